"""How many threads the numerical libraries use; to be settled before any of them is imported."""

from __future__ import annotations

import os
from typing import Final

SETTINGS: Final = {
    # The products of one question are small: a second thread spins more than it computes, and takes the
    # processor from the process beside it. Of 360 questions none was answered in other bytes.
    "OPENBLAS_NUM_THREADS": "1",
    # Waiting threads must not spin where processes share the cores.
    "OMP_WAIT_POLICY": "passive",
}
"""Variable → value; one that is set already stays."""


def settle_threads() -> None:
    """Set what is not set."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
