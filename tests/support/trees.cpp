// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/trees.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace touchstone::testsupport {

annotation::Layer treeLayer(const nlohmann::json& nodes, std::size_t length, std::mt19937* shuffle)
{
    annotation::Layer layer;
    auto& document = layer.documents.emplace_back();
    document.name = std::string("d");
    document.text = text::Text(std::string(length, 'x'));
    std::vector<nlohmann::json> list = nodes;
    if (shuffle != nullptr) {
        std::shuffle(list.begin(), list.end(), *shuffle);
    }
    std::map<std::string, std::uint32_t> byId;
    for (std::uint32_t i = 0; i < list.size(); ++i) {
        byId[list[i]["id"]] = i;
    }
    auto& tree = document.annotations;
    for (const auto& node : list) {
        auto& entity = tree.entities.emplace_back();
        entity.span = { node["start"], node["end"] };
        std::vector<std::string> types;
        if (node["kind"] == "comp") {
            entity.role = annotation::Role::Component;
            types.push_back(node["label"]);
        } else {
            types = node["types"].get<std::vector<std::string>>();
        }
        entity.label = layer.labels.intern(types.front());
        if (!node["parent"].is_null()) {
            entity.parent = byId.at(node["parent"]);
        }
        auto& details = tree.editDetails(static_cast<std::uint32_t>(tree.size() - 1));
        details.id = node["id"];
        for (std::size_t i = 1; i < types.size(); ++i) {
            details.furtherLabels.push_back(layer.labels.intern(types[i]));
        }
    }
    return layer;
}

} // namespace touchstone::testsupport
