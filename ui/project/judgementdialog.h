// SPDX-License-Identifier: GPL-3.0-or-later
// JudgementDialog: what somebody thinks of a record: a verdict, and a line of text.
#pragma once

#include "core/evaluation/settings/judgementtable.h"

#include <QDialog>

class QButtonGroup;
class QLineEdit;

namespace touchstone::ui {

class JudgementDialog : public QDialog
{
    Q_OBJECT

public:
    /// `words`: those of the record; it begins with what was said before.
    JudgementDialog(
        const QString& words, analysis::Verdict before, const QString& textBefore, QWidget* parent = nullptr);

    [[nodiscard]] analysis::Verdict verdict() const; ///< Cleared: none
    void setVerdict(analysis::Verdict verdict);
    [[nodiscard]] QLineEdit* text() const { return m_text; }

private:
    QButtonGroup* m_verdicts;
    QLineEdit* m_text;
};

} // namespace touchstone::ui
