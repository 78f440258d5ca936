# SPDX-License-Identifier: GPL-3.0-or-later
"""The calls of other tools, with the numbers of Touchstone's tested modes: seqeval, nervaluate, evaluate, spacy."""
