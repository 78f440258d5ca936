// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/filterbar.h"

#include "core/evaluation/slices/filtering.h"

#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/shortcuts.h"
#include "ui/widgets/layouts.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QSignalBlocker>
#include <QtConcurrent>

#include <chrono>
#include <new>

namespace touchstone::ui {

namespace {

constexpr auto typingPause = std::chrono::milliseconds(250);
constexpr int chipCharacters = 48;

bool isWordsFilter(const analysis::RecordFilter& filter)
{
    analysis::RecordFilter other = filter;
    other.words.clear();
    return !filter.words.empty() && other.empty();
}

} // namespace

FilterBar::FilterBar(SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
{
    m_back->setIcon(QIcon(QStringLiteral(":/icons/back.svg")));
    m_back->setAccessibleName(tr("Filter history: back"));
    m_forward->setIcon(QIcon(QStringLiteral(":/icons/forward.svg")));
    m_forward->setAccessibleName(tr("Filter history: forward"));
    m_clear->setIcon(QIcon(QStringLiteral(":/icons/clear-filter.svg")));
    m_clear->setText(tr("Clear"));
    m_clear->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_clear->setToolTip(tr("Remove all filters"));
    m_clear->setAccessibleName(tr("Remove all filters"));
    for (QToolButton* button : { m_back, m_forward, m_clear }) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    m_words->setPlaceholderText(tr("Words…"));
    m_words->setClearButtonEnabled(true);
    keepSaid(this, [this]() {
        m_back->setToolTip(withKeys(tr("Back to the last filter"), Command::FilterBack));
        m_forward->setToolTip(withKeys(tr("Forward to the next filter"), Command::FilterForward));
        m_words->setToolTip(withKeys(
            tr("Keep the annotations whose gold or system words contain this"), Command::FilterErrors));
    });
    m_words->setAccessibleName(tr("Filter by words"));
    m_words->setMinimumWidth(fontMetrics().averageCharWidth() * 10);
    m_words->setMaximumWidth(fontMetrics().averageCharWidth() * 28);
    m_words->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_chipLayout->addWidget(m_noFilter);
    m_count->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);

    // The chips take what width is left and grow downwards.
    QSizePolicy chips(QSizePolicy::Expanding, QSizePolicy::Preferred);
    chips.setHeightForWidth(true);
    m_chipArea->setSizePolicy(chips);
    m_chipArea->installEventFilter(this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 1, 4, 1);
    layout->addWidget(m_back, 0, Qt::AlignTop);
    layout->addWidget(m_forward, 0, Qt::AlignTop);
    layout->addWidget(m_chipArea, 1, Qt::AlignVCenter);
    layout->addWidget(m_clear, 0, Qt::AlignTop);
    layout->addWidget(m_count, 0, Qt::AlignVCenter);
    layout->addWidget(m_words, 0, Qt::AlignTop);

    m_wordsTimer.setSingleShot(true);
    m_wordsTimer.setInterval(typingPause);
    connect(&m_wordsTimer, &QTimer::timeout, this, &FilterBar::applyWords);
    connect(m_words, &QLineEdit::textEdited, this, [this]() { m_wordsTimer.start(); });
    connect(m_words, &QLineEdit::returnPressed, this, &FilterBar::applyWords);
    connect(m_back, &QToolButton::clicked, &m_selection, &SelectionModel::goBack);
    connect(m_forward, &QToolButton::clicked, &m_selection, &SelectionModel::goForward);
    connect(m_clear, &QToolButton::clicked, &m_selection, &SelectionModel::clearFilters);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &FilterBar::takeFound);
    connect(&m_selection, &SelectionModel::changed, this, &FilterBar::refresh);
    refresh(SelectionModel::EvaluationChanged);
}

FilterBar::~FilterBar()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void FilterBar::addChoice(const QString& label, QWidget* choice)
{
    auto* const both = new QWidget(this);
    layRow(both, {}, { labelOf(label, choice, both), choice });
    choice->show();
    layout()->addWidget(both);
}

void FilterBar::focusWords()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

QStringList FilterBar::chipTexts() const
{
    return textsOf(m_chips, [](const QToolButton* chip) { return chip->text(); });
}

void FilterBar::refresh(SelectionModel::Changes changes)
{
    if (!(changes
            & (SelectionModel::EvaluationChanged | SelectionModel::FiltersChanged
                | SelectionModel::SchemeChanged))) {
        return;
    }
    rebuildChips();
    m_back->setEnabled(m_selection.canGoBack());
    m_forward->setEnabled(m_selection.canGoForward());
    m_clear->setVisible(!m_selection.filters().empty());
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    m_words->setEnabled(evaluation != nullptr);
    if (evaluation) {
        const auto shown = static_cast<std::int64_t>(m_selection.records().size());
        const auto all = static_cast<std::int64_t>(evaluation->records.size());
        //: %1: records in the filter, %2: all records
        m_count->setText(tr("%1 of %2").arg(countText(shown), countText(all)));
        m_count->setToolTip(
            tr("%1 records in the filter, %2 records in all").arg(countText(shown), countText(all)));
    } else {
        m_count->clear();
    }
    // The field follows the stack: a chip taken away or "back" empties or fills it.
    const auto& filters = m_selection.filters();
    const auto words = std::ranges::find_if(filters, isWordsFilter);
    const QString text = words != filters.end() ? toQString(words->words) : QString();
    if (!m_wordsTimer.isActive() && !m_watcher.isRunning() && m_words->text() != text) {
        const QSignalBlocker quiet(m_words);
        m_words->setText(text);
    }
}

void FilterBar::rebuildChips()
{
    const bool hadFocus = std::ranges::any_of(m_chips, [](const auto* chip) { return chip->hasFocus(); });
    for (QToolButton* chip : m_chips) {
        m_chipLayout->removeWidget(chip);
        chip->hide();
        chip->deleteLater(); // it may be the one whose click brought us here
    }
    m_chips.clear();
    m_chipNames.clear();
    const auto& filters = m_selection.filters();
    for (std::size_t i = 0; i < filters.size(); ++i) {
        auto* chip = new QToolButton(m_chipArea);
        m_chipNames << filterText(filters[i]);
        chip->setToolTip(tr("%1\nClick to remove this filter").arg(filterMeaning(filters[i])));
        chip->setAccessibleName(tr("Remove filter: %1").arg(filterText(filters[i])));
        chip->setFocusPolicy(Qt::StrongFocus);
        connect(chip, &QToolButton::clicked, this, [this, i]() { m_selection.removeFilter(i); });
        m_chipLayout->addWidget(chip);
        chip->show();
        m_chips.push_back(chip);
    }
    cutChips();
    if (hadFocus && !m_chips.empty()) {
        m_chips.back()->setFocus();
    }
    m_noFilter->setVisible(filters.empty());
    const QString scheme = schemeWord(m_selection.scheme());
    //: %1: scheme such as "strict"
    m_noFilter->setText(m_selection.showsGoldAlone() ? tr("All annotations")
            : m_selection.evaluation()               ? tr("All errors under the %1 scheme").arg(scheme)
                                                     : QString());
    m_chipLayout->invalidate();
    m_chipArea->updateGeometry();
}

void FilterBar::cutChips()
{
    constexpr int besideText = 8; // the sign and the button's own margins
    const int most = std::max(
        chipCharacters, m_chipArea->width() / std::max(1, fontMetrics().averageCharWidth()) - besideText);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        QString text = m_chipNames[static_cast<int>(i)];
        if (text.size() > most) {
            text = text.left(most - 1) + QStringLiteral("…");
        }
        text.replace(QLatin1Char('&'), QLatin1String("&&"));
        //: %1: what a filter means; the sign says that a click removes it
        m_chips[i]->setText(tr("%1  ✕").arg(text));
    }
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_chipArea && event->type() == QEvent::Resize) {
        // Not while the layout that gives it the room is at work.
        QMetaObject::invokeMethod(this, &FilterBar::cutChips, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void FilterBar::applyWords()
{
    m_wordsTimer.stop();
    if (m_watcher.isRunning()) {
        m_again = true;
        return;
    }
    const std::string words = toUtf8(m_words->text().trimmed());
    auto filters = m_selection.filters();
    const auto known = std::ranges::find_if(filters, isWordsFilter);
    if (known != filters.end() && words.empty()) {
        filters.erase(known);
    } else if (known != filters.end()) {
        known->words = words;
    } else if (!words.empty()) {
        filters.push_back({ .words = words });
    }
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    const bool longList = evaluation && evaluation->records.size() > backgroundRecords;
    if (words.empty() || !longList || filters == m_selection.filters()) {
        m_selection.setFilters(std::move(filters));
        return;
    }
    m_search = { evaluation, m_selection.filters(), filters };
    m_count->setText(tr("Searching…"));
    m_watcher.setFuture(
        QtConcurrent::run([evaluation = evaluation, filters]() -> std::optional<std::vector<std::uint32_t>> {
            try {
                return analysis::filtered(*evaluation, filters);
            } catch (const std::bad_alloc&) {
                return std::nullopt;
            }
        }));
}

void FilterBar::takeFound()
{
    const auto future = m_watcher.future();
    const Search search = std::exchange(m_search, {});
    const bool again = std::exchange(m_again, false);
    // When the ground moved meanwhile the answer is to another question: ask again.
    const bool stale
        = search.evaluation != m_selection.evaluation() || search.before != m_selection.filters();
    if (again || stale || future.resultCount() == 0) {
        applyWords();
    } else if (const auto found = future.result()) {
        m_selection.setFilters(search.wanted, *found);
    } else {
        m_count->setText(tr("Not enough memory to search"));
        return;
    }
    refresh(SelectionModel::FiltersChanged);
}

} // namespace touchstone::ui

#include "moc_filterbar.cpp"
