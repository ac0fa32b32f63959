BEGIN
{
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
	ustack(127); ustack(127); ustack(127);
}
==== code
dtrace: failed to compile script err.D_RECORD_SIZE.large-stacks.d: [D_RECORD_SIZE] line 1: the record of this clause takes 33812 bytes, more than 32760
  err.D_RECORD_SIZE.large-stacks.d:1:1: BEGIN
                                        ^~~~~
  trace less in one clause, shorter strings with -x strsize, or fewer frames of stacks
