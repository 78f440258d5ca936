#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# translations.sh [FOLDER]  brings resources/i18n/*.ts (or copies of them in FOLDER) up to date with the sources: new texts come in
# unfinished, texts that are gone leave. English holds the forms of counts only.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
case "${1:-}" in -h | --help) sed -n '3,4s/^# //p' "$0"; exit 0 ;; esac
folder=${1:-$root/resources/i18n}
lupdate=$(command -v lupdate-qt6 || echo /usr/lib/qt6/bin/lupdate)
cd "$root"
messages=$(mktemp -d)
trap 'rm -rf "$messages"' EXIT
python3 packaging/coremessages.py > "$messages/coremessages.h"
for file in "$folder"/touchstone_*.ts; do
    language=$(basename "$file" .ts)
    language=${language#touchstone_}
    plurals=()
    [ "$language" != en ] || plurals=(-pluralonly)
    "$lupdate" -silent -no-obsolete -locations none -I . -source-language en -target-language "$language" "${plurals[@]}" \
        ui app/gui "$messages" -ts "$file" 2> >(grep -v -e "lacks Q_OBJECT" -e "Qualifying with unknown" -e "unconsumed meta data" >&2)
done
