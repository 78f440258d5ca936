// SPDX-License-Identifier: GPL-3.0-or-later
// Files as other tools and their versions write them (tests/data/<id>/exports): each is recognised by its
// content, by its own reader before all others, and read without a line lost.
#include "core/io/containers/filebytes.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"
#include "tests/contract/exportfiles.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace touchstone::io {
namespace {

namespace fs = std::filesystem;

struct Export
{
    std::string reader;
    fs::path path;
};

std::vector<Export> exports()
{
    std::vector<Export> list;
    for (const auto& reader : readers()) {
        for (const auto& path : exportsOf(reader)) {
            list.push_back({ std::string(reader.id), path });
        }
    }
    return list;
}

/// As the opener hands it to the readers: packed files are unpacked.
std::string headOf(const fs::path& path)
{
    support::Diagnostics unused;
    const auto bytes = loadFile(path.string(), largestFile, unused, support::Progress());
    return bytes ? std::string(bytes->text().substr(0, std::size_t(64) << 10U)) : std::string();
}

TEST(ReaderExports, EveryPairOfExportAndReaderIsToldApart)
{
    ASSERT_FALSE(exports().empty());
    for (const auto& file : exports()) {
        const auto head = headOf(file.path);
        // Where two formats have the same lines (brat, BioNLP) the suffix alone tells them apart.
        const bool bySuffix = !readerById(file.reader)->secondSuffix.empty();
        const auto suffix1 = file.path.extension().string();
        for (const auto& suffix : { suffix1, bySuffix ? suffix1 : std::string() }) {
            const auto* const best = recognise(head, suffix);
            ASSERT_NE(best, nullptr) << file.path << " '" << suffix << "'";
            EXPECT_EQ(best->id, file.reader) << file.path << " '" << suffix << "'";
            const auto own = readerById(file.reader)->probe(head, suffix);
            for (const auto& other : readers()) {
                if (other.id != file.reader) {
                    EXPECT_LT(other.probe(head, suffix), own)
                        << file.path << " '" << suffix << "' also looks like " << other.id;
                }
            }
        }
    }
}

TEST(ReaderExports, EveryExportIsReadWithoutAnError)
{
    for (const auto& file : exports()) {
        support::Progress progress;
        const auto layer = openLayer(file.path.string(), "x", {}, progress);
        ASSERT_TRUE(layer) << file.path << ": " << layer.error().text;
        EXPECT_EQ((*layer)->format, file.reader) << file.path;
        EXPECT_GT((*layer)->entityCount(), 0U) << file.path;
        for (const auto& finding : (*layer)->diagnostics.list()) {
            EXPECT_NE(finding.severity, support::Severity::Error) << formatted(finding);
        }
    }
}

} // namespace
} // namespace touchstone::io
