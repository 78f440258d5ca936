# SPDX-License-Identifier: GPL-3.0-or-later
"""Results, tables and records: the numbers of the command line, in Python's forms."""

import csv
import json

import pytest

import touchstone as ts


@pytest.fixture(scope="module")
def result():
    from conftest import SAMPLES
    return ts.score(SAMPLES / "gold.jsonl", SAMPLES / "system-a.jsonl")


def test_scores_are_a_mapping_of_names(result):
    assert result["muc.strict.cor"] == 138 and result.f1 == result["muc.strict.f1"] == pytest.approx(0.736)
    assert (result.precision, result.recall) == (result["muc.strict.precision"], result["muc.strict.recall"])
    assert "muc.strict.f1(PER)" in result and len(result) == len(list(result))
    assert ts.score([["B-PER"]], [["O"]])["muc.strict.precision"] is None  # undefined, not 0
    with pytest.raises(KeyError):
        result["muc.strict.f2"]
    assert "system-a" in repr(result) and "PER" in str(result)


def test_settings_and_signature_say_how(result):
    other = ts.score(*_data(), preset="semeval-2013")
    assert other.signature != result.signature and other.settings["pairing"] == "first-come" and result.settings == {}
    assert other.f1 is not None and ts.score(*_data(), preset="conll-2003")["conll.f1"] == ts.score(*_data(), measures="conll")["conll.f1"]
    assert ts.score(*_data(), types=["PER", "LOC"])["muc.strict.pos"] == 123
    assert ts.score(*_data(), label_map={"DATE": None, "PER": "PERSON"})["muc.strict.pos(PERSON)"] == 54
    assert ts.score(*_data(), measures=["ser"]).precision is None


@pytest.mark.parametrize("given", [{"types": ["PER", "a,b\\c"]}, {"label_map": {"PER": "PERSON", "DATE": None}}, {"preset": "hipe-2020-strict"}, {"measures": ["conll", "ser"]},
                                   {"min_score": 0.5}, {"row": ["PER", "LOC"]}, {"pairing": "hipe", "hipe_norm_time": True}, {"slice_bounds": ["entity-length=1,2"]},
                                   {"preset": "conll-2003", "measures": "muc"}, {"gold_format": "jsonl", "zero_division": 0}])
def test_settings_repeat_a_result(given):
    first = ts.score(*_data(), **given)
    assert set(given) <= set(first.settings)
    again = ts.score(*_data(), **first.settings)
    assert dict(again) == dict(first) and again.signature == first.signature and again.settings == first.settings


def test_settings_say_how_both_sides_were_read(tmp_path):
    path = tmp_path / "both.conll"
    path.write_text("Ada B-PER B-LOC\nBo O B-PER\n\n", encoding="utf-8")
    first = ts.score(ts.read(path, column=2), ts.read(path, column=3, system=True))
    assert first.settings == {"gold_column": "2", "system_column": "3"} and ts.score(path, path, **first.settings).signature == first.signature
    assert ts.score(ts.read(path, column=2), ts.read(path, column=2)).settings == ts.score(path, path, column=2).settings == {"column": "2"}


def _data():
    from conftest import SAMPLES
    return SAMPLES / "gold.jsonl", SAMPLES / "system-a.jsonl"


def test_data_in_memory_gives_the_numbers_of_files():
    gold, system = (ts.read(path) for path in _data())
    in_memory = [[{"id": document.name, "text": document.text,
                   "entities": [{"start": span.start, "end": span.end, "type": span.type} for span in document.spans if not span.fragments]}
                  for document in corpus if document.name not in ("embassy", "letter")] for corpus in (gold, system)]
    names = [document["id"] for document in in_memory[0]]
    assert len(names) == 14
    found = ts.score(*in_memory)
    by_document = {row[0]: row for row in ts.score(gold, system).documents().rows}
    columns = ts.score(gold, system).documents().columns
    place = next(number for number, column in enumerate(columns) if column in ("cor", "strict.cor"))
    assert found["muc.strict.cor"] == sum(by_document[name][place] for name in names)


def test_tables(result):
    table = result.table()
    rows = {row[0]: dict(zip(table.columns, row)) for row in table.rows}
    assert rows["DATE"]["cor"] == 28 and isinstance(rows["DATE"]["precision"], float)
    assert table.to_dicts()[0] == dict(zip(table.columns, table.rows[0])) and len(table) == len(table.rows)
    assert "\\toprule" in table.to_latex() and "| Type |" in table.to_markdown() and "DATE" in str(table)
    assert {identifier for _, identifier, _ in result.tables} >= {"strict", "exact", "partial", "type"}
    assert "news" in {row[0] for row in result.documents().rows} and result.by("entity-length").rows
    confusion = [dict(zip(result.confusion().columns, row)) for row in result.confusion().rows]
    assert {"gold_type", "system_type", "count"} <= set(confusion[0])
    assert "LOC" in str(result.confusion()).split("ORG", 1)[1]
    for call, words in ((lambda: result.table("foo"), 'no table "foo"; Result.tables names them'), (lambda: result.documents("foo"), "measure foo was not asked for"),
                        (lambda: result.by("seen", "foo"), "measure foo"), (lambda: result.table(5), "names, which are str"), (lambda: result.documents(5), "str")):
        with pytest.raises(ts.TouchstoneError, match=words) as caught:
            call()
        assert caught.value.cure and caught.value.code == "invalid-option"


def test_tables_are_written_and_shown(result, tmp_path):
    result.table().to_csv(tmp_path / "t.csv")
    assert (tmp_path / "t.csv").read_text(encoding="utf-8").count("\n") > 5
    html = result.table()._repr_html_()
    assert "DATE" in html and "<script" not in html and "tex2jax_ignore" in html
    assert "0.736" in result._repr_html_()


def test_intervals_hold_the_score(result):
    low, high = result.intervals(samples=200)["muc.strict.f1"]
    assert low < result.f1 < high and result.intervals(samples=200)["muc.strict.f1"] == (low, high)


def test_errors_are_records(result):
    errors = result.errors(outcome="MIS, SPU", type="LOC")
    assert {record.outcome for record in errors} == {"MIS", "SPU"} and len(errors) == len(list(errors))
    first = errors[0]
    assert isinstance(first, ts.ErrorRecord) and errors[-1] == list(errors)[-1] and errors[:2] == list(errors)[:2]
    assert first.gold is None or isinstance(first.gold, ts.Span)
    assert errors.to_dicts()[0]["document"] == first.document and first.document in str(first)
    assert len(result.errors()) == result["muc.strict.inc"] + result["muc.strict.mis"] + result["muc.strict.spu"]
    assert len(result.errors(scheme="type")) == result["muc.type.inc"] + result["muc.type.mis"] + result["muc.type.spu"]
    fuzzy = ts.score(*_data(), preset="hipe-2022-fuzzy")
    assert fuzzy._core.headline == "muc.type.f1" and len(fuzzy.errors()) == len(fuzzy.errors(scheme="type")) < len(fuzzy.errors(scheme="strict"))
    assert len(result.errors(error_type=["boundary", "split"])) > 0 and len(result.errors(words="norvik")) > 0
    for words in (["norvik", "bo"], ["norvik"], 5):
        with pytest.raises(ts.TouchstoneError, match="words=") as caught:
            result.errors(words=words)
        assert "one by one" in caught.value.cure
    with pytest.raises(IndexError):
        errors[len(errors)]
    for name in ("colour", 5):
        with pytest.raises(ts.TouchstoneError, match="columns") as caught:
            errors.column(name)
        assert caught.value.cure
    with pytest.raises(TypeError, match="integer"):
        errors["first"]
    for types in ({"PER", 5}, [5], 5):
        with pytest.raises(ts.TouchstoneError, match="types=.* are no words"):
            ts.score([["O"]], [["O"]], types=types)


def test_types_with_commas_are_asked_for_as_items_of_a_list():
    gold = [{"id": "d", "text": "Ada Bo Cy", "entities": [(0, 3, "P,Q"), (4, 6, "R"), (7, 9, "a\\")]}]
    found = ts.score(gold, [{"id": "d", "text": "Ada Bo Cy", "entities": [(0, 3, "R")]}])
    assert [record.gold.type for record in found.errors(type=["P,Q", "a\\"])] == ["P,Q", "a\\"]
    assert len(found.errors(gold_type=["P,Q"])) == len(found.errors(row_type="P\\,Q")) == len(found.errors(system_type=["R"])) == 1
    assert ts.score(gold, gold, types=["P,Q", "a\\"])["muc.strict.pos"] == 2
    for wrong, words in (("P,Q", 'no type "P"; .*P\\\\,Q'), (",", "names no type"), ([], "is empty"), ("", "is empty")):
        with pytest.raises(ts.TouchstoneError, match=words) as caught:
            found.errors(type=wrong)
        assert caught.value.cure
    sides = [[{"id": f"d{number}", "text": "Ada Bo", "entities": [(0, 3, "P,Q"), (4, 6, "R")][first:]} for number in range(20)] for first in (0, 1)]
    lead = ts.leads(*sides)[0]
    assert lead["wrong_filter"]["gold-type"] == ["P,Q"] and len(lead.errors()) == lead["wrong"] == 20


def test_columns_are_buffers(result):
    errors = result.errors()
    starts, outcomes = errors.column("gold_start"), errors.column("outcome")
    view = memoryview(starts)
    assert view.readonly and view.nbytes == 8 * len(errors)
    for number in (0, 3, len(errors) - 1):
        record = errors[number]
        assert view[number] == (record.gold.start if record.gold else -1) and outcomes[number] == record.outcome


def test_data_frames(result):
    pandas = pytest.importorskip("pandas")
    frame = result.errors().to_pandas()
    wanted = ["document", "outcome", "error_type", "gold_type", "system_type", "gold_start", "gold_end", "system_start", "system_end", "gold_text",
              "system_text", "left", "right"]
    assert list(frame.columns) == wanted and str(frame["gold_start"].dtype) == "Int64" and isinstance(frame["outcome"].dtype, pandas.CategoricalDtype)
    first = result.errors()[0]
    assert frame["document"][0] == first.document and frame["left"][0] == first.left
    assert (frame["gold_start"].isna() == (frame["outcome"] == "SPU")).all()
    table = result.table().to_pandas()
    assert table.loc["DATE", "cor"] == 28 and str(table["cor"].dtype) == "Int64" and table.loc["Macro mean", "cor"] is pandas.NA
    assert str(table["f1"].dtype) == "float64" and str(result.confusion().to_pandas()["count"].dtype) == "int64"


def test_records_are_saved(result, tmp_path):
    errors = result.errors()
    errors.save(tmp_path / "e.jsonl")
    lines = (tmp_path / "e.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(errors) and json.loads(lines[0])["document"] == errors[0].document
    errors.save(tmp_path / "e.csv")
    with open(tmp_path / "e.csv", newline="", encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    assert len(table) == len(errors) and list(table[0]) == list(errors[0].to_dict()) and table[-1]["gold_start"] == str(errors[-1].gold.start)
    assert errors[0].gold is None and table[0]["gold_text"] == ""
    errors.save(tmp_path / "e.tsv")
    assert "\t" in (tmp_path / "e.tsv").read_text(encoding="utf-8")


def test_a_notebook_shows_25_marked_records():
    text = "<i>Ada</i> & $Bo$"
    gold = [{"id": f"<{number}>", "text": text, "entities": [(3, 6, "PER")]} for number in range(30)]
    system = [{"id": f"<{number}>", "text": text, "entities": [(3, 6, "<LOC>")]} for number in range(30)]
    html = ts.score(gold, system).errors()._repr_html_()
    assert html.count("<tr>") == 26 and "25 of 30 records" in html
    assert "&lt;LOC&gt;" in html and "<LOC>" not in html and "&lt;i&gt;" in html and "<i>" not in html and "<script" not in html
    assert ">GS</sup>" in html and ">INC</b>" in html and "tex2jax_ignore" in html


@pytest.mark.parametrize("name", ["preset", "measures", "types", "pairing", "threads", "train", "column", "row", "rules", "by"])
@pytest.mark.parametrize("value", ["", [], "\ud800", "a\0b", 1j, object()])
def test_settings_that_say_nothing_are_refused(name, value):
    for call in (ts.score, ts.leads, ts.suspects, lambda gold, system, **settings: ts.compare(gold, system, system, **settings)):
        with pytest.raises(ts.TouchstoneError, match=name) as caught:
            call(*_data(), **{name: value})
        assert caught.value.code == "invalid-option" and caught.value.cure


def test_yes_and_no_are_no_words_of_other_options(result):
    for name in ("preset", "pairing", "threads", "min_score"):
        for value in (True, False):
            with pytest.raises(ts.TouchstoneError, match="--" + name.replace("_", "-")):
                ts.compare(*_data(), _data()[1], **{name: value})
    with pytest.raises(ts.TouchstoneError, match='no document is called "yes"'):
        result.errors(document=True)
    with_texts = ts.score(*_data(), preset="hipe-2022")
    without = ts.score(*_data(), preset="hipe-2022", hipe_token_text=False)  # takes away what a preset brings
    assert with_texts.settings["hipe_token_text"] is True and without.settings["hipe_token_text"] is False and with_texts.signature != without.signature
    assert ts.score(*_data(), **without.settings).signature == without.signature
    with pytest.raises(ts.TouchstoneError, match='"maybe".*--anyway stands alone') as caught:
        ts.score(*_data(), anyway="maybe")
    assert caught.value.cure
    with pytest.raises(ts.TouchstoneError, match="--column takes a whole number, and not \"first\""):
        ts.score(*_data(), column="first")


def test_only_filters_choose_records(result):
    for name, cure in (("types", "error_type"), ("preset", "score"), ("train", "where"), ("group_by", "where")):
        with pytest.raises(ts.TouchstoneError, match=f"{name} is no filter") as caught:
            result.errors(**{name: "PER"})
        assert cure in caught.value.cure
    with pytest.raises(ts.TouchstoneError, match='no document is called "nope"') as caught:
        result.errors(document="nope")
    assert "there are news" in caught.value.cure


def test_wrong_settings_name_the_nearest_word():
    with pytest.raises(ts.TouchstoneError, match="pairing"):
        ts.score(*_data(), paring="optimal")
    with pytest.raises(ts.TouchstoneError) as caught:
        ts.score(*_data(), preset="conll-2004")
    assert caught.value.code == "invalid-option"


def test_errors_of_files_have_a_place(tmp_path):
    broken = tmp_path / "types.map"
    broken.write_text("both\tPER\tX\nnobody\tA\tB\n", encoding="utf-8")
    with pytest.raises(ts.TouchstoneError) as caught:
        ts.score(*_data(), label_map=broken)
    assert caught.value.file == str(broken) and caught.value.line == 2 and str(broken) in str(caught.value) and "gold, system or both" in caught.value.cure
    with pytest.raises(ts.TouchstoneError) as caught:
        ts.read(tmp_path / "none.jsonl")
    assert caught.value.code == "not-found"


def test_what_is_built_in():
    assert "hipe-2022" in {row[0] for row in ts.presets().rows} and "muc" in {row[0] for row in ts.measures().rows}
    assert "jsonl" in {row[0] for row in ts.formats().rows} and ts.version()[0].isdigit() and ts.__version__ == ts.version()


def test_two_systems_without_a_gold(sample):
    with pytest.raises(ts.TouchstoneError, match="needs a gold, or a pair") as caught:
        ts.score(None, sample[1])
    assert "score(None, (a, b))" in caught.value.cure
    result = ts.score(None, (sample[1], sample[2]))
    assert result["muc.strict.cor"] > 100


@pytest.mark.parametrize("arguments,words", [
    ({"samples": 0}, "samples=0"), ({"samples": -1}, "samples=-1"), ({"samples": 2_000_000}, "1 to 1000000"), ({"samples": 0.5}, "samples=0.5"),
    ({"seed": -1}, "seed=-1"), ({"seed": 2**64}, "seed="), ({"level": 3}, "write 0.95"), ({"level": 0}, "level=0"), ({"level": "high"}, "level='high'"),
])
def test_intervals_that_cannot_be_drawn_are_refused(result, arguments, words):
    with pytest.raises(ts.TouchstoneError, match=words) as caught:
        result.intervals(**arguments)
    assert caught.value.code == "invalid-option" and caught.value.cure
    from touchstone import _core
    if arguments == {"samples": 0}:  # the core refuses by itself: there is no division
        with pytest.raises(_core.TouchstoneError, match="1 to 1000000 trials"):
            result._core.intervals(samples=0)
    if "level" not in arguments:
        with pytest.raises(ts.TouchstoneError, match=words):
            ts.compare(*_data(), _data()[1], **arguments)


@pytest.mark.parametrize("name,value", [("statistics", "x.st"), ("output", "x"), ("json", True), ("latex", True), ("quiet", True), ("fail_if", "muc.strict.f1 < 1"),
                                        ("json_", True)])
def test_options_of_what_is_printed_are_refused(name, value, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    gold, system = _data()
    calls = [lambda: ts.score(gold, system, **{name: value}), lambda: ts.compare(gold, system, system, **{name: value}),
             lambda: ts.leads(gold, system, **{name: value}), lambda: ts.suspects(gold, system, **{name: value}),
             lambda: ts.score(gold, system).errors(**{name: value})]
    for call in calls:
        with pytest.raises(ts.TouchstoneError, match=name.rstrip("_")) as caught:
            call()
        assert caught.value.code == "invalid-option" and caught.value.cure
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("settings,words", [({"types": 3}, "types=3"), ({"types": ["PER", 3]}, "types="), ({"label_map": {1: 2}}, "types are words"),
                                            ({"label_map": {"PER": 2}}, "types are words"), ({"label_map": {"PER": "a\tb"}}, "tab")])
def test_types_are_words(settings, words):
    with pytest.raises(ts.TouchstoneError, match=words):
        ts.score(*_data(), **settings)
    assert ts.score(*_data(), types={"PER", "LOC"}).f1 == ts.score(*_data(), types="LOC,PER").f1


def test_what_has_no_folder_is_not_written(result, tmp_path):
    for write in (result.save, result.table().to_csv, result.errors().save, ts.corpus(_data()[0]).save):
        with pytest.raises(ts.TouchstoneError) as caught:
            write(tmp_path / "none" / "x.csv")
        assert caught.value.code == "not-found" and caught.value.file == str(tmp_path / "none" / "x.csv") and caught.value.cure


def test_csv_has_all_digits_and_the_columns_of_the_table(result, tmp_path):
    import csv

    result.table().to_csv(tmp_path / "t.csv")
    with open(tmp_path / "t.csv", encoding="utf-8", newline="") as file:
        heading, *rows = csv.reader(file)
    table = result.table()
    assert len(heading) == len(table.columns) and [row[0] for row in rows] == [row[0] for row in table.rows]
    place = table.columns.index("f1")
    assert [None if row[place] == "" else float(row[place]) for row in rows] == [row[place] for row in table.rows]


def test_what_is_undefined_is_0_in_tables_too_where_it_is_asked_to_be():
    gold, system = [["B-PER", "O"]], [["O", "O"]]
    place = ts.score(gold, system).table().columns.index("precision")
    assert ts.score(gold, system).table().rows[0][place] is None and ts.score(gold, system, zero_division=0).table().rows[0][place] == 0.0
    assert ts.score(gold, system, zero_division=0).table().rows[-1][1] is None  # a mean of counts is nothing


def test_columns_are_sliced_and_texts_are_columns(result):
    errors = result.errors()
    starts, outcomes = errors.column("gold_start"), errors.column("outcome")
    assert starts[:3] == [starts[0], starts[1], starts[2]] and outcomes[-2:] == [outcomes[len(errors) - 2], outcomes[len(errors) - 1]]
    assert starts[5:1:-2] == [starts[5], starts[3]] and starts[10**6:] == []
    dicts = errors.to_dicts()
    for name in ("gold_text", "system_text", "left", "right"):
        assert errors.column(name) == [one[name] for one in dicts]


def test_blanks_behind_commas_are_no_part_of_a_type(result):
    assert len(result.errors(type="PER, LOC")) == len(result.errors(type=["PER", "LOC"])) > 0
    assert len(result.errors(gold_type="PER, LOC")) == len(result.errors(gold_type="PER,LOC")) > 0


def test_a_run_of_other_texts_says_how_it_is_scored_nevertheless():
    gold, system = [{"id": "a", "text": "Ada", "entities": [(0, 3, "PER")]}], [{"id": "b", "text": "Something else", "entities": [(0, 3, "PER")]}]
    with pytest.raises(ts.TouchstoneError, match="anyway=True") as caught:
        ts.score(gold, system)
    assert "anyway=True" in caught.value.cure
    assert ts.score(gold, system, anyway=True).f1 is not None


def test_options_that_name_data_are_refused(sample, tmp_path, monkeypatch):
    (tmp_path / "run.txt").write_text("nothing")
    monkeypatch.chdir(tmp_path)
    for name, value, cure in (("systems", "*", "score(gold, system)"), ("system", "run.txt", "score(gold, system)"), ("group", "a=*", "--group"),
                              ("project", "p.touchstone", "project()"), ("set", "x", "project()"), ("allow_outside", True, "project()")):
        calls = [lambda: ts.compare(*sample, **{name: value}), lambda: ts.suspects(*sample, **{name: value})]
        calls += [] if name == "system" else [lambda: ts.score(sample[0], sample[1], **{name: value}), lambda: ts.leads(sample[0], sample[1], **{name: value})]
        for call in calls:
            with pytest.raises(ts.TouchstoneError, match=f"{name} is an option") as caught:
                call()
            assert cure in caught.value.cure
    with pytest.raises(ts.TouchstoneError, match="measure is called measures"):
        ts.score(sample[0], sample[1], measure="conll")


class Scalar:
    """A single number as numpy has it."""

    shape = ()

    def __init__(self, value):
        self.value = value

    def item(self):
        return self.value


def test_values_are_written_as_the_command_line_takes_them(sample):
    gold, run = sample[:2]
    assert ts.score(gold, run, measures="eter", alpha=1e-5).settings == {"measures": "eter", "alpha": "0.00001"}
    assert ts.score(gold, run, threshold=Scalar(1e-05)).settings == {"threshold": "0.00001"}
    assert ts.score(gold, run, anyway=Scalar(True)).settings == {"anyway": True}
    assert not ts.score(gold, run, measures="muc", anyway=Scalar(False)).settings.get("anyway")


def test_values_of_another_kind_are_refused_with_a_cure(sample):
    gold, run = sample[:2]
    result = ts.score(gold, run)
    calls = [lambda call=call, value=value: call(value) for value in (1.5, -1, 10**30) for call in (lambda one: ts.score(gold, run, layer=one), lambda one: ts.read(gold, layer=one))]
    calls += [lambda: result.figure("a\0b").svg, lambda: result.open(select="a\0b"), lambda: ts.open_window(gold, run, select={"type": "a\0b"}),
              lambda: ts.project("p.touchstone", allow_outside="yes")]
    for call in calls:
        with pytest.raises(ts.TouchstoneError) as caught:
            call()
        assert caught.value.code == "invalid-option" and caught.value.cure


def test_what_is_no_path_and_what_cannot_be_written_says_so(sample, tmp_path):
    result = ts.score(sample[0], sample[1])
    for call in (lambda: ts.project(None), lambda: ts.read(7), lambda: ts.judgements(None), lambda: ts.judgements([None]), lambda: result.save(None),
                 lambda: result.table().to_csv(None), lambda: result.errors().save(None), lambda: ts.corpus(sample[0]).save(None, "brat"),
                 lambda: result.figure().save(None), lambda: result.report(None), lambda: ts.check_scores(result, fail_if="muc.strict.f1 < 0", baseline=7),
                 lambda: ts.score(sample[0], sample[1], label_map=7)):
        with pytest.raises(ts.TouchstoneError, match="is no path") as caught:
            call()
        assert "pathlib" in caught.value.cure
    merged = ts.merge([result])
    for call in (result.save, merged.save, result.table().to_csv, result.errors().save, ts.corpus(sample[0]).save):
        with pytest.raises(ts.TouchstoneError, match="Is a directory") as caught:
            call(tmp_path)
        assert caught.value.file == str(tmp_path) and caught.value.cure
        with pytest.raises(ts.TouchstoneError, match="No such file") as caught:
            call(tmp_path / "missing" / "file")
        assert "folder" in caught.value.cure
    assert not list(tmp_path.iterdir())


def test_data_in_memory_is_named_where_a_report_says_how_it_was_made():
    told = str(ts.score(ts.corpus([["B-PER"]], name="tuesday"), [["O"]]))
    assert "Gold: tuesday (xxh3-128:" in told and "system: system (xxh3-128:" in told and "standard input" not in told


def test_what_is_asked_of_a_result_later_knows_its_label_map(sample):
    mapped = {"PER": "PERSON", "DATE": None}
    result = ts.score(sample[0], sample[1], label_map=mapped)
    assert len(result.errors(type="PERSON")) == 9 and "PERSON" in str(result) and "(PERSON)" in "".join(result.intervals(samples=10))
    assert "PERSON" in str(result.confusion()) and b"PERSON" in result.statistics() and len(result.documents()) == 17
    ts.check_scores(ts.score(sample[0], sample[2], label_map=mapped), fail_if="muc.strict.f1(PERSON) < -0.5", baseline=result)
    assert ts.compare(*sample, label_map=mapped, samples=10)["muc.strict.f1"].a == result.f1
    assert len(ts.leads(sample[0], sample[1], label_map=mapped)) and ts.suspects(*sample, label_map=mapped) is not None
    with pytest.raises(ts.TouchstoneError, match="train is a word, a number, a path or a list of these, and not dict") as caught:
        ts.score(sample[0], sample[1], train=[{"text": "", "entities": []}])
    assert caught.value.cure


def test_training_data_is_a_file_of_its_own(tmp_path):
    gold = [{"id": "a", "text": "Ada Bo", "entities": [(0, 3, "PER"), (4, 6, "PER")]}]
    train = tmp_path / "train.conll"
    train.write_text("Ada B-PER\n\n", encoding="utf-8")
    records = ts.score(gold, gold, train=train).errors(outcome="COR", where="seen=seen")
    assert [record.gold.text for record in records] == ["Ada"]
    with pytest.raises(ts.TouchstoneError, match="nofile"):
        ts.score(gold, gold, train=tmp_path / "nofile")
