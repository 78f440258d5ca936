// SPDX-License-Identifier: GPL-3.0-or-later
// What `figure` is told. No Qt: `reproduce` reads its command, too.
#pragma once

#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"
#include "app/cli/words/trendwords.h"

#include "core/annotation/typehues.h"
#include "core/curves/noisebins.h"

namespace touchstone::cli {

struct FigureOptions : ScoreOptions
{
    std::string kind; ///< one of figureKindNames()
    std::string by = "type"; ///< outcomes: "document" or a slice
    analysis::NoiseChoice noise; ///< noise
    double width = 77; ///< mm
    std::optional<double> height; ///< mm; nothing: as the content needs
    std::string font; ///< family; empty: the usual one
    double fontSize = 8; ///< pt
    double lineWidth = 0.75; ///< pt
    double dpi = 300; ///< PNG
    bool greyscale = false;
    bool transparent = false;
    std::string legend = "outside"; ///< inside, none
    bool title = false;
    bool noMarkers = false;
    bool noHatches = false;
    int decimals = 3;
    std::string language = "en"; ///< of its words; one of wordLanguages()
    std::optional<std::uint32_t> record; ///< 1-based, as `errors` lists them without filter
    std::vector<annotation::TypeHue> typeHues; ///< tree
    TrendOptions trend; ///< of figure trend
    /// Of the figures of a campaign, which draw the runs of a project.
    struct Campaign
    {
        std::string project, task, set; ///< as they were typed
        bool allowOutside = false;
        std::string by = "system"; ///< whose rows the matrix has: campaignByWords
        bool significance = false;
    };
    Campaign campaign;
};

[[nodiscard]] const std::vector<std::string>& figureKindNames();
/// Those of a campaign.
[[nodiscard]] bool isCampaignFigure(const std::string& kind);

/// Codes that --language takes: of figures alone, since all else is English on the command line.
[[nodiscard]] const Names<std::string>& wordLanguages();
/// Declares --language.
void declareLanguage(Arguments& arguments, std::string& language);

/// The words of `figure`; the program with windows draws it.
class FigureWords : public Command
{
public:
    explicit FigureWords(std::shared_ptr<ScoringWords> words = std::make_shared<ScoringWords>())
        : m_words(std::move(words))
    {
    }

    void declare(Arguments& arguments) override;
    void finish() override;
    [[nodiscard]] bool readsProject(const std::vector<std::string>& words) const override;
    void lookUp(const FileLookup& lookup) override { (void)m_words->lookUp(lookup); }
    [[nodiscard]] int run() override { return 0; }

    FigureOptions options;

private:
    void declareStyle(Arguments& arguments);
    void finishHues();
    void finishCampaign();

    std::shared_ptr<ScoringWords> m_words;
    FilterWords m_filter;
    std::optional<analysis::NoiseRate> m_noiseRate;
    std::optional<analysis::NoiseFound> m_noiseFound;
    std::vector<std::string> m_typeHues;
};

/// The program with windows, as far as its figures are read without it.
[[nodiscard]] Program figureProgram();

} // namespace touchstone::cli
