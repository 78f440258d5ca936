// SPDX-License-Identifier: GPL-3.0-or-later
// What neutral words (core/output/neutralwords.h) make of texts of coretexts.h, where two systems are
// compared without a gold: what translations know of it. A text that is missing here stays English.
#pragma once

#include <QtGlobal>

namespace touchstone::ui {

constexpr const char* neutralTexts[] = {
    QT_TRANSLATE_NOOP("Core", "(D + I + errors of the pairs) / A."),
    QT_TRANSLATE_NOOP("Core",
        "1 - recall (strict, the evaluation's pairing) = transcription / A + NER / A. A document that B "
        "lacks counts as empty text."),
    QT_TRANSLATE_NOOP(
        "Core", "A and B names of the type, with what each earns; rows add up to the overall row."),
    QT_TRANSLATE_NOOP("Core",
        "A form is the words of a name with its type and counts once in the corpus; a count shows the first "
        "occurrence of each. The same form found elsewhere than in A does not count."),
    QT_TRANSLATE_NOOP("Core", "A links whose right id is among the first k candidates."),
    QT_TRANSLATE_NOOP("Core", "A pair's cost stands in the row of A's label, an insertion in that of B's."),
    QT_TRANSLATE_NOOP("Core", "A slots without partner."),
    QT_TRANSLATE_NOOP("Core", "A's annotations"),
    QT_TRANSLATE_NOOP("Core", "A's entities found at this threshold."),
    QT_TRANSLATE_NOOP("Core", "A's entities found: equal type, text within the threshold."),
    QT_TRANSLATE_NOOP("Core", "A's entities not found."),
    QT_TRANSLATE_NOOP("Core", "A's entities without partner."),
    QT_TRANSLATE_NOOP("Core", "Agree, B"),
    QT_TRANSLATE_NOOP("Core", "Agreed / A."),
    QT_TRANSLATE_NOOP("Core", "Agreed / B."),
    QT_TRANSLATE_NOOP("Core",
        "Agreed, differing, partial, missing and spurious annotations under four schemes: strict (span and "
        "type), exact (span), partial (overlap counts half) and type (any overlap). Precision = (Agree + 0.5 "
        "Overlap) / B, recall = (Agree + 0.5 Overlap) / A."),
    QT_TRANSLATE_NOOP("Core", "Agreed, of B's annotations of the type."),
    QT_TRANSLATE_NOOP("Core", "Annotations of A."),
    QT_TRANSLATE_NOOP("Core", "Annotations of B."),
    QT_TRANSLATE_NOOP("Core",
        "Annotations of equal span and type. Precision = agreed / B, recall = agreed / A. Spans of tag "
        "columns are those that seqeval makes of the tags; accuracy = equal tags / tokens, where both sides "
        "have a tag for each token."),
    QT_TRANSLATE_NOOP(
        "Core", "As switched. Precision of a type over B's annotations of this type, recall over A's."),
    QT_TRANSLATE_NOOP("Core", "B slots without partner."),
    QT_TRANSLATE_NOOP("Core", "B's entities without partner."),
    QT_TRANSLATE_NOOP("Core", "Character error rate of B's text at the place of A's annotation."),
    QT_TRANSLATE_NOOP("Core", "Character error rate of B's text at the place of A's entity."),
    QT_TRANSLATE_NOOP("Core", "Differ, of B's annotations of the type."),
    QT_TRANSLATE_NOOP("Core", "Differ. A and B are paired, but differ in what the scheme compares."),
    QT_TRANSLATE_NOOP("Core",
        "Distinct names of the whole corpus, by their words and type: each counts once, and is agreed when "
        "one of its occurrences was found. Names that come again and again do not weigh more than rare "
        "ones."),
    QT_TRANSLATE_NOOP("Core", "Does A give the same words one type, or several?"),
    QT_TRANSLATE_NOOP("Core", "ETER times A's entities."),
    QT_TRANSLATE_NOOP("Core",
        "Each name earns the share of its characters that names of the other side cover: of one name at most "
        "(MAX) or of all together (SUM). Recall = mean over A names, precision = mean over B names; with "
        "equal type, or equal knowledge-base id, or neither asked."),
    QT_TRANSLATE_NOOP("Core", "Edit distance by the length of A text: what is held against the threshold."),
    QT_TRANSLATE_NOOP("Core", "Entities of A, nested ones included."),
    QT_TRANSLATE_NOOP("Core", "Entities of A."),
    QT_TRANSLATE_NOOP("Core", "Entities of B, nested ones included."),
    QT_TRANSLATE_NOOP("Core", "Entities of B."),
    QT_TRANSLATE_NOOP("Core",
        "Entity Tree Error Rate: deletions, insertions and, of each aligned pair of entities, errors of "
        "type, sub-type and span weighed against errors of their components, by A's entities."),
    QT_TRANSLATE_NOOP("Core", "FN res (A)"),
    QT_TRANSLATE_NOOP("Core", "FP res (B)"),
    QT_TRANSLATE_NOOP("Core", "Forms of A of which no occurrence was found."),
    QT_TRANSLATE_NOOP("Core", "Forms of A."),
    QT_TRANSLATE_NOOP("Core", "Forms of B of which no occurrence is right."),
    QT_TRANSLATE_NOOP("Core", "Forms of B."),
    QT_TRANSLATE_NOOP("Core", "Found / A."),
    QT_TRANSLATE_NOOP("Core", "How often A annotates the same words."),
    QT_TRANSLATE_NOOP(
        "Core", "Is it the first annotation of the same words in A of its document, or a later one?"),
    QT_TRANSLATE_NOOP("Core", "Lenient: A"),
    QT_TRANSLATE_NOOP("Core", "Lenient: B"),
    QT_TRANSLATE_NOOP("Core", "Lenient: Right (A)"),
    QT_TRANSLATE_NOOP("Core", "Lenient: Right (B)"),
    QT_TRANSLATE_NOOP("Core", "Linked names of A."),
    QT_TRANSLATE_NOOP("Core", "Links of A that were not found."),
    QT_TRANSLATE_NOOP("Core", "Links: A"),
    QT_TRANSLATE_NOOP("Core", "Links: B"),
    QT_TRANSLATE_NOOP("Core", "Links: Right (A)"),
    QT_TRANSLATE_NOOP("Core", "Links: Right (B)"),
    QT_TRANSLATE_NOOP("Core", "Mean share of a gold name that B names cover."),
    QT_TRANSLATE_NOOP("Core", "Mean share of a system name that A names cover."),
    QT_TRANSLATE_NOOP("Core", "NER / A"),
    QT_TRANSLATE_NOOP("Core", "Names of A."),
    QT_TRANSLATE_NOOP("Core", "Names of B."),
    QT_TRANSLATE_NOOP("Core",
        "Noise of the annotation's text as A tells it: distance of what was recognised to the true text by "
        "its length."),
    QT_TRANSLATE_NOOP("Core",
        "Noise of the annotation's text as its file tells it (LED of HIPE), in bins above their first "
        "number, up to and with their second. Annotations of B without A tell none."),
    QT_TRANSLATE_NOOP(
        "Core", "Not agreed (strict), and the text at their place differs beyond the threshold."),
    QT_TRANSLATE_NOOP("Core", "Not agreed (strict), though the text is good enough."),
    QT_TRANSLATE_NOOP("Core", "Occurrences in A."),
    QT_TRANSLATE_NOOP("Core", "Occurrences in B."),
    QT_TRANSLATE_NOOP("Core", "Of A, and not agreed."),
    QT_TRANSLATE_NOOP("Core", "Of A, as far as the row counts them."),
    QT_TRANSLATE_NOOP("Core", "Of A."),
    QT_TRANSLATE_NOOP("Core", "Of B, and not agreed."),
    QT_TRANSLATE_NOOP("Core", "Of B, as far as the row counts them."),
    QT_TRANSLATE_NOOP("Core", "Of B."),
    QT_TRANSLATE_NOOP("Core",
        "Of an annotation that is not agreed: 1, its text was damaged beyond the threshold; 0, an NER "
        "error."),
    QT_TRANSLATE_NOOP(
        "Core", "Of pairs: characters by which the B begins later (or, below 0, earlier) than A."),
    QT_TRANSLATE_NOOP(
        "Core", "Of pairs: characters by which the B ends later (or, below 0, earlier) than A."),
    QT_TRANSLATE_NOOP("Core",
        "Of pairs: does B begin elsewhere than A (left), end elsewhere (right), both, or neither (same)?"),
    QT_TRANSLATE_NOOP("Core",
        "Of pairs: tokens by which the B begins later (or, below 0, earlier) than A. Tokens of A's document; "
        "where it has none its words between blanks."),
    QT_TRANSLATE_NOOP("Core",
        "Of pairs: tokens by which the B ends later (or, below 0, earlier) than A. Tokens of A's document; "
        "where it has none its words between blanks."),
    QT_TRANSLATE_NOOP("Core",
        "Ordered form: edit distance over the lists of entities; another text costs its error rate, another "
        "type, a lost or an extra entity 1; by A's entities, at most 1."),
    QT_TRANSLATE_NOOP("Core", "Overlap. The spans overlap without being equal; counts half."),
    QT_TRANSLATE_NOOP("Core", "Precision credit / B."),
    QT_TRANSLATE_NOOP("Core", "Recall credit / A."),
    QT_TRANSLATE_NOOP("Core", "Right (A)"),
    QT_TRANSLATE_NOOP("Core", "Right (B)"),
    QT_TRANSLATE_NOOP("Core", "Right / A."),
    QT_TRANSLATE_NOOP("Core", "Right / B."),
    QT_TRANSLATE_NOOP("Core", "Right links, among A's."),
    QT_TRANSLATE_NOOP("Core", "Right links, among B's."),
    QT_TRANSLATE_NOOP("Core", "Right ones, each with its credit, among A's."),
    QT_TRANSLATE_NOOP("Core", "Right ones, each with its credit, among B's."),
    QT_TRANSLATE_NOOP("Core",
        "Right: TP res, fuzzy TP res, conditional TP res; wrong: FP res of B, FN res of A. TN res is in "
        "neither."),
    QT_TRANSLATE_NOOP("Core", "Root agreed"),
    QT_TRANSLATE_NOOP("Core", "Share of A's annotation that B's annotations cover."),
    QT_TRANSLATE_NOOP("Core", "Share of A's annotation that one annotation of B covers."),
    QT_TRANSLATE_NOOP("Core", "Share of B's annotation that A's annotations cover."),
    QT_TRANSLATE_NOOP("Core", "Share of B's annotation that one annotation of A covers."),
    QT_TRANSLATE_NOOP("Core", "Shares are of A's annotations with the outcome (strict)."),
    QT_TRANSLATE_NOOP("Core",
        "Slot Error Rate and Error per Response: deletions, insertions, wrong labels and wrong spans of "
        "entities and of components, by A slots."),
    QT_TRANSLATE_NOOP("Core", "Slots of A."),
    QT_TRANSLATE_NOOP("Core", "Slots of B."),
    QT_TRANSLATE_NOOP("Core", "Strict: A"),
    QT_TRANSLATE_NOOP("Core", "Strict: B"),
    QT_TRANSLATE_NOOP("Core", "Strict: Right (A)"),
    QT_TRANSLATE_NOOP("Core", "Strict: Right (B)"),
    QT_TRANSLATE_NOOP("Core", "Sum of the covered shares of A names."),
    QT_TRANSLATE_NOOP("Core", "Sum of the covered shares of B names."),
    QT_TRANSLATE_NOOP("Core",
        "The texts are aligned character by character; a gold entity is found when an entity of its type at "
        "its place has nearly its text. Precision = matched / predicted, recall = matched / support. Each "
        "A's entity that is not agreed is a transcription error (its text was damaged beyond the threshold) "
        "or an NER error. ECER and EWER compare the lists of entities without places."),
    QT_TRANSLATE_NOOP("Core", "The words of A's annotation."),
    QT_TRANSLATE_NOOP("Core", "The words of B's annotation."),
    QT_TRANSLATE_NOOP("Core", "Transcription / A"),
    QT_TRANSLATE_NOOP("Core",
        "What a person has said of the record: A is wrong, B is wrong, both are acceptable or wrong, the "
        "guidelines are unclear, the text is broken."),
    QT_TRANSLATE_NOOP("Core", "Wrong links of B."),
    QT_TRANSLATE_NOOP("Core", "agreed"),
    QT_TRANSLATE_NOOP("Core", "agreed link"),
    QT_TRANSLATE_NOOP("Core", "agreed nil"),
    QT_TRANSLATE_NOOP("Core", "credit for related ids: A, B, weight"),
    QT_TRANSLATE_NOOP("Core", "credit for related types: A, B, weight"),
    QT_TRANSLATE_NOOP("Core", "how many of B's candidates count"),
    QT_TRANSLATE_NOOP("Core", "largest edit distance, by the length of A text, of a match"),
    QT_TRANSLATE_NOOP(
        "Core", "least share of A's annotation that counts as overlap, besides one shared unit"),
    QT_TRANSLATE_NOOP("Core",
        "rows of types: the type's annotations of either side (class), pairs in the row of A's type (A, as "
        "HIPE's scorer), or matching anew inside each type (isolated, as nervaluate)"),
    QT_TRANSLATE_NOOP(
        "Core", "Tasks as JSON or JSON_MIN, with annotations and predictions; one file may be A and B."),
};

} // namespace touchstone::ui
