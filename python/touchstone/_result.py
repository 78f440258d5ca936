# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores of a system."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping as AbstractMapping
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, Union

from touchstone import _core, _html
from touchstone._corpus import Corpus, sides
from touchstone._figures import Figure
from touchstone._programs import SIDED, Files, private_folder, run
from touchstone._recognise import Ids
from touchstone._tables import Errors, Table, made_table
from touchstone._window import Select, Window
from touchstone._words import (MOST_SAMPLES, MOST_SEED, LabelMap, Unchanging, asked_by_name, chosen_names, data_words, failure, is_text, level_of, options_of,
                               path_of, refuse_other_names, truth, whole_number, words, write_whole)

Path = Union[str, "os.PathLike[str]"]
_USUAL = ("muc",)
_FILTERS = {"scheme", "outcome", "type", "words", "error_type", "list", "gold_type", "system_type", "row_type", "category", "value", "rule", "where", "tag", "loss",
            "document", "by"}
_opened = open  # a method of Result has that name, too


def score_words(preset: Optional[str], measures: Sequence[str], settings: Dict[str, Any]) -> List[str]:
    """A preset brings its own measures: only others than the usual ones go before them."""
    chosen = None if preset is not None and measures is _USUAL else chosen_names("measures", measures)
    return words({"preset": preset, "measure": chosen, **settings})


class Result(Unchanging, AbstractMapping):  # type: ignore[type-arg]
    """The scores of one system: ``result["muc.strict.f1(PER)"]``, and whatever stands behind them.

    A mapping of the names that ``touchstone-cli compare`` and ``trend`` know to numbers; None where a score is undefined (0/0).
    """

    def __init__(self, core: _core.Result, gold: Optional[Corpus] = None, system: Optional[Corpus] = None) -> None:
        self._core = core
        self._gold, self._system = gold, system
        self._scores: Optional[Dict[str, Optional[float]]] = None

    def _all(self) -> Dict[str, Optional[float]]:
        if self._scores is None:
            self._scores = self._core.scores()
        return self._scores

    def __getitem__(self, name: str) -> Optional[float]:
        try:
            return self._all()[name]
        except KeyError:
            raise KeyError(self._why_none(name)) from None

    @staticmethod
    def _measure(name: str) -> str:
        return str(name).rpartition("/")[2].partition(".")[0]

    def _why_none(self, name: str) -> str:
        measure = self._measure(name)
        known = measure in self._core.measures
        return f"there is no score {name!r}: " + ("iterating over the result names those that there are" if known else f"the measure {measure} was not asked for")

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        headline = self._core.headline
        return f"<Result of {self.name!r}: {headline} {_html.number(self._all().get(headline))}>"

    def __str__(self) -> str:
        return self._core.report()

    def _headline(self, part: str) -> Optional[float]:
        base, _, last = self._core.headline.rpartition(".")
        return self._all().get(f"{base}.{part}") if last in ("precision", "recall", "f1") else None

    @property
    def name(self) -> str:
        """The system's name."""
        return self._core.name

    @property
    def precision(self) -> Optional[float]:
        """The precision that the preset, or the first measure, shows first."""
        return self._headline("precision")

    @property
    def recall(self) -> Optional[float]:
        """The recall beside it."""
        return self._headline("recall")

    @property
    def f1(self) -> Optional[float]:
        """The F1 of the two."""
        return self._headline("f1")

    @property
    def signature(self) -> str:
        """All settings in one line, for a paper."""
        return self._core.signature

    @property
    def settings(self) -> Dict[str, Any]:
        """What is not the default, as keyword arguments: ``score(gold, system, **result.settings)`` counts the same again.

        Reading options of `read` and what a preset brings are among them; ``labels`` and ``ids`` belong to data in memory and are not. Where gold and system are
        files that were read otherwise (one with ``layer="fine"``), and no option says so of one side alone, it is a TouchstoneError: these arguments would
        count something else.
        """
        # What a preset or a pairing sets by itself; rules come of files or switches, which were given.
        implied = {name.replace("-", "_"): True if value == "yes" else value for name, value in self._core.settings() if name != "rules"}
        given = options_of(self._core.words)
        if "preset" not in given and given.get("measures") == _USUAL[0]:
            del given["measures"]
        return {**_reading_options(self._gold, self._system, given), **implied, **given}

    @property
    def findings(self) -> List[Dict[str, Any]]:
        """What was found in both files and in scoring: dicts with severity, code, message, file, line, column, changes_scores."""
        return self._core.findings()

    @property
    def layers(self) -> List[str]:
        """The layers, where several were asked for (``layer="coarse,fine"``); else none."""
        return list(dict.fromkeys(layer for layer, _ in self._core.parts if layer))

    def layer(self, name: str) -> "Result":
        """Return the result of one layer of several: scores, tables, errors and figures are of it alone.

        Parameters
        ----------
        name : str
            One of `layers`.

        Returns
        -------
        Result
            It is scored anew.
        """
        if name not in self.layers:
            raise failure(f"This result has no layer {name!r}.", f"It has {', '.join(self.layers)}." if self.layers else "It is of one layer; layers is empty.",
                          code="invalid-option")
        gold, (system,) = self._data()
        systems = [system] if gold is None or self._core.gold is not None else [gold, system]
        core = _core.score([*_without("--layer", self._core.words), "--layer", name], self._core.gold, [one._core for one in systems])
        return Result(core[0], gold, system)

    def _alone(self, what: str) -> None:
        """Tables, records and figures are of one layer, level or period."""
        if len(self.layers) > 1:
            raise failure(f"This result is of several layers ({', '.join(self.layers)}), and {what} is of one.", f"Write result.layer({self.layers[0]!r}).{what}.",
                          code="invalid-option")
        parts = [heading for _, heading in self._core.parts]
        if len(parts) > 1:
            raise failure(f"This result has several parts ({'; '.join(part or 'all' for part in parts)}), and {what} is of one.", "Score each by itself.",
                          code="invalid-option")

    @property
    def tables(self) -> List[Tuple[str, str, str]]:
        """Measure, id and title of each table. As `table`, `errors` and figures it is of one layer: of several `layer` gives each."""
        self._alone("tables")
        return self._core.tables()

    def table(self, id: str = "types", measure: Optional[str] = None) -> Table:
        """Return a table.

        Parameters
        ----------
        id : str, default "types"
            One of `tables`; ``"types"`` has a row for each type.
        measure : str, optional
            The measure; without it the first that has such a table.

        Returns
        -------
        Table
            The table.
        """
        self._alone("table()")
        with asked_by_name():
            return Table(self._core.table(id, "" if measure is None else measure))

    def by(self, slice: str, measure: Optional[str] = None) -> Table:
        """Return a table with a row for each value of a slice.

        Parameters
        ----------
        slice : str
            ``"entity-length"``, ``"seen"``, ``"surface"`` … as ``touchstone-cli score --by`` lists them.
        measure : str, optional
            The measure; without it the first.

        Returns
        -------
        Table
            The table.
        """
        self._alone("by()")
        with asked_by_name():
            return Table(self._core.by(slice, "" if measure is None else measure))

    def documents(self, measure: Optional[str] = None) -> Table:
        """Return a table with a row for each document.

        Parameters
        ----------
        measure : str, optional
            The measure; without it the first.

        Returns
        -------
        Table
            The table.
        """
        self._alone("documents()")
        with asked_by_name():
            return Table(self._core.documents("" if measure is None else measure))

    def confusion(self) -> Table:
        """Return which types are taken for which.

        Returns
        -------
        Table
            With the columns gold_type, system_type and count; ``(none)`` is no annotation there.
        """
        self._alone("confusion()")
        core = self._core.confusion()
        return made_table(core.columns, core.rows, id="confusion", title=core.title)

    def intervals(self, *, level: float = 0.95, samples: int = 2500, seed: int = 1) -> Dict[str, Tuple[float, float]]:
        """Return intervals of the scores, by drawing documents with replacement.

        Parameters
        ----------
        level : float, default 0.95
            Level of the intervals.
        samples : int, default 2500
            How often is drawn.
        seed : int, default 1
            Of the random numbers; the same on every machine.

        Returns
        -------
        dict
            Name of the score to (low, high); of a single document nothing, since there is nothing to draw.

        Raises
        ------
        TouchstoneError
            ``level`` does not lie between 0 and 1, ``samples`` between 1 and a million.
        """
        self._alone("intervals()")
        return self._core.intervals(level=level_of(level), samples=whole_number("samples", samples, 1, MOST_SAMPLES), seed=whole_number("seed", seed, 0, MOST_SEED))

    def errors(
        self,
        scheme: Optional[str] = None,
        outcome: Optional[Union[str, Sequence[str]]] = None,
        type: Optional[Union[str, Sequence[str]]] = None,
        words: Optional[str] = None,
        error_type: Optional[Union[str, Sequence[str]]] = None,
        list: Optional[str] = None,
        *,
        layer: Optional[str] = None,
        **filters: Any,
    ) -> Errors:
        """Return records of errors.

        Parameters
        ----------
        scheme : {"strict", "exact", "partial", "type"}, optional
            How strictly a pair is judged; without it as the result was scored: as its preset says, else strictly.
        outcome : str or sequence of str, optional
            COR, INC, PAR, MIS, SPU; ``"MIS,SPU"`` is as good. Without any filter: all that is not correct.
        type : str or sequence of str, optional
            Types, on either side; in a sequence each is one type, whatever commas are in it.
        words : str, optional
            Only records whose words contain this, in any case.
        error_type : str or sequence of str, optional
            Such as ``"boundary"`` or ``"split"``.
        list : str, optional
            Records as a measure pairs them, such as ``"eter"`` or ``"links"``.
        layer : str, optional
            Of a result of several layers the one whose records these are.
        **filters
            What else ``touchstone-cli errors`` knows, such as ``gold_type``, ``document`` and ``where``.

        Returns
        -------
        Errors
            The records in text order.
        """
        if layer is not None:
            return self.layer(layer).errors(scheme, outcome, type, words, error_type, list, **filters)
        self._alone("errors()")
        if words is not None and not isinstance(words, str):
            raise failure(f"words={words!r} is no str.", "It is one word or phrase; ask for several one by one: [errors(words=word) for word in …].",
                          code="invalid-option")

        def commas(value: Any) -> Any:
            return re.sub(r"(?<!\\),\s+", ",", value) if isinstance(value, str) else value

        other = next((name for name in filters if name not in _FILTERS), None)
        if other is not None:
            raise failure(f"{other} is no filter of records.", f"Known are {', '.join(sorted(_FILTERS))}; settings are those of score().", code="invalid-option")
        filters = {"outcome": commas(outcome), "type": commas(type), "words": words, "error_type": commas(error_type), "list": list, **filters}
        filters.update({name: commas(filters[name]) for name in ("gold_type", "system_type", "row_type") if name in filters})
        chosen = _filter_words({"scheme": scheme, **filters})
        return Errors(self._core.errors(chosen))

    def figure(self, kind: str = "outcomes", *, layer: Optional[str] = None, **options: Any) -> Figure:
        """Return a figure, which the program touchstone draws.

        Parameters
        ----------
        kind : str, default "outcomes"
            Or ``"confusion"``, ``"noise"``, ``"confidence"``, ``"alpha-sweep"``, ``"tree"``, ``"excerpt"``.
        layer : str, optional
            Of a result of several layers the one that is drawn.
        **options
            What else ``touchstone figure`` knows.

        Returns
        -------
        Figure
            Notebooks show it; ``save("f.pdf", width=77, font_size=8)`` writes it.
        """
        if layer is not None:
            return self.layer(layer).figure(kind, **options)
        self._alone("figure()")
        if not isinstance(kind, str) or kind.startswith("-") or not is_text(kind):
            raise failure(f"There is no figure {kind!r}.", "Write figure(\"confusion\"); options are keyword arguments.", code="invalid-option")
        gold, system = self._data()
        return Figure(kind, gold, system, [*_without_measures(self._core.words), *words(options)])

    def report(self, path: Path, *, text: bool = True, layer: Optional[str] = None) -> None:
        """Write a report: one HTML file with all numbers, figures and errors, made by the program touchstone.

        Parameters
        ----------
        path : str or path
            The file.
        text : bool, default True
            False leaves the words of the corpus out.
        layer : str, optional
            Of a result of several layers the one that is reported.
        """
        if layer is not None:
            self.layer(layer).report(path, text=text)
            return
        self._alone("report()")
        gold, system = self._data()
        truth("text", text)
        folder = private_folder()
        try:
            run(["report", *Files(folder).write(gold, system), *self._core.words, *([] if text else ["--no-text"]), "-o", os.path.abspath(path_of(path))])
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def save(self, path: Path) -> None:
        """Write all numbers as ``touchstone-cli score --json`` does, for `check_scores` and ``touchstone-cli trend``.

        Parameters
        ----------
        path : str or path
            The file, which is written whole or not at all.
        """
        write_whole(path, self._core.json())

    def statistics(self) -> bytes:
        """Return what it adds up to, for `merge`: exact sums, digests and settings, without texts and records.

        Returns
        -------
        bytes
            As ``touchstone-cli score --statistics`` writes them.
        """
        gold, system = self._data()
        data, corpora = data_words(None if gold is None else gold._core, [one._core for one in system])
        folder = private_folder()
        try:
            path = os.path.join(folder, "statistics")
            _core.command(["score", *data, *self._core.words, "--statistics", path], corpora)
            with _opened(path, "rb") as file:
                found: bytes = file.read()
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        return found

    def open(self, select: Optional[Select] = None) -> Window:
        """Open the window on the same data and settings.

        Parameters
        ----------
        select : str or dict, optional
            The errors that are listed first, as for `open_window`.

        Returns
        -------
        Window
            The window.
        """
        self._alone("open()")
        gold, system = self._data()
        return Window(gold, system, self._core.words, select)

    def _data(self) -> Tuple[Optional[Corpus], List[Corpus]]:
        if self._system is None:
            raise failure("This result holds no data: it was merged.", "Score the data that it is about.", code="invalid-option")
        return self._gold, [self._system]

    def _repr_html_(self) -> str:
        warnings = sum(1 for finding in self.findings if finding.get("changes_scores"))
        told = _html.note(f"{warnings} findings touch these numbers: see .findings") if warnings else ""
        shown = _html.boxed(f"<pre>{_html.escape(str(self))}</pre>") if len(self._core.parts) > 1 else self.table()._repr_html_()
        return _html.boxed(_html.note(repr(self)[1:-1])) + shown + (_html.boxed(told) if told else "")


def _reading_options(gold: Optional[Corpus], system: Optional[Corpus], given: Dict[str, Any]) -> Dict[str, Any]:
    """How both sides were read, but for what was given to score(); what differs is named for each side where the command line can. Errors: TouchstoneError where it cannot."""
    files = {name: corpus for name, corpus in (("gold", gold), ("system", system)) if corpus is not None and (corpus._reading or corpus._core.path is not None)}
    sides = {name: options_of(corpus._reading) for name, corpus in files.items()}
    result: Dict[str, Any] = {}
    for side, options in sides.items():
        for name, value in options.items():
            if name in given:
                continue
            if all(other.get(name) == value for other in sides.values()):
                result[name] = value
            elif name in SIDED:
                result[f"{side}_{name}"] = value
            else:
                raise failure(f"The {side} was read with {name}={value!r} and the other side was not: no settings say so of one side.",
                              f"Read both alike, score(gold, system, {name}={value!r}), or pass these corpora again.", code="invalid-option")
    return result


def _filter_words(filters: Dict[str, Any]) -> List[str]:
    return words(filters)


def _without_measures(given: Sequence[str]) -> List[str]:
    """Figures choose their own measures."""
    return _without("--measure", given)


def _without(option: str, given: Sequence[str]) -> List[str]:
    """The words without an option and its values."""
    result = list(given)
    while option in result:
        place = result.index(option)
        del result[place:place + 2]
    return result


def score(
    gold: Any,
    system: Any,
    *,
    preset: Optional[str] = None,
    measures: Union[str, Sequence[str]] = _USUAL,
    labels: Optional[Sequence[str]] = None,
    ids: Optional[Ids] = None,
    label_map: Optional[LabelMap] = None,
    types: Optional[Union[str, Sequence[str]]] = None,
    min_score: Optional[float] = None,
    **settings: Any,
) -> Result:
    """Score a system against a gold.

    Parameters
    ----------
    gold : object
        The gold, as `corpus` takes it. None: ``system`` is a pair of systems that are held against each other.
    system : object
        The system, likewise. Tags without tokens have the gold's.
    preset : str, optional
        As this task or tool scores, with all settings and measures: ``"conll-2003"``, ``"hipe-2022"`` … as `presets` lists them.
    measures : str or sequence of str, default ("muc",)
        Measures as `measures` lists them.
    labels : sequence of str, optional
        Names of numbered tags, in the order of their numbers.
    ids : sequence of str or str, optional
        Ids of documents in memory that bring none, as for `corpus`; `merge` tells shards apart by them.
    label_map : str, path or dict, optional
        Types that become others before anything is matched: ``{"PERSON": "PER", "DATE": None}`` for both sides (None drops), or a file.
    types : str or sequence of str, optional
        Only these types.
    min_score : float, optional
        Leave out annotations of the system that are less sure.
    **settings
        What else ``touchstone-cli score`` knows, with ``_`` for ``-``: ``pairing="first-come"``, ``unit="token"``, ``threads=1``.

    Returns
    -------
    Result
        The scores.

    Raises
    ------
    TouchstoneError
        Where data or settings are wrong, with the place and the cure; also for options of what the command line prints, such as ``json``.

    Examples
    --------
    >>> import touchstone as ts
    >>> result = ts.score([["B-PER", "O"]], [["B-PER", "B-LOC"]], measures=["conll"])
    >>> result["conll.precision"], result["conll.recall"]
    (0.5, 1.0)
    """
    refuse_other_names(settings, measure="measures")
    both = gold is None and isinstance(system, (list, tuple)) and len(system) == 2
    if gold is None and not both:
        raise failure("score() needs a gold, or a pair of systems in its place.", "Write score(gold, system), or score(None, (a, b)) to see where two systems agree.",
                      code="invalid-option")
    known, runs = sides(gold, list(system) if both else [system], labels, ids)
    chosen = score_words(preset, measures, {"types": types, "min_score": min_score, **settings, "label_map": label_map})
    core = _core.score(chosen, None if known is None else known._core, [run._core for run in runs])
    return Result(core[0], known if known is not None else runs[0], runs[-1])
