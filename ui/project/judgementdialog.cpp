// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgementdialog.h"

#include "ui/models/errormodel.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

namespace touchstone::ui {

namespace {

constexpr int verdicts = static_cast<int>(analysis::givenVerdicts.size());

/// A digit alone chooses, too. Return is the dialog's, also on desktops where it presses the button that has
/// the focus.
class VerdictButton : public QRadioButton
{
public:
    using QRadioButton::QRadioButton;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            event->ignore();
        } else if (const int digit = event->key() - Qt::Key_0; digit >= 1 && digit <= verdicts) {
            chooseVerdict(digit - 1);
        } else {
            QRadioButton::keyPressEvent(event);
        }
    }

private:
    void chooseVerdict(int verdict) const
    {
        QAbstractButton* const choice = group()->button(verdict);
        choice->setChecked(true);
        choice->setFocus();
    }
};

/// The type that is none: nothing is to be annotated here.
constexpr int nothingEntry = 0;

} // namespace

JudgementDialog::JudgementDialog(const JudgementQuestion& question, QWidget* parent)
    : QDialog(parent)
    , m_question(question)
    , m_verdicts(new QButtonGroup(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
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
    if (question.correction) {
        m_correction = correctionRow(*question.correction);
        form->addRow(m_correction);
    }
    m_text = new QLineEdit(question.text, this);
    m_text->setPlaceholderText(tr("why, in a line"));
    form->addRow(tr("No&te:"), m_text);
    m_tags = new QLineEdit(question.tags, this);
    m_tags->setPlaceholderText(tr("such as metonymy, headline"));
    form->addRow(tr("Ta&gs:"), m_tags);
    m_judge = new QLineEdit(question.judge, this);
    m_judge->setPlaceholderText(tr("who judges; it is remembered"));
    form->addRow(tr("&Your name:"), m_judge);
    //: %1: a file with its folder; lines may break behind the signs between folders
    auto* file = line(tr("It is written into %1 at once; no other file is changed.")
                          .arg(QString(question.file).replace(QLatin1Char('/'), QStringLiteral("/\u200B"))));
    file->setToolTip(question.file);
    form->addRow(file);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layColumn(this, { form, m_buttons });
    connect(m_verdicts, &QButtonGroup::idToggled, this, &JudgementDialog::followVerdict);
    connect(m_verdicts, &QButtonGroup::idPressed, this, &JudgementDialog::followVerdict);
    if (question.verdict) {
        setVerdict(*question.verdict);
    }
    followVerdict();
    (question.verdict ? m_verdicts->checkedButton() : m_verdicts->buttons().front())->setFocus();
    adjustSize();
    keepOnScreen(*this);
}

std::optional<analysis::Verdict> JudgementDialog::verdict() const
{
    const auto choices = m_verdicts->buttons();
    for (QAbstractButton* choice : choices) {
        if (choice->isDown()) { // its key was pressed a moment ago
            return static_cast<analysis::Verdict>(m_verdicts->id(choice));
        }
    }
    return m_verdicts->checkedButton() == nullptr
        ? std::nullopt
        : std::optional(static_cast<analysis::Verdict>(m_verdicts->checkedId()));
}

void JudgementDialog::setVerdict(analysis::Verdict verdict)
{
    m_verdicts->button(static_cast<int>(verdict))->setChecked(true);
}

void JudgementDialog::accept()
{
    if (const auto chosen = verdict()) {
        setVerdict(*chosen); // a button is down no more when the dialog is gone
        QDialog::accept();
    }
}

QWidget* JudgementDialog::correctionRow(const CorrectionQuestion& asked)
{
    auto* row = new QWidget(this);
    m_type = new QComboBox(row);
    m_start = new QSpinBox(row);
    m_end = new QSpinBox(row);
    m_words = new QLabel(row);
    //: what is to be annotated at a place: nothing
    m_type->addItem(tr("nothing"));
    m_type->addItems(asked.types);
    m_type->setEditable(true);
    m_type->setInsertPolicy(QComboBox::NoInsert);
    m_type->setAccessibleName(tr("Right type"));
    m_start->setAccessibleName(tr("Start of the right annotation"));
    m_end->setAccessibleName(tr("End of the right annotation"));
    m_start->setRange(0, std::max(0, asked.length - 1));
    m_end->setRange(1, std::max(1, asked.length));
    m_words->setTextFormat(Qt::PlainText);
    if (!asked.correct.empty()) {
        const analysis::CorrectAnnotation& first = asked.correct.front();
        m_start->setValue(static_cast<int>(first.pieces.front().begin));
        m_end->setValue(static_cast<int>(first.pieces.front().end));
        m_type->setCurrentText(toQString(first.type));
    }
    connect(m_type, &QComboBox::currentTextChanged, this, &JudgementDialog::followCorrection);
    connect(m_start, &QSpinBox::valueChanged, this, &JudgementDialog::followCorrection);
    connect(m_end, &QSpinBox::valueChanged, this, &JudgementDialog::followCorrection);
    auto* type = new QLabel(tr("&Right is:"), row);
    type->setBuddy(m_type);
    auto* from = new QLabel(tr("&from"), row);
    from->setBuddy(m_start);
    auto* to = new QLabel(tr("unti&l"), row);
    to->setBuddy(m_end);
    layColumn(row, {}, { inRow({ type, { m_type, 1 }, from, m_start, to, m_end }), m_words });
    return row;
}

void JudgementDialog::followVerdict()
{
    const auto chosen = verdict();
    QPushButton* const ok = m_buttons->button(QDialogButtonBox::Ok);
    ok->setEnabled(chosen.has_value());
    ok->setToolTip(chosen ? QString() : tr("Choose a verdict first."));
    if (m_correction != nullptr) {
        m_correction->setEnabled(chosen && analysis::hasCorrection(*chosen));
        followCorrection();
    }
}

void JudgementDialog::followCorrection()
{
    const auto shown = shownCorrection();
    const bool any = !shown.empty();
    m_start->setEnabled(any);
    m_end->setEnabled(any);
    const auto& words = m_question.correction->words;
    m_words->setText(!any ? tr("Nothing is to be annotated here.")
            : m_end->value() <= m_start->value()
            ? tr("The end must stand behind the start.")
            //: %1: words of a text
            : tr("“%1”").arg(words ? singleLine(words(m_start->value(), m_end->value()), 60) : QString()));
}

std::vector<analysis::CorrectAnnotation> JudgementDialog::shownCorrection() const
{
    const QString type = m_type->currentText().trimmed();
    if (type.isEmpty() || type == m_type->itemText(nothingEntry)) {
        return {};
    }
    analysis::CorrectAnnotation right {
        { { static_cast<std::uint32_t>(m_start->value()), static_cast<std::uint32_t>(m_end->value()) } },
        toUtf8(type), {}
    };
    const auto& before = m_question.correction->correct;
    if (!before.empty() && before.front().pieces == right.pieces && before.front().type == right.type) {
        right.link = before.front().link;
    }
    return { std::move(right) };
}

std::optional<QString> JudgementDialog::givenText() const
{
    return m_text->text() == m_question.text ? std::nullopt : std::optional(m_text->text());
}

std::optional<QStringList> JudgementDialog::givenTags() const
{
    return m_tags->text() == m_question.tags
        ? std::nullopt
        : std::optional(m_tags->text().split(QLatin1Char(','), Qt::SkipEmptyParts));
}

std::optional<std::vector<analysis::CorrectAnnotation>> JudgementDialog::correct() const
{
    const auto& asked = m_question.correction;
    const auto chosen = verdict();
    if (!asked || !chosen || !analysis::hasCorrection(*chosen)) {
        return std::nullopt;
    }
    auto shown = shownCorrection();
    if (!shown.empty() && m_end->value() <= m_start->value()) {
        return std::nullopt;
    }
    if (chosen == analysis::Verdict::BothWrong && !asked->told && shown == asked->correct) {
        return std::nullopt;
    }
    return shown;
}

} // namespace touchstone::ui

#include "moc_judgementdialog.cpp"
