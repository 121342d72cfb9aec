"""Tests of what phones and the computer say to one another. They run without Qt and without sockets."""
