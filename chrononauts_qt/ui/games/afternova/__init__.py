"""AfterNova in the window: its table, its words and what the shelf shows of it."""
