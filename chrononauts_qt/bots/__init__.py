"""Players made of rules: they see what a seat sees, and nothing else."""
