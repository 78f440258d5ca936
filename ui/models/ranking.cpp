// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/ranking.h"

#include "core/support/lookup.h"

#include <QCollator>
#include <QLocale>

#include <limits>
#include <numeric>

namespace touchstone::ui {

namespace {

/// A number below 0, whose sign collation takes for one more letter.
std::optional<double> negative(const QString& text)
{
    bool isNumber = false;
    const double number = text.startsWith(QLatin1Char('-')) ? text.toDouble(&isNumber) : 0;
    return isNumber && number < 0 ? std::optional(number) : std::nullopt;
}

} // namespace

void sortByRank(std::vector<std::uint32_t>& rows, const Ranks& ranks, bool descending)
{
    const auto key
        = [&](std::uint32_t row) { return descending ? ranks.count - 1 - ranks.of[row] : ranks.of[row]; };
    if (ranks.count > 4 * rows.size() + 1024) {
        std::stable_sort(
            rows.begin(), rows.end(), [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
        return;
    }
    std::vector<std::uint32_t> place(ranks.count + std::size_t { 1 }, 0);
    for (const std::uint32_t row : rows) {
        ++place[key(row) + std::size_t { 1 }];
    }
    std::partial_sum(place.begin(), place.end(), place.begin());
    std::vector<std::uint32_t> sorted(rows.size());
    for (const std::uint32_t row : rows) {
        sorted[place[key(row)]++] = row;
    }
    rows = std::move(sorted);
}

void sortByPlace(std::span<std::uint32_t> list, const Ranks& ranks, bool descending)
{
    const std::vector<std::uint32_t> before(list.begin(), list.end());
    std::vector<std::uint32_t> places(before.size());
    std::iota(places.begin(), places.end(), 0U);
    sortByRank(places, ranks, descending);
    std::ranges::transform(places, list.begin(), [&](std::uint32_t place) { return before[place]; });
}

Ranks collationRanks(const std::vector<QString>& texts)
{
    // The C locale compares bytes and knows no numbers; people's names are not sorted by it.
    QCollator collator(QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale());
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::vector<QCollatorSortKey> keys;
    keys.reserve(texts.size());
    for (const QString& text : texts) {
        keys.push_back(collator.sortKey(text));
    }
    const auto negatives = support::listOf<std::optional<double>>(texts, negative);
    std::vector<std::uint32_t> order(texts.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        if (texts[a].isEmpty() != texts[b].isEmpty()) {
            return texts[b].isEmpty();
        }
        if (negatives[a] && negatives[b] && *negatives[a] != *negatives[b]) {
            return *negatives[a] < *negatives[b];
        }
        if (negatives[a].has_value() != negatives[b].has_value()) {
            return negatives[a].has_value();
        }
        const int compared = keys[a].compare(keys[b]);
        return compared != 0 ? compared < 0 : texts[a] < texts[b];
    });
    Ranks ranks;
    ranks.of.resize(texts.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0 && texts[order[i]] != texts[order[i - 1]]) {
            ++ranks.count;
        }
        ranks.of[order[i]] = ranks.count;
    }
    ranks.count = texts.empty() ? 0 : ranks.count + 1;
    return ranks;
}

Ranks numberRanks(const std::vector<double>& numbers)
{
    std::vector<double> values = numbers;
    support::sortUnique(values);
    Ranks ranks;
    ranks.count = static_cast<std::uint32_t>(values.size());
    ranks.of.reserve(numbers.size());
    for (const double number : numbers) {
        ranks.of.push_back(static_cast<std::uint32_t>(
            std::lower_bound(values.begin(), values.end(), number) - values.begin()));
    }
    return ranks;
}

Ranks keyRanks(const std::vector<QVariant>& keys, bool descending)
{
    if (!keys.empty() && keys.front().typeId() == QMetaType::QString) {
        std::vector<QString> texts(keys.size());
        std::ranges::transform(keys, texts.begin(), &QVariant::toString);
        return collationRanks(texts);
    }
    const double last = std::numeric_limits<double>::infinity() * (descending ? -1 : 1);
    std::vector<double> numbers(keys.size());
    std::ranges::transform(
        keys, numbers.begin(), [&](const QVariant& key) { return key.isValid() ? key.toDouble() : last; });
    return numberRanks(numbers);
}

} // namespace touchstone::ui
