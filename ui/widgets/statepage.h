// SPDX-License-Identifier: GPL-3.0-or-later
// StatePage: what a view shows when it has nothing to show: what is the matter, and what to do about it.
#pragma once

#include "ui/session/session.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWidget>

namespace touchstone::ui {

class StatePage : public QWidget
{
    Q_OBJECT

public:
    struct Choice
    {
        QString text;
        std::function<void()> chosen;
        QString toolTip;
    };

    explicit StatePage(QWidget* parent = nullptr);

    /// A heading, a sentence, and buttons below each other. The choices may delete or refill the page.
    void show(const QString& heading, const QString& text, std::vector<Choice> choices = {});
    [[nodiscard]] QString heading() const { return m_heading->text(); }
    [[nodiscard]] QString text() const { return m_text->text(); }

    /// Says why there is no result: nothing opened, no system, loading, scoring. What failed stands in the
    /// window's bar.
    void showState(Session& session);
    /// Says that a record is to be chosen, and by which key the next error is.
    void showNoRecord(const QString& heading);

private:
    void sayNoRecord();

    bool m_noRecord = false;
    QLabel* m_heading = new QLabel(this);
    QLabel* m_text = new QLabel(this);
    QVBoxLayout* m_buttons = new QVBoxLayout;
    std::vector<QWidget*> m_choices;
};

/// What a view shows, or a state page in its place; at first the former.
class StatePages : public QStackedWidget
{
public:
    StatePages(QWidget* content, QWidget* parent);

    void showContent() { setCurrentIndex(0); }
    [[nodiscard]] bool showsContent() const { return currentIndex() == 0; }
    /// As those of the page, which is shown then.
    void showPage(const QString& heading, const QString& text, std::vector<StatePage::Choice> choices = {});
    void showState(Session& session);
    void showNoRecord(const QString& heading);
    [[nodiscard]] StatePage* page() const { return m_page; }

private:
    StatePage* m_page = new StatePage(this);
};

} // namespace touchstone::ui
