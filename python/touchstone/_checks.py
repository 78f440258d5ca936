# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores held to rules, for tests."""

from __future__ import annotations

import os
import tempfile
from typing import Dict, List, Optional, Sequence, Union

from touchstone import _core
from touchstone._result import Result
from touchstone._tables import Errors
from touchstone._words import failure, names_of, path_of

_MOST = 10


class ScoreCheckFailed(AssertionError):
    """A rule of `check_scores` is broken.

    Its message has a line for each broken rule, then for each the first ten annotations that regressed, of the rule's type and scheme; without a baseline, or
    where that has scores alone, the first ten that are wrong.
    """


def _judged(result: Result, rules: List[str], baseline: Optional[Union[Result, str, "os.PathLike[str]"]]) -> Optional[_core.Judged]:
    """What rules say of a result, by a baseline with annotations with those that regressed; None: of a merged result without baseline."""
    whole = isinstance(result._core, _core.Result)
    if isinstance(baseline, Result) and not (whole and isinstance(baseline._core, _core.Result)):
        with tempfile.TemporaryDirectory(prefix="touchstone-") as folder:
            path = os.path.join(folder, "baseline.json")
            baseline.save(path)
            return _judged(result, rules, path)
    if isinstance(baseline, Result):
        _refuse_other_settings(result.signature, baseline.signature)
    before = baseline._core if isinstance(baseline, Result) else None if baseline is None else path_of(baseline)
    if whole:
        return _core.judge(result._core, rules, before)
    return None if before is None else _core.judge_json(result._core.json(), rules, str(before))


def _counts(signature: str) -> Dict[str, str]:
    """What decides how is counted, by name; of the gold's reading only what it leaves out, not its format."""
    parts = [part.partition(":") for part in signature.split("|")]
    return {name: value.partition(",")[2] if name == "gold" else value for name, _, value in parts if name != "system"}


def _refuse_other_settings(now: str, before: str) -> None:
    new, old = _counts(now), _counts(before)
    differ = [f"{name}: {old.get(name) or 'none'} → {new.get(name) or 'none'}" for name in {**old, **new} if old.get(name) != new.get(name)]
    if differ:
        raise failure(f"The settings of the result differ from those of its baseline ({'; '.join(differ)}).", "Score both alike.", code="invalid-option")


def _wrong(result: Result, judged: _core.Judged) -> List[str]:
    """The annotations that broken rules are about, rule by rule."""
    if len(result.layers) > 1:
        return [f"The annotations are listed layer by layer: check_scores(result.layer({result.layers[0]!r}), …)."]
    lines = []
    for heading, filter in judged.about:
        errors = Errors(result._core.errors(filter))
        if len(errors):
            lines.append(f"The first {min(_MOST, len(errors))} of {len(errors)} wrong annotations{heading}:")
            lines += [f"  {record}" for record in errors[:_MOST]]
    return lines


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
        judge the differences from it, as ``compare --fail-if`` does: ``"muc.strict.f1 < -0.01"``, ``"muc.strict.f1(*) < -0.01"`` for each type.
    baseline : Result, str or path, optional
        A result of the same gold, whose annotations tell which regressed. Or a file that `Result.save` wrote, which holds scores alone: what is wrong now is
        listed, of the rule's type. Where one of the two was merged, numbers alone are compared as well.

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
    judged = _judged(result, rules, baseline)
    lines = list(result._core.broken(rules) if judged is None else judged.broken)  # type: ignore[attr-defined]
    if not lines:
        return
    if not isinstance(result._core, _core.Result):
        lines.append("The annotations stay with the shards: counts of the result tells in which, and how to list them there.")
    elif judged is not None and judged.about:  # else those that regressed are told
        if baseline is not None:
            lines.append("The baseline holds scores and no annotations, so that nothing tells which regressed. A result of the same gold, not merged, as baseline tells.")
        lines += _wrong(result, judged)
    raise ScoreCheckFailed("\n".join(lines))
