# SPDX-License-Identifier: GPL-3.0-or-later
"""Keyword arguments as words of the command line, and errors as this package raises them."""

from __future__ import annotations

import json
import os
import tempfile
from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple, Union

from touchstone import _core

TouchstoneError = _core.TouchstoneError

# Options that are named once for each value; of all others a list is one value with commas.
_REPEATED = {"by", "document", "fail_if", "group", "not", "pin", "row", "rule", "rule_off", "rule_on", "rules", "setting", "slice_bounds", "system",
             "systems", "where", "words"}

LabelMap = Union[str, "os.PathLike[str]", Mapping[str, Optional[str]]]


def failure(text: str, cure: str = "", *, code: str = "malformed", file: Optional[str] = None) -> TouchstoneError:
    """An error of this package's own, of the one class that all errors of data have."""
    whole = f"{text} {cure}".strip()
    error = TouchstoneError(whole if file is None else f"{file}: {whole}")
    error.code, error.text, error.cure = code, whole, cure
    error.file, error.line, error.column = file, None, None
    return error


def _joined(value: Any) -> str:
    if isinstance(value, (list, tuple, set, frozenset)):
        items = sorted(value) if isinstance(value, (set, frozenset)) else value
        return ",".join(_joined(item).replace(",", "\\,") for item in items)
    return str(os.fspath(value) if isinstance(value, os.PathLike) else value)


def words(settings: Mapping[str, Any]) -> List[str]:
    """``{"min_score": 0.5, "rules_only": True}`` as ``["--min-score", "0.5", "--rules-only"]``. None and False: left out."""
    result: List[str] = []
    for name, value in settings.items():
        option = "--" + name.rstrip("_").replace("_", "-")
        if value is None or value is False:
            continue
        if value is True:
            result.append(option)
        elif name in _REPEATED and isinstance(value, (list, tuple)):
            for item in value:
                result += [option, _joined(item)]
        else:
            result += [option, _joined(value)]
    return result


class LabelMapFile:
    """A label map as a file for as long as the block lasts: ``{"PERSON": "PER", "DATE": None}`` holds for both sides."""

    def __init__(self, label_map: Optional[LabelMap]) -> None:
        self._map = label_map
        self._path: Optional[str] = None

    def __enter__(self) -> List[str]:
        if self._map is None:
            return []
        if not isinstance(self._map, Mapping):
            return ["--label-map", os.fspath(self._map)]
        for label in self._map:
            if "\t" in label or "\n" in label:
                raise failure(f"The label {label!r} of label_map has a tab or a line break.", "Such labels cannot be mapped.")
        lines = "".join(f"both\t{old}\t{new or ''}\n" for old, new in sorted(self._map.items()))
        handle, self._path = tempfile.mkstemp(prefix="touchstone-", suffix=".map")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(lines)
        return ["--label-map", self._path]

    def __exit__(self, *unused: object) -> None:
        if self._path is not None:
            os.unlink(self._path)


def write_whole(path: Union[str, "os.PathLike[str]"], data: Union[str, bytes]) -> None:
    """Write a file whole or not at all."""
    target = os.path.realpath(os.fspath(path))
    raw = data.encode("utf-8") if isinstance(data, str) else data
    handle, temporary = tempfile.mkstemp(prefix=".touchstone-", dir=os.path.dirname(target))
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        try:
            mode = os.stat(target).st_mode & 0o777
        except FileNotFoundError:
            mask = os.umask(0)
            os.umask(mask)
            mode = 0o666 & ~mask
        os.chmod(temporary, mode)
        os.replace(temporary, target)
    except BaseException:
        os.unlink(temporary)
        raise


def run_json(command: Sequence[str], corpora: Mapping[str, _core.Corpus]) -> Any:
    """What a command says with ``--json``."""
    return json.loads(_core.command([*command, "--json"], dict(corpora)).text)


def data_words(gold: Optional[_core.Corpus], systems: Iterable[_core.Corpus]) -> Tuple[List[str], Dict[str, _core.Corpus]]:
    """Words that name corpora in the place of files, and what they name."""
    result: List[str] = []
    corpora: Dict[str, _core.Corpus] = {}
    if gold is not None:
        result += ["--gold", "@gold"]
        corpora["@gold"] = gold
    for number, system in enumerate(systems, 1):
        result += ["--system", f"{system.name.replace('=', '-')}=@{number}"]
        corpora[f"@{number}"] = system
    return result, corpora
