// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/documentpairing.h"

#include "core/annotation/places.h"
#include "core/annotation/cutting.h"
#include "core/evaluation/dataset/textlikeness.h"
#include "core/support/findingkinds.h"

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::Layer;
using support::Result;
using support::Severity;

/// Code points of a text that another one is hardly ever like by chance.
constexpr std::uint32_t longEnough = 50;

/// The numbers of those that have met nobody.
template <typename Met> std::vector<std::uint32_t> unset(const std::vector<Met>& met)
{
    std::vector<std::uint32_t> left;
    for (std::uint32_t i = 0; i < met.size(); ++i) {
        if (!met[i]) {
            left.push_back(i);
        }
    }
    return left;
}

/// The documents of two sides while they are being paired: which have met, and how those without ids meet by
/// their texts.
class DocumentMeeting
{
public:
    DocumentMeeting(const Layer& gold, const Layer& system, support::Progress& progress)
        : m_gold(gold)
        , m_system(system)
        , m_progress(progress)
        , m_partner(gold.documents.size())
        , m_met(system.documents.size(), false)
    {
    }

    /// `given`: only documents that have an id from their file. Returns how many met. O(documents).
    std::size_t byName(bool given)
    {
        std::unordered_map<std::string_view, std::uint32_t> numbers;
        numbers.reserve(m_system.documents.size());
        for (std::uint32_t i = 0; i < m_system.documents.size(); ++i) {
            if (!m_met[i] && !(given && m_system.documents[i].numbered)) {
                numbers.emplace(m_system.documents[i].name, i);
            }
        }
        std::size_t count = 0;
        for (std::uint32_t i = 0; i < m_gold.documents.size(); ++i) {
            const auto found = numbers.find(m_gold.documents[i].name);
            if (!m_partner[i] && !(given && m_gold.documents[i].numbered) && found != numbers.end()
                && !m_met[found->second]) {
                meet(i, found->second);
                ++count;
            }
        }
        return count;
    }

    /// `all`: ids say nothing; else of each pair one has none. First equal texts; then, of what is left and
    /// not another text, those of one name, those between two that met, and those anywhere. Errors:
    /// Cancelled.
    Result<void> byText(bool all)
    {
        m_all = all;
        equalTexts();
        for (const auto step : { &DocumentMeeting::alikeByName, &DocumentMeeting::alikeInGaps,
                 &DocumentMeeting::alikeElsewhere }) {
            if (auto done = (this->*step)(); !done) {
                return done;
            }
        }
        return {};
    }

    /// In the gold's order, then those of the system only in theirs.
    [[nodiscard]] std::vector<PairedDocuments> pairs() const
    {
        std::vector<PairedDocuments> pairs;
        for (std::uint32_t i = 0; i < m_partner.size(); ++i) {
            pairs.push_back({ i, m_partner[i] });
        }
        for (const auto i : leftOfSystem()) {
            pairs.push_back({ std::nullopt, i });
        }
        return pairs;
    }

private:
    using Numbers = std::vector<std::uint32_t>;

    void meet(std::uint32_t gold, std::uint32_t system)
    {
        m_partner[gold] = system;
        m_met[system] = true;
    }

    [[nodiscard]] Numbers leftOfGold() const { return unset(m_partner); }
    [[nodiscard]] Numbers leftOfSystem() const { return unset(m_met); }

    /// Two ids from files that are not the same part two documents.
    [[nodiscard]] bool mayMeet(std::uint32_t gold, std::uint32_t system) const
    {
        return m_all || m_gold.documents[gold].numbered || m_system.documents[system].numbered;
    }

    void equalTexts()
    {
        struct Places
        {
            Numbers gold;
            Numbers system;
        };
        std::unordered_map<std::string_view, Places> places;
        for (const auto i : leftOfGold()) {
            if (!m_gold.documents[i].text.empty()) {
                places[m_gold.documents[i].text.utf8()].gold.push_back(i);
            }
        }
        for (const auto i : leftOfSystem()) {
            if (const auto found = places.find(m_system.documents[i].text.utf8()); found != places.end()) {
                found->second.system.push_back(i);
            }
        }
        // Each text is a matter of its own documents, so that no order of the table tells.
        for (auto& entry : places) {
            auto& one = entry.second;
            if (one.gold.size() != one.system.size()) {
                // Of a text that one side has more often the copies at one place belong together.
                for (const auto i : one.gold) {
                    if (std::ranges::binary_search(one.system, i) && mayMeet(i, i)) {
                        meet(i, i);
                    }
                }
                std::erase_if(one.gold, [this](std::uint32_t i) { return m_partner[i].has_value(); });
                std::erase_if(one.system, [this](std::uint32_t i) { return m_met[i]; });
            }
            auto system = one.system.begin();
            for (auto gold = one.gold.begin(); gold != one.gold.end() && system != one.system.end(); ++gold) {
                if (mayMeet(*gold, *system)) {
                    meet(*gold, *system++);
                }
            }
        }
    }

    /// Did they meet?
    Result<bool> meetIfAlike(std::uint32_t gold, std::uint32_t system)
    {
        if (m_progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Stopped.");
        }
        if (!mayMeet(gold, system)) {
            return false;
        }
        auto another = isAnotherText(m_gold.documents[gold], m_system.documents[system], m_progress);
        if (!another) {
            return another;
        }
        if (!*another) {
            meet(gold, system);
        }
        return !*another;
    }

    Result<void> alikeByName()
    {
        std::unordered_map<std::string_view, std::uint32_t> numbers;
        for (const auto i : leftOfSystem()) {
            numbers.emplace(m_system.documents[i].name, i);
        }
        for (const auto i : leftOfGold()) {
            const auto found = numbers.find(m_gold.documents[i].name);
            if (found == numbers.end() || m_met[found->second]
                || m_gold.documents[i].text.length() < longEnough) {
                continue;
            }
            if (const auto met = meetIfAlike(i, found->second); !met) {
                return tl::unexpected(met.error());
            }
        }
        return {};
    }

    /// Pairs that have met and stand in one order on both sides, as many as there are: gold, system. O(n log
    /// n).
    [[nodiscard]] std::vector<std::pair<std::uint32_t, std::uint32_t>> inOneOrder() const
    {
        constexpr auto none = annotation::noEntity;
        Numbers ends; // the gold document that ends the best chain of each length
        Numbers before(m_partner.size(), none);
        for (std::uint32_t i = 0; i < m_partner.size(); ++i) {
            if (!m_partner[i]) {
                continue;
            }
            const auto at = std::ranges::lower_bound(
                ends, *m_partner[i], {}, [this](std::uint32_t gold) { return *m_partner[gold]; });
            before[i] = at == ends.begin() ? none : *std::prev(at);
            if (at == ends.end()) {
                ends.push_back(i);
            } else {
                *at = i;
            }
        }
        std::vector<std::pair<std::uint32_t, std::uint32_t>> chain;
        for (auto i = ends.empty() ? none : ends.back(); i != none; i = before[i]) {
            chain.emplace_back(i, *m_partner[i]);
        }
        std::ranges::reverse(chain);
        return chain;
    }

    /// What is left between two that have met: as many on both sides belong together one by one; else each
    /// looks for the first that is like it.
    Result<void> alikeInGaps()
    {
        const auto gold = leftOfGold();
        const auto system = leftOfSystem();
        auto borders = inOneOrder();
        borders.emplace_back(
            static_cast<std::uint32_t>(m_partner.size()), static_cast<std::uint32_t>(m_met.size()));
        auto fromGold = gold.begin();
        auto fromSystem = system.begin();
        for (const auto& [goldEnd, systemEnd] : borders) {
            const auto toGold = std::lower_bound(fromGold, gold.end(), goldEnd);
            const auto toSystem = std::lower_bound(fromSystem, system.end(), systemEnd);
            const Numbers ofGold(fromGold, toGold);
            const Numbers ofSystem(fromSystem, toSystem);
            auto done
                = ofGold.size() == ofSystem.size() ? oneByOne(ofGold, ofSystem) : inOrder(ofGold, ofSystem);
            if (!done) {
                return done;
            }
            fromGold = toGold;
            fromSystem = toSystem;
        }
        return {};
    }

    /// Documents in which nothing is left are like any other here.
    Result<void> oneByOne(const Numbers& gold, const Numbers& system)
    {
        for (std::size_t i = 0; i < gold.size(); ++i) {
            if (const auto met = meetIfAlike(gold[i], system[i]); !met) {
                return tl::unexpected(met.error());
            }
        }
        return {};
    }

    /// The next one, or one of a few behind it: a document that is lost or added moves the rest along.
    Result<void> inOrder(const Numbers& gold, const Numbers& system)
    {
        constexpr std::size_t ahead = 8;
        std::size_t next = 0;
        for (const auto i : system) {
            for (auto at = next; at < std::min(gold.size(), next + ahead); ++at) {
                const bool empty
                    = m_gold.documents[gold[at]].text.empty() || m_system.documents[i].text.empty();
                const auto met = empty ? Result<bool>(false) : meetIfAlike(gold[at], i);
                if (!met) {
                    return tl::unexpected(met.error());
                }
                if (*met) {
                    next = at + 1;
                    break;
                }
            }
        }
        return {};
    }

    /// What stands in no order, or behind a long gap: only texts that are long enough to be told from others,
    /// and as many tries as keep the work linear.
    Result<void> alikeElsewhere()
    {
        const auto tellingOnes = [](const Layer& layer, Numbers numbers) {
            std::erase_if(
                numbers, [&](std::uint32_t i) { return layer.documents[i].text.length() < longEnough; });
            return numbers;
        };
        const auto gold = tellingOnes(m_gold, leftOfGold());
        const auto system = tellingOnes(m_system, leftOfSystem());
        std::vector<std::optional<TextGlimpse>> glimpses(gold.size());
        constexpr std::size_t triesOfEach = 16;
        auto tries = triesOfEach * (gold.size() + system.size());
        std::size_t next = 0; // those of a stretch stand behind one another
        for (const auto i : system) {
            const TextGlimpse own(m_system.documents[i].text);
            for (std::size_t step = 0; step < gold.size() && tries > 0; ++step) {
                const auto at = (next + step) % gold.size();
                --tries;
                if (m_partner[gold[at]] || !mayMeet(gold[at], i)) {
                    continue;
                }
                if (!glimpses[at]) {
                    glimpses[at].emplace(m_gold.documents[gold[at]].text);
                }
                const auto fits = alikeAtAGlance(*glimpses[at], own, m_progress);
                if (!fits) {
                    return tl::unexpected(fits.error());
                }
                if (*fits) {
                    meet(gold[at], i);
                    next = at + 1;
                    break;
                }
            }
        }
        return {};
    }

    const Layer& m_gold;
    const Layer& m_system;
    support::Progress& m_progress;
    std::vector<std::optional<std::uint32_t>> m_partner; ///< by gold document
    std::vector<bool> m_met; ///< by system document
    bool m_all = false;
};

bool anyNumbered(const Layer& layer) { return std::ranges::any_of(layer.documents, &Document::numbered); }

/// The layer's tokens as one document's, for layers without marks to be held against.
bool sameTokens(const Layer& gold, const Document& run, std::size_t skipped)
{
    std::size_t at = 0;
    for (const auto& document : gold.documents) {
        for (const auto token : document.tokens) {
            if (at >= skipped + run.tokens.size()) {
                return true;
            }
            if (at >= skipped && document.text.slice(token) != run.text.slice(run.tokens[at - skipped])) {
                return false;
            }
            ++at;
        }
    }
    return true;
}

support::Message notCut(const Layer& gold, const Layer& system)
{
    const auto found = system.tokenCount();
    const auto wanted = gold.tokenCount();
    if (system.documents.size() == 1 && found > 0 && found < wanted) {
        const bool last = sameTokens(gold, system.documents.front(), wanted - found);
        if (last || sameTokens(gold, system.documents.front(), 0)) {
            return support::said(last
                    ? "The beginning of the file is missing: it holds the last %1 of the gold's %2 tokens "
                      "and has no document marks, so it cannot be cut to the gold's documents. Write it "
                      "again, whole."
                    : "The file ends early: it holds the first %1 of the gold's %2 tokens and has no "
                      "document marks, so it cannot be cut to the gold's documents. Write it again, whole.",
                found, wanted);
        }
    }
    return support::said(
        "The file has no document marks and %1 tokens where the gold has %2, so it cannot be "
        "cut to the gold's documents. Add the gold's document_id lines, or make the tokens "
        "agree.",
        found, wanted);
}

void reportUnpaired(DocumentPairing& result, const Layer& gold, const Layer& system)
{
    const auto tell
        = [&](const Layer& layer, const Document& document, support::FindingCode code, const char* sentence) {
              const auto count = document.annotations.size();
              result.diagnostics.add(Severity::Warning, code, placeOf(layer, document),
                  support::said(sentence, document.name, system.name, count), count);
          };
    for (const auto& pair : result.documents) {
        if (pair.gold && !pair.system) {
            tell(gold, gold.documents[*pair.gold], "pairing.gold-only",
                support::pattern(
                    "Document \"%1\" is not in system %2: its %3 annotations count as missing."));
        } else if (pair.system && !pair.gold) {
            tell(system, system.documents[*pair.system], "pairing.system-only",
                support::pattern(
                    "Document \"%1\" of system %2 is not in the gold: its %3 annotations count as "
                    "spurious."));
        }
    }
}

/// Where all that a run lacks stands at the beginning, that is what is missing.
void reportBeginning(DocumentPairing& result, const Layer& gold, const Layer& system)
{
    std::size_t first = 0;
    const auto& pairs = result.documents;
    while (first < pairs.size() && pairs[first].gold && !pairs[first].system) {
        ++first;
    }
    const bool rest = std::all_of(pairs.begin() + static_cast<std::ptrdiff_t>(first), pairs.end(),
        [](const PairedDocuments& pair) { return pair.gold && pair.system; });
    const bool oneFile = system.documents.front().file.empty()
        || system.documents.front().file == system.documents.back().file;
    if (first > 0 && first < pairs.size() && rest && oneFile) {
        std::size_t lost = 0;
        for (std::size_t i = 0; i < first; ++i) {
            lost += gold.documents[*pairs[i].gold].annotations.size();
        }
        const auto& last = gold.documents[*pairs[first - 1].gold];
        result.diagnostics.add(Severity::Warning, "pairing.no-beginning", { system.path, 0, 0 },
            support::saidOf(static_cast<std::int64_t>(first),
                "The first document of the gold's %1, \"%2\", is not in the file: its %3 annotations count "
                "as missing. Is the beginning of the file missing?",
                "The first %Ln documents of the gold's %1, up to \"%2\", are not in the file: their %3 "
                "annotations count as missing. Is the beginning of the file missing?",
                gold.documents.size(), last.name, lost),
            lost);
    }
}

} // namespace

Result<DocumentPairing> pairDocuments(
    const annotation::LayerPtr& gold, const annotation::LayerPtr& system, support::Progress& progress)
{
    DocumentPairing result;
    result.system = system;
    if ((!system->documentMarks || system->emptyMarks) && gold->documentMarks) {
        if (auto cut = annotation::cutToDocuments(*system, *gold)) {
            result.diagnostics.add(Severity::Note, "pairing.cut", { system->path, 0, 0 },
                support::said(system->documentMarks
                        ? "Documents of the file lack their marks; they were cut out along the gold's, so "
                          "that there are %1 documents, since the tokens agree."
                        : "The file has no document marks; it was cut to the gold's %1 documents, since the "
                          "tokens agree.",
                    cut->documents.size()));
            result.system = std::make_shared<const Layer>(std::move(*cut));
        } else if (!system->documentMarks) {
            result.diagnostics.add(
                Severity::Warning, "pairing.not-cut", { system->path, 0, 0 }, notCut(*gold, *system));
        }
    }
    const auto& documents = result.system->documents;
    // Offsets without a text say nothing when they are of another document: only ids can pair them.
    const bool byIdOnly = !gold->documents.empty() && gold->documents.front().withoutText()
        && !documents.empty() && documents.front().withoutText();
    if (!byIdOnly && gold->documents.size() == 1 && documents.size() == 1) {
        result.documents.push_back({ 0, 0 });
        return result;
    }
    DocumentMeeting meeting(*gold, *result.system, progress);
    const auto met = meeting.byName(!byIdOnly);
    const bool numbered = anyNumbered(*gold) || anyNumbered(*result.system);
    const bool strangers
        = met == 0 && !numbered && !documents.empty() && documents.size() == gold->documents.size();
    if (!byIdOnly && (numbered || strangers)) {
        if (auto done = meeting.byText(strangers); !done) {
            return tl::unexpected(done.error());
        }
    }
    result.documents = meeting.pairs();
    if (!byIdOnly && strangers) {
        result.diagnostics.add(Severity::Warning, "pairing.by-order", { system->path, 0, 0 },
            support::said("No document name of system %1 occurs in the gold (\"%2\" against \"%3\"); the %4 "
                          "documents were paired by their texts and their order. Give both sides the same "
                          "ids to be sure.",
                system->name, documents.front().name, gold->documents.front().name, documents.size()));
    }
    if (numbered && std::ranges::any_of(result.documents, [](const auto& pair) {
            return pair.gold && pair.system && *pair.gold != *pair.system;
        })) {
        result.diagnostics.add(Severity::Note, "pairing.by-text", { system->path, 0, 0 },
            support::said(
                "Documents without ids stand at other places than in the gold; they met by their texts."));
    }
    reportUnpaired(result, *gold, *result.system);
    if (!documents.empty()) {
        reportBeginning(result, *gold, *result.system);
    }
    return result;
}

} // namespace touchstone::analysis
