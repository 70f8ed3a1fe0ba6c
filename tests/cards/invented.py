"""A small card file of our own invention, in the format of AtomicCards."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any


def face(name: str, type_line: str, text: str = "", **more: Any) -> dict[str, Any]:
    left, _, right = type_line.partition(" — ")
    supertypes = [word for word in left.split() if word in ("Legendary", "Basic", "Snow")]
    foreign = [
        {"language": language, "name": other, "type": "", "text": ""}
        for language, other in more.pop("foreign", {}).items()
    ]
    return {
        "name": name,
        "type": type_line,
        "supertypes": supertypes,
        "types": [word for word in left.split() if word not in supertypes],
        "subtypes": right.split(),
        "text": text,
        "layout": "normal",
        "colors": [],
        "colorIdentity": [],
        "manaValue": 2.0,
        "foreignData": foreign,
        **more,
    }


CARDS = [
    face(
        "Harvold Meadow Ox", "Creature — Ox", power="2", toughness="2", colors=["G"], manaCost="{1}{G}",
        foreign={"Spanish": "Buey del Prado de Harvold", "French": "Bœuf du pré de Harvold",
                 "German": "Harvolds Wiesenochse", "Japanese": "ハーヴォルドの雄牛"},
    ),
    face("Thornback Sentinel", "Creature — Beast", "Deathtouch", power="3", toughness="3", colors=["B"],
         keywords=["Deathtouch"]),
    face("Skyward Lantern", "Creature — Angel", "Flying, vigilance (It stays untapped.)", power="4",
         toughness="4", colors=["W"], keywords=["Flying", "Vigilance"],
         foreign={"Spanish": "Farol hacia el cielo", "French": "Lanterne vers le ciel"}),
    face("Gate Warden of Ruhl", "Legendary Creature — Human Knight", "Protection from red and from black",
         power="2", toughness="3", colors=["W"]),
    face("Murmur", "Instant", "Destroy target creature.", colors=["B"]),
    face("Deathtouch", "Sorcery", "Each player draws a card."),
    face("Verdant Shackle", "Enchantment — Aura", "Enchant creature", colors=["G"]),
    face("Ember Yoke", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.", colors=["R"]),
    face("Sealed Wyrm", "Creature — Wurm", "This spell can't be countered.\nTrample", power="5",
         toughness="5", colors=["G"]),
    face("Lumen Sprout", "Creature — Elf", "{T}: Add {G}.", power="1", toughness="1", colors=["G"]),
    face("Quiet Mimic", "Creature — Shapeshifter", "Quiet Mimic's power is equal to your life total.",
         power="*", toughness="2"),
    face("Low Knell", "Instant", "Draw a card.", foreign={"Spanish": "Golpe sordo"}),
    face("Dull Blow", "Sorcery", "Draw a card.", foreign={"Spanish": "Golpe sordo"}),
]  # fmt: skip
SPLIT = [
    {**face("Cinder // Rainfall", "Instant", "Cinder deals 2 damage to any target.", side="a"),
     "faceName": "Cinder", "layout": "split", "faceManaValue": 1.0},
    {**face("Cinder // Rainfall", "Sorcery", "Draw two cards.", side="b"), "faceName": "Rainfall",
     "layout": "split", "faceManaValue": 3.0, "manaValue": 4.0},
]  # fmt: skip
DATA: dict[str, list[dict[str, Any]]] = {card["name"]: [card] for card in CARDS} | {
    "Cinder // Rainfall": SPLIT
}


def content(data: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"meta": {"date": "2031-04-05", "version": "5.9.9"}, "data": DATA if data is None else data}


def write(path: Path, data: dict[str, Any] | None = None) -> Path:
    text = json.dumps(content(data), ensure_ascii=False).encode()
    path.write_bytes(gzip.compress(text) if path.suffix == ".gz" else text)
    return path
