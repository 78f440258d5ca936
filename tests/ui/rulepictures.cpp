// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the rule editor to look at: rule_pictures FOLDER [dark].
#include "core/rules/ruleset.h"
#include "ui/rules/rulecompleter.h"
#include "ui/rules/ruleeditor.h"
#include "ui/rules/rulefindbar.h"
#include "ui/views/appearance.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTest>

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

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    const QDir folder(QString::fromLocal8Bit(argc > 1 ? argv[1] : "."));
    if (argc > 2) {
        QApplication::setPalette(darkPalette());
    }
    const RuleFileText below { "default.rules", std::string(rules::defaultRules().text) };
    RuleEditor editor;
    editor.setContext({ below });
    editor.resize(760, 620);
    editor.show();
    editor.setFile(QStringLiteral("mine.rules"), broken, false);
    editor.showPlace(9, 7);
    read(editor);
    save(editor, folder.filePath(QStringLiteral("broken.png")));
    editor.findBar().find(QStringLiteral("gold"));
    save(editor, folder.filePath(QStringLiteral("find.png")));
    editor.findBar().close();
    editor.setFile(QStringLiteral("default.rules"), below.text, true);
    editor.showRule(QStringLiteral("fuzzy check"));
    read(editor);
    save(editor, folder.filePath(QStringLiteral("default.png")));
    editor.setFile(QStringLiteral("new.rules"),
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
    editor.setFile(QStringLiteral("many.rules"), many, false);
    editor.showRule(QStringLiteral("rule 890"));
    read(editor);
    save(editor, folder.filePath(QStringLiteral("many.png")));
    return 0;
}
