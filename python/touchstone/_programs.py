# SPDX-License-Identifier: GPL-3.0-or-later
"""The program `touchstone`, which draws the window and the figures, and files for it of data in memory."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
from typing import Dict, List, Optional, Sequence, Tuple

from touchstone._corpus import Corpus
from touchstone._words import cure_of, failure, word_of, write_whole

# Reading options that the command line has for each side apart.
SIDED = ("format", "column", "columns")
_USAGE = 2  # what the program ends with where its words are wrong
_SUFFIXES = {"jsonl": ".jsonl", "conll": ".conll"}


def program() -> str:
    """Path of `touchstone`: what $TOUCHSTONE_PROGRAM names, beside this module or its Python, in PATH. TouchstoneError where there is none."""
    named = os.environ.get("TOUCHSTONE_PROGRAM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise failure(f"TOUCHSTONE_PROGRAM names {named}, which is no program.", "Unset it, or let it name the program touchstone.", code="not-found")
        return found
    here = os.path.dirname(os.path.abspath(__file__))
    for folder in (here, sysconfig.get_path("scripts"), None):
        found = shutil.which("touchstone", path=folder) if folder else shutil.which("touchstone")
        if found is not None:
            return found
    raise failure("The program touchstone, which draws windows and figures, is not here.",
                  "On Debian it is in the package touchstone (apt install ./touchstone_*.deb); elsewhere let $TOUCHSTONE_PROGRAM name it.", code="not-found")


def run(arguments: Sequence[str]) -> None:
    """Run `touchstone` without a display. TouchstoneError with its words where it fails, KeyboardInterrupt after Ctrl+C."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([program(), *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if "error:" in line] or done.stderr.splitlines() or ["it said nothing"]
        what = lines[-1].partition("error: ")[2].strip() or lines[-1]
        error = failure(f"touchstone {arguments[0]}: {what}", code="invalid-option" if done.returncode == _USAGE else "malformed")
        error.cure = cure_of(what)
        raise error


def _reading(corpus: Corpus, side: str) -> Tuple[List[str], List[str]]:
    """Reading options of a corpus: for this side alone, for both."""
    own, both = [], []
    words = list(corpus._reading)
    while words:
        option = words.pop(0)
        values = [words.pop(0)] if words and not words[0].startswith("--") else []
        if option[2:] in SIDED:
            own += [f"--{side}-{option[2:]}", *values]
        else:
            both += [option, *values]
    return own, both


class Files:
    """Corpora as files in a folder of their own, private to the user; what is a file already stays where it is."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.bytes: Dict[str, bytes] = {}

    def write(self, gold: Optional[Corpus], systems: Sequence[Corpus]) -> List[str]:
        """Write what changed, each file whole, and name all as words."""
        readings = [_reading(corpus, "system") for corpus in systems]
        both = {tuple(reading[1]) for reading in readings} | ({tuple(_reading(gold, "gold")[1])} if gold is not None else set())
        # Words hold for all systems, some for the gold as well: what is read otherwise than its neighbours is written as it was read.
        alike = len(both) <= 1 and len({tuple(reading[0]) for reading in readings}) <= 1
        result: List[str] = []
        for number, corpus in enumerate([gold, *systems]):
            if corpus is None:
                continue
            own, shared = _reading(corpus, "gold" if number == 0 else "system")
            path = self._file(corpus, "gold" if number == 0 else f"system-{number}", alike or not (own or shared))
            if number == 0:
                result += ["--gold", path, *(own if alike else [])]
            else:
                result += ["--system", f"{corpus.name.replace('=', '-')}={path}"]
        if alike:
            result += [*(readings[0][0] if readings else []), *next(iter(both), ())]
        return result

    def _file(self, corpus: Corpus, stem: str, as_it_is: bool) -> str:
        if as_it_is and corpus._core.path is not None:
            return word_of(corpus._core.path)
        data = corpus._core.data if as_it_is else None
        suffix = ".jsonl" if data is None else _SUFFIXES.get(corpus.format, ".jsonl")
        data = corpus.to_jsonl() if data is None else data
        path = os.path.join(self.folder, stem + suffix)
        if self.bytes.get(path) != data:
            write_whole(path, data)
            self.bytes[path] = data
        return path


def private_folder() -> str:
    """A new folder that only the user can look into: under $XDG_RUNTIME_DIR, else among temporary files."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return tempfile.mkdtemp(prefix="touchstone-", dir=runtime if runtime and os.path.isdir(runtime) else None)
