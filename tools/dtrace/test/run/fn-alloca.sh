#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# alloca() allocates memory for the clause, at most -x scratchsize. bcopy() fills it.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'struct pair { int a; long b; }; int numbers[4];
	BEGIN { this->p = (struct pair *)alloca(sizeof(struct pair)); this->p->a = 5; this->p->b = -6;
		this->q = (struct pair *)alloca(sizeof(struct pair)); this->q->a = 7;
		printf("%d %d %d\n", this->p->a, this->p->b, this->q->a); }
	BEGIN { this->c = (char *)alloca(16); bcopy(curthread->comm, this->c, 16); printf("%s\n", stringof(this->c));
		this->n = 3; bcopy(curthread->comm, this->c + 1, this->n); printf("%s\n", stringof(this->c)); }
	BEGIN { numbers[0] = 1; numbers[1] = 2; bcopy(&numbers[0], &numbers[2], 8);
		printf("%d %d\n", numbers[2], numbers[3]); this->n = 4; bcopy(&numbers[1], &numbers[3], this->n);
		bcopy(&numbers[1], &numbers[0], 0); printf("%d %d\n", numbers[0], numbers[3]); }
	BEGIN { this->n = 200; this->c = (char *)alloca(this->n); this->c[199] = 1; this->d = (char *)alloca(56);
		this->d[55] = 2; printf("%d %d %d\n", this->c[199], this->d[55], this->d - this->c); }
	BEGIN { alloca(256); printf("all of it\n"); }
	BEGIN { alloca(256); alloca(1); printf("never\n"); }
	BEGIN { copyin(0, 257); printf("never\n"); }
	BEGIN { this->n = 257; alloca(this->n); printf("never\n"); }
	BEGIN { this->n = -1; alloca(this->n); printf("never\n"); }
	BEGIN { this->c = (char *)alloca(8); bcopy((void *)8, this->c, 8); printf("never\n"); }
	BEGIN { bcopy(curthread, curthread, 8); printf("never\n"); }
	BEGIN { this->n = 8; bcopy(curthread, curthread, this->n); printf("never\n"); }
	BEGIN { this->n = 257; bcopy(curthread, &numbers[0], this->n); printf("never\n"); }
	BEGIN { this->n = 20; bcopy(curthread, &numbers[0], this->n); printf("never\n"); }
	BEGIN { exit(0); }'
same output "$(cat out)" "5 -6 7
dtrace
ddtrce
1 2
1 2
1 2 200
all of it"
same "out of scratch" "$(grep -c 'out of scratch space' err)" 4
same "invalid addresses" "$(grep -c 'invalid address' err)" 4
same "invalid size" "$(grep -c 'invalid size' err)" 1
status 0 dtrace -x scratchsize=8k -qn 'BEGIN { this->c = (char *)alloca(8000); this->c[7999] = 1; this->n = 100;
	this->d = (char *)alloca(this->n); this->d[99] = 2; printf("%d %d\n", this->c[7999], this->d[99]); exit(0); }'
same "8 KiB" "$(cat out)" "1 2"
