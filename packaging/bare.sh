#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# bare.sh  takes what package.sh made in dist/ into a bare Debian 12, where nothing else is installed: runs the tarball as a user who
# is not root, installs the packages and runs them, and takes them away again. Needs root and Debian's mirror; the bare system is
# made once, in build/bare.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
case "${1:-}" in -h | --help) sed -n '3,5s/^# //p' "$0"; exit 0 ;; esac

inside() {
    local found samples=/usr/share/touchstone/samples
    expect() { case $2 in *"$3"*) ;; *) echo "bare.sh: $1: \"$3\" is not in: $2" >&2; exit 1 ;; esac; }

    # Nothing is installed yet: what the tarball lacks would be missed.
    install -d -o nobody /tmp/anywhere
    su nobody -s /bin/sh -c 'tar -xzf /dist/touchstone-cli-*.tar.gz -C /tmp/anywhere && mv /tmp/anywhere/touchstone-cli-* /tmp/anywhere/moved'
    found=$(su nobody -s /bin/sh -c 'cd /tmp/anywhere/moved/share/touchstone/samples && /tmp/anywhere/moved/bin/touchstone-cli score --gold gold.jsonl --system system-a.jsonl')
    expect "the tarball scores" "$found" Overall

    export DEBIAN_FRONTEND=noninteractive
    apt-get -q update
    apt-get -q install -y --no-install-recommends bash-completion man-db /dist/*.deb
    expect "the command line scores" "$(cd $samples && touchstone-cli score --gold gold.jsonl --system system-a.jsonl)" "$found"
    touchstone screenshot -o /tmp/window.png --gold $samples/gold.jsonl --system $samples/system-a.jsonl
    [ "$(wc -c </tmp/window.png)" -gt 20000 ] || { echo "bare.sh: the window is not drawn" >&2; exit 1; }
    for page in touchstone touchstone-cli touchstone-cli-score touchstone-figure; do
        expect "man $page" "$(man -P cat $page)" "SEE ALSO"
    done
    expect "the list of manual pages" "$(apropos touchstone)" "touchstone-cli-score (1)"
    for program in touchstone-cli touchstone; do
        expect "completion of $program" "$(bash -c '. /usr/share/bash-completion/bash_completion
            _completion_loader '$program'
            COMP_WORDS=('$program' --vers) COMP_CWORD=1
            "$(complete -p '$program' | sed "s/.*-F \([^ ]*\) .*/\1/")" 2>/dev/null
            echo "${COMPREPLY[@]}"')" --version
    done
    expect "the type of projects" "$(cat /usr/share/mime/globs)" "application/x-touchstone-project:*.touchstone"
    if [ -e /usr/share/doc/python3-touchstone ]; then
        expect "the module scores" "$(python3 -c 'import touchstone; print("F1", touchstone.score([["B-PER", "O"]], [["B-PER", "O"]]).f1)')" "F1 1.0"
    fi
    found=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' | sed -n 's/\(.*touchstone.*\) installed$/\1/p')
    apt-get -q purge -y $found
    found=$(find / -xdev -name '*touchstone*' ! -path '/proc/*' ! -path '/tmp/*' ! -path '/var/cache/man/*' ! -path '/dist/*' ! -path '/root/.cache/*' ! -path /bare.sh)
    [ -z "$found" ] || { echo "bare.sh: left behind: $found" >&2; exit 1; }
    echo "bare.sh: passed"
}

if [ "${1:-}" = --inside ]; then
    inside
    exit
fi
[ "$(id -u)" = 0 ] || die "needs root, for chroot"
ls "$root"/dist/*.deb "$root"/dist/*.tar.gz >/dev/null || die "dist/ is empty; packaging/package.sh fills it"
install_packages bare
store=$root/build/bare
base=$store/base
mkdir -p "$store"
if [ ! -e "$base.ok" ]; then
    # From where this system has its own packages.
    mirror=$({ cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null || true; } |
        awk '!m && ($1 == "URIs:" || $1 == "deb") && $2 ~ /debian\/?$/ { m = $2 } END { print m }')
    rm -rf --one-file-system "$base"
    debootstrap --variant=minbase --include=ca-certificates bookworm "$base" "$mirror" >"$store/debootstrap.log" 2>&1 ||
        { tail -n 5 "$store/debootstrap.log" >&2; die "the bare system could not be made"; }
    for file in /etc/apt/apt.conf.d/9*; do [ ! -f "$file" ] || cp "$file" "$base/etc/apt/apt.conf.d/"; done
    touch "$base.ok"
fi
run=$(mktemp -d "$store/run.XXXXXX")
trap 'umount -l "$run/proc" "$run/dev" 2>/dev/null; rm -rf --one-file-system "$run"' EXIT
cp -a --reflink=auto "$base/." "$run/"
cp /etc/resolv.conf /etc/hosts "$run/etc/"
cp -r "$root/dist" "$run/dist"
cp "${BASH_SOURCE[0]}" "$run/bare.sh"
cp "$packaging/lib.sh" "$run/lib.sh"
mount -t proc proc "$run/proc"
mount --rbind /dev "$run/dev"
env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 chroot "$run" bash /bare.sh --inside
