# SPDX-License-Identifier: GPL-2.0
# shellcheck shell=bash
#
# What all scripts share: paths, progress messages, and the handling of missing
# packages. Source this file after `set -euo pipefail`.
#
# Progress goes to standard error, because standard output belongs to the
# command that runs in the guest. On a terminal, a step shows its progress. In a
# log, a step prints one line at the start, one a minute, and one at the end.
#
#   $repo    this repository          $build   what is built, in the repository
#   $cache   what several clones share: kernel package and source, ccache

# Lists that one run sorts and another compares, and what tools say, are the same everywhere.
export LC_ALL=C.UTF-8

# shellcheck disable=SC2034 # the variables are for those who source this file
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
build=$repo/build
cache=${DTRACE_CACHE:-${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/dtrace-linux}
prepared=$build/linux
jobs=${JOBS:-$(nproc)}

# The help of a command is the comment that it begins with.
show_help() {
	awk 'NR > 3 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
	exit
}
if [ "${1:-}" = --help ]; then show_help; fi

# Is this a clone that git can be asked about? It may be an unpacked archive, git
# may be missing, or refuse because the files belong to another user.
is_clone() { [ -e "$repo/.git" ] && git -C "$repo" rev-parse -q --git-dir >/dev/null 2>&1; }

# The steps of one command count on through the scripts it calls.
: "${DTRACE_START:=$(date +%s)}"
export DTRACE_START

elapsed() {
	local s=$(($(date +%s) - DTRACE_START))
	printf '%d:%02d' $((s / 60)) $((s % 60))
}

on_terminal() { [ -t 2 ] && [ -z "${CI:-}" ]; }

say() { printf '%s\n' "$*" >&2; }
note() {
	clear_line
	say "[$(elapsed)] ${DTRACE_STEP:+$DTRACE_STEP }$*"
}
warn() { say "warning: $*"; }
die() {
	say "error: $*"
	exit 1
}

# value_for OPTION [VALUE...]: the option needs one.
value_for() { (($# > 1)) || die "$1 wants a value; --help says which"; }

# Clear the line on which a percentage stood.
clear_line() { if on_terminal; then printf '\r\033[K' >&2; fi; }

# step I/N WHAT: what follows belongs to this step. A line of its own only when
# there is something to do: a second run has nothing to say.
step() {
	export DTRACE_STEP="($1)"
	if on_terminal; then printf '\r\033[K[%s] %s %s' "$(elapsed)" "$DTRACE_STEP" "$2" >&2; fi
}
end_steps() {
	clear_line
	unset DTRACE_STEP
}

# progress WHAT EXPECTED: swallow the lines of a tool, show how many of the
# EXPECTED (0: unknown) came, and print how many there were to standard output.
progress() {
	local what=$1 expected=$2 n=0 last=-1 shown beat now
	beat=$(date +%s)
	while IFS= read -r _; do
		n=$((n + 1))
		((n % 16 == 0)) || continue
		if on_terminal; then
			if ((expected > 0)); then
				shown=$((n * 100 / expected))
				((shown > 99)) && shown=99
				((shown == last)) || printf '\r\033[K[%s] %s%s: %d%%' \
					"$(elapsed)" "${DTRACE_STEP:+$DTRACE_STEP }" "$what" "$shown" >&2
				last=$shown
			else
				printf '\r\033[K[%s] %s%s: %d' \
					"$(elapsed)" "${DTRACE_STEP:+$DTRACE_STEP }" "$what" "$n" >&2
			fi
		else
			printf -v now '%(%s)T' -1
			if ((now - beat >= 60)); then
				note "$what: still at it, $n lines$( ((expected == 0)) || echo " of about $expected")"
				beat=$now
			fi
		fi
	done
	clear_line
	echo "$n"
}

# quietly WHAT LOG COMMAND...: run COMMAND with its output in LOG, show how far
# it is by the length of the log that this command wrote the last time, and
# show the end of the log if it fails.
quietly() {
	local what=$1 log=$2 lines=0 count=0 rc=0
	shift 2
	mkdir -p "$(dirname "$log")"
	if [ -f "$log.lines" ]; then count=$(cat "$log.lines"); fi
	lines=$("$@" 2>&1 </dev/null | tee "$log" | progress "$what" "$count") || rc=$?
	if ((rc)); then
		say "error: $what failed ($*); the end of $log:"
		grep -avE '^(ccache |g\+\+|gcc|clang|cc) .* -o |^  (CC|AS|LD|AR|GEN|HOSTCC|HOSTLD|UPD|WRAP|SYSHDR|SYSTBL|DESCEND|INSTALL|CHECK|MKDIR|EXPORTS|OBJCOPY) ' \
			"$log" | tail -n 40 >&2
		return "$rc"
	fi
	# A build from nothing is the longest; a small one says nothing of it.
	if ((lines > count)); then echo "$lines" >"$log.lines"; fi
}

# A guest keeps one CPU of the host busy, and takes 2 or 3 GB.
guests=$((jobs < 4 ? jobs : 4))

# in_guests PREFIX COMMAND NAME...: COMMAND NAME for each, $guests at a time, which
# end with the caller. What one says goes to build/log/PREFIX-NAME, and its status
# to a file beside that.
in_guests() {
	local log=$build/log/$1 command=$2 name
	shift 2
	mkdir -p "$build/log"
	rm -f "$log"-*.rc
	trap 'kill $(jobs -p) 2>/dev/null' EXIT
	for name; do
		while (($(jobs -rp | wc -l) >= guests)); do wait -n || true; done
		{
			rc=0
			"$command" "$name" >"$log-$name" 2>&1 || rc=$?
			echo $rc >"$log-$name.rc"
		} &
	done
	wait
	trap - EXIT
}

# selftest_in_guest KERNEL VM-ARGUMENT...: with what the selftests expect of the build directory KERNEL.
selftest_in_guest() {
	"$repo/scripts/vm" --env "SDT_MODULES=$1/kernel/trace/dtrace" --env "BPFTOOL=$build/bpftool/bpftool" "${@:2}"
}

# How many times the limits of the default kernel a guest with kernel CONFIG may take.
slowness() { if [ "$1" = default ]; then echo 1; else echo 5; fi; }

# guest_verdict WHAT PREFIX-NAME: fails if a guest did, and says what no test of it
# can have said: a splat, a hang or a crash, after tests that all said ok.
guest_verdict() {
	local log=$build/log/$2 rc
	rc=$(cat "$log.rc")
	if ((rc)) && ! grep -q '^not ok' "$log"; then
		echo "not ok $1: the run ended with status $rc"
	elif ((rc == 124 || rc == 125)); then
		echo "not ok $1: the kernel complained or hung (status $rc)"
	elif ! grep -qE '^(not )?ok ' "$log"; then
		echo "not ok $1: no test reported" && return 1
	fi
	return "$rc"
}

# tree_version DIR: "6.12.117" from the top of the kernel's Makefile, or nothing.
tree_version() {
	[ -f "$1/Makefile" ] || return 0
	sed -n 's/^\(VERSION\|PATCHLEVEL\|SUBLEVEL\) *= *//p' "$1/Makefile" | head -n 3 | paste -sd.
}

# Compilers go through ccache where it is; its cache serves all clones.
export CCACHE_DIR=$cache/ccache CCACHE_BASEDIR=$repo CCACHE_NOHASHDIR=1
export CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-5G} CCACHE_SLOPPINESS=time_macros
ccached() { if command -v ccache >/dev/null; then echo "ccache $1"; else echo "$1"; fi; }

# configure_kernel TREE OUT FRAGMENT... -- MAKE...: tinyconfig, the fragments on
# top, and what follows from them. The shell does not stop here at an error.
configure_kernel() {
	local tree=$1 out=$2 fragments=()
	shift 2
	while [ "$1" != -- ]; do fragments+=("$1") && shift; done
	shift
	"$@" tinyconfig &&
		(cd "$tree" && ./scripts/kconfig/merge_config.sh -m -Q -O "$out" "$out/.config" "${fragments[@]}") &&
		"$@" olddefconfig
}

# make in tools/dtrace, one at a time.
make_dtrace() {
	with_lock "$build/dtrace/.lock" make -j"$jobs" -C "$repo/tools/dtrace" CXX="$(ccached g++)" \
		srctree="$prepared" O="$build/dtrace" LIBBPF="$build/libbpf" "$@"
}

# Package names are Debian's; beside each a command or a file that shows that
# it is there (a pattern, as versions differ), so that other systems can be asked too.
packages='
gcc gcc
g++ g++
make make
patch patch
git git
flex flex
bison bison
bc bc
cpio cpio
xz-utils xz
perl perl
python3 python3
rsync rsync
libc6-dev /usr/include/stdlib.h
libelf-dev /usr/include/gelf.h
libdw-dev /usr/include/elfutils/libdwfl.h
libiberty-dev /usr/include/libiberty/demangle.h
zlib1g-dev /usr/include/zlib.h
libcap-dev /usr/include/sys/capability.h
libssl-dev /usr/include/openssl/opensslv.h
openssl openssl
libgtest-dev /usr/include/gtest/gtest.h
dwarves pahole
clang clang
clang-format clang-format
lld ld.lld
libclang-rt-dev /usr/lib*/llvm*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a
llvm llvm-strip
ccache ccache
qemu-system-x86 qemu-system-x86_64
python3-docutils rst2html
groff-base groff
valgrind valgrind
zsh zsh
bpftool bpftool
libdevel-nytprof-perl /usr/share/perl5/Devel/NYTProf/flamegraph.pl
'

# What would fail in the middle of a build, and be hard to read there.
check_places() {
	local dir free
	if [[ $repo == *[[:space:]:]* ]]; then
		die "the kernel cannot be built in '$repo': no spaces or colons in the path, please"
	fi
	for dir in "$build" "$cache" "${TMPDIR:-/tmp}"; do
		mkdir -p "$dir" 2>/dev/null || true
		[ -w "$dir" ] || die "cannot write to $dir"
	done
	# 4 GB are built here, 2 are in the cache; a second build needs little.
	for dir in "$build" "$cache"; do
		free=$(df -Pk "$dir" | awk 'NR == 2 { print int($4 / 1048576) }')
		if ((free < 5)) && [ ! -e "$prepared/.dtrace-base" ]; then
			warn "only ${free} GB are free for $dir; a build from nothing takes 4, and 2 in $cache"
		fi
	done
}

missing_packages() {
	local name probe
	while read -r name probe; do
		case $probe in
		'') ;;
		/*) compgen -G "$probe" >/dev/null || echo "$name" ;;
		*) command -v "$probe" >/dev/null || echo "$name" ;;
		esac
	done <<<"$packages"
}

may_install() { [ "$(id -u)" = 0 ] && [ -f /etc/debian_version ] && command -v apt-get >/dev/null; }

# Install what is missing where we may; elsewhere name it and go on.
ensure_packages() {
	local missing log=$build/log/packages
	check_places
	mapfile -t missing < <(missing_packages)
	((${#missing[@]})) || return 0
	if may_install; then
		note "installing ${missing[*]}"
		quietly "apt-get install" "$log" install_packages "${missing[@]}" ||
			warn "apt could not install all packages; going on with what is there"
		mapfile -t missing < <(missing_packages)
	fi
	if ((${#missing[@]})); then
		warn "missing (Debian's package names): ${missing[*]}"
	fi
}

install_packages() {
	local opts=(-y --no-install-recommends -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300)
	DEBIAN_FRONTEND=noninteractive apt-get install "${opts[@]}" "$@" && return
	apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install "${opts[@]}" "$@"
}

# few_errors COMMAND...: show its first errors and end it with the next; a full
# disk would give one for each file.
few_errors() { "$@" 2> >(head -n 3 >&2); }

# with_lock FILE COMMAND...: one at a time, for what clones share.
with_lock() {
	local file=$1
	shift
	mkdir -p "$(dirname "$file")"
	(
		if ! flock -n 9; then
			note "waiting for another run that holds $file"
			flock 9
		fi
		"$@" 9>&-
	) 9>"$file"
}
