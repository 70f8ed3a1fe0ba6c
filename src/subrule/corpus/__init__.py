"""The texts: rule numbers, records, readers, cross-references, the look-up store and the library."""
