// SPDX-License-Identifier: GPL-3.0-or-later
// Sample scenes for the canvas: small documents with every kind of mark, and a way to make more.
#pragma once

#include "ui/text/layout/textscene.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::ui::test {

/// One annotation to add. Spans in code points; `fragments` makes it discontinuous.
struct SampleMark
{
    analysis::SideId side = analysis::SideId::Gold;
    text::Span span;
    std::string label;
    match::Outcome outcome = match::Outcome::Correct;
    std::uint32_t record = analysis::noRecord;
    bool wrongBegin = false;
    bool wrongEnd = false;
    bool component = false;
    std::vector<text::Span> fragments {};
};

/// Owns texts and plan; lanes are given so that overlapping marks of a side never share one, inner ones next
/// to the text. Texts that differ are aligned character by character (quadratic: small texts only).
[[nodiscard]] TextScenePtr makeScene(std::string gold, std::string system, std::vector<SampleMark> marks);
/// One side only.
[[nodiscard]] TextScenePtr makeOneSided(
    analysis::SideId side, std::string text, std::vector<SampleMark> marks);

/// Span of the `nth` (0-based) occurrence of `words` in UTF-8 text, in code points.
[[nodiscard]] text::Span spanOf(std::string_view text, std::string_view words, int nth = 0);

[[nodiscard]] TextScenePtr flatLatinScene();
[[nodiscard]] TextScenePtr nestedScene(); ///< three lanes, crossing, components, metonymy
[[nodiscard]] TextScenePtr deepScene(); ///< more lanes than are shown
[[nodiscard]] TextScenePtr noisyScene(); ///< gaps and replacements
/// Sixty lines with tabs and a correct name on line 12. Errors on lines 5, 8, 50, 52 and 58 (of record 3 the
/// sides are two lines apart, of record 4 fifty), an edit on line 20; line 40 does not end in the system.
[[nodiscard]] TextScenePtr manyLinesScene();
[[nodiscard]] TextScenePtr rightToLeftScene(); ///< Arabic and Hebrew among Latin, one text
[[nodiscard]] TextScenePtr noisyRightToLeftScene();
[[nodiscard]] TextScenePtr ideographScene(); ///< CJK, emoji, combining marks, Indic, Thai, controls
[[nodiscard]] TextScenePtr discontinuousScene();
/// One line of `length` ASCII or mixed-script characters with `spans` annotations a side.
[[nodiscard]] TextScenePtr largeScene(
    std::uint32_t length, std::uint32_t spans, bool mixedScripts, bool noisy);

} // namespace touchstone::ui::test
