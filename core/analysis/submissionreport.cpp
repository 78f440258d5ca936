// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/submissionreport.h"

#include "core/analysis/table.h"
#include "core/io/givenoptions.h"
#include "core/io/opener.h"
#include "core/io/plaintext.h"

#include <algorithm>
#include <map>
#include <utility>

namespace touchstone::analysis {

namespace {

using support::Result;
using support::Severity;

Result<annotation::LayerPtr> opened(
    const std::string& path, const std::string& name, io::ReadOptions options, support::Progress& progress)
{
    options.emptyIsDocument = true;
    return io::openLayer(path, name, options, progress);
}

std::string counted(std::size_t number, const std::string& thing)
{
    return std::to_string(number) + " " + thing + (number == 1 ? "" : "s");
}

} // namespace

Result<SubmissionCheck> checkSubmissionFiles(
    const LayerSource& submission, const std::string& like, support::Progress& progress)
{
    const bool plain = io::isPlainText(like);
    auto other = plain ? io::openTexts(like, progress) : opened(like, "gold", submission.options, progress);
    if (!other) {
        return tl::unexpected(other.error());
    }
    auto layer = opened(submission.path, "submission", submission.options, progress);
    if (!layer) {
        return tl::unexpected(layer.error());
    }
    auto check = checkSubmission(*layer, *other, progress);
    if (check) {
        std::vector<io::ReadWith> read { { &submission.options, (*layer)->format } };
        if (!plain) {
            read.push_back({ &submission.options, (*other)->format });
        }
        io::tellUnusedOptions(read, { submission.path, 0, 0 }, check->findings);
    }
    return check;
}

std::size_t findingsOf(const SubmissionCheck& check, Severity severity)
{
    const auto& list = check.findings.list();
    return static_cast<std::size_t>(std::count_if(
        list.begin(), list.end(), [severity](const auto& finding) { return finding.severity == severity; }));
}

std::string shown(const SubmissionCheck::Count& count)
{
    return std::to_string(count.submitted) + " of " + std::to_string(count.expected);
}

std::string listedLabels(const SubmissionCheck& check)
{
    constexpr std::size_t most = 20;
    std::string text;
    for (std::size_t i = 0; i < std::min(check.labels.size(), most); ++i) {
        text += (i == 0 ? "" : ", ") + check.labels[i];
    }
    if (check.labels.size() > most) {
        text += " and " + std::to_string(check.labels.size() - most) + " more";
    }
    return text.empty() ? "none" : text;
}

std::string submissionVerdict(const SubmissionCheck& check)
{
    const auto errors = findingsOf(check, Severity::Error);
    return (errors > 0 ? "Not ready: " + counted(errors, "error") : std::string("Can be scored")) + ", "
        + counted(findingsOf(check, Severity::Warning), "warning") + ".";
}

std::string submissionReport(
    const SubmissionCheck& check, const std::string& submission, const std::string& like)
{
    std::string text = terminalSafe(submission) + ", checked against " + terminalSafe(like) + "\n";
    text += "  documents    " + shown(check.documents)
        + (check.furtherDocuments > 0 ? ", and " + std::to_string(check.furtherDocuments) + " more" : "")
        + "\n";
    if (check.tokens.expected > 0) {
        text += "  tokens       " + shown(check.tokens) + "\n";
    }
    text += "  annotations  " + std::to_string(check.annotations) + "\n  labels       "
        + terminalSafe(listedLabels(check))
        + (check.labelsKnown ? "" : " (not judged: there is nothing to compare them with)") + "\n";
    for (const auto& [severity, heading] :
        { std::pair(Severity::Error, "Errors"), std::pair(Severity::Warning, "Warnings") }) {
        if (findingsOf(check, severity) == 0) {
            continue;
        }
        constexpr std::size_t shownOfAKind = 10;
        std::map<std::string, std::size_t> listed;
        text += "\n" + std::string(heading) + "\n";
        for (const auto& finding : check.findings.list()) {
            if (finding.severity == severity && ++listed[finding.code] <= shownOfAKind) {
                text += "  " + terminalSafe(support::formatted(finding)) + "\n";
            }
        }
        for (const auto& [code, found] : listed) {
            if (const auto all = std::max(found, check.findings.count(code)); all > shownOfAKind) {
                text += "  " + std::to_string(all - shownOfAKind) + " more of kind " + code
                    + "; --json lists them\n";
            }
        }
    }
    return text + "\n" + submissionVerdict(check) + "\n";
}

} // namespace touchstone::analysis
