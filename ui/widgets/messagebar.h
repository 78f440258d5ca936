// SPDX-License-Identifier: GPL-3.0-or-later
// MessageBar: one inline message with an optional action; its text can be selected and copied. Never modal.
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;
class QToolButton;

namespace touchstone::ui {

class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a message; `action` empty: no button. An error gets buttons to copy and to close it.
    void showMessage(Kind kind, const QString& text, const QString& action = {});
    [[nodiscard]] QString text() const;
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
    QLabel* m_sign;
    QLabel* m_text;
    QPushButton* m_action;
    QPushButton* m_copy;
    QToolButton* m_close;
};

} // namespace touchstone::ui
