"""Products of matrices run on one thread while a block asks for it, and as before afterwards."""

import numpy as np
import pytest
from threadpoolctl import ThreadpoolController

from subrule.retrieval.threads import one_thread_a_product


def numpy_threads():
    """Threads of numpy's own library; others may be loaded meanwhile."""
    assert np.ones((2, 2)).sum() == 4
    known = [each for each in ThreadpoolController().info() if each["user_api"] == "blas"]
    own = [each["num_threads"] for each in known if "numpy" in each["filepath"]]
    if not own:
        pytest.skip("numpy here has a library of products that tells no number of threads")
    return own


def test_limit_lasts_until_the_last_block_ends():
    before = numpy_threads()
    with one_thread_a_product():
        with one_thread_a_product():
            assert set(numpy_threads()) == {1}
        assert set(numpy_threads()) == {1}
    assert numpy_threads() == before


def test_limit_ends_when_the_block_fails():
    before = numpy_threads()
    with pytest.raises(ValueError, match="broken"), one_thread_a_product():
        raise ValueError("broken")
    assert numpy_threads() == before
