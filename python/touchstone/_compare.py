# SPDX-License-Identifier: GPL-3.0-or-later
"""Systems against each other."""

from __future__ import annotations

import json
from collections.abc import Mapping as AbstractMapping
from typing import Any, Dict, Iterator, List, NamedTuple, Optional, Sequence, Union

from touchstone import _core, _html
from touchstone._corpus import Corpus, sides
from touchstone._tables import Errors, Table, made_table
from touchstone._window import Select, Window
from touchstone._words import MOST_SAMPLES, MOST_SEED, chosen_names, failure, level_of, refuse_other_names, whole_number, words


_USUAL = ("muc.strict.f1",)


class Difference(NamedTuple):
    """A score of two systems, their difference (second minus first), its interval, and p for no difference (two-sided)."""

    a: Optional[float]
    b: Optional[float]
    delta: Optional[float]
    low: Optional[float]
    high: Optional[float]
    p: Optional[float]


class Comparison(AbstractMapping):  # type: ignore[type-arg]
    """Differences of systems and their significance: ``comparison["muc.strict.f1"].p``.

    A mapping of the scores that were asked for to the difference of the first two systems; `table` has every two.
    """

    def __init__(self, gold: Corpus, systems: Sequence[Corpus], settings: Sequence[str], told: Dict[str, Dict[str, Any]], text: str) -> None:
        self._gold, self._systems, self._settings = gold, list(systems), list(settings)
        self._told, self._text = told, text

    def __getitem__(self, name: str) -> Difference:
        try:
            return self._difference(name, self._told[name]["differences"][0])
        except KeyError:
            raise KeyError(f"there is no score {name!r}: it compares by {', '.join(self._told)}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._told)

    def __len__(self) -> int:
        return len(self._told)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<Comparison of {', '.join(self.systems)} by {', '.join(self._told)}>"

    @property
    def systems(self) -> List[str]:
        """Names of the systems, the first first."""
        return [system.name for system in self._systems]

    def _difference(self, name: str, entry: Dict[str, Any]) -> Difference:
        values = self._told[name]["scores"]
        low, high = entry["interval"] or (None, None)
        return Difference(values.get(entry["a"]), values.get(entry["b"]), entry["difference"], low, high, entry["p_two_sided"])

    def table(self) -> Table:
        """Return every difference of every two systems.

        Returns
        -------
        Table
            With the columns score, a, b (names), value_a, value_b, difference, low, high and p.
        """
        rows = [(name, entry["a"], entry["b"], *self._difference(name, entry)) for name, told in self._told.items() for entry in told["differences"]]
        return made_table(["score", "a", "b", "value_a", "value_b", "difference", "low", "high", "p"], rows, id="differences", title="Differences")

    def _changed(self, change: str) -> Errors:
        if len(self._systems) != 2:
            raise failure(f"What {change} is told of two systems; this compares {len(self._systems)}.", "Compare two of them.", code="invalid-option")
        return Errors(_core.errors([*self._settings, "--change", change], self._gold._core, [system._core for system in self._systems]))

    def fixed(self) -> Errors:
        """Return what the first system has wrong and the second right.

        Returns
        -------
        Errors
            Records of the first system where the gold has the annotation, else of the one that has it.
        """
        return self._changed("fixed")

    def regressed(self) -> Errors:
        """Return what the first system has right and the second wrong.

        Returns
        -------
        Errors
            Records of the second system.
        """
        return self._changed("regressed")

    def open(self, select: Optional[Select] = None) -> Window:
        """Open the window on all of them.

        Parameters
        ----------
        select : str or dict, optional
            The errors that are listed first: ``"regressed"``, ``"fixed"``, or filters as for `open_window`.

        Returns
        -------
        Window
            The window.
        """
        return Window(self._gold, self._systems, self._settings, select)

    def _repr_html_(self) -> str:
        return self.table()._repr_html_() + _html.boxed(_html.note("Difference: the second system minus the first; p: two-sided, no difference."))


def compare(
    gold: Any,
    *systems: Any,
    preset: Optional[str] = None,
    scores: Union[str, Sequence[str]] = _USUAL,
    samples: int = 2500,
    seed: int = 1,
    level: float = 0.95,
    resample: Optional[str] = None,
    labels: Optional[Sequence[str]] = None,
    **settings: Any,
) -> Comparison:
    """Compare two systems or more.

    Parameters
    ----------
    gold : object
        The gold, as `corpus` takes it.
    *systems : object
        The systems, likewise.
    preset : str, optional
        As this task or tool scores.
    scores : str or sequence of str, default ("muc.strict.f1",)
        The scores to compare by.
    samples : int, default 2500
        How often documents are drawn and swapped.
    seed : int, default 1
        Of the random numbers; the same on every machine.
    level : float, default 0.95
        Level of the intervals.
    resample : {"document", "sentence"}, optional
        What is drawn and swapped: documents, of a gold of one document its sentences.
    labels : sequence of str, optional
        Names of numbered tags, in the order of their numbers.
    **settings
        What else ``touchstone-cli compare`` knows, with ``_`` for ``-``.

    Returns
    -------
    Comparison
        The differences, and the annotations that became right or wrong.
    """
    if len(systems) < 2:
        raise failure(f"compare() needs two systems or more; there is {len(systems)}.", "Write compare(gold, old, new).", code="invalid-option")
    if gold is None:
        raise failure("compare() asks which system is better, which only a gold tells.", "score(None, (a, b)) shows where two systems agree.", code="invalid-option")
    refuse_other_names(settings, measure="scores", trials="samples", confidence_level="level")
    drawn, start = whole_number("samples", samples, 1, MOST_SAMPLES), whole_number("seed", seed, 0, MOST_SEED)
    known, runs = sides(gold, systems, labels)
    cores = [run._core for run in runs]
    common = words({"preset": preset, **settings})
    own = words({"trials": drawn, "seed": start, "confidence_level": None if level_of(level) == 0.95 else round(100 * level, 10), "resample": resample})
    told: Dict[str, Dict[str, Any]] = {}
    text = []
    for name in chosen_names("scores", _USUAL if scores is None else [scores] if scores and isinstance(scores, str) else scores):
        core = _core.compare([*common, "--measure", name, *own], known._core, cores)
        told[name] = json.loads(core.json)
        text.append(core.text)
    return Comparison(known, runs, common, told, "\n".join(text))
