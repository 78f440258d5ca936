// SPDX-License-Identifier: GPL-3.0-or-later
// ScreenFit: a window is never larger than the screen that it stands on, and large enough for what it holds
// where the screen has room. What finds no room there scrolls.
#pragma once

#include <QObject>
#include <QSize>

class QRect;
class QScrollArea;
class QWidget;

namespace touchstone::ui {

/// Looks after a window whenever it appears.
class ScreenFit : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window. `contents`: what scrolls in it; the window grows with what stands there.
    explicit ScreenFit(QWidget& window, QScrollArea* contents = nullptr);

    /// Makes the window as small as a screen's free part needs, its frame counted, and moves it there.
    void fit(const QRect& available);
    /// What a window may have of a free part beside its frame; frames that are not known yet are estimated.
    [[nodiscard]] static QSize room(const QWidget& window, const QRect& available);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitToScreen();
    /// Makes room for contents that need more than they ever did at this width.
    void grow();

    QWidget& m_window;
    QScrollArea* m_contents;
    QSize m_needed; ///< the width of the contents, and what height they needed there
};

/// The size that a window wants at first, or as much of it as its screen has room for.
void resizeWithinScreen(QWidget& window, const QSize& wanted);

/// For the end of a dialog's constructor, when its layout (of lines below one another) and its size are set:
/// all but its buttons come to stand in an area that scrolls, and a ScreenFit is added. The focus stays where
/// it is, and Tab goes round in the order of the layout.
void keepOnScreen(QWidget& dialog);

} // namespace touchstone::ui
