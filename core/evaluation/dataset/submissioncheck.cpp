// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/submissioncheck.h"

#include "core/annotation/places.h"
#include "core/evaluation/dataset/documentpairing.h"
#include "core/evaluation/dataset/earlyend.h"
#include "core/evaluation/dataset/labeltable.h"
#include "core/evaluation/dataset/othertexts.h"
#include "core/evaluation/dataset/submissionannotations.h"
#include "core/evaluation/dataset/textlikeness.h"
#include "core/evaluation/records/findings.h"
#include "core/io/bytes/words.h"
#include "core/rules/suggestion.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

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

std::string quoted(std::string_view text)
{
    auto end = std::min(text.size(), shownLength);
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        ++end; // a whole character
    }
    std::string shown(text.substr(0, end));
    std::ranges::replace(shown, '\n', ' ');
    return "\"" + shown + (end < text.size() ? "…\"" : "\"");
}

std::int64_t annotationsOf(const Document& document)
{
    std::int64_t count = 0;
    for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
        count += document.annotations.counted(i) ? 1 : 0;
    }
    return count;
}

class Check
{
public:
    Check(annotation::LayerPtr like, DocumentPairing pairing, const CheckInput& input,
        support::Progress& progress)
        : m_progress(progress)
        , m_input(input)
        , m_pairing(std::move(pairing))
        , m_likePtr(std::move(like))
    {
    }

    support::Result<SubmissionCheck> run()
    {
        takeFaults();
        const auto sorted = documents();
        if (!sorted) {
            return tl::unexpected(sorted.error());
        }
        for (const auto& [gold, system] : m_met) {
            texts(m_like.documents[gold], m_submission.documents[system]);
            if (m_progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "Stopped.");
            }
        }
        missing();
        emptyFiles();
        labels();
        for (auto& finding : judgedAnnotations(m_submission, m_like)) {
            m_found.add(std::move(finding));
        }
        silentEnds();
        m_result.annotations = m_submission.entityCount();
        if (m_result.annotations == 0) {
            warn("submission.empty", { m_submission.path, 0, 0 },
                support::said("There is not one annotation. If that is not what the system found, look "
                              "whether the right column was read (--format, --column, --layer)."));
        }
        takeReading();
        assemble();
        return std::move(m_result);
    }

private:
    /// What is wrong with the file itself. That its last row lacks cells is told only if nothing says more of
    /// the end.
    void takeFaults()
    {
        for (const auto& fault : m_input.faults) {
            for (const auto line : fault.lines) {
                m_faultLines.emplace(fault.finding.place.file, line);
            }
            if (fault.finding.code == "submission.cut" && fault.finding.severity != Severity::Error) {
                m_shortRow = fault.finding;
            } else {
                m_found.add(fault.finding);
            }
        }
    }

    /// What reading said, but for what a fault of the file explains.
    void takeReading()
    {
        if (m_shortRow && !m_endsEarly) {
            m_found.add(*m_shortRow);
        }
        for (const auto* list : { &m_input.files, &m_submission.diagnostics }) {
            for (const auto& finding : list->list()) {
                if (m_faultLines.contains({ finding.place.file, finding.place.line })) {
                    ++m_folded[finding.code];
                    continue;
                }
                if (finding.code == "input.itself" || finding.code.starts_with("submission.")) {
                    continue; // who checks a gold knows; the others are told already
                }
                auto told = finding;
                if (told.severity == Severity::Warning
                    && support::kindOf(told.code).what == support::FindingClass::Lost
                    && told.code.starts_with(m_submission.format + ".")) {
                    told.severity = Severity::Error; // the annotation counts for nothing
                }
                m_found.add(std::move(told));
            }
        }
    }

    /// Causes before what they explain, errors before warnings.
    void assemble()
    {
        std::map<std::string, std::string, std::less<>> cause; // by the code that it hides
        for (const auto& finding : m_found.list()) {
            for (const auto code : io::pieces(support::kindOf(finding.code).hides, " ")) {
                if (finding.severity != Severity::Note) {
                    cause.emplace(code, finding.code);
                }
            }
        }
        for (const auto& [code, hider] : cause) {
            const auto& counts = m_found.counts();
            if (const auto found = counts.find(code); found != counts.end()) {
                m_folded[code] += found->second.all();
            }
        }
        m_found.drop([&cause](const std::string& code) { return cause.contains(code); });
        const auto rank = [](const support::Diagnostic& finding) {
            const bool own = finding.code.starts_with("submission.");
            return std::tuple(-static_cast<int>(finding.severity), !own,
                own ? support::placeOf(support::kindOf(finding.code)) : 0);
        };
        m_found.sort([&rank](const auto& a, const auto& b) { return rank(a) < rank(b); });
        m_result.findings = std::move(m_found);
        for (const auto& [code, count] : m_folded) {
            m_result.consequences.push_back(FindingGroup { &support::kindOf(code), {}, count }.text());
        }
    }

    /// Read as documents in which nothing was found, which no submission means.
    void emptyFiles()
    {
        for (const auto& finding : m_submission.diagnostics.list()) {
            if (finding.code == "io.empty-file" && holdsTexts(m_like)) {
                fail("submission.empty-file", finding.place,
                    support::said("The file is empty, while what it is compared with has text. A document "
                                  "without annotations still needs its text or its tokens."));
            }
        }
    }

    void fail(support::FindingCode code, Place place, support::Message said)
    {
        m_found.add(Severity::Error, code, std::move(place), std::move(said));
    }
    void warn(support::FindingCode code, Place place, support::Message said)
    {
        m_found.add(Severity::Warning, code, std::move(place), std::move(said));
    }
    /// What pairing found, under a code of this check.
    void retell(Severity severity, support::FindingCode code, const support::Diagnostic& finding)
    {
        m_found.add({ severity, std::string(std::string_view(code)), finding.place, finding.message, {}, {},
            finding.said });
    }
    /// The nearest name; a thousand foreign names are not each compared with a thousand others.
    std::string_view near(std::string_view name, const std::vector<std::string_view>& names)
    {
        return names.size() > mostCompared || ++m_compared > mostCompared / 10 ? std::string_view()
                                                                               : rules::nearest(name, names);
    }

    /// Which documents meet, which are missing, which nobody expects.
    support::Result<void> documents()
    {
        m_result.documents.expected = m_like.documents.size();
        m_result.tokens.submitted = m_submission.tokenCount();
        m_result.tokens.expected = m_like.tokenCount();
        for (const auto& pair : m_pairing.documents) {
            if (pair.gold && pair.system) {
                m_met.emplace_back(*pair.gold, *pair.system);
            } else if (pair.gold) {
                m_missing.push_back(*pair.gold);
            } else {
                m_further.push_back(*pair.system);
            }
        }
        order();
        withoutIds();
        othersInPlace();
        m_result.documents.submitted = m_met.size();
        m_result.furtherDocuments = m_further.size();
        bool noMarks = false;
        for (const auto& finding : m_pairing.diagnostics.list()) {
            if (finding.code == "pairing.by-order") {
                retell(Severity::Warning, "submission.by-order", finding);
            } else if (finding.code == "pairing.not-cut") {
                retell(Severity::Error, "submission.no-marks", finding);
                noMarks = true;
            } else if (finding.code == "pairing.no-beginning") {
                fail("submission.late-begin", finding.place,
                    support::said("%1 Write it again, whole.", support::messageOf(finding)));
                m_endsEarly = true;
                m_folded["submission.missing"] += m_missing.size();
                m_missing.clear();
            }
        }
        if (!noMarks && m_pairing.documents.size() > 2) {
            const auto others = otherTexts(m_like, m_pairing, m_progress);
            if (!others) {
                return tl::unexpected(others.error());
            }
            if (*others) {
                m_found.add({ Severity::Error, "submission.other-texts", (*others)->place, (*others)->text,
                    {}, {}, (*others)->said });
            }
        }
        further();
        return {};
    }

    /// Ids or texts bring documents together wherever they stand.
    void order()
    {
        const auto falls = std::ranges::adjacent_find(
            m_met, [](const auto& a, const auto& b) { return a.second > b.second; });
        const bool numbered = std::ranges::any_of(
            m_met, [this](const auto& pair) { return m_submission.documents[pair.second].numbered; });
        m_inOrder = falls == m_met.end();
        if (!m_inOrder) {
            m_found.add(Severity::Note, "submission.order", { m_submission.path, 0, 0 },
                support::said(numbered
                        ? "Documents stand in another order than in what is compared with; they meet by "
                          "their texts."
                        : "Documents stand in another order than in what is compared with; they meet by "
                          "their ids."));
        }
    }

    /// Some documents have no id, although what they are held against has: they met by their texts, or not at
    /// all.
    void withoutIds()
    {
        const bool expected = std::ranges::none_of(m_like.documents, &Document::numbered);
        std::vector<std::uint32_t> without;
        for (std::uint32_t number = 0; number < m_submission.documents.size(); ++number) {
            if (m_submission.documents[number].numbered) {
                without.push_back(number);
            }
        }
        if (!expected || without.empty() || without.size() == m_submission.documents.size()) {
            return;
        }
        std::vector<std::uint32_t> lost;
        std::ranges::copy_if(without, std::back_inserter(lost),
            [this](std::uint32_t number) { return support::contains(m_further, number); });
        const auto& first = m_submission.documents[lost.empty() ? without.front() : lost.front()];
        const auto count = static_cast<std::int64_t>(without.size());
        if (lost.empty()) {
            warn("submission.id", placeOf(m_submission, first),
                support::saidOf(count,
                    "%Ln document has no id, while others have one; it met its counterpart by the text. "
                    "Write the ids that are expected.",
                    "%Ln documents have no id, while others have one; they met their counterpart by the "
                    "text. Write the ids that are expected."));
        } else {
            fail("submission.id", placeOf(m_submission, first),
                support::saidOf(count,
                    "%Ln document has no id, while others have one, and %1 met none by the text either. "
                    "Write the ids that are expected.",
                    "%Ln documents have no id, while others have one, and %1 met none by the text either. "
                    "Write the ids that are expected.",
                    lost.size()));
        }
        for (const auto number : lost) {
            m_faultLines.emplace(placeOf(m_submission, m_submission.documents[number]).file,
                placeOf(m_submission, m_submission.documents[number]).line);
        }
    }

    /// Documents without ids that met nobody, as many on either side between two that met, stand for each
    /// other: their texts differ.
    void othersInPlace()
    {
        if (!m_inOrder || m_pairing.diagnostics.count("pairing.not-cut") > 0) {
            return;
        }
        auto borders = m_met;
        borders.emplace_back(static_cast<std::uint32_t>(m_like.documents.size()),
            static_cast<std::uint32_t>(m_submission.documents.size()));
        std::uint32_t gold = 0;
        std::uint32_t system = 0;
        for (const auto& [goldEnd, systemEnd] : borders) {
            const bool same = goldEnd - gold == systemEnd - system;
            for (; same && gold < goldEnd; ++gold, ++system) {
                if (m_like.documents[gold].numbered || m_submission.documents[system].numbered) {
                    m_met.emplace_back(gold, system);
                    std::erase(m_missing, gold);
                    std::erase(m_further, system);
                }
            }
            gold = goldEnd + 1;
            system = systemEnd + 1;
        }
    }

    /// Documents that nobody expects: copies of others, others under a wrong id, or strangers.
    void further()
    {
        std::set<std::pair<std::string, std::uint32_t>> named;
        for (const auto& finding : m_submission.diagnostics.list()) {
            if (finding.code == "io.document-twice" || finding.code.ends_with(".id")) {
                named.emplace(finding.place.file, finding.place.line);
            }
        }
        const auto names = support::listOf<std::string_view>(m_like.documents, &Document::name);
        std::map<std::string_view, const Document*> met; // by text, as below
        std::map<std::string_view, const Document*> lost;
        for (const auto& [gold, system] : m_met) {
            met.emplace(m_submission.documents[system].text.utf8(), &m_submission.documents[system]);
        }
        for (const auto number : m_missing) {
            lost.emplace(m_like.documents[number].text.utf8(), &m_like.documents[number]);
        }
        for (const auto number : m_further) {
            const auto& document = m_submission.documents[number];
            const auto place = placeOf(m_submission, document);
            if (m_faultLines.contains({ place.file, place.line })) {
                ++m_folded["submission.further"];
                continue;
            }
            const auto& text = document.text.utf8();
            const auto copy = text.empty() ? met.end() : met.find(text);
            const auto other = text.empty() ? lost.end() : lost.find(text);
            if (named.contains({ place.file, place.line }) || copy != met.end()) {
                twice(document, copy == met.end() ? nullptr : copy->second, place);
            } else if (other != lost.end()) {
                fail("submission.further", place,
                    support::said(
                        "Document \"%1\" has the text of \"%2\", which is missing: give it that id.",
                        document.name, other->second->name));
            } else {
                const auto meant = near(document.name, names);
                fail("submission.further", place,
                    support::saidOf(annotationsOf(document),
                        meant.empty()
                            ? "Document \"%1\" is not expected: its %Ln annotation would count as false "
                              "alarms. Take it out, or give it the expected id."
                            : "Document \"%1\" is not expected; did you mean '%2'?: its %Ln annotation would "
                              "count as false alarms. Take it out, or give it the expected id.",
                        meant.empty()
                            ? "Document \"%1\" is not expected: its %Ln annotations would count as false "
                              "alarms. Take it out, or give it the expected id."
                            : "Document \"%1\" is not expected; did you mean '%2'?: its %Ln annotations "
                              "would count as false alarms. Take it out, or give it the expected id.",
                        document.name, meant));
            }
        }
    }

    void twice(const Document& document, const Document* first, const Place& place)
    {
        auto name = document.name;
        if (const auto sign = name.find_last_of("(#");
            sign != std::string::npos && sign > 0 && !document.numbered) {
            name.resize(name.find_last_not_of(' ', sign - 1) + 1); // as the file has it
        }
        if (first != nullptr) {
            name = first->name;
        }
        const bool lines
            = first != nullptr && first->file == document.file && first->line > 0 && document.line > 0;
        const auto twice = lines ? support::said("Document \"%1\" stands twice (lines %2 and %3)", name,
                               first->line, document.line)
            : first != nullptr && first->file != document.file
            ? support::said("Document \"%1\" stands twice, again as \"%2\"", name, document.name)
            : support::said("Document \"%1\" stands twice", name);
        fail("submission.twice", place,
            support::saidOf(annotationsOf(document),
                "%1: what the second one holds, %Ln annotation, would count as false alarms. Take one of "
                "them out.",
                "%1: what the second one holds, %Ln annotations, would count as false alarms. Take one of "
                "them out.",
                twice));
    }

    /// Documents that are not there: behind the end of a file that was cut, or each for itself.
    void missing()
    {
        const bool oneFile = std::ranges::none_of(m_submission.documents, [this](const Document& document) {
            return !document.file.empty() && document.file != m_submission.documents.front().file;
        });
        const bool withText = m_texts || !holdsTexts(m_like);
        if (!withText || m_missing.empty()) {
            tellEarlyEnds();
            return; // a format without texts has no place for documents without annotations
        }
        const auto last = m_like.documents.size() - 1;
        const bool atEnd = oneFile && m_inOrder && m_further.empty() && !m_met.empty()
            && last - m_missing.front() + 1 == m_missing.size();
        std::int64_t lost = 0;
        for (const auto number : m_missing) {
            lost += annotationsOf(m_like.documents[number]);
        }
        const bool inLast = m_earlyEnds.size() == 1
            && m_earlyEnds.front().document == &m_submission.documents[m_submission.documents.size() - 1];
        if (atEnd && (inLast || (m_earlyEnds.empty() && m_missing.size() > 1))) {
            m_endsEarly = true;
            auto told = support::said("The file ends early: the last %1 of %2 documents are missing",
                m_missing.size(), m_like.documents.size());
            if (inLast) {
                const auto& end = m_earlyEnds.front().end;
                lost += static_cast<std::int64_t>(end.behind);
                told = support::saidOf(static_cast<std::int64_t>(m_missing.size()),
                    end.inTokens ? "The file ends early: document \"%1\" holds %2 of %3 tokens, and %Ln "
                                   "document is missing behind it"
                                 : "The file ends early: document \"%1\" holds %2 of %3 characters, and %Ln "
                                   "document is missing behind it",
                    end.inTokens ? "The file ends early: document \"%1\" holds %2 of %3 tokens, and %Ln "
                                   "documents are missing behind it"
                                 : "The file ends early: document \"%1\" holds %2 of %3 characters, and %Ln "
                                   "documents are missing behind it",
                    m_earlyEnds.front().document->name, end.kept, end.expected);
            }
            if (lost > 0) {
                told = support::said("%1; %2", std::move(told),
                    support::saidOf(lost, "%Ln annotation of the gold would count as missed",
                        "%Ln annotations of the gold would count as missed"));
            }
            fail("submission.early-end",
                inLast ? m_earlyEnds.front().place : Place { m_submission.path, 0, 0 },
                support::said(
                    "%1. Was the end of the file cut off? Write it again, whole.", std::move(told)));
            m_folded["submission.missing"] += m_missing.size();
            return;
        }
        tellEarlyEnds();
        for (const auto number : m_missing) {
            fail("submission.missing", { m_submission.path, 0, 0 },
                support::said(atEnd
                        ? "Document \"%1\" is missing: all that it holds would count as missed. It is the "
                          "last one: does the file end early? Add it, with its id as it is here, even if "
                          "nothing was found in it."
                        : "Document \"%1\" is missing: all that it holds would count as missed. Add it, with "
                          "its id as it is here, even if nothing was found in it.",
                    m_like.documents[number].name));
        }
    }

    void tellEarlyEnds()
    {
        for (const auto& one : m_earlyEnds) {
            m_endsEarly = m_endsEarly || one.document == &m_submission.documents.back();
            fail("submission.early-end", one.place,
                support::said("%1 %2", described(one.document->name, one.end, true),
                    m_shortRow && one.document == &m_submission.documents.back()
                        ? support::said("Its last row lacks cells: the file was cut. Write it again, whole.")
                        : support::said(earlyEndCure)));
        }
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
            m_earlyEnds.push_back({ &submitted, *end, placeOf(m_submission, submitted, end->line) });
        }
        return end.has_value();
    }

    bool late(const Document& expected, const Document& submitted)
    {
        const auto begin = lateBegin(expected, submitted);
        if (begin) {
            fail("submission.early-end", placeOf(m_submission, submitted),
                support::said(
                    "%1 %2", described(submitted.name, *begin, true), support::said(lateBeginCure)));
        }
        return begin.has_value();
    }

    /// The tokens that are compared, by number: the HIPE scorer leaves out such that hold "#", by its
    /// edition.
    [[nodiscard]] std::vector<std::uint32_t> comparedTokens(const Document& document) const
    {
        const auto& spec = m_input.settings.spec;
        const bool hipe = spec.matching.pairing == match::PairingPolicy::Hipe;
        std::vector<std::uint32_t> numbers;
        for (std::uint32_t i = 0; i < document.tokens.size(); ++i) {
            const auto token = hipe ? document.text.slice(document.tokens[i]) : std::string_view();
            const bool out = (spec.hipe.edition >= metrics::hipe::edition2024
                                 && token.find('#') != std::string_view::npos)
                || (spec.hipe.edition >= metrics::hipe::edition2022 && token.starts_with('#'));
            if (!hipe || !out) {
                numbers.push_back(i);
            }
        }
        return numbers;
    }

    void tokens(const Document& expected, const Document& submitted)
    {
        const auto lineOf = [&submitted](std::size_t token) {
            return token < submitted.tokenLines.size() ? submitted.tokenLines[token] : 0U;
        };
        const auto ofGold = comparedTokens(expected);
        const auto own = comparedTokens(submitted);
        const auto common = std::min(ofGold.size(), own.size());
        for (std::size_t at = 0; at < common; ++at) {
            const std::size_t i = own[at];
            const auto wanted = expected.text.slice(expected.tokens[ofGold[at]]);
            const auto found = submitted.text.slice(submitted.tokens[i]);
            if (wanted == found) {
                continue;
            }
            // With equal numbers the tokens still stand for each other, one by one.
            const bool countable = ofGold.size() == own.size();
            const auto first = support::said("Document \"%1\", token %2: %3 where %4 is expected",
                submitted.name, i + 1, quoted(found), quoted(wanted));
            if (!masked(submitted) && !masked(expected)
                && !howMuchDiffers(expected, submitted, lineOf(i), first)) {
                return;
            }
            m_found.add(countable ? Severity::Warning : Severity::Error, "submission.tokens",
                placeOf(m_submission, submitted, lineOf(i)),
                support::said(countable
                        ? "%1; the number of tokens agrees, so they are compared one by one. Keep the tokens "
                          "as they were given."
                        : "%1; %2 tokens instead of %3. Keep the tokens as they were given.",
                    first, submitted.tokens.size(), expected.tokens.size()));
            return;
        }
        if (own.size() > ofGold.size()) {
            bool again = common > 0;
            for (std::size_t at = common; again && at < own.size(); ++at) {
                again = at - common < common
                    && submitted.text.slice(submitted.tokens[own[at]])
                        == submitted.text.slice(submitted.tokens[own[at - common]]);
            }
            if (again) {
                fail("submission.twice", placeOf(m_submission, submitted, lineOf(own[common])),
                    support::saidOf(static_cast<std::int64_t>(own.size() - common),
                        "Document \"%1\" stands twice, or its beginning does: %Ln token behind its end "
                        "repeats the first one. Take it out.",
                        "Document \"%1\" stands twice, or its beginning does: %Ln tokens behind its end "
                        "repeat the first ones. Take them out.",
                        submitted.name));
                return;
            }
            fail("submission.tokens", placeOf(m_submission, submitted, lineOf(own[common])),
                support::said("Document \"%1\" goes on behind its end: %2 tokens instead of %3. Is a mark of "
                              "the next document missing?",
                    submitted.name, submitted.tokens.size(), expected.tokens.size()));
            missingMark(expected);
        }
    }

    /// The document behind one that goes on is in it.
    void missingMark(const Document& expected)
    {
        const auto next = static_cast<std::uint32_t>(&expected - m_like.documents.data()) + 1;
        if (std::erase(m_missing, next) > 0) {
            ++m_folded["submission.missing"];
        }
    }

    void characters(const Document& expected, const Document& submitted)
    {
        const auto wanted = expected.text.utf8();
        const auto found = submitted.text.utf8();
        const auto differ
            = static_cast<std::size_t>(std::ranges::mismatch(found, wanted).in1 - found.begin());
        constexpr std::string_view blanks = " \t\r\n";
        if (found.find_first_not_of(blanks, differ) == std::string_view::npos
            && wanted.find_first_not_of(blanks, differ) == std::string_view::npos) {
            return; // blanks at the end hold no annotation
        }
        const auto at = submitted.text.codePointAtByte(differ);
        const auto first = support::said(
            "Document \"%1\": from character %2 on the text is %3, expected was %4", submitted.name, at,
            quoted(submitted.text.slice({ at, submitted.text.length() })),
            quoted(expected.text.slice({ expected.text.codePointAtByte(differ), expected.text.length() })));
        if (const auto share = howMuchDiffers(expected, submitted, 0, first)) {
            warn("submission.text", placeOf(m_submission, submitted),
                support::said("%1; %2. The texts are brought together by alignment; annotate the text as it "
                              "was given.",
                    first, *share));
        }
    }

    /// "3 % of the characters differ". Nothing: it is not the text that was expected, which is told, or the
    /// check was stopped. `first`: where the two differ first.
    std::optional<support::Message> howMuchDiffers(const Document& expected, const Document& submitted,
        std::uint32_t line, const support::Message& first)
    {
        const auto likeness = textLikeness(expected.text, submitted.text, m_progress);
        if (!likeness) {
            return std::nullopt;
        }
        const auto share = likeness->sameLetters()
            ? support::said("nothing but blanks, case or the normal form of letters differs")
            : likeness->differs();
        const auto another = isAnotherText(expected, submitted, m_progress);
        if (!another || !*another) {
            return another ? std::optional(share) : std::nullopt;
        }
        if (m_documentOf.empty()) {
            for (const auto& document : m_like.documents) {
                m_documentOf.emplace(document.text.utf8(), &document);
            }
        }
        if (sameTokens(expected, submitted)) {
            fail("submission.order", placeOf(m_submission, submitted, line),
                support::said("%1; the tokens are those that are expected, in another order. Write the "
                              "sentences in the order in which they were given.",
                    first));
            return std::nullopt;
        }
        const auto own = m_documentOf.find(submitted.text.utf8());
        fail("submission.text", placeOf(m_submission, submitted, line),
            own == m_documentOf.end()
                ? support::said(
                    "%1; %2. This is another text, in which annotations have no place: annotate the "
                    "text as it was given, under its id.",
                    first, share)
                : support::said(
                    "%1; %2. This is another text, in which annotations have no place: it is that "
                    "of document \"%3\". Give each text its own id.",
                    first, share, own->second->name));
        return std::nullopt;
    }

    void offsets(const Document& expected, const Document& submitted)
    {
        if (expected.withoutText()) {
            return;
        }
        std::int64_t outside = 0;
        std::uint32_t line = 0;
        for (const auto& entity : submitted.annotations.entities) {
            if (entity.span.end > expected.text.length()) {
                line = outside++ == 0 ? entity.line : line;
            }
        }
        if (outside > 0) {
            fail("submission.offset", placeOf(m_submission, submitted, line),
                support::saidOf(outside,
                    "%Ln annotation ends behind the text of document \"%1\" (%2 characters). Offsets count "
                    "characters (code points), not bytes.",
                    "%Ln annotations end behind the text of document \"%1\" (%2 characters). Offsets count "
                    "characters (code points), not bytes.",
                    submitted.name, expected.text.length()));
        }
    }

    void labels()
    {
        const annotation::LayerPtr submissions[] = { m_pairing.system };
        m_result.labels = support::listOf(countLabels(nullptr, submissions), &LabelCounts::label);
        m_result.labelsKnown = m_like.labels.size() > 0
            && std::ranges::any_of(
                m_like.documents, [](const Document& document) { return document.annotations.size() > 0; });
        if (!m_result.labelsKnown) {
            return;
        }
        // What a cut has left of the last label is told as a cut.
        auto lines = std::vector(m_faultLines.begin(), m_faultLines.end());
        if (m_shortRow) {
            lines.emplace_back(m_shortRow->place.file, m_shortRow->place.line);
        }
        for (auto& finding : judgedLabels(m_likePtr, m_pairing, m_input.settings, lines)) {
            m_found.add(std::move(finding));
        }
    }

    /// Files of annotations alone do not show where they were cut. Where a system has found most of the gold
    /// and then nothing at all up to the end of the file, that is asked.
    void silentEnds()
    {
        const bool offsets = !m_texts && holdsTexts(m_like);
        if (!m_result.labelsKnown || m_endsEarly || !m_inOrder
            || !(offsets || m_submission.format == "brat" || m_submission.format == "bionlp")) {
            return;
        }
        // One file each, or one of all documents.
        std::vector<std::vector<SilentDocument>> files;
        std::map<std::uint32_t, std::uint32_t> partner(m_met.begin(), m_met.end());
        for (std::uint32_t number = 0; number < m_like.documents.size(); ++number) {
            const auto found = partner.find(number);
            if (!offsets && found == partner.end()) {
                continue;
            }
            const auto* const system
                = found == partner.end() ? nullptr : &m_submission.documents[found->second];
            const bool own = system != nullptr && !system->file.empty();
            if (files.empty() || own) {
                files.emplace_back();
            }
            files.back().push_back({ &m_like.documents[number], system });
        }
        for (const auto& end : analysis::silentEnds(files)) {
            const auto& document = *files[end.file].back().gold;
            const auto* const system = files[end.file].front().system;
            warn("submission.silent-end",
                { system == nullptr || system->file.empty() ? m_submission.path : system->file, 0, 0 },
                silentEndMessage(end, files[end.file].size() == 1 ? &document.name : nullptr));
        }
    }

    struct Early
    {
        const Document* document = nullptr;
        EarlyEnd end;
        Place place;
    };

    support::Progress& m_progress;
    const CheckInput& m_input;
    DocumentPairing m_pairing;
    std::map<std::string_view, const Document*>
        m_documentOf; ///< expected ones by text; empty: not needed yet
    std::size_t m_compared = 0;
    const Layer& m_submission = *m_pairing.system;
    annotation::LayerPtr m_likePtr;
    const Layer& m_like = *m_likePtr;
    bool m_texts = holdsTexts(m_submission) && holdsTexts(m_like); ///< both sides hold some
    bool m_inOrder = true; ///< documents that met stand in one order
    bool m_endsEarly = false; ///< the end (or the beginning) of the file is missing, which is told
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_met; ///< gold, submission
    std::vector<std::uint32_t> m_missing; ///< of the gold
    std::vector<std::uint32_t> m_further; ///< of the submission
    std::vector<Early> m_earlyEnds;
    std::set<std::pair<std::string, std::uint32_t>> m_faultLines; ///< file, line
    std::optional<support::Diagnostic> m_shortRow; ///< the last row lacks cells
    std::map<std::string, std::size_t, std::less<>> m_folded; ///< what causes explain, by code
    SubmissionCheck m_result;
    support::Diagnostics m_found;
};

} // namespace

bool SubmissionCheck::passed() const
{
    return std::ranges::none_of(
        findings.list(), [](const auto& finding) { return finding.severity == Severity::Error; });
}

support::Result<SubmissionCheck> checkSubmission(const annotation::LayerPtr& submission,
    const annotation::LayerPtr& like, const CheckInput& input, support::Progress& progress)
{
    auto pairing = pairDocuments(like, submission, progress);
    if (!pairing) {
        return tl::unexpected(pairing.error());
    }
    return Check(like, std::move(*pairing), input, progress).run();
}

} // namespace touchstone::analysis
