// SPDX-License-Identifier: GPL-3.0-or-later
// ProfileView: what gold and systems hold by themselves, side by side: the first table of a paper.
#pragma once

#include "ui/session/jobrunner.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include "core/report/tables/corpusprofile.h"

#include <QTabWidget>

namespace touchstone::ui {

/// A column for the gold, one for each system that could be read, one for the gold of each further data set
/// of the project, which is read for it. Counts of annotations of gold and System A are links, wherever the
/// result scores just the annotations that they count. Counted in the background when somebody looks; with
/// another System A only the links are made anew.
class ProfileView : public SessionPanel
{
    Q_OBJECT

public:
    ProfileView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] SheetTable* numbers() const { return m_numbers; }
    /// Strings that are annotated with more than one type.
    [[nodiscard]] SheetTable* names() const { return m_names; }
    [[nodiscard]] StatePage* page() const { return m_pages->page(); }
    [[nodiscard]] bool tablesShown() const { return m_pages->showsContent(); }
    static constexpr std::size_t mostNames = 200; ///< listed of each corpus

Q_SIGNALS:
    /// Every place where the words stand should be listed.
    void occurrencesWanted(const QString& words);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Counted
    {
        std::string name;
        annotation::LayerPtr layer; ///< null: of `other`
        std::optional<analysis::DataSetSpec> other; ///< the gold of another data set, which is not open
        std::shared_ptr<const analysis::CorpusProfile> profile; ///< null: not yet
    };
    struct Tables
    {
        std::vector<Counted> corpora;
        analysis::Sheet numbers;
        analysis::Sheet names;
        std::vector<support::Error> unread; ///< golds of other data sets
    };
    struct Shown
    {
        std::shared_ptr<const analysis::DataSet> dataSet;
        analysis::EvaluationPtr evaluation; ///< whose records are linked to
        friend bool operator==(const Shown&, const Shown&) = default;
    };

    static Tables tablesOf(std::vector<Counted> corpora, const analysis::EvaluationPtr& evaluation,
        std::optional<std::size_t> systemA, support::Progress& progress);
    void refresh();
    void showState();

    SheetTable* m_numbers;
    SheetTable* m_names;
    QLabel* m_note = new QLabel(this); ///< how many names are not listed
    QLabel* m_unread = new QLabel(this); ///< what could not be read
    QTabWidget* m_tabs = new QTabWidget(this);
    StatePages* m_pages = new StatePages(m_tabs, this);
    std::vector<Counted> m_known; ///< of the data set shown
    Shown m_shown;
    Shown m_asked; ///< what is being counted
    QString m_error;
    JobRunner* m_runner = new JobRunner(this);
};

} // namespace touchstone::ui
