"""What a strong player would do."""
