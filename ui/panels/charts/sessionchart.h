// SPDX-License-Identifier: GPL-3.0-or-later
// SessionChart: what panels share whose chart is made of what the session has open: rows of several systems
// in one table, which system each speaks of, and where its links lead.
#pragma once

#include "ui/charts/barchart.h"
#include "ui/panels/base/chartview.h"

namespace touchstone::ui {

class SelectionModel;
class SheetTable;

struct SystemRows
{
    analysis::MeasureResultPtr table; ///< one sheet
    std::map<QString, int> systemOfRow; ///< index of the data set

    SystemRows() = default;
    /// At least one system. `named`: names of rows end with that of their system.
    SystemRows(const SystemSheets& systems, bool named);
};

/// What a chart's guide asks of the settings while it is dragged: not every pixel's value, and no finer than
/// a thousandth.
class GuideSettler : public QObject
{
    Q_OBJECT

public:
    /// `panel` must outlive it.
    explicit GuideSettler(ChartPanel& panel, QObject* parent);

    /// What was dragged and not told yet is forgotten: the value was set otherwise.
    void stop() { m_timer.stop(); }

Q_SIGNALS:
    /// At most every 80 ms while the guide is dragged, and at once when it is let go.
    void settled(double value);

private:
    void take(double x, bool finished);

    QTimer m_timer;
    double m_value = 0;
};

class SessionChart : public ChartView
{
    Q_OBJECT

protected:
    SessionChart(Session& session, SelectionModel& selection, QWidget* parent);

    /// Makes a system System A before a filter of it is followed.
    void followOf(int system, const analysis::RecordFilter& filter, bool adding);
    /// A table whose links do so; `shown` gives null where it has no rows.
    SheetTable* makeTable(const QString& name, std::function<const SystemRows*()> shown);
    /// Is another result on its way?
    [[nodiscard]] bool busy() const;
    /// What to say of numbers that are shown meanwhile.
    [[nodiscard]] static QString oldNumbers();

    Session& m_session;
    SelectionModel& m_selection;
};

} // namespace touchstone::ui
