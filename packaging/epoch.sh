#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# epoch.sh  prints the second at which these sources were made: of the last commit, without git of the newest day in NEWS.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ ! -e .git ] || ! git log -1 --format=%ct 2>/dev/null || exit 0
date -u -d "$(sed -n 's/^## .* (\(....-..-..\))$/\1/p' NEWS.md | head -n 1) 12:00" +%s
