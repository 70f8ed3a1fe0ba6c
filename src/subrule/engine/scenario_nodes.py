"""Reading YAML nodes one by one, so that every refusal can name the line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import yaml

from subrule.errors import InputError


@dataclass(frozen=True, slots=True)
class NodeReader:
    """Reads YAML nodes and refuses with the line.

    Attributes:
        name: name of the file, for messages.
    """

    name: str

    def refuse(self, node: yaml.Node, what: str) -> InputError:
        """Make the error that names file, line and remedy."""
        return InputError(f"{self.name}, line {node.start_mark.line + 1}: {what}", code="bad_scenario")

    def mapping(self, node: yaml.Node, keys: tuple[str, ...] | None, where: str) -> dict[str, yaml.Node]:
        """Read a mapping with the given keys (any, if None), each once."""
        if not isinstance(node, yaml.MappingNode):
            raise self.refuse(node, f"{where} must be a list of keys with values")
        found: dict[str, yaml.Node] = {}
        for key_node, value in node.value:
            key = self.text(key_node)
            if keys is not None and key not in keys:
                raise self.refuse(key_node, f"unknown key {key!r} in {where}; use one of: {', '.join(keys)}")
            if key in found:
                raise self.refuse(key_node, f"key {key!r} stands twice in {where}; keep one")
            found[key] = value
        return found

    def roles(
        self, fields: Mapping[str, yaml.Node], kind: str, known: tuple[str, ...]
    ) -> Iterator[tuple[str, yaml.Node]]:
        """Give the roles of a question with their nodes.

        Args:
            fields: what stands under ``question``.
            kind: kind of the question.
            known: the roles that its kind has.

        Raises:
            InputError: for a role that it does not have.
        """
        for key, node in fields.items():
            if key == "kind":
                continue
            if key not in known:
                remedy = f"use: {', '.join(known)}" if known else "use: nothing further"
                raise self.refuse(node, f"a question of kind {kind} has no {key}; {remedy}")
            yield key, node

    def text(self, node: yaml.Node) -> str:
        """Read one word or sentence."""
        if not isinstance(node, yaml.ScalarNode):
            raise self.refuse(node, "one word or sentence is expected here")
        return str(node.value)

    def texts(self, node: yaml.Node) -> tuple[str, ...]:
        """Read one word or a list of them."""
        if isinstance(node, yaml.SequenceNode):
            return tuple(self.text(n) for n in node.value)
        return (self.text(node),) if self.text(node) else ()

    def flag(self, node: yaml.Node) -> bool:
        """Read yes or no."""
        word = self.text(node).lower()
        if word in ("true", "yes"):
            return True
        if word in ("false", "no"):
            return False
        raise self.refuse(node, f"{word!r} is neither yes nor no; write yes or no")

    def one_of(self, node: yaml.Node, allowed: tuple[str, ...], what: str) -> str:
        """Read one of the allowed words."""
        word = self.text(node)
        if word not in allowed:
            raise self.refuse(node, f"{word!r} is no {what}; use one of: {', '.join(allowed)}")
        return word

    def some_of(self, node: yaml.Node, allowed: tuple[str, ...], what: str) -> frozenset[str]:
        """Read any of the allowed words."""
        for part in node.value if isinstance(node, yaml.SequenceNode) else (node,):
            if self.text(part):
                self.one_of(part, allowed, what)
        return frozenset(self.texts(node))

    def whole(self, node: yaml.Node) -> int:
        """Read a whole number of nine digits at most."""
        word = self.text(node)
        if not re.fullmatch(r"-?[0-9]{1,9}", word):
            raise self.refuse(node, f"{word[:40]!r} is not a whole number; write digits")
        return int(word)


# -- from text to nodes ----------------------------------------------------------------------------

MAX_DEPTH = 32
"""Deepest nesting that is read; no scenario needs a quarter of it."""

_Loader = type[yaml.SafeLoader] | type[yaml.CSafeLoader]

_FAST: _Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Reads ten times as fast where it is installed; what it cannot read the other one refuses with a reason."""


def compose(name: str, text: str) -> yaml.Node | None:
    """Compose the nodes of a text; None if it is empty.

    Args:
        name: the file's name for messages.
        text: YAML without anchors and aliases.

    Raises:
        InputError: with line and remedy, if it is not that.
    """
    try:
        return _composed(name, text, _FAST)
    except (yaml.YAMLError, RecursionError, ValueError):
        return _composed_or_refused(name, text)


def _composed(name: str, text: str, loader: _Loader) -> yaml.Node | None:
    depth = 0
    for event in yaml.parse(text, Loader=loader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > MAX_DEPTH:
            # Refused while it is read: the time that deep texts take grows with the square of the depth.
            raise RecursionError
        if isinstance(event, yaml.AliasEvent):
            line = event.start_mark.line + 1 if event.start_mark else 1
            raise InputError(
                f"{name}, line {line}: aliases (*name) are not accepted; write the value out",
                code="bad_scenario",
            )
    root: yaml.Node | None = yaml.compose(text, Loader=loader)
    return root


def _composed_or_refused(name: str, text: str) -> yaml.Node | None:
    try:
        return _composed(name, text, yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise InputError(
            f"{name}, line {line}: not valid YAML ({error.problem}); check indentation and quotes",
            code="bad_scenario",
        ) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        what = f"character {ord(error.character):#x}" if isinstance(error.character, str) else "a character"
        raise InputError(
            f"{name}, line {line}: {what} is not allowed in YAML; remove it", code="bad_scenario"
        ) from None
    except (yaml.YAMLError, RecursionError):
        raise InputError(
            f"{name}, line 1: nested too deep or not valid YAML; a scenario needs four levels",
            code="bad_scenario",
        ) from None
