// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the tree view to look at: tree_pictures FOLDER [dark].
#include "tests/support/builders.h"
#include "ui/panels/tree/treeview.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/trees/treecanvas.h"
#include "ui/window/appearance.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>

#include <string>

namespace {

using namespace touchstone;

std::string deepTree(int levels, int chains, const std::string& type)
{
    std::string text;
    for (int chain = 0; chain < chains; ++chain) {
        std::string closed;
        for (int level = 0; level + 1 < levels; ++level) {
            text += "[" + type + ".level" + std::to_string(level) + " word" + std::to_string(level) + " ";
            closed += " word]";
        }
        text += "[+kind inner]" + closed + " ";
    }
    return "[root " + text + "] ";
}

struct Case
{
    const char* name;
    std::string gold;
    std::string system;
    QSize size;
    std::uint32_t record = 0;
    ui::TreeReading reading = ui::TreeReading::Eter;
    bool outline = false;
    bool fitting = false;
};

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    if (argc < 2) {
        return 2;
    }
    if (argc > 2 && std::string(argv[2]) == "dark") {
        ui::applyAppearance(ui::Appearance::Dark);
    }
    const std::string ambassador
        = "The [func.ind [+kind ambassador] of [loc.adm.nat|org.adm [+name Turkey]] to "
          "[loc.adm.nat [+name France]]]";
    const std::string flat = "The [func.ind [+kind ambassador] of [+name Turkey] to [+name France]]";
    const std::string scripts
        = "[loc.adm.town [+name القاهرة] الكبرى] [loc [+name 北京市] 海淀区] [pers [+name שלום]]";
    const std::string long1
        = "[organisation.administrative.international.very-long-type-name.which-never-ends "
          "[+qualifier-of-a-very-long-label-too United] Nations Educational, Scientific and "
          "Cultural Organization in [loc Paris]]";
    const std::string long2
        = "[organisation.administrative.national.another-very-long-type-name [+name United "
          "Nations] Educational], Scientific and Cultural Organization in [loc|org Paris]";
    const Case cases[] {
        { "wide", ambassador, flat, { 900, 330 } },
        { "wide-ser", ambassador, flat, { 900, 330 }, 0, ui::TreeReading::Ser },
        { "middle", ambassador, flat, { 480, 420 } },
        { "narrow", ambassador, flat, { 250, 420 } },
        { "outline", ambassador, flat, { 800, 300 }, 0, ui::TreeReading::Eter, true },
        { "scripts", scripts, scripts, { 500, 220 } },
        { "long", long1, long2, { 600, 300 } },
        { "long-narrow", long1, long2, { 260, 400 } },
        { "metonymy", "[loc.adm|org|pers Paris] and [loc Rome]", "[pers|loc.nat Paris] and [loc|org Rome]",
            { 500, 200 } },
        { "deep", deepTree(19, 5, "loc"), deepTree(19, 5, "org"), { 700, 500 }, 1 },
        { "deep-fit", deepTree(19, 1, "loc"), deepTree(18, 1, "org"), { 700, 500 }, 1, ui::TreeReading::Eter,
            false, true },
        { "folded", deepTree(19, 12, "loc"), deepTree(19, 12, "loc"), { 700, 500 } },
    };
    for (const Case& each : cases) {
        ui::SelectionModel selection;
        ui::Session session(selection);
        ui::TreeView view(session, selection);
        support::Progress progress;
        selection.setEvaluation(analysis::evaluate(testsupport::layerPtr({ each.gold }),
            testsupport::layerPtr({ each.system }, "system-a"), {}, progress)
                                    .value());
        selection.setCurrentRecord(each.record);
        view.resize(each.size);
        view.show();
        view.setReading(each.reading);
        view.setOutlineShown(each.outline);
        view.canvas().setFitting(each.fitting);
        QCoreApplication::processEvents();
        view.grab().save(QDir(QString::fromLocal8Bit(argv[1]))
                             .filePath(QString::fromLatin1(each.name) + QStringLiteral(".png")));
    }
    return 0;
}
