# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores held to rules, for tests."""

from __future__ import annotations

import os
import tempfile
from typing import List, Optional, Sequence, Union

from touchstone import _core
from touchstone._result import Result
from touchstone._words import failure, names_of, path_of

_MOST = 10


class ScoreCheckFailed(AssertionError):
    """A rule of `check_scores` is broken.

    Its message has a line for each broken rule, then the first ten annotations that regressed; without a baseline of the same gold, the first ten that are
    wrong.
    """


def _broken(result: Result, rules: List[str], baseline: Optional[Union[Result, str, "os.PathLike[str]"]]) -> List[str]:
    """A line for each broken rule, with a baseline of the same gold and the annotations that regressed."""
    whole = isinstance(result._core, _core.Result)
    if isinstance(baseline, Result):
        if whole and isinstance(baseline._core, _core.Result):
            return list(_core.judge(result._core, rules, baseline._core).broken)
        with tempfile.TemporaryDirectory(prefix="touchstone-") as folder:
            path = os.path.join(folder, "baseline.json")
            baseline.save(path)
            return list(_core.judge_json(result._core.json(), rules, path).broken)
    if baseline is not None:
        return list(_core.judge_json(result._core.json(), rules, path_of(baseline)).broken)
    return list(_core.judge(result._core, rules).broken if whole else result._core.broken(rules))  # type: ignore[attr-defined]


def check_scores(
    result: Result, *, fail_if: Union[str, Sequence[str]], baseline: Optional[Union[Result, str, "os.PathLike[str]"]] = None
) -> None:
    """Hold the scores of a result to rules: for pytest.

    Parameters
    ----------
    result : Result
        What `score` or `merge` gave.
    fail_if : str or sequence of str
        Rules of ``touchstone-cli score --fail-if``, word for word: ``"muc.strict.f1 < 0.85"``, ``"muc.strict.recall(PER) < 0.9"``. With a baseline they
        judge the differences from it, as ``compare --fail-if`` does: ``"muc.strict.f1 < -0.01"``.
    baseline : Result, str or path, optional
        A result of the same gold, or a file that `Result.save` wrote. Where one of the two was merged, numbers alone are compared.

    Raises
    ------
    ScoreCheckFailed
        A rule is broken: an AssertionError whose message names the annotations.
    TouchstoneError
        A rule cannot be read.
    """
    if not isinstance(result, Result):
        raise failure(f"check_scores() judges a result, and this is {type(result).__name__}.", "Pass what score() or merge() gave.", code="invalid-option")
    rules = names_of("fail_if", [fail_if] if isinstance(fail_if, str) else fail_if)
    if not rules:
        raise failure("check_scores() was given no rules, and would never fail.", "Pass fail_if=\"muc.strict.f1 < 0.85\".", code="invalid-option")
    lines = _broken(result, rules, baseline)
    if not lines:
        return
    if not isinstance(result._core, _core.Result):
        lines.append("The annotations stay with the shards: counts of the result tells in which, and how to list them there.")
    elif not isinstance(baseline, Result):
        errors = result.errors()
        if len(errors):
            lines.append(f"The first {min(_MOST, len(errors))} of {len(errors)} wrong annotations:")
            lines += [f"  {record}" for record in errors[:_MOST]]
    raise ScoreCheckFailed("\n".join(lines))
