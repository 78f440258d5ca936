// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/datasetlabels.h"

#include "core/annotation/relabelling.h"
#include "core/evaluation/settings/digest.h"
#include "core/io/userfiles/labelmapfile.h"
#include "core/support/findingkinds.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/parallel.h"
#include "core/support/suggestion.h"
#include "core/text/casefold.h"

namespace touchstone::analysis {

namespace {

using annotation::LabelRules;
using annotation::LabelSide;
using annotation::Layer;
using annotation::LayerPtr;
using support::Severity;

using Parts = std::vector<support::Message::Argument>;

support::Message::Argument listed(const Parts& parts)
{
    constexpr std::size_t mostListed = 8;
    return support::joinedFirst(parts, mostListed);
}

/// "1,204 annotations of 7 types were left out by --types: A (1000), …", the commonest first; or dropped by
/// the label map.
void tellGone(Layer& layer, const std::map<std::string, std::int64_t>& gone, bool dropped)
{
    if (gone.empty()) {
        return;
    }
    std::vector<std::pair<std::string, std::int64_t>> labels(gone.begin(), gone.end());
    std::ranges::stable_sort(labels, [](const auto& a, const auto& b) { return a.second > b.second; });
    std::int64_t sum = 0;
    Parts parts;
    for (const auto& [label, count] : labels) {
        sum += count;
        parts.emplace_back(label + " (" + std::to_string(count) + ")");
    }
    const auto types = support::saidOf(static_cast<std::int64_t>(labels.size()), "%Ln type", "%Ln types");
    layer.diagnostics.add(dropped ? Severity::Note : Severity::Warning,
        dropped ? support::FindingCode("labels.dropped") : support::FindingCode("labels.left-out"),
        { layer.path, 0, 0 },
        support::saidOf(sum,
            dropped ? "%Ln annotation of %1 was dropped by the label map: %2."
                    : "%Ln annotation of %1 was left out by --types: %2.",
            dropped ? "%Ln annotations of %1 were dropped by the label map: %2."
                    : "%Ln annotations of %1 were left out by --types: %2.",
            types, listed(parts)));
}

/// The layer under the rules, with these findings besides.
LayerPtr underRules(
    const LayerPtr& layer, const LabelRules& rules, LabelSide side, const support::Diagnostics& findings)
{
    const auto labelling = labellingOf(rules, side);
    if (layer == nullptr || (labelling.empty() && findings.empty())) {
        return layer;
    }
    auto made = annotation::relabelled(*layer, rules, side);
    made.layer.labelling = labelling;
    tellGone(made.layer, made.dropped, true);
    tellGone(made.layer, made.leftOut, false);
    if (made.joined > 0) {
        made.layer.diagnostics.add(Severity::Note, "labels.joined", { layer->path, 0, 0 },
            support::saidOf(static_cast<std::int64_t>(made.joined),
                "%Ln annotation is a part of the one before: the tags go on with it, and only the labels "
                "differed.",
                "%Ln annotations are parts of the one before: the tags go on with it, and only the labels "
                "differed."));
    }
    made.layer.diagnostics.append(findings);
    return std::make_shared<const Layer>(std::move(made.layer));
}

/// The sentence, with the nearest name that there is; empty: none is near.
support::Message orMeant(support::Message clause, const std::string& nearest)
{
    return support::said(nearest.empty() ? "%1." : "%1; did you mean \"%2\"?", std::move(clause), nearest);
}

/// Rules and types that no label meets. `counts`: of the layers before.
void tellUnknown(DataSet& data, const LabelRules& rules, const std::vector<LabelCounts>& counts,
    support::Diagnostics& findings)
{
    struct Side
    {
        LabelSide side;
        const char* unknown; ///< the sentence of a label that it has not
        std::set<std::string_view> labels;
        std::vector<std::string> list;
    };
    Side sides[] = {
        { LabelSide::Both,
            support::pattern("The label map names \"%1\", which no annotation of gold or systems bears"), {},
            {} },
        { LabelSide::Gold,
            support::pattern("The label map names \"%1\", which no annotation of the gold bears"), {}, {} },
        { LabelSide::System,
            support::pattern("The label map names \"%1\", which no annotation of a system bears"), {}, {} },
    };
    for (const auto& label : counts) {
        for (auto& side : sides) {
            const bool has = side.side == LabelSide::Both
                || (side.side == LabelSide::Gold ? label.gold : label.system) > 0;
            if (has) {
                side.labels.insert(label.label);
                side.list.push_back(label.label);
            }
        }
    }
    for (const auto& rule : rules.map) {
        const auto* const side = support::found(sides, rule.side, &Side::side);
        if (side != nullptr && !side->labels.contains(rule.from)) {
            findings.add(Severity::Warning, "labels.unknown", { data.spec.labelMap, 0, 0 },
                orMeant(support::said(side->unknown, rule.from), nearestLabel(rule.from, side->list)));
        }
    }
    std::set<std::string> after;
    for (const auto side : { LabelSide::Gold, LabelSide::System }) {
        const annotation::Relabelling relabelling(rules, side);
        for (const auto& label : counts) {
            const auto name = relabelling.renamed(label.label);
            if (!label.component && (side == LabelSide::Gold ? label.gold : label.system) > 0 && name) {
                after.emplace(*name);
            }
        }
    }
    const std::vector<std::string> known(after.begin(), after.end());
    for (const auto& type : annotation::rulesOfSide(rules, LabelSide::Gold).types) {
        if (!after.contains(type)) {
            const auto nearest = nearestLabel(type, known);
            findings.add(Severity::Warning, "labels.unknown", { data.gold->path, 0, 0 },
                orMeant(
                    support::said("--types names \"%1\", which no annotation of gold or systems bears", type),
                    nearest));
            data.unknownTypes.push_back({ type, support::didYouMean(nearest, '"') });
        }
    }
}

/// A label that stands for "none known".
bool isPlaceholder(const std::string& label) { return label.empty() || label == "_"; }

/// The labels of one side that the other lacks, each with its proposal; of the system's how many bear them.
Parts alone(const LabelTable& table, bool system)
{
    Parts parts;
    for (const auto& row : table.rows) {
        const auto& label = row.counts.label;
        if (row.matched() || (system ? row.counts.system : row.counts.gold) == 0) {
            continue;
        }
        if (!system) {
            parts.emplace_back(label + (row.proposal.empty() ? "" : " (" + row.proposal + "?)"));
        } else if (row.proposal.empty()) {
            parts.emplace_back(
                support::saidOf(row.counts.system, "%1 (%Ln annotation)", "%1 (%Ln annotations)", label));
        } else {
            parts.emplace_back(support::saidOf(row.counts.system, "%1 (%Ln annotation, %2?)",
                "%1 (%Ln annotations, %2?)", label, row.proposal));
        }
    }
    return parts;
}

bool plain(const std::string& type)
{
    return !type.empty() && std::ranges::all_of(type, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'
            || c == '_' || c == '.';
    });
}

std::string typesPart(const std::vector<std::string>& types)
{
    constexpr std::size_t longest = 60;
    const auto text = support::joined(types, "+");
    return text.size() <= longest && std::ranges::all_of(types, plain) ? text : digest(types);
}

} // namespace

support::Result<LabelRules> labelRulesOf(const DataSetSpec& spec)
{
    LabelRules rules = spec.labels;
    if (!spec.labelMap.empty()) {
        auto lines = io::readLabelMap(spec.labelMap);
        if (!lines) {
            return tl::unexpected(std::move(lines.error()));
        }
        rules.map.insert(rules.map.begin(), lines->begin(), lines->end());
    }
    return rules;
}

std::string labellingOf(const LabelRules& rules, LabelSide side)
{
    const auto normal = annotation::rulesOfSide(rules, side);
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ";") + part; };
    if (!normal.map.empty()) {
        std::vector<std::string> words;
        for (const auto& rule : normal.map) {
            words.insert(words.end(), { rule.from, rule.to });
        }
        add("map=" + digest(words));
    }
    if (normal.collapse > 0) {
        add("collapse=" + std::to_string(normal.collapse));
    }
    if (!normal.types.empty()) {
        add("types=" + typesPart(normal.types));
    }
    return text;
}

support::Result<void> applyLabelRules(
    DataSet& data, const LabelRules& rules, const support::Progress& progress)
{
    if (rules.empty()) {
        return {};
    }
    support::Diagnostics unknown;
    tellUnknown(data, rules,
        countLabels(data.gold, support::listOf<LayerPtr>(data.systems, &LoadedSystem::layer)), unknown);
    support::inParallel(data.systems.size() + 1, [&](std::size_t i) {
        if (progress.cancelled()) {
            return;
        }
        if (i == 0) {
            data.gold = underRules(data.gold, rules, LabelSide::Gold, unknown);
        } else {
            auto& layer = data.systems[i - 1].layer;
            layer = underRules(layer, rules, LabelSide::System, {});
        }
    });
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "Reading was cancelled.");
    }
    return {};
}

LayerPtr labelledGold(const LayerPtr& gold, const LabelRules& rules)
{
    return rules.empty() ? gold : underRules(gold, rules, LabelSide::Gold, {});
}

LabelTable comparedLabels(const LayerPtr& gold, const LayerPtr& system, bool inOneCase)
{
    const LayerPtr systems[] = { system };
    auto labels = countLabels(gold, systems);
    std::erase_if(labels, [](const LabelCounts& one) { return isPlaceholder(one.label); });
    for (auto& one : labels) {
        one.label = inOneCase ? text::upperCased(one.label) : one.label;
    }
    return labelTable(summed(labels));
}

void tellUnmatchedLabels(Evaluation& evaluation)
{
    const bool inOneCase = evaluation.spec.matching.pairing == match::PairingPolicy::Hipe;
    const auto table = comparedLabels(evaluation.gold, evaluation.system, inOneCase);
    const auto ofGold = alone(table, false);
    const auto ofSystem = alone(table, true);
    if (ofGold.empty() && ofSystem.empty()) {
        return;
    }
    const auto any = [&table](const auto& holds) { return std::ranges::any_of(table.rows, holds); };
    const bool disjoint
        = !any(&LabelRow::matched) && any([](const LabelRow& row) { return !row.proposal.empty(); });
    // That scorer leaves such annotations out, and says so.
    const bool lost
        = !ofSystem.empty() && !inOneCase && any([](const LabelRow& row) { return row.counts.gold > 0; });
    // A label that stands for one of the gold's, which the system lacks, can be right nowhere.
    const auto lacking = [&any](const std::string& label) {
        return any([&](const LabelRow& row) { return row.counts.label == label && row.counts.system == 0; });
    };
    std::uint64_t renamed = 0;
    for (const auto& row : table.rows) {
        if (!inOneCase && row.counts.gold == 0 && !row.proposal.empty() && lacking(row.proposal)) {
            renamed += static_cast<std::uint64_t>(row.counts.system);
        }
    }
    auto message = support::said("--label-map makes labels that mean the same one.");
    const auto before = [&message](support::Message sentence) {
        message = support::said("%1 %2", std::move(sentence), std::move(message));
    };
    if (!ofSystem.empty()) {
        before(support::said(strangeLabels));
        before(support::said("In the system only: %1.", listed(ofSystem)));
    }
    if (!ofGold.empty()) {
        before(support::said("In the gold only: %1.", listed(ofGold)));
    }
    if (disjoint) {
        before(support::said("Gold and system share no label."));
    }
    evaluation.diagnostics.add(disjoint || lost ? Severity::Warning : Severity::Note,
        disjoint          ? support::FindingCode("labels.disjoint")
            : renamed > 0 ? support::FindingCode("labels.renamed")
                          : support::FindingCode("labels.unmatched"),
        { evaluation.system->path, 0, 0 }, std::move(message), disjoint ? 0 : renamed);
}

} // namespace touchstone::analysis
