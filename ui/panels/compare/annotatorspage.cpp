// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/compare/annotatorspage.h"

#include "ui/models/modelroles.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/sheettable.h"

#include "core/evaluation/dataset/project.h"

#include <QSplitter>

#include <numeric>

namespace touchstone::ui {

AnnotatorsPage::AnnotatorsPage(CompareBasis& basis, QWidget* parent)
    : ComparePage(basis,
        { tr("Agreement of every two annotators"), tr("Who deviates, by type"),
            tr("What every two annotators have alike") },
        parent)
{
    basis.addRunner(m_pairs.runner);
    auto* halves = new QSplitter(Qt::Vertical, this);
    halves->setChildrenCollapsible(false);
    auto* above = new QSplitter(Qt::Horizontal, halves);
    split(above, { { table(0), 1 }, { table(2), 1 } })->setChildrenCollapsible(false);
    halves->addWidget(table(1));
    build(nullptr, halves);
}

std::vector<annotation::LayerPtr> AnnotatorsPage::layers() const
{
    auto all = analysis::systemsWithoutGold(*session().dataSet());
    std::ranges::stable_sort(all, {}, [](const annotation::LayerPtr& layer) { return layer->name; });
    return all;
}

void AnnotatorsPage::start()
{
    if (session().busy() || m_switching) {
        return;
    }
    Question asked { layers(), session().spec() };
    if (asked == m_pairs.question) {
        return;
    }
    using Result = decltype(m_pairs)::Result;
    m_pairs.ask(
        asked, tr("Comparing every two"),
        [asked](support::Progress& progress) -> Result {
            return analysis::evaluateAnnotators(asked.layers, asked.spec, progress)
                .map([](analysis::AnnotatorPairs&& pairs) {
                    return std::make_shared<const analysis::AnnotatorPairs>(std::move(pairs));
                });
        },
        [this]() { Q_EMIT m_basis.changed(); });
}

void AnnotatorsPage::fill()
{
    showWords(tr("Nobody is compared here"), tr("The other pages compare what is open."));
}

bool AnnotatorsPage::fillWithoutGold()
{
    start();
    if (m_pairs.error) {
        showWords(tr("The annotators cannot be compared"), errorText(*m_pairs.error));
    } else if (m_pairs.answer) {
        showPairs(*m_pairs.answer);
    } else {
        showWaiting(tr("Comparing every two…"), tr("The tables fill when all pairs are compared."));
    }
    return true;
}

void AnnotatorsPage::showPairs(const analysis::AnnotatorPairs& pairs)
{
    std::vector<std::size_t> order(pairs.names.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    m_agreement = analysis::annotatorAgreement(pairs, m_basis.selection.scheme());
    m_sheets = { analysis::annotatorMatrixSheet(pairs, m_agreement, order),
        analysis::annotatorTypesSheet(pairs, m_agreement, order),
        analysis::chosenColumns(analysis::annotatorPairsSheet(pairs, m_agreement),
            { "f1", "agree", "differ", "overlap", "only_a", "only_b" }) };
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        table(i)->setSheet(m_sheets[i]);
    }
    //: %1: the scheme
    QString note
        = tr("F1 of every two (%1); by type the mean F1 of each with the others, less that of the "
             "others among themselves: below 0 they agree more without this one. A click on a number "
             "shows its two as A and B.")
              .arg(schemeText(m_agreement.scheme));
    for (const auto& pair : pairs.pairs) {
        if (pair.error) {
            //: %1 and %2: names, %3: what is wrong
            note += QLatin1Char('\n')
                + tr("! %1 and %2: %3")
                      .arg(toQString(pairs.names[pair.a]), toQString(pairs.names[pair.b]),
                          errorText(*pair.error));
        }
    }
    showTables(note);
}

bool AnnotatorsPage::followPair(const SheetTable& chosen, const QModelIndex& index, std::size_t system)
{
    std::size_t number = 0;
    while (number + 1 < m_sheets.size() && table(number) != &chosen) {
        ++number;
    }
    const auto answer = m_pairs.answer;
    const std::string row = toUtf8(index.siblingAtColumn(0).data().toString());
    const auto pair = answer ? analysis::annotatorsBehind(*answer, m_agreement, m_sheets[number], row, system)
                             : std::nullopt;
    if (!pair) {
        return false;
    }
    if (const QVariant filter = index.data(FilterRole); filter.isValid()) {
        m_basis.selection.setFilters({ filter.value<analysis::RecordFilter>() });
    }
    m_switching = true;
    session().showPair(answer->names[pair->first], answer->names[pair->second]);
    m_switching = false;
    m_pairs.question.layers = layers();
    return true;
}

} // namespace touchstone::ui

#include "moc_annotatorspage.cpp"
