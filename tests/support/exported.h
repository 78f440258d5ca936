// SPDX-License-Identifier: GPL-3.0-or-later
// What another tool has written: tests/data/FORMAT/exports.
#pragma once

#include "core/io/open/opener.h"

#include <gtest/gtest.h>

#include <string>

namespace touchstone::testsupport {

/// The layer in the file or folder; null, and the test fails, where it cannot be read.
[[nodiscard]] inline annotation::LayerPtr exported(
    const std::string& format, const std::string& name, const std::string& annotationColumn = {})
{
    support::Progress progress;
    io::ReadOptions options;
    options.annotationColumn = annotationColumn;
    auto layer = io::openLayer(
        std::string(TOUCHSTONE_TEST_DATA) + "/" + format + "/exports/" + name, "x", options, progress);
    EXPECT_TRUE(layer) << name << (layer ? "" : layer.error().text);
    return layer ? *layer : nullptr;
}

} // namespace touchstone::testsupport
