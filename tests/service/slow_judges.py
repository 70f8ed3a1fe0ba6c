"""Judges for tests of the queue: what they do is written in the question."""

import os
import time

from subrule.answering.answer import Answer


class SlowJudge:
    """Sleeps, ends its process, or fails, as the question says."""

    def ask(self, question, language=None, *, passages=False):
        word, _, value = question.partition(" ")
        if word == "sleep":
            time.sleep(float(value))
        elif word == "end":
            os._exit(3)
        elif word == "fail":
            raise ValueError("secret words")
        return Answer(question, language or "en", "undecided", "none", "", understood=str(os.getpid()))

    def weighed(self, question, language):
        return []

    def search(self, query, language, count):
        return []


def open_slow():
    return SlowJudge()


def open_never():
    raise RuntimeError("no judge today")
