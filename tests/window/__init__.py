"""A monkey in the real window: it sees what a player sees, and does what a player and a computer can do."""
