// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/submissionannotations.h"

#include "core/annotation/places.h"
#include "core/support/findingkinds.h"
#include "core/support/joined.h"

#include <set>
#include <tuple>

namespace touchstone::analysis {

namespace {

using annotation::Layer;
using support::Place;
using support::Severity;

support::Diagnostic finding(Severity severity, support::FindingCode code, Place place, support::Message said)
{
    auto message = said.english();
    return { severity, std::string(std::string_view(code)), std::move(place), std::move(message), {}, {},
        std::move(said) };
}

/// "Q" for Q7259, "NIL", "text"; what kind of id it is.
std::string shapeOf(std::string_view link)
{
    if (annotation::isNil(link)) {
        return "NIL";
    }
    const auto digits = link.find_first_of("0123456789");
    const bool numbered = digits != std::string_view::npos && digits > 0
        && link.find_first_not_of("0123456789", digits) == std::string_view::npos;
    return numbered ? std::string(link.substr(0, digits)) + "N" : "other";
}

/// Links of another form than those compared with.
std::vector<support::Diagnostic> strangeLinks(const Layer& layer, const Layer& like)
{
    std::set<std::string> shapes;
    for (const auto& document : like.documents) {
        for (const auto& details : document.annotations.details) {
            for (const auto& link : details.links) {
                shapes.insert(shapeOf(link));
            }
        }
    }
    if (shapes.empty() || shapes.contains("other")) {
        return {}; // ids of any kind
    }
    std::uint64_t strange = 0;
    std::string example;
    Place place;
    for (const auto& document : layer.documents) {
        for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
            for (const auto& link : document.annotations.detailsOf(i).links) {
                const auto shape = shapeOf(link);
                if (shape != "NIL" && !shapes.contains(shape) && strange++ == 0) {
                    example = link;
                    place = placeOf(layer, document, document.annotations.entities[i].line);
                }
            }
        }
    }
    if (strange == 0) {
        return {};
    }
    return { finding(Severity::Warning, "submission.link", place,
        support::saidOf(static_cast<std::int64_t>(strange),
            "%Ln link has another form than those compared with: \"%1\", expected %2 (N stands for a "
            "number). An id of another base or form is never right.",
            "%Ln links have another form than those compared with: \"%1\", expected %2 (N stands for a "
            "number). An id of another base or form is never right.",
            example, support::joined(shapes))) };
}

} // namespace

std::vector<support::Diagnostic> copiedAnnotations(const Layer& layer)
{
    std::vector<support::Diagnostic> found;
    std::uint64_t copies = 0;
    Place place;
    struct Annotation
    {
        text::Span span;
        annotation::LabelId label {};
        std::vector<text::Span> fragments;
        std::uint32_t number = 0;
        [[nodiscard]] auto key() const { return std::tie(span, label, fragments); }
    };
    std::vector<Annotation> annotations;
    for (const auto& document : layer.documents) {
        annotations.clear();
        for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
            const auto& entity = document.annotations.entities[i];
            if (document.annotations.counted(i)) {
                const auto fragments = document.annotations.fragments(i);
                annotations.push_back(
                    { entity.span, entity.label, { fragments.begin(), fragments.end() }, i });
            }
        }
        std::ranges::stable_sort(annotations, {}, &Annotation::key);
        std::uint64_t own = 0;
        auto again = document.annotations.size(); // the first that has been there before
        for (std::size_t i = 1; i < annotations.size(); ++i) {
            if (annotations[i].key() == annotations[i - 1].key()) {
                ++own;
                again = std::min<std::size_t>(again, annotations[i].number);
            }
        }
        const auto first
            = own == 0 ? Place {} : placeOf(layer, document, document.annotations.entities[again].line);
        if (own > 1 && own * 2 == annotations.size() && document.withoutText()) {
            found.push_back(finding(Severity::Error, "submission.twice", first,
                support::saidOf(static_cast<std::int64_t>(own),
                    "Document \"%1\" stands twice: each of its %Ln annotation has a copy, which would count "
                    "as a false alarm. The first is here.",
                    "Document \"%1\" stands twice: each of its %Ln annotations has a copy, which would count "
                    "as a false alarm. The first is here.",
                    document.name)));
            continue;
        }
        place = copies == 0 ? first : place;
        copies += own;
    }
    if (copies > 0) {
        found.push_back(finding(Severity::Warning, "submission.duplicate", place,
            support::saidOf(static_cast<std::int64_t>(copies),
                "%Ln annotation stands twice, with the same span and label; each copy counts as a false "
                "alarm where the gold has none. The first is here.",
                "%Ln annotations stand twice, with the same span and label; each copy counts as a false "
                "alarm where the gold has none. The first is here.")));
    }
    return found;
}

std::vector<support::Diagnostic> judgedAnnotations(const Layer& submission, const Layer& like)
{
    auto found = strangeLinks(submission, like);
    std::ranges::move(copiedAnnotations(submission), std::back_inserter(found));
    return found;
}

} // namespace touchstone::analysis
