# SPDX-License-Identifier: GPL-3.0-or-later
"""What notebooks show: escaped text with inline styles, no scripts, at most 25 rows."""

from __future__ import annotations

import html
from typing import Iterable, List, Optional, Sequence, Tuple

MOST_ROWS = 25


def escape(text: str) -> str:
    return html.escape(text)


_TABLE = "border-collapse:collapse;font-size:90%"
_CELL = "text-align:left;padding:2px 8px;border-bottom:1px solid #8884;vertical-align:top"
_NUMBER = _CELL.replace("left", "right", 1)
# Colours never stand alone: letters say whose a mark is, codes say what an outcome is. Readable on light and on dark ground.
_GOLD = "border-bottom:3px solid #d39e00"
_SYSTEM = "border-top:3px dotted #1f7ae0"
_OUTCOMES = {"COR": "#2e9e5b", "INC": "#d9534f", "PAR": "#c98a00", "MIS": "#b04fc0", "SPU": "#2f82d0"}


def boxed(content: str) -> str:
    """Around everything: the class keeps formulas from being read into the text."""
    return f'<div class="tex2jax_ignore mathjax_ignore">{content}</div>'


def note(text: str) -> str:
    return f'<p style="margin:4px 0;opacity:.8">{escape(text)}</p>'


def outcome(code: str) -> str:
    return f'<b style="color:{_OUTCOMES.get(code, "inherit")}">{escape(code)}</b>'


def marked(pieces: Iterable[Tuple[str, bool, bool]]) -> str:
    """Text in pieces: what the gold has is underlined and begins with a raised G, what the system has is overlined with an S."""
    result: List[str] = []
    in_gold = in_system = False
    for words, gold, system in pieces:
        letters = ("G" if gold and not in_gold else "") + ("S" if system and not in_system else "")
        in_gold, in_system = gold, system
        style = ";".join(style for style, on in ((_GOLD, gold), (_SYSTEM, system)) if on)
        letter = f'<sup style="font-size:70%;opacity:.8">{letters}</sup>' if letters else ""
        result.append(f'{letter}<span style="{style}">{escape(words)}</span>' if style else escape(words))
    return "".join(result)


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[bool] = ()) -> str:
    """A table of cells that are HTML already."""
    styles = [_NUMBER if place < len(numbers) and numbers[place] else _CELL for place in range(len(headings))]
    head = "".join(f'<th style="{style}">{escape(heading)}</th>' for style, heading in zip(styles, headings))
    body = "".join("<tr>" + "".join(f'<td style="{style}">{cell}</td>' for style, cell in zip(styles, row)) + "</tr>" for row in rows)
    return f'<table style="{_TABLE}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def number(value: Optional[float]) -> str:
    """As the window shows it: counts whole, ratios with three decimals, what is undefined as a dash."""
    if value is None:
        return "\u2013"
    return str(value) if isinstance(value, int) else f"{value:.3f}"


def more(shown: int, whole: int, what: str) -> str:
    return note(f"{shown} of {whole} {what}.") if whole > shown else ""
