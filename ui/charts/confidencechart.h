// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over the systems' scores as charts: precision, recall and F1 over the confidence threshold, or
// recall against precision. The same for the view and for figures.
#pragma once

#include "core/curves/confidencecurve.h"
#include "ui/charts/chartspec.h"

#include <QLocale>

namespace touchstone::ui {

struct ConfidenceData
{
    struct System
    {
        int index = -1; ///< of the data set
        QString name;
        std::shared_ptr<const analysis::ConfidenceCurve> curve;
    };
    std::vector<System> systems; ///< that have a curve
};

enum class ConfidenceScores {
    All, ///< P, R and F1 over the confidence threshold
    F1,
    Against ///< recall against precision
};

struct ConfidenceOptions
{
    Ground ground {};
    bool wholeAxis = true; ///< 0 to 1 instead of around the values
    std::optional<double> guide {}; ///< the threshold that is in force
    match::Scheme scheme = match::Scheme::Strict;
    std::string type {}; ///< a label; empty: overall
    ConfidenceScores scores = ConfidenceScores::All;
    int systemA = -1; ///< of the data set; its name bears "(A)" beside others
    std::vector<bool> off {}; ///< by line: hidden
};

struct ConfidenceChart
{
    struct Line
    {
        std::size_t system = 0; ///< into ConfidenceData
        /// By point of the line: the threshold that it stands for; -1: a corner between two.
        std::vector<std::ptrdiff_t> thresholds {};
    };
    struct Place
    {
        std::size_t system = 0;
        std::size_t threshold = 0;
    };
    ChartSpec spec;
    std::vector<Line> lines;
    std::vector<Place> places; ///< by mark: the best F1, and against: the threshold in force
};

/// Stairs: what stands at a score holds down to the next lower one; above the highest score, what tells none.
/// At most some thousand scores of a curve are drawn, by quantiles, which the title then says; best ones
/// always. A type that a system does not have gives no line.
[[nodiscard]] ConfidenceChart confidenceChart(const ConfidenceData& data, const ConfidenceOptions& options);

/// The row of a curve that a type names; null: the curve has no such type.
[[nodiscard]] const analysis::ConfidenceLine* confidenceLine(
    const analysis::ConfidenceCurve& curve, const std::string& type);
/// "A, min. score 0.62" with all digits, kept and dropped, precision, recall, F1 in lines: for callouts.
[[nodiscard]] QString thresholdWords(const ConfidenceData::System& system, const ConfidenceOptions& options,
    std::size_t threshold, const QLocale& locale);
/// A score in short (analysis::shortThreshold), or words for what stands above all scores.
[[nodiscard]] QString thresholdText(const analysis::ConfidenceCurve& curve, std::size_t threshold);
/// The same with all of its digits.
[[nodiscard]] QString wholeThresholdText(const analysis::ConfidenceCurve& curve, std::size_t threshold);

} // namespace touchstone::ui
