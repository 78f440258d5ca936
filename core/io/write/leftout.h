// SPDX-License-Identifier: GPL-3.0-or-later
// LeftOut: what a writer of another tool's format has no place for, counted while it writes, with a finding
// for each kind. Private to the writers.
#pragma once

#include "core/annotation/entitytree.h"
#include "core/io/bytes/outcomes.h"
#include "core/support/findingkinds.h"

namespace touchstone::io {

class LeftOut
{
public:
    void add(std::string_view kind, std::size_t count = 1)
    {
        if (count > 0) {
            m_counts[std::string(kind)] += count;
        }
    }

    /// What no format but our own has: noise, the annotation around it where the file names it, further
    /// fields.
    void addOwn(const annotation::EntityTree& tree, std::uint32_t entity)
    {
        const auto& details = tree.detailsOf(entity);
        add(said("the noise of an annotation's text"), details.noise ? 1U : 0U);
        add(said("further fields of annotations"), details.extra.empty() ? 0U : 1U);
        add(said("which annotation lies in which (parents)"),
            tree.entities[entity].parent == annotation::noEntity ? 0U : 1U);
    }

    /// A warning "FORMAT.left-out" for each kind, sorted. `place`: "brat has no place for".
    void tell(
        std::string_view format, std::string_view place, const std::string& path, Diagnostics& findings) const
    {
        for (const auto& [kind, count] : m_counts) {
            const FindingCode fault = "left-out";
            findings.add({ Severity::Warning,
                std::string(format) + "." + std::string(std::string_view(fault)), { path, 0, 0 },
                std::string(place) + " " + kind + ": " + std::to_string(count)
                    + " left out; --to jsonl keeps them." });
        }
    }

private:
    std::map<std::string, std::size_t> m_counts;
};

} // namespace touchstone::io
