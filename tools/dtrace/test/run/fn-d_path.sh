#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# d_path(), cwd, root and the names in fds[] are the paths that /proc shows, across mounts, cut to strsize.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

mkdir -p under/it
mount -t tmpfs tmpfs under/it
trap 'umount "$dir/under/it"; rm -rf "$dir"' EXIT
mkdir -p under/it/a/b
echo text >under/it/a/b/file
cat >paths.d <<'D'
fbt::vfs_read:entry /pid == $target && args[2] == 777/ {
	printf("[%s]\n[%s]\n[%s]\n", d_path(&args[0]->f_path), cwd, root);
	kept = fds[0];
	printf("[%s][%s][%s]\n", fds[0].fi_pathname, fds[0].fi_dirname, kept.fi_name);
	exit(0);
}
D
read_it() { status 0 dtrace -q -s paths.d "$@" -c "sh read.sh"; }
cat >read.sh <<READ
cd under/it/a
exec dd bs=777 count=1 of=/dev/null status=none <b/file
READ
read_it
same paths "$(cat out)" "[$dir/under/it/a/b/file]
[$dir/under/it/a]
[/]
[$dir/under/it/a/b/file][$dir/under/it/a/b][file]"
read_it -x strsize=10
same cut "$(sed -n 1p out)" "[$(printf %.9s "$dir")]"

# The root is a slash; what cannot be read has no path.
status 0 dtrace -qn 'BEGIN { printf("[%s][%s]\n", root, d_path(8)); exit(0); }'
same "root and nothing" "$(cat out)" "[/][]"
