"""The page of the end."""
