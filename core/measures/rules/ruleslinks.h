// SPDX-License-Identifier: GPL-3.0-or-later
// The filters behind the counts of `rules`: labels and switches as facets of its record lists. Inside the
// room.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/rules/rulesmeasure.h"

namespace touchstone::analysis {

/// Words of facets: what stands for a label that was not set, and for what was not set aside.
inline constexpr std::string_view unsetWord = "none";
inline constexpr std::string_view notIgnoredWord = "no";

/// The label that a word of a facet counts as. `suffix`: " doc" for entities and links of documents.
[[nodiscard]] metrics::SpanLabel spanLabelOf(std::string_view word, std::string_view suffix = {});
[[nodiscard]] metrics::LinkLabel linkLabelOf(std::string_view word, std::string_view suffix = {});
[[nodiscard]] metrics::Cause causeOf(std::string_view word, std::string_view suffix = {});

class RulesLinks
{
public:
    /// Keeps the words of the facets; the result may go.
    explicit RulesLinks(const MeasureResult& result);

    /// Annotations of a side (0: gold) with one of some labels; no labels: all.
    [[nodiscard]] RecordFilter spans(std::size_t side, std::span<const metrics::SpanLabel> labels,
        const metrics::RuleSwitches& switches) const;
    /// The same by their links; with a cause: only these.
    [[nodiscard]] RecordFilter resolutions(std::size_t side, std::span<const metrics::LinkLabel> labels,
        const metrics::RuleSwitches& switches, std::optional<metrics::Cause> cause = {}) const;
    [[nodiscard]] RecordFilter entities(
        std::span<const metrics::SpanLabel> labels, const metrics::RuleSwitches& switches) const;
    [[nodiscard]] RecordFilter documentLinks(
        std::span<const metrics::LinkLabel> labels, const metrics::RuleSwitches& switches) const;

private:
    struct Words
    {
        std::string list;
        std::string facet;
        std::vector<std::string> names;
    };

    [[nodiscard]] const std::vector<std::string>& words(
        std::string_view list, const std::string& facet) const;
    template <typename Label, typename LabelOf>
    void choose(RecordFilter& filter, const std::string& facet, std::span<const Label> labels,
        std::string_view suffix, LabelOf&& labelOf) const;

    std::vector<Words> m_words;
};

} // namespace touchstone::analysis
