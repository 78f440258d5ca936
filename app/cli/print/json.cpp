// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/json.h"

#include "core/measures/conll/conllmeasure.h"

#include <nlohmann/json.hpp>

#include <string>

namespace touchstone::cli {

namespace {

using metrics::Tally;

Json tallyJson(const Tally& tally, bool zero, bool bothSides)
{
    using match::Outcome;
    Json json { { "cor", tally[Outcome::Correct] }, { "inc", tally[Outcome::Incorrect] },
        { "par", tally[Outcome::Partial] }, { "mis", tally[Outcome::Missing] },
        { "spu", tally[Outcome::Spurious] }, { "pos", tally.possible() }, { "act", tally.actual() },
        { "precision", ratioJson(tally.precision(), zero && tally.systemTold) },
        { "recall", ratioJson(tally.recall(), zero) },
        { "f1", ratioJson(tally.f1(), zero && tally.systemTold) } };
    if (!tally.systemTold) {
        json["spu"] = json["act"] = nullptr;
    }
    if (bothSides) {
        json["cor_system"] = tally.ofSystem(Outcome::Correct);
        json["inc_system"] = tally.ofSystem(Outcome::Incorrect);
        json["par_system"] = tally.ofSystem(Outcome::Partial);
    }
    return json;
}

} // namespace

Json ratioJson(std::optional<double> value, bool zeroForUndefined)
{
    if (value) {
        return *value;
    }
    return zeroForUndefined ? Json(0.0) : Json(nullptr);
}

Json schemesJson(const metrics::SchemeTallies& tallies, bool zero, bool bothSides)
{
    Json json = Json::object();
    for (const auto scheme : match::allSchemes) {
        json[std::string(match::schemeName(scheme))]
            = tallyJson(tallies[static_cast<std::size_t>(scheme)], zero, bothSides);
    }
    return json;
}

Json countsJson(std::int64_t correct, std::int64_t gold, std::int64_t system, bool zeroForUndefined)
{
    const metrics::ConllCounts counts { correct, gold, system };
    return { { "correct", correct }, { "gold", gold }, { "system", system },
        { "precision", ratioJson(counts.precision(), zeroForUndefined) },
        { "recall", ratioJson(counts.recall(), zeroForUndefined) },
        { "f1", ratioJson(counts.f1(), zeroForUndefined) } };
}

} // namespace touchstone::cli
