"""The page of the phones in a real browser, by touch, without the program."""
