// SPDX-License-Identifier: GPL-3.0-or-later
// LeftOut: what a writer of another tool's format has no place for, counted while it writes, with a finding
// for each kind. Private to the writers.
#pragma once

#include "core/annotation/corpus.h"
#include "core/io/bytes/filefindings.h"
#include "core/io/json/jsontree.h"

namespace touchstone::io {

class LeftOut
{
public:
    /// `kind`: a pattern.
    void add(const char* kind, std::size_t count = 1)
    {
        if (count > 0) {
            m_counts[kind] += count;
        }
    }

    /// What no format but our own has: noise, the annotation around it where the file names it, further
    /// fields.
    void addOwn(const annotation::EntityTree& tree, std::uint32_t entity)
    {
        const auto& details = tree.detailsOf(entity);
        add(support::pattern("the noise of an annotation's text"), details.noise ? 1U : 0U);
        addExtra(details.extra);
        add(support::pattern("which annotation lies in which (parents)"),
            tree.entities[entity].parent == annotation::noEntity ? 0U : 1U);
    }

    /// Metadata; readers of brat's files and the like keep relations there, as a list of JSON.
    void addDocument(const annotation::Document& document)
    {
        static constexpr std::array<const char*, 3> lists { support::pattern("relations"),
            support::pattern("events"), support::pattern("equivalences") };
        for (const auto& [name, value] : document.attributes) {
            const auto* const list = std::ranges::find(lists, std::string_view(name));
            JsonTree tree;
            if (list != lists.end() && !tree.parse(value) && tree.root().isArray()) {
                add(*list, tree.root().count());
            } else {
                add(support::pattern("metadata of documents"));
            }
        }
    }

    /// A warning "FORMAT.left-out" for each kind, sorted. `words`: a pattern for the kind and its count.
    void tell(
        std::string_view format, const char* words, const std::string& path, Diagnostics& findings) const
    {
        for (const auto& [kind, count] : m_counts) {
            io::tell(
                findings, format, Severity::Warning, "left-out",
                [&] {
                    return support::Place { path, 0, 0 };
                },
                said(words, said(kind.data()), count));
        }
    }

private:
    /// The further fields of an annotation, a JSON object or empty; those that brat calls attributes by that
    /// name.
    void addExtra(const std::string& extra)
    {
        JsonTree tree;
        if (extra.empty() || tree.parse(extra)) {
            return;
        }
        bool further = false;
        for (const auto field : tree.root()) {
            const bool attributes = field.key() == "attributes" && field.isObject();
            add(support::pattern("attributes of annotations"), attributes ? field.count() : 0U);
            further = further || !attributes;
        }
        add(support::pattern("further fields of annotations"), further ? 1U : 0U);
    }

    std::map<std::string_view, std::size_t> m_counts; ///< by the kind
};

} // namespace touchstone::io
