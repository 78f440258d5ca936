// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/charts/sessionchart.h"

#include "ui/charts/chartpanel.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/viewhelp.h"

#include <cmath>

namespace touchstone::ui {

SystemRows::SystemRows(const SystemSheets& systems, bool named)
{
    auto all = std::make_shared<analysis::MeasureResult>();
    analysis::Sheet sheet = *systems.front().sheet;
    sheet.rows.clear();
    for (const SystemSheet& system : systems) {
        for (auto row : system.sheet->rows) {
            if (named) {
                row.name += " · " + toUtf8(system.name);
            }
            systemOfRow.emplace(toQString(row.name), system.index);
            sheet.rows.push_back(std::move(row));
        }
    }
    all->sheets.push_back(std::move(sheet));
    table = std::move(all);
}

GuideSettler::GuideSettler(ChartPanel& panel, QObject* parent)
    : QObject(parent)
{
    constexpr int delay = 80; ///< milliseconds
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&panel, &ChartPanel::guideMoved, this, &GuideSettler::take);
    connect(&m_timer, &QTimer::timeout, this, [this]() { Q_EMIT settled(m_value); });
}

void GuideSettler::take(double x, bool finished)
{
    constexpr double grid = 1000; // a pixel is no finer
    m_value = std::round(x * grid) / grid;
    if (finished) {
        m_timer.stop();
        Q_EMIT settled(m_value);
    } else if (!m_timer.isActive()) {
        m_timer.start();
    }
}

SessionChart::SessionChart(Session& session, SelectionModel& selection, QWidget* parent)
    : ChartView(parent)
    , m_session(session)
    , m_selection(selection)
{
}

void SessionChart::followOf(int system, const analysis::RecordFilter& filter, bool adding)
{
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): a new System A makes new sheets
    const analysis::RecordFilter wanted = filter;
    m_session.setSystemA(system);
    follow(&m_selection, wanted, adding);
}

SheetTable* SessionChart::makeTable(const QString& name, std::function<const SystemRows*()> shown)
{
    auto* table = new SheetTable(m_selection, this);
    table->setAccessibleName(name);
    table->takeLinks();
    connect(table, &SheetTable::linkActivated, this,
        [this, shown = std::move(shown)](
            const analysis::RecordFilter& filter, bool adding, const QString& row) {
            const SystemRows* rows = shown();
            if (rows == nullptr) {
                return;
            }
            if (const auto found = rows->systemOfRow.find(row); found != rows->systemOfRow.end()) {
                followOf(found->second, filter, adding);
            }
        });
    return table;
}

bool SessionChart::busy() const
{
    return m_session.state() == Session::State::Loading || m_session.state() == Session::State::Scoring;
}

QString SessionChart::oldNumbers() { return tr("These are the old numbers; new ones are being computed."); }

} // namespace touchstone::ui

#include "moc_sessionchart.cpp"
