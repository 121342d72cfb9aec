"""The two small games of the box: each says what it changes, and takes the rest as it is (R-1301)."""
