#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Requests for pages of the page cache name the file. Its path begins at the root of the file system.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
with_files 16
mkdir -p disk/one/two

# Files of at most twelve blocks: for more, the file system needs a block of its own, which the kernel may put into the
# same request.
status 0 dtrace -qn "
io:::start /args[1]->dev_name == \"$disk\" && args[2]->fi_fs == \"ext2\" && !(args[0]->b_flags & B_READ)/ {
	@bytes[args[2]->fi_pathname, args[2]->fi_dirname, args[2]->fi_name] = sum(args[0]->b_bcount);
	@first[args[2]->fi_pathname] = min(args[2]->fi_offset);
}
END { printa(\"%s %s %s %@d\n\", @bytes); printa(\"%s %@d\n\", @first); }" \
	-c 'sh -c "dd if=/dev/zero of=disk/one/two/file bs=48k count=1 conv=fsync status=none;
		dd if=/dev/zero of=disk/top bs=4k count=2 conv=fsync status=none"'
same "writes" "$(grep -E 'file|top' out | sort)" "/one/two/file /one/two file 49152
/one/two/file 0
/top / top 8192
/top 0"

# The second half of the file is read, without what the cache has.
umount disk
mount -t ext2 "/dev/$disk" disk
status 0 dtrace -qn "
io:::start /args[1]->dev_name == \"$disk\" && args[0]->b_flags & B_READ && args[2]->fi_name == \"file\"/ {
	@bytes[args[2]->fi_pathname] = sum(args[0]->b_bcount);
	@first = min(args[2]->fi_offset);
}
END { printa(\"%s %@d\n\", @bytes); printa(\"%@d\n\", @first); }" \
	-c 'dd if=disk/one/two/file of=/dev/null bs=24k skip=1 status=none'
same "reads" "$(cat out)" "/one/two/file 24576
24576"

# A file that was removed while it was open has the name that it had.
status 0 dtrace -qn "
io:::start /args[1]->dev_name == \"$disk\" && execname == \"dd\" && args[0]->b_bcount == 12288/ {
	trace(args[2]->fi_pathname); }" \
	-c 'sh -c "exec 3>disk/gone; rm disk/gone; dd if=/dev/zero bs=4k count=3 conv=fsync status=none >&3"'
same "removed" "$(tr -d ' \n' <out)" /gone
