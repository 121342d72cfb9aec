"""Tests of the kernel, the rules and the project's own tools. They run without Qt."""
