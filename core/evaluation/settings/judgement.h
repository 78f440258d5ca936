// SPDX-License-Identifier: GPL-3.0-or-later
// Judgement: what a person has said of a place of the gold: is it the gold or the system that is wrong, and
// what would be right. judging/judgementfile.h reads and writes lines, JudgementTable says which count.
#pragma once

#include "core/text/span.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

enum class Verdict : std::uint8_t {
    GoldWrong, ///< with what would be right (Judgement::correct)
    SystemWrong,
    BothAcceptable,
    BothWrong, ///< with what would be right
    UnclearGuideline, ///< the guidelines do not tell
    BrokenText, ///< wrong words, sentences or characters: nothing can be said
    Cleared ///< what this judge said before holds no longer
};
inline constexpr std::array<Verdict, 6> givenVerdicts { Verdict::GoldWrong, Verdict::SystemWrong,
    Verdict::BothAcceptable, Verdict::BothWrong, Verdict::UnclearGuideline, Verdict::BrokenText };

[[nodiscard]] std::string_view verdictName(Verdict verdict); ///< "gold-wrong", …; "cleared"
/// "debatable", a word of files from before, is UnclearGuideline.
[[nodiscard]] std::optional<Verdict> verdictByName(std::string_view name);
/// Does it say what would be right? GoldWrong and BothWrong do.
[[nodiscard]] constexpr bool hasCorrection(Verdict verdict)
{
    return verdict == Verdict::GoldWrong || verdict == Verdict::BothWrong;
}

/// An annotation as a judgement names it.
struct JudgedAnnotation
{
    std::vector<text::Span> pieces; ///< code points of its own side's text; of a discontinuous one several
    std::string type; ///< the literal one as the file has it, whatever settings call it

    friend auto operator<=>(const JudgedAnnotation&, const JudgedAnnotation&) = default;
};

/// One of those that replace what the gold has at the place.
struct CorrectAnnotation
{
    std::vector<text::Span> pieces; ///< code points of the gold's text, at least one
    std::string type;
    std::string link; ///< empty: none

    friend auto operator<=>(const CorrectAnnotation&, const CorrectAnnotation&) = default;
};

/// A record by its annotations, whoever made the system's. For which others a judgement of it holds say
/// slices/judgedrecords.h.
struct JudgedRecord
{
    std::string set; ///< name of the data set; empty: none, or not told
    std::string document;
    std::optional<JudgedAnnotation> gold; ///< nothing: the gold has none here (a false alarm, a proposal)
    std::optional<JudgedAnnotation> system; ///< nothing: missing, or judged without a system

    /// The annotation that the judgement stands at: the gold's, where there is none the system's.
    /// Precondition: one of both is there.
    [[nodiscard]] const JudgedAnnotation& annotation() const { return gold ? *gold : *system; }

    friend auto operator<=>(const JudgedRecord&, const JudgedRecord&) = default;
};

/// How a judge came to the place.
enum class Sampled : std::uint8_t {
    List, ///< of a ranked list, all of which is judged
    Random ///< drawn, with the probability Judgement::pi
};

/// The line of a file that something was read from; it says nothing of it, so all are equal.
struct JudgementSource
{
    std::string file;
    std::uint32_t line = 0; ///< from 1; 0: not read from a file

    friend bool operator==(const JudgementSource& /*a*/, const JudgementSource& /*b*/) { return true; }
    friend std::strong_ordering operator<=>(const JudgementSource& /*a*/, const JudgementSource& /*b*/)
    {
        return std::strong_ordering::equal;
    }
};

struct Judgement
{
    JudgedRecord record;
    std::int64_t time = 0; ///< milliseconds since 1970, UTC
    Verdict verdict = Verdict::UnclearGuideline;
    std::string judge {}; ///< empty: not told
    bool adjudicated = false; ///< the last word on what several judges said; it is a line beside theirs
    /// What replaces the gold's annotation, or comes where there is none; empty: nothing is right here.
    /// Nothing: not told, always so where !hasCorrection(verdict).
    std::optional<std::vector<CorrectAnnotation>> correct {};
    std::string goldDigest {}; ///< of the gold that was judged (judging/anchoring.h); empty: not told
    std::string words {}; ///< of record.annotation(), as the text has them: a check; empty: not told
    /// The how manieth place of the document with these words, from 1; 0: not told.
    std::uint32_t occurrence = 0;
    std::vector<std::string> systems {}; ///< that said so, sorted; empty: not known
    std::optional<double> score {}; ///< of the list that it came from; finite
    std::optional<Sampled> sampled {};
    std::optional<double> pi {}; ///< probability of being drawn, above 0, at most 1
    std::string note {}; ///< why, in a line
    std::vector<std::string> tags {}; ///< sorted, each once
    std::string others {}; ///< further keys of its line, as members of a JSON object: "\"x\": 1, \"y\": 2"
    JudgementSource source {};

    friend auto operator<=>(const Judgement&, const Judgement&) = default;
};

} // namespace touchstone::analysis
