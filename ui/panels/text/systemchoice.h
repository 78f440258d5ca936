// SPDX-License-Identifier: GPL-3.0-or-later
// SystemChoice: which of System A and B stands beside the gold; two small buttons over the system's text.
#pragma once

#include <QWidget>

class QAction;
class QToolButton;

namespace touchstone::ui {

class SystemChoice : public QWidget
{
    Q_OBJECT

public:
    /// Shows and sets a checkable action: System B is the one. Hidden at first.
    SystemChoice(QAction* systemB, QWidget* parent);

    /// Of both systems, for the tooltips.
    void setNames(const QString& a, const QString& b);
    [[nodiscard]] QToolButton* button(bool b) const { return b ? m_b : m_a; }

private:
    void say();

    QToolButton* m_a;
    QToolButton* m_b;
    QString m_nameA;
    QString m_nameB;
};

} // namespace touchstone::ui
