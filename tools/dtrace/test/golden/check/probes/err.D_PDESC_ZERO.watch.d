watch:vmlinux:`own:wriite { } watch:vmlinux:`own:read { }
watch:vmlinux:`numbers:write { } watch:vmlinux:`numbers/3:write { }
watch:vmlinux:`jiffies:write { } watch:kernel:0xffffffff82001002/8:write { }
watch:vmlinux:`vfs_read/4:exec { } watch:kernel:0xzz/8:write { } watch:kernel:0xffffffff82001000:write { }
watch:vmlinux:`nothing/8:write { } watch:a.out:`nothing:write { } watch:libx.so:`total:write { }
watch:a.out:`table:write { } watch:vmlinux:`runqueue_length:write { } watch:vmlinux:`boot_cpu:write { }
watch:::write { } watch:vmlinux:*:write { } watch:vmlinux:`own/0:write { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 1: probe description watch:vmlinux:`own:wriite does not match any probes
  err.D_PDESC_ZERO.watch.d:1:1: watch:vmlinux:`own:wriite { } watch:vmlinux:`own:read { }
                                ^~~~~~~~~~~~~~~~~~~~~~~~~
  no access is named wriite: there are write, access, read and exec
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 1: probe description watch:vmlinux:`own:read does not match any probes
  err.D_PDESC_ZERO.watch.d:1:31: watch:vmlinux:`own:wriite { } watch:vmlinux:`own:read { }
                                                               ^~~~~~~~~~~~~~~~~~~~~~~
  this processor cannot watch reads alone: access fires for reads and writes
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 2: probe description watch:vmlinux:`numbers:write does not match any probes
  err.D_PDESC_ZERO.watch.d:2:1: watch:vmlinux:`numbers:write { } watch:vmlinux:`numbers/3:write { }
                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
  `numbers has 32 bytes, and the processor watches 1, 2, 4 or 8: write `numbers/8 for the first of them
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 2: probe description watch:vmlinux:`numbers/3:write does not match any probes
  err.D_PDESC_ZERO.watch.d:2:34: watch:vmlinux:`numbers:write { } watch:vmlinux:`numbers/3:write { }
                                                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  the processor watches 1, 2, 4 or 8 bytes
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 3: probe description watch:vmlinux:`jiffies:write does not match any probes
  err.D_PDESC_ZERO.watch.d:3:1: watch:vmlinux:`jiffies:write { } watch:kernel:0xffffffff82001002/8:write { }
                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
  the size of `jiffies is not known: write `jiffies/8
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 3: probe description watch:kernel:0xffffffff82001002/8:write does not match any probes
  err.D_PDESC_ZERO.watch.d:3:34: watch:vmlinux:`jiffies:write { } watch:kernel:0xffffffff82001002/8:write { }
                                                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  0xffffffff82001002 is not a multiple of 8, as the processor wants it
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 4: probe description watch:vmlinux:`vfs_read/4:exec does not match any probes
  err.D_PDESC_ZERO.watch.d:4:1: watch:vmlinux:`vfs_read/4:exec { } watch:kernel:0xzz/8:write { } watch:kernel:0xffffffff82001000:wri...
                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  an instruction has no size: write `vfs_read:exec
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 4: probe description watch:kernel:0xzz/8:write does not match any probes
  err.D_PDESC_ZERO.watch.d:4:36: watch:vmlinux:`vfs_read/4:exec { } watch:kernel:0xzz/8:write { } watch:kernel:0xffffffff82001000:wri...
                                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~
  0xzz is no address
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 4: probe description watch:kernel:0xffffffff82001000:write does not match any probes
  err.D_PDESC_ZERO.watch.d:4:66: ...vfs_read/4:exec { } watch:kernel:0xzz/8:write { } watch:kernel:0xffffffff82001000:write { }
                                                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  the size of 0xffffffff82001000 is not known: write 0xffffffff82001000/8
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 5: probe description watch:vmlinux:`nothing/8:write does not match any probes
  err.D_PDESC_ZERO.watch.d:5:1: watch:vmlinux:`nothing/8:write { } watch:a.out:`nothing:write { } watch:libx.so:`total:write { }
                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  the kernel has no symbol vmlinux`nothing
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 5: probe description watch:a.out:`nothing:write does not match any probes
  err.D_PDESC_ZERO.watch.d:5:36: watch:vmlinux:`nothing/8:write { } watch:a.out:`nothing:write { } watch:libx.so:`total:write { }
                                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~
  the process has no symbol nothing
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 5: probe description watch:libx.so:`total:write does not match any probes
  err.D_PDESC_ZERO.watch.d:5:67: watch:vmlinux:`nothing/8:write { } watch:a.out:`nothing:write { } watch:libx.so:`total:write { }
                                                                                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~
  process 1234 has no file libx.so mapped
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 6: probe description watch:a.out:`table:write does not match any probes
  err.D_PDESC_ZERO.watch.d:6:1: watch:a.out:`table:write { } watch:vmlinux:`runqueue_length:write { } watch:vmlinux:`boot_cpu:write ...
                                ^~~~~~~~~~~~~~~~~~~~~~~~
  `table has 64 bytes, and the processor watches 1, 2, 4 or 8: write `table/8 for the first of them
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 6: probe description watch:vmlinux:`runqueue_length:write does not match any probes
  err.D_PDESC_ZERO.watch.d:6:30: watch:a.out:`table:write { } watch:vmlinux:`runqueue_length:write { } watch:vmlinux:`boot_cpu:write ...
                                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  runqueue_length is another variable on each CPU: write the address of the one that is meant
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 6: probe description watch:vmlinux:`boot_cpu:write does not match any probes
  err.D_PDESC_ZERO.watch.d:6:71: ...rite { } watch:vmlinux:`runqueue_length:write { } watch:vmlinux:`boot_cpu:write { }
                                                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  boot_cpu is no longer there: its memory was freed when the kernel or its module had started
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 7: probe description watch:::write does not match any probes
  err.D_PDESC_ZERO.watch.d:7:1: watch:::write { } watch:vmlinux:*:write { } watch:vmlinux:`own/0:write { }
                                ^~~~~~~~~~~~~
  a probe of watch names its memory: watch:MODULE:`VARIABLE:write, or watch:kernel:0xADDRESS/SIZE:write
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 7: probe description watch:vmlinux:*:write does not match any probes
  err.D_PDESC_ZERO.watch.d:7:19: watch:::write { } watch:vmlinux:*:write { } watch:vmlinux:`own/0:write { }
                                                   ^~~~~~~~~~~~~~~~~~~~~
  a probe of watch names its memory: watch:MODULE:`VARIABLE:write, or watch:kernel:0xADDRESS/SIZE:write
dtrace: failed to compile script err.D_PDESC_ZERO.watch.d: [D_PDESC_ZERO] line 7: probe description watch:vmlinux:`own/0:write does not match any probes
  err.D_PDESC_ZERO.watch.d:7:45: watch:::write { } watch:vmlinux:*:write { } watch:vmlinux:`own/0:write { }
                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~
  the processor watches 1, 2, 4 or 8 bytes
