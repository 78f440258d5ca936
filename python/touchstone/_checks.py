# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores held to rules, for tests."""

from __future__ import annotations

import os
from typing import Optional, Sequence, Union

from touchstone import _core
from touchstone._result import Result

_MOST = 10


class ScoreCheckFailed(AssertionError):
    """A rule of `check_scores` is broken.

    Its message has a line for each broken rule, then the first ten annotations that regressed; without a baseline of the same gold, the first ten that are
    wrong.
    """


def check_scores(
    result: Result, *, fail_if: Union[str, Sequence[str]], baseline: Optional[Union[Result, str, "os.PathLike[str]"]] = None
) -> None:
    """Hold the scores of a result to rules: for pytest.

    Parameters
    ----------
    result : Result
        What `score` gave.
    fail_if : str or sequence of str
        Rules of ``touchstone-cli score --fail-if``, word for word: ``"muc.strict.f1 < 0.85"``, ``"muc.strict.recall(PER) < 0.9"``. With a baseline they
        judge the differences from it, as ``compare --fail-if`` does: ``"muc.strict.f1 < -0.01"``.
    baseline : Result, str or path, optional
        A result of the same gold, or a file that `Result.save` wrote.

    Raises
    ------
    ScoreCheckFailed
        A rule is broken: an AssertionError whose message names the annotations.
    TouchstoneError
        A rule cannot be read.
    """
    rules = [fail_if] if isinstance(fail_if, str) else list(fail_if)
    against = baseline._core if isinstance(baseline, Result) else None if baseline is None else os.fspath(baseline)
    judged = _core.judge(result._core, rules, against)
    if not judged.broken:
        return
    lines = list(judged.broken)
    if not isinstance(baseline, Result):
        errors = result.errors()
        if len(errors):
            lines.append(f"The first {min(_MOST, len(errors))} of {len(errors)} wrong annotations:")
            lines += [f"  {record}" for record in errors[:_MOST]]
    raise ScoreCheckFailed("\n".join(lines))
