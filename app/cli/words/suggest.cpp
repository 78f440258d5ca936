// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/suggest.h"

#include "core/output/table.h"
#include "core/rules/suggestion.h"
#include "core/support/joined.h"
#include "core/support/suggestion.h"
#include "core/text/utf8.h"

namespace touchstone::cli {

void claimStandardInput()
{
    static bool taken = false;
    if (taken) {
        throw UsageError {
            "Standard input (-) is one file, and it stands twice here; give files for the others."
        };
    }
    taken = true;
}

namespace {

bool insideLetter(std::string_view utf8, std::size_t at)
{
    return at < utf8.size() && (static_cast<unsigned char>(utf8[at]) & 0xC0U) == 0x80U;
}

/// Without its middle when it is longer than `most`.
std::string shortened(std::string_view utf8, std::size_t most)
{
    if (utf8.size() <= most) {
        return std::string(utf8);
    }
    auto end = most - most / 4;
    while (insideLetter(utf8, end)) {
        --end;
    }
    auto rest = utf8.size() - most / 4;
    while (insideLetter(utf8, rest)) {
        ++rest;
    }
    return std::string(utf8.substr(0, end)) + "…" + std::string(utf8.substr(rest));
}

} // namespace

std::string suggestion(std::string_view wanted, const std::vector<std::string>& known)
{
    constexpr std::size_t part = 2; // names of options are short
    const auto name = rules::nearest(text::repaired(wanted), { known.begin(), known.end() }, part);
    return wanted.empty() ? std::string() : support::didYouMean(name, '"', " Did you mean ");
}

std::string messageText(std::string_view text)
{
    constexpr std::size_t longestWord = 500;
    constexpr std::size_t longestMessage = 8000;
    const auto safe = analysis::terminalSafe(text::repaired(text));
    std::string words;
    for (std::size_t from = 0; from < safe.size();) {
        const auto end = std::min(safe.find(' ', from), safe.size());
        words += shortened(std::string_view(safe).substr(from, end - from), longestWord);
        words += end < safe.size() ? " " : "";
        from = end + 1;
    }
    return shortened(words, longestMessage);
}

std::string listed(const std::vector<std::string>& names, const char* separator)
{
    return support::joined(names, separator);
}

} // namespace touchstone::cli
