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
    m_part->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_part->setAccessibleName(tr("Chart or table"));
    m_part->hide();
    connect(m_part, &QComboBox::currentIndexChanged, this, &ChartView::fitParts);
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

void ChartView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitParts();
}

void ChartView::setParts(std::vector<QWidget*> parts, const QStringList& names)
{
    m_parts = std::move(parts);
    m_part->addItems(names);
    fitParts();
}

void ChartView::fitParts()
{
    constexpr int charactersForAll = 115;
    const bool narrow = !m_parts.empty() && width() < fontMetrics().averageCharWidth() * charactersForAll;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        m_parts[i]->setVisible(!narrow || static_cast<int>(i) == m_part->currentIndex());
    }
    m_part->setVisible(narrow);
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
    bar->addWidget(m_part);
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
    auto* parts = split(new QSplitter(orientation, this), { { chart, 3 }, { table, 2 } });
    if (orientation == Qt::Horizontal) {
        setParts({ chart, table }, { tr("Chart"), tr("Table") });
    }
    return parts;
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
