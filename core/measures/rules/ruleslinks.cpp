// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/ruleslinks.h"

#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using metrics::Cause;
using metrics::LinkLabel;
using metrics::RuleSwitches;
using metrics::SpanLabel;

constexpr std::string_view documentSuffix = " doc";

template <typename Label>
Label labelOf(std::string_view word, std::string_view suffix, std::size_t count, Label unset)
{
    if (word == unsetWord) {
        return unset;
    }
    if (!word.ends_with(suffix)) {
        return static_cast<Label>(count - 1);
    }
    word.remove_suffix(suffix.size());
    for (std::size_t label = 0; label < count; ++label) {
        if (word == name(static_cast<Label>(label))) {
            return static_cast<Label>(label);
        }
    }
    return static_cast<Label>(count - 1);
}

std::string sided(std::size_t side, const char* facet)
{
    return (side == 0 ? "gold." : "system.") + std::string(facet);
}

void leaveOut(
    RecordFilter& filter, const std::string& low, const std::string& ignored, const RuleSwitches& switches)
{
    if (!switches.low) {
        filter.facets.push_back({ low, { "no" } });
    }
    if (!switches.ignored) {
        filter.facets.push_back({ ignored, { std::string(notIgnoredWord) } });
    }
}

} // namespace

SpanLabel spanLabelOf(std::string_view word, std::string_view suffix)
{
    return labelOf<SpanLabel>(word, suffix, metrics::spanLabelCount, SpanLabel::Other);
}

LinkLabel linkLabelOf(std::string_view word, std::string_view suffix)
{
    return labelOf<LinkLabel>(word, suffix, metrics::linkLabelCount, LinkLabel::None);
}

Cause causeOf(std::string_view word, std::string_view suffix)
{
    return labelOf<Cause>(word, suffix, metrics::causeCount, Cause::None);
}

RulesLinks::RulesLinks(const MeasureResult& result)
{
    for (const auto& list : result.lists) {
        for (const auto& facet : list.facets) {
            m_words.push_back({ list.id, facet.id, facet.names });
        }
    }
}

const std::vector<std::string>& RulesLinks::words(std::string_view list, const std::string& facet) const
{
    static const std::vector<std::string> none;
    const auto found = std::find_if(m_words.begin(), m_words.end(),
        [&](const Words& words) { return words.list == list && words.facet == facet; });
    return found == m_words.end() ? none : found->names;
}

/// The labels' own names, so that the filter outlives another run, and all words that count as one of them:
/// those that only the user's rules know.
template <typename Label, typename LabelOf>
void RulesLinks::choose(RecordFilter& filter, const std::string& facet, std::span<const Label> labels,
    std::string_view suffix, LabelOf&& labelOf) const
{
    FacetChoice choice { facet, {} };
    for (const auto label : labels) {
        const auto text = name(label);
        choice.names.push_back(std::string(text) + std::string(text == unsetWord ? "" : suffix));
    }
    for (const auto& word : words(filter.list, facet)) {
        if (support::contains(labels, labelOf(word, suffix))) {
            support::addNew(choice.names, word);
        }
    }
    filter.facets.push_back(std::move(choice));
}

RecordFilter RulesLinks::spans(
    std::size_t side, std::span<const SpanLabel> labels, const RuleSwitches& switches) const
{
    auto filter = listCell("rules", side == 0 ? "gold" : "system");
    if (!labels.empty()) {
        choose(filter, sided(side, "result"), labels, {}, spanLabelOf);
    }
    leaveOut(filter, sided(side, "low"), sided(side, "ignored"), switches);
    return filter;
}

RecordFilter RulesLinks::resolutions(std::size_t side, std::span<const LinkLabel> labels,
    const RuleSwitches& switches, std::optional<Cause> cause) const
{
    constexpr std::array others { Cause::None, Cause::PossiblyTagger, Cause::Resolver, Cause::Other };
    auto filter = listCell("rules", side == 0 ? "gold" : "system");
    if (!labels.empty()) {
        choose(filter, sided(side, "resolution"), labels, {}, linkLabelOf);
    }
    if (cause) {
        choose(filter, sided(side, "cause"), std::span<const Cause>(&*cause, 1), {}, causeOf);
    } else if (!switches.taggerErrors) {
        choose(filter, sided(side, "cause"), std::span<const Cause>(others), {}, causeOf);
    }
    leaveOut(filter, sided(side, "low-resolution"), sided(side, "ignored"), switches);
    return filter;
}

RecordFilter RulesLinks::entities(std::span<const SpanLabel> labels, const RuleSwitches& switches) const
{
    auto filter = listCell("rules.entities", "entity");
    choose(filter, "result", labels, documentSuffix, spanLabelOf);
    leaveOut(filter, "low", "ignored", switches);
    return filter;
}

RecordFilter RulesLinks::documentLinks(std::span<const LinkLabel> labels, const RuleSwitches& switches) const
{
    auto filter = listCell("rules.links", "link");
    choose(filter, "result", labels, documentSuffix, linkLabelOf);
    leaveOut(filter, "low", "ignored", switches);
    return filter;
}

} // namespace touchstone::analysis
