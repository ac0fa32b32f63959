#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider lockstat reports that a lock that was acquired is released, and for which lock and how long a thread waits.
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

# They go on until dtrace has seen what it waits for, and ends their parent.
cat >wait.py <<'E'
import ctypes, os
PR_SET_PDEATHSIG, SIGKILL = 1, 9
parent = os.getpid()
def fork():
    child = os.fork()
    if child == 0:
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, SIGKILL)
        if os.getppid() != parent:
            os._exit(0)
    return child
os.mkdir('files')
for number in range(6):
    if fork() == 0:
        while True:
            name = f'files/{number}'
            os.close(os.open(name, os.O_CREAT | os.O_WRONLY))
            os.unlink(name)
r, w = os.pipe()
for _ in range(6):
    if fork() == 0:
        while True:
            os.write(w, b'x' * 60000)
while True:
    os.read(r, 60000)
E
cat >wait.d <<'D'
int64_t rw, rw_lock, block, spin;
lockstat:::rw-block /arg2 == 0/ { self->awaited = arg0; }
lockstat:::rw-block /arg2 == 0 && !rw/ { rw = arg1; stack(); }
lockstat:::rw-acquire /arg1 == 0 && arg0 == self->awaited/ { rw_lock = arg0; }
lockstat:::adaptive-block /!block/ { block = arg1; }
lockstat:::adaptive-spin /!spin/ { spin = arg1; }
tick-10hz /rw && rw_lock && (block || spin)/
{
	printf("%d %d\n", rw > 0 && block >= 0 && spin >= 0, rw_lock < 0);
	exit(0);
}
D
status 0 dtrace -qs wait.d -c 'python3 wait.py'
same "who waits" "$(tail -n 1 out)" "1 1"
grep -Eq 'vmlinux`(rwsem_down|rwbase|down)_write' out || fail "not where it waits: $(cat out)"

# A clause of two providers has the arguments of each.
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
