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
#   $kernel_base   the kernel that the series applies to: a name in the table `bases`
#   $patches       the directory of its patches
#   $kernel_arch   the processor that the kernel and the tool are built for, by the kernel's name
#   $kernel_image  the image in the build directory of a kernel
#   $cross, $sysroot   the prefix of its compiler, and the root directory with its headers and
#                  libraries; empty if it is the processor of this machine

# One locale for all machines: one run compares lists that another sorted, and scripts read
# the messages of tools.
export LC_ALL=C.UTF-8

# shellcheck disable=SC2034 # the variables are for those who source this file
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cache=${DTRACE_CACHE:-${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/dtrace-linux}
jobs=${JOBS:-$(nproc)}

# The help of a command is the comment that it begins with.
show_help() {
	awk 'NR > 3 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
	exit
}
if [ "${1:-}" = --help ]; then show_help; fi

# Is this a clone that git can be asked about? It is not if it is an unpacked
# archive, if git is missing, or if git refuses the files of another user.
is_clone() { [ -e "$repo/.git" ] && git -C "$repo" rev-parse -q --git-dir >/dev/null 2>&1; }

# The time counts from the start of the command, also in the scripts that the command calls.
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

# value_for OPTION [VALUE...]: an error if the option has no value.
value_for() { (($# > 1)) || die "$1 wants a value; --help says which"; }

# Clear the line that shows a percentage.
clear_line() { if on_terminal; then printf '\r\033[K' >&2; fi; }

# step I/N WHAT: begin a step. The messages that follow have its number. A log gets
# no line for the step itself, so a run that finds nothing to do prints nothing.
step() {
	export DTRACE_STEP="($1)"
	if on_terminal; then printf '\r\033[K[%s] %s %s' "$(elapsed)" "$DTRACE_STEP" "$2" >&2; fi
}
end_steps() {
	clear_line
	unset DTRACE_STEP
}

# progress WHAT EXPECTED: read the lines of a tool and show how many of the EXPECTED
# ones (0: unknown) have come. At the end, print their number to standard output.
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

# quietly WHAT LOG COMMAND...: run COMMAND with its output in LOG. The progress is
# the length of the output, compared with that of an earlier run. If COMMAND
# fails, show the end of the log.
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
	# Keep the greatest length: a build of a few files does not tell how long a whole build is.
	if ((lines > count)); then echo "$lines" >"$log.lines"; fi
}

# with_beat WHAT COMMAND...: run COMMAND, and say once a minute that it still runs.
with_beat() {
	local what=$1 beat rc=0
	shift
	{
		for ((;;)); do
			# Short, because a sleep outlives the loop, and keeps standard error open.
			for ((i = 0; i < 60; i++)); do sleep 1; done
			note "$what: still at it"
		done
	} >/dev/null &
	beat=$!
	"$@" || rc=$?
	kill $beat
	wait $beat 2>/dev/null || true
	return $rc
}

# A guest keeps one CPU of the host busy, and takes 2 or 3 GB.
guests=$((jobs < 4 ? jobs : 4))

# in_guests PREFIX COMMAND NAME...: run "COMMAND NAME" for each NAME, $guests at a time.
# The output goes to build/log/PREFIX-NAME, the status to PREFIX-NAME.rc beside it. If
# the caller ends, the commands are killed.
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

# selftest_in_guest KERNEL VM-ARGUMENT...: call scripts/vm with the variables that the selftests need.
# KERNEL is a build directory.
selftest_in_guest() {
	"$repo/scripts/vm" --env "SDT_MODULES=$1/kernel/trace/dtrace" --env "BPFTOOL=$build/bpftool/bpftool" "${@:2}"
}

# slowness CONFIG: by what the time limits of the default kernel are multiplied for a kernel CONFIG.
slowness() { if [ "$1" = default ]; then echo 1; else echo 5; fi; }

# guest_verdict WHAT PREFIX-NAME: fails if the guest failed. Prints "not ok" for what no
# test in the guest can report: a splat, a hang or a crash.
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

# tree_version DIR: "6.12.117" from the top of the kernel's Makefile. Nothing if there is no Makefile.
tree_version() {
	[ -f "$1/Makefile" ] || return 0
	sed -n 's/^\(VERSION\|PATCHLEVEL\|SUBLEVEL\) *= *//p' "$1/Makefile" | head -n 3 | paste -sd.
}

# The names in the table `bases`. The first one is the default.
base_names() { sed -n 's/[[:space:]]*$//; /^[^#[:space:]]/p' "$repo/bases"; }

# base_field FIELD [BASE]: what the table says about a base; nothing for "-".
base_field() {
	awk -v field="$1" -v base="${2:-$kernel_base}" '
		/^[^# \t]/ { is_base = $1 == base; next }
		is_base && $1 == field && $2 != "-" { sub(/^[ \t]*[^ \t]+[ \t]+/, ""); print }' "$repo/bases"
}

# base_of_version RELEASE: the base of a release such as 6.12.117. Nothing if there is none.
base_of_version() {
	local name
	for name in $(base_names); do
		if [[ ${1:-} == "$name" || ${1:-} == "$name".* ]]; then echo "$name"; fi
	done
}

# use_base NAME: set the variables that depend on the base. What is built for the default base is in
# build/, and what is built for another one in build/NAME: trees, images, logs and results. What is
# built for another processor than x86 is in the directory arm64 there. Only the tree is the same.
use_base() {
	grep -qxF -- "$1" <<<"$(base_names)" || die "no base '$1': the table \`bases\` has $(base_names | paste -sd' ')"
	kernel_base=$1
	build=$repo/build
	if [ "$1" != "$(base_names | head -n 1)" ]; then build+=/$1; fi
	prepared=$build/linux
	# shellcheck disable=SC2034 # for those who source this file
	patches=$repo/$(base_field patches)
	if [ "$kernel_arch" != x86 ]; then build+=/$kernel_arch; fi
}

# choose_base NAME: the same for an option --base, also for the scripts that the command calls.
choose_base() {
	use_base "$1"
	export BASE=$1
}

# base_of_surroundings: without BASE, a tree in KERNEL_SRC or a package in KERNEL_DEB says which base it is.
base_of_surroundings() {
	local name
	if [ -n "${KERNEL_SRC:-}" ]; then
		base_of_version "$(tree_version "$KERNEL_SRC")"
	elif [ -n "${KERNEL_DEB:-}" ]; then
		for name in $(base_names); do
			if [[ ${KERNEL_DEB##*/} == "$(base_field package "$name")"[_.]* ]]; then echo "$name"; fi
		done
	fi
	base_names
}

# use_arch NAME: set the variables that depend on the processor alone.
# shellcheck disable=SC2034 # for those who source this file
use_arch() {
	case $1 in
	x86 | x86_64)
		kernel_arch=x86 cross='' sysroot=''
		kernel_image=arch/x86/boot/bzImage
		;;
	arm64)
		kernel_arch=arm64 cross=aarch64-linux-gnu- sysroot=$repo/build/arm64/root
		kernel_image=arch/arm64/boot/Image
		;;
	*) die "no processor '$1': --arch and ARCH= take x86 and arm64" ;;
	esac
}

# choose_arch NAME: the same for an option --arch, also for the scripts that the command calls.
choose_arch() {
	use_arch "$1"
	export ARCH=$kernel_arch
	use_base "$kernel_base"
}

use_arch "${ARCH:-x86}"
use_base "${BASE:-$(base_of_surroundings | head -n 1)}"

# Compile through ccache if it is installed. All clones share its cache.
export CCACHE_DIR=$cache/ccache CCACHE_BASEDIR=$repo CCACHE_NOHASHDIR=1
export CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-5G} CCACHE_SLOPPINESS=time_macros
ccached() { if command -v ccache >/dev/null; then echo "ccache $1"; else echo "$1"; fi; }

# compiler gcc|g++: the command that compiles programs for the guest.
compiler() { ccached "$cross$1${sysroot:+ --sysroot=$sysroot}"; }

# configure_kernel TREE OUT FRAGMENT... -- MAKE...: tinyconfig plus the fragments. All other
# options get their defaults. Callers switch off "set -e", hence "&&".
configure_kernel() {
	local tree=$1 out=$2 fragments=()
	shift 2
	while [ "$1" != -- ]; do fragments+=("$1") && shift; done
	shift
	"$@" tinyconfig &&
		(cd "$tree" && ./scripts/kconfig/merge_config.sh -m -Q -O "$out" "$out/.config" "${fragments[@]}") &&
		"$@" olddefconfig
}

# make in tools/dtrace. Only one runs at a time.
make_dtrace() {
	with_lock "$build/dtrace/.lock" make -j"$jobs" -C "$repo/tools/dtrace" CC="$(compiler gcc)" CXX="$(compiler g++)" \
		srctree="$prepared" O="$build/dtrace" LIBBPF="$build/libbpf" "$@"
}

# "PACKAGE PROBE": PACKAGE is Debian's name. PROBE is a command or a file that exists if
# the package is installed, so the check works on other systems, too. The name of a file is
# a pattern, because versions differ.
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
prometheus promtool
tmux tmux
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
elfutils eu-stack
bpftool bpftool
libdevel-nytprof-perl /usr/share/perl5/Devel/NYTProf/flamegraph.pl
'
# For the selftest of a process of 32 bits. The package gcc-multilib would remove compilers for other machines. This one
# would not, but its name has the version of gcc. If gcc is missing, the next run adds the package.
if command -v gcc >/dev/null && [ "$(uname -m)" = x86_64 ]; then
	packages+="gcc-$(gcc -dumpversion | cut -d. -f1)-multilib /usr/lib32/crt1.o"$'\n'
fi

# packages_of_arch: what another processor needs on top.
packages_of_arch() {
	case $kernel_arch in
	arm64)
		cat <<-'EOF'
			gcc-aarch64-linux-gnu aarch64-linux-gnu-gcc
			g++-aarch64-linux-gnu aarch64-linux-gnu-g++
			qemu-system-arm qemu-system-aarch64
			mmdebstrap mmdebstrap
		EOF
		;;
	esac
}

# Find errors that would be hard to understand in the middle of a build.
check_places() {
	local dir free
	if [[ $repo == *[[:space:]:]* ]]; then
		die "the kernel cannot be built in '$repo': no spaces or colons in the path, please"
	fi
	for dir in "$build" "$cache" "${TMPDIR:-/tmp}"; do
		mkdir -p "$dir" 2>/dev/null || true
		[ -w "$dir" ] || die "cannot write to $dir"
	done
	# The build takes 4 GB here and 2 GB in the cache. A second build needs little more.
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
	done < <(echo "$packages" && packages_of_arch)
}

may_install() { [ "$(id -u)" = 0 ] && [ -f /etc/debian_version ] && command -v apt-get >/dev/null; }

# Install missing packages as root on Debian. Otherwise name them and continue.
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

# few_errors COMMAND...: show the first three errors. The next one ends the command. On a
# full disk, there would be an error for each file.
few_errors() { "$@" 2> >(head -n 3 >&2); }

# with_lock FILE COMMAND...: run COMMAND while holding a lock, for files that clones share.
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
