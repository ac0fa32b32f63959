#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# iter:::task fires once for each thread that exists, iter:::process once for each process, after BEGIN and before the
# command of -c runs.
. "$(dirname "$0")/common.sh"
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$dir"' EXIT

cat >program.c <<'E'
#include <pthread.h>
#include <unistd.h>

static void *wait(void *unused)
{
	pause();
	return unused;
}

int main(void)
{
	pthread_t thread;

	for (int i = 0; i < 3; i++)
		pthread_create(&thread, NULL, wait, NULL);
	pause();
}
E
gcc -O1 -o waiting program.c -lpthread
./waiting &
waiting=$!
wait_for test -d "/proc/$waiting/task/$((waiting + 3))"
cat >tasks.d <<'E'
BEGIN { printf("begin\n"); }
iter:::task { printf("task %d %d %s\n", args[0]->pr_pid, args[1]->pr_lwpid, args[2]->comm); }
iter:::process { printf("process %d %s\n", args[0]->pr_pid, args[0]->pr_fname); }
iter:::task { @[execname, pid == $pid] = count(); }
syscall::getppid:entry /pid == $target/ { printf("command\n"); }
END { printa("%s %d %@d\n", @); }
E
status 0 dtrace -q -s tasks.d -c "perl -e getppid"
same "first" "$(head -1 out)" begin
same "last" "$(tail -2 out | head -1)" command
grep -Eq '^dtrace 1 [0-9]+$' out || { tail -3 out; fail "the tool does not run the iterator"; }
same "threads of the program" "$(grep -c "^task $waiting .* waiting$" out)" 4
same "the process" "$(grep "^process $waiting " out)" "process $waiting waiting"
# What /proc shows all the time: init, threads of the kernel and this shell.
for pid in 1 2 $$ $waiting; do
	same "process $pid" "$(grep -c "^process $pid " out)" 1
done
