"""What explains the table."""
