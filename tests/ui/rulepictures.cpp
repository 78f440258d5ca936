// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the rule editor to look at: rule_pictures FOLDER [light|dark [SAMPLES]].
#include "core/rules/ruleset.h"
#include "ui/panels/rules/rulecompleter.h"
#include "ui/panels/rules/ruleeditor.h"
#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/rulefindbar.h"
#include "ui/session/rulesession.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/window/appearance.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTest>

#include <string_view>

using namespace touchstone;
using namespace touchstone::ui;

namespace {

constexpr const char* broken = R"(# my rules for newspapers: names of ships 🚢 are no places
off "filter FP stop word"

rule "title left out"
  about "the system leaves out a title"
  phase FuzzyMatch  salience 5  for pair
  when
    gold.result == "FN" and system.reslt == "FP"
    system.type in ["PER", "person"] # 🚢 and more
    starts_with(normal(gold.text), "dr ") or startswith(normal(gold.text), "mr ")
    similarity(system.text, "🚢") > "0.5"
  then
    match(system, gold)
    system.result = "FzTP
    gold.result = "FzTP"
end

rule "never"
  phase Confidence  for gold
  when
    gold.result == "FNN"
  then
    gold.note = "x"
end
)";

void save(QWidget& widget, const QString& path)
{
    QTest::qWait(50);
    widget.grab().save(path);
}

void read(RuleEditor& editor)
{
    (void)QTest::qWaitFor([&]() { return !editor.checking(); });
}

// The page over the samples: a rule made from an annotation, tried on all documents; wide and narrow.
void page(const QDir& folder, const std::string& samples)
{
    SelectionModel selection;
    Session session(selection);
    RuleSession rules(session);
    analysis::ProjectSpec project;
    project.dataSets.resize(1);
    project.dataSets.front().gold.path = samples + "/gold.jsonl";
    project.dataSets.front().systems.resize(1);
    project.dataSets.front().systems.front().path = samples + "/system-a.jsonl";
    session.open(project);
    (void)QTest::qWaitFor([&]() { return session.state() == Session::State::Ready; });
    const QString path = folder.filePath(QStringLiteral("mine.rules"));
    QFile::remove(path);
    RuleEditorView view(session, selection, rules);
    view.resize(1200, 420);
    view.show();
    const auto settle
        = [&]() { (void)QTest::qWaitFor([&]() { return !view.editor().checking() && !rules.busy(); }); };
    settle();
    save(view, folder.filePath(QStringLiteral("page-default.png")));
    rules.setUnsaved(path, QStringLiteral("# my rules\n"));
    view.openFile(path);
    const auto& records = selection.evaluation()->records;
    for (std::uint32_t number = 0; number < records.size(); ++number) {
        const auto& record = records[number];
        if (record.hasGold() && record.hasSystem() && record.sameType && !record.sameSpan) {
            selection.setCurrentRecord(number);
            break;
        }
    }
    view.makeRule();
    (void)QTest::qWaitFor([&]() { return view.editor().text().find("end") != std::string::npos; });
    settle();
    save(view, folder.filePath(QStringLiteral("page-made.png")));
    view.tryAllAction().trigger();
    (void)QTest::qWaitFor([&]() { return !rules.trying() && rules.trial() != nullptr; });
    save(view, folder.filePath(QStringLiteral("page-trial.png")));
    view.resize(520, 800);
    save(view, folder.filePath(QStringLiteral("page-narrow.png")));
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    const QDir folder(QString::fromLocal8Bit(argc > 1 ? argv[1] : "."));
    if (argc > 2 && argv[2] == std::string_view("dark")) {
        QApplication::setPalette(darkPalette());
    }
    const RuleFileText below { "default.rules", std::string(rules::defaultRules().text) };
    RuleEditor editor;
    editor.setContext({ below });
    editor.resize(760, 620);
    editor.show();
    editor.setFile(broken, false);
    editor.showPlace(9, 7);
    read(editor);
    save(editor, folder.filePath(QStringLiteral("broken.png")));
    editor.findBar().find(QStringLiteral("gold"));
    save(editor, folder.filePath(QStringLiteral("find.png")));
    editor.findBar().close();
    editor.setFile(below.text, true);
    editor.showRule(QStringLiteral("fuzzy check"));
    read(editor);
    save(editor, folder.filePath(QStringLiteral("default.png")));
    editor.setFile(
        "rule \"new\"\n  phase Base  for pair\n  when\n    gold.\n  then\n    match(system, gold)\nend\n",
        false);
    read(editor);
    editor.showPlace(4, 10);
    editor.edit().propose();
    save(editor, folder.filePath(QStringLiteral("proposals.png")));
    if (auto* popup = QApplication::activePopupWidget()) {
        save(*popup, folder.filePath(QStringLiteral("proposallist.png")));
        popup->hide();
    }
    std::string many;
    for (int number = 0; number < 900; ++number) {
        many += "rule \"rule " + std::to_string(number) + "\" # "
            + std::string(number % 7 == 0 ? 200 : 3, 'l')
            + "\n  phase Base  for gold\n  when\n    gold.low\n  then\n    gold.note = \"x\"\nend\n\n";
    }
    editor.setFile(many, false);
    editor.showRule(QStringLiteral("rule 890"));
    read(editor);
    save(editor, folder.filePath(QStringLiteral("many.png")));
    if (argc > 3) {
        page(folder, argv[3]);
    }
    return 0;
}
