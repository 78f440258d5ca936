// SPDX-License-Identifier: GPL-3.0-or-later
// AgreementSheet: the verdicts of two judges as a table whose cells lead to records.
#pragma once

#include "core/evaluation/records/sheet.h"
#include "core/judging/agreement.h"

namespace touchstone::analysis {

/// Rows are verdicts of the first judge, columns those of the second, in the order of givenVerdicts and by
/// verdictName(). A cell counts the records of the result of which both have said so, and links to them
/// (facets verdict.FIRST and verdict.SECOND); one of 0 has no link. Judges that the result's judgements do
/// not name: all 0. The first time O(records × judgements of their document), then O(records).
[[nodiscard]] Sheet agreementSheet(
    const Evaluation& evaluation, const std::string& first, const std::string& second);
/// The same of places, without links: where there is no result.
[[nodiscard]] Sheet agreementSheet(const JudgeAgreement& both);

} // namespace touchstone::analysis
