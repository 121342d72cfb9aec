"""The players of Chrononauts and Artifaxx."""
