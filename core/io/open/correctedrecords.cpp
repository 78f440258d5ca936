// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/correctedrecords.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/open/correctedcolumn.h"
#include "core/io/open/opener.h"
#include "core/io/open/recordwriting.h"
#include "core/support/findingkinds.h"

#include <map>
#include <set>
#include <tuple>

namespace touchstone::io {

namespace {

/// An annotation and all that such lines say of it.
using SaidOfOne = std::tuple<SpanAndType, std::string, std::string, std::optional<double>, std::string,
    std::vector<std::string>>;

SpanAndType spanAndType(const annotation::Layer& layer, const annotation::Entity& entity)
{
    return { entity.span, layer.labels.name(entity.label) };
}

/// Sorted; nothing where one is in pieces.
std::optional<std::vector<SaidOfOne>> allSaid(
    const annotation::Layer& layer, const annotation::Document& document)
{
    std::vector<SaidOfOne> list;
    const auto& tree = document.annotations;
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        const auto& details = tree.detailsOf(at);
        if (!details.fragments.empty()) {
            return std::nullopt;
        }
        list.emplace_back(spanAndType(layer, tree.entities[at]), details.id, details.extra, details.score,
            details.source, details.links);
    }
    std::ranges::sort(list);
    return list;
}

/// As annotation::corrected does it: of each set one stands in the old one's place, and what is there already
/// is not added again.
RecordChanges changesOf(const annotation::Layer& before, std::size_t document,
    std::span<const annotation::Correction> corrections)
{
    const auto& tree = before.documents[document].annotations;
    std::map<std::uint32_t, std::optional<SpanAndType>> changed;
    std::vector<SpanAndType> others;
    for (const auto& correction : corrections) {
        if (correction.document != document) {
            continue;
        }
        auto inPlace = correction.right.size();
        if (correction.entity != annotation::noEntity) {
            auto& now = changed[correction.entity];
            inPlace = annotation::standsInPlace(tree.entities[correction.entity].span, correction.right);
            if (!correction.right.empty()) {
                now = SpanAndType { correction.right[inPlace].span(), correction.right[inPlace].type };
            }
        }
        for (std::size_t at = 0; at < correction.right.size(); ++at) {
            if (at != inPlace) {
                others.emplace_back(correction.right[at].span(), correction.right[at].type);
            }
        }
    }
    std::set<SpanAndType> there;
    std::map<SpanAndType, std::size_t> counts;
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        const auto said = spanAndType(before, tree.entities[at]);
        ++counts[said];
        if (!changed.contains(at)) {
            there.insert(said);
        }
    }
    RecordChanges result;
    std::map<SpanAndType, std::size_t> seen;
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        const auto said = spanAndType(before, tree.entities[at]);
        const auto place = seen[said]++;
        const auto found = changed.find(at);
        if (found != changed.end()) {
            const auto& now = found->second;
            result.changes.push_back({ said, place, counts[said],
                now && there.insert(*now).second ? now : std::optional<SpanAndType>() });
        }
    }
    for (auto& one : others) {
        if (there.insert(one).second) {
            result.added.push_back(std::move(one));
        }
    }
    std::ranges::sort(result.added);
    return result;
}

struct PatchedRecords
{
    std::string bytes;
    std::vector<std::pair<std::uint32_t, std::size_t>> relationsGone; ///< line, number
};

/// The lines of the documents that change, written with offsets of this unit; nothing: a line is no record.
std::optional<PatchedRecords> patchedRecords(std::string_view bytes, const CorrectedReading& reading,
    const std::map<std::uint32_t, std::size_t>& documents, OffsetUnit unit)
{
    PatchedRecords result;
    const RecordForm form { reading.before.format == "prodigy", unit, reading.options.annotator };
    std::size_t done = 0;
    LineCursor lines(bytes);
    for (const auto& [line, document] : documents) {
        while (lines.number() < line && lines.next()) { }
        const auto written = lines.number() == line
            ? writtenRecord(lines.line(), reading.before.documents[document].text,
                changesOf(reading.before, document, reading.corrections), form)
            : std::nullopt;
        if (!written) {
            return std::nullopt;
        }
        if (written->relationsGone > 0) {
            result.relationsGone.emplace_back(line, written->relationsGone);
        }
        result.bytes += bytes.substr(done, lines.offset() - done);
        result.bytes += written->line;
        done = lines.offset() + lines.line().size();
    }
    result.bytes += bytes.substr(done);
    return result;
}

} // namespace

bool hasRecords(std::string_view format) { return format == "prodigy" || format == "doccano"; }

Result<std::string> correctRecords(const CorrectedReading& reading, Diagnostics& findings, Progress& progress)
{
    const auto& before = reading.before;
    const auto& path = reading.path;
    const auto cannot = [&path](Message why, std::uint32_t line = 0) {
        return notWritable(std::move(why), { path, line, 0 });
    };
    for (const auto& correction : reading.corrections) {
        for (const auto& right : correction.right) {
            if (!right.link.empty()) {
                return cannot(said("A correction tells the link \"%1\", which %2 has no place for",
                                  right.link, before.format),
                    before.documents[correction.document].line);
            }
        }
    }
    std::vector<std::vector<SaidOfOne>> wanted;
    std::map<std::uint32_t, std::size_t> changed; // by line
    std::set<std::uint32_t> lines;
    for (std::size_t at = 0; at < reading.corrected.documents.size(); ++at) {
        const auto line = before.documents[at].line;
        auto now = allSaid(reading.corrected, reading.corrected.documents[at]);
        if (!now) {
            return cannot(said("An annotation in pieces cannot be said in %1", before.format));
        }
        if (!lines.insert(line).second) {
            return cannot(said("The file is not one document a line"));
        }
        const auto then = allSaid(before, before.documents[at]);
        if (then) { // a new annotation's id was made up for the layer: the lines have none for it
            std::set<std::string> told;
            for (const auto& one : *then) {
                told.insert(std::get<1>(one));
            }
            for (auto& one : *now) {
                if (!told.contains(std::get<1>(one))) {
                    std::get<1>(one).clear();
                }
            }
            std::ranges::sort(*now);
        }
        if (now != then) {
            changed.emplace(line, at);
        }
        wanted.push_back(std::move(*now));
    }
    auto bytes = bytesAsTheyAre(path, reading.options);
    if (!bytes || changed.empty()) {
        return bytes;
    }
    for (const auto unit : { OffsetUnit::CodePoints, OffsetUnit::Utf16, OffsetUnit::Bytes }) {
        const auto patched = patchedRecords(*bytes, reading, changed, unit);
        if (!patched) {
            break;
        }
        auto again = reading.options;
        again.content = again.content ? std::make_shared<const std::string>(patched->bytes) : nullptr;
        again.replaced = std::make_shared<const std::map<std::string, std::string>>(
            std::map<std::string, std::string> { { path, patched->bytes } });
        const auto read = openLayer(path, before.name, again, progress);
        if (!read) {
            return Failure(read.error());
        }
        bool same = (*read)->documents.size() == wanted.size();
        for (std::size_t at = 0; same && at < wanted.size(); ++at) {
            same = allSaid(**read, (*read)->documents[at]) == wanted[at];
        }
        if (same) {
            for (const auto& [line, count] : patched->relationsGone) {
                findings.add(Severity::Error, "records.relations-gone", { path, line, 0 },
                    saidOf(static_cast<std::int64_t>(count),
                        "%Ln relation of this document is left out: a correction removes the annotation at "
                        "an end of it.",
                        "%Ln relations of this document are left out: corrections remove the annotations at "
                        "an end of them."));
            }
            return patched->bytes;
        }
    }
    return cannot(said("The lines of the file cannot say what the corrections say"));
}

} // namespace touchstone::io
