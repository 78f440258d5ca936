// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/binding/records.h"

#include "app/cli/errors/recordreport.h"

#include "core/explain/excerpt.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>
#include <pybind11/stl.h>

namespace touchstone::python {

namespace {

using analysis::Evaluation;
using match::PairOutcome;

/// A code per record; -1: none.
struct Categories
{
    std::vector<std::string> names;
    std::vector<std::int32_t> codes;
};

/// A number per record; -1: none.
struct Numbers
{
    std::vector<std::int64_t> values;
};

constexpr std::array<const char*, 5> categoryNames { "document", "outcome", "error_type", "gold_type",
    "system_type" };
constexpr std::array<const char*, 4> numberNames { "gold_start", "gold_end", "system_start", "system_end" };
constexpr const char* changeColumn = "change";

const Evaluation& evaluationOf(const PyErrors& own, const cli::ListedRecord& one)
{
    return *own.systems[one.system].evaluation;
}

const PairOutcome& recordOf(const PyErrors& own, const cli::ListedRecord& one)
{
    return evaluationOf(own, one).records[one.number];
}

const annotation::Entity* entityOf(const PyErrors& own, const cli::ListedRecord& one, bool gold)
{
    const auto& evaluation = evaluationOf(own, one);
    const auto& record = evaluation.records[one.number];
    return gold ? evaluation.goldEntity(record) : evaluation.systemEntity(record);
}

const cli::ListedRecord& listedAt(const PyErrors& own, py::ssize_t number)
{
    const auto size = static_cast<py::ssize_t>(own.listed.records.size());
    const auto at = number < 0 ? number + size : number;
    if (at < 0 || at >= size) {
        throw py::index_error("there are " + std::to_string(size) + " records, and none has the number "
            + std::to_string(number));
    }
    return own.listed.records[static_cast<std::size_t>(at)];
}

/// Codes by names that are put in code point order.
class Coder
{
public:
    std::int32_t code(std::string_view name)
    {
        const auto found = m_codes.find(name);
        return found != m_codes.end()
            ? found->second
            : m_codes.emplace(std::string(name), static_cast<std::int32_t>(m_codes.size())).first->second;
    }
    [[nodiscard]] Categories sorted(std::vector<std::int32_t> codes) const
    {
        Categories result;
        std::vector<std::int32_t> places(m_codes.size());
        for (const auto& [name, code] : m_codes) {
            places[static_cast<std::size_t>(code)] = static_cast<std::int32_t>(result.names.size());
            result.names.push_back(name);
        }
        for (auto& code : codes) {
            code = code < 0 ? code : places[static_cast<std::size_t>(code)];
        }
        result.codes = std::move(codes);
        return result;
    }

private:
    std::map<std::string, std::int32_t, std::less<>> m_codes;
};

/// `nameOf(record)`: empty for none.
template <typename NameOf> Categories named(const PyErrors& own, const NameOf& nameOf)
{
    Coder coder;
    std::vector<std::int32_t> codes;
    codes.reserve(own.listed.records.size());
    for (const auto& one : own.listed.records) {
        const auto name = nameOf(one);
        codes.push_back(name.empty() ? -1 : coder.code(name));
    }
    return coder.sorted(std::move(codes));
}

/// All names of a closed list, in its order.
template <typename CodeOf>
Categories coded(const PyErrors& own, std::vector<std::string> names, const CodeOf& codeOf)
{
    Categories result { std::move(names), {} };
    result.codes.reserve(own.listed.records.size());
    for (const auto& one : own.listed.records) {
        result.codes.push_back(static_cast<std::int32_t>(codeOf(one)));
    }
    return result;
}

template <typename Enumeration, typename NameOf>
std::vector<std::string> enumerated(std::size_t count, const NameOf& nameOf)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        names.emplace_back(nameOf(static_cast<Enumeration>(i)));
    }
    return names;
}

Categories typesOf(const PyErrors& own, bool gold)
{
    return named(own, [&](const auto& one) -> std::string_view {
        const auto& record = recordOf(own, one);
        if (gold ? !record.hasGold() : !record.hasSystem()) {
            return {};
        }
        return evaluationOf(own, one).labels[gold ? record.goldType : record.systemType];
    });
}

py::object columnOf(const PyErrors& own, const std::string& name)
{
    if (name == "document") {
        return py::cast(named(own, [&](const auto& one) -> std::string_view {
            return evaluationOf(own, one).cases[recordOf(own, one).document].name();
        }));
    }
    if (name == "outcome") {
        return py::cast(coded(own, enumerated<match::Outcome>(match::outcomeCount, match::outcomeCode),
            [&](const auto& one) { return recordOf(own, one).outcome(own.options.scheme); }));
    }
    if (name == "error_type") {
        return py::cast(coded(own, enumerated<match::ErrorType>(match::errorTypeCount, match::errorTypeName),
            [&](const auto& one) { return recordOf(own, one).errorType; }));
    }
    if (name == "gold_type" || name == "system_type") {
        return py::cast(typesOf(own, name == "gold_type"));
    }
    if (name == changeColumn && !own.options.changes.empty()) {
        return py::cast(coded(
            own, support::listOf(analysis::changeWords, &analysis::ChangeWord::key), [](const auto& one) {
                return std::ranges::find(
                           analysis::changeWords, one.changed->change, &analysis::ChangeWord::change)
                    - std::begin(analysis::changeWords);
            }));
    }
    if (!support::contains(numberNames, name)) {
        throw py::key_error("there is no column \"" + name + "\"; columns tells which there are");
    }
    Numbers numbers;
    numbers.values.reserve(own.listed.records.size());
    for (const auto& one : own.listed.records) {
        const auto* const entity = entityOf(own, one, name.starts_with("gold"));
        numbers.values.push_back(entity == nullptr ? std::int64_t { -1 }
                : name.ends_with("start")          ? entity->span.begin
                                                   : entity->span.end);
    }
    return py::cast(std::move(numbers));
}

std::vector<std::string> columnsOf(const PyErrors& own)
{
    std::vector<std::string> names(categoryNames.begin(), categoryNames.end());
    names.insert(names.end(), numberNames.begin(), numberNames.end());
    if (!own.options.changes.empty()) {
        names.emplace_back(changeColumn);
    }
    return names;
}

std::span<const cli::ListedRecord> some(const PyErrors& own, py::ssize_t first, py::ssize_t count)
{
    const std::span records(own.listed.records);
    const auto from = std::min(static_cast<std::size_t>(std::max<py::ssize_t>(first, 0)), records.size());
    const auto most = records.size() - from;
    return records.subspan(from, count < 0 ? most : std::min(static_cast<std::size_t>(count), most));
}

py::list textsOf(const PyErrors& own, const std::string& side, py::ssize_t first, py::ssize_t count)
{
    if (side != "gold" && side != "system") {
        throw py::value_error("a side is \"gold\" or \"system\", and not \"" + side + "\"");
    }
    const bool gold = side == "gold";
    py::list texts;
    for (const auto& one : some(own, first, count)) {
        const auto& evaluation = evaluationOf(own, one);
        const auto& record = evaluation.records[one.number];
        if (gold ? record.hasGold() : record.hasSystem()) {
            texts.append(gold ? evaluation.goldText(record) : evaluation.systemText(record));
        } else {
            texts.append(py::none());
        }
    }
    return texts;
}

/// The text that a record is shown on, and where it stands there.
struct Place
{
    const annotation::Document* document;
    text::Span span;
};
Place shownPlace(const Evaluation& evaluation, std::uint32_t number)
{
    const auto& documentCase = evaluation.cases[evaluation.records[number].document];
    return { documentCase.gold != nullptr ? documentCase.gold : documentCase.system,
        analysis::placeOf(evaluation, number) };
}

text::Span widened(text::Span span, std::uint32_t width, std::uint32_t length)
{
    const auto end = std::min(span.end, length);
    return { span.begin > width ? span.begin - width : 0, length - end > width ? end + width : length };
}

py::list contextsOf(const PyErrors& own, py::ssize_t first, py::ssize_t count, std::uint32_t width)
{
    py::list contexts;
    for (const auto& one : some(own, first, count)) {
        const auto [document, span] = shownPlace(evaluationOf(own, one), one.number);
        const auto length = document->text.length();
        const auto whole = length == 0 ? span : widened(span, width, length);
        contexts.append(py::make_tuple(std::string(document->text.slice({ whole.begin, span.begin })),
            std::string(document->text.slice({ span.end, whole.end }))));
    }
    return contexts;
}

/// Of an annotation on the text that the record is shown on.
std::vector<text::Span> piecesOf(const analysis::DocumentCase& documentCase, std::uint32_t entity, bool gold)
{
    const auto* const document = gold ? documentCase.gold : documentCase.system;
    if (document == nullptr || entity == annotation::noEntity) {
        return {};
    }
    const auto own = document->annotations.pieces(entity);
    std::vector<text::Span> pieces(own.begin(), own.end());
    if (!gold && documentCase.gold != nullptr) {
        for (auto& piece : pieces) {
            piece = analysis::goldStretch(documentCase, piece);
        }
    }
    return pieces;
}

bool holds(const std::vector<text::Span>& pieces, std::uint32_t position)
{
    return std::ranges::any_of(pieces, [position](const auto& piece) { return piece.contains(position); });
}

py::list excerptOf(const PyErrors& own, py::ssize_t number, std::uint32_t width)
{
    const auto& one = listedAt(own, number);
    const auto& evaluation = evaluationOf(own, one);
    const auto& record = evaluation.records[one.number];
    const auto& documentCase = evaluation.cases[record.document];
    const auto [document, span] = shownPlace(evaluation, one.number);
    if (document->text.empty()) {
        return py::list();
    }
    const auto whole = widened(span, width / 2, document->text.length());
    const auto gold = piecesOf(documentCase, record.gold, true);
    const auto system = piecesOf(documentCase, record.system, false);
    std::set<std::uint32_t> cuts { whole.begin, whole.end };
    for (const auto* const pieces : { &gold, &system }) {
        for (const auto& piece : *pieces) {
            cuts.insert(std::clamp(piece.begin, whole.begin, whole.end));
            cuts.insert(std::clamp(piece.end, whole.begin, whole.end));
        }
    }
    py::list parts;
    for (auto cut = cuts.begin(); std::next(cut) != cuts.end(); ++cut) {
        parts.append(py::make_tuple(std::string(document->text.slice({ *cut, *std::next(cut) })),
            holds(gold, *cut), holds(system, *cut)));
    }
    return parts;
}

py::object objectOf(const cli::Json& json)
{
    switch (json.type()) {
    case cli::Json::value_t::object: {
        py::dict dict;
        for (const auto& [key, value] : json.items()) {
            dict[py::str(key)] = objectOf(value);
        }
        return dict;
    }
    case cli::Json::value_t::array: {
        py::list list;
        for (const auto& value : json) {
            list.append(objectOf(value));
        }
        return list;
    }
    case cli::Json::value_t::string:
        return py::str(json.get_ref<const std::string&>());
    case cli::Json::value_t::boolean:
        return py::bool_(json.get<bool>());
    case cli::Json::value_t::number_integer:
    case cli::Json::value_t::number_unsigned:
        return py::int_(json.get<std::int64_t>());
    case cli::Json::value_t::number_float:
        return py::float_(json.get<double>());
    default:
        return py::none();
    }
}

py::dict recordDict(const PyErrors& own, py::ssize_t number)
{
    const auto& one = listedAt(own, number);
    const auto& evaluation = evaluationOf(own, one);
    const auto& record = evaluation.records[one.number];
    const auto& documentCase = evaluation.cases[record.document];
    auto json = cli::recordJson(evaluation, one.number);
    json.erase("id");
    json["outcomes"] = json["outcome"];
    json["outcome"] = match::outcomeCode(record.outcome(own.options.scheme));
    for (const bool gold : { true, false }) {
        auto& side = json[gold ? "gold" : "system"];
        if (side.is_null()) {
            continue;
        }
        const auto& tree = (gold ? documentCase.gold : documentCase.system)->annotations;
        const auto& details = tree.detailsOf(gold ? record.gold : record.system);
        side["type"] = side["types"].front();
        side["score"] = details.score ? cli::Json(*details.score) : cli::Json(nullptr);
    }
    if (one.changed) {
        json["change"]
            = support::found(analysis::changeWords, one.changed->change, &analysis::ChangeWord::change)->key;
    }
    return objectOf(json);
}

std::string recordsReport(const PyErrors& own, const std::string& form)
{
    const cli::Names<cli::OutputForm> forms { { "json", cli::OutputForm::Json },
        { "tsv", cli::OutputForm::Tsv }, { "text", cli::OutputForm::Text },
        { "markdown", cli::OutputForm::Markdown }, { "latex", cli::OutputForm::Latex } };
    const auto* const chosen = support::found(forms, form, &std::pair<std::string, cli::OutputForm>::first);
    if (chosen == nullptr) {
        throw py::value_error(
            "records are written as json, tsv, text, markdown or latex, and not as \"" + form + "\"");
    }
    auto options = own.options;
    options.form = chosen->second;
    return valueOf(watched([&](std::stop_token stop) -> support::Result<std::string> {
        std::string text;
        support::Progress progress(std::move(stop));
        const auto done = cli::writeRecords(
            options, own.systems, own.listed,
            [&text](std::string_view piece) -> support::Result<void> {
                text += piece;
                return {};
            },
            progress);
        return done ? support::Result<std::string>(std::move(text)) : tl::unexpected(done.error());
    }));
}

/// Adds a column whose values arrays of Python share.
template <typename Column, typename Value>
py::class_<Column> columnClass(
    py::module_& module, const char* name, const char* doc, std::vector<Value> Column::*values)
{
    py::class_<Column> made(module, name, py::buffer_protocol(), doc);
    made.def_buffer([values](const Column& own) {
        return py::buffer_info((own.*values).data(), static_cast<py::ssize_t>((own.*values).size()), true);
    });
    made.def("__len__", [values](const Column& own) { return (own.*values).size(); });
    made.def("__getitem__", [values](const py::object& own, const py::slice& slice) {
        const auto size = (own.cast<const Column&>().*values).size();
        py::ssize_t start = 0, stop = 0, step = 0, count = 0;
        if (!slice.compute(static_cast<py::ssize_t>(size), &start, &stop, &step, &count)) {
            throw py::error_already_set();
        }
        py::list some;
        for (py::ssize_t i = 0; i < count; ++i, start += step) {
            some.append(own[py::int_(start)]);
        }
        return some;
    });
    return made;
}

std::size_t rowAt(py::ssize_t number, std::size_t size)
{
    const auto at = number < 0 ? number + static_cast<py::ssize_t>(size) : number;
    if (at < 0 || at >= static_cast<py::ssize_t>(size)) {
        throw py::index_error("the column has " + std::to_string(size) + " rows");
    }
    return static_cast<std::size_t>(at);
}

} // namespace

void addRecords(py::module_& module)
{
    using namespace py::literals;
    columnClass(module, "Categories",
        "A column of words: a code per record, which memoryview and numpy.asarray share; -1: none.",
        &Categories::codes)
        .def_property_readonly("names", [](const Categories& own) { return own.names; })
        .def("__getitem__", [](const Categories& own, py::ssize_t number) -> std::optional<std::string> {
            const auto code = own.codes[rowAt(number, own.codes.size())];
            return code < 0 ? std::nullopt : std::optional(own.names[static_cast<std::size_t>(code)]);
        });
    columnClass(module, "Numbers",
        "A column of whole numbers, which memoryview and numpy.asarray share; -1: none.", &Numbers::values)
        .def("__getitem__", [](const Numbers& own, py::ssize_t number) -> std::optional<std::int64_t> {
            const auto value = own.values[rowAt(number, own.values.size())];
            return value < 0 ? std::nullopt : std::optional(value);
        });
    py::class_<PyErrors, ErrorsPtr>(module, "Errors",
        "Records: a pair of a gold and a system annotation, or an annotation without partner; in text order.")
        .def("__len__", [](const PyErrors& own) { return own.listed.records.size(); })
        .def_property_readonly("considered", [](const PyErrors& own) { return own.listed.considered; })
        .def_property_readonly("columns", &columnsOf)
        .def("column", &columnOf, "A column by its name.", "name"_a)
        .def("texts", &textsOf, "Words of the annotations of one side.", "side"_a, "first"_a = 0,
            "count"_a = -1)
        .def("contexts", &contextsOf, "The text before and behind each record.", "first"_a = 0,
            "count"_a = -1, py::kw_only(), "width"_a = 40)
        .def("record", &recordDict, "One record with both annotations, as a dict.", "number"_a)
        .def("excerpt", &excerptOf, "Text around a record in pieces.", "number"_a, py::kw_only(),
            "width"_a = 80)
        .def("report", &recordsReport, "What errors prints of these records.", "form"_a = "json");
}

} // namespace touchstone::python
