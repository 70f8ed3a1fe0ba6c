"""Products of matrices run on one thread while a block asks for it, and as before afterwards."""

import numpy as np
import pytest
from threadpoolctl import ThreadpoolController

from subrule.retrieval.threads import one_thread_a_product


def numpy_threads():
    return [each["num_threads"] for each in ThreadpoolController().info() if each["user_api"] == "blas"]


def test_limit_lasts_until_the_last_block_ends():
    assert np.ones((2, 2)).sum() == 4
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
