"""Finding rules by meaning: embedding, vectors, the index and the search over it."""
