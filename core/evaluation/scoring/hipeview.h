// SPDX-License-Identifier: GPL-3.0-or-later
// HipeView: the documents of an evaluation as the scorer of the HIPE shared tasks reads them (--pairing
// hipe). Source: core/docs/hipe.md, whose rules are numbered here.
//
// - Positions are numbers of tokens. On both sides tokens that begin with "#" are left out, in edition 2024
//   all that contain one (2); a noise level leaves out the tokens whose gold cell MISC has another noise,
//   and keeps those without any (11). Spans are made of what is left of the cells, so an annotation may lose
//   tokens, or melt with its neighbour (3).
// - Labels count in upper case. Of the system those are left out that neither the whole gold file nor the tag
//   set has (4); a finding gives their number.
// - In layers of links the label is the link. From edition 2022 on gold spans are those of the label column
//   with the link of their first token; in system spans each change of the link begins a new one, and a link
//   on a token without label is a span of its own; cells without link are no spans (9). Edition 2020: spans
//   are runs of equal link cells. Of a system cell the first n candidates count (10), of a gold cell the
//   first. Ids that --link-equivalents calls the same are the same on both sides (10: relaxed).
// - With normTime, links of tokens whose NE-COARSE-LIT is time in the run become NIL in the run (10; the gold
//   stays as it is, which is what the published numbers hold).
// - With tokenText an exact hit must agree in the words of its tokens (13).
//
// A document whose numbers of tokens differ after (2) is refused by that scorer. Here both sides are read by
// their cells all the same, and their spans, in characters, brought together by the texts; they are compared
// by the gold's tokens that they touch. Documents without cells (other formats) keep the annotations that
// were read; of layers of links those that have one.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/match/flat/matcher.h"

namespace touchstone::analysis {

class HipeView
{
public:
    /// Reads the cells of the evaluation's cases and replaces both layers by copies whose annotations are the
    /// spans of this reading, under the labels that are compared: every measure and view then sees what that
    /// scorer sees. Adds findings to the evaluation. O(tokens).
    explicit HipeView(Evaluation& evaluation);
    ~HipeView();
    HipeView(const HipeView&) = delete;
    HipeView& operator=(const HipeView&) = delete;

    /// Upper case, by code point: every label of the gold file, and those of the system that count. Of links:
    /// those that occur.
    [[nodiscard]] const std::vector<std::string>& labels() const;
    /// Moves both sides of a case out; once per case, in any order and thread. Its relation must be known.
    void take(std::size_t number, match::Side& gold, match::Side& system);

private:
    class Builder;
    std::unique_ptr<Builder> m_builder;
};

} // namespace touchstone::analysis
