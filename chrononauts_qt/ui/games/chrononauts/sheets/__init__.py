"""The questions that lie over the table."""
