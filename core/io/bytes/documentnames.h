// SPDX-License-Identifier: GPL-3.0-or-later
// DocumentNames: gold and system meet by the names of documents, so each of a file has one of its own.
#pragma once

#include "core/annotation/corpus.h"
#include "core/io/bytes/outcomes.h"

#include <unordered_map>

namespace touchstone::io {

class DocumentNames
{
public:
    /// A document without a name is called by `number`; one of a name that the file gave before NAME#2, and
    /// so on: then says what to tell of it (code id).
    [[nodiscard]] std::optional<Message> settle(annotation::Document& document, std::size_t number)
    {
        document.numbered = document.name.empty();
        if (document.numbered) {
            document.name = std::to_string(number);
        }
        const auto [entry, isNew] = m_count.emplace(document.name, 1);
        if (isNew) {
            return std::nullopt;
        }
        const auto given = document.name;
        auto& count = entry->second;
        do {
            document.name = given + "#" + std::to_string(++count);
        } while (m_count.contains(document.name));
        m_count.emplace(document.name, 1);
        return said(
            "A document \"%1\" stands earlier in the file; this one is called \"%2\". Gold and system "
            "meet by id: each must stand once.",
            given, document.name);
    }

private:
    std::unordered_map<std::string, std::uint32_t> m_count; ///< how often each was given
};

} // namespace touchstone::io
