// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/alignment.h"

#include "core/align/editpath.h"
#include "core/align/meter.h"
#include "core/align/symbols.h"
#include "core/text/utf8.h"

#include <cassert>

namespace touchstone::align {

namespace {

using support::ErrorCode;
using support::Progress;
using support::Result;
using text::Span;

support::Failure cancelled() { return support::failure(ErrorCode::Cancelled, "Stopped on request."); }

/// Puts blocks one after another and joins neighbours of the same operation.
class Builder
{
public:
    void append(EditOperation operation, std::uint32_t length)
    {
        if (length == 0) {
            return;
        }
        const auto gold = operation == EditOperation::Insert ? 0U : length;
        const auto system = operation == EditOperation::Delete ? 0U : length;
        auto& blocks = m_result.blocks;
        if (blocks.empty() || blocks.back().operation != operation) {
            blocks.push_back({ operation, { m_gold, m_gold }, { m_system, m_system } });
        }
        m_gold += gold;
        m_system += system;
        blocks.back().gold.end = m_gold;
        blocks.back().system.end = m_system;
        m_result.distance += operation == EditOperation::Equal ? 0U : length;
    }
    [[nodiscard]] TextAlignment take() { return std::move(m_result); }

private:
    TextAlignment m_result;
    std::uint32_t m_gold = 0;
    std::uint32_t m_system = 0;
};

/// One alignment after another into one result.
class Aligner
{
public:
    Aligner(const Progress& progress, const WorkReport& report)
        : m_meter(progress, report)
        , m_silent(progress, m_nobody)
    {
    }

    /// False when cancelled; so below.
    [[nodiscard]] bool add(std::u32string_view gold, std::u32string_view system)
    {
        return gold == system ? addEqual(gold.size()) : addDifferent(NumberedTexts(gold, system));
    }
    [[nodiscard]] bool addEqual(std::size_t length)
    {
        m_builder.append(EditOperation::Equal, static_cast<std::uint32_t>(length));
        say(2 * length);
        return !m_meter.cancelled();
    }
    [[nodiscard]] bool addDifferent(const NumberedTexts& texts)
    {
        const auto& gold = texts.gold();
        const auto& system = texts.system();
        const auto units = gold.size() + system.size();
        const bool silent = units < worthSaying;
        EditPath path(texts.symbolCount(), silent ? m_silent : m_meter);
        if (m_meter.cancelled()
            || !path.find({ gold.data(), gold.size() }, { system.data(), system.size() }, units)) {
            return false;
        }
        say(silent ? units : 0);
        for (const auto& run : path.runs()) {
            m_builder.append(run.operation, run.length);
        }
        return true;
    }
    [[nodiscard]] TextAlignment take()
    {
        m_meter.add(m_unsaid);
        return m_builder.take();
    }

private:
    /// Tokens by the thousand are not said one by one.
    static constexpr std::uint64_t worthSaying = 4096;

    void say(std::uint64_t units)
    {
        m_unsaid += units;
        if (m_unsaid >= worthSaying) {
            m_meter.add(m_unsaid);
            m_unsaid = 0;
        }
    }

    const WorkReport m_nobody {};
    Meter m_meter;
    Meter m_silent;
    std::uint64_t m_unsaid = 0;
    Builder m_builder;
};

/// The code points themselves are needed no more.
NumberedTexts numbered(const text::Text& gold, const text::Text& system)
{
    return { text::toCodePoints(gold.utf8()), text::toCodePoints(system.utf8()) };
}

} // namespace

TextAlignment identityAlignment(const text::Text& text)
{
    Builder builder;
    builder.append(EditOperation::Equal, text.length());
    return builder.take();
}

Result<TextAlignment> alignCharacters(
    std::u32string_view gold, std::u32string_view system, Progress& progress, const WorkReport& report)
{
    Aligner aligner(progress, report);
    if (progress.cancelled() || !aligner.add(gold, system)) {
        return cancelled();
    }
    return aligner.take();
}

Result<TextAlignment> alignCharacters(
    const text::Text& gold, const text::Text& system, Progress& progress, const WorkReport& report)
{
    Aligner aligner(progress, report);
    if (progress.cancelled()
        || !(gold == system ? aligner.addEqual(gold.length())
                            : aligner.addDifferent(numbered(gold, system)))) {
        return cancelled();
    }
    return aligner.take();
}

Result<TextAlignment> alignTokens(const text::Text& gold, std::span<const Span> goldTokens,
    const text::Text& system, std::span<const Span> systemTokens, Progress& progress,
    const WorkReport& report)
{
    assert(goldTokens.size() == systemTokens.size());
    const auto goldPoints = text::toCodePoints(gold.utf8());
    const auto systemPoints = text::toCodePoints(system.utf8());
    const std::u32string_view goldView(goldPoints);
    const std::u32string_view systemView(systemPoints);
    Aligner aligner(progress, report);
    std::uint32_t goldAt = 0;
    std::uint32_t systemAt = 0;
    const auto alignTo = [&](std::uint32_t goldEnd, std::uint32_t systemEnd) {
        goldEnd = std::clamp(goldEnd, goldAt, static_cast<std::uint32_t>(goldPoints.size()));
        systemEnd = std::clamp(systemEnd, systemAt, static_cast<std::uint32_t>(systemPoints.size()));
        const auto goldPart = goldView.substr(goldAt, goldEnd - goldAt);
        const auto systemPart = systemView.substr(systemAt, systemEnd - systemAt);
        goldAt = goldEnd;
        systemAt = systemEnd;
        return aligner.add(goldPart, systemPart);
    };
    for (std::size_t token = 0; token < goldTokens.size(); ++token) {
        if (!alignTo(goldTokens[token].begin, systemTokens[token].begin)
            || !alignTo(goldTokens[token].end, systemTokens[token].end)) {
            return cancelled();
        }
    }
    if (!alignTo(gold.length(), system.length())) {
        return cancelled();
    }
    return aligner.take();
}

} // namespace touchstone::align
