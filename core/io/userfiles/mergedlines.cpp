// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/userfiles/mergedlines.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/containers/filebytes.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <chrono>
#include <cstdio>

namespace touchstone::io {

namespace {

constexpr std::int64_t millisecondsADay = std::int64_t { 24 } * 60 * 60 * 1000;

} // namespace

std::vector<std::string> readMergedLines(std::string_view utf8, const std::string& path,
    support::FindingCode code, std::string_view what, support::Diagnostics& findings,
    const std::function<bool(const MergedLine&)>& take)
{
    std::vector<std::string> others;
    LineCursor cursor(utf8);
    while (cursor.next()) {
        const auto line = cursor.line();
        if (withoutJsonBlanks(line).empty()) {
            continue;
        }
        const support::Place place { path, cursor.number(), 1 };
        JsonTree tree;
        if (tree.parse(line) || !tree.root().isObject()
            || !withoutJsonBlanks(line.substr(tree.size())).empty()) {
            const bool ofGit
                = line.starts_with("<<<<<<<") || line.starts_with("=======") || line.starts_with(">>>>>>>");
            const bool cut = cursor.offset() + line.size() == utf8.size();
            findings.add(support::Severity::Warning, code, place,
                ofGit     ? "The line is what git left of two versions; delete it. Both versions may stay."
                    : cut ? "The last line is no whole " + std::string(what)
                        + ": writing it was cut short. It is kept as it is, and says nothing; say it again, "
                          "and "
                          "delete the line."
                          : "The line is no " + std::string(what)
                        + ": one JSON object is expected. It is kept as it is.");
            others.emplace_back(line);
        } else if (!take({ tree.root(), line, place })) {
            others.emplace_back(line);
        }
    }
    return others;
}

support::Result<std::string> loadMergedLines(const std::string& path, bool mustExist)
{
    support::Diagnostics repairs;
    const support::Progress progress;
    const auto bytes = loadFile(path, largestLines + 1, repairs, progress);
    if (!bytes) {
        return !mustExist && bytes.error().code == support::ErrorCode::NotFound
            ? support::Result<std::string>(std::string())
            : support::Result<std::string>(tl::unexpected(bytes.error()));
    }
    return bytes->text().size() > largestLines ? support::failure(
               support::ErrorCode::TooLarge, "The file is larger than 16 MB; is it the right file?", { path })
                                               : support::Result<std::string>(std::string(bytes->text()));
}

std::string mergedText(std::vector<std::string> lines)
{
    support::sortUnique(lines);
    std::string text;
    for (const auto& line : lines) {
        text += line + "\n";
    }
    return text;
}

void tellMergedSlip(const MergedLine& line, const JsonValue& value, support::FindingCode code,
    const support::Message::Argument& what, support::Diagnostics& findings)
{
    auto place = line.place;
    if (value.exists()) {
        place.column = columnOf(line.text, line.text.data() + value.byte());
    }
    findings.add(
        support::Severity::Warning, code, place, said("%1 The line is kept, and says nothing.", what));
}

std::string dateText(std::int64_t time)
{
    using namespace std::chrono;
    const auto whole = floor<days>(sys_time<milliseconds>(milliseconds(time)));
    const year_month_day date(whole);
    const auto rest = time - whole.time_since_epoch().count() * millisecondsADay;
    char text[40] = {};
    constexpr int second = 1000;
    constexpr int sixty = 60;
    (void)std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ",
        static_cast<int>(date.year()), static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
        static_cast<int>(rest / second / sixty / sixty), static_cast<int>(rest / second / sixty % sixty),
        static_cast<int>(rest / second % sixty), static_cast<int>(rest % second));
    return text;
}

std::optional<std::int64_t> dateByText(std::string_view text)
{
    std::size_t at = 0;
    bool well = true;
    const auto number = [&](std::size_t digits, std::int64_t most) {
        const auto value = support::parsed<std::uint32_t>(text.substr(std::min(at, text.size()), digits));
        at += digits;
        well = well && at <= text.size() && value && *value <= most;
        return static_cast<std::int64_t>(value.value_or(0));
    };
    const auto sign = [&](char wanted) {
        const bool there = at < text.size() && text[at] == wanted;
        at += there ? 1 : 0;
        return there;
    };
    const auto year = number(4, 9999);
    well = well && sign('-');
    const auto month = number(2, 12);
    well = well && sign('-');
    const auto day = number(2, 31);
    const std::chrono::year_month_day date(std::chrono::year(static_cast<int>(year)),
        std::chrono::month(static_cast<unsigned>(month)), std::chrono::day(static_cast<unsigned>(day)));
    if (!well || !date.ok()) {
        return std::nullopt;
    }
    std::int64_t time
        = std::int64_t { std::chrono::sys_days(date).time_since_epoch().count() } * millisecondsADay;
    if (at == text.size()) {
        return time;
    }
    well = sign('T');
    const auto hour = number(2, 23);
    well = well && sign(':');
    const auto minute = number(2, 59);
    well = well && sign(':');
    const auto second = number(2, 59);
    const auto thousandths = well && sign('.') ? number(3, 999) : 0;
    (void)sign('Z');
    return well && at == text.size()
        ? std::optional(time + ((hour * 60 + minute) * 60 + second) * 1000 + thousandths)
        : std::nullopt;
}

} // namespace touchstone::io
