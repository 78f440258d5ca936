// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/standoff/standoffreader.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/io/formats/standoff/annfile.h"
#include "core/support/message.h"

namespace touchstone::io {

namespace {

constexpr std::array<std::string_view, 1> suffixes { ".ann" };
constexpr std::array<std::string_view, 1> bionlpOptions { "--layer" };
constexpr std::array<std::string_view, 2> bionlpSuffixes { ".a1", ".a2" };

bool isBionlpSuffix(std::string_view suffix) { return contains(bionlpSuffixes, suffix); }

/// How sure lines of annotations are; `ours`: the suffix says so.
Probability probeLines(std::string_view head, bool ours)
{
    LineCursor lines(head);
    std::size_t textBounds = 0;
    std::size_t others = 0;
    std::size_t strange = 0;
    while (lines.next() && lines.number() <= 50) {
        const auto columns = splitAnnLine(lines.line());
        if (trimmed(lines.line()).empty()) {
            continue;
        }
        auto rest = columns.body;
        const bool typed = !takeWord(rest).empty();
        const auto first = takeWord(rest);
        const auto second = takeWord(rest);
        const char kind = lines.line().front();
        if (kind == 'T' && isDigits(columns.id.substr(1)) && typed && isDigits(first)
            && isDigits(second.substr(0, second.find(';')))) {
            ++textBounds;
        } else if (typed && std::string_view("ERAMN#*").find(kind) != std::string_view::npos
            && (kind == '*' || isDigits(columns.id.substr(1)))) {
            ++others;
        } else {
            ++strange;
        }
    }
    if (textBounds + others == 0) {
        return ours && strange > 0 ? 15 : 0;
    }
    const bool mostly = textBounds + others > strange;
    if (ours) {
        return mostly ? 95 : 60;
    }
    return textBounds > strange ? 75 : 0;
}

Probability probeBrat(std::string_view head, std::string_view suffix)
{
    return isBionlpSuffix(suffix) ? 0 : probeLines(head, suffix == suffixes.front());
}

/// The same lines: the suffix tells them apart.
Probability probeBionlp(std::string_view head, std::string_view suffix)
{
    if (isBionlpSuffix(suffix)) {
        return probeLines(head, true);
    }
    return suffix.empty() ? std::max(0, probeLines(head, false) - 1) : 0;
}

Result<void> readBionlp(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress)
{
    if (const auto& wanted = options.annotationColumn; !wanted.empty() && wanted != "a1" && wanted != "a2") {
        return failure(ErrorCode::InvalidOption,
            said("there is no annotation layer '%1' (--layer); there are: a1, a2", wanted), { file.path });
    }
    const auto parts = options.annotationColumn == "a1" ? AnnParts::First
        : options.annotationColumn == "a2"              ? AnnParts::Second
                                                        : AnnParts::Both;
    const bool lone = file.secondPath.empty() && file.path.ends_with(bionlpSuffixes.back());
    // Of a lone .a2 what was given stands in an .a1 that is not there.
    auto result = readAnnPart(file, options, layer, progress, lone ? AnnParts::Both : parts, lone);
    if (result && parts != AnnParts::Both) {
        layer.column = options.annotationColumn;
    }
    return result;
}

} // namespace

Reader bratReader()
{
    return { .id = "brat",
        .title = "brat standoff",
        .description
        = support::pattern("Annotations in NAME.ann by offsets into the text NAME.txt beside it."),
        .example = "T1\tPER 0 3\tAda",
        .suffixes = suffixes,
        .companionSuffix = ".txt",
        .probe = probeBrat,
        .read = readAnnFile };
}

Reader bionlpReader()
{
    return { .id = "bionlp",
        .title = "BioNLP a1/a2",
        .description = support::pattern(
            "Given annotations in NAME.a1 and sought ones in NAME.a2, by offsets into NAME.txt."),
        .example = "T1\tProtein 0 4\tTP53",
        .suffixes = bionlpSuffixes,
        .companionSuffix = ".txt",
        .probe = probeBionlp,
        .read = readBionlp,
        .options = bionlpOptions,
        .secondSuffix = bionlpSuffixes.back() };
}

} // namespace touchstone::io
