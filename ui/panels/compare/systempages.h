// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of Compare that need no samples: what became of each annotation between A and B, how many systems
// find it, all systems by type, and what correcting each kind of error would bring.
#pragma once

#include "ui/panels/compare/asked.h"
#include "ui/panels/compare/comparepage.h"

namespace touchstone::ui {

/// Its tables: changes, and changes by type.
class ChangesPage : public ComparePage
{
    Q_OBJECT

public:
    ChangesPage(CompareBasis& basis, QWidget* parent);
    [[nodiscard]] Uses uses() const override { return { .pairing = true }; }
    [[nodiscard]] QStringList needs() const override;

private:
    void fill() override;
    /// Where A and B agree and differ, by type.
    bool fillWithoutGold() override;
};

class FoundPage : public ComparePage
{
    Q_OBJECT

public:
    FoundPage(CompareBasis& basis, QWidget* parent)
        : ComparePage(basis, { tr("Gold annotations by how many systems find them") }, parent)
    {
        build();
    }

private:
    void fill() override;
};

class HeatPage : public ComparePage
{
    Q_OBJECT

public:
    HeatPage(CompareBasis& basis, QWidget* parent)
        : ComparePage(basis, { tr("Scores of all systems by type") }, parent)
    {
        build();
    }
    [[nodiscard]] Uses uses() const override { return { .score = true }; }
    [[nodiscard]] QStringList needs() const override { return { toQString(m_basis.score.measure) }; }

private:
    void fill() override;
};

class GainPage : public ComparePage
{
    Q_OBJECT

public:
    GainPage(CompareBasis& basis, QWidget* parent);
    [[nodiscard]] QStringList needs() const override;
    void forget() override { m_gain.question = {}; }

private:
    struct Question
    {
        analysis::EvaluationPtr evaluation;
        match::Scheme scheme = match::Scheme::Strict;
        analysis::MeasureResultPtr eter;
        friend bool operator==(const Question&, const Question&) = default;
    };

    void fill() override;
    void start();

    Asked<Question, analysis::PotentialGain> m_gain { this };
};

} // namespace touchstone::ui
