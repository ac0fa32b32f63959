#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Functions on locks tell free locks, readers and writers apart. The D program builds the locks in its own memory.
. "$(dirname "$0")/common.sh"

# Words of locks: of an rwlock_t and of a struct rw_semaphore, free, with readers, with a writer; at last a waiting
# writer.
owner='this->m->owner.counter = (long)' path=owner
sem='this->s->count.counter'
lock=(0 0x400 0xff 0x300) semaphore=(0 0x200 1)
case $(uname -v) in
*PREEMPT_RT*)
	owner='this->m->rtmutex.owner = (struct task_struct *)' path=rtmutex.owner
	sem='this->s->rwbase.readers.counter'
	lock=(0x80000000 0x80000002 0x40000000 1) semaphore=(0x80000000 0x80000001 0x40000000) ;;
esac
show='printf("%d%d%d ", rw_read_held(LOCK), rw_write_held(LOCK), rw_iswriter(LOCK));'
status 0 dtrace -qn "BEGIN { this->m = (struct mutex *)alloca(sizeof(struct mutex));
		${owner}0; printf(\"%d %d \", mutex_owned(this->m), mutex_owner(this->m) == 0);
		$owner((long)curthread | 1); printf(\"%d %d \", mutex_owned(this->m), mutex_owner(this->m) == (void *)curthread);
		${owner}4096; printf(\"%d %x\n\", mutex_owned(this->m), mutex_owner(this->m)); }
	BEGIN { this->n = (int *)alloca(8); this->l = (rwlock_t *)this->n;
		$(for word in "${lock[@]}"; do echo "*this->n = $word; ${show//LOCK/this->l}"; done) }
	BEGIN { printf(\"\n\"); this->s = (struct rw_semaphore *)alloca(sizeof(struct rw_semaphore));
		$(for word in "${semaphore[@]}"; do echo "$sem = $word; ${show//LOCK/this->s}"; done) }
	BEGIN { printf(\"\n%x\n\", 8 + offsetof(struct mutex, $path)); }
	BEGIN { trace(mutex_owner((struct mutex *)8)); } BEGIN { trace(rw_read_held((rwlock_t *)16)); }
	BEGIN { exit(0); }"
same output "$(head -n 3 out | sed 's/ $//')" "0 1 1 1 0 1000
000 100 011 101
000 100 011"
grep -q "invalid address (0x$(sed -n 4p out))" err || { cat err; fail "no fault at a mutex that is not there"; }
grep -q 'invalid address (0x10)' err || { cat err; fail "no fault at a lock that is not there"; }
