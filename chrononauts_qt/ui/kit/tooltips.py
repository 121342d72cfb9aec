"""Words that are shown as they stand, whatever a stranger's saved game calls a player or itself."""

from __future__ import annotations


def plain_tip(words: str) -> str:
    """Return the words of a tooltip, which Qt would lay out as a page if they look like one to it."""
    if "<" not in words:
        return words
    from html import escape  # hardly anybody is called so: a start does without

    return f'<p style="white-space: pre-wrap">{escape(words)}</p>'
