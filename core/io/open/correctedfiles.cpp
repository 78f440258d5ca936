// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/correctedfiles.h"

namespace touchstone::io {

namespace {

/// An annotation as whoever reads the file sees it.
struct SaidAnnotation
{
    std::vector<text::Span> pieces;
    std::vector<std::string> types; ///< the first, then further ones
    std::vector<std::string> links;
    annotation::Role role = annotation::Role::Entity;
    std::vector<text::Span> owner {}; ///< of a component

    friend auto operator<=>(const SaidAnnotation&, const SaidAnnotation&) = default;
};

std::vector<SaidAnnotation> saidIn(const annotation::Layer& layer, const annotation::EntityTree& tree)
{
    std::vector<SaidAnnotation> list;
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        const auto& entity = tree.entities[at];
        const auto& details = tree.detailsOf(at);
        const auto pieces = tree.pieces(at);
        SaidAnnotation said { { pieces.begin(), pieces.end() }, { layer.labels.name(entity.label) },
            details.links, entity.role };
        for (const auto label : details.furtherLabels) {
            said.types.push_back(layer.labels.name(label));
        }
        if (entity.role == annotation::Role::Component && entity.parent != annotation::noEntity) {
            said.owner.push_back(tree.entities[entity.parent].span);
        }
        list.push_back(std::move(said));
    }
    std::ranges::sort(list);
    return list;
}

} // namespace

ReadOptions withFiles(ReadOptions options, const FileTexts& files)
{
    if (files.empty()) {
        return options;
    }
    if (options.content) {
        options.content = std::make_shared<const std::string>(files.begin()->second);
        return options;
    }
    auto replaced = files;
    if (options.replaced) {
        replaced.insert(options.replaced->begin(), options.replaced->end());
    }
    options.replaced = std::make_shared<const FileTexts>(std::move(replaced));
    return options;
}

bool sameAnnotations(const annotation::Layer& a, const annotation::Layer& b)
{
    return std::ranges::equal(
        a.documents, b.documents, [&](const annotation::Document& one, const annotation::Document& other) {
            return saidIn(a, one.annotations) == saidIn(b, other.annotations);
        });
}

Failure notWritable(Message why, support::Place place)
{
    return failure(ErrorCode::InvalidOption,
        said("%1, so nothing was written; --to jsonl keeps all", std::move(why)), std::move(place));
}

} // namespace touchstone::io
