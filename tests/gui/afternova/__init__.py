"""AfterNova in the window."""
