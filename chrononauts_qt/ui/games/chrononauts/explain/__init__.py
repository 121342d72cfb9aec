"""The pages beside the board that say why."""
