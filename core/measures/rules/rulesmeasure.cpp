// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/rulesmeasure.h"

#include "core/measures/base/tally.h"
#include "core/support/lookup.h"

namespace touchstone::metrics {

namespace {

constexpr std::array<std::string_view, spanLabelCount> spanNames { "TP", "PTP", "FzTP", "FzPTP", "FP", "FN",
    "other" };
constexpr std::array<std::string_view, linkLabelCount> linkNames { "TP res", "conditional TP res",
    "fuzzy TP res", "TN res", "FP res", "FN res", "error res", "none", "other" };
constexpr std::array<std::string_view, causeCount> causeNames { "none", "tagger", "possibly tagger",
    "resolver", "other" };

// The label of every symbol: the known names, with `suffix`; the empty text is `empty`, any other the last.
template <typename Label, std::size_t N>
std::vector<Label> labelsOf(const rules::RuleSet& rules, const std::array<std::string_view, N>& names,
    const std::string& suffix, Label empty, std::size_t symbols)
{
    std::vector<Label> result(symbols, static_cast<Label>(N - 1));
    result.at(0) = empty;
    for (std::size_t label = 0; label < N; ++label) {
        if (const auto symbol = rules.findSymbol(std::string(names.at(label)) + suffix)) {
            result[*symbol] = static_cast<Label>(label);
        }
    }
    return result;
}

template <typename Tally, typename Visit> void visitCounts(Tally& tally, Visit&& visit)
{
    for (auto& side : tally.spans) {
        for (auto& label : side) {
            std::for_each(label.begin(), label.end(), visit);
        }
    }
    for (auto& side : tally.links) {
        for (auto& label : side) {
            for (auto& cause : label) {
                std::for_each(cause.begin(), cause.end(), visit);
            }
        }
    }
    for (auto& label : tally.entities) {
        std::for_each(label.begin(), label.end(), visit);
    }
    for (auto& label : tally.documentLinks) {
        std::for_each(label.begin(), label.end(), visit);
    }
}

std::size_t flagsOf(bool low, bool ignored) { return (low ? 1U : 0U) + (ignored ? 2U : 0U); }

std::int64_t counted(const RuleTally::Flags& flags, const RuleSwitches& switches)
{
    std::int64_t sum = 0;
    for (std::size_t flag = 0; flag < flags.size(); ++flag) {
        const bool out = ((flag & 1U) != 0 && !switches.low) || ((flag & 2U) != 0 && !switches.ignored);
        sum += out ? 0 : flags.at(flag);
    }
    return sum;
}

double creditOf(const RuleCredit& credit, SpanLabel label)
{
    return label == SpanLabel::Exact       ? credit.exact
        : label == SpanLabel::Partial      ? credit.partial
        : label == SpanLabel::Fuzzy        ? credit.fuzzy
        : label == SpanLabel::FuzzyPartial ? credit.fuzzyPartial
                                           : 0;
}

RuleRatio spanRatio(const std::array<RuleTally::Flags, spanLabelCount>& labels, const RuleCredit& credit,
    const RuleSwitches& switches, std::optional<SpanLabel> without)
{
    RuleRatio ratio;
    for (std::size_t number = 0; number < spanLabelCount; ++number) {
        const auto label = static_cast<SpanLabel>(number);
        if (label != without) {
            const auto count = static_cast<double>(counted(labels.at(number), switches));
            ratio.numerator += count * creditOf(credit, label);
            ratio.denominator += count;
        }
    }
    return ratio;
}

// `count` answers for one label.
template <typename Count> RuleRatio linkRatio(Count&& count, LinkLabel wrong, const RuleSwitches& switches)
{
    const double right = count(LinkLabel::Right) + count(LinkLabel::Fuzzy);
    const double conditional = count(LinkLabel::Conditional);
    RuleRatio ratio { right, right + count(wrong) };
    if (switches.conditional != RuleSwitches::Conditional::Out) {
        ratio.denominator += conditional;
        ratio.numerator += switches.conditional == RuleSwitches::Conditional::Right ? conditional : 0;
    }
    return ratio;
}

} // namespace

std::string_view name(SpanLabel label) { return spanNames.at(static_cast<std::size_t>(label)); }
std::string_view name(LinkLabel label) { return linkNames.at(static_cast<std::size_t>(label)); }
std::string_view name(Cause cause) { return causeNames.at(static_cast<std::size_t>(cause)); }

bool isLabelWord(std::string_view word)
{
    constexpr std::string_view ofDocuments = " doc";
    const auto label = word.substr(0, word.size() - (word.ends_with(ofDocuments) ? ofDocuments.size() : 0));
    return support::contains(spanNames, label) || support::contains(linkNames, label)
        || support::contains(causeNames, label);
}

RuleTally& RuleTally::operator+=(const RuleTally& other)
{
    std::vector<std::int64_t> counts;
    visitCounts(other, [&](std::int64_t count) { counts.push_back(count); });
    std::size_t at = 0;
    visitCounts(*this, [&](std::int64_t& count) { count += counts[at++]; });
    return *this;
}

namespace {

template <std::size_t size, typename Value>
void flowEach(const NumberFlow& to, std::array<Value, size>& values)
{
    for (std::size_t i = 0; i < size; ++i) {
        const auto name = std::to_string(i);
        if constexpr (std::is_same_v<Value, std::int64_t>) {
            to.number(name, values.at(i));
        } else {
            flowEach(to.part(name), values.at(i));
        }
    }
}

} // namespace

void flow(const NumberFlow& to, RuleTally& tally)
{
    flowEach(to.part("spans"), tally.spans);
    flowEach(to.part("links"), tally.links);
    flowEach(to.part("entities"), tally.entities);
    flowEach(to.part("document_links"), tally.documentLinks);
}

RuleCounter::RuleCounter(const rules::RuleSet& rules)
{
    const auto symbols = rules.symbolCount();
    m_spans = labelsOf(rules, spanNames, "", SpanLabel::Other, symbols);
    m_links = labelsOf(rules, linkNames, "", LinkLabel::None, symbols);
    m_causes = labelsOf(rules, causeNames, "", Cause::None, symbols);
    m_entities = labelsOf(rules, spanNames, " doc", SpanLabel::Other, symbols);
    m_documentLinks = labelsOf(rules, linkNames, " doc", LinkLabel::None, symbols);
}

void RuleCounter::addAnnotation(RuleTally& tally, std::size_t side, const rules::Labels& labels) const
{
    const bool ignored = labels.ignored != 0;
    const auto span = static_cast<std::size_t>(m_spans[labels.result]);
    ++tally.spans.at(side).at(span).at(flagsOf(labels.low, ignored));
    const auto link = static_cast<std::size_t>(m_links[labels.resolution]);
    const auto cause = static_cast<std::size_t>(m_causes[labels.cause]);
    ++tally.links.at(side).at(link).at(cause).at(flagsOf(labels.lowResolution, ignored));
}

RuleTally RuleCounter::tally(const rules::DocumentResult& document) const
{
    RuleTally tally;
    for (const auto& labels : document.gold) {
        addAnnotation(tally, 0, labels);
    }
    for (const auto& labels : document.system) {
        addAnnotation(tally, 1, labels);
    }
    for (const auto& entity : document.entities) {
        const auto label = static_cast<std::size_t>(m_entities[entity.labels.result]);
        ++tally.entities.at(label).at(flagsOf(entity.labels.low, entity.labels.ignored != 0));
    }
    for (const auto& link : document.links) {
        const auto label = static_cast<std::size_t>(m_documentLinks[link.labels.result]);
        ++tally.documentLinks.at(label).at(flagsOf(link.labels.low, link.labels.ignored != 0));
    }
    return tally;
}

std::optional<double> RuleRatio::value() const { return ratio(numerator, denominator); }
std::optional<double> RuleScore::f1() const { return harmonicMean(precision.value(), recall.value()); }

RuleScore spanScore(const RuleTally& tally, const RuleCredit& credit, const RuleSwitches& switches)
{
    return { spanRatio(tally.spans[1], credit, switches, {}),
        spanRatio(tally.spans[0], credit, switches, {}) };
}

RuleScore documentScore(const RuleTally& tally, const RuleCredit& credit, const RuleSwitches& switches)
{
    return { spanRatio(tally.entities, credit, switches, SpanLabel::Missed),
        spanRatio(tally.entities, credit, switches, SpanLabel::Spurious) };
}

RuleScore resolutionScore(const RuleTally& tally, const RuleSwitches& switches)
{
    const auto count = [&](std::size_t side, LinkLabel label) {
        std::int64_t sum = 0;
        const auto& causes = tally.links.at(side).at(static_cast<std::size_t>(label));
        for (std::size_t cause = 0; cause < causeCount; ++cause) {
            const bool out = !switches.taggerErrors && static_cast<Cause>(cause) == Cause::Tagger;
            sum += out ? 0 : counted(causes.at(cause), switches);
        }
        return static_cast<double>(sum);
    };
    return { linkRatio([&](LinkLabel label) { return count(1, label); }, LinkLabel::FalsePositive, switches),
        linkRatio([&](LinkLabel label) { return count(0, label); }, LinkLabel::FalseNegative, switches) };
}

RuleScore documentLinkScore(const RuleTally& tally, const RuleSwitches& switches)
{
    const auto count = [&](LinkLabel label) {
        return static_cast<double>(
            counted(tally.documentLinks.at(static_cast<std::size_t>(label)), switches));
    };
    return { linkRatio(count, LinkLabel::FalsePositive, switches),
        linkRatio(count, LinkLabel::FalseNegative, switches) };
}

std::int64_t causeCountOf(const RuleTally& tally, std::size_t side, Cause cause, const RuleSwitches& switches)
{
    const auto wrong = side == 0 ? LinkLabel::FalseNegative : LinkLabel::FalsePositive;
    return counted(
        tally.links.at(side).at(static_cast<std::size_t>(wrong)).at(static_cast<std::size_t>(cause)),
        switches);
}

} // namespace touchstone::metrics
