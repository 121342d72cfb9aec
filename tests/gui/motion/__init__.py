"""Everything that moves and sounds."""
