# SPDX-License-Identifier: GPL-3.0-or-later
"""Every public name has a docstring by numpydoc's rules, and what the README names is there."""

import inspect
import re

import pytest
from conftest import ROOT

import touchstone

# Not asked for: examples, "see also" and longer summaries everywhere, and a first line of quotes alone; a summary may name what a property is.
LEFT_OUT = {"EX01", "SA01", "ES01", "GL01", "GL08", "SS05", "SS06", "YD01"}
MEMBERS = [f"touchstone.{name}.{member}" for name in touchstone.__all__ for member, value in vars(getattr(touchstone, name)).items()
           if inspect.isclass(getattr(touchstone, name)) and not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property))
           and getattr(touchstone, name).__module__.startswith("touchstone._") and getattr(touchstone, name) is not touchstone.TouchstoneError]


@pytest.mark.parametrize("name", [f"touchstone.{name}" for name in touchstone.__all__ if name != "TouchstoneError"] + MEMBERS)
def test_docstrings_follow_numpydoc(name):
    validate = pytest.importorskip("numpydoc.validate")
    found = validate.validate(name)
    assert found["docstring"], name
    # Classes are made by functions: what their constructors take is nobody's.
    left_out = LEFT_OUT | ({"PR01"} if name.rpartition(".")[2][0].isupper() else set())
    assert [error for error in found["errors"] if error[0] not in left_out] == []


def test_the_readme_names_what_is_there():
    text = (ROOT / "python" / "README.md").read_text(encoding="utf-8")
    for name in re.findall(r"\bts\.(\w+)\(", text):
        assert name in touchstone.__all__, name
    for name in touchstone.__all__:
        assert name in text, f"python/README.md does not name {name}"


def test_all_names_the_public_ones():
    assert touchstone.__all__ == sorted(touchstone.__all__) and all(hasattr(touchstone, name) for name in touchstone.__all__)
    shown = {name for name, value in vars(touchstone).items() if not name.startswith("_") and not inspect.ismodule(value)}
    assert shown == set(touchstone.__all__)


def test_the_stub_names_what_the_compiled_part_has():
    import ast

    from touchstone import _core

    tree = ast.parse((ROOT / "python" / "touchstone" / "_core.pyi").read_text(encoding="utf-8"))
    stub = {node.name: node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    assert set(stub) == {name for name in vars(_core) if not name.startswith("_")}
    for name, node in stub.items():
        if isinstance(node, ast.ClassDef) and name != "TouchstoneError":
            told = {member.name for member in node.body if isinstance(member, ast.FunctionDef) and not member.name.startswith("_")}
            assert told == {member for member in vars(getattr(_core, name)) if not member.startswith("_")}, name
