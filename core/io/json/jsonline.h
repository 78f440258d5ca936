// SPDX-License-Identifier: GPL-3.0-or-later
// JsonLine: one line of a JSONL file while it is read: typed values out of simdjson, each fault as a finding
// at its column. Private to the readers of JSON lines.
#pragma once

#include "core/io/bytes/filefindings.h"

#include <simdjson.h>

#include <deque>
#include <span>

namespace touchstone::io {

/// Thrown where a line is no JSON in a place that simdjson does not look at.
struct BrokenLine
{
    const char* at = nullptr;
    Message what;
};

/// A failed read is either a value of another type (a finding; the rest of the line goes on) or text that is
/// no JSON: then BrokenLine or simdjson_error is thrown, and the line must be given up.
class JsonLine
{
public:
    /// `format`: the reader's id, before every code ("jsonl.syntax"); `shape`: a whole line as the format
    /// wants it, for messages.
    JsonLine(const std::string& file, Diagnostics& diagnostics, std::string_view format = "jsonl",
        std::string_view shape = R"({"text": …, "entities": […]})")
        : m_file(file)
        , m_diagnostics(diagnostics)
        , m_format(format)
        , m_shape(shape)
    {
    }

    void begin(std::string_view line, std::uint32_t number);
    [[nodiscard]] std::uint32_t number() const { return m_number; }

    // ---- findings, as FileFindings makes them
    template <typename Told> void report(Severity severity, FindingCode code, const char* at, Told&& message)
    {
        tell(
            m_diagnostics, m_format, severity, code, [&] { return place(at); }, message);
    }
    [[nodiscard]] support::Place place(const char* at);

    /// Reports why the line is no JSON (codes nesting, syntax): at `fault`, else where a second look finds
    /// it, else at `location`, with the parser's words.
    void reportBroken(BrokenLine fault, simdjson::error_code error, const char* location);

    // ---- values; `name` is the key as messages call it. A null is nothing, without a finding.
    [[nodiscard]] bool isNull(simdjson::ondemand::value& value);
    /// A string, valid until the line ends. Lone surrogates and NUL are replaced and reported.
    [[nodiscard]] std::optional<std::string_view> string(
        simdjson::ondemand::value& value, std::string_view name);
    /// A string, or a number as it is written.
    [[nodiscard]] std::optional<std::string_view> identifier(
        simdjson::ondemand::value& value, std::string_view name);
    [[nodiscard]] std::optional<double> number(simdjson::ondemand::value& value, std::string_view name);
    /// 5 and 5.0; values past 64 bits are cut.
    [[nodiscard]] std::optional<std::int64_t> integer(
        simdjson::ondemand::value& value, std::string_view name);
    [[nodiscard]] std::optional<bool> boolean(simdjson::ondemand::value& value, std::string_view name);
    [[nodiscard]] std::optional<simdjson::ondemand::array> array(
        simdjson::ondemand::value& value, std::string_view name);
    /// Calls `read` with each element of a list; what is none is reported.
    template <typename Read> void eachOf(simdjson::ondemand::value& value, std::string_view name, Read&& read)
    {
        if (auto list = array(value, name)) {
            for (simdjson::ondemand::value element : *list) {
                read(element);
            }
        }
    }
    /// Calls `read` with each field of an object, its key, and the key as it is written.
    template <typename Read> void eachField(simdjson::ondemand::object object, Read&& read)
    {
        for (simdjson::ondemand::field field : object) {
            std::string_view rawKey;
            const auto name = key(field, rawKey);
            read(field.value(), name, rawKey);
        }
    }
    /// The bytes of the value that begins at `at`, checked to be JSON; nothing when it nests too deep
    /// (reported). Lone surrogates are replaced and reported.
    [[nodiscard]] std::optional<std::string> raw(const char* at, std::string_view name);
    /// The key of a field, decoded, valid until the line ends; `rawKey` gets it as written.
    [[nodiscard]] std::string_view key(simdjson::ondemand::field& field, std::string_view& rawKey);

    [[nodiscard]] static const char* begin(simdjson::ondemand::value& value)
    {
        return value.raw_json_token().data();
    }
    /// Of the keys that mean something in one object, did this one stand there before, by its bit in `seen`?
    /// Then the second is reported (code key) with `words`, a pattern for the quoted key.
    [[nodiscard]] bool isRepeated(simdjson::ondemand::value& value, std::string_view key,
        std::span<const std::string_view> keys, std::uint32_t& seen, const char* words);
    /// Code value: the value of a key is not what it must be and is ignored. `expected`: a pattern.
    void reportValue(simdjson::ondemand::value& value, std::string_view name, const char* expected);

private:
    [[nodiscard]] std::string_view rest(const char* at) const;
    /// Is it there, no null, and of the type? Else reported.
    [[nodiscard]] bool is(simdjson::ondemand::json_type type, simdjson::ondemand::value& value,
        std::string_view name, const char* expected);
    [[nodiscard]] std::string_view decoded(std::string_view inside);
    void reportRepairs(const StringRepairs& repairs, const char* at);

    const std::string& m_file;
    Diagnostics& m_diagnostics;
    std::string_view m_format;
    std::string_view m_shape;
    std::string_view m_line;
    std::uint32_t m_number = 0;
    ColumnCounter m_columns;
    std::deque<std::string> m_decoded; ///< strings of this line that had escapes; stable addresses
};

} // namespace touchstone::io
