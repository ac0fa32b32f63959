# SPDX-License-Identifier: GPL-2.0
# Processes that wait for semaphores of a directory and for the mutex of a pipe. They go on until their parent ends.
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
