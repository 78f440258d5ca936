# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores, tables and intervals: the numbers of `touchstone-cli score`, from files, from memory and from lists."""

import json
import threading

import pytest
from coredata import A, B, GOLD, cli, files, memory, sides, tags

from touchstone import _core

ALL = ["--measure", "all"]


def test_scores_are_those_of_the_command_line():
    gold, a, _ = files()
    (result,) = _core.score(ALL, gold, [a])
    scores = result.scores()
    flat = json.loads(cli("score", "--gold", GOLD, "--system", A, *ALL, "--json=flat", "--no-recipe"))
    assert flat == {name: value for name, value in scores.items() if value is not None}
    assert len(flat) > 500
    assert result.name == "system-a" and result.measures[0] == "muc" and result.headline == "muc.strict.f1"
    assert result.system is a and result.gold is gold


def test_data_of_memory_scores_as_its_file():
    (of_file,) = _core.score(ALL, *[files()[0], [files()[1]]])
    (of_memory,) = _core.score(ALL, memory(GOLD, name="gold"), [memory(A, name="system-a", system=True)])
    assert of_memory.scores() == of_file.scores()
    assert sides(of_memory.json()) == sides(of_file.json())
    assert of_memory.signature == of_file.signature


def test_json_and_reports_are_those_of_the_command_line():
    gold, a, _ = files()
    (result,) = _core.score(["--measure", "muc,conll"], gold, [a])
    words = ["score", "--gold", GOLD, "--system", A, "--measure", "muc,conll"]
    assert result.json() == cli(*words, "--json", "--no-recipe")
    assert result.report(["--by", "entity-length", "--markdown", "--no-recipe"]) == cli(
        *words, "--by", "entity-length", "--markdown", "--no-recipe"
    )
    with pytest.raises(_core.TouchstoneError, match="Did you mean"):
        result.report(["--by", "entity-lenght"])


def test_several_systems_are_scored_at_once():
    gold, a, b = files()
    both = _core.score([], gold, [a, b])
    assert [result.name for result in both] == ["system-a", "system-b"]
    assert both[1].scores() == _core.score([], gold, [b])[0].scores()
    assert both[1].system is b
    assert json.loads(both[1].json())["systems"][0]["name"] == "system-b"


def test_files_may_be_named_by_words():
    (by_words,) = _core.score(["--gold", GOLD, "--system", A])
    gold, a, _ = files()
    assert by_words.scores() == _core.score([], gold, [a])[0].scores()
    assert by_words.gold.path == GOLD and by_words.system.path == A
    assert len(by_words.errors()) > 0


def test_undefined_is_none():
    (result,) = _core.score([], tags("O O", name="gold"), [tags("O O", name="run", system=True)])
    assert result.scores()["muc.strict.f1"] is None
    (zero,) = _core.score(["--zero-division", "0"], tags("O O"), [tags("O O", system=True)])
    assert zero.scores()["muc.strict.f1"] == 0


def test_a_score_of_a_type_bears_its_name():
    (result,) = _core.score(["--measure", "conll,muc"], tags("B-PER O B-LOC"), [tags("B-PER O B-ORG", system=True)])
    scores = result.scores()
    assert scores["conll.f1"] == 0.5 and scores["muc.strict.f1(PER)"] == 1 and scores["muc.strict.cor"] == 1
    assert result.headline == "conll.f1"


def test_a_preset_brings_settings_and_headline():
    (result,) = _core.score(["--preset", "conll-2003"], tags("B-PER O"), [tags("B-PER O", system=True)])
    assert result.headline == "conll.f1" and result.measures == ["conll"]
    (other,) = _core.score(["--min-overlap", "50", "--pairing", "hipe"], *[tags("B-PER"), [tags("B-PER", system=True)]])
    assert dict(other.settings())["pairing"] == "hipe" and dict(other.settings())["min-overlap"] == "50"
    assert "--pairing" in other.words
    assert _core.score([], tags("B-PER"), [tags("B-PER", system=True)])[0].settings() == []


def test_wrong_words_are_the_command_lines_errors():
    gold, a, _ = files()
    with pytest.raises(_core.TouchstoneError, match='Did you mean "muc"') as caught:
        _core.score(["--measure", "mucc"], gold, [a])
    assert caught.value.code == "invalid-option" and caught.value.file is None
    with pytest.raises(_core.TouchstoneError, match="--gold PATH is missing"):
        _core.score([], None, [])


def test_tables_have_rows_and_forms():
    gold, a, _ = files()
    (result,) = _core.score(["--measure", "muc,conll"], gold, [a])
    names = result.tables()
    assert ("muc", "strict") in [(measure, id) for measure, id, _ in names]
    table = result.table()
    assert (table.measure, table.id) == ("muc", "strict")
    assert table.columns[0] == "type" and "f1" in table.columns
    rows = {row[0]: dict(zip(table.columns, row)) for row in table.rows}
    scores = result.scores()
    assert rows["Overall"]["f1"] == scores["muc.strict.f1"]
    assert rows["PER"]["f1"] == scores["muc.strict.f1(PER)"]
    assert isinstance(rows["PER"]["cor"], int) and rows["PER"]["cor"] == scores["muc.strict.cor(PER)"]
    assert len(table) == len(table.rows)
    for form, sign in {"text": "PER", "markdown": "| PER", "latex": "\\toprule", "html": "<table", "csv": "PER,", "tsv": "PER\t"}.items():
        assert sign in table.to_text(form)
    with pytest.raises(ValueError, match="markdown"):
        table.to_text("pdf")
    assert result.table(measure="conll").measure == "conll"
    for missing in (("nothing", ""), ("types", "eter")):
        with pytest.raises(KeyError):
            result.table(*missing)


def test_slices_documents_and_confusion_are_tables():
    gold, a, _ = files()
    (result,) = _core.score([], gold, [a])
    by = result.by("entity-length")
    assert by.columns[0] == "entity-length" and len(by) > 1
    documents = result.documents()
    assert {row[0] for row in documents.rows} >= set(gold.names())
    confusion = result.confusion()
    assert confusion.columns == ["gold_type", "system_type", "count"]
    told = json.loads(cli("score", "--gold", GOLD, "--system", A, "--json", "--confusion", "--no-recipe"))
    counts = json.dumps(told)
    assert sum(row[2] for row in confusion.rows) == len(result.errors(["--outcome", "COR,INC,PAR,MIS,SPU"]))
    assert "confusion" in counts
    with pytest.raises(_core.TouchstoneError, match="entity-length"):
        result.by("entity-lenght")


def test_tables_escape_what_files_say():
    gold = _core.read_spans([{"text": "a", "entities": [(0, 1, "<b>&|")]}])
    (result,) = _core.score([], gold, [_core.read_spans([{"text": "a", "entities": [(0, 1, "<b>&|")]}], system=True)])
    assert "<b>" not in result.table().to_text("html") and "&lt;b&gt;" in result.table().to_text("html")
    assert "\\&" in result.table().to_text("latex")


def test_intervals_hold_their_scores_and_hang_on_the_seed():
    gold, a, _ = files()
    (result,) = _core.score([], gold, [a])
    intervals = result.intervals(samples=200, seed=3)
    low, high = intervals["muc.strict.f1"]
    assert low < result.scores()["muc.strict.f1"] < high
    assert "muc.strict.f1(PER)" in intervals
    assert intervals == result.intervals(samples=200, seed=3) != result.intervals(samples=200, seed=4)
    narrow = result.intervals(samples=200, seed=3, level=0.5)["muc.strict.f1"]
    assert low < narrow[0] and narrow[1] < high
    with pytest.raises(_core.TouchstoneError, match="0.95"):
        result.intervals(level=95)


def test_findings_say_what_changes_scores():
    gold = _core.read_spans([{"id": "a", "text": "Ada", "entities": [(0, 3, "PER")]}, {"id": "b", "text": "Bob"}])
    run = _core.read_spans([{"id": "a", "text": "Ada", "entities": [(0, 3, "PER")]}], name="run", system=True)
    (result,) = _core.score([], gold, [run])
    codes = {finding["code"]: finding for finding in result.findings()}
    assert "pairing.gold-only" in codes
    assert codes["pairing.gold-only"]["system"] == "run"
    assert isinstance(codes["pairing.gold-only"]["changes_scores"], bool)


def test_a_run_of_other_texts_is_refused():
    gold = _core.read_spans([{"id": "a", "text": "Ada lives in the old town of Brükstedt.", "entities": [(0, 3, "PER")]}])
    run = _core.read_spans([{"id": "a", "text": "0123456789 " * 40, "entities": [(0, 3, "PER")]}], system=True)
    with pytest.raises(_core.TouchstoneError) as caught:
        _core.score([], gold, [run])
    assert caught.value.code == "other-texts" and "--anyway" in str(caught.value)
    assert len(_core.score(["--anyway"], gold, [run])) == 1


def test_two_systems_without_a_gold_are_held_against_each_other():
    _, a, b = files()
    (result,) = _core.score([], None, [a, b])
    assert result.gold is None
    told = json.loads(cli("score", "--system", A, "--system", B, "--json=flat", "--no-recipe", "--measure", "muc"))
    assert told["muc.strict.f1"] == result.scores()["muc.strict.f1"]


def test_layers_levels_and_periods_stand_before_the_names():
    gold, a, _ = files()
    (result,) = _core.score(["--noise-level", "all,0-0.2", "--measure", "muc"], gold, [a])
    scores = result.scores()
    assert any("/" in name for name in scores) and "muc.strict.f1" in scores


def test_results_are_used_by_several_threads_at_once():
    gold, a, _ = files()
    (result,) = _core.score([], gold, [a])
    seen = []

    def use():
        seen.append((result.scores(), result.documents().rows, len(result.errors())))

    threads = [threading.Thread(target=use) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 6 and all(one == seen[0] for one in seen)


def test_several_threads_score_at_once():
    gold, a, b = files()
    scores = {}

    def use(number, run):
        scores[number] = _core.score([], gold, [run])[0].scores()["muc.strict.f1"]

    threads = [threading.Thread(target=use, args=(i, (a, b)[i % 2])) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(scores.values())) == 2 and scores[0] == scores[6] and scores[1] == scores[7]


def test_nothing_is_printed(capfd):
    gold, a, b = files()
    (result,) = _core.score([], gold, [a])
    result.report()
    _core.compare([], gold, [a, b]).text
    _core.command(["score", "--gold", "@", "--system", "@1"], {"@": gold, "@1": a})
    assert capfd.readouterr() == ("", "")
