#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

syscall::openat:entry
/execname == "cat"/
{
	self->path = arg1;
}

syscall::openat:return
/self->path/
{
	this->path = copyinstr(self->path);
	this->base = basename(this->path);
	this->dot = rindex(this->base, ".");
	this->suffix = this->dot >= 0 ? substr(this->base, this->dot + 1) : "none";
	this->dir = dirname(this->path);
	self->path = 0;
}

syscall::openat:return
/this->suffix == "txt" || this->suffix == "d"/
{
	@[strjoin(strjoin(this->dir, "/*."), this->suffix)] = count();
	printf("%s %d %s %s\n", this->base, strlen(this->base), strtok(this->base, "."), toupper(this->suffix));
}
==== 0 -c 'sh -c "mkdir -p dir; touch a.txt dir/b.txt dir/c.d.txt d.d; cat a.txt dir/b.txt dir/c.d.txt d.d"'
a.txt 5 a TXT
b.txt 5 b TXT
c.d.txt 7 c TXT
d.d 3 d D

  ./*.d                                                             1
  ./*.txt                                                           1
  dir/*.txt                                                         2
