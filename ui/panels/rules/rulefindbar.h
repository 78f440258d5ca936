// SPDX-License-Identifier: GPL-3.0-or-later
// RuleFindBar: finds words in the text of a rule file.
#pragma once

#include "ui/text/findfield.h"

#include <QPlainTextEdit>

namespace touchstone::ui {

class RuleFindBar : public FindField
{
    Q_OBJECT

public:
    RuleFindBar(QPlainTextEdit& editor, QWidget* parent);

protected:
    void search(From start) override;
    [[nodiscard]] QString selectedWords() const override;
    void leave() override { m_editor.setFocus(Qt::OtherFocusReason); }

private:
    QPlainTextEdit& m_editor;
};

} // namespace touchstone::ui
