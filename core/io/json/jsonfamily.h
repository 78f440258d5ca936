// SPDX-License-Identifier: GPL-3.0-or-later
// Which tool wrote a JSON file, by its keys. One place decides for all readers of JSON, so that no two claim
// the same file. Private to the readers of JSON.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

class JsonValue;

enum class JsonFamily : std::uint8_t {
    None, ///< no JSON, or keys of no tool that is known here
    Own, ///< Touchstone JSONL
    Elevant,
    Spacy,
    Prodigy,
    Doccano,
    LabelStudio,
    HuggingFace,
    Mentions ///< words and labels without offsets; and documents of scripts that are no JSON lines
};

/// Looks at the keys of the first records (twenty at most); the most frequent kind counts, of equally
/// frequent ones the later of the enum's tools that leave a mark of their own. `head` may be cut anywhere.
/// O(head).
[[nodiscard]] JsonFamily jsonFamily(std::string_view head);

/// Is the first record (the value, or the first element of an array) there to its end? `head` as above.
/// O(head).
[[nodiscard]] bool holdsWholeRecord(std::string_view head);

/// For probes: 90 with one of the suffixes, else 80; 0 for another family.
[[nodiscard]] Probability jsonProbability(std::string_view head, std::string_view suffix, JsonFamily family);

/// The probe of a reader of one family.
template <JsonFamily family>
[[nodiscard]] Probability probeJson(std::string_view head, std::string_view suffix)
{
    return jsonProbability(head, suffix, family);
}

/// Suffixes of JSON files of other tools.
inline constexpr std::array<std::string_view, 3> jsonSuffixes { ".json", ".jsonl", ".ndjson" };

/// Keys under which rows of tokens hold what a model said, beside the tags of the data set.
inline constexpr std::array<std::string_view, 8> predictionKeys { "predictions", "predicted_tags",
    "predicted_labels", "predicted_ner_tags", "pred_tags", "pred_labels", "preds", "prediction" };

/// Does a key of an annotation mean something in our own format? From there another tool's must not come back
/// with another meaning.
[[nodiscard]] bool isOwnEntityKey(std::string_view key);

// ---- JSON lines, by the top-level keys of the first of them

inline constexpr std::array<std::string_view, 2> jsonlSuffixes { ".jsonl", ".ndjson" };

[[nodiscard]] Probability probeJsonl(std::string_view head, std::string_view suffix);
/// ELEVANT's benchmarks and linked articles: a text with "evaluation_span", "entity_mentions", or labels that
/// have an "entity_id".
[[nodiscard]] Probability probeElevant(std::string_view head, std::string_view suffix);

// ---- marks that readers share with the recognition

/// {"start": …, "end": …} with numbers.
[[nodiscard]] bool hasOffsets(JsonValue object);
/// Output of a Hugging Face pipeline: {"entity_group" or "entity", "word" or offsets or score}.
[[nodiscard]] bool isPipelineEntity(JsonValue object);
/// Output of a span model, in a list for each text: {"start", "end", "text", "label", "score"}.
[[nodiscard]] bool isSpanOutput(JsonValue object);
/// [start, end, "TYPE"]
[[nodiscard]] bool isTriple(JsonValue list);
/// The list of entities, or lists by label, of a record that a model or a script wrote: under "entities",
/// "mentions" or "named_entities", of the record or of its "output", "response", "result", "answer" or
/// "prediction". Missing: there is none.
[[nodiscard]] JsonValue mentionsOf(JsonValue record);

} // namespace touchstone::io
