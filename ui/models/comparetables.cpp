// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/comparetables.h"

#include "ui/session/corestrings.h"

#include "core/measures/registry/measureregistry.h"
#include "core/project/campaign.h"
#include "core/report/tables/systemtable.h"
#include "core/support/lookup.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <limits>
#include <numeric>

namespace touchstone::ui {

namespace {

using namespace analysis; // their sheets are put together here
using Kind = SheetKind;

constexpr std::array allChanges { Change::Fixed, Change::Regressed, Change::BothWrongSame,
    Change::BothWrongDifferently, Change::BothRight, Change::OnlyA, Change::OnlyB };

struct Words
{
    const char* text;
    const char* meaning;
    const char* shorter = nullptr; ///< where the text does not fit
};

constexpr Words changeTitles[] = {
    { QT_TRANSLATE_NOOP("CompareTables", "Fixed"),
        QT_TRANSLATE_NOOP("CompareTables", "Wrong in A, right in B; or spurious in A only. Shown in A.") },
    { QT_TRANSLATE_NOOP("CompareTables", "Regressed"),
        QT_TRANSLATE_NOOP("CompareTables", "Right in A, wrong in B; or spurious in B only. Shown in B.") },
    { QT_TRANSLATE_NOOP("CompareTables", "Both wrong, same way"),
        QT_TRANSLATE_NOOP(
            "CompareTables", "Missed by both, or both with the same span and type; or spurious in both."),
        QT_TRANSLATE_NOOP("CompareTables", "…, same way") },
    { QT_TRANSLATE_NOOP("CompareTables", "Both wrong, differently"),
        QT_TRANSLATE_NOOP("CompareTables", "Wrong in both, with other spans or types."),
        QT_TRANSLATE_NOOP("CompareTables", "…, differently") },
    { QT_TRANSLATE_NOOP("CompareTables", "Both right"),
        QT_TRANSLATE_NOOP("CompareTables", "Right in both.") },
    { QT_TRANSLATE_NOOP("CompareTables", "Judged in A only"),
        QT_TRANSLATE_NOOP(
            "CompareTables", "Gold annotations that B does not judge, such as those outside of its slice.") },
    { QT_TRANSLATE_NOOP("CompareTables", "Judged in B only"),
        QT_TRANSLATE_NOOP(
            "CompareTables", "Gold annotations that A does not judge, such as those outside of its slice.") },
};
static_assert(std::size(changeTitles) == changeCount);

struct CompareTables
{
    Q_DECLARE_TR_FUNCTIONS(CompareTables)
};

std::string said(const char* text) { return toUtf8(CompareTables::tr(text)); }

RecordFilter typeFilter(const std::string& type) { return { .types = { type } }; }

NotedCell typeCell(const std::string& type)
{
    auto cell = textCell(type);
    cell.note.link = typeFilter(type);
    cell.note.meaning = toUtf8(CompareTables::tr("Click to filter this type."));
    return cell;
}

/// A cell whose click makes the system System A.
NotedCell systemCell(const NamedSystem& system)
{
    auto cell = textCell(system.name, system.number);
    cell.note.meaning = toUtf8(CompareTables::tr("Click to make it System A."));
    return cell;
}

Sheet::Column changeColumn(Change change)
{
    const Words& words = changeTitles[static_cast<std::size_t>(change)];
    auto of = column(std::string(changeName(change)), said(words.text), Kind::Number, said(words.meaning));
    of.shortTitle = words.shorter == nullptr ? std::string() : said(words.shorter);
    return of;
}

/// The changes that are told: those of a side's own judging only where there are any.
std::vector<Change> toldChanges(const Comparison& comparison)
{
    std::vector<Change> told;
    std::ranges::copy_if(allChanges, std::back_inserter(told), [&comparison](Change change) {
        return (change != Change::OnlyA && change != Change::OnlyB) || comparison.overall.of(change) > 0;
    });
    return told;
}

constexpr const char* pairedInterval = QT_TRANSLATE_NOOP(
    "CompareTables", "Of the difference: percentiles of paired bootstrap samples of the documents.");
constexpr const char* welchInterval = QT_TRANSLATE_NOOP("CompareTables",
    "Of the difference of the means: Welch's (Student's t). It takes the scores of a group's runs to be "
    "normally distributed, and needs two runs in each group.");

/// Gives the columns of a difference the window's words; null: the sheet's own.
void nameDifference(Sheet& sheet, const SignificanceSettings& settings, const char* interval,
    const char* twoSided = nullptr, const char* holm = nullptr)
{
    for (auto& one : sheet.columns) {
        if (one.kind == Kind::DifferenceInterval) {
            //: %1: a confidence level, such as 95
            one.title = toUtf8(CompareTables::tr("%1 % interval")
                                   .arg(QLocale().toString(settings.resampling.confidenceLevel)));
            one.meaning = said(interval);
        } else if (one.id == "p_two_sided" && twoSided != nullptr) {
            one.title = toUtf8(CompareTables::tr("p, two-sided"));
            one.meaning = said(twoSided);
        } else if (one.id == "p_one_sided") {
            one.title = toUtf8(CompareTables::tr("p, one-sided"));
            one.meaning = toUtf8(CompareTables::tr("As p, for differences of the same sign."));
        } else if (one.id == "p_two_sided_holm" && holm != nullptr) {
            one.title = toUtf8(CompareTables::tr("p (Holm)"));
            one.meaning = said(holm);
        } else if (one.kind == Kind::P) {
            one.title = toUtf8(CompareTables::tr("p"));
        }
    }
}

/// What ≈ means, and what a click on a run does.
void explainNotes(Sheet& sheet, const QString& alike)
{
    for (auto& [place, note] : sheet.notes) {
        if (note.mark == notSeparableMark) {
            note.meaning = toUtf8(alike);
        } else if (note.system) {
            note.meaning = toUtf8(CompareTables::tr("Click to make it System A."));
        }
    }
}

/// What a click on the rows of types does; cells of p tell their digits.
void explainTypes(Sheet& sheet)
{
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        const auto* const name = sheet.noteAt(row, 0);
        for (std::size_t i = 0; name != nullptr && name->link && i <= sheet.columns.size(); ++i) {
            if (i == 0 || sheet.columns[i - 1].kind != Kind::P) {
                sheet.notes[{ row, i }].meaning = toUtf8(CompareTables::tr("Click to filter this type."));
            }
        }
    }
}

QString dotsTitle() { return CompareTables::tr("Scores as dots"); }

/// Of a type that a system calls by one of these labels.
std::optional<metrics::Interval> intervalOf(
    const MeasureIntervals& intervals, const std::string& score, const std::vector<std::string>& labels)
{
    for (const auto& label : labels) {
        if (const auto* const found = intervals.find(score, label)) {
            return found->interval;
        }
    }
    return std::nullopt;
}

/// A mean with what its runs differ by.
std::optional<metrics::Interval> deviationAround(const GroupStatistics& group)
{
    return group.mean && group.deviation ? std::optional(
               metrics::Interval { *group.mean - *group.deviation, *group.mean + *group.deviation, 0 })
                                         : std::nullopt;
}

/// The second group less the first.
std::string pairOf(const std::string& second, const std::string& first)
{
    //: The second group less the first
    return toUtf8(CompareTables::tr("%1 − %2").arg(toQString(second), toQString(first)));
}

} // namespace

std::vector<ScoreChoice> scoreChoices(match::Scheme scheme)
{
    const std::string prefix = std::string(match::schemeName(scheme)) + '.';
    std::vector<ScoreChoice> choices;
    for (const metrics::Measure& measure : metrics::measures()) {
        const std::string id(measure.id);
        if (!measure.bySchemes) {
            choices.push_back({ measureText(measure.id), id, {}, std::string(measure.headline) });
            continue;
        }
        //: F1, precision and recall of the measure MUC under the scheme %1
        const QString name = schemeText(scheme);
        choices.push_back({ CompareTables::tr("F1 (%1)").arg(name), id, "f1", prefix + "f1" });
        choices.push_back(
            { CompareTables::tr("Precision (%1)").arg(name), id, "precision", prefix + "precision" });
        choices.push_back({ CompareTables::tr("Recall (%1)").arg(name), id, "recall", prefix + "recall" });
    }
    return choices;
}

QString scoreTitle(const std::string& score)
{
    const auto named = namedScore(score);
    for (const match::Scheme scheme : match::allSchemes) {
        const auto choices = scoreChoices(scheme);
        const auto found = std::ranges::find_if(choices, [&named](const ScoreChoice& choice) {
            return choice.measure == named.measure && choice.score == named.score;
        });
        if (found != choices.end()) {
            //: %1: a score, %2: the entity type that it is of
            return named.type ? CompareTables::tr("%1 of %2").arg(found->title, toQString(*named.type))
                              : found->title;
        }
    }
    return toQString(score);
}

Sheet changesTable(const Comparison& comparison, bool otherSettings)
{
    auto sheet = emptySheet({}, toUtf8(CompareTables::tr("A, then B")));
    sheet.columns = { column("all", toUtf8(CompareTables::tr("All"))),
        column("gold", toUtf8(CompareTables::tr("Gold annotations"))),
        column("spurious", toUtf8(CompareTables::tr("Spurious")), Kind::Number,
            toUtf8(CompareTables::tr("Annotations of a system without gold."))) };
    sheet.columns[1].shortTitle = toUtf8(CompareTables::tr("Gold"));
    const auto add
        = [&sheet](const std::string& name, const std::string& meaning, std::vector<NotedCell> cells) {
              cells.insert(cells.begin(), textCell(name));
              for (auto& cell : cells) {
                  cell.note.meaning = meaning;
              }
              addRow(sheet, cells);
          };
    const auto& counts = comparison.overall;
    for (const Change change : toldChanges(comparison)) {
        const auto words = changeColumn(change);
        add(words.title, words.meaning,
            { countCell(counts.of(change), changeCell(change)),
                countCell(counts.goldOf(change), changeCell(change, ChangePart::Gold)),
                countCell(counts.spuriousOf(change), changeCell(change, ChangePart::Spurious)) });
    }
    const auto addDiffering = [&](const char* title, std::string_view list, const RecordList& records) {
        add(said(title),
            toUtf8(CompareTables::tr(
                "Records whose outcome the other settings do not give: all that the difference of the "
                "counts is made of.")),
            { countCell(
                  static_cast<std::int64_t>(records.records.size()), listCell(std::string(list), "differs")),
                textCell({}), textCell({}) });
    };
    if (otherSettings) {
        addDiffering(QT_TRANSLATE_NOOP("CompareTables", "Records that differ, as in A"), differencesInA,
            comparison.differencesA);
        addDiffering(QT_TRANSLATE_NOOP("CompareTables", "Records that differ, as in B"), differencesInB,
            comparison.differencesB);
    }
    return sheet;
}

Sheet changesByTypeTable(const Comparison& comparison)
{
    auto sheet = emptySheet({}, toUtf8(CompareTables::tr("Type")));
    const auto told = toldChanges(comparison);
    std::ranges::transform(told, std::back_inserter(sheet.columns), changeColumn);
    for (const auto& type : comparison.types) {
        std::vector<NotedCell> cells { typeCell(type.type) };
        for (const Change change : told) {
            cells.emplace_back(
                countCell(type.counts.of(change), changeCell(change, ChangePart::All, type.labels)));
        }
        addRow(sheet, cells);
    }
    return sheet;
}

DottedSheet typeDifferenceTable(const SystemTypeScores& scores)
{
    const auto lineOf = [](const std::string& type, std::optional<double> a, std::optional<double> b) {
        const auto difference = a && b ? std::optional(*b - *a) : std::nullopt;
        return TypePair::Line { type, { type }, a, b, difference, {}, {} };
    };
    TypePair pair;
    pair.lowerIsBetter = scores.lowerIsBetter;
    for (std::size_t type = 0; type < scores.types.size(); ++type) {
        pair.types.push_back(lineOf(scores.types[type], scores.values[0][type], scores.values[1][type]));
    }
    pair.overall = lineOf("Overall", scores.overall[0], scores.overall[1]);
    pair.overall.labels.clear();
    return typePairLinks(pair, false);
}

DottedSheet typePairLinks(const TypePair& pair, bool tested, std::span<const MeasureIntervals> intervals)
{
    auto ordered = pair;
    const auto size = [](const auto& line) { return line.difference ? std::abs(*line.difference) : -1; };
    std::ranges::stable_sort(ordered.types, std::greater(), size);
    auto sheet = chosenColumns(typePairSheet(ordered),
        { "first", "second", "difference", tested ? "interval" : "", tested ? "p" : "" });
    nameDifference(sheet, pair.settings, pairedInterval);
    sheet.rowTitle = toUtf8(CompareTables::tr("Type"));
    sheet.columns[0].title = toUtf8(CompareTables::tr("A"));
    sheet.columns[1].title = toUtf8(CompareTables::tr("B"));
    sheet.columns[2].title = toUtf8(CompareTables::tr("B − A"));
    sheet.columns[2].meaning = pair.lowerIsBetter
        ? toUtf8(CompareTables::tr("The score of B less that of A. Lower is better."))
        : toUtf8(CompareTables::tr("The score of B less that of A."));
    if (tested) {
        sheet.columns.back().meaning = pair.typeTests > 1
            ? toUtf8(CompareTables::tr(
                "Two-sided, by exchanging the two systems' documents at random; of types after Holm's "
                "correction over %n of them.",
                nullptr, static_cast<int>(pair.typeTests)))
            : toUtf8(CompareTables::tr("Two-sided, by exchanging the two systems' documents at random."));
    }
    explainTypes(sheet);
    SheetDots dots { dotsTitle(), CompareTables::tr("● A, ○ B."),
        { { CompareTables::tr("A"), "first" }, { CompareTables::tr("B"), "second" } } };
    const auto score = pair.score.substr(std::min(pair.score.find('.') + 1, pair.score.size()));
    for (std::size_t side = 0; side < intervals.size(); ++side) {
        auto& found = dots.series[side].intervals;
        for (const auto& line : ordered.types) {
            found.push_back(intervalOf(intervals[side], score, line.labels));
        }
        const auto* const overall = intervals[side].find(score);
        found.push_back(overall == nullptr ? std::nullopt : overall->interval);
        if (std::ranges::any_of(found, [](const auto& one) { return one.has_value(); })) {
            //: %1: a confidence level, such as 95
            dots.meaning = CompareTables::tr("● A, ○ B; bars: %1 % intervals.")
                               .arg(QLocale().toString(pair.settings.resampling.confidenceLevel));
        }
    }
    return { std::move(sheet), std::move(dots) };
}

Table pastedTypes(const TypePair& pair)
{
    auto table = typePairTable(pair, ComparedNumbers({ .paper = true }));
    table.title = toUtf8(coreText(typePairTitle(pair), QLocale::c()));
    table.note = toUtf8(coreText(typePairNote(pair), QLocale::c()));
    constexpr std::size_t interval = 4;
    table.columns.front().name = toUtf8(CompareTables::tr("Type"));
    //: %1: a confidence level, such as 95
    table.columns[interval].name
        = toUtf8(CompareTables::tr("%1 % interval")
                     .arg(QLocale::c().toString(pair.settings.resampling.confidenceLevel)));
    return table;
}

Sheet foundByTable(const FoundBy& found)
{
    auto sheet = emptySheet({}, toUtf8(CompareTables::tr("Type")));
    sheet.columns = { column("gold", toUtf8(CompareTables::tr("Gold")), Kind::Number,
        toUtf8(CompareTables::tr("Gold annotations"))) };
    for (std::size_t k = 0; k < found.counts.size(); ++k) {
        const bool open = k == FoundBy::most && found.systems > k;
        sheet.columns.push_back(column("found" + std::to_string(k),
            toUtf8(open ? CompareTables::tr("%1 or more of %2").arg(k).arg(found.systems)
                        : CompareTables::tr("%1 of %2").arg(k).arg(found.systems)),
            Kind::Number,
            //: %1 of %2 systems
            toUtf8(CompareTables::tr("Gold annotations that %1 of %2 systems have right")
                       .arg(k)
                       .arg(found.systems))));
    }
    const auto add = [&](const std::optional<std::string>& type, const std::vector<std::int64_t>& counts) {
        const auto total = std::accumulate(counts.begin(), counts.end(), std::int64_t { 0 });
        std::vector<NotedCell> cells { type ? typeCell(*type) : textCell("Overall"),
            countCell(total, RecordFilter { .list = std::string(FoundBy::listId), .rowTypes = only(type) }) };
        for (std::size_t k = 0; k < counts.size(); ++k) {
            NotedCell cell = countCell(counts[k], found.cell(k, type));
            if (total > 0 && counts[k] > 0) {
                cell.note.heat = static_cast<double>(counts[k]) / static_cast<double>(total);
                //: A share of the gold annotations
                cell.note.meaning = toUtf8(
                    CompareTables::tr("%1 % of them").arg(QLocale().toString(100 * *cell.note.heat, 'f', 1)));
            }
            cells.push_back(std::move(cell));
        }
        addRow(sheet, cells);
    };
    for (const auto& [type, counts] : found.types) {
        add(type, counts);
    }
    add({}, found.counts);
    return sheet;
}

Sheet heatTable(const SystemTypeScores& scores, const std::vector<NamedSystem>& systems)
{
    auto sheet = emptySheet({}, toUtf8(CompareTables::tr("System")));
    sheet.columns = { column("overall", toUtf8(CompareTables::tr("Overall"))) };
    const auto types = std::min(scores.types.size(), mostHeatTypes);
    for (std::size_t type = 0; type < types; ++type) {
        sheet.columns.push_back(column("type." + scores.types[type], scores.types[type]));
    }
    for (std::size_t system = 0; system < systems.size(); ++system) {
        std::vector<NotedCell> cells { systemCell(systems[system]) };
        const auto add = [&](std::optional<double> value, const std::string* type) {
            auto cell = numberCell(value, systems[system].number);
            if (type != nullptr) {
                cell.cell.link = typeFilter(*type);
                //: %1: a system, %2: a type
                cell.note.meaning
                    = toUtf8(CompareTables::tr("%1, %2: click to make it System A and to filter the type.")
                                 .arg(toQString(systems[system].name), toQString(*type)));
            }
            if (value) {
                // A strong shade is good: a rate of errors is turned round.
                cell.note.heat = std::clamp(scores.lowerIsBetter ? 1 - *value : *value, 0.0, 1.0);
            }
            cells.push_back(std::move(cell));
        };
        add(scores.overall[system], nullptr);
        for (std::size_t type = 0; type < types; ++type) {
            add(scores.values[system][type], &scores.types[type]);
        }
        addRow(sheet, cells);
    }
    return sheet;
}

QString notSeparableText(const SignificanceSettings& settings)
{
    //: %1: a level of significance, such as 0.05
    return CompareTables::tr(
        "≈: not separable from the best; the two-sided p of the difference, after Holm's correction over "
        "all pairs, is not below %1.")
        .arg(QLocale().toString(analysis::significanceLevel(settings)));
}

QString groupsNotSeparableText(const GroupComparison& compared)
{
    //: %1: a level of significance, such as 0.05
    return CompareTables::tr(
        "≈: not separable from the best mean; the two-sided p, after Holm's correction over all pairs of "
        "groups, is not below %1.")
        .arg(QLocale().toString(significanceLevel(compared.settings)));
}

DottedSheet rankingLinks(const RankingTable& ranking, const QStringList& titles,
    const std::vector<NamedSystem>& systems, const std::vector<ScoreComparison>& tests)
{
    auto sheet = emptySheet({}, toUtf8(CompareTables::tr("System")));
    const auto testOf = [&tests](const RankingTable::Column& one) {
        return std::ranges::find_if(tests, [&one](const auto& tested) {
            return tested.measure == one.measure && tested.score == one.score;
        });
    };
    for (std::size_t i = 0; i < ranking.columns.size(); ++i) {
        const QString& title = titles[static_cast<int>(i)];
        const auto id = std::to_string(i);
        sheet.columns.push_back(column("score" + id, toUtf8(title), Kind::Number,
            ranking.columns[i].lowerIsBetter ? toUtf8(title) : std::string()));
        sheet.columns.back().lowerIsBetter = ranking.columns[i].lowerIsBetter;
        sheet.columns.push_back(column("rank" + id, toUtf8(CompareTables::tr("Rank")), Kind::Number,
            toUtf8(CompareTables::tr("Rank by %1; equal scores share one.").arg(title))));
        sheet.columns.back().lowerIsBetter = true;
    }
    std::vector<std::size_t> order(systems.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::optional<SheetDots> dots;
    const ScoreComparison* tested = nullptr; // the score that they stand by
    if (!ranking.columns.empty()) {
        const auto& by = ranking.columns.front();
        std::ranges::stable_sort(order, {},
            [&by](std::size_t system) { return by.ranks[system].value_or(std::numeric_limits<int>::max()); });
        const auto test = testOf(by);
        tested = test == tests.end() ? nullptr : &*test;
        dots = SheetDots { dotsTitle(), titles.front(), { { titles.front(), "score0" } } };
    }
    if (tested != nullptr) {
        //: %1: a score, %2: a confidence level, such as 95
        dots->meaning
            = CompareTables::tr("%1; bars: %2 % intervals.")
                  .arg(titles.front(), QLocale().toString(tested->settings.resampling.confidenceLevel));
    }
    for (const auto system : order) {
        if (tested != nullptr) {
            dots->series.front().intervals.push_back(tested->intervals[system]);
        }
        std::vector<NotedCell> cells { systemCell(systems[system]) };
        for (const auto& one : ranking.columns) {
            const auto rank = one.ranks[system];
            auto cell = numberCell(one.values[system]);
            cell.note.bold = rank == 1 && systems.size() > 1;
            const auto test = testOf(one);
            if (test != tests.end() && support::contains(notSeparableFromBest(*test), system)) {
                cell.note.mark = notSeparableMark;
                cell.note.meaning = toUtf8(notSeparableText(test->settings));
            }
            cells.push_back(std::move(cell));
            cells.push_back(rank ? NotedCell(countCell(*rank)) : numberCell({}));
            if (rank && std::ranges::count(one.ranks, rank) > 1) {
                cells.back().note.text = std::to_string(*rank) + '=';
            }
        }
        addRow(sheet, cells);
    }
    return { std::move(sheet), std::move(dots) };
}

void markTouched(Sheet& sheet, const std::map<std::size_t, QString>& touched)
{
    for (auto& [place, note] : sheet.notes) {
        const auto found = place.second == 0 && note.system ? touched.find(*note.system) : touched.end();
        if (found != touched.end()) {
            note.mark = "!";
            note.meaning.insert(0, toUtf8(found->second) + '\n');
        }
    }
}

Sheet significanceTable(const std::vector<ScoreComparison>& comparisons, const QStringList& titles,
    const std::vector<std::string>& names)
{
    const bool several = std::ranges::any_of(
        comparisons, [](const auto& comparison) { return comparison.differences.size() > 1; });
    auto sheet = chosenColumns(differencesSheet(names, comparisons),
        { "a", "b", "score_a", "score_b", "difference", "interval", "p_two_sided", "p_one_sided",
            several ? "p_two_sided_holm" : "" });
    const auto settings = comparisons.empty() ? SignificanceSettings() : comparisons.front().settings;
    explainNotes(sheet, notSeparableText(settings));
    for (std::size_t i = 0, row = 0; i < comparisons.size(); ++i) {
        const QString& title = titles[static_cast<int>(i)];
        for (std::size_t pair = 0; pair < comparisons[i].differences.size(); ++pair) {
            //: %1: a score such as "ETER"
            sheet.rows[row++].name = toUtf8(
                comparisons[i].lowerIsBetter ? CompareTables::tr("%1 (lower is better)").arg(title) : title);
        }
    }
    sheet.rowTitle = toUtf8(CompareTables::tr("Score"));
    nameDifference(sheet, settings, pairedInterval,
        QT_TRANSLATE_NOOP("CompareTables",
            "How often a difference at least as large comes up when the systems' documents are exchanged "
            "at random."),
        QT_TRANSLATE_NOOP("CompareTables", "Two-sided p after Holm's correction for all pairs of systems."));
    for (auto& one : sheet.columns) {
        one.meaning
            = one.id == "difference" ? toUtf8(CompareTables::tr("The second less the first.")) : one.meaning;
    }
    return sheet;
}

Sheet gainTable(const PotentialGain& gain)
{
    auto sheet = emptySheet({}, toUtf8(CompareTables::tr("Place")));
    sheet.columns = { column("error", toUtf8(CompareTables::tr("Error")), Kind::Text),
        column("type", toUtf8(CompareTables::tr("Type")), Kind::Text,
            toUtf8(CompareTables::tr("The gold's type, else the system's."))),
        column("errors", toUtf8(CompareTables::tr("Errors")), Kind::Number,
            toUtf8(CompareTables::tr("The records that the correction changes; a click shows them."))),
        column("f1", toUtf8(CompareTables::tr("F1 then")), Kind::Number,
            toUtf8(CompareTables::tr("F1 when all of them are corrected and everything is scored anew."))),
        column("gain", toUtf8(CompareTables::tr("Gain")), Kind::Difference,
            toUtf8(CompareTables::tr("F1 then less F1 today."))) };
    const bool trees = gain.eter.has_value();
    if (trees) {
        sheet.columns.push_back(column("eter", toUtf8(CompareTables::tr("ETER then")), Kind::Number,
            toUtf8(CompareTables::tr("ETER when all of them are corrected. Lower is better."))));
        sheet.columns.push_back(column("eter_gain", toUtf8(CompareTables::tr("ETER less")), Kind::Difference,
            toUtf8(CompareTables::tr("ETER today less ETER then."))));
    }
    const auto best = gain.best();
    for (std::size_t i = 0; i < gain.rows.size(); ++i) {
        const auto& errors = gain.rows[i];
        std::vector<NotedCell> cells { textCell(i < best ? std::to_string(i + 1) : std::string()),
            textCell(toUtf8(errorTypeText(errors.errors.errorType))), textCell(errors.label),
            countCell(errors.records), numberCell(errors.f1), numberCell(errors.gain) };
        if (trees) {
            cells.push_back(numberCell(errors.eter));
            cells.push_back(numberCell(errors.eterGain));
        }
        for (auto& cell : cells) {
            cell.cell.link = errors.link;
            cell.note.bold = i < best;
        }
        cells.front().note.link = errors.link;
        cells[1].note.meaning = toUtf8(errorTypeMeaning(errors.errors.errorType));
        if (errors.lost > 0) {
            cells[3].note.meaning = toUtf8(
                CompareTables::tr("The system's text has lost the words of %1 of them; these remain missing.")
                    .arg(countText(errors.lost)));
        }
        addRow(sheet, cells);
    }
    return sheet;
}

DottedSheet groupsTable(const GroupComparison& compared, const std::vector<std::size_t>& systems)
{
    auto sheet = groupsSheet(compared, systems);
    explainNotes(sheet, groupsNotSeparableText(compared));
    for (std::size_t row = 0; row < compared.overall.groups.size(); ++row) {
        if (const auto undefined = compared.overall.groups[row].undefined; undefined > 0) {
            sheet.notes[{ row, 1 }].meaning = toUtf8(CompareTables::tr(
                "%n of them have no score (0/0) and are in no mean.", nullptr, static_cast<int>(undefined)));
        }
    }
    SheetDots dots { dotsTitle(),
        CompareTables::tr("The mean; the bar is one standard deviation to each side."),
        { { CompareTables::tr("Mean"), "mean",
            support::listOf<std::optional<metrics::Interval>>(compared.overall.groups, deviationAround) } } };
    return { std::move(sheet), std::move(dots) };
}

Sheet groupRunsTable(const GroupComparison& compared, const std::vector<std::size_t>& systems)
{
    auto sheet = groupRunsSheet(compared, systems);
    explainNotes(sheet, {});
    return sheet;
}

Sheet groupDifferencesTable(const GroupComparison& compared)
{
    const auto means = compared.means();
    auto sheet = chosenColumns(differencesSheet(compared.groups, { &means, 1 }),
        { "difference", "interval", "p_two_sided", "p_one_sided",
            means.differences.size() > 1 ? "p_two_sided_holm" : "" });
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const auto& pair = means.differences[i];
        sheet.rows[i].name = pairOf(compared.groups[pair.second], compared.groups[pair.first]);
    }
    sheet.columns.front().meaning
        = toUtf8(CompareTables::tr("Of the means, the second group less the first."));
    nameDifference(sheet, compared.settings, welchInterval,
        QT_TRANSLATE_NOOP("CompareTables",
            "How often the means of groups of these sizes are so far apart when the runs are dealt to them "
            "at random."),
        QT_TRANSLATE_NOOP("CompareTables", "Two-sided p after Holm's correction for all pairs of groups."));
    return sheet;
}

DottedSheet groupTypesTable(const GroupComparison& compared)
{
    auto sheet = groupTypesSheet(compared);
    for (std::size_t i = 1, at = compared.groups.size(); i < compared.groups.size(); ++i, at += 3) {
        sheet.columns[at].title = pairOf(compared.groups[i], compared.groups.front());
    }
    nameDifference(sheet, compared.settings, welchInterval);
    explainTypes(sheet);
    constexpr std::size_t mostGroups = 3; // that a row has room for
    if (compared.groups.size() > mostGroups) {
        return { std::move(sheet) };
    }
    SheetDots dots { dotsTitle(),
        //: The signs of the groups of runs in their order, which is that of the columns
        CompareTables::tr(
            "Means in the order of the columns: ●, ○, □; bars: one standard deviation to each side."),
        {} };
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        auto& series = dots.series.emplace_back(
            SheetDots::Series { toQString(compared.groups[i]), compared.groups[i] });
        for (const auto& [type, values] : compared.types) {
            series.intervals.push_back(deviationAround(values.groups[i]));
        }
    }
    return { std::move(sheet), std::move(dots) };
}

} // namespace touchstone::ui
