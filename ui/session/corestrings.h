// SPDX-License-Identifier: GPL-3.0-or-later
// Core strings: ids and numbers of the core as translated texts for people. English names of the core are the
// fallback, so that a new format or measure shows up before anybody has translated it.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/settings/judgementtable.h"
#include "core/support/diagnostics.h"

#include <QLocale>
#include <QStringList>

namespace touchstone::analysis {
enum class SliceGroup : std::uint8_t;
struct JudgeAgreement;
struct Sheet;
}

namespace touchstone::ui {

[[nodiscard]] QString toQString(std::string_view utf8);
/// What `text` says of each value, in order.
template <typename Values, typename Text> QStringList textsOf(const Values& values, Text text)
{
    QStringList texts;
    for (const auto& value : values) {
        texts << text(value);
    }
    return texts;
}
[[nodiscard]] std::string toUtf8(const QString& text);
/// Paths travel through the core in the encoding of the file system.
[[nodiscard]] QString fromPath(const std::string& path);
[[nodiscard]] std::string toPath(const QString& path);

/// A heading of the core, what it means, or a note. In English unless it has a translation;
/// in the core's neutral words while NeutralWords are in force.
[[nodiscard]] QString coreText(std::string_view english);
/// A message of the core in the language of the window, numbers as the window writes them. Here and below:
/// of the C locale for the clipboard and for paper.
[[nodiscard]] QString coreText(const support::Message& message, const QLocale& locale = QLocale());
[[nodiscard]] QString noteText(const analysis::Sheet& sheet); ///< what stands below it
/// Its message, without the place.
[[nodiscard]] QString findingText(const support::Diagnostic& finding, const QLocale& locale = QLocale());
[[nodiscard]] QString messageText(const support::Error& error); ///< likewise
/// What a rule says of itself (its about line): of the rule files that come with the program in the language
/// of the window; a stranger's words stand as they are. Never in neutral words, as the language of rules.
[[nodiscard]] QString ruleAboutText(std::string_view about);
/// The same of a number with what it counts: "12 COR".
[[nodiscard]] QString coreCount(std::string_view english);
[[nodiscard]] QString measureText(std::string_view id); ///< "muc" -> "MUC"
[[nodiscard]] QString facetText(std::string_view facet); ///< "system.result" -> "System's result"
/// "ser.components" -> "SER components"; of an unknown list its id.
[[nodiscard]] QString listText(std::string_view list);
/// As what a list counts a record: "false" -> "false positive"; of an unknown category its name.
[[nodiscard]] QString categoryText(std::string_view category);
[[nodiscard]] QString outcomeText(match::Outcome outcome); ///< "Correct", "Incorrect", …
[[nodiscard]] QString codeText(match::Outcome outcome); ///< "COR", "INC", … (the field's own codes)
[[nodiscard]] QString outcomeMeaning(match::Outcome outcome); ///< one sentence, for tooltips
[[nodiscard]] QString schemeText(match::Scheme scheme); ///< "Strict", "Exact", "Partial", "Type"
/// The same within a sentence: "strict", "exact", "partial", "type".
[[nodiscard]] QString schemeWord(match::Scheme scheme);
[[nodiscard]] QString schemeMeaning(match::Scheme scheme);
[[nodiscard]] QString errorTypeText(match::ErrorType type); ///< "Boundary and type", …
[[nodiscard]] QString errorTypeMeaning(match::ErrorType type);
[[nodiscard]] QString tagText(match::Tag tag);
[[nodiscard]] QString pairingText(match::PairingPolicy policy);
[[nodiscard]] QString relationText(analysis::TextRelation relation);
[[nodiscard]] QString unitText(analysis::Unit unit);
[[nodiscard]] QString severityText(support::Severity severity);
[[nodiscard]] QString annotationColumnText(
    const QString& column); ///< HIPE: "coarse" -> "Coarse types (NE-COARSE-LIT)"
[[nodiscard]] QString formatTitle(std::string_view readerId);

/// The error's text with its place, as one line to show and to copy.
[[nodiscard]] QString errorText(const support::Error& error);

/// What a filter means, short enough for a chip: "Missing · gold PER". An empty filter: "All records".
[[nodiscard]] QString filterText(const analysis::RecordFilter& filter);
/// The same in full sentences, for tooltips.
[[nodiscard]] QString filterMeaning(const analysis::RecordFilter& filter);

/// A ratio 0..1 with three decimals in the user's locale; undefined: an en dash.
[[nodiscard]] QString scoreText(std::optional<double> value, const QLocale& locale = QLocale());
/// A number as the core writes it ("0.5", "0.333 (1/3)"), with the decimal point of the language.
[[nodiscard]] QString numberText(std::string_view plain, const QLocale& locale = QLocale());
/// Bounds of bins for a field: "0, 0.1", where the decimal point is a comma "0; 0,1".
[[nodiscard]] QString boundsText(const std::vector<double>& bounds);
/// What is typed there, as the core reads it: "0,0.1". What is written the core's way stays.
[[nodiscard]] std::string typedBounds(const QString& typed);
/// A count with the user's group separators.
[[nodiscard]] QString countText(std::int64_t count, const QLocale& locale = QLocale());
/// "LOC, PER, ORG": as a list within a sentence.
[[nodiscard]] QString listText(const QStringList& items);

/// What names or their links must agree in, as rows of scores of overlaps and links have it: "span+type
/// maxmax" is "Span and type: R max, P max". Others stay.
[[nodiscard]] QString creditRowText(const std::string& name);

/// "entity-length" -> "Entity length"; an attribute's own name for any other.
[[nodiscard]] QString sliceText(std::string_view id);
[[nodiscard]] QString sliceGroupText(analysis::SliceGroup group); ///< "Context"
[[nodiscard]] bool isBuiltInSlice(std::string_view id);
[[nodiscard]] QString verdictText(analysis::Verdict verdict); ///< "Gold is wrong", …; cleared: "None"
[[nodiscard]] QString verdictLabel(analysis::Verdict verdict); ///< the same with its key: "&1 Gold is wrong"
/// "Ada and Bob agree on 80 % (72–88), kappa 0.61 (0.45–0.75); places: 20".
[[nodiscard]] QString agreementText(const analysis::JudgeAgreement& both);
/// A value of a slice as it is shown: of differences with a true minus or a plus, verdicts in their words,
/// words of ours and bins in the language of the window, words of the data as they are.
[[nodiscard]] QString sliceValueText(
    std::string_view slice, const std::string& value, const QLocale& locale = QLocale());
/// The number with a sign before it, which is as wide as the plus where it is a minus. `size`: the number
/// without its sign, as text.
[[nodiscard]] inline QString signedText(bool negative, const QString& size)
{
    return (negative ? QStringLiteral("−%1") : QStringLiteral("+%1")).arg(size);
}
/// What the data lacks that a slice of our own needs, and where it comes from.
[[nodiscard]] QString sliceLackText(std::string_view id);

} // namespace touchstone::ui
