// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/screenfit.h"

#include "ui/widgets/layouts.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QEvent>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace touchstone::ui {

namespace {

/// An area that scrolls gives its contents the height that they would like, but tables like more than they
/// need: here they get what they need, and what is left over.
class LeastHeightLayout : public QVBoxLayout
{
public:
    using QVBoxLayout::QVBoxLayout;

    [[nodiscard]] int heightForWidth(int width) const override
    {
        // The base finds its minimum by calling this function.
        if (std::exchange(m_within, true)) {
            return QVBoxLayout::heightForWidth(width);
        }
        const int least = minimumHeightForWidth(width);
        m_within = false;
        return least;
    }

private:
    mutable bool m_within = false;
};

/// Tab goes round in what it holds.
class TabRing : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    bool focusNextPrevChild(bool next) override { return tabAlong(tabStopsOf(*this), next); }
};

/// The dialog's lines but the row of buttons, in a layout of their own.
QWidget* takenContents(QBoxLayout& outer, QWidget* parent)
{
    auto* contents = new QWidget(parent);
    auto* inner = new LeastHeightLayout(contents);
    inner->setSpacing(outer.spacing());
    inner->setContentsMargins(0, 0, 0, 0);
    for (int at = 0; at < outer.count();) {
        if (qobject_cast<QDialogButtonBox*>(outer.itemAt(at)->widget()) != nullptr) {
            ++at;
            continue;
        }
        const int stretch = outer.stretch(at);
        QLayoutItem* item = outer.takeAt(at);
        if (QLayout* lines = item->layout()) {
            inner->addLayout(lines, stretch);
        } else if (QWidget* widget = item->widget()) {
            inner->addWidget(widget, stretch, item->alignment());
            delete item;
        } else {
            inner->addItem(item);
        }
    }
    return contents;
}

} // namespace

ScreenFit::ScreenFit(QWidget& window, QScrollArea* contents)
    : QObject(&window)
    , m_window(window)
    , m_contents(contents)
{
    window.installEventFilter(this);
    if (contents != nullptr) {
        contents->widget()->installEventFilter(this);
    }
}

QSize ScreenFit::room(const QWidget& window, const QRect& available)
{
    const QSize known = window.frameGeometry().size() - window.geometry().size();
    const int side = window.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, nullptr, &window);
    const QSize frame = known.height() > 0
        ? known
        : QSize(2 * side, window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window) + side);
    return available.size() - frame;
}

void ScreenFit::fit(const QRect& available)
{
    if (m_window.isMaximized() || m_window.isFullScreen()) {
        return;
    }
    const QSize most = room(m_window, available);
    const QSize size = m_window.size().boundedTo(most);
    if (size != m_window.size()) {
        m_window.resize(size);
    }
    const QRect frame(m_window.frameGeometry().topLeft(), available.size() - most + m_window.size());
    const auto inside
        = [](int at, int length, int from, int to) { return std::max(from, std::min(at, to - length + 1)); };
    const QPoint corner(inside(frame.left(), frame.width(), available.left(), available.right()),
        inside(frame.top(), frame.height(), available.top(), available.bottom()));
    if (m_window.isVisible() && corner != frame.topLeft()) {
        m_window.move(corner);
    }
}

void ScreenFit::fitToScreen()
{
    if (const QScreen* screen = m_window.screen()) {
        fit(screen->availableGeometry());
    }
}

void ScreenFit::grow()
{
    const QLayout* lines = m_contents != nullptr ? m_contents->widget()->layout() : nullptr;
    const QScreen* screen = m_window.screen();
    if (lines == nullptr || screen == nullptr || !m_window.isVisible() || m_window.isMaximized()
        || m_window.isFullScreen()) {
        return;
    }
    const int width = m_contents->width();
    const int height
        = lines->hasHeightForWidth() ? lines->totalHeightForWidth(width) : lines->totalMinimumSize().height();
    // At another width, which is the user's choice, other lines break: nothing has come in addition.
    const bool more = !m_needed.isValid() || (width == m_needed.width() && height > m_needed.height());
    if (more || width != m_needed.width()) {
        m_needed = QSize(width, height);
    }
    if (more && height > m_contents->height()) {
        const QRect available = screen->availableGeometry();
        const QSize wanted(m_window.width(), m_window.height() + height - m_contents->height());
        m_window.resize(wanted.boundedTo(room(m_window, available)).expandedTo(m_window.size()));
        fit(available);
    }
}

bool ScreenFit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest && watched != &m_window) {
        QTimer::singleShot(0, this, &ScreenFit::grow); // when the layout has followed
    } else if (event->type() == QEvent::Show && watched == &m_window) {
        QTimer::singleShot(0, this, &ScreenFit::grow);
        // Once more when the frame is there, which window managers add later. What follows is the user's
        // choice.
        constexpr auto framed = std::chrono::milliseconds(300);
        fitToScreen();
        QTimer::singleShot(framed, this, &ScreenFit::fitToScreen);
    }
    return QObject::eventFilter(watched, event);
}

void resizeWithinScreen(QWidget& window, const QSize& wanted)
{
    window.resize(wanted.boundedTo(ScreenFit::room(window, window.screen()->availableGeometry())));
}

void keepOnScreen(QWidget& dialog)
{
    QScrollArea* area = nullptr;
    const QPointer<QWidget> focus = dialog.focusWidget();
    if (auto* outer = qobject_cast<QBoxLayout*>(dialog.layout())) {
        area = new QScrollArea(&dialog);
        area->setFrameShape(QFrame::NoFrame);
        area->setFocusPolicy(Qt::NoFocus); // it follows the focus of what it holds
        area->setWidgetResizable(true);
        area->setWidget(takenContents(*outer, area));
        auto* ring = new TabRing(&dialog);
        auto* lines = layColumn(ring, {}, { { area, 1 } }, outer->spacing());
        while (QLayoutItem* item = outer->takeAt(0)) {
            lines->addWidget(item->widget()); // what does not scroll: the buttons
            delete item;
        }
        outer->addWidget(ring);
        if (focus != nullptr) {
            focus->setFocus(); // which a widget loses that moves
        }
        // An area inside it brings its own fields into sight, but not itself.
        QObject::connect(qApp, &QApplication::focusChanged, area, [area](QWidget* /*old*/, QWidget* now) {
            for (QWidget* at = now != nullptr && area->isAncestorOf(now) ? now->parentWidget() : nullptr;
                 at != nullptr; at = at->parentWidget()) {
                if (auto* around = qobject_cast<QScrollArea*>(at)) {
                    around->ensureWidgetVisible(now, 0, 0);
                }
            }
        });
    }
    new ScreenFit(dialog, area);
}

} // namespace touchstone::ui

#include "moc_screenfit.cpp"
