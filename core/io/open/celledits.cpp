// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/celledits.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"

namespace touchstone::io {

Result<std::string> patchedCells(std::string_view text, const std::string& file, std::vector<CellEdit> edits,
    const std::function<std::string_view(std::string_view line, const CellEdit& edit)>& cellIn)
{
    std::ranges::stable_sort(edits, {}, [](const CellEdit& edit) { return std::pair(edit.line, edit.cell); });
    std::string patched;
    std::size_t done = 0;
    LineCursor lines(text);
    for (const auto& edit : edits) {
        bool more = true;
        while (more && lines.number() < edit.line) {
            more = lines.next();
        }
        const auto cell = more ? cellIn(lines.line(), edit) : std::string_view();
        if (cell.data() == nullptr || (!edit.before.empty() && cell != edit.before)) {
            return failure(ErrorCode::Malformed,
                said("the line has no cell to be corrected, or the file has changed since it was read"),
                { file, edit.line, 0 });
        }
        const auto at = static_cast<std::size_t>(cell.data() - text.data());
        patched += text.substr(done, at - done);
        patched += edit.after;
        done = at + cell.size();
    }
    patched += text.substr(done);
    return patched;
}

std::string CellStyle::cell(annotation::TokenTag tag, const annotation::LabelSet& labels) const
{
    if (tag.outside()) {
        return outside;
    }
    const auto& label = labels.name(tag.label());
    if (tag.prefix() == annotation::TagPrefix::None || kind == Kind::Bare) {
        return label;
    }
    char letter = std::string_view("OBIESLUM")[static_cast<std::size_t>(tag.prefix())];
    letter = lower ? lowered(letter) : letter;
    return kind == Kind::Letter ? std::string(1, letter)
        : kind == Kind::Suffix  ? label + "-" + letter
                                : std::string(1, letter) + "-" + label;
}

void CellStyle::learn(std::string_view raw, annotation::TokenTag tag, const annotation::LabelSet& labels)
{
    const auto& label = labels.name(tag.label());
    const bool prefixed = raw.size() >= 2 && raw[1] == '-' && (raw.substr(2) == label || label == "_");
    kind = tag.prefix() == annotation::TagPrefix::None              ? Kind::Bare
        : raw.size() == 1                                           ? Kind::Letter
        : !prefixed && raw.size() > 2 && raw[raw.size() - 2] == '-' ? Kind::Suffix
                                                                    : Kind::Prefix;
    const char letter = kind == Kind::Suffix ? raw.back() : raw.front();
    lower = kind != Kind::Bare && letter >= 'a' && letter <= 'z';
}

} // namespace touchstone::io
