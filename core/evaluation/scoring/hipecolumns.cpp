// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scoring/hipecolumns.h"

#include "core/text/casefold.h"

namespace touchstone::analysis {

namespace {

constexpr auto unknown = static_cast<std::uint32_t>(-2);

/// Takes the next place: into the last run where that is `open`, has this name and may be joined, else into a
/// run of its own, which stays open if it may go on.
void take(std::vector<HipeRun>& runs, bool& open, std::uint32_t place, std::uint32_t name,
    bool mayJoin = true, bool mayGoOn = true)
{
    if (name == HipeNames::none) {
        open = false;
    } else if (open && mayJoin && runs.back().name == name) {
        runs.back().end = place + 1;
    } else {
        runs.push_back({ place, place + 1, name });
        open = mayGoOn;
    }
}

} // namespace

HipeColumns::HipeColumns(const annotation::Layer& layer, const annotation::LinkEquivalents& equivalents,
    HipeNames& labels, HipeNames& links)
    : m_layer(layer)
    , m_equivalents(equivalents)
    , m_labels(labels)
    , m_links(links)
    , m_meanings(layer.cells.size())
    , m_linkOf(layer.cells.size(), unknown)
    , m_nil(links.number("NIL"))
{
}

const HipeColumns::Meaning& HipeColumns::meaning(std::uint32_t cell)
{
    auto& meaning = m_meanings[cell];
    if (!meaning.known) {
        const auto says = annotation::iobCell(m_layer.cells.name(annotation::LabelId { cell }));
        meaning.known = true;
        meaning.begins = says.begins;
        if (says.labelled) {
            const auto label = text::upperCased(says.label);
            meaning.name = m_labels.number(label);
            meaning.time = annotation::mainType(label) == "TIME";
        }
    }
    return meaning;
}

std::uint32_t HipeColumns::link(const annotation::TokenCells& cells, std::uint32_t token, bool normTime)
{
    if (normTime && !cells.coarse.empty() && meaning(cells.coarse[token]).time) {
        return m_nil;
    }
    auto& number = m_linkOf[cells.links[token]];
    if (number == unknown) {
        number = linkOf(m_layer.cells.name(annotation::LabelId { cells.links[token] }));
    }
    return number;
}

std::uint32_t HipeColumns::linkOf(const std::string& cell)
{
    return annotation::isEmptyCell(cell) || cell == "O" ? HipeNames::none
                                                        : m_links.number(text::upperCased(normalised(cell)));
}

std::string HipeColumns::normalised(const std::string& cell) const
{
    if (m_equivalents.empty()) {
        return cell;
    }
    std::string result;
    for (std::size_t begin = 0; begin <= cell.size();) {
        const auto bar = std::min(cell.find('|', begin), cell.size());
        result += (begin == 0 ? "" : "|") + m_equivalents.of(cell.substr(begin, bar - begin));
        begin = bar + 1;
    }
    return result;
}

void HipeColumns::labelRuns(
    const annotation::TokenCells& cells, const std::vector<std::uint32_t>& kept, std::vector<HipeRun>& runs)
{
    bool open = false;
    for (std::uint32_t place = 0; place < kept.size(); ++place) {
        const auto& says = meaning(cells.labels[kept[place]]);
        take(runs, open, place, says.name, !says.begins);
    }
}

void HipeColumns::goldLinks(
    const annotation::TokenCells& cells, const std::vector<std::uint32_t>& kept, std::vector<HipeRun>& runs)
{
    m_spans.clear();
    labelRuns(cells, kept, m_spans);
    for (auto span : m_spans) {
        span.name = link(cells, kept[span.begin], false);
        if (span.name != HipeNames::none) {
            runs.push_back(span);
        }
    }
}

void HipeColumns::systemLinks(const annotation::TokenCells& cells, const std::vector<std::uint32_t>& kept,
    bool normTime, std::vector<HipeRun>& runs)
{
    m_spans.clear();
    labelRuns(cells, kept, m_spans);
    auto span = m_spans.begin();
    bool open = false; // the last run lies in `span` and may go on
    for (std::uint32_t place = 0; place < kept.size(); ++place) {
        while (span != m_spans.end() && span->end <= place) {
            ++span;
            open = false;
        }
        const bool inside = span != m_spans.end() && span->begin <= place;
        take(runs, open, place, link(cells, kept[place], normTime), inside, inside);
    }
}

void HipeColumns::linkRuns(const annotation::TokenCells& cells, const std::vector<std::uint32_t>& kept,
    bool normTime, std::vector<HipeRun>& runs)
{
    bool open = false;
    for (std::uint32_t place = 0; place < kept.size(); ++place) {
        take(runs, open, place, link(cells, kept[place], normTime));
    }
}

} // namespace touchstone::analysis
