# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of results, and records of errors."""

from __future__ import annotations

import operator
import os
from collections.abc import Sequence as AbstractSequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Dict, Iterator, List, Optional, Sequence, Tuple, Union, overload

from touchstone import _core, _html
from touchstone._records import ErrorRecord
from touchstone._words import Unchanging, asked_by_name, path_of, write_whole

if TYPE_CHECKING:
    import pandas

Path = Union[str, "os.PathLike[str]"]
Cell = Union[str, int, float, None]


@contextmanager
def _needed(package: str) -> Iterator[None]:
    """What is imported in the block belongs to a package that the user has to install."""
    try:
        yield
    except ImportError as error:
        raise ImportError(f"to_pandas() needs {package} ({error}): pip install {package}, on Debian apt install python3-{package}. "
                          "Without it to_dicts() gives the same.") from error


class Table(Unchanging):
    """A table: named rows of numbers and words.

    Counts are int, ratios float, what is undefined (0/0) is None, words are str.
    """

    def __init__(self, core: "Union[_core.Table, _Made]") -> None:
        self._core = core

    @property
    def id(self) -> str:
        """Its name for scripts."""
        return self._core.id

    @property
    def title(self) -> str:
        """What stands above it."""
        return self._core.title

    @property
    def columns(self) -> List[str]:
        """Names of the columns; the first holds the names of the rows."""
        return self._core.columns

    @property
    def rows(self) -> List[Tuple[Cell, ...]]:
        """The rows; means over types or documents stand last."""
        return self._core.rows

    @property
    def notes(self) -> List[str]:
        """What stands below it."""
        return self._core.notes

    def __len__(self) -> int:
        return len(self._core)

    def __str__(self) -> str:
        return self._core.to_text("text")

    def __repr__(self) -> str:
        return f"<Table {self.id!r}: {len(self)} rows of {', '.join(self.columns)}>"

    def to_dicts(self) -> List[Dict[str, Cell]]:
        """Return the rows as dicts.

        Returns
        -------
        list of dict
            Column to cell.
        """
        columns = self.columns
        return [dict(zip(columns, row)) for row in self.rows]

    def to_pandas(self) -> "pandas.DataFrame":
        """Return it as a data frame, which needs pandas.

        Returns
        -------
        pandas.DataFrame
            The first column is the index; counts are integers, nullable where a row has none.
        """
        with _needed("pandas"):
            import pandas

        columns = self.columns
        frame = pandas.DataFrame(self.rows, columns=columns)
        for place, name in enumerate(columns):  # means have no counts: nullable integers, which else became floats
            cells = [row[place] for row in self.rows if row[place] is not None]
            if len(cells) < len(frame) and cells and all(isinstance(cell, int) for cell in cells):
                frame[name] = frame[name].astype("Int64")
        return frame.set_index(columns[0])

    def to_latex(self) -> str:
        """Return it as LaTeX for booktabs.

        Returns
        -------
        str
            Escaped.
        """
        return self._core.to_text("latex")

    def to_markdown(self) -> str:
        """Return it as Markdown.

        Returns
        -------
        str
            Escaped.
        """
        return self._core.to_text("markdown")

    def to_csv(self, path: Path) -> None:
        """Write it as comma-separated values with all digits, whole or not at all.

        Parameters
        ----------
        path : str or path
            The file.
        """
        write_whole(path, _Made(self.id, self.title, self._core.titles, self.rows).to_text("csv"))

    def _repr_html_(self) -> str:
        titles, rows = self._core.titles, self.rows
        numeric = [any(not isinstance(row[place], str) for row in rows) for place in range(len(titles))]

        def cell(value: Cell) -> str:
            return _html.escape(value) if isinstance(value, str) else _html.number(value)

        shown = [[cell(value) for value in row] for row in rows[:_html.MOST_ROWS]]
        return _html.boxed((_html.note(self.title) if self.title else "") + _html.table(titles, shown, numeric) + _html.more(len(shown), len(rows), "rows")
                           + "".join(_html.note(text) for text in self.notes))


class Errors(Unchanging, AbstractSequence):  # type: ignore[type-arg]
    """Records of errors, in text order.

    ``errors[0]`` is an `ErrorRecord`, ``errors.column("gold_start")`` a whole column of numbers that numpy takes without a copy.
    """

    def __init__(self, core: _core.Errors) -> None:
        self._core = core

    @property
    def considered(self) -> int:
        """How many records the filters chose from."""
        return self._core.considered

    @property
    def columns(self) -> List[str]:
        """Names that `column` takes."""
        return self._core.columns

    def __len__(self) -> int:
        return len(self._core)

    @overload
    def __getitem__(self, place: int) -> ErrorRecord: ...
    @overload
    def __getitem__(self, place: slice) -> List[ErrorRecord]: ...
    def __getitem__(self, place: Union[int, slice]) -> Union[ErrorRecord, List[ErrorRecord]]:
        if isinstance(place, slice):
            return [self[number] for number in range(*place.indices(len(self)))]
        number = operator.index(place)
        number += len(self) if number < 0 else 0
        if not 0 <= number < len(self):
            raise IndexError(f"There are {len(self)} records.")
        return ErrorRecord._of(self._core.record(number), self._core.contexts(number, 1)[0])

    def __iter__(self) -> Iterator[ErrorRecord]:
        for number in range(len(self)):
            yield self[number]

    def __repr__(self) -> str:
        return f"<Errors: {len(self)} of {self.considered} records>"

    def column(self, name: str) -> Union[_core.Categories, _core.Numbers, List[Optional[str]]]:
        """Return a column of all records.

        Parameters
        ----------
        name : str
            One of `columns`, or of the texts: gold_text, system_text, left, right.

        Returns
        -------
        column
            A sequence with the buffer protocol: words as codes into its ``names``, or numbers; -1 where there is none. Of texts a list.
        """
        if name in ("gold_text", "system_text"):
            return self._core.texts(name[:-len("_text")])
        if name in ("left", "right"):
            return [sides[name == "right"] for sides in self._core.contexts()]
        with asked_by_name():
            return self._core.column(name)

    def to_dicts(self) -> List[Dict[str, Any]]:
        """Return all records as flat dicts.

        Returns
        -------
        list of dict
            With the columns of `to_pandas`.
        """
        return [record.to_dict() for record in self]

    def to_pandas(self) -> "pandas.DataFrame":
        """Return all records as a data frame, which needs pandas.

        Returns
        -------
        pandas.DataFrame
            Columns document, outcome, error_type, gold_type and system_type are categorical; gold_start, gold_end, system_start and system_end nullable integers;
            gold_text, system_text, left and right are text.
        """
        with _needed("pandas"):
            import numpy
            import pandas

        frame: Dict[str, Any] = {}
        for name in self._core.columns:
            column = self._core.column(name)
            values = numpy.asarray(column)
            if isinstance(column, _core.Categories):
                frame[name] = pandas.Categorical.from_codes(values, categories=column.names)
            else:
                frame[name] = pandas.arrays.IntegerArray(values.astype("int64"), values < 0)
        for name in ("gold_text", "system_text", "left", "right"):
            frame[name] = self.column(name)
        return pandas.DataFrame(frame)

    def save(self, path: Path) -> None:
        """Write them to a file, whole or not at all.

        Parameters
        ----------
        path : str or path
            The suffix says how: ``.csv`` (the columns of `to_pandas`), ``.tsv``, ``.md``, ``.tex``, ``.txt``; any other JSON Lines.
        """
        suffix = os.path.splitext(path_of(path))[1].lower()
        if suffix == ".csv":
            columns = list(ErrorRecord("", "", "", None, None).to_dict())
            write_whole(path, _Made("errors", "", columns, [tuple(row.values()) for row in self.to_dicts()]).to_text("csv"))
        else:
            write_whole(path, self._core.report({".tsv": "tsv", ".md": "markdown", ".tex": "latex", ".txt": "text"}.get(suffix, "json")))

    def _repr_html_(self) -> str:
        rows = []
        for number in range(min(len(self), _html.MOST_ROWS)):
            record = self._core.record(number)
            gold, system = record["gold"], record["system"]
            rows.append([_html.escape(record["document"]), _html.outcome(record["outcome"]), _html.escape(record["error_type"]),
                         _html.escape(gold["type"] if gold else "–"), _html.escape(system["type"] if system else "–"),
                         _html.marked(self._core.excerpt(number))])
        return _html.boxed(_html.table(["document", "outcome", "error", "gold (G)", "system (S)", "text"], rows) + _html.more(len(rows), len(self), "records"))


class _Made:
    """A table of this package's own, with what `Table` asks of one of the core."""

    def __init__(self, id: str, title: str, columns: List[str], rows: List[Tuple[Cell, ...]]) -> None:
        self.id, self.title, self.columns, self.titles, self.rows = id, title, columns, columns, rows
        self.notes: List[str] = []

    def __len__(self) -> int:
        return len(self.rows)

    def to_text(self, form: str = "text") -> str:
        exact = form in ("csv", "tsv")

        def word(value: Cell) -> str:
            if isinstance(value, str):
                return value
            return ("" if value is None else repr(value)) if exact else _html.number(value)

        numbers = [any(not isinstance(row[place], str) for row in self.rows) for place in range(len(self.columns))]
        return _core.write_table(list(zip(self.titles, numbers)), [[word(value) for value in row] for row in self.rows], form, title=self.title)


def made_table(columns: List[str], rows: Sequence[Tuple[Cell, ...]], *, id: str = "", title: str = "") -> Table:
    """A table of this package's own, written by the same code as all others."""
    return Table(_Made(id, title, columns, list(rows)))


def dict_table(items: List[Dict[str, Any]], columns: List[str], *, id: str, title: str = "") -> Table:
    """Dicts as rows; lists are joined by commas."""
    def cell(value: Any) -> Cell:
        if isinstance(value, (list, tuple)):
            return ", ".join(map(str, value))
        return value if value is None or isinstance(value, (str, int, float)) else str(value)

    return made_table(columns, [tuple(cell(item.get(column)) for column in columns) for item in items], id=id, title=title)

