// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/slicechecks.h"

#include "core/evaluation/settings/attributetable.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

#include <unordered_set>

namespace touchstone::analysis {

namespace {

using support::Severity;

void checkAttributes(Evaluation& evaluation)
{
    const auto& gold = *evaluation.gold;
    const auto& table = *evaluation.spec.slices.attributes;
    std::unordered_set<const AttributeTable::Row*> known;
    std::unordered_map<const AttributeTable::Row*, std::size_t> documentsOf; // of ids alone
    for (const auto& document : gold.documents) {
        known.insert(table.document(document.name));
        for (std::uint32_t entity = 0; table.ofAnnotations() && entity < document.annotations.size();
             ++entity) {
            const auto* const row = table.annotation(document.name, document.annotations.id(entity));
            if (row != nullptr) {
                known.insert(row);
                documentsOf[row] += row->document.empty() ? 1U : 0U;
            }
        }
    }
    std::size_t unknown = 0;
    const AttributeTable::Row* first = nullptr;
    std::size_t ambiguous = 0;
    const AttributeTable::Row* firstAmbiguous = nullptr;
    for (const auto& row : table.rows()) {
        if (!known.contains(&row)) {
            first = unknown++ == 0 ? &row : first;
        }
        if (const auto found = documentsOf.find(&row); found != documentsOf.end() && found->second > 1) {
            firstAmbiguous = ambiguous++ == 0 ? &row : firstAmbiguous;
        }
    }
    const auto nameOf = [](const AttributeTable::Row& row) {
        return row.annotation.empty() ? support::said("document \"%1\"", row.document)
            : row.document.empty()
            ? support::said("annotation \"%1\"", row.annotation)
            : support::said("annotation \"%1\" of document \"%2\"", row.annotation, row.document);
    };
    if (first != nullptr) {
        const auto rows = table.rows().size();
        evaluation.diagnostics.add(Severity::Warning, "attributes.unknown", { table.file(), first->line, 1 },
            rows == 1
                ? support::said(
                    "1 of 1 row of the attributes stands for nothing in the gold; the first names "
                    "%1. Ids are those that errors --json shows under document and gold.id.",
                    nameOf(*first))
                : support::saidOf(static_cast<std::int64_t>(unknown),
                    "%Ln of %1 rows of the attributes stands for nothing in the gold; the first names %2. "
                    "Ids are those that errors --json shows under document and gold.id.",
                    "%Ln of %1 rows of the attributes stand for nothing in the gold; the first names %2. Ids "
                    "are those that errors --json shows under document and gold.id.",
                    support::GroupedNumber { static_cast<std::int64_t>(rows) }, nameOf(*first)));
    }
    if (firstAmbiguous != nullptr) {
        evaluation.diagnostics.add(Severity::Warning, "attributes.ambiguous",
            { table.file(), firstAmbiguous->line, 1 },
            support::saidOf(static_cast<std::int64_t>(ambiguous),
                "%Ln row of the attributes stands for annotations of several documents; the first names %1. "
                "A column document before the column annotation tells them apart.",
                "%Ln rows of the attributes stand for annotations of several documents; the first names %1. "
                "A column document before the column annotation tells them apart.",
                nameOf(*firstAmbiguous)));
    }
}

/// Values of an attribute with bounds that no bin can hold.
void checkNumbers(Evaluation& evaluation, const SliceDimension& dimension)
{
    const auto& table = *evaluation.spec.slices.attributes;
    const auto& columns = table.columns();
    const auto column
        = static_cast<std::size_t>(std::ranges::find(columns, dimension.title) - columns.begin());
    const auto& numbers = table.numbers(column);
    const auto others = numbers.filled - numbers.numbers;
    if (others == 0 && numbers.filled > 0) {
        return;
    }
    const bool some = numbers.filled > 0;
    const auto line = some ? table.rows()[numbers.other].line : 0;
    const auto first = some ? table.rows()[numbers.other].cells[column] : std::string();
    evaluation.diagnostics.add(Severity::Warning, "slice-bounds.values",
        { table.file(), line, some ? 1U : 0U },
        numbers.numbers > 0
            ? support::saidOf(static_cast<std::int64_t>(others),
                "%Ln of %1 values of the attribute \"%2\" is no number and counted as \"%3\" by "
                "--slice-bounds; the first is \"%4\".",
                "%Ln of %1 values of the attribute \"%2\" are no numbers and counted as \"%3\" by "
                "--slice-bounds; the first is \"%4\".",
                support::GroupedNumber { static_cast<std::int64_t>(numbers.filled) }, dimension.title,
                noSliceValue, first)
            : support::said(some
                    ? "No value of the attribute \"%1\" is a number, so its bounds make no bins and are left "
                      "out; the first is \"%2\"."
                    : "No value of the attribute \"%1\" is a number, so its bounds make no bins and are left "
                      "out.",
                dimension.title, first));
}

} // namespace

void checkSlices(Evaluation& evaluation)
{
    const auto& gold = *evaluation.gold;
    const auto& slices = evaluation.spec.slices;
    if (slices.attributes != nullptr && evaluation.spec.restriction.whole()) {
        checkAttributes(evaluation);
    }
    if (slices.training != nullptr && gold.entityCount() > 0) {
        const bool shared = std::ranges::any_of(
            evaluation.labels, [&](const std::string& label) { return slices.training->knows(label); });
        if (!shared) {
            evaluation.diagnostics.add(Severity::Warning, "train.types", { gold.path, 0, 0 },
                support::said("No type of the training data occurs here, so nothing is \"seen\"; are they "
                              "written in another way, or is another annotation layer read?"));
        }
    }
    for (const auto& [id, bounds] : slices.bounds) {
        const auto dimension = sliceDimension(evaluation, id);
        const auto builtIns = builtInSlices();
        const bool attribute = dimension && !support::contains(builtIns, id) && !judgeOfSlice(id);
        if (attribute) {
            checkNumbers(evaluation, *dimension);
            continue;
        }
        const bool counts = dimension ? dimension->binned : support::contains(builtIns, id);
        if (!counts) {
            evaluation.diagnostics.add(Severity::Warning, "slice-bounds.unknown", { gold.path, 0, 0 },
                dimension
                    ? support::said("--slice-bounds names \"%1\", which is no slice of numbers here.", id)
                    : support::said("--slice-bounds names \"%1\", which is no slice of numbers here. %2", id,
                        support::messageOf(dimension.error())));
        }
    }
}

void checkSlicesAgain(Evaluation& evaluation)
{
    evaluation.diagnostics.drop([](std::string_view code) {
        return code.starts_with("attributes.") || code == "train.types" || code.starts_with("slice-bounds.");
    });
    checkSlices(evaluation);
}

} // namespace touchstone::analysis
