// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/comparereport.h"

#include "app/cli/comparefacts.h"
#include "app/cli/comparejson.h"
#include "app/cli/printing.h"
#include "app/cli/recordtable.h"

#include "core/analysis/scoretable.h"
#include "core/analysis/systemtable.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace touchstone::cli {

namespace {

using analysis::Table;

constexpr std::size_t shownRecords = 50; ///< of each system, in text for people

// Tables

/// How numbers are written: for scripts in full, for people rounded.
class Writer
{
public:
    Writer(const Options& options, bool whole)
        : m_script(options.form == OutputForm::Tsv)
        , m_zero(options.zeroForUndefined)
        , m_whole(whole)
    {
    }

    [[nodiscard]] bool script() const { return m_script; }
    [[nodiscard]] std::string score(std::optional<double> value) const
    {
        return number(value || !m_zero ? value : std::optional(0.0), false);
    }
    [[nodiscard]] std::string difference(std::optional<double> value) const { return number(value, true); }
    /// What a record adds to a number: whole numbers as such.
    [[nodiscard]] std::string share(double value) const
    {
        constexpr int digits = 3;
        return m_script || std::floor(value) == value ? support::shortest(value)
                                                      : support::fixed(value, digits);
    }
    [[nodiscard]] std::string p(std::optional<double> value) const
    {
        constexpr int digits = 4;
        if (m_script || !value) {
            return number(value, false);
        }
        return support::fixed(*value, digits);
    }
    /// For people one cell, for scripts two.
    void interval(std::vector<std::string>& row, const std::optional<metrics::Interval>& interval,
        bool difference) const
    {
        if (!interval) {
            row.insert(row.end(), m_script ? 2 : 1, number({}, false));
            return;
        }
        const auto low = number(interval->low, difference);
        const auto high = number(interval->high, difference);
        if (m_script) {
            row.insert(row.end(), { low, high });
        } else {
            row.push_back("[" + low + ", " + high + "]");
        }
    }

private:
    [[nodiscard]] std::string number(std::optional<double> value, bool sign) const
    {
        if (!value) {
            return m_script ? std::string() : std::string(analysis::undefinedSign);
        }
        if (m_script) {
            return support::shortest(*value);
        }
        constexpr int digits = 3;
        auto text = m_whole ? support::shortest(*value) : support::fixed(*value, digits);
        if (text.find_first_not_of("-0.") == std::string::npos && text.starts_with('-')) {
            text.erase(0, 1); // no minus before a nought
        }
        return (sign && *value > 0 ? "+" : "") + text;
    }

    bool m_script;
    bool m_zero;
    bool m_whole;
};

std::string levelText(const ComparedSystems& compared)
{
    return support::shortest(compared.scores.settings.resampling.confidenceLevel) + " % interval";
}

void addIntervalColumns(Table& table, const Writer& write, const ComparedSystems& compared)
{
    if (write.script()) {
        table.columns.push_back({ "interval_low", true });
        table.columns.push_back({ "interval_high", true });
    } else {
        table.columns.push_back({ levelText(compared), true });
    }
}

/// Forms in which the best stands bold and marks tell what is not chance.
bool forPaper(const Options& options)
{
    return options.form == OutputForm::Latex || options.form == OutputForm::Markdown;
}

std::optional<double> pOf(const ComparedSystems& compared, const analysis::ScoreDifference& difference)
{
    return compared.pairs.size() > 1 ? difference.twoSidedHolm : difference.twoSided;
}

/// Marks by the two-sided p, corrected where there are several comparisons.
analysis::SystemTableOptions marksOf(const ComparedSystems& compared)
{
    analysis::SystemTableOptions options;
    options.p = [&compared](const std::string&, std::size_t best, std::size_t other) {
        for (const auto& difference : compared.scores.differences) {
            if (std::minmax(best, other) == std::minmax(difference.first, difference.second)) {
                return pOf(compared, difference);
            }
        }
        return std::optional<double>();
    };
    options.level = analysis::significanceLevel(compared.scores.settings);
    options.markNotSeparable = compared.systems.size() > 2;
    options.test = "paired approximate randomisation, two-sided";
    options.test += compared.pairs.size() > 1 ? ", Holm" : "";
    return options;
}

/// Signs of what is not chance, and of what may be, in the column of the scores.
void markSystems(Table& table, const Options& options, const ComparedSystems& compared)
{
    auto marks = marksOf(compared);
    marks.boldBest = forPaper(options);
    analysis::PrintedScores column { {}, {}, {}, compared.scores.lowerIsBetter };
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        column.values.push_back(
            options.zeroForUndefined ? compared.scores.scores[i].value_or(0) : compared.scores.scores[i]);
        column.texts.push_back(table.rows[i][1]);
    }
    std::set<std::string> used;
    for (auto& style : analysis::columnStyles(column, marks)) {
        used.insert(style.mark);
        table.styles.emplace_back(table.columns.size())[1] = std::move(style);
    }
    if (used.contains("*")) {
        table.note = analysis::markNote(marks);
    }
    if (used.contains(analysis::notSeparableMark)) {
        table.note += (table.note.empty() ? "" : " ") + analysis::notSeparableNote(marks);
    }
}

Table systemTable(const Options& options, const ComparedSystems& compared, const Writer& write)
{
    Table table;
    table.title = options.compare.score.text() + (compared.scores.lowerIsBetter ? " (lower is better)" : "");
    table.columns = { { write.script() ? "system" : "System" },
        { write.script() ? "score" : options.compare.score.text(), true } };
    addIntervalColumns(table, write, compared);
    const auto alike = notSeparable(compared);
    const bool several = compared.systems.size() > 2;
    if (write.script() && several) {
        table.columns.push_back({ "not_separable_from_best" });
    }
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        std::vector<std::string> row { compared.systems[i].name, write.score(compared.scores.scores[i]) };
        write.interval(row, compared.scores.intervals[i], false);
        if (write.script() && several) {
            row.emplace_back(analysis::bestSystem(compared.scores) == i       ? "best"
                    : std::find(alike.begin(), alike.end(), i) != alike.end() ? "true"
                                                                              : "false");
        }
        table.rows.push_back(std::move(row));
    }
    if (forPaper(options) || (several && !write.script())) {
        markSystems(table, options, compared);
    }
    return table;
}

Table differenceTable(const Options& options, const ComparedSystems& compared, const Writer& write)
{
    const bool holm = compared.pairs.size() > 1;
    Table table;
    table.title = "Differences";
    if (write.script()) {
        table.columns = { { "a" }, { "b" }, { "difference", true } };
    } else {
        table.columns = { { "Pair" }, { "Difference", true } };
    }
    addIntervalColumns(table, write, compared);
    table.columns.push_back({ write.script() ? "p_one_sided" : "p one-sided", true });
    table.columns.push_back({ write.script() ? "p_two_sided" : "p two-sided", true });
    if (holm) {
        table.columns.push_back({ write.script() ? "p_one_sided_holm" : "one-sided, Holm", true });
        table.columns.push_back({ write.script() ? "p_two_sided_holm" : "two-sided, Holm", true });
    }
    if (write.script()) {
        for (const auto* name : { "exact", "trials", "seed", "units" }) {
            table.columns.push_back({ name, true });
        }
    }
    for (const auto& difference : compared.scores.differences) {
        const auto& a = compared.systems[difference.first].name;
        const auto& b = compared.systems[difference.second].name;
        std::vector<std::string> row;
        if (write.script()) {
            row = { a, b };
        } else {
            row = { b + " - " + a };
        }
        row.push_back(write.difference(difference.difference));
        write.interval(row, difference.interval, true);
        const auto mark = difference.exact && !write.script() ? "=" : "";
        row.push_back(mark + write.p(difference.oneSided));
        row.push_back(mark + write.p(difference.twoSided));
        if (holm) {
            row.push_back(write.p(difference.oneSidedHolm));
            row.push_back(write.p(difference.twoSidedHolm));
        }
        if (write.script()) {
            const auto& resampling = compared.scores.settings.resampling;
            row.insert(row.end(),
                { difference.exact ? "true" : "false", std::to_string(resampling.trials),
                    std::to_string(resampling.seed), std::to_string(compared.scores.units) });
        }
        table.rows.push_back(std::move(row));
        if (forPaper(options)) {
            const auto marks = marksOf(compared);
            const auto p = pOf(compared, difference);
            auto& style = table.styles.emplace_back(table.columns.size())[1];
            if (p && *p < marks.level) {
                style.mark = "*";
                table.note = "* p < " + support::shortest(marks.level) + " (" + marks.test + ").";
            }
        }
    }
    return table;
}

/// Several systems side by side.
Table typeTable(const Options& options, const ComparedSystems& compared, const Writer& write)
{
    Table table;
    table.title = options.compare.score.text() + " by type";
    table.columns.push_back({ write.script() ? "type" : "Type" });
    for (const auto& system : compared.systems) {
        table.columns.push_back({ system.name, true });
    }
    for (const auto& [type, values] : typeRows(options, compared)) {
        std::vector<std::string> row { type };
        for (const auto& value : values) {
            row.push_back(write.score(value));
        }
        if (forPaper(options)) {
            const analysis::PrintedScores column { {}, values,
                { row.begin() + 1, row.begin() + 1 + static_cast<std::ptrdiff_t>(values.size()) },
                compared.scores.lowerIsBetter };
            const auto styles = analysis::columnStyles(column, {});
            std::copy(
                styles.begin(), styles.end(), table.styles.emplace_back(table.columns.size()).begin() + 1);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// A row of the table of two systems.
struct TypeLine
{
    std::string type;
    std::optional<double> first, second, difference;
    const analysis::ScoreDifference* test = nullptr;
    std::optional<double> p; ///< two-sided, of several comparisons after Holm's correction
};

std::vector<TypeLine> typeLines(const Options& options, const ComparedSystems& compared, std::size_t later)
{
    std::vector<TypeLine> lines;
    for (const auto& [type, values] : typeRows(options, compared)) {
        const auto* const test = typeDifference(compared, type, later);
        lines.push_back({ type, values[0], values[later], differenceOf(values[0], values[later]), test,
            test == nullptr ? std::nullopt : test->twoSidedHolm });
    }
    const auto& overall = compared.scores.differences[later - 1]; // of the first one with each stand first
    lines.push_back({ "Overall", compared.scores.scores[0], compared.scores.scores[later], overall.difference,
        &overall, pOf(compared, overall) });
    return lines;
}

/// For scripts all that is known of the test, for people the interval and one p.
void addTypeTest(
    std::vector<std::string>& row, const TypeLine& line, const ComparedSystems& compared, const Writer& write)
{
    const auto none = analysis::ScoreDifference {};
    const auto& test = line.test == nullptr ? none : *line.test;
    write.interval(row, test.interval, true);
    if (!write.script()) {
        row.push_back(write.p(line.p));
        return;
    }
    row.insert(row.end(), { write.p(test.oneSided), write.p(test.twoSided) });
    if (compared.types.tests > 1 || compared.pairs.size() > 1) {
        row.insert(row.end(), { write.p(test.oneSidedHolm), write.p(test.twoSidedHolm) });
    }
}

/// How the interval and the p of such a table were made, in one line.
std::string pastedNote(const Options& options, const ComparedSystems& compared, std::size_t later)
{
    const auto& settings = compared.scores.settings;
    const auto& one = *compared.systems.front().evaluation;
    const auto& other = *compared.systems[later].evaluation;
    std::string note = options.compare.score.text() + "; " + std::to_string(settings.resampling.trials)
        + " trials, seed " + std::to_string(settings.resampling.seed) + ", "
        + std::to_string(compared.scores.units) + " " + std::string(analysis::name(settings.unit))
        + "s resampled; interval: paired bootstrap; p: paired "
          "approximate randomisation, two-sided"
        + (compared.types.tests > 1
                ? ", of types after Holm's correction over " + std::to_string(compared.types.tests)
                : "")
        + (compared.pairs.size() > 1
                ? ", of Overall after Holm's correction over " + std::to_string(compared.pairs.size())
                : "")
        + "; " + one.signature;
    if (one.signature != other.signature) {
        note += "; " + compared.systems[later].name + ": " + other.signature;
    }
    return note;
}

/// The table to be pasted: type by type and overall, a later system against the first.
Table pairTable(
    const Options& options, const ComparedSystems& compared, std::size_t later, const Writer& write)
{
    const auto& first = compared.systems.front().name;
    const auto& second = compared.systems[later].name;
    Table table;
    table.title = options.compare.score.text() + " by type"
        + (compared.systems.size() > 2 ? ": " + second + " - " + first : std::string())
        + (compared.scores.lowerIsBetter ? " (lower is better)" : "");
    table.columns = { { write.script() ? "type" : "Type" }, { first, true }, { second, true },
        { write.script() ? "difference" : second + " - " + first, true } };
    addIntervalColumns(table, write, compared);
    if (write.script()) {
        table.columns.push_back({ "p_one_sided", true });
        table.columns.push_back({ "p_two_sided", true });
        if (compared.types.tests > 1 || compared.pairs.size() > 1) {
            table.columns.push_back({ "p_one_sided_holm", true });
            table.columns.push_back({ "p_two_sided_holm", true });
        }
    } else {
        table.columns.push_back({ "p", true });
    }
    bool marked = false;
    const auto marks = marksOf(compared);
    for (const auto& line : typeLines(options, compared, later)) {
        std::vector<std::string> row { line.type, write.score(line.first), write.score(line.second),
            write.difference(line.difference) };
        addTypeTest(row, line, compared, write);
        if (forPaper(options)) {
            auto& styles = table.styles.emplace_back(table.columns.size());
            const auto columns = analysis::columnStyles(
                { {}, { line.first, line.second }, { row[1], row[2] }, compared.scores.lowerIsBetter }, {});
            std::copy(columns.begin(), columns.end(), styles.begin() + 1);
            if (line.p && *line.p < marks.level) {
                styles[3].mark = "*";
                marked = true;
            }
        }
        table.rows.push_back(std::move(row));
    }
    if (forPaper(options)) {
        table.note = (marked ? "* p < " + support::shortest(marks.level) + ". " : "")
            + pastedNote(options, compared, later);
    }
    return table;
}

Table recordTable(const ComparedSystems& compared, const Writer& write)
{
    Table table;
    table.title = "Annotations (" + compared.pairs.front().recordsBy + ")";
    if (write.script()) {
        table.columns = { { "a" }, { "b" } };
        for (const auto& word : changeWords) {
            table.columns.push_back({ word.key, true });
        }
    } else {
        table.columns = { { "Pair" }, { "Fixed", true }, { "Regressed", true }, { "Wrong alike", true },
            { "Wrong differently", true }, { "Both right", true } };
    }
    for (const auto& pair : compared.pairs) {
        const auto& a = compared.systems[pair.first].name;
        const auto& b = compared.systems[pair.second].name;
        std::vector<std::string> row { a, b };
        if (!write.script()) {
            row = { a + " → " + b };
        }
        for (const auto& word : changeWords) {
            row.push_back(std::to_string(pair.records.overall.of(word.change)));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// What the listed records add up to, and all.
Table totalsTable(const ComparedSystems& compared, const ComparedPair& pair, const Writer& write)
{
    const auto& a = compared.systems[pair.first].name;
    const auto& b = compared.systems[pair.second].name;
    Table table;
    table.title = "What the listed records account for";
    table.columns = { { write.script() ? "number" : "Number" }, { a, true }, { b, true },
        { write.script() ? "difference" : b + " - " + a, true },
        { write.script() ? "listed_difference" : "Listed", true } };
    for (const auto& total : pair.differing->totals) {
        table.rows.push_back({ total.name, write.share(total.whole[0]), write.share(total.whole[1]),
            write.share(total.whole[1] - total.whole[0]), write.share(total.listed[1] - total.listed[0]) });
    }
    return table;
}

/// Do the listed records make a difference to this number?
bool changes(const analysis::DifferingRecords::Part& part, std::size_t name)
{
    constexpr double rounding = 1e-9;
    double difference = 0;
    for (const bool second : { false, true }) {
        const auto& shares = part.sides[second ? 1 : 0].shares;
        for (auto at = name; at < shares.size(); at += part.names.size()) {
            difference += second ? shares[at] : -shares[at];
        }
    }
    return std::abs(difference) > rounding;
}

/// Records of one side of a pair, printed as `errors` does, with what each adds to the score's numbers.
Table recordsTable(const Options& options, const ComparedSystems& compared, const ComparedPair& pair,
    bool second, const analysis::DifferingRecords::Part& part, const Writer& write)
{
    const auto& side = part.sides[second ? 1 : 0];
    const auto& one = compared.systems[second ? pair.second : pair.first].name;
    const auto& other = compared.systems[second ? pair.first : pair.second].name;
    auto numbers = side.numbers;
    const bool cut = !write.script() && numbers.size() > shownRecords;
    if (cut) {
        numbers.resize(shownRecords);
    }
    auto printed = options;
    printed.scheme = recordScheme(options.compare.score);
    auto table = errorTable(*side.shown, numbers, printed);
    table.title = "Records of " + one + " that " + other + " has not so"
        + (part.list.empty() ? "" : " (" + part.list + ")") + ": " + std::to_string(side.numbers.size())
        + (cut ? " (the first " + std::to_string(shownRecords) + "; --json and --tsv list all)" : "");
    for (std::size_t name = 0; name < part.names.size(); ++name) {
        if (!write.script() && !changes(part, name)) {
            continue; // people read what makes the difference
        }
        table.columns.push_back({ part.names[name], true });
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            table.rows[row].push_back(write.share(side.shares[row * part.names.size() + name]));
        }
    }
    if (write.script()) {
        table.columns.insert(table.columns.begin(), { "system" });
        for (auto& row : table.rows) {
            row.insert(row.begin(), one);
        }
    }
    return table;
}

/// The records of one system given twice that account for the difference.
std::vector<Table> differingTables(
    const Options& options, const ComparedSystems& compared, const Writer& write)
{
    std::vector<Table> tables;
    for (const auto& pair : compared.pairs) {
        if (!pair.sameSystem) {
            continue;
        }
        auto parts = pair.differing ? pair.differing->parts : std::vector<analysis::DifferingRecords::Part>();
        if (!pair.differing) {
            auto& part = parts.emplace_back();
            for (const bool second : { false, true }) {
                part.sides[second ? 1 : 0] = { compared.systems[second ? pair.second : pair.first].evaluation,
                    differing(compared, pair, second), {} };
            }
        }
        for (const auto& part : parts) {
            for (const bool second : { false, true }) {
                tables.push_back(recordsTable(options, compared, pair, second, part, write));
            }
        }
        if (pair.differing && !pair.differing->totals.empty()) {
            tables.push_back(totalsTable(compared, pair, write));
        }
    }
    return tables;
}

bool isCount(const Options& options, const ComparedSystems& compared)
{
    const auto& result = *compared.systems.front().measures.front();
    const std::vector<double> zeros(result.statisticNames.size(), 0);
    const auto scores = result.score(zeros);
    return std::any_of(scores.begin(), scores.end(),
        [&options](const auto& score) { return score.name == options.compare.score.score && score.isCount; });
}

/// How the numbers were made: what a reader must know to believe them.
std::vector<std::string> notes(const ComparedSystems& compared)
{
    const auto& settings = compared.scores.settings;
    const auto& resampling = settings.resampling;
    std::vector<std::string> lines { "Intervals: percentile bootstrap over "
        + std::to_string(compared.scores.units) + " " + std::string(analysis::name(settings.unit)) + "s, "
        + std::to_string(resampling.trials) + " trials, seed " + std::to_string(resampling.seed) + "." };
    constexpr std::size_t few = 20;
    if (const auto none = intervalNote(compared); !none.empty()) {
        lines.back() = none;
    } else if (compared.scores.units < few) {
        lines.push_back("So few units tell little: intervals from them are too narrow.");
    }
    const bool exact = std::any_of(compared.scores.differences.begin(), compared.scores.differences.end(),
        [](const auto& one) { return one.exact; });
    lines.push_back("p: paired approximate randomisation, swapping whole "
        + std::string(analysis::name(settings.unit))
        + "s; one-sided in the direction found; ties count; (r + 1) / (trials + 1)"
        + (exact ? "; = all swaps counted." : "."));
    if (compared.pairs.size() > 1) {
        lines.push_back("Holm: corrected over " + std::to_string(compared.pairs.size()) + " comparisons.");
    }
    if (compared.types.tests > 1) {
        lines.push_back("p of types: two-sided, Holm-corrected over " + std::to_string(compared.types.tests)
            + " comparisons of types.");
    }
    if (!compared.types.note.empty()) {
        lines.push_back(compared.types.note);
    }
    for (std::size_t number = 0; number < compared.pairs.size(); ++number) {
        const auto& pair = compared.pairs[number];
        const auto names = compared.systems[pair.second].name + " - " + compared.systems[pair.first].name;
        const auto unlisted = pair.sameSystem ? differingNote(compared, pair, number) : std::string();
        for (const auto& note : { compared.scores.differences[number].note, unlisted }) {
            if (!note.empty()) {
                lines.push_back(names + ": " + note);
            }
        }
    }
    return lines;
}

} // namespace

std::string compareReport(
    const Options& options, const ComparedSystems& compared, const support::Diagnostics& diagnostics)
{
    if (options.form == OutputForm::Json) {
        return compareJson(options, compared, diagnostics);
    }
    const Writer write(options, isCount(options, compared));
    std::vector<Table> tables { systemTable(options, compared, write),
        differenceTable(options, compared, write) };
    std::vector<Table> byType;
    for (std::size_t later = 1; later < compared.systems.size(); ++later) {
        // One row is in the table above, but Markdown is for pasting.
        auto table = pairTable(options, compared, later, write);
        if (table.rows.size() > 1 || options.form == OutputForm::Markdown) {
            byType.push_back(std::move(table));
        }
    }
    if (compared.systems.size() > 2) {
        if (auto types = typeTable(options, compared, write); !types.rows.empty()) {
            byType.insert(byType.begin(), std::move(types));
        }
    }
    // What is to be pasted stands first.
    const auto place = options.form == OutputForm::Markdown ? tables.begin() : tables.end();
    tables.insert(place, std::make_move_iterator(byType.begin()), std::make_move_iterator(byType.end()));
    tables.push_back(recordTable(compared, write));
    for (auto& table : differingTables(options, compared, write)) {
        tables.push_back(std::move(table));
    }
    std::string result;
    for (const auto& table : tables) {
        result += (result.empty() ? "" : "\n") + formed(table, options.form);
    }
    if (write.script()) {
        return result;
    }
    const auto comment = options.form == OutputForm::Latex ? "% "
        : options.form == OutputForm::Markdown             ? "\n"
                                                           : "";
    result += options.form == OutputForm::Text ? "\n" : "";
    for (const auto& line : notes(compared)) {
        result += comment + line + "\n";
    }
    for (const auto& system : compared.systems) {
        result += comment + system.name + ": " + system.evaluation->signature + "\n";
    }
    return result;
}

} // namespace touchstone::cli
