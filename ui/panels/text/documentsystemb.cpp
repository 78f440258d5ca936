// SPDX-License-Identifier: GPL-3.0-or-later
// DocumentView: System B in the place of System A, and what of the selection stands where in its text.
#include "ui/panels/text/documentview.h"

#include "ui/panels/text/systemchoice.h"
#include "ui/session/corestrings.h"
#include "ui/session/shownsystem.h"
#include "ui/widgets/viewhelp.h"

#include <QAction>

namespace touchstone::ui {

bool DocumentView::mayShowB() const
{
    return mode() != TextMode::Stacked && m_session.systemB() >= 0 && !m_session.noGold()
        && !m_selection.showsGoldAlone()
        && shownSystem(m_session, m_selection.evaluation()).role == ShownSystem::Role::A;
}

DocumentView::SceneKey DocumentView::wantedScene()
{
    SceneKey key { m_selection.evaluation(), m_selection.currentCase(), m_selection.scheme(), nullptr };
    const bool wanted = m_systemB->isChecked() && mayShowB();
    if (const auto b = wanted ? comparableB(m_session, key.evaluation) : nullptr) {
        if (!m_b || m_b->shown() != key.evaluation || m_b->b() != b) {
            m_b = std::make_shared<const SystemBText>(key.evaluation, b);
            forgetScenesOfB();
        }
        key.b = m_b->caseOf(key.documentCase) != nullptr ? m_b : nullptr;
    }
    return key;
}

void DocumentView::forgetScenesOfB()
{
    m_cache.remove_if([this](const CachedScene& cached) { return cached.key.b && cached.key.b != m_b; });
}

void DocumentView::showChoice()
{
    if (m_session.systemB() < 0) {
        m_b.reset();
        forgetScenesOfB();
        m_systemB->setChecked(false);
    }
    const bool may = mayShowB();
    m_systemB->setEnabled(may);
    if (may) {
        const auto nameOf = [this](int system) {
            return system < 0
                ? QString()
                : toQString(m_session.dataSet()->systems[static_cast<std::size_t>(system)].source.name);
        };
        m_choice->setNames(nameOf(m_session.systemA()), nameOf(m_session.systemB()));
    }
    m_canvas->setSystemChoice(may ? m_choice : nullptr);
}

void DocumentView::followSystemB()
{
    showChoice();
    const auto range = m_selection.currentRange();
    if (range && range->other && range->other != m_session.evaluationB()) {
        m_selection.setCurrentRange(m_selection.currentCase(), { range->side, range->span });
    }
    if (wantedScene() != m_asked) {
        showDocument();
    } else if (m_systemB->isChecked()) {
        showNotice();
    }
}

QString DocumentView::whyNotB() const
{
    if (!m_systemB->isChecked() || m_shown.b || !mayShowB()) {
        return {};
    }
    if (!comparableB(m_session, m_selection.evaluation())) {
        return whyNoSystemB(m_session, {});
    }
    return m_b && m_b->caseOf(m_selection.currentCase()) == nullptr
        ? tr("System B does not have this document: the text of System A is shown.")
        : QString();
}

void DocumentView::makeSystemA(const analysis::EvaluationPtr& b, std::uint32_t record)
{
    if (m_session.evaluationB() != b) {
        return;
    }
    m_systemB->setChecked(false); // what is B's text now is A's then
    m_session.setSystemA(m_session.systemB());
    if (m_selection.evaluation() == b) {
        m_selection.setCurrentRecord(record);
    }
}

void DocumentView::select(std::uint32_t mark)
{
    const auto only = m_shown.b ? m_shown.b->onlyB(mark) : std::nullopt;
    if (!only) {
        m_selection.setCurrentRecord(mark);
    } else if (m_shown.evaluation == m_selection.evaluation()) {
        m_selection.setCurrentRange(m_shown.documentCase, m_shown.b->rangeOf(m_shown.documentCase, *only));
    }
}

std::uint32_t DocumentView::selectedMark() const
{
    const auto& range = m_selection.currentRange();
    if (range && range->other) {
        const bool here = m_shown.b && m_shown.b->b() == range->other
            && m_shown.documentCase == m_selection.currentCase();
        return here ? m_shown.b->numberOf(range->otherRecord) : analysis::noRecord;
    }
    return m_selection.currentRecord().value_or(analysis::noRecord);
}

std::optional<std::uint32_t> DocumentView::goldInSight(const SceneKey& next) const
{
    const bool sameDocument
        = m_shown.evaluation == next.evaluation && m_shown.documentCase == next.documentCase;
    const SpanLayout& layout = m_canvas->layoutData();
    const auto rows = m_canvas->visibleRows();
    if (m_shown.b == next.b || !sameDocument || rows.empty() || !layout.table().has(analysis::SideId::Gold)) {
        return std::nullopt;
    }
    return layout.table().codePoint(analysis::SideId::Gold, layout.lineColumns(rows.front().line).begin);
}

std::optional<SelectionModel::Range> DocumentView::rangeOf(
    analysis::SideId side, std::uint32_t annotation) const
{
    if (!m_shown.evaluation) {
        return std::nullopt;
    }
    const analysis::DocumentCase& documentCase = m_shown.evaluation->cases[m_shown.documentCase];
    const annotation::Document* document
        = side == analysis::SideId::Gold ? documentCase.gold : documentCase.system;
    return document != nullptr && annotation < document->annotations.size()
        ? onCanvas({ side, document->annotations.entities[annotation].span })
        : std::nullopt;
}

std::optional<SelectionModel::Range> DocumentView::onCanvas(const SelectionModel::Range& range) const
{
    return m_shown.b ? m_shown.b->inScene(m_shown.documentCase, range) : std::optional(range);
}

std::optional<SelectionModel::Range> DocumentView::placeLookedAt() const
{
    if (const auto place = m_selection.currentAnnotation()) {
        if (auto range = rangeOf(place->side, place->annotation)) {
            return range;
        }
    }
    // While a scene is prepared the old one stays, which the range is not of.
    if (m_shown.documentCase != m_selection.currentCase()) {
        return std::nullopt;
    }
    if (const auto& range = m_selection.currentRange()) {
        return selectedMark() == analysis::noRecord ? onCanvas(*range) : std::nullopt;
    }
    const auto record = m_selection.currentRecord();
    if (m_shown.b && record && m_shown.evaluation == m_selection.evaluation()
        && !m_canvas->layoutData().marks().ofRecord(*record, analysis::SideId::Gold)) {
        const match::PairOutcome& own = m_shown.evaluation->records[*record]; // that B has no annotation for
        return own.hasGold() ? rangeOf(analysis::SideId::Gold, own.gold)
                             : rangeOf(analysis::SideId::System, own.system);
    }
    return std::nullopt;
}

} // namespace touchstone::ui
