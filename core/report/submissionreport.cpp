// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/submissionreport.h"

#include "core/evaluation/dataset/datasetlabels.h"
#include "core/output/table.h"
#include "core/io/open/givenoptions.h"
#include "core/io/open/opener.h"
#include "core/io/open/plaintext.h"
#include "core/support/findingkinds.h"
#include "core/support/joined.h"

namespace touchstone::analysis {

namespace {

using support::Result;
using support::Severity;

/// Is what a submission is held against a text without annotations? What is said of its format goes first,
/// then its content, as for scoring.
bool isText(const LayerSource& like)
{
    if (!like.options.format.empty() || like.options.content || !io::isPlainText(like.path)) {
        return false;
    }
    const auto recognised = io::recognisePath(like.path, like.options);
    return !recognised || recognised->format.empty();
}

/// The texts as the gold, the submission as a system.
Result<DataSet> loadWithTexts(const DataSetSpec& spec, support::Progress& progress)
{
    auto texts = io::openTexts(spec.gold.path, progress);
    if (!texts) {
        return tl::unexpected(texts.error());
    }
    const auto rules = labelRulesOf(spec);
    if (!rules) {
        return tl::unexpected(rules.error());
    }
    DataSet data { spec, std::move(*texts), { { spec.systems.front(), nullptr, std::nullopt } } };
    auto options = spec.systems.front().options;
    options.emptyIsDocument = true;
    options.system = true;
    auto& system = data.systems.front();
    auto layer = io::openLayer(system.source.path, "submission", options, progress);
    if (layer) {
        system.layer = std::move(*layer);
    } else {
        system.error = layer.error();
    }
    auto faults = fileFaults(system.source, system.layer.get(), data.gold.get(), progress);
    if (!faults) {
        return tl::unexpected(faults.error());
    }
    system.faults = std::move(*faults);
    if (system.error) {
        return data;
    }
    if (const auto done = applyLabelRules(data, *rules, progress); !done) {
        return tl::unexpected(done.error());
    }
    return data;
}

/// What loading said of both files together stands with the gold.
support::Diagnostics ofBothFiles(const annotation::Layer& gold)
{
    support::Diagnostics findings;
    findings.appendIf(
        gold.diagnostics,
        [](const support::Diagnostic& finding) {
            return finding.code == "input.both-columns" || finding.code == "io.option-unused"
                || finding.code == "labels.unknown";
        },
        false);
    return findings;
}

/// A file of which nothing could be used: what is wrong with it, if that is known, else what the reader said.
SubmissionCheck unreadable(const DataSet& data, const support::Error& error, std::vector<FileFault> faults)
{
    SubmissionCheck check;
    check.documents.expected = data.gold->documents.size();
    check.tokens.expected = data.gold->tokenCount();
    for (auto& fault : faults) {
        if (fault.finding.severity == Severity::Error) {
            check.findings.add(std::move(fault.finding));
        }
    }
    if (check.findings.empty()) {
        check.findings.add(Severity::Error, "submission.unreadable", error.place, error.text);
    } else {
        check.consequences.push_back(error.text);
    }
    return check;
}

/// What the first finding explains, below it.
std::string consequencesOf(const SubmissionCheck& check)
{
    std::string text;
    for (const auto& sentence : check.consequences) {
        text += (text.empty() ? "  so that: " : "; ") + sentence;
    }
    return text.empty() ? text : terminalSafe(text) + "\n";
}

std::string counted(std::size_t number, const std::string& thing)
{
    return std::to_string(number) + " " + thing + (number == 1 ? "" : "s");
}

} // namespace

Result<SubmissionCheck> checkSubmissionFiles(
    const DataSetSpec& spec, const CheckSettings& settings, support::Progress& progress)
{
    const bool text = isText(spec.gold);
    auto data = text ? loadWithTexts(spec, progress) : loadDataSet(spec, progress);
    if (!data) {
        return tl::unexpected(data.error());
    }
    auto& submission = data->systems.front();
    if (submission.error) {
        using support::ErrorCode;
        const auto code = submission.error->code;
        return code == ErrorCode::Malformed || code == ErrorCode::UnknownFormat
            ? Result<SubmissionCheck>(unreadable(*data, *submission.error, std::move(submission.faults)))
            : tl::unexpected(*submission.error);
    }
    CheckInput input { settings, std::move(submission.faults), {} };
    if (text) {
        io::tellUnusedOptions(
            std::vector<io::ReadWith> { { &submission.source.options, submission.layer->format } },
            { submission.source.path, 0, 0 }, input.files);
    } else {
        input.files = ofBothFiles(*data->gold);
    }
    return checkSubmission(submission.layer, data->gold, input, progress);
}

Result<SubmissionCheck> checkSubmissionFiles(
    const LayerSource& submission, const std::string& like, support::Progress& progress)
{
    DataSetSpec spec;
    spec.systems.push_back(submission);
    spec.gold = { {}, like, submission.options };
    return checkSubmissionFiles(spec, CheckSettings {}, progress);
}

std::size_t findingsOf(const SubmissionCheck& check, Severity severity)
{
    const auto& list = check.findings.list();
    return static_cast<std::size_t>(std::ranges::count_if(
        list, [severity](const auto& finding) { return finding.severity == severity; }));
}

std::string shown(const SubmissionCheck::Count& count)
{
    return std::to_string(count.submitted) + " of " + std::to_string(count.expected);
}

std::string listedLabels(const SubmissionCheck& check)
{
    constexpr std::size_t most = 20;
    const auto text = support::joinedFirst(check.labels, most);
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
    std::string text;
    constexpr std::size_t shownOfAKind = 10;
    std::map<std::string, std::size_t> listed;
    for (const auto severity : { Severity::Error, Severity::Warning, Severity::Note }) {
        listed.clear();
        for (const auto& finding : check.findings.list()) {
            const bool wanted = finding.severity == severity
                && (severity != Severity::Note || finding.code.starts_with("submission."));
            if (wanted && ++listed[finding.code] <= shownOfAKind) {
                const auto explained = text.empty() ? consequencesOf(check) : std::string();
                text += terminalSafe(support::formatted(finding)) + "\n" + explained;
            }
        }
        for (const auto& [code, found] : listed) {
            if (found > shownOfAKind) {
                text += std::to_string(found - shownOfAKind) + " more of kind " + code
                    + "; --json lists them\n";
            }
        }
    }
    text += text.empty() ? "" : "\n";
    text += terminalSafe(submission) + ", checked against " + terminalSafe(like) + "\n";
    text += "  documents    " + shown(check.documents)
        + (check.furtherDocuments > 0 ? ", and " + std::to_string(check.furtherDocuments) + " more" : "")
        + "\n";
    if (check.tokens.expected > 0) {
        text += "  tokens       " + shown(check.tokens) + "\n";
    }
    text += "  annotations  " + std::to_string(check.annotations) + "\n  labels       "
        + terminalSafe(listedLabels(check))
        + (check.labelsKnown ? "" : " (not judged: there is nothing to compare them with)") + "\n";
    return text + "\n" + submissionVerdict(check) + "\n";
}

} // namespace touchstone::analysis
