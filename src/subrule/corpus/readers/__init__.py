"""Readers: one a layout. What they look for is in ``corpus/languages``; what is damaged is refused whole."""
