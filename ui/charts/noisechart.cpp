// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/noisechart.h"

#include "ui/charts/chartaxis.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <string_view>

namespace touchstone::ui {

namespace {

using analysis::NoiseBinColumn;
using analysis::NoiseErrorColumn;
using analysis::ScoreSheet;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(NoiseChart)
};

template <typename Column> std::size_t at(Column column) { return static_cast<std::size_t>(column); }

double numberOf(const ScoreSheet::Row& row, std::size_t column)
{
    return row.cells[column].value.value_or(0);
}

/// Does a sheet of errors tell what they are of?
bool tellsCauses(const ScoreSheet& errors)
{
    return errors.rows.empty()
        || errors.rows.back().cells[static_cast<std::size_t>(NoiseErrorColumn::Transcription)].value;
}

ChartAxis shareAxis(const QString& title)
{
    ChartAxis axis;
    axis.title = title;
    axis.step = 0.25;
    axis.percent = true;
    return axis;
}

QString rateTitle(const NoiseChartOptions& options)
{
    return options.told ? Texts::tr("Noise of the text (LED)") : Texts::tr("Character error rate (CER)");
}

/// Rows of several systems by name.
struct NamedRow
{
    std::string name;
    double weight = 0;
    std::vector<std::vector<std::size_t>> rows; ///< by system; several where folded
};

/// The rows from a place on as one.
NamedRow folded(const std::vector<NamedRow>& rows, std::size_t from)
{
    const auto count = static_cast<int>(rows.size() - from);
    //: A bar of a chart that holds the sums of further types; %n: their number
    const QString name
        = from == 0 ? Texts::tr("(%n types)", nullptr, count) : Texts::tr("(%n others)", nullptr, count);
    NamedRow all { name.toStdString(), 0, {} };
    all.rows.resize(rows.front().rows.size());
    for (; from < rows.size(); ++from) {
        all.weight += rows[from].weight;
        for (std::size_t system = 0; system < all.rows.size(); ++system) {
            const auto& more = rows[from].rows[system];
            all.rows[system].insert(all.rows[system].end(), more.begin(), more.end());
        }
    }
    return all;
}

/// Counts of a column in the rows together.
double sumOf(const ScoreSheet& sheet, const std::vector<std::size_t>& rows, std::size_t column)
{
    double sum = 0;
    for (const std::size_t row : rows) {
        sum += numberOf(sheet.rows[row], column);
    }
    return sum;
}

template <typename SheetOf>
std::vector<NamedRow> namedRows(const std::vector<NoiseSystem>& systems, SheetOf sheetOf, std::size_t weight)
{
    std::vector<NamedRow> rows;
    std::map<std::string_view, std::size_t> places;
    for (std::size_t system = 0; system < systems.size(); ++system) {
        const auto& all = sheetOf(systems[system])->rows;
        for (std::size_t row = 0; row + 1 < all.size(); ++row) { // the last is the overall row
            const auto [place, fresh] = places.try_emplace(all[row].name, rows.size());
            if (fresh) {
                rows.push_back({ all[row].name, 0, {} });
                rows.back().rows.resize(systems.size());
            }
            rows[place->second].rows[system] = { row };
            rows[place->second].weight += numberOf(all[row], weight);
        }
    }
    return rows;
}

/// Names beside types have little room: so much of each as tells them apart.
QStringList shortNames(const std::vector<NoiseSystem>& systems)
{
    constexpr qsizetype fits = 12;
    constexpr qsizetype least = 6;
    QStringList names;
    qsizetype longest = 0;
    for (const NoiseSystem& system : systems) {
        names.append(system.name);
        longest = std::max(longest, system.name.size());
    }
    for (qsizetype length = least; longest > fits && length + 1 < longest; ++length) {
        QStringList cut;
        for (const QString& name : names) {
            cut.append(name.size() > length + 1 ? name.left(length) + QChar(0x2026) : name);
        }
        if (QSet<QString>(cut.cbegin(), cut.cend()).size() == names.size()) {
            return cut;
        }
    }
    return names;
}

/// Categories and values: a bar per row and system, a segment per column that stands in a sheet's bars.
template <typename SheetOf, typename InBar>
double fill(NoiseChart& chart, const std::vector<NoiseSystem>& systems, const std::vector<NamedRow>& rows,
    SheetOf sheetOf, InBar inBar, bool shares)
{
    double highest = 0;
    const QStringList names = shortNames(systems);
    for (const NamedRow& row : rows) {
        for (std::size_t system = 0; system < systems.size(); ++system) {
            const QString name = toQString(row.name);
            chart.spec.categories.append(systems.size() == 1
                    ? name
                    //: A bar of a chart: %1: error rate or entity type, %2: system
                    : Texts::tr("%1 · %2").arg(name, names[static_cast<qsizetype>(system)]));
            const auto& own = row.rows[system];
            const ScoreSheet& sheet = *sheetOf(systems[system]);
            chart.bars.push_back(
                own.size() == 1 ? std::optional(NoiseChart::Bar { system, own.front() }) : std::nullopt);
            double sum = 0;
            for (const std::size_t column : chart.columns) {
                sum += inBar(sheet, column) ? sumOf(sheet, own, column) : 0;
            }
            highest = std::max(highest, sum);
            for (std::size_t set = 0; set < chart.columns.size(); ++set) {
                // Without annotations there is no bar, also none of height 0.
                const bool here = inBar(sheet, chart.columns[set]);
                const double value
                    = sum > 0 ? (here ? sumOf(sheet, own, chart.columns[set]) : 0) : undefinedValue;
                chart.spec.bars[set].labels.append(
                    std::isnan(value) ? QString() : QLocale().toString(std::llround(value)));
                chart.spec.bars[set].values.push_back(shares ? value / sum : value);
            }
        }
    }
    return highest;
}

} // namespace

NoiseChart noiseRecallChart(const std::vector<NoiseSystem>& systems, const NoiseChartOptions& options)
{
    NoiseChart chart;
    chart.spec.stacked = true;
    chart.spec.x.title = rateTitle(options);
    chart.columns = { at(NoiseBinColumn::Found), at(NoiseBinColumn::Missed) };
    chart.wholeColumn = at(NoiseBinColumn::All);
    if (systems.empty()) {
        return chart;
    }
    const StatusPalette palette(options.dark);
    ChartBarSet found;
    found.name = Texts::tr("Found");
    found.letter = Texts::tr("F", "letter of Found");
    found.colour = palette.colour(match::Outcome::Correct);
    ChartBarSet missed;
    missed.name = Texts::tr("Not found");
    missed.letter = Texts::tr("N", "letter of Not found");
    missed.colour = palette.colour(match::Outcome::Missing);
    missed.hatch = HatchStyle::Horizontal;
    chart.spec.bars = { found, missed };
    const auto sheetOf = [](const NoiseSystem& system) { return system.bins; };
    auto rows = namedRows(systems, sheetOf, at(NoiseBinColumn::All));
    if (!rows.empty() && rows.back().weight == 0 && rows.size() > 1) {
        rows.pop_back();
    }
    const auto all = [](const ScoreSheet&, std::size_t) { return true; };
    const double highest = fill(chart, systems, rows, sheetOf, all, options.shares);
    if (systems.size() > 1) {
        const QStringList names = shortNames(systems);
        for (const NamedRow& row : rows) {
            chart.spec.groups.append(toQString(row.name));
            chart.spec.members.append(names);
        }
    }
    if (options.shares) { // no recall is not a recall of 0
        for (qsizetype bin = 0; bin < chart.spec.categories.size(); ++bin) {
            if (std::isnan(chart.spec.bars.front().values[static_cast<std::size_t>(bin)])) {
                chart.spec.bars.front().labels[bin] = QString(QChar(0x2013));
            }
        }
    }
    chart.spec.y = options.shares ? shareAxis(Texts::tr("Recall"))
                                  : countAxis(highest, Texts::tr("Annotations of the gold"));
    return chart;
}

ChartSpec noiseRecallBySystem(const std::vector<NoiseSystem>& systems, const NoiseChartOptions& options)
{
    ChartSpec spec;
    spec.x.title = rateTitle(options);
    spec.y = shareAxis(Texts::tr("Recall"));
    const auto sheetOf = [](const NoiseSystem& system) { return system.bins; };
    auto rows = namedRows(systems, sheetOf, at(NoiseBinColumn::All));
    if (!rows.empty() && rows.back().weight == 0 && rows.size() > 1) {
        rows.pop_back();
    }
    for (const NamedRow& row : rows) {
        spec.categories.append(toQString(row.name));
    }
    constexpr HatchStyle hatches[] = { HatchStyle::None, HatchStyle::Diagonal, HatchStyle::Cross,
        HatchStyle::Horizontal, HatchStyle::Vertical };
    const StatusPalette palette(options.dark);
    for (std::size_t system = 0; system < systems.size(); ++system) {
        ChartBarSet set;
        set.name = systems[system].name;
        set.colour = palette.typeHue(system);
        set.hatch = hatches[system % std::size(hatches)];
        for (const NamedRow& row : rows) {
            const auto& own = row.rows[system];
            const auto* cells = own.empty() ? nullptr : &systems[system].bins->rows[own.front()].cells;
            const auto recall = cells == nullptr ? std::nullopt : (*cells)[at(NoiseBinColumn::Recall)].value;
            set.values.push_back(recall.value_or(undefinedValue));
            // In the axis' unit; what is 0 or undefined has no bar that says which.
            set.labels.append(!recall ? QString(QChar(0x2013))
                    : *recall == 0    ? QStringLiteral("0")
                                      : axisNumber(spec.y, *recall, 0.01, QLocale()));
        }
        spec.bars.push_back(std::move(set));
    }
    return spec;
}

namespace {

/// The bar sets of errors with their columns, and a note where causes are not told; false: of no system.
bool addCauses(NoiseChart& chart, const std::vector<NoiseSystem>& systems, const StatusPalette& palette)
{
    const auto add = [&](NoiseErrorColumn column, const QString& name, const QString& letter,
                         match::Outcome colour, HatchStyle hatch) {
        ChartBarSet set;
        set.name = name;
        set.letter = letter;
        set.colour = palette.colour(colour);
        set.hatch = hatch;
        chart.spec.bars.push_back(std::move(set));
        chart.columns.push_back(at(column));
    };
    const auto tells = [](const NoiseSystem& system) { return tellsCauses(*system.errors); };
    const bool any = std::any_of(systems.begin(), systems.end(), tells);
    if (any) {
        add(NoiseErrorColumn::Transcription, Texts::tr("Transcription"),
            Texts::tr("T", "letter of Transcription"), match::Outcome::Spurious, HatchStyle::Vertical);
        add(NoiseErrorColumn::Ner, Texts::tr("NER"), Texts::tr("E", "letter of NER, entity recognition"),
            match::Outcome::Incorrect, HatchStyle::Cross);
    }
    const auto silent = std::find_if_not(systems.begin(), systems.end(), tells);
    if (silent != systems.end()) {
        add(NoiseErrorColumn::Errors, Texts::tr("Cause not told"),
            Texts::tr("?", "letter of a cause that is not told"), match::Outcome::Missing, HatchStyle::None);
        const QString why = toQString(silent->errors->note);
        //: %1: name of a system, %2: a sentence
        chart.spec.note = any ? Texts::tr("%1: %2").arg(silent->name, why) : why;
    }
    return any;
}

} // namespace

NoiseChart noiseErrorChart(const std::vector<NoiseSystem>& systems, const NoiseChartOptions& options)
{
    NoiseChart chart;
    chart.spec.stacked = true;
    chart.spec.horizontal = true;
    chart.wholeColumn = at(NoiseErrorColumn::Errors);
    if (systems.empty()) {
        return chart;
    }
    const bool shares = addCauses(chart, systems, StatusPalette(options.dark)) && options.shares;
    const auto sheetOf = [](const NoiseSystem& system) { return system.errors; };
    auto rows = namedRows(systems, sheetOf, at(NoiseErrorColumn::Errors));
    std::stable_sort(
        rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.weight > b.weight; });
    const auto none = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.weight == 0; });
    rows.erase(none, rows.end()); // types without an error have no bar to show
    chart.rows = rows.size();
    if (rows.size() > options.most) {
        const std::size_t kept = options.fold ? std::max<std::size_t>(options.most, 1) - 1 : options.most;
        chart.leftOut = rows.size() - kept;
        NamedRow rest = folded(rows, kept);
        rows.resize(kept);
        if (options.fold) {
            rows.push_back(std::move(rest));
        }
    }
    const auto inBar = [](const ScoreSheet& sheet, std::size_t column) {
        return (column == at(NoiseErrorColumn::Errors)) != tellsCauses(sheet);
    };
    const double highest = fill(chart, systems, rows, sheetOf, inBar, shares);
    chart.spec.y
        = shares ? shareAxis(Texts::tr("Share of the errors")) : countAxis(highest, Texts::tr("Errors"));
    return chart;
}

} // namespace touchstone::ui
