"""AfterNova: the rules of docs/afternova.md."""
