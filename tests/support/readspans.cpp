// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/readspans.h"

#include "core/io/open/readerregistry.h"

#include <gtest/gtest.h>

namespace touchstone::testsupport {

namespace {

std::string listOf(const annotation::Document& document, const annotation::LabelSet& labels)
{
    std::string list;
    for (const auto& entity : document.annotations.entities) {
        list += std::string(document.text.slice(entity.span)) + "/" + labels.name(entity.label) + " ";
    }
    return list;
}

} // namespace

annotation::Layer layerOf(
    const io::Reader& reader, std::string_view bytes, const io::ReadOptions& options, const std::string& path)
{
    annotation::Layer layer;
    support::Progress progress;
    const io::SourceFile file { path, "x", bytes, {}, {} };
    const auto read = reader.read(file, options, layer, progress);
    EXPECT_TRUE(read) << (read ? "" : read.error().text);
    return layer;
}

support::Result<void> readInto(annotation::Layer& layer, std::string_view id, std::string_view json,
    const io::ReadOptions& options, std::string_view beside)
{
    support::Progress progress;
    const io::SourceFile file { "x.json", "x", json, "beside", beside };
    return io::readerById(id)->read(file, options, layer, progress);
}

std::string spansOf(const annotation::Layer& layer)
{
    std::string list;
    for (const auto& document : layer.documents) {
        list += (list.empty() ? "" : " | ") + listOf(document, layer.labels);
    }
    return list;
}

std::string spansOf(
    std::string_view id, std::string_view json, const io::ReadOptions& options, std::string_view beside)
{
    annotation::Layer layer;
    const auto read = readInto(layer, id, json, options, beside);
    if (!read) {
        return "error: " + read.error().text;
    }
    std::string list;
    for (const auto& document : layer.documents) {
        list += (list.empty() ? "" : "| ") + document.name + ": " + listOf(document, layer.labels);
    }
    return list;
}

} // namespace touchstone::testsupport
