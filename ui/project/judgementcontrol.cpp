// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgementcontrol.h"

#include "ui/help/helpwindow.h"
#include "ui/models/errormodel.h"
#include "ui/models/recordfacts.h"
#include "ui/project/judgementdialog.h"
#include "ui/project/projectbar.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

namespace touchstone::ui {

JudgementControl::JudgementControl(
    QWidget& window, Session& session, ProjectSession& project, ProjectBar& bar, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_selection(session.selection())
    , m_bar(bar)
    , m_judgements(session, project, this)
{
    const auto tell = [this](MessageBar::Kind kind, const QString& text) {
        m_bar.tell(ProjectBar::Topic::Judgements, { kind, text });
    };
    connect(&m_judgements, &JudgementSession::failed, this,
        [tell](const QString& text) { tell(MessageBar::Kind::Error, text); });
    connect(&m_judgements, &JudgementSession::found, this, [this, tell](const QStringList& slips) {
        if (slips.isEmpty()) {
            m_bar.drop(ProjectBar::Topic::Judgements);
        } else {
            tell(MessageBar::Kind::Warning, firstLines(slips));
        }
    });
}

bool JudgementControl::canJudge() const
{
    return m_selection.evaluation() && m_selection.currentRecord() && !m_selection.showsGoldAlone();
}

void JudgementControl::judge(std::optional<touchstone::analysis::Verdict> verdict)
{
    if (!canJudge()) {
        return;
    }
    if (!m_judgements.possible()) {
        offerProject();
    } else if (verdict) {
        put(m_selection.evaluation(), *m_selection.currentRecord(), *verdict, {});
    } else {
        ask();
    }
}

void JudgementControl::ask()
{
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    const std::uint32_t record = *m_selection.currentRecord();
    const auto* const before = m_judgements.of(*evaluation, record);
    auto* dialog = new JudgementDialog(
        singleLine(toQString(wordsOfRecord(*evaluation, evaluation->records[record])), 60),
        before == nullptr ? analysis::Verdict::GoldWrong : before->verdict,
        before == nullptr ? QString() : toQString(before->text), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(*dialog, QStringLiteral("projects#judgements"));
    connect(dialog, &QDialog::accepted, this, [this, dialog, evaluation, record]() {
        put(evaluation, record, dialog->verdict(), dialog->text()->text());
    });
    dialog->open();
}

void JudgementControl::put(const analysis::EvaluationPtr& evaluation, std::uint32_t record,
    analysis::Verdict verdict, const QString& text)
{
    if (!m_judgements.possible()) {
        return; // the project has gone while the dialog was open
    }
    m_judgements.judge(*evaluation, record, verdict, text);
    Q_EMIT noticed(verdict == analysis::Verdict::Cleared ? tr("The judgement is cleared")
                                                         //: %1: a verdict, such as "Debatable"
                                                         : tr("Judged: %1").arg(verdictText(verdict)));
}

void JudgementControl::offerProject()
{
    auto* const box = new QMessageBox(QMessageBox::Information, tr("Judge"),
        tr("Judgements are kept beside a project, so a project must be saved first."), QMessageBox::Cancel,
        &m_window);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* save = box->addButton(tr("&Save project…"), QMessageBox::AcceptRole);
    box->setDefaultButton(save);
    connect(save, &QPushButton::clicked, this, &JudgementControl::saveRequested);
    box->open();
}

} // namespace touchstone::ui

#include "moc_judgementcontrol.cpp"
