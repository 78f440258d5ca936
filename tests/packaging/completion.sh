#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# completion.sh FOLDER SCRIPTS  completion in each shell that is installed, as it is when the tab key is pressed. touchstone-cli
# stands in FOLDER, touchstone-cli.bash, .zsh and .fish in SCRIPTS.
set -euo pipefail
PATH=$1:$PATH
scripts=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work
cd "$work"
printf 'Ada B-PER\nRome B-LOC\n' >gold.conll
bad=0

# expect SHELL WHAT ANSWERS WANTED
expect() {
    [ "$3" = "$4" ] || { printf '%s: %s: "%s" instead of "%s"\n' "$1" "$2" "$3" "$4" >&2; bad=1; }
}

bash -n "$scripts/touchstone-cli.bash"
# Words as bash parts them at blanks and signs; the last one is completed.
in_bash() {
    bash -c '. "$1"; shift; COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)); compopt() { printf "(%s) " "${*:2}"; }
        _touchstone_cli; echo "${COMPREPLY[*]}"' bash "$scripts/touchstone-cli.bash" touchstone-cli "$@"
}
expect bash "a command" "$(in_bash conv)" convert
expect bash "a value" "$(in_bash score --preset bc5)" bc5cdr
expect bash "a value behind =" "$(in_bash score --preset = bc5)" bc5cdr
expect bash "the second of a list" "$(in_bash score --measure eter,se)" eter,ser
expect bash "types of the file" "$(in_bash errors --gold gold.conll --gold-type P)" PER
expect bash "files" "$(in_bash score --gold go)" "(filenames) gold.conll"
expect bash "files behind a name" "$(in_bash score --system A = go)" "(filenames) gold.conll"
expect bash "what goes on" "$(in_bash errors --where see)" "(nospace) (nospace) seen= seen-words="

if command -v zsh >/dev/null; then
    zsh -n "$scripts/touchstone-cli.zsh"
    in_zsh() {
        zsh -f -c 'compdef() { }; compadd() { while [ "$1" != -a ]; do shift; done; echo ${(P)2}; }; compset() { }; _files() { echo files; }
            source "$1"; shift; words=("$@") CURRENT=$#; _touchstone_cli' zsh "$scripts/touchstone-cli.zsh" touchstone-cli "$@"
    }
    expect zsh "a command" "$(in_zsh conv)" convert
    expect zsh "a value" "$(in_zsh score --preset bc5)" bc5cdr
    expect zsh "types of the file" "$(in_zsh errors --gold gold.conll --gold-type '')" "LOC PER"
    expect zsh "files" "$(in_zsh score --gold go)" files
    expect zsh "what goes on" "$(in_zsh errors --where see)" "seen= seen-words="
fi

if command -v fish >/dev/null; then
    fish -n "$scripts/touchstone-cli.fish"
    in_fish() { fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$scripts/touchstone-cli.fish" "touchstone-cli $*" | cut -f 1 | paste -s -d ' '; }
    expect fish "a command" "$(in_fish conv)" convert
    expect fish "a value" "$(in_fish score --preset bc5)" bc5cdr
    expect fish "a value behind =" "$(in_fish score --preset=bc5)" --preset=bc5cdr
    expect fish "types of the file" "$(in_fish 'errors --gold gold.conll --gold-type ')" "LOC PER"
    expect fish "files" "$(in_fish score --gold go)" gold.conll
fi
exit $bad
