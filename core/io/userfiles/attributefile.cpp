// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/userfiles/attributefile.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/io/userfiles/settingsfile.h"

namespace touchstone::io {

namespace {

Message shape()
{
    return said("Write a header line such as document <tab> genre, or document <tab> annotation <tab> "
                "difficulty, and a row for each.");
}

bool holdsControl(std::string_view word)
{
    return std::any_of(word.begin(), word.end(),
        [](char c) { return static_cast<unsigned char>(c) < 0x20U || c == '\x7F'; });
}

class AttributesParser
{
public:
    AttributesParser(std::string_view utf8, const std::string& file)
        : m_lines(utf8)
        , m_file(file)
    {
    }

    Result<AttributeRows> run()
    {
        if (!nextLine()) {
            return failure(ErrorCode::Malformed, said("The file is empty. %1", shape()), { m_file, 1, 1 });
        }
        if (auto head = readHead(); !head) {
            return Failure(head.error());
        }
        while (nextLine()) {
            if (auto row = readRow(); !row) {
                return Failure(row.error());
            }
        }
        return std::move(m_rows);
    }

private:
    bool nextLine()
    {
        while (m_lines.next()) {
            if (!trimmed(m_lines.line()).empty()) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] Failure refused(Message why, const char* at) const
    {
        return refusedAt(m_lines, at, m_file, std::move(why));
    }

    Result<void> readHead()
    {
        CellCursor cells(m_lines.line(), true);
        std::string_view cell;
        std::size_t place = 0;
        const char* end = m_lines.line().data() + m_lines.line().size();
        while (cells.next(cell)) {
            const auto name = trimmed(cell);
            ++place;
            if (place == 1) {
                if (name != "document" && name != "annotation") {
                    return refused(
                        said("The first column must be called document or annotation, and not %1. %2",
                            text::quoted(name), shape()),
                        cell.data());
                }
                m_byDocument = name == "document";
                m_byAnnotation = !m_byDocument;
                continue;
            }
            if (place == 2 && m_byDocument && name == "annotation") {
                m_byAnnotation = true;
                continue;
            }
            if (auto checked = checkName(name, cell); !checked) {
                return checked;
            }
            m_rows.columns.emplace_back(name);
        }
        if (m_rows.columns.empty()) {
            return refused(said("There is no column of values behind the ids. %1", shape()), end);
        }
        return {};
    }

    Result<void> checkName(std::string_view name, std::string_view cell) const
    {
        if (name.empty()) {
            return refused(said("A column has no name."), cell.data());
        }
        if (name.find_first_of("=,;") != std::string_view::npos || holdsControl(name)
            || text::codePointCount(name) > longestAttribute) {
            return refused(said("The column %1 must have a name without = , ; and control characters, of at "
                                "most %2 characters.",
                               text::quoted(name), longestAttribute),
                cell.data());
        }
        if (contains(m_rows.columns, name) || name == "document" || name == "annotation") {
            return refused(said("There are two columns %1.", text::quoted(name)), cell.data());
        }
        if (m_rows.columns.size() == mostAttributes) {
            return failure(ErrorCode::TooLarge,
                said("There are more than %1 columns; is it the right file?", mostAttributes),
                { m_file, m_lines.number(), columnOf(m_lines.line(), cell.data()) });
        }
        return {};
    }

    Result<void> readRow()
    {
        AttributeRow row;
        row.line = m_lines.number();
        row.cells.resize(m_rows.columns.size());
        const auto ids = std::size_t { m_byDocument } + std::size_t { m_byAnnotation };
        CellCursor cells(m_lines.line(), true);
        std::string_view cell;
        for (std::size_t place = 0; cells.next(cell); ++place) {
            const auto value = trimmed(cell);
            if (place >= ids + row.cells.size()) {
                return refused(
                    said("The row has more cells than the header has columns (%1).", ids + row.cells.size()),
                    cell.data());
            }
            if (holdsControl(value) || text::codePointCount(value) > longestAttribute) {
                return refused(said("The value %1 has a control character or more than %2 characters.",
                                   text::quoted(holdsControl(value) ? "…" : value), longestAttribute),
                    cell.data());
            }
            auto& target = place >= ids      ? row.cells[place - ids]
                : m_byDocument && place == 0 ? row.document
                                             : row.annotation;
            target = value;
        }
        if (m_byDocument ? row.document.empty() : row.annotation.empty()) {
            return refused(
                m_byDocument ? said("The row names no document.") : said("The row names no annotation."),
                m_lines.line().data());
        }
        const auto [known, fresh] = m_seen.emplace(row.document + '\0' + row.annotation, row.line);
        if (!fresh) {
            return refused(row.annotation.empty()
                    ? said("Line %1 has values of document %2 already; leave one row of each.", known->second,
                        text::quoted(row.document))
                    : said("Line %1 has values of annotation %2 already; leave one row of each.",
                        known->second, text::quoted(row.annotation)),
                m_lines.line().data());
        }
        m_rows.rows.push_back(std::move(row));
        return {};
    }

    LineCursor m_lines;
    const std::string& m_file;
    bool m_byDocument = false;
    bool m_byAnnotation = false;
    AttributeRows m_rows;
    std::unordered_map<std::string, std::uint32_t> m_seen; ///< line of each id
};

} // namespace

Result<AttributeRows> parseAttributes(std::string_view utf8, const std::string& file)
{
    return AttributesParser(utf8, file).run();
}

Result<AttributeRows> readAttributes(const std::string& path)
{
    return readSettingsFile(path, [&](std::string_view bytes) { return parseAttributes(bytes, path); });
}

} // namespace touchstone::io
