#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Memory just outside the memory of alloca() can be neither read nor written.
. "$(dirname "$0")/common.sh"

# faults KIND COUNT: each line of a program is a clause on 13 bytes, after 8 others, and ends with a fault of this kind
faults() {
	{
		sed 's/.*/BEGIN { alloca(8); this->c = (char *)alloca(13); this->n = 14; & ; printf("never\\n"); }/'
		echo 'BEGIN { exit(0); }'
	} >program.d
	status 0 dtrace -q -s program.d
	same "printed" "$(cat out)" ""
	same "faults: $1" "$(grep -c "$1" err)" "$2"
	same "faults" "$(grep -c '^dtrace: error' err)" "$2"
}

faults 'invalid address' 14 <<'E'
this->x = this->c[-9]
this->x = *(long *)(this->c - 12)
this->x = this->c[13]
this->x = *(int *)(this->c + 12)
this->x = *(int *)(this->c + this->n)
trace(stringof(this->c + 13))
this->c[-9] = 1
*(long *)(this->c - 12) = 1
this->c[13] = 1
*(int *)(this->c + 10) = 1
*(int *)(this->c + this->n) = 1
this->x = this->c[70]
bcopy(this->c + 14, this->c, 1)
bcopy(this->c, this->c + 14, 1)
E
faults 'invalid size' 5 <<'E'
bcopy(curthread->comm, this->c, 14)
bcopy(curthread->comm, this->c, this->n)
bcopy(this->c, this->c - 8, 14)
bcopy(this->c, this->c - 8, this->n)
bcopy(this->c + 12, this->c, 2)
E
status 0 dtrace -qn 'BEGIN { alloca(8); this->c = (char *)alloca(13); this->n = 13;
	bcopy(curthread->comm, this->c, this->n); this->c[12] = 7;
	*(int *)(this->c + 9) = 0x05060708; printf("%d %x %s", this->c[12], *(int *)(this->c + 9), stringof(this->c));
	bcopy(this->c, this->c - 8, 13); printf(" %c\n", *(this->c - 8)); exit(0); }'
same "all of it" "$(cat out)" $'5 5060708 dtrace d'
