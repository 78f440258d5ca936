// SPDX-License-Identifier: GPL-3.0-or-later
// A correction that somebody draws in the gold's text: borders from token to token, the types to choose from,
// and places that nobody has annotated.
#pragma once

#include "core/annotation/corpus.h"
#include "core/evaluation/settings/judgement.h"

namespace touchstone::analysis {

/// The document's tokens; where it has none those of splitTokens. O(text) for the latter.
[[nodiscard]] std::vector<text::Span> borderTokens(const annotation::Document& document);
/// A stretch of text widened to whole tokens; one that meets none becomes empty. O(log tokens).
[[nodiscard]] text::Span toTokens(std::span<const text::Span> tokens, text::Span span);

enum class Border : std::uint8_t { Begin, End };
/// One border goes to the next token's in this direction; the other stays. As it was where there is no
/// further token, or where it would become empty. O(log tokens).
[[nodiscard]] text::Span withMovedBorder(
    std::span<const text::Span> tokens, text::Span span, Border border, bool outwards);

/// Types as the gold's file has them, by name.
[[nodiscard]] std::vector<std::string> typesOf(const annotation::Layer& gold);

/// An annotation that is missing in the gold and that no system has, as a place to be judged: it stands
/// where a system's would, and names no system. `set`: of documents that tell no part. O(document).
[[nodiscard]] Judgement questionOfMissing(
    const annotation::Document& gold, const CorrectAnnotation& missing, const std::string& set);

} // namespace touchstone::analysis
