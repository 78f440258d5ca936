// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/drafts/draftdocument.h"

namespace touchstone::io {

void addMention(annotation::Document& document, DraftMention& mention, std::span<const text::Span> spans,
    std::uint32_t line, annotation::LabelSet& labels)
{
    const auto& types = mention.types;
    annotation::Entity entity;
    entity.span = { spans.front().begin, spans.back().end };
    entity.label
        = labels.intern(types.empty() || types.front().empty() ? std::string_view("_") : types.front());
    entity.line = line;
    annotation::EntityDetails details;
    details.id = mention.id;
    if (spans.size() > 1) {
        details.fragments.assign(spans.begin(), spans.end());
    }
    for (std::size_t i = 1; i < types.size(); ++i) {
        details.furtherLabels.push_back(labels.intern(types[i]));
    }
    details.links = std::move(mention.links);
    details.score = mention.score;
    details.source = std::move(mention.source);
    if (!mention.extra.empty()) {
        details.extra = "{" + mention.extra + "}";
    }
    document.annotations.add(entity, std::move(details));
}

} // namespace touchstone::io
