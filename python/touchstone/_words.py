# SPDX-License-Identifier: GPL-3.0-or-later
"""Keyword arguments as words of the command line, and errors as this package raises them."""

from __future__ import annotations

import atexit
import decimal
import errno
import functools
import hashlib
import json
import operator
import os
import re
import shutil
import tempfile
from contextlib import contextmanager
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, TypeVar, Union

from touchstone import _core

TouchstoneError = _core.TouchstoneError

# Options that are named once for each value; of all others a list is one value with commas.
_REPEATED = {"by", "document", "fail_if", "group", "not", "pin", "row", "rule", "rule_off", "rule_on", "rules", "setting", "slice_bounds", "system",
             "systems", "where", "words"}

# Options of what the command line prints, which mean nothing here, and what does it instead.
_PRINTED = {"output": "", "o": "", "json": "", "tsv": "", "markdown": "Table.to_markdown() gives it.", "latex": "Table.to_latex() gives it.",
            "recipe": "", "no_recipe": "", "signature": "Result.signature has it.", "quiet": "", "all_findings": "Result.findings has all.",
            "strict": "Look into Result.findings.", "fail_if": "check_scores() judges rules.", "statistics": "Result.statistics() gives them.",
            "no_documents": "", "version": "version() tells it.", "help": "", "top": "Slices give the first ones: errors[:10].",
            "group_by": "to_pandas().groupby(…) counts records by any of their columns."}

# Options that name data, which calls take as arguments, and what does it instead.
_SIDES = "Pass each side as it is, data in memory or a path: score(gold, system), compare(gold, a, b)."
_PROJECT = "project() scores what a project names."
_NAMES_DATA = {"gold": _SIDES, "system": _SIDES, "systems": _SIDES, "group": "touchstone-cli compare --group compares groups of runs in files.",
               "project": _PROJECT, "set": _PROJECT, "task": _PROJECT, "allow_outside": _PROJECT}

MOST_SAMPLES, MOST_SEED = 1_000_000, 2**64 - 1
_Same = TypeVar("_Same")
LabelMap = Union[str, "os.PathLike[str]", Mapping[str, Optional[str]]]


class Unchanging:
    """What never changes after it was made: a deep copy is the same."""

    def __deepcopy__(self: _Same, memo: Any) -> _Same:
        return self


def failure(text: str, cure: str = "", *, code: str = "malformed", file: Optional[str] = None) -> TouchstoneError:
    """An error of this package's own, of the one class that all errors of data have."""
    whole = f"{text} {cure}".strip()
    error = TouchstoneError(whole if file is None else f"{file}: {whole}")
    error.code, error.text, error.cure = code, whole, cure
    error.file, error.line, error.column, error.messages = file, None, None, []
    return error


def refusal(error: Union[Exception, str], code: str = "malformed") -> TouchstoneError:
    """What the core says of data in memory: "document 1, entity 2: what is wrong; what to do"."""
    text, semicolon, cure = str(error).partition("; ")
    return failure(text[:1].upper() + text[1:] + semicolon.strip(), cure, code=code)


def path_of(value: Any) -> str:
    """A path that a user gave. Errors: TouchstoneError."""
    try:
        path = os.fsdecode(value)
    except TypeError:
        path = ""
    if not path or not is_text(path):
        raise failure(f"{value!r} is no path.", "A path is a str, or a path of pathlib; it is not empty, holds no zero and is UTF-8.", code="invalid-option")
    return path


def is_text(word: str) -> bool:
    """Can the core take it? Not lone surrogates, and not a zero."""
    return "\0" not in word and word == word.encode("utf-8", "replace").decode("utf-8")


def word_of(value: Any) -> str:
    """A path as a word of the command line, which takes it for no option and for no data in memory (``@gold``). Errors: TouchstoneError."""
    path = path_of(value)
    return os.path.join(os.curdir, path) if path.startswith(("-", "@")) else path


def name_of(value: Any) -> str:
    """What a user calls a corpus; empty for None. Errors: TouchstoneError."""
    if value is not None and not (isinstance(value, str) and is_text(value)):
        raise failure(f"name={value!r} is no str.", "It is the word that tables call it by.", code="invalid-option")
    return value or ""


@contextmanager
def asked_by_name() -> Iterator[None]:
    """What the core is asked for in the block, it may not have. Errors: TouchstoneError in the place of KeyError, and of TypeError where a name is no str."""
    try:
        yield
    except KeyError as error:
        raise refusal(error.args[0], "invalid-option") from None
    except TypeError:
        raise failure("Tables, columns and measures are asked for by names, which are str.", "tables and columns list them.", code="invalid-option") from None


def os_failure(error: OSError, path: str) -> TouchstoneError:
    """Of a file that the system does not let us write."""
    missing = isinstance(error, FileNotFoundError)
    cure = "Make its folder first." if missing else "Name a file in this folder." if isinstance(error, IsADirectoryError) else ""
    return failure(f"It cannot be written: {error.strerror}.", cure, code="not-found" if missing else "unreadable", file=path)


def whole_number(name: str, value: Any, least: int, most: int) -> int:
    """An argument that is a whole number within bounds. Errors: TouchstoneError."""
    try:
        number = None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        number = None
    if number is None or not least <= number <= most:
        raise failure(f"{name}={value!r} is none of the numbers that it takes.", f"It is a whole number from {least} to {most}.", code="invalid-option")
    return number


def plain(value: Any) -> Any:
    """A single number of numpy as Python's own; all else as it is."""
    return value.item() if getattr(value, "shape", None) == () and hasattr(value, "item") else value


def truth(name: str, value: Any) -> bool:
    """An argument that is yes or no. Errors: TouchstoneError."""
    value = plain(value)
    if not isinstance(value, bool):
        raise failure(f"{name}={value!r} is neither True nor False.", "Write one of these.", code="invalid-option")
    return value


def level_of(level: Any) -> Union[int, float]:
    """The level of intervals. Errors: TouchstoneError."""
    if not isinstance(level, (int, float)) or not 0 < level < 1:
        raise failure(f"level={level!r} is no level of an interval.", "It lies between 0 and 1; write 0.95 for 95 %.", code="invalid-option")
    return level


def refuse_other_names(settings: Mapping[str, Any], **names: str) -> None:
    """Options that a call has as an argument of another name. Errors: TouchstoneError."""
    for option, name in names.items():
        if option in settings:
            raise failure(f"{option} is called {name} here.", f"Write {name}=… instead.", code="invalid-option")


def names_of(name: str, value: Any) -> Any:
    """An argument that is a word or a sequence of words; None is none. Errors: TouchstoneError."""
    if value is None or isinstance(value, str) and is_text(value):
        return value
    if isinstance(value, Iterable) and not isinstance(value, (str, bytes, Mapping)):
        items = list(value)
        if all(isinstance(item, str) and is_text(item) for item in items):
            return sorted(items) if isinstance(value, (set, frozenset)) else items
    raise failure(f"{name}={value!r} are no words.", "It is a str or a sequence of str.", code="invalid-option")


def chosen_names(name: str, value: Any) -> Any:
    """The same of what must name something where it is given. Errors: TouchstoneError."""
    _refuse_empty(name, value)
    return names_of(name, value)


def text_of(name: str, value: str) -> str:
    """A word that the core, or a program, can take. Errors: TouchstoneError."""
    if not is_text(value):
        raise failure(f"{name}={value!r} is no text.", "It holds a zero, or half of a character.", code="invalid-option")
    return value


def _refuse_empty(name: str, value: Any) -> None:
    if isinstance(value, (str, list, tuple, set, frozenset)) and not value:
        raise failure(f"{name}={value!r} is empty.", "Leave it out, or pass None.", code="invalid-option")


def _joined(name: str, value: Any) -> str:
    if isinstance(value, (list, tuple, set, frozenset)):
        items = sorted(value, key=lambda item: (type(item).__name__, item)) if isinstance(value, (set, frozenset)) else value
        # A backslash means itself but before a comma, another one or the end.
        return ",".join(re.sub(r"\\(?=[\\,]|$)|,", r"\\\g<0>", _joined(name, item)) for item in items)
    if not isinstance(value, (str, os.PathLike)) and not hasattr(value, "__float__"):
        raise failure(f"{name} is a word, a number, a path or a list of these, and not {type(value).__name__}.", "touchstone-cli --help tells what it takes.",
                      code="invalid-option")
    word = str(os.fspath(value) if isinstance(value, os.PathLike) else value)
    if isinstance(value, float) and "e" in word:  # numbers are given with all their digits, and not as 1e-05
        word = f"{decimal.Decimal(word):f}"
    return text_of(name, word)


def words(settings: Mapping[str, Any], *, of_project: bool = False) -> List[str]:
    """``{"min_score": 0.5, "rules_only": True}`` as ``["--min-score", "0.5", "--rules-only=yes"]``. None: left out.

    Errors: TouchstoneError for options of what is printed, and for those that name data, unless the words are of a project.
    """
    result: List[str] = []
    for name, value in settings.items():
        if not name.isidentifier():
            raise failure(f"{name!r} is no name of an option.", "Options are keyword arguments, with _ for -: min_score=0.5.", code="invalid-option")
        value = plain(value)
        if value is None:
            continue
        if name.rstrip("_") in _PRINTED:
            if value is False:
                continue
            raise failure(f"{name} is an option of what touchstone-cli prints and means nothing here.",
                          _PRINTED[name.rstrip("_")] or "save() writes files; str() is what is printed.", code="invalid-option")
        if not of_project and name in _NAMES_DATA:
            raise failure(f"{name} is an option of touchstone-cli that names data, and here data are arguments.", _NAMES_DATA[name], code="invalid-option")
        _refuse_empty(name, value)
        if name in ("types", "layer"):
            value = names_of(name, value)
        if name == "allow_outside":
            value = truth(name, value)
        if name == "label_map":
            value = _map_file(value) if isinstance(value, Mapping) else path_of(value)
        option = "--measure" if name == "measures" else "--" + name.rstrip("_").replace("_", "-")
        if isinstance(value, bool):  # in one word: an option that needs a value would take the next one
            result.append(option + ("=yes" if value else "=no"))
        elif name in _REPEATED and isinstance(value, (list, tuple)):
            for item in value:
                result += [option, _joined(name, item)]
        else:
            result += [option, _joined(name, value)]
    return result


def options_of(words: Sequence[str]) -> Dict[str, Any]:
    """Words as keyword arguments, the other way round: of what is given several times a list; what names data or says what is printed is left out."""
    result: Dict[str, Any] = {}
    rest = list(words)
    while rest:
        option, sign, value = rest.pop(0).partition("=")
        given: Any = {"yes": True, "no": False}.get(value, value) if sign else rest.pop(0) if rest and not rest[0].startswith("--") else True
        name = option.lstrip("-").replace("-", "_")
        if name == "label_map":
            given = _OWN_MAPS.get(os.path.basename(given), given)
        if name in result:
            given = [*(result[name] if isinstance(result[name], list) else [result[name]]), given]
        if name not in _PRINTED and name not in _NAMES_DATA:
            result["measures" if name == "measure" else name] = given
    return result


_OWN_MAPS: Dict[str, Dict[str, Optional[str]]] = {}
"""What files of `_map_file` are called, and what was given."""


def _map_file(label_map: Mapping[str, Optional[str]]) -> str:
    """``{"PERSON": "PER", "DATE": None}``, for both sides, as a file that stays as long as this process, since results read it again."""
    for label, new in label_map.items():
        if not isinstance(label, str) or not (new is None or isinstance(new, str)):
            raise failure(f"label_map has {label!r}: {new!r}, and types are words.", "Write {\"PERSON\": \"PER\", \"DATE\": None}; None drops.",
                          code="invalid-option")
        if "\t" in label + (new or "") or "\n" in label + (new or ""):
            raise failure(f"The label {label!r} of label_map has a tab or a line break.", "Such labels cannot be mapped.")
    lines = "".join(f"both\t{old}\t{new or ''}\n" for old, new in sorted(label_map.items())).encode("utf-8")
    path = os.path.join(_own_folder(), f"label-map-{hashlib.blake2b(lines, digest_size=8).hexdigest()}.tsv")
    if not os.path.exists(path):
        write_whole(path, lines)
    _OWN_MAPS[os.path.basename(path)] = dict(label_map)
    return path


@functools.lru_cache(maxsize=None)
def _own_folder() -> str:
    folder = tempfile.mkdtemp(prefix="touchstone-")
    atexit.register(shutil.rmtree, folder, True)
    return folder


def cure_of(text: str) -> str:
    """What to do, behind the first "; " or ". " that stands in no quotation marks, as the core writes its errors."""
    found = re.match(r'(?:[^"]|"[^"]*")*?[;.] (.*)', text, re.DOTALL)
    return found[1] if found else ""


def is_own_file(word: str) -> bool:
    """Is it a file that goes with this process?"""
    return os.path.dirname(word) == _own_folder()


def write_whole(path: Union[str, "os.PathLike[str]"], data: Union[str, bytes]) -> None:
    """Write a file whole or not at all. Errors: TouchstoneError."""
    named = path_of(path)
    try:
        _replace(os.path.realpath(named), data.encode("utf-8") if isinstance(data, str) else data)
    except OSError as error:
        raise os_failure(error, named) from error


def _replace(target: str, data: bytes) -> None:
    if os.path.isdir(target):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if os.path.exists(target) and not os.path.isfile(target):  # a device or pipe: nothing to keep, and not to be replaced
        with open(target, "wb") as stream:
            stream.write(data)
        return
    handle, temporary = tempfile.mkstemp(prefix=".touchstone-", dir=os.path.dirname(target))
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
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
        result += ["--system", f"@{number}"]  # which brings its name
        corpora[f"@{number}"] = system
    return result, corpora
