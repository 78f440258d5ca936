// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checking.h"

#include "app/cli/printing.h"

#include "core/analysis/project.h"
#include "core/analysis/table.h"
#include "core/io/opener.h"
#include "core/io/plaintext.h"

#include <algorithm>
#include <map>

namespace touchstone::cli {

namespace {

using analysis::SubmissionCheck;
using support::Result;
using support::Severity;

Result<annotation::LayerPtr> opened(
    const std::string& path, const std::string& name, io::ReadOptions options, support::Progress& progress)
{
    options.emptyIsDocument = true;
    return io::openLayer(path, name, options, progress);
}

std::size_t countOf(const SubmissionCheck& check, Severity severity)
{
    const auto& list = check.findings.list();
    return static_cast<std::size_t>(std::count_if(
        list.begin(), list.end(), [severity](const auto& finding) { return finding.severity == severity; }));
}

std::string listedLabels(const SubmissionCheck& check)
{
    constexpr std::size_t shown = 20;
    std::string text;
    for (std::size_t i = 0; i < std::min(check.labels.size(), shown); ++i) {
        text += (i == 0 ? "" : ", ") + check.labels[i];
    }
    if (check.labels.size() > shown) {
        text += " and " + std::to_string(check.labels.size() - shown) + " more";
    }
    return text.empty() ? "none" : text;
}

std::string of(const SubmissionCheck::Count& count)
{
    return std::to_string(count.submitted) + " of " + std::to_string(count.expected);
}

} // namespace

Result<SubmissionCheck> check(const Options& options, support::Progress& progress)
{
    const auto& source = options.dataSet.gold;
    auto like = io::isPlainText(options.like) ? io::openTexts(options.like, progress)
                                              : opened(options.like, "gold", source.options, progress);
    if (!like) {
        return tl::unexpected(like.error());
    }
    auto submission = opened(source.path, "submission", source.options, progress);
    if (!submission) {
        return tl::unexpected(submission.error());
    }
    return analysis::checkSubmission(*submission, *like);
}

std::string checkReport(const Options& options, const SubmissionCheck& check)
{
    const auto errors = countOf(check, Severity::Error);
    const auto warnings = countOf(check, Severity::Warning);
    if (options.form == OutputForm::Json) {
        const auto count = [](const SubmissionCheck::Count& one) {
            return Json { { "submitted", one.submitted }, { "expected", one.expected } };
        };
        return dumped(Json { { "touchstone", std::string(analysis::version()) }, { "passed", check.passed() },
                          { "documents", count(check.documents) },
                          { "further_documents", check.furtherDocuments }, { "tokens", count(check.tokens) },
                          { "annotations", check.annotations }, { "labels", check.labels },
                          { "labels_known", check.labelsKnown },
                          { "findings", diagnosticsJson(check.findings) } },
                   2)
            + "\n";
    }
    using analysis::terminalSafe;
    std::string text
        = terminalSafe(options.dataSet.gold.path) + ", checked against " + terminalSafe(options.like) + "\n";
    text += "  documents    " + of(check.documents)
        + (check.furtherDocuments > 0 ? ", and " + std::to_string(check.furtherDocuments) + " more" : "")
        + "\n";
    if (check.tokens.expected > 0) {
        text += "  tokens       " + of(check.tokens) + "\n";
    }
    text += "  annotations  " + std::to_string(check.annotations) + "\n  labels       "
        + terminalSafe(listedLabels(check))
        + (check.labelsKnown ? "" : " (not judged: there is nothing to compare them with)") + "\n";
    for (const auto& [severity, heading] :
        { std::pair(Severity::Error, "Errors"), std::pair(Severity::Warning, "Warnings") }) {
        const auto count = countOf(check, severity);
        if (count == 0) {
            continue;
        }
        constexpr std::size_t shownOfAKind = 10;
        std::map<std::string, std::size_t> shown;
        text += "\n" + std::string(heading) + "\n";
        for (const auto& finding : check.findings.list()) {
            if (finding.severity == severity && ++shown[finding.code] <= shownOfAKind) {
                text += "  " + terminalSafe(support::formatted(finding)) + "\n";
            }
        }
        for (const auto& [code, found] : shown) {
            if (const auto all = std::max(found, check.findings.count(code)); all > shownOfAKind) {
                text += "  " + std::to_string(all - shownOfAKind) + " more of kind " + code
                    + "; --json lists them\n";
            }
        }
    }
    text += "\n";
    text += errors > 0 ? "Not ready: " + std::to_string(errors) + (errors == 1 ? " error" : " errors")
                       : std::string("Can be scored");
    text += ", " + std::to_string(warnings) + (warnings == 1 ? " warning" : " warnings") + ".\n";
    return text;
}

} // namespace touchstone::cli
