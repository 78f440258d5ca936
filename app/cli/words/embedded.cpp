// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/embedded.h"

namespace touchstone::cli {

namespace {

thread_local Embedded* embedded = nullptr;

} // namespace

Embedded::Embedded()
    : m_outer(std::exchange(embedded, this))
{
}

Embedded::~Embedded() { embedded = m_outer; }

Embedded* Embedded::here() { return embedded; }

bool takeHeld(analysis::LayerSource& source)
{
    const auto* const inside = Embedded::here();
    const auto found
        = inside == nullptr ? decltype(inside->files.begin()) {} : inside->files.find(source.path);
    if (inside == nullptr || found == inside->files.end()) {
        return false;
    }
    const auto& held = found->second.source;
    source.path = held.path;
    source.name = source.name.empty() ? held.name : source.name;
    auto& options = source.options;
    for (const auto field : { &io::ReadOptions::format, &io::ReadOptions::annotationColumn,
             &io::ReadOptions::spansKey, &io::ReadOptions::annotator, &io::ReadOptions::modelVersion,
             &io::ReadOptions::labelList, &io::ReadOptions::offsetUnit, &io::ReadOptions::tableColumns }) {
        options.*field = (held.options.*field).empty() ? options.*field : held.options.*field;
    }
    options.column = held.options.column ? held.options.column : options.column;
    if (held.options.documents != io::DocumentUnit::Automatic) {
        options.documents = held.options.documents;
    }
    options.content = held.options.content;
    return true;
}

} // namespace touchstone::cli
