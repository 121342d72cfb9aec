"""What stands between the tables of the box and their match: who may do what, and what is armed."""
