// SPDX-License-Identifier: GPL-3.0-or-later
// PathTaker: files and folders that are dropped on a widget, or pasted while it has the keyboard.
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace touchstone::ui {

class PathTaker : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the target. Drops come where the target accepts drops; of what is pasted, paths only: other
    /// text stays the target's own.
    explicit PathTaker(QWidget& target);

Q_SIGNALS:
    void taken(const QStringList& paths);
    /// Something that could be dropped is over the target; false: no longer.
    void hovered(bool over);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace touchstone::ui
