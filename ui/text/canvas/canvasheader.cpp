// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/canvasheader.h"

#include "ui/text/canvas/spantextwords.h"
#include "ui/text/layout/spanlayout.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace touchstone::ui {

CanvasHeader::CanvasHeader(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("canvasHeader"));
}

QSize CanvasHeader::sizeHint() const
{
    return { 0, static_cast<int>(std::ceil(QFontMetricsF(font()).height() * 1.4)) };
}

void CanvasHeader::setChoice(QWidget* choice)
{
    if (choice == m_choice) {
        return;
    }
    if (m_choice != nullptr) {
        m_choice->hide();
    }
    m_choice = choice;
    if (choice != nullptr) {
        choice->setParent(this);
        choice->show();
    }
    follow();
}

void CanvasHeader::follow()
{
    if (m_choice != nullptr && m_layout != nullptr) {
        const bool two = m_layout->mode() == ViewMode::SideBySide;
        const double left = m_layout->pane(two ? SideId::System : SideId::Gold).textLeft;
        m_choice->setGeometry(static_cast<int>(left), 0, m_choice->sizeHint().width(), height());
    }
    update();
}

double CanvasHeader::titleLeft(SideId side) const
{
    const double left = m_layout->pane(side).textLeft;
    const bool chosen
        = m_choice != nullptr && (m_layout->mode() != ViewMode::SideBySide || side == SideId::System);
    return chosen ? left + m_choice->width() + fontMetrics().averageCharWidth() : left;
}

void CanvasHeader::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    if (m_layout == nullptr || m_layout->scene() == nullptr) {
        return;
    }
    painter.setPen(palette().color(QPalette::WindowText));
    const QFontMetricsF metrics(font());
    const TextScene& scene = *m_layout->scene();
    const auto draw = [&](double left, double right, const QString& title) {
        painter.drawText(QRectF(left, 0, std::max(0.0, right - left), height()),
            Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(title, Qt::ElideMiddle, right - left));
    };
    const PaneGeometry& gold = m_layout->pane(SideId::Gold);
    const PaneGeometry& system = m_layout->pane(SideId::System);
    if (scene.alone) {
        draw(titleLeft(SideId::Gold), gold.right - 4, scene.goldTitle);
        return;
    }
    if (m_layout->mode() == ViewMode::SideBySide) {
        draw(titleLeft(SideId::Gold), gold.right - 4, scene.goldTitle);
        draw(titleLeft(SideId::System), system.right - 4, scene.systemTitle);
        return;
    }
    if (m_layout->mode() == ViewMode::Stacked) {
        draw(titleLeft(SideId::Gold), gold.right - 4, lanesText(*m_layout));
        return;
    }
    //: above and below the text stand the marks of the two sides
    const QString both = tr("Above: %1    Below: %2").arg(scene.goldTitle, scene.systemTitle);
    draw(titleLeft(SideId::Gold), gold.right - 4, both);
}

} // namespace touchstone::ui

#include "moc_canvasheader.cpp"
