// SPDX-License-Identifier: GPL-3.0-or-later
// The label lists of shared tasks: facts, as their organisers published them beside their scorers; declared
// in parameters.h.
#include "core/measures/base/parameters.h"

#include <algorithm>
#include <array>

namespace touchstone::metrics {

namespace {

using Label = std::string_view;

/// HIPE-2020: tagset.txt of the scorer.
constexpr auto hipe2020 = std::to_array<Label>({ "COMP.DEMONYM", "COMP.FUNCTION", "COMP.NAME",
    "COMP.QUALIFIER", "COMP.TITLE", "LOC", "LOC.ADD.ELEC", "LOC.ADD.PHYS", "LOC.ADM.NAT", "LOC.ADM.REG",
    "LOC.ADM.SUP", "LOC.ADM.TOWN", "LOC.FAC", "LOC.ORO", "LOC.PHYS.ASTRO", "LOC.PHYS.GEO", "LOC.PHYS.HYDRO",
    "LOC.UNK", "ORG", "ORG.ADM", "ORG.ENT", "ORG.ENT.PRESSAGENCY", "PERS", "PERS.COLL", "PERS.IND",
    "PERS.IND.ARTICLEAUTHOR", "PROD", "PROD.DOCTR", "PROD.MEDIA", "TIME", "TIME.DATE.ABS", "TIME.HOUR.ABS" });

/// HIPE-2022, one list for all of its data sets: tagset-hipe2022-all.txt of the scorer.
constexpr auto hipe2022 = std::to_array<Label>({ "BUILDING", "COMP", "COMP.DEMONYM", "COMP.FUNCTION",
    "COMP.NAME", "COMP.QUALIFIER", "COMP.TITLE", "DATE", "HUMANPROD", "LOC", "LOC.ADD", "LOC.ADD.ELEC",
    "LOC.ADD.PHYS", "LOC.ADM", "LOC.ADM.NAT", "LOC.ADM.REG", "LOC.ADM.SUP", "LOC.ADM.TOWN", "LOC.ADMIN.SUP",
    "LOC.FAC", "LOC.ORO", "LOC.PHYS", "LOC.PHYS.ASTRO", "LOC.PHYS.GEO", "LOC.PHYS.HYDRO", "LOC.UNK", "OBJECT",
    "OBJECT.MANUSCR", "OBJECT.MUSEUM", "ORG", "ORG.ADM", "ORG.ENT", "ORG.ENT.PRESSAGENCY", "PER",
    "PER.AUTHOR", "PERS", "PERS.AUTHOR", "PERS.COLL", "PERS.EDITOR", "PERS.IND", "PERS.IND.ARTICLEAUTHOR",
    "PERS.MYTH", "PERS.OTHER", "PROD", "PROD.DOCTR", "PROD.MEDIA", "SCOPE", "STREET", "TIME", "TIME.DATE.ABS",
    "WORK", "WORK.PRIMLIT", "WORK.SECLIT" });

constexpr auto names = std::to_array<Label>({ "hipe-2020", "hipe-2022" });

} // namespace

std::span<const std::string_view> builtInTagset(std::string_view name)
{
    if (name == names[0]) {
        return hipe2020;
    }
    return name == names[1] ? std::span<const std::string_view>(hipe2022)
                            : std::span<const std::string_view>();
}

std::span<const std::string_view> builtInTagsets() { return names; }

std::string_view tagsetName(std::span<const std::string> labels)
{
    const auto* const found = std::find_if(names.begin(), names.end(), [labels](std::string_view name) {
        const auto list = builtInTagset(name);
        return std::equal(labels.begin(), labels.end(), list.begin(), list.end());
    });
    return found == names.end() ? std::string_view() : *found;
}

} // namespace touchstone::metrics
