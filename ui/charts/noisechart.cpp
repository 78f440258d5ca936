// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/noisechart.h"

#include "ui/charts/chartaxis.h"
#include "ui/session/corestrings.h"
#include "ui/base/distinctnames.h"

#include <QCoreApplication>

#include <cmath>

namespace touchstone::ui {

namespace {

using analysis::NoiseBinColumn;
using analysis::NoiseErrorColumn;
using analysis::Sheet;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(NoiseChart)
};

template <typename Column> std::size_t at(Column column) { return static_cast<std::size_t>(column); }

/// Does a sheet of errors tell what they are of?
bool tellsCauses(const Sheet& errors)
{
    return errors.rows.empty() || errors.rows.back().cells[at(NoiseErrorColumn::Transcription)].value;
}

QString rateTitle(const NoiseChartOptions& options)
{
    return options.told ? Texts::tr("Noise of the text (LED)") : Texts::tr("Character error rate (CER)");
}

QStringList namesOf(const std::vector<NamedRow>& rows)
{
    return textsOf(rows, [](const NamedRow& row) { return toQString(row.name); });
}

/// Names beside types have little room.
QStringList shortNames(const SystemSheets& systems)
{
    return distinctNames(textsOf(systems, [](const SystemSheet& system) { return system.name; }), 12, 6);
}

/// Bins; a last one without upper bound only where something stands in it.
std::vector<NamedRow> binRows(const SystemSheets& bins, const QLocale& locale)
{
    auto rows = namedRows(bins, at(NoiseBinColumn::All));
    if (rows.size() > 1 && rows.back().weight == 0) {
        rows.pop_back();
    }
    for (NamedRow& row : rows) {
        row.name = toUtf8(sliceValueText("noise", row.name, locale));
    }
    return rows;
}

} // namespace

BarChart noiseRecallChart(const SystemSheets& systems, const NoiseChartOptions& options)
{
    BarChart chart { .spec = { .x = { .title = rateTitle(options) }, .stacked = true },
        .columns = { at(NoiseBinColumn::Found), at(NoiseBinColumn::Missed) },
        .wholeColumn = at(NoiseBinColumn::All) };
    if (systems.empty()) {
        return chart;
    }
    const StatusPalette palette(options.ground);
    chart.spec.bars = { { .name = Texts::tr("Found"),
                            .letter = Texts::tr("F", "letter of Found"),
                            .colour = palette.colour(match::Outcome::Correct) },
        { .name = Texts::tr("Not found"),
            .letter = Texts::tr("N", "letter of Not found"),
            .colour = palette.colour(match::Outcome::Missing),
            .hatch = HatchStyle::Horizontal } };
    const auto rows = binRows(systems, options.locale);
    const QStringList names = shortNames(systems);
    const double highest
        = fillBars(chart, systems, rows, { options.shares, false, names, {}, options.locale });
    if (systems.size() > 1) {
        chart.spec.groups = namesOf(rows);
        for (std::size_t row = 0; row < rows.size(); ++row) {
            chart.spec.members.append(names);
        }
    }
    ChartBarSet& found = chart.spec.bars.front();
    for (std::size_t bin = 0; options.shares && bin < found.values.size(); ++bin) {
        if (std::isnan(found.values[bin])) { // no recall is not a recall of 0
            found.labels[static_cast<qsizetype>(bin)] = QString(QChar(0x2013));
        }
    }
    chart.spec.y = options.shares ? shareAxis(Texts::tr("Recall"))
                                  : countAxis(highest, Texts::tr("Annotations of the gold"));
    return chart;
}

ChartSpec noiseRecallBySystem(const SystemSheets& systems, const NoiseChartOptions& options)
{
    const auto rows = binRows(systems, options.locale);
    ChartSpec spec {
        .x = { .title = rateTitle(options) }, .y = shareAxis(Texts::tr("Recall")), .categories = namesOf(rows)
    };
    const StatusPalette palette(options.ground);
    for (std::size_t system = 0; system < systems.size(); ++system) {
        ChartBarSet set = systemBars(systems[system].name, system, palette);
        for (const NamedRow& row : rows) {
            const auto& own = row.rows[system];
            const auto* cells = own.empty() ? nullptr : &systems[system].sheet->rows[own.front()].cells;
            const auto recall = cells == nullptr ? std::nullopt : (*cells)[at(NoiseBinColumn::Recall)].value;
            set.values.push_back(recall.value_or(undefinedValue));
            // In the axis' unit; what is 0 or undefined has no bar that says which.
            set.labels.append(!recall ? QString(QChar(0x2013))
                    : *recall == 0    ? QStringLiteral("0")
                                      : axisNumber(spec.y, *recall, 0.01, options.locale));
        }
        spec.bars.push_back(std::move(set));
    }
    return spec;
}

namespace {

/// The bar sets of errors with their columns, and a note where causes are not told; false: of no system.
bool addCauses(BarChart& chart, const SystemSheets& systems, const StatusPalette& palette)
{
    const auto add = [&](NoiseErrorColumn column, const QString& name, const QString& letter,
                         match::Outcome colour, HatchStyle hatch) {
        chart.spec.bars.push_back({ name, letter, palette.colour(colour), hatch });
        chart.columns.push_back(at(column));
    };
    const auto tells = [](const SystemSheet& system) { return tellsCauses(*system.sheet); };
    const bool any = std::ranges::any_of(systems, tells);
    if (any) {
        add(NoiseErrorColumn::Transcription, Texts::tr("Transcription"),
            Texts::tr("T", "letter of Transcription"), match::Outcome::Spurious, HatchStyle::Vertical);
        add(NoiseErrorColumn::Ner, Texts::tr("NER"), Texts::tr("E", "letter of NER, entity recognition"),
            match::Outcome::Incorrect, HatchStyle::Cross);
    }
    if (!std::ranges::all_of(systems, tells)) {
        add(NoiseErrorColumn::Errors, Texts::tr("Cause unknown"),
            Texts::tr("?", "letter of a cause that is not told"), match::Outcome::Missing, HatchStyle::None);
        QStringList whys;
        std::vector<QStringList> names;
        for (const SystemSheet& system : systems) {
            if (!tells(system)) {
                const QString why = noteText(*system.sheet);
                const auto known = whys.indexOf(why);
                whys << (known < 0 ? QStringList { why } : QStringList());
                names.resize(static_cast<std::size_t>(whys.size()));
                names[static_cast<std::size_t>(known < 0 ? whys.size() - 1 : known)] << system.name;
            }
        }
        QStringList notes;
        for (qsizetype i = 0; i < whys.size(); ++i) {
            //: %1: names of systems, %2: a sentence
            notes << (any || whys.size() > 1
                    ? Texts::tr("%1: %2").arg(listText(names[static_cast<std::size_t>(i)]), whys[i])
                    : whys[i]);
        }
        chart.spec.note = notes.join(QLatin1Char(' '));
    }
    return any;
}

} // namespace

BarChart noiseErrorChart(const SystemSheets& systems, const NoiseChartOptions& options)
{
    BarChart chart { .spec = { .stacked = true, .horizontal = true },
        .wholeColumn = at(NoiseErrorColumn::Errors) };
    if (systems.empty()) {
        return chart;
    }
    const bool shares = addCauses(chart, systems, StatusPalette(options.ground)) && options.shares;
    auto rows = namedRows(systems, at(NoiseErrorColumn::Errors));
    std::ranges::stable_sort(rows, std::greater(), &NamedRow::weight);
    // Types without an error have no bar to show.
    rows.erase(std::ranges::find(rows, 0.0, &NamedRow::weight), rows.end());
    //: A bar of a chart that holds the sums of all types; %n: their number
    limitRows(rows, chart, { options.most, options.fold, false, [](int count) {
                                return Texts::tr("(%n types)", nullptr, count);
                            } });
    const auto inBar = [](const Sheet& sheet, std::size_t column) {
        return (column == at(NoiseErrorColumn::Errors)) != tellsCauses(sheet);
    };
    const double highest
        = fillBars(chart, systems, rows, { shares, false, shortNames(systems), inBar, options.locale });
    chart.spec.y
        = shares ? shareAxis(Texts::tr("Share of the errors")) : countAxis(highest, Texts::tr("Errors"));
    return chart;
}

} // namespace touchstone::ui
