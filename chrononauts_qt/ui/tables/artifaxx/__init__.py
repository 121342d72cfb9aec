"""The table of Artifaxx: a lost-property counter."""
