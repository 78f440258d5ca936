// SPDX-License-Identifier: GPL-3.0-or-later
// Reading of project files; declared in projectfile.h. Each object of the file is a table of keys, so that a
// slip is told with its place and the rest opens.
#include "core/project/projectfile.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/containers/filebytes.h"
#include "core/io/json/jsontree.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/preset.h"
#include "core/project/capturepattern.h"
#include "core/project/projectkeys.h"
#include "core/report/commandline.h"
#include "core/rules/suggestion.h"
#include "core/support/findingkinds.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/suggestion.h"

#include <set>

namespace touchstone::analysis {

namespace {

using io::JsonValue;
using support::ErrorCode;
using support::said;
using support::Severity;

using Words = std::vector<std::string>;

/// A sentence without its stop: it ends in "; did you mean 'X'?", or with its stop.
support::Message withNearName(
    support::Message sentence, std::string_view word, const std::vector<std::string_view>& known)
{
    constexpr std::size_t part = 2; // names are short
    const auto near = rules::nearest(word, known, part);
    return near.empty() ? said("%1.", std::move(sentence)) : support::orDidYouMean(std::move(sentence), near);
}

class ProjectReader
{
public:
    ProjectReader(std::string_view utf8, ReadProject& project)
        : m_utf8(utf8)
        , m_project(project)
    {
    }

    void read(const JsonValue& root)
    {
        ProjectFile& file = m_project.file;
        auto keys = scoringKeys(file.scoring);
        keys.push_back({ "touchstone-project", said("the number 1"), [](const JsonValue&) { return true; } });
        keys.push_back(text("name", file.name));
        keys.push_back({ "sets", said("a list of data sets"),
            [&](const JsonValue& value) { return readSets(value, file.sets); } });
        keys.push_back({ "campaign", said("an object"), [&](const JsonValue& value) {
                            return value.isObject() && readCampaign(value, file.campaign.emplace());
                        } });
        keys.push_back(flag("reload", file.reload));
        keys.push_back(text("note", file.note));
        readObject(root, keys, file.unknown);
    }

private:
    /// A key of an object; `take` reads its value, false: it is none of `what`.
    struct Key
    {
        std::string_view name;
        support::Message what;
        std::function<bool(const JsonValue& value)> take;
    };
    using Keys = std::vector<Key>;

    void tell(Severity severity, support::FindingCode code, const JsonValue& at, support::Message message)
    {
        constexpr std::size_t most = 1000; // finding a place costs the length of the text
        if (++m_told > most) {
            m_project.incomplete = true;
            return;
        }
        m_project.findings.add(
            severity, code, io::placeOfByte(m_utf8, at.byte(), m_project.path), std::move(message));
    }

    void readObject(const JsonValue& object, const Keys& keys, UnknownKeys& unknown)
    {
        std::set<std::string_view> seen;
        for (const auto field : object) {
            const auto name = field.key();
            const Key* const key = support::found(keys, name, &Key::name);
            if (!seen.insert(name).second) {
                tell(Severity::Error, "project.value", field,
                    said("\"%1\" stands twice here; the first one counts. Keep one of them.", name));
                m_project.incomplete = true;
            } else if (key == nullptr) {
                const auto known = support::listOf<std::string_view>(keys, &Key::name);
                tell(Severity::Warning, "project.key", field,
                    withNearName(said("\"%1\" is no key of this place; it is kept and changes nothing", name),
                        name, known));
                unknown.emplace_back(name, field.raw());
            } else if (!key->take(field)) {
                tell(Severity::Error, "project.value", field,
                    said("\"%1\" takes %2, and not %3; it is left out.", name, key->what, shown(field)));
                unknown.emplace_back(name, field.raw());
            }
        }
    }
    static support::Message::Argument shown(const JsonValue& value)
    {
        constexpr std::size_t most = 60;
        auto text = value.raw();
        if (text.size() > most) {
            return said(value.isArray() ? "this list" : "this value");
        }
        return text;
    }

    // ---- kinds of keys

    static Key text(std::string_view name, std::string& target, support::Message what = said("a text"))
    {
        return { name, std::move(what), [&target](const JsonValue& value) {
                    target = value.string();
                    return value.isString();
                } };
    }
    static Key flag(std::string_view name, bool& target)
    {
        return { name, said("true or false"), [&target](const JsonValue& value) {
                    target = value.boolean().value_or(false);
                    return value.boolean().has_value();
                } };
    }
    /// A list of texts, or one of them.
    static bool takeTexts(const JsonValue& value, Words& target)
    {
        if (value.isString()) {
            target = { std::string(value.string()) };
            return true;
        }
        for (const auto one : value) {
            if (!one.isString()) {
                return false;
            }
        }
        for (const auto one : value) {
            target.emplace_back(one.string());
        }
        return value.isArray();
    }
    static Key texts(std::string_view name, Words& target, support::Message what = said("a list of texts"))
    {
        return { name, std::move(what),
            [&target](const JsonValue& value) { return takeTexts(value, target); } };
    }
    static Key oneOf(std::string_view name, std::string& target, const Words& known, const char* kind)
    {
        return { name, said(kind, support::joinedFirst(known, 40)), [&target, known](const JsonValue& value) {
                    const bool isKnown = value.isString() && support::contains(known, value.string());
                    target = isKnown ? value.string() : std::string_view(target);
                    return isKnown;
                } };
    }

    // ---- settings

    bool readSettings(const JsonValue& object, ProjectScoring& scoring)
    {
        if (!object.isObject()) {
            return false;
        }
        EvaluationSpec scratch;
        std::set<std::string_view> seen;
        for (const auto field : object) {
            const std::string name(field.key());
            if (!seen.insert(field.key()).second) {
                tell(Severity::Error, "project.value", field,
                    said("The setting \"%1\" stands twice here; the first one counts. Keep one of them.",
                        name));
                m_project.incomplete = true;
                continue;
            }
            const auto yesNo = field.boolean();
            std::string value = yesNo ? (*yesNo ? "yes" : "no")
                : field.isString()    ? std::string(field.string())
                : field.isNumber()    ? std::string(field.token())
                                      : std::string();
            const SettingRow* const row = settingRow(name);
            const auto known = scoring.settings.size();
            if (row == nullptr) {
                tell(Severity::Error, "project.value", field,
                    withNearName(said("There is no setting \"%1\"; it is left out", name), name,
                        support::listOf<std::string_view>(settingTable(), &SettingRow::name)));
            } else if (value.empty()) {
                tell(Severity::Error, "project.value", field,
                    said("The setting \"%1\" takes %2; it is left out.", name, valuesOf(*row)));
            } else if (const auto wrong = mistakeOf(*row, value, scratch)) {
                tell(Severity::Error, "project.value", field, said("%1 It is left out.", *wrong));
            } else {
                scoring.settings.emplace_back(name, std::move(value));
            }
            if (scoring.settings.size() == known) {
                scoring.unknownSettings.emplace_back(name, field.raw());
            }
        }
        return true;
    }
    static std::optional<support::Message> mistakeOf(
        const SettingRow& row, const std::string& value, EvaluationSpec& scratch)
    {
        if (!pathOfSetting(row.name, value).empty()) {
            return std::nullopt; // files are read when they are needed
        }
        if (row.set == nullptr) {
            return said("The setting %1 is none of a project: parts of a corpus are chosen on the command "
                        "line, and rules have keys of their own.",
                row.name);
        }
        const auto done = applySetting(scratch, row.name, value);
        if (done) {
            return std::nullopt;
        }
        // "--unit takes …" is how the command line says it.
        const auto& error = done.error();
        auto arguments = error.said.arguments();
        const auto* const option = arguments.empty() ? nullptr : std::get_if<std::string>(&arguments.front());
        if (option != nullptr && option->starts_with("--")) {
            arguments.front() = said("The setting %1", option->substr(2));
            return support::Message(error.said.pattern(), std::move(arguments));
        }
        return said("The setting %1", error.text.starts_with("--") ? error.text.substr(2) : error.text);
    }
    bool readLabels(const JsonValue& object, ProjectScoring& scoring)
    {
        if (!object.isObject()) {
            return false;
        }
        readObject(object,
            { text("map", scoring.labelMap, said("the path of a label map")),
                texts("types", scoring.types, said("a list of types")),
                { "collapse", said("a number of segments from 1 to 1000"),
                    [&](const JsonValue& value) {
                        constexpr std::int64_t most = 1000;
                        const auto number = value.isNumber() ? value.integer() : std::nullopt;
                        const bool right = number && *number >= 1 && *number <= most;
                        scoring.collapse = right ? static_cast<std::uint32_t>(*number) : scoring.collapse;
                        return right;
                    } } },
            scoring.unknownLabels);
        return true;
    }
    Keys scoringKeys(ProjectScoring& scoring)
    {
        return {
            oneOf("preset", scoring.preset, support::listOf(presets(), &Preset::id),
                support::pattern("a preset: %1")),
            { "settings", said("an object of settings"),
                [&](const JsonValue& value) { return readSettings(value, scoring); } },
            { "measures", said("a list of measures"),
                [&](const JsonValue& value) {
                    Words measures;
                    const auto known = [](const std::string& id) {
                        return metrics::measureById(id) != nullptr
                            || support::contains(metrics::measureGroups(), id, &metrics::MeasureGroup::id);
                    };
                    if (!takeTexts(value, measures) || !std::ranges::all_of(measures, known)) {
                        return false;
                    }
                    scoring.measures = std::move(measures);
                    return true;
                } },
            text("layer", scoring.layer, said("an annotation column")),
            { "labels", said("an object of map, types, collapse"),
                [&](const JsonValue& value) { return readLabels(value, scoring); } },
            texts("rules", scoring.rules, said("a list of rule files")),
            text("rules-settings", scoring.rulesSettings, said("the path of a file of rule settings")),
            texts("rule-on", scoring.rulesOn),
            texts("rule-off", scoring.rulesOff),
            flag("rules-only", scoring.rulesOnly),
            text("train", scoring.train, said("the path of training data")),
            text("attributes", scoring.attributes, said("the path of a table of attributes")),
            text("corrections", scoring.corrections, said("the path of corrections of the gold")),
        };
    }

    // ---- data sets

    bool readSource(const JsonValue& value, ProjectSource& source)
    {
        if (value.isString()) {
            source.path = value.string();
            return true;
        }
        if (!value.isObject()) {
            return false;
        }
        Keys keys { text("path", source.path, said("a path")), text("name", source.name),
            text("note", source.note) };
        for (const ProjectOption& option : projectOptions) {
            keys.push_back({ option.name, said(option.takes), [&source, &option](const JsonValue& field) {
                                return (field.isString() || field.isNumber())
                                    && option.set(source.options, std::string(field.identifier()));
                            } });
        }
        readObject(value, keys, source.unknown);
        if (source.path.empty()) {
            tell(Severity::Error, "project.value", value,
                said("\"path\" is missing here: which file is meant?"));
        }
        return true;
    }
    bool readSources(const JsonValue& list, std::vector<ProjectSource>& sources)
    {
        for (const auto one : list) {
            ProjectSource source;
            if (!readSource(one, source)) {
                tell(Severity::Error, "project.value", one,
                    said("A system is a path, or an object with a path; this is left out."));
            }
            if (source.path.empty()) {
                m_project.incomplete = true;
            } else {
                sources.push_back(std::move(source));
            }
        }
        return list.isArray();
    }
    bool readSets(const JsonValue& list, std::vector<ProjectSet>& sets)
    {
        for (const auto one : list) {
            if (!one.isObject()) {
                tell(Severity::Error, "project.value", one,
                    said("A data set is an object; this is left out."));
                m_project.incomplete = true;
                continue;
            }
            ProjectSet& set = sets.emplace_back();
            auto keys = scoringKeys(set.scoring);
            keys.push_back(text("name", set.name));
            keys.push_back({ "gold", said("a path, or an object with a path"), [&](const JsonValue& value) {
                                return (!value.isString() || !value.string().empty())
                                    && readSource(value, set.gold);
                            } });
            keys.push_back({ "systems", said("a list of systems"),
                [&](const JsonValue& value) { return readSources(value, set.systems); } });
            keys.push_back(texts("layers", set.layers, said("a list of annotation columns")));
            keys.push_back(text("note", set.note));
            readObject(one, keys, set.unknown);
        }
        return list.isArray();
    }

    // ---- campaign

    static bool takeNumbers(const JsonValue& list, std::vector<double>& numbers)
    {
        std::vector<double> read;
        for (const auto one : list) {
            const auto number = one.isNumber() ? one.number() : std::nullopt;
            if (!number) {
                return false;
            }
            read.push_back(*number);
        }
        numbers = std::move(read);
        return list.isArray();
    }
    bool readNames(const JsonValue& object, ProjectCampaign& campaign)
    {
        for (const auto capture : object) {
            auto& own = campaign.names
                            .emplace_back(std::string(capture.key()),
                                std::vector<std::pair<std::string, std::string>>())
                            .second;
            for (const auto name : capture) {
                if (name.isString()) {
                    own.emplace_back(name.key(), name.string());
                } else {
                    tell(Severity::Error, "project.value", name, said("A name is a text; this is left out."));
                    m_project.incomplete = true;
                }
            }
        }
        return object.isObject();
    }
    bool readWhen(const JsonValue& object, ProjectTask& task)
    {
        for (const auto field : object) {
            Words values;
            if (field.isNumber()) {
                values = { std::string(field.token()) };
            } else {
                for (const auto one : field) {
                    if (one.isNumber()) {
                        values.emplace_back(one.token());
                    } else if (one.isString()) {
                        values.emplace_back(one.string());
                    }
                }
                if (field.isString()) {
                    values = { std::string(field.string()) };
                }
            }
            if (values.empty()) {
                tell(Severity::Error, "project.value", field,
                    said("\"when\" takes for each capture the values that are meant, such as \"bundle\": "
                         "[\"1\", \"2\"]; with this one the task takes no run."));
                m_project.incomplete = true;
            }
            task.when[std::string(field.key())] = std::move(values);
        }
        return object.isObject();
    }
    static bool takeScore(const JsonValue& value, std::string& score)
    {
        const auto name = value.string();
        const bool known
            = value.isString() && metrics::measureById(name.substr(0, name.find('.'))) != nullptr;
        score = known ? name : std::string_view(score);
        return known;
    }
    bool readTasks(const JsonValue& list, std::vector<ProjectTask>& tasks)
    {
        for (const auto one : list) {
            if (!one.isObject()) {
                tell(Severity::Error, "project.value", one, said("A task is an object; this is left out."));
                m_project.incomplete = true;
                continue;
            }
            ProjectTask& task = tasks.emplace_back();
            auto keys = scoringKeys(task.scoring);
            keys.push_back(text("name", task.name));
            keys.push_back(text("gold", task.gold, said("the pattern of a path")));
            keys.push_back({ "when", said("an object of captures with their values"),
                [&](const JsonValue& value) { return readWhen(value, task); } });
            keys.push_back({ "score", said("a score, such as muc.strict.f1"),
                [&](const JsonValue& value) { return takeScore(value, task.score); } });
            keys.push_back({ "points", said("a list of numbers"),
                [&](const JsonValue& value) { return takeNumbers(value, task.points); } });
            keys.push_back(text("note", task.note));
            readObject(one, keys, task.unknown);
        }
        return list.isArray();
    }
    bool readCampaign(const JsonValue& object, ProjectCampaign& campaign)
    {
        readObject(object,
            { text("gold", campaign.gold, said("the pattern of a path")),
                texts("runs", campaign.runs, said("a list of patterns")), text("set", campaign.set),
                text("system", campaign.system), text("team", campaign.team),
                { "names", said("an object of captures with the names of their values"),
                    [&](const JsonValue& value) { return readNames(value, campaign); } },
                { "tasks", said("a list of tasks"),
                    [&](const JsonValue& value) { return readTasks(value, campaign.tasks); } },
                { "points", said("a list of numbers"),
                    [&](const JsonValue& value) { return takeNumbers(value, campaign.points); } },
                { "ties", said("best or mean"),
                    [&](const JsonValue& value) {
                        campaign.ties = value.string() == "mean" ? PointTies::Mean : PointTies::Best;
                        return value.string() == "mean" || value.string() == "best";
                    } },
                text("newest", campaign.newest, said("the name of a capture")), text("note", campaign.note) },
            campaign.unknown);
        tellUnknownCaptures(object, campaign);
        return true;
    }
    /// Captures that are named and that no pattern of the runs has.
    void tellUnknownCaptures(const JsonValue& object, const ProjectCampaign& campaign)
    {
        Words captures;
        for (const auto& run : campaign.runs) {
            const auto pattern = CapturePattern::of(run);
            if (!pattern) {
                return; // it is told when runs are looked up
            }
            captures.insert(captures.end(), pattern->names().begin(), pattern->names().end());
        }
        if (campaign.runs.empty()) {
            return;
        }
        const std::vector<std::string_view> known(captures.begin(), captures.end());
        const auto tellUnknown = [&](std::string_view name, const JsonValue& at) {
            if (!support::contains(known, name)) {
                tell(Severity::Warning, "project.capture", at,
                    withNearName(
                        said("No pattern of \"runs\" has the capture \"%1\", so that this changes nothing",
                            name),
                        name, known));
            }
        };
        for (const auto capture : object["names"]) {
            tellUnknown(capture.key(), capture);
        }
        for (const auto task : object["tasks"]) {
            for (const auto capture : task["when"]) {
                tellUnknown(capture.key(), capture);
            }
        }
        if (!campaign.newest.empty()) {
            tellUnknown(campaign.newest, object["newest"]);
        }
    }

    std::string_view m_utf8;
    ReadProject& m_project;
    std::size_t m_told = 0;
};

} // namespace

support::Result<ReadProject> parseProject(std::string_view utf8, const std::string& path)
{
    ReadProject project;
    project.path = path;
    project.text = utf8;
    io::JsonTree tree;
    const auto fault = tree.parse(utf8);
    const auto placed = [&](std::size_t byte) { return io::placeOfByte(utf8, byte, path); };
    const JsonValue root = tree.root();
    const JsonValue number = root["touchstone-project"];
    if (!root.isObject() || !number.exists()) {
        return fault ? support::failure(ErrorCode::Malformed,
                   said("This is no project: %1. Is it the right file?", fault->what), placed(fault->byte))
                     : support::failure(ErrorCode::Malformed,
                         said("This is no project: it is JSON without \"touchstone-project\": 1. Is it the "
                              "right file?"),
                         placed(0));
    }
    const auto version = number.isNumber() ? number.integer() : std::nullopt;
    if (!version || *version < 1) {
        return support::failure(ErrorCode::Malformed,
            said("\"touchstone-project\" takes the number 1, and not %1.", number.token()),
            placed(number.byte()));
    }
    if (*version > projectVersion) {
        return support::failure(ErrorCode::InvalidOption,
            said("A newer version of Touchstone wrote this project (form %1; this version reads form %2). "
                 "Update Touchstone.",
                *version, projectVersion),
            placed(number.byte()));
    }
    if (fault) {
        project.broken = true;
        project.findings.add(Severity::Error, "project.broken", placed(fault->byte),
            said("The project breaks off here: %1. What stands before it is open; mend this line, since what "
                 "is behind it is not read.",
                fault->what));
    } else if (const auto rest = io::withoutJsonBlanks(utf8.substr(tree.size())); !rest.empty()) {
        project.broken = true;
        project.findings.add(Severity::Error, "project.broken",
            placed(static_cast<std::size_t>(rest.data() - utf8.data())),
            said("The project ends before this; delete what stands behind its last }."));
    }
    ProjectReader(utf8, project).read(root);
    return project;
}

support::Result<ReadProject> readProject(const std::string& path)
{
    support::Diagnostics repairs;
    const support::Progress progress;
    const auto bytes = io::loadFile(path, largestProject + 1, repairs, progress);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    if (bytes->text().size() > largestProject) {
        return support::failure(ErrorCode::TooLarge,
            said("The file is larger than 16 MB, the limit of projects; is it the right file?"), { path });
    }
    auto project = parseProject(bytes->text(), path);
    if (project) {
        project->findings.append(repairs);
    }
    return project;
}

} // namespace touchstone::analysis
