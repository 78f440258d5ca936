// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/corestrings.h"

#include "ui/session/slicestrings.h"

#include "core/compare/comparison.h"
#include "core/compare/correction.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/io/open/readerregistry.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("CoreStrings", text); }

/// Names joined as alternatives; beyond four the rest is counted.
QString alternatives(const QStringList& names)
{
    constexpr qsizetype shown = 4;
    if (names.size() <= shown) {
        return names.join(tr(" or "));
    }
    //: %1: some names; %2: how many further ones there are
    return tr("%1 and %2 more")
        .arg(names.mid(0, shown - 1).join(tr(", ")), QLocale().toString(names.size() - shown + 1));
}

QStringList typeNames(const std::vector<std::string>& types, bool missing = false)
{
    QStringList names;
    for (const std::string& type : types) {
        names << toQString(type);
    }
    if (missing) {
        names << tr("(none)");
    }
    return names;
}

QStringList plainNames(const std::vector<std::string>& values)
{
    QStringList names;
    for (const std::string& value : values) {
        names << toQString(value);
    }
    return names;
}

/// The sets behind the columns Gold and System have a name of their own.
QStringList outcomeNames(const std::vector<match::Outcome>& outcomes)
{
    using analysis::ScoreColumn;
    if (outcomes == analysis::scoreCell(match::Scheme::Strict, ScoreColumn::Possible).outcomes) {
        return { tr("all of the gold") };
    }
    if (outcomes == analysis::scoreCell(match::Scheme::Strict, ScoreColumn::Actual).outcomes) {
        return { tr("all of the system") };
    }
    QStringList names;
    for (const match::Outcome outcome : outcomes) {
        names << outcomeText(outcome);
    }
    return names;
}

/// "CER above 0.1 up to 0.2"; "CER 0".
QString rangeText(const analysis::ValueRange& range)
{
    const QString column = range.column == "cer" ? tr("CER") : toQString(range.column);
    const auto number = [](double value) { return QLocale().toString(value, 'g', 6); };
    const bool above = std::isfinite(range.above);
    const bool upTo = std::isfinite(range.upTo);
    if (above && upTo) {
        //: %1: name of a value, %2 and %3: numbers
        return tr("%1 above %2 up to %3").arg(column, number(range.above), number(range.upTo));
    }
    if (above) {
        return tr("%1 above %2").arg(column, number(range.above));
    }
    return upTo && range.upTo == 0 ? tr("%1 0").arg(column)
        : upTo                     ? tr("%1 up to %2").arg(column, number(range.upTo))
                                   : tr("%1 known").arg(column);
}

/// One entry per dimension in use: short for a chip, long for its tooltip.
struct PartText
{
    QString chip;
    QString meaning;
};

std::vector<PartText> partTexts(const analysis::RecordFilter& filter)
{
    std::vector<PartText> texts;
    const auto add = [&texts](const QString& chip, const QString& meaning) {
        texts.push_back({ chip, meaning });
    };
    if (!filter.list.empty()) {
        const QString list = listText(filter.list);
        const QString categories = alternatives(plainNames(filter.categories));
        //: %1: a measure whose own pairing is shown, such as "ETER", %2: what it counts, such as "deletion"
        add(filter.categories.empty() ? list : tr("%1: %2").arg(list, categories),
            //: %1: a measure such as "ETER"
            tr("pairing of %1").arg(list)
                + (filter.categories.empty() ? QString() : tr(", counted as: %1").arg(categories)));
    }
    QStringList ranges;
    for (const analysis::ValueRange& range : filter.values) {
        ranges << rangeText(range);
    }
    if (!ranges.isEmpty()) {
        add(alternatives(ranges), tr("value: %1").arg(alternatives(ranges)));
    }
    for (const analysis::FacetChoice& choice : filter.facets) {
        const QString names = alternatives(plainNames(choice.names));
        //: %1: what is said of an annotation, such as "Rule", %2: the words, such as "fuzzy check"
        const QString text = tr("%1: %2").arg(facetText(choice.facet), names);
        add(text, text);
    }
    const QString scheme = schemeText(filter.scheme.value_or(match::Scheme::Strict)).toLower();
    if (filter.errorsOnly) {
        add(tr("errors (%1)").arg(scheme), tr("not correct under %1 matching").arg(scheme));
    }
    if (!filter.outcomes.empty()) {
        const QStringList names = outcomeNames(filter.outcomes);
        //: %1: outcomes such as "Incorrect or Partial", %2: matching such as "strict"
        add(tr("%1 (%2)").arg(alternatives(names), scheme),
            tr("outcome under %1 matching: %2").arg(scheme, alternatives(names)));
    }
    const auto addNames = [&add](const QStringList& names, const char* chip, const char* meaning) {
        if (!names.isEmpty()) {
            add(tr(chip).arg(alternatives(names)), tr(meaning).arg(alternatives(names)));
        }
    };
    addNames(typeNames(filter.types), QT_TR_NOOP("type %1"), QT_TR_NOOP("type on either side: %1"));
    addNames(typeNames(filter.rowTypes), QT_TR_NOOP("type %1 (gold, else system)"),
        QT_TR_NOOP("type of the gold annotation, of the system's where there is none: %1"));
    addNames(
        typeNames(filter.goldTypes, filter.goldMissing), QT_TR_NOOP("gold %1"), QT_TR_NOOP("gold type: %1"));
    addNames(typeNames(filter.systemTypes, filter.systemMissing), QT_TR_NOOP("system %1"),
        QT_TR_NOOP("system type: %1"));
    QStringList errorTypes;
    for (const match::ErrorType type : filter.errorTypes) {
        errorTypes << errorTypeText(type);
    }
    addNames(errorTypes, QT_TR_NOOP("error %1"), QT_TR_NOOP("error type: %1"));
    QStringList tags;
    for (const match::Tag tag : filter.tags) {
        tags << tagText(tag);
    }
    addNames(tags, QT_TR_NOOP("%1"), QT_TR_NOOP("tag: %1"));
    addNames(plainNames(filter.documents), QT_TR_NOOP("document %1"), QT_TR_NOOP("document: %1"));
    if (!filter.words.empty()) {
        const QString words = toQString(filter.words);
        add(tr("words “%1”").arg(words), tr("gold or system words contain “%1”").arg(words));
    }
    addNames(typeNames(filter.excludedTypes), QT_TR_NOOP("not type %1"), QT_TR_NOOP("type is not: %1"));
    QStringList excludedErrors;
    for (const match::ErrorType type : filter.excludedErrorTypes) {
        excludedErrors << errorTypeText(type);
    }
    addNames(excludedErrors, QT_TR_NOOP("not error %1"), QT_TR_NOOP("error type is not: %1"));
    addNames(plainNames(filter.excludedDocuments), QT_TR_NOOP("not document %1"),
        QT_TR_NOOP("document is not: %1"));
    return texts;
}

} // namespace

QString toQString(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

std::string toUtf8(const QString& text) { return text.toStdString(); }

QString fromPath(const std::string& path) { return QFile::decodeName(QByteArray::fromStdString(path)); }

std::string toPath(const QString& path) { return QFile::encodeName(path).toStdString(); }

QString measureText(std::string_view id)
{
    const metrics::Measure* measure = metrics::measureById(id);
    return toQString(measure != nullptr ? measure->title : id);
}

QString facetText(std::string_view facet)
{
    constexpr std::string_view attribute = "attribute.";
    if (isBuiltInSlice(facet) || facet.starts_with(attribute)) {
        return sliceText(facet);
    }
    const auto dot = facet.find('.');
    const std::string_view side = dot == std::string_view::npos ? "" : facet.substr(0, dot);
    const std::string_view what = dot == std::string_view::npos ? facet : facet.substr(dot + 1);
    QString name;
    if (what == "rule") {
        name = tr("Rule");
    } else if (what == "result") {
        name = tr("Result");
    } else if (what == "form") {
        name = tr("Form");
    } else if (what == "resolution") {
        name = tr("Resolution");
    } else if (what == "cause") {
        name = tr("Cause");
    } else if (what == "ignored") {
        name = tr("Set aside");
    } else if (what == "low") {
        name = tr("Low confidence");
    } else if (what == "low-resolution") {
        name = tr("Low confidence of the resolution");
    } else if (what == "note") {
        name = tr("Note");
    } else {
        return toQString(facet); // an attribute of the user
    }
    if (side == "gold" || side == "system") {
        //: %1: "Gold" or "System", %2: what is said of its annotation, such as "Result"
        return tr("%1, %2").arg(side == "gold" ? tr("Gold") : tr("System"), name.toLower());
    }
    return name;
}

QString listText(std::string_view list)
{
    if (analysis::isCorrectionList(list)) {
        // "gain.split.ORG"
        const auto rest = list.substr(std::min(list.size(), list.find('.') + 1));
        const auto dot = rest.find('.');
        const auto type = match::errorTypeByName(rest.substr(0, dot));
        //: %1: a kind of error, %2: a type: the errors that one correction would mend
        return type && dot != std::string_view::npos
            ? tr("Correction of %1 %2").arg(errorTypeText(*type), toQString(rest.substr(dot + 1)))
            : tr("Correction");
    }
    if (analysis::isComparisonList(list)) {
        return analysis::showsSystemB(list) ? tr("Compared, in B") : tr("Compared, in A");
    }
    const std::string_view measure = analysis::measureOfList(list);
    const QString title = measureText(measure);
    return measure.size() == list.size()
        ? title
        : title + QLatin1Char(' ') + toQString(list.substr(measure.size() + 1));
}

QString outcomeText(match::Outcome outcome)
{
    switch (outcome) {
    case match::Outcome::Correct:
        return tr("Correct");
    case match::Outcome::Incorrect:
        return tr("Incorrect");
    case match::Outcome::Partial:
        return tr("Partial");
    case match::Outcome::Missing:
        return tr("Missing");
    case match::Outcome::Spurious:
        return tr("Spurious");
    }
    return {};
}

QString codeText(match::Outcome outcome) { return toQString(match::outcomeCode(outcome)); }

QString outcomeMeaning(match::Outcome outcome)
{
    switch (outcome) {
    case match::Outcome::Correct:
        return tr("The system's annotation counts as right under the matching chosen.");
    case match::Outcome::Incorrect:
        return tr("Gold and system were matched, but what the matching compares differs.");
    case match::Outcome::Partial:
        return tr("The spans overlap without being equal; counts half.");
    case match::Outcome::Missing:
        return tr("The gold has an annotation that the system lacks.");
    case match::Outcome::Spurious:
        return tr("The system has an annotation that the gold lacks.");
    }
    return {};
}

QString schemeText(match::Scheme scheme)
{
    switch (scheme) {
    case match::Scheme::Strict:
        return tr("Strict");
    case match::Scheme::Exact:
        return tr("Exact");
    case match::Scheme::Partial:
        return tr("Partial");
    case match::Scheme::Type:
        return tr("Type");
    }
    return {};
}

QString schemeMeaning(match::Scheme scheme)
{
    switch (scheme) {
    case match::Scheme::Strict:
        return tr("Strict: span and type must be equal.");
    case match::Scheme::Exact:
        return tr("Exact: the span must be equal, whatever the type.");
    case match::Scheme::Partial:
        return tr("Partial: an equal span counts, an overlap counts half, whatever the type.");
    case match::Scheme::Type:
        return tr("Type: the type must be equal, any overlap will do.");
    }
    return {};
}

QString errorTypeText(match::ErrorType type)
{
    switch (type) {
    case match::ErrorType::Correct:
        return tr("Correct");
    case match::ErrorType::Type:
        return tr("Type");
    case match::ErrorType::Subtype:
        return tr("Subtype");
    case match::ErrorType::Split:
        return tr("Split");
    case match::ErrorType::Merge:
        return tr("Merge");
    case match::ErrorType::Boundary:
        return tr("Boundary");
    case match::ErrorType::BoundarySubtype:
        return tr("Boundary and subtype");
    case match::ErrorType::BoundaryType:
        return tr("Boundary and type");
    case match::ErrorType::Missing:
        return tr("Missing");
    case match::ErrorType::Spurious:
        return tr("Spurious");
    }
    return {};
}

QString errorTypeMeaning(match::ErrorType type)
{
    switch (type) {
    case match::ErrorType::Correct:
        return tr("Span and type are equal.");
    case match::ErrorType::Type:
        return tr("Same span, another type.");
    case match::ErrorType::Subtype:
        return tr("Same span and main type, another subtype.");
    case match::ErrorType::Split:
        return tr("The system cut one gold annotation into several.");
    case match::ErrorType::Merge:
        return tr("The system made one annotation of several gold ones.");
    case match::ErrorType::Boundary:
        return tr("Same type, the spans overlap but differ.");
    case match::ErrorType::BoundarySubtype:
        return tr("The spans overlap but differ; same main type, another subtype.");
    case match::ErrorType::BoundaryType:
        return tr("The spans overlap but differ, and so does the type.");
    case match::ErrorType::Missing:
        return tr("The gold has an annotation that the system lacks.");
    case match::ErrorType::Spurious:
        return tr("The system has an annotation that the gold lacks.");
    }
    return {};
}

QString tagText(match::Tag tag)
{
    switch (tag) {
    case match::SplitPart:
        return tr("part of a split");
    case match::MergePart:
        return tr("part of a merge");
    }
    return {};
}

QString pairingText(match::PairingPolicy policy)
{
    switch (policy) {
    case match::PairingPolicy::Optimal:
        return tr("Optimal one-to-one");
    case match::PairingPolicy::FirstCome:
        return tr("Greedy (nervaluate)");
    case match::PairingPolicy::Nervaluate01:
        return tr("As nervaluate 0.1");
    case match::PairingPolicy::Hipe:
        return tr("As the HIPE scorer");
    }
    return {};
}

QString columnText(analysis::ScoreColumn column)
{
    switch (column) {
    case analysis::ScoreColumn::Correct:
        return outcomeText(match::Outcome::Correct);
    case analysis::ScoreColumn::Incorrect:
        return outcomeText(match::Outcome::Incorrect);
    case analysis::ScoreColumn::Partial:
        return outcomeText(match::Outcome::Partial);
    case analysis::ScoreColumn::Missing:
        return outcomeText(match::Outcome::Missing);
    case analysis::ScoreColumn::Spurious:
        return outcomeText(match::Outcome::Spurious);
    case analysis::ScoreColumn::Possible:
        return tr("Gold");
    case analysis::ScoreColumn::Actual:
        return tr("System");
    case analysis::ScoreColumn::CorrectOfSystem:
        return tr("Correct, of the system");
    case analysis::ScoreColumn::IncorrectOfSystem:
        return tr("Incorrect, of the system");
    case analysis::ScoreColumn::PartialOfSystem:
        return tr("Partial, of the system");
    }
    return {};
}

QString relationText(analysis::TextRelation relation)
{
    switch (relation) {
    case analysis::TextRelation::Equal:
        return tr("Same text");
    case analysis::TextRelation::Tokens:
        return tr("Aligned token by token");
    case analysis::TextRelation::Characters:
        return tr("Aligned character by character");
    case analysis::TextRelation::Unpaired:
        return tr("On one side only");
    }
    return {};
}

QString unitText(analysis::Unit unit)
{
    switch (unit) {
    case analysis::Unit::Character:
        return tr("characters");
    case analysis::Unit::Token:
        return tr("tokens");
    }
    return {};
}

QString severityText(support::Severity severity)
{
    switch (severity) {
    case support::Severity::Note:
        return tr("Note");
    case support::Severity::Warning:
        return tr("Warning");
    case support::Severity::Error:
        return tr("Error");
    }
    return {};
}

QString annotationColumnText(const QString& column)
{
    static constexpr std::pair<const char*, const char*> names[] = {
        { "coarse", QT_TRANSLATE_NOOP("CoreStrings", "Coarse types") },
        { "coarse-meto", QT_TRANSLATE_NOOP("CoreStrings", "Coarse types, metonymic") },
        { "fine", QT_TRANSLATE_NOOP("CoreStrings", "Fine types") },
        { "fine-meto", QT_TRANSLATE_NOOP("CoreStrings", "Fine types, metonymic") },
        { "comp", QT_TRANSLATE_NOOP("CoreStrings", "Components") },
        { "nested", QT_TRANSLATE_NOOP("CoreStrings", "Nested entities") },
        { "links", QT_TRANSLATE_NOOP("CoreStrings", "Links") },
        { "links-meto", QT_TRANSLATE_NOOP("CoreStrings", "Links, metonymic") },
        { "tree", QT_TRANSLATE_NOOP("CoreStrings", "Trees (all columns)") },
    };
    for (const auto& [id, name] : names) {
        if (column == QLatin1String(id)) {
            const std::string_view own = io::hipeColumnOf(id);
            return own.empty() ? tr(name)
                               //: %1: what a column of HIPE files holds, %2: its name in the file
                               : tr("%1 (%2)").arg(tr(name), toQString(own));
        }
    }
    return column;
}

QString formatTitle(std::string_view readerId)
{
    if (const io::Reader* reader = io::readerById(readerId)) {
        return toQString(reader->title);
    }
    return toQString(readerId);
}

QString errorText(const support::Error& error)
{
    const QString text = toQString(error.text);
    if (error.place.file.empty()) {
        return text;
    }
    QString place = fromPath(error.place.file);
    if (error.place.line > 0) {
        place += QStringLiteral(":%1").arg(error.place.line);
        if (error.place.column > 0) {
            place += QStringLiteral(":%1").arg(error.place.column);
        }
    }
    //: %1: place in a file ("gold.tsv:12:3"), %2: what is wrong there
    return tr("%1: %2").arg(place, text);
}

QString filterText(const analysis::RecordFilter& filter)
{
    QStringList chips;
    for (const PartText& part : partTexts(filter)) {
        chips << part.chip;
    }
    return chips.isEmpty() ? tr("All records") : chips.join(QStringLiteral(" · "));
}

QString filterMeaning(const analysis::RecordFilter& filter)
{
    QStringList lines;
    for (const PartText& part : partTexts(filter)) {
        lines << part.meaning;
    }
    return lines.isEmpty() ? tr("All records, the correct ones too") : lines.join(QLatin1Char('\n'));
}

QString scoreText(std::optional<double> value)
{
    return value ? QLocale().toString(*value, 'f', 3) : QStringLiteral("–");
}

QString countText(std::int64_t count) { return QLocale().toString(static_cast<qlonglong>(count)); }

} // namespace touchstone::ui
