// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/alignreport.h"

#include "app/cli/files/alignedlines.h"

#include "core/align/alignment.h"
#include "core/output/table.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>
#include <tbb/parallel_pipeline.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::cli {

namespace {

using align::TextAlignment;
using support::Result;

constexpr std::size_t rowWidth = 88;

struct Pair
{
    AlignedSide gold;
    AlignedSide system;

    [[nodiscard]] const std::string& name() const
    {
        assert(gold.document != nullptr || system.document != nullptr);
        return (gold.document != nullptr ? gold : system).document->name;
    }
    [[nodiscard]] const text::Text& goldText() const { return textOf(gold); }
    [[nodiscard]] const text::Text& systemText() const { return textOf(system); }

private:
    static const text::Text& textOf(const AlignedSide& side)
    {
        static const text::Text none;
        return side.document != nullptr ? side.document->text : none;
    }
};

std::vector<Pair> pairsOf(const annotation::Layer& gold, const analysis::DocumentPairing& pairing,
    const std::vector<std::string>& kept)
{
    std::vector<Pair> pairs;
    for (const auto& documents : pairing.documents) {
        Pair pair;
        pair.gold.layer = &gold;
        pair.system.layer = pairing.system.get();
        if (documents.gold) {
            pair.gold.document = &gold.documents[*documents.gold];
        }
        if (documents.system) {
            pair.system.document = &pairing.system->documents[*documents.system];
        }
        if (kept.empty() || support::contains(kept, pair.name())) {
            pairs.push_back(pair);
        }
    }
    return pairs;
}

std::string_view operationName(align::EditOperation operation)
{
    constexpr std::array<std::string_view, 4> names { "equal", "replace", "delete", "insert" };
    return names[static_cast<std::size_t>(operation)];
}

/// Character error rate; nothing when the gold is empty.
std::optional<double> errorRate(const Pair& pair, const TextAlignment& alignment)
{
    if (pair.goldText().empty()) {
        return std::nullopt;
    }
    return static_cast<double>(alignment.distance) / pair.goldText().length();
}

std::string jsonSpan(text::Span span)
{
    return "[" + std::to_string(span.begin) + "," + std::to_string(span.end) + "]";
}

/// By hand, since the blocks of a book as values of a JSON library would take hundreds of megabytes.
std::string jsonRecord(const Pair& pair, const TextAlignment& alignment)
{
    using Json = nlohmann::json;
    const auto rate = errorRate(pair, alignment);
    auto text = R"({"document":)" + Json(pair.name()).dump(-1, ' ', false, Json::error_handler_t::replace)
        + R"(,"distance":)" + std::to_string(alignment.distance) + R"(,"cer":)"
        + (rate ? Json(*rate).dump() : "null") + R"(,"blocks":[)";
    const char* separator = "";
    for (const auto& block : alignment.blocks) {
        text += separator;
        text += R"({"op":")";
        text += operationName(block.operation);
        text += R"(","gold":)" + jsonSpan(block.gold) + R"(,"system":)" + jsonSpan(block.system) + "}";
        separator = ",";
    }
    return text + "]}\n";
}

std::string tsvRows(const Pair& pair, const TextAlignment& alignment)
{
    std::string text;
    for (const auto& block : alignment.blocks) {
        text += analysis::toTsvRow(
            { pair.name(), std::string(operationName(block.operation)), std::to_string(block.gold.begin),
                std::to_string(block.gold.end), std::to_string(block.system.begin),
                std::to_string(block.system.end), std::string(pair.goldText().slice(block.gold)),
                std::string(pair.systemText().slice(block.system)) });
    }
    return text;
}

std::string lines(const Pair& pair, const TextAlignment& alignment)
{
    const auto rate = errorRate(pair, alignment);
    std::array<char, 32> shown {};
    if (rate) {
        std::snprintf(shown.data(), shown.size(), "%.3f", *rate);
    }
    auto text = analysis::terminalSafe(pair.name()) + ": ";
    if (pair.gold.document == nullptr || pair.system.document == nullptr) {
        text += pair.gold.document != nullptr ? "in the gold only, " : "in the system only, ";
    }
    text += "distance " + std::to_string(alignment.distance) + ", CER "
        + (rate ? std::string(shown.data()) : std::string(analysis::undefinedSign)) + ", characters "
        + std::to_string(pair.goldText().length()) + " gold, " + std::to_string(pair.systemText().length())
        + " system\n\n";
    return text + alignedLines(alignment, pair.gold, pair.system, rowWidth);
}

/// What goes from stage to stage.
struct Finished
{
    std::string text;
    std::optional<support::Error> error;
};

Finished finished(const Pair& pair, OutputForm form, support::Progress& progress)
{
    const auto alignment = align::alignCharacters(
        pair.goldText(), pair.systemText(), progress, [&](std::uint64_t units) { progress.advance(units); });
    if (!alignment) {
        return { {}, alignment.error() };
    }
    const auto write = form == OutputForm::Json ? jsonRecord : form == OutputForm::Tsv ? tsvRows : lines;
    return { write(pair, *alignment), {} };
}

} // namespace

Result<void> writeAlignments(const std::vector<std::string>& documents, OutputForm form,
    const annotation::LayerPtr& gold, const analysis::DocumentPairing& pairing, const Sink& sink,
    support::Progress& progress)
{
    const auto pairs = pairsOf(*gold, pairing, documents);
    for (const auto& name : documents) {
        if (std::ranges::none_of(pairs, [&](const Pair& pair) { return pair.name() == name; })) {
            return support::failure(support::ErrorCode::InvalidOption,
                "No document is called \"" + name + "\". Write --document with an id as `errors` shows it.");
        }
    }
    std::uint64_t units = 0;
    for (const auto& pair : pairs) {
        units += std::uint64_t { pair.goldText().length() } + pair.systemText().length();
    }
    progress.begin(units);
    Result<void> result;
    std::atomic<bool> failed = false;
    if (form == OutputForm::Tsv) {
        result
            = sink("document\top\tgold_start\tgold_end\tsystem_start\tsystem_end\tgold_text\tsystem_text\n");
    } else if (form == OutputForm::Text) {
        result = sink(markLegend() + "\n");
    }
    if (!result) {
        return result;
    }
    std::size_t next = 0;
    const auto atWork = 4 * static_cast<std::size_t>(tbb::this_task_arena::max_concurrency());
    tbb::parallel_pipeline(atWork,
        tbb::make_filter<void, std::size_t>(tbb::filter_mode::serial_in_order,
            [&](tbb::flow_control& flow) -> std::size_t {
                if (next == pairs.size() || progress.cancelled() || failed) {
                    flow.stop();
                    return 0;
                }
                return next++;
            })
            & tbb::make_filter<std::size_t, Finished>(tbb::filter_mode::parallel,
                [&](std::size_t number) { return finished(pairs[number], form, progress); })
            & tbb::make_filter<Finished, void>(tbb::filter_mode::serial_in_order, [&](Finished part) {
                  if (result) {
                      result = part.error ? tl::unexpected(*part.error) : sink(part.text);
                      failed = !result;
                  }
              }));
    if (result && progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "Stopped on request.");
    }
    return result;
}

} // namespace touchstone::cli
