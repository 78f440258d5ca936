# SPDX-License-Identifier: GPL-3.0-or-later
"""What corpus() recognises, each with objects that have what it looks at and nothing else."""

import copy
import json
import os
import pathlib
import threading
from types import SimpleNamespace

import pytest

import touchstone as ts

TEXT = "Ada left Oslo in May."
WANTED = [("PER", 0, 3, "Ada"), ("LOC", 9, 13, "Oslo")]


def found(corpus, number=0):
    return [(span.type, span.start, span.end, span.text) for span in list(corpus)[number].spans]


def spacy_doc(ents, text=TEXT, **groups):
    def spans(values):
        return [SimpleNamespace(start_char=start, end_char=end, label_=label, kb_id_=link) for label, start, end, link in values]
    return SimpleNamespace(text=text, ents=spans(ents), spans={name: spans(values) for name, values in groups.items()})


class Frame:
    """As pandas and polars have it: columns by name."""

    def __init__(self, **columns):
        self._columns, self.columns, self.shape = columns, list(columns), (len(next(iter(columns.values()))), len(columns))

    def __getitem__(self, name):
        return self._columns[name]


class Rows(list):
    """A data set of Hugging Face: rows, and features that name the numbers of tags."""

    features = {"ner_tags": SimpleNamespace(feature=SimpleNamespace(names=["O", "B-PER", "B-LOC"]))}


DICTS = {
    "entities": {"text": TEXT, "entities": [{"start": 0, "end": 3, "type": "PER"}, {"start": 9, "end": 13, "type": "LOC"}]},
    "spans": {"text": TEXT, "spans": [{"start": 0, "end": 3, "label": "PER"}, {"start": 9, "end": 13, "label": "LOC"}]},
    "label": {"text": TEXT, "label": [[0, 3, "PER"], [9, 13, "LOC"]]},
    "pipeline": {"text": TEXT, "entities": [{"start": 0, "end": 3, "entity_group": "PER", "score": 0.9, "word": "Ada"}, {"start": 9, "end": 13, "entity": "LOC"}]},
}


@pytest.mark.parametrize("document", DICTS.values(), ids=DICTS)
def test_dicts_with_offsets(document):
    assert found(ts.corpus([document])) == WANTED
    assert found(ts.corpus(document)) == WANTED  # one alone is a corpus, too


def test_ids_links_and_scores_are_kept():
    corpus = ts.corpus([{"id": "d7", "text": TEXT, "entities": [{"id": "T1", "start": 9, "end": 13, "type": "LOC", "links": ["Q585"], "score": 0.5}]}])
    span = corpus["d7"].spans[0]
    assert (span.id, span.links, span.score, corpus.documents) == ("T1", ("Q585",), 0.5, ["d7"])
    with pytest.raises(KeyError):
        corpus["d8"]


def test_offsets_of_other_units():
    text = "\N{GRINNING FACE} Ada"
    utf16, utf8 = {"start": 3, "end": 6, "type": "PER"}, {"start": 5, "end": 8, "type": "PER"}
    assert found(ts.corpus([{"text": text, "entities": [utf16]}], offsets="utf16")) == [("PER", 2, 5, "Ada")]
    assert found(ts.corpus([{"text": text, "entities": [utf8]}], offsets="bytes")) == [("PER", 2, 5, "Ada")]
    with pytest.raises(ts.TouchstoneError, match="utf16"):
        ts.corpus([{"text": text, "entities": [utf16]}], offsets="utf8")


def test_spacy_docs_and_examples():
    gold = spacy_doc([("PER", 0, 3, ""), ("LOC", 9, 13, "Q585")], others=[("DATE", 17, 20, "")])
    run = spacy_doc([("PER", 0, 3, "")])
    assert found(ts.corpus([gold])) == found(ts.corpus(gold)) == WANTED
    assert list(ts.corpus([gold]))[0].spans[1].links == ("Q585",)
    assert found(ts.corpus([gold], spans_key="others")) == [("DATE", 17, 20, "May")]
    example = SimpleNamespace(reference=gold, predicted=run)
    assert found(ts.corpus([example])) == WANTED and found(ts.corpus([example], system=True)) == WANTED[:1]
    result = ts.score([example], [example])
    assert result["muc.strict.recall"] == 0.5
    with pytest.raises(ts.TouchstoneError, match="no group of spans 'sc'.*others"):
        ts.corpus([gold], spans_key="sc")


def test_lists_of_tags():
    tags = [["B-PER", "O", "B-LOC", "I-LOC"], ["O"]]
    corpus = ts.corpus(tags, tokens=[["Ada", "left", "New", "Oslo"], ["Yes"]])
    assert len(corpus) == 2 and found(corpus) == [("PER", 0, 3, "Ada"), ("LOC", 9, 17, "New Oslo")]
    assert [span.type for span in list(ts.corpus(tags))[0].spans] == ["PER", "LOC"]
    assert found(ts.corpus([[1, 0, 2]], tokens=[["Ada", "left", "Oslo"]], labels=["O", "B-PER", "B-LOC"])) == WANTED


def test_rows_of_hugging_face():
    rows = [{"id": "7", "tokens": ["Ada", "left", "Oslo"], "ner_tags": [1, 0, 2]}, {"id": "8", "tokens": ["Yes"], "ner_tags": [0]}]
    assert found(ts.corpus(Rows(rows))) == WANTED and ts.corpus(Rows(rows)).documents == ["7", "8"]
    assert found(ts.corpus(rows, labels=["O", "B-PER", "B-LOC"])) == WANTED
    columns = {"tokens": [row["tokens"] for row in rows], "ner_tags": [["B-PER", "O", "B-LOC"], ["O"]]}
    assert found(ts.corpus(columns)) == WANTED
    # A model's tags have no tokens of their own.
    assert ts.score(Rows(rows), [["B-PER", "O", "O"], ["O"]])["muc.strict.recall"] == 0.5


def test_data_frames():
    frame = Frame(doc=["a", "a", "b"], start=[0, 9, 0], end=[3, 13, 2], label=["PER", "LOC", "PER"], score=[0.5, float("nan"), 1.0])
    corpus = ts.corpus(frame, text={"a": TEXT, "b": "Bo", "c": "None."})
    assert corpus.documents == ["a", "b", "c"] and found(corpus) == WANTED and corpus["a"].spans[0].score == 0.5 and corpus["a"].spans[1].score is None
    with pytest.raises(ts.TouchstoneError, match="no column label or type; its columns are: doc, start, end"):
        ts.corpus(Frame(doc=["a"], start=[0], end=[3]))
    with pytest.raises(ts.TouchstoneError, match="Row 0"):
        ts.corpus(Frame(doc=["a"], start=[0.5], end=[3], label=["PER"]))


def test_a_real_data_frame():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"doc": ["a", "a"], "start": [0, 9], "end": [3, 13], "label": ["PER", "LOC"]})
    assert found(ts.corpus(frame, text={"a": TEXT})) == WANTED


def test_lists_of_annotations_with_texts_beside_them():
    spans = [[(0, 3, "PER"), {"start": 9, "end": 13, "label": "LOC"}]]
    assert found(ts.corpus(spans, text=[TEXT])) == WANTED
    gold = [{"id": "1", "text": TEXT, "entities": [(0, 3, "PER")]}]
    result = ts.score(gold, spans)
    assert result["muc.strict.precision"] == 0.5 and result.errors()[0].system.text == "Oslo"  # a system of spans alone has the gold's text


def test_paths_and_corpora(sample, tmp_path):
    corpus = ts.corpus(sample[0])
    assert len(corpus) == 16 and corpus.format == "jsonl" and ts.corpus(corpus) is corpus and "PER" in corpus.labels
    copy = tmp_path / "copy.jsonl"
    corpus.save(copy)
    assert ts.read(copy).to_jsonl() == corpus.to_jsonl() == copy.read_bytes()
    corpus.save(tmp_path / "brat", "brat")
    assert (tmp_path / "brat" / "news.ann").is_file()
    rows = tmp_path / "rows.tsv"
    rows.write_text("Ada\tB-PER\tx\nOslo\tO\tx\n", encoding="utf-8")
    assert found(ts.read(rows, format="conll", column=2)) == [("PER", 0, 3, "Ada")]


def test_generators_are_walked_once():
    assert found(ts.corpus(document for document in [DICTS["label"]])) == WANTED


def test_a_pipe_is_written_into_and_stays_one(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    got = []
    reader.start()
    corpus = ts.corpus([{"text": TEXT, "entities": [{"start": 0, "end": 3, "label": "PER"}]}])
    corpus.save(pipe)
    reader.join(10)
    assert got == [corpus.to_jsonl()]
    assert pipe.is_fifo()


def test_bytes_are_saved_as_they_are_read(tmp_path):
    corpus = ts.corpus(list(DICTS.values()))
    corpus.save(tmp_path / "c.jsonl")
    assert [found(ts.read(tmp_path / "c.jsonl"), number) for number in range(3)] == [WANTED] * 3


@pytest.mark.parametrize("data,words", [
    ([], "no documents"),
    (7, "nothing that holds annotations: int 7"),
    ([7], "Item 0 is nothing"),
    (["B-PER"], r"Item 0 is nothing.*One list of tags is \[tags\]; several systems are arguments of compare"),
    ({"d1": ["B-PER"]}, r"the keys d1\. .*ids=list\(data\)"),
    ({}, "the keys none"),
    ([["B-PER"], 7], "Item 1 is no list of tags"),
    ([["B-PER", None]], "Item 0 has a tag"),
    ([[1, 2]], "tag number 1, and nothing says"),
    ([{"text": TEXT}], "Item 0 has none of the keys"),
    ([{"text": TEXT, "entities": []}, "x"], "Item 1 is no dict"),
    ([{"text": TEXT, "entities": 3}], "Item 0: its annotations are no list"),
    ([{"text": TEXT, "entities": ["x"]}], "Item 0, annotation 0 is none"),
    ([{"text": TEXT, "entities": [{"start": 0, "end": 3}]}], "Item 0, annotation 0 has no type"),
    ([{"text": TEXT, "entities": [{"start": "0", "end": 3, "type": "PER"}]}], "Document 1, entity 1: start and end are whole numbers"),
    ([spacy_doc([]), 7], "Item 1 is no spaCy Doc"),
    ([{"tokens": ["Ada"], "ner_tags": ["B-PER"]}, {"tokens": ["Ada"]}], "Row 1"),
    ([{"tokens": ["Ada"], "ner_tags": ["B-PER", "O"]}], "2 tags and 1 tokens"),
])
def test_what_is_not_recognised_is_named(data, words):
    with pytest.raises(ts.TouchstoneError, match=words):
        ts.corpus(data)


def test_a_missing_label_number_is_named():
    with pytest.raises(ts.TouchstoneError, match="-100.*take these away"):
        ts.corpus([[-100, 0]], labels=["O"])
    with pytest.raises(ts.TouchstoneError, match="numbers 0 to 0") as caught:
        ts.corpus([[1, 0]], labels=["O"])
    assert "labels=" in caught.value.cure


def test_a_notebook_shows_marked_escaped_text():
    html = ts.corpus([{"text": "<b>Ada</b> $x$", "entities": [(3, 6, "PER")]}] * 30)._repr_html_()
    assert "&lt;b&gt;" in html and "<b>Ada" not in html and "tex2jax_ignore" in html and "<script" not in html
    assert "25 of 30 documents" in html and html.count("<tr>") == 26 and ">G</sup>" in html


@pytest.mark.parametrize("text,offsets,span,words", [
    ("é Ada", "bytes", (1, 6, "PER"), 'offset 1 lies inside of the character "é", which has the bytes from 0 to 2'),
    ("\N{GRINNING FACE} Ada", "utf16", (1, 6, "PER"), "offset 1 lies inside of the character .*, which has the UTF-16 units from 0 to 2"),
    ("Ada \N{EURO SIGN}", "bytes", {"start": 0, "end": 6, "label": "PER"}, "offset 6 lies inside"),
])
def test_offsets_inside_of_a_character_are_refused(text, offsets, span, words):
    with pytest.raises(ts.TouchstoneError, match=words) as caught:
        ts.corpus([{"text": "a", "entities": []}, {"text": text, "entities": [(0, 0, "X"), span][1:]}], offsets=offsets)
    assert "Document 2, entity 1" in str(caught.value) and "offsets=" in caught.value.cure
    # Before and behind a character there are offsets, behind the text there are findings.
    fine = ts.corpus([{"text": text, "entities": [(0, len(text.encode()) + 9, "PER")]}], offsets=offsets)
    assert fine.findings


@pytest.mark.parametrize("other", [{"text": "a", "entities": []}, {"O": 1}, {"B-PER", "O"}, "O", None])
def test_among_lists_of_tags_there_is_nothing_else(other):
    for data in ([["O"], other], [["O"], ["B-PER"], other]):
        with pytest.raises(ts.TouchstoneError, match=f"Item {len(data) - 1} is no list of tags") as caught:
            ts.corpus(data)
        assert caught.value.cure
    assert len(ts.corpus([["O"], ("B-PER",)])) == 2


def test_data_frames_have_a_label_and_a_document_in_each_row():
    for missing in (float("nan"), None):
        with pytest.raises(ts.TouchstoneError, match="Row 1 of the data frame has no label") as caught:
            ts.corpus(Frame(doc=["a", "a"], start=[0, 1], end=[1, 2], label=["PER", missing]))
        assert "dropna" in caught.value.cure
        with pytest.raises(ts.TouchstoneError, match="Row 0 of the data frame has no document"):
            ts.corpus(Frame(doc=[missing], start=[0], end=[1], label=["PER"]))


@pytest.mark.parametrize("data", [
    [{"text": TEXT, "entities": [(0.5, 3, "PER")]}], [{"text": TEXT, "entities": [("0", 3, "PER")]}], [{"text": TEXT, "entities": [{"start": 0, "type": "PER"}]}],
    [{"text": TEXT, "entities": [(0, 3, None)]}], [{"text": TEXT, "entities": [(0, 3)]}], [["B-PER", None]], [["B PER"]], [{"text": 3, "entities": []}],
])
def test_what_is_wrong_in_memory_comes_with_a_cure(data):
    with pytest.raises(ts.TouchstoneError) as caught:
        ts.corpus(data)
    assert caught.value.cure and caught.value.cure in str(caught.value) and str(caught.value)[0].isupper()


def test_lists_of_tags_of_unequal_length_are_refused():
    for gold, run in (([["B-PER", "I-PER", "O", "O"]], [["B-PER"]]), ([["B-PER", "O", "O"]], [["O", "B-PER", "O", "O"]])):
        with pytest.raises(ts.TouchstoneError, match=f"List 1 of tags: the gold has {len(gold[0])} and .* has {len(run[0])}") as caught:
            ts.score([["O"], *gold], [["O"], *run])
        assert "every list" in caught.value.cure.lower()
        with pytest.raises(ts.TouchstoneError, match="List 0"):
            ts.score(None, (gold, run))
        with pytest.raises(ts.TouchstoneError, match="List 0"):
            ts.score(ts.corpus(gold), ts.corpus(run))
    with pytest.raises(ts.TouchstoneError, match="2 lists of tags and .* has 1"):
        ts.score([["O"], ["B-PER"]], [["O"]])
    with pytest.raises(ts.TouchstoneError, match="List 0"):  # the gold's tokens do not help
        ts.score(ts.corpus([["B-PER", "O"]], tokens=[["Ada", "met"]]), [["B-PER"]])
    gold = ts.corpus([["B-PER", "I-PER", "O"]], tokens=[["Ada", "Quill", "met"]])
    run = ts.corpus([["B-PER"]], tokens=[["Ada"]])  # both have tokens: texts that are brought together
    assert ts.score(gold, run).f1 == 0.0


def test_an_empty_list_beside_tags_is_of_unequal_length():
    tokens = ts.corpus([["B-PER", "O"]], tokens=[["Ada", "met"]])
    for gold, run, words in (
        ([["B-PER", "O"]], [[]], "List 0 of tags: the gold has 2 and .* has 0"), ([[]], [["B-PER", "O"]], "List 0 of tags: the gold has 0 and .* has 2"),
        ([["B-PER"], []], [["B-PER"], ["O"]], "List 1 of tags: the gold has 0 and .* has 1"), ([["O"], ["O"]], [[], []], "List 0"),
        ([["O"]], [[], []], "1 lists of tags and .* has 2"), ([["B-PER"], ["O"]], [["B-PER"], []], "List 1"), (tokens, [[]], "List 0"),
    ):
        with pytest.raises(ts.TouchstoneError, match=words) as caught:
            ts.score(gold, run)
        assert "every list" in caught.value.cure.lower()
    assert "entities" in caught.value.cure
    assert ts.score(tokens, [{"entities": []}])["muc.strict.recall"] == 0.0
    empty = ts.score([[]], [[]])
    assert empty.f1 is None and len(empty.errors()) == 0
    assert ts.score([["B-PER"], []], [["B-PER"], []]).f1 == 1.0
    assert ts.score([[(0, 3, "PER")], []], [[], []])["muc.strict.recall"] == 0.0  # of annotations nothing was found


def test_documents_that_bring_no_ids_are_given_some():
    assert ts.corpus([["O"], ["B-PER"]], ids="monday").documents == ["monday 1", "monday 2"]
    assert ts.corpus([[(0, 3, "PER")], []], ids=["a", "b"], text=[TEXT, "b"]).documents == ["a", "b"]
    assert ts.corpus([[(0, 3, "PER")], []], ids=["a", "b"]).documents == ["a", "b"]
    assert ts.corpus([DICTS["label"], {"id": "own", **DICTS["label"]}], ids="x").documents == ["x 1", "own"]
    rows = [{"tokens": ["Ada"], "ner_tags": ["B-PER"]}]
    assert ts.corpus(rows, ids=["r"]).documents == ["r"] and ts.corpus([{**rows[0], "id": 7}], ids=["r"]).documents == ["7"]
    tags, run = [["B-PER", "I-PER", "O"], ["B-LOC"], []], [["B-PER", "O", "O"], ["B-LOC"], []]
    for tokens in (None, [["Ada", "Quill", "met"], ["Oslo"], []]):
        plain = ts.score(ts.corpus(tags, tokens=tokens), run, measures="all")
        named = ts.score(ts.corpus(tags, tokens=tokens, ids="d"), run, measures="all")
        assert dict(named) == dict(plain) and [row[0] for row in named.documents().rows][:3] == ["d 1", "d 2", "d 3"]
    assert [row[0] for row in ts.score(tags, run, ids="d").documents().rows][:3] == ["d 1", "d 2", "d 3"]
    for wrong in (["a"], ["a", "a"], 7, [1, 2]):
        with pytest.raises(ts.TouchstoneError, match="ids"):
            ts.corpus([["O"], ["O"]], ids=wrong)
    for data in ("gold.tsv", ts.corpus([["O"]])):
        with pytest.raises(ts.TouchstoneError, match="in memory") as caught:
            ts.score(data, [["O"]], ids="a")
        assert "corpus(data, ids=" in caught.value.cure


def test_data_frames_are_matched_with_texts_by_name_and_tell_when_they_are_empty():
    frame = Frame(doc=[1, 1, 2], start=[0, 9, 0], end=[3, 13, 2], label=["PER", "LOC", "PER"])
    assert ts.corpus(frame, text={1: TEXT, 2: "Bo"}).documents == ["1", "2"] and found(ts.corpus(frame, text={1: TEXT, 2: "Bo"})) == WANTED
    empty = Frame(doc=[], start=[], end=[], label=[])
    with pytest.raises(ts.TouchstoneError, match="no rows") as caught:
        ts.corpus(empty)
    assert "text=" in caught.value.cure
    assert len(ts.corpus(empty, text={"a": TEXT})) == 1 and ts.score(frame, empty)["muc.strict.recall"] == 0.0


@pytest.mark.parametrize("side", [0, 1, 2])
def test_dicts_of_touchstones_own_files_say_what_the_files_say(sample, side):
    lines = pathlib.Path(sample[side]).read_text(encoding="utf-8").splitlines()
    assert ts.corpus([json.loads(line) for line in lines]).to_jsonl() == ts.corpus(sample[side]).to_jsonl()


def test_what_the_format_has_of_documents_and_annotations_is_kept(tmp_path):
    document = {"id": "d", "text": "Ada met Bo. Yes.", "tokens": [[0, 3], [4, 7], [8, 10], [10, 11], [12, 15]], "sentences": [0, 4], "date": "1899-01-02", "pages": 3,
                "entities": [{"id": "e1", "start": 0, "end": 3, "type": ["PER", "ORG"], "link_uncertain": True, "links": ["Q1"], "confidence": "low", "noise": 0.25,
                              "source": "x"}, {"start": 0, "end": 3, "type": "name", "role": "component", "parent": "e1"}]}
    (tmp_path / "d.jsonl").write_text(json.dumps(document), encoding="utf-8")
    for data in ([document], [{**document, "meta": {"a": 1}, "other": None, 7: 1}], document):
        assert ts.corpus(data).to_jsonl() == ts.read(tmp_path / "d.jsonl").to_jsonl()
    shifted = {"text": "\N{GRINNING FACE} Bo", "tokens": [[0, 2], [3, 5]], "entities": [(3, 5, "PER")]}
    assert b'"tokens": [[0, 1], [2, 4]]' in ts.corpus([shifted], offsets="utf16").to_jsonl()
    for words in (["Ada", "met"], [["Ada", "met"]], 7, None):  # no places
        assert b"tokens" not in ts.corpus([{"text": "Ada met", "tokens": words, "entities": []}]).to_jsonl()


def test_one_row_alone_is_a_corpus_and_what_is_for_memory_is_refused_of_files(sample):
    assert found(ts.corpus({"tokens": ["Ada", "left", "Oslo"], "ner_tags": ["B-PER", "O", "B-LOC"]})) == WANTED
    for more in ({"text": ["a"]}, {"tokens": [["a"]]}, {"offsets": "utf16"}):
        for data in (sample[0], ts.corpus([["O"]])):
            with pytest.raises(ts.TouchstoneError, match="belong to data in memory") as caught:
                ts.corpus(data, **more)
            assert "offset_unit" in caught.value.cure


def test_annotations_are_read_whatever_key_another_item_has():
    empty, x = {"text": "Ada", "entities": []}, [[0, 3, "X"]]
    for other in ({"label": x}, {"ents": x}, {"entities": None, "label": x}, {"entities": None, "spans": x}, {"spans": None, "labels": x}):
        for data in ([empty, {"text": "Ada", **other}], [{"text": "Ada", **other}, empty], [{"text": "Ada", **other}]):
            assert sum(len(document.spans) for document in ts.corpus(data)) == 1, data
    for data in ([empty, {"text": "Ada"}], [empty, x], [[(0, 3, "X")], {"text": "Ada", "label": x}], [[(0, 3, "X")], {"text": "Ada"}]):
        with pytest.raises(ts.TouchstoneError, match="Item 1") as caught:
            ts.corpus(data)
        assert caught.value.cure
    for none in ({"entities": None}, {"label": None}):  # as in a line of a file
        assert found(ts.corpus([{"text": "Ada", **none}])) == found(ts.corpus([empty, {"text": "Ada", **none}]), 1) == []


def test_offsets_beside_tags_need_a_text():
    tags, tokens, spans = [["O", "B-PER", "O"]], [["Hi", "Ada", "Bo"]], [(1, 2, "PER")]
    for data in ([spans], [{"entities": spans}], [{"text": None, "entities": spans}], ts.corpus([spans])):
        for gold, run in ((tags, data), (data, tags), (None, (tags, data)), (None, (data, tags))):
            with pytest.raises(ts.TouchstoneError, match="what offsets count") as caught:
                ts.score(gold, run)
            assert "tokens=" in caught.value.cure
    ada = [{"text": "Hi Ada Bo", "entities": [(3, 6, "PER")]}]
    for gold, run in ((tags, ada), (ada, tags), (ts.corpus(tags, tokens=tokens), [[(3, 6, "PER")]]), (tags, tags)):  # a text has words as tags have
        assert ts.score(gold, run).f1 == 1.0
    assert ts.score(tags, [{"entities": []}])["muc.strict.recall"] == 0.0


@pytest.mark.parametrize("data,options,words", [
    ({"tokens": [["a"], ["b"]], "ner_tags": [["O"]]}, {}, "Of 2 lists of tokens ner_tags has 1"),
    ({"tokens": [["a"], ["b"]], "ner_tags": None}, {}, "ner_tags has NoneType None"),
    ([{"tokens": None, "ner_tags": ["O"]}], {}, "Item 0 has no list of tokens: NoneType"),
    ({"tokens": 5, "ner_tags": ["O"]}, {}, "Item 0 has no list of tokens: int 5"),
    ([{"tokens": ["a"], "ner_tags": None}], {}, "Item 0 is no list of tags"),
    ([[(0, 3, "X")]], {"text": 5}, "texts stand in no list: int 5"),
    ([[(0, 1, "X")]] * 3, {"text": "Ada"}, "texts stand in no list: str"),
    ([["O"]], {"tokens": 5}, "tokens stand in no list"),
    ([["O"]], {"tokens": [None]}, "Item 0 has no list of tokens"),
    ([["O"]], {"tokens": ["a"]}, "Item 0 has no list of tokens"),
    ([[0]], {"labels": 5}, "labels=5 is no list of names"),
    ([[0]], {"labels": "OB"}, "labels='OB' is no list of names"),
    ([[0]], {"labels": {1: "O"}}, "is no list of names"),
    ([[0]], {"labels": [None]}, "labels=.* are no words"),
    ([["O"]], {"ids": {"a", 5}}, "ids=.* are no words"),
    ([["O"]], {"name": 5}, "name=5 is no str"),
    ([DICTS["entities"]], {"spans_key": [5]}, "spans_key=.* is no str"),
    (Frame(doc=["a"], start=[0], end=[1], label=["X"], score=["a"]), {}, "Row 0 of the data frame: a score is a number, not 'a'"),
    ([SimpleNamespace(text=TEXT, ents=None)], {}, "Document 0 has no sequence of annotations"),
    ([SimpleNamespace(text=TEXT, ents=["Ada"])], {}, "Document 0, annotation 0 is no Span of spaCy"),
    ([SimpleNamespace(text=TEXT, ents=[])], {"spans_key": "sc"}, "no group of spans 'sc'.*none"),
])
def test_what_is_of_another_kind_is_named_with_a_cure(data, options, words):
    with pytest.raises(ts.TouchstoneError, match=words) as caught:
        ts.corpus(data, **options)
    assert caught.value.cure and caught.value.cure in str(caught.value)


def test_names_of_numbers_are_a_list_or_by_number():
    assert found(ts.corpus([[1, 0, 2]], tokens=[["Ada", "left", "Oslo"]], labels={2: "B-LOC", 0: "O", 1: "B-PER"})) == WANTED


@pytest.mark.parametrize("call,words", [
    (lambda: ts.corpus([["B-PER"]], text=["Ada"]), "text belongs to annotations with offsets"),
    (lambda: ts.corpus([["B-PER"]], spans_key="sc"), "spans_key belongs to annotations with offsets"),
    (lambda: ts.corpus([{"text": "Ada", "entities": []}], tokens=[["Ada"]]), "tokens belongs to lists of tags"),
    (lambda: ts.corpus([["B-PER"]], system="run.conll"), "system='run.conll' is neither True nor False"),
    (lambda: ts.score("gold.jsonl", "run.jsonl", labels=["O", "B-PER"]), "labels name the numbered tags of data in memory"),
    (lambda: ts.score([[1]], "run.jsonl", labels="O B-PER"), "labels='O B-PER' is no list of names"),
    (lambda: ts.corpus([["B-PER"]], ids=["\ud800"]), "are no words"),
    (lambda: ts.corpus([["B-PER"]]).save("x", ""), "is empty"),
    (lambda: ts.judgements([]), "no files"),
])
def test_arguments_that_would_count_for_nothing_are_refused(call, words):
    with pytest.raises(ts.TouchstoneError, match=words) as caught:
        call()
    assert caught.value.code == "invalid-option" and caught.value.cure


def test_some_documents_of_a_corpus_are_its_lines(sample):
    gold, run = (ts.read(path) for path in sample[:2])
    lines = [list(map(json.loads, corpus.to_jsonl().splitlines())) for corpus in (gold, run)]
    assert dict(ts.score(*lines, measures="muc,eter,ser")) == dict(ts.score(gold, run, measures="muc,eter,ser"))
    for data in (list(gold), [gold["news"].spans]):
        with pytest.raises(ts.TouchstoneError, match="do not tell all that counts") as caught:
            ts.corpus(data)
        assert "to_jsonl" in caught.value.cure


def test_lists_of_annotations_are_as_many_as_documents():
    with pytest.raises(ts.TouchstoneError, match="gold has 1 documents and the system 2 lists") as caught:
        ts.score([{"text": "Ada", "entities": []}], [[(0, 3, "PER")], []])
    assert "order" in caught.value.cure


def test_what_never_changes_is_its_own_deep_copy(sample):
    result = ts.score(*sample[:2])
    for one in (result, result.errors(), result.table(), ts.corpus(sample[0])):
        assert copy.deepcopy({"kept": [one]})["kept"][0] is one


def test_what_a_corpus_lacks_is_named():
    with pytest.raises(KeyError, match="no document 'nope': documents lists them"):
        ts.corpus([["B-PER"]])["nope"]


def test_names_of_corpora_and_paths_are_words(sample, tmp_path):
    with pytest.raises(ts.TouchstoneError, match="name=5 is no str"):
        ts.read(sample[0], name=5)
    for form in (5, None):
        with pytest.raises(ts.TouchstoneError, match="--to does not know"):
            ts.corpus([["O"]]).save(tmp_path / "x", form)
    for call in (lambda path: ts.corpus([["O"]]).save(path), lambda path: ts.corpus([["O"]]).save(path, "brat"), ts.read):
        for path in ("a\0b", b"a\0b"):
            with pytest.raises(ts.TouchstoneError, match="is no path"):
                call(path)
