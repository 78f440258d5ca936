// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/base/chartview.h"

#include "ui/charts/chartpanel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScrollArea>
#include <QSplitter>

namespace touchstone::ui {

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
{
    m_note->setTextFormat(Qt::PlainText);
}

void ChartView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ask();
}

void ChartView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    leave();
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        draw();
    }
}

ChartPanel* ChartView::makePanel(const QString& name, std::vector<bool>* off, std::size_t number)
{
    auto* panel = new ChartPanel(this);
    panel->setAccessibleName(name);
    panel->setDescribe([this, number](const ChartHit& hit) { return describe(hit, number); });
    connect(panel, &ChartPanel::activated, this, [this, panel, off, number](const ChartHit& hit) {
        if (off != nullptr && hit.kind == ChartHit::Kind::Legend) {
            toggle(*off, hit.series, std::max(panel->spec().bars.size(), panel->spec().lines.size()));
            draw();
        } else {
            activate(hit, number);
        }
    });
    return panel;
}

QLayout* ChartView::barOf(std::initializer_list<QWidget*> controls)
{
    return new FlowLayout({ 6, 4, 6, 0 }, controls);
}

void ChartView::build(std::initializer_list<QWidget*> controls, QWidget* content)
{
    QLayout* bar = barOf(controls);
    bar->addWidget(m_note);
    layColumn(this, {}, { bar, { pagesOf(content), 1 } }, 4);
}

QWidget* ChartView::pagesOf(QWidget* content)
{
    m_pages = new StatePages(content, this);
    m_page = m_pages->page();
    return m_pages;
}

QSplitter* ChartView::beside(QWidget* chart, QWidget* table, Qt::Orientation orientation)
{
    return split(new QSplitter(orientation, this), { { chart, 3 }, { table, 2 } });
}

QScrollArea* ChartView::scrolled(QWidget* chart)
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(chart);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

void ChartView::setHeightOf(ChartPanel* chart, const ChartSpec& spec) const
{
    const int line = fontMetrics().height() * 3 / 2;
    chart->setMinimumHeight(spec.horizontal ? line * (static_cast<int>(spec.categories.size()) + 5) : 0);
}

Ground ChartView::ground() const { return StatusPalette::forPalette(palette()).ground(); }

void ChartView::toggle(std::vector<bool>& off, std::size_t series, std::size_t count)
{
    off.resize(std::max(off.size(), count), false);
    off[series] = !off[series];
}

void ChartView::hideSwitchedOff(std::vector<ChartBarSet>& bars, const std::vector<bool>& off)
{
    for (std::size_t set = 0; set < bars.size(); ++set) {
        bars[set].shown = set >= off.size() || !off[set];
    }
}

bool ChartView::adding() { return QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier); }

} // namespace touchstone::ui

#include "moc_chartview.cpp"
