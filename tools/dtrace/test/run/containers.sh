#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# cgroup, cgroupid, container, nspid and nstid say where a process is: of processes in cgroups of their own, and in a
# namespace of processes.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
mkdir tree
mount -t cgroup2 none tree 2>/dev/null || { echo "this kernel has no cgroups"; exit 77; }
trap 'umount -l tree; rm -rf "$dir"' EXIT
scope=tree/system.slice/docker-web.scope
mkdir -p $scope/init.scope


# "enter GROUP COMMAND...": the command is in the cgroup from its beginning on.
cat >enter <<'S'
group=$1
shift
echo $$ >"$group/cgroup.procs"
exec "$@"
S
cat >commands <<S
sh enter $scope/init.scope perl -e 'getppid()'
sh enter tree/system.slice perl -e 'getppid()'
sh enter $scope unshare -pf perl -e 'getppid()'
S
program='syscall::getppid:entry /execname == "perl" && progenyof($target)/ {
	printf("%s|%s|%d|", cgroup, container, cgroupid);
	printf("%s %d %d\n", nspid == pid && nstid == tid ? "same" : "own", nspid < 2 ? nspid : 0, nstid < 2 ? nstid : 0); }'
inode() { stat -c %i "$1"; }
status 0 dtrace -qn "$program" -c 'sh commands'
same "places" "$(cat out)" "/system.slice/docker-web.scope/init.scope|web|$(inode $scope/init.scope)|same 0 0
/system.slice||$(inode tree/system.slice)|same 0 0
/system.slice/docker-web.scope|web|$(inode $scope)|own 1 1"

# Only in the container, and the same with a predicate.
status 0 dtrace -qn 'BEGIN { n = 0; } syscall::getppid:entry /execname == "perl"/ { n++; } END { printf("%d\n", n); }' \
	-x container='we*' \
	-c 'sh commands'
same "in the container" "$(cat out)" 2
status 0 dtrace -qn 'syscall::getppid:entry /execname == "perl" && container == "web"/ { @[cgroup] = count(); }
	END { printa("%s %@d\n", @); }' -c 'sh commands'
same "by cgroup" "$(sort out)" "/system.slice/docker-web.scope 1
/system.slice/docker-web.scope/init.scope 1"
