// SPDX-License-Identifier: GPL-3.0-or-later
// TreeView: gold tree and system tree around the selected record, aligned as ETER or as SER does, with an
// outline twin. Follows the selection; a node that is clicked becomes what is selected.
#pragma once

#include "ui/models/entitytreemodel.h"
#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"
#include "ui/trees/treecanvas.h"
#include "ui/widgets/focusaware.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/statepage.h"

#include <QToolButton>
#include <QTreeView>

#include <list>

namespace touchstone::ui {

class TreeView : public SessionPanel
{
    Q_OBJECT

public:
    TreeView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] TreeReading reading() const { return m_reading; }
    void setReading(TreeReading reading);
    [[nodiscard]] bool outlineShown() const { return m_outlineButton->isChecked(); }
    void setOutlineShown(bool shown);

    [[nodiscard]] TreeCanvas& canvas() { return *m_canvas; }
    [[nodiscard]] QTreeView& outline() { return *m_outline; }
    [[nodiscard]] EntityTreeModel& model() { return *m_model; }
    [[nodiscard]] StatePage& page() { return *m_page; }
    /// Null: there is nothing to show, or it is on its way.
    [[nodiscard]] const analysis::TreePairPtr& trees() const { return m_trees; }
    /// Costs of the selected pair, and of all trees shown.
    [[nodiscard]] QString footer() const;
    /// Nothing is being prepared in the background.
    [[nodiscard]] bool idle() const { return !m_jobs.running(); }

    /// Larger documents and trees are prepared in the background.
    static constexpr std::size_t quickAnnotations = 4000;
    static constexpr std::size_t quickNodes = 600;

Q_SIGNALS:
    /// Enter on a node: the text should be seen around it.
    void centreRequested(touchstone::analysis::SideId side, quint32 annotation);
    /// A rule is to be made from the selected record.
    void ruleWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Wanted
    {
        std::size_t documentCase = 0;
        analysis::SideId side = analysis::SideId::Gold;
        std::uint32_t annotation = 0;
        friend bool operator==(const Wanted&, const Wanted&) = default;
    };
    struct Made
    {
        analysis::TreeDocumentPtr document;
        analysis::TreePairPtr trees;
    };

    [[nodiscard]] QLayout* buildBar();
    void connectAll();
    void refresh();
    void takeEvaluation();
    void drop();
    /// What is looked at; nothing: no record.
    [[nodiscard]] std::optional<Wanted> wanted() const;
    void fetch(const Wanted& looked);
    void take(const Wanted& looked, support::Result<Made> made);
    void showTrees(analysis::TreePairPtr trees);
    void redraw(bool sameTrees);
    void showCurrent();
    void showFooter();
    void showPage(const QString& heading, const QString& text, std::vector<StatePage::Choice> choices = {});
    void showPages(); ///< in the place of the trees
    /// Keeps the trees of a document for the next records.
    void keep(std::size_t documentCase, const analysis::TreeDocumentPtr& document);
    void showNoTrees();
    void activate(analysis::SideId side, std::uint32_t node);
    /// The selected pair as nodes, and which of them has the keys.
    [[nodiscard]] std::pair<std::array<std::uint32_t, 2>, std::optional<EntityTreeModel::Place>>
    current() const;

    TreeCanvas* m_canvas = new TreeCanvas(this);
    QTreeView* m_outline = new FocusAware<QTreeView>(this);
    EntityTreeModel* m_model = new EntityTreeModel(this);
    QStackedWidget* m_pages = new QStackedWidget(this);
    StatePage* m_page = new StatePage(this);
    QLabel* m_pairCost = new QLabel(this);
    QLabel* m_treesCost = new QLabel(this);
    QWidget* m_footer = new QWidget(this);
    QToolButton* m_eter;
    QToolButton* m_ser;
    QToolButton* m_outlineButton;
    QToolButton* m_fit;
    TreeReading m_reading = TreeReading::Eter;
    analysis::EvaluationPtr m_evaluation;
    std::shared_ptr<const analysis::TreePairs> m_pairs; ///< of m_evaluation
    bool m_hasTrees = false;
    std::array<std::weak_ptr<const annotation::Layer>, 2> m_searched; ///< layers that m_hasTrees speaks of
    bool m_ofSer = false; ///< the evaluation is seen through a list of ser
    std::list<std::pair<std::size_t, analysis::TreeDocumentPtr>> m_documents; ///< by case, newest first
    analysis::TreePairPtr m_trees;
    analysis::TreePairPtr m_drawn; ///< the last trees on the canvas, of whatever result
    std::array<std::weak_ptr<const annotation::Layer>, 2> m_drawnLayers;
    std::optional<EntityTreeModel::Place> m_cursor; ///< the node last chosen here
    bool m_stale = true; ///< hidden meanwhile: to be brought up to date when shown
    JobRunner m_jobs; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
