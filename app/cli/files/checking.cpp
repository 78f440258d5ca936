// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/checking.h"

#include "app/cli/print/printing.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

std::string checkReport(
    const analysis::DataSetSpec& dataSet, bool json, const analysis::SubmissionCheck& check)
{
    if (json) {
        const auto count = [](const analysis::SubmissionCheck::Count& one) {
            return Json { { "submitted", one.submitted }, { "expected", one.expected } };
        };
        return dumped(
                   Json { { "touchstone", std::string(analysis::version()) }, { "passed", check.passed() },
                       { "documents", count(check.documents) },
                       { "further_documents", check.furtherDocuments }, { "tokens", count(check.tokens) },
                       { "annotations", check.annotations }, { "labels", check.labels },
                       { "labels_known", check.labelsKnown }, { "findings", diagnosticsJson(check.findings) },
                       { "consequences", check.consequences } },
                   2)
            + "\n";
    }
    return analysis::submissionReport(check, dataSet.systems.front().path, dataSet.gold.path);
}

} // namespace touchstone::cli
