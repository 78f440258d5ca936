// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/opening.h"

#include "ui/session/jobrunner.h"
#include "ui/session/rulesession.h"
#include "ui/session/session.h"
#include "ui/views/mainwindow.h"

#include "core/analysis/relationsources.h"

#include <QCoreApplication>

#include <utility>

namespace touchstone::gui {

void openArguments(ui::MainWindow& window, const cli::Options& options, std::function<void()> openData,
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
    const auto use = [&window, openData = std::move(openData), relations, scheme = options.scheme,
                         preset = options.preset](analysis::EvaluationSpec spec) {
        auto& session = window.session();
        spec.rules.setup = session.spec().rules.setup;
        auto all = relations;
        all.rules = session.relations().rules;
        session.setRelations(all);
        window.useSettings(spec, scheme, preset);
        openData();
    };
    if (relations == analysis::RelationSources {}) {
        use(options.spec);
        return;
    }
    auto* reader = new ui::JobRunner(&window);
    reader->start<analysis::EvaluationSpec>(
        QCoreApplication::translate("touchstone", "Reading the files of the settings"),
        [relations, spec = options.spec](
            support::Progress& progress) -> support::Result<analysis::EvaluationSpec> {
            auto read = spec;
            support::Diagnostics rest;
            if (const auto done = analysis::loadRelations(relations, read, rest, progress); !done) {
                return support::Failure(done.error());
            }
            return read;
        },
        [use, fail = std::move(fail)](support::Result<analysis::EvaluationSpec> spec) {
            if (spec) {
                use(*spec);
            } else {
                fail(spec.error());
            }
        });
}

} // namespace touchstone::gui
