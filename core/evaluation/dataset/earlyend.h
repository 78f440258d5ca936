// SPDX-License-Identifier: GPL-3.0-or-later
// Early ends: texts of a system that stop before the gold's do, as those of a model that cuts its input at a
// largest length. And late beginnings: of a file whose first rows are gone.
#pragma once

#include "core/align/wordcolumns.h"
#include "core/annotation/corpus.h"
#include "core/support/message.h"

namespace touchstone::analysis {

struct EarlyEnd
{
    std::uint32_t end = 0; ///< of the gold's text: behind the last word of which the system has a letter
    std::size_t kept = 0; ///< tokens, or code points where a side is not tokenised
    std::size_t expected = 0; ///< the same of the gold
    bool inTokens = false; ///< what the two count
    std::uint64_t behind = 0; ///< counted gold annotations that begin there or later: they are missing
    std::uint64_t across = 0; ///< those that begin before and end behind it: they are another span
    std::uint32_t line = 0; ///< of the system's last token; 0: unknown
};

/// A system document ends early when all its tokens are the gold's first ones and the gold has more (the last
/// of them may be cut itself); where a side is not tokenised, when its text, blanks at the end aside, is how
/// the gold's begins and lacks at least one whole word. Of a text with any other difference, were it one
/// letter, only the alignment can tell (cutByWords). Nothing for documents without text, so an
/// empty one ends early only if its format has texts (see holdsTexts). O(the common beginning, and the gold's
/// annotations where it does).
[[nodiscard]] std::optional<EarlyEnd> earlyEnd(
    const annotation::Document& gold, const annotation::Document& system);

struct LateBegin
{
    std::size_t kept = 0; ///< tokens, or code points where a side is not tokenised
    std::size_t expected = 0; ///< the same of the gold
    bool inTokens = false; ///< what the two count
    std::uint32_t begin = 0; ///< of the gold's text: where the first word of the system begins
    std::uint64_t before = 0; ///< counted gold annotations that end there or earlier: they are missing
    std::uint64_t across = 0; ///< those that begin before and end behind it: they are another span
};

/// The same from the other end: the system's tokens (the first of them may be cut itself), or its text, are
/// the gold's last. Nothing where nothing is left.
[[nodiscard]] std::optional<LateBegin> lateBegin(
    const annotation::Document& gold, const annotation::Document& system);

struct CutByWords
{
    std::optional<EarlyEnd> end;
    std::optional<LateBegin> begin;
};

/// Both by the alignment, so that they say what its columns count, also of texts that differ elsewhere: the
/// gold's last (first) words are missing whole, and the system has nothing in their place. Where texts differ
/// elsewhere, three words at least, since recognition may lose one at the border of a page. `kept`: tokens of
/// the gold of which the system has a character, or such characters. O(annotations and tokens of the gold).
/// `cutOnly`: earlyEnd() or lateBegin() holds, so the texts differ nowhere else.
[[nodiscard]] CutByWords cutByWords(const annotation::Document& gold, const annotation::Document& system,
    const align::WordColumns& words, bool cutOnly);

/// Has any document a text? Formats without texts have documents without annotations, too, and nothing is
/// lost of those. O(documents).
[[nodiscard]] bool holdsTexts(const annotation::Layer& layer);

/// "Document "a" ends early: 3 of 5 tokens; 2 annotations of the gold lie behind the end."; `unscored`: "…
/// and would count as missed."
[[nodiscard]] support::Message described(const std::string& document, const EarlyEnd& end, bool unscored);
/// "Document "a" lacks its beginning: …"
[[nodiscard]] support::Message described(const std::string& document, const LateBegin& begin, bool unscored);

/// "2 documents end early; 5 gold entities lie behind the end. …": of a run, with what may be the cause.
[[nodiscard]] support::Message earlyEndsMessage(std::uint64_t documents, std::uint64_t behind);
[[nodiscard]] support::Message lateBeginsMessage(std::uint64_t documents, std::uint64_t before);
/// Of gold annotations of which a text that was cut has a part.
[[nodiscard]] support::Message acrossMessage(std::uint64_t annotations);

/// What to do about them; ends with a full stop.
inline constexpr const char* earlyEndCure
    = support::pattern("The system may cut long texts: split them before it reads them, or write the rest "
                       "without annotations (tag O).");
inline constexpr const char* lateBeginCure
    = support::pattern("Was the top of the file cut off? Write it again, whole.");

/// A document of the gold, and what a file says of it; null: nothing.
struct SilentDocument
{
    const annotation::Document* gold = nullptr;
    const annotation::Document* system = nullptr;
};

/// A file of annotations alone (offsets into a text that stands elsewhere) in which nothing is said of the
/// end of the text. Was it cut, or was nothing found there?
struct SilentEnd
{
    std::size_t file = 0;
    std::uint64_t before = 0; ///< annotations of the file
    std::uint64_t behind = 0; ///< gold annotations behind the last of them
};

/// The files whose last annotation has so many gold annotations behind it that chance does not explain it:
/// two at least, and at the system's recall before the ends (over all files) the probability to miss them
/// all, times the number of files, is below 0.05. Documents of a file stand in the order of the gold.
/// O(annotations log annotations).
[[nodiscard]] std::vector<SilentEnd> silentEnds(const std::vector<std::vector<SilentDocument>>& files);

/// "The file has no annotation behind its first 3, …"; `document`: of a file of this document alone.
[[nodiscard]] support::Message silentEndMessage(const SilentEnd& end, const std::string* document);

} // namespace touchstone::analysis
