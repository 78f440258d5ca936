// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/judgementfile.h"

#include "core/io/bytes/appendedfile.h"
#include "core/io/json/jsonnode.h"
#include "core/io/userfiles/mergedlines.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <cmath>
#include <limits>

namespace touchstone::analysis {

namespace {

using io::JsonNode;
using io::JsonValue;
using support::said;

constexpr support::FindingCode slipCode = "project.judgement";

constexpr std::array<std::string_view, 2> sampledNames { "list", "random" }; // in the order of Sampled

constexpr std::array<std::string_view, 22> knownKeys { "gold", "set", "document", "start", "end", "fragments",
    "type", "text", "occurrence", "side", "proposal", "verdict", "correct", "system", "score", "sampled",
    "pi", "judge", "adjudicated", "time", "note", "tags" };
constexpr std::array<std::string_view, 8> formerKeys { "set", "document", "gold", "system", "run", "verdict",
    "text", "date" };

/// What is wrong with a line, and the value that is; empty: nothing.
struct JudgementSlip
{
    support::Message what {};
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

/// "start" and "end", or "fragments", and "type"; `name` of whom.
JudgementSlip takeAnnotation(const JsonValue& object, const support::Message::Argument& name,
    std::vector<text::Span>& pieces, std::string& type)
{
    if (!object.isObject() || !object["type"].isString()) {
        return { said("%1 is an annotation with \"start\", \"end\" and \"type\".", name), object };
    }
    type = object["type"].string();
    const auto fragments = object["fragments"];
    bool well = fragments.isNothing() || fragments.isArray();
    for (const auto fragment : fragments) {
        well = well && fragment.isArray() && fragment.count() == 2
            && takeSpan(fragment.at(0), fragment.at(1), pieces);
    }
    if (well && pieces.empty()) {
        well = takeSpan(object["start"], object["end"], pieces);
    }
    return well
        ? JudgementSlip {}
        : JudgementSlip { said("%1 has no place: \"start\" and \"end\" are whole numbers of characters, "
                               "\"end\" behind \"start\"; \"fragments\" are pairs of them.",
                              name),
              object };
}

JudgementSlip takeSide(
    const JsonValue& side, const std::string& name, std::optional<JudgedAnnotation>& annotation)
{
    if (side.isNothing()) {
        return {};
    }
    auto& taken = annotation.emplace();
    return takeAnnotation(side, name, taken.pieces, taken.type);
}

/// What lines of both formats have. `date`: the key of the time.
JudgementSlip takeCommon(const JsonValue& line, const char* date, Judgement& judgement)
{
    judgement.record.set = line["set"].string();
    judgement.record.document = line["document"].string();
    if (!line["document"].isString()) {
        return { said("\"document\" is missing: the name of the document."), line["document"] };
    }
    const auto verdict = verdictByName(line["verdict"].string());
    if (!verdict) {
        return { said("\"verdict\" is one of %1 and %2.",
                     "gold-wrong, system-wrong, both-acceptable, both-wrong, unclear-guideline, broken-text",
                     "cleared"),
            line["verdict"] };
    }
    judgement.verdict = *verdict;
    const auto time = io::dateByText(line[date].string());
    if (!time) {
        return { said("\"%1\" is missing or none: %2", date, said(io::dateCure)), line[date] };
    }
    judgement.time = *time;
    return {};
}

JudgementSlip takeFormer(const JsonValue& line, Judgement& judgement)
{
    for (const bool gold : { true, false }) {
        const std::string name = gold ? "gold" : "system";
        auto slip = takeSide(
            line[name], "\"" + name + "\"", gold ? judgement.record.gold : judgement.record.system);
        if (!slip.what.empty()) {
            return slip;
        }
    }
    if (!line["run"].string().empty()) {
        judgement.systems.emplace_back(line["run"].string());
    }
    judgement.note = line["text"].string();
    return takeCommon(line, "date", judgement);
}

/// A list of texts, sorted.
JudgementSlip takeTexts(const JsonValue& line, const std::string& key, std::vector<std::string>& texts)
{
    const auto list = line[key];
    bool well = list.isNothing() || list.isArray();
    for (const auto one : list) {
        well = well && one.isString();
        texts.emplace_back(one.string());
    }
    support::sortUnique(texts);
    return well ? JudgementSlip {} : JudgementSlip { said("\"%1\" is a list of texts.", key), list };
}

JudgementSlip takeCorrections(const JsonValue& list, Judgement& judgement)
{
    if (list.isNothing() || !hasCorrection(judgement.verdict)) {
        return {};
    }
    if (!list.isArray()) {
        return { said("\"correct\" is a list of annotations; an empty one says that none is right."), list };
    }
    auto& correct = judgement.correct.emplace();
    for (const auto one : list) {
        CorrectAnnotation annotation;
        auto slip = takeAnnotation(one, said("A part of \"correct\""), annotation.pieces, annotation.type);
        if (!slip.what.empty()) {
            return slip;
        }
        annotation.link = one["link"].string();
        correct.push_back(std::move(annotation));
    }
    support::sortUnique(correct);
    return {};
}

/// "occurrence", "score", "sampled" and "pi".
JudgementSlip takeSampling(const JsonValue& line, Judgement& judgement)
{
    if (const auto occurrence = line["occurrence"]; !occurrence.isNothing()) {
        const auto number = occurrence.isNumber() ? occurrence.integer() : std::nullopt;
        if (!number || *number < 0 || *number > std::numeric_limits<std::uint32_t>::max()) {
            return { said("\"occurrence\" is a whole number, counted from 1."), occurrence };
        }
        judgement.occurrence = static_cast<std::uint32_t>(*number);
    }
    if (const auto score = line["score"]; !score.isNothing()) {
        judgement.score = score.isNumber() ? score.number() : std::nullopt;
        if (!judgement.score || !std::isfinite(*judgement.score)) {
            return { said("\"score\" is a number."), score };
        }
    }
    if (const auto sampled = line["sampled"]; !sampled.isNothing()) {
        const auto at = std::ranges::find(sampledNames, sampled.string());
        if (at == sampledNames.end()) {
            return { said("\"sampled\" is \"list\" or \"random\"."), sampled };
        }
        judgement.sampled = static_cast<Sampled>(at - sampledNames.begin());
    }
    if (const auto pi = line["pi"]; !pi.isNothing()) {
        judgement.pi = pi.isNumber() ? pi.number() : std::nullopt;
        if (!judgement.pi || !(*judgement.pi > 0) || *judgement.pi > 1) {
            return { said("\"pi\" is a probability above 0, at most 1."), pi };
        }
    }
    return {};
}

JudgementSlip takeJudgement(const JsonValue& line, Judgement& judgement)
{
    const auto side = line["side"];
    const bool ofSystem = side.string() == "system";
    if (!side.isNothing() && !ofSystem && side.string() != "gold") {
        return { said("\"side\" is \"gold\" or \"system\": whose annotation stands at the place."), side };
    }
    auto slip = takeCommon(line, "time", judgement);
    if (slip.what.empty()) {
        auto& own = (ofSystem ? judgement.record.system : judgement.record.gold).emplace();
        slip = takeAnnotation(line, said("The line"), own.pieces, own.type);
        slip.value = {};
    }
    if (slip.what.empty() && !ofSystem) {
        slip = takeSide(line["proposal"], "\"proposal\"", judgement.record.system);
    }
    if (slip.what.empty()) {
        slip = takeCorrections(line["correct"], judgement);
    }
    if (slip.what.empty()) {
        slip = takeTexts(line, "system", judgement.systems);
    }
    if (slip.what.empty()) {
        slip = takeTexts(line, "tags", judgement.tags);
    }
    if (slip.what.empty()) {
        slip = takeSampling(line, judgement);
    }
    judgement.goldDigest = line["gold"].string();
    judgement.words = line["text"].string();
    judgement.judge = line["judge"].string();
    judgement.adjudicated = line["adjudicated"].boolean().value_or(false);
    judgement.note = line["note"].string();
    return slip;
}

/// As members of an object, in their order.
template <typename Keys> std::string otherMembers(const JsonValue& line, const Keys& known)
{
    auto node = JsonNode::object();
    for (const auto member : line) {
        if (!support::contains(known, member.key())) {
            node.add(std::string(member.key()), JsonNode::of(member));
        }
    }
    const auto whole = node.line();
    return node.isEmpty() ? std::string() : whole.substr(1, whole.size() - 2);
}

JsonNode numberNode(std::uint32_t value) { return JsonNode::raw(std::to_string(value)); }

void addPlace(JsonNode& node, const std::vector<text::Span>& pieces, const std::string& type)
{
    if (pieces.size() == 1) {
        node.add("start", numberNode(pieces.front().begin));
        node.add("end", numberNode(pieces.front().end));
    } else {
        auto fragments = JsonNode::array();
        for (const auto& piece : pieces) {
            auto pair = JsonNode::array();
            pair.add(numberNode(piece.begin));
            pair.add(numberNode(piece.end));
            fragments.add(std::move(pair));
        }
        node.add("fragments", std::move(fragments));
    }
    node.add("type", JsonNode::string(type));
}

void addList(JsonNode& node, const char* key, const std::vector<std::string>& texts)
{
    if (!texts.empty()) {
        node.add(key, JsonNode::strings(texts));
    }
}

void addNumber(JsonNode& node, const char* key, const std::optional<double>& value)
{
    if (value) {
        node.add(key, JsonNode::raw(support::shortest(*value)));
    }
}

} // namespace

Judgements parseJudgements(std::string_view utf8, const std::string& path)
{
    Judgements read;
    const auto others = io::readMergedLines(utf8, path, slipCode, support::pattern("judgement"),
        read.findings, [&read](const io::MergedLine& line) {
            Judgement judgement;
            const bool former = line.object["gold"].isObject() || line.object["system"].isObject();
            const auto slip
                = former ? takeFormer(line.object, judgement) : takeJudgement(line.object, judgement);
            if (!slip.what.empty()) {
                io::tellMergedSlip(line, slip.value, slipCode, slip.what, read.findings);
                return false;
            }
            judgement.others
                = former ? otherMembers(line.object, formerKeys) : otherMembers(line.object, knownKeys);
            judgement.source = { line.place.file, line.place.line };
            read.judgements.push_back(std::move(judgement));
            return true;
        });
    return read;
}

support::Result<Judgements> readJudgements(const std::string& path, bool mustExist)
{
    return io::loadMergedLines(path, mustExist).map([&path](const std::string& text) {
        return parseJudgements(text, path);
    });
}

support::Result<Judgements> readJudgements(std::span<const std::string> paths)
{
    Judgements all;
    for (const auto& path : paths) {
        auto read = readJudgements(path, true);
        if (!read) {
            return read;
        }
        if (read->judgements.empty() && !read->findings.empty()) {
            const auto& first = read->findings.list().front();
            return support::failure(support::ErrorCode::Malformed,
                said("none of its lines is a judgement, so it seems to be another file; name one of "
                     "judgements, "
                     "NAME.judgements.jsonl. This one says: %1",
                    messageOf(first)),
                first.place);
        }
        std::ranges::move(read->judgements, std::back_inserter(all.judgements));
        all.findings.append(read->findings);
    }
    return all;
}

std::string judgementLine(const Judgement& judgement)
{
    auto node = JsonNode::object();
    const auto& record = judgement.record;
    node.addText("gold", judgement.goldDigest);
    node.addText("set", record.set);
    node.add("document", JsonNode::string(record.document));
    addPlace(node, record.annotation().pieces, record.annotation().type);
    node.addText("text", judgement.words);
    if (judgement.occurrence > 0) {
        node.add("occurrence", numberNode(judgement.occurrence));
    }
    node.addText("side", record.gold ? "" : "system");
    if (record.gold && record.system) {
        auto proposal = JsonNode::object();
        addPlace(proposal, record.system->pieces, record.system->type);
        node.add("proposal", std::move(proposal));
    }
    node.add("verdict", JsonNode::string(verdictName(judgement.verdict)));
    if (judgement.correct) {
        auto correct = JsonNode::array();
        for (const auto& one : *judgement.correct) {
            auto annotation = JsonNode::object();
            addPlace(annotation, one.pieces, one.type);
            annotation.addText("link", one.link);
            correct.add(std::move(annotation));
        }
        node.add("correct", std::move(correct));
    }
    addList(node, "system", judgement.systems);
    addNumber(node, "score", judgement.score);
    if (judgement.sampled) {
        node.add("sampled", JsonNode::string(sampledNames.at(static_cast<std::size_t>(*judgement.sampled))));
    }
    addNumber(node, "pi", judgement.pi);
    node.addText("judge", judgement.judge);
    if (judgement.adjudicated) {
        node.add("adjudicated", JsonNode::raw("true"));
    }
    node.add("time", JsonNode::string(io::dateText(judgement.time)));
    node.addText("note", judgement.note);
    addList(node, "tags", judgement.tags);
    auto line = node.line();
    if (!judgement.others.empty()) {
        line.insert(line.size() - 1, ", " + judgement.others);
    }
    return line;
}

support::Result<void> appendJudgements(const std::string& path, std::span<const Judgement> judgements)
{
    std::string lines;
    for (const auto& judgement : judgements) {
        lines += judgementLine(judgement) + "\n";
    }
    return io::appendLines(path, lines);
}

} // namespace touchstone::analysis
