"""The newspaper of the world as a game has left it."""
