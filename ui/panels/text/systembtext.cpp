// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/text/systembtext.h"

#include "core/align/alignment.h"
#include "core/compare/comparisonunits.h"
#include "ui/panels/text/scenebuilder.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

/// What stands in the gold's text for a stretch of the system's, which equal texts share.
text::Span placeInGold(const analysis::DocumentCase& documentCase, text::Span system)
{
    return documentCase.alignment ? align::ColumnMap(*documentCase.alignment).systemToGold(system) : system;
}

} // namespace

SystemBText::SystemBText(analysis::EvaluationPtr shown, analysis::EvaluationPtr b)
    : m_shown(std::move(shown))
    , m_b(std::move(b))
    , m_shownOfB(m_b, m_shown)
    , m_cases(m_shown->cases.size())
{
    for (const auto& [own, theirs] : analysis::twinCases(*m_shown, *m_b)) {
        if (own != nullptr) {
            m_cases[static_cast<std::size_t>(own - m_shown->cases.data())] = theirs;
        }
    }
}

std::uint32_t SystemBText::numberOf(std::uint32_t recordOfB) const
{
    const auto own = m_shownOfB.of(m_b->records[recordOfB]);
    return own ? *own : static_cast<std::uint32_t>(m_shown->records.size()) + recordOfB;
}

std::optional<std::uint32_t> SystemBText::onlyB(std::uint32_t number) const
{
    const std::size_t first = m_shown->records.size();
    return number >= first && number - first < m_b->records.size()
        ? std::optional(number - static_cast<std::uint32_t>(first))
        : std::nullopt;
}

TextScenePtr SystemBText::scene(std::size_t documentCase, match::Scheme scheme) const
{
    const auto place = static_cast<std::size_t>(m_cases[documentCase] - m_b->cases.data());
    auto scene = std::make_shared<TextScene>(*buildScene(m_b, place, scheme));
    //: %1: name of System B, whose text is shown
    scene->systemTitle = QCoreApplication::translate("SystemBText", "B: %1").arg(scene->systemTitle);
    for (auto* marks : { &scene->plan.gold, &scene->plan.system }) {
        for (analysis::Mark& mark : *marks) {
            mark.record = mark.record == analysis::noRecord ? mark.record : numberOf(mark.record);
        }
    }
    return scene;
}

SelectionModel::Range SystemBText::rangeOf(std::size_t documentCase, std::uint32_t recordOfB) const
{
    SelectionModel::Range range { analysis::SideId::Gold, {}, m_b, recordOfB };
    const analysis::DocumentCase& theirs = *m_cases[documentCase];
    const match::PairOutcome& record = m_b->records[recordOfB];
    if (const auto* gold = m_b->goldEntity(record)) {
        range.span = gold->span;
    } else if (theirs.gold != nullptr) {
        range.span = placeInGold(theirs, m_b->systemEntity(record)->span);
    } else {
        range.side = analysis::SideId::System; // a document of the systems only: nothing brings them together
    }
    return range;
}

std::optional<SelectionModel::Range> SystemBText::inScene(
    std::size_t documentCase, const SelectionModel::Range& range) const
{
    if (range.side == analysis::SideId::Gold) {
        return range;
    }
    const analysis::DocumentCase& own = m_shown->cases[documentCase];
    if (own.gold == nullptr) {
        return std::nullopt;
    }
    return SelectionModel::Range { analysis::SideId::Gold, placeInGold(own, range.span) };
}

} // namespace touchstone::ui
