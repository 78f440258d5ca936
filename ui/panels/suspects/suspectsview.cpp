// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/suspects/suspectsview.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"

#include "core/judging/suspectsystems.h"

#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>

namespace touchstone::ui {

namespace {

constexpr int widestColumn = 24; ///< in characters
constexpr int wantedContext = 18; ///< in characters
constexpr int wantedVotes = 30; ///< in characters

/// Left context is cut at its beginning.
class PlaceDelegate : public OutcomeDelegate
{
public:
    using OutcomeDelegate::OutcomeDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        OutcomeDelegate::initStyleOption(option, index);
        if (index.column() == SuspectModel::Left) {
            option->textElideMode = Qt::ElideLeft;
        }
        if (index.data(FaintRole).toBool()) {
            option->palette.setColor(QPalette::Text, faded(option->palette, 0.6));
        }
    }
};

/// Annotations without a text, anywhere in the gold?
bool knowsTexts(const annotation::Layer& gold)
{
    return std::ranges::any_of(
        gold.documents, [](const annotation::Document& document) { return !document.text.empty(); });
}

constexpr int disputedKind = -2; ///< entries of the kinds
constexpr int agreementKind = -3;

} // namespace

SuspectsView::SuspectsView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_progress(makeProgress(this, tr("Looking for suspects")))
    , m_agreement(new AgreementPage(session, selection, this))
{
    addChoices(m_kinds, tr("Which suspects"),
        { { tr("All"), -1 }, { tr("Doubtful in the gold"), analysis::SuspectKind::GoldDoubtful },
            { tr("Missing in the gold"), analysis::SuspectKind::Missing },
            { tr("Disagreements of judges"), disputedKind }, { tr("Agreement of judges"), agreementKind } });
    m_types->setAccessibleName(tr("Type"));
    m_types->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(6, 0, 6, 0);
    m_note->hide();
    m_cancel->hide();
    m_table->setModel(m_model);
    m_table->setItemDelegate(new PlaceDelegate(m_table));
    m_table->setAccessibleName(tr("Suspects"));
    showAsList(m_table);
    auto* bar = new FlowLayout({ 6, 4, 6, 0 },
        { labelled(tr("Show:"), m_kinds), labelled(tr("Type:"), m_types), m_hideJudged, m_progress,
            m_cancel });
    m_agreement->hide();
    layColumn(this, {}, { bar, m_note, { m_pages, 1 }, { m_agreement, 1 } }, 4);
    setFocusProxy(m_table);
    setProperty("help", QStringLiteral("suspects"));

    for (QComboBox* box : { m_kinds, m_types }) {
        connect(box, &QComboBox::currentIndexChanged, this, &SuspectsView::choose);
    }
    connect(m_hideJudged, &QCheckBox::toggled, this, &SuspectsView::choose);
    connect(m_cancel, &QPushButton::clicked, this, &SuspectsView::cancel);
    connect(m_runner, &JobRunner::runningChanged, m_cancel, &QPushButton::setVisible);
    showProgress(m_progress, *m_runner);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) {
            if (!m_following && current.isValid()) {
                chooseLine(m_model->lineOf(current.row()));
            }
        });
    connect(m_interaction, &CellInteraction::activated, this, [this](const QModelIndex& index) {
        chooseLine(m_model->lineOf(index.row()));
        Q_EMIT activated();
    });
    connect(m_interaction, &CellInteraction::menuRequested, this, &SuspectsView::showMenu);
    connect(&session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes
            & (Session::DataChanged | Session::StateChanged | Session::SpecChanged
                | Session::SystemsChanged)) {
            refresh();
        }
    });
    connect(&selection, &SelectionModel::changed, this, [this](SelectionModel::Changes changes) {
        if (changes & SelectionModel::EvaluationChanged) {
            if (const auto line = currentLine(); line && m_leads) {
                goTo(*line); // where there is no record the selection has lost the place
            }
        } else if (changes & SelectionModel::CurrentChanged) {
            follow();
        }
    });
    fillTypes();
    showState();
}

void SuspectsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

/// The gold must be the same for all systems.
SuspectsView::Wanted SuspectsView::wanted() const
{
    return { m_session.dataSet(), analysis::suspectSpec(m_session.spec()) };
}

void SuspectsView::refresh()
{
    const Wanted now = wanted();
    const bool possible = now.dataSet && !now.dataSet->spec.noGold;
    if (!possible || (m_shown && m_shown->dataSet != now.dataSet)) {
        m_runner->cancel();
        m_rankRunner->cancel();
        m_shown.reset();
        m_asked.reset();
        take(nullptr);
    }
    if (possible && now == m_shown) {
        if (m_runner->running()) { // of what was wanted in between
            m_runner->cancel();
            m_asked.reset();
        }
        rankAnew();
    } else if (possible && isVisible() && now != m_asked && m_session.state() != Session::State::Loading) {
        start(now);
    }
    showState();
}

void SuspectsView::start(const Wanted& wanted)
{
    m_asked = wanted;
    m_error.clear();
    m_stopped = false;
    std::vector<analysis::EvaluationPtr> known;
    for (const Session::SystemResult& result : m_session.results()) {
        if (result.evaluation) {
            known.push_back(result.evaluation);
        }
    }
    m_runner->start<SuspectRowsPtr>(
        tr("Looking for suspects"),
        [wanted, known = std::move(known), judgements = m_session.spec().slices.judgements](
            support::Progress& progress) -> support::Result<SuspectRowsPtr> {
            const auto systems = analysis::suspectSystems(*wanted.dataSet, wanted.spec, known, progress);
            if (!systems) {
                return support::Failure(systems.error());
            }
            const auto list = analysis::suspects(systems->evaluations, {}, progress);
            if (!list) {
                return support::Failure(list.error());
            }
            auto facts = suspectFacts(**list, progress);
            if (!facts) {
                return support::failure(support::ErrorCode::Cancelled, "Stopped.");
            }
            facts->leftOut = systems->leftOut;
            facts->alone = systems->alone;
            return rankedRows(analysis::SuspectRanking(*list), std::move(facts), judgements);
        },
        [this, wanted](support::Result<SuspectRowsPtr> rows) {
            m_shown = wanted;
            m_asked.reset();
            m_error = rows ? QString() : errorText(rows.error());
            take(rows ? *rows : nullptr);
            rankAnew(); // what was judged meanwhile
        });
}

void SuspectsView::cancel()
{
    m_runner->cancel();
    m_shown = m_asked; // not looked for again until something else is wanted
    m_asked.reset();
    m_stopped = true;
    take(nullptr);
}

void SuspectsView::rankAnew()
{
    const auto judgements = m_session.spec().slices.judgements;
    if (!rows() || rows()->judgements == judgements) {
        return;
    }
    m_rankRunner->start<SuspectRowsPtr>(
        tr("Ranking the suspects"),
        [before = rows(), judgements](support::Progress&) -> support::Result<SuspectRowsPtr> {
            return rankedRows(before->ranking, before->facts, judgements);
        },
        [this](support::Result<SuspectRowsPtr> ranked) {
            if (ranked) {
                take(*ranked);
            }
        });
}

void SuspectsView::take(SuspectRowsPtr rows)
{
    const bool other = !rows || !m_model->rows() || rows->ranking.list() != m_model->rows()->ranking.list();
    if (!rows && !m_model->rows()) {
        showState();
        return;
    }
    auto line = other ? std::nullopt : currentLine();
    if (!line && !other) {
        line = m_awaited;
    }
    const int place = std::exchange(m_goOn, -1);
    {
        const QScopedValueRollback following(m_following, true);
        m_model->show(std::move(rows));
        if (other) {
            m_awaited.reset();
            m_leads = false;
            fillTypes();
        }
        if (!m_fitted && m_model->rowCount() > 0) {
            fit();
            m_fitted = true; // later widths are the user's
        }
        showColumns();
    }
    showState();
    if (place >= 0) {
        putCursor(place);
    } else if (line) {
        const QScopedValueRollback following(m_following, true);
        putCursor(m_model->rowOf(*line));
    }
    Q_EMIT rowsChanged();
}

std::optional<std::uint32_t> SuspectsView::currentLine() const
{
    const QModelIndex current = m_table->currentIndex();
    return rows() && current.isValid() ? std::optional(m_model->lineOf(current.row())) : std::nullopt;
}

void SuspectsView::putCursor(int row)
{
    row = std::min(row, m_model->rowCount() - 1);
    if (row < 0) {
        m_table->selectionModel()->clear();
        return;
    }
    const int column = m_table->currentIndex().isValid() ? m_table->currentIndex().column()
                                                         : static_cast<int>(SuspectModel::Words);
    const QModelIndex index = m_model->index(row, column);
    m_table->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
}

void SuspectsView::goOn()
{
    const int row = m_table->currentIndex().row();
    if (row < 0) {
        return;
    }
    if (ranking()) {
        m_goOn = row;
    } else {
        putCursor(row + 1);
    }
}

void SuspectsView::showLine(std::uint32_t line)
{
    if (!rows() || line >= m_model->total()) {
        return;
    }
    m_goOn = -1;
    const int row = m_model->rowOf(line);
    putCursor(row);
    chooseLine(line);
    if (row < 0) { // else the cursor would be on another line than the one that is looked at
        m_awaited = line;
    }
}

std::vector<std::uint32_t> SuspectsView::alike(std::uint32_t line) const
{
    std::vector<std::uint32_t> lines;
    const auto& group = rows()->facts->alike;
    for (const std::uint32_t each : rows()->ranking.order()) {
        if (each != line && group[each] == group[line]) {
            lines.push_back(each);
        }
    }
    return lines;
}

void SuspectsView::setBlind(bool blind)
{
    m_model->setBlind(blind);
    m_kinds->setEnabled(!blind); // what is missing would be told by it
    if (blind) {
        m_kinds->setCurrentIndex(0);
    }
    showColumns();
    showNote();
}

void SuspectsView::setSample(std::vector<std::uint32_t> lines)
{
    const auto line = currentLine();
    {
        const QScopedValueRollback following(m_following, true);
        m_model->setSample(std::move(lines));
        showColumns();
        putCursor(line ? m_model->rowOf(*line) : -1);
    }
    showState();
}

void SuspectsView::showColumns()
{
    // Votes and score would tell which rows were drawn.
    const bool told = !m_model->blind() && m_model->sample().empty();
    m_columns->setShown(SuspectModel::Votes, told);
    m_columns->setShown(SuspectModel::Score, told);
}

bool SuspectsView::showsAgreement() const { return m_kinds->currentData().toInt() == agreementKind; }

void SuspectsView::showAgreement()
{
    if (m_kinds->isEnabled()) {
        ::touchstone::ui::choose(m_kinds, agreementKind);
        m_agreement->table()->setFocus(Qt::ShortcutFocusReason);
    }
}

void SuspectsView::choose()
{
    SuspectModel::Choice choice;
    const int kind = m_kinds->currentData().toInt();
    m_pages->setVisible(!showsAgreement());
    m_agreement->setVisible(showsAgreement());
    m_types->setEnabled(!showsAgreement());
    m_hideJudged->setEnabled(!showsAgreement());
    choice.disputed = kind == disputedKind;
    if (kind >= 0) {
        choice.kind = static_cast<analysis::SuspectKind>(kind);
    }
    choice.type = toUtf8(m_types->currentData().toString());
    choice.judged = !m_hideJudged->isChecked();
    const auto line = currentLine();
    {
        const QScopedValueRollback following(m_following, true);
        m_model->choose(choice);
        if (line) {
            putCursor(m_model->rowOf(*line));
        }
    }
    showState();
}

void SuspectsView::showAll()
{
    {
        const QSignalBlocker kinds(m_kinds);
        const QSignalBlocker types(m_types);
        const QSignalBlocker judged(m_hideJudged);
        m_kinds->setCurrentIndex(0);
        m_types->setCurrentIndex(0);
        m_hideJudged->setChecked(false);
    }
    choose();
}

void SuspectsView::fillTypes()
{
    const QString before = m_types->currentData().toString();
    {
        const QSignalBlocker quiet(m_types);
        m_types->clear();
        m_types->addItem(tr("All types"), QString());
        if (rows()) {
            for (const std::string& type : rows()->facts->types) {
                m_types->addItem(toQString(type), toQString(type));
            }
        }
        chooseOrFirst(m_types, before);
    }
    choose();
}

/// Contexts and votes have what is left; in a narrow table other columns give way, then leave.
void SuspectsView::fit()
{
    fitColumns(m_table, m_table->horizontalHeader(), widestColumn);
    const int unit = m_table->fontMetrics().averageCharWidth();
    m_table->horizontalHeader()->resizeSection(SuspectModel::VerdictColumn,
        unit * static_cast<int>(verdictText(analysis::Verdict::BothAcceptable).size()));
    m_columns->setShares({ { SuspectModel::Left, wantedContext * unit, 1, 6 * unit },
        { SuspectModel::Right, wantedContext * unit, 1, 6 * unit },
        { SuspectModel::Votes, wantedVotes * unit, 3, 18 * unit } });
    auto* header = static_cast<SortHeader*>(m_table->horizontalHeader());
    header->resizeSection(SuspectModel::Rank,
        std::max(widestCell(m_table, SuspectModel::Rank), header->leastSize(SuspectModel::Rank)));
    const auto yielding = [header, unit](int column, int characters) {
        return RestColumns::Yield { column,
            header->isSectionHidden(column) ? 0 : std::max(characters * unit, header->leastSize(column)) };
    };
    // The words themselves give way last.
    m_columns->setYielding({ yielding(SuspectModel::DocumentColumn, 8),
        yielding(SuspectModel::VerdictColumn, 8), yielding(SuspectModel::Proposal, 9),
        yielding(SuspectModel::GoldSays, 8), yielding(SuspectModel::Words, 14) });
    m_columns->setLeaving({ SuspectModel::DocumentColumn, SuspectModel::Score, SuspectModel::Left });
}

void SuspectsView::chooseLine(std::uint32_t line)
{
    m_awaited.reset();
    m_leads = false;
    goTo(line);
    m_chosen = m_leads;
    Q_EMIT lineChosen();
}

void SuspectsView::goTo(std::uint32_t line)
{
    const analysis::Suspect& row = m_model->suspect(line);
    if (m_selection.evaluation() != m_selection.mainEvaluation()) {
        m_selection.clearFilters(); // a measure's list, or System B: other records
    }
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    if (!evaluation || evaluation != m_selection.mainEvaluation()) {
        return;
    }
    const analysis::SuspectList& list = rows()->list();
    const annotation::Document& document = list.gold().documents[row.document];
    const auto found = std::ranges::find_if(evaluation->cases, [&](const analysis::DocumentCase& each) {
        return each.gold == &document || (each.gold != nullptr && each.gold->name == document.name);
    });
    if (found == evaluation->cases.end()) {
        return; // it is not scored under these settings
    }
    const auto number = static_cast<std::size_t>(found - evaluation->cases.begin());
    std::optional<std::uint32_t> record;
    for (const auto& [system, known] : list.records(line)) {
        const analysis::Evaluation& other = *list.evaluations()[system];
        const match::PairOutcome& pair = other.records[known];
        for (std::uint32_t i = found->firstRecord; i < found->firstRecord + found->recordCount && !record;
             ++i) {
            const match::PairOutcome& own = evaluation->records[i];
            const bool sameGold = row.goldEntity && own.gold == pair.gold && evaluation->gold == other.gold;
            const bool sameSystem
                = !row.goldEntity && own.system == pair.system && evaluation->system == other.system;
            if ((sameGold && own.hasGold()) || (sameSystem && own.hasSystem())) {
                record = i;
            }
        }
    }
    // A gold that the settings make anew numbers its annotations anew.
    const text::Span place { row.place().pieces.front().begin, row.place().pieces.back().end };
    for (std::uint32_t i = found->firstRecord;
         row.goldEntity && i < found->firstRecord + found->recordCount && !record; ++i) {
        const annotation::Entity* const gold = evaluation->goldEntity(evaluation->records[i]);
        record = gold != nullptr && gold->span == place ? std::optional(i) : std::nullopt;
    }
    const QScopedValueRollback following(m_following, true);
    if (record) {
        m_selection.setCurrentRecord(*record);
    } else {
        m_selection.setCurrentRange(number, { analysis::SideId::Gold, place });
    }
    m_leads = true;
}

void SuspectsView::follow()
{
    if (m_following) {
        return;
    }
    m_leads = m_chosen = false;
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    const auto current = m_selection.currentRecord();
    if (!rows() || !evaluation || !current || evaluation->gold.get() != &rows()->list().gold()) {
        return;
    }
    const match::PairOutcome& record = evaluation->records[*current];
    const annotation::Document* const document = evaluation->cases[record.document].gold;
    if (!record.hasGold() || document == nullptr) {
        return;
    }
    const auto number = static_cast<std::size_t>(document - rows()->list().gold().documents.data());
    const auto line = rows()->list().indexOf(number, record.gold);
    const int row = line ? m_model->rowOf(*line) : -1;
    if (row >= 0) {
        const QScopedValueRollback following(m_following, true);
        putCursor(row);
        m_leads = true;
    }
}

void SuspectsView::showNote()
{
    const bool shown = m_pages->showsContent() && rows() && !showsAgreement();
    m_note->setVisible(shown);
    if (!shown) {
        m_note->clear();
        return;
    }
    const SuspectFacts& facts = *rows()->facts;
    const auto& systems = rows()->list().systems();
    QStringList said;
    if (m_model->blind()) {
        said << tr("The text and Details still name the gold: look at this list alone.");
    } else if (facts.alone) {
        said << tr(
            "Gold annotations whose words bear another type elsewhere in the gold: %1. With systems there "
            "would be votes, too.")
                    .arg(countText(static_cast<std::int64_t>(facts.doubtful)));
    } else {
        // Anything that is said against it lists a row, so most of a long list is right.
        //: the last is a list of names
        said << tr(
            "Gold annotations that something speaks against: %1. Places that only systems annotate: %2. "
            "The most doubtful stand first. Votes: %3.")
                    .arg(countText(static_cast<std::int64_t>(facts.doubtful)),
                        countText(static_cast<std::int64_t>(facts.missing)),
                        listText(textsOf(systems, toQString)));
    }
    if (rows()->judgedDoubts > 0 && !m_model->blind()) {
        //: of the places that were counted before
        said << tr("Judged of these: %1.").arg(countText(static_cast<std::int64_t>(rows()->judgedDoubts)));
    }
    if (!knowsTexts(rows()->list().gold())) {
        said << tr("The texts are not known, so only positions are shown.");
    }
    if (!facts.leftOut.empty()) {
        //: %1: names of systems, each with the reason
        said << tr("Without a vote: %1").arg(textsOf(facts.leftOut, [](const support::Message& one) {
            return coreText(one);
        }).join(tr("; ")));
    }
    m_note->setText(said.join(QLatin1Char(' ')));
    m_note->setVisible(!said.isEmpty());
}

void SuspectsView::showState()
{
    const bool running = m_runner->running();
    setDimmed(m_table, rows() && running);
    const auto dataSet = m_session.dataSet();
    if (!dataSet) {
        m_pages->showState(m_session);
    } else if (dataSet->spec.noGold) {
        m_pages->showPage(tr("There is no gold"),
            tr("Suspects are doubtful annotations of a gold. Open a gold and what systems made of its "
               "text."));
    } else if (rows() && m_model->rowCount() > 0) {
        m_pages->showContent();
    } else if (running) {
        m_pages->showPage(tr("Looking for suspects…"), tr("The list fills as soon as all systems are read."),
            { { tr("Cancel"), [this]() { cancel(); }, {} } });
    } else if (m_stopped) {
        m_pages->showPage(
            tr("Stopped"), {}, { { tr("Look for suspects"), [this]() { start(wanted()); }, {} } });
    } else if (!m_error.isEmpty()) {
        m_pages->showPage(tr("The gold cannot be looked through"), m_error,
            { { tr("Try again"), [this]() { start(wanted()); }, {} } });
    } else if (!rows()) {
        m_pages->showPage(tr("Looking for suspects…"), {});
    } else if (rows()->facts->alone && !knowsTexts(rows()->list().gold())) {
        m_pages->showPage(tr("The texts are not known"),
            tr("Without systems only the words tell what is doubtful. Open what systems made of this gold, "
               "or "
               "a gold with its text."),
            { { tr("Open…"), [this]() { Q_EMIT m_session.filesWanted(); }, {} } });
    } else if (rows()->facts->doubtful + rows()->facts->missing == 0) {
        m_pages->showPage(tr("No suspects"),
            rows()->facts->alone
                ? tr("No words bear several types in the gold. Systems would tell more.")
                : tr("No system says anything else than the gold, and no words bear several types."));
    } else {
        m_pages->showPage(tr("None of them is left"), tr("The others are judged, or not chosen above."),
            { { tr("Show all"), [this]() { showAll(); }, {} } });
    }
    showNote();
}

void SuspectsView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    if (index.isValid()) {
        menu->addAction(tr("&Go to the text"), this, [this, line = m_model->lineOf(index.row())]() {
            showLine(line);
            Q_EMIT activated();
        });
        const std::uint32_t line = m_model->lineOf(index.row());
        if (const auto others = alike(line); !others.empty() && !m_model->blind()) {
            menu->addAction(tr("Apply the verdict to &alike ones… (%1)").arg(countText(std::ssize(others))),
                this, [this, line]() {
                    showLine(line);
                    Q_EMIT alikeWanted();
                });
        }
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_suspectsview.cpp"
