// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/userfiles/thresholdfile.h"

#include "core/io/bytes/words.h"
#include "core/io/json/jsontree.h"
#include "core/io/userfiles/settingsfile.h"

namespace touchstone::io {

namespace {

Message writeIt()
{
    return said(
        "Write it of the development data: score --gold … --system … --by score --json -o FILE.json.");
}

/// The system of this name; a single one whatever its name.
Result<JsonValue> chosenSystem(
    const JsonValue& systems, std::string_view name, std::string_view utf8, const std::string& file)
{
    if (systems.count() == 1) {
        return systems.first();
    }
    for (const auto one : systems) {
        if (one["name"].string() == name) {
            return one;
        }
    }
    const auto known = listed(
        systems, [](const JsonValue& one) { return one["name"].string(); }, 20);
    return failure(ErrorCode::Malformed,
        systems.hasElements()
            ? said("The file tells of several systems (%1), and one threshold is wanted: score the "
                   "development data of one system alone, or score here one that is called as one of these.",
                known)
            : said("The file holds no system's scores. %1", writeIt()),
        placeOfByte(utf8, systems.exists() ? systems.byte() : 0, file));
}

} // namespace

Result<ChosenThreshold> parseThreshold(
    std::string_view utf8, const std::string& file, std::string_view system, std::string_view scheme)
{
    JsonTree tree;
    if (const auto fault = tree.parse(utf8)) {
        return failure(ErrorCode::Malformed, said("This is no JSON: %1. %2", fault->what, writeIt()),
            placeOfByte(utf8, fault->byte, file));
    }
    const auto found = chosenSystem(tree.root()["systems"], system, utf8, file);
    if (!found) {
        return Failure(found.error());
    }
    const auto refused = [&](Message why) {
        return failure(ErrorCode::Malformed, std::move(why), placeOfByte(utf8, found->byte(), file));
    };
    const auto wanted = (*found)["at_precision"];
    const auto chosen = wanted.exists() ? wanted : (*found)["best_f1"];
    if (!chosen.exists()) {
        return refused(said("The file has no thresholds. %1", writeIt()));
    }
    const auto overall = chosen["overall"];
    const bool plain = overall.count() == 1 && scheme == "strict";
    const auto one = plain ? overall.first() : overall[scheme];
    const std::string name((*found)["name"].string());
    const auto key = one.exists() ? one.key() : scheme;
    const auto what = wanted.exists() ? said("a precision of %1 (%2)", wanted["precision"].token(), key)
                                      : said("the best F1 (%1)", key);
    const auto score = one["score"].number();
    if (!one.isNothing() && score && *score >= 0 && *score <= 1) {
        return ChosenThreshold { *score, name, what };
    }
    return refused(one.kind() == JsonKind::Null
            ? said("No threshold of %1 gives %2, so there is none to take.", name, what)
            : said("The file gives no threshold from 0 to 1 of %1 for %2.", name, what));
}

Result<ChosenThreshold> readThreshold(
    const std::string& path, std::string_view system, std::string_view scheme)
{
    return readSettingsFile(
        path, [&](std::string_view bytes) { return parseThreshold(bytes, path, system, scheme); });
}

} // namespace touchstone::io
