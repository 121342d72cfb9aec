"""The table of Solonauts: travellers, drops, the way back, whole journeys."""
