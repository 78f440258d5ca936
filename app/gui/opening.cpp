// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/opening.h"

#include "ui/session/jobrunner.h"
#include "ui/session/rulesession.h"
#include "ui/session/session.h"
#include "ui/session/slicefiles.h"
#include "ui/window/mainwindow.h"

#include "core/evaluation/scoring/relationsources.h"

#include <QCoreApplication>

#include <utility>

namespace touchstone::gui {

void openArguments(ui::MainWindow& window, const cli::ScoringOptions& options, std::function<void()> openData,
    std::function<void(const support::Error&)> fail)
{
    if (options.relations.rules != analysis::RuleSources {}) {
        window.rules().setSources(options.relations.rules);
    }
    if (options.dataSet.gold.path.empty()) {
        return; // settings given without data have nothing to hold for
    }
    auto relations = options.relations;
    relations.rules = {}; // the window's rules read their own
    const auto use
        = [&window, openData = std::move(openData), relations, scheme = options.scheme,
              preset = options.preset](analysis::EvaluationSpec spec, const support::Diagnostics& findings) {
              auto& session = window.session();
              spec.rules.setup = session.spec().rules.setup;
              auto all = relations;
              all.rules = session.relations().rules;
              session.setRelations(all);
              if (!all.train.empty() || !all.attributes.empty() || !spec.slices.bounds.empty()) {
                  window.sliceFiles().useGiven(findings);
              }
              window.useSettings(spec, scheme, preset);
              openData();
          };
    if (relations == analysis::RelationSources {}) {
        use(options.spec, {});
        return;
    }
    auto* reader = new ui::JobRunner(&window);
    using Read = std::pair<analysis::EvaluationSpec, support::Diagnostics>;
    reader->start<Read>(
        QCoreApplication::translate("touchstone", "Reading the files of the settings"),
        [relations, spec = options.spec](support::Progress& progress) -> support::Result<Read> {
            Read read { spec, {} };
            if (const auto done = analysis::loadRelations(relations, read.first, read.second, progress);
                !done) {
                return support::Failure(done.error());
            }
            return read;
        },
        [use, fail = std::move(fail)](support::Result<Read> read) {
            if (read) {
                use(read->first, read->second);
            } else {
                fail(read.error());
            }
        });
}

} // namespace touchstone::gui
