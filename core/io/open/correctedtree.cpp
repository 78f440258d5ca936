// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/correctedtree.h"

#include "core/annotation/places.h"
#include "core/io/open/correctedcolumn.h"
#include "core/io/open/opener.h"

#include <set>

namespace touchstone::io {

namespace {

using annotation::Correction;
using annotation::noEntity;
using annotation::RightAnnotation;

enum TreePart : std::size_t { Roots, Metonymic, Components, Nested };
constexpr std::size_t partCount = 4;

class ColumnsOfTree
{
public:
    ColumnsOfTree(const CorrectedReading& reading, Progress& progress)
        : m_reading(reading)
        , m_fine(reading.before.column == "tree (fine)")
        , m_progress(progress)
    {
    }

    Result<FileTexts> run()
    {
        for (std::size_t part = 0; part < partCount; ++part) {
            auto read = openLayer(m_reading.path, m_reading.before.name, optionsOf(part, {}), m_progress);
            if (!read) {
                return Failure(read.error());
            }
            m_flat[part] = std::move(*read);
        }
        if (auto spread = spreadCorrections(); !spread) {
            return Failure(spread.error());
        }
        FileTexts files;
        for (std::size_t part = 0; part < partCount; ++part) {
            if (m_corrections[part].empty()) {
                continue;
            }
            auto column = correctColumn(
                *m_flat[part], m_reading.path, optionsOf(part, files), m_corrections[part], m_progress);
            if (!column) {
                return Failure(column.error());
            }
            if (!column->refused.empty()) {
                const auto& refused = column->refused.front();
                return notWritable(said("The correction cannot be written: %1", refused.why), refused.place);
            }
            for (auto& [path, text] : column->files) {
                files[path] = std::move(text);
            }
        }
        auto options = withFiles(m_reading.options, files);
        options.treeRoots = m_fine ? "fine" : "coarse";
        const auto read = openLayer(m_reading.path, m_reading.before.name, options, m_progress);
        if (!read) {
            return Failure(read.error());
        }
        if (!sameAnnotations(**read, m_reading.corrected)) {
            return notWritable(
                said("The columns of the file would be read as other trees than the corrections make"),
                { m_reading.path });
        }
        return files;
    }

private:
    [[nodiscard]] ReadOptions optionsOf(std::size_t part, const FileTexts& files) const
    {
        constexpr std::array<std::string_view, partCount> fine { "fine", "fine-meto", "comp", "nested" };
        constexpr std::array<std::string_view, partCount> coarse { "coarse", "coarse-meto", "comp",
            "nested" };
        auto options = withFiles(m_reading.options, files);
        options.annotationColumn = (m_fine ? fine : coarse).at(part);
        return options;
    }

    [[nodiscard]] const annotation::EntityTree& flat(std::size_t part, std::uint32_t document) const
    {
        return m_flat[part]->documents[document].annotations;
    }

    /// The annotation of a column by its span and type; `around`: else one of the type that shares text.
    [[nodiscard]] std::uint32_t inColumn(std::size_t part, std::uint32_t document, text::Span span,
        const std::string& type, bool around = false) const
    {
        const auto& tree = flat(part, document);
        auto found = noEntity;
        for (std::uint32_t at = 0; at < tree.size(); ++at) {
            const auto& entity = tree.entities[at];
            if (m_flat[part]->labels.name(entity.label) != type) {
                continue;
            }
            if (entity.span == span) {
                return at;
            }
            if (around && found == noEntity && text::overlap(entity.span, span) > 0) {
                found = at;
            }
        }
        return found;
    }

    void put(std::size_t part, const Correction& correction, std::uint32_t entity,
        std::vector<RightAnnotation> right)
    {
        for (const auto& one : right) {
            if (part == Roots) {
                m_newRoots.emplace_back(correction.document, one.span());
            }
        }
        if (entity != noEntity && part == Roots) {
            m_replaced.insert({ correction.document, entity });
        }
        m_corrections[part].push_back({ correction.document, entity, std::move(right), correction.place });
    }

    /// What stands in a root goes beside it, into the column for that.
    [[nodiscard]] bool inRoot(std::uint32_t document, text::Span span) const
    {
        const auto& roots = flat(Roots, document);
        for (std::uint32_t at = 0; at < roots.size(); ++at) {
            if (roots.entities[at].span.contains(span) && !m_replaced.contains({ document, at })) {
                return true;
            }
        }
        return std::ranges::any_of(m_newRoots,
            [&](const auto& root) { return root.first == document && root.second.contains(span); });
    }

    Result<void> spreadCorrections()
    {
        std::set<std::uint32_t> documents;
        std::vector<std::pair<const Correction*, const RightAnnotation*>> added;
        for (const auto& correction : m_reading.corrections) {
            documents.insert(correction.document);
            if (correction.entity == noEntity) {
                for (const auto& right : correction.right) {
                    added.emplace_back(&correction, &right);
                }
            } else if (auto done = replace(correction); !done) {
                return done;
            }
        }
        std::ranges::stable_sort(
            added, std::greater(), [](const auto& one) { return one.second->span().length(); });
        for (const auto& [correction, right] : added) {
            put(inRoot(correction->document, right->span()) ? Nested : Roots, *correction, noEntity,
                { *right });
        }
        for (const auto document : documents) {
            takeComponentsOut(document);
        }
        return {};
    }

    Result<void> replace(const Correction& correction)
    {
        const auto& layer = m_reading.before;
        const auto& tree = layer.documents[correction.document].annotations;
        const auto& old = tree.entities[correction.entity];
        const auto& type = layer.labels.name(old.label);
        const auto order = old.parent == noEntity ? std::array { Roots, Nested, Metonymic }
                                                  : std::array { Nested, Roots, Metonymic };
        const auto* const part = std::ranges::find_if(order,
            [&](TreePart one) { return inColumn(one, correction.document, old.span, type) != noEntity; });
        if (part == order.end()) {
            return notWritable(
                said("No column has the annotation that is corrected alone"), correction.place);
        }
        std::vector<RightAnnotation> own;
        std::vector<RightAnnotation> inside;
        for (const auto& right : correction.right) {
            const bool nested = *part == Roots
                && std::ranges::any_of(correction.right, [&right](const RightAnnotation& other) {
                       return other.span() != right.span() && other.span().contains(right.span());
                   });
            (nested ? inside : own).push_back(right);
        }
        put(*part, correction, inColumn(*part, correction.document, old.span, type), std::move(own));
        if (!inside.empty()) {
            put(Nested, correction, noEntity, std::move(inside));
        }
        moveSecondType(correction, old.span, type, tree.detailsOf(correction.entity).furtherLabels);
        return {};
    }

    /// It goes with the annotation that stands in the place of the old one, and stays behind where that is of
    /// another type.
    void moveSecondType(const Correction& correction, text::Span span, const std::string& type,
        const std::vector<annotation::LabelId>& further)
    {
        if (further.empty()) {
            return;
        }
        const auto& second = m_reading.before.labels.name(further.front());
        const auto entity = inColumn(Metonymic, correction.document, span, second, true);
        if (entity == noEntity) {
            return;
        }
        std::vector<RightAnnotation> right;
        if (!correction.right.empty()) {
            const auto& heir = correction.right[annotation::standsInPlace(span, correction.right)];
            if (heir.type == type && heir.span() == span) {
                return;
            }
            if (heir.type == type) {
                right.push_back({ heir.pieces, second });
            }
        }
        put(Metonymic, correction, entity, std::move(right));
    }

    void takeComponentsOut(std::uint32_t document)
    {
        using Said = std::pair<text::Span, std::string>;
        const auto componentsOf = [document](const annotation::Layer& layer) {
            std::multiset<Said> list;
            for (const auto& entity : layer.documents[document].annotations.entities) {
                if (entity.role == annotation::Role::Component) {
                    list.emplace(entity.span, layer.labels.name(entity.label));
                }
            }
            return list;
        };
        auto gone = componentsOf(m_reading.before);
        for (const auto& stays : componentsOf(m_reading.corrected)) {
            if (const auto at = gone.find(stays); at != gone.end()) {
                gone.erase(at);
            }
        }
        for (const auto& [span, type] : gone) {
            Correction correction;
            correction.document = document;
            const auto entity = inColumn(Components, document, span, type, true);
            if (entity != noEntity) {
                put(Components, correction, entity, {});
            }
        }
    }

    const CorrectedReading& m_reading;
    bool m_fine;
    Progress& m_progress;
    std::array<annotation::LayerPtr, partCount> m_flat;
    std::array<std::vector<Correction>, partCount> m_corrections;
    std::vector<std::pair<std::uint32_t, text::Span>> m_newRoots; ///< document, where
    std::set<std::pair<std::uint32_t, std::uint32_t>> m_replaced; ///< roots: document, annotation
};

} // namespace

bool hasTreeCells(const annotation::Layer& layer)
{
    return layer.format == "hipe" && layer.column.starts_with("tree (");
}

Result<FileTexts> correctTree(const CorrectedReading& reading, Progress& progress)
{
    return ColumnsOfTree(reading, progress).run();
}

} // namespace touchstone::io
