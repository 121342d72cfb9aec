"""What explains the table: badges, Why?, previews, lines of cause, what happened meanwhile."""
