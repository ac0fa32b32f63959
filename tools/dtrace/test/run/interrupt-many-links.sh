#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# END is printed before the perf events are closed, for which the kernel waits one by one.
. "$(dirname "$0")/common.sh"

# END writes more than a pipe takes. The test does not read the rest before it has looked, so that the tool stays in
# its write until then.
wide=$(printf '%%9999d%.0s' {1..20})
ones=$(printf ', 1%.0s' {1..20})
mkfifo out
dtrace -qn "BEGIN { printf(\"ready\\n\"); } END { printf(\"end\\n$wide\"$ones); }" \
	-n 'sdt:syscalls::sys_enter_[a-m]* /arg0 == 1234567/ { trace(1); }' >out &
tool=$!
exec {reader}<out
read -r line <&"$reader" || fail "no output"
same "first line" "$line" ready
kill -INT $tool
read -r line <&"$reader" || fail "no newline at the interrupt"
same "line of the interrupt" "$line" ""
read -r line <&"$reader" || fail "no output of END"
same "line of END" "$line" end
links=$(find "/proc/$tool/fd" -lname '*bpf_link*' | wc -l)
[ "$links" -gt 50 ] || fail "END came when $links links were left"
cat <&"$reader" >/dev/null
wait $tool
