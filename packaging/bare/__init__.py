"""The test of the Linux packages in a bare Debian root; `python3 packaging/bare_root.py` is its door."""
