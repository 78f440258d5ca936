// SPDX-License-Identifier: GPL-3.0-or-later
// `rules`: check, list and explain the rules that classify annotations.
#include "app/cli/commands/commands.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"
#include "app/cli/words/suggest.h"

#include "core/evaluation/records/evaluation.h"
#include "core/measures/rules/rulerun.h"
#include "core/rules/lookup.h"
#include "core/rules/replay.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

#include <tuple>

namespace touchstone::cli {

namespace {

/// Of `rules explain`; the others read rules and output alone.
struct RulesOptions : ScoringOptions, OutputOptions
{
    std::vector<std::string> checked; ///< positional files of `check`
    std::string annotation; ///< id; empty: all
    std::string whyNot; ///< name of a rule; empty: not asked
    analysis::RecordFilter filter; ///< its documents
};

using match::SideRole;

struct Place
{
    std::uint32_t document = 0;
    SideRole side = SideRole::Gold;
    std::uint32_t place = 0;
};

class Explainer
{
public:
    Explainer(
        const RulesOptions& options, const analysis::Evaluation& evaluation, const analysis::RuleRun& run)
        : m_options(options)
        , m_evaluation(evaluation)
        , m_run(run)
        , m_rules(*run.setup.rules)
    {
    }

    support::Result<std::string> text(support::Progress& progress)
    {
        const auto& wanted = m_options.filter.documents;
        auto unknown = wanted;
        std::vector<std::string> names;
        std::string text;
        bool found = m_options.annotation.empty();
        for (std::uint32_t document = 0; document < m_evaluation.cases.size(); ++document) {
            const auto& name = m_evaluation.cases[document].name();
            names.push_back(name);
            if (!wanted.empty() && !support::contains(wanted, name)) {
                continue;
            }
            std::erase(unknown, name);
            if (progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "cancelled");
            }
            const auto firings = firingsOf(document);
            analysis::RuleDocument seen;
            analysis::fillRuleDocument(seen, m_evaluation, document);
            std::unique_ptr<rules::Replay> replay;
            for (const auto& place : inTextOrder(seen.input, document)) {
                if (!m_options.annotation.empty() && !isAsked(place)) {
                    continue;
                }
                found = true;
                if (!m_options.annotation.empty() && !replay) {
                    auto opened = rules::Replay::open(
                        m_rules, m_run.setup.lists, seen.input, m_run.results[document], progress);
                    if (!opened) {
                        return support::Failure(opened.error());
                    }
                    replay = std::move(*opened);
                }
                auto record = this->record(place, firings[rules::index(place.side)][place.place]);
                if (replay) {
                    if (const auto done = explain(record, place, *replay); !done) {
                        return support::Failure(done.error());
                    }
                }
                text += shown(record);
            }
        }
        if (!unknown.empty()) {
            return invalidOption(
                "--document does not know \"" + unknown.front() + "\"." + suggestion(unknown.front(), names));
        }
        if (!found) {
            return invalidOption("--annotation does not know \"" + m_options.annotation
                + "\"; annotations without an id are called by their number in the file, #1, #2 …, and "
                  "gold:#1 or system:#1 names one side's");
        }
        return text;
    }

private:
    [[nodiscard]] const annotation::EntityTree& tree(const Place& place) const
    {
        const auto& documentCase = m_evaluation.cases[place.document];
        return (place.side == SideRole::Gold ? documentCase.gold : documentCase.system)->annotations;
    }
    [[nodiscard]] std::uint32_t entity(const Place& place) const
    {
        return m_run.places[place.document][rules::index(place.side)][place.place];
    }
    /// --annotation names an id of either side, or with "gold:" or "system:" of one.
    [[nodiscard]] bool isAsked(const Place& place) const
    {
        const auto& asked = m_options.annotation;
        const auto own = id(place);
        const auto* const side = place.side == SideRole::Gold ? "gold:" : "system:";
        return asked == own || asked == side + own;
    }

    [[nodiscard]] std::string id(const Place& place) const { return tree(place).id(entity(place)); }

    [[nodiscard]] static std::vector<Place> inTextOrder(
        const rules::DocumentInput& input, std::uint32_t document)
    {
        std::vector<Place> places;
        for (const auto side : { SideRole::Gold, SideRole::System }) {
            for (std::uint32_t place = 0; place < input.side(side).size(); ++place) {
                places.push_back({ document, side, place });
            }
        }
        std::ranges::stable_sort(places, {}, [&](const Place& place) {
            const auto& annotation = input.side(place.side)[place.place];
            return std::tie(annotation.span, place.side, annotation.type);
        });
        return places;
    }

    // The rules that fired on each annotation, by side and place; not those of entities and links.
    [[nodiscard]] std::array<std::vector<std::vector<std::uint16_t>>, 2> firingsOf(
        std::uint32_t document) const
    {
        const auto& result = m_run.results[document];
        std::array<std::vector<std::vector<std::uint16_t>>, 2> lists;
        lists[0].resize(result.gold.size());
        lists[1].resize(result.system.size());
        for (const auto& firing : result.firings) {
            if (m_rules.rules()[firing.rule].subject >= rules::Subject::Entity) {
                continue;
            }
            if (firing.gold != rules::nobody) {
                lists[0][firing.gold].push_back(firing.rule);
            }
            if (firing.system != rules::nobody) {
                lists[1][firing.system].push_back(firing.rule);
            }
        }
        return lists;
    }

    [[nodiscard]] Json record(const Place& place, const std::vector<std::uint16_t>& fired) const
    {
        const auto& result = m_run.results[place.document];
        const auto& labels = result.labels(place.side)[place.place];
        Json record { { "document", m_evaluation.cases[place.document].name() }, { "annotation", id(place) },
            { "side", place.side == SideRole::Gold ? "gold" : "system" },
            { "result", rules::shownResult(m_rules, labels) },
            { "resolution", rules::shownResolution(m_rules, labels) },
            { "cause", m_rules.symbol(labels.cause) },
            { "rules",
                support::listOf(fired, [this](std::uint16_t rule) { return m_rules.rules()[rule].name; }) } };
        if (labels.note != 0) {
            record["note"] = m_rules.symbol(labels.note);
        }
        return record;
    }

    support::Result<void> explain(Json& record, const Place& place, rules::Replay& replay) const
    {
        if (m_options.whyNot.empty()) {
            Json history = Json::array();
            auto steps = replay.history(place.side, place.place);
            for (const auto& [subject, number] : groupsOf(place)) {
                std::ranges::move(replay.groupHistory(subject, number), std::back_inserter(steps));
            }
            for (const auto& step : steps) {
                const auto& firing = m_run.results[place.document].firings[step.firing];
                const auto& rule = m_rules.rules()[firing.rule];
                Json changes = Json::array();
                for (const auto& change : step.changes) {
                    changes.push_back({ { "of", rules::name(change.variable) }, { "field", change.field },
                        { "before", change.before }, { "after", change.after } });
                }
                history.push_back({ { "rule", rule.name }, { "phase", rule.phaseName },
                    { "partner",
                        rule.subject >= rules::Subject::Entity ? Json(nullptr)
                                                               : partner(place, firing.gold, firing.system) },
                    { "conditions", conditions(step.conditions, place.document) },
                    { "changes", std::move(changes) } });
            }
            record["history"] = std::move(history);
            return {};
        }
        const auto rule = m_rules.find(m_options.whyNot);
        if (!rule) {
            const auto known = rules::namesOf(m_rules.rules());
            return invalidOption("--why-not does not know the rule \"" + m_options.whyNot + "\"."
                + suggestion(m_options.whyNot, { known.begin(), known.end() }));
        }
        const auto subject = m_rules.rules()[*rule].subject;
        const bool ofGroups = subject >= rules::Subject::Entity;
        auto found = replay.whyNot(*rule, place.side, place.place);
        for (const auto& [kind, number] : groupsOf(place)) {
            if (kind == subject) {
                std::ranges::move(replay.groupWhyNot(*rule, number), std::back_inserter(found));
            }
        }
        Json candidates = Json::array();
        for (const auto& candidate : found) {
            candidates.push_back(
                { { "partner", ofGroups ? Json(nullptr) : partner(place, candidate.gold, candidate.system) },
                    { "fired", candidate.fired.has_value() },
                    { "conditions", conditions(candidate.conditions, place.document) } });
        }
        record["why_not"] = { { "rule", m_options.whyNot }, { "on", m_rules.rules()[*rule].on },
            { "for", rules::name(subject) } };
        if (candidates.empty()) {
            record["why_not"]["reason"] = noCandidate(subject, place.side);
        }
        record["why_not"]["candidates"] = std::move(candidates);
        return {};
    }

    static std::string noCandidate(rules::Subject subject, SideRole side)
    {
        using rules::Subject;
        const std::string_view other = side == SideRole::Gold ? "system" : "gold";
        if (subject == Subject::Gold || subject == Subject::System) {
            return "the rule is for annotations of the " + std::string(other);
        }
        if (subject == Subject::Entity || subject == Subject::Link) {
            return "the annotation belongs to no " + std::string(rules::name(subject)) + " of the document";
        }
        return subject == Subject::Match ? "the annotation was not matched, and no overlapping "
                + std::string(other) + " annotation is left to ask about"
                                         : "no overlapping " + std::string(other) + " annotation";
    }

    /// The entity and the links of the document of which the annotation is a mention.
    [[nodiscard]] std::vector<std::pair<rules::Subject, std::uint32_t>> groupsOf(const Place& place) const
    {
        std::vector<std::pair<rules::Subject, std::uint32_t>> groups;
        for (const auto subject : { rules::Subject::Entity, rules::Subject::Link }) {
            for (const auto number :
                m_run.results[place.document].groupsOf(subject, place.side, place.place)) {
                groups.emplace_back(subject, number);
            }
        }
        return groups;
    }

    [[nodiscard]] Json partner(const Place& place, std::uint32_t gold, std::uint32_t system) const
    {
        const auto other = place.side == SideRole::Gold ? system : gold;
        return other == rules::nobody ? Json(nullptr)
                                      : Json(id({ place.document, rules::otherSide(place.side), other }));
    }

    [[nodiscard]] Json conditions(
        const std::vector<rules::ShownCondition>& list, std::uint32_t document) const
    {
        Json result = Json::array();
        for (const auto& condition : list) {
            Json values = Json::object();
            for (const auto& term : condition.terms) {
                values[term.text] = term.value;
            }
            Json one { { "text", condition.text }, { "line", condition.line }, { "holds", condition.holds },
                { "values", std::move(values) } };
            if (condition.since) {
                one["since"] = m_rules.rules()[m_run.results[document].firings[*condition.since].rule].name;
            }
            result.push_back(std::move(one));
        }
        return result;
    }

    [[nodiscard]] std::string shown(const Json& record) const
    {
        if (m_options.form == OutputForm::Json) {
            return dumped(record) + "\n";
        }
        const auto word = [&](const Json& value) {
            return analysis::terminalSafe(value.is_null() ? "-" : value.get<std::string>());
        };
        const auto names = joinedRules(record["rules"].get<std::vector<std::string>>());
        if (m_options.form == OutputForm::Tsv) {
            return analysis::toTsvRow(
                { record["document"].get<std::string>(), record["annotation"].get<std::string>(),
                    record["side"].get<std::string>(), record["result"].get<std::string>(),
                    record["resolution"].get<std::string>(), record["cause"].get<std::string>(), names });
        }
        std::string text = word(record["document"]) + " " + word(record["annotation"]) + " ("
            + word(record["side"]) + "): " + word(record["result"]);
        for (const auto* key : { "resolution", "cause", "note" }) {
            if (record.contains(key) && !record[key].get<std::string>().empty()) {
                text += "; " + word(record[key]);
            }
        }
        text += "  [" + analysis::terminalSafe(names) + "]\n";
        for (const auto& step : record.value("history", Json::array())) {
            text += "  " + word(step["phase"]) + ": " + word(step["rule"])
                + (step["partner"].is_null() ? "" : " with " + word(step["partner"])) + "\n"
                + conditionLines(step["conditions"]);
            for (const auto& change : step["changes"]) {
                text += "    -> " + word(change["of"]) + "." + word(change["field"]) + ": "
                    + word(change["before"]) + " becomes " + word(change["after"]) + "\n";
            }
        }
        if (record.contains("why_not")) {
            const auto& asked = record["why_not"];
            text += "  " + word(asked["rule"]) + (asked["on"].get<bool>() ? "" : " (off)") + "\n";
            if (asked["candidates"].empty()) {
                text += "    no candidate: " + word(asked["reason"]) + "\n";
            }
            for (const auto& candidate : asked["candidates"]) {
                text
                    += (candidate["partner"].is_null() ? "" : "    with " + word(candidate["partner"]) + "\n")
                    + std::string(candidate["fired"].get<bool>() ? "    it fired\n" : "")
                    + conditionLines(candidate["conditions"]);
            }
        }
        return text;
    }

    static std::string conditionLines(const Json& list)
    {
        std::string text;
        for (const auto& condition : list) {
            text += std::string("    ") + (condition["holds"].get<bool>() ? "yes " : "no  ")
                + analysis::terminalSafe(condition["text"].get<std::string>());
            std::string values;
            for (const auto& [term, value] : condition["values"].items()) {
                values += (values.empty() ? "" : ", ") + term + " = " + value.get<std::string>();
            }
            text += "  {" + analysis::terminalSafe(values) + "}";
            text += condition.contains("since")
                ? " since " + analysis::terminalSafe(condition["since"].get<std::string>())
                : std::string();
            text += "\n";
        }
        return text;
    }

    const RulesOptions& m_options;
    const analysis::Evaluation& m_evaluation;
    const analysis::RuleRun& m_run;
    const rules::RuleSet& m_rules;
};

/// The files that were read; with --json the mistakes too, and `rules` may be null.
std::string ruleCheckReport(
    const RulesOptions& options, const rules::RuleSet* rules, const support::Diagnostics& findings)
{
    if (options.form == OutputForm::Json) {
        return dumped({ { "files", options.relations.rules.files },
                          { "rules", rules == nullptr ? Json(nullptr) : Json(rules->rules().size()) },
                          { "diagnostics", diagnosticsJson(findings) } },
                   1)
            + "\n";
    }
    if (rules == nullptr) {
        return {};
    }
    std::string text;
    for (std::size_t file = 0; file < rules->files().size(); ++file) {
        const auto count = std::ranges::count_if(
            rules->rules(), [file](const rules::Rule& rule) { return rule.file == file; });
        text += analysis::terminalSafe(rules->files()[file]) + ": " + std::to_string(count)
            + (count == 1 ? " rule" : " rules") + " in force\n";
    }
    return text + "no mistakes\n";
}

/// Every rule, phase by phase in the order they go, those that are off too.
std::string ruleListReport(const RulesOptions& options, const rules::RuleSet& rules)
{
    auto order
        = support::listOf<const rules::Rule*>(rules.rules(), [](const rules::Rule& rule) { return &rule; });
    std::ranges::stable_sort(
        order, {}, [](const rules::Rule* rule) { return std::pair(rule->phase, -rule->salience); });
    Json list = Json::array();
    analysis::Table table { {},
        { { "Phase" }, { "Rule" }, { "Salience", true }, { "For" }, { "On" }, { "From" }, { "About" } }, {} };
    for (const auto* const rule : order) {
        const auto& file = rules.files()[rule->file];
        if (options.form == OutputForm::Json) {
            list.push_back({ { "phase", rule->phaseName }, { "rule", rule->name },
                { "salience", rule->salience }, { "for", rules::name(rule->subject) }, { "on", rule->on },
                { "file", file }, { "line", rule->line }, { "about", rule->about },
                { "when", support::listOf(rule->conditions, &rules::Condition::text) },
                { "then", support::listOf(rule->changes, &rules::Change::text) } });
        } else {
            table.rows.push_back({ rule->phaseName, rule->name, std::to_string(rule->salience),
                std::string(rules::name(rule->subject)), rule->on ? "on" : "off",
                file + ":" + std::to_string(rule->line), rule->about });
        }
    }
    return options.form == OutputForm::Json
        ? dumped({ { "phases", rules.phases() }, { "rules", std::move(list) } }, 1) + "\n"
        : formed(table, options.form);
}

/// A record per annotation in text order: by begin, end, gold first; with --annotation its history; with
/// --why-not the conditions of that rule. Errors: InvalidOption for a document, annotation or rule that is
/// not there; Cancelled.
support::Result<std::string> ruleExplainReport(const RulesOptions& options,
    const analysis::Evaluation& evaluation, const analysis::RuleRun& run, support::Progress& progress)
{
    return Explainer(options, evaluation, run).text(progress);
}

class RulesCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        const auto command = [&](const char* name, const char* summary, Action action) {
            return arguments.command(name, summary, [this, action] { m_action = action; });
        };
        auto check = command("check", "Read rule files and name every mistake", Action::Check);
        auto list = command("list", "The rules in force, in the order they go", Action::List);
        auto explain = command("explain",
            "What each annotation is, and which rules said so: in the order they fired, RULE > RULE",
            Action::Explain);
        check.value("files", m_options.checked, "FILE...", "Rule files, one on top of the other")
            .fromStandardInput();
        for (auto* one : { &check, &list, &explain }) {
            m_words.settings.declareRules(*one);
        }
        explain.value("--annotation", m_options.annotation, "ID",
            "Only this annotation, with each step and its conditions; gold:ID, system:ID: of this side");
        explain.value("--why-not", m_options.whyNot, "RULE",
            "Of --annotation: each condition of this rule for every candidate, with its values");
        m_words.files.declare(explain, threads);
        m_words.settings.declareAnyway(explain);
        m_filter.declareDocuments(explain);
        m_words.settings.declareRestrictions(explain);
        m_words.settings.declareNBest(explain, "N", "links: the first N candidates count; default 1");
        for (auto* one : { &check, &list, &explain }) {
            m_options.declare(*one);
            one->tellVersion();
        }
    }

    void finish() override
    {
        auto& sources = m_words.settings.relations.rules;
        const auto& checked = m_options.checked;
        m_words.readData(m_options);
        m_words.checkData(m_options,
            m_action == Action::Explain ? ScoringWords::Need::OneSystem : ScoringWords::Need::Nothing,
            "rules explain shows");
        if (m_action == Action::Check) {
            if (checked.empty() && sources.files.empty() && sources.settings.empty()) {
                throw UsageError { "rules check takes one rule file or more." };
            }
            sources.files.insert(sources.files.end(), checked.begin(), checked.end());
        }
        if (!m_options.whyNot.empty() && m_options.annotation.empty()) {
            throw UsageError { "--why-not asks about one annotation; name it with --annotation ID." };
        }
        m_words.readSettings(m_options);
        refuseSeveral(m_options);
        m_options.filter.documents = m_filter.documents;
        m_options.finish(m_options.inputs());
    }

    int run() override
    {
        Console console(m_options);
        support::Diagnostics findings;
        const support::Progress progress(console.stop());
        auto rules = analysis::loadRules(m_options.relations.rules, findings, progress);
        if (!rules && findings.empty()) {
            return console.fail(rules.error());
        }
        if (!m_options.quiet || !rules) {
            printMistakes(findings);
        }
        if (m_action == Action::Check) {
            const auto* const set = rules ? rules->rules.get() : nullptr;
            const int code = console.put(ruleCheckReport(m_options, set, findings));
            const bool failed = !rules || (m_options.strict && hasWarnings(findings));
            return code == exitDone && failed ? exitData : code;
        }
        if (!rules) {
            return rules.error().code == support::ErrorCode::InvalidOption ? exitUsage : exitData;
        }
        return m_action == Action::List ? console.put(ruleListReport(m_options, *rules->rules))
                                        : explain(console, std::move(*rules));
    }

private:
    enum class Action { Check, List, Explain };

    int explain(Console& console, analysis::RuleSetup rules) const
    {
        const auto data = loadWhole(m_options.dataSet, console);
        if (!data) {
            return console.fail(data.error());
        }
        const auto& system = data->systems.front();
        support::Progress pairing(console.stop(), console.report("Bringing texts together"));
        const auto evaluation = analysis::evaluate(
            data->gold, system.layer, m_options.spec, pairing, analysis::EvaluationExtent::Texts);
        if (!evaluation) {
            return console.fail(evaluation.error());
        }
        auto findings = findingsOf(*data);
        findings.add((*evaluation)->diagnostics, system.source.name);
        console.warn(findings);
        support::Progress running(console.stop(), console.report("Running rules"));
        const auto run = analysis::runRules(**evaluation, std::move(rules), running);
        if (!run) {
            return console.fail(run.error());
        }
        const auto text = ruleExplainReport(m_options, **evaluation, *run, running);
        return text ? console.putAndEnd(*text, findings) : console.fail(text.error());
    }

    Action m_action = Action::List;
    ScoringWords m_words;
    FilterWords m_filter;
    RulesOptions m_options;
};

} // namespace

CommandEntry rulesCommand()
{
    return entry<RulesCommand>("rules", "Check, list and explain the rules that classify annotations");
}

} // namespace touchstone::cli
