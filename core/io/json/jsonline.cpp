// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/jsonline.h"

#include <cmath>
#include <limits>

namespace touchstone::io {

namespace {

using simdjson::ondemand::json_type;
using simdjson::ondemand::value;

std::string quotedKey(std::string_view name) { return "\"" + std::string(name) + "\""; }

} // namespace

void JsonLine::begin(std::string_view line, std::uint32_t number)
{
    m_line = line;
    m_number = number;
    m_columns.begin(line);
    m_decoded.clear();
}

support::Place JsonLine::place(const char* at)
{
    const auto byte = at == nullptr || at < m_line.data() ? 0 : static_cast<std::size_t>(at - m_line.data());
    return { m_file, m_number, m_columns.column(byte) };
}

void JsonLine::reportBroken(BrokenLine fault, simdjson::error_code error, const char* location)
{
    if (valueExtent(m_line).depth > deepestJson) {
        report(Severity::Error, "nesting", m_line.data(), [] {
            return said("The line nests arrays and objects deeper than %1 levels; it is skipped. A document "
                        "needs four levels: look for a bracket that is never closed.",
                deepestJson);
        });
        return;
    }
    if (fault.at == nullptr) {
        fault.at = location;
    }
    // The parser stops at the first token that surprises it; a second, slower look names the very character.
    if (fault.what.empty()
        && m_diagnostics.count(std::string(m_format) + ".syntax") < Diagnostics::perCodeLimit) {
        if (const auto found = findJsonFault(m_line)) {
            fault = { m_line.data() + found->byte, found->what };
        } else {
            fault.what = said("%1", simdjson::error_message(error));
        }
    }
    report(Severity::Error, "syntax", fault.at, [&] {
        return said("The line is not well-formed JSON (%1); it is skipped. Each line must hold one complete "
                    "document: %2.",
            fault.what, m_shape);
    });
}

bool JsonLine::is(json_type type, value& value, std::string_view name, const char* expected)
{
    if (isNull(value)) {
        return false;
    }
    const json_type found = value.type();
    if (found != type) {
        reportValue(value, name, expected);
    }
    return found == type;
}

bool JsonLine::isRepeated(value& value, std::string_view key, std::span<const std::string_view> keys,
    std::uint32_t& seen, const char* words)
{
    const auto known = std::ranges::find(keys, key);
    const auto bit = known == keys.end() ? 0U : 1U << (known - keys.begin());
    const bool repeated = (seen & bit) != 0;
    if (repeated) {
        report(Severity::Warning, "key", begin(value), [&] { return said(words, quotedKey(key)); });
    }
    seen |= bit;
    return repeated;
}

std::string_view JsonLine::rest(const char* at) const
{
    return m_line.substr(std::min(static_cast<std::size_t>(at - m_line.data()), m_line.size()));
}

void JsonLine::reportValue(value& value, std::string_view name, const char* expected)
{
    report(Severity::Warning, "value", begin(value),
        [&] { return said("%1 must be %2; the value is ignored.", quotedKey(name), said(expected)); });
}

bool JsonLine::isNull(value& value)
{
    if (*begin(value) != 'n') {
        return false;
    }
    if (!value.is_null()) {
        throw simdjson::simdjson_error(simdjson::N_ATOM_ERROR);
    }
    return true;
}

void JsonLine::reportRepairs(const StringRepairs& repairs, const char* at)
{
    if (repairs.surrogate) {
        report(Severity::Warning, "surrogate", at, said(surrogateRepair));
    }
    if (repairs.nul) {
        report(Severity::Warning, "nul", at, said(nulRepair));
    }
}

std::string_view JsonLine::decoded(std::string_view inside)
{
    if (inside.find('\\') == std::string_view::npos) {
        return inside;
    }
    StringRepairs repairs;
    auto& target = m_decoded.emplace_back();
    const auto bad = unescape(inside, target, repairs);
    reportRepairs(repairs, inside.data());
    if (bad) {
        throw BrokenLine { inside.data() + *bad, said("a string holds an escape that JSON does not know") };
    }
    return target;
}

std::optional<std::string_view> JsonLine::string(value& value, std::string_view name)
{
    if (!is(json_type::string, value, name, support::pattern("a string"))) {
        return std::nullopt;
    }
    const simdjson::ondemand::raw_json_string raw = value.get_raw_json_string();
    return decoded(stringInside(rest(raw.raw())));
}

std::optional<std::string_view> JsonLine::identifier(value& value, std::string_view name)
{
    const char first = *begin(value);
    if (first != '-' && (first < '0' || first > '9')) {
        return string(value, name);
    }
    const auto token = withoutJsonBlanks(value.raw_json_token());
    if (!isJsonNumber(token)) {
        throw BrokenLine { begin(value), said("this is no number") };
    }
    return token;
}

std::optional<double> JsonLine::number(value& value, std::string_view name)
{
    if (!is(json_type::number, value, name, support::pattern("a number"))) {
        return std::nullopt;
    }
    double result = 0;
    if (value.get_double().get(result) == simdjson::SUCCESS) {
        return result;
    }
    if (!isJsonNumber(withoutJsonBlanks(value.raw_json_token()))) {
        throw BrokenLine { begin(value), said("this is no number") };
    }
    reportValue(value, name, support::pattern("a number that fits into 64 bits"));
    return std::nullopt;
}

std::optional<std::int64_t> JsonLine::integer(value& value, std::string_view name)
{
    std::int64_t whole = 0;
    if (value.get_int64().get(whole) == simdjson::SUCCESS) {
        return whole;
    }
    constexpr double limit = 9e15; // every whole number below it has a double of its own
    const auto* const place = begin(value);
    const auto result = number(value, name);
    if (!result) {
        return std::nullopt;
    }
    if (std::trunc(*result) != *result) {
        report(Severity::Warning, "value", place,
            [&] { return said("%1 must be a whole number; the value is ignored.", quotedKey(name)); });
        return std::nullopt;
    }
    if (std::abs(*result) > limit) {
        return *result > 0 ? std::numeric_limits<std::int64_t>::max()
                           : std::numeric_limits<std::int64_t>::min();
    }
    return static_cast<std::int64_t>(*result);
}

std::optional<bool> JsonLine::boolean(value& value, std::string_view name)
{
    return is(json_type::boolean, value, name, support::pattern("true or false"))
        ? std::optional<bool>(value.get_bool())
        : std::nullopt;
}

std::optional<simdjson::ondemand::array> JsonLine::array(value& value, std::string_view name)
{
    return is(json_type::array, value, name, support::pattern("a list"))
        ? std::optional<simdjson::ondemand::array>(value.get_array())
        : std::nullopt;
}

std::optional<std::string> JsonLine::raw(const char* at, std::string_view name)
{
    const auto extent = valueExtent(rest(at));
    if (extent.depth > deepestJson) {
        report(Severity::Error, "nesting", at, [&] {
            return said("The value of %1 nests deeper than %2 levels; the key is dropped.", quotedKey(name),
                deepestJson);
        });
        return std::nullopt;
    }
    if (const auto fault = findJsonFault(extent.bytes)) {
        throw BrokenLine { at + fault->byte, fault->what };
    }
    auto text = withoutLoneSurrogates(extent.bytes);
    reportRepairs({ text != extent.bytes, false }, at);
    return text;
}

std::string_view JsonLine::key(simdjson::ondemand::field& field, std::string_view& rawKey)
{
    rawKey = stringInside(rest(field.key().raw()));
    return decoded(rawKey);
}

} // namespace touchstone::io
