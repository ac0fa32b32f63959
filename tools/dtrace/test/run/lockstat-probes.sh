#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider lockstat reports that a lock that was acquired is released. A clause of two providers has the arguments of
# each.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# Each call takes and releases the mutex of the pipe.
cat >pipe.py <<'E'
import os
r, w = os.pipe()
for _ in range(100):
    os.write(w, b'x')
    os.read(r, 1)
E
declare -A n
counts() { while IFS='=' read -r name value; do [ -z "$name" ] || n[$name]=$value; done <out; }
status 0 dtrace -qn '
lockstat:::adaptive-acquire /pid == $target/ { taken[arg0] = timestamp; @["taken"] = sum(1);
	@["no lock"] = sum(arg0 == 0); }
lockstat:::adaptive-release /pid == $target && taken[arg0]/ { taken[arg0] = 0; @["released"] = sum(1); }
lockstat:::rw-acquire /pid == $target/ { @["as a reader"] = sum(arg1 == 1); @["as a writer"] = sum(arg1 == 0); }
END { printa("%s=%@d\n", @); }' -c 'python3 pipe.py'
counts
same "mutexes" "$((n[taken] >= 200 && n[released] >= 200 && n[released] <= n[taken])) ${n["no lock"]}" "1 0"
same "readers and writers" "$((n["as a reader"] > 0 && n["as a writer"] > 0))" 1

status 0 dtrace -qn '
lockstat:::spin-acquire /pid == $target/ { taken[arg0] = 1; @["taken"] = sum(1); @["no lock"] = sum(arg0 == 0); }
lockstat:::spin-release /pid == $target && taken[arg0]/ { @["released"] = sum(1); }
END { printa("%s=%@d\n", @); }' -c 'python3 pipe.py'
counts
same "spin locks" "$((n[taken] > 0 && n[released] > 0)) ${n["no lock"]}" "1 0"

status 0 dtrace -qn 'int64_t lock;
lockstat:::adaptive-acquire /pid == $target && !lock/ { lock = arg0; }
lockstat:::adaptive-acquire, fbt::mutex_unlock:entry /arg0 && arg0 == lock/ { seen[probename] = 1; }
END { printf("%d %d", seen["adaptive-acquire"], seen["entry"]); }' -c 'python3 pipe.py'
same "arguments of each" "$(grep . out)" "1 1"

status 0 dtrace -l
for probe in adaptive-{acquire,acquire-error,block,release,spin} rw-{acquire,block,release,spin} \
	spin-{acquire,release,spin}; do
	awk -v probe="$probe" '$2 == "lockstat" && $NF == probe { found = 1 } END { exit !found }' out ||
		fail "$probe is not listed"
done
