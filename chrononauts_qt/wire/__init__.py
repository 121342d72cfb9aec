"""What a phone and the computer say to one another; knows no game, no Qt, no files and no clock."""
