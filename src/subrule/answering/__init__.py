"""Answering: the judge, the answer contract, quoting and telling."""
