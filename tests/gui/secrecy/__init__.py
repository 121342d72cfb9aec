"""Experience 3.8, line by line, for both games of rivals: what nobody may learn who only walks by."""
