// SPDX-License-Identifier: GPL-3.0-or-later
// ReadingPage: what the middle of the window shows while files are read and there is nothing else to show;
// ReadingBar: says above the text that something is being opened, and that the text is its beginning. Both
// have the Cancel.
#pragma once

#include "ui/session/session.h"
#include "ui/widgets/messagebar.h"

#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace touchstone::ui {

class ReadingPage : public QWidget
{
    Q_OBJECT

public:
    /// A page of `pages`, in the place of `otherwise` while files are read for longer than `delay`.
    ReadingPage(Session& session, QStackedWidget& pages, QWidget& otherwise);

    /// What is read in less time needs no page.
    static constexpr int delay = 250; ///< milliseconds

private:
    void refresh();
    [[nodiscard]] bool wanted() const;
    void leave();

    Session& m_session;
    QStackedWidget& m_pages;
    QWidget& m_otherwise;
    QTimer m_timer;
    QLabel* m_heading;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
};

class ReadingBar : public MessageBar
{
    Q_OBJECT

public:
    explicit ReadingBar(Session& session, QWidget* parent = nullptr);

private:
    void refresh();

    Session& m_session;
    QTimer m_timer;
};

} // namespace touchstone::ui
