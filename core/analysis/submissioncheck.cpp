// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/submissioncheck.h"

#include "core/analysis/datasetlabels.h"
#include "core/analysis/documentpairing.h"
#include "core/analysis/earlyend.h"
#include "core/analysis/textlikeness.h"
#include "core/rules/suggestion.h"
#include "core/support/findingkinds.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::Layer;
using support::Place;
using support::Severity;

constexpr std::size_t shownLength = 40; ///< bytes of a text in a message
constexpr std::size_t mostCompared
    = 1000; ///< names that are searched for a near one, and findings that name it

Place placeOf(const Layer& layer, const Document& document, std::uint32_t line = 0)
{
    return { document.file.empty() ? layer.path : document.file, line == 0 ? document.line : line, 0 };
}

std::string quoted(std::string_view text)
{
    auto end = std::min(text.size(), shownLength);
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        ++end; // a whole character
    }
    std::string shown(text.substr(0, end));
    std::replace(shown.begin(), shown.end(), '\n', ' ');
    return "\"" + shown + (end < text.size() ? "…\"" : "\"");
}

std::string counted(std::uint64_t count, const std::string& one, const std::string& many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::uint64_t annotationsOf(const Document& document)
{
    std::uint64_t count = 0;
    for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
        count += document.annotations.counted(i) ? 1U : 0U;
    }
    return count;
}

class Check
{
public:
    Check(annotation::LayerPtr like, DocumentPairing pairing, support::Progress& progress)
        : m_progress(progress)
        , m_pairing(std::move(pairing))
        , m_submission(*m_pairing.system)
        , m_likePtr(std::move(like))
        , m_like(*m_likePtr)
        , m_texts(holdsTexts(m_submission) && holdsTexts(m_like))
    {
    }

    support::Result<SubmissionCheck> run()
    {
        documents();
        for (const auto& pair : m_pairing.documents) {
            if (pair.gold && pair.system) {
                texts(m_like.documents[*pair.gold], m_submission.documents[*pair.system]);
            }
            if (m_progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "Stopped.");
            }
        }
        emptyFiles();
        labels();
        links();
        duplicates();
        m_result.annotations = m_submission.entityCount();
        if (m_result.annotations == 0) {
            warn("submission.empty", { m_submission.path, 0, 0 },
                "There is not one annotation. If that is not what the system found, look whether the right "
                "column was read (--format, --column, --layer).");
        }
        for (auto& finding : m_errors.list()) {
            m_result.findings.add(finding);
        }
        for (auto& finding : m_warnings.list()) {
            m_result.findings.add(finding);
        }
        for (auto finding : m_submission.diagnostics.list()) {
            finding.severity = std::min(finding.severity, Severity::Warning);
            m_result.findings.add(std::move(finding));
        }
        return std::move(m_result);
    }

private:
    /// Read as documents in which nothing was found, which no submission means.
    void emptyFiles()
    {
        for (const auto& finding : m_submission.diagnostics.list()) {
            if (finding.code == "io.empty-file" && holdsTexts(m_like)) {
                fail("submission.empty-file", finding.place,
                    "The file is empty, while what it is compared with has text. A document without "
                    "annotations still needs its text or its tokens.");
            }
        }
    }

    void fail(support::FindingCode code, Place place, std::string message)
    {
        m_errors.add(Severity::Error, code, std::move(place), std::move(message));
    }
    void warn(support::FindingCode code, Place place, std::string message)
    {
        m_warnings.add(Severity::Warning, code, std::move(place), std::move(message));
    }

    /// "; did you mean 'x'?"; a thousand foreign names are not each compared with a thousand others.
    std::string near(std::string_view name, const std::vector<std::string_view>& names)
    {
        return names.size() > mostCompared || ++m_compared > mostCompared / 10
            ? std::string()
            : rules::didYouMean(name, names);
    }

    void documents()
    {
        std::vector<std::string_view> names;
        for (const auto& document : m_like.documents) {
            names.push_back(document.name);
        }
        m_result.documents.expected = m_like.documents.size();
        for (const auto& pair : m_pairing.documents) {
            if (pair.gold && pair.system) {
                ++m_result.documents.submitted;
            } else if (pair.gold) {
                const auto& document = m_like.documents[*pair.gold];
                fail("submission.missing", { m_submission.path, 0, 0 },
                    "Document \"" + document.name
                        + "\" is missing: all that it holds would count as missed."
                          " Add it, with its id as it is here, even if nothing was found in it.");
            } else {
                ++m_result.furtherDocuments;
                const auto& document = m_submission.documents[*pair.system];
                fail("submission.further", placeOf(m_submission, document),
                    "Document \"" + document.name + "\" is not expected" + near(document.name, names)
                        + ": its " + counted(annotationsOf(document), "annotation", "annotations")
                        + " would count as false alarms. Take it out, or give it the expected id.");
            }
        }
        for (const auto& finding : m_pairing.diagnostics.list()) {
            if (finding.code == "pairing.by-order") {
                warn("submission.by-order", finding.place, finding.message);
            } else if (finding.code == "pairing.not-cut") {
                fail("submission.tokens", finding.place, finding.message);
            }
        }
        m_result.tokens.submitted = m_submission.tokenCount();
        m_result.tokens.expected = m_like.tokenCount();
    }

    void texts(const Document& expected, const Document& submitted)
    {
        if (!m_texts || submitted.withoutText() || expected.withoutText()) {
            offsets(expected, submitted);
        } else if (early(expected, submitted) || late(expected, submitted)) {
            return;
        } else if (!submitted.tokens.empty() && !expected.tokens.empty()) {
            tokens(expected, submitted);
        } else if (!(submitted.text == expected.text)) {
            characters(expected, submitted);
        }
    }

    bool early(const Document& expected, const Document& submitted)
    {
        const auto end = earlyEnd(expected, submitted);
        if (end) {
            fail("submission.early-end", placeOf(m_submission, submitted, end->line),
                "Document \"" + submitted.name + "\" " + described(*end)
                    + (end->behind > 0 ? " and would count as missed. " : ". ") + earlyEndCure);
        }
        return end.has_value();
    }

    bool late(const Document& expected, const Document& submitted)
    {
        const auto begin = lateBegin(expected, submitted);
        if (begin) {
            fail("submission.early-end", placeOf(m_submission, submitted),
                "Document \"" + submitted.name + "\" " + described(*begin)
                    + (begin->before > 0 ? " and would count as missed. " : ". ")
                    + "Was the top of the file cut off? Write it again, whole.");
        }
        return begin.has_value();
    }

    void tokens(const Document& expected, const Document& submitted)
    {
        const auto lineOf = [&submitted](std::size_t token) {
            return token < submitted.tokenLines.size() ? submitted.tokenLines[token] : 0U;
        };
        const auto common = std::min(expected.tokens.size(), submitted.tokens.size());
        for (std::size_t i = 0; i < common; ++i) {
            const auto wanted = expected.text.slice(expected.tokens[i]);
            const auto found = submitted.text.slice(submitted.tokens[i]);
            if (wanted == found) {
                continue;
            }
            // With equal numbers the tokens still stand for each other, one by one.
            const bool countable = expected.tokens.size() == submitted.tokens.size();
            const auto first = "Document \"" + submitted.name + "\", token " + std::to_string(i + 1) + ": "
                + quoted(found) + " where " + quoted(wanted) + " is expected";
            if (!masked(submitted) && !masked(expected)
                && !howMuchDiffers(expected, submitted, lineOf(i), first)) {
                return;
            }
            const auto message = first
                + (countable ? "; the number of tokens agrees, so they are compared one by one"
                             : "; " + std::to_string(submitted.tokens.size()) + " tokens instead of "
                            + std::to_string(expected.tokens.size()))
                + ". Keep the tokens as they were given.";
            if (countable) {
                warn("submission.tokens", placeOf(m_submission, submitted, lineOf(i)), message);
            } else {
                fail("submission.tokens", placeOf(m_submission, submitted, lineOf(i)), message);
            }
            return;
        }
        if (submitted.tokens.size() > expected.tokens.size()) {
            fail("submission.tokens", placeOf(m_submission, submitted, lineOf(common)),
                "Document \"" + submitted.name + "\" goes on behind its end: "
                    + std::to_string(submitted.tokens.size()) + " tokens instead of "
                    + std::to_string(expected.tokens.size()) + ". Is a mark of the next document missing?");
        }
    }

    void characters(const Document& expected, const Document& submitted)
    {
        const auto wanted = expected.text.utf8();
        const auto found = submitted.text.utf8();
        const auto differ = static_cast<std::size_t>(
            std::mismatch(found.begin(), found.end(), wanted.begin(), wanted.end()).first - found.begin());
        constexpr std::string_view blanks = " \t\r\n";
        if (found.find_first_not_of(blanks, differ) == std::string_view::npos
            && wanted.find_first_not_of(blanks, differ) == std::string_view::npos) {
            return; // blanks at the end hold no annotation
        }
        const auto at = submitted.text.codePointAtByte(differ);
        const auto first = "Document \"" + submitted.name + "\": from character " + std::to_string(at)
            + " on the text is " + quoted(submitted.text.slice({ at, submitted.text.length() }))
            + ", expected was "
            + quoted(expected.text.slice({ expected.text.codePointAtByte(differ), expected.text.length() }));
        if (const auto share = howMuchDiffers(expected, submitted, 0, first)) {
            warn("submission.text", placeOf(m_submission, submitted),
                first + "; " + *share
                    + ". The texts are brought together by alignment; annotate the text as it was given.");
        }
    }

    /// "3 % of the characters differ". Nothing: it is not the text that was expected, which is told, or the
    /// check was stopped. `first`: where the two differ first.
    std::optional<std::string> howMuchDiffers(
        const Document& expected, const Document& submitted, std::uint32_t line, const std::string& first)
    {
        const auto likeness = textLikeness(expected.text, submitted.text, m_progress);
        if (!likeness) {
            return std::nullopt;
        }
        auto share = likeness->sameLetters()
            ? "nothing but blanks, case or the normal form of letters differs"
            : likeness->share() + " of the characters differ";
        const auto another = isAnotherText(expected, submitted, m_progress);
        if (!another || !*another) {
            return another ? std::optional(share) : std::nullopt;
        }
        if (m_documentOf.empty()) {
            for (const auto& document : m_like.documents) {
                m_documentOf.emplace(document.text.utf8(), &document);
            }
        }
        const auto own = m_documentOf.find(submitted.text.utf8());
        fail("submission.text", placeOf(m_submission, submitted, line),
            first + "; " + share + ". This is another text, in which annotations have no place: "
                + (own == m_documentOf.end() ? "annotate the text as it was given, under its id."
                                             : "it is that of document \"" + own->second->name
                            + "\". Give each text its own id."));
        return std::nullopt;
    }

    void offsets(const Document& expected, const Document& submitted)
    {
        if (expected.withoutText()) {
            return;
        }
        std::uint64_t outside = 0;
        std::uint32_t line = 0;
        for (const auto& entity : submitted.annotations.entities) {
            if (entity.span.end > expected.text.length()) {
                line = outside++ == 0 ? entity.line : line;
            }
        }
        if (outside > 0) {
            fail("submission.offset", placeOf(m_submission, submitted, line),
                counted(outside, "annotation ends", "annotations end") + " behind the text of document \""
                    + submitted.name + "\" (" + std::to_string(expected.text.length())
                    + " characters). Offsets count characters (code points), not bytes.");
        }
    }

    void labels()
    {
        const annotation::LayerPtr submissions[] = { m_pairing.system };
        for (const auto& label : countLabels(nullptr, submissions)) {
            m_result.labels.push_back(label.label);
        }
        const auto table = comparedLabels(m_likePtr, m_pairing.system);
        m_result.labelsKnown = m_like.labels.size() > 0
            && std::any_of(m_like.documents.begin(), m_like.documents.end(),
                [](const Document& document) { return document.annotations.size() > 0; });
        for (const auto& row : table.rows) {
            if (m_result.labelsKnown && row.counts.system > 0 && !row.matched()) {
                const auto hint = row.proposal.empty() ? "" : "; did you mean '" + row.proposal + "'?";
                warn("submission.label", firstOf(row.counts.label),
                    "Label \"" + row.counts.label + "\" ("
                        + counted(static_cast<std::uint64_t>(row.counts.system), "annotation", "annotations")
                        + ") does not occur in what is compared with" + hint + (hint.empty() ? ". " : " ")
                        + strangeLabels);
            }
        }
    }

    [[nodiscard]] Place firstOf(std::string_view label) const
    {
        for (const auto& document : m_submission.documents) {
            for (const auto& entity : document.annotations.entities) {
                if (m_submission.labels.name(entity.label) == label) {
                    return placeOf(m_submission, document, entity.line);
                }
            }
        }
        return { m_submission.path, 0, 0 };
    }

    /// "Q" for Q7259, "NIL", "text"; what kind of id it is.
    static std::string shapeOf(std::string_view link)
    {
        if (annotation::isNil(link)) {
            return "NIL";
        }
        const auto digits = link.find_first_of("0123456789");
        const bool numbered = digits != std::string_view::npos && digits > 0
            && link.find_first_not_of("0123456789", digits) == std::string_view::npos;
        return numbered ? std::string(link.substr(0, digits)) + "N" : "other";
    }

    void links()
    {
        std::set<std::string> shapes;
        for (const auto& document : m_like.documents) {
            for (const auto& details : document.annotations.details) {
                for (const auto& link : details.links) {
                    shapes.insert(shapeOf(link));
                }
            }
        }
        if (shapes.empty() || shapes.contains("other")) {
            return; // ids of any kind
        }
        std::uint64_t strange = 0;
        std::string example;
        Place place;
        for (const auto& document : m_submission.documents) {
            for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
                for (const auto& link : document.annotations.detailsOf(i).links) {
                    const auto shape = shapeOf(link);
                    if (shape != "NIL" && !shapes.contains(shape) && strange++ == 0) {
                        example = link;
                        place = placeOf(m_submission, document, document.annotations.entities[i].line);
                    }
                }
            }
        }
        if (strange > 0) {
            std::string known;
            for (const auto& shape : shapes) {
                known += (known.empty() ? "" : ", ") + shape;
            }
            warn("submission.link", place,
                counted(strange, "link has", "links have")
                    + " another form than those compared with: " + quoted(example) + ", expected " + known
                    + " (N stands for a number). An id of another base or form is never right.");
        }
    }

    void duplicates()
    {
        std::uint64_t copies = 0;
        Place place;
        for (const auto& document : m_submission.documents) {
            std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> seen;
            for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
                const auto& entity = document.annotations.entities[i];
                if (document.annotations.counted(i)
                    && !seen.emplace(
                                entity.span.begin, entity.span.end, static_cast<std::uint32_t>(entity.label))
                            .second
                    && copies++ == 0) {
                    place = placeOf(m_submission, document, entity.line);
                }
            }
        }
        if (copies > 0) {
            warn("submission.duplicate", place,
                counted(copies, "annotation stands", "annotations stand")
                    + " twice, with the same span and label; each copy counts as a false alarm. The first is "
                      "here.");
        }
    }

    support::Progress& m_progress;
    DocumentPairing m_pairing;
    std::map<std::string_view, const Document*>
        m_documentOf; ///< expected ones by text; empty: not needed yet
    std::size_t m_compared = 0;
    const Layer& m_submission;
    annotation::LayerPtr m_likePtr;
    const Layer& m_like;
    bool m_texts; ///< both sides hold some
    SubmissionCheck m_result;
    support::Diagnostics m_errors;
    support::Diagnostics m_warnings;
};

} // namespace

bool SubmissionCheck::passed() const
{
    return std::none_of(findings.list().begin(), findings.list().end(),
        [](const auto& finding) { return finding.severity == Severity::Error; });
}

support::Result<SubmissionCheck> checkSubmission(
    const annotation::LayerPtr& submission, const annotation::LayerPtr& like, support::Progress& progress)
{
    auto pairing = pairDocuments(like, submission, progress);
    if (!pairing) {
        return tl::unexpected(pairing.error());
    }
    return Check(like, std::move(*pairing), progress).run();
}

} // namespace touchstone::analysis
