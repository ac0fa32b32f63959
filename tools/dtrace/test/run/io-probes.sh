#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider io knows the device, the position, the size, the direction and the error of a request, and who waits for it.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
with_disk 16

# Eight requests of 64 KiB after the first 1 MiB. The number of the device is what user space knows.
ours="args[1]->dev_statname == \"$disk\" && execname == \"dd\""
number=$(stat -c '%t %T' "/dev/$disk")
status 0 dtrace -qn "
io:::start /$ours/ {
	printf(\"%s %d %d %x %x %s %s\n\", args[0]->b_flags & B_READ ? \"R\" : \"W\", args[0]->b_bcount, args[0]->b_blkno,
		args[1]->dev_major, args[1]->dev_minor, args[1]->dev_pathname, args[2]->fi_pathname);
	began[arg0] = timestamp;
}
io:::done /began[arg0]/ {
	@done[args[0]->b_flags & (B_ERROR | B_DONE), args[0]->b_error, args[0]->b_resid] = count();
	@bytes = sum(args[0]->b_bcount);
	began[arg0] = 0;
}
io:::wait-start /$ours/ { self->bio = arg0; self->began = timestamp; self->bytes = args[0]->b_bcount; }
io:::wait-done /$ours && self->bio/ {
	this->device = args[1];
	@waits[self->bio == arg0 && this->device->dev_statname == \"$disk\", self->bytes, args[0]->b_error] = count();
	@took[timestamp > self->began] = count();
}
END { printa(\"done %x %d %d: %@d\n\", @done); printa(\"bytes %@d\n\", @bytes);
	printa(\"wait %d %d %d: %@d\n\", @waits);
	printa(\"took %d: %@d\n\", @took); }" \
	-c "dd if=/dev/zero of=/dev/$disk bs=64k count=8 seek=16 oflag=direct status=none"
same "writes" "$(cat out)" "$(for i in {0..7}; do echo "W 65536 $((2048 + 128 * i)) $number /dev/$disk <none>"; done)
done 2 0 0: 8
bytes 524288
wait 1 65536 0: 8
took 1: 8"

# A failed read: EIO is 5. The kernel reports it at done and to the thread that waits.
bad_sectors 4096 4103
status 0 dtrace -qn "
io:::done /args[1]->dev_statname == \"$disk\"/ { @[args[0]->b_flags & B_ERROR ? \"error\" : \"no error\", args[0]->b_error] = count(); }
io:::wait-done /$ours/ { printf(\"%d %d\n\", args[0]->b_error, (int)arg1); }
END { printa(\"%s %d %@d\n\", @); }" -c "dd if=/dev/$disk of=/dev/null bs=4k count=1 skip=512 iflag=direct status=none"
same "a failure" "$(grep -v '^dd: ' out)" "5 -5
error 5 1"

status 0 dtrace -lv -n io:::done
grep -q 'args\[0\]: bufinfo_t \*' out || fail "$(cat out)"
