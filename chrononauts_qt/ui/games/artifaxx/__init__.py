"""The table of Artifaxx."""
