#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Variables of the process of -c and -p are watched in all its threads; another process with the same addresses is not.
. "$(dirname "$0")/common.sh"

cat >program.c <<'E'
#include <fcntl.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

volatile long total;
static volatile short half;

static void *add(void *unused)
{
	for (int i = 0; i < 100; i++)
		total++;
	return unused;
}

int main(void)
{
	pthread_t thread;

	if (fork() == 0)
		_exit(add(NULL) != NULL);
	wait(NULL);
	pthread_create(&thread, NULL, add, NULL);
	pthread_join(thread, NULL);
	add(NULL);
	half = 7, half = 8;
	/* Here the kernel writes. */
	return read(open("input", O_RDONLY), (void *)&total, sizeof(total)) != sizeof(total);
}
E
printf 12345678 >input
cat >watch.d <<'E'
watch:a.out:`total:write { @[execname, pid == $target, arg1 != 0] = count(); }
watch:a.out:half/2:write { printf("half\n"); }
END { printa("%s %d %d %@d\n", @); }
E
for kind in -pie -no-pie; do
	gcc -O1 "$kind" -o program program.c -lpthread
	status 0 dtrace -q -s watch.d -c ./program
	same "writes ($kind)" "$(sort out)" "half
half
program 1 0 1
program 1 1 200"
done
