"""Card data that the user loads: reading, keeping, finding names in a text. The project ships no card."""
