#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The probes of sysinfo count what a process does, and that the system switches threads. arg0 is the increment.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >work.py <<'PY'
import ctypes, os, threading
libc = ctypes.CDLL(None)
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
queue, text = libc.msgget(0, 0o600), ctypes.create_string_buffer(bytes([1] + 31 * [0]))
libc.msgsnd(queue, text, 8, 0)
libc.msgrcv(queue, text, 8, 0, 0)
libc.msgctl(queue, 0, None)
semaphores = libc.semget(0, 1, 0o600)
for _ in range(3):
    libc.semop(semaphores, bytes([0, 0, 1, 0, 0, 0]), 1)
libc.semctl(semaphores, 0, 0)
if os.fork() == 0:
    os._exit(0)
os.wait()
os.getpgid(0)
PY
status 0 dtrace -qn 'int on; syscall::getpgid:entry /pid == $target/ { on = !on; }
	sysinfo:::sysread, sysinfo:::syswrite, sysinfo:::readch, sysinfo:::writech, sysinfo:::sysfork, sysinfo:::nthreads, sysinfo:::msg, sysinfo:::sema
	/on && pid == $target/ { @[probename] = sum(args[0]); @none = max(arg0 != args[0] || args[1] || arg1); }
	sysinfo:::namei /on && pid == $target/ { namei++; }
	sysinfo:::pswitch { switches += arg0; }
	END { printa("%s %@d\n", @); printa("%@d\n", @none); printf("%d %d\n", namei >= 2, switches > 0); }' \
		-c 'python3 -S work.py'
same counts "$(sort out | grep .)" "0
1 1
msg 2
readch 8360
sema 3
sysfork 1
sysread 18
syswrite 6
writech 210"
