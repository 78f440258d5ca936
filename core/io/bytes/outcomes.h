// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and writing end with, and what they tell on the way: names of core/support that all of core/io
// calls by these words alone.
#pragma once

#include "core/support/diagnostics.h"
#include "core/support/progress.h"

namespace touchstone::io {

using support::Diagnostics;
using support::ErrorCode;
using support::Failure;
using support::failure;
using support::FindingCode;
using support::Message;
using support::Progress;
using support::Result;
using support::said;
using support::saidOf;
using support::Severity;

} // namespace touchstone::io
