// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a project, a lock file, notes, judgements and a pattern: refused with words, or it is written
// back as it was read.
#include "core/project/capturepattern.h"
#include "core/judging/judgementfile.h"
#include "core/project/lockfile.h"
#include "core/project/projectfile.h"
#include "core/project/runnotes.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace touchstone;

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string bytes(data, data + size);
    std::replace(bytes.begin(), bytes.end(), '\0', '\xFF'); // the opener replaces both
    const auto text = text::repaired(bytes);
    if (const auto project = analysis::parseProject(text, "p")) {
        const auto written = analysis::projectText(project->file);
        const auto again = analysis::parseProject(written, "p");
        require(again && !again->broken && again->file == project->file);
        require(analysis::projectText(again->file, written) == written);
        auto changed = project->file;
        changed.reload = !changed.reload;
        const auto saved = analysis::parseProject(analysis::projectText(changed, text), "p");
        require(
            saved && !saved->broken && analysis::projectText(saved->file) == analysis::projectText(changed));
        (void)analysis::pathsOutside(project->file, "/nowhere");
    } else {
        require(!project.error().text.empty() && project.error().place.file == "p");
    }
    if (const auto lock = analysis::parseLock(text, "l")) {
        const auto again = analysis::parseLock(analysis::lockText(*lock), "l");
        require(again && analysis::lockDifferences(*lock, *again).empty());
    }
    const auto notes = analysis::parseNotes(text, "n");
    require(analysis::parseNotes(analysis::notesText(notes), "n").notes == notes.notes);
    for (const auto& judgement : analysis::parseJudgements(text, "j").judgements) {
        const auto again = analysis::parseJudgements(analysis::judgementLine(judgement), "j");
        require(again.judgements.size() == 1 && again.judgements.front() == judgement);
    }
    if (const auto pattern = analysis::CapturePattern::of(std::string_view(text).substr(0, size / 2))) {
        if (const auto captures = pattern->match(std::string_view(text).substr(size / 2))) {
            require(captures->size() == pattern->names().size());
        }
    }
    return 0;
}
