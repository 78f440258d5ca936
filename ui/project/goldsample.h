// SPDX-License-Identifier: GPL-3.0-or-later
// GoldSample: places drawn at random among those of the gold, and how much of the gold is wrong by what was
// judged.
#pragma once

#include "ui/session/jobrunner.h"

#include "core/judging/agreement.h"
#include "core/judging/goldestimate.h"
#include "core/judging/suspects.h"

#include <map>

namespace touchstone::ui {

/// Works in the background. The same places are drawn whenever a gold, its systems, size and seed are the
/// same.
class GoldSample : public QObject
{
    Q_OBJECT

public:
    explicit GoldSample(QObject* parent = nullptr);

    struct Size
    {
        std::size_t places = analysis::usualSample;
        std::uint64_t seed = 1;
        friend bool operator==(const Size&, const Size&) = default;
    };

    /// What is drawn of; null: nothing. `set`: how judgements name the data set. What was drawn is forgotten
    /// with another list.
    void setList(analysis::SuspectListPtr list, const std::string& set);
    /// What was judged so far; null: nothing.
    void setJudgements(std::shared_ptr<const analysis::JudgementTable> judgements);
    /// Is the estimate wanted? Without it nothing is counted.
    void setWanted(bool wanted);

    /// Draws places, which lines() then has.
    void draw(Size size);
    /// That was drawn last; before, what is usual.
    [[nodiscard]] const Size& size() const { return m_size; }
    void forget();
    /// Is there a list to draw of?
    [[nodiscard]] bool hasList() const { return m_list != nullptr; }
    [[nodiscard]] bool drawing() const { return m_drawRunner->running(); }
    [[nodiscard]] bool drawn() const { return !m_drawn.lines.empty(); }
    /// Rows of the list, in the order in which they are to be judged, each once.
    [[nodiscard]] const std::vector<std::uint32_t>& lines() const { return m_drawn.lines; }
    struct Place
    {
        analysis::JudgedPlace place;
        double pi = 0; ///< probability of being drawn
    };
    /// Null: the row was not drawn.
    [[nodiscard]] const Place* of(std::uint32_t line) const;

    /// Nothing: not wanted, nothing drawn was judged, or not counted yet.
    [[nodiscard]] const std::optional<analysis::GoldEstimate>& estimate() const { return m_estimate; }

    /// How far judges agree, of every two who share places; counted with the estimate.
    [[nodiscard]] const std::vector<analysis::JudgeAgreement>& agreements() const { return m_agreements; }

Q_SIGNALS:
    void listChanged(); ///< or the name of its data set; nothing of it is drawn so far
    void linesChanged();
    void estimateChanged();

private:
    using Places = std::shared_ptr<const std::vector<analysis::JudgedPlace>>;
    struct Drawn
    {
        std::vector<std::uint32_t> lines;
        std::map<std::uint32_t, Place> places; ///< by line
    };
    struct Counted
    {
        Places places;
        std::optional<analysis::GoldEstimate> estimate;
        std::vector<analysis::JudgeAgreement> agreements;
    };
    static Drawn draw(
        const analysis::SuspectList& list, const std::string& set, Size size, support::Progress& progress);
    void count();

    analysis::SuspectListPtr m_list;
    std::string m_set;
    std::shared_ptr<const analysis::JudgementTable> m_judgements;
    bool m_wanted = false;
    Places m_places; ///< of the list; null: not asked for yet
    Drawn m_drawn;
    Size m_size;
    std::vector<analysis::JudgeAgreement> m_agreements;
    std::optional<analysis::GoldEstimate> m_estimate;
    JobRunner* m_drawRunner = new JobRunner(this);
    JobRunner* m_countRunner = new JobRunner(this);
};

} // namespace touchstone::ui
