// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/text/documentview.h"

#include "ui/base/keepsaid.h"
#include "ui/panels/text/lanefeed.h"
#include "ui/panels/text/recordmenu.h"
#include "ui/panels/text/scenebuilder.h"
#include "ui/panels/text/systemchoice.h"
#include "ui/panels/text/typechips.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/session/shortcuts.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include <QAction>
#include <QActionGroup>
#include <QScrollBar>
#include <QShortcut>

namespace touchstone::ui {

namespace {

constexpr std::size_t cachedScenes = 8;

/// By TextMode, which names the modes of the canvas one by one.
constexpr std::array modeCommands { Command::TextSideBySide, Command::TextInterlinear, Command::TextStacked };
static_assert(static_cast<int>(TextMode::Interlinear) == static_cast<int>(ViewMode::Interlinear)
    && static_cast<int>(TextMode::Stacked) == static_cast<int>(ViewMode::Stacked));

QAction* makeModeAction(Command command, QObject* parent)
{
    auto* action = new QAction(parent);
    applyCommand(*action, command);
    action->setCheckable(true);
    return action;
}

/// Does a record of one result stand for the same annotation as one of another (or both for none)?
bool sameAnnotation(
    const analysis::Evaluation* before, std::uint32_t a, const analysis::Evaluation& now, std::uint32_t b)
{
    if (a == analysis::noRecord || b == analysis::noRecord) {
        return a == b;
    }
    if (before == &now || a >= before->records.size()) { // a number beyond: of System B
        return a == b;
    }
    const auto same = [](const annotation::Entity* x, const annotation::Entity* y) {
        return x != nullptr && y != nullptr && x->span == y->span;
    };
    const match::PairOutcome& x = before->records[a];
    const match::PairOutcome& y = now.records[b];
    return same(before->goldEntity(x), now.goldEntity(y))
        || same(before->systemEntity(x), now.systemEntity(y));
}

} // namespace

DocumentView::DocumentView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_lanes(new LaneFeed(session, selection, *m_canvas, this))
{
    auto* modes = new QActionGroup(this);
    std::ranges::transform(
        modeCommands, m_modes.begin(), [modes](Command command) { return makeModeAction(command, modes); });
    m_onlyDifferences = makeModeAction(Command::TextOnlyDifferences, this);
    sideBySideAction()->setChecked(true);
    connect(modes, &QActionGroup::triggered, this, [this](QAction* action) {
        setMode(static_cast<TextMode>(std::ranges::find(m_modes, action) - m_modes.begin()));
    });

    connect(m_onlyDifferences, &QAction::toggled, this, &DocumentView::setOnlyDifferences);
    m_systemB = makeModeAction(Command::TextSystemB, this);
    m_choice = new SystemChoice(m_systemB, this);
    connect(m_systemB, &QAction::toggled, this, [this]() {
        followSystemB();
        showNotice();
    });

    keepSaid(this, [this]() {
        for (std::size_t mode = 0; mode < modeCommands.size(); ++mode) {
            applyCommand(*m_modes[mode], modeCommands[mode]);
        }
    });
    auto* modeRow = layRow(m_modeRow, {}, {});
    for (QAction* action : { m_onlyDifferences, sideBySideAction(), interlinearAction(), stackedAction() }) {
        if (action == sideBySideAction()) { // what follows are the choices of one thing
            modeRow->addSpacing(fontMetrics().averageCharWidth() * 2);
        }
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoRaise(true); // only the chosen one has a frame, in light and dark
        modeRow->addWidget(button);
    }
    auto* header = inRow({ { m_title, 1 }, m_modeRow });
    header->setContentsMargins(6, 2, 4, 2);
    auto* types = new TypeChips(session, selection, this);
    layColumn(this, {}, { header, types, m_notice, { m_canvas, 1 }, m_findBar }, 0);
    setFocusProxy(m_canvas);

    for (const bool forward : { true, false }) {
        auto* step = new QShortcut(QKeySequence(Qt::CTRL | (forward ? Qt::Key_Down : Qt::Key_Up)), m_canvas,
            nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(step, &QShortcut::activated, this, [this, forward]() { Q_EMIT stepRequested(forward); });
    }
    m_canvas->setNote([this](std::uint32_t record) {
        const QString place
            = m_shown.evaluation == m_selection.evaluation() ? placeText(m_selection, record) : QString();
        return m_shown.b && !place.isEmpty()
            //: %1: "error 12 of 345"; what is said before it is of System B
            ? tr("%1 of System A").arg(place)
            : place;
    });
    connect(m_canvas, &SpanTextView::recordActivated, this, &DocumentView::select);
    connect(m_canvas, &SpanTextView::recordHovered, this, [this](quint32 record) {
        m_selection.setHoveredRecord(
            record == analysis::noRecord ? std::nullopt : std::optional<std::uint32_t>(record));
        m_canvas->setHoveredRecord(record); // what only System B has is no record of the selection
    });
    connect(m_canvas, &SpanTextView::recordControlClicked, this,
        [this](quint32 record) { filterBy(record, true); });
    connect(m_canvas, &SpanTextView::recordDoubleClicked, this,
        [this](quint32 record) { filterBy(record, false); });
    connect(m_canvas, &SpanTextView::contextMenuRequested, this, &DocumentView::showMenu);
    connect(m_notice, &MessageBar::actionTriggered, this, &DocumentView::showFirstDifference);
    m_canvas->setTypeHues(m_session.typeHues());
    whenChanged(m_session, Session::DataChanged | Session::HuesChanged, m_canvas,
        [this]() { m_canvas->setTypeHues(m_session.typeHues()); });
    connect(&m_selection, &SelectionModel::changed, this, &DocumentView::refresh);
    whenChanged(m_session,
        Session::SystemsChanged | Session::ResultChanged | Session::StateChanged | Session::DataChanged, this,
        &DocumentView::followSystemB);
    refresh(SelectionModel::EvaluationChanged);
}

TextMode DocumentView::mode() const
{
    const auto chosen = std::ranges::find_if(m_modes, &QAction::isChecked);
    return static_cast<TextMode>(chosen - m_modes.begin());
}

void DocumentView::setMode(TextMode mode)
{
    actionOf(mode)->setChecked(true);
    followSystemB(); // Stacked has a lane for it
    applyMode();
    showLanes();
    showNotice();
    Q_EMIT modeChanged();
}

void DocumentView::applyMode()
{
    const bool alone = m_selection.showsGoldAlone();
    m_onlyDifferences->setVisible(!alone); // of one side there is nothing to choose
    for (QAction* action : m_modes) {
        action->setVisible(!alone);
    }
    m_modeRow->setVisible(!alone);
    m_canvas->setMode(alone ? ViewMode::Interlinear : static_cast<ViewMode>(mode()));
    m_canvas->setOnlyDifferences(!alone && m_only);
}

bool DocumentView::idle() const { return !m_jobs.running() && m_lanes->idle(); }

void DocumentView::showLanes()
{
    m_lanes->setWanted(mode() == TextMode::Stacked && isVisible() && !m_selection.showsGoldAlone());
    // Lanes are System A's and the others'; while a scene of B still stands there are none.
    m_lanes->show(m_shown.b ? nullptr : m_shown.evaluation, m_shown.documentCase, m_shown.scheme);
}

void DocumentView::showEvent(QShowEvent* event)
{
    SessionPanel::showEvent(event);
    showLanes();
}

void DocumentView::hideEvent(QHideEvent* event)
{
    SessionPanel::hideEvent(event);
    m_lanes->setWanted(false);
}

void DocumentView::setOnlyDifferences(bool only)
{
    if (only == m_only) {
        return;
    }
    m_only = only;
    m_onlyDifferences->setChecked(only);
    applyMode();
    Q_EMIT modeChanged();
}

void DocumentView::refresh(SelectionModel::Changes changes)
{
    if (changes & SelectionModel::EvaluationChanged) {
        applyMode();
        m_cache.remove_if(
            [this](const CachedScene& cached) { return cached.key.evaluation != m_selection.evaluation(); });
        showChoice();
    }
    if (changes
        & (SelectionModel::EvaluationChanged | SelectionModel::DocumentChanged
            | SelectionModel::SchemeChanged)) {
        showDocument();
    } else {
        if (changes & (SelectionModel::FiltersChanged | SelectionModel::CurrentChanged)) {
            showMarks();
        }
        if (changes & SelectionModel::HoverChanged) {
            m_canvas->setHoveredRecord(m_selection.hoveredRecord().value_or(analysis::noRecord));
        }
    }
}

void DocumentView::showDocument()
{
    const SceneKey key = m_asked = wantedScene();
    if (!key.evaluation || key.documentCase >= key.evaluation->cases.size()) {
        m_jobs.cancel();
        m_shown = {};
        m_canvas->setScene(nullptr);
        showLanes();
        showHeader();
        showNotice();
        return;
    }
    const auto cached = std::ranges::find(m_cache, key, &CachedScene::key);
    if (cached != m_cache.end()) {
        m_jobs.cancel();
        m_cache.splice(m_cache.begin(), m_cache, cached);
        showScene(key, m_cache.front().scene);
        return;
    }
    const auto build = [key]() {
        return key.b ? key.b->scene(key.documentCase, key.scheme)
                     : buildScene(key.evaluation, key.documentCase, key.scheme);
    };
    if (sceneSize(key.shownCase()) <= quickAnnotations) {
        m_jobs.cancel();
        showScene(key, build());
        return;
    }
    m_jobs.start<TextScenePtr>(
        goldTitle(*key.evaluation->gold),
        [build](support::Progress&) -> support::Result<TextScenePtr> { return build(); },
        [this, key](support::Result<TextScenePtr> scene) {
            if (scene) {
                showScene(key, *scene);
            } else {
                m_notice->showMessage(MessageBar::Kind::Error, errorText(scene.error()));
            }
        });
}

bool DocumentView::sameTexts(const SceneKey& before, const SceneKey& now)
{
    if (!before.evaluation || !now.evaluation) {
        return false;
    }
    const analysis::DocumentCase& a = before.shownCase();
    const analysis::DocumentCase& b = now.shownCase();
    const auto same = [](const annotation::Document* x, const annotation::Document* y) {
        return x == y || (x != nullptr && y != nullptr && x->text == y->text);
    };
    return a.name() == b.name() && same(a.gold, b.gold) && same(a.system, b.system);
}

void DocumentView::showScene(const SceneKey& key, const TextScenePtr& scene)
{
    if (m_cache.empty() || !(m_cache.front().key == key)) {
        m_cache.push_front({ key, scene });
        if (m_cache.size() > cachedScenes) {
            m_cache.pop_back();
        }
    }
    // The same texts with other marks (matching, system, reload) stay where they are, unless the selection
    // moved.
    const bool still = sameTexts(m_shown, key)
        && sameAnnotation(m_shown.evaluation.get(), m_canvas->currentRecord(), *key.evaluation,
            m_selection.currentRecord().value_or(analysis::noRecord));
    const int place = m_canvas->verticalScrollBar()->value();
    const auto gold = goldInSight(key);
    m_shown = key;
    m_canvas->setScene(scene);
    showLanes();
    showHeader();
    showNotice();
    showMarks();
    showDrawn();
    if (still) {
        m_canvas->verticalScrollBar()->setValue(place);
    } else if (gold) {
        const SpanLayout& layout = m_canvas->layoutData();
        const std::uint32_t column = layout.table().columnOf(analysis::SideId::Gold, *gold);
        m_canvas->verticalScrollBar()->setValue(static_cast<int>(layout.lineOfColumn(column)));
    }
    m_canvas->setHoveredRecord(m_selection.hoveredRecord().value_or(analysis::noRecord));
    m_findBar->textReplaced();
}

void DocumentView::showMarks()
{
    // Records belong to the evaluation that is shown; while a scene is prepared the old one stays as it is.
    if (!m_shown.evaluation || m_shown.evaluation != m_selection.evaluation()) {
        return;
    }
    if (m_selection.filters().empty()) {
        m_canvas->setInFilter(std::nullopt);
    } else {
        m_canvas->setInFilter(m_selection.records());
    }
    m_canvas->setCurrentRecord(selectedMark());
    showPlace();
}

void DocumentView::showPlace()
{
    const auto range = placeLookedAt();
    if (!range) {
        if (std::exchange(m_placeShown, false)) {
            m_canvas->setSelection(std::nullopt);
        }
        return;
    }
    const ColumnTable& table = m_canvas->layoutData().table();
    const ColumnSpan columns = table.columnsOf(range->side, range->span);
    if (columns.empty() && (!m_shown.b || table.count() == 0)) {
        return; // no text, or wholly lost
    }
    m_canvas->scrollToPosition(range->side, range->span.begin);
    m_canvas->setSelection(SideRange { range->side, columns });
    m_placeShown = true;
}

std::optional<text::Span> DocumentView::selectedGold() const
{
    const ColumnTable& table = m_canvas->layoutData().table();
    const auto selected = m_canvas->selection();
    if (!selected || !table.has(analysis::SideId::Gold)
        || (selected->side != analysis::SideId::Gold && !table.sameText())) {
        return std::nullopt;
    }
    return text::Span { table.codePoint(analysis::SideId::Gold, selected->columns.begin),
        table.codePoint(analysis::SideId::Gold, selected->columns.end) };
}

void DocumentView::setDrawn(const std::string& document, std::vector<Drawn> drawn)
{
    m_drawnIn = document;
    m_drawn = std::move(drawn);
    showDrawn();
}

void DocumentView::showDrawn()
{
    std::vector<DrawnRange> ranges;
    const auto* const shown = shownCase();
    if (shown != nullptr && shown->gold != nullptr && shown->gold->name == m_drawnIn) {
        const ColumnTable& table = m_canvas->layoutData().table();
        for (const Drawn& each : m_drawn) {
            const ColumnSpan columns = table.columnsOf(analysis::SideId::Gold, each.span);
            if (!columns.empty()) {
                ranges.push_back({ { analysis::SideId::Gold, columns }, each.label, each.current });
            }
        }
    }
    m_canvas->setDrawn(std::move(ranges));
}

void DocumentView::centreOn(analysis::SideId side, std::uint32_t annotation)
{
    if (const auto range = rangeOf(side, annotation)) {
        m_canvas->scrollToPosition(range->side, range->span.begin);
        const std::uint32_t column = m_canvas->layoutData().table().columnsOf(range->side, range->span).begin;
        const auto line = static_cast<int>(m_canvas->layoutData().lineOfColumn(column));
        m_canvas->verticalScrollBar()->setValue(std::max(line - m_canvas->visibleLines() / 2, 0));
    }
}

void DocumentView::showHeader()
{
    if (!m_shown.evaluation) {
        m_title->setFullText({});
        return;
    }
    const analysis::DocumentCase& shown = m_shown.shownCase();
    const QString name = toQString(shown.name());
    const auto number = static_cast<std::int64_t>(m_shown.documentCase) + 1;
    const auto count = static_cast<std::int64_t>(m_shown.evaluation->cases.size());
    const QString relation
        = shown.withoutText() ? tr("No text in this format") : relationText(shown.relation);
    //: %1: name of a document, %2: its number, %3: number of documents, %4: "Same text" or the like
    QString title = tr("%1 (%2 of %3) · %4").arg(name, countText(number), countText(count), relation);
    if (goldAlone(*m_shown.evaluation)) {
        //: %1: name of a document, %2: its number, %3: number of documents
        title = tr("%1 (%2 of %3)").arg(name, countText(number), countText(count));
    }
    const auto empty = [](const annotation::Document* document) {
        return document == nullptr || document->annotations.size() == 0;
    };
    if (empty(shown.gold) && empty(shown.system)) {
        //: %1: title of the document
        title = goldAlone(*m_shown.evaluation) ? tr("%1 · No annotations").arg(title)
                                               : tr("%1 · No entities on either side").arg(title);
    }
    m_title->setFullText(title);
}

void DocumentView::showNotice()
{
    if (!m_shown.evaluation) {
        m_notice->hide();
        return;
    }
    if (const QString why = whyNotB(); !why.isEmpty()) {
        m_notice->showMessage(MessageBar::Kind::Information, why, {});
        return;
    }
    const analysis::DocumentCase& shown = m_shown.shownCase();
    const auto places = static_cast<int>(differingPlaces(shown));
    // What was chosen and cannot be shown of this document.
    const bool lanesMissed
        = m_canvas->mode() == ViewMode::Stacked && m_canvas->shownMode() != ViewMode::Stacked;
    const auto differs = [&](const QString& aligned) {
        //: %1: a sentence that says where two texts differ
        return lanesMissed ? tr("%1 Lanes need one text, so Interlinear is shown.").arg(aligned) : aligned;
    };
    switch (shown.relation) {
    case analysis::TextRelation::Equal:
        m_notice->hide();
        if (shown.withoutText()) {
            m_notice->showMessage(MessageBar::Kind::Information,
                tr("No text in this format: it gives offsets only. The list of errors shows the "
                   "annotations."),
                {});
        }
        break;
    case analysis::TextRelation::Tokens:
        m_notice->setVisible(places > 0 || lanesMissed);
        if (places > 0) {
            m_notice->showMessage(MessageBar::Kind::Warning,
                differs(tr("System text differs from the gold at %Ln places (aligned token by token).",
                    nullptr, places)),
                tr("Show first"));
        } else if (lanesMissed) {
            m_notice->showMessage(MessageBar::Kind::Information,
                tr("The two texts are spaced differently. Lanes need one text, so Interlinear is shown."),
                {});
        }
        break;
    case analysis::TextRelation::Characters:
        m_notice->showMessage(MessageBar::Kind::Warning,
            differs(tr("System text differs from the gold at %Ln places (aligned character by character).",
                nullptr, places)),
            tr("Show first"));
        break;
    case analysis::TextRelation::Unpaired:
        m_notice->showMessage(MessageBar::Kind::Information,
            shown.gold != nullptr
                ? tr("The system lacks this document: every annotation of the gold counts as missing.")
                : tr("The gold lacks this document: every annotation of the system counts as spurious."));
        break;
    }
}

void DocumentView::showFirstDifference()
{
    if (!m_shown.evaluation) {
        return;
    }
    const analysis::DocumentCase& shown = m_shown.shownCase();
    if (!shown.alignment) {
        return;
    }
    const auto& blocks = shown.alignment->blocks;
    const auto first = std::ranges::find_if(
        blocks, [](const align::Block& block) { return block.operation != align::EditOperation::Equal; });
    if (first == blocks.end()) {
        return;
    }
    const bool inserted = first->gold.empty();
    m_canvas->scrollToPosition(inserted ? analysis::SideId::System : analysis::SideId::Gold,
        inserted ? first->system.begin : first->gold.begin);
    m_canvas->setFocus();
}

void DocumentView::showMenu(std::uint32_t record, const QPoint& position)
{
    RecordMenu menu(m_selection, record == analysis::noRecord ? std::nullopt : std::optional(record), this);
    menu.addTextActions(*m_canvas);
    if (const auto only = m_shown.b ? m_shown.b->onlyB(record) : std::nullopt) {
        //: %1: name of a system
        menu.addAction(tr("&Show %1 as System A")
                           .arg(withoutMnemonic(shortened(toQString(m_shown.b->b()->system->name)))),
            this, [this, b = m_shown.b->b(), number = *only]() { makeSystemA(b, number); });
    }
    connect(&menu, &RecordMenu::ruleWanted, this, &DocumentView::ruleWanted);
    connect(&menu, &RecordMenu::occurrencesWanted, this, &DocumentView::occurrencesWanted);
    connect(&menu, &RecordMenu::judgementWanted, this, &DocumentView::judgementWanted);
    if (!menu.isEmpty()) {
        menu.exec(position);
    }
}

void DocumentView::filterBy(std::uint32_t record, bool typesOnly)
{
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    if (!evaluation || record >= evaluation->records.size()) {
        return;
    }
    m_selection.setCurrentRecord(record);
    const match::PairOutcome& outcome = evaluation->records[record];
    if (typesOnly) {
        m_selection.setFilter(typePairFilter(*evaluation, outcome));
    } else {
        m_selection.setFilter({ .scheme = m_selection.scheme(),
            .outcomes = { outcome.outcome(m_selection.scheme()) },
            .types = { evaluation->labels[outcome.rowType()] } });
    }
    Q_EMIT errorListRequested();
}

} // namespace touchstone::ui

#include "moc_documentview.cpp"
