// SPDX-License-Identifier: GPL-3.0-or-later
// Files of relations between types and ids, read into a spec.
#include "core/evaluation/scoring/relationloading.h"
#include "core/evaluation/settings/relationsources.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace touchstone::analysis {
namespace {

TEST(RelationSources, AFaultLeavesTheSpecAlone)
{
    const auto folder = std::filesystem::temp_directory_path() / "touchstone-relations";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "weights.tsv") << "A\tB\t0.5\n";
    std::ofstream(folder / "parents.json") << "{\"A\": \"A\"}";
    EvaluationSpec spec;
    RelationSources files;
    files.typeWeights = (folder / "weights.tsv").string();
    files.typeParents = (folder / "parents.json").string();
    const auto failed = loadRelations(files, spec);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().place.file, (folder / "parents.json").string());
    EXPECT_EQ(spec, EvaluationSpec {});
    files.typeParents.clear();
    ASSERT_TRUE(loadRelations(files, spec));
    EXPECT_EQ(spec.overlap.types.weights.size(), 1U);
    std::filesystem::remove_all(folder);
}

} // namespace
} // namespace touchstone::analysis
