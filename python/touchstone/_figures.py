# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures, drawn by the program touchstone without a display."""

from __future__ import annotations

import os
import shutil
from typing import Any, List, Optional, Sequence, Union

from touchstone._corpus import Corpus
from touchstone._programs import Files, private_folder, run
from touchstone._words import path_of, words


class Figure:
    """A figure of a result: an SVG in a notebook, a PDF for a paper.

    It is drawn when it is first shown or saved, by the program touchstone, which needs no display for it.
    """

    def __init__(self, kind: str, gold: Optional[Corpus], systems: Sequence[Corpus], settings: Sequence[str]) -> None:
        self._kind, self._gold, self._systems, self._settings = kind, gold, list(systems), list(settings)
        self._svg: Optional[str] = None

    def __repr__(self) -> str:
        return f"<Figure {self._kind!r}>"

    @property
    def svg(self) -> str:
        """The figure as SVG."""
        if self._svg is None:
            folder = private_folder()
            try:
                path = os.path.join(folder, "figure.svg")
                self._draw(folder, path, [])
                with open(path, encoding="utf-8") as file:
                    self._svg = file.read()
            finally:
                shutil.rmtree(folder, ignore_errors=True)
        return self._svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: Union[str, "os.PathLike[str]"], *, width: Optional[float] = None, font_size: Optional[float] = None, **options: Any) -> None:
        """Draw it into a file.

        Parameters
        ----------
        path : str or path
            The suffix says how: ``.pdf``, ``.svg``, ``.png``, or ``.csv`` for its data.
        width : float, optional
            In millimetres.
        font_size : float, optional
            In points.
        **options
            What else ``touchstone figure`` knows: ``height``, ``font``, ``dpi``, ``greyscale``.
        """
        folder = private_folder()
        try:
            self._draw(folder, os.path.abspath(path_of(path)), words({"width": width, "font_size": font_size, **options}))
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def _draw(self, folder: str, path: str, options: List[str]) -> None:
        run(["figure", self._kind, *Files(folder).write(self._gold, self._systems), *self._settings, *options, "-o", path])
