// SPDX-License-Identifier: GPL-3.0-or-later
// The spans of HIPE label columns, and the tree that they make together (core/docs/eter.md, "Trees from
// HIPE columns"). Pure: no file, no text, tokens only.
#pragma once

#include "core/annotation/entitytree.h"
#include "core/io/bytes/cellnumbers.h"

#include <functional>

namespace touchstone::io {

struct HipeSpan
{
    std::uint32_t first = 0; ///< tokens, half-open
    std::uint32_t end = 0;
    annotation::LabelId label {};

    friend bool operator==(const HipeSpan&, const HipeSpan&) = default;
};

/// The meaning of the distinct cells of one label column: prefix and label. S- counts as B-, E- as I-; case
/// never counts, so "I-LOC" goes on with "B-loc"; the label is kept as it is written first.
class HipeLabels
{
public:
    HipeLabels(const CellNumbers& cells, annotation::LabelSet& labels);

    enum class Fault { OpensWithoutBegin, NoPrefix };

    /// IOB runs of one document's cells; token numbers start at `firstToken`. `I-x` after O or after another
    /// label opens a span and calls `fault`, as does a cell without prefix (read as I). Appends in text
    /// order.
    void spans(std::span<const std::uint32_t> numbers, std::uint32_t firstToken, std::vector<HipeSpan>& spans,
        const std::function<void(Fault, std::uint32_t token)>& fault) const;

private:
    struct Meaning
    {
        bool labelled = false;
        bool begins = false;
        bool prefixed = false;
        std::uint32_t caseless = 0; ///< equal for labels that differ in case only
        annotation::LabelId label {};
    };
    std::vector<Meaning> m_meanings; ///< by number of the cell
};

/// Spans of one document; each list is in text order and free of overlap, as runs of a column are.
struct HipeTreeColumns
{
    std::vector<HipeSpan> roots; ///< NE-FINE-LIT or NE-COARSE-LIT
    std::vector<HipeSpan> metonymic;
    std::vector<HipeSpan> components;
    std::vector<HipeSpan> nested;
};

struct HipeNode
{
    enum class Origin : std::uint8_t { Root, Metonymic, Component, Nested };
    HipeSpan span;
    Origin origin = Origin::Root;
    std::optional<annotation::LabelId> secondType; ///< of a root: metonymy
    std::uint32_t parent = annotation::noEntity; ///< index into the node list
};

struct HipeAnomaly
{
    enum class Kind {
        MetonymyOverlaps, ///< span differs from that of the root that it became the second type of
        MetonymyAlone, ///< an entity of its own
        ComponentCut, ///< to the root that it shares most tokens with
        ComponentAlone, ///< takes no part
        NestedCrossing, ///< stands alone
        NestedOutside ///< stands alone
    };
    Kind kind;
    HipeSpan span; ///< as its column has it
};

struct HipeTree
{
    std::vector<HipeNode> nodes; ///< text order; longer ones first, then roots, components, nested
    std::vector<HipeAnomaly> anomalies; ///< metonymic, components, nested; each in text order
};

/// A component without a root stays in the tree without parent. O(n log n).
[[nodiscard]] HipeTree buildHipeTree(const HipeTreeColumns& columns);

} // namespace touchstone::io
