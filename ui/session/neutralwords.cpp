// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/neutralwords.h"

#include "ui/session/corestrings.h"

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
    { "Correct", "Agree" },
    { "Incorrect", "Differ" },
    { "Partial", "Overlap" },
    { "Missing", "Only A" },
    { "Spurious", "Only B" },
    { "Gold", "A" },
    { "System", "B" },
    { "Errors", "Differences" },
    { "F1", "Agreement" },
    { "Error type", "Difference" },
    { "error type", "difference" },
    { "gold", "A" },
    { "system", "B" },
};

/// Whole sentences.
constexpr NeutralText neutralSentences[] = {
    // Parameters
    { "Pairs by their gold type", "Pairs by A's type" },
    // Outcomes and kinds of differences
    { "The system's annotation counts as right under the chosen scheme.",
        "A and B agree under the chosen scheme." },
    { "Gold and system are paired, but differ in what the scheme compares.",
        "A and B are paired, but differ in what the scheme compares." },
    { "The gold has an annotation that the system lacks.", "A has an annotation that B lacks." },
    { "The system has an annotation that the gold lacks.", "B has an annotation that A lacks." },
    { "The system cut one gold annotation into several.", "B has several annotations where A has one." },
    { "The system made one annotation of several gold ones.", "B has one annotation where A has several." },
    // Judgements
    { "Gold is wrong", "A is wrong" },
    { "System is wrong", "B is wrong" },
    // Projects and files that change
    { "%1 cannot be opened: its gold is not there.", "%1 cannot be opened: A is not there." },
    { "The errors that are gone, in the system's annotations as they were",
        "The differences that are gone, in B's annotations as they were" },
    { "The errors that are new", "The differences that are new" },
    // Filters
    { "all of the gold", "all of A" },
    { "all of the system", "all of B" },
    { "false positive", "in B only" },
    { "errors (%1)", "differences (%1)" },
    { "not correct under the %1 scheme", "not in agreement under the %1 scheme" },
    { "type %1 (gold, else system)", "type %1 (A, else B)" },
    { "type of the gold annotation, of the system's where there is none: %1",
        "type in A, in B where A has no annotation: %1" },
    { "gold %1", "A %1" },
    { "gold type: %1", "type in A: %1" },
    { "system %1", "B %1" },
    { "system type: %1", "type in B: %1" },
    { "error %1", "difference %1" },
    { "error type: %1", "difference: %1" },
    { "not error %1", "not difference %1" },
    { "error type is not: %1", "difference is not: %1" },
    { "gold or system words contain “%1”", "words in A or B contain “%1”" },
    { "All records, the correct ones too", "All records, those in agreement too" },
    { "All errors under the %1 scheme", "All differences under the %1 scheme" },
    { "Keep the annotations whose gold or system words contain this",
        "Keep the annotations whose words in A or B contain this" },
    // The list of records
    { "no gold annotation", "no annotation in A" },
    { "no system annotation", "no annotation in B" },
    { "gold %1 %2", "A %1 %2" },
    { "system %1 %2", "B %1 %2" },
    { "Gold words", "Words in A" },
    { "System words", "Words in B" },
    { "Gold type", "Type in A" },
    { "System type", "Type in B" },
    { "What %1 made of the same gold annotation", "What %1 made of the same annotation of A" },
    { "gold “%1”, system “%2”", "A “%1”, B “%2”" },
    { "error type “%1”", "difference “%1”" },
    { "&Error type “%1”", "&Difference “%1”" },
    { "Copy &gold words", "Copy the words in &A" },
    { "Copy &system words", "Copy the words in &B" },
    { "No errors match: %1", "No differences match: %1" },
    { "No errors. %1 correct.", "No differences. %1 in agreement." },
    { "Under the %1 scheme every annotation is right.", "Under the %1 scheme A and B agree everywhere." },
    { "The gold has none.", "A has none." },
    { "Show the correct ones", "Show those in agreement" },
    { "List the errors", "List the differences" },
    { "Groups of errors", "Groups of differences" },
    { "no errors", "no differences" },
    { "error %1 of %2", "difference %1 of %2" },
    { "errors: %1", "differences: %1" },
    { "No errors in the filter", "No differences in the filter" },
    { "No other error of this kind in the filter", "No other difference of this kind in the filter" },
    // Details
    { "System: %1", "B: %1" },
    { "System A: %1", "B: %1" },
    { "no record of this gold annotation", "no record of this annotation of A" },
    { "Rules for gold: %1", "Rules for A: %1" },
    { "Rules for the system: %1", "Rules for B: %1" },
    { "Choose a row of the error list or an annotation in the text.",
        "Choose a row of the list or an annotation in the text." },
    { "Choose a row of the error list or an annotation in the text; %1 goes to the next error.",
        "Choose a row of the list or an annotation in the text; %1 goes to the next difference." },
    { "The system begins %n characters later.", "B begins %n characters later.",
        "B begins %n character later." },
    { "The system begins %n characters earlier.", "B begins %n characters earlier.",
        "B begins %n character earlier." },
    { "The system ends %n characters later.", "B ends %n characters later.", "B ends %n character later." },
    { "The system ends %n characters earlier.", "B ends %n characters earlier.",
        "B ends %n character earlier." },
    { "The main type is equal, the subtype differs: %1 in the gold, %2 in the system.",
        "The main type is equal, the subtype differs: %1 in A, %2 in B." },
    { "The types differ: %1 in the gold, %2 in the system.", "The types differ: %1 in A, %2 in B." },
    { "The system has no such document.", "B has no such document." },
    { "The gold has no such document.", "A has no such document." },
    { "No system annotation overlaps it.", "No annotation of B overlaps it." },
    { "No gold annotation overlaps it.", "No annotation of A overlaps it." },
    { "Every system annotation that overlaps it is paired with another gold annotation, or shares too little "
      "with it.",
        "Every annotation of B that overlaps it is paired with another one of A, or shares too little with "
        "it." },
    { "Every gold annotation that overlaps it is paired with another system annotation, or shares too little "
      "with it.",
        "Every annotation of A that overlaps it is paired with another one of B, or shares too little with "
        "it." },
    { "Paired because they share %n characters (gold %1, system %2).",
        "Paired because they share %n characters (A %1, B %2).",
        "Paired because they share %n character (A %1, B %2)." },
    // The text
    { "One text, a lane for the gold and for each system", "One text, a lane for A and one for B" },
    { "gap: %Ln characters missing in the system's text", "gap: %Ln characters not in B",
        "gap: %Ln character not in B" },
    { "gap: %Ln characters only in the system's text", "gap: %Ln characters only in B",
        "gap: %Ln character only in B" },
    { "gap in the gold for “%1”", "gap in A for “%1”" },
    { "gap in the system for “%1”", "gap in B for “%1”" },
    { "“%1” became “%2”", "“%1” in A is “%2” in B" },
    { "; gold %1–%2", "; A %1–%2" },
    { "; system %1–%2", "; B %1–%2" },
    { "Overview of the whole document: the wider, the more errors; click to jump",
        "Overview of the whole document: the wider, the more differences; click to jump" },
    { "No text in this format: see the list of errors.",
        "No text in this format: see the list of differences." },
    { "No text in this format: it gives offsets only. The list of errors shows the annotations.",
        "No text in this format: it gives offsets only. The list of differences shows the annotations." },
    { "System text differs from the gold at %1 (aligned token by token).",
        "The texts of A and B differ at %1 (aligned token by token)." },
    { "System text differs from the gold at %1 (aligned character by character).",
        "The texts of A and B differ at %1 (aligned character by character)." },
    { "The system lacks this document: every annotation of the gold counts as missing.",
        "B lacks this document: every annotation is in A only." },
    { "The gold lacks this document: every annotation of the system counts as spurious.",
        "A lacks this document: every annotation is in B only." },
    { "Types of the gold", "Types of A" },
    { "%1: %n gold annotations", "%1: %n annotations of A", "%1: %n annotation of A" },
    // Documents
    { "gold only", "A only" },
    { "system only", "B only" },
    { "Annotations of the gold (POS)", "Annotations of A" },
    { "Annotations of the system (ACT)", "Annotations of B" },
    { "F1 of the document under the %1 scheme", "Agreement of A and B (F1) under the %1 scheme" },
    { "Records that are not correct under the %1 scheme, whatever the filter",
        "Records that differ under the %1 scheme, whatever the filter" },
    // Confusion
    { "%1 spurious: system %2, no gold annotation", "%1 only in B: %2, no annotation in A" },
    { "%1 missed: gold %2, no system annotation", "%1 only in A: %2, no annotation in B" },
    { "%1: gold and system among the %2; %3 of them have equal types",
        "%1: A and B among the %2; %3 of them have equal types" },
    { "%1: gold %2, system %3", "%1: A %2, B %3" },
    { "Missed: %1 gold annotations without a system annotation",
        "Only A: %1 annotations of A without one of B" },
    { "Spurious: %1 system annotations without a gold annotation",
        "Only B: %1 annotations of B without one of A" },
    { "Gold type %1: %2 annotations", "Type %1 in A: %2 annotations" },
    { "System type %1: %2 annotations", "Type %1 in B: %2 annotations" },
    { "Confusion of types, gold by system", "Types of A by types of B" },
    { "Rows: gold, columns: system", "Rows: A, columns: B" },
    { "Those with most errors; the other types share one row and one column",
        "Those with most differences; the other types share one row and one column" },
    { "Filter to gold type “%1”", "Filter to type “%1” in A" },
    { "Filter to system type “%1”", "Filter to type “%1” in B" },
    { "Type of the gold annotation", "Type of the annotation of A" },
    { "Type of the system annotation that is paired with it",
        "Type of the annotation of B that is paired with it" },
    { "Neither the gold nor the system has an annotation.", "Neither A nor B has an annotation." },
    // Scores, outcomes
    { "%1, %2: F1 %3  P %4  R %5", "A and B (%1), %2: Agreement %3  of B %4  of A %5" },
    { "Gold %1  System %2", "A %1  B %2" },
    { "Annotations of the gold (POS) and of %1 (ACT)", "Annotations of A and of B (%1)" },
    { "%1 (the gold is one document)", "%1 (A is one document)" },
    { "The chart shows the rows with most errors; the table has all.",
        "Of more rows the chart shows those with most differences; the table has all." },
    { "Only in the table, with fewer errors: %1 more", "Only in the table, with fewer differences: %1 more" },
    { "System A", "B" },
    { "Annotations of the gold", "Annotations of A" },
    { "Gold and system have the same text: there is no noise to tell apart, and every error is one of entity "
      "recognition. Open a system that read another text, such as one of character or speech recognition; "
      "the errors are in Scores and Outcomes.",
        "A and B have the same text, so that there is no noise to tell apart." },
    { "The gold has no annotation, so that there is none to find.", "A has no annotation." },
    { "Given in the gold (LED)", "Told by A (LED)" },
    { "Character error rate of the system's text at the annotation, or the noise level "
      "that the gold gives for its own text (HIPE).",
        "Character error rate of B's text against A's at the place of the annotation, or the noise that A "
        "tells of its own text (HIPE)." },
    { "The gold has no entities, so that there is no error rate. Check that the right files and the right "
      "layer were opened.",
        "A has no entities, so that there is no rate. Check that the right files and the right layer were "
        "opened." },
    { "%1, α = %2\nETER %3\nI %4   D %5\n(1 − α)·Er %6\nα·Ec %7\nof %8 gold entities",
        "%1, α = %2\nETER %3\nI %4   D %5\n(1 − α)·Er %6\nα·Ec %7\nof %8 entities of A" },
    { "When an annotation counts as found: correct under the strict scheme, or matched by the measure for "
      "noisy "
      "text, which needs the text within its threshold. Errors by type are those of the strict scheme.",
        "When an annotation counts as found: the same in A and B under the strict scheme, or matched by the "
        "measure for noisy text, which needs the text within its threshold. Differences by type are those of "
        "the strict scheme." },
    { "Errors by cause", "Differences by cause" },
    { "Errors by cause as a table", "Differences by cause as a table" },
    { "Noise: recall by error rate, errors by cause", "Noise: recall by error rate, differences by cause" },
    { "%Ln more types only in the table: with fewer errors",
        "%Ln more types only in the table: with fewer differences",
        "%Ln more type only in the table: with fewer differences" },
    { "%1: %2, %3 of %4 errors", "%1: %2, %3 of %4 differences" },
    { "%1: %2 errors", "%1: %2 differences" },
    { "Share of the errors", "Share of the differences" },
    { "P, R and F1 of System A", "P, R and F1 of B" },
    { "Set the threshold that gives System A its best F1 on these data",
        "Set the threshold that gives B its best F1 on these data" },
    // Slices
    { "Shows the values before these, with more errors.",
        "Shows the values before these, with more differences." },
    { "Shows the values after these, with fewer errors.",
        "Shows the values after these, with fewer differences." },
    // Occurrences, profile
    { "%1 in %2: %3 annotated in the gold, %4 in the system, %5 in neither.",
        "%1 in %2: %3 annotated in A, %4 in B, %5 in neither." },
    { "In whose text the words stand: the gold's, the system's, or both",
        "In whose text the words stand: A's, B's, or both" },
    { "Types of the gold's annotations that share a character with the words",
        "Types of A's annotations that share a character with the words" },
    { "Types of the system's annotations that share a character with the words",
        "Types of B's annotations that share a character with the words" },
    { "A gold: %1", "Of another data set: %1" },
    // Trees
    { "gold %1; system %2", "A %1; B %2" },
    { "Gold tree and system tree", "Trees of A and B" },
    { "Outline of gold tree and system tree", "Outline of the trees of A and B" },
    { "Every annotation of gold and system is a single span: no components, nothing "
      "nested, no second type. Trees come from JSONL with “parent” and “role”, from Quaero "
      "tags, and from HIPE files read as trees.",
        "Every annotation of A and B is a single span: no components, nothing nested, no second type. Trees "
        "come from JSONL with “parent” and “role”, from Quaero tags, and from HIPE files read as trees." },
    { "ETER pairs the selected record with a partner that it does not have here.",
        "ETER pairs the selected record with a partner that it does not have here." },
    { "%1. Text, errors and details show these annotations all the same.",
        "%1. Text, differences and details show these annotations all the same." },
    { "I incorrect: T type, t sub-type, B boundary", "≠ differ: T type, t sub-type, B boundary" },
    { "P partial: B boundary alone", "≈ overlap: B boundary alone" },
    { "These trees: ETER %1 / 0 = –, since the gold has no entity here",
        "These trees: ETER %1 / 0 = –, since A has no entity here" },
    { "These trees: SER %1 / 0 = –, since the gold has no slot here",
        "These trees: SER %1 / 0 = –, since A has no slot here" },
    // Figures
    { "Trees of gold and system, aligned", "Trees of A and B, aligned" },
    { "Neither the gold nor the system has an annotation, so there is nothing to confuse.",
        "Neither A nor B has an annotation, so that there is nothing to compare." },
    { "Neither the gold nor a system has an annotation, so there is nothing to count.",
        "Neither A nor B has an annotation, so that there is nothing to count." },
    { "The gold gives no noise level of its text (LED in the MISC column of HIPE files). "
      "Choose the noise that is measured on the texts (CER) instead.",
        "A gives no noise level of its text (LED in the MISC column of HIPE files). Choose the noise that "
        "is measured on the texts (CER) instead." },
    { "The gold has no annotation with a text, so that there is no error rate to count by.",
        "A has no annotation with a text, so that there is no error rate to count by." },
    { "The gold gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on "
      "the texts (CER) instead.",
        "A gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on the "
        "texts (CER) instead." },
    { "The texts of gold and systems are equal at every annotation, so that there is no noise to show. "
      "Give a system that was run on recognised text, in a format that keeps this text, or draw the "
      "figure of outcomes instead.",
        "The texts of A and B are equal at every annotation, so that there is no noise to show." },
    { "ETER is undefined at every alpha: the gold has no entity to divide by. Check that the gold is the "
      "right file, and the layer or column that it is read from.",
        "ETER is undefined at every alpha: A has no entity to divide by. Check that A is the right file, and "
        "the layer or column that it is read from." },
    { "No entity of gold or system holds another annotation. Select a record first.",
        "No entity of A or B holds another annotation. Select a record first." },
    // Around the panels
    { "Errors one by one", "Differences one by one" },
    { "The system whose errors are shown (Alt+1 … Alt+9)",
        "The system whose differences are shown (Alt+1 … Alt+9)" },
    { "%1: the system whose errors are shown (Alt+1 … Alt+9)",
        "%1: the system whose differences are shown (Alt+1 … Alt+9)" },
    { "Most of the window for the text, then the errors and what explains them",
        "Most of the window for the text, then the differences and what explains them" },
    { "The text, and below it the errors beside the numbers: the layout at first",
        "The text, and below it the differences beside the numbers: the layout at first" },
    { "The errors beside the comparison of systems", "The differences beside the comparison of systems" },
    { "Which gold annotation is matched with which of the system.\nOptimal one-to-one: the best assignment "
      "of overlapping annotations, whatever their order.\nGreedy: first come, first served, as nervaluate "
      "does.",
        "Which annotation of A is matched with which of B.\nOptimal one-to-one: the best assignment of "
        "overlapping annotations, whatever their order.\nGreedy: first come, first served, as nervaluate "
        "does." },
    { "The gold has no types.", "A has no types." },
    { "%1: %2 of %3 matched annotations differ from the gold in the type only.",
        "%1: %2 of %3 matched annotations differ from A's in the type only." },
};

/// Where a short word means something else than of the data that are shown; without a word: every one.
constexpr std::pair<std::string_view, std::string_view> otherUses[] = { { "CoreStrings", "Partial" },
    { "DocumentModel", "F1" }, { "ChartLines", "F1" }, { "ConfidenceChart", "F1" }, { "SweepView", "F1" },
    { "ImportDialog", {} }, { "SamplePicture", {} }, { "NamesForm", {} }, { "CompareTables", {} },
    { "RuleListModel", {} }, { "RuleTrialModel", {} }, { "WhyText", {} }, { "WhyView", {} } };

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

// Qt holds a lock meanwhile: no translating in here.
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
    return QString::fromUtf8(n == 1 && neutral->one != nullptr ? neutral->one : neutral->neutral);
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
