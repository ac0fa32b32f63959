struct ext4`inode_info *x;
BEGIN { trace(((struct mod`s *)arg0)->a); trace((mod`t *)arg1); trace(sizeof (union mod`u)); trace(mod`v); }
==== ast
variable 1:1 x: struct ext4`inode_info *
clause 2:1
  probe "BEGIN"
  do
    (call trace (-> (cast "struct mod`s *" arg0) a))
    (call trace (cast "mod`t *" arg1))
    (call trace (sizeof "union mod`u"))
    (call trace mod`v)
