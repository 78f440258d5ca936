// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recordvalues.h"

#include "ui/session/corestrings.h"
#include "ui/session/session.h"

#include "core/measures/registry/measureregistry.h"

#include <QCoreApplication>

#include <cmath>

namespace touchstone::ui {

std::optional<double> RecordValue::of(std::uint32_t record) const
{
    const double value
        = column != nullptr && record < column->values.size() ? column->values[record] : std::nan("");
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

std::optional<QString> RecordValue::word(std::uint32_t record) const
{
    if (words == nullptr || std::size_t { record } + 1 >= words->begins.size()) {
        return std::nullopt;
    }
    const QStringList texts = textsOf(
        words->of(record), [&](const std::uint32_t number) { return toQString(words->names[number]); });
    return texts.isEmpty() ? std::nullopt : std::optional(listText(texts));
}

std::optional<QString> RecordValue::shownWord(std::uint32_t record) const
{
    const auto own = word(record);
    return own ? std::optional(sliceValueText(words->id, toUtf8(*own))) : own;
}

QString RecordValue::meaning() const
{
    return coreText(column != nullptr ? column->meaning : words != nullptr ? words->meaning : std::string());
}

std::vector<RecordValue> recordValues(const Session& session, const analysis::EvaluationPtr& shown)
{
    std::vector<RecordValue> values;
    const auto add = [&values](std::string_view owner, const QString& title, const auto& holder,
                         const std::vector<analysis::ValueColumn>& columns) {
        for (const analysis::ValueColumn& column : columns) {
            values.push_back({ toQString(owner) + QLatin1Char('.') + toQString(column.id),
                //: %1: a measure or one of its lists, such as "ETER", %2: a value of its records, such as
                //: "Er"
                QCoreApplication::translate("touchstone::ui", "%1 %2", "value")
                    .arg(title, coreText(column.title)),
                std::shared_ptr<const analysis::ValueColumn>(holder, &column), nullptr });
        }
    };
    if (!shown) {
        return values;
    }
    if (shown->list != nullptr) {
        add(shown->list->id, listText(shown->list->id), shown->list, shown->list->values);
        return values;
    }
    if (shown != session.evaluationA()) {
        return values;
    }
    for (const metrics::Measure& measure : metrics::measures()) {
        if (const auto result = session.measureA(toQString(measure.id))) {
            add(measure.id, measureText(measure.id), result, result->recordValues);
        }
    }
    return values;
}

QString sliceKey(const std::string& id) { return QStringLiteral("slice.") + toQString(id); }

std::vector<RecordValue> sliceValues(
    const analysis::EvaluationPtr& shown, const std::vector<std::string>& ids)
{
    std::vector<RecordValue> values;
    for (const std::string& id : ids) {
        if (const analysis::FacetColumn* facet = shown ? analysis::sliceFacet(*shown, id) : nullptr) {
            values.push_back({ sliceKey(id), facetText(id), nullptr,
                std::shared_ptr<const analysis::FacetColumn>(shown, facet) });
        }
    }
    return values;
}

QString countedAs(const analysis::Evaluation& evaluation, std::uint32_t record)
{
    QStringList names;
    if (evaluation.list != nullptr) {
        const auto& categories = evaluation.list->categories;
        for (std::size_t i = 0; i < categories.size(); ++i) {
            if ((evaluation.list->bits[record] >> i & 1U) != 0) {
                names << categoryText(categories[i]);
            }
        }
    }
    return listText(names);
}

bool countedApart(const analysis::Evaluation& evaluation, const std::vector<std::uint32_t>& records)
{
    return evaluation.list != nullptr
        && std::ranges::any_of(records, [&bits = evaluation.list->bits, &records](std::uint32_t record) {
               return bits[record] != bits[records.front()];
           });
}

} // namespace touchstone::ui
