// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/linktables.h"

#include "core/io/formats/neleval/nelevalreader.h"

namespace touchstone::testsupport {

annotation::LayerPtr linkTable(const std::string& bytes, const std::string& name)
{
    annotation::Layer layer;
    layer.name = name;
    support::Progress progress;
    const io::SourceFile file { name, name, bytes, {}, {} };
    EXPECT_TRUE(io::nelevalReader().read(file, {}, layer, progress));
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

analysis::EvaluationPtr evaluated(
    const std::string& gold, const std::string& system, const analysis::EvaluationSpec& spec)
{
    support::Progress progress;
    auto result = analysis::evaluate(linkTable(gold, "gold"), linkTable(system, "system"), spec, progress);
    EXPECT_TRUE(result);
    return *result;
}

} // namespace touchstone::testsupport
