"""Plays the games of rivals, Chrononauts and Artifaxx."""
