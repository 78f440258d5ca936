// SPDX-License-Identifier: GPL-3.0-or-later
// JudgementDialog: what somebody thinks of a record, or of several: a verdict, and a line of text.
#pragma once

#include "core/evaluation/settings/judgementtable.h"

#include <QDialog>

class QButtonGroup;
class QLineEdit;

namespace touchstone::ui {

struct JudgementQuestion
{
    QString words {}; ///< of one record
    int records = 1;
    analysis::Verdict verdict = analysis::Verdict::GoldWrong; ///< to begin with
    QString text {}; ///< that of all of them so far
    QString file {}; ///< where it is written
};

class JudgementDialog : public QDialog
{
    Q_OBJECT

public:
    explicit JudgementDialog(const JudgementQuestion& question, QWidget* parent = nullptr);

    [[nodiscard]] analysis::Verdict verdict() const; ///< Cleared: none
    void setVerdict(analysis::Verdict verdict);
    void accept() override;
    [[nodiscard]] QLineEdit* text() const { return m_text; }
    /// Nothing: the user has not changed it, so that each record keeps its own.
    [[nodiscard]] std::optional<QString> givenText() const;

private:
    QButtonGroup* m_verdicts;
    QLineEdit* m_text;
    QString m_textBefore;
};

} // namespace touchstone::ui
