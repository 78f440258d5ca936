// SPDX-License-Identifier: GPL-3.0-or-later
// FindBar: finds words in the text of gold and system.
#pragma once

#include "ui/text/findfield.h"

namespace touchstone::ui {

class SpanTextView;

class FindBar : public FindField
{
    Q_OBJECT

public:
    explicit FindBar(SpanTextView& canvas, QWidget* parent = nullptr);

    /// Looks again after another text was put on the canvas.
    void textReplaced();

protected:
    void search(From from) override;
    [[nodiscard]] QString selectedWords() const override;
    void leave() override;

private:
    SpanTextView& m_canvas;
};

} // namespace touchstone::ui
