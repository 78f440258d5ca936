// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/correctionrow.h"

#include "ui/models/errormodel.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/flowlayout.h"

#include <QKeyEvent>
#include <QSignalBlocker>

namespace touchstone::ui {

namespace {

constexpr int shownWords = 40;
constexpr int linkCharacters = 14;

} // namespace

CorrectionRow::CorrectionRow(JudgingMode& mode, QWidget* parent)
    : QWidget(parent)
    , m_mode(mode)
    , m_remove(keyButton(tr("0: nothing"),
          tr("This annotation is not right; without another one nothing is to be annotated here."),
          Qt::Key_0))
    , m_further(keyButton(tr("M: one more"),
          tr("One more annotation is right here; the next stretch of text that you select is its place."),
          Qt::Key_M))
    , m_next(keyButton(QString(), tr("The next of the annotations that are right here."), Qt::Key_O))
    , m_drop(keyButton(tr("Esc: drop"), tr("Drop what was drawn."), Qt::Key_Escape))
{
    setAccessibleName(tr("Right annotation"));
    m_words->setTextFormat(Qt::PlainText);
    m_types->setAccessibleName(tr("Right type"));
    m_types->setToolTip(tr("Type that is right (Y)"));
    m_types->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_link->setPlaceholderText(tr("link (L)"));
    m_link->setAccessibleName(tr("Right link"));
    m_link->setToolTip(tr("Link that is right, where the gold has links"));
    m_link->setFixedWidth(linkCharacters * fontMetrics().averageCharWidth());
    auto* flow = new FlowLayout({},
        { m_title, keyButton(tr("B ←"), tr("Begin one token earlier"), Qt::Key_B),
            keyButton(tr("Shift+B →"), tr("Begin one token later"), Qt::Key_B, true), m_words,
            keyButton(tr("← Shift+E"), tr("End one token earlier"), Qt::Key_E, true),
            keyButton(tr("E →"), tr("End one token later"), Qt::Key_E), m_types, m_link, m_remove, m_further,
            m_next, m_drop });
    setLayout(flow);
    for (QWidget* field : std::initializer_list<QWidget*> { m_types, m_link }) {
        field->installEventFilter(this);
    }
    connect(m_types, &QComboBox::activated, this, [this](int index) {
        const std::string type = toUtf8(m_types->itemText(index));
        m_mode.draw([&type](CorrectionDraft& draft) { draft.setType(type); });
        if (std::exchange(m_byKey, false)) {
            m_mode.giveBackKeyboard();
        }
    });
    connect(m_link, &QLineEdit::textEdited, this, [this](const QString& text) {
        const std::string link = toUtf8(text.trimmed());
        m_mode.draw([&link](CorrectionDraft& draft) { draft.setLink(link); });
    });
    connect(&m_mode, &JudgingMode::typeWanted, this, [this]() {
        if (m_types->isEnabled()) {
            m_byKey = true;
            m_types->setFocus(Qt::ShortcutFocusReason);
            m_types->showPopup();
        }
    });
    connect(&m_mode, &JudgingMode::linkWanted, this, [this]() {
        m_link->setFocus(Qt::ShortcutFocusReason);
        m_link->selectAll();
    });
    connect(&m_mode, &JudgingMode::drawnChanged, this, &CorrectionRow::refresh);
    connect(&m_mode, &JudgingMode::changed, this, &CorrectionRow::refresh);
    refresh();
}

QToolButton* CorrectionRow::keyButton(const QString& text, const QString& meaning, int key, bool shift)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(meaning);
    button->setAccessibleName(meaning);
    connect(button, &QToolButton::clicked, this, [this, key, shift]() { m_mode.press(key, shift); });
    return button;
}

void CorrectionRow::refresh()
{
    const CorrectionDraft& draft = m_mode.draft();
    setVisible(m_mode.on() && !m_mode.hides());
    setEnabled(draft.possible());
    m_title->setText(m_mode.ofMissing() ? tr("Missing:") : draft.drawn() ? tr("Drawn:") : tr("Right is:"));
    if (draft.gold() != m_gold) {
        m_gold = draft.gold();
        const QSignalBlocker quiet(m_types);
        m_types->clear();
        if (m_gold != nullptr) {
            m_types->addItems(textsOf(analysis::typesOf(*m_gold), toQString));
        }
    }
    const analysis::CorrectAnnotation* const shown = draft.annotation();
    m_words->setText(!draft.possible() ? tr("–")
            : shown == nullptr         ? tr("nothing")
                               //: %1: words of a text
                               : tr("“%1”").arg(singleLine(draft.words(), shownWords)));
    const QString type = shown == nullptr ? QString() : toQString(shown->type);
    // One that a system proposes need not be the gold's.
    m_types->setPlaceholderText(type.isEmpty() ? tr("type (Y)") : type);
    m_types->setCurrentIndex(shown == nullptr ? -1 : m_types->findText(type));
    if (!m_link->hasFocus()) {
        m_link->setText(shown == nullptr ? QString() : toQString(shown->link));
    }
    const auto count = std::ssize(draft.correct());
    m_next->setVisible(count > 1);
    //: %1: number of an annotation, %2: how many there are
    m_next->setText(
        tr("O: %1 of %2").arg(countText(static_cast<std::int64_t>(draft.current()) + 1), countText(count)));
    m_remove->setEnabled(shown != nullptr);
    m_drop->setEnabled(draft.drawn());
}

bool CorrectionRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent&>(*event).key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape) {
            m_byKey = false;
            m_mode.giveBackKeyboard();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace touchstone::ui

#include "moc_correctionrow.cpp"
