// SPDX-License-Identifier: GPL-3.0-or-later
// As coretexts.h: headings of the tables of curves, outcomes, groups, annotators and comparisons, and what
// they mean, with those that neutral words make of them.
#pragma once

#include <QtGlobal>

namespace touchstone::ui {

constexpr const char* tableTexts[] = {
    QT_TRANSLATE_NOOP("Core", "A row holds rates above its first number, up to and with its second."),
    QT_TRANSLATE_NOOP("Core", "Agreed."),
    QT_TRANSLATE_NOOP("Core", "Agreement of A and B."),
    QT_TRANSLATE_NOOP("Core", "All but the agreed ones."),
    QT_TRANSLATE_NOOP("Core", "All but the correct ones."),
    QT_TRANSLATE_NOOP("Core", "All others of the gold."),
    QT_TRANSLATE_NOOP("Core", "Annotations of A."),
    QT_TRANSLATE_NOOP("Core", "Annotations of B."),
    QT_TRANSLATE_NOOP("Core", "Annotations of the gold that are correct under the strict scheme."),
    QT_TRANSLATE_NOOP("Core", "Annotations of the gold that are not correct."),
    QT_TRANSLATE_NOOP("Core", "Annotations of the gold that the measure noisy matches."),
    QT_TRANSLATE_NOOP("Core", "Annotations of the gold whose text is that noisy."),
    QT_TRANSLATE_NOOP("Core", "Annotations of the system that are not correct."),
    QT_TRANSLATE_NOOP("Core", "Annotations that A has alone."),
    QT_TRANSLATE_NOOP("Core", "Annotations that B has alone."),
    QT_TRANSLATE_NOOP("Core", "Annotations that both have."),
    QT_TRANSLATE_NOOP("Core", "Annotations that only overlap."),
    QT_TRANSLATE_NOOP("Core", "Annotator"),
    QT_TRANSLATE_NOOP("Core", "Both have an annotation here, but not the same."),
    QT_TRANSLATE_NOOP(
        "Core", "CER: character error rate of the system's text at the place of the annotation."),
    QT_TRANSLATE_NOOP("Core", "Correct."),
    QT_TRANSLATE_NOOP("Core", "Differ."),
    QT_TRANSLATE_NOOP("Core", "Difference of the means"),
    QT_TRANSLATE_NOOP("Core", "Documents of this value."),
    QT_TRANSLATE_NOOP("Core", "Documents that hold one of them."),
    QT_TRANSLATE_NOOP("Core", "Documents whose F1 is in this part."),
    QT_TRANSLATE_NOOP("Core", "Entities that match from this threshold on."),
    QT_TRANSLATE_NOOP("Core", "Errors of components, as they count at this alpha."),
    QT_TRANSLATE_NOOP("Core", "Errors of types and spans, as they count at this alpha."),
    QT_TRANSLATE_NOOP("Core", "F1 of the row's annotator and this one."),
    QT_TRANSLATE_NOOP("Core", "Incorrect."),
    QT_TRANSLATE_NOOP("Core", "LED: noise of the annotation's text as the gold tells it."),
    QT_TRANSLATE_NOOP("Core", "Lower is better."),
    QT_TRANSLATE_NOOP("Core", "Matches / entities of the gold."),
    QT_TRANSLATE_NOOP("Core", "Matches / entities of the system."),
    QT_TRANSLATE_NOOP("Core", "Matches at this threshold."),
    QT_TRANSLATE_NOOP("Core", "Mean F1 of all pairs of annotators."),
    QT_TRANSLATE_NOOP("Core",
        "Mean F1 of this annotator with the others, less the mean F1 of the others among themselves: below 0 "
        "they agree more without this one."),
    QT_TRANSLATE_NOOP("Core", "Mean F1 with each other annotator."),
    QT_TRANSLATE_NOOP("Core", "Mean of the runs' scores."),
    QT_TRANSLATE_NOOP("Core", "Mean ± standard deviation"),
    QT_TRANSLATE_NOOP("Core", "Not correct (strict)."),
    QT_TRANSLATE_NOOP("Core", "Of all these records."),
    QT_TRANSLATE_NOOP("Core", "Of both."),
    QT_TRANSLATE_NOOP("Core", "Of the sample (n − 1); of one run there is none."),
    QT_TRANSLATE_NOOP("Core", "Overlap, B"),
    QT_TRANSLATE_NOOP("Core", "Overlap: overlap, counts half."),
    QT_TRANSLATE_NOOP("Core", "PAR sys"),
    QT_TRANSLATE_NOOP("Core", "Pair"),
    QT_TRANSLATE_NOOP("Core", "Pairs and single annotations in these documents."),
    QT_TRANSLATE_NOOP("Core", "Partial, of B's annotations of the type; counts half."),
    QT_TRANSLATE_NOOP("Core", "Partial, of the system's annotations of the type; counts half."),
    QT_TRANSLATE_NOOP("Core", "Partial: overlap, counts half."),
    QT_TRANSLATE_NOOP(
        "Core", "Records that are matched differently left and right of this alpha: the curve bends here."),
    QT_TRANSLATE_NOOP("Core", "Run"),
    QT_TRANSLATE_NOOP("Core", "Share of the errors that the text explains."),
    QT_TRANSLATE_NOOP("Core", "The scheme knows none."),
    QT_TRANSLATE_NOOP("Core", "Transcription + NER."),
    QT_TRANSLATE_NOOP("Core", "Two-sided, after Holm's correction over all types and groups."),
    QT_TRANSLATE_NOOP("Core", "Whose difference is the lowest, where it is below 0."),
    QT_TRANSLATE_NOOP("Core", "Words"),
    QT_TRANSLATE_NOOP("Core", "Year of the document's date, A's where there is one."),
    QT_TRANSLATE_NOOP("Core", "Year of the document's date, the gold's where there is one."),
    QT_TRANSLATE_NOOP("Core", "of A"),
    QT_TRANSLATE_NOOP("Core", "of B"),
};

} // namespace touchstone::ui
