// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "core/output/table.h"
#include "core/explain/treepair.h"
#include "core/support/numbers.h"
#include "ui/charts/sweepchart.h"
#include "ui/figures/chartfigure.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(SweepFigure)
};

/// Each system at alpha 0, 0.1 … 1 and at its breakpoints, then the break-even points; "none" for two
/// whose curves do not meet.
std::string csvOf(const SweepData& data)
{
    analysis::Table table;
    table.columns = { { "System", false }, { "Alpha", true }, { "Fraction", false }, { "ETER", true },
        { "Insertions", true }, { "Deletions", true }, { "(1 - alpha) Er", true }, { "alpha Ec", true },
        { "Changes", true }, { "Break-even with", false } };
    for (const SweepData::System& system : data.systems) {
        if (!system.eter) {
            continue;
        }
        std::map<match::Rational, std::int64_t> places;
        constexpr int tenths = 10;
        for (int i = 0; i <= tenths; ++i) {
            places.emplace(match::Rational { i, tenths }.reduced(), 0);
        }
        for (const auto& place : system.breaks) {
            places[place.alpha] = place.changed;
        }
        for (const auto& [alpha, changed] : places) {
            const auto parts = analysis::eterParts(*system.eter, alpha);
            if (parts) {
                table.rows.push_back({ system.name.toStdString(), support::shortest(alpha.value()),
                    match::alphaText(alpha), parts->rate ? support::shortest(*parts->rate) : std::string(),
                    std::to_string(parts->insertions()), std::to_string(parts->deletions()),
                    support::shortest(parts->rootPart), support::shortest(parts->childPart),
                    std::to_string(changed), {} });
            }
        }
    }
    for (const SweepData::Meeting& meeting : data.meetings) {
        table.rows.push_back(
            { data.systems[meeting.a].name.toStdString(), support::shortest(meeting.place.alpha.value()),
                match::alphaText(meeting.place.alpha), support::shortest(meeting.place.rate), {}, {}, {}, {},
                {}, data.systems[meeting.b].name.toStdString() });
    }
    for (std::size_t a = 0; a < data.systems.size(); ++a) {
        for (std::size_t b = a + 1; b < data.systems.size(); ++b) {
            if (std::ranges::none_of(data.meetings,
                    [&](const SweepData::Meeting& meeting) { return meeting.a == a && meeting.b == b; })) {
                table.rows.push_back({ data.systems[a].name.toStdString(), {}, "none", {}, {}, {}, {}, {}, {},
                    data.systems[b].name.toStdString() });
            }
        }
    }
    return analysis::toCsv(table);
}

} // namespace

std::unique_ptr<Figure> makeSweepFigure(const FigureData& data, QString& reason)
{
    std::vector<SweepData::System> systems;
    bool trees = false;
    for (const FigureData::System& system : data.systems) {
        const auto found = system.measures.find(std::string(analysis::eterMeasure.id));
        const auto eter = found != system.measures.end()
            ? std::dynamic_pointer_cast<const analysis::EterResult>(found->second)
            : nullptr;
        if (eter && !eter->curve.empty()) {
            trees = trees || analysis::hasTrees(*system.evaluation->gold)
                || analysis::hasTrees(*system.evaluation->system);
            systems.push_back({ .name = system.name, .evaluation = system.evaluation, .eter = eter });
        }
    }
    if (systems.empty()) {
        return noFigure(reason, Texts::tr("ETER could not be computed over alpha for any system."));
    }
    if (!trees) {
        return noFigure(reason,
            Texts::tr("No annotation has components or others inside, so that ETER does not depend on alpha "
                      "in any way of interest. Load a format or a layer with trees, such as --layer tree."));
    }
    const bool defined = std::ranges::any_of(systems, [](const SweepData::System& system) {
        const auto parts = analysis::eterParts(*system.eter, match::Rational { 1, 2 });
        return parts && parts->rate;
    });
    if (!defined) {
        return noFigure(reason,
            Texts::tr("ETER is undefined at every alpha: the gold has no entity to divide by. Check that the "
                      "gold is the right file, and the layer or column that it is read from."));
    }
    const auto sweep = std::make_shared<const SweepData>(makeSweep(std::move(systems)));
    return std::make_unique<ChartFigure>(
        [sweep](bool dark) { return alphaChart(*sweep, { .ground = dark }).spec; }, csvOf(*sweep));
}

} // namespace touchstone::ui
