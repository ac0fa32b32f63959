#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The probes of sysinfo count what a process does, and that the system switches threads. arg0 is the increment.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >work.py <<'PY'
import os, threading
zero, null = os.open("/dev/zero", os.O_RDONLY), os.open("/dev/null", os.O_WRONLY)
os.getpgid(0)
for _ in range(10):
    os.read(zero, 777)
for _ in range(5):
    os.pread(zero, 100, 0)
for _ in range(3):
    os.readv(zero, [bytearray(10), bytearray(20)])
for _ in range(4):
    os.write(null, bytes(50))
os.pwrite(null, bytes(7), 0)
os.writev(null, [bytes(1), bytes(2)])
os.stat("/dev/null")
os.close(os.open("/dev/null", os.O_WRONLY))
if os.fork() == 0:
    os._exit(0)
os.wait()
os.getpgid(0)
PY
status 0 dtrace -qn 'int on; syscall::getpgid:entry /pid == $target/ { on = !on; }
	sysinfo:::sysread, sysinfo:::syswrite, sysinfo:::readch, sysinfo:::writech, sysinfo:::sysfork, sysinfo:::nthreads
	/on && pid == $target/ { @[probename] = sum(arg0); @none = max(arg1); }
	sysinfo:::namei /on && pid == $target/ { namei++; }
	sysinfo:::pswitch { switches += arg0; }
	END { printa("%s %@d\n", @); printa("%@d\n", @none); printf("%d %d\n", namei >= 2, switches > 0); }' -c 'python3 -S work.py'
same counts "$(sort out | grep .)" "0
1 1
readch 8360
sysfork 1
sysread 18
syswrite 6
writech 210"

status 0 dtrace -qn 'sysinfo:::sysexec /ppid == $target/ { @[probename] = sum(arg0); }
	sysinfo:::sysvfork, sysinfo:::sysfork /pid == $target/ { @[probename] = sum(arg0); }
	sysinfo:::nthreads /pid == $target/ { @["a thread"] = sum(arg0); } END { printa("%s %@d\n", @); }' \
	-c "python3 -S -c 'import os, _thread
os.posix_spawn(\"/bin/true\", [\"true\"], {}); os.wait()
done = _thread.allocate_lock(); done.acquire(); _thread.start_new_thread(done.release, ()); done.acquire()'"
same "processes and threads" "$(sort out | grep .)" "a thread 1
sysexec 1
sysvfork 1"
