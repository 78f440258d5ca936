// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/judgements.h"

#include "core/io/bytes/atomicfile.h"
#include "core/io/json/jsonnode.h"
#include "core/project/mergedlines.h"
#include "core/project/projectfile.h"
#include "core/support/findingkinds.h"

#include <filesystem>
#include <limits>

namespace touchstone::analysis {

namespace {

using io::JsonNode;
using io::JsonValue;

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
    if (const auto run = line["run"].string(); !run.empty()) {
        judgement.systems.emplace_back(run);
    }
    judgement.note = line["text"].string();
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
        return {
            "\"verdict\" is one of gold-wrong, system-wrong, both-acceptable, both-wrong, unclear-guideline, "
            "broken-text and cleared.",
            line["verdict"]
        };
    }
    judgement.verdict = *verdict;
    const auto date = dateByText(line["date"].string());
    if (!date) {
        return { "\"date\" is missing or none: " + std::string(dateCure), line["date"] };
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
            tellMergedSlip(line, slip.value, "project.judgement", slip.what, read.findings);
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
    node.addText("run", judgement.systems.empty() ? std::string() : judgement.systems.front());
    node.add("verdict", JsonNode::string(verdictName(judgement.verdict)));
    node.addText("text", judgement.note);
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
