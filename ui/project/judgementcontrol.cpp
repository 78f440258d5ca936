// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgementcontrol.h"

#include "ui/help/helpwindow.h"
#include "ui/models/errormodel.h"
#include "ui/models/recordfacts.h"
#include "ui/project/judgementdialog.h"
#include "ui/project/projectbar.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

#include <set>

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
    connect(&m_judgements, &JudgementSession::failed, this, [this, tell](const QString& text) {
        const bool unkept = !m_judgements.besideProject() && m_judgements.keepsUnwritten();
        tell(MessageBar::Kind::Error,
            unkept
                //: %1: why a file could not be written
                ? tr("%1\nWhat you said counts while this window is open. Save what is open as a project "
                     "in a folder that can be written, and it is kept there.")
                      .arg(text)
                : text);
    });
    connect(&m_judgements, &JudgementSession::carried, this, [this](int judgements) {
        Q_EMIT noticed(tr("Judgements copied into the project's file, which is used from now on: %1")
                           .arg(countText(judgements)));
    });
    connect(&m_mode, &JudgingMode::judgeWanted, this, &JudgementControl::askJudge);
    connect(&m_mode, &JudgingMode::fileWanted, this, &JudgementControl::offerProject);
    connect(&m_mode, &JudgingMode::noticed, this, &JudgementControl::noticed);
    connect(&m_mode, &JudgingMode::changed, this, [this]() { m_sample.setWanted(m_mode.on()); });
    connect(&m_judgements, &JudgementSession::changed, this,
        [this]() { m_sample.setJudgements(m_judgements.table()); });
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
    if (canJudge()) {
        const std::uint32_t record = *m_selection.currentRecord();
        judgeThese(verdict, m_chosen ? m_chosen(record) : Records { record });
    }
}

void JudgementControl::judgeOne(std::optional<touchstone::analysis::Verdict> verdict)
{
    if (canJudge()) {
        judgeThese(verdict, { *m_selection.currentRecord() });
    }
}

void JudgementControl::judgeThese(std::optional<analysis::Verdict> verdict, const Records& records)
{
    if (!m_judgements.possible()) {
        offerProject();
    } else if (verdict) {
        put(m_selection.evaluation(), records, *verdict, std::nullopt);
    } else {
        ask(records);
    }
}

void JudgementControl::ask(const Records& records)
{
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    std::set<std::pair<analysis::Verdict, std::string>> before;
    for (const std::uint32_t record : records) {
        const auto* const said = m_judgements.of(*evaluation, record);
        before.insert(said == nullptr ? std::pair(analysis::Verdict::GoldWrong, std::string())
                                      : std::pair(said->verdict, said->note));
    }
    JudgementQuestion question;
    question.words = singleLine(toQString(wordsOfRecord(*evaluation, evaluation->records[records[0]])), 60);
    question.records = static_cast<int>(records.size());
    question.file = m_judgements.path();
    if (before.size() == 1) {
        question.verdict = before.begin()->first;
        question.text = toQString(before.begin()->second);
    }
    auto* dialog = new JudgementDialog(question, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(*dialog, QStringLiteral("projects#judgements"));
    connect(dialog, &QDialog::accepted, this, [this, dialog, evaluation, records]() {
        put(evaluation, records, dialog->verdict(), dialog->givenText());
    });
    dialog->open();
}

void JudgementControl::put(const analysis::EvaluationPtr& evaluation, const Records& records,
    analysis::Verdict verdict, const std::optional<QString>& text)
{
    if (!m_judgements.possible()) {
        return; // what it was said of has gone while the dialog was open
    }
    m_judgements.judge(*evaluation, records, verdict, text);
    const QString count = countText(std::ssize(records));
    if (verdict == analysis::Verdict::Cleared) {
        Q_EMIT noticed(records.size() == 1 ? tr("The judgement is cleared")
                                           : tr("Judgements are cleared, of annotations: %1").arg(count));
    } else {
        const QString said = verdictText(verdict);
        //: %1: a verdict, such as "Gold is wrong"
        Q_EMIT noticed(records.size() == 1 ? tr("Judged: %1").arg(said)
                                           : tr("Judged: %1. Annotations: %2").arg(said, count));
    }
}

void JudgementControl::askJudge()
{
    auto* const dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Judge"));
    dialog->setLabelText(tr("Your name, or a short sign for it. It is written with every verdict, so that "
                            "several judges can be told apart:"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        m_mode.setJudge(name);
        if (!m_mode.judge().isEmpty()) {
            m_mode.setOn(true);
        }
    });
    dialog->open();
}

void JudgementControl::changeSample()
{
    if (m_sample.drawn()) {
        m_sample.forget();
        return;
    }
    constexpr int most = 100'000;
    auto* const dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Sample"));
    dialog->setLabelText(
        tr("Places to draw at random. Every third one to judge is then one of them, until all "
           "are judged. Where a tenth is wrong, 100 tell the rate within about 6 points, 400 "
           "within 3:"));
    dialog->setIntRange(1, most);
    dialog->setIntValue(static_cast<int>(analysis::usualSample));
    dialog->setInputMode(QInputDialog::IntInput);
    connect(dialog, &QInputDialog::intValueSelected, this,
        [this](int size) { m_sample.draw(static_cast<std::size_t>(size)); });
    dialog->open();
}

void JudgementControl::offerProject()
{
    auto* const box = new QMessageBox(QMessageBox::Information, tr("Judge"),
        tr("There is no file beside which judgements can be kept, so a project must be saved first."),
        QMessageBox::Cancel, &m_window);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* save = box->addButton(tr("&Save project…"), QMessageBox::AcceptRole);
    box->setDefaultButton(save);
    connect(save, &QPushButton::clicked, this, &JudgementControl::saveRequested);
    box->open();
}

} // namespace touchstone::ui

#include "moc_judgementcontrol.cpp"
