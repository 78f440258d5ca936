// SPDX-License-Identifier: GPL-3.0-or-later
// JudgementTable: what people have said of single records ("the gold is wrong"), found by the annotations
// that meet in them. project/judgements.h reads and writes the file.
#pragma once

#include "core/text/span.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

enum class Verdict : std::uint8_t {
    GoldWrong,
    SystemWrong,
    Debatable,
    Cleared ///< what was said before holds no longer
};
inline constexpr std::array<Verdict, 3> givenVerdicts { Verdict::GoldWrong, Verdict::SystemWrong,
    Verdict::Debatable };

[[nodiscard]] std::string_view verdictName(Verdict verdict); ///< "gold-wrong", …; "cleared"
[[nodiscard]] std::optional<Verdict> verdictByName(std::string_view name);

/// An annotation as a judgement names it.
struct JudgedAnnotation
{
    std::vector<text::Span> pieces; ///< in the text of its own side; of a discontinuous one several
    std::string type; ///< the literal one as the file has it, whatever settings call it

    friend auto operator<=>(const JudgedAnnotation&, const JudgedAnnotation&) = default;
};

/// A record by its annotations, whoever made the system's. For which others a judgement of it holds say
/// slices/judgedrecords.h.
struct JudgedRecord
{
    std::string set; ///< name of the data set
    std::string document;
    std::optional<JudgedAnnotation> gold; ///< nothing: a false alarm
    std::optional<JudgedAnnotation> system; ///< nothing: missing

    friend auto operator<=>(const JudgedRecord&, const JudgedRecord&) = default;
};

struct Judgement
{
    JudgedRecord record;
    std::int64_t time = 0; ///< milliseconds since 1970, UTC
    Verdict verdict = Verdict::Debatable;
    std::string run; ///< the system that was looked at; empty: not known
    std::string text; ///< a line in the words of who judged; may be empty

    friend auto operator<=>(const Judgement&, const Judgement&) = default;
};

class JudgementTable
{
public:
    JudgementTable() = default;
    /// Of several of one record the newest counts, of equal times the greatest, so that their order says
    /// nothing. `set`: the data set that documents are of which tell no part (annotation::partAttribute).
    /// O(judgements log judgements).
    explicit JudgementTable(std::vector<Judgement> judgements, std::string set = {});

    [[nodiscard]] const std::string& set() const { return m_set; }
    [[nodiscard]] bool empty() const { return m_judgements.empty(); }
    /// One for each record, by record; those that are cleared are among them.
    [[nodiscard]] const std::vector<Judgement>& judgements() const { return m_judgements; }
    /// Of one document, by record. O(log judgements).
    [[nodiscard]] std::span<const Judgement> of(const std::string& set, const std::string& document) const;
    /// Of exactly this record; null: nobody has judged it. A cleared one is there. O(log judgements).
    [[nodiscard]] const Judgement* of(const JudgedRecord& record) const;

private:
    std::string m_set;
    std::vector<Judgement> m_judgements;
};

} // namespace touchstone::analysis
