#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# digest.sh  prints one number for all sources as they stand here, by names and contents: equal trees, equal numbers, with or
# without git. What builds, tools and run.sh leave behind is no source.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/.."
find . \( -path './.git' -o -path './build*' -o -name build -o -name dist -o -path ./.cache -o -name __pycache__ -o -name '*.egg-info' \) -prune -o \
    \( -type f -o -type l \) ! -name '*.user' ! -name '*.pyc' ! -path './touchstone-*.png' -print0 |
    sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1
