// SPDX-License-Identifier: GPL-3.0-or-later
// Builders: documents and layers from a few lines of readable text, and their annotations printed as text.
//
//   "Ada [PER Lovelace] lived in [LOC London]"              flat annotation
//   "[func.ind [+kind ambassadeur] de [loc.adm.nat Turquie]]"  nesting; "+" marks a component
//   "[loc|org Geneva]"        several types, the literal one first
//   "[LOC@Q84 London]"        links, "@Q84,Q85" for several, "@NIL" outside the base, "@Q84?" link uncertain
//   "[LOC~0.75 London]"       the system's score
//   "[LOC!low London]"        confidence: !low or !high
//   "[PER#e1 Ada]"            id of the annotation
//   "\\[", "\\]", "\\\\"      the characters themselves
//
// The marks may follow one another in any order: "[+name#e2@Q1,Q2~0.5 Ada]". Annotations stand in the order
// of their opening brackets. A broken notation throws std::invalid_argument: the test is wrong, not the
// input.
#pragma once

#include "core/annotation/corpus.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace touchstone::testsupport {

/// Tokens: none, or the maximal runs of characters that are not white space.
enum class Tokens { None, Words };

/// One document; labels are interned into `labels`.
[[nodiscard]] annotation::Document document(annotation::LabelSet& labels, std::string_view marked,
    std::string name = "d1", Tokens tokens = Tokens::None);

/// A layer whose documents are called d1, d2, …
[[nodiscard]] annotation::Layer layer(
    const std::vector<std::string>& marked, std::string name = "gold", Tokens tokens = Tokens::None);
/// A layer of named documents.
[[nodiscard]] annotation::Layer namedLayer(const std::vector<std::pair<std::string, std::string>>& marked,
    std::string name = "gold", Tokens tokens = Tokens::None);
[[nodiscard]] annotation::LayerPtr layerPtr(
    const std::vector<std::string>& marked, std::string name = "gold", Tokens tokens = Tokens::None);

/// Adds an annotation by offsets, for what brackets cannot say (crossing spans, equal spans in a given order,
/// a parent elsewhere). Returns its index.
std::uint32_t addEntity(annotation::Document& document, annotation::LabelSet& labels, text::Span span,
    std::string_view label, std::uint32_t parent = annotation::noEntity,
    annotation::Role role = annotation::Role::Entity);

/// Adds a discontinuous annotation; `fragments` sorted and apart, two or more.
std::uint32_t addFragmented(annotation::Document& document, annotation::LabelSet& labels,
    const std::vector<text::Span>& fragments, std::string_view label);

/// Splits the text at white space (ASCII blanks, tabs, line ends).
[[nodiscard]] std::vector<text::Span> words(const text::Text& text);

/// One line per annotation in its order:
///   "PER 4-12 Lovelace", "+kind 2-13 ambassadeur < e1", "loc|org 0-6 Geneva @Q71", "X 0-2+5-7 ab..cd ~0.5
///   !low #e1"
/// so that a test compares everything with one EXPECT_EQ. Line ends of the text are printed as "\n".
[[nodiscard]] std::string listed(const annotation::Document& document, const annotation::LabelSet& labels);
/// The documents of a layer, each as "== name" and its listed annotations.
[[nodiscard]] std::string listed(const annotation::Layer& layer);

/// One line per finding: "severity code line:column", in the order found.
[[nodiscard]] std::string findings(const support::Diagnostics& diagnostics);

} // namespace touchstone::testsupport
