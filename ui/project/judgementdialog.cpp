// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgementdialog.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>

namespace touchstone::ui {

namespace {

/// Return is the dialog's, also on desktops where it presses the button that has the focus.
class VerdictButton : public QRadioButton
{
public:
    using QRadioButton::QRadioButton;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            event->ignore();
        } else {
            QRadioButton::keyPressEvent(event);
        }
    }
};

} // namespace

JudgementDialog::JudgementDialog(const JudgementQuestion& question, QWidget* parent)
    : QDialog(parent)
    , m_verdicts(new QButtonGroup(this))
    , m_textBefore(question.text)
{
    setWindowTitle(tr("Judge"));
    const auto line = [this](const QString& text) {
        auto* label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        return label;
    };
    auto* form = new QFormLayout;
    form->addRow(line(question.records > 1
            ? tr("What do you think of these %1 annotations?").arg(countText(question.records))
            //: %1: words of an annotation
            : tr("What do you think of “%1”?").arg(question.words)));
    for (const analysis::Verdict verdict :
        { analysis::Verdict::GoldWrong, analysis::Verdict::SystemWrong, analysis::Verdict::BothAcceptable,
            analysis::Verdict::BothWrong, analysis::Verdict::UnclearGuideline, analysis::Verdict::BrokenText,
            analysis::Verdict::Cleared }) {
        auto* choice = new VerdictButton(verdictLabel(verdict), this);
        m_verdicts->addButton(choice, static_cast<int>(verdict));
        form->addRow(choice);
    }
    m_text = new QLineEdit(question.text, this);
    m_text->setPlaceholderText(tr("why, in a line"));
    form->addRow(tr("&Text:"), m_text);
    //: %1: a file with its folder; lines may break behind the signs between folders
    auto* file = line(tr("It is written into %1 at once; no other file is changed.")
                          .arg(QString(question.file).replace(QLatin1Char('/'), QStringLiteral("/\u200B"))));
    file->setToolTip(question.file);
    form->addRow(file);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layColumn(this, { form, buttons });
    setVerdict(question.verdict);
    m_verdicts->checkedButton()->setFocus();
    adjustSize();
    keepOnScreen(*this);
}

analysis::Verdict JudgementDialog::verdict() const
{
    const auto choices = m_verdicts->buttons();
    for (QAbstractButton* choice : choices) {
        if (choice->isDown()) { // its key was pressed a moment ago
            return static_cast<analysis::Verdict>(m_verdicts->id(choice));
        }
    }
    return static_cast<analysis::Verdict>(m_verdicts->checkedId());
}

void JudgementDialog::setVerdict(analysis::Verdict verdict)
{
    m_verdicts->button(static_cast<int>(verdict))->setChecked(true);
}

void JudgementDialog::accept()
{
    setVerdict(verdict()); // a button is down no more when the dialog is gone
    QDialog::accept();
}

std::optional<QString> JudgementDialog::givenText() const
{
    return m_text->text() == m_textBefore ? std::nullopt : std::optional(m_text->text());
}

} // namespace touchstone::ui

#include "moc_judgementdialog.cpp"
