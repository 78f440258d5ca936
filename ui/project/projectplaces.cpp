// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/projectplaces.h"

#include "ui/project/userstate.h"
#include "ui/session/corestrings.h"

#include "core/io/json/jsonnode.h"

#include <chrono>

namespace touchstone::ui {

namespace {

constexpr auto placesDelay = std::chrono::seconds(1);

} // namespace

ProjectPlaces::ProjectPlaces(QString folder, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(folder))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(placesDelay);
    connect(&m_timer, &QTimer::timeout, this, &ProjectPlaces::flush);
}

ProjectPlaces::~ProjectPlaces() { flush(); }

void ProjectPlaces::begin(const QString& path)
{
    flush();
    m_timer.stop();
    m_unwritten = false;
    m_path = path;
    m_shown.clear();
    m_places.clear();
    m_offered = false;
    if (!path.isEmpty()) {
        read();
    }
}

void ProjectPlaces::follow(const QString& path)
{
    m_path = path;
    changed();
}

void ProjectPlaces::changed()
{
    m_unwritten = true;
    m_timer.start();
}

void ProjectPlaces::read()
{
    const auto text = readState(stateFile(m_folder, m_path));
    io::JsonTree tree;
    if (!text || tree.parse(*text)) {
        return;
    }
    const io::JsonValue root = tree.root();
    m_shown = toQString(root["shown"].string());
    m_offered = root["merge-rules-offered"].boolean().value_or(false);
    for (const auto place : root["places"]) {
        const auto record = place["record"].integer();
        m_places[toQString(place.key())] = { toQString(place["document"].string()),
            record && *record >= 0 ? std::optional(static_cast<std::uint32_t>(*record)) : std::nullopt,
            toQString(place["system"].string()) };
    }
}

void ProjectPlaces::flush()
{
    if (!m_unwritten || m_path.isEmpty()) {
        return;
    }
    m_unwritten = false;
    m_timer.stop();
    auto places = io::JsonNode::object();
    for (const auto& [table, place] : m_places) {
        auto node = io::JsonNode::object();
        node.addText("document", toUtf8(place.document));
        node.addText("system", toUtf8(place.system));
        if (place.record) {
            node.add("record", io::JsonNode::raw(std::to_string(*place.record)));
        }
        places.add(toUtf8(table), std::move(node));
    }
    auto root = io::JsonNode::object();
    root.addText("shown", toUtf8(m_shown));
    if (m_offered) {
        root.add("merge-rules-offered", io::JsonNode::raw("true"));
    }
    root.add("places", std::move(places));
    writeState(stateFile(m_folder, m_path), root.written());
}

void ProjectPlaces::setShown(const QString& table)
{
    if (table != m_shown) {
        m_shown = table;
        changed();
    }
}

std::optional<ProjectPlaces::Place> ProjectPlaces::place(const QString& table) const
{
    const auto known = m_places.find(table);
    return known == m_places.end() ? std::nullopt : std::optional(known->second);
}

void ProjectPlaces::setPlace(const QString& table, const Place& place)
{
    Place& known = m_places[table];
    if (known != place) {
        known = place;
        changed();
    }
}

void ProjectPlaces::setMergeRulesOffered()
{
    m_offered = true;
    changed();
}

} // namespace touchstone::ui

#include "moc_projectplaces.cpp"
