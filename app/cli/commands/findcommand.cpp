// SPDX-License-Identifier: GPL-3.0-or-later
// `find`: every place where words stand, annotated or not, as a concordance.
#include "app/cli/commands/commands.h"
#include "app/cli/words/scoringwords.h"

#include "core/annotation/entitytypes.h"
#include "core/annotation/places.h"
#include "core/explain/concordance.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/text/utf8.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using analysis::Occurrence;

/// " (inside)"; nothing of equal ones.
std::string relationWord(text::SpanRelation relation)
{
    return relation == text::SpanRelation::Equal ? std::string()
                                                 : " (" + std::string(analysis::relationName(relation)) + ")";
}

struct FindOptions : ScoreOptions
{
    std::string words;
    text::WordSearchOptions search;
    std::uint32_t context = 40;
    std::optional<std::uint32_t> top;
};

/// What is printed of the places.
class Concordance
{
public:
    /// `systems`: none: the gold alone.
    Concordance(const FindOptions& options, annotation::LayerPtr gold, std::span<const ScoredSystem> systems)
        : m_options(options)
        , m_gold(std::move(gold))
        , m_names(support::listOf(systems, &ScoredSystem::name))
        , m_evaluations(support::listOf<analysis::EvaluationPtr>(systems, &ScoredSystem::evaluation))
        , m_found(analysis::occurrencesOf(
              text::WordSearch(options.words, options.search), *m_gold, m_evaluations))
    {
        m_shown = std::min<std::size_t>(options.top.value_or(m_found.size()), m_found.size());
    }

    [[nodiscard]] std::string report() const
    {
        if (m_options.form == OutputForm::Json) {
            std::string lines;
            for (const auto& place : shown()) {
                lines += dumped(json(place)) + "\n";
            }
            return lines;
        }
        auto text = formed(table(), m_options.form);
        return m_options.form == OutputForm::Text ? text + "\n" + summary() : text;
    }

private:
    [[nodiscard]] std::span<const Occurrence> shown() const { return std::span(m_found).first(m_shown); }

    /// The annotations of the gold's document that the place belongs to.
    [[nodiscard]] const annotation::EntityTree& goldTree(const Occurrence& place) const
    {
        return analysis::goldDocument(place, *m_gold, m_evaluations)->annotations;
    }

    [[nodiscard]] std::string goldCell(const Occurrence& place) const
    {
        std::vector<std::string> words;
        for (const auto& [entity, relation] : place.gold) {
            words.push_back(
                support::joined(typesOf(*m_gold, goldTree(place), entity), "|") + relationWord(relation));
        }
        return support::joined(words);
    }

    [[nodiscard]] std::string systemCell(const Occurrence& place, std::size_t system) const
    {
        const auto& own = place.systems[system];
        if (!own) {
            return std::string(analysis::undefinedSign);
        }
        std::vector<std::string> words;
        for (const auto number : own->records) {
            const auto& record = m_evaluations[system]->records[number];
            auto types = support::joined(m_evaluations[system]->systemTypes(record), "|");
            const auto* const annotation = analysis::touchingOf(*own, record);
            words.push_back(types + (types.empty() ? "" : " ")
                + std::string(match::outcomeCode(record.outcome(m_options.scheme)))
                + (annotation == nullptr ? std::string() : relationWord(annotation->relation)));
        }
        return support::joined(words);
    }

    [[nodiscard]] analysis::Table table() const
    {
        const bool script = m_options.form == OutputForm::Tsv;
        const bool texts = script
            || std::ranges::any_of(shown(), [](const auto& place) { return place.textOf.has_value(); });
        const bool lines = script
            || std::ranges::any_of(shown(), [](const auto& place) { return analysis::lineOf(place) > 0; });
        analysis::Table table;
        const auto column = [&](const char* forScripts, const char* forPeople, bool number = false) {
            table.columns.push_back({ script ? forScripts : forPeople, number });
        };
        column("document", "Document");
        if (texts) {
            column("text_of", "Text of");
        }
        if (script) {
            column("start", "", true);
            column("end", "", true);
        } else {
            column("", "At");
        }
        if (lines) {
            column("line", "Line", true);
        }
        column("left", "Left", !script); // set from the right: the words stand in one column
        column("words", "Words");
        column("right", "Right");
        column("gold", "Gold");
        for (const auto& name : m_names) {
            table.columns.push_back({ name });
        }
        for (const auto& place : shown()) {
            auto& row = table.rows.emplace_back();
            row.push_back(place.document->name);
            if (texts) {
                row.push_back(place.textOf ? m_names[*place.textOf] : "gold");
            }
            const auto begin = std::to_string(place.span.begin);
            const auto end = std::to_string(place.span.end);
            if (script) {
                row.insert(row.end(), { begin, end });
            } else {
                row.push_back(begin + "-" + end);
            }
            if (lines) {
                const auto line = analysis::lineOf(place);
                row.push_back(line > 0 ? std::to_string(line) : std::string());
            }
            auto [left, words, right] = analysis::lineAround(place, m_options.context);
            row.insert(row.end(), { std::move(left), std::move(words), std::move(right), goldCell(place) });
            for (std::size_t system = 0; system < m_names.size(); ++system) {
                row.push_back(systemCell(place, system));
            }
        }
        return table;
    }

    [[nodiscard]] Json json(const Occurrence& place) const
    {
        const auto [left, words, right] = analysis::lineAround(place, m_options.context);
        const auto line = analysis::lineOf(place);
        Json json { { "document", place.document->name },
            { "text_of", place.textOf ? Json(m_names[*place.textOf]) : Json(nullptr) },
            { "start", place.span.begin }, { "end", place.span.end },
            { "line", line > 0 ? Json(line) : Json(nullptr) }, { "left", left }, { "words", words },
            { "right", right }, { "gold", Json::array() }, { "systems", Json::object() } };
        for (const auto& [entity, relation] : place.gold) {
            const auto& tree = goldTree(place);
            const auto span = tree.entities[entity].span;
            json["gold"].push_back({ { "id", tree.id(entity) }, { "start", span.begin }, { "end", span.end },
                { "types", typesOf(*m_gold, tree, entity) }, { "component", !tree.counted(entity) },
                { "relation", analysis::relationName(relation) } });
        }
        for (std::size_t system = 0; system < m_names.size(); ++system) {
            const auto& own = place.systems[system];
            auto& records = json["systems"][m_names[system]] = own ? Json::array() : Json(nullptr);
            for (std::size_t i = 0; own && i < own->records.size(); ++i) {
                auto record = recordJson(*m_evaluations[system], own->records[i]);
                const auto* const annotation
                    = analysis::touchingOf(*own, m_evaluations[system]->records[own->records[i]]);
                record["relation"] = annotation == nullptr
                    ? Json(nullptr)
                    : Json(analysis::relationName(annotation->relation));
                records.push_back(std::move(record));
            }
        }
        return json;
    }

    /// "The first 10 of 12 occurrences in 3 documents. Annotated: gold 8, A 7."
    [[nodiscard]] std::string summary() const
    {
        const auto counts = analysis::countsOf(m_found, m_names.size());
        const auto counted = [](std::int64_t count, const std::string& word) {
            return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
        };
        auto text
            = m_shown < m_found.size() ? "The first " + std::to_string(m_shown) + " of " : std::string();
        text += counted(counts.places, "occurrence") + " in " + counted(counts.documents, "document")
            + ". Annotated: gold " + std::to_string(counts.inGold);
        for (std::size_t system = 0; system < m_names.size(); ++system) {
            text += ", " + m_names[system] + " " + std::to_string(counts.bySystem[system]);
        }
        return text + ".\n";
    }

    const FindOptions& m_options;
    annotation::LayerPtr m_gold;
    std::vector<std::string> m_names; ///< of the systems
    std::vector<analysis::EvaluationPtr> m_evaluations;
    std::vector<Occurrence> m_found;
    std::size_t m_shown = 0; ///< of them
};

class FindCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        arguments.value("words", m_sought, "WORDS...",
            "What is looked for, as it is written: whole words, upper and lower case as they stand, any "
            "white "
            "space for a blank");
        arguments.flag("--ignore-case", m_options.search.ignoreCase, "Upper and lower case are the same");
        arguments.flag("--partial", m_options.search.parts,
            "Also parts of words; needed where a script has no blanks between words");
        arguments.value("--context", m_options.context, "N",
            "Characters to the left and right of the words that are shown; default 40");
        arguments.value("--top", m_options.top, "N", "Only the first N places");
        m_words.declare(arguments, threads);
        m_words.declareScheme(arguments);
        m_options.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.words = support::joined(m_sought, " ");
        if (text::firstInvalidByte(m_options.words)
            || text::WordSearch(m_options.words, m_options.search).empty()) {
            throw UsageError { "find takes the words to look for: find WORDS --gold PATH." };
        }
        m_options.purpose = ScoreOptions::Purpose::Records;
        m_options.typed = typed;
        m_words.read(m_options, ScoringWords::Need::Gold);
        refuseSeveral(m_options);
        m_options.finish(m_options.inputs());
    }

    int run() override
    {
        if (!m_options.dataSet.systems.empty()) {
            return withScored(
                m_options, [this](Console& console, auto& systems, analysis::Findings& findings) {
                    return show(console, systems.front().evaluation->gold, systems, findings);
                });
        }
        Console console(m_options);
        const auto data = loadWhole(m_options.dataSet, console);
        return data ? show(console, data->gold, {}, findingsOf(*data)) : console.fail(data.error());
    }

private:
    int show(Console& console, const annotation::LayerPtr& gold, std::span<const ScoredSystem> systems,
        const analysis::Findings& findings) const
    {
        console.warn(findings);
        return console.putAndEnd(Concordance(m_options, gold, systems).report(), findings);
    }

    std::vector<std::string> m_sought;
    ScoringWords m_words;
    FindOptions m_options;
};

} // namespace

CommandEntry findCommand()
{
    return entry<FindCommand>(
        "find", "Every place where words stand, annotated or not, with what gold and systems have there");
}

} // namespace touchstone::cli
