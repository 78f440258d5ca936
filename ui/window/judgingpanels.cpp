// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/judgingpanels.h"

#include "ui/help/helpwindow.h"
#include "ui/models/recordfacts.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/suspects/suspectsview.h"
#include "ui/panels/text/documentview.h"
#include "ui/project/alikedialog.h"
#include "ui/project/judgebar.h"
#include "ui/project/judgementcontrol.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/paneldocks.h"
#include "ui/window/projectcontrol.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/judging/suspectjudgement.h"

namespace touchstone::ui {

namespace {

/// Of the same gold annotation, or, where the gold has none, of the same one of a system?
bool atOnePlace(const analysis::JudgedRecord& one, const analysis::JudgedRecord& other)
{
    return one.document == other.document && one.set == other.set
        && (one.gold || other.gold ? one.gold == other.gold : one.system == other.system);
}

/// The record that was judged, else one at its place. Numbers of records are those of one evaluation, and
/// each verdict makes a new one. O(documents + records of its document).
std::optional<std::uint32_t> recordOf(
    const analysis::Evaluation& evaluation, const analysis::JudgedRecord& judged, const std::string& set)
{
    std::optional<std::uint32_t> beside;
    for (const analysis::DocumentCase& each : evaluation.cases) {
        for (std::uint32_t i = each.firstRecord; i < each.firstRecord + each.recordCount; ++i) {
            const auto here = analysis::judgedRecord(evaluation, evaluation.records[i], set);
            if (here == judged) {
                return i;
            }
            if (here.document != judged.document || here.set != judged.set) {
                break; // of another document
            }
            if (!beside && atOnePlace(here, judged)) {
                beside = i;
            }
        }
    }
    return beside;
}

} // namespace

JudgingPanels::JudgingPanels(MainWindow& window, PanelDocks& panels, JudgeBar& bar)
    : QObject(&window)
    , m_window(window)
    , m_control(window.projects().judging())
    , m_mode(m_control.mode())
    , m_sample(m_control.sample())
    , m_bar(bar)
    , m_selection(window.selection())
    , m_suspects(panels.view<SuspectsView>())
    , m_text(window.documentView())
{
    auto& errors = panels.view<ErrorListView>();
    m_mode.addTarget({ m_suspects.table(),
        [this]() {
            const auto line = m_suspects.currentLine();
            return line ? askOf(*line) : std::nullopt;
        },
        [this]() { goOnInSuspects(); }, [this]() { return m_suspects.ranking(); }, true });
    const auto onward = [this]() { m_selection.stepError(true); };
    m_mode.addTarget({ errors.table(), [this]() { return askOfRecord(); }, onward });
    m_mode.addTarget({ &m_text.canvas(),
        [this]() {
            const auto line = lineInText();
            return line ? askOf(*line) : askOfRecord();
        },
        [this, onward]() { lineInText() ? goOnInSuspects() : onward(); } });
    connect(&m_text.canvas(), &SpanTextView::selectionMade, this, &JudgingPanels::drawSelected);
    connect(&m_mode, &JudgingMode::drawnChanged, this, &JudgingPanels::showDrawn);
    connect(&m_selection, &SelectionModel::changed, &m_mode, [this](SelectionModel::Changes changes) {
        if (changes
            & (SelectionModel::EvaluationChanged | SelectionModel::DocumentChanged
                | SelectionModel::CurrentChanged)) {
            m_mode.look();
        }
    });
    connect(&m_suspects, &SuspectsView::lineChosen, &m_mode, &JudgingMode::look);
    connect(&m_mode, &JudgingMode::changed, this, &JudgingPanels::follow);
    connect(&m_suspects, &SuspectsView::rowsChanged, this, &JudgingPanels::follow);
    connect(&m_control.judgements(), &JudgementSession::changed, this, &JudgingPanels::follow);
    connect(&m_sample, &GoldSample::linesChanged, this, [this]() { m_suspects.setSample(m_sample.lines()); });
    connect(&bar, &JudgeBar::agreementRequested, &window,
        [&window]() { window.action(Command::JudgeAgreement)->trigger(); });
    connect(m_suspects.agreement(), &AgreementPage::judgingWanted, &m_mode, [this]() {
        m_mode.setOn(true);
        m_bar.judge()->setFocus();
    });
    connect(&bar, &JudgeBar::sampleRequested, &m_control, &JudgementControl::changeSample);
    connect(&m_mode, &JudgingMode::alikeWanted, this, [this]() {
        if (const QString why = whyNotAlike(); !why.isEmpty()) {
            Q_EMIT m_mode.noticed(why);
        } else {
            applyToAlike(*m_last, *lastVerdict());
        }
    });
    connect(&m_suspects, &SuspectsView::alikeWanted, this, [this]() {
        if (const auto line = m_suspects.currentLine()) {
            const analysis::Judgement* const said = judgementOf(*m_suspects.rows(), *line);
            applyToAlike(*line, said != nullptr ? said->verdict : analysis::Verdict::GoldWrong);
        }
    });
    connect(&m_suspects, &SuspectsView::activated, &m_text, [this]() { m_text.setFocus(); });
    follow();
}

std::optional<JudgingMode::Question> JudgingPanels::askOf(std::uint32_t line)
{
    if (!m_suspects.rows() || !m_control.judgements().possible()) {
        return std::nullopt;
    }
    const analysis::SuspectList& list = m_suspects.rows()->list();
    JudgingMode::Question question;
    question.judgement = analysis::questionOf(list, line, m_control.judgements().shownSet());
    question.proposal = analysis::proposedCorrection(list.at(line));
    const analysis::Suspect row = list.at(line);
    const annotation::Document& document = list.gold().documents[row.document];
    if (!document.text.empty()) {
        const analysis::SuspectAnnotation& place = row.place();
        const auto& gold = question.judgement.record.gold;
        question.place = { { m_suspects.rows()->ranking.list(), &list.gold() }, &document, {},
            { place.pieces, gold ? gold->type : place.type, {} } };
        question.place.proposal = question.proposal.value_or(std::vector { question.place.present });
    }
    question.goldFirst = m_suspects.model()->goldFirst(line);
    question.sides = m_suspects.rows()->facts->alone ? JudgingMode::Sides::GoldAlone
        : row.proposals.empty()                      ? JudgingMode::Sides::Agree
                                                     : JudgingMode::Sides::Differ;
    if (const GoldSample::Place* const drawn = m_sample.of(line)) {
        question.judgement.sampled = analysis::Sampled::Random;
        question.judgement.pi = drawn->pi;
        if (!drawn->place.ofGold) { // one of several at the place
            question.judgement.record.gold.reset();
            question.judgement.record.system = drawn->place.annotation;
        }
    }
    question.back
        = [this, line, of = m_suspects.rows()->ranking.list(), judged = question.judgement.record]() {
              if (m_suspects.rows() && m_suspects.rows()->ranking.list() == of) {
                  m_suspects.showLine(line);
              } else {
                  goBackTo(judged);
              }
          };
    return question;
}

std::optional<JudgingMode::Question> JudgingPanels::askOfRecord()
{
    if (!m_control.canJudge() || !m_control.judgements().possible()) {
        return std::nullopt;
    }
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    const std::uint32_t number = *m_selection.currentRecord();
    const match::PairOutcome& record = evaluation->records[number];
    JudgingMode::Question question;
    question.judgement = analysis::questionOf(*evaluation, record, m_control.judgements().shownSet());
    question.proposal = analysis::proposedCorrection(*evaluation, record);
    question.sides = record.hasGold() && record.sameSpan && record.sameType ? JudgingMode::Sides::Agree
                                                                            : JudgingMode::Sides::Differ;
    const annotation::Document* const document = evaluation->cases[record.document].gold;
    if (document != nullptr && !document->text.empty()) {
        analysis::CorrectAnnotation present;
        if (const auto& gold = question.judgement.record.gold) {
            present = { gold->pieces, gold->type, {} };
        } else if (question.proposal && !question.proposal->empty()) {
            present = question.proposal->front();
        }
        question.place = { evaluation->gold, document, {}, present };
        if (question.proposal) {
            question.place.proposal = *question.proposal;
        } else if (!present.pieces.empty()) {
            question.place.proposal = { std::move(present) };
        }
    }
    question.back = [this, judged = question.judgement.record]() { goBackTo(judged); };
    return question;
}

void JudgingPanels::goBackTo(const analysis::JudgedRecord& judged)
{
    const std::string set = m_control.judgements().shownSet();
    const auto found = [&]() {
        const analysis::EvaluationPtr& shown = m_selection.evaluation();
        return shown ? recordOf(*shown, judged, set) : std::nullopt;
    };
    auto record = found();
    if (!record && m_selection.evaluation() != m_selection.mainEvaluation()) {
        m_selection.clearFilters(); // a measure's list: other records
        record = found();
    }
    if (!record) {
        return; // of another data set
    }
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    const auto* const document = evaluation->cases[evaluation->records[*record].document].gold;
    if (m_suspects.table()->hasFocus() && m_suspects.rows() && document != nullptr) {
        const analysis::SuspectList& list = m_suspects.rows()->list();
        for (std::uint32_t line = 0; line < list.size(); ++line) {
            if (list.gold().documents[list.document(line)].name == document->name
                && atOnePlace(analysis::questionOf(list, line, set).record, judged)) {
                m_suspects.showLine(line);
                break;
            }
        }
    }
    m_selection.setCurrentRecord(*record);
}

std::optional<std::uint32_t> JudgingPanels::lineInText() const
{
    return m_mode.blind() || !m_suspects.leads() ? std::nullopt : m_suspects.currentLine();
}

void JudgingPanels::drawSelected()
{
    const auto* const shown = m_text.shownCase();
    const auto selected = m_text.selectedGold();
    if (m_mode.on() && selected && shown != nullptr && shown->gold != nullptr
        && m_control.judgements().possible()) {
        const auto back = [this, gold = m_text.shownEvaluation()->gold, document = shown->gold->name,
                              span = *selected]() {
            const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
            if (!evaluation || evaluation->gold != gold) {
                return; // of another data set
            }
            const auto of = std::ranges::find_if(evaluation->cases, [&](const analysis::DocumentCase& each) {
                return each.gold != nullptr && each.gold->name == document;
            });
            if (of != evaluation->cases.end()) {
                m_selection.setCurrentRange(static_cast<std::size_t>(of - evaluation->cases.begin()),
                    { analysis::SideId::Gold, span });
            }
        };
        m_mode.drawText(
            m_text.shownEvaluation()->gold, *shown->gold, *selected, m_control.judgements().shownSet(), back);
    }
}

void JudgingPanels::showDrawn()
{
    const CorrectionDraft& draft = m_mode.draft();
    std::vector<DocumentView::Drawn> drawn;
    if (draft.drawn()) {
        for (std::size_t i = 0; i < draft.correct().size(); ++i) {
            for (const text::Span piece : draft.correct()[i].pieces) {
                drawn.push_back({ piece,
                    //: in the text, at a stretch that is drawn as right; %1: a type
                    draft.correct()[i].type.empty() ? tr("right: ?")
                                                    : tr("right: %1").arg(toQString(draft.correct()[i].type)),
                    i == draft.current() });
            }
        }
    }
    m_text.setDrawn(draft.document() != nullptr ? draft.document()->name : std::string(), std::move(drawn));
}

void JudgingPanels::goOnInSuspects()
{
    m_last = m_suspects.currentLine();
    m_suspects.goOn();
    showAlike();
}

void JudgingPanels::follow()
{
    const bool on = m_mode.on();
    m_suspects.setBlind(on && m_mode.blind());
    m_suspects.model()->setJudge(
        on && !m_mode.adjudicates() ? std::optional(toUtf8(m_mode.judge())) : std::nullopt);
    const auto& rows = m_suspects.rows();
    m_sample.setList(on && rows ? rows->ranking.list() : nullptr, m_control.judgements().shownSet());
    m_bar.setDrawable(rows != nullptr);
    m_mode.look();
    if (!rows || (m_last && *m_last >= rows->list().size())) {
        m_last.reset();
    }
    showAlike();
}

void JudgingPanels::showAlike()
{
    const QString why = whyNotAlike();
    m_bar.setAlike(why.isEmpty() ? m_suspects.alike(*m_last).size() : 0, why);
}

std::optional<analysis::Verdict> JudgingPanels::lastVerdict()
{
    auto asked = m_last ? askOf(*m_last) : std::nullopt;
    if (!asked) {
        return std::nullopt;
    }
    asked->judgement.judge = toUtf8(m_mode.judge());
    asked->judgement.adjudicated = m_mode.adjudicates();
    const auto said = m_control.judgements().ownOf(asked->judgement);
    return said ? std::optional(said->verdict) : std::nullopt;
}

QString JudgingPanels::whyNotAlike()
{
    if (m_mode.blind()) {
        return tr("In blind mode each place is judged by itself: which are alike would tell which side is "
                  "which.");
    }
    if (!lastVerdict()) {
        return tr("There is no verdict to say of alike places: judge a row of Suspects first.");
    }
    return m_suspects.alike(*m_last).empty() ? tr("No place that is left is like the one judged last.")
                                             : QString();
}

void JudgingPanels::applyToAlike(std::uint32_t line, analysis::Verdict verdict)
{
    auto lines = m_suspects.alike(line);
    const SuspectModel& model = *m_suspects.model();
    if (!m_mode.on() || lines.empty()) {
        return;
    }
    if (!model.isJudged(line)) {
        lines.insert(lines.begin(), line);
    }
    const analysis::SuspectListPtr list = m_suspects.rows()->ranking.list();
    QStringList places;
    for (const std::uint32_t each : lines) {
        places << model.placeText(each);
    }
    const bool alone = m_suspects.rows()->facts->alone;
    if (alone && verdict == analysis::Verdict::SystemWrong) {
        verdict = analysis::Verdict::BothAcceptable; // said in blind mode of the proposal
    }
    auto* dialog = new AlikeDialog(model.alikeText(line), places, verdict, &m_window, alone);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(*dialog, QStringLiteral("index#judging-by-keys"));
    connect(dialog, &QDialog::accepted, this, [this, dialog, lines, list]() {
        if (!m_suspects.rows() || m_suspects.rows()->ranking.list() != list) {
            return; // other data have been opened meanwhile
        }
        std::vector<JudgingMode::Question> questions;
        for (const std::size_t each : dialog->chosen()) {
            if (auto question = askOf(lines[each])) {
                questions.push_back(std::move(*question));
            }
        }
        m_mode.sayAll(dialog->verdict(), std::move(questions));
    });
    dialog->open();
}

} // namespace touchstone::ui

#include "moc_judgingpanels.cpp"
