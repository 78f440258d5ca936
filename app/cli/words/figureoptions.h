// SPDX-License-Identifier: GPL-3.0-or-later
// What `figure` and `report` are told beside files and settings. No Qt.
#pragma once

#include "core/curves/noisebins.h"
#include "core/report/recipe.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace touchstone::cli {

struct FigureOptions
{
    std::string kind; ///< one of figureKindNames()
    std::string by = "type"; ///< outcomes: "document" or a slice
    analysis::NoiseChoice noise; ///< noise
    double width = 77; ///< mm
    std::optional<double> height; ///< mm; nothing: as the content needs
    std::string font; ///< family; empty: the usual one
    double fontSize = 8; ///< pt
    double lineWidth = 0.75; ///< pt
    double dpi = 300; ///< PNG
    bool greyscale = false;
    bool transparent = false;
    std::string legend = "outside"; ///< inside, none
    bool title = false;
    bool noMarkers = false;
    bool noHatches = false;
    int decimals = 3;
    std::optional<std::uint32_t> record; ///< 1-based, as `errors` lists them without filter
    analysis::PrintedNames names;
};

struct ReportOptions
{
    bool noText = false; ///< no word of the corpus
    int errors = 100; ///< rows per number
    int listLimit = 64; ///< megabytes
};

[[nodiscard]] const std::vector<std::string>& figureKindNames();

/// The words of the style before they are checked.
struct FigureWords
{
    std::string background, fit, noiseRate, noiseFound;
    std::vector<std::string> renames;
};
void addFigureOptions(CLI::App& app, FigureOptions& options, FigureWords& words);
void addNameOptions(CLI::App& app, FigureOptions& options, FigureWords& words);
void addReportOptions(CLI::App& app, ReportOptions& options);
/// Throws UsageError.
void finishFigure(FigureOptions& options, const FigureWords& words);

} // namespace touchstone::cli
