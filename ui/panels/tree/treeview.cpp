// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/tree/treeview.h"

#include "ui/panels/text/recordmenu.h"
#include "ui/session/corestrings.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include <QButtonGroup>
#include <QHeaderView>
#include <QToolButton>

namespace touchstone::ui {

using analysis::SideId;
using analysis::TreePairNode;

namespace {

constexpr std::size_t cachedDocuments = 4;
constexpr auto none = TreePairNode::none;

SideId sideOf(int side) { return side == 0 ? SideId::Gold : SideId::System; }
std::size_t number(SideId side) { return side == SideId::Gold ? 0 : 1; }

QToolButton* button(const QString& text, const QString& toolTip, bool checkable, QWidget* parent)
{
    auto* result = new QToolButton(parent);
    result->setText(text);
    result->setToolTip(toolTip);
    result->setCheckable(checkable);
    result->setAutoRaise(true);
    result->setFocusPolicy(Qt::TabFocus);
    return result;
}

} // namespace

TreeView::TreeView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
{
    m_outline->setModel(m_model);
    m_outline->setUniformRowHeights(true);
    m_outline->setAllColumnsShowFocus(true);
    m_outline->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_outline->setFrameShape(QFrame::NoFrame);
    m_outline->setAccessibleName(tr("Outline of gold tree and system tree"));
    m_canvas->setDescription([this](const TreeCanvas::Hit& node) {
        return m_trees ? nodeDescription(
                   *m_trees, *m_evaluation, sideOf(static_cast<int>(node.side)), node.node, m_reading)
                       : QString();
    });
    for (QWidget* page : std::initializer_list<QWidget*> { m_canvas, m_outline, m_page }) {
        m_pages->addWidget(page);
    }
    for (QLabel* label : { m_pairCost, m_treesCost }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setParent(m_footer);
    }
    layColumn(m_footer, { 6, 2, 6, 4 }, { m_pairCost, m_treesCost }, 1);
    layColumn(this, {}, { buildBar(), { m_pages, 1 }, m_footer }, 0);
    connectAll();
    refresh();
}

void TreeView::connectAll()
{
    connect(m_canvas, &TreeCanvas::nodeActivated, this,
        [this](int side, quint32 node) { activate(sideOf(side), node); });
    connect(m_canvas, &TreeCanvas::nodeCentred, this, [this](int side, quint32 node) {
        activate(sideOf(side), node);
        Q_EMIT centreRequested(sideOf(side), m_trees->side(sideOf(side))[node].annotation);
    });
    connect(m_canvas, &TreeCanvas::nodeHovered, this, [this](int canvasSide, quint32 node) {
        const SideId side = sideOf(canvasSide);
        std::optional<std::uint32_t> record;
        if (m_trees && node < m_trees->side(side).size()) {
            record = analysis::recordOf(
                *m_evaluation, m_trees->documentCase, side, m_trees->side(side)[node].annotation);
        }
        m_selection.setHoveredRecord(record);
    });
    connect(m_canvas, &TreeCanvas::menuRequested, this, [this](const QPoint& position) {
        RecordMenu menu(m_selection, m_selection.currentRecord(), this);
        connect(&menu, &RecordMenu::ruleWanted, this, &TreeView::ruleWanted);
        if (!menu.isEmpty()) {
            menu.exec(position);
        }
    });
    connect(m_outline->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& index) {
            if (const auto place = m_model->place(index); place && m_outline->hasFocus()) {
                activate(place->side, place->node);
            }
        });
    connect(m_outline, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (const auto place = m_model->place(index)) {
            activate(place->side, place->node);
            Q_EMIT centreRequested(place->side, m_trees->side(place->side)[place->node].annotation);
        }
    });
    whenChanged(m_selection,
        SelectionModel::EvaluationChanged | SelectionModel::CurrentChanged | SelectionModel::DocumentChanged,
        this, &TreeView::refresh);
    whenChanged(m_session, Session::StateChanged | Session::DataChanged, this, &TreeView::refresh);
    m_canvas->setTypeHues(m_session.typeHues());
    whenChanged(m_session, Session::DataChanged | Session::HuesChanged, m_canvas,
        [this]() { m_canvas->setTypeHues(m_session.typeHues()); });
}

QLayout* TreeView::buildBar()
{
    m_eter
        = button(tr("E&TER"), tr("Two levels: entities are paired, then the parts of each pair"), true, this);
    m_ser = button(tr("&SER"), tr("Flat: every entity and every component is a slot of its own"), true, this);
    m_outlineButton = button(tr("&Outline"), tr("The same as a list, for screen readers"), true, this);
    auto* smaller = button(QStringLiteral("−"), tr("Smaller (Ctrl+wheel)"), false, this);
    auto* larger = button(QStringLiteral("+"), tr("Larger (Ctrl+wheel)"), false, this);
    m_fit = button(tr("F&it"), tr("As large as fits, while it can be read"), true, this);
    smaller->setAccessibleName(tr("Smaller"));
    larger->setAccessibleName(tr("Larger"));
    auto* readings = new QButtonGroup(this);
    readings->addButton(m_eter);
    readings->addButton(m_ser);
    m_eter->setChecked(true);
    auto* bar = new FlowLayout({ 4, 2, 4, 2 }, { m_eter, m_ser, m_outlineButton, smaller, larger, m_fit });
    connect(m_eter, &QToolButton::clicked, this, [this]() { setReading(TreeReading::Eter); });
    connect(m_ser, &QToolButton::clicked, this, [this]() { setReading(TreeReading::Ser); });
    connect(m_outlineButton, &QToolButton::toggled, this, &TreeView::setOutlineShown);
    connect(smaller, &QToolButton::clicked, this, [this]() { m_canvas->setZoom(m_canvas->zoom() - 1); });
    connect(larger, &QToolButton::clicked, this, [this]() { m_canvas->setZoom(m_canvas->zoom() + 1); });
    connect(m_fit, &QToolButton::toggled, m_canvas, &TreeCanvas::setFitting);
    connect(m_canvas, &TreeCanvas::zoomChanged, this, [this]() { m_fit->setChecked(m_canvas->fitting()); });
    return bar;
}

void TreeView::setReading(TreeReading reading)
{
    (reading == TreeReading::Eter ? m_eter : m_ser)->setChecked(true);
    if (reading != m_reading) {
        m_reading = reading;
        redraw(true);
    }
}

void TreeView::setOutlineShown(bool shown)
{
    m_outlineButton->setChecked(shown);
    if (m_trees) {
        redraw(true);
    }
}

QString TreeView::footer() const
{
    return m_footer->isHidden() ? QString() : m_pairCost->text() + QLatin1Char('\n') + m_treesCost->text();
}

void TreeView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void TreeView::drop()
{
    m_jobs.cancel();
    m_evaluation.reset();
    m_pairs.reset();
    m_documents.clear();
    m_trees.reset();
    m_cursor.reset();
}

void TreeView::takeEvaluation()
{
    const analysis::EvaluationPtr shown = m_selection.evaluation();
    if (shown == m_evaluation) {
        return;
    }
    drop();
    if (!shown) {
        return;
    }
    m_evaluation = shown;
    m_pairs = std::make_shared<const analysis::TreePairs>(shown);
    if (m_searched[0].lock() != shown->gold || m_searched[1].lock() != shown->system) {
        m_searched = { shown->gold, shown->system };
        m_hasTrees = analysis::hasTrees(*shown->gold) || analysis::hasTrees(*shown->system);
    }
    // Who asks for SER's own records wants to see them.
    const bool ofSer = shown->list && shown->list->flat;
    if (ofSer || m_ofSer) {
        m_reading = ofSer ? TreeReading::Ser : TreeReading::Eter;
        (ofSer ? m_ser : m_eter)->setChecked(true);
    }
    m_ofSer = ofSer;
}

std::optional<TreeView::Wanted> TreeView::wanted() const
{
    const auto record = m_selection.currentRecord();
    if (!record) {
        return std::nullopt;
    }
    const match::PairOutcome& outcome = m_evaluation->records[*record];
    if (const auto place = m_selection.currentAnnotation()) {
        return Wanted { outcome.document, place->side, place->annotation };
    }
    return outcome.hasGold() ? Wanted { outcome.document, SideId::Gold, outcome.gold }
                             : Wanted { outcome.document, SideId::System, outcome.system };
}

void TreeView::refresh()
{
    m_stale = !isVisible();
    if (m_stale) { // nobody looks
        if (m_evaluation != m_selection.evaluation()) {
            drop();
        }
        return;
    }
    takeEvaluation();
    if (!m_evaluation || goldAlone(*m_evaluation)) {
        m_page->showState(m_session);
        showPages();
        return;
    }
    if (!m_hasTrees) {
        showNoTrees();
        return;
    }
    const auto looked = wanted();
    if (!looked) {
        m_jobs.cancel();
        m_trees.reset();
        m_page->showNoRecord(tr("Nothing is selected"));
        showPages();
        return;
    }
    if (m_trees && m_trees->documentCase == looked->documentCase
        && m_trees->node(looked->side, looked->annotation) != none) {
        m_jobs.cancel();
        showCurrent();
        return;
    }
    fetch(*looked);
}

void TreeView::showPage(const QString& heading, const QString& text, std::vector<StatePage::Choice> choices)
{
    m_page->show(heading, text, std::move(choices));
    showPages();
}

void TreeView::showPages()
{
    m_pages->setCurrentWidget(m_page);
    m_footer->hide();
}

void TreeView::keep(std::size_t documentCase, const analysis::TreeDocumentPtr& document)
{
    m_documents.emplace_front(documentCase, document);
    if (m_documents.size() > cachedDocuments) {
        m_documents.pop_back();
    }
}

void TreeView::showNoTrees()
{
    m_jobs.cancel();
    m_trees.reset();
    std::vector<StatePage::Choice> choices;
    const QString tree = QStringLiteral("tree");
    if (m_session.annotationColumns().contains(tree) && m_session.annotationColumn() != tree) {
        choices.push_back(
            { tr("Read the trees of these files"), [this, tree]() { m_session.setAnnotationColumn(tree); },
                tr("Entities with components, nested entities and metonymic types") });
    }
    const QString text = choices.empty()
        ? tr("Every annotation of gold and system is a single span: no components, nothing "
             "nested, no second type. Trees come from JSONL with “parent” and “role”, from Quaero "
             "tags, and from HIPE files read as trees.")
        : tr("These files may hold components and nested entities, but one flat column of them is read.");
    showPage(tr("No trees in these annotations"), text, std::move(choices));
}

void TreeView::fetch(const Wanted& looked)
{
    const auto cached = std::find_if(m_documents.begin(), m_documents.end(),
        [&](const auto& each) { return each.first == looked.documentCase; });
    analysis::TreeDocumentPtr document;
    if (cached != m_documents.end()) {
        m_documents.splice(m_documents.begin(), m_documents, cached);
        document = m_documents.front().second;
    }
    const auto work
        = [pairs = m_pairs, looked, document](support::Progress& progress) -> support::Result<Made> {
        Made made { document ? document : pairs->document(looked.documentCase), nullptr };
        auto trees = pairs->around(looked.documentCase, *made.document, looked.side, looked.annotation,
            analysis::treeAlpha(*pairs->evaluation()), progress);
        if (!trees) {
            return support::Failure(trees.error());
        }
        made.trees = std::move(*trees);
        return made;
    };
    const analysis::DocumentCase& shown = m_evaluation->cases[looked.documentCase];
    const auto size
        = [](const annotation::Document* each) { return each != nullptr ? each->annotations.size() : 0; };
    bool quick = document != nullptr || size(shown.gold) + size(shown.system) <= quickAnnotations;
    if (quick && !document) {
        document = m_pairs->document(looked.documentCase);
        keep(looked.documentCase, document);
        fetch(looked); // with the document
        return;
    }
    if (quick) {
        const std::uint32_t stretch = document->stretchOf(looked.side, looked.annotation);
        quick = stretch == match::TreeSide::none || document->stretchSize(stretch) <= quickNodes;
    }
    if (quick) {
        m_jobs.cancel();
        support::Progress progress;
        take(looked, work(progress));
        return;
    }
    m_trees.reset();
    showPage(tr("Aligning the trees"), tr("Many annotations of this document overlap one another."));
    m_jobs.start<Made>(tr("Aligning the trees"), work,
        [this, looked](support::Result<Made> made) { take(looked, std::move(made)); });
}

void TreeView::take(const Wanted& looked, support::Result<Made> made)
{
    if (!made) {
        m_trees.reset();
        //: %1: why
        showPage(tr("These trees cannot be aligned"),
            tr("%1. Text, errors and details show these annotations all the same.")
                .arg(errorText(made.error())));
        return;
    }
    if (std::none_of(m_documents.begin(), m_documents.end(),
            [&](const auto& each) { return each.first == looked.documentCase; })) {
        keep(looked.documentCase, made->document);
    }
    if (!made->trees) {
        m_trees.reset();
        showPage(tr("In no tree"),
            tr("This component belongs to no entity. Tree measures leave it out; see the log for its place "
               "in the file."));
        return;
    }
    showTrees(made->trees);
}

void TreeView::showTrees(analysis::TreePairPtr trees)
{
    // Other settings align the same trees otherwise: what is folded and where one looks stays.
    const auto same = [](const std::vector<TreePairNode>& a, const std::vector<TreePairNode>& b) {
        return std::ranges::equal(a, b, {}, &TreePairNode::annotation, &TreePairNode::annotation);
    };
    const bool sameTrees = m_drawn && m_drawnLayers[0].lock() == m_evaluation->gold
        && m_drawnLayers[1].lock() == m_evaluation->system && m_drawn->documentCase == trees->documentCase
        && same(m_drawn->gold, trees->gold) && same(m_drawn->system, trees->system);
    m_trees = std::move(trees);
    m_drawn = m_trees;
    m_drawnLayers = { m_evaluation->gold, m_evaluation->system };
    if (!sameTrees) {
        m_cursor.reset();
    }
    redraw(sameTrees);
}

void TreeView::redraw(bool sameTrees)
{
    if (!m_trees) {
        return;
    }
    m_canvas->setDrawing(
        std::make_shared<const TreeDrawing>(treeDrawing(*m_trees, *m_evaluation, m_reading)), sameTrees);
    if (outlineShown()) {
        m_model->setTrees(m_evaluation, m_trees, m_reading);
        m_outline->expandAll();
        fitColumns(m_outline, m_outline->header());
    }
    showCurrent();
}

std::pair<std::array<std::uint32_t, 2>, std::optional<EntityTreeModel::Place>> TreeView::current() const
{
    using Place = EntityTreeModel::Place;
    std::array<std::uint32_t, 2> pair { none, none };
    std::optional<Place> cursor;
    const auto record = m_selection.currentRecord();
    if (!record) {
        return { pair, cursor };
    }
    if (const auto place = m_selection.currentAnnotation()) {
        const std::uint32_t node = m_trees->node(place->side, place->annotation);
        if (node != none) {
            pair[number(place->side)] = node;
            const std::uint32_t link = shownLink(m_trees->side(place->side)[node], m_reading);
            if (link != none) {
                pair = { m_trees->links[link].gold, m_trees->links[link].system };
            }
            cursor = Place { place->side, node };
        }
        return { pair, cursor };
    }
    const match::PairOutcome& outcome = m_evaluation->records[*record];
    for (const SideId side : { SideId::System, SideId::Gold }) {
        const std::uint32_t annotation = side == SideId::Gold ? outcome.gold : outcome.system;
        const std::uint32_t node
            = annotation == annotation::noEntity ? none : m_trees->node(side, annotation);
        if (node != none) {
            pair[number(side)] = node;
            cursor = Place { side, node };
        }
    }
    if (m_cursor && pair[number(m_cursor->side)] == m_cursor->node) {
        cursor = m_cursor; // the side that was clicked
    }
    return { pair, cursor };
}

void TreeView::showCurrent()
{
    const auto [pair, cursor] = current();
    m_canvas->setCurrent(pair,
        cursor ? std::optional(TreeCanvas::Hit { number(cursor->side), cursor->node, false }) : std::nullopt);
    m_cursor = cursor;
    if (outlineShown()) {
        const QModelIndex index = cursor ? m_model->indexOf(*cursor) : QModelIndex();
        if (index.isValid() && m_model->place(m_outline->currentIndex()) != cursor) {
            m_outline->setCurrentIndex(index);
        }
    }
    m_pages->setCurrentWidget(outlineShown() ? static_cast<QWidget*>(m_outline) : m_canvas);
    showFooter();
}

void TreeView::showFooter()
{
    QString text;
    if (m_cursor) {
        text = pairCostText(*m_trees, m_cursor->side, m_cursor->node, m_reading);
    }
    const auto record = m_selection.currentRecord();
    if (record && m_reading == TreeReading::Eter && !m_selection.currentAnnotation()) {
        const match::PairOutcome& outcome = m_evaluation->records[*record];
        const std::uint32_t gold = outcome.hasGold() ? m_trees->node(SideId::Gold, outcome.gold) : none;
        const std::uint32_t system
            = outcome.hasSystem() ? m_trees->node(SideId::System, outcome.system) : none;
        if (gold != none) {
            const std::uint32_t link = m_trees->gold[gold].entity;
            const std::uint32_t partner = link == none ? none : m_trees->links[link].system;
            if (outcome.hasSystem() && partner != system) {
                text += QLatin1Char('\n')
                    + tr("The selected record pairs two entities that ETER does not pair.");
            } else if (!outcome.hasSystem() && partner != none) {
                text += QLatin1Char('\n')
                    + tr("ETER pairs the selected record with a partner that it does not have here.");
            }
        }
    }
    m_pairCost->setText(text);
    m_pairCost->setVisible(!text.isEmpty());
    m_treesCost->setText(treesCostText(*m_trees, m_reading));
    m_footer->show();
}

void TreeView::activate(SideId side, std::uint32_t node)
{
    if (!m_trees || node >= m_trees->side(side).size()) {
        return;
    }
    m_cursor = EntityTreeModel::Place { side, node };
    const auto& nodes = m_trees->side(side);
    const std::uint32_t annotation = nodes[node].annotation;
    if (const auto own = analysis::recordOf(*m_evaluation, m_trees->documentCase, side, annotation)) {
        m_selection.setCurrentRecord(own);
        return;
    }
    // No record of its own, as components have none: the record around it, and the very span as its place.
    std::optional<std::uint32_t> record;
    for (auto at = nodes[node].parent; at != none && !record; at = nodes[at].parent) {
        record = analysis::recordOf(*m_evaluation, m_trees->documentCase, side, nodes[at].annotation);
    }
    record = record ? record : m_selection.currentRecord();
    if (record) {
        m_selection.setCurrentAnnotation(*record, { side, annotation });
    }
}

} // namespace touchstone::ui

#include "moc_treeview.cpp"
