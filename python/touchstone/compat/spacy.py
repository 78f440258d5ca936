# SPDX-License-Identifier: GPL-3.0-or-later
"""A scorer for ``spacy train`` with the numbers of spaCy's own ``get_ner_prf``.

In the config of a pipeline: ``[components.ner.scorer]`` with ``@scorers = "touchstone.ner_scorer.v1"``; the installed package registers that name. spaCy is not
needed to import this module.

As spaCy does and `touchstone.score` does not: gold documents without any information on entities are passed over, and so are predictions on tokens of which the
gold says nothing.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Callable, DefaultDict, Dict, Iterable, List, Set, Tuple

_TINY = 1e-100  # spaCy adds it below every fraction


class _Counts:
    def __init__(self) -> None:
        self.tp = self.fp = self.fn = 0

    def scores(self) -> Tuple[float, float, float]:
        precision = self.tp / (self.tp + self.fp + _TINY)
        recall = self.tp / (self.tp + self.fn + _TINY)
        return precision, recall, 2 * ((precision * recall) / (precision + recall + _TINY))


def _tokens_of_gold(example: Any, start: int, end: int) -> List[int]:
    """The gold's tokens that stand for these of the prediction."""
    aligned = example.alignment.x2y[start:end]
    aligned = getattr(aligned, "dataXd", aligned)  # before spaCy 3.3
    return [int(token) for token in (aligned.ravel() if hasattr(aligned, "ravel") else aligned)]


def get_ner_prf(examples: Iterable[Any], **kwargs: Any) -> Dict[str, Any]:
    """Score examples of spaCy.

    Returns
    -------
    dict
        ``ents_p``, ``ents_r``, ``ents_f`` and ``ents_per_type``, each type with ``p``, ``r``, ``f``; all None where there is nothing to count.
    """
    by_type: DefaultDict[str, _Counts] = defaultdict(_Counts)
    for example in examples:
        gold, predicted = example.reference, example.predicted
        if not gold.has_annotation("ENT_IOB"):
            continue
        open_: Set[Tuple[str, int, int]] = {(span.label_, span.start, span.end) for span in gold.ents}
        for span in predicted.ents:
            counts = by_type[span.label_]
            tokens = _tokens_of_gold(example, span.start, span.end)
            if not tokens or any(token.ent_iob == 0 for token in gold[tokens[0]:tokens[-1] + 1]):
                continue
            key = (span.label_, tokens[0], tokens[-1] + 1)
            if key in open_:
                open_.remove(key)
                counts.tp += 1
            else:
                counts.fp += 1
        for label, _, _ in open_:
            by_type[label].fn += 1
    total = _Counts()
    for counts in by_type.values():
        total.tp += counts.tp
        total.fp += counts.fp
        total.fn += counts.fn
    if total.tp + total.fp + total.fn == 0:
        return dict.fromkeys(("ents_p", "ents_r", "ents_f", "ents_per_type"))
    result: Dict[str, Any] = dict(zip(("ents_p", "ents_r", "ents_f"), total.scores()))
    result["ents_per_type"] = {label: dict(zip("prf", counts.scores())) for label, counts in by_type.items()}
    return result


def make_ner_scorer() -> Callable[..., Dict[str, Any]]:
    """Give the scorer; the entry point ``touchstone.ner_scorer.v1`` of spaCy's registry of scorers."""
    return get_ner_prf
