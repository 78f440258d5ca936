// SPDX-License-Identifier: GPL-3.0-or-later
// ElidedLabel: one line of text that gives way with an ellipsis instead of forcing the window wide; the
// tooltip has all of it.
#pragma once

#include <QFontMetrics>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QStyle>

namespace touchstone::ui {

class ElidedLabel : public QLabel
{
public:
    explicit ElidedLabel(QWidget* parent = nullptr)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }

    void setFullText(const QString& text)
    {
        setText(text);
        setToolTip(text);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const QRect area = contentsRect();
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, area.width());
        style()->drawItemText(&painter, area,
            static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter),
            palette(), isEnabled(), shown, foregroundRole());
    }
};

} // namespace touchstone::ui
