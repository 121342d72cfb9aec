"""One-line faults planted in the program, and the tests that find them: `python3 dev.py soak faults`."""
