// SPDX-License-Identifier: GPL-3.0-or-later
// The tree view: nodes are clicked and reached by keys, what is shown equals what is counted, deep and wide
// trees stay readable, states say what to do.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "core/measures/eter/computeeter.h"
#include "core/measures/registry/measurerunner.h"
#include "ui/models/entitytreemodel.h"
#include "ui/panels/text/documentview.h"
#include "ui/panels/tree/treeview.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/trees/treecanvas.h"
#include "ui/widgets/statepage.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

#include <set>

namespace touchstone::ui {
namespace {

using analysis::SideId;
using uitest::waitFor;

constexpr auto none = analysis::TreePairNode::none;

constexpr const char* ambassador
    = "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]] en [loc.adm.nat [+name France]]]";
constexpr const char* flat = "[func.ind [+kind ambassadeur] de la [+name Turquie] en [+name France]]";

class TreeViewTest : public testing::Test
{
protected:
    void open(const std::vector<std::string>& gold, const std::vector<std::string>& system,
        const analysis::EvaluationSpec& spec = {})
    {
        selection.setEvaluation(uitest::evaluated(gold, system, spec));
        selection.setCurrentRecord(0U);
    }
    void show(int width = 700, int height = 500)
    {
        view.resize(width, height);
        view.show();
        EXPECT_TRUE(waitFor([this]() { return view.idle(); }));
    }
    void click(std::size_t side, std::uint32_t node)
    {
        const QRectF rect = view.canvas().rectOf(side, node);
        ASSERT_FALSE(rect.isEmpty());
        QTest::mouseClick(view.canvas().viewport(), Qt::LeftButton, {}, rect.center().toPoint());
    }
    void key(int code) { QTest::keyClick(&view.canvas(), static_cast<Qt::Key>(code)); }
    [[nodiscard]] match::PairOutcome record() const
    {
        return selection.evaluation()->records[selection.currentRecord().value()];
    }

    SelectionModel selection;
    Session session { selection };
    TreeView view { session, selection };
};

TEST_F(TreeViewTest, ClickOnAnEntityOffScreenSelectsItsRecord)
{
    open({ ambassador }, { flat });
    show(500, 140); // the last nodes lie below the window
    ASSERT_NE(view.trees(), nullptr);
    view.canvas().verticalScrollBar()->setValue(view.canvas().verticalScrollBar()->maximum());
    click(0, 4); // France
    EXPECT_EQ(record().gold, 4U);
    EXPECT_FALSE(record().hasSystem());
    EXPECT_FALSE(selection.currentAnnotation());
    EXPECT_EQ(view.canvas().state().current[0], 4U);
}

TEST_F(TreeViewTest, EveryNodeAnswersAClickWithItsOwnAnnotation)
{
    open({ ambassador, "[pers [+first Ada] [+last Quill]]" }, { flat, "[pers [+last Quill]] [loc x]" });
    show();
    const analysis::TreePairPtr trees = view.trees();
    int checked = 0;
    for (const SideId side : { SideId::Gold, SideId::System }) {
        const auto& nodes = trees->side(side);
        for (std::uint32_t node = 0; node < nodes.size(); ++node) {
            click(side == SideId::Gold ? 0 : 1, node);
            const auto place = selection.currentAnnotation();
            const std::uint32_t selected = place ? place->annotation
                : side == SideId::Gold           ? record().gold
                                                 : record().system;
            EXPECT_EQ(selected, nodes[node].annotation);
            EXPECT_EQ(place.has_value(), nodes[node].component);
            EXPECT_EQ(view.trees(), trees); // the trees stay while one looks around in them
            ++checked;
        }
    }
    EXPECT_EQ(checked, 10);
}

TEST_F(TreeViewTest, ClickOnAComponentMarksItsVerySpanInTheText)
{
    open({ ambassador }, { flat });
    DocumentView text(session, selection);
    text.resize(400, 200);
    text.show();
    show();
    click(0, 3); // the name Turquie below the nested entity
    EXPECT_EQ(record().gold, 2U);
    ASSERT_TRUE(selection.currentAnnotation());
    EXPECT_EQ(text.canvas().selectedText(), QStringLiteral("Turquie"));
    EXPECT_EQ(view.canvas().state().current[0], 3U);
    click(0, 0);
    EXPECT_FALSE(selection.currentAnnotation());
    EXPECT_EQ(text.canvas().selectedText(), QString());
}

TEST_F(TreeViewTest, NodesAreChildrenWithNamesThatCanBePressed)
{
    open({ ambassador }, { flat });
    show();
    QAccessibleInterface* trees = QAccessible::queryAccessibleInterface(&view.canvas());
    ASSERT_NE(trees, nullptr);
    EXPECT_EQ(trees->role(), QAccessible::Tree);
    ASSERT_GE(trees->childCount(), 10) << "six nodes of the gold, four of the system";
    QAccessibleInterface* country = trees->child(2);
    EXPECT_EQ(country->role(), QAccessible::TreeItem);
    EXPECT_EQ(country->text(QAccessible::Name), QStringLiteral("Gold, loc.adm.nat: Turquie"));
    EXPECT_TRUE(country->text(QAccessible::Description).contains(QStringLiteral("loc.adm.nat “Turquie”")));
    EXPECT_FALSE(country->rect().isEmpty());
    ASSERT_NE(country->actionInterface(), nullptr);
    country->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(view.canvas().state().cursor, std::optional(TreeLayout::Hit { 0, 2, false }));
    EXPECT_EQ(record().gold, 2U);
    EXPECT_TRUE(country->state().selected);
}

TEST_F(TreeViewTest, ArrowsMoveInTheTreesAndAcross)
{
    open({ ambassador }, { flat });
    show();
    view.canvas().setFocus();
    const auto at = [this]() { return view.canvas().state().cursor; };
    const auto is = [](std::size_t side, std::uint32_t node) {
        return std::optional(TreeLayout::Hit { side, node, false });
    };
    EXPECT_EQ(at(), is(0, 0));
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    EXPECT_EQ(at(), is(0, 2));
    EXPECT_EQ(record().gold, 2U);
    EXPECT_TRUE(view.canvas().accessibleDescription().contains(QStringLiteral("loc.adm.nat “Turquie”")));
    key(Qt::Key_Right); // its partner as a child
    EXPECT_EQ(at(), is(1, 2));
    key(Qt::Key_Left); // and back
    EXPECT_EQ(at(), is(0, 2));
    key(Qt::Key_Left); // outwards: the parent
    EXPECT_EQ(at(), is(0, 0));
    key(Qt::Key_End);
    EXPECT_EQ(at(), is(0, 5));
    key(Qt::Key_Home);
    EXPECT_EQ(at(), is(0, 0));
    key(Qt::Key_Right);
    EXPECT_EQ(at(), is(1, 0));
    key(Qt::Key_Right); // a root has nothing outside
    EXPECT_EQ(at(), is(1, 0));
}

TEST_F(TreeViewTest, EnterAsksTheTextToCentreTheSpan)
{
    std::string gold;
    for (int i = 0; i < 200; ++i) {
        gold += "word\n";
    }
    const std::string tail = "[func [+kind envoy] of [loc Spain]]";
    open({ gold + tail }, { gold + tail });
    DocumentView text(session, selection);
    text.resize(400, 200);
    text.show();
    QObject::connect(&view, &TreeView::centreRequested, &text, &DocumentView::centreOn);
    show();
    view.canvas().setFocus();
    key(Qt::Key_Down); // kind
    text.canvas().verticalScrollBar()->setValue(0);
    ASSERT_EQ(text.canvas().firstVisibleLine(), 0);
    key(Qt::Key_Return);
    EXPECT_GT(text.canvas().firstVisibleLine(), 100);
    EXPECT_EQ(text.canvas().selectedText(), QStringLiteral("envoy"));
}

TEST_F(TreeViewTest, ReadingsShowFigures3And4OfThePaper)
{
    open({ ambassador }, { flat });
    show();
    EXPECT_TRUE(view.footer().contains(QStringLiteral("(0 + 0.5 + 0.5) / 3 = 0.333")))
        << view.footer().toStdString();
    EXPECT_TRUE(view.footer().contains(QStringLiteral("E 0.167"))) << view.footer().toStdString();
    EXPECT_TRUE(view.footer().contains(QStringLiteral("2.167 / 3 = 0.722"))) << view.footer().toStdString();
    EXPECT_EQ(view.canvas().drawing()->links.size(), 4U); // the pair, and its three parts
    EXPECT_TRUE(view.canvas().drawing()->sides[0][2].alone);
    view.setReading(TreeReading::Ser);
    EXPECT_TRUE(view.footer().contains(QStringLiteral("2 / 6 = 0.333"))) << view.footer().toStdString();
    const TreeDrawing& drawing = *view.canvas().drawing();
    ASSERT_EQ(drawing.links.size(), 4U);
    for (const auto& link : drawing.links) {
        EXPECT_EQ(link.letters, QString()); // four slots are equal
    }
    EXPECT_TRUE(drawing.sides[0][2].alone && drawing.sides[0][4].alone);
}

TEST_F(TreeViewTest, FooterFollowsAlpha)
{
    analysis::EvaluationSpec spec;
    spec.eter.alpha = { 1, 1 };
    open({ ambassador }, { flat }, spec);
    show();
    EXPECT_TRUE(view.footer().contains(QStringLiteral("E 0.333 at alpha 1"))) << view.footer().toStdString();
}

TEST_F(TreeViewTest, MetonymyIsDrawnAsTwoTabsWithTheScoresPairing)
{
    open({ "[loc|org Paris]" }, { "[org Paris]" });
    show();
    const TreeDrawing& drawing = *view.canvas().drawing();
    EXPECT_EQ(view.canvas().layoutData().box(0, 0).tabs.size(), 2U);
    ASSERT_EQ(drawing.links.size(), 1U);
    ASSERT_EQ(drawing.links[0].strands.size(), 1U);
    EXPECT_EQ(drawing.links[0].strands[0].gold, 1U); // org
    EXPECT_TRUE(drawing.links[0].strands[0].equal);
    EXPECT_EQ(drawing.sides[0][0].unused, (std::vector<bool> { true, false }));
    EXPECT_EQ(drawing.links[0].cost, QStringLiteral("0.125")); // 0.5 / 2 types, weighed by 1 - alpha
}

TEST_F(TreeViewTest, TheLegendExplainsEveryLetterOfALink)
{
    open({ "[per.ind Ada] met [per Bob Reed] and [loc Ann] of [per.ind East End] in [loc [+name Rome]]" },
        { "[per.coll Ada] met Bob [per Reed] and [org Ann] of East [per.coll End] in [loc [+name Rome]]" });
    show();
    ASSERT_NE(view.canvas().drawing(), nullptr);
    QStringList words;
    for (const TreeLegendEntry& entry : treeLegend(*view.canvas().drawing())) {
        words << entry.text.split(QRegularExpression(QStringLiteral("[ ,:]+")));
    }
    for (const auto* letter : { "I", "P", "T", "t", "B" }) {
        EXPECT_TRUE(words.contains(QLatin1String(letter))) << letter;
    }
    ASSERT_FALSE(view.canvas().drawing()->links.empty());
    for (const auto& link : view.canvas().drawing()->links) {
        for (const QChar letter : link.letters) {
            EXPECT_TRUE(letter == QChar(0x00B7) || words.contains(QString(letter)))
                << link.letters.toStdString();
        }
    }
}

TEST(TreeTexts, WithoutAnythingToDivideByTheySayWhy)
{
    EXPECT_EQ(treesCostText({}, TreeReading::Eter),
        QStringLiteral("These trees: ETER 0 / 0 = –, since the gold has no entity here"));
    EXPECT_EQ(treesCostText({}, TreeReading::Ser),
        QStringLiteral("These trees: SER 0 / 0 = –, since the gold has no slot here"));
}

/// Chains of `levels` nested entities, so that there are `nodes` of them.
std::string deepTree(int levels, int chains, const char* type)
{
    std::string text;
    for (int chain = 0; chain < chains; ++chain) {
        std::string opened;
        std::string closed;
        for (int level = 0; level + 1 < levels; ++level) {
            opened += "[" + std::string(type) + ".level" + std::to_string(level) + " word ";
            closed += " word]";
        }
        text += opened + "[+kind inner]" + closed + " ";
    }
    return "[root " + text + "]";
}

TEST_F(TreeViewTest, TwoHundredNodesOnTwentyLevelsStayReadable)
{
    // Five chains of 19 below a root, and the same again: 2 x 96 nodes on 20 levels.
    open({ deepTree(19, 5, "loc") }, { deepTree(19, 5, "org") });
    show(700, 400);
    ASSERT_NE(view.trees(), nullptr);
    EXPECT_EQ(view.trees()->gold.size() + view.trees()->system.size(), 192U);
    EXPECT_EQ(view.trees()->gold[19].level, 19U);
    const auto expectReadable = [this]() {
        const TreeLayout& layout = view.canvas().layoutData();
        for (std::size_t side = 0; side < 2; ++side) {
            double bottom = -1;
            for (const std::uint32_t node : layout.shown(side)) {
                const auto& box = layout.box(side, node);
                const QString& type = view.canvas().drawing()->sides[side][node].types.front();
                EXPECT_GE(box.tabs.front().text.size(), std::min<qsizetype>(type.size(), 6));
                EXPECT_GE(box.chip.top(), bottom - 0.01); // none over another
                EXPECT_GE(box.frame.left(), 0);
                EXPECT_LE(box.frame.right(), layout.size().width());
                bottom = box.frame.bottom();
            }
        }
        EXPECT_GE(QFontInfo(layout.font()).pixelSize(), TreeCanvas::smallestFont);
    };
    expectReadable();
    view.canvas().setFitting(true);
    expectReadable();
    view.canvas().setFitting(false);
    view.resize(300, 400); // a narrow dock scrolls sideways
    expectReadable();
    // The last node can be reached and is seen then.
    view.canvas().setFocus();
    key(Qt::Key_End);
    const QRectF last = view.canvas().rectOf(0, 95);
    EXPECT_TRUE(QRectF(view.canvas().viewport()->rect()).contains(last.center()));
}

TEST_F(TreeViewTest, MoreThanTwoHundredNodesAreFoldedAtFirstAndUnfold)
{
    open({ deepTree(19, 12, "loc") }, { deepTree(19, 12, "loc") });
    show(700, 400);
    const TreeLayout& layout = view.canvas().layoutData();
    ASSERT_GT(view.trees()->gold.size(), 200U);
    EXPECT_LE(layout.shown(0).size() + layout.shown(1).size(), TreeCanvas::mostOpen);
    // A record inside of what is folded opens the way to it.
    const auto inner = analysis::recordOf(*selection.evaluation(), 0, SideId::Gold, 100);
    ASSERT_TRUE(inner);
    selection.setCurrentRecord(inner);
    EXPECT_FALSE(view.canvas().rectOf(0, view.trees()->node(SideId::Gold, 100)).isEmpty());
    // Keys fold and unfold.
    view.canvas().setFocus();
    key(Qt::Key_Home);
    key(Qt::Key_Minus);
    EXPECT_EQ(layout.shown(0).size(), 1U);
    key(Qt::Key_Plus);
    EXPECT_GT(layout.shown(0).size(), 1U);
}

TEST_F(TreeViewTest, PartnersFoldTogether)
{
    open({ "[a [a [+n x] y] [a z]]" }, { "[a [a [+n x] y] [a z]]" });
    show();
    const TreeLayout& layout = view.canvas().layoutData();
    ASSERT_EQ(layout.shown(1).size(), view.trees()->system.size());
    view.canvas().setFolded(0, 0, true);
    EXPECT_EQ(layout.shown(0).size(), 1U);
    EXPECT_EQ(layout.shown(1).size(), 1U) << "its nodes would face nothing";
    view.canvas().setFolded(1, 0, false);
    EXPECT_EQ(layout.shown(0).size(), view.trees()->gold.size());
}

TEST_F(TreeViewTest, AnotherAlphaKeepsThePlaceAndWhatIsFolded)
{
    const auto gold = testsupport::layerPtr({ deepTree(19, 5, "loc") });
    const auto system = testsupport::layerPtr({ deepTree(19, 5, "org") }, "system");
    const auto evaluatedAt = [&](std::int64_t tenths) {
        analysis::EvaluationSpec spec;
        spec.eter.alpha = { tenths, 10 };
        support::Progress progress;
        return analysis::evaluate(gold, system, spec, progress).value();
    };
    selection.setEvaluation(evaluatedAt(5));
    selection.setCurrentRecord(0U);
    show(700, 300);
    view.canvas().setFolded(0, 1, true);
    const std::size_t open = view.canvas().layoutData().shown(0).size();
    ASSERT_LT(open, view.trees()->gold.size());
    const QString before = view.footer();
    selection.setEvaluation(evaluatedAt(9));
    EXPECT_EQ(view.canvas().layoutData().shown(0).size(), open);
    EXPECT_NE(view.footer(), before);
    EXPECT_TRUE(view.footer().contains(QStringLiteral("alpha 0.9"))) << view.footer().toStdString();
}

TEST_F(TreeViewTest, WordsOfEveryScriptStandInTheirBoxes)
{
    open({ "[loc [+name القاهرة] الكبرى] [loc [+name 北京市] 海淀区] [pers [+name שלום]]" },
        { "[loc [+name القاهرة] الكبرى] [loc [+name 北京市] 海淀区] [pers [+name שלום]]" });
    show();
    EXPECT_EQ(view.canvas().drawing()->sides[0][1].pieces, QStringList { QStringLiteral("القاهرة") });
    const auto chinese = analysis::recordOf(*selection.evaluation(), 0, SideId::Gold, 2);
    selection.setCurrentRecord(chinese);
    EXPECT_EQ(view.canvas().drawing()->sides[0][1].pieces, QStringList { QStringLiteral("北京市") });
    click(1, 1);
    EXPECT_EQ(selection.currentAnnotation()->side, SideId::System);
    EXPECT_EQ(selection.currentAnnotation()->annotation, 3U);
    QImage image(view.canvas().viewport()->size(), QImage::Format_RGB32);
    view.canvas().viewport()->render(&image);
    EXPECT_FALSE(image.isNull());
}

TEST_F(TreeViewTest, DiscontinuousEntitiesHaveABridge)
{
    auto layer = [](const char* name) {
        auto made
            = std::make_shared<annotation::Layer>(testsupport::layer({ "North and South Anatolia" }, name));
        testsupport::addFragmented(made->documents[0], made->labels, { { 0, 5 }, { 16, 24 } }, "loc");
        testsupport::addEntity(
            made->documents[0], made->labels, { 16, 24 }, "name", 0, annotation::Role::Component);
        return made;
    };
    support::Progress progress;
    selection.setEvaluation(analysis::evaluate(layer("gold"), layer("system"), {}, progress).value());
    selection.setCurrentRecord(0U); // nothing is wrong: no error to start with
    show();
    EXPECT_EQ(view.canvas().drawing()->sides[0][0].pieces,
        (QStringList { QStringLiteral("North"), QStringLiteral("Anatolia") }));
    EXPECT_EQ(view.canvas().layoutData().box(0, 0).pieces.size(), 2U);
}

TEST_F(TreeViewTest, OutlineSaysTheSameAndSelects)
{
    open({ ambassador }, { flat });
    show();
    view.setOutlineShown(true);
    EntityTreeModel& model = view.model();
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(model.rowCount(), 1);
    const QModelIndex root = model.index(0, 0);
    ASSERT_EQ(model.rowCount(root), 3);
    EXPECT_EQ(root.data().toString(), QStringLiteral("func.ind “ambassadeur de la Turquie en France”"));
    EXPECT_EQ(model.index(0, EntityTreeModel::CostColumn).data().toString(), QStringLiteral("0.167"));
    const QModelIndex turkey = model.index(1, 0, root);
    EXPECT_EQ(turkey.siblingAtColumn(EntityTreeModel::SystemColumn).data().toString(),
        QStringLiteral("+name “Turquie”"));
    EXPECT_EQ(turkey.siblingAtColumn(EntityTreeModel::OutcomeColumn).data().toString(),
        QStringLiteral("gold deleted; as a part: label differs"));
    EXPECT_EQ(model.index(0, EntityTreeModel::OutcomeColumn, turkey).data().toString(),
        QStringLiteral("counted with its entity"));
    view.outline().setFocus();
    EXPECT_TRUE(waitFor([this]() { return view.outline().hasFocus(); }));
    view.outline().setCurrentIndex(turkey);
    EXPECT_EQ(record().gold, 2U);
    view.setReading(TreeReading::Ser); // another alignment, another outline
    EXPECT_EQ(model.index(1, EntityTreeModel::SystemColumn, model.index(0, 0)).data().toString(),
        QStringLiteral("(none)"));
    // Every node stands in exactly one row.
    std::set<std::pair<SideId, std::uint32_t>> seen;
    const std::function<void(const QModelIndex&)> walk = [&](const QModelIndex& parent) {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (const int column : { 0, 1 }) {
                const QModelIndex index = model.index(row, column, parent);
                if (const auto place = model.place(index); place && model.indexOf(*place) == index) {
                    EXPECT_TRUE(seen.insert({ place->side, place->node }).second);
                }
            }
            walk(model.index(row, 0, parent));
        }
    };
    walk({});
    EXPECT_EQ(seen.size(), 10U);
}

TEST_F(TreeViewTest, OneSidedTreesAreShown)
{
    open({ "[func [+kind envoy]] left" }, { "envoy [loc [+name left]]" });
    show();
    ASSERT_NE(view.trees(), nullptr);
    EXPECT_TRUE(view.trees()->system.empty());
    EXPECT_TRUE(view.footer().contains(QStringLiteral("deleted, costs 1"))) << view.footer().toStdString();
    view.canvas().setFocus();
    key(Qt::Key_Right); // nobody there
    EXPECT_EQ(view.canvas().state().cursor->side, 0U);
    selection.setCurrentRecord(1U);
    EXPECT_TRUE(view.trees()->gold.empty());
    EXPECT_TRUE(view.footer().contains(QStringLiteral("inserted, costs 1"))) << view.footer().toStdString();
}

TEST_F(TreeViewTest, StatesSayWhatToDo)
{
    show();
    EXPECT_TRUE(view.page().isVisible()); // nothing is open
    open({ "[pers Ada] saw [loc Rome]" }, { "[pers Ada] saw [loc Rome]" });
    EXPECT_TRUE(view.page().isVisible());
    EXPECT_EQ(view.page().heading(), QStringLiteral("No trees in these annotations"));
    EXPECT_TRUE(view.page().text().contains(QStringLiteral("HIPE")));
    open({ ambassador, "" }, { flat, "" });
    EXPECT_FALSE(view.page().isVisible());
    selection.setCurrentRecord(std::nullopt);
    EXPECT_EQ(view.page().heading(), QStringLiteral("Nothing is selected"));
    EXPECT_EQ(view.footer(), QString());
}

TEST_F(TreeViewTest, ARecordThatPairsOtherwiseThanEterSaysSo)
{
    // By type the outer ones are a pair; what they hold speaks for the inner one.
    open({ "[a [+p one] [+q two]]" }, { "[a [b [+p one] [+q two]]]" });
    show();
    EXPECT_TRUE(record().hasSystem());
    EXPECT_EQ(view.trees()->links[view.trees()->gold[0].entity].system, 1U);
    EXPECT_TRUE(view.footer().contains(QStringLiteral("that ETER does not pair")))
        << view.footer().toStdString();
    open({ "[a [+p one] [+q two]]" }, { "[a [+p one] [+q two]]" });
    EXPECT_FALSE(view.footer().contains(QStringLiteral("does not pair")));
}

TEST_F(TreeViewTest, LargeDocumentsAreAlignedInTheBackground)
{
    std::string text;
    for (std::size_t i = 0; i <= TreeView::quickAnnotations / 4; ++i) {
        text += "[func [+kind envoy]] ";
    }
    const auto evaluation = uitest::evaluated({ text }, { text });
    selection.setEvaluation(evaluation);
    selection.setCurrentRecord(7U);
    view.resize(500, 300);
    view.show();
    EXPECT_FALSE(view.idle());
    EXPECT_TRUE(view.page().isVisible());
    EXPECT_TRUE(waitFor([this]() { return view.trees() != nullptr; }));
    EXPECT_EQ(view.trees()->gold.size(), 2U);
    selection.setCurrentRecord(9U); // the document is known now
    EXPECT_TRUE(view.idle());
    EXPECT_EQ(view.trees()->gold[0].annotation, 18U);
    // A result that goes away takes its work with it.
    selection.setEvaluation(uitest::evaluated({ text }, { text }));
    selection.setCurrentRecord(3U);
    selection.setEvaluation(nullptr);
    EXPECT_TRUE(view.idle());
    EXPECT_TRUE(view.page().isVisible());
}

TEST_F(TreeViewTest, HoverNamesTheRecordAndFollowsIt)
{
    open({ ambassador }, { flat });
    show();
    QTest::mouseMove(view.canvas().viewport(), view.canvas().rectOf(0, 2).center().toPoint());
    ASSERT_TRUE(waitFor([this]() { return selection.hoveredRecord().has_value(); }));
    EXPECT_EQ(selection.evaluation()->records[*selection.hoveredRecord()].gold, 2U);
}

TEST_F(TreeViewTest, ListsOfTheMeasuresSetTheReadingAndAlpha)
{
    const auto evaluation = uitest::evaluated({ ambassador }, { flat });
    support::Progress progress;
    const auto eter = analysis::computeMeasure("eter", *evaluation, progress).value();
    const auto ser = analysis::computeMeasure("ser", *evaluation, progress).value();
    selection.setResult(evaluation, [=](const std::string& list) {
        const auto* from = eter->list(list) != nullptr ? eter->list(list) : ser->list(list);
        return from == nullptr ? nullptr : analysis::throughList(evaluation, *from);
    });
    show();
    EXPECT_EQ(view.reading(), TreeReading::Eter);
    analysis::RecordFilter filter;
    filter.list = "ser.components";
    selection.setFilter(filter);
    EXPECT_EQ(view.reading(), TreeReading::Ser);
    click(0, 1); // kind: a record of that list
    EXPECT_EQ(record().gold, 1U);
    EXPECT_FALSE(selection.currentAnnotation());
    filter.list = "eter";
    selection.setFilters({ filter });
    EXPECT_EQ(view.reading(), TreeReading::Eter);
}

} // namespace
} // namespace touchstone::ui
