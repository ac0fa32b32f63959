//! -w
fbt::vfs_read:entry { breakpoint(); } BEGIN { panic(); } BEGIN { pcap(0, 1); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.linux-has-no-way.d: [D_UNIMPL] line 2: breakpoint( ) is not supported
  err.D_UNIMPL.linux-has-no-way.d:2:23: fbt::vfs_read:entry { breakpoint(); } BEGIN { panic(); } BEGIN { pcap(0, 1); }
                                                              ^~~~~~~~~~~~
  Linux has no way for a program to enter the kernel's debugger
dtrace: failed to compile script err.D_UNIMPL.linux-has-no-way.d: [D_UNIMPL] line 2: panic( ) is not supported
  err.D_UNIMPL.linux-has-no-way.d:2:47: fbt::vfs_read:entry { breakpoint(); } BEGIN { panic(); } BEGIN { pcap(0, 1); }
                                                                                      ^~~~~~~
  Linux has no way for a program to panic the kernel; system("echo c >/proc/sysrq-trigger") does it, a moment later
dtrace: failed to compile script err.D_UNIMPL.linux-has-no-way.d: [D_UNIMPL] line 2: pcap( ) is not supported
  err.D_UNIMPL.linux-has-no-way.d:2:66: fbt::vfs_read:entry { breakpoint(); } BEGIN { panic(); } BEGIN { pcap(0, 1); }
                                                                                                         ^~~~~~~~~~
  copy the packet with tracemem()
