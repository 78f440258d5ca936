// SPDX-License-Identifier: GPL-3.0-or-later
// SweepView: ETER of every system over alpha, or noisy matching over its threshold: lines, breakpoints and
// break-even points lead to systems, settings and records. A table of the same numbers stands beside.
#pragma once

#include "ui/charts/sweepchart.h"
#include "ui/panels/charts/sessionchart.h"

#include <QCheckBox>
#include <QComboBox>

namespace touchstone::ui {

class SweepView : public SessionChart
{
    Q_OBJECT

public:
    enum class Sweep { Alpha, Threshold };

    SweepView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    void setSweep(Sweep sweep) { m_what->setCurrentIndex(sweep == Sweep::Alpha ? 0 : 1); }
    void setBand(bool on) { m_band->setChecked(on); }
    [[nodiscard]] ChartPanel* panel() const { return m_panel; }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    /// What is drawn; the hits of the panel count in it.
    [[nodiscard]] const SweepChart& chart() const { return m_chart; }
    /// Null while nothing is there.
    [[nodiscard]] const SweepData* data() const { return m_data.get(); }

Q_SIGNALS:
    /// Systems A and B were set to two that break even: show them side by side.
    void compareRequested();

private:
    struct Made
    {
        SweepData data;
        SystemRows table;
    };

    [[nodiscard]] Sweep sweep() const;
    [[nodiscard]] QString measure() const;
    void ask() override;
    void leave() override;
    void draw() override;
    void collect();
    void computeBand();
    void forget();
    void showState();
    [[nodiscard]] QString noteOf() const;
    void showWhyNone(bool undefined, bool noTrees);
    void activate(const ChartHit& hit, std::size_t number) override;
    void setParameter(double value);
    void setParameter(const metrics::Fraction& value);
    [[nodiscard]] double parameter() const;
    [[nodiscard]] QString describe(const ChartHit& hit, std::size_t number) const override;
    static std::shared_ptr<Made> made(std::vector<SweepData::System> systems, Sweep sweep);

    JobRunner* m_bandRunner = new JobRunner(this);
    QComboBox* m_what = new QComboBox(this);
    QComboBox* m_scores = new QComboBox(this);
    QCheckBox* m_wholeAxis = new QCheckBox(tr("A&xis from 0 to 1"), this);
    QCheckBox* m_band = new QCheckBox(tr("&Bootstrap band"), this);
    ChartPanel* m_panel = makePanel(tr("Sweep chart"), nullptr); ///< a system's lines go together
    GuideSettler* m_guide = new GuideSettler(*m_panel, this);
    SheetTable* m_table;
    std::shared_ptr<const Made> m_made;
    std::shared_ptr<const SweepData> m_data; ///< m_made's, with bands
    std::vector<const void*> m_sources; ///< what m_made was made of
    SweepChart m_chart;
    std::vector<bool> m_off; ///< systems switched off in the legend
};

} // namespace touchstone::ui
