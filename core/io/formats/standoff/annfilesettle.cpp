// SPDX-License-Identifier: GPL-3.0-or-later
// The second half of AnnFile: what lines say about other lines, once all are known.
#include "core/io/formats/standoff/annfile.h"

#include <algorithm>

namespace touchstone::io {

namespace {

using annotation::Confidence;
using support::Severity;

std::string lowered(std::string_view word)
{
    std::string result(word);
    std::transform(result.begin(), result.end(), result.begin(),
        [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

} // namespace

bool AnnFile::known(const AnnReference& reference)
{
    if (m_textBounds.count(reference.id) != 0 || m_others.count(reference.id) != 0) {
        return true;
    }
    if (m_foreignIds) {
        return false;
    }
    report(Severity::Warning, "brat.reference", reference.line, reference.number, reference.id.data(), [&] {
        return "The line names " + quotedStart(reference.id)
            + ", but no annotation that could be read has this id; the line takes no effect.";
    });
    return false;
}

void AnnFile::applyAttribute(const AnnRemark& remark, std::uint32_t entity)
{
    const auto name = lowered(remark.name);
    const auto value = lowered(remark.value);
    if ((name == "confidence" || name == "certainty") && (value == "low" || value == "high")) {
        m_document.annotations.entities[entity].confidence
            = value == "low" ? Confidence::Low : Confidence::High;
        return;
    }
    auto& attributes = m_extras[entity].attributes;
    attributes.emplace_back(remark.name, remark.value.empty() ? "true" : quotedJson(remark.value));
}

void AnnFile::applyNormalization(const AnnRemark& remark, std::uint32_t entity)
{
    const auto reference = remark.name;
    const auto colon = reference.find(':');
    const auto link = colon == std::string_view::npos ? reference : reference.substr(colon + 1);
    if (link.empty()) {
        report(
            Severity::Warning, "brat.value", remark.target.line, remark.target.number, reference.data(), [] {
                return std::string("The normalisation names no entry, expected \"Base:id\"; it is no link.");
            });
    } else {
        m_document.annotations.editDetails(entity).links.emplace_back(link);
    }
    auto& list = m_extras[entity].normalizations;
    list += list.empty() ? "" : ", ";
    list += "{\"id\": " + quotedJson(remark.id) + ", \"reference\": " + quotedJson(reference);
    list += remark.value.empty() ? "}" : ", \"text\": " + quotedJson(remark.value) + "}";
}

void AnnFile::settle()
{
    const auto each = [this](const std::vector<AnnRemark>& remarks, auto&& apply) {
        for (const auto& remark : remarks) {
            const auto entity = m_textBounds.find(remark.target.id);
            if (known(remark.target) && entity != m_textBounds.end()) {
                apply(remark, entity->second);
            }
        }
    };
    each(m_attributes,
        [this](const AnnRemark& remark, std::uint32_t entity) { applyAttribute(remark, entity); });
    each(m_normalizations,
        [this](const AnnRemark& remark, std::uint32_t entity) { applyNormalization(remark, entity); });
    each(m_notes, [this](const AnnRemark& remark, std::uint32_t entity) {
        auto& source = m_document.annotations.editDetails(entity).source;
        source += source.empty() ? "" : "\n";
        source += remark.value;
    });
    for (const auto& reference : m_references) {
        static_cast<void>(known(reference));
    }
    writeExtras();
    tellSurface();
    tellRelations();
}

void AnnFile::writeExtras()
{
    for (auto& [entity, extra] : m_extras) {
        // One attribute name can be given twice; the last counts, as brat has it.
        auto& attributes = extra.attributes;
        std::stable_sort(attributes.begin(), attributes.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
        std::string json;
        for (std::size_t i = 0; i < attributes.size(); ++i) {
            if (i + 1 < attributes.size() && attributes[i + 1].first == attributes[i].first) {
                continue;
            }
            json += json.empty() ? "\"attributes\":{" : ", ";
            json += quotedJson(attributes[i].first) + ": " + attributes[i].second;
        }
        json += json.empty() ? "" : "}";
        if (!extra.normalizations.empty()) {
            json += json.empty() ? "" : ",";
            json += "\"normalizations\":[" + extra.normalizations + "]";
        }
        m_document.annotations.editDetails(entity).extra = "{" + json + "}";
    }
}

void AnnFile::tellSurface()
{
    if (m_wrongSurfaces == 0) {
        return;
    }
    report(Severity::Warning, "brat.surface", m_wrongAt.line, m_wrongAt.number, m_wrongAt.id.data(), [&] {
        auto message = m_wrongMessage;
        if (m_wrongSurfaces > 1) {
            message += "; so it is for " + std::to_string(m_wrongSurfaces - 1) + " more of the document";
        }
        return message
            + "; the offsets count. The .txt may be another version than the one annotated (blanks, "
              "encoding).";
    });
}

void AnnFile::tellRelations()
{
    const auto counted = [](std::size_t count, const char* one, const char* many) {
        return std::to_string(count) + " " + (count == 1 ? one : many);
    };
    if (m_eventCount + m_relationCount + m_equivalenceCount == 0) {
        return;
    }
    m_layer.diagnostics.add(Severity::Note, "brat.relations", { m_firstOtherPath, m_firstOther, 1 },
        "The document holds " + counted(m_eventCount, "event, ", "events, ")
            + counted(m_relationCount, "relation and ", "relations and ")
            + counted(m_equivalenceCount, "equivalence", "equivalences")
            + "; they are kept among its metadata and take no part in any score.");
    const auto keep = [this](const char* key, const std::string& lines) {
        if (!lines.empty()) {
            m_document.attributes.emplace_back(key, "[" + lines + "]");
        }
    };
    keep("events", m_events);
    keep("relations", m_relations);
    keep("equivalences", m_equivalences);
}

} // namespace touchstone::io
