// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/onefile.h"

#include "core/io/open/opener.h"
#include "core/support/findingkinds.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;
using support::Severity;

bool sameBytes(const fs::path& a, const fs::path& b)
{
    std::ifstream one(a, std::ios::binary);
    std::ifstream other(b, std::ios::binary);
    std::string left(std::size_t { 1 } << 16U, '\0');
    std::string right(left.size(), '\0');
    while (one && other) {
        one.read(left.data(), static_cast<std::streamsize>(left.size()));
        other.read(right.data(), static_cast<std::streamsize>(right.size()));
        if (one.gcount() != other.gcount()
            || !std::equal(left.begin(), left.begin() + one.gcount(), right.begin())) {
            return false;
        }
    }
    return one.eof() && other.eof();
}

/// The same words with the same labels at the same places.
bool sameAnnotations(const annotation::Layer& a, const annotation::Layer& b)
{
    return std::equal(a.documents.begin(), a.documents.end(), b.documents.begin(), b.documents.end(),
        [&](const annotation::Document& one, const annotation::Document& other) {
            const auto& left = one.annotations.entities;
            const auto& right = other.annotations.entities;
            return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                [&](const annotation::Entity& first, const annotation::Entity& second) {
                    return first.span == second.span
                        && a.labels.name(first.label) == b.labels.name(second.label);
                });
        });
}

} // namespace

bool sameInput(const LayerSource& a, const LayerSource& b)
{
    std::error_code error;
    if (fs::equivalent(a.path, b.path, error) && !error) {
        return true;
    }
    const auto regular
        = [&error](const std::string& path) { return fs::is_regular_file(path, error) && !error; };
    if (a.options.content || b.options.content) { // standard input
        const auto& piped = a.options.content ? a : b;
        const auto& other = a.options.content ? b : a;
        std::ifstream stream(other.path, std::ios::binary);
        return !other.options.content && regular(other.path)
            && fs::file_size(other.path, error) == piped.options.content->size()
            && std::equal(piped.options.content->begin(), piped.options.content->end(),
                std::istreambuf_iterator<char>(stream));
    }
    return regular(a.path) && regular(b.path) && fs::file_size(a.path, error) == fs::file_size(b.path, error)
        && sameBytes(a.path, b.path);
}

void takeBothColumns(DataSetSpec& spec, support::Diagnostics& findings)
{
    if (spec.gold.options.column) {
        return;
    }
    const auto both = [&spec](const LayerSource& system) {
        return !system.options.column && sameInput(spec.gold, system);
    };
    if (std::ranges::none_of(spec.systems, both)) {
        return;
    }
    const auto recognised = io::recognisePath(spec.gold.path, spec.gold.options);
    if (!recognised || recognised->goldColumn == 0) {
        return;
    }
    for (auto& system : spec.systems) {
        if (both(system)) {
            system.options.column = recognised->goldColumn + 1;
        }
    }
    spec.gold.options.column = recognised->goldColumn;
    findings.add(Severity::Warning, "input.both-columns", { spec.gold.path, 0, 0 },
        "Gold and system are one file, and its last two columns both hold tags: column "
            + std::to_string(recognised->goldColumn) + " is read as the gold and column "
            + std::to_string(recognised->goldColumn + 1)
            + " as the system, as conlleval does (--gold-column and --system-column say otherwise).");
}

void tellItself(DataSet& data)
{
    for (auto& system : data.systems) {
        if (system.layer == nullptr || system.layer->format != data.gold->format
            || system.layer->column != data.gold->column || !sameInput(data.spec.gold, system.source)
            || !sameAnnotations(*data.gold, *system.layer)) {
            continue;
        }
        const bool columns = data.gold->format == "conll";
        auto told = std::make_shared<annotation::Layer>(*system.layer);
        told->diagnostics.add(Severity::Warning, "input.itself", { system.source.path, 0, 0 },
            "The gold is compared with itself: system " + system.source.name + " is "
                + (columns ? data.gold->column
                            + " of the gold's own file. --gold-column and --system-column say which columns "
                              "are meant, or give the system's own file."
                           : "the gold's own file. Give the system's."));
        system.layer = std::move(told);
    }
}

} // namespace touchstone::analysis
