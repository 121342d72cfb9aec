"""Tests of the windows: offscreen, and those marked `xcb` on a real X display."""
