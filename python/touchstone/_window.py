# SPDX-License-Identifier: GPL-3.0-or-later
"""The window on data in memory."""

from __future__ import annotations

import os
import shutil
import subprocess
import weakref
from typing import Any, List, Mapping, Optional, Sequence, Union

from touchstone._corpus import Corpus, sides
from touchstone._programs import Files, private_folder, program, run
from touchstone._words import failure, is_own_file, text_of, truth, words

Select = Union[str, Mapping[str, Any]]


def _select_words(select: Optional[Select]) -> List[str]:
    if select is None:
        return []
    if isinstance(select, Mapping):
        select = ",".join(f"{key.replace('_', '-')}={str(one).replace(',', chr(92) + ',')}" for key, value in select.items()
                          for one in (value if isinstance(value, (list, tuple)) else [value]))
    elif not isinstance(select, str):
        raise failure(f"select={select!r} selects nothing.", "Write \"regressed\", or filters: {\"outcome\": \"MIS\"}.", code="invalid-option")
    elif "=" not in select:
        select = f"change={select}"
    return ["--select", text_of("select", select)]


class Window:
    """A window on data in memory, a process of its own.

    It is made by `open_window`. Without a display it is a picture that notebooks show.
    """

    def __init__(self, gold: Optional[Corpus], systems: Sequence[Corpus], settings: Sequence[str], select: Optional[Select]) -> None:
        self._files = Files(private_folder())
        self._clean = weakref.finalize(self, shutil.rmtree, self._files.folder, True)
        self._settings = [*map(self._kept, settings), *_select_words(select)]
        self._process: Optional["subprocess.Popen[bytes]"] = None
        self._picture: Optional[bytes] = None
        self._shows = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
        self._words = self._files.write(gold, systems)
        if self._shows:
            self._process = subprocess.Popen([program(), "--reload", *self._words, *self._settings], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                             stderr=subprocess.DEVNULL, start_new_session=True)
            # The window may outlive this object and Python: it keeps its files until it is closed.
            self._clean.detach()
        else:
            self._draw()

    def _kept(self, word: str) -> str:
        """The window may outlive Python: what goes with this process is copied to its files."""
        if not is_own_file(word):
            return word
        return str(shutil.copy(word, self._files.folder))

    def _draw(self) -> None:
        path = os.path.join(self._files.folder, "window.png")
        run(["screenshot", *self._words, *self._settings, "-o", path])
        with open(path, "rb") as file:
            self._picture = file.read()

    def __repr__(self) -> str:
        state = "a picture" if not self._shows else "open" if self.is_open else "closed"
        return f"<Window: {state}>"

    def _repr_png_(self) -> Optional[bytes]:
        return self._picture

    @property
    def is_open(self) -> bool:
        """Is the window still there? Of a picture False."""
        return self._process is not None and self._process.poll() is None

    def update(self, gold: Any, *systems: Any) -> None:
        """Show other data: files are replaced whole, and the window reads them again by itself.

        Parameters
        ----------
        gold : object
            As for `open_window`.
        *systems : object
            As many as there were, in the same order.
        """
        if not os.path.isdir(self._files.folder):
            raise failure("This window was closed, and its files are gone.", "Open another one.", code="invalid-option")
        known, runs = sides(gold, systems)
        named = self._files.write(known, runs)
        if named != self._words:
            raise failure("update() takes the same sides in the same order as open_window() did: as many systems, of the same kinds and names.",
                          "Open another window for other data.", code="invalid-option")
        if not self._shows:
            self._draw()

    def wait(self) -> None:
        """Return when the window was closed."""
        if self._process is not None:
            self._process.wait()

    def close(self) -> None:
        """Close the window and remove its files."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        shutil.rmtree(self._files.folder, ignore_errors=True)

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *unused: object) -> None:
        self.close()


def open_window(gold: Any, *systems: Any, select: Optional[Select] = None, wait: bool = False, **settings: Any) -> Window:
    """Open the window on data in memory.

    Parameters
    ----------
    gold : object
        The gold, as `corpus` takes it; None holds two systems against each other.
    *systems : object
        The systems, likewise.
    select : str or dict, optional
        The errors that are listed first: ``"regressed"`` or ``"fixed"`` of two systems, or filters of ``touchstone-cli errors``,
        ``{"outcome": ["MIS", "SPU"], "gold_type": "PER"}``.
    wait : bool, default False
        Return when the window is closed.
    **settings
        Settings in the words of the command line with ``_`` for ``-``.

    Returns
    -------
    Window
        It goes on when Python ends; ``close()`` closes it. Without a display it holds a picture, which notebooks show.
    """
    truth("wait", wait)
    known, runs = sides(gold, systems)
    window = Window(known, runs, words(settings), select)
    if wait:
        window.wait()
    return window
