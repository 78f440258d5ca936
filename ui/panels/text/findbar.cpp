// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/text/findbar.h"

#include "ui/text/canvas/spantextview.h"

namespace touchstone::ui {

FindBar::FindBar(SpanTextView& canvas, QWidget* parent)
    : FindField(tr("Find in text"), tr("Find in gold and system text"), parent)
    , m_canvas(canvas)
{
    connect(&m_canvas, &SpanTextView::findChanged, this, &FindBar::showState);
}

void FindBar::textReplaced()
{
    if (!isHidden() && !text().isEmpty()) {
        search(From::Here);
    }
}

void FindBar::search(From from)
{
    // The canvas goes on from its last place where the words are the same.
    m_canvas.find(text(), from != From::Before);
}

QString FindBar::selectedWords() const
{
    const QString selected = m_canvas.selectedText();
    return selected.contains(QLatin1Char('\n')) ? QString() : selected;
}

void FindBar::leave()
{
    m_canvas.clearFind();
    m_canvas.setFocus(Qt::OtherFocusReason);
}

} // namespace touchstone::ui

#include "moc_findbar.cpp"
