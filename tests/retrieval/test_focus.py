"""Focus: what texts of one rule differ in does not count."""

import numpy as np

from subrule.retrieval.focus import Focus, learn_focus


def unit(rows):
    rows = np.asarray(rows, np.float64)
    return (rows / np.linalg.norm(rows, axis=1, keepdims=True)).astype(np.float32)


def two_languages():
    """Five rules, each told in two languages that differ in the last direction only."""
    generator = np.random.default_rng(7)
    rules = generator.normal(size=(5, 6))
    rules[:, -1] = 0
    english, french = rules.copy(), rules.copy()
    english[:, -1], french[:, -1] = 1.5, -1.5
    return unit(np.vstack([english, french])), [*range(5), *range(5)]


def test_direction_in_which_a_rule_s_texts_differ_is_shrunk():
    vectors, groups = two_languages()
    focus = learn_focus(vectors, groups)
    plain = [float(vectors[i] @ vectors[i + 5]) for i in range(5)]
    focused = focus.apply(vectors)
    assert all(float(focused[i] @ focused[i + 5]) > plain[i] for i in range(5))
    assert [int((focused[5:] @ focused[i]).argmax()) for i in range(5)] == list(range(5))


def test_focused_vectors_have_length_one_and_a_query_alone_is_the_same():
    vectors, groups = two_languages()
    focus = learn_focus(vectors, groups)
    np.testing.assert_allclose(np.linalg.norm(focus.apply(vectors), axis=1), 1, atol=1e-6)
    np.testing.assert_allclose(focus.apply_to_query(vectors[3]), focus.apply(vectors)[3], atol=1e-6)


def test_nothing_to_learn_from_changes_nothing():
    vectors = unit([[1, 2, 3], [3, 2, 1]])
    for focus in (learn_focus(vectors, [0, 1]), learn_focus(vectors[:0], [])):
        np.testing.assert_allclose(focus.apply(vectors), vectors, atol=1e-6)


def test_focus_from_disk_is_the_same(tmp_path):
    vectors, groups = two_languages()
    focus = learn_focus(vectors, groups)
    focus.write(tmp_path)
    np.testing.assert_array_equal(Focus.read(tmp_path).apply(vectors), focus.apply(vectors))
