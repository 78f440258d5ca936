// SPDX-License-Identifier: GPL-3.0-or-later
// RowGroup: a row of a table that sums others of its rows.
#pragma once

#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

struct RowGroup
{
    Sheet::Row row;
    std::vector<std::string> members; ///< names of rows
};

} // namespace touchstone::analysis
