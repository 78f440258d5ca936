// SPDX-License-Identifier: GPL-3.0-or-later
// Layers joined: documents keep their annotations under labels that are numbered anew.
#include "core/annotation/joining.h"

#include "tests/support/builders.h"

#include <gtest/gtest.h>

namespace touchstone::annotation {
namespace {

using testsupport::layer;

TEST(JoiningTest, DocumentsKeepTheirAnnotations)
{
    const Layer first = layer({ "[PER Ada] in [LOC Rome]", "nobody" });
    Layer second = layer({ "[LOC|ORG Rome] and [PER#e1 Bob]" }, "other", testsupport::Tokens::Words);
    second.documents[0].tokenTags
        = { TokenTag(TagPrefix::B, second.documents[0].annotations.entities[0].label), TokenTag(),
              TokenTag(TagPrefix::B, second.documents[0].annotations.entities[1].label) };
    const LayerPart parts[] = { { "en", &first }, { "none", nullptr }, { "fr", &second } };
    const Layer whole = joined(parts);
    ASSERT_EQ(whole.documents.size(), 3U);
    EXPECT_EQ(whole.documents[0].name, "en/d1");
    EXPECT_EQ(whole.documents[2].name, "fr/d1");
    EXPECT_EQ(whole.documents[2].attributes.back(), (std::pair<std::string, std::string>("data-set", "fr")));
    EXPECT_EQ(whole.entityCount(), first.entityCount() + second.entityCount());
    const auto print = [](const Layer& own, std::size_t document) {
        return testsupport::listed(own.documents[document], own.labels);
    };
    EXPECT_EQ(print(whole, 0), print(first, 0));
    EXPECT_EQ(print(whole, 2), print(second, 0));
    EXPECT_EQ(whole.labels.name(whole.documents[2].tokenTags[2].label()), "PER");
    EXPECT_TRUE(whole.documents[2].tokenTags[1].outside());
    EXPECT_EQ(whole.name, "gold") << "what else there is is the first one's";
    EXPECT_TRUE(joined({}).documents.empty());
}

} // namespace
} // namespace touchstone::annotation
