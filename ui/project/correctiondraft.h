// SPDX-License-Identifier: GPL-3.0-or-later
// CorrectionDraft: what somebody draws in the gold's text as right at a place, until a verdict gives it.
#pragma once

#include "core/judging/drawncorrection.h"

#include <QString>

#include <memory>
#include <optional>

namespace touchstone::ui {

/// Where something can be drawn, and what it begins with.
struct DrawingPlace
{
    std::shared_ptr<const annotation::Layer> gold; ///< null: nothing can be drawn
    const annotation::Document* document = nullptr; ///< of the gold
    /// What is proposed as right; empty: nothing is to be annotated.
    std::vector<analysis::CorrectAnnotation> proposal {};
    /// What stands there, in the gold's text: drawn from where nothing is proposed. No pieces: not known.
    analysis::CorrectAnnotation present {};
};

class CorrectionDraft
{
public:
    CorrectionDraft() = default;
    explicit CorrectionDraft(DrawingPlace place);

    [[nodiscard]] bool possible() const { return m_place.gold != nullptr; }
    /// Has somebody drawn anything? Else it is what is proposed.
    [[nodiscard]] bool drawn() const { return m_drawn; }
    /// May it be given: does each annotation have a type?
    [[nodiscard]] bool complete() const;
    [[nodiscard]] const std::vector<analysis::CorrectAnnotation>& correct() const { return m_correct; }
    [[nodiscard]] const annotation::Document* document() const { return m_place.document; }
    [[nodiscard]] const annotation::Layer* gold() const { return m_place.gold.get(); }
    /// Which of correct() keys and fields change; its size: there is none.
    [[nodiscard]] std::size_t current() const { return m_current; }
    /// The annotation that keys and fields change; null: nothing is right here.
    [[nodiscard]] const analysis::CorrectAnnotation* annotation() const;
    /// The words of it, from its first piece to its last.
    [[nodiscard]] QString words() const;
    /// Does a stretch of the document meet what is drawn or what stands there? Always, when one more was
    /// asked for.
    [[nodiscard]] bool meets(text::Span span) const;

    // Each of these draws. What has nothing to start from does nothing.
    void moveBorder(analysis::Border border, bool outwards);
    /// Widened to whole tokens; a stretch without any does nothing.
    void setSpan(text::Span span);
    void setType(const std::string& type);
    void setLink(const std::string& link);
    void remove(); ///< the current one; the last: nothing is right here
    void
    addFurther(); ///< of the same type, on the token behind; a stretch that is drawn next takes its place
    /// Goes to the next one, around.
    void stepOn();

private:
    /// The current one; made of what stands there where nothing is right so far. Null: nothing to start from.
    analysis::CorrectAnnotation* changed();
    [[nodiscard]] const std::vector<text::Span>& tokens();

    DrawingPlace m_place;
    std::vector<analysis::CorrectAnnotation> m_correct;
    std::size_t m_current = 0;
    bool m_drawn = false;
    bool m_further = false; ///< the current one was added and not drawn yet
    std::optional<std::vector<text::Span>> m_tokens; ///< of the document, once asked for
};

} // namespace touchstone::ui
