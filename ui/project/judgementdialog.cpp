// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgementdialog.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>

namespace touchstone::ui {

JudgementDialog::JudgementDialog(
    const QString& words, analysis::Verdict before, const QString& textBefore, QWidget* parent)
    : QDialog(parent)
    , m_verdicts(new QButtonGroup(this))
    , m_text(new QLineEdit(textBefore, this))
{
    setWindowTitle(tr("Judge"));
    //: %1: words of an annotation
    auto* question = new QLabel(tr("What do you think of “%1”?").arg(words), this);
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(question);
    for (const analysis::Verdict verdict : { analysis::Verdict::GoldWrong, analysis::Verdict::SystemWrong,
             analysis::Verdict::Debatable, analysis::Verdict::Cleared }) {
        auto* choice = new QRadioButton(verdictText(verdict), this);
        m_verdicts->addButton(choice, static_cast<int>(verdict));
        form->addRow(choice);
    }
    m_text->setPlaceholderText(tr("why, in a line"));
    form->addRow(tr("&Text:"), m_text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layColumn(this, { form, buttons });
    setVerdict(before);
    m_verdicts->checkedButton()->setFocus();
    adjustSize();
    keepOnScreen(*this);
}

analysis::Verdict JudgementDialog::verdict() const
{
    return static_cast<analysis::Verdict>(m_verdicts->checkedId());
}

void JudgementDialog::setVerdict(analysis::Verdict verdict)
{
    m_verdicts->button(static_cast<int>(verdict))->setChecked(true);
}

} // namespace touchstone::ui

#include "moc_judgementdialog.cpp"
