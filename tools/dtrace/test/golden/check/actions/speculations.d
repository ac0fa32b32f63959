BEGIN { self->s = speculation(); }
fbt::vfs_read:entry /self->s/ { speculate(self->s); trace(1); }
fbt::vfs_read:return /self->s/ { commit(self->s); self->s = 0; }
END { discard(self->s); }
==== types
variable self->s:int
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= self->s:int (call speculation):int):int
clause 1 at 2:1
  probe 4 fbt:vmlinux:vfs_read:entry
  when self->s:int
  do
    speculate self->s:int
    trace 1:int
clause 2 at 3:1
  probe 5 fbt:vmlinux:vfs_read:return
  when self->s:int
  do
    commit self->s:int
    (= self->s:int 0:int):int
clause 3 at 4:1
  probe 2 dtrace:::END
  do
    discard self->s:int
