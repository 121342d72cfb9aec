"""The whole table in its window: drags, keys, screen readers, secrecy, flow."""
