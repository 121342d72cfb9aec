"""What its views show, as models."""
