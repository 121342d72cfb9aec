"""Players of AfterNova: docs/afternova_bots.md."""
