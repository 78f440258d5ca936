// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/libraries.h"

#include <nlohmann/detail/abi_macros.hpp>
#include <pugixml.hpp>
#include <simdjson.h>
#include <tbb/version.h>
#include <utf8proc.h>
#include <xxhash.h>
#include <zlib.h>

namespace touchstone::cli {

namespace {

std::string dotted(unsigned major, unsigned minor, unsigned patch)
{
    return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
}

} // namespace

std::vector<std::string> libraryVersions()
{
    const unsigned xxhash = XXH_versionNumber(); // 801 is 0.8.1
    return { "simdjson "
            + dotted(simdjson::SIMDJSON_VERSION_MAJOR, simdjson::SIMDJSON_VERSION_MINOR,
                simdjson::SIMDJSON_VERSION_REVISION),
        "nlohmann-json "
            + dotted(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH),
        "pugixml " + dotted(PUGIXML_VERSION / 1000, PUGIXML_VERSION % 1000 / 10, PUGIXML_VERSION % 10),
        std::string("utf8proc ") + utf8proc_version() + " (Unicode " + utf8proc_unicode_version() + ")",
        std::string("zlib ") + zlibVersion(),
        "xxHash " + dotted(xxhash / 10000, xxhash / 100 % 100, xxhash % 100),
        std::string("oneTBB ") + TBB_runtime_version() };
}

} // namespace touchstone::cli
