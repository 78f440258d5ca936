// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgingmode.h"

#include "ui/session/corestrings.h"

#include "core/judging/judgedplaces.h"

#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace touchstone::ui {

namespace {

using analysis::Verdict;

/// Keys that give verdicts, without modifiers, but for those of a keypad.
bool isVerdictKey(int key)
{
    return (key >= Qt::Key_1 && key <= Qt::Key_6) || key == Qt::Key_Return || key == Qt::Key_Enter
        || key == Qt::Key_U || key == Qt::Key_N || key == Qt::Key_T || key == Qt::Key_A;
}

/// There is nothing beside what the gold says.
bool saysOneThing(const JudgingMode::Question& asked)
{
    return asked.sides == JudgingMode::Sides::Agree
        || (asked.sides == JudgingMode::Sides::GoldAlone && !asked.proposal);
}

/// Keys that draw a correction.
bool isDrawingKey(int key)
{
    return key == Qt::Key_B || key == Qt::Key_E || key == Qt::Key_Y || key == Qt::Key_L || key == Qt::Key_0
        || key == Qt::Key_M || key == Qt::Key_O;
}

} // namespace

JudgingMode::JudgingMode(JudgementSession& judgements, QObject* parent)
    : QObject(parent)
    , m_judgements(judgements)
{
    connect(&m_judgements, &JudgementSession::changed, this, &JudgingMode::changed);
    connect(&m_judgements, &JudgementSession::moved, this, [this]() { m_said.clear(); });
}

void JudgingMode::addTarget(Target target)
{
    target.widget->installEventFilter(this);
    m_targets.push_back(std::move(target));
}

void JudgingMode::setOn(bool on)
{
    if (on == m_on) {
        return;
    }
    if (on && !m_judgements.possible()) {
        Q_EMIT changed(); // the switch was pressed, and stays off
        Q_EMIT fileWanted();
        return;
    }
    if (on && judge().isEmpty()) {
        Q_EMIT changed();
        Q_EMIT judgeWanted();
        return;
    }
    m_on = on;
    Q_EMIT changed();
    look();
}

void JudgingMode::setJudge(const QString& judge)
{
    const QString name = judge.simplified();
    if (name.isEmpty() || name == m_judgements.judge()) {
        return;
    }
    m_judgements.setJudge(name);
    m_said.clear(); // of another judge
    Q_EMIT judgeChanged(name);
    Q_EMIT changed();
}

void JudgingMode::setAdjudicates(bool adjudicates)
{
    if (std::exchange(m_adjudicates, adjudicates) != adjudicates) {
        Q_EMIT changed();
    }
}

JudgingMode::Others JudgingMode::others() const
{
    Others others;
    const auto& table = m_judgements.table();
    if (!m_on || !table || hides()) {
        return others;
    }
    const std::string own = toUtf8(judge());
    const auto copied = [&](const analysis::JudgedRecord& record) {
        for (const auto* const said : analysis::saidByOthers(*table, record, own)) {
            others.said.push_back(*said);
        }
    };
    const auto asked = m_missing ? std::nullopt : questionOfTarget();
    if (asked && (m_adjudicates || analysis::hasJudged(*table, asked->judgement.record, own))) {
        copied(asked->judgement.record);
    } else if (!m_said.empty()) {
        others.ofLast = true;
        copied(m_said.back().back().judgement.record);
    }
    return others;
}

void JudgingMode::setBlind(bool blind)
{
    if (std::exchange(m_blind, blind) != blind) {
        dropDrawn();
        Q_EMIT changed();
    }
}

const JudgingMode::Target* JudgingMode::target() const
{
    return m_last < m_targets.size() ? &m_targets[m_last] : nullptr;
}

std::optional<JudgingMode::Question> JudgingMode::questionOfTarget() const
{
    const Target* const at = target();
    return m_on && at != nullptr && !(at->busy && at->busy()) ? at->question() : std::nullopt;
}

std::optional<JudgingMode::Question> JudgingMode::question() const
{
    if (!m_missing) {
        return questionOfTarget();
    }
    const analysis::CorrectAnnotation* const drawn = m_draft.annotation();
    if (!m_on || drawn == nullptr) {
        return std::nullopt;
    }
    Question question;
    question.judgement
        = analysis::questionOfMissing(*m_draft.document(), m_draft.correct().front(), *m_missing);
    question.back = m_backToMissing;
    return question;
}

void JudgingMode::look()
{
    Q_EMIT placeChanged();
    const auto asked = hides() ? std::nullopt : questionOfTarget();
    const auto seen = asked ? std::optional(asked->judgement.record) : std::nullopt;
    if (seen == m_seen && (seen || m_missing || !m_draft.possible())) {
        return; // what was drawn is of it still
    }
    m_seen = seen;
    m_missing.reset();
    m_draft = asked ? CorrectionDraft(asked->place) : CorrectionDraft();
    Q_EMIT drawnChanged();
}

void JudgingMode::dropDrawn()
{
    m_seen.reset();
    m_missing.reset();
    m_draft = {};
    look();
    Q_EMIT drawnChanged();
}

void JudgingMode::draw(const std::function<void(CorrectionDraft&)>& change)
{
    if (!m_on || !m_draft.possible()) {
        return;
    }
    change(m_draft);
    if (m_missing && m_draft.correct().empty()) {
        dropDrawn(); // it is not missing, then
        return;
    }
    if (const auto* const shown = m_draft.annotation(); shown != nullptr && !shown->type.empty()) {
        m_type = shown->type;
    }
    Q_EMIT drawnChanged();
}

void JudgingMode::drawText(const std::shared_ptr<const annotation::Layer>& gold,
    const annotation::Document& document, text::Span span, const std::string& set, std::function<void()> back)
{
    if (!m_on || m_blind || gold == nullptr) {
        return;
    }
    look();
    const annotation::Document* const of = m_draft.document();
    if (of == nullptr || of->name != document.name || !m_draft.meets(span)) {
        CorrectionDraft missing({ gold, &document, {}, {} });
        missing.setSpan(span);
        if (!missing.drawn()) {
            return; // white space
        }
        const auto types = analysis::typesOf(*gold);
        missing.setType(std::ranges::binary_search(types, m_type) ? m_type : std::string());
        m_draft = std::move(missing);
        m_missing = set;
        m_backToMissing = std::move(back);
    } else {
        m_draft.setSpan(span);
    }
    Q_EMIT drawnChanged();
}

void JudgingMode::giveBackKeyboard()
{
    if (const Target* const at = target(); at != nullptr && at->widget->isVisible()) {
        at->widget->setFocus(Qt::OtherFocusReason);
    }
}

std::optional<Verdict> JudgingMode::verdictOf(int number, const Question& asked) const
{
    const Verdict verdict = analysis::givenVerdicts[static_cast<std::size_t>(number - 1)];
    if (hides()) {
        if (saysOneThing(asked) && (verdict == Verdict::GoldWrong || verdict == Verdict::SystemWrong)) {
            return std::nullopt;
        }
    } else if (verdict == Verdict::SystemWrong
            ? asked.sides != Sides::Differ
            : verdict == Verdict::BothWrong && !asked.proposal && asked.sides == Sides::GoldAlone) {
        return std::nullopt;
    }
    const bool turned = hides() && !asked.goldFirst;
    return turned && verdict == Verdict::GoldWrong  ? Verdict::SystemWrong
        : turned && verdict == Verdict::SystemWrong ? Verdict::GoldWrong
                                                    : verdict;
}

QString JudgingMode::wordsOf(int number, const std::optional<Question>& asked) const
{
    const Verdict verdict = analysis::givenVerdicts[static_cast<std::size_t>(number - 1)];
    const Sides sides = asked ? asked->sides : Sides::Differ;
    if (hides()) {
        const bool right = verdict == Verdict::BothAcceptable && asked && saysOneThing(*asked);
        return verdict == Verdict::GoldWrong  ? tr("First is wrong")
            : verdict == Verdict::SystemWrong ? tr("Other is wrong")
            : right                           ? tr("Both are right")
                                              : verdictText(verdict);
    }
    if (verdict == Verdict::BothAcceptable && sides != Sides::Differ) {
        return sides == Sides::GoldAlone ? tr("Gold is right") : tr("Both are right");
    }
    return verdict == Verdict::BothWrong && sides == Sides::GoldAlone ? tr("Gold and proposal are wrong")
                                                                      : verdictText(verdict);
}

bool JudgingMode::hides() const
{
    const Target* const at = target();
    return m_blind && at != nullptr && at->blind;
}

void JudgingMode::put(Verdict verdict, Question question,
    std::optional<std::vector<analysis::CorrectAnnotation>> correct, std::vector<Said>& said)
{
    analysis::Judgement& judgement = question.judgement;
    judgement.verdict = verdict;
    judgement.judge = toUtf8(judge());
    judgement.adjudicated = m_adjudicates;
    judgement.correct = analysis::hasCorrection(verdict) ? std::move(correct) : std::nullopt;
    judgement.note = toUtf8(m_note.simplified());
    for (const QString& tag : m_tags) {
        judgement.tags.push_back(toUtf8(tag));
    }
    std::ranges::sort(judgement.tags);
    judgement.tags.erase(std::unique(judgement.tags.begin(), judgement.tags.end()), judgement.tags.end());
    auto before = m_judgements.ownOf(judgement);
    said.push_back({ std::move(judgement), std::move(before), std::move(question.back) });
}

void JudgingMode::say(Verdict verdict, std::optional<std::vector<analysis::CorrectAnnotation>> correct)
{
    auto asked = question();
    if (!asked) {
        return;
    }
    const bool gives = !correct && m_draft.drawn() && analysis::hasCorrection(verdict);
    if ((gives || m_missing) && !m_draft.complete()) {
        Q_EMIT noticed(tr("What is drawn has no type yet: Y chooses one."));
        return;
    }
    if (gives) {
        correct = m_draft.correct();
    } else if (!correct && verdict == Verdict::GoldWrong) {
        correct = asked->proposal;
    }
    std::vector<Said> said;
    put(verdict, std::move(*asked), std::move(correct), said);
    const auto goOn = m_missing ? std::function<void()>([]() {}) : target()->goOn;
    m_judgements.say({ said.front().judgement });
    m_said.push_back(std::move(said));
    setNote({});
    setTags({});
    Q_EMIT wordsSaid();
    Q_EMIT changed();
    goOn();
    dropDrawn();
}

void JudgingMode::sayAll(Verdict verdict, std::vector<Question> questions)
{
    if (!m_on || questions.empty()) {
        return;
    }
    std::vector<Said> said;
    std::vector<analysis::Judgement> judgements;
    for (Question& asked : questions) {
        const auto correct = asked.proposal;
        put(verdict, std::move(asked), correct, said);
        judgements.push_back(said.back().judgement);
    }
    m_judgements.say(std::move(judgements));
    m_said.push_back(std::move(said));
    setNote({});
    setTags({});
    Q_EMIT wordsSaid();
    Q_EMIT changed();
}

void JudgingMode::tellNothingChosen()
{
    const Target* const at = target();
    if (at != nullptr && !(at->busy && at->busy())) {
        Q_EMIT noticed(tr("Choose a row, or an annotation in the text, to judge it."));
    }
}

void JudgingMode::tellImpossible(const Question& asked)
{
    Q_EMIT noticed(asked.sides == Sides::GoldAlone && !hides()
            ? tr("There is no system here: 1 says that the gold is wrong, 3 that it is right.")
            : tr("Both sides say the same here: 3 says that they are right, 4 that they are wrong."));
}

void JudgingMode::accept()
{
    const auto asked = question();
    if (!asked) {
        tellNothingChosen();
        return;
    }
    if (hides()) {
        Q_EMIT noticed(tr("In blind mode there is no proposal to accept: 1 or 2 says which side is wrong."));
    } else if (m_draft.drawn()) {
        say(Verdict::GoldWrong);
    } else if (!asked->proposal) {
        Q_EMIT noticed(tr("Nobody proposes anything here."));
    } else {
        say(Verdict::GoldWrong, asked->proposal);
    }
}

void JudgingMode::undo()
{
    if (!m_on || m_said.empty()) {
        return;
    }
    std::vector<analysis::Judgement> judgements;
    std::function<void()> back;
    for (Said& one : m_said.back()) {
        if (one.before) {
            judgements.push_back(std::move(*one.before));
        } else {
            analysis::Judgement cleared;
            cleared.record = one.judgement.record;
            cleared.judge = one.judgement.judge;
            cleared.adjudicated = one.judgement.adjudicated;
            cleared.systems = one.judgement.systems;
            cleared.verdict = Verdict::Cleared;
            judgements.push_back(std::move(cleared));
        }
        back = std::move(one.back);
    }
    m_said.pop_back();
    m_judgements.say(std::move(judgements));
    Q_EMIT noticed(tr("The last verdict is taken back."));
    Q_EMIT changed();
    if (back) {
        back();
    }
}

JudgingMode::Counts JudgingMode::counts() const
{
    Counts counts;
    if (const auto& table = m_judgements.table()) {
        for (const analysis::Judgement& judgement : table->judgements()) {
            if (judgement.verdict != Verdict::Cleared && !judgement.adjudicated
                && judgement.judge == toUtf8(judge()) && judgement.record.set == table->set()) {
                ++counts.judged;
                counts.random += judgement.sampled == analysis::Sampled::Random ? 1 : 0;
            }
        }
    }
    return counts;
}

bool JudgingMode::pressDrawing(int key, bool shift)
{
    if (isDrawingKey(key) && hides()) {
        Q_EMIT noticed(
            tr("In blind mode nothing is drawn: what is proposed would tell which side is which."));
        return true;
    }
    switch (key) {
    case Qt::Key_B:
    case Qt::Key_E:
        draw([key, shift](CorrectionDraft& draft) {
            draft.moveBorder(key == Qt::Key_B ? analysis::Border::Begin : analysis::Border::End, !shift);
        });
        return true;
    case Qt::Key_0:
        draw([](CorrectionDraft& draft) { draft.remove(); });
        return true;
    case Qt::Key_M:
        draw([](CorrectionDraft& draft) { draft.addFurther(); });
        return true;
    case Qt::Key_O:
        draw([](CorrectionDraft& draft) { draft.stepOn(); });
        return true;
    case Qt::Key_Y:
        Q_EMIT typeWanted();
        return true;
    case Qt::Key_L:
        Q_EMIT linkWanted();
        return true;
    case Qt::Key_Escape:
        dropDrawn();
        return true;
    default:
        return false;
    }
}

bool JudgingMode::press(int key, bool shift)
{
    if (key >= Qt::Key_1 && key <= Qt::Key_6) {
        const auto asked = question();
        if (const auto verdict = asked ? verdictOf(key - Qt::Key_0, *asked) : std::nullopt) {
            say(*verdict);
        } else if (asked) {
            tellImpossible(*asked);
        } else {
            tellNothingChosen();
        }
        return true;
    }
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        accept();
        return true;
    case Qt::Key_U:
        undo();
        return true;
    case Qt::Key_N:
        Q_EMIT noteWanted();
        return true;
    case Qt::Key_T:
        Q_EMIT tagsWanted();
        return true;
    case Qt::Key_A:
        Q_EMIT alikeWanted();
        return true;
    default:
        return pressDrawing(key, shift);
    }
}

bool JudgingMode::takes(const QKeyEvent& event) const
{
    const int key = event.key();
    const auto held = event.modifiers() & ~Qt::KeypadModifier;
    return held == Qt::NoModifier
        ? isVerdictKey(key) || isDrawingKey(key) || (key == Qt::Key_Escape && m_draft.drawn())
        : held == Qt::ShiftModifier && (key == Qt::Key_B || key == Qt::Key_E);
}

bool JudgingMode::eventFilter(QObject* watched, QEvent* event)
{
    const auto at = std::ranges::find(m_targets, watched, &Target::widget);
    if (at == m_targets.end()) {
        return false;
    }
    if (event->type() == QEvent::FocusIn) {
        m_last = static_cast<std::size_t>(at - m_targets.begin());
        Q_EMIT changed();
        look();
    } else if (m_on && event->type() == QEvent::ShortcutOverride) {
        if (takes(static_cast<const QKeyEvent&>(*event))) {
            event->accept(); // the user's own keys of commands step back
            return true;
        }
    } else if (m_on && event->type() == QEvent::KeyPress) {
        const auto& pressed = static_cast<const QKeyEvent&>(*event);
        if (takes(pressed)) {
            m_last = static_cast<std::size_t>(at - m_targets.begin());
            const bool draws = pressed.key() == Qt::Key_B || pressed.key() == Qt::Key_E;
            return (pressed.isAutoRepeat() && !draws)
                || press(pressed.key(), (pressed.modifiers() & Qt::ShiftModifier) != 0);
        }
    }
    return false;
}

} // namespace touchstone::ui

#include "moc_judgingmode.cpp"
