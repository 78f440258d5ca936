// SPDX-License-Identifier: GPL-3.0-or-later
// The spans that the HIPE scorer makes of the cells of one side of one document. Inside the room; see
// hipeview.h for the rules.
#pragma once

#include "core/annotation/corpus.h"
#include "core/annotation/hipecell.h"
#include "core/annotation/relations.h"
#include "core/measures/base/parameters.h"

namespace touchstone::analysis {

/// A span of kept tokens.
struct HipeRun
{
    std::uint32_t begin = 0; ///< places among the kept tokens, half-open
    std::uint32_t end = 0;
    std::uint32_t name = 0; ///< label, or link cell, as a number of HipeNames
};

/// What cells say, numbered alike on both sides: labels and whole link cells, in upper case.
class HipeNames
{
public:
    static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);

    std::uint32_t number(std::string_view name) { return static_cast<std::uint32_t>(m_names.intern(name)); }
    [[nodiscard]] const std::string& name(std::uint32_t number) const
    {
        return m_names.name(annotation::LabelId { number });
    }
    [[nodiscard]] std::size_t size() const { return m_names.size(); }

private:
    annotation::LabelSet m_names;
};

/// The distinct cells of one layer, understood once.
class HipeColumns
{
public:
    /// Ids in link cells stand for their class (the scorer's normalize_linking --norm-histo).
    HipeColumns(const annotation::Layer& layer, const annotation::LinkEquivalents& equivalents,
        HipeNames& labels, HipeNames& links);

    /// Runs of the label column over the tokens `kept`.
    void labelRuns(const annotation::TokenCells& cells, const std::vector<std::uint32_t>& kept,
        std::vector<HipeRun>& runs);
    /// Gold links of edition 2022: runs of labels, each with the link of its first token; without link: left
    /// out.
    void goldLinks(const annotation::TokenCells& cells, const std::vector<std::uint32_t>& kept,
        std::vector<HipeRun>& runs);
    /// System links of edition 2022.
    void systemLinks(const annotation::TokenCells& cells, const std::vector<std::uint32_t>& kept,
        bool normTime, std::vector<HipeRun>& runs);
    /// Edition 2020, either side (`normTime`: of the run).
    void linkRuns(const annotation::TokenCells& cells, const std::vector<std::uint32_t>& kept, bool normTime,
        std::vector<HipeRun>& runs);
    /// The label of a cell as labelRuns names it; HipeNames::none: no label.
    [[nodiscard]] std::uint32_t label(std::uint32_t cell) { return meaning(cell).name; }
    /// What a link cell of these words says; none: no link.
    [[nodiscard]] std::uint32_t linkOf(const std::string& cell);

private:
    struct Meaning
    {
        bool known = false;
        bool begins = false;
        bool time = false;
        std::uint32_t name = HipeNames::none; ///< none: no label
    };
    [[nodiscard]] const Meaning& meaning(std::uint32_t cell);
    /// Number of the link cell; none: no link.
    [[nodiscard]] std::uint32_t link(const annotation::TokenCells& cells, std::uint32_t token, bool normTime);

    [[nodiscard]] std::string normalised(const std::string& cell) const;

    const annotation::Layer& m_layer;
    const annotation::LinkEquivalents& m_equivalents;
    HipeNames& m_labels;
    HipeNames& m_links;
    std::vector<Meaning> m_meanings; ///< by number of the layer's cell; filled on first use
    std::vector<std::uint32_t> m_linkOf; ///< likewise; unknown at first
    std::uint32_t m_nil;
    std::vector<HipeRun> m_spans;
};

} // namespace touchstone::analysis
