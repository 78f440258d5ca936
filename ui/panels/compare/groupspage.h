// SPDX-License-Identifier: GPL-3.0-or-later
// The page of Compare for groups of runs by patterns, compared through their means as `compare --group` does.
#pragma once

#include "core/compare/groupcomparison.h"
#include "core/compare/runpatterns.h"
#include "ui/panels/compare/asked.h"
#include "ui/panels/compare/comparepage.h"
#include "ui/widgets/layouts.h"

#include <QLineEdit>

namespace touchstone::ui {

/// Its tables: groups, differences, types, runs.
class GroupsPage : public ComparePage
{
    Q_OBJECT

public:
    GroupsPage(CompareBasis& basis, QWidget* parent);
    [[nodiscard]] Uses uses() const override { return { .score = true }; }
    [[nodiscard]] QStringList needs() const override { return { toQString(m_basis.score.measure) }; }
    void forget() override { m_groups.question = {}; }
    /// "small=runs/small-*; large=runs/large-*" (analysis::runPatternsOf).
    void setPatterns(const QString& patterns);
    [[nodiscard]] QString patterns() const { return m_patterns->text(); }

private:
    struct Question
    {
        std::vector<analysis::MeasureResultPtr> results; ///< by run
        std::vector<analysis::EvaluationPtr> evaluations; ///< by run
        std::vector<std::size_t> systems; ///< by run: its number in the data set
        std::vector<analysis::RunPattern> patterns;
        std::vector<std::vector<std::size_t>> groups; ///< numbers of runs
        std::string measure, score;
        analysis::SignificanceSettings settings;
        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Answer
    {
        analysis::GroupComparison compared;
        std::vector<std::size_t> systems; ///< of its runs, in the data set
    };
    using Groups = Asked<Question, Answer>;

    [[nodiscard]] QWidget* bar();
    [[nodiscard]] QWidget* tables();
    [[nodiscard]] std::vector<analysis::NamedRun> runs() const;
    void propose();
    void fill() override;
    void showNone();
    void start();
    [[nodiscard]] static Groups::Result compare(
        const Question& asked, const std::vector<analysis::NamedRun>& runs, support::Progress& progress);
    [[nodiscard]] QString noteOf(const analysis::GroupComparison& compared) const;

    QLineEdit* m_patterns = makeField(this, tr("small=small-*; large=large-*"), tr("Groups"));
    Groups m_groups { this };
    std::optional<support::Error> m_patternsError; ///< of what is typed
    QStringList m_leftOut; ///< runs that could not be scored
};

} // namespace touchstone::ui
