// SPDX-License-Identifier: GPL-3.0-or-later
// Judgements of records of "Ada met Turin and Fiat", for tests.
#pragma once

#include "core/evaluation/settings/judgementtable.h"

namespace touchstone::analysis {

inline JudgedAnnotation at(std::uint32_t begin, std::uint32_t end, const char* type)
{
    return { { { begin, end } }, type };
}

inline Judgement judged(JudgedRecord record, Verdict verdict, std::int64_t time, std::string note = {})
{
    Judgement judgement { std::move(record), time, verdict };
    judgement.note = std::move(note);
    return judgement;
}

inline JudgedRecord pairRecord() { return { "dev", "d1", at(8, 13, "LOC"), at(8, 13, "ORG") }; }
inline JudgedRecord missedRecord() { return { "dev", "d1", at(18, 22, "ORG"), {} }; }

} // namespace touchstone::analysis
