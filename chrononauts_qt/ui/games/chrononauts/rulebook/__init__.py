"""Pictures, examples and places of the rules of the box."""
