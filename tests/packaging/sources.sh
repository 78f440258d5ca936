#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The digest and the time of the sources: by which packages are known as made from exactly these, and made alike.
set -euo pipefail
packaging=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../packaging" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0
expect() { [ "$2" = "$3" ] || { printf '%s: "%s" instead of "%s"\n' "$1" "$2" "$3" >&2; bad=1; }; }

mkdir -p "$work/one/packaging" "$work/one/core"
cp "$packaging/digest.sh" "$packaging/epoch.sh" "$work/one/packaging/"
echo a >"$work/one/core/a.cpp"
news=$work/one/NEWS.md
printf '%s\n' '' '## 1.2.0 (2026-01-02)' '- New.' '## 1.1.0 (2025-01-02)' >"$news"
cp -r "$work/one" "$work/another folder"
first=$("$work/one/packaging/digest.sh")
expect "the same tree elsewhere" "$("$work/another folder/packaging/digest.sh")" "$first"
mkdir -p "$work/one/build/x" "$work/one/dist" "$work/one/core/__pycache__"
touch "$work/one/build/x/y" "$work/one/dist/z.deb" "$work/one/core/__pycache__/m.pyc" "$work/one/touchstone-window.png"
expect "what builds and runs leave behind" "$("$work/one/packaging/digest.sh")" "$first"
echo b >"$work/one/core/a.cpp"
[ "$("$work/one/packaging/digest.sh")" != "$first" ] || { echo "another content has the same digest" >&2; bad=1; }
mv "$work/another folder/core/a.cpp" "$work/another folder/core/b.cpp"
[ "$("$work/another folder/packaging/digest.sh")" != "$first" ] || { echo "another name has the same digest" >&2; bad=1; }

expect "without git the day of the newest release" "$("$work/one/packaging/epoch.sh")" "$(date -u -d '2026-01-02 12:00' +%s)"
git -C "$work/one" -c init.defaultBranch=main init -q
git -C "$work/one" add NEWS.md
GIT_COMMITTER_DATE='2026-03-04T05:06:07Z' git -C "$work/one" -c user.name=n -c user.email=n@example.org commit -q -m x
expect "of the last commit" "$("$work/one/packaging/epoch.sh")" "$(date -u -d '2026-03-04 05:06:07' +%s)"
exit $bad
