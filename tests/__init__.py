"""The tests of Chrononauts Qt; they mirror the package."""
