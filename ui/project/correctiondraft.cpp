// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/correctiondraft.h"

#include "ui/session/corestrings.h"

namespace touchstone::ui {

CorrectionDraft::CorrectionDraft(DrawingPlace place)
    : m_place(std::move(place))
    , m_correct(m_place.proposal)
{
}

bool CorrectionDraft::complete() const
{
    return std::ranges::none_of(
        m_correct, [](const analysis::CorrectAnnotation& each) { return each.type.empty(); });
}

const analysis::CorrectAnnotation* CorrectionDraft::annotation() const
{
    return m_current < m_correct.size() ? &m_correct[m_current] : nullptr;
}

QString CorrectionDraft::words() const
{
    const auto* const shown = annotation();
    return shown == nullptr
        ? QString()
        : toQString(m_place.document->text.slice({ shown->pieces.front().begin, shown->pieces.back().end }));
}

bool CorrectionDraft::meets(text::Span span) const
{
    const auto met = [span](const analysis::CorrectAnnotation& each) {
        return std::ranges::any_of(
            each.pieces, [span](text::Span piece) { return overlap(piece, span) > 0; });
    };
    return m_further || met(m_place.present) || std::ranges::any_of(m_correct, met);
}

const std::vector<text::Span>& CorrectionDraft::tokens()
{
    if (!m_tokens) {
        m_tokens = analysis::borderTokens(*m_place.document);
    }
    return *m_tokens;
}

analysis::CorrectAnnotation* CorrectionDraft::changed()
{
    if (!possible()) {
        return nullptr;
    }
    if (m_current >= m_correct.size()) {
        if (m_place.present.pieces.empty()) {
            return nullptr;
        }
        m_current = m_correct.size();
        m_correct.push_back(m_place.present);
    }
    m_drawn = true;
    return &m_correct[m_current];
}

void CorrectionDraft::moveBorder(analysis::Border border, bool outwards)
{
    if (auto* const shown = changed()) {
        text::Span& piece = border == analysis::Border::Begin ? shown->pieces.front() : shown->pieces.back();
        const text::Span moved = analysis::withMovedBorder(tokens(), piece, border, outwards);
        m_further = m_further && moved == piece;
        piece = moved;
    }
}

void CorrectionDraft::setSpan(text::Span span)
{
    const text::Span whole = possible() ? analysis::toTokens(tokens(), span) : text::Span();
    if (whole.empty()) {
        return;
    }
    if (m_place.present.pieces.empty()) {
        m_place.present.pieces = { whole };
    }
    changed()->pieces = { whole };
    m_further = false;
}

void CorrectionDraft::setType(const std::string& type)
{
    if (auto* const shown = changed()) {
        shown->type = type;
    }
}

void CorrectionDraft::setLink(const std::string& link)
{
    if (auto* const shown = changed()) {
        shown->link = link;
    }
}

void CorrectionDraft::remove()
{
    if (!possible()) {
        return;
    }
    m_drawn = true;
    m_further = false;
    if (m_current < m_correct.size()) {
        m_correct.erase(m_correct.begin() + static_cast<std::ptrdiff_t>(m_current));
    }
    m_current = m_current > 0 ? m_current - 1 : 0;
}

void CorrectionDraft::addFurther()
{
    const auto* const last = changed();
    if (last == nullptr) {
        return;
    }
    const std::uint32_t end = last->pieces.back().end;
    const auto next = std::ranges::find_if(tokens(), [end](text::Span token) { return token.begin >= end; });
    analysis::CorrectAnnotation further { { next == tokens().end() ? last->pieces.back() : *next },
        last->type, {} };
    m_correct.push_back(std::move(further));
    m_current = m_correct.size() - 1;
    m_further = true;
}

void CorrectionDraft::stepOn() { m_current = m_correct.empty() ? 0 : (m_current + 1) % m_correct.size(); }

} // namespace touchstone::ui
