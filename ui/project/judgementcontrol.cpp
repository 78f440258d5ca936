// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgementcontrol.h"

#include "ui/help/helpwindow.h"
#include "ui/models/errormodel.h"
#include "ui/models/recordfacts.h"
#include "ui/project/judgementdialog.h"
#include "ui/project/projectbar.h"
#include "ui/project/sampledialog.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/judging/drawncorrection.h"

#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

#include <set>
#include <tuple>

namespace touchstone::ui {

namespace {

/// What is right in the gold's text as it was said, else as the system has it. Nothing: the texts differ, or
/// it takes more than one annotation of one piece.
std::optional<CorrectionQuestion> correctionOf(
    const analysis::Evaluation& evaluation, std::uint32_t number, const analysis::Judgement* said)
{
    const match::PairOutcome& record = evaluation.records[number];
    const analysis::DocumentCase& document = evaluation.cases[record.document];
    if (document.gold == nullptr || document.relation != analysis::TextRelation::Equal
        || document.gold->text.empty()) {
        return std::nullopt;
    }
    CorrectionQuestion question;
    question.told = said != nullptr && said->correct.has_value();
    const auto own = analysis::judgedRecord(evaluation, record, {});
    if (question.told) {
        question.correct = *said->correct;
    } else if (own.system) {
        question.correct.push_back({ own.system->pieces, own.system->type, {} });
    }
    if (question.correct.size() > 1
        || (!question.correct.empty() && question.correct.front().pieces.size() != 1)) {
        return std::nullopt;
    }
    question.types = textsOf(analysis::typesOf(*evaluation.gold), toQString);
    question.length = static_cast<int>(document.gold->text.length());
    const annotation::LayerPtr gold = evaluation.gold; // keeps the document
    question.words = [gold, text = &document.gold->text](int start, int end) {
        return toQString(text->slice({ static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(end) }));
    };
    return question;
}

} // namespace

JudgementControl::JudgementControl(
    QWidget& window, Session& session, ProjectSession& project, ProjectBar& bar, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_session(session)
    , m_selection(session.selection())
    , m_bar(bar)
    , m_judgements(session, project, this)
    , m_sampleMemory(session, project, m_judgements, m_sample, this)
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
    connect(&m_mode, &JudgingMode::judgeChanged, this, &JudgementControl::judgeChanged);
    connect(&m_mode, &JudgingMode::judgeWanted, this, &JudgementControl::askJudge);
    connect(&m_mode, &JudgingMode::fileWanted, this, &JudgementControl::tellWhyNot);
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
        put(m_selection.evaluation(), records, { *verdict });
    } else {
        ask(records);
    }
}

void JudgementControl::ask(const Records& records)
{
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    using Before = std::tuple<std::optional<analysis::Verdict>, std::string, std::vector<std::string>>;
    std::set<Before> before;
    for (const std::uint32_t record : records) {
        const auto* const said = m_judgements.of(*evaluation, record);
        // What another judge says is no beginning.
        const bool own = said != nullptr && said->judge == toUtf8(m_judgements.judge());
        before.insert(said == nullptr
                ? Before()
                : Before { own ? std::optional(said->verdict) : std::nullopt, said->note, said->tags });
    }
    JudgementQuestion question;
    question.words = singleLine(toQString(wordsOfRecord(*evaluation, evaluation->records[records[0]])), 60);
    question.records = static_cast<int>(records.size());
    question.judge = m_judgements.judge();
    question.file = m_judgements.path();
    if (before.size() == 1) {
        const auto& [verdict, text, tags] = *before.begin();
        question.verdict = verdict;
        question.text = toQString(text);
        question.tags
            = textsOf(tags, [](const std::string& tag) { return toQString(tag); }).join(QStringLiteral(", "));
    }
    if (records.size() == 1) {
        question.correction = correctionOf(*evaluation, records[0], m_judgements.of(*evaluation, records[0]));
    }
    auto* dialog = new JudgementDialog(question, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(*dialog, QStringLiteral("projects#judgements"));
    connect(dialog, &QDialog::accepted, this, [this, dialog, evaluation, records]() {
        const QString name = dialog->judge()->text().trimmed();
        if (name != m_judgements.judge()) {
            m_judgements.setJudge(name);
            Q_EMIT judgeChanged(name);
        }
        put(evaluation, records,
            { *dialog->verdict(), dialog->givenText(), dialog->givenTags(), dialog->correct() });
    });
    dialog->open();
}

void JudgementControl::put(
    const analysis::EvaluationPtr& evaluation, const Records& records, const SaidVerdict& given)
{
    if (!m_judgements.possible()) {
        return; // what it was said of has gone while the dialog was open
    }
    const auto verdict = given.verdict;
    if (m_judgements.judge(*evaluation, records, given) == 0) {
        Q_EMIT noticed(tr("Nothing that you said is here; what others said only they can take back"));
        return;
    }
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
        m_sampleMemory.end();
        return;
    }
    auto* const dialog = new SampleDialog(m_sampleMemory.size(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(*dialog, QStringLiteral("index#judging-by-keys"));
    connect(dialog, &QDialog::accepted, this, [this, dialog]() { m_sampleMemory.draw(dialog->size()); });
    dialog->open();
}

void JudgementControl::tellWhyNot()
{
    const auto& dataSet = m_session.dataSet();
    if (!dataSet) {
        Q_EMIT noticed(tr("Nothing is open that could be judged."));
    } else if (dataSet->spec.noGold) {
        Q_EMIT noticed(tr("Systems are compared with each other here, which is nothing to judge."));
    } else {
        offerProject();
    }
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
