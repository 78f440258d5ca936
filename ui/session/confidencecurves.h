// SPDX-License-Identifier: GPL-3.0-or-later
// ConfidenceCurves: the curves over scores of the session's systems, made in the background and kept while
// data and settings stay the same. --min-score changes none of them.
#pragma once

#include "core/curves/confidencecurve.h"
#include "ui/session/session.h"

namespace touchstone::ui {

using ConfidenceCurvePtr = std::shared_ptr<const analysis::ConfidenceCurve>;

class ConfidenceCurves : public QObject
{
    Q_OBJECT

public:
    explicit ConfidenceCurves(Session& session, QObject* parent = nullptr);
    ~ConfidenceCurves() override;

    /// From now on these systems of the data set (indices); what is missing is made, one after the other.
    void want(std::vector<int> systems);
    /// Under the present settings; null: not wanted, on its way, or error().
    [[nodiscard]] ConfidenceCurvePtr curve(int system) const;
    [[nodiscard]] std::optional<support::Error> error(int system) const;
    [[nodiscard]] bool running() const;
    /// Stops what runs, until want() is called anew.
    void cancel();

Q_SIGNALS:
    /// A curve or an error came, or what was known fell away.
    void changed();

private:
    struct Known
    {
        annotation::LayerPtr gold, system;
        analysis::EvaluationSpec spec; ///< without --min-score
        ConfidenceCurvePtr curve;
        std::optional<support::Error> error;
    };

    [[nodiscard]] const Known* known(int system) const;
    void start();

    Session& m_session;
    JobRunner* m_runner;
    std::vector<int> m_wanted;
    std::vector<Known> m_known;
    Known m_making; ///< of the running job
};

} // namespace touchstone::ui
