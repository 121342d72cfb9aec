"""One running match: submitting actions, the journal on disk, the clock, settings. No Qt."""
