#pragma D option amin=Evolving/Private/ISA
dtrace:::BEGIN { trace(curthread->pid); trace(execname); }
fbt::vfs_read:entry /args[1] != NULL/ { @[stack()] = count(); }
:::END { trace(`init_task.pid); }
==== types
dtrace: failed to compile script err.D_ATTR_MIN.below-amin.d: [D_ATTR_MIN] line 3: attributes for probe description fbt::vfs_read:entry (Private/Private/Unknown) are less than predefined minimum
  err.D_ATTR_MIN.below-amin.d:3:1: fbt::vfs_read:entry /args[1] != NULL/ { @[stack()] = count(); }
                                   ^~~~~~~~~~~~~~~~~~~
  -x amin is Evolving/Private/ISA
dtrace: failed to compile script err.D_ATTR_MIN.below-amin.d: [D_ATTR_MIN] line 3: attributes for args (Private/Private/ISA) are less than predefined minimum
  err.D_ATTR_MIN.below-amin.d:3:22: fbt::vfs_read:entry /args[1] != NULL/ { @[stack()] = count(); }
                                                         ^~~~
  -x amin is Evolving/Private/ISA
dtrace: failed to compile script err.D_ATTR_MIN.below-amin.d: [D_ATTR_MIN] line 4: attributes for `init_task (Private/Private/Unknown) are less than predefined minimum
  err.D_ATTR_MIN.below-amin.d:4:16: :::END { trace(`init_task.pid); }
                                                   ^~~~~~~~~~
  -x amin is Evolving/Private/ISA
