// SPDX-License-Identifier: GPL-3.0-or-later
// The rule editor with a thousand rules: opening, a key with everything that follows until the picture
// stands, a proposal, the reading in the background.
#include "core/rules/ruleset.h"
#include "ui/panels/rules/rulecompleter.h"
#include "ui/panels/rules/ruleeditor.h"

#include <QApplication>
#include <QTest>

#include <benchmark/benchmark.h>

using namespace touchstone;
using namespace touchstone::ui;

namespace {

std::string manyRules()
{
    std::string text;
    for (int number = 0; number < 950; ++number) { // with the 44 of the program below the limit of 1,000
        text += "rule \"rule " + std::to_string(number)
            + "\" # what it is for\n  about \"one line for people\"\n  phase FuzzyMatch  salience "
            + std::to_string(number)
            + "  for pair\n  when\n    gold.result == \"FN\" and system.result == \"FP\"\n    "
              "overlaps(system, gold)\n"
              "    similarity(system.text, gold.text) >= 0.5\n    contains(normal(gold.text), \"dr\") # "
              "doctors\n"
              "  then\n    match(system, gold)\n    system.result = \"FzTP\"\n    gold.result = "
              "\"FzTP\"\nend\n\n";
    }
    return text;
}

RuleFileText below() { return { "default.rules", std::string(rules::defaultRules().text) }; }

struct Window
{
    Window()
    {
        editor.setContext({ below() });
        editor.resize(800, 900);
        editor.show();
        editor.setFile(manyRules(), false);
        (void)QTest::qWaitFor([this]() { return !editor.checking(); });
    }
    RuleEditor editor;
};

void open(benchmark::State& state)
{
    RuleEditor editor;
    editor.setContext({ below() });
    editor.resize(800, 900);
    editor.show();
    const auto text = manyRules();
    for (auto _ : state) {
        editor.setFile(text, false);
        editor.grab();
    }
    state.counters["bytes"] = static_cast<double>(text.size());
}

void type(benchmark::State& state)
{
    Window window;
    window.editor.showRule(QStringLiteral("rule 500"));
    bool back = false;
    for (auto _ : state) {
        if (back) {
            QTest::keyClick(&window.editor.edit(), Qt::Key_Backspace);
        } else {
            QTest::keyClick(&window.editor.edit(), Qt::Key_X);
        }
        back = !back;
        QApplication::processEvents();
        window.editor.edit().grab();
    }
}

void propose(benchmark::State& state)
{
    Window window;
    window.editor.showRule(QStringLiteral("rule 500"));
    for (auto _ : state) {
        window.editor.edit().propose(false);
        window.editor.edit().completer().close();
    }
}

void read(benchmark::State& state)
{
    const auto base = below();
    const auto text = manyRules();
    for (auto _ : state) {
        support::Diagnostics findings;
        const std::array files { rules::RuleFile { "a", base.text }, rules::RuleFile { "b", text } };
        benchmark::DoNotOptimize(rules::RuleSet::stacked(files, findings));
    }
}

} // namespace

BENCHMARK(open)->Unit(benchmark::kMillisecond);
BENCHMARK(type)->Unit(benchmark::kMillisecond);
BENCHMARK(propose)->Unit(benchmark::kMillisecond);
BENCHMARK(read)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
