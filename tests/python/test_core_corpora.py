# SPDX-License-Identifier: GPL-3.0-or-later
"""Corpora: files, bytes and Python's lists go through the same readers, and errors say where and what to do."""

import json
import pathlib
import pickle

import pytest
from coredata import A, GOLD, memory, tags

from touchstone import _core


def test_files_and_bytes_read_alike():
    of_file, of_bytes = _core.read(GOLD), memory(GOLD, name="gold")
    assert len(of_file) == len(of_bytes) == 16
    assert of_file.entity_count == of_bytes.entity_count == 199
    assert of_file.to_jsonl() == of_bytes.to_jsonl()
    assert of_file.labels == of_bytes.labels and "PER" in of_file.labels
    assert (of_file.name, of_file.path, of_file.data) == ("gold", GOLD, None)
    assert (of_bytes.name, of_bytes.path) == ("gold", None)
    assert of_bytes.data == pathlib.Path(GOLD).read_bytes()
    assert of_file.format == of_bytes.format == "jsonl"


def test_a_document_has_its_entities():
    corpus = _core.read(GOLD)
    first = corpus.document(0)
    assert first["name"] == corpus.names()[0] == "news"
    for entity in first["entities"]:
        assert first["text"][entity["start"] : entity["end"]] == entity["text"]
    assert corpus.document(-1)["name"] == corpus.names()[-1]
    with pytest.raises(IndexError):
        corpus.document(16)
    with pytest.raises(IndexError):
        corpus.document(-17)


def test_written_and_read_again_it_is_the_same():
    corpus = _core.read(GOLD)
    again = _core.read_bytes(corpus.to_jsonl())
    assert again.to_jsonl() == corpus.to_jsonl()


def test_dicts_are_documents():
    text = "Ada met \"Bob\"\nin Łódź \U0001f600 today."
    documents = [
        {
            "id": "d1",
            "text": text,
            "entities": [
                {"start": 0, "end": 3, "type": "PER", "id": "e1", "links": "Q1", "score": 0.5},
                {"start": 9, "end": 12, "label": "PER", "links": ["Q2", "NIL"], "score": None, "extra": object()},
                (17, 21, "LOC"),
                {"start": 0, "end": 12, "type": "X", "fragments": [(0, 3), [9, 12]], "score": float("nan")},
            ],
        },
        {"name": "d2", "text": "Nothing."},
        [(0, 4, "PER")],
        {"entities": [{"start": 3.0, "end": 5.0, "type": "LOC"}]},
    ]
    corpus = _core.read_spans(documents)
    assert corpus.names() == ["d1", "d2", "3", "4"]
    first = corpus.document(0)
    assert first["text"] == text
    assert [entity["text"] for entity in first["entities"][:3]] == ["Ada", "Bob", "Łódź"]
    assert first["entities"][0]["links"] == ["Q1"] and first["entities"][0]["score"] == 0.5
    assert first["entities"][1]["links"] == ["Q2", "NIL"] and "score" not in first["entities"][1]
    assert first["entities"][3]["fragments"] == [(0, 3), (9, 12)]
    assert [(entity["start"], entity["end"]) for entity in corpus.document(2)["entities"]] == [(0, 4)]
    assert [(entity["start"], entity["end"]) for entity in corpus.document(3)["entities"]] == [(3, 5)]
    assert corpus.findings() == []


def test_mappings_that_are_no_dicts_are_documents():
    import collections

    row = collections.UserDict(id=7, text="Ada", entities=[collections.UserDict(start=0, end=3, type="PER")])
    corpus = _core.read_spans((row,))
    assert corpus.names() == ["7"] and corpus.entity_count == 1


@pytest.mark.parametrize("units", ["utf16", "bytes"])
def test_offsets_of_other_units_become_code_points(units):
    text = "\U0001f600é Ada"
    before = text.index("Ada")
    start = len(text[:before].encode("utf-16-le")) // 2 if units == "utf16" else len(text[:before].encode())
    corpus = _core.read_spans([{"text": text, "entities": [(start, start + 3, "PER")]}], offsets=units)
    assert corpus.document(0)["entities"][0]["text"] == "Ada"
    with pytest.raises(ValueError, match="document 1, entity 1.*need the text"):
        _core.read_spans([{"entities": [(0, 1, "PER")]}], offsets=units)


@pytest.mark.parametrize(
    "documents, message",
    [
        (["abc"], "document 1: entities stand in a list, and this is str"),
        ([{"text": 3}], "document 1: the text is no string"),
        ([{"text": "\ud800"}], "document 1: the text is no string, or holds halves of signs"),
        ([{"text": "a", "entities": [{"start": 0, "end": 1}]}], "document 1, entity 1: .*type .* is missing"),
        ([{"text": "a"}, {"text": "a", "entities": [(0, 1, "X"), (0, 1)]}], "document 2, entity 2: .*three values"),
        ([{"text": "a", "entities": [(0, 0.5, "X")]}], "document 1, entity 1: start and end are whole numbers.*0.5"),
        ([{"text": "a", "entities": [("0", 1, "X")]}], "start and end are whole numbers"),
        ([{"text": "a", "entities": [(0, 1, None)]}], "a type is a string, and this is NoneType"),
        ([{"text": "a", "entities": [5]}], "an entity is a dict or"),
        ([{"text": "a", "entities": [{"start": 0, "end": 1, "type": "X", "score": "high"}]}], "a score is a number"),
    ],
)
def test_what_is_no_document_is_told_with_its_place(documents, message):
    with pytest.raises(TypeError, match=message):
        _core.read_spans(documents)
    with pytest.raises(ValueError, match="code-points"):
        _core.read_spans([], offsets="words")


def test_objects_that_change_their_list_do_no_harm():
    entities = []

    class Start:
        def __index__(self):
            entities.clear()
            return 0

    entities.extend([(Start(), 3, "PER")] + [(0, 3, "PER")] * 100)
    assert _core.read_spans([{"text": "Ada", "entities": entities}]).entity_count == 1

    class Broken:
        def __index__(self):
            raise OverflowError

    with pytest.raises(TypeError, match="whole numbers"):
        _core.read_spans([{"text": "Ada", "entities": [(Broken(), 3, "PER")]}])
    with pytest.raises(TypeError, match="whole numbers"):
        _core.read_spans([{"text": "Ada", "entities": [(10**30, 3, "PER")]}])


def test_offsets_outside_of_the_text_are_findings_of_the_reader():
    corpus = _core.read_spans([{"id": "d", "text": "Ada", "entities": [(0, 99, "PER")]}], name="run", shown="my run")
    (finding,) = corpus.findings()
    assert finding["severity"] in ("warning", "error") and finding["file"] == "my run" and finding["line"] == 1


def test_tags_are_read_as_files_of_columns_are():
    of_lists = _core.read_tags([["B-PER", "I-PER", "O"], ["B-LOC"]], [["Ada", "Quill", "in"], ["New York"]])
    of_file = _core.read_bytes(b"Ada\tB-PER\nQuill\tI-PER\nin\tO\n\nNew_York\tB-LOC\n")
    assert of_lists.format == of_file.format == "conll"
    assert of_lists.to_jsonl() == of_file.to_jsonl()
    assert len(of_lists) == 1


def test_each_list_of_tags_may_be_a_document():
    lists = [["B-PER"], [], ["O", "U-LOC"]]
    assert len(_core.read_tags(lists, sentences=False)) == 3
    named = _core.read_tags(lists, sentences=False, names=["a", "b", "c"])
    assert named.names() == ["a", "b", "c"]
    assert [len(named.document(i)["entities"]) for i in range(3)] == [1, 0, 1]
    with pytest.raises(ValueError, match="2 names"):
        _core.read_tags(lists, sentences=False, names=["a", "b"])


def test_tokens_that_look_like_marks_stay_tokens():
    corpus = _core.read_tags([["O", "B-PER", "O", "O"]], [["-DOCSTART-", "Ada", "", "#"]])
    assert len(corpus) == 1
    assert [entity["text"] for entity in corpus.document(0)["entities"]] == ["Ada"]


@pytest.mark.parametrize(
    "error, arguments, message",
    [
        (TypeError, ([["B-PER", 1]],), "list 1, place 2: a tag is a string, and this is int"),
        (TypeError, (["B-PER"],), "lists of lists, and list 1 is str"),
        (ValueError, ([["B-PER"]], [["Ada", "x"]]), "list 1 has 1 tags and 2 tokens"),
        (ValueError, ([["B-PER"]], []), "1 lists of tags and 0 lists of tokens"),
        (ValueError, ([["B PER"]],), "holds white space"),
        (TypeError, ([["O"]], [[None]]), "a token is a string"),
    ],
)
def test_what_are_no_tags_is_told_with_its_place(error, arguments, message):
    with pytest.raises(error, match=message):
        _core.read_tags(*arguments)


def test_errors_say_where_what_and_the_cure(tmp_path):
    path = tmp_path / "broken.jsonl"
    path.write_text('{"text": "Ada", "entities": []}\n{"text": \n')
    with pytest.raises(_core.TouchstoneError) as caught:
        _core.read(str(tmp_path / "nothing.jsonl"))
    error = caught.value
    assert error.code == "not-found" and error.file.endswith("nothing.jsonl") and error.line is None
    assert str(error) and error.text in str(error) and error.messages == []
    with pytest.raises(_core.TouchstoneError) as caught:
        _core.read_bytes(b"", name="empty")
    assert caught.value.code == "unknown-format" and caught.value.file == "empty"
    assert caught.value.cure.startswith("write it anew")
    with pytest.raises(_core.TouchstoneError) as caught:
        _core.read_bytes(b"\x00\x01??", name="noise")
    assert caught.value.code == "unknown-format"


def test_words_of_reading_are_the_command_lines(tmp_path):
    path = tmp_path / "two.conll"
    path.write_text("Ada\tB-PER\tO\nParis\tB-LOC\tB-PER\n")
    assert _core.read(str(path)).entity_count == 1
    second = _core.read(str(path), ["--column", "2"])
    assert second.entity_count == 2 and second.column == "column 2"
    with pytest.raises(_core.TouchstoneError, match='Did you mean "conll"') as caught:
        _core.read(str(path), ["--format", "conl"])
    assert caught.value.code == "invalid-option"
    with pytest.raises(_core.TouchstoneError, match="unknown word"):
        _core.read(str(path), ["--colunm", "2"])
    with pytest.raises(_core.TouchstoneError, match="where a corpus is scored"):
        _core.read(str(path), ["--types", "PER"])


def test_an_empty_run_is_a_document_without_annotations():
    assert len(_core.read_bytes(b"", system=True)) == 1
    with pytest.raises(_core.TouchstoneError):
        _core.read_bytes(b"")


def test_a_corpus_is_read_by_several_threads_at_once():
    import threading

    lists = [[f"B-{'PER' if i % 2 else 'LOC'}", "O"] for i in range(2000)]
    corpus = _core.read_tags(lists)
    counts = []
    threads = [threading.Thread(target=lambda: counts.append(corpus.entity_count)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [2000] * 8


def test_a_corpus_is_not_pickled_by_accident():
    with pytest.raises(TypeError):
        pickle.dumps(tags("B-PER"))


def test_json_of_the_sample_is_json():
    lines = _core.read(A, system=True).to_jsonl().decode().splitlines()
    assert len(lines) == 16 and all("text" in json.loads(line) for line in lines)
