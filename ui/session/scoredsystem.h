// SPDX-License-Identifier: GPL-3.0-or-later
// ScoredSystem: the result of a system with its measures; ScoredSystems: those at hand, so that systems and
// settings change places at once.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/evaluation/slices/slicefacets.h"

#include <QString>

namespace touchstone::ui {

/// The measures that are wanted, by id, and how much of each.
using WantedMeasures = std::map<std::string, analysis::MeasureExtent>;

struct ScoredSystem
{
    /// Measures of one evaluation by id; the error where one cannot be computed.
    using Measures = std::map<std::string, support::Result<analysis::MeasureResultPtr>>;

    annotation::LayerPtr system; ///< as it was read
    analysis::EvaluationPtr evaluation;
    Measures measures;
    std::vector<analysis::SliceDimension> slices; ///< of the evaluation
    /// The evaluation through the lists that somebody looked at.
    std::shared_ptr<std::map<std::string, analysis::EvaluationPtr>> lists;

    /// Scores a system, with what `start` already holds. `facets`: slices that the filters ask for, counted
    /// here so that the window need not wait for them.
    static support::Result<ScoredSystem> scored(ScoredSystem start, const annotation::LayerPtr& gold,
        const annotation::LayerPtr& system, const analysis::EvaluationSpec& spec,
        const WantedMeasures& wanted, const std::vector<std::string>& facets, support::Progress& progress);
    /// Is a measure missing, or is less of it there than is wanted? One that failed is not.
    [[nodiscard]] bool lacks(const WantedMeasures& wanted) const;
    /// With what it lacks; stops at a cancelled one.
    [[nodiscard]] support::Result<ScoredSystem> completed(
        const WantedMeasures& wanted, support::Progress& progress) const;
    /// Null: not computed, or it failed.
    [[nodiscard]] analysis::MeasureResultPtr measure(const QString& id) const;
    /// Why a measure could not be computed.
    [[nodiscard]] std::optional<support::Error> error(const QString& id) const;
    /// The measures that could be computed.
    [[nodiscard]] std::map<std::string, analysis::MeasureResultPtr> computed() const;
    /// The evaluation through a list of its measures; made on first use, O(records). Null: no such list yet.
    [[nodiscard]] analysis::EvaluationPtr through(const std::string& list) const;
};

/// What a result is made of.
struct ScoredKey
{
    const annotation::LayerPtr& gold;
    const annotation::LayerPtr& system;
    const analysis::EvaluationSpec& spec;
};

class ScoredSystems
{
public:
    /// Null: not at hand.
    [[nodiscard]] const ScoredSystem* find(const ScoredKey& key) const;
    /// What is known of a system under these settings, or under such as give the same records.
    [[nodiscard]] ScoredSystem startOf(const ScoredKey& key) const;
    /// Keeps a result, and forgets old ones beyond some and `wanted` more, those of other settings first.
    void add(const ScoredKey& key, ScoredSystem scored, std::size_t wanted);
    /// The same evaluation with other measures.
    void update(const ScoredSystem& scored);

private:
    struct Entry
    {
        annotation::LayerPtr gold;
        annotation::LayerPtr system;
        ScoredSystem scored;
    };
    std::vector<Entry> m_all; ///< newest last
};

} // namespace touchstone::ui
