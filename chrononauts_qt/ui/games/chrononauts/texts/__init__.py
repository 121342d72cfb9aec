"""The words of the cards, plays and events of the box."""
