// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of Compare that draw samples: differences with interval and p, A and B type by type, and ranks with
// what they cannot tell apart.
#pragma once

#include "ui/panels/compare/asked.h"
#include "ui/panels/compare/comparepage.h"

#include <QCheckBox>
#include <QSpinBox>

namespace touchstone::ui {

/// What a page that draws samples asks for.
struct TestQuestion
{
    std::vector<analysis::MeasureResultPtr> results; ///< by score, then system
    std::vector<std::string> scores;
    analysis::SignificanceSettings settings;
    friend bool operator==(const TestQuestion&, const TestQuestion&) = default;
};

/// Scores of systems, tested against each other.
struct SystemTests
{
    struct Answer
    {
        std::vector<analysis::ScoreComparison> comparisons;
        QStringList titles; ///< of their scores
        std::vector<std::string> names; ///< of the systems
        std::optional<support::Error> error; ///< why the last score without a comparison has none
    };

    SystemTests(CompareBasis& comparedBasis, QObject* parent);
    /// Asks for what is not there yet; what is not scored yet is waited for.
    void ask(const CompareBasis::Systems& compared, const std::vector<ScoreChoice>& scores);

    Asked<TestQuestion, Answer> asked;
    CompareBasis& basis;
};

class TypesPage : public ComparePage
{
    Q_OBJECT

public:
    TypesPage(CompareBasis& basis, QWidget* parent);
    [[nodiscard]] Uses uses() const override { return { .score = true }; }
    [[nodiscard]] QStringList needs() const override { return { toQString(m_basis.score.measure) }; }
    void forget() override { m_types.question = {}; }
    /// As `compare --markdown` begins.
    [[nodiscard]] QString markdown() const override;

private:
    struct Answer
    {
        analysis::TypePair pair;
        std::string note; ///< why types have no tests; empty: they have
        std::vector<analysis::MeasureIntervals> intervals; ///< of the score, by system
        std::vector<std::pair<std::string, std::string>> signatures; ///< by system
    };

    void fill() override;
    void start(const std::vector<analysis::MeasuredSystem>& systems, const std::vector<std::string>& names);
    [[nodiscard]] QString testNote(const analysis::TypePair& pair);
    void showTypes(DottedSheet table, const QString& tested);
    /// The line above the table, which says how it is sorted.
    void tellOrder();

    Asked<TestQuestion, Answer> m_types { this };
    QString m_told; ///< what the line says behind that
};

/// Trials, seed and confidence level are those of all pages.
class SignificancePage : public ComparePage
{
    Q_OBJECT

public:
    SignificancePage(CompareBasis& basis, QWidget* parent);
    [[nodiscard]] Uses uses() const override { return { .score = true, .measures = true }; }
    [[nodiscard]] QStringList needs() const override;
    void forget() override { m_tests.asked.question = {}; }
    void setTrials(int trials) { m_trials->setValue(trials); }

private:
    [[nodiscard]] QWidget* bar();
    void fill() override;

    QCheckBox* m_allPairs = new QCheckBox(tr("&All pairs of systems"), this);
    QSpinBox* m_trials = new QSpinBox(this);
    SystemTests m_tests;
};

class RankingPage : public ComparePage
{
    Q_OBJECT

public:
    RankingPage(CompareBasis& basis, QWidget* parent);
    [[nodiscard]] Uses uses() const override { return { .measures = true }; }
    [[nodiscard]] QStringList needs() const override;
    void forget() override { m_tests.asked.question = {}; }

private:
    void fill() override;

    SystemTests m_tests;
};

} // namespace touchstone::ui
