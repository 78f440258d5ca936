// SPDX-License-Identifier: GPL-3.0-or-later
// JsonRecords: walks over the records of a JSON file, however the tool has laid them out: an array of them,
// one per line, one after the other, or a single one. Private to the readers of JSON.
#pragma once

#include "core/io/bytes/reader.h"
#include "core/io/json/jsontree.h"
#include "core/support/findingkinds.h"

#include <string>
#include <string_view>

namespace touchstone::io {

/// Line and column (1-based, code points) of bytes; asks that go forth or back a little cost little.
class PlaceCounter
{
public:
    explicit PlaceCounter(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    /// O(distance to the byte asked for last).
    [[nodiscard]] support::Place place(std::size_t byte, const std::string& file);

private:
    std::string_view m_bytes;
    std::size_t m_byte = 0;
    std::size_t m_line = 1;
    std::size_t m_column = 1;
};

/// A record that is no JSON is reported (code "syntax") and passed over: reading goes on at the next line
/// that begins like a record, or behind its closing bracket.
class JsonRecords
{
public:
    /// `format`: the reader's id, before every code; `shape`: what a record looks like, for messages.
    JsonRecords(const SourceFile& file, support::Diagnostics& findings, const support::Progress& progress,
        std::string_view format, std::string_view shape);

    /// Reads the next record; false at the end, or when told to stop.
    bool next();
    [[nodiscard]] JsonValue record() const { return m_tree.root(); }
    /// 1-based number of the record in the file.
    [[nodiscard]] std::size_t number() const { return m_number; }
    [[nodiscard]] std::uint32_t line(JsonValue value) { return place(value).line; }

    [[nodiscard]] std::size_t byte(JsonValue value) const { return m_begin + value.byte(); }
    [[nodiscard]] support::Place place(std::size_t byte) { return m_places.place(byte, m_file.path); }
    [[nodiscard]] support::Place place(JsonValue value) { return place(byte(value)); }

    /// `message` is a callable, asked only when the finding will be kept.
    template <typename Message>
    void report(support::Severity severity, support::FindingCode fault, std::size_t byte, Message&& message)
    {
        auto code = std::string(m_format) + "." + std::string(std::string_view(fault));
        if (!m_findings.countOnly(severity, code)) {
            m_findings.add({ severity, std::move(code), place(byte), message() });
        }
    }
    template <typename Message>
    void report(support::Severity severity, support::FindingCode fault, JsonValue at, Message&& message)
    {
        report(severity, fault, byte(at), std::forward<Message>(message));
    }

    [[nodiscard]] bool cancelled() const { return m_progress.cancelled(); }
    /// What to return at the end: stopped, or nothing that could be used (`used` is false), or success.
    [[nodiscard]] support::Result<void> finished(bool used);
    [[nodiscard]] std::string_view shape() const { return m_shape; }

private:
    void reportRepairs();
    void recover(std::size_t faultByte);
    [[nodiscard]] bool beginsArrayOfRecords(std::size_t at) const;
    void skipBlanks();

    const SourceFile& m_file;
    support::Diagnostics& m_findings;
    const support::Progress& m_progress;
    std::string_view m_format;
    std::string_view m_shape;
    PlaceCounter m_places;
    JsonTree m_tree;
    std::size_t m_at = 0; ///< where to go on
    std::size_t m_begin = 0; ///< of the record
    std::size_t m_number = 0;
    std::size_t m_budget; ///< bytes that may be read again behind faults
    std::size_t m_firstFinding;
    bool m_lines = false; ///< arrays are records themselves
    bool m_inArray = false;
};

} // namespace touchstone::io
