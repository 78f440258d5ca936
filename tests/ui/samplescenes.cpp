// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/samplescenes.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <map>

namespace touchstone::ui::test {

namespace {

using align::Block;
using align::EditOperation;
using analysis::Mark;
using analysis::SideId;
using match::Outcome;

struct Holder
{
    text::Text gold;
    text::Text system;
};

void push(std::vector<Block>& blocks, EditOperation operation, std::uint32_t& g, std::uint32_t& s)
{
    if (blocks.empty() || blocks.back().operation != operation) {
        blocks.push_back({ operation, { g, g }, { s, s } });
    }
    g += operation == EditOperation::Insert ? 0U : 1U;
    s += operation == EditOperation::Delete ? 0U : 1U;
    blocks.back().gold.end = g;
    blocks.back().system.end = s;
}

std::vector<Block> alignSmall(const std::u32string& a, const std::u32string& b)
{
    const auto n = a.size();
    const auto m = b.size();
    std::vector<std::uint32_t> cost((n + 1) * (m + 1));
    const auto at = [&](std::size_t i, std::size_t j) -> std::uint32_t& { return cost[i * (m + 1) + j]; };
    for (std::size_t i = n + 1; i-- > 0;) {
        for (std::size_t j = m + 1; j-- > 0;) {
            if (i == n || j == m) {
                at(i, j) = static_cast<std::uint32_t>((n - i) + (m - j));
            } else {
                at(i, j) = std::min(
                    { at(i + 1, j) + 1, at(i, j + 1) + 1, at(i + 1, j + 1) + (a[i] == b[j] ? 0U : 1U) });
            }
        }
    }
    std::vector<Block> blocks;
    std::uint32_t g = 0;
    std::uint32_t s = 0;
    while (g < n || s < m) {
        if (g < n && s < m && at(g, s) == at(g + 1, s + 1) + (a[g] == b[s] ? 0U : 1U)) {
            push(blocks, a[g] == b[s] ? EditOperation::Equal : EditOperation::Replace, g, s);
        } else if (g < n && at(g, s) == at(g + 1, s) + 1) {
            push(blocks, EditOperation::Delete, g, s);
        } else {
            push(blocks, EditOperation::Insert, g, s);
        }
    }
    return blocks;
}

std::uint16_t giveLanes(std::vector<Mark>& marks)
{
    // Shortest first takes the lowest lane free of overlap.
    std::vector<std::size_t> order(marks.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(marks[a].span.length(), a) < std::pair(marks[b].span.length(), b);
    });
    std::vector<std::vector<std::size_t>> lanes;
    for (const auto index : order) {
        std::size_t lane = 0;
        for (std::size_t l = 0; l < lanes.size(); ++l) {
            for (const auto other : lanes[l]) {
                if (text::overlap(marks[index].span, marks[other].span) > 0) {
                    lane = l + 1;
                }
            }
        }
        if (lane == lanes.size()) {
            lanes.emplace_back();
        }
        lanes[lane].push_back(index);
        marks[index].lane = static_cast<std::uint16_t>(lane);
    }
    std::sort(marks.begin(), marks.end(), [](const Mark& a, const Mark& b) {
        return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end > b.span.end;
    });
    return static_cast<std::uint16_t>(lanes.size());
}

void addMarks(analysis::HighlightPlan& plan, const std::vector<SampleMark>& samples)
{
    std::map<std::string, std::uint32_t> labels;
    for (const SampleMark& sample : samples) {
        const auto [label, fresh]
            = labels.emplace(sample.label, static_cast<std::uint32_t>(plan.labels.size()));
        if (fresh) {
            plan.labels.push_back(sample.label);
        }
        Mark mark;
        mark.span = sample.span;
        mark.record = sample.record;
        mark.label = label->second;
        mark.outcome = sample.outcome;
        mark.side = sample.side;
        mark.component = sample.component;
        mark.wrongBegin = sample.wrongBegin;
        mark.wrongEnd = sample.wrongEnd;
        mark.firstFragment = static_cast<std::uint32_t>(plan.fragments.size());
        mark.fragmentCount = static_cast<std::uint32_t>(sample.fragments.size());
        plan.fragments.insert(plan.fragments.end(), sample.fragments.begin(), sample.fragments.end());
        (sample.side == SideId::Gold ? plan.gold : plan.system).push_back(mark);
    }
}

std::shared_ptr<TextScene> finish(std::shared_ptr<TextScene> scene, const std::vector<SampleMark>& marks)
{
    addMarks(scene->plan, marks);
    scene->plan.goldLanes = giveLanes(scene->plan.gold);
    scene->plan.systemLanes = giveLanes(scene->plan.system);
    scene->goldTitle = QStringLiteral("Gold");
    scene->systemTitle = QStringLiteral("System");
    return scene;
}

SampleMark gold(text::Span span, std::string label, Outcome outcome, std::uint32_t record)
{
    SampleMark mark;
    mark.span = span;
    mark.label = std::move(label);
    mark.outcome = outcome;
    mark.record = record;
    return mark;
}

SampleMark sys(text::Span span, std::string label, Outcome outcome, std::uint32_t record)
{
    SampleMark mark = gold(span, std::move(label), outcome, record);
    mark.side = SideId::System;
    return mark;
}

SampleMark part(SideId side, text::Span span, std::string label)
{
    SampleMark mark = gold(span, std::move(label), Outcome::Correct, analysis::noRecord);
    mark.side = side;
    mark.component = true;
    return mark;
}

SampleMark wrong(SampleMark mark, bool begin, bool end)
{
    mark.wrongBegin = begin;
    mark.wrongEnd = end;
    return mark;
}

} // namespace

TextScenePtr makeScene(std::string goldText, std::string systemText, std::vector<SampleMark> marks)
{
    auto holder = std::make_shared<Holder>();
    holder->gold = text::Text(std::move(goldText));
    holder->system = text::Text(std::move(systemText));
    auto scene = std::make_shared<TextScene>();
    scene->keepAlive = holder;
    scene->gold = &holder->gold;
    scene->system = &holder->system;
    if (holder->gold == holder->system) {
        scene->plan.blocks
            = { { EditOperation::Equal, { 0, holder->gold.length() }, { 0, holder->gold.length() } } };
    } else {
        scene->plan.blocks
            = alignSmall(text::toCodePoints(holder->gold.utf8()), text::toCodePoints(holder->system.utf8()));
    }
    return finish(std::move(scene), marks);
}

TextScenePtr makeOneSided(SideId side, std::string content, std::vector<SampleMark> marks)
{
    auto holder = std::make_shared<Holder>();
    auto scene = std::make_shared<TextScene>();
    scene->keepAlive = holder;
    if (side == SideId::Gold) {
        holder->gold = text::Text(std::move(content));
        scene->gold = &holder->gold;
        scene->plan.blocks = { { EditOperation::Delete, { 0, holder->gold.length() }, {} } };
    } else {
        holder->system = text::Text(std::move(content));
        scene->system = &holder->system;
        scene->plan.blocks = { { EditOperation::Insert, {}, { 0, holder->system.length() } } };
    }
    return finish(std::move(scene), marks);
}

text::Span spanOf(std::string_view content, std::string_view words, int nth)
{
    std::size_t byte = content.find(words);
    for (; nth > 0 && byte != std::string_view::npos; --nth) {
        byte = content.find(words, byte + 1);
    }
    if (byte == std::string_view::npos) {
        return {};
    }
    const auto begin = static_cast<std::uint32_t>(text::codePointCount(content.substr(0, byte)));
    return { begin, begin + static_cast<std::uint32_t>(text::codePointCount(words)) };
}

TextScenePtr flatLatinScene()
{
    const std::string t
        = "The European Commission said on Thursday it disagreed with German advice to consumers to shun "
          "British lamb until scientists determine whether mad cow disease can be transmitted to sheep.\n"
          "Germany's representative to the European Union's veterinary committee Werner Zwingmann said on "
          "Wednesday consumers should buy sheepmeat from countries other than Britain until the scientific "
          "advice was clearer.\n\"We don't support any such recommendation because we don't see any grounds "
          "for "
          "it,\" the Commission's chief spokesman Nikolaus van der Pas told a news briefing.\nRabinovich is "
          "winding up his term in Tel Aviv.";
    return makeScene(t, t,
        { gold(spanOf(t, "European Commission"), "ORG", Outcome::Correct, 0),
            sys(spanOf(t, "European Commission"), "ORG", Outcome::Correct, 0),
            gold(spanOf(t, "German"), "MISC", Outcome::Incorrect, 1),
            sys(spanOf(t, "German"), "LOC", Outcome::Incorrect, 1),
            gold(spanOf(t, "British"), "MISC", Outcome::Missing, 2),
            gold(spanOf(t, "Germany"), "LOC", Outcome::Correct, 3),
            sys(spanOf(t, "Germany"), "LOC", Outcome::Correct, 3),
            wrong(gold(spanOf(t, "European Union's"), "ORG", Outcome::Partial, 4), false, true),
            wrong(sys(spanOf(t, "European Union"), "ORG", Outcome::Partial, 4), false, true),
            gold(spanOf(t, "Werner Zwingmann"), "PER", Outcome::Correct, 5),
            sys(spanOf(t, "Werner Zwingmann"), "PER", Outcome::Correct, 5),
            sys(spanOf(t, "Wednesday"), "DATE", Outcome::Spurious, 6),
            gold(spanOf(t, "Britain"), "LOC", Outcome::Missing, 7),
            sys(spanOf(t, "Commission's"), "ORG", Outcome::Spurious, 8),
            wrong(gold(spanOf(t, "Nikolaus van der Pas"), "PER", Outcome::Partial, 9), true, false),
            wrong(sys(spanOf(t, "van der Pas"), "PER", Outcome::Partial, 9), true, false),
            gold(spanOf(t, "Rabinovich"), "PER", Outcome::Correct, 10),
            sys(spanOf(t, "Rabinovich"), "PER", Outcome::Correct, 10),
            gold(spanOf(t, "Tel Aviv"), "LOC", Outcome::Missing, 11) });
}

TextScenePtr nestedScene()
{
    const std::string t = "Hier, l'ambassadeur de la Turquie en France a rencontré le président de la "
                          "Banque centrale européenne et la ministre des Affaires étrangères à Ankara.";
    return makeScene(t, t,
        { gold(spanOf(t, "l'ambassadeur de la Turquie en France"), "func.ind", Outcome::Correct, 0),
            sys(spanOf(t, "l'ambassadeur de la Turquie en France"), "func.ind", Outcome::Correct, 0),
            part(SideId::Gold, spanOf(t, "ambassadeur"), "kind"),
            part(SideId::System, spanOf(t, "ambassadeur"), "kind"),
            gold(spanOf(t, "Turquie"), "loc.adm.nat ⇄ org.adm", Outcome::Incorrect, 1),
            sys(spanOf(t, "Turquie"), "loc.fac", Outcome::Incorrect, 1),
            gold(spanOf(t, "France"), "loc.adm.nat", Outcome::Missing, 2),
            gold(spanOf(t, "président de la Banque centrale européenne"), "func.ind", Outcome::Correct, 3),
            sys(spanOf(t, "président de la Banque centrale européenne"), "func.ind", Outcome::Correct, 3),
            gold(spanOf(t, "Banque centrale européenne"), "org.adm", Outcome::Partial, 4),
            wrong(sys(spanOf(t, "la Banque centrale"), "org.adm", Outcome::Partial, 4), true, true),
            sys(spanOf(t, "centrale européenne et la ministre"), "org.ent", Outcome::Spurious, 5),
            gold(spanOf(t, "européenne"), "loc", Outcome::Missing, 6),
            gold(spanOf(t, "ministre des Affaires étrangères"), "func.ind", Outcome::Missing, 7),
            gold(spanOf(t, "Affaires étrangères"), "org.adm", Outcome::Missing, 8),
            gold(spanOf(t, "Ankara"), "loc.adm.town", Outcome::Correct, 9),
            sys(spanOf(t, "Ankara"), "loc.adm.town", Outcome::Correct, 9) });
}

TextScenePtr deepScene()
{
    const std::string t = "the head of the office of the secretary of the committee of the house";
    std::vector<SampleMark> marks;
    std::uint32_t record = 0;
    for (const char* words :
        { "the house", "the committee of the house", "the secretary of the committee of the house",
            "the office of the secretary of the committee of the house",
            "head of the office of the secretary of the committee of the house",
            "the head of the office of the secretary of the committee of the house" }) {
        marks.push_back(gold(spanOf(t, words), "ROLE", Outcome::Correct, record));
        marks.push_back(sys(spanOf(t, words), "ROLE", Outcome::Correct, record));
        ++record;
    }
    return makeScene(t, t, std::move(marks));
}

TextScenePtr noisyScene()
{
    const std::string g = "Tolkien was a writer. John Ronald Reuel Tolkien taught at Oxford, not in Paris.";
    const std::string s = "Tolkieene xas wrieter ,. Jolm Ronaid Reuel Tolkeen taughtat Oxf0rd, nut in Pari.";
    return makeScene(g, s,
        { wrong(gold(spanOf(g, "Tolkien"), "PER", Outcome::Correct, 0), false, false),
            sys(spanOf(s, "Tolkieene"), "PER", Outcome::Correct, 0),
            gold(spanOf(g, "writer"), "OCC", Outcome::Incorrect, 1),
            sys(spanOf(s, "wrieter"), "ORG", Outcome::Incorrect, 1),
            wrong(gold(spanOf(g, "John Ronald Reuel Tolkien"), "PER", Outcome::Partial, 2), true, false),
            wrong(sys(spanOf(s, "Ronaid Reuel Tolkeen"), "PER", Outcome::Partial, 2), true, false),
            gold(spanOf(g, "Oxford"), "ORG", Outcome::Missing, 3),
            sys(spanOf(s, "nut"), "FOOD", Outcome::Spurious, 4),
            gold(spanOf(g, "Paris"), "LOC", Outcome::Correct, 5),
            sys(spanOf(s, "Pari"), "LOC", Outcome::Correct, 5) });
}

TextScenePtr manyLinesScene()
{
    std::string g;
    std::string s;
    for (int line = 1; line <= 60; ++line) {
        const std::string number = std::to_string(line);
        std::string words = "Line " + number + "\tnames Ada" + number + " and Bob" + number + " here.";
        g += words + "\n";
        if (line == 20) {
            words.replace(words.find("names"), 5, "narnes");
        }
        s += words + (line == 40 ? " " : "\n"); // here the system has no line break
    }
    return makeScene(g, s,
        { gold(spanOf(g, "Ada12 "), "PER", Outcome::Correct, 0),
            sys(spanOf(s, "Ada12 "), "PER", Outcome::Correct, 0),
            gold(spanOf(g, "Bob5 "), "PER", Outcome::Missing, 1),
            gold(spanOf(g, "Ada20"), "PER", Outcome::Correct, 2),
            sys(spanOf(s, "Ada20"), "PER", Outcome::Correct, 2),
            gold(spanOf(g, "Bob50"), "PER", Outcome::Incorrect, 3),
            sys(spanOf(s, "Bob52"), "LOC", Outcome::Incorrect, 3),
            gold(spanOf(g, "Ada8"), "PER", Outcome::Incorrect, 4),
            sys(spanOf(s, "Ada58"), "LOC", Outcome::Incorrect, 4) });
}

TextScenePtr rightToLeftScene()
{
    const std::string t = "قال محمد بن سلمان في الرياض يوم 12 مايو إن شركة Apple ستفتح مكتبا في دبي.\n"
                          "ראש הממשלה בנימין נתניהו ביקר בתל אביב עם John Smith ביום שלישי.\n"
                          "The word שלום (peace) and السلام are cognate in Israel.";
    return makeScene(t, t,
        { gold(spanOf(t, "محمد بن سلمان"), "PER", Outcome::Correct, 0),
            sys(spanOf(t, "محمد بن سلمان"), "PER", Outcome::Correct, 0),
            gold(spanOf(t, "الرياض"), "LOC", Outcome::Missing, 1),
            gold(spanOf(t, "شركة Apple"), "ORG", Outcome::Partial, 2),
            wrong(sys(spanOf(t, "Apple"), "ORG", Outcome::Partial, 2), true, false),
            sys(spanOf(t, "دبي"), "LOC", Outcome::Spurious, 3),
            gold(spanOf(t, "בנימין נתניהו"), "PER", Outcome::Correct, 4),
            sys(spanOf(t, "בנימין נתניהו"), "PER", Outcome::Correct, 4),
            gold(spanOf(t, "בתל אביב"), "LOC", Outcome::Incorrect, 5),
            sys(spanOf(t, "בתל אביב"), "ORG", Outcome::Incorrect, 5),
            gold(spanOf(t, "John Smith"), "PER", Outcome::Correct, 6),
            sys(spanOf(t, "John Smith"), "PER", Outcome::Correct, 6),
            gold(spanOf(t, "שלום (peace) and السلام"), "TERM", Outcome::Missing, 7),
            gold(spanOf(t, "Israel"), "LOC", Outcome::Correct, 8),
            sys(spanOf(t, "Israel"), "LOC", Outcome::Correct, 8) });
}

TextScenePtr noisyRightToLeftScene()
{
    const std::string g = "قال محمد بن سلمان في الرياض يوم 12 مايو. The word שלום means peace.";
    const std::string s = "قال محمود بن سلمن في الراض يوم 13 مايو. The w0rd שלוום means peace.";
    return makeScene(g, s,
        { gold(spanOf(g, "محمد بن سلمان"), "PER", Outcome::Correct, 0),
            sys(spanOf(s, "محمود بن سلمن"), "PER", Outcome::Correct, 0),
            gold(spanOf(g, "الرياض"), "LOC", Outcome::Incorrect, 1),
            sys(spanOf(s, "الراض"), "ORG", Outcome::Incorrect, 1),
            gold(spanOf(g, "שלום"), "TERM", Outcome::Missing, 2) });
}

TextScenePtr ideographScene()
{
    // The flag stays in one piece.
    // clang-format off
    const std::string t = "東京都の山田太郎さんは、株式会社リコーの社長です。👩‍🔬👨‍👩‍👧🇩🇪"
                          " "
                          "met "
                          "👍🏽 "
                          "in "
                          "Berlin.\n"
                          "Ame\u0301lie Poulain à Zu\u0308rich; प्रधानमंत्री नरेन्द्र मोदी दिल्ली में; ประเทศไทย "
                          "กรุงเทพ; 서울특별시에서.\n"
                          "a\ttab, a\u00A0fixed space, \u202Bembedded\u202C mark, zero\u200Bwidth, "
                          "soft\u00ADhyphen, bell\u0007.";
    // clang-format on
    return makeScene(t, t,
        { gold(spanOf(t, "東京都"), "LOC", Outcome::Correct, 0),
            sys(spanOf(t, "東京都"), "LOC", Outcome::Correct, 0),
            wrong(gold(spanOf(t, "山田太郎"), "PER", Outcome::Partial, 1), false, true),
            wrong(sys(spanOf(t, "山田太郎さん"), "PER", Outcome::Partial, 1), false, true),
            gold(spanOf(t, "株式会社リコー"), "ORG", Outcome::Missing, 2),
            gold(spanOf(t, "👨‍👩‍👧"), "PER", Outcome::Incorrect, 3),
            sys(spanOf(t, "👨‍👩‍👧"), "ORG", Outcome::Incorrect, 3),
            gold(spanOf(t, "🇩🇪"), "LOC", Outcome::Correct, 4),
            sys(spanOf(t, "🇩🇪"), "LOC", Outcome::Correct, 4),
            gold(spanOf(t, "Berlin"), "LOC", Outcome::Correct, 5),
            sys(spanOf(t, "Berlin"), "LOC", Outcome::Correct, 5),
            gold(spanOf(t, "Ame\u0301lie Poulain"), "PER", Outcome::Correct, 6),
            sys(spanOf(t, "Ame\u0301lie Poulain"), "PER", Outcome::Correct, 6),
            sys(spanOf(t, "Zu\u0308rich"), "LOC", Outcome::Spurious, 7),
            gold(spanOf(t, "नरेन्द्र मोदी"), "PER", Outcome::Correct, 8),
            sys(spanOf(t, "नरेन्द्र मोदी"), "PER", Outcome::Correct, 8),
            gold(spanOf(t, "กรุงเทพ"), "LOC", Outcome::Missing, 9),
            gold(spanOf(t, "서울특별시"), "LOC", Outcome::Incorrect, 10),
            sys(spanOf(t, "서울특별시"), "ORG", Outcome::Incorrect, 10),
            sys(spanOf(t, "fixed space, \u202Bembedded"), "MISC", Outcome::Spurious, 11) });
}

TextScenePtr discontinuousScene()
{
    const std::string t
        = "left and right ventricular dysfunction was found, with mild pain in the arms and the legs.";
    SampleMark split = gold({ 0, spanOf(t, "dysfunction").end }, "DISORDER", Outcome::Partial, 0);
    split.fragments = { spanOf(t, "left"), spanOf(t, "ventricular dysfunction") };
    SampleMark second = gold(spanOf(t, "right ventricular dysfunction"), "DISORDER", Outcome::Correct, 1);
    SampleMark secondSystem = second;
    secondSystem.side = SideId::System;
    SampleMark splitSystem
        = wrong(sys(spanOf(t, "left and right"), "DISORDER", Outcome::Partial, 0), false, true);
    SampleMark pain
        = gold({ spanOf(t, "pain").begin, spanOf(t, "legs").end }, "DISORDER", Outcome::Missing, 2);
    pain.fragments = { spanOf(t, "pain"), spanOf(t, "in the"), spanOf(t, "legs") };
    return makeScene(t, t, { split, second, splitSystem, secondSystem, pain });
}

namespace {

/// The content with every seventh word's first character replaced and one added behind it, and the blocks of
/// both.
std::string noisyCopy(
    const std::string& content, const std::vector<text::Span>& places, std::vector<align::Block>& blocks)
{
    std::string other;
    std::size_t byte = 0;
    std::uint32_t g = 0;
    std::uint32_t s = 0;
    std::size_t word = 0;
    std::uint32_t wordEnd = places.front().end;
    while (byte < content.size()) {
        const std::size_t from = byte;
        static_cast<void>(text::nextCodePoint(content, byte));
        const bool first = g == places[word].begin;
        if (word % 7 == 3 && first && byte - from == 1) {
            other += '#';
            push(blocks, EditOperation::Replace, g, s);
            other += '+';
            push(blocks, EditOperation::Insert, g, s);
        } else {
            other.append(content, from, byte - from);
            push(blocks, EditOperation::Equal, g, s);
        }
        if (g > wordEnd && word + 1 < places.size()) {
            wordEnd = places[++word].end;
        }
    }
    return other;
}

} // namespace

TextScenePtr largeScene(std::uint32_t length, std::uint32_t spans, bool mixedScripts, bool noisy)
{
    static const std::vector<std::string> latin { "house", "river", "Commission", "the", "of", "and",
        "parliament", "in", "Berlin", "Zwingmann", "market", "a", "to", "representative" };
    static const std::vector<std::string> mixed { "house", "Ame\u0301lie", "東京都の", "محمد", "नरेन्द्र",
        "สวัสดี", "שלום", "Ελλάδα", "👩‍🔬", "the", "서울", "of" };
    const auto& words = mixedScripts ? mixed : latin;
    std::uint64_t random = 88172645463325252ULL;
    const auto next = [&random](std::uint64_t bound) {
        random ^= random << 13U;
        random ^= random >> 7U;
        random ^= random << 17U;
        return random % bound;
    };
    std::string content;
    std::uint32_t count = 0;
    std::vector<text::Span> places;
    while (count < length) {
        const std::string& word = words[next(words.size())];
        const auto size = static_cast<std::uint32_t>(text::codePointCount(word));
        places.push_back({ count, count + size });
        content += word;
        content += ' ';
        count += size + 1;
    }
    auto holder = std::make_shared<Holder>();
    auto scene = std::make_shared<TextScene>();
    scene->keepAlive = holder;
    holder->gold = text::Text(content);
    scene->gold = &holder->gold;
    const auto step = std::max<std::size_t>(1, places.size() / std::max(1U, spans));
    std::vector<std::string> labels { "PER", "LOC", "ORG", "MISC" };
    analysis::HighlightPlan& plan = scene->plan;
    plan.labels = labels;
    if (noisy) {
        holder->system = text::Text(noisyCopy(content, places, plan.blocks));
        scene->system = &holder->system;
    } else {
        plan.blocks = { { EditOperation::Equal, { 0, count }, { 0, count } } };
        scene->system = &holder->gold;
    }
    std::size_t block = 0;
    std::uint32_t record = 0;
    for (std::size_t i = 0; i < places.size(); i += step, ++record) {
        Mark mark;
        mark.span = places[i];
        mark.record = record;
        mark.label = record % 4;
        mark.outcome = static_cast<Outcome>(record % 4);
        plan.gold.push_back(mark);
        if (mark.outcome != Outcome::Missing) {
            mark.side = SideId::System;
            if (noisy) {
                while (plan.blocks[block].gold.end <= mark.span.begin) {
                    ++block;
                }
                const auto shift = plan.blocks[block].system.begin - plan.blocks[block].gold.begin;
                mark.span = { mark.span.begin + shift, mark.span.end + shift };
            }
            plan.system.push_back(mark);
        }
    }
    plan.goldLanes = plan.systemLanes = 1;
    scene->goldTitle = QStringLiteral("Gold");
    scene->systemTitle = QStringLiteral("System");
    return scene;
}

} // namespace touchstone::ui::test
