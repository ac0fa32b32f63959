#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# progenyof(), devices, rand() and functions on locks work. The D program builds the locks in its own memory.
. "$(dirname "$0")/common.sh"

rows %d <<'TABLE'
progenyof(1) => 1
progenyof(pid) => 1
progenyof(ppid) => 1
progenyof(ppid + 1000000) => 0
getmajor(0x12345678) => 291
getminor(0x12345678) => 284280
getmajor(pid - pid + 0x800001) => 8
getminor(pid - pid + 0x800001) => 1
rand() >= 0 => 1
rand() != rand() || rand() != rand() => 1
mutex_type_adaptive(curthread) => 1
mutex_type_spin(curthread) => 0
TABLE
status 0 dtrace -qn 'BEGIN { this->m = (struct mutex *)alloca(64); this->m->owner.counter = 0; printf("%d %d ", mutex_owned(this->m), mutex_owner(this->m) == 0);
		this->m->owner.counter = (long)curthread | 1; printf("%d %d ", mutex_owned(this->m), mutex_owner(this->m) == (void *)curthread);
		this->m->owner.counter = 4096; printf("%d %x\n", mutex_owned(this->m), mutex_owner(this->m)); }
	BEGIN { this->n = (int *)alloca(8); this->l = (rwlock_t *)this->n;
		*this->n = 0; printf("%d%d%d ", rw_read_held(this->l), rw_write_held(this->l), rw_iswriter(this->l));
		*this->n = 0x400; printf("%d%d%d ", rw_read_held(this->l), rw_write_held(this->l), rw_iswriter(this->l));
		*this->n = 0xff; printf("%d%d%d ", rw_read_held(this->l), rw_write_held(this->l), rw_iswriter(this->l));
		*this->n = 0x300; printf("%d%d%d\n", rw_read_held(this->l), rw_write_held(this->l), rw_iswriter(this->l)); }
	BEGIN { this->s = (struct rw_semaphore *)alloca(64);
		this->s->count.counter = 0; printf("%d%d%d ", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
		this->s->count.counter = 0x200; printf("%d%d%d ", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
		this->s->count.counter = 1; printf("%d%d%d\n", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s)); }
	BEGIN { trace(mutex_owner((struct mutex *)8)); } BEGIN { trace(rw_read_held((rwlock_t *)16)); } BEGIN { exit(0); }'
same output "$(cat out)" "0 1 1 1 0 1000
000 100 011 101
000 100 011"
grep -q 'invalid address (0x8)' err || { cat err; fail "no fault at a mutex that is not there"; }
grep -q 'invalid address (0x10)' err || { cat err; fail "no fault at a lock that is not there"; }
