# SPDX-License-Identifier: GPL-2.0
# Sourced by tests of what a process without rights can put before the tool, which runs as root.
# shellcheck shell=bash
[ "$(uname -m)" = x86_64 ] || { echo "the programs of this test are for x86-64"; exit 77; }
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
chmod 755 .

# build NAME SOURCE [ARGUMENT...]: a program
build() { c++ -std=c++20 -O1 -g1 -w -fno-omit-frame-pointer -fcf-protection=none -o "$1" "$here/$2" "${@:3}"; }

# to_nobody: the files of the test
to_nobody() { chown -R 65534:65534 .; }

# traces PROGRAM: what dtrace prints for -n PROGRAM while nobody runs the command in the array `victim`. An error if it
# takes a minute, or more memory than a machine can be expected to spare, or if a signal ends it.
traces() {
	status 0 timeout "$hung" python3 -c 'import resource, subprocess, sys
code = subprocess.run(sys.argv[1:]).returncode
with open("mebibytes", "w") as file: file.write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10))
sys.exit(code if code >= 0 else 200 - code)' dtrace -q -x switchrate=10hz -n "$1" \
		-c "setpriv --reuid 65534 --regid 65534 --clear-groups ${victim[*]}"
	(($(cat mebibytes) < ${most_mebibytes:-600})) || fail "dtrace took $(cat mebibytes) MiB"
}

# frames: the stacks that it has printed, without offsets and empty lines
frames() { sed 's/`+0x[0-9a-f]*$/`offset/; s/`0x[0-9a-f]*$/`address/; s/+0x[0-9a-f]*$//; s/^ *//' out | grep . | cut -c1-999 | tr '\n' ' '; }

# shellcheck disable=SC2034 # for those who source this file
stack='fbt::ksys_read:entry /pid == $target && ((int)arg0 == -77 || (int)arg0 == -78)/ { ustack(1); }'
