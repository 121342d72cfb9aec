"""Deals of Solonauts: whether one can be won, how hard it is, and a bank of those that can."""
