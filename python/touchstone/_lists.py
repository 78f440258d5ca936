# SPDX-License-Identifier: GPL-3.0-or-later
"""What is built in; patterns in errors, doubtful annotations of the gold, projects, judgements."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping as AbstractMapping
from collections.abc import Sequence as AbstractSequence
from typing import Any, Dict, Iterable, Iterator, List, Optional, Sequence, Union

from touchstone import _core
from touchstone._corpus import Corpus, sides
from touchstone._result import Result
from touchstone._tables import Errors, Table, dict_table
from touchstone._words import data_words, failure, run_json, word_of, words

Path = Union[str, "os.PathLike[str]"]


def presets() -> Table:
    """Return the presets: tasks and tools that a whole set of settings imitates.

    Returns
    -------
    Table
        With the columns id, title, measures, description and source.
    """
    return dict_table(json.loads(_core.presets())["presets"], ["id", "title", "measures", "description", "source"], id="presets", title="Presets")


def measures() -> Table:
    """Return the measures.

    Returns
    -------
    Table
        With the columns id, title, headline, description and source.
    """
    return dict_table(json.loads(_core.measures())["measures"], ["id", "title", "headline", "description", "source"], id="measures", title="Measures")


def formats() -> Table:
    """Return the file formats that are read.

    Returns
    -------
    Table
        With the columns id, title, suffixes and description.
    """
    return dict_table(json.loads(_core.formats()), ["id", "title", "suffixes", "description"], id="formats", title="Formats")


def version() -> str:
    """Return the version.

    Returns
    -------
    str
        Of the package and of touchstone-cli, which are one.
    """
    return _core.version()


class Lead(dict):  # type: ignore[type-arg]
    """A pattern in the errors: a dict as ``touchstone-cli leads --json`` has it, whose sentence is ``str(lead)``."""

    def __init__(self, told: Dict[str, Any], gold: Corpus, system: Corpus, settings: Sequence[str]) -> None:
        super().__init__(told)
        self._of = (gold, system, settings)

    def __str__(self) -> str:
        return str(self["sentence"])

    def errors(self) -> Errors:
        """Return the wrong annotations behind it.

        Returns
        -------
        Errors
            The records.
        """
        gold, system, settings = self._of
        return Errors(_core.errors([*settings, *self["wrong_options"]], gold._core, [system._core]))


class Findings(AbstractSequence):  # type: ignore[type-arg]
    """What was found, the most telling first: a sequence of dicts, with a table of the same."""

    def __init__(self, items: List[Any], table: Table) -> None:
        self._items, self._table = items, table

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, place: Any) -> Any:
        return self._items[place]

    def __repr__(self) -> str:
        return str(self._table)

    def table(self) -> Table:
        """Return it as a table.

        Returns
        -------
        Table
            A row for each.
        """
        return self._table

    def _repr_html_(self) -> str:
        return self._table._repr_html_()


def _given(name: str, gold: Any) -> Any:
    """The gold. Errors: TouchstoneError where there is none."""
    if gold is None:
        raise failure(f"{name}() needs a gold.", "Pass it before the systems.", code="invalid-option")
    return gold


def leads(gold: Any, system: Any, *, labels: Optional[Sequence[str]] = None, **settings: Any) -> Findings:
    """Find patterns in the errors of a system, as sentences.

    Parameters
    ----------
    gold, system : object
        As `corpus` takes them.
    labels : sequence of str, optional
        Names of numbered tags, in the order of their numbers.
    **settings
        What else ``touchstone-cli leads`` knows, with ``_`` for ``-``: ``most=20``, ``significance``, ``features``, ``train``.

    Returns
    -------
    Findings
        Leads: ``str(lead)`` is its sentence, ``lead.errors()`` its records.
    """
    known, runs = sides(_given("leads", gold), [system], labels)
    chosen = words(settings)
    data, corpora = data_words(known._core, [run._core for run in runs])
    told = run_json(["leads", *data, *chosen], corpora)
    unknown = {"--most", "--significance", "--features", "--not", "--pin", "--lead-notes"}
    scoring = [word for place, word in enumerate(chosen) if word not in unknown and (place == 0 or chosen[place - 1] not in unknown)]
    items = [Lead(lead, known, runs[0], scoring) for lead in told["leads"]]
    return Findings(items, dict_table(told["leads"], ["sentence", "n", "wrong", "documents", "p", "gain"], id="leads", title="Leads"))


def suspects(gold: Any, *systems: Any, labels: Optional[Sequence[str]] = None, **settings: Any) -> Findings:
    """Find annotations of the gold that are probably wrong, and places where one is probably missing.

    Parameters
    ----------
    gold : object
        As `corpus` takes it.
    *systems : object
        The systems that are asked.
    labels : sequence of str, optional
        Names of numbered tags, in the order of their numbers.
    **settings
        What else ``touchstone-cli suspects`` knows, with ``_`` for ``-``.

    Returns
    -------
    Findings
        Dicts as ``touchstone-cli suspects --json`` has them, the most doubtful first.
    """
    known, runs = sides(_given("suspects", gold), systems, labels)
    data, corpora = data_words(known._core, [run._core for run in runs])
    told = run_json(["suspects", *data, *words(settings)], corpora)["suspects"]
    rows = []
    for suspect in told:
        annotation = suspect.get("gold") or {}
        rows.append({"rank": suspect["rank"], "kind": suspect["kind"], "document": suspect["document"], "start": annotation.get("start"),
                     "type": annotation.get("type"), "text": annotation.get("text"), "score": suspect["score"], "votes": suspect["votes"]})
    return Findings(told, dict_table(rows, ["rank", "kind", "document", "start", "type", "text", "score", "votes"], id="suspects", title="Suspects"))


def _of_project(core: _core.Result) -> Result:
    """A result with the files that the project names."""
    if core.gold is None or core.system is None:
        return Result(core)
    return Result(core, Corpus(core.gold), Corpus(core.system))


class Project(AbstractMapping):  # type: ignore[type-arg]
    """What a project scores: its tables by name, each a list of results, one for each system.

    A table is scored when it is first asked for.
    """

    def __init__(self, path: str, tables: Dict[str, List[str]], settings: Sequence[str] = ()) -> None:
        self.path = path
        self._tables, self._settings = tables, settings
        self._results: Dict[str, List[Result]] = {}

    def __getitem__(self, name: str) -> List[Result]:
        if name not in self._tables:
            raise KeyError(f"there is no table {name!r}: there are {', '.join(map(repr, self._tables))}")
        if not self._tables[name]:
            _core.refuse_table(self.path, self._settings, name)
        if name not in self._results:
            self._results[name] = [_of_project(core) for core in _core.score(self._tables[name])]
        return self._results[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def __len__(self) -> int:
        return len(self._tables)

    def __repr__(self) -> str:
        return f"<Project {self.path!r}: {', '.join(map(repr, self._tables))}>"

    @property
    def findings(self) -> List[Dict[str, Any]]:
        """What is wrong with the project and did not stop it, such as files that are not read: dicts with severity, code, message, file, line and column."""
        return _core.project_findings(self.path, self._settings)

    def table(self) -> Table:
        """Return the score of every system in every table that is shown first.

        Returns
        -------
        Table
            table, system, score, value.
        """
        rows = [{"table": name, "system": result.name, "score": result._core.headline, "value": result.get(result._core.headline)}
                for name in self for result in self[name]]
        return dict_table(rows, ["table", "system", "score", "value"], id="project", title=os.path.basename(self.path))

    def _repr_html_(self) -> str:
        return self.table()._repr_html_()


def project(path: Path, **settings: Any) -> Project:
    """Open a project, ``NAME.touchstone``, and score what it names.

    Parameters
    ----------
    path : str or path
        The project.
    **settings
        Words of the command line with ``_`` for ``-``: ``set="ajmc-en"``, ``task``, ``system``, ``allow_outside=True``, and settings that go before the project's.

    Returns
    -------
    Project
        Tables by name (``""`` where it is one), each a list of `Result`.
    """
    named = word_of(path)
    chosen = words(settings, of_project=True)
    return Project(named, {name: list(table) for name, table in _core.project_words(named, chosen)}, chosen)


def judgements(files: Union[Path, Sequence[Path]], gold: Any = None, *systems: Any, **settings: Any) -> Dict[str, Any]:
    """Return what judges have said of a gold: verdicts, agreement, how much of the gold is wrong.

    Parameters
    ----------
    files : str, path or sequence of these
        ``NAME.judgements.jsonl``, of one judge or of several.
    gold : object, optional
        The gold that they speak of, as `corpus` takes it.
    *systems : object
        Systems whose errors were judged.
    **settings
        What else ``touchstone-cli judgements`` knows, with ``_`` for ``-``; ``project="NAME.touchstone"`` in the place of a gold.

    Returns
    -------
    dict
        As ``touchstone-cli judgements --json`` has it.
    """
    paths = [word_of(file) for file in files] if isinstance(files, Iterable) and not isinstance(files, (str, bytes)) else [word_of(files)]
    if not paths:
        raise failure("judgements() was given no files.", "Pass NAME.judgements.jsonl, or a list of such files.", code="invalid-option")
    data: List[str] = []
    corpora: Dict[str, Any] = {}
    if gold is not None or systems:
        known, runs = sides(_given("judgements", gold), systems)
        data, corpora = data_words(known._core, [run._core for run in runs])
    told: Dict[str, Any] = run_json(["judgements", *paths, *data, *words(settings, of_project=gold is None)], corpora)
    return told


__all__ = ["Findings", "Lead", "Project", "formats", "judgements", "leads", "measures", "presets", "project", "suspects", "version"]
