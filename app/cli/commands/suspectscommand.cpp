// SPDX-License-Identifier: GPL-3.0-or-later
// `suspects`: gold annotations that are probably wrong, and places where one is probably missing.
#include "app/cli/commands/commands.h"
#include "app/cli/errors/shownrecords.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"

#include "core/evaluation/slices/filtering.h"
#include "core/judging/anchoring.h"
#include "core/judging/suspectsheet.h"
#include "core/judging/suspectwords.h"
#include "core/project/judgementplaces.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <set>

namespace touchstone::cli {

namespace {

using analysis::Suspect;
using analysis::SuspectAnnotation;
using analysis::SuspectRanking;

struct SuspectsOptions : ScoreOptions
{
    std::uint32_t most = 100;
};

/// What is printed of a ranking.
class SuspectReport
{
public:
    SuspectReport(const SuspectsOptions& options, const SuspectRanking& ranking,
        const std::vector<ScoredSystem>& systems)
        : m_options(options)
        , m_ranking(ranking)
        , m_list(*ranking.list())
        , m_votes(!options.dataSet.systems.empty())
    {
        const bool everything = options.filter == analysis::RecordFilter {};
        std::vector<std::set<std::uint32_t>> passing;
        for (const auto& system : systems) {
            const auto numbers = analysis::filtered(*system.evaluation, std::span(&options.filter, 1));
            passing.emplace_back(numbers.begin(), numbers.end());
        }
        for (const auto index : ranking.order()) {
            if (!m_list.doubted(index)) {
                continue;
            }
            const auto passes = [&](const analysis::SuspectRecord& one) {
                return passing[one.system].contains(one.record);
            };
            if (everything || std::ranges::any_of(m_list.records(index), passes)) {
                auto& counts = m_list.kind(index) == analysis::SuspectKind::Missing ? m_missing : m_doubtful;
                ++counts.all;
                counts.above += m_list.score(index) > 0 ? 1U : 0U;
                if (m_shown.size() < options.most) {
                    m_shown.push_back(index);
                }
            }
        }
    }

    [[nodiscard]] std::string text(const analysis::Findings& findings) const
    {
        if (m_options.form == OutputForm::Json) {
            return dumped(json(findings), 1) + "\n";
        }
        const bool script = m_options.form == OutputForm::Tsv;
        auto text = formed(analysis::suspectTable(m_ranking, m_shown, script), m_options.form);
        return m_options.form == OutputForm::Text ? text + "\n" + summary() : text;
    }

private:
    [[nodiscard]] std::string summary() const
    {
        const auto counted = [](std::size_t count, const char* one, const char* more) {
            return support::grouped(count) + (count == 1 ? one : more);
        };
        const auto all = m_doubtful.all + m_missing.all;
        if (all == 0) {
            return m_ranking.judged().empty() ? "Nothing contradicts the gold here.\n"
                                              : "Nothing that is not judged contradicts the gold here.\n";
        }
        auto text = "More speaks against the gold than for it (score above 0) at "
            + counted(m_doubtful.above, " gold annotation", " gold annotations") + " and "
            + counted(m_missing.above, " place", " places") + " without one.";
        if (m_votes) {
            text += " At least one system, or the same words elsewhere, contradicts "
                + counted(m_doubtful.all, " gold annotation", " gold annotations")
                + ", and at least one annotates " + counted(m_missing.all, " place", " places")
                + " without one: mostly the system's error.";
        }
        if (m_shown.size() < all) {
            text += " The first " + counted(m_shown.size(), " is", " are") + " shown (--most).";
        }
        if (!m_ranking.judged().empty()) {
            text += " " + counted(m_ranking.judged().size(), " more is judged.", " more are judged.");
        }
        return text + " This is no sample: how many of these are wrong says nothing of the whole gold.\n";
    }

    [[nodiscard]] std::vector<std::string> named(const std::vector<std::uint32_t>& systems) const
    {
        std::vector<std::string> names;
        for (const auto system : systems) {
            names.push_back(m_options.names.of(system, m_list.systems()[system]));
        }
        return names;
    }

    static Json annotationJson(const SuspectAnnotation& one)
    {
        Json json { { "start", one.pieces.front().begin }, { "end", one.pieces.back().end },
            { "type", one.type }, { "text", one.words } };
        if (one.pieces.size() > 1) {
            auto& fragments = json["fragments"] = Json::array();
            for (const auto& piece : one.pieces) {
                fragments.push_back({ piece.begin, piece.end });
            }
        }
        return json;
    }

    [[nodiscard]] Json suspectJson(std::uint32_t index, std::size_t rank) const
    {
        const auto suspect = m_list.at(index);
        Json json { { "rank", rank }, { "kind", analysis::suspectKindName(suspect.kind) },
            { "document", suspect.documentName },
            { "line", suspect.line > 0 ? Json(suspect.line) : Json(nullptr) },
            { "gold", suspect.gold ? annotationJson(*suspect.gold) : Json(nullptr) },
            { "proposals", Json::array() }, { "agreeing", named(suspect.agreeing) },
            { "agreement", suspect.agreement }, { "systems_asked", suspect.asked.size() },
            { "score", suspect.score }, { "ranked_by", m_ranking.rank(index) },
            { "votes", analysis::votesInWords(suspect).english() } };
        for (const auto& proposal : suspect.proposals) {
            Json own { { "annotations", Json::array() }, { "systems", named(proposal.systems) },
                { "weight", proposal.weight } };
            for (const auto& one : proposal.annotations) {
                own["annotations"].push_back(annotationJson(one));
            }
            json["proposals"].push_back(std::move(own));
        }
        const auto& surface = suspect.surface;
        json["surface"] = { { "same", surface.same }, { "other", surface.other },
            { "other_type", surface.otherType.empty() ? Json(nullptr) : Json(surface.otherType) },
            { "annotated", surface.annotated },
            { "occurrences", surface.occurrences > 0 ? Json(surface.occurrences) : Json(nullptr) } };
        const auto alike = m_ranking.judgedAlike(index);
        json["judged_alike"] = { { "wrong", alike.wrong }, { "right", alike.right } };
        return json;
    }

    [[nodiscard]] Json json(const analysis::Findings& findings) const
    {
        Json json { { "touchstone", analysis::version() }, { "schema", 1 }, { "gold", m_list.gold().path },
            { "systems", Json::array() }, { "doubted", m_doubtful.all }, { "missing", m_missing.all },
            { "above_zero", { { "doubted", m_doubtful.above }, { "missing", m_missing.above } } },
            { "judged", m_ranking.judged().size() }, { "suspects", Json::array() } };
        for (std::uint32_t system = 0; system < m_list.systems().size(); ++system) {
            if (m_list.weight(system) > 0) {
                json["systems"].push_back({ { "name", named({ system }).front() },
                    { "path", m_list.evaluations()[system]->system->path },
                    { "precision", m_list.precision(system) }, { "weight", m_list.weight(system) } });
            }
        }
        std::vector<std::size_t> rankOf(m_list.size(), 0);
        for (std::size_t place = 0; place < m_ranking.order().size(); ++place) {
            rankOf[m_ranking.order()[place]] = place + 1;
        }
        for (const auto index : m_shown) {
            json["suspects"].push_back(suspectJson(index, rankOf[index]));
        }
        json["diagnostics"] = diagnosticsJson(findings.told());
        return json;
    }

    const SuspectsOptions& m_options;
    const SuspectRanking& m_ranking;
    const analysis::SuspectList& m_list;
    std::vector<std::uint32_t> m_shown;
    struct Counts
    {
        std::size_t all = 0;
        std::size_t above = 0; ///< with a score above 0
    };
    Counts m_doubtful, m_missing; ///< that pass the filter
    bool m_votes; ///< are there systems?
};

class SuspectsCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        arguments.value("--most", m_options.most, "N", "The first N suspects; default 100").positive();
        m_words.declare(arguments, threads);
        m_words.settings.declareJudgements(arguments);
        m_words.declareScheme(arguments);
        m_filter.declare(arguments);
        m_options.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.purpose = ScoreOptions::Purpose::Records;
        m_options.training = &m_training;
        m_options.typed = typed;
        m_words.read(m_options, ScoringWords::Need::Gold);
        refuseSeveral(m_options);
        m_options.filter = m_filter.read(m_options.scheme);
        if (!m_options.filter.list.empty()) {
            throw UsageError { "suspects are annotations, and --list, --category, --value and --rule choose "
                               "records of a measure's own pairing; leave them out." };
        }
        auto& judgements = m_options.relations.judgements;
        const auto beside = analysis::judgementsBesideGold(m_options.dataSet);
        std::error_code none;
        if (judgements.empty() && std::filesystem::exists(beside, none)) {
            judgements.push_back(beside);
        }
        m_options.finish(m_options.inputs());
    }

    int run() override
    {
        if (!m_options.dataSet.systems.empty()) {
            return withScored(
                m_options, [this](Console& console, auto& systems, analysis::Findings& findings) {
                    return show(console, systems, findings);
                });
        }
        return withSettings(m_options, [this](Console& console, const auto& spec, auto& findings) {
            const auto data = loadWhole(m_options.dataSet, console);
            if (!data) {
                return console.fail(data.error());
            }
            findings.add(data->gold->diagnostics);
            auto own = spec;
            if (auto& table = own.slices.judgements; table != nullptr) {
                auto found = analysis::anchored(table->given(), *data->gold, table->set());
                findings.add(found.findings);
                table = std::make_shared<const analysis::JudgementTable>(
                    std::move(found.judgements), table->set());
            }
            support::Progress evaluating(console.stop(), console.report("Evaluating"));
            const auto alone = analysis::evaluate(
                data->gold, std::make_shared<const annotation::Layer>(), own, evaluating);
            if (!alone) {
                return console.fail(alone.error());
            }
            std::vector<ScoredSystem> nothing(1);
            nothing.front().evaluation = nothing.front().own = *alone;
            return show(console, nothing, findings);
        });
    }

private:
    int show(Console& console, std::vector<ScoredSystem>& systems, analysis::Findings& findings) const
    {
        if (const auto shown = showAsked(m_options, systems); !shown) {
            return console.fail(shown.error());
        }
        analysis::SuspectSettings settings;
        settings.training = m_training;
        support::Progress looking(console.stop(), console.report("Looking for suspects"));
        const auto evaluations = support::listOf<analysis::EvaluationPtr>(systems, &ScoredSystem::evaluation);
        auto list = analysis::suspects(evaluations, settings, looking);
        if (!list) {
            return console.fail(list.error());
        }
        SuspectRanking ranking(std::move(*list));
        if (const auto& judgements = evaluations.front()->spec.slices.judgements) {
            ranking.judgeBy(*judgements);
        }
        console.warn(findings);
        return console.putAndEnd(SuspectReport(m_options, ranking, systems).text(findings), findings);
    }

    ScoringWords m_words;
    FilterWords m_filter;
    SuspectsOptions m_options;
    annotation::LayerPtr m_training; ///< null: none
};

} // namespace

CommandEntry suspectsCommand()
{
    return entry<SuspectsCommand>("suspects",
        "Gold annotations that are probably wrong, and places where one is probably missing, the most "
        "doubtful first");
}

} // namespace touchstone::cli
