// SPDX-License-Identifier: GPL-3.0-or-later
// `describe`: what corpora hold, without any comparison.
#include "app/cli/commands/commands.h"
#include "app/cli/words/scoringwords.h"

#include "core/evaluation/dataset/conversion.h"
#include "core/report/tables/corpusprofile.h"
#include "core/report/tables/sheettable.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using analysis::CorpusProfile;

template <typename Number> Json numberJson(const std::optional<Number>& number)
{
    return number ? Json(*number) : Json(nullptr);
}

Json typesJson(const std::vector<std::pair<std::string, std::int64_t>>& types)
{
    Json json = Json::object();
    for (const auto& [type, count] : types) {
        json[type] = count;
    }
    return json;
}

Json profileJson(const CorpusProfile& corpus, const annotation::Layer& layer, std::size_t examples)
{
    const auto lengths = [](const CorpusProfile::Lengths& own) {
        return Json { { "mean", numberJson(own.mean) }, { "longest", numberJson(own.longest) } };
    };
    Json json { { "name", corpus.name }, { "path", layer.path }, { "format", layer.format },
        { "documents", corpus.documents }, { "sentences", numberJson(corpus.sentences) },
        { "tokens", numberJson(corpus.tokens) }, { "characters", numberJson(corpus.characters) },
        { "annotations", corpus.annotations }, { "types", typesJson(corpus.types) },
        { "components", corpus.components }, { "annotations_per_100_tokens", numberJson(corpus.density()) },
        { "tokens_per_annotation", lengths(corpus.tokensEach) },
        { "characters_per_annotation", lengths(corpus.charactersEach) }, { "nested", corpus.nested },
        { "nested_share", numberJson(corpus.nestedShare()) }, { "depth", corpus.depth },
        { "discontinuous", corpus.discontinuous },
        { "discontinuous_share", numberJson(corpus.discontinuousShare()) }, { "names", corpus.names },
        { "ambiguous_names", corpus.ambiguous.size() }, { "ambiguous", Json::array() } };
    for (const auto& name : std::span(corpus.ambiguous).first(std::min(examples, corpus.ambiguous.size()))) {
        json["ambiguous"].push_back({ { "name", name.words }, { "annotations", name.annotations },
            { "types", typesJson(name.types) } });
    }
    return json;
}

class DescribeCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        arguments.value("paths", m_files.positionals, "[NAME=]PATH...",
            "The corpora, side by side: a file, or a folder of one corpus, each");
        m_files.declare(arguments, threads);
        m_files.hide(true); // --gold, --system: further corpora
        arguments.value("--examples", m_examples, "N",
            "Names with more than one type that are listed of each corpus, the most frequent first; default "
            "10, in --json and --tsv all");
        m_output.declare(arguments);
    }

    void finish() override
    {
        const auto layers = layersOf(m_files.layer);
        if (layers.size() > 1 || (!layers.empty() && layers.front() == "all")) {
            throw UsageError { "describe tells of one annotation layer at a time; name one with --layer." };
        }
        const auto read = m_files.positionals.size();
        if (std::ranges::find(m_files.positionals, std::string()) != m_files.positionals.end()) {
            throw UsageError { "describe takes corpora, and one of the words is empty." };
        }
        m_files.systems.insert(
            m_files.systems.begin(), m_files.positionals.begin(), m_files.positionals.end());
        m_files.positionals.clear();
        const auto whole = m_files.dataSet();
        std::vector<analysis::LayerSource> corpora;
        if (!whole.gold.path.empty()) {
            corpora.push_back(whole.gold);
        }
        for (std::size_t i = 0; i < whole.systems.size(); ++i) {
            auto& corpus = corpora.emplace_back(whole.systems[i]);
            if (i < read) { // as the gold of other commands is read
                auto content = std::move(corpus.options.content);
                corpus.options = whole.gold.options;
                corpus.options.content = std::move(content);
            }
        }
        if (corpora.empty()) {
            throw UsageError { "describe takes the corpora to be described: describe PATH…" };
        }
        const auto names = analysis::namesSideBySide(corpora);
        for (std::size_t i = 0; i < corpora.size(); ++i) {
            auto& own = m_corpora.emplace_back(whole);
            own.gold = std::move(corpora[i]);
            own.gold.name = names[i];
            own.systems.clear();
        }
        std::vector<std::string> inputs { whole.labelMap, whole.corrections.path,
            whole.gold.options.labelList };
        for (const auto& corpus : m_corpora) {
            inputs.push_back(corpus.gold.path);
        }
        m_output.finish(std::move(inputs));
    }

    int run() override
    {
        Console console(m_output);
        analysis::Findings findings;
        std::vector<annotation::LayerPtr> layers;
        std::vector<CorpusProfile> profiles;
        for (const auto& corpus : m_corpora) {
            const auto data = loadWhole(corpus, console);
            if (!data) {
                return console.fail(data.error());
            }
            findings.add(data->gold->diagnostics, m_corpora.size() > 1 ? corpus.gold.name : std::string());
            layers.push_back(data->gold);
            profiles.push_back(analysis::profileOf(*data->gold));
        }
        console.warn(findings);
        return console.putAndEnd(report(layers, profiles, findings), findings);
    }

private:
    [[nodiscard]] std::string report(const std::vector<annotation::LayerPtr>& layers,
        const std::vector<CorpusProfile>& profiles, const analysis::Findings& findings) const
    {
        constexpr std::uint32_t usual = 10;
        const bool script = m_output.form == OutputForm::Tsv || m_output.form == OutputForm::Json;
        const std::size_t examples
            = m_examples.value_or(script ? std::numeric_limits<std::uint32_t>::max() : usual);
        if (m_output.form == OutputForm::Json) {
            Json json { { "touchstone", analysis::version() }, { "schema", 1 },
                { "corpora", Json::array() } };
            for (std::size_t i = 0; i < profiles.size(); ++i) {
                json["corpora"].push_back(profileJson(profiles[i], *layers[i], examples));
            }
            json["diagnostics"] = diagnosticsJson(findings.told());
            return dumped(json, 1) + "\n";
        }
        const analysis::ComparedNumbers write({ .script = script });
        auto text
            = formed(analysis::sheetTable(analysis::profileSheet(profiles, script), write), m_output.form);
        const auto names = analysis::ambiguousNamesSheet(profiles, examples, script);
        if (!names.rows.empty()) {
            auto table = analysis::sheetTable(names, write);
            table.note = names.note;
            text += "\n" + formed(table, m_output.form);
        }
        return text;
    }

    FileWords m_files;
    std::optional<std::uint32_t> m_examples;
    OutputOptions m_output;
    std::vector<analysis::DataSetSpec> m_corpora; ///< the gold of each, alone
};

} // namespace

CommandEntry describeCommand()
{
    return entry<DescribeCommand>("describe",
        "What corpora hold, side by side: documents, tokens, annotations by type, lengths, nesting, "
        "ambiguous names");
}

} // namespace touchstone::cli
