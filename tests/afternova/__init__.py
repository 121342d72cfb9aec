"""AfterNova's rules; the positions and rule tests are written from docs/afternova.md alone."""
