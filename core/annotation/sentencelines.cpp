// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/sentencelines.h"

namespace touchstone::annotation {

std::optional<std::string> withSentenceLines(const Layer& layer, const Document& document)
{
    // Only there is the blank between two tokens the reader's own.
    if (layer.format != "conll" || document.sentences.size() < 2) {
        return std::nullopt;
    }
    std::string shown(document.text.utf8());
    for (const auto first : document.sentences) {
        const std::size_t byte
            = first < document.tokens.size() ? document.text.byteOffset(document.tokens[first].begin) : 0;
        if (byte > 0 && shown[byte - 1] == ' ') {
            shown[byte - 1] = '\n';
        }
    }
    return shown;
}

} // namespace touchstone::annotation
