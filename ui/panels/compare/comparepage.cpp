// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/compare/comparepage.h"

#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/session/comparer.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/viewhelp.h"

namespace touchstone::ui {

ComparePage::ComparePage(CompareBasis& basis, const QStringList& tableNames, QWidget* parent)
    : QWidget(parent)
    , m_basis(basis)
{
    for (const QString& name : tableNames) {
        auto* table = m_tables.emplace_back(new SheetTable(basis.selection, this));
        table->setAccessibleName(name);
        table->takeCells();
        table->fillWidth();
        connect(table, &SheetTable::cellActivated, this,
            [this, table](const QModelIndex& index, bool adding) { follow(*table, index, adding); });
    }
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(6, 0, 6, 0);
    m_sentences->setToolTip(
        tr("In the dialog choose under Documents: Each group of lines, for the gold and all systems"));
    m_sentences->hide();
    connect(m_sentences, &QPushButton::clicked, &m_basis, &CompareBasis::openRequested);
}

void ComparePage::build(QWidget* above, QWidget* content)
{
    m_pages = new StatePages(content == nullptr ? table() : content, this);
    auto* offer = inRow({ m_sentences, filler });
    offer->setContentsMargins(6, 0, 6, 0);
    auto* layout = layColumn(this, { 0, 2, 0, 0 }, { m_note, offer, { m_pages, 1 } }, 4);
    if (above != nullptr) {
        layout->insertWidget(0, above);
    }
}

void ComparePage::refresh()
{
    m_sentences->hide();
    if (!session().evaluationA()) {
        m_note->clear();
        m_pages->showState(session());
        return;
    }
    if (!session().noGold()) {
        fill();
    } else if (!fillWithoutGold()) {
        showNoGold();
        return;
    }
    setDimmed(table(), session().busy() && shows());
}

QString ComparePage::markdown() const
{
    if (!shows()) {
        return {};
    }
    QStringList texts;
    for (const SheetTable* each : m_tables) {
        if (each->isHidden()) {
            continue;
        }
        auto plain = each->sheetModel()->plain();
        const bool marked = std::ranges::any_of(plain.styles, [](const auto& row) {
            return std::ranges::any_of(row, [](const auto& style) { return !style.mark.empty(); });
        });
        plain.note = marked ? toUtf8(note()) : std::string(); // what the marks mean
        texts << toQString(analysis::toMarkdown(plain));
    }
    return texts.join(QLatin1Char('\n'));
}

void ComparePage::showNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

QString ComparePage::drawn(const analysis::SignificanceSettings& settings, std::size_t units)
{
    const bool sentences = settings.unit == analysis::ResamplingUnit::Sentence;
    if (units <= 1) {
        const auto& gold = *session().evaluationA()->gold;
        m_sentences->setVisible(!sentences && gold.format == "conll" && gold.documentUnit.empty());
        return sentences ? tr("No intervals: there is only one sentence, and resampling needs several.")
                         : tr("No intervals: there is only one document, and resampling needs several.");
    }
    //: %1: number of trials, %2: a seed, %3: a number, more than one
    return (sentences ? tr("%1 trials, seed %2, over %3 sentences of the one document.")
                      : tr("%1 trials, seed %2, over %3 documents."))
        .arg(countText(static_cast<std::int64_t>(settings.resampling.trials)),
            QString::number(settings.resampling.seed), countText(static_cast<std::int64_t>(units)));
}

void ComparePage::showWords(
    const QString& heading, const QString& text, std::vector<StatePage::Choice> choices)
{
    showNote({});
    m_pages->showPage(heading, text, std::move(choices));
}

void ComparePage::showWaiting(const QString& heading, const QString& text)
{
    if (m_basis.running() || comparer().running() || session().measuring()
        || session().state() != Session::State::Ready) {
        showWords(heading, text);
    } else {
        showWords(tr("Nothing was computed"), tr("It was stopped."),
            { { tr("Start again"), [this]() { Q_EMIT m_basis.restartRequested(); }, {} } });
    }
}

void ComparePage::showNoGold()
{
    showWords(tr("Which system is better, only a gold can tell"), tr("Two systems are compared without one."),
        { { tr("Open with a gold…"), [this]() { Q_EMIT m_basis.openRequested(); }, {} } });
}

bool ComparePage::showNoPartner()
{
    if (comparer().otherSettings() || session().systemB() >= 0) {
        return false;
    }
    constexpr int mostOffered = 8; // systems offered as buttons
    std::vector<StatePage::Choice> choices;
    const auto loaded = session().dataSet();
    const int count = loaded ? static_cast<int>(loaded->systems.size()) : 0;
    for (int i = 0; i < count && static_cast<int>(choices.size()) < mostOffered; ++i) {
        if (i != session().systemA() && loaded->systems[static_cast<std::size_t>(i)].layer) {
            //: %1: name of a system
            choices.push_back({ withoutMnemonic(tr("Compare with %1").arg(shortened(m_basis.systemName(i)))),
                [this, i]() { session().setSystemB(i); }, {} });
        }
    }
    const bool one = choices.empty();
    if (one) {
        choices.push_back({ tr("Open a second system…"), [this]() { Q_EMIT m_basis.openRequested(); }, {} });
    }
    choices.push_back(
        { tr("Compare with other settings…"), [this]() { Q_EMIT m_basis.settingsRequested(); }, {} });
    showWords(one ? tr("Only one system is open") : tr("Choose a System B"),
        one ? tr(
            "Open a second system of the same gold, or compare this one with itself under other settings.")
            : tr("Two systems are compared annotation by annotation; choose the second one here or in the "
                 "toolbar."),
        std::move(choices));
    return true;
}

void ComparePage::showTable(DottedSheet table, const QString& note)
{
    m_tables.front()->setSheet(std::move(table.sheet), std::move(table.dots));
    showTables(note);
}

void ComparePage::showTables(const QString& note)
{
    showNote(note);
    m_pages->showContent();
}

void ComparePage::showSystems(DottedSheet table, QString note, const CompareBasis::Systems& systems)
{
    constexpr int mostTold = 3; // the tool tips have all
    int told = 0;
    std::map<std::size_t, QString> touched;
    for (const auto& system : systems) {
        std::vector<analysis::MeasureResultPtr> measures;
        for (const auto& [id, measure] : system.measures) {
            measures.push_back(measure);
        }
        const QString text = coreText(analysis::touchedSentences(*system.evaluation, measures));
        if (text.isEmpty()) {
            continue;
        }
        touched.emplace(static_cast<std::size_t>(system.index), text);
        if (++told <= mostTold) {
            note += QStringLiteral("\n! %1: %2").arg(system.name, text);
        }
    }
    if (told > mostTold) {
        note += tr("\n! %n more; the tool tips of the systems say why.", "", told - mostTold);
    }
    markTouched(table.sheet, touched);
    showTable(std::move(table), note);
}

void ComparePage::follow(const SheetTable& table, const QModelIndex& index, bool adding)
{
    const analysis::CellNote* note = table.sheetModel()->note(index);
    if (note == nullptr) {
        return;
    }
    if (note->system && followPair(table, index, *note->system)) {
        return;
    }
    const QVariant filter = index.data(FilterRole); // the table changes with the system
    const auto system = note->system ? static_cast<int>(*note->system) : session().systemA();
    if (system != session().systemA()) {
        if (filter.isValid()) {
            m_basis.selection.setFilters({ filter.value<analysis::RecordFilter>() });
        }
        session().setSystemA(system);
    } else if (filter.isValid()) {
        ui::follow(&m_basis.selection, filter.value<analysis::RecordFilter>(), adding);
    }
}

} // namespace touchstone::ui

#include "moc_comparepage.cpp"
