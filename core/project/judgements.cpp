// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/judgements.h"

#include "core/io/bytes/atomicfile.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/json/jsonnode.h"
#include "core/project/mergedlines.h"
#include "core/project/projectfile.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <limits>

namespace touchstone::analysis {

namespace {

using io::JsonNode;
using io::JsonValue;

constexpr std::int64_t millisecondsADay = std::int64_t { 24 } * 60 * 60 * 1000;

/// "2026-11-26T12:59:03.120Z".
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

/// The same read back; a day alone, and without fractions of a second or Z, too. Nothing: it is no such date.
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

/// What is wrong with a line, and the value that is; empty: nothing.
struct JudgementSlip
{
    std::string what;
    JsonValue value {};
};

bool takeSpan(const JsonValue& begin, const JsonValue& end, std::vector<text::Span>& pieces)
{
    constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
    const auto from = begin.isNumber() ? begin.integer() : std::nullopt;
    const auto to = end.isNumber() ? end.integer() : std::nullopt;
    if (!from || !to || *from < 0 || *to <= *from || *to > most) {
        return false;
    }
    pieces.push_back({ static_cast<std::uint32_t>(*from), static_cast<std::uint32_t>(*to) });
    return true;
}

/// "gold" or "system" of a line.
JudgementSlip takeSide(const JsonValue& side, const char* name, std::optional<JudgedAnnotation>& annotation)
{
    if (side.isNothing()) {
        return {};
    }
    const std::string which = "\"" + std::string(name) + "\"";
    if (!side.isObject() || !side["type"].isString()) {
        return { which + " is an annotation with \"start\", \"end\" and \"type\", or null.", side };
    }
    auto& taken = annotation.emplace(JudgedAnnotation { {}, std::string(side["type"].string()) });
    const auto fragments = side["fragments"];
    bool well = true;
    for (const auto fragment : fragments) {
        well = well && fragment.isArray() && fragment.count() == 2
            && takeSpan(fragment.at(0), fragment.at(1), taken.pieces);
    }
    well = well && (fragments.isNothing() || fragments.isArray());
    if (well && taken.pieces.empty()) {
        well = takeSpan(side["start"], side["end"], taken.pieces);
    }
    return well
        ? JudgementSlip {}
        : JudgementSlip { which
                  + " has no place: \"start\" and \"end\" are whole numbers of characters, \"end\" behind "
                    "\"start\"; \"fragments\" are pairs of them.",
              side };
}

JudgementSlip takeJudgement(const JsonValue& line, Judgement& judgement)
{
    judgement.record.set = line["set"].string();
    judgement.record.document = line["document"].string();
    judgement.run = line["run"].string();
    judgement.text = line["text"].string();
    if (!line["document"].isString()) {
        return { "\"document\" is missing: the name of the document.", line["document"] };
    }
    for (const bool gold : { true, false }) {
        const char* const name = gold ? "gold" : "system";
        auto slip = takeSide(line[name], name, gold ? judgement.record.gold : judgement.record.system);
        if (!slip.what.empty()) {
            return slip;
        }
    }
    if (!judgement.record.gold && !judgement.record.system) {
        return { "There is neither a \"gold\" nor a \"system\" annotation; give one of the two.", {} };
    }
    const auto verdict = verdictByName(line["verdict"].string());
    if (!verdict) {
        return { "\"verdict\" is one of gold-wrong, system-wrong, debatable and cleared.", line["verdict"] };
    }
    judgement.verdict = *verdict;
    const auto date = dateByText(line["date"].string());
    if (!date) {
        return { "\"date\" is missing or none: write 2026-11-26, or 2026-11-26T12:59:03Z.", line["date"] };
    }
    judgement.time = *date;
    return {};
}

JsonNode sideNode(const std::optional<JudgedAnnotation>& annotation)
{
    if (!annotation) {
        return JsonNode::raw("null");
    }
    const auto number = [](std::uint32_t value) { return JsonNode::raw(std::to_string(value)); };
    auto node = JsonNode::object();
    if (annotation->pieces.size() == 1) {
        node.add("start", number(annotation->pieces.front().begin));
        node.add("end", number(annotation->pieces.front().end));
    } else {
        auto fragments = JsonNode::array();
        for (const auto& piece : annotation->pieces) {
            auto pair = JsonNode::array();
            pair.add(number(piece.begin));
            pair.add(number(piece.end));
            fragments.add(std::move(pair));
        }
        node.add("fragments", std::move(fragments));
    }
    node.add("type", JsonNode::string(annotation->type));
    return node;
}

} // namespace

std::string judgementsBesideGold(const DataSetSpec& dataSet)
{
    const auto& gold = dataSet.gold;
    if (dataSet.noGold || !dataSet.parts.empty() || gold.path.empty() || gold.path == "-"
        || gold.options.content != nullptr) {
        return {};
    }
    auto path = std::filesystem::absolute(gold.path).lexically_normal();
    if (!path.has_filename()) { // "corpus/"
        path = path.parent_path();
    }
    return path.string() + std::string(judgementsSuffix);
}

std::string judgementsPath(const std::string& project)
{
    return (isProjectPath(project) ? project.substr(0, project.size() - projectSuffix.size()) : project)
        + std::string(judgementsSuffix);
}

Judgements parseJudgements(std::string_view utf8, const std::string& path)
{
    Judgements read;
    auto others = readMergedLines(
        utf8, path, "project.judgement", "judgement", read.findings, [&read](const MergedLine& line) {
            Judgement judgement;
            const auto slip = takeJudgement(line.object, judgement);
            if (slip.what.empty()) {
                read.judgements.push_back(std::move(judgement));
                read.lines.emplace_back(line.text);
                return true;
            }
            auto place = line.place;
            place.column = slip.value.exists() ? io::columnOf(line.text, line.text.data() + slip.value.byte())
                                               : place.column;
            read.findings.add(support::Severity::Warning, "project.judgement", place,
                slip.what + " The line is kept, and says nothing.");
            return false;
        });
    std::ranges::move(others, std::back_inserter(read.lines));
    return read;
}

support::Result<Judgements> readJudgements(const std::string& path, bool mustExist)
{
    return loadMergedLines(path, mustExist).map([&path](const std::string& text) {
        return parseJudgements(text, path);
    });
}

std::string judgementLine(const Judgement& judgement)
{
    auto node = JsonNode::object();
    node.addText("set", judgement.record.set);
    node.add("document", JsonNode::string(judgement.record.document));
    node.add("gold", sideNode(judgement.record.gold));
    node.add("system", sideNode(judgement.record.system));
    node.addText("run", judgement.run);
    node.add("verdict", JsonNode::string(verdictName(judgement.verdict)));
    node.addText("text", judgement.text);
    node.add("date", JsonNode::string(dateText(judgement.time)));
    return node.line();
}

support::Result<Judgements> addJudgements(const std::string& path, std::span<const Judgement> judgements)
{
    auto read = readJudgements(path);
    if (!read) {
        return read;
    }
    for (const auto& judgement : judgements) {
        read->lines.push_back(judgementLine(judgement));
    }
    const auto text = mergedText(std::move(read->lines));
    return io::writeAtomically(path, text).map([&]() { return parseJudgements(text, path); });
}

} // namespace touchstone::analysis
