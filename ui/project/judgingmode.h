// SPDX-License-Identifier: GPL-3.0-or-later
// JudgingMode: judging by single keys. While it is on, keys give verdicts to what the cursor stands on in a
// list or in the text, and the cursor goes on.
#pragma once

#include "ui/project/correctiondraft.h"
#include "ui/project/judgementsession.h"

class QKeyEvent;

namespace touchstone::ui {

class JudgingMode : public QObject
{
    Q_OBJECT

public:
    /// What the sides of a place say.
    enum class Sides {
        Differ,
        Agree, ///< gold and all systems are of one mind
        GoldAlone ///< there is no system that could be wrong
    };
    /// What is judged next.
    struct Question
    {
        analysis::Judgement judgement; ///< of what; no verdict yet
        /// What Enter puts in place of the gold; nothing: there is no proposal.
        std::optional<std::vector<analysis::CorrectAnnotation>> proposal {};
        bool goldFirst = true; ///< of the two sides that blind mode shows
        std::function<void()> back {}; ///< to it, when the verdict is taken back; empty: the cursor stays
        DrawingPlace place {}; ///< where a correction of it is drawn
        Sides sides = Sides::Differ;
    };
    /// A list or text, and what its cursor stands on.
    struct Target
    {
        QWidget* widget = nullptr; ///< whose keys are taken
        std::function<std::optional<Question>()> question; ///< nothing: nothing can be judged
        std::function<void()> goOn; ///< after a verdict
        /// Is the cursor's row about to become another one? Then keys wait for nothing and do nothing.
        std::function<bool()> busy {};
        bool blind = false; ///< does it hide which side is the gold?
    };

    JudgingMode(JudgementSession& judgements, QObject* parent);

    /// The first one is judged where none has had the keyboard yet.
    void addTarget(Target target);

    [[nodiscard]] bool on() const { return m_on; }
    void setOn(bool on);
    /// Who judges; empty: not told yet.
    [[nodiscard]] const QString& judge() const { return m_judgements.judge(); }
    void setJudge(const QString& judge);
    /// Which side is the gold is not told: the first two verdicts are of the first and the other side, and
    /// there is no proposal to accept.
    [[nodiscard]] bool blind() const { return m_blind; }
    void setBlind(bool blind);

    /// Are verdicts the last word on what several judges said? They stand beside what the judge said as one
    /// of them.
    [[nodiscard]] bool adjudicates() const { return m_adjudicates; }
    void setAdjudicates(bool adjudicates);
    /// What other judges say of what the cursor stands on: once this one has said something, so that the
    /// second is not led by the first, or while it adjudicates; else of what was judged last. By name.
    struct Others
    {
        bool ofLast = false;
        std::vector<analysis::Judgement> said;
    };
    [[nodiscard]] Others others() const;

    /// Said with the next verdict, then forgotten.
    void setNote(const QString& note) { m_note = note; }
    void setTags(const QStringList& tags) { m_tags = tags; }

    /// A key of the mode, as if it was pressed where the cursor stands; false: it is none.
    bool press(int key, bool shift = false);
    /// The correction of what the cursor stands on, or of a place that nobody has: what is proposed, until
    /// something is drawn. Verdicts that have a correction give it once something is drawn.
    [[nodiscard]] const CorrectionDraft& draft() const { return m_draft; }
    /// Is it of a place that neither the gold nor a system has?
    [[nodiscard]] bool ofMissing() const { return m_missing.has_value(); }
    /// Changes the correction.
    void draw(const std::function<void(CorrectionDraft&)>& change);
    /// Text of a gold was selected. Where it meets what the cursor stands on, it is the right border of it;
    /// elsewhere an annotation is missing there. `set`: how judgements name the data set; `back`: as a
    /// Question's, of the one that is missing.
    void drawText(const std::shared_ptr<const annotation::Layer>& gold, const annotation::Document& document,
        text::Span span, const std::string& set, std::function<void()> back);
    /// Drops what was drawn.
    void dropDrawn();
    /// The cursor may stand on something else, where what was drawn before is no correction.
    void look();
    /// Of what the cursor stands on in the list or text that had the keyboard last.
    void say(analysis::Verdict verdict, std::optional<std::vector<analysis::CorrectAnnotation>> correct = {});
    /// The gold is wrong, and the proposal right.
    void accept();
    /// Takes the last verdict back: what this judge had said before holds again, or nothing.
    void undo();
    [[nodiscard]] bool canUndo() const { return !m_said.empty(); }
    /// The same verdict of several at once, which are taken back as one.
    void sayAll(analysis::Verdict verdict, std::vector<Question> questions);
    /// What the cursor stands on; nothing: nothing to judge.
    [[nodiscard]] std::optional<Question> question() const;
    /// Gives the keyboard back to the list or text.
    void giveBackKeyboard();

    struct Counts
    {
        std::int64_t judged = 0;
        std::int64_t random = 0; ///< of them drawn
    };
    /// Places of the data shown that this judge has judged. O(judgements).
    [[nodiscard]] Counts counts() const;

    /// The verdict of a key, 1 to 6; nothing: it makes no sense here. In blind mode the first two are of the
    /// first and the other side, and where both say the same, only 3 to 6 can be told.
    [[nodiscard]] std::optional<analysis::Verdict> verdictOf(int number, const Question& asked) const;
    /// The words of a key at such a place, "Both are right"; nothing asked: those of places where sides
    /// differ.
    [[nodiscard]] QString wordsOf(int number, const std::optional<Question>& asked) const;
    /// Does blind mode hide which side is the gold where verdicts are given now?
    [[nodiscard]] bool hides() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void changed(); ///< on, judge, blind, or what was said
    /// Its name is to be asked for, then it is to be switched on again.
    void judgeWanted();
    void judgeChanged(const QString& name);
    /// There is no file beside which judgements can be kept.
    void fileWanted();
    void noteWanted();
    void tagsWanted();
    void alikeWanted(); ///< the last verdict is to be said of what is alike
    void typeWanted(); ///< of the correction, likewise the next
    void linkWanted();
    void drawnChanged(); ///< draft()
    void placeChanged(); ///< the cursor may stand on something else
    void noticed(const QString& text);
    /// A note and tags were written with a verdict.
    void wordsSaid();

private:
    struct Said
    {
        analysis::Judgement judgement;
        std::optional<analysis::Judgement> before; ///< of the same judge and place
        std::function<void()> back;
    };

    [[nodiscard]] const Target* target() const;
    [[nodiscard]] std::optional<Question> questionOfTarget() const;
    void tellNothingChosen();
    void tellImpossible(const Question& asked);
    /// Are the keys that draw taken here?
    [[nodiscard]] bool takes(const QKeyEvent& event) const;
    bool pressDrawing(int key, bool shift);
    void put(analysis::Verdict verdict, Question question,
        std::optional<std::vector<analysis::CorrectAnnotation>> correct, std::vector<Said>& said);

    JudgementSession& m_judgements;
    std::vector<Target> m_targets;
    std::size_t m_last = 0; ///< that had the keyboard
    bool m_on = false;
    bool m_blind = false;
    bool m_adjudicates = false;
    QString m_note;
    QStringList m_tags;
    std::optional<analysis::JudgedRecord> m_seen; ///< what the cursor stood on
    std::optional<std::string> m_missing; ///< the draft is of a missing annotation, in this data set
    std::function<void()> m_backToMissing;
    CorrectionDraft m_draft;
    std::string m_type; ///< that was drawn last
    std::vector<std::vector<Said>> m_said; ///< what undo takes back at once, the newest last
};

} // namespace touchstone::ui
