"""The players made of rules."""
