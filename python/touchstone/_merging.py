# SPDX-License-Identifier: GPL-3.0-or-later
"""Results of shards of a corpus as one."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Iterable as AbstractIterable
from typing import Any, Dict, Iterable, List, Optional, Sequence, Tuple, Union

from touchstone import _core, _html
from touchstone._result import Result
from touchstone._words import TouchstoneError, failure, word_of

_RULE_BROKEN = 3  # what the command ends with
_WITHOUT_IDS = "give them ids."  # how it ends where shards are told apart by their content alone
_LEVEL = 0.95
_ZERO = "--zero-division"
Shard = Union[Result, bytes, str, "os.PathLike[str]"]


class _MergedCore:
    """What `Result` asks of a result of the core, from the command ``merge``."""

    def __init__(self, shards: Sequence[Tuple[str, Optional[bytes]]], own: Sequence[str] = ()) -> None:
        self._own = list(own)
        self._files = [name for name, _ in shards]
        self._data = {name: data for name, data in shards if data is not None}
        output = self._run(["--json"])
        commands = [shlex.split(str(shard["command"])) for shard in json.loads(output.text)["shards"]]
        self._json, self._told_before = output.text, output.messages
        self.told: Dict[str, Any] = json.loads(output.text)
        self._system = self.told["systems"][0]
        if len(self.told["systems"]) != 1:
            raise failure("These statistics are of several systems.", "Merge those of one system at a time; touchstone-cli merge prints all.", code="invalid-option")
        self.name = str(self._system["name"])
        self.signature = str(self._system["signature"])
        self.measures = list(self._system["measures"])
        headlines = {measure["id"]: f"{measure['id']}.{measure['headline']}" for measure in json.loads(_core.measures())["measures"]}
        self.headline = headlines[self.measures[0]]
        # Shards of one signature were scored by one command, but for the data: "touchstone-cli score …".
        self.words = commands[0][2:]
        if _ZERO in self._own and _ZERO not in self.words:
            self.words += self._own

    def _run(self, words: Sequence[str]) -> _core.Output:
        try:
            return _core.command(["merge", *self._files, *self._own, *words], data=self._data)
        except TouchstoneError as error:
            if not error.text.endswith(_WITHOUT_IDS):
                raise
            what = error.text[:-len(error.cure)].strip()
            raise failure(what, f"{error.cure} In Python: score(gold, system, ids=\"monday\"), another word for each shard.", code=error.code,
                          file=error.file) from None

    def report(self, words: Sequence[str] = ()) -> str:
        return self._run(words).text

    def json(self) -> str:
        return self._json

    def scores(self) -> Dict[str, Optional[float]]:
        return _core.scores_of(self._json)

    def broken(self, rules: Sequence[str]) -> List[str]:
        """A line for each rule that is broken: what is told last, behind what is told without rules."""
        output = self._run(["--json", *(word for rule in rules for word in ("--fail-if", rule))])
        return output.messages[len(self._told_before):] if output.code == _RULE_BROKEN else []

    def intervals(self, *, level: float, samples: int, seed: int) -> Dict[str, Tuple[float, float]]:
        if level != _LEVEL:
            raise failure(f"Intervals of a merged result are of level {_LEVEL}, and not {level}.", "Leave level out.", code="invalid-option")
        told = json.loads(self._run(["--json", "--intervals", "--trials", str(samples), "--seed", str(seed)]).text)["intervals"]
        return {name: (one["interval"][0], one["interval"][1]) for name, one in told[self.name].items() if one["interval"] is not None}

    def findings(self) -> List[Dict[str, Any]]:
        return list(self.told.get("diagnostics") or [])

    def settings(self) -> List[Tuple[str, str]]:
        return []

    parts: Sequence[Tuple[str, str]] = ()

    def tables(self) -> List[Tuple[str, str, str]]:
        return []

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # copy, pickle and notebooks ask for these
            raise AttributeError(name)
        raise failure(f"A merged result has no {name}: tables and records stay with the shards.",
                      "Its numbers are there by name, as str(result), and by save().", code="invalid-option")


class MergedResult(Result):
    """A result put together of shards: its numbers by name, their report, and from which shards they come."""

    _core: Any

    def _why_none(self, name: str) -> str:
        reason = next((one["reason"] for one in self.left_out if one["measure"] is not None and self._measure(name) == one["measure"]), None)
        return super()._why_none(name) if reason is None else f"{name} is left out: {reason}"

    @property
    def shards(self) -> List[Dict[str, Any]]:
        """The shards: dicts with file, command, documents and inputs."""
        return list(self._core.told["shards"])

    @property
    def counts(self) -> List[Dict[str, Any]]:
        """Every count with the shards that it comes from: ``errors`` are the words of touchstone-cli errors that list its records there."""
        return list(self._core.told["counts"])

    @property
    def left_out(self) -> List[Dict[str, Any]]:
        """Measures that do not add up, each with the reason."""
        return list(self._core.told.get("left_out") or [])

    def _repr_html_(self) -> str:
        return _html.boxed(f"<pre>{_html.escape(str(self))}</pre>")


def _named(shards: Iterable[Shard]) -> List[Tuple[str, Optional[bytes]]]:
    """Each by its file, or by its number (as many digits as the last one has, since shards stand in the order of their names) with its bytes."""
    found = [_statistics(number, shard) for number, shard in enumerate(shards)]
    digits = len(str(len(found) - 1))
    return [(one, None) if isinstance(one, str) else (f"shard {number:0{digits}} (data in memory)", one) for number, one in enumerate(found)]


def _statistics(number: int, shard: Shard) -> Union[str, bytes]:
    if isinstance(shard, Result):
        return shard.statistics()
    if isinstance(shard, (bytes, bytearray)):
        return bytes(shard)
    if isinstance(shard, (str, os.PathLike)):
        return word_of(shard)
    raise failure(f"Item {number} of what merge() was given is no shard: {type(shard).__name__}.",
                  "Pass results, bytes of Result.statistics(), or paths of such files.", code="invalid-option")


def merge(results: Iterable[Shard], *, zero_division: Optional[int] = None) -> MergedResult:
    """Add the results of shards of a corpus: every score that adds up equals that of the whole to the last digit.

    Parameters
    ----------
    results : iterable
        Results, or what travels between machines: bytes of `Result.statistics`, or paths of files that ``touchstone-cli score --statistics`` wrote. Every shard
        holds whole documents, and all were scored by the same settings. Shards in memory are called by their number: ``shard 0 (data in memory)``.
    zero_division : {0}, optional
        What undefined values (0/0) become, as of `score`. None: as all shards were scored; where they differ, say it here.

    Returns
    -------
    MergedResult
        A `Result` without records: these stay with the shards, and ``counts`` tells in which.

    Raises
    ------
    TouchstoneError
        A document is in two shards, or the settings differ. Documents without ids are known by what stands in them, and a gold of the same content is refused:
        ``score(gold, system, ids="monday")`` gives them ids.
    """
    if isinstance(results, (Result, bytes, bytearray, str, os.PathLike)) or not isinstance(results, AbstractIterable):
        raise failure("merge() takes a list of shards.", "Pass results, bytes of Result.statistics(), or paths of such files.", code="invalid-option")
    shards = _named(results)
    if not shards:
        raise failure("merge() was given no results.", "Pass one of each shard.", code="invalid-option")
    if zero_division not in (None, 0):
        raise failure(f"zero_division={zero_division!r} is not known.", "It is 0, or None.", code="invalid-option")
    return MergedResult(_MergedCore(shards, [] if zero_division is None else ["--zero-division", "0"]))  # type: ignore[arg-type]
