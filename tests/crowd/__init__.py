"""Phones without a browser, in processes of their own: for `dev.py bench phones` and `dev.py soak phones`."""
