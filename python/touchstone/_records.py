# SPDX-License-Identifier: GPL-3.0-or-later
"""Annotations, documents and records of errors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, Mapping, Optional, Tuple


@dataclass(frozen=True)
class Span:
    """An annotation: a typed stretch of a text.

    Attributes
    ----------
    start, end : int
        Offsets in code points, as Python counts; the end is exclusive.
    type : str
        Its type, as the file or the data have it.
    text : str
        Its words.
    id : str
        Its id in the file; empty where it has none.
    links : tuple of str
        Ids that it is linked with, the best candidate first.
    score : float or None
        How sure the system is; None where it does not tell.
    fragments : tuple of (int, int)
        The pieces of an annotation with gaps; empty where it is one piece.
    """

    start: int
    end: int
    type: str
    text: str = ""
    id: str = ""
    links: Tuple[str, ...] = ()
    score: Optional[float] = None
    fragments: Tuple[Tuple[int, int], ...] = ()

    @classmethod
    def _of(cls, entity: Mapping[str, Any]) -> "Span":
        return cls(entity["start"], entity["end"], entity["type"], entity.get("text") or "", entity.get("id") or "",
                   tuple(entity.get("links") or ()), entity.get("score"),
                   tuple((first, last) for first, last in entity.get("fragments") or ()))


@dataclass(frozen=True)
class Document:
    """A document of a corpus.

    Attributes
    ----------
    name : str
        What errors and tables call it.
    text : str
        Its text; of lists of tags without tokens a placeholder.
    spans : tuple of Span
        Its annotations, in the order of the file.
    """

    name: str
    text: str
    spans: Tuple[Span, ...]


@dataclass(frozen=True)
class ErrorRecord:
    """A gold and a system annotation that were paired, or one that has no partner.

    Attributes
    ----------
    document : str
        The document's name.
    outcome : str
        ``"COR"``, ``"INC"``, ``"PAR"``, ``"MIS"`` or ``"SPU"`` under the scheme that was asked for.
    error_type : str
        What is wrong whatever the scheme: ``"type"``, ``"boundary"``, ``"split"``, ``"missing"`` …
    gold, system : Span or None
        The two annotations; None where there is none.
    tags : tuple of str
        ``"split-part"``, ``"merge-part"``.
    left, right : str
        The text before and behind it.
    """

    document: str
    outcome: str
    error_type: str
    gold: Optional[Span]
    system: Optional[Span]
    tags: Tuple[str, ...] = ()
    left: str = ""
    right: str = ""

    @classmethod
    def _of(cls, record: Mapping[str, Any], context: Tuple[str, str]) -> "ErrorRecord":
        gold, system = record["gold"], record["system"]
        return cls(record["document"], record["outcome"], record["error_type"], None if gold is None else Span._of(gold),
                   None if system is None else Span._of(system), tuple(record["tags"]), *context)

    def __str__(self) -> str:
        def shown(span: Optional[Span]) -> str:
            return "nothing" if span is None else f"{span.type} \u201c{span.text}\u201d ({span.start}\u2013{span.end})"

        return f"{self.document}: {self.outcome} {self.error_type}: gold {shown(self.gold)}, system {shown(self.system)}"

    def to_dict(self) -> Dict[str, Any]:
        """Return it as one flat dict.

        Returns
        -------
        dict
            With the columns of `Errors.to_pandas`.
        """
        gold, system = self.gold, self.system
        return {
            "document": self.document, "outcome": self.outcome, "error_type": self.error_type,
            "gold_type": gold and gold.type, "system_type": system and system.type,
            "gold_start": gold and gold.start, "gold_end": gold and gold.end,
            "system_start": system and system.start, "system_end": system and system.end,
            "gold_text": gold and gold.text, "system_text": system and system.text, "left": self.left, "right": self.right,
        }
