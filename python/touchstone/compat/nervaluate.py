# SPDX-License-Identifier: GPL-3.0-or-later
"""The calls of nervaluate 1.1.0, and with ``version="0.1"`` those of 0.1.8: same arguments, same numbers, from Touchstone's core.

``from touchstone.compat.nervaluate import Evaluator`` in the place of ``nervaluate``. Ends are inclusive, as there.

The numbers are those releases' to the last fault: of two documents or more, 1.1.0 computes precision, recall and F1 of the scheme ``partial`` as if partial matches
counted nothing (the counts are right); ``touchstone.score(…, preset="semeval-2013")`` counts them half. Only the details of missed entities in
`Evaluator.summary_report_indices` differ: they are the gold's, where nervaluate looks among the predictions.
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass, field, fields
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

from touchstone import _core

_CATEGORIES = ("correct", "incorrect", "partial", "missed", "spurious")
_SCHEMES = {"strict": "strict", "partial": "partial", "ent_type": "type", "exact": "exact"}  # nervaluate's name: ours
_SCHEMES_OF_0_1 = ("strict", "ent_type", "partial", "exact")
_HEADINGS = ("Correct", "Incorrect", "Partial", "Missed", "Spurious", "Precision", "Recall", "F1-Score")
_COLORS = {"Correct": "92", "Incorrect": "91", "Partial": "93", "Missed": "95", "Spurious": "94"}
Places = List[Tuple[int, int]]


@dataclass(unsafe_hash=True)
class Entity:
    """An annotation; the end is inclusive."""

    label: str
    start: int
    end: int


@dataclass
class EvaluationResult:
    """Counts of one scheme and the scores of them."""

    correct: int = 0
    incorrect: int = 0
    partial: int = 0
    missed: int = 0
    spurious: int = 0
    precision: float = 0.0
    recall: float = 0.0
    f1: float = 0.0
    actual: int = 0
    possible: int = 0

    def compute_metrics(self, partial_or_type: bool = False) -> None:
        """Compute the scores from the counts; ``partial_or_type``: partial matches count half."""
        self.actual = self.correct + self.incorrect + self.partial + self.spurious
        self.possible = self.correct + self.incorrect + self.partial + self.missed
        right = self.correct + (0.5 * self.partial if partial_or_type else 0)
        self.precision = right / self.actual if self.actual else 0
        self.recall = right / self.possible if self.possible else 0
        both = self.precision + self.recall
        self.f1 = 2 * (self.precision * self.recall) / both if both > 0 else 0


@dataclass
class EvaluationIndices:
    """Places of one scheme: (document, number among the document's predictions); of missed ones the number among the gold's."""

    correct_indices: Places = field(default_factory=list)
    incorrect_indices: Places = field(default_factory=list)
    partial_indices: Places = field(default_factory=list)
    missed_indices: Places = field(default_factory=list)
    spurious_indices: Places = field(default_factory=list)

    @classmethod
    def _later(cls, matches: "_core.SpanMatches", scheme: str) -> "EvaluationIndices":
        """One whose lists are made when one is first asked for."""
        made = cls.__new__(cls)
        made.__dict__["_of"] = (matches, scheme)
        return made

    def __getattr__(self, name: str) -> Places:
        if not name.endswith("_indices") or "_of" not in self.__dict__:
            raise AttributeError(name)
        matches, scheme = self.__dict__.pop("_of")
        for category, places in zip(_CATEGORIES, matches.places(scheme)):
            self.__dict__.setdefault(f"{category}_indices", places)
        return getattr(self, name)  # type: ignore[no-any-return]

    def __getstate__(self) -> Dict[str, Places]:
        return {one.name: getattr(self, one.name) for one in fields(self)}


def _result(counts: Sequence[int], half: bool) -> EvaluationResult:
    result = EvaluationResult(*counts)
    result.compute_metrics(half)
    return result


class Evaluator:
    """Scores of predictions under nervaluate's four schemes.

    Parameters
    ----------
    true, pred : list or str
        Lists of dicts with label, start and end (inclusive), lists of tags, or text of two tab-separated columns.
    tags : list of str
        The types that count.
    loader : {"default", "dict", "list", "conll"}
        What ``true`` and ``pred`` are; "default" finds out.
    min_overlap_percentage : float, default 1.0
        Least share of the gold's tokens that counts as overlap, 1 to 100.
    version : {"1.1", "0.1"}
        Whose numbers and returns.
    """

    def __init__(self, true: Any, pred: Any, tags: Sequence[str], loader: str = "default", min_overlap_percentage: float = 1.0, *, version: str = "1.1") -> None:
        if isinstance(tags, str) or not all(isinstance(tag, str) for tag in tags):
            raise ValueError(f"tags={tags!r} is no list of types; write [\"PER\", \"LOC\"].")
        self._old = str(version).startswith("0.1")
        if not self._old and version not in ("1.1", "1.1.0"):
            raise ValueError(f"Version {version} is not supported; 1.1 and 0.1 are.")
        if not 1.0 <= min_overlap_percentage <= 100.0:
            raise ValueError("min_overlap_percentage must be between 1.0 and 100.0")
        if self._old and min_overlap_percentage != 1.0:
            raise ValueError("min_overlap_percentage is not an option of nervaluate 0.1.")
        self.tags = list(tags)
        self.min_overlap_percentage = min_overlap_percentage
        self._true, self._pred = _loaded(true, pred, loader)

    @property
    def true(self) -> List[List[Entity]]:
        """The gold's entities by document."""
        return _entities(self._true)

    @property
    def pred(self) -> List[List[Entity]]:
        """The predicted entities by document."""
        return _entities(self._pred)

    def evaluate(self) -> Any:
        """Score.

        Returns
        -------
        dict or tuple
            Of 1.1 ``overall``, ``entities``, ``overall_indices`` and ``entity_indices``; of 0.1 a tuple of the overall results and those by type, as dicts.
        """
        minimum = 0.0 if self._old else self.min_overlap_percentage
        overall, by_type = _core.match_spans(self._true, self._pred, self.tags, min_overlap=minimum, old=self._old)
        if self._old:
            return _as_0_1(overall), {tag: _as_0_1(by_type[tag]) for tag in self.tags}
        if not self._true:
            return {"overall": {}, "entities": {}, "overall_indices": {}, "entity_indices": {}}
        half = len(self._true) == 1  # with the second document 1.1.0 forgets that partial ones count half
        used = [tag for tag in sorted(by_type) if any(by_type[tag].counts("strict"))]

        def results(row: _core.SpanMatches) -> Dict[str, EvaluationResult]:
            return {name: _result(row.counts(own), half and name in ("partial", "ent_type")) for name, own in _SCHEMES.items()}

        def indices(row: _core.SpanMatches) -> Dict[str, EvaluationIndices]:
            return {name: EvaluationIndices._later(row, own) for name, own in _SCHEMES.items()}

        return {"overall": results(overall), "entities": {tag: results(by_type[tag]) for tag in used},
                "overall_indices": indices(overall), "entity_indices": {tag: indices(by_type[tag]) for tag in used}}

    def _rows(self, mode: str, scenario: str) -> List[Tuple[str, EvaluationResult]]:
        self._check(mode, scenario)
        results = self.evaluate()
        if mode == "overall":
            return list(results["overall"].items())
        return [(tag, schemes[scenario]) for tag, schemes in results["entities"].items()]

    def _check(self, mode: str, scenario: str) -> None:
        if self._old:
            raise NotImplementedError("nervaluate 0.1 has no reports; version=\"1.1\" has.")
        if mode not in ("overall", "entities"):
            raise ValueError("Invalid mode: must be one of {'overall', 'entities'}")
        if scenario not in _SCHEMES:
            raise ValueError("Invalid scenario: must be one of {'strict', 'ent_type', 'partial', 'exact'}")

    def results_to_csv(self, mode: str = "overall", scenario: str = "strict", file_path: Optional[str] = None) -> Optional[str]:
        """Write results as CSV: into a file, or without one as a string."""
        output = io.StringIO(newline="")
        writer = csv.writer(output)
        rows = self._rows(mode, scenario)
        writer.writerow(("Strategy" if mode == "overall" else "Entity", *_HEADINGS))
        writer.writerows((name, *(getattr(row, category) for category in _CATEGORIES), row.precision, row.recall, row.f1) for name, row in rows)
        if not file_path:
            return output.getvalue()
        with open(file_path, "w", newline="", encoding="utf-8") as file:
            file.write(output.getvalue())
        return None

    def summary_report(self, mode: str = "overall", scenario: str = "strict", digits: int = 2) -> str:
        """Return the results as a table."""
        rows = sorted(self._rows(mode, scenario), key=lambda row: row[0])
        width = max(digits, *(len(name) for name, _ in rows)) if rows else digits
        headings = (*_CATEGORIES, "precision", "recall", "f1-score")
        lines = [f"Scenario: {scenario if mode == 'entities' else 'all'}", "", f"{'':>{width}}  " + " ".join(f"{heading:>11}" for heading in headings), ""]
        for name, row in rows:
            counts = [f"{getattr(row, category):>11}" for category in _CATEGORIES]
            lines.append(f"{name:>{width}}  " + " ".join(counts + [f"{value:>11.{digits}f}" for value in (row.precision, row.recall, row.f1)]))
        return "\n".join(lines) + "\n"

    def summary_report_indices(self, mode: str = "overall", scenario: str = "strict", colors: bool = False) -> str:
        """Return the places of every category as a table."""
        self._check(mode, scenario)
        results = self.evaluate()
        parts = [(None, results["overall_indices"])] if mode == "overall" else list(results["entity_indices"].items())
        return "".join(self._places(tag, schemes[scenario], scenario, colors) for tag, schemes in parts)

    def _places(self, tag: Optional[str], indices: EvaluationIndices, scenario: str, colors: bool) -> str:
        def colored(text: str, color: str) -> str:
            return f"\033[{color}m{text}\033[0m" if colors else text

        tags = set(self.tags) if tag is None else {tag}
        sides = {name: [[entity for entity in document if entity.label in tags] for document in side] for name, side in (("true", self.true), ("pred", self.pred))}
        if tag is None:
            report = f"\n{colored('Indices for error schema', '1')} '{colored(scenario, '96')}':\n\n"
        else:
            report = f"\n{colored('Entity Type', '1')}: {colored(tag, '96')}\n{colored('Error Schema', '1')}: '{colored(scenario, '96')}'\n\n"
        report += colored(f"{'Category':<20} {'Instance':<10} {'Entity':<8} {'Details':<25}", "1") + "\n" + colored("-" * 78, "97") + "\n"
        for category in _CATEGORIES:
            name = colored(category.capitalize(), _COLORS[category.capitalize()])
            places: Places = getattr(indices, f"{category}_indices")
            for document, number in places:
                entity = sides["true" if category == "missed" else "pred"][document][number]
                report += f"{name:<20} {document:<10} {number:<8} Label={entity.label}, Start={entity.start}, End={entity.end}\n"
            if not places:
                report += f"{name:<20} {'-':<10} {'-':<8} {'None':<10}\n"
        return report


def _as_0_1(row: _core.SpanMatches) -> Dict[str, Dict[str, Union[int, float]]]:
    result: Dict[str, Dict[str, Union[int, float]]] = {}
    for name in _SCHEMES_OF_0_1:
        counted = _result(row.counts(_SCHEMES[name]), name in ("partial", "ent_type"))
        result[name] = {key: getattr(counted, key) for key in (*_CATEGORIES, "possible", "actual", "precision", "recall", "f1")}
    return result


def _entities(documents: Sequence[Sequence[Any]]) -> List[List[Entity]]:
    return [[Entity(*entity) if isinstance(entity, tuple) else Entity(entity["label"], entity["start"], entity["end"]) for entity in document]
            for document in documents]


def _loaded(true: Any, pred: Any, loader: str) -> Tuple[Any, Any]:
    if loader == "default":
        loader = "conll" if isinstance(true, str) else "dict"
        if loader == "dict":
            if not isinstance(true, list) or any(not isinstance(document, (list, tuple)) for document in true):
                raise ValueError("Could not infer loader from input type")
            first = next((entry for document in [*true, *pred] for entry in document), None)
            loader = "list" if isinstance(first, str) else "dict"
    if loader not in ("conll", "list", "dict"):
        raise ValueError(f"Unknown loader: {loader}")
    if loader == "conll":
        true, pred = _columns(true), _columns(pred)
    if len(true) != len(pred):
        raise ValueError("Number of predicted documents does not equal true")
    if loader == "list":
        for number, (gold, system) in enumerate(zip(true, pred)):
            if len(gold) != len(system):
                raise ValueError(f"Document {number} has different lengths: true={len(gold)}, pred={len(system)}")
    return (true, pred) if loader == "dict" else (_spans(true), _spans(pred))


def _columns(text: Any) -> List[List[str]]:
    if not isinstance(text, str):
        raise ValueError("ConllLoader expects string input")
    documents = []
    for document in text.rstrip().split("\n\n") if text.strip() else []:
        tags = []
        for line in document.split("\n"):
            cells = line.split("\t")
            if len(cells) < 2 and line.strip():
                raise ValueError(f"Invalid CoNLL format: line '{line}' does not contain a tab separator")
            tags.append(cells[1].strip() if len(cells) > 1 else "O")
        documents.append(tags)
    return documents


def _spans(documents: Sequence[Sequence[str]]) -> List[List[Tuple[str, int, int]]]:
    for tag in {tag for document in documents for tag in document}:
        if tag != "O" and not tag.startswith(("B-", "I-")):
            raise ValueError(f"Invalid tag format: {tag}")
    return _core.tag_spans(documents)
