// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/reportfigures.h"

#include "ui/figures/figureexport.h"
#include "ui/session/corestrings.h"

#include "core/support/lookup.h"

namespace touchstone::ui {

std::vector<const FigureKind*> reportFigureKinds(bool noText)
{
    std::vector<const FigureKind*> kinds;
    for (const FigureKind& kind : figureKinds()) {
        const bool showsText = kind.id == QLatin1String("excerpt") || kind.id == QLatin1String("tree");
        if (!noText || !showsText) {
            kinds.push_back(&kind);
        }
    }
    return kinds;
}

std::vector<std::string> reportMeasures(const analysis::ReportRequest& request)
{
    std::vector<std::string> measures = request.measures;
    for (const FigureKind* kind : reportFigureKinds(request.noText)) {
        for (const QString& measure : kind->measures) {
            support::addNew(measures, toUtf8(measure));
        }
    }
    return measures;
}

FigureData figureDataOf(std::span<const analysis::ReportSystem> systems, match::Scheme scheme,
    const analysis::EvaluationSpec& spec)
{
    FigureData data;
    data.scheme = scheme;
    data.noise.bounds = analysis::noiseBounds(spec.slices);
    for (const analysis::ReportSystem& system : systems) {
        FigureData::System& one = data.systems.emplace_back();
        one.name = toQString(system.name);
        one.evaluation = system.evaluation;
        for (const auto& measure : system.measures) {
            one.measures.emplace(measure->measure, measure);
        }
    }
    // Commands know no settings of the window: hues of the data alone are the same everywhere.
    data.hues
        = std::make_shared<const annotation::TypeHues>(typeCounts(data), std::vector<annotation::TypeHue>());
    return data;
}

analysis::ReportFigure reportFigure(const FigureKind& kind, const FigureData& data)
{
    analysis::ReportFigure made { kind.title().toStdString(), {} };
    for (const QString& measure : kind.measures) {
        for (const FigureData::System& system : data.systems) {
            if (!system.measures.contains(toUtf8(measure))) { // it could not be computed
                return made;
            }
        }
    }
    QString reason;
    const auto figure = kind.make(data, reason);
    if (figure == nullptr) {
        return made;
    }
    FigureExport how;
    how.style.widthMm = 160;
    how.style.heightMm = 0;
    how.style.fontPoints = 9;
    how.style = settledStyle(how.style, *figure);
    how.recipe.title = made.title;
    if (const auto svg = figureBytes(*figure, FigureFormat::Svg, how)) {
        // The <svg> element alone.
        const auto from = svg->indexOf("<svg");
        made.svg = from < 0 ? std::string() : svg->mid(from).toStdString();
    }
    return made;
}

} // namespace touchstone::ui
