"""What any table is made of: desk, curtain, controllers, bots, take-back. It knows no game."""
