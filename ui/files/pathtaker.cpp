// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/pathtaker.h"

#include "ui/files/importcheck.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QWidget>

namespace touchstone::ui {

PathTaker::PathTaker(QWidget& target)
    : QObject(&target)
{
    target.installEventFilter(this);
}

bool PathTaker::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto* drag = static_cast<QDragEnterEvent*>(event);
        if (localPaths(*drag->mimeData()).isEmpty()) {
            return false;
        }
        drag->acceptProposedAction();
        Q_EMIT hovered(true);
        return true;
    }
    case QEvent::DragLeave:
        Q_EMIT hovered(false);
        return false;
    case QEvent::Drop: {
        auto* drop = static_cast<QDropEvent*>(event);
        const QStringList paths = localPaths(*drop->mimeData());
        Q_EMIT hovered(false);
        if (paths.isEmpty()) {
            return false;
        }
        drop->acceptProposedAction();
        Q_EMIT taken(paths);
        return true;
    }
    case QEvent::KeyPress: {
        const QMimeData* copied = static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste)
            ? QGuiApplication::clipboard()->mimeData()
            : nullptr;
        const QStringList paths = copied == nullptr ? QStringList() : localPaths(*copied);
        if (!paths.isEmpty()) {
            Q_EMIT taken(paths);
        }
        return !paths.isEmpty();
    }
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace touchstone::ui

#include "moc_pathtaker.cpp"
