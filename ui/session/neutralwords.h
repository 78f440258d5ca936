// SPDX-License-Identifier: GPL-3.0-or-later
// NeutralWords: what the window says of two systems that are compared without a gold. No side is the right
// one, so that gold and system are A and B, and nothing is missing, spurious or wrong.
#pragma once

#include "core/annotation/corpus.h"

#include <QTranslator>

namespace touchstone::ui {

/// A language of its own: it has its own text for every sentence that would judge, and none for the others.
/// So whatever passes tr() follows, and no view has to ask. Words that were said before say themselves anew
/// on QEvent::LanguageChange.
class NeutralWords : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;
    ~NeutralWords() override;

    /// In force from now on, or no longer.
    void setInForce(bool inForce);
    /// Are any in force? Colours and letters of outcomes ask.
    [[nodiscard]] static bool inForce();
    /// What they have a text for, as it stands in the sources.
    [[nodiscard]] static QStringList sources();

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source,
        const char* disambiguation = nullptr, int n = -1) const override;

private:
    bool m_inForce = false;
};

/// What stands above the text of a side: "Gold" and the system's name, or "A: run1" and "B: run2".
[[nodiscard]] QString goldTitle(const annotation::Layer& gold);
/// The same with the name as it is printed; empty: none, "A".
[[nodiscard]] QString goldTitle(const std::string& name);
[[nodiscard]] QString systemTitle(const annotation::Layer& system);

} // namespace touchstone::ui
