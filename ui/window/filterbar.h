// SPDX-License-Identifier: GPL-3.0-or-later
// FilterBar: the filter stack as chips, with back and forward, a field for words, and how many records
// remain.
#pragma once

#include "ui/session/selectionmodel.h"
#include "ui/widgets/flowlayout.h"

#include <QFutureWatcher>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QToolButton>

namespace touchstone::ui {

/// Between the text and the panels below it. Every chip takes its filter away when clicked; the field keeps
/// one filter by words on the stack while it holds text.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(SelectionModel& selection, QWidget* parent = nullptr);
    ~FilterBar() override;

    /// Above this number of records words are looked for in a worker; the old list stays until it is done.
    static constexpr std::size_t backgroundRecords = 100'000;

    /// Puts a choice of the list below at the end of the bar.
    void addChoice(const QString& label, QWidget* choice);
    /// Puts the cursor into the field for words.
    void focusWords();
    /// The chips' texts, for tests.
    [[nodiscard]] QStringList chipTexts() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh(SelectionModel::Changes changes);
    void rebuildChips();
    /// Texts of chips that are wider than a line of them are cut.
    void cutChips();
    void applyWords();
    void takeFound();

    SelectionModel& m_selection;
    QToolButton* m_back = new QToolButton(this);
    QToolButton* m_forward = new QToolButton(this);
    QWidget* m_chipArea = new QWidget(this);
    FlowLayout* m_chipLayout = new FlowLayout(m_chipArea);
    std::vector<QToolButton*> m_chips;
    QStringList m_chipNames; ///< whole
    QLabel* m_noFilter = new QLabel(m_chipArea);
    QToolButton* m_clear = new QToolButton(this);
    QLabel* m_count = new QLabel(this);
    QLineEdit* m_words = new QLineEdit(this);
    QTimer m_wordsTimer;

    /// What the worker looks for, and on which ground.
    struct Search
    {
        analysis::EvaluationPtr evaluation;
        std::vector<analysis::RecordFilter> before;
        std::vector<analysis::RecordFilter> wanted;
    };
    Search m_search;
    /// Nothing: there was too little memory to search.
    QFutureWatcher<std::optional<std::vector<std::uint32_t>>> m_watcher;
    bool m_again = false; ///< the words changed while the worker was busy
};

} // namespace touchstone::ui
