// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/neutralwords.h"

#include "ui/session/corestrings.h"
#include "ui/base/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <string_view>
#include <unordered_map>

namespace touchstone::ui {

namespace {

struct NeutralText
{
    std::string_view usual;
    const char* neutral;
    const char* one = nullptr; ///< of the count 1; null: as of others
};

/// Outcomes, sides and headings: short words, which some contexts use of something else (`otherUses`).
constexpr NeutralText neutralNames[] = {
    { "Correct", QT_TRANSLATE_NOOP("NeutralWords", "Agree") },
    { "Incorrect", QT_TRANSLATE_NOOP("NeutralWords", "Differ") },
    { "Partial", QT_TRANSLATE_NOOP("NeutralWords", "Overlap") },
    { "Missing", QT_TRANSLATE_NOOP("NeutralWords", "Only A") },
    { "Spurious", QT_TRANSLATE_NOOP("NeutralWords", "Only B") },
    { "Gold", QT_TRANSLATE_NOOP("NeutralWords", "A") },
    { "System", QT_TRANSLATE_NOOP("NeutralWords", "B") },
    { "Errors", QT_TRANSLATE_NOOP("NeutralWords", "Differences") },
    { "F1", QT_TRANSLATE_NOOP("NeutralWords", "Agreement") },
    { "Error type", QT_TRANSLATE_NOOP("NeutralWords", "Difference") },
    { "error type", QT_TRANSLATE_NOOP("NeutralWords", "difference") },
    { "gold", QT_TRANSLATE_NOOP("NeutralWords", "A") },
    { "system", QT_TRANSLATE_NOOP("NeutralWords", "B") },
    { "missed", QT_TRANSLATE_NOOP("NeutralWords", "only A") },
    { "missing", QT_TRANSLATE_NOOP("NeutralWords", "only A") },
    { "spurious", QT_TRANSLATE_NOOP("NeutralWords", "only B") },
};

/// Whole sentences.
constexpr NeutralText neutralSentences[] = {
    // Parameters
    { "Pairs by their gold type", QT_TRANSLATE_NOOP("NeutralWords", "Pairs by A's type") },
    { "Exact hits have the gold's tokens", QT_TRANSLATE_NOOP("NeutralWords", "Exact hits have A's tokens") },
    { "How the gold was read", QT_TRANSLATE_NOOP("NeutralWords", "How A was read") },
    { "How the system was read", QT_TRANSLATE_NOOP("NeutralWords", "How B was read") },
    // Outcomes and kinds of differences
    { "The system's annotation counts as right under the chosen scheme.",
        QT_TRANSLATE_NOOP("NeutralWords", "A and B agree under the chosen scheme.") },
    { "Gold and system are paired, but differ in what the scheme compares.",
        QT_TRANSLATE_NOOP("NeutralWords", "A and B are paired, but differ in what the scheme compares.") },
    { "The gold has an annotation that the system lacks.",
        QT_TRANSLATE_NOOP("NeutralWords", "A has an annotation that B lacks.") },
    { "The system has an annotation that the gold lacks.",
        QT_TRANSLATE_NOOP("NeutralWords", "B has an annotation that A lacks.") },
    { "The system cut one gold annotation into several.",
        QT_TRANSLATE_NOOP("NeutralWords", "B has several annotations where A has one.") },
    { "The system made one annotation of several gold ones.",
        QT_TRANSLATE_NOOP("NeutralWords", "B has one annotation where A has several.") },
    // Judgements
    { "Corrected scores: %n corrections of the gold",
        QT_TRANSLATE_NOOP("NeutralWords", "Corrected scores: %n corrections of A"),
        QT_TRANSLATE_NOOP("NeutralWords", "Corrected scores: %n correction of A") },
    { "Every number is by the gold under %1; its own file stays as it is",
        QT_TRANSLATE_NOOP("NeutralWords", "Every number is by A under %1; its own file stays as it is") },
    { "Gold is wrong", QT_TRANSLATE_NOOP("NeutralWords", "A is wrong") },
    { "System is wrong", QT_TRANSLATE_NOOP("NeutralWords", "B is wrong") },
    // Projects and files that change
    { "%1 cannot be opened: its gold is not there.",
        QT_TRANSLATE_NOOP("NeutralWords", "%1 cannot be opened: A is not there.") },
    { "The errors that are gone, in the system's annotations as they were",
        QT_TRANSLATE_NOOP("NeutralWords", "The differences that are gone, in B's annotations as they were") },
    { "The errors that are new", QT_TRANSLATE_NOOP("NeutralWords", "The differences that are new") },
    // Filters
    { "all of the gold", QT_TRANSLATE_NOOP("NeutralWords", "all of A") },
    { "all of the system", QT_TRANSLATE_NOOP("NeutralWords", "all of B") },
    { "false positive", QT_TRANSLATE_NOOP("NeutralWords", "in B only") },
    { "slot of the system", QT_TRANSLATE_NOOP("NeutralWords", "slot of B") },
    { "gold link", QT_TRANSLATE_NOOP("NeutralWords", "link of A") },
    { "system link", QT_TRANSLATE_NOOP("NeutralWords", "link of B") },
    { "missed link", QT_TRANSLATE_NOOP("NeutralWords", "link of A only") },
    { "missed link and type", QT_TRANSLATE_NOOP("NeutralWords", "link and type of A only") },
    { "gold link of a document", QT_TRANSLATE_NOOP("NeutralWords", "link of a document in A") },
    { "system link of a document", QT_TRANSLATE_NOOP("NeutralWords", "link of a document in B") },
    { "missed link of a document", QT_TRANSLATE_NOOP("NeutralWords", "link of a document in A only") },
    { "gold NIL", QT_TRANSLATE_NOOP("NeutralWords", "NIL of A") },
    { "system NIL", QT_TRANSLATE_NOOP("NeutralWords", "NIL of B") },
    { "missed NIL", QT_TRANSLATE_NOOP("NeutralWords", "NIL of A only") },
    { "%1 (gold)", QT_TRANSLATE_NOOP("NeutralWords", "%1 (A)") },
    { "%1 (spurious)", QT_TRANSLATE_NOOP("NeutralWords", "%1 (only B)") },
    { "errors (%1)", QT_TRANSLATE_NOOP("NeutralWords", "differences (%1)") },
    { "not correct under the %1 scheme",
        QT_TRANSLATE_NOOP("NeutralWords", "not in agreement under the %1 scheme") },
    { "type %1 (gold, else system)", QT_TRANSLATE_NOOP("NeutralWords", "type %1 (A, else B)") },
    { "type of the gold annotation, of the system's where there is none: %1",
        QT_TRANSLATE_NOOP("NeutralWords", "type in A, in B where A has no annotation: %1") },
    { "gold %1", QT_TRANSLATE_NOOP("NeutralWords", "A %1") },
    { "gold type: %1", QT_TRANSLATE_NOOP("NeutralWords", "type in A: %1") },
    { "system %1", QT_TRANSLATE_NOOP("NeutralWords", "B %1") },
    { "system type: %1", QT_TRANSLATE_NOOP("NeutralWords", "type in B: %1") },
    { "error %1", QT_TRANSLATE_NOOP("NeutralWords", "difference %1") },
    { "error type: %1", QT_TRANSLATE_NOOP("NeutralWords", "difference: %1") },
    { "not error %1", QT_TRANSLATE_NOOP("NeutralWords", "not difference %1") },
    { "error type is not: %1", QT_TRANSLATE_NOOP("NeutralWords", "difference is not: %1") },
    { "gold or system words contain “%1”",
        QT_TRANSLATE_NOOP("NeutralWords", "words in A or B contain “%1”") },
    { "All records, the correct ones too",
        QT_TRANSLATE_NOOP("NeutralWords", "All records, those in agreement too") },
    { "All errors under the %1 scheme",
        QT_TRANSLATE_NOOP("NeutralWords", "All differences under the %1 scheme") },
    { "Keep the annotations whose gold or system words contain this",
        QT_TRANSLATE_NOOP("NeutralWords", "Keep the annotations whose words in A or B contain this") },
    // The list of records
    { "no gold annotation", QT_TRANSLATE_NOOP("NeutralWords", "no annotation in A") },
    { "no system annotation", QT_TRANSLATE_NOOP("NeutralWords", "no annotation in B") },
    { "gold %1 %2", QT_TRANSLATE_NOOP("NeutralWords", "A %1 %2") },
    { "system %1 %2", QT_TRANSLATE_NOOP("NeutralWords", "B %1 %2") },
    { "Gold words", QT_TRANSLATE_NOOP("NeutralWords", "Words in A") },
    { "System words", QT_TRANSLATE_NOOP("NeutralWords", "Words in B") },
    { "Gold type", QT_TRANSLATE_NOOP("NeutralWords", "Type in A") },
    { "System type", QT_TRANSLATE_NOOP("NeutralWords", "Type in B") },
    { "What %1 made of the same gold annotation",
        QT_TRANSLATE_NOOP("NeutralWords", "What %1 made of the same annotation of A") },
    { "gold “%1”, system “%2”", QT_TRANSLATE_NOOP("NeutralWords", "A “%1”, B “%2”") },
    { "error type “%1”", QT_TRANSLATE_NOOP("NeutralWords", "difference “%1”") },
    { "&Error type “%1”", QT_TRANSLATE_NOOP("NeutralWords", "&Difference “%1”") },
    { "Copy &gold words", QT_TRANSLATE_NOOP("NeutralWords", "Copy the words in &A") },
    { "Copy &system words", QT_TRANSLATE_NOOP("NeutralWords", "Copy the words in &B") },
    { "No errors match: %1", QT_TRANSLATE_NOOP("NeutralWords", "No differences match: %1") },
    { "No errors. %1 correct.", QT_TRANSLATE_NOOP("NeutralWords", "No differences. %1 in agreement.") },
    { "Under the %1 scheme every annotation is right.",
        QT_TRANSLATE_NOOP("NeutralWords", "Under the %1 scheme A and B agree everywhere.") },
    { "The gold has none.", QT_TRANSLATE_NOOP("NeutralWords", "A has none.") },
    { "Show the correct ones", QT_TRANSLATE_NOOP("NeutralWords", "Show those in agreement") },
    { "List the errors", QT_TRANSLATE_NOOP("NeutralWords", "List the differences") },
    { "Groups of errors", QT_TRANSLATE_NOOP("NeutralWords", "Groups of differences") },
    { "no errors", QT_TRANSLATE_NOOP("NeutralWords", "no differences") },
    { "error %1 of %2", QT_TRANSLATE_NOOP("NeutralWords", "difference %1 of %2") },
    { "errors: %1", QT_TRANSLATE_NOOP("NeutralWords", "differences: %1") },
    { "No errors in the filter", QT_TRANSLATE_NOOP("NeutralWords", "No differences in the filter") },
    { "No other error of this kind in the filter",
        QT_TRANSLATE_NOOP("NeutralWords", "No other difference of this kind in the filter") },
    // Details
    { "System: %1", QT_TRANSLATE_NOOP("NeutralWords", "B: %1") },
    { "System A: %1", QT_TRANSLATE_NOOP("NeutralWords", "B: %1") },
    { "no record of this gold annotation",
        QT_TRANSLATE_NOOP("NeutralWords", "no record of this annotation of A") },
    { "Rules for gold: %1", QT_TRANSLATE_NOOP("NeutralWords", "Rules for A: %1") },
    { "Rules for the system: %1", QT_TRANSLATE_NOOP("NeutralWords", "Rules for B: %1") },
    { "Choose a row of the error list or an annotation in the text.",
        QT_TRANSLATE_NOOP("NeutralWords", "Choose a row of the list or an annotation in the text.") },
    { "Choose a row of the error list or an annotation in the text; %1 goes to the next error.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "Choose a row of the list or an annotation in the text; %1 goes to the next difference.") },
    { "The system begins %n characters later.",
        QT_TRANSLATE_NOOP("NeutralWords", "B begins %n characters later."),
        QT_TRANSLATE_NOOP("NeutralWords", "B begins %n character later.") },
    { "The system begins %n characters earlier.",
        QT_TRANSLATE_NOOP("NeutralWords", "B begins %n characters earlier."),
        QT_TRANSLATE_NOOP("NeutralWords", "B begins %n character earlier.") },
    { "The system ends %n characters later.",
        QT_TRANSLATE_NOOP("NeutralWords", "B ends %n characters later."),
        QT_TRANSLATE_NOOP("NeutralWords", "B ends %n character later.") },
    { "The system ends %n characters earlier.",
        QT_TRANSLATE_NOOP("NeutralWords", "B ends %n characters earlier."),
        QT_TRANSLATE_NOOP("NeutralWords", "B ends %n character earlier.") },
    { "The main type is equal, the subtype differs: %1 in the gold, %2 in the system.",
        QT_TRANSLATE_NOOP("NeutralWords", "The main type is equal, the subtype differs: %1 in A, %2 in B.") },
    { "The types differ: %1 in the gold, %2 in the system.",
        QT_TRANSLATE_NOOP("NeutralWords", "The types differ: %1 in A, %2 in B.") },
    { "The system has no such document.", QT_TRANSLATE_NOOP("NeutralWords", "B has no such document.") },
    { "The gold has no such document.", QT_TRANSLATE_NOOP("NeutralWords", "A has no such document.") },
    { "No system annotation overlaps it.",
        QT_TRANSLATE_NOOP("NeutralWords", "No annotation of B overlaps it.") },
    { "No gold annotation overlaps it.",
        QT_TRANSLATE_NOOP("NeutralWords", "No annotation of A overlaps it.") },
    { "Every system annotation that overlaps it is paired with another gold annotation, or shares too little "
      "with it.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "Every annotation of B that overlaps it is paired with another one of A, or shares too little "
            "with "
            "it.") },
    { "Every gold annotation that overlaps it is paired with another system annotation, or shares too little "
      "with it.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "Every annotation of A that overlaps it is paired with another one of B, or shares too little "
            "with "
            "it.") },
    { "Paired because they share %n characters (gold %1, system %2).",
        QT_TRANSLATE_NOOP("NeutralWords", "Paired because they share %n characters (A %1, B %2)."),
        QT_TRANSLATE_NOOP("NeutralWords", "Paired because they share %n character (A %1, B %2).") },
    // The text
    { "One text, a lane for the gold and for each system",
        QT_TRANSLATE_NOOP("NeutralWords", "One text, a lane for A and one for B") },
    { "gap: %Ln characters missing in the system's text",
        QT_TRANSLATE_NOOP("NeutralWords", "gap: %Ln characters not in B"),
        QT_TRANSLATE_NOOP("NeutralWords", "gap: %Ln character not in B") },
    { "gap: %Ln characters only in the system's text",
        QT_TRANSLATE_NOOP("NeutralWords", "gap: %Ln characters only in B"),
        QT_TRANSLATE_NOOP("NeutralWords", "gap: %Ln character only in B") },
    { "gap in the gold for “%1”", QT_TRANSLATE_NOOP("NeutralWords", "gap in A for “%1”") },
    { "gap in the system for “%1”", QT_TRANSLATE_NOOP("NeutralWords", "gap in B for “%1”") },
    { "“%1” became “%2”", QT_TRANSLATE_NOOP("NeutralWords", "“%1” in A is “%2” in B") },
    { "; gold %1–%2", QT_TRANSLATE_NOOP("NeutralWords", "; A %1–%2") },
    { "; system %1–%2", QT_TRANSLATE_NOOP("NeutralWords", "; B %1–%2") },
    { "Overview of the whole document: the wider, the more errors; click to jump",
        QT_TRANSLATE_NOOP("NeutralWords",
            "Overview of the whole document: the wider, the more differences; click to jump") },
    { "No text in this format: see the list of errors.",
        QT_TRANSLATE_NOOP("NeutralWords", "No text in this format: see the list of differences.") },
    { "No text in this format: it gives offsets only. The list of errors shows the annotations.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "No text in this format: it gives offsets only. The list of differences shows the "
            "annotations.") },
    { "System text differs from the gold at %Ln places (aligned token by token).",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "The texts of A and B differ at %Ln places (aligned token by token)."),
        QT_TRANSLATE_NOOP(
            "NeutralWords", "The texts of A and B differ at %Ln place (aligned token by token).") },
    { "System text differs from the gold at %Ln places (aligned character by character).",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "The texts of A and B differ at %Ln places (aligned character by character)."),
        QT_TRANSLATE_NOOP(
            "NeutralWords", "The texts of A and B differ at %Ln place (aligned character by character).") },
    { "The system lacks this document: every annotation of the gold counts as missing.",
        QT_TRANSLATE_NOOP("NeutralWords", "B lacks this document: every annotation is in A only.") },
    { "The gold lacks this document: every annotation of the system counts as spurious.",
        QT_TRANSLATE_NOOP("NeutralWords", "A lacks this document: every annotation is in B only.") },
    { "Types of the gold", QT_TRANSLATE_NOOP("NeutralWords", "Types of A") },
    { "%1: %n gold annotations", QT_TRANSLATE_NOOP("NeutralWords", "%1: %n annotations of A"),
        QT_TRANSLATE_NOOP("NeutralWords", "%1: %n annotation of A") },
    // Documents
    { "gold only", QT_TRANSLATE_NOOP("NeutralWords", "A only") },
    { "system only", QT_TRANSLATE_NOOP("NeutralWords", "B only") },
    { "Annotations of the gold (POS)", QT_TRANSLATE_NOOP("NeutralWords", "Annotations of A") },
    { "Annotations of the system (ACT)", QT_TRANSLATE_NOOP("NeutralWords", "Annotations of B") },
    { "F1 of the document under the %1 scheme",
        QT_TRANSLATE_NOOP("NeutralWords", "Agreement of A and B (F1) under the %1 scheme") },
    { "Records that are not correct under the %1 scheme, whatever the filter",
        QT_TRANSLATE_NOOP("NeutralWords", "Records that differ under the %1 scheme, whatever the filter") },
    // Confusion
    { "%1 spurious: system %2, no gold annotation",
        QT_TRANSLATE_NOOP("NeutralWords", "%1 only in B: %2, no annotation in A") },
    { "%1 missed: gold %2, no system annotation",
        QT_TRANSLATE_NOOP("NeutralWords", "%1 only in A: %2, no annotation in B") },
    { "%1: gold and system among the %2; %3 of them have equal types",
        QT_TRANSLATE_NOOP("NeutralWords", "%1: A and B among the %2; %3 of them have equal types") },
    { "%1: gold %2, system %3", QT_TRANSLATE_NOOP("NeutralWords", "%1: A %2, B %3") },
    { "Missed: %1 gold annotations without a system annotation",
        QT_TRANSLATE_NOOP("NeutralWords", "Only A: %1 annotations of A without one of B") },
    { "Spurious: %1 system annotations without a gold annotation",
        QT_TRANSLATE_NOOP("NeutralWords", "Only B: %1 annotations of B without one of A") },
    { "Gold type %1: %2 annotations", QT_TRANSLATE_NOOP("NeutralWords", "Type %1 in A: %2 annotations") },
    { "System type %1: %2 annotations", QT_TRANSLATE_NOOP("NeutralWords", "Type %1 in B: %2 annotations") },
    { "Confusion of types, gold by system", QT_TRANSLATE_NOOP("NeutralWords", "Types of A by types of B") },
    { "Rows: gold, columns: system", QT_TRANSLATE_NOOP("NeutralWords", "Rows: A, columns: B") },
    { "Those with most errors; the other types share one row and one column",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "Those with most differences; the other types share one row and one column") },
    { "Filter to gold type “%1”", QT_TRANSLATE_NOOP("NeutralWords", "Filter to type “%1” in A") },
    { "Filter to system type “%1”", QT_TRANSLATE_NOOP("NeutralWords", "Filter to type “%1” in B") },
    { "Type of the gold annotation", QT_TRANSLATE_NOOP("NeutralWords", "Type of the annotation of A") },
    { "Type of the system annotation that is paired with it",
        QT_TRANSLATE_NOOP("NeutralWords", "Type of the annotation of B that is paired with it") },
    { "Neither the gold nor the system has an annotation.",
        QT_TRANSLATE_NOOP("NeutralWords", "Neither A nor B has an annotation.") },
    // Scores, outcomes
    { "%1, %2: F1 %3  P %4  R %5",
        QT_TRANSLATE_NOOP("NeutralWords", "A and B (%1), %2: Agreement %3  of B %4  of A %5") },
    { "Gold %1  System %2", QT_TRANSLATE_NOOP("NeutralWords", "A %1  B %2") },
    { "Annotations of the gold (POS) and of %1 (ACT)",
        QT_TRANSLATE_NOOP("NeutralWords", "Annotations of A and of B (%1)") },
    { "%1 (the gold is one document)", QT_TRANSLATE_NOOP("NeutralWords", "%1 (A is one document)") },
    { "The chart shows the rows with most errors; the table has all.",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "Of more rows the chart shows those with most differences; the table has all.") },
    { "Only in the table, with fewer errors: %1 more",
        QT_TRANSLATE_NOOP("NeutralWords", "Only in the table, with fewer differences: %1 more") },
    { "System A", QT_TRANSLATE_NOOP("NeutralWords", "B") },
    { "Annotations of the gold", QT_TRANSLATE_NOOP("NeutralWords", "Annotations of A") },
    { "Gold and system have the same text: there is no noise to tell apart, and every error is one of entity "
      "recognition. Open a system that read another text, such as one of character or speech recognition; "
      "the errors are in Scores and Outcomes.",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "A and B have the same text, so that there is no noise to tell apart.") },
    { "The gold has no annotation, so that there is none to find.",
        QT_TRANSLATE_NOOP("NeutralWords", "A has no annotation.") },
    { "Given in the gold (LED)", QT_TRANSLATE_NOOP("NeutralWords", "Told by A (LED)") },
    { "Character error rate of the system's text at the annotation, or the noise level "
      "that the gold gives for its own text (HIPE).",
        QT_TRANSLATE_NOOP("NeutralWords",
            "Character error rate of B's text against A's at the place of the annotation, or the noise that "
            "A "
            "tells of its own text (HIPE).") },
    { "The gold has no entities, so that there is no error rate. Check that the right files and the right "
      "layer were opened.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "A has no entities, so that there is no rate. Check that the right files and the right layer "
            "were "
            "opened.") },
    { "%1, α = %2\nETER %3\nI %4   D %5\n(1 − α)·Er %6\nα·Ec %7\nof %8 gold entities",
        QT_TRANSLATE_NOOP("NeutralWords",
            "%1, α = %2\nETER %3\nI %4   D %5\n(1 − α)·Er %6\nα·Ec %7\nof %8 entities of A") },
    { "When an annotation counts as found: correct under the strict scheme, or matched by the measure for "
      "noisy "
      "text, which needs the text within its threshold. Errors by type are those of the strict scheme.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "When an annotation counts as found: the same in A and B under the strict scheme, or matched by "
            "the "
            "measure for noisy text, which needs the text within its threshold. Differences by type are "
            "those of "
            "the strict scheme.") },
    { "Errors by cause", QT_TRANSLATE_NOOP("NeutralWords", "Differences by cause") },
    { "Errors by cause as a table", QT_TRANSLATE_NOOP("NeutralWords", "Differences by cause as a table") },
    { "Noise: recall by error rate, errors by cause",
        QT_TRANSLATE_NOOP("NeutralWords", "Noise: recall by error rate, differences by cause") },
    { "%Ln more types only in the table: with fewer errors",
        QT_TRANSLATE_NOOP("NeutralWords", "%Ln more types only in the table: with fewer differences"),
        QT_TRANSLATE_NOOP("NeutralWords", "%Ln more type only in the table: with fewer differences") },
    { "%1: %2, %3 of %4 errors", QT_TRANSLATE_NOOP("NeutralWords", "%1: %2, %3 of %4 differences") },
    { "%1: %2 errors", QT_TRANSLATE_NOOP("NeutralWords", "%1: %2 differences") },
    { "Share of the errors", QT_TRANSLATE_NOOP("NeutralWords", "Share of the differences") },
    { "P, R and F1 of System A", QT_TRANSLATE_NOOP("NeutralWords", "P, R and F1 of B") },
    { "Set the threshold that gives System A its best F1 on these data",
        QT_TRANSLATE_NOOP("NeutralWords", "Set the threshold that gives B its best F1 on these data") },
    // Slices
    { "Shows the values before these, with more errors.",
        QT_TRANSLATE_NOOP("NeutralWords", "Shows the values before these, with more differences.") },
    { "Shows the values after these, with fewer errors.",
        QT_TRANSLATE_NOOP("NeutralWords", "Shows the values after these, with fewer differences.") },
    // Occurrences, profile
    { "%1 in %n documents: %2 annotated in the gold, %3 in the system, %4 in neither.",
        QT_TRANSLATE_NOOP("NeutralWords", "%1 in %n documents: %2 annotated in A, %3 in B, %4 in neither."),
        QT_TRANSLATE_NOOP("NeutralWords", "%1 in %n document: %2 annotated in A, %3 in B, %4 in neither.") },
    { "In whose text the words stand: the gold's, the system's, or both",
        QT_TRANSLATE_NOOP("NeutralWords", "In whose text the words stand: A's, B's, or both") },
    { "Types of the gold's annotations that share a character with the words",
        QT_TRANSLATE_NOOP("NeutralWords", "Types of A's annotations that share a character with the words") },
    { "Types of the system's annotations that share a character with the words",
        QT_TRANSLATE_NOOP("NeutralWords", "Types of B's annotations that share a character with the words") },
    { "A gold: %1", QT_TRANSLATE_NOOP("NeutralWords", "Of another data set: %1") },
    { "Gold left, system right", QT_TRANSLATE_NOOP("NeutralWords", "A left, B right") },
    { "System below the gold, line by line, edits between them",
        QT_TRANSLATE_NOOP("NeutralWords", "B below A, line by line, edits between them") },
    { "One text, below it a lane for the gold and one for each system, where texts are equal",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "One text, below it a lane for A and one for B, where texts are equal") },
    // Trees
    { "gold %1; system %2", QT_TRANSLATE_NOOP("NeutralWords", "A %1; B %2") },
    { "Gold component %1, level %2", QT_TRANSLATE_NOOP("NeutralWords", "A component %1, level %2") },
    { "System component %1, level %2", QT_TRANSLATE_NOOP("NeutralWords", "B component %1, level %2") },
    { "Gold entity %1, level %2", QT_TRANSLATE_NOOP("NeutralWords", "A entity %1, level %2") },
    { "System entity %1, level %2", QT_TRANSLATE_NOOP("NeutralWords", "B entity %1, level %2") },
    { "Gold tree and system tree", QT_TRANSLATE_NOOP("NeutralWords", "Trees of A and B") },
    { "Outline of gold tree and system tree",
        QT_TRANSLATE_NOOP("NeutralWords", "Outline of the trees of A and B") },
    { "Every annotation of gold and system is a single span: no components, nothing "
      "nested, no second type. Trees come from JSONL with “parent” and “role”, from Quaero "
      "tags, and from HIPE files read as trees.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "Every annotation of A and B is a single span: no components, nothing nested, no second type. "
            "Trees "
            "come from JSONL with “parent” and “role”, from Quaero tags, and from HIPE files read as "
            "trees.") },
    { "ETER pairs the selected record with a partner that it does not have here.",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "ETER pairs the selected record with a partner that it does not have here.") },
    { "%1. Text, errors and details show these annotations all the same.",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "%1. Text, differences and details show these annotations all the same.") },
    { "I incorrect: T type, t sub-type, B boundary",
        QT_TRANSLATE_NOOP("NeutralWords", "≠ differ: T type, t sub-type, B boundary") },
    { "P partial: B boundary alone", QT_TRANSLATE_NOOP("NeutralWords", "≈ overlap: B boundary alone") },
    { "These trees: ETER %1 / 0 = –, since the gold has no entity here",
        QT_TRANSLATE_NOOP("NeutralWords", "These trees: ETER %1 / 0 = –, since A has no entity here") },
    { "These trees: SER %1 / 0 = –, since the gold has no slot here",
        QT_TRANSLATE_NOOP("NeutralWords", "These trees: SER %1 / 0 = –, since A has no slot here") },
    // Figures
    { "Trees of gold and system, aligned", QT_TRANSLATE_NOOP("NeutralWords", "Trees of A and B, aligned") },
    { "Neither the gold nor the system has an annotation, so there is nothing to confuse.",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "Neither A nor B has an annotation, so that there is nothing to compare.") },
    { "Neither the gold nor a system has an annotation, so there is nothing to count.",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "Neither A nor B has an annotation, so that there is nothing to count.") },
    { "The gold gives no noise level of its text (LED in the MISC column of HIPE files). "
      "Choose the noise that is measured on the texts (CER) instead.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "A gives no noise level of its text (LED in the MISC column of HIPE files). Choose the noise "
            "that "
            "is measured on the texts (CER) instead.") },
    { "The gold has no annotation with a text, so that there is no error rate to count by.",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "A has no annotation with a text, so that there is no error rate to count by.") },
    { "The gold gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on "
      "the texts (CER) instead.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "A gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on the "
            "texts (CER) instead.") },
    { "The texts of gold and systems are equal at every annotation, so that there is no noise to show. "
      "Give a system that was run on recognised text, in a format that keeps this text, or draw the "
      "figure of outcomes instead.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "The texts of A and B are equal at every annotation, so that there is no noise to show.") },
    { "ETER is undefined at every alpha: the gold has no entity to divide by. Check that the gold is the "
      "right file, and the layer or column that it is read from.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "ETER is undefined at every alpha: A has no entity to divide by. Check that A is the right file, "
            "and "
            "the layer or column that it is read from.") },
    { "No entity of gold or system holds another annotation. Select a record first.",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "No entity of A or B holds another annotation. Select a record first.") },
    // Around the panels
    { "Errors one by one", QT_TRANSLATE_NOOP("NeutralWords", "Differences one by one") },
    { "The system whose errors are shown (Alt+1 … Alt+9)",
        QT_TRANSLATE_NOOP("NeutralWords", "The system whose differences are shown (Alt+1 … Alt+9)") },
    { "%1: the system whose errors are shown (Alt+1 … Alt+9)",
        QT_TRANSLATE_NOOP("NeutralWords", "%1: the system whose differences are shown (Alt+1 … Alt+9)") },
    { "Most of the window for the text, then the errors and what explains them",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "Most of the window for the text, then the differences and what explains them") },
    { "The text, and below it the errors beside the numbers: the layout at first",
        QT_TRANSLATE_NOOP("NeutralWords",
            "The text, and below it the differences beside the numbers: the layout at first") },
    { "The errors beside the comparison of systems",
        QT_TRANSLATE_NOOP("NeutralWords", "The differences beside the comparison of systems") },
    { "Which gold annotation is matched with which of the system.\nOptimal one-to-one: the best assignment "
      "of overlapping annotations, whatever their order.\nGreedy: first come, first served, as nervaluate "
      "does.",
        QT_TRANSLATE_NOOP("NeutralWords",
            "Which annotation of A is matched with which of B.\nOptimal one-to-one: the best assignment of "
            "overlapping annotations, whatever their order.\nGreedy: first come, first served, as nervaluate "
            "does.") },
    { "The gold has no types.", QT_TRANSLATE_NOOP("NeutralWords", "A has no types.") },
    { "%1: %2 of %3 matched annotations differ from the gold in the type only.",
        QT_TRANSLATE_NOOP(
            "NeutralWords", "%1: %2 of %3 matched annotations differ from A's in the type only.") },
};

/// Where a short word means something else than of the data that are shown; without a word: every one.
constexpr std::pair<std::string_view, std::string_view> otherUses[]
    = { { "ui", "Partial" }, { "DocumentModel", "F1" }, { "ChartLines", "F1" }, { "ConfidenceChart", "F1" },
          { "SweepView", "F1" }, { "ImportDialog", {} }, { "RuleFilesBar", "missing" },
          { "SamplePicture", {} }, { "NamesForm", {} }, { "CompareTables", {} }, { "RuleWords", {} },
          { "RuleTrialWords", {} }, { "WhyWords", {} }, { "WhyView", {} } };

using NeutralTable = std::unordered_map<std::string_view, const NeutralText*>;

const NeutralText* neutralOf(const NeutralTable& table, std::string_view source)
{
    const auto found = table.find(source);
    return found == table.end() ? nullptr : found->second;
}

template <std::size_t size> NeutralTable neutralTable(const NeutralText (&texts)[size])
{
    NeutralTable table;
    for (const NeutralText& text : texts) {
        table.emplace(text.usual, &text);
    }
    return table;
}

bool otherUse(std::string_view context, std::string_view source)
{
    context.remove_prefix(std::min(context.size(), context.rfind(':') + 1)); // "touchstone::ui::NamesForm"
    return std::ranges::any_of(otherUses, [&](const auto& use) {
        return use.first == context && (use.second.empty() || use.second == source);
    });
}

std::atomic<int> wordsInForce = 0;

} // namespace

NeutralWords::~NeutralWords() { setInForce(false); }

void NeutralWords::setInForce(bool inForce)
{
    if (m_inForce == inForce) {
        return;
    }
    m_inForce = inForce;
    wordsInForce += inForce ? 1 : -1;
    if (inForce) {
        QCoreApplication::installTranslator(this);
    } else {
        QCoreApplication::removeTranslator(this);
    }
}

bool NeutralWords::inForce() { return wordsInForce > 0; }

QStringList NeutralWords::sources()
{
    QStringList all;
    const auto add = [&all](const NeutralText& text) { all << toQString(text.usual); };
    std::ranges::for_each(neutralNames, add);
    std::ranges::for_each(neutralSentences, add);
    return all;
}

// Qt holds a lock meanwhile: the application is not asked in here.
QString NeutralWords::translate(
    const char* context, const char* source, const char* /*disambiguation*/, int n) const
{
    static const NeutralTable names = neutralTable(neutralNames);
    static const NeutralTable sentences = neutralTable(neutralSentences);
    const NeutralText* neutral = neutralOf(sentences, source);
    if (neutral == nullptr) {
        neutral = neutralOf(names, source);
        if (neutral == nullptr || otherUse(context, source)) {
            return {};
        }
    }
    return wordsOfLanguage(
        "NeutralWords", n == 1 && neutral->one != nullptr ? neutral->one : neutral->neutral);
}

QString goldTitle(const annotation::Layer& gold) { return goldTitle(gold.name); }

QString goldTitle(const std::string& name)
{
    //: %1: name of the system that stands in the gold's place
    return NeutralWords::inForce() && !name.empty() ? NeutralWords::tr("A: %1").arg(toQString(name))
                                                    : NeutralWords::tr("Gold");
}

QString systemTitle(const annotation::Layer& system)
{
    const QString name = toQString(system.name);
    return NeutralWords::inForce() ? NeutralWords::tr("B: %1").arg(name) : name;
}

} // namespace touchstone::ui

#include "moc_neutralwords.cpp"
