// SPDX-License-Identifier: GPL-3.0-or-later
// JsonRecords: walks over the records of a JSON file, however the tool has laid them out: an array of them,
// one per line, one after the other, or a single one. Private to the readers of JSON.
#pragma once

#include "core/io/bytes/filefindings.h"
#include "core/io/bytes/reader.h"
#include "core/io/json/jsontree.h"

namespace touchstone::io {

/// A record that is no JSON is reported (code "syntax") and passed over: reading goes on at the next line
/// that begins like a record, or behind its closing bracket.
class JsonRecords
{
public:
    /// `format`: the reader's id, before every code; `shape`: what a record looks like, for messages.
    JsonRecords(const SourceFile& file, Diagnostics& findings, const Progress& progress,
        std::string_view format, std::string_view shape);

    /// Reads the next record; false at the end, or when told to stop.
    bool next();
    [[nodiscard]] JsonValue record() const { return m_tree.root(); }
    /// 1-based number of the record in the file.
    [[nodiscard]] std::size_t number() const { return m_number; }
    [[nodiscard]] std::size_t byte(JsonValue value) const { return m_begin + value.byte(); }
    /// Places in the file.
    [[nodiscard]] FileFindings& findings() { return m_findings; }

    /// `message`: a Message, or a callable that is asked only when the finding will be kept.
    template <typename Told>
    void report(Severity severity, FindingCode fault, std::size_t byte, Told&& message)
    {
        m_findings.report(severity, fault, byte, message);
    }
    template <typename Told> void report(Severity severity, FindingCode fault, JsonValue at, Told&& message)
    {
        report(severity, fault, byte(at), message);
    }

    [[nodiscard]] bool cancelled() const { return m_progress.cancelled(); }
    /// What to return at the end: stopped, or nothing that could be used (`used` is false), or success.
    [[nodiscard]] Result<void> finished(bool used);

private:
    void reportRepairs();
    void recover(std::size_t faultByte);
    [[nodiscard]] bool beginsArrayOfRecords(std::size_t at) const;
    void skipBlanks();

    const SourceFile& m_file;
    Diagnostics& m_diagnostics;
    const Progress& m_progress;
    FileFindings m_findings;
    std::string_view m_shape;
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
