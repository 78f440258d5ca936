# SPDX-License-Identifier: GPL-3.0-or-later
"""The calls of seqeval 1.2.2: same names, same arguments, same numbers, from Touchstone's core.

``from touchstone.compat.seqeval import classification_report, f1_score, IOB2`` in the place of ``seqeval.metrics`` and ``seqeval.scheme``.

``sample_weight`` has no effect, as in seqeval; a warning says so. numpy is not needed: scores by type are numpy arrays where numpy is installed, else lists.
"""

from __future__ import annotations

import math
import warnings
from itertools import chain
from operator import eq
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Sequence, Tuple, Type, Union

from touchstone import _core

Tags = Sequence[Sequence[str]]
_AVERAGES = ("micro", "macro", "weighted")


class UndefinedMetricWarning(UserWarning):
    """A score has nothing to count and became 0."""


class Token:
    """A tagging scheme; used as a class, ``scheme=IOB2``."""

    letters = ""


class IOB1(Token):
    """B only between two annotations of one type."""

    letters = "IOB"


class IOE1(Token):
    """E only between two annotations of one type."""

    letters = "IOE"


class IOB2(Token):
    """B begins every annotation."""

    letters = "IOB"


class IOE2(Token):
    """E ends every annotation."""

    letters = "IOE"


class IOBES(Token):
    """B begins, E ends, S is an annotation of one token."""

    letters = "IOBES"


class BILOU(Token):
    """B begins, L ends, U is an annotation of one token."""

    letters = "IOBLU"


# Which letters of a gold tell the scheme, as seqeval decides it.
_DETECTED: List[Tuple[Type[Token], List[str]]] = [
    (IOB2, ["BIO", "BI", "BO", "B"]),
    (IOE2, ["EIO", "EI", "EO", "E"]),
    (IOBES, ["BEIOS", "BEIS", "BEIO", "BEOS", "BEI", "BES", "BEO", "BE", "S"]),
    (BILOU, ["BILOU", "BILU", "BILO", "BLOU", "BIL", "BLU", "BLO", "BL", "U"]),
]


def auto_detect(sequences: Tags, suffix: bool = False, delimiter: str = "-") -> Type[Token]:
    """Tell the scheme from the letters of the tags."""
    tags = set(chain.from_iterable(sequences))
    letters = "".join(sorted({tag[-1 if suffix else 0] for tag in tags}))
    for scheme, known in _DETECTED:
        if letters in known:
            return scheme
    raise ValueError(f"This scheme is not supported: its tags begin with {', '.join(letters) or 'nothing'}.")


class _Counts(NamedTuple):
    types: List[str]
    correct: List[int]
    gold: List[int]
    system: List[int]


def _checked(y_true: Tags, y_pred: Tags, sample_weight: Any) -> None:
    if sample_weight is not None:
        warnings.warn("sample_weight has no effect: seqeval takes and ignores it, and so does this.", UserWarning, stacklevel=4)
    if any(isinstance(tags, str) for tags in chain(y_true, y_pred)):
        raise ValueError("y_true and y_pred are lists of lists of tags; of one sentence write [tags].")
    if list(map(len, y_true)) != list(map(len, y_pred)):
        raise ValueError("Found input variables with inconsistent numbers of samples: y_true and y_pred need as many lists, each as long as its partner.")


def _counts(y_true: Tags, y_pred: Tags, suffix: bool, scheme: Optional[Type[Token]]) -> _Counts:
    if scheme is not None and not isinstance(scheme, type):
        raise ValueError(f"scheme={scheme!r} is none of the classes IOB1, IOB2, IOE1, IOE2, IOBES and BILOU; write scheme=IOB2, without quotation marks.")
    name = "" if scheme is None else scheme.__name__
    counted = _core.tag_counts(y_true, y_pred, scheme=name, suffix=suffix)
    columns = list(zip(*counted.values())) or [(), (), ()]
    return _Counts(list(counted), *(list(column) for column in columns))


def _is_scheme(scheme: Any) -> bool:
    return isinstance(scheme, type) and issubclass(scheme, Token)


def _warn(metric: str, both: bool, modifier: str, average: Optional[str]) -> None:
    begin = f"{metric.title()} and F-score are" if both else f"{metric.title()} is"
    place = "due to" if average == "micro" else "in labels with"
    warnings.warn(f"{begin} ill-defined and being set to 0.0 {place} no {modifier} samples. Use `zero_division` parameter to control this behavior.",
                  UndefinedMetricWarning, stacklevel=4)


def _divided(above: List[int], below: List[int], metric: str, modifier: str, average: Optional[str], warn_for: Sequence[str], zero_division: Any) -> List[float]:
    undefined = 0.0 if zero_division in ("warn", 0) else 1.0
    if zero_division == "warn" and metric in warn_for and 0 in below:
        _warn(metric, "f-score" in warn_for, modifier, average)
    return [a / b if b else undefined for a, b in zip(above, below)]


def _average(values: List[float], weights: Optional[List[int]] = None) -> float:
    if weights is None:
        return math.fsum(values) / len(values) if values else math.nan
    return math.fsum(value * weight for value, weight in zip(values, weights)) / sum(weights)


def _scores(counts: _Counts, average: Optional[str], beta: float, warn_for: Sequence[str], zero_division: Any) -> Tuple[Any, Any, Any, Any]:
    if beta < 0:
        raise ValueError("beta should be >=0 in the F-beta score")
    if average is not None and average not in _AVERAGES:
        raise ValueError(f"average has to be one of {(None, *_AVERAGES)}")
    _, correct, gold, system = counts
    if average == "micro":
        correct, gold, system = [sum(correct)], [sum(gold)], [sum(system)]
    precision = _divided(correct, system, "precision", "predicted", average, warn_for, zero_division)
    recall = _divided(correct, gold, "recall", "true", average, warn_for, zero_division)
    weight = beta * beta
    if math.isinf(beta):
        f_score = recall
    else:
        f_score = [(1 + weight) * p * r / ((weight * p + r) or 1.0) for p, r in zip(precision, recall)]
    if average is None:
        return _array(precision), _array(recall), _array(f_score), _array(gold)
    if average == "weighted":
        if sum(gold) == 0:
            undefined = 0.0 if zero_division in ("warn", 0) else 1.0
            none_said = undefined if sum(system) == 0 else 0.0
            return none_said, undefined, none_said, 0
        return _average(precision, gold), _average(recall, gold), _average(f_score, gold), sum(gold)
    return _average(precision), _average(recall), _average(f_score), sum(gold)


def _array(values: List[Any]) -> Any:
    try:
        import numpy
    except ImportError:
        return values
    return numpy.array(values)


def precision_recall_fscore_support(
    y_true: Tags, y_pred: Tags, *, average: Optional[str] = None, warn_for: Sequence[str] = ("precision", "recall", "f-score"), beta: float = 1.0,
    sample_weight: Any = None, zero_division: Union[str, int] = "warn", scheme: Optional[Type[Token]] = None, suffix: bool = False,
) -> Tuple[Any, Any, Any, Any]:
    """Compute precision, recall, F and support, by type or averaged; with a scheme in strict mode."""
    _checked(y_true, y_pred, sample_weight)
    return _scores(_counts(y_true, y_pred, suffix, scheme), average, beta, warn_for, zero_division)


def _one(place: int, warn_for: Tuple[str, ...], y_true: Tags, y_pred: Tags, average: Optional[str], suffix: bool, mode: Optional[str], sample_weight: Any,
         zero_division: Any, scheme: Any) -> Any:
    _checked(y_true, y_pred, sample_weight)
    strict = scheme if mode == "strict" and scheme else None
    return _scores(_counts(y_true, y_pred, suffix, strict), average, 1.0, warn_for, zero_division)[place]


def f1_score(
    y_true: Tags, y_pred: Tags, *, average: Optional[str] = "micro", suffix: bool = False, mode: Optional[str] = None, sample_weight: Any = None,
    zero_division: Union[str, int] = "warn", scheme: Optional[Type[Token]] = None,
) -> Any:
    """Compute F1. Strict mode needs a scheme, as in seqeval."""
    return _one(2, ("f-score",), y_true, y_pred, average, suffix, mode, sample_weight, zero_division, scheme)


def precision_score(
    y_true: Tags, y_pred: Tags, *, average: Optional[str] = "micro", suffix: bool = False, mode: Optional[str] = None, sample_weight: Any = None,
    zero_division: Union[str, int] = "warn", scheme: Optional[Type[Token]] = None,
) -> Any:
    """Compute precision."""
    return _one(0, ("precision",), y_true, y_pred, average, suffix, mode, sample_weight, zero_division, scheme)


def recall_score(
    y_true: Tags, y_pred: Tags, *, average: Optional[str] = "micro", suffix: bool = False, mode: Optional[str] = None, sample_weight: Any = None,
    zero_division: Union[str, int] = "warn", scheme: Optional[Type[Token]] = None,
) -> Any:
    """Compute recall."""
    return _one(1, ("recall",), y_true, y_pred, average, suffix, mode, sample_weight, zero_division, scheme)


def _flat(tags: Any) -> Iterable[Any]:
    flat: Iterable[Any] = chain.from_iterable(tags) if any(not isinstance(item, str) for item in tags) else tags
    return flat


def accuracy_score(y_true: Any, y_pred: Any) -> float:
    """Compute the share of tokens whose tags are equal."""
    equal: int = sum(map(eq, _flat(y_true), _flat(y_pred)))
    return equal / sum(1 for _ in _flat(y_true))


def performance_measure(y_true: Any, y_pred: Any) -> Dict[str, int]:
    """Count tokens: TP, FP, FN, TN."""
    counts = {"TP": 0, "FP": 0, "FN": 0, "TN": 0}
    for gold, system in zip(_flat(y_true), _flat(y_pred)):
        equal, found = gold == system, system != "O"
        counts["TP"] += equal and found
        counts["FP"] += not equal and found
        counts["FN"] += gold != "O" and not found
        counts["TN"] += equal and not found
    return counts


def get_entities(seq: Any, suffix: bool = False) -> List[Tuple[str, int, int]]:
    """Return (type, first, last) of each annotation, in default mode; of lists of lists offsets run on, with one place between lists."""
    lists = list(seq)
    if not any(not isinstance(item, str) for item in lists):
        return _core.tag_spans([lists], suffix=suffix)[0]
    result = []
    begin = 0
    for tags, spans in zip(lists, _core.tag_spans(lists, suffix=suffix)):
        result += [(type_, begin + first, begin + last) for type_, first, last in spans]
        begin += len(tags) + 1
    return result


def classification_report(
    y_true: Tags, y_pred: Tags, digits: int = 2, suffix: bool = False, output_dict: bool = False, mode: Optional[str] = None, sample_weight: Any = None,
    zero_division: Union[str, int] = "warn", scheme: Optional[Type[Token]] = None,
) -> Union[str, Dict[str, Dict[str, float]]]:
    """Build the report of all types and averages, as text or as a dict."""
    _checked(y_true, y_pred, sample_weight)
    if mode == "strict" and (not scheme or isinstance(scheme, type) and not _is_scheme(scheme)):
        scheme = auto_detect(y_true, suffix)
    counts = _counts(y_true, y_pred, suffix, scheme if mode == "strict" else None)
    warn_for = ("precision", "recall", "f-score")
    rows: List[Tuple[str, Any, Any, Any, Any]] = [
        (name, float(p), float(r), float(f), int(s)) for name, p, r, f, s in zip(counts.types, *_scores(counts, None, 1.0, warn_for, zero_division))]
    averages = [(f"{average} avg", *_scores(counts, average, 1.0, warn_for, zero_division)) for average in _AVERAGES]
    if output_dict:
        keys = ("precision", "recall", "f1-score", "support")
        return {name: dict(zip(keys, values)) for name, *values in rows + averages}
    width = max(digits, *(len(row[0]) for row in rows + averages))
    headings = " ".join(f"{heading:>9}" for heading in ("precision", "recall", "f1-score", "support"))

    def line(row: Tuple[str, Any, Any, Any, Any]) -> str:
        name, *ratios, support = row
        return f"{name:>{width}}  " + " ".join(f"{ratio:>9.{digits}f}" for ratio in ratios) + f" {support:>9}"

    return "\n".join([f"{'':>{width}}  {headings}", "", *map(line, rows), "", *map(line, averages), ""])
