# SPDX-License-Identifier: GPL-3.0-or-later
"""What kind of data is this? Recognised by what it has, without importing the libraries that made it."""

from __future__ import annotations

import os
from typing import Any, Dict, Iterable, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from touchstone._records import Document, Span
from touchstone._words import TouchstoneError, failure, names_of

Texts = Union[Sequence[str], Mapping[str, str]]
Ids = Union[str, Sequence[str]]

_KNOWN = ("Known are: spaCy Docs and Examples; lists of tags; rows with tokens and ner_tags; dicts with text and entities; a data frame with the "
          "columns doc, start, end, label; a path.")
_ENTITY_KEYS = ("entities", "spans", "ents", "label", "labels")
_TAG_KEYS = ("ner_tags", "tags", "labels")
_MOST_KEYS = 5


class Tags(NamedTuple):
    """Lists of tags, each a document."""

    tags: List[Sequence[str]]
    tokens: Optional[List[Sequence[str]]]
    names: Optional[List[str]]


class Spans(NamedTuple):
    """Documents with offsets, as ``_core.read_spans`` takes them."""

    documents: Sequence[Any]
    offsets: str
    as_tags: Optional[Tags] = None
    """Lists that are all empty: whether of annotations or of tags, nothing tells."""


def recognised(
    data: Any,
    *,
    text: Optional[Texts] = None,
    tokens: Optional[Sequence[Sequence[str]]] = None,
    offsets: str = "code-points",
    spans_key: Optional[str] = None,
    labels: Optional[Sequence[str]] = None,
    system: bool = False,
    careful: bool = True,
) -> Union[Tags, Spans]:
    """Data as tags or spans. Errors: TouchstoneError that names the item which is none of these.

    Not careful: items that the core takes as they are, as far as a look at their keys tells, are not looked through. The core's TypeError then means that
    they must be.
    """
    if offsets not in ("code-points", "utf16", "bytes"):
        raise failure(f"offsets={offsets!r} is unknown.", "Known are code-points, utf16 and bytes.", code="invalid-option")
    labels = label_names(labels)
    if spans_key is not None and not isinstance(spans_key, str):
        raise failure(f"spans_key={spans_key!r} is no str.", "It names a group of spans, or the key of each dict.", code="invalid-option")
    if isinstance(data, Mapping):
        if _is_frame_of_rows(data):
            return _rows(_turned(data), data, labels)
        if "text" not in data and not ("tokens" in data and any(key in data for key in _TAG_KEYS)):
            keys = ", ".join(map(str, list(data)[:_MOST_KEYS]))
            raise failure(f"A dict is one document with text, or has tokens and ner_tags; this one has the keys {keys or 'none'}.",
                          "Of documents by name pass the list, and the names as ids: corpus(list(data.values()), ids=list(data)).")
        data = [data]
    if hasattr(data, "columns") and hasattr(data, "shape"):
        return Spans(_frame(data, text, system), offsets)
    if hasattr(data, "ents") or hasattr(data, "predicted"):
        data = [data]
    if isinstance(data, (str, bytes)) or not isinstance(data, Iterable):
        raise failure(f"This is nothing that holds annotations: {_shown(data)}.", _KNOWN)
    items = list(data)
    if not items:
        raise failure("There are no documents.", "A document without annotations has an empty list of them.")
    first = items[0]
    if isinstance(first, Document) or _is_list(first) and any(isinstance(entry, Span) for entry in first):
        raise failure("Documents and spans of a Corpus do not tell all that counts, such as what is a part of what.",
                      "Pass the Corpus, or some of its lines: [line for line in map(json.loads, corpus.to_jsonl().splitlines()) if …].")
    if not careful and text is None and tokens is None and labels is None and spans_key is None:
        # The core reads these two keys alone, the first that is there: of any other item it would take no annotation.
        if isinstance(first, dict) and "tokens" not in first and all(
                isinstance(item, dict) and item.get("entities", item.get("spans")) is not None for item in items):
            return Spans(items, offsets)
        entry = next((entry for item in items if isinstance(item, list) for entry in item), None) if isinstance(first, list) else None
        if isinstance(entry, str):
            return Tags(items, None, None)
        if isinstance(entry, (dict, tuple)) and all(isinstance(item, list) for item in items):
            return Spans(items, offsets)
    if hasattr(first, "ents") or hasattr(first, "predicted"):
        return Spans([_spacy(item, number, spans_key, system) for number, item in enumerate(items)], "code-points")
    if isinstance(first, Mapping) and "tokens" in first and any(key in first for key in _TAG_KEYS):
        return _rows(items, data, labels)
    if isinstance(first, Mapping):
        return Spans(_with_texts([_dict(item, number, spans_key) for number, item in enumerate(items)], text), offsets)
    if _is_list(first):
        other = next((number for number, item in enumerate(items) if not _is_list(item)), None)
        if other is not None:
            raise failure(f"Item {other} is no list of tags or annotations: {_shown(items[other])}.", "Either all items are lists, or none is.")
        if all(all(isinstance(entry, Mapping) or _is_triple(entry) for entry in item) for item in items):
            documents = _with_texts([{"entities": _entities(item, number)} for number, item in enumerate(items)], text)
            return Spans(documents, offsets, Tags(items, None, None) if text is None and not any(len(item) for item in items) else None)
        return Tags([_tag_list(item, number, labels) for number, item in enumerate(items)], _token_lists(items, tokens), None)
    alone = " One list of tags is [tags]; several systems are arguments of compare(gold, a, b)." if isinstance(first, (str, os.PathLike)) else ""
    raise failure(f"Item 0 is nothing that holds annotations: {_shown(first)}.", _KNOWN + alone)


def with_ids(found: Union[Tags, Spans], ids: Ids) -> Union[Tags, Spans]:
    """The same with ids for documents that have none. Errors: TouchstoneError."""
    items = found.tags if isinstance(found, Tags) else found.documents
    names = names_of("ids", [f"{ids} {number}" for number in range(1, len(items) + 1)] if isinstance(ids, str) else ids)
    if len(names) != len(items) or len(set(names)) != len(names):
        raise failure(f"There are {len(items)} documents and {len(set(names))} ids that differ.", "Pass one id for each document, or a word before their numbers.",
                      code="invalid-option")
    if isinstance(found, Tags):
        return found if found.names is not None else found._replace(names=names)
    documents = [item if isinstance(item, Mapping) else {"entities": item} for item in items]
    return found._replace(documents=[document if document.get("id", document.get("name")) is not None else {**document, "id": name}
                                     for document, name in zip(documents, names)])


def _shown(item: Any) -> str:
    words = repr(item)
    return f"{type(item).__name__} {words if len(words) <= 60 else words[:57] + '…'}"


def _is_list(item: Any) -> bool:
    return not isinstance(item, (str, bytes, Mapping, set, frozenset)) and hasattr(item, "__len__") and hasattr(item, "__iter__")


def _is_triple(entry: Any) -> bool:
    return isinstance(entry, (tuple, list)) and len(entry) == 3 and isinstance(entry[0], int) and isinstance(entry[1], int)


# ---- tags


def label_names(labels: Any) -> Optional[List[str]]:
    """Names of numbered tags in the order of the numbers, also of ``{0: "O", 1: "B-PER"}``."""
    if isinstance(labels, Mapping) and set(labels) == set(range(len(labels))):
        labels = [labels[number] for number in range(len(labels))]
    if labels is not None and not _is_list(labels):
        raise failure(f"labels={labels!r} is no list of names.", "Pass the names in their order: labels=[\"O\", \"B-PER\", …].", code="invalid-option")
    found: Optional[List[str]] = names_of("labels", labels)
    return found


def _tag_list(item: Any, number: int, labels: Optional[Sequence[str]]) -> Sequence[str]:
    if not _is_list(item):
        raise failure(f"Item {number} is no list of tags: {_shown(item)}.", "Either all items are lists of tags, or none is.")
    if isinstance(item, list) and labels is None and all(type(tag) is str for tag in item):
        return item
    return [_tag(tag, number, labels) for tag in item]


def _tag(tag: Any, number: int, labels: Optional[Sequence[str]]) -> str:
    if isinstance(tag, str):
        return str(tag)
    try:
        code = tag.__index__()
    except (AttributeError, TypeError):
        raise failure(f"Item {number} has a tag that is neither a word nor a number: {_shown(tag)}.",
                      "What is no annotation has the tag \"O\".") from None
    if labels is None:
        raise failure(f"Item {number} has the tag number {code}, and nothing says what it means.",
                      "Pass the names in their order: labels=[\"O\", \"B-PER\", …].")
    if not 0 <= code < len(labels):
        cure = "-100 marks tokens that a model leaves out: take these away first." if code == -100 else "Pass a name for each number: labels=[\"O\", \"B-PER\", …]."
        raise failure(f"Item {number} has the tag number {code}; labels has the numbers 0 to {len(labels) - 1}.", cure)
    return str(labels[code])


def _token_lists(items: Sequence[Any], tokens: Optional[Sequence[Sequence[str]]]) -> Optional[List[Sequence[str]]]:
    if tokens is None:
        return None
    if not _is_list(tokens):
        raise failure(f"The tokens stand in no list: {_shown(tokens)}.", "Pass a list of tokens for each document: [[\"Ada\", \"left\"], [\"Yes\"]].")
    if len(tokens) != len(items):
        raise failure(f"There are {len(items)} lists of tags and {len(tokens)} lists of tokens.", "Pass one of each for every document.")
    for number, (tags, words) in enumerate(zip(items, tokens)):
        if not _is_list(words):
            raise failure(f"Item {number} has no list of tokens: {_shown(words)}.", "Pass a list of tokens for each document: [[\"Ada\", \"left\"], [\"Yes\"]].")
        if len(tags) != len(words):
            raise failure(f"Item {number} has {len(tags)} tags and {len(words)} tokens.", "Every token has a tag.")
    return [[str(word) for word in words] for words in tokens]


def _is_frame_of_rows(data: Mapping[str, Any]) -> bool:
    return "tokens" in data and any(key in data for key in _TAG_KEYS) and _is_list(data["tokens"]) and bool(len(data["tokens"])) and _is_list(data["tokens"][0])


def _turned(data: Mapping[str, Any]) -> List[Dict[str, Any]]:
    column = next(key for key in _TAG_KEYS if key in data)
    if not _is_list(data[column]) or len(data[column]) != len(data["tokens"]):
        raise failure(f"Of {len(data['tokens'])} lists of tokens {column} has {len(data[column]) if _is_list(data[column]) else _shown(data[column])}.",
                      f"Every row needs tokens and {column}.")
    keys = [key for key in data if _is_list(data[key]) and len(data[key]) == len(data["tokens"])]
    return [dict(zip(keys, values)) for values in zip(*(data[key] for key in keys))]


def _rows(items: Sequence[Mapping[str, Any]], data: Any, labels: Optional[Sequence[str]]) -> Tags:
    key = next(key for key in _TAG_KEYS if key in items[0])
    if labels is None:
        labels = _class_names(data, key)
    for number, row in enumerate(items):
        if not isinstance(row, Mapping) or "tokens" not in row or key not in row:
            raise failure(f"Row {number} has no tokens or no {key}: {_shown(row)}.", f"Every row needs tokens and {key}.")
    tags = [_tag_list(row[key], number, labels) for number, row in enumerate(items)]
    names = [str(row["id"]) for row in items] if all("id" in row for row in items) else None
    if names is not None and len(set(names)) != len(names):
        names = None
    return Tags(tags, _token_lists(tags, [row["tokens"] for row in items]), names)


def _class_names(data: Any, key: str) -> Optional[List[str]]:
    """Names of the ClassLabel of a data set's column: ``features["ner_tags"].feature.names``."""
    try:
        return list(data.features[key].feature.names)
    except (AttributeError, KeyError, TypeError):
        return None


# ---- spans


def _spacy(item: Any, number: int, spans_key: Optional[str], system: bool) -> Dict[str, Any]:
    doc = item
    if hasattr(item, "predicted"):
        doc = item.predicted if system else item.reference
    if not hasattr(doc, "ents") or not hasattr(doc, "text"):
        raise failure(f"Item {number} is no spaCy Doc: {_shown(item)}.", "Either all items are Docs or Examples, or none is.")
    spans = doc.ents
    if spans_key is not None:
        groups = getattr(doc, "spans", None) or {}
        if spans_key not in groups:
            raise failure(f"Document {number} has no group of spans {spans_key!r}.", "Its groups are: " + (", ".join(sorted(groups)) or "none") + ".")
        spans = groups[spans_key]
    if not isinstance(spans, Iterable) and not hasattr(spans, "__getitem__"):
        raise failure(f"Document {number} has no sequence of annotations: {_shown(spans)}.", "A Doc without annotations has an empty one.")
    entities = []
    for place, span in enumerate(spans):
        if not all(hasattr(span, name) for name in ("start_char", "end_char", "label_")):
            raise failure(f"Document {number}, annotation {place} is no Span of spaCy: {_shown(span)}.", "It has start_char, end_char and label_.")
        entity = {"start": span.start_char, "end": span.end_char, "type": span.label_}
        if getattr(span, "kb_id_", ""):
            entity["links"] = [span.kb_id_]
        entities.append(entity)
    return {"text": doc.text, "entities": entities}


def _dict(item: Any, number: int, spans_key: Optional[str]) -> Dict[str, Any]:
    if not isinstance(item, Mapping):
        raise failure(f"Item {number} is no dict: {_shown(item)}.", "Either all items are dicts, or none is.")
    keys = (spans_key,) if spans_key is not None else _ENTITY_KEYS
    key = next((key for key in keys if item.get(key) is not None), next((key for key in keys if key in item), None))
    if key is None:
        raise failure(f"Item {number} has none of the keys {', '.join(map(str, keys))}; its keys are: {', '.join(map(str, item))}.",
                      "Annotations stand under entities; a document without any has an empty list.")
    document: Dict[str, Any] = {name: item[name] for name in item if name not in (*_ENTITY_KEYS, key, "id", "name", "text")}
    document["entities"] = _entities([] if item[key] is None else item[key], number)
    for name in ("id", "name"):
        if item.get(name) is not None:
            document["id"] = str(item[name])
            break
    if item.get("text") is not None:
        document["text"] = item["text"]
    return document


def _entities(values: Any, number: int) -> List[Any]:
    if not _is_list(values):
        raise failure(f"Item {number}: its annotations are no list: {_shown(values)}.", "A document without annotations has an empty list.")
    return [_entity(value, number, place) for place, value in enumerate(values)]


def _entity(value: Any, number: int, place: int) -> Any:
    if isinstance(value, Mapping):
        if "type" in value or "label" in value:
            return value
        label = next((value[key] for key in ("entity_group", "entity", "label_", "tag") if value.get(key) is not None), None)
        if label is None:
            raise failure(f"Item {number}, annotation {place} has no type: {_shown(value)}.", "It stands under type or label.")
        return {**value, "type": label}
    if isinstance(value, (tuple, list)) and len(value) == 3:
        return tuple(value)
    if all(hasattr(value, name) for name in ("start", "end", "label")):
        return {"start": value.start, "end": value.end, "type": value.label}
    raise failure(f"Item {number}, annotation {place} is none: {_shown(value)}.", "It is a dict with start, end and type, or (start, end, type).")


def _with_texts(documents: List[Dict[str, Any]], text: Optional[Texts]) -> List[Dict[str, Any]]:
    if text is None:
        return documents
    if isinstance(text, Mapping):
        for document in documents:
            if "text" not in document and document.get("id") in text:
                document["text"] = text[document["id"]]
        return documents
    if not _is_list(text):
        raise failure(f"The texts stand in no list: {_shown(text)}.", "Pass one text for each document, or {id: text}.")
    if len(text) != len(documents):
        raise failure(f"There are {len(documents)} documents and {len(text)} texts.", "Pass one text for each document, or {id: text}.")
    for document, words in zip(documents, text):
        document.setdefault("text", words)
    return documents


def _column(frame: Any, names: Tuple[str, ...], needed: bool = True) -> Optional[List[Any]]:
    columns = [str(column) for column in frame.columns]
    for name in names:
        if name in columns:
            return list(frame[name])
    if needed:
        raise failure(f"The data frame has no column {' or '.join(names)}; its columns are: {', '.join(columns)}.",
                      "It needs doc, start, end, label, a row for each annotation.")
    return None


def _missing(value: Any) -> bool:
    """None, NaN, or what pandas has for them, whose truth cannot be asked for."""
    try:
        return value is None or bool(value != value)
    except TypeError:
        return True


def _offset(value: Any) -> int:
    """A whole number, also as a float: a column with a missing value has floats. Errors: AttributeError, TypeError."""
    return int(value) if isinstance(value, float) and value.is_integer() else value.__index__()  # type: ignore[no-any-return]


def _frame(frame: Any, text: Optional[Texts], system: bool) -> List[Dict[str, Any]]:
    if text is not None and not isinstance(text, Mapping):
        raise failure("text must tell which text is whose: {document: text}.", "A data frame has no order of documents.")
    names = _column(frame, ("doc", "document", "doc_id")) or []
    starts, ends = _column(frame, ("start",)) or [], _column(frame, ("end",)) or []
    labels = _column(frame, ("label", "type")) or []
    scores = _column(frame, ("score",), needed=False)
    documents: Dict[str, Dict[str, Any]] = {str(name): {"id": str(name), "text": words, "entities": []} for name, words in (text or {}).items()}
    for row, (name, start, end, label) in enumerate(zip(names, starts, ends, labels)):
        for what, value in (("document", name), ("label", label)):
            if _missing(value):
                raise failure(f"Row {row} of the data frame has no {what}.", "Drop such rows: frame.dropna(subset=[…]).")
        try:
            entity: Dict[str, Any] = {"start": _offset(start), "end": _offset(end), "type": str(label)}
        except (AttributeError, TypeError):
            raise failure(f"Row {row} of the data frame: start and end are whole numbers, not {start!r} and {end!r}.",
                          "Drop rows without any, frame.dropna(subset=[…]), and convert the columns: frame.astype({\"start\": int, \"end\": int}).") from None
        if scores is not None and not _missing(scores[row]):
            try:
                entity["score"] = float(scores[row])
            except (TypeError, ValueError):
                raise failure(f"Row {row} of the data frame: a score is a number, not {scores[row]!r}.", "Leave empty what has none.") from None
        documents.setdefault(str(name), {"id": str(name), "entities": []})["entities"].append(entity)
    if not documents and not system:
        raise failure("The data frame has no rows, so there are no documents.", "Pass the texts of documents without annotations: text={\"d1\": \"…\"}.")
    return list(documents.values())


__all__ = ["Spans", "Tags", "TouchstoneError", "recognised"]
