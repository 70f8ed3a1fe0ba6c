"""Section 707, copies of permanents: copiable values, copies of copies, exceptions."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.view import View

_NEVER = {
    "counters": "copy-has-no-counters",
    "effects": "copy-has-no-effects",
    "attachments": "copy-has-no-attachments",
    "tapped": "copy-has-no-status",
}


@rule("707.2", "copying_permanent", "copied_values")
def copy_has_copiable_values(view: View, moment: Moment) -> Iterator[Consequence]:
    """707.2: a copy has what is printed on the original, as copy effects changed it; nothing else."""
    host = (("host", moment.hosts[0]),)
    if moment.kind == "copying_permanent":
        if moment.detail != "copy":
            yield Consequence(
                "copied", moment.subject, other=moment.hosts[0], message="copy-is-as-printed", params=host
            )
        return
    never = _NEVER.get(moment.detail)
    if never is not None:
        yield Consequence("not_copied", moment.subject, other=moment.detail, message=never, params=host)
        return
    copy = view.state.objects[moment.subject]
    if moment.detail in ("name", "types", "size", "abilities"):
        yield Consequence(
            "copied", copy.id, other=moment.detail, message="copy-has-what-is-printed", params=host
        )
        return
    has = moment.detail in copy.keywords or bool(getattr(copy, moment.detail, False))
    yield Consequence(
        "copied" if has else "not_copied",
        copy.id,
        other=moment.detail,
        message="copy-has-printed-ability" if has else "copy-has-not-that-ability",
        params=host,
    )


@rule("707.3", "copying_permanent")
def copy_of_a_copy(view: View, moment: Moment) -> Iterator[Consequence]:
    """707.3: what was copied becomes the copy's own copiable values; who copies the copy gets them too."""
    if moment.detail == "copy":
        yield Consequence(
            "copied",
            moment.subject,
            other=f"copy {moment.hosts[0]}",
            message="copy-of-a-copy",
            params=(("host", moment.hosts[0]),),
        )
