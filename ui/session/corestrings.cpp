// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/corestrings.h"

#include "core/evaluation/records/sheet.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/io/open/readerregistry.h"
#include "core/judging/agreement.h"
#include "core/measures/registry/measureregistry.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/output/neutralwords.h"
#include "ui/base/language.h"
#include "ui/session/neutralwords.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>
#include <iterator>
#include <map>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

/// The row of an enumerator in a table that stands in the order of the enumeration.
template <typename Row, std::size_t size, typename Enumerator>
const Row& word(const Row (&table)[size], Enumerator which)
{
    return table[static_cast<std::size_t>(which)];
}

struct Words
{
    const char* text;
    const char* meaning;
};

constexpr Words outcomeWords[] = {
    { QT_TRANSLATE_NOOP("Outcomes", "Correct"),
        QT_TR_NOOP("The system's annotation counts as right under the chosen scheme.") },
    { QT_TRANSLATE_NOOP("Outcomes", "Incorrect"),
        QT_TR_NOOP("Gold and system are paired, but differ in what the scheme compares.") },
    { QT_TRANSLATE_NOOP("Outcomes", "Partial"),
        QT_TR_NOOP("The spans overlap without being equal; counts half.") },
    { QT_TRANSLATE_NOOP("Outcomes", "Missing"),
        QT_TR_NOOP("The gold has an annotation that the system lacks.") },
    { QT_TRANSLATE_NOOP("Outcomes", "Spurious"),
        QT_TR_NOOP("The system has an annotation that the gold lacks.") },
};
static_assert(std::size(outcomeWords) == match::outcomeCount);

constexpr Words schemeWords[] = {
    { QT_TR_NOOP("Strict"), QT_TR_NOOP("Strict: span and type must be equal.") },
    { QT_TR_NOOP("Exact"), QT_TR_NOOP("Exact: the span must be equal, whatever the type.") },
    { QT_TR_NOOP("Partial"),
        QT_TR_NOOP("Partial: an equal span counts, an overlap counts half, whatever the type.") },
    { QT_TR_NOOP("Type"), QT_TR_NOOP("Type: the type must be equal, any overlap will do.") },
};
static_assert(std::size(schemeWords) == match::allSchemes.size());

constexpr const char* schemeNames[]
    = { QT_TR_NOOP("strict"), QT_TR_NOOP("exact"), QT_TR_NOOP("partial"), QT_TR_NOOP("type") };
static_assert(std::size(schemeNames) == match::allSchemes.size());

constexpr Words errorTypeWords[] = {
    { QT_TR_NOOP("Correct"), QT_TR_NOOP("Span and type are equal.") },
    { QT_TR_NOOP("Type"), QT_TR_NOOP("Same span, another type.") },
    { QT_TR_NOOP("Subtype"), QT_TR_NOOP("Same span and main type, another subtype.") },
    { QT_TR_NOOP("Split"), QT_TR_NOOP("The system cut one gold annotation into several.") },
    { QT_TR_NOOP("Merge"), QT_TR_NOOP("The system made one annotation of several gold ones.") },
    { QT_TR_NOOP("Boundary"), QT_TR_NOOP("Same type, the spans overlap but differ.") },
    { QT_TR_NOOP("Boundary and subtype"),
        QT_TR_NOOP("The spans overlap but differ; same main type, another subtype.") },
    { QT_TR_NOOP("Boundary and type"), QT_TR_NOOP("The spans overlap but differ, and so does the type.") },
    { QT_TR_NOOP("Missing"), QT_TR_NOOP("The gold has an annotation that the system lacks.") },
    { QT_TR_NOOP("Spurious"), QT_TR_NOOP("The system has an annotation that the gold lacks.") },
};
static_assert(std::size(errorTypeWords) == match::errorTypeCount);

constexpr const char* pairingTexts[] = { QT_TR_NOOP("Optimal one-to-one"), QT_TR_NOOP("Greedy (nervaluate)"),
    QT_TR_NOOP("As nervaluate 0.1"), QT_TR_NOOP("As the HIPE scorer") };
static_assert(std::size(pairingTexts) == match::allPairings.size());

constexpr const char* relationTexts[] = { QT_TR_NOOP("Same text"), QT_TR_NOOP("Aligned token by token"),
    QT_TR_NOOP("Aligned character by character"), QT_TR_NOOP("On one side only") };

constexpr const char* severityTexts[] = { QT_TR_NOOP("Note"), QT_TR_NOOP("Warning"), QT_TR_NOOP("Error") };

/// What rules and readers say of an annotation.
constexpr std::pair<std::string_view, const char*> facetWords[] = { { "rule", QT_TR_NOOP("Rule") },
    { "result", QT_TR_NOOP("Result") }, { "form", QT_TR_NOOP("Form") },
    { "resolution", QT_TR_NOOP("Resolution") }, { "cause", QT_TR_NOOP("Cause") },
    { "ignored", QT_TR_NOOP("Set aside") }, { "low", QT_TR_NOOP("Low confidence") },
    { "low-resolution", QT_TR_NOOP("Low confidence of the resolution") }, { "note", QT_TR_NOOP("Note") } };

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

QStringList plainNames(const std::vector<std::string>& values) { return textsOf(values, toQString); }

QStringList typeNames(const std::vector<std::string>& types, bool missing)
{
    return plainNames(types) + (missing ? QStringList { tr("(none)") } : QStringList());
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
    return textsOf(outcomes, outcomeText);
}

/// "CER above 0.1 up to 0.2"; "CER 0".
QString rangeText(const analysis::ValueRange& range)
{
    const QString column = range.column == "cer" ? tr("CER")
        : range.column == "led"                  ? sliceText("noise")
                                                 : toQString(range.column);
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
        const QString categories = alternatives(textsOf(filter.categories, categoryText));
        //: %1: a measure whose own records are shown, such as "ETER", %2: what it counts, such as "deletion"
        add(filter.categories.empty() ? list : tr("%1: %2").arg(list, categories),
            filter.categories.empty()
                //: %1: a measure such as "ETER"
                ? tr("records of %1").arg(list)
                //: %1: a measure such as "ETER", %2: what it counts, such as "deletion"
                : tr("records of %1, counted as: %2").arg(list, categories));
    }
    if (!filter.values.empty()) {
        const QString ranges = alternatives(textsOf(filter.values, rangeText));
        add(ranges, tr("value: %1").arg(ranges));
    }
    for (const analysis::FacetChoice& choice : filter.facets) {
        const bool ofRules = analysis::isRuleFacet(choice.facet);
        const bool yesOrNo
            = ofRules && (choice.facet.ends_with("low") || choice.facet.ends_with("low-resolution"));
        const bool words = ofRules || analysis::tellsDifferences(choice.facet); // as typed
        const QString names = alternatives(textsOf(choice.names, [&](const std::string& name) {
            return yesOrNo ? QCoreApplication::translate("SliceValues", name.c_str())
                : words    ? toQString(name)
                           : sliceValueText(choice.facet, name);
        }));
        //: %1: what is said of an annotation, such as "Rule", %2: the words, such as "fuzzy check"
        const QString text = tr("%1: %2").arg(facetText(choice.facet), names);
        add(text, text);
    }
    const QString scheme = schemeWord(filter.scheme.value_or(match::Scheme::Strict));
    if (filter.errorsOnly) {
        add(tr("errors (%1)").arg(scheme), tr("not correct under the %1 scheme").arg(scheme));
    }
    if (!filter.outcomes.empty()) {
        const QStringList names = outcomeNames(filter.outcomes);
        //: %1: outcomes such as "Incorrect or Partial", %2: scheme such as "strict"
        add(tr("%1 (%2)").arg(alternatives(names), scheme),
            tr("outcome under the %1 scheme: %2").arg(scheme, alternatives(names)));
    }
    const auto addNames = [&add](const QStringList& names, const char* chip, const char* meaning) {
        if (!names.isEmpty()) {
            add(tr(chip).arg(alternatives(names)), tr(meaning).arg(alternatives(names)));
        }
    };
    addNames(plainNames(filter.types), QT_TR_NOOP("type %1"), QT_TR_NOOP("type on either side: %1"));
    addNames(plainNames(filter.rowTypes), QT_TR_NOOP("type %1 (gold, else system)"),
        QT_TR_NOOP("type of the gold annotation, of the system's where there is none: %1"));
    addNames(
        typeNames(filter.goldTypes, filter.goldMissing), QT_TR_NOOP("gold %1"), QT_TR_NOOP("gold type: %1"));
    addNames(typeNames(filter.systemTypes, filter.systemMissing), QT_TR_NOOP("system %1"),
        QT_TR_NOOP("system type: %1"));
    addNames(textsOf(filter.errorTypes, errorTypeText), QT_TR_NOOP("error %1"), QT_TR_NOOP("error type: %1"));
    addNames(textsOf(filter.tags, tagText), QT_TR_NOOP("%1"), QT_TR_NOOP("tag: %1"));
    addNames(plainNames(filter.documents), QT_TR_NOOP("document %1"), QT_TR_NOOP("document: %1"));
    if (!filter.words.empty()) {
        const QString words = toQString(filter.words);
        add(tr("words “%1”").arg(words), tr("gold or system words contain “%1”").arg(words));
    }
    addNames(plainNames(filter.excludedTypes), QT_TR_NOOP("not type %1"), QT_TR_NOOP("type is not: %1"));
    addNames(textsOf(filter.excludedErrorTypes, errorTypeText), QT_TR_NOOP("not error %1"),
        QT_TR_NOOP("error type is not: %1"));
    addNames(plainNames(filter.excludedDocuments), QT_TR_NOOP("not document %1"),
        QT_TR_NOOP("document is not: %1"));
    return texts;
}

QString argumentText(const support::Message::Argument& argument, const QLocale& locale = QLocale())
{
    if (const auto* const words = std::get_if<std::string>(&argument)) {
        return toQString(*words);
    }
    if (const auto* const number = std::get_if<support::GroupedNumber>(&argument)) {
        return countText(number->value, locale);
    }
    if (const auto* const number = std::get_if<support::DecimalNumber>(&argument)) {
        return locale.toString(number->value, 'f', number->decimals);
    }
    return coreText(std::get<support::Message>(argument), locale);
}

/// What addToNote() joined; its beginning may be a fixed text of the core.
QString noteText(const support::Message& note)
{
    const auto& parts = note.arguments();
    const auto* const sentence = parts.size() == 2 && std::string_view(note.pattern()) == "%1 %2"
        ? std::get_if<support::Message>(&parts.back())
        : nullptr;
    if (sentence == nullptr) {
        return coreText(note);
    }
    const auto* const before = std::get_if<support::Message>(&parts.front());
    const auto* const fixed = std::get_if<std::string>(&parts.front());
    return (before != nullptr         ? noteText(*before)
                   : fixed != nullptr ? coreText(*fixed)
                                      : QString())
        + QLatin1Char(' ') + coreText(*sentence);
}

} // namespace

QString toQString(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

std::string toUtf8(const QString& text) { return text.toStdString(); }

QString fromPath(const std::string& path) { return QFile::decodeName(QByteArray::fromStdString(path)); }

std::string toPath(const QString& path) { return QFile::encodeName(path).toStdString(); }

QString coreText(std::string_view english)
{
    if (english.empty()) {
        return {};
    }
    // Most of the core's texts come with its neutral words; what slices and codes mean is the same for all.
    const std::string text = NeutralWords::inForce() ? analysis::neutralText(english) : std::string(english);
    const QString untranslated = toQString(text);
    const QString whole = QCoreApplication::translate("Core", text.c_str());
    constexpr auto end = QLatin1String(". ");
    if (whole != untranslated || !untranslated.contains(end)) {
        return whole;
    }
    // Several sentences, one of them perhaps with numbers: each by itself.
    QStringList sentences;
    for (const QString& piece : untranslated.split(end)) {
        const bool last = untranslated.endsWith(piece) && piece.endsWith(QLatin1Char('.'));
        const QString sentence = last ? piece : piece + QLatin1Char('.');
        const QString said = QCoreApplication::translate("Core", sentence.toUtf8().constData());
        sentences << (said == sentence ? piece + (last ? QString() : QStringLiteral(".")) : said);
    }
    QString joined = sentences.join(QLatin1Char(' '));
    return untranslated.endsWith(QLatin1Char('.')) ? joined : joined.chopped(1);
}

QString coreText(const support::Message& message, const QLocale& locale)
{
    if (message.empty()) {
        return {};
    }
    const auto* const pattern = message.number() ? message.pattern() : message.englishPattern();
    const QString words = wordsOfLanguage("Core", pattern, message.number().value_or(-1));
    const QString known = words == toQString(pattern) ? toQString(message.englishPattern()) : words;
    return toQString(support::filledIn(toUtf8(known), [&](char place) {
        if (place == 'n') {
            return toUtf8(countText(message.number().value_or(0), locale));
        }
        const auto at = static_cast<std::size_t>(place - '1');
        return at < message.arguments().size() ? toUtf8(argumentText(message.arguments()[at], locale))
                                               : std::string();
    }));
}

QString noteText(const analysis::Sheet& sheet)
{
    return sheet.said.empty() || sheet.said.english() != sheet.note ? coreText(sheet.note)
                                                                    : noteText(sheet.said);
}

QString findingText(const support::Diagnostic& finding, const QLocale& locale)
{
    return argumentText(support::messageOf(finding), locale);
}

QString messageText(const support::Error& error) { return argumentText(support::messageOf(error)); }

QString ruleAboutText(std::string_view about)
{
    return about.empty() ? QString() : wordsOfLanguage("RuleFiles", std::string(about).c_str());
}

QString coreCount(std::string_view english)
{
    static const QRegularExpression count(QStringLiteral("^(\\d{1,9}) (\\S.*)$"));
    static const QRegularExpression decimal(QStringLiteral("\\d+\\.(\\d+)"));
    const QString text = toQString(english);
    if (const auto found = count.match(text); found.hasMatch()) {
        const auto number = found.captured(1).toInt();
        const QString unit = found.captured(2);
        //: A piece of a formula
        return unit == QLatin1String("records")
            ? QCoreApplication::translate("touchstone::ui", "%Ln records", nullptr, number)
            : unit == QLatin1String("tokens")
            ? QCoreApplication::translate("touchstone::ui", "%Ln tokens", nullptr, number)
            : countText(number) + QLatin1Char(' ') + coreText(toUtf8(unit));
    }
    QString shown;
    qsizetype from = 0;
    for (auto found = decimal.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        const bool score = match.capturedLength(1) == 4; // as the cell says it
        shown += text.mid(from, match.capturedStart() - from)
            + (score ? scoreText(match.captured().toDouble()) : numberText(toUtf8(match.captured())));
        from = match.capturedEnd();
    }
    const QString rest = text.mid(from);
    const QString last = rest.trimmed().section(QLatin1Char(' '), -1);
    const auto at = rest.lastIndexOf(last);
    return shown + rest.left(at) + coreText(toUtf8(last)) + rest.mid(at + last.size());
}

QString measureText(std::string_view id)
{
    const metrics::Measure* measure = metrics::measureById(id);
    return measure != nullptr ? coreText(measure->title) : toQString(id);
}

QString facetText(std::string_view facet)
{
    constexpr std::string_view attribute = "attribute.";
    if (isBuiltInSlice(facet) || facet.starts_with(attribute) || analysis::judgeOfSlice(facet)) {
        return sliceText(facet);
    }
    const auto dot = facet.find('.');
    const std::string_view side = dot == std::string_view::npos ? "" : facet.substr(0, dot);
    const std::string_view what = dot == std::string_view::npos ? facet : facet.substr(dot + 1);
    const auto* words = std::ranges::find(facetWords, what, [](const auto& each) { return each.first; });
    if (words == std::end(facetWords)) {
        return toQString(facet); // an attribute of the user
    }
    QString name = tr(words->second);
    if (side == "gold" || side == "system") {
        //: %1: "Gold" or "System", %2: what is said of its annotation, such as "Result"
        return tr("%1, %2").arg(side == "gold" ? tr("Gold") : tr("System"), withinLine(name));
    }
    return name;
}

QString outcomeText(match::Outcome outcome)
{
    return QCoreApplication::translate("Outcomes", word(outcomeWords, outcome).text);
}

QString codeText(match::Outcome outcome) { return coreText(match::outcomeCode(outcome)); }

QString outcomeMeaning(match::Outcome outcome) { return tr(word(outcomeWords, outcome).meaning); }

QString schemeText(match::Scheme scheme) { return tr(word(schemeWords, scheme).text); }

QString schemeWord(match::Scheme scheme) { return tr(word(schemeNames, scheme)); }

QString schemeMeaning(match::Scheme scheme) { return tr(word(schemeWords, scheme).meaning); }

QString errorTypeText(match::ErrorType type) { return tr(word(errorTypeWords, type).text); }

QString errorTypeMeaning(match::ErrorType type) { return tr(word(errorTypeWords, type).meaning); }

QString tagText(match::Tag tag)
{
    return tag == match::SplitPart ? tr("part of a split") : tr("part of a merge");
}

QString pairingText(match::PairingPolicy policy) { return tr(word(pairingTexts, policy)); }

QString relationText(analysis::TextRelation relation) { return tr(word(relationTexts, relation)); }

QString unitText(analysis::Unit unit)
{
    return unit == analysis::Unit::Token ? tr("tokens") : tr("characters");
}

QString severityText(support::Severity severity) { return tr(word(severityTexts, severity)); }

QString annotationColumnText(const QString& column)
{
    static constexpr std::pair<const char*, const char*> names[] = {
        { "coarse", QT_TRANSLATE_NOOP("touchstone::ui", "Coarse types") },
        { "coarse-meto", QT_TRANSLATE_NOOP("touchstone::ui", "Coarse types, metonymic") },
        { "fine", QT_TRANSLATE_NOOP("touchstone::ui", "Fine types") },
        { "fine-meto", QT_TRANSLATE_NOOP("touchstone::ui", "Fine types, metonymic") },
        { "comp", QT_TRANSLATE_NOOP("touchstone::ui", "Components") },
        { "nested", QT_TRANSLATE_NOOP("touchstone::ui", "Nested entities") },
        { "links", QT_TRANSLATE_NOOP("touchstone::ui", "Links") },
        { "links-meto", QT_TRANSLATE_NOOP("touchstone::ui", "Links, metonymic") },
        { "tree", QT_TRANSLATE_NOOP("touchstone::ui", "Trees (all columns)") },
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
    const io::Reader* reader = io::readerById(readerId);
    return reader != nullptr ? coreText(reader->title) : toQString(readerId);
}

QString errorText(const support::Error& error)
{
    const QString text = messageText(error);
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
    const QStringList chips = textsOf(partTexts(filter), [](const PartText& part) { return part.chip; });
    return chips.isEmpty() ? tr("All records") : chips.join(QStringLiteral(" · "));
}

QString filterMeaning(const analysis::RecordFilter& filter)
{
    const QStringList lines = textsOf(partTexts(filter), [](const PartText& part) { return part.meaning; });
    return lines.isEmpty() ? tr("All records, the correct ones too") : lines.join(QLatin1Char('\n'));
}

QString scoreText(std::optional<double> value, const QLocale& locale)
{
    return value ? locale.toString(*value, 'f', 3) : QStringLiteral("–");
}

QString numberText(std::string_view plain, const QLocale& locale)
{
    return toQString(plain).replace(QLatin1Char('.'), locale.decimalPoint());
}

namespace {

/// Where the decimal point is a comma, semicolons stand between numbers.
bool hasDecimalComma() { return QLocale().decimalPoint() == QLatin1String(","); }

} // namespace

QString boundsText(const std::vector<double>& bounds)
{
    return textsOf(bounds, [](double bound) {
        return numberText(support::shortest(bound));
    }).join(hasDecimalComma() ? QLatin1String("; ") : QLatin1String(", "));
}

std::string typedBounds(const QString& typed)
{
    static const QRegularExpression one(QStringLiteral("^\\s*\\d+,\\d+\\s*$"));
    QString plain = typed;
    if (hasDecimalComma() && (typed.contains(QLatin1Char(';')) || (typed.contains(one)))) {
        plain.replace(QLatin1Char(','), QLatin1Char('.'));
    }
    return toUtf8(plain.replace(QLatin1Char(';'), QLatin1Char(',')));
}

QString countText(std::int64_t count, const QLocale& locale)
{
    return locale.toString(static_cast<qlonglong>(count));
}

QString listText(const QStringList& items)
{
    //: between the items of a list within a sentence
    return items.join(QCoreApplication::translate("touchstone::ui", ", "));
}

QString creditRowText(const std::string& name)
{
    using Table = std::map<std::string_view, const char*>;
    static const Table keys { { "span", QT_TRANSLATE_NOOP("touchstone::ui", "Span") },
        { "span+type", QT_TRANSLATE_NOOP("touchstone::ui", "Span and type") },
        { "span+kbid", QT_TRANSLATE_NOOP("touchstone::ui", "Span and entry") },
        { "span+type+kbid", QT_TRANSLATE_NOOP("touchstone::ui", "Span, type and entry") },
        { "document+kbid", QT_TRANSLATE_NOOP("touchstone::ui", "Entries of each document") },
        { "nil", QT_TRANSLATE_NOOP("touchstone::ui", "Outside the base (NIL)") } };
    static const Table strategies { { "maxmax", QT_TRANSLATE_NOOP("touchstone::ui", "R max, P max") },
        { "maxsum", QT_TRANSLATE_NOOP("touchstone::ui", "R max, P sum") },
        { "summax", QT_TRANSLATE_NOOP("touchstone::ui", "R sum, P max") },
        { "sumsum", QT_TRANSLATE_NOOP("touchstone::ui", "R sum, P sum") } };
    const std::string_view whole(name);
    const auto blank = whole.find(' ');
    const auto key = keys.find(whole.substr(0, blank));
    if (key == keys.end()) {
        return toQString(name);
    }
    if (blank == std::string_view::npos) {
        return tr(key->second);
    }
    const auto strategy = strategies.find(whole.substr(blank + 1));
    return strategy == strategies.end()
        ? toQString(name)
        //: %1: what must agree, such as "Span and type", %2: how overlaps count, such as "R max, P sum"
        : tr("%1: %2").arg(tr(key->second), tr(strategy->second));
}

QString verdictText(analysis::Verdict verdict)
{
    switch (verdict) {
    case analysis::Verdict::GoldWrong:
        return tr("Gold is wrong");
    case analysis::Verdict::SystemWrong:
        return tr("System is wrong");
    case analysis::Verdict::BothAcceptable:
        return tr("Both are acceptable");
    case analysis::Verdict::BothWrong:
        return tr("Both are wrong");
    case analysis::Verdict::UnclearGuideline:
        return tr("Guidelines are unclear");
    case analysis::Verdict::BrokenText:
        return tr("Text is broken");
    case analysis::Verdict::Cleared:
        break;
    }
    //: nobody has judged the record
    return tr("None");
}

QString verdictLabel(analysis::Verdict verdict)
{
    return verdict == analysis::Verdict::Cleared
        //: nobody has judged the record, with its key
        ? tr("&None")
        //: %1: a digit, which is the key of a verdict, %2: the verdict, such as "Gold is wrong"
        : tr("&%1 %2").arg(static_cast<int>(verdict) + 1).arg(verdictText(verdict));
}

QString agreementText(const analysis::JudgeAgreement& both)
{
    const auto number = [](double value, int decimals) { return QLocale().toString(value, 'f', decimals); };
    const auto interval = [&number](const std::optional<metrics::Interval>& of, double factor, int decimals) {
        //: %1 to %2: an interval
        return of
            ? tr(" (%1–%2)").arg(number(factor * of->low, decimals), number(factor * of->high, decimals))
            : QString();
    };
    const QString share = both.share
        ? tr("%1 %").arg(number(100 * *both.share, 0)) + interval(both.shareInterval, 100, 0)
        : tr("–");
    const QString kappa = both.kappa ? number(*both.kappa, 2) + interval(both.kappaInterval, 1, 2) : tr("–");
    //: %1, %2: names; %3: a percentage, %4: kappa, both with their intervals; %5: how many
    return tr("%1 and %2 agree on %3, kappa %4; places: %5")
        .arg(toQString(both.first), toQString(both.second), share, kappa,
            countText(static_cast<std::int64_t>(both.places)));
}

} // namespace touchstone::ui
