// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps of systems as charts: ETER over alpha with breakpoints and break-even points, noisy matching over
// its threshold. The same for the view and for figures.
#pragma once

#include "core/curves/sweep.h"
#include "core/measures/eter/breakeven.h"
#include "ui/charts/chartlines.h"

namespace touchstone::ui {

/// What charts are made of; a worker makes it (makeSweep).
struct SweepData
{
    struct System
    {
        int index = -1; ///< of the data set
        QString name {};
        analysis::EvaluationPtr evaluation {};
        std::shared_ptr<const analysis::EterResult> eter {}; ///< null: not computed
        std::shared_ptr<const analysis::NoisyResult> noisy {};
        std::vector<analysis::SweepBreak> breaks {};
        std::vector<analysis::NoisyStep> steps {};
        std::optional<analysis::CurveBand> band {};
    };
    /// Where two systems have the same rate; or, over the threshold, where another one comes to have the
    /// higher F1.
    struct Meeting
    {
        std::size_t a = 0; ///< into systems
        std::size_t b = 0;
        /// Over the threshold: `alpha` is the threshold, `rate` F1 of `a` from there.
        metrics::BreakEven place;
    };
    std::vector<System> systems;
    std::vector<Meeting> meetings; ///< over alpha, ascending
    std::vector<Meeting> turns; ///< over the threshold, ascending
};
/// Fills breaks, steps and meetings of systems that have their results.
[[nodiscard]] SweepData makeSweep(std::vector<SweepData::System> systems);

struct SweepOptions
{
    Ground ground {};
    bool wholeAxis = false; ///< 0 to 1 instead of around the values
    std::optional<double> guide {};
    std::optional<LineScore> score {}; ///< over the threshold; nothing: all
    int systemA = -1; ///< of the data set; its name bears "(A)"
    std::vector<bool> off {}; ///< by system: its lines are hidden
};

struct SweepChart
{
    struct Line
    {
        std::size_t system = 0; ///< into SweepData
        /// By point of the line: the break or step that it marks; -1: none.
        std::vector<std::ptrdiff_t> places;
    };
    ChartSpec spec;
    std::vector<Line> lines;
    std::vector<SweepData::Meeting> meetings; ///< by mark
};

/// A line per system with a curve.
[[nodiscard]] SweepChart alphaChart(const SweepData& data, const SweepOptions& options);
/// Lines per system with steps; several scores have their own dashes.
[[nodiscard]] SweepChart thresholdChart(const SweepData& data, const SweepOptions& options);

/// ETER and its parts at an alpha, in lines: for callouts.
[[nodiscard]] QString alphaWords(
    const SweepData::System& system, const match::Rational& alpha, const QLocale& locale);
/// What the systems shown have at a place of the guide: "At α = 0.37: team10 0.243 · team16 0.301"; over the
/// threshold F1.
[[nodiscard]] QString guideWords(
    const SweepData& data, const SweepOptions& options, const match::Rational& place, const QLocale& locale);
/// Precision, recall and F1 from a step on.
[[nodiscard]] QString stepWords(
    const SweepData::System& system, const analysis::NoisyStep& step, const QLocale& locale);
[[nodiscard]] QString meetingWords(
    const SweepData& data, const SweepData::Meeting& meeting, const QLocale& locale);
/// "The curves do not meet between 0 and 1.", of those shown, where no two meet; else, and of one curve,
/// empty.
[[nodiscard]] QString noMeeting(const SweepData& data, const SweepOptions& options = {});
[[nodiscard]] QString turnWords(const SweepData& data, const SweepData::Meeting& turn, const QLocale& locale);
/// The step that holds at a threshold; null: none.
[[nodiscard]] const analysis::NoisyStep* stepAt(const SweepData::System& system, double threshold);

} // namespace touchstone::ui
