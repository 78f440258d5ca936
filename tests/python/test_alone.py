# SPDX-License-Identifier: GPL-3.0-or-later
"""The package works where nothing else is installed, and imports nothing of others by itself."""

import os
import pathlib
import subprocess
import sys

import touchstone

SCRIPT = """
import sys
import touchstone as ts
from touchstone.compat import evaluate, nervaluate, seqeval, spacy
result = ts.score([["B-PER", "O"]], [["B-PER", "B-LOC"]], measures=["muc", "conll"])
assert result["conll.precision"] == 0.5 and result.errors()[0].system.type == "LOC" and result._repr_html_() and result.errors()._repr_html_()
assert seqeval.precision_recall_fscore_support([["B-PER"]], [["B-PER"]])[0] == [1.0]
loaded = sorted({"numpy", "pandas", "spacy", "datasets", "sklearn"} & set(sys.modules))
assert not loaded, loaded
for call in (result.table().to_pandas, result.errors().to_pandas):
    try:
        call()
    except ImportError:
        pass
    else:
        raise AssertionError("pandas came from somewhere")
print("alone")
"""


def test_nothing_else_is_needed():
    place = str(pathlib.Path(touchstone.__file__).parent.parent)
    # -S: no site-packages; the path holds the package alone (and whatever stands beside it, which must not be asked for).
    script = f"import sys; sys.path.insert(0, {place!r}); sys.modules.update(numpy=None, pandas=None)\n" + SCRIPT
    script = script.replace("set(sys.modules)", "{name for name, module in sys.modules.items() if module is not None}")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([sys.executable, "-S", "-c", script], capture_output=True, text=True, env=environment)
    assert done.stdout == "alone\n", done.stderr
