"""The proof of the Windows program in Wine; `python3 packaging/prove_windows.py` is its door."""
