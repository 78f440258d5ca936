// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/judgebar.h"

#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/shortcuts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include <QKeyEvent>

namespace touchstone::ui {

namespace {

constexpr int nameCharacters = 14;
constexpr int noteCharacters = 22;

QString percent(double share, int decimals = 1) { return QLocale().toString(100 * share, 'f', decimals); }

} // namespace

JudgeBar::JudgeBar(JudgingMode& mode, GoldSample& sample, QWidget* parent)
    : QFrame(parent)
    , m_mode(mode)
    , m_sample(sample)
    , m_judge(new QLineEdit(this))
    , m_note(makeField(this, tr("note (N)"), tr("Note, written with the next verdict")))
    , m_tags(makeField(this, tr("tags (T), by commas"), tr("Tags, written with the next verdict")))
    , m_correction(new CorrectionRow(mode, this))
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Judging"));
    setProperty("help", QStringLiteral("index#judging-by-keys"));
    const int unit = fontMetrics().averageCharWidth();
    m_judge->setAccessibleName(tr("Name of the judge"));
    m_judge->setFixedWidth(nameCharacters * unit);
    m_judge->setToolTip(tr("Who judges; it is written with every verdict."));
    m_note->setFixedWidth(noteCharacters * unit);
    m_tags->setFixedWidth(noteCharacters * unit);
    auto* rows = new FlowLayout({}, { labelled(tr("Judge:"), m_judge) });
    for (int number = 1; number <= static_cast<int>(analysis::givenVerdicts.size()); ++number) {
        auto* button = new QToolButton(this);
        connect(button, &QToolButton::clicked, this, [this, number]() { m_mode.press(Qt::Key_0 + number); });
        m_verdicts.push_back(button);
        rows->addWidget(button);
    }
    const auto key = [this](QToolButton* button, const QString& text, const QString& meaning, int pressed) {
        button->setText(text);
        button->setToolTip(meaning);
        connect(button, &QToolButton::clicked, this, [this, pressed]() { m_mode.press(pressed); });
    };
    key(m_accept, tr("Enter: accept"), tr("The proposal is right, and what stands there is wrong."),
        Qt::Key_Return);
    key(m_undo, tr("U: undo"), tr("Take the last verdict back."), Qt::Key_U);
    key(m_alike, tr("A: alike…"), {}, Qt::Key_A);
    m_blind->setToolTip(
        tr("Hide which side is the reference: 1 and 2 are said of the first and the other side."));
    connect(m_blind, &QCheckBox::toggled, &m_mode, &JudgingMode::setBlind);
    m_adjudicate->setToolTip(tr("Verdicts are the last word on what several judges said, and stand beside "
                                "theirs. What others say is told before."));
    connect(m_adjudicate, &QCheckBox::toggled, &m_mode, &JudgingMode::setAdjudicates);
    connect(m_draw, &QToolButton::clicked, this, &JudgeBar::sampleRequested);
    m_draw->setEnabled(false);
    m_leave->setText(tr("Leave"));
    m_leave->setToolTip(withKeys(tr("End judging"), Command::JudgeByKeys));
    keepSaid(m_leave, [this]() { m_leave->setToolTip(withKeys(tr("End judging"), Command::JudgeByKeys)); });
    connect(m_leave, &QToolButton::clicked, this, [this]() {
        m_mode.setOn(false);
        m_mode.giveBackKeyboard();
    });
    for (QWidget* widget : std::initializer_list<QWidget*> { m_accept, m_undo, m_alike, m_note, m_tags,
             m_blind, m_adjudicate, m_draw, m_leave, m_counts, m_estimate, m_agreement, m_others }) {
        rows->addWidget(widget);
    }
    m_agreement->setAutoRaise(true);
    connect(m_agreement, &QToolButton::clicked, this, &JudgeBar::agreementRequested);
    for (QLabel* label : { m_counts, m_estimate, m_others }) {
        label->setTextFormat(Qt::PlainText);
    }
    layColumn(this, { 6, 3, 6, 3 }, { rows, m_correction }, 3);
    for (QLineEdit* field : { m_judge, m_note, m_tags }) {
        field->installEventFilter(this);
    }
    connect(m_judge, &QLineEdit::editingFinished, this, [this]() {
        m_mode.setJudge(m_judge->text());
        m_judge->setText(m_mode.judge()); // one without a name is none
    });
    connect(m_note, &QLineEdit::textChanged, &m_mode, &JudgingMode::setNote);
    connect(m_tags, &QLineEdit::textChanged, this, [this](const QString& text) {
        QStringList tags;
        for (const QString& tag : text.split(QLatin1Char(','))) {
            if (!tag.trimmed().isEmpty()) {
                tags << tag.trimmed();
            }
        }
        m_mode.setTags(tags);
    });
    connect(&m_mode, &JudgingMode::wordsSaid, this, [this]() {
        m_note->clear();
        m_tags->clear();
    });
    for (const auto& [wanted, field] :
        { std::pair(&JudgingMode::noteWanted, m_note), std::pair(&JudgingMode::tagsWanted, m_tags) }) {
        connect(&m_mode, wanted, field, [shown = field]() {
            shown->setFocus(Qt::ShortcutFocusReason);
            shown->selectAll();
        });
    }
    connect(&m_mode, &JudgingMode::changed, this, &JudgeBar::refresh);
    connect(&m_mode, &JudgingMode::placeChanged, this, &JudgeBar::showPlace);
    connect(&m_sample, &GoldSample::estimateChanged, this, &JudgeBar::refresh);
    connect(&m_sample, &GoldSample::linesChanged, this, &JudgeBar::refresh);
    m_alike->setEnabled(false);
    keepSaid(this, [this]() { refresh(); });
}

void JudgeBar::setAlike(std::size_t count, const QString& why)
{
    m_alike->setText(count == 0
            ? tr("A: alike…")
            : tr("A: apply to %1 alike…").arg(countText(static_cast<std::int64_t>(count))));
    m_alike->setToolTip(
        why.isEmpty() ? tr("Say the last verdict of places with the same words, type and proposal.") : why);
    m_alike->setEnabled(why.isEmpty());
}

QString JudgeBar::estimateText(const std::optional<analysis::GoldEstimate>& estimate)
{
    if (!estimate || !estimate->rate) {
        return {};
    }
    //: %1: a percentage, %2 to %3: its interval, %4: how many, %5: names
    const QString said = tr("Gold error rate %1 % (%2–%3); random places: %4; judged by %5")
                             .arg(percent(*estimate->rate), percent(estimate->low), percent(estimate->high),
                                 countText(static_cast<std::int64_t>(estimate->drawn)),
                                 listText(textsOf(estimate->judges, toQString)));
    //: %1: the estimate, %2: of how many places it was not decided whether the gold is wrong
    return estimate->undecided == 0
        ? said
        : tr("%1; unclear or broken, counted as not wrong: %2")
              .arg(said, countText(static_cast<std::int64_t>(estimate->undecided)));
}

void JudgeBar::showPlace()
{
    if (!m_mode.on()) {
        return;
    }
    const auto asked = m_mode.question();
    for (int i = 0; i < static_cast<int>(m_verdicts.size()); ++i) {
        QToolButton* const button = m_verdicts[static_cast<std::size_t>(i)];
        //: %1: a digit, the key of a verdict, %2: the verdict
        button->setText(tr("%1 %2").arg(i + 1).arg(m_mode.wordsOf(i + 1, asked)));
        button->setEnabled(!asked || m_mode.verdictOf(i + 1, *asked));
    }
    showOthers();
}

void JudgeBar::showOthers()
{
    const auto [ofLast, said] = m_mode.others();
    QStringList texts;
    for (const analysis::Judgement& each : said) {
        //: %1: name of a judge, %2: a verdict
        texts << (each.adjudicated ? tr("%1 (adjudicated): %2") : tr("%1: %2"))
                     .arg(toQString(each.judge), verdictText(each.verdict));
    }
    const QString all = texts.join(tr("; "));
    //: %1: what other judges say
    m_others->setText((ofLast ? tr("Last place – %1") : tr("Here – %1")).arg(all));
    m_others->setVisible(!texts.isEmpty());
}

void JudgeBar::refresh()
{
    setVisible(m_mode.on());
    if (!m_mode.on()) {
        return;
    }
    if (!m_judge->hasFocus()) {
        m_judge->setText(m_mode.judge());
    }
    m_accept->setEnabled(!m_mode.hides());
    m_undo->setEnabled(m_mode.canUndo());
    m_blind->setChecked(m_mode.blind());
    m_draw->setText(m_sample.drawn() ? tr("End sample") : tr("Sample…"));
    m_draw->setToolTip(m_sample.drawn()
            ? tr("Leave the places that were drawn; what was judged of them stays.")
            : tr("Draw places at random, which are judged among the others: only they tell how much is wrong "
                 "in all."));
    const auto [judged, random] = m_mode.counts();
    m_counts->setText(tr("%1 judged, %2 of them random").arg(countText(judged), countText(random)));
    m_estimate->setText(estimateText(m_sample.estimate()));
    m_estimate->setVisible(!m_estimate->text().isEmpty());
    const auto& agreements = m_sample.agreements();
    // Of several pairs the one with most places, the others by pointing at it.
    const auto most = std::ranges::max_element(agreements, {}, &analysis::JudgeAgreement::places);
    m_agreement->setText(most == agreements.end() ? QString() : agreementText(*most));
    m_agreement->setToolTip(textsOf(agreements, agreementText).join(QLatin1Char('\n')));
    m_agreement->setVisible(most != agreements.end());
    m_adjudicate->setChecked(m_mode.adjudicates());
    showPlace();
}

bool JudgeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent&>(*event).key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape) {
            m_mode.giveBackKeyboard();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace touchstone::ui

#include "moc_judgebar.cpp"
