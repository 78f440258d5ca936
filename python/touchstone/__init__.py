# SPDX-License-Identifier: GPL-3.0-or-later
"""Touchstone in Python: scores of named-entity systems, and the errors behind them.

``score(gold, system)`` gives a `Result`, ``compare(gold, old, new)`` a `Comparison`; both take what a program has in memory (spaCy Docs, lists of tags, dicts with
offsets, rows of Hugging Face, data frames) as well as files, and give the numbers that ``touchstone-cli`` prints. `touchstone.compat` has the calls of seqeval,
nervaluate, evaluate and spaCy.
"""

from touchstone._checks import ScoreCheckFailed, check_scores
from touchstone._compare import Comparison, compare
from touchstone._core import TouchstoneError
from touchstone._corpus import Corpus, corpus, read
from touchstone._figures import Figure
from touchstone._lists import formats, judgements, leads, measures, presets, project, suspects, version
from touchstone._merging import merge
from touchstone._records import ErrorRecord, Span
from touchstone._result import Result, score
from touchstone._tables import Errors, Table
from touchstone._window import Window, open_window

__all__ = [
    "Comparison", "Corpus", "ErrorRecord", "Errors", "Figure", "Result", "ScoreCheckFailed", "Span", "Table", "TouchstoneError", "Window",
    "check_scores", "compare", "corpus", "formats", "judgements", "leads", "measures", "merge", "open_window", "presets", "project", "read",
    "score", "suspects", "version",
]
__version__ = version()
