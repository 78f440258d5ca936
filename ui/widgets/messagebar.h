// SPDX-License-Identifier: GPL-3.0-or-later
// MessageBar: one inline message with an action, with several to choose from, or with none; its text can be
// selected and copied. Never modal.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QToolButton>

namespace touchstone::ui {

class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };
    struct Choice
    {
        QString text;
        QString toolTip;
        std::function<void()> chosen; ///< may hide or refill the bar
        bool asksOn = false; ///< the question stays
    };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a message; `action` empty: no button. An error gets buttons to copy and to close it.
    void showMessage(Kind kind, const QString& text, const QString& action = {});
    [[nodiscard]] QString text() const { return m_text->text(); }
    /// One button each, beside the message, until others are set.
    void setChoices(std::vector<Choice> choices);
    [[nodiscard]] const std::vector<QPushButton*>& choices() const { return m_choices; }
    /// A button to close it, also of what is no error.
    void setClosable(bool closable) { m_closable = closable; }
    [[nodiscard]] QPushButton* action() const { return m_action; }
    [[nodiscard]] QToolButton* closeButton() const { return m_close; }

Q_SIGNALS:
    void actionTriggered();
    void closed();

protected:
    bool event(QEvent* event) override;

private:
    void applyColours();

    Kind m_kind = Kind::Information;
    bool m_applying = false;
    bool m_closable = false;
    QLabel* m_sign = new QLabel(this);
    QLabel* m_text = new QLabel(this);
    QPushButton* m_action = new QPushButton(this);
    std::vector<QPushButton*> m_choices;
    QPushButton* m_copy = new QPushButton(tr("Copy"), this);
    QToolButton* m_close = new QToolButton(this);
};

} // namespace touchstone::ui
