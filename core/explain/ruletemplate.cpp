// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/ruletemplate.h"

#include "core/rules/lexer.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/text/nameform.h"
#include "core/text/utf8.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

using match::SideRole;
using rules::AnnotationInput;
using rules::nobody;

constexpr std::size_t longestWords = 60; ///< code points of a text that is compared as a whole
constexpr std::size_t longestName = 40;
constexpr std::size_t mostNamed = 3; ///< links, attributes
constexpr int salience = 5; ///< behind the default rules of the phase

std::string cut(std::string_view utf8, std::size_t most)
{
    std::size_t at = 0;
    for (std::size_t count = 0; count < most && at < utf8.size(); ++count) {
        (void)text::nextCodePoint(utf8, at);
    }
    return std::string(utf8.substr(0, at));
}

// In one line, cut.
std::string shown(std::string_view utf8, std::size_t most)
{
    std::string line(utf8);
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    const auto part = cut(line, most);
    return part.size() == line.size() ? line : part + "…";
}

// Hundredths that are not above part/whole, exactly: "0.83".
std::string hundredths(std::uint64_t part, std::uint64_t whole)
{
    const auto number = part * 100 / whole;
    const auto digits = std::to_string(number % 100);
    return std::to_string(number / 100) + "." + (digits.size() < 2 ? "0" : "") + digits;
}

class Writer
{
public:
    explicit Writer(const RuleTemplateSource& source)
        : m_source(source)
    {
        settleTuple();
    }

    RuleTemplate write(std::span<const std::string> taken)
    {
        if (both()) {
            pairConditions();
        } else {
            singleConditions();
        }
        RuleTemplate result;
        result.name = freeName(taken);
        const auto own = text(named());
        result.text = "rule " + rules::quoted(result.name) + "\n";
        result.text += "  about "
            + rules::quoted("made from “" + shown(own, longestName) + "” in "
                + shown(m_source.document.name, longestName))
            + "\n";
        result.text += "  phase " + phase() + "  salience " + std::to_string(salience) + "  for " + subject()
            + "\n  when\n";
        const auto add = [&result](const std::vector<std::string>& lines, const std::string& before) {
            for (const auto& line : lines) {
                result.text += before + line + "\n";
            }
        };
        add(m_conditions, "    ");
        add(m_further, "    # ");
        result.text += "  then\n";
        add(changes(), "    ");
        result.text += "end\n";
        return result;
    }

private:
    enum class Kind { Match, Pair, TakenPair, Single };

    [[nodiscard]] const AnnotationInput& input(SideRole side) const
    {
        return m_source.document.side(side)[m_place[rules::index(side)]];
    }
    [[nodiscard]] const rules::Labels& labels(SideRole side) const
    {
        return m_source.result.labels(side)[m_place[rules::index(side)]];
    }
    [[nodiscard]] bool has(SideRole side) const { return m_place[rules::index(side)] != nobody; }
    [[nodiscard]] bool both() const { return has(SideRole::Gold) && has(SideRole::System); }
    [[nodiscard]] SideRole named() const { return has(SideRole::System) ? SideRole::System : SideRole::Gold; }
    [[nodiscard]] std::string_view text(SideRole side) const { return input(side).text; }
    static std::string word(SideRole side) { return side == SideRole::Gold ? "gold" : "system"; }

    void settleTuple()
    {
        m_place = { m_source.gold, m_source.system };
        for (const auto side : { SideRole::Gold, SideRole::System }) {
            const auto other = rules::otherSide(side);
            if (has(side) && !has(other) && labels(side).partner != nobody) {
                m_place[rules::index(other)] = labels(side).partner;
            }
        }
        if (!both()) {
            m_kind = Kind::Single;
            return;
        }
        if (labels(SideRole::System).partner == m_place[rules::index(SideRole::Gold)]) {
            m_kind = Kind::Match;
            return;
        }
        const bool systemFree = labels(SideRole::System).partner == nobody;
        if (rules::sharedLength(input(SideRole::Gold), input(SideRole::System)) > 0) {
            const bool free = systemFree && labels(SideRole::Gold).partner == nobody;
            m_kind = free ? Kind::Pair : Kind::TakenPair;
            return;
        }
        // Rules see no pair that shares no character: the side that is left over speaks for both.
        const auto left = systemFree ? SideRole::System : SideRole::Gold;
        const auto partner = labels(left).partner;
        m_place[rules::index(rules::otherSide(left))] = partner;
        m_kind = partner == nobody ? Kind::Single : Kind::Match;
    }

    [[nodiscard]] std::string subject() const
    {
        return m_kind == Kind::Match ? "match" : m_kind == Kind::Single ? word(named()) : "pair";
    }

    // Where the labels that the conditions name are settled, and nothing has looked at the changes yet.
    [[nodiscard]] std::string phase() const
    {
        const auto* wanted = m_kind == Kind::Pair ? "FuzzyMatch"
            : m_kind == Kind::Single              ? "Filter"
                                                  : "Attribution";
        const auto& all = m_source.rules.phases();
        return !support::contains(all, wanted) ? all.back() : wanted;
    }

    void condition(std::string line) { m_conditions.push_back(std::move(line)); }
    void further(std::string line) { m_further.push_back(std::move(line)); }

    void labelCondition(SideRole side, const std::string& field, rules::Symbol symbol)
    {
        if (symbol != 0) {
            condition(word(side) + "." + field + " == " + rules::quoted(m_source.rules.symbol(symbol)));
        }
    }

    void typeCondition(SideRole side)
    {
        condition(word(side) + ".type == " + rules::quoted(input(side).type));
    }

    void wordsCondition(SideRole side)
    {
        const auto words = text(side);
        const auto normal = text::nameForm(words);
        const auto field = word(side) + ".text";
        if (words.empty()) {
            return;
        }
        if (normal.empty()) { // signs only
            condition((words.size() > longestWords ? "starts_with(" + field + ", " : field + " == ")
                + rules::quoted(cut(words, longestWords)) + (words.size() > longestWords ? ")" : ""));
        } else if (text::codePointCount(normal) > longestWords) {
            condition("starts_with(normal(" + field + "), " + rules::quoted(cut(normal, longestWords)) + ")");
        } else {
            condition("normal(" + field + ") == " + rules::quoted(normal));
        }
    }

    void furtherOf(SideRole side)
    {
        const auto& own = input(side);
        const auto variable = word(side);
        if (!own.text.empty()) {
            further("length(" + variable + ".text) == " + std::to_string(text::codePointCount(own.text)));
        }
        const auto number = [&](const std::string& field, double value, const std::string& sign) {
            const auto digits = support::shortest(value);
            if (std::isfinite(value) && digits.find_first_not_of("-.0123456789") == std::string::npos) {
                further(variable + "." + field + " " + sign + " " + digits);
            }
        };
        number("score", own.score, "<=");
        number("noise", own.noise, ">=");
        if (own.ids.empty()) {
            further("count(" + variable + ".ids) == 0");
        }
        for (const auto& id : own.ids.first(std::min(own.ids.size(), mostNamed))) {
            further(rules::quoted(id) + " in " + variable + ".ids");
        }
        if (own.idUncertain) {
            further(variable + ".id_uncertain");
        }
        for (const auto& [name, value] : own.attributes.first(std::min(own.attributes.size(), mostNamed))) {
            if (value.size() <= longestWords) {
                further(
                    "attribute(" + variable + ", " + rules::quoted(name) + ") == " + rules::quoted(value));
            }
        }
    }

    void pairConditions()
    {
        const auto& gold = input(SideRole::Gold);
        const auto& system = input(SideRole::System);
        for (const auto side : { SideRole::Gold, SideRole::System }) {
            labelCondition(side, "result", labels(side).result);
            if (m_kind != Kind::Pair) {
                labelCondition(side, "resolution", labels(side).resolution);
                labelCondition(side, "cause", labels(side).cause);
            }
        }
        typeCondition(SideRole::Gold);
        typeCondition(SideRole::System);
        if (gold.confidence == "low") {
            condition("gold.confidence == \"low\"");
        }
        if (rules::sameExtent(gold, system)) {
            condition("same_extent(system, gold)");
        } else if (const auto shared = rules::sharedLength(gold, system); shared > 0) {
            condition("overlap(system, gold) >= "
                + hundredths(
                    shared, std::uint64_t { rules::extentOf(gold) } + rules::extentOf(system) - shared));
        }
        likeness(gold.text, system.text);
        wordsCondition(SideRole::Gold);
        wordsCondition(SideRole::System);
        if (!gold.ids.empty() || !system.ids.empty()) {
            condition(idsMatch(gold, system) ? "ids_match(system, gold)" : "not ids_match(system, gold)");
        }
        furtherOf(SideRole::Gold);
        furtherOf(SideRole::System);
    }

    static bool idsMatch(const AnnotationInput& a, const AnnotationInput& b)
    {
        return std::ranges::any_of(
            a.ids, [&](const std::string& id) { return support::contains(b.ids, id); });
    }

    void likeness(std::string_view gold, std::string_view system)
    {
        if (gold.empty() || system.empty()) {
            return;
        }
        const auto goldForm = text::nameForm(gold);
        const auto systemForm = text::nameForm(system);
        if (goldForm == systemForm) {
            condition("normal(system.text) == normal(gold.text)");
            return;
        }
        if (goldForm.find(systemForm) != std::string::npos) {
            condition("contains(normal(gold.text), normal(system.text))");
        } else if (systemForm.find(goldForm) != std::string::npos) {
            condition("contains(normal(system.text), normal(gold.text))");
        }
        const auto similarity = rules::similarityOf(system, gold);
        condition("similarity(system.text, gold.text) >= "
            + hundredths(similarity.longer - similarity.distance, similarity.longer));
    }

    void singleConditions()
    {
        const auto side = named();
        const auto& own = input(side);
        labelCondition(side, "result", labels(side).result);
        labelCondition(side, "ignored", labels(side).ignored);
        typeCondition(side);
        if (own.confidence == "low") {
            condition(word(side) + ".confidence == \"low\"");
        }
        wordsCondition(side);
        if (const auto* neighbour = across(own, rules::otherSide(side))) {
            const auto other = word(rules::otherSide(side));
            condition("exists " + other + " (" + other + ".type == " + rules::quoted(neighbour->type) + ")");
        } else {
            condition("no " + word(rules::otherSide(side)) + " (true)");
        }
        furtherOf(side);
    }

    // The annotation of the other side that shares most with this one.
    [[nodiscard]] const AnnotationInput* across(const AnnotationInput& own, SideRole side) const
    {
        const AnnotationInput* best = nullptr;
        std::uint32_t most = 0;
        for (const auto& candidate : m_source.document.side(side)) {
            if (const auto shared = rules::sharedLength(own, candidate); shared > most) {
                best = &candidate;
                most = shared;
            }
        }
        return best;
    }

    [[nodiscard]] std::vector<std::string> changes() const
    {
        const std::string note = ".note = \"say why\"";
        if (m_kind == Kind::Pair) {
            return { "match(system, gold)", "system.result = \"FzTP\"", "gold.result = \"FzTP\"",
                "system" + note };
        }
        if (m_kind == Kind::Single) {
            return { word(named()) + note,
                "# " + word(named()) + ".ignored = \"say why it does not count\"" };
        }
        return { "system" + note, "gold" + note };
    }

    [[nodiscard]] std::string freeName(std::span<const std::string> taken) const
    {
        const auto side = named();
        std::string base = shown(m_source.rules.symbol(labels(side).result), longestName);
        base += (base.empty() ? "" : " ") + shown(input(side).type, longestName);
        if (!text(side).empty()) {
            base += ": " + shown(text(side), longestName);
        }
        auto name = base;
        for (int number = 2; m_source.rules.find(name) || support::contains(taken, name); ++number) {
            name = base + " " + std::to_string(number);
        }
        return name;
    }

    const RuleTemplateSource& m_source;
    std::array<std::uint32_t, 2> m_place { nobody, nobody }; ///< by SideRole
    Kind m_kind = Kind::Single;
    std::vector<std::string> m_conditions;
    std::vector<std::string> m_further; ///< that hold as well, as comments
};

} // namespace

RuleTemplate ruleTemplate(const RuleTemplateSource& source, std::span<const std::string> taken)
{
    return Writer(source).write(taken);
}

support::Result<RuleTemplate> ruleTemplate(const Evaluation& evaluation, const match::PairOutcome& record,
    const RuleSetup& setup, std::span<const std::string> taken, support::Progress& progress)
{
    RuleDocument document;
    fillRuleDocument(document, evaluation, record.document);
    const auto placeOf = [&](SideRole side, std::uint32_t entity) {
        const auto& all = document.entities[rules::index(side)];
        const auto found = std::ranges::find(all, entity);
        return found == all.end() ? nobody : static_cast<std::uint32_t>(found - all.begin());
    };
    const auto gold = record.hasGold() ? placeOf(SideRole::Gold, record.gold) : nobody;
    const auto system = record.hasSystem() ? placeOf(SideRole::System, record.system) : nobody;
    if (gold == nobody && system == nobody) {
        return support::failure(support::ErrorCode::NotFound,
            support::said(
                "Rules do not see this annotation: they look at entities, not at their components."));
    }
    rules::Engine engine(*setup.rules, setup.lists);
    const auto result = engine.run(document.input, progress);
    if (!result) {
        return support::Failure(result.error());
    }
    return ruleTemplate({ document.input, *result, *setup.rules, gold, system }, taken);
}

} // namespace touchstone::analysis
