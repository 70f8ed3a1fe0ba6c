"""A damaged page is refused whole, with one line that names file, line and remedy."""

import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from subrule.corpus.number import RuleNumber
from subrule.corpus.pages import Document, DocumentText, ingest, pages_folder, read_alignment, read_manifest
from subrule.errors import DamagedSourceError

SPANISH = "000_68e603e08dc3fe1c.txt"
BARE = "001_06e47c1365b826bf.txt"
FRENCH = "002_9783b00ffba0ddb4.txt"
MANIFEST = read_manifest(pages_folder() / "manifest.toml")
ALIGNMENT = read_alignment(pages_folder() / "alignment.tsv")
ORIGINAL = {name: (pages_folder() / name).read_bytes() for name in MANIFEST}


def refused(tmp_path, name, content):
    """Ingest a good document and then the damaged one; give the error's line."""
    data = content.encode() if isinstance(content, str) else content
    (tmp_path / name).write_bytes(data)
    good = next(n for n in (SPANISH, BARE) if n != name)
    (tmp_path / good).write_bytes(ORIGINAL[good])
    with pytest.raises(DamagedSourceError) as error:
        ingest([tmp_path / good, tmp_path / name], MANIFEST, ALIGNMENT)
    message = str(error.value)
    assert "\n" not in message
    assert str(tmp_path / name) in message
    assert re.search(r", line \d+: .+; .+; nothing was taken from it$", message)
    return message


def text(name):
    return ORIGINAL[name].decode()


def without_line(content, start):
    lines = content.split("\n")
    kept = [line for line in lines if not line.startswith(start)]
    assert len(kept) < len(lines)
    return "\n".join(kept)


def doubled_line(content, start):
    lines = content.split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith(start))
    return "\n".join([*lines[: place + 1], "", *lines[place:]])


@pytest.mark.parametrize(
    ("name", "start", "expected"),
    [
        (SPANISH, "Regla 303.4", "landmark 'Regla 303.4 · …' is missing"),
        (SPANISH, "Subreglas", "landmark 'Subreglas' is missing"),
        (BARE, "Subreglas", "landmark 'Subreglas' is missing"),
        (SPANISH, "Algunos encantamientos", "no introduction"),
        (FRENCH, "Aura - Magic", "is missing"),
        (FRENCH, "Lexique", "landmark 'Lexique' is missing"),
        (FRENCH, "le , par", "is missing"),
        (FRENCH, "Avant la 9ème", "is missing"),
        (FRENCH, "Depuis la 9ème", "is missing"),
        (FRENCH, "Dans les deux cas", "is missing"),
        (FRENCH, "La traduction française", "is missing"),
        (FRENCH, "La version originale", "is missing"),
        (FRENCH, "Alors c'était comment", "is missing"),
        (FRENCH, "Enchanter : créature ou", "the wording that it announces is missing"),
    ],
)
def test_missing_landmark(tmp_path, name, start, expected):
    assert expected in refused(tmp_path, name, without_line(text(name), start))


@pytest.mark.parametrize(
    ("name", "start", "expected"),
    [
        (SPANISH, "Subreglas", "a second time"),
        (SPANISH, "Regla 303.4", "a second page"),
        (FRENCH, "La traduction française", "a second time"),
        (FRENCH, "Alors c'était comment", None),
    ],
)
def test_double_landmark(tmp_path, name, start, expected):
    content = doubled_line(text(name), start)
    if expected is None:  # what comes after the end is not read
        (tmp_path / name).write_text(content, encoding="utf-8")
        assert len(ingest([tmp_path / name], MANIFEST, ALIGNMENT).records) == 18
        return
    assert expected in refused(tmp_path, name, content)


def test_duplicate_letter(tmp_path):
    assert "duplicate letter" in refused(tmp_path, SPANISH, doubled_line(text(SPANISH), "Un hechizo de Aura"))
    assert "duplicate number 303.4c" in refused(
        tmp_path, FRENCH, doubled_line(text(FRENCH), "303.4c Si une aura")
    )
    renamed = text(FRENCH).replace("303.4d Une aura", "303.4c Une aura")
    assert "duplicate number 303.4c" in refused(tmp_path, FRENCH, renamed)


def test_gap(tmp_path):
    shorter = without_line(text(SPANISH), "Un hechizo de Aura")
    assert "a gap: subrules are missing (11 found" in refused(tmp_path, SPANISH, shorter)
    assert "a gap: 303.4c is missing before 303.4d" in refused(
        tmp_path, FRENCH, without_line(text(FRENCH), "303.4c Si une aura")
    )
    assert "a gap: 303.4h shall be the last" in refused(
        tmp_path, FRENCH, without_line(text(FRENCH), "303.4h If an effect")
    )


def test_letters_that_the_book_skips(tmp_path):
    assert "skip l and o" in refused(tmp_path, FRENCH, text(FRENCH).replace("303.4h Si", "303.4l Si"))


def test_too_many_paragraphs(tmp_path):
    longer = text(SPANISH).replace(
        "Otras reglas de este apartado",
        "Esta frase de más no es de la regla.\n\nOtras reglas de este apartado",
    )
    assert "too many paragraphs (13 found" in refused(tmp_path, SPANISH, longer)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        (SPANISH, "Un hechizo de Aura requiere un objetivo, que queda definido por su habilidad de encantar.",
         "A spell of this kind needs the target that is named by its own ability."),
        (FRENCH, "303.4b L'objet ou le joueur auquel",
         "303.4b The object and the player that it is on, or that"),
        (FRENCH, "303.4a An Aura spell requires a target, which is restricted by its enchant ability.",
         "303.4a Ce sort demande une cible, et la capacité en dit plus sur le choix."),
    ],
)  # fmt: skip
def test_mixed_languages(tmp_path, name, old, new):
    content = text(name)
    assert old in content
    if name == FRENCH and "objet" in old:
        line = next(line for line in content.split("\n") if line.startswith(old))
        old, new = line, f"{new} is of the kind."
    assert "mixed languages" in refused(tmp_path, name, content.replace(old, new, 1))


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "utf-16"])
def test_wrong_encoding(tmp_path, encoding):
    content = text(SPANISH).replace("«", '"').replace("»", '"')
    message = refused(tmp_path, SPANISH, content.encode(encoding, errors="replace"))
    assert "the encoding is not UTF-8" in message
    assert "line 1:" in message  # the dot in the heading


@pytest.mark.parametrize(
    "damage",
    [
        lambda t: t.encode().decode("cp1252", errors="replace"),
        lambda t: t.replace("á", "\ufffd"),
        lambda t: t.replace("objeto", "obj\x00eto", 1),
    ],
)
def test_traces_of_a_wrong_encoding(tmp_path, damage):
    assert "characters of a wrong encoding" in refused(tmp_path, SPANISH, damage(text(SPANISH)))


def test_lost_accents(tmp_path):
    bare = re.sub("[áéíóúüñÁÉÍÓÚÑ]", "", text(SPANISH))
    assert "accented letters are lost" in refused(tmp_path, SPANISH, bare)


@pytest.mark.parametrize("content", ["", "\n \n\t\n", "\ufeff"])
def test_empty_file(tmp_path, content):
    assert "the file is empty" in refused(tmp_path, SPANISH, content)


def test_absent_file(tmp_path):
    with pytest.raises(DamagedSourceError, match=r"cannot be read .*restore the file"):
        ingest([tmp_path / SPANISH], MANIFEST)


def test_page_of_another_rule(tmp_path):
    message = refused(tmp_path, SPANISH, text(SPANISH).replace("Regla 303.4 ·", "Regla 303.5 ·"))
    assert "the page is about 303.5, not 303.4" in message


def test_cut_and_wrapped_paragraphs(tmp_path):
    cut = text(SPANISH)[: text(SPANISH).index("ese jugador elige qué va")]
    assert "cut or wrapped" in refused(tmp_path, SPANISH, cut)
    wrapped = text(SPANISH).replace("o jugador al que un Aura", "o\njugador al que un Aura", 1)
    assert "cut or wrapped" in refused(tmp_path, SPANISH, wrapped)


def test_example_without_subrule(tmp_path):
    early = text(BARE).replace("Subreglas\n", "Subreglas\nEjemplo: Esto no es de ninguna de las reglas.\n")
    assert "an example stands before the first subrule" in refused(tmp_path, BARE, early)


def test_lettered_paragraphs_in_a_letterless_layout(tmp_path):
    content = text(BARE).replace(
        "\nSi el objeto que se está resolviendo no", "\na. Si el objeto que se está resolviendo no"
    )
    assert "carries a number or letter" in refused(tmp_path, BARE, content)


def test_an_unnumbered_paragraph_among_numbered_ones(tmp_path):
    content = text(FRENCH).replace("303.4c Si une aura", "Publicité pour les amis.\n\n303.4c Si une aura")
    assert "a paragraph without its number" in refused(tmp_path, FRENCH, content)


@pytest.mark.parametrize("name", list(MANIFEST))
@pytest.mark.parametrize("ends", ["\r\n", "\r"])
def test_other_line_ends_and_a_byte_order_mark_are_no_damage(tmp_path, name, ends):
    (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + text(name).replace("\n", ends).encode())
    again = ingest([tmp_path / name], MANIFEST, ALIGNMENT)
    assert again == ingest([pages_folder() / name], MANIFEST, ALIGNMENT)


def test_blank_lines_may_differ(tmp_path):
    (tmp_path / SPANISH).write_text(re.sub(r"\n\n+", "\n", text(SPANISH)), encoding="utf-8")
    again = ingest([tmp_path / SPANISH], MANIFEST, ALIGNMENT).records
    assert [r.text for r in again] == [r.text for r in ingest([pages_folder() / SPANISH], MANIFEST).records]


def mutate(data, edits):
    for kind, place, other, junk in edits:
        a, b = sorted((place % (len(data) + 1), other % (len(data) + 1)))
        if kind == "cut":
            data = data[:a] + data[b:]
        elif kind == "double":
            data = data[:b] + data[a:b][:4000] + data[b:]
        elif kind == "insert":
            data = data[:a] + junk + data[a:]
        else:
            data = data[b:] + data[:a]
    return data


EDITS = st.lists(
    st.tuples(
        st.sampled_from(["cut", "double", "insert", "turn"]),
        st.integers(0, 9000),
        st.integers(0, 9000),
        st.one_of(
            st.binary(max_size=6), st.sampled_from([b"\n", b"\n\n", b"Subreglas\n", b"Ejemplo: ", b"303.4e "])
        ),
    ),
    min_size=1,
    max_size=4,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(name=st.sampled_from(sorted(MANIFEST)), edits=EDITS)
def test_a_mutated_page_is_read_or_refused_in_one_line(name, edits):
    data = mutate(ORIGINAL[name], edits)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_bytes(data)
        message, found = "", None
        try:
            found = ingest([path], MANIFEST, ALIGNMENT)
        except DamagedSourceError as error:
            message = str(error)
        if found is None:
            assert "\n" not in message
            assert f"{path}, line " in message
        else:
            assert len(found.records) == sum(1 for key in ALIGNMENT if key[0] == name)


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(content):
    manifest = {
        "x.txt": Document("x.txt", "letterless_page", "es", RuleNumber(303, 4), (DocumentText("es"),))
    }
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.txt")
        path.write_text(content, encoding="utf-8", errors="replace")
        with pytest.raises(DamagedSourceError):
            ingest([path], manifest)
