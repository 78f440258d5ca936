// SPDX-License-Identifier: GPL-3.0-or-later
// The label lists of shared tasks: facts, as their organisers published them beside their scorers.
#include "core/measures/base/parameters.h"

#include <algorithm>
#include <array>

namespace touchstone::metrics {

namespace {

using Label = std::string_view;

/// HIPE-2020: tagset.txt of the scorer.
constexpr std::array hipe2020 { Label { "COMP.DEMONYM" }, Label { "COMP.FUNCTION" }, Label { "COMP.NAME" },
    Label { "COMP.QUALIFIER" }, Label { "COMP.TITLE" }, Label { "LOC" }, Label { "LOC.ADD.ELEC" },
    Label { "LOC.ADD.PHYS" }, Label { "LOC.ADM.NAT" }, Label { "LOC.ADM.REG" }, Label { "LOC.ADM.SUP" },
    Label { "LOC.ADM.TOWN" }, Label { "LOC.FAC" }, Label { "LOC.ORO" }, Label { "LOC.PHYS.ASTRO" },
    Label { "LOC.PHYS.GEO" }, Label { "LOC.PHYS.HYDRO" }, Label { "LOC.UNK" }, Label { "ORG" },
    Label { "ORG.ADM" }, Label { "ORG.ENT" }, Label { "ORG.ENT.PRESSAGENCY" }, Label { "PERS" },
    Label { "PERS.COLL" }, Label { "PERS.IND" }, Label { "PERS.IND.ARTICLEAUTHOR" }, Label { "PROD" },
    Label { "PROD.DOCTR" }, Label { "PROD.MEDIA" }, Label { "TIME" }, Label { "TIME.DATE.ABS" },
    Label { "TIME.HOUR.ABS" } };

/// HIPE-2022, one list for all of its data sets: tagset-hipe2022-all.txt of the scorer.
constexpr std::array hipe2022 { Label { "BUILDING" }, Label { "COMP" }, Label { "COMP.DEMONYM" },
    Label { "COMP.FUNCTION" }, Label { "COMP.NAME" }, Label { "COMP.QUALIFIER" }, Label { "COMP.TITLE" },
    Label { "DATE" }, Label { "HUMANPROD" }, Label { "LOC" }, Label { "LOC.ADD" }, Label { "LOC.ADD.ELEC" },
    Label { "LOC.ADD.PHYS" }, Label { "LOC.ADM" }, Label { "LOC.ADM.NAT" }, Label { "LOC.ADM.REG" },
    Label { "LOC.ADM.SUP" }, Label { "LOC.ADM.TOWN" }, Label { "LOC.ADMIN.SUP" }, Label { "LOC.FAC" },
    Label { "LOC.ORO" }, Label { "LOC.PHYS" }, Label { "LOC.PHYS.ASTRO" }, Label { "LOC.PHYS.GEO" },
    Label { "LOC.PHYS.HYDRO" }, Label { "LOC.UNK" }, Label { "OBJECT" }, Label { "OBJECT.MANUSCR" },
    Label { "OBJECT.MUSEUM" }, Label { "ORG" }, Label { "ORG.ADM" }, Label { "ORG.ENT" },
    Label { "ORG.ENT.PRESSAGENCY" }, Label { "PER" }, Label { "PER.AUTHOR" }, Label { "PERS" },
    Label { "PERS.AUTHOR" }, Label { "PERS.COLL" }, Label { "PERS.EDITOR" }, Label { "PERS.IND" },
    Label { "PERS.IND.ARTICLEAUTHOR" }, Label { "PERS.MYTH" }, Label { "PERS.OTHER" }, Label { "PROD" },
    Label { "PROD.DOCTR" }, Label { "PROD.MEDIA" }, Label { "SCOPE" }, Label { "STREET" }, Label { "TIME" },
    Label { "TIME.DATE.ABS" }, Label { "WORK" }, Label { "WORK.PRIMLIT" }, Label { "WORK.SECLIT" } };

constexpr std::array names { Label { "hipe-2020" }, Label { "hipe-2022" } };

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
