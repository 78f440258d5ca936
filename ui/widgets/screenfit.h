// SPDX-License-Identifier: GPL-3.0-or-later
// ScreenFit: a window is never larger than the screen that it stands on. What finds no room there scrolls.
#pragma once

#include <QObject>
#include <QSize>

class QRect;
class QWidget;

namespace touchstone::ui {

/// Looks after a window whenever it appears.
class ScreenFit : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit ScreenFit(QWidget& window);

    /// Makes the window as small as a screen's free part needs, its frame counted, and moves it there.
    void fit(const QRect& available);
    /// What a window may have of a free part beside its frame; frames that are not known yet are estimated.
    [[nodiscard]] static QSize room(const QWidget& window, const QRect& available);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitToScreen();

    QWidget& m_window;
};

/// The size that a window wants at first, or as much of it as its screen has room for.
void resizeWithinScreen(QWidget& window, const QSize& wanted);

/// For the end of a dialog's constructor, when its layout (of lines below one another) and its size are set:
/// all but its buttons come to stand in an area that scrolls, and a ScreenFit is added.
void keepOnScreen(QWidget& dialog);

} // namespace touchstone::ui
