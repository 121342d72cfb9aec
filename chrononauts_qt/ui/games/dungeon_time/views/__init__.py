"""What is drawn of Dungeon Time."""
