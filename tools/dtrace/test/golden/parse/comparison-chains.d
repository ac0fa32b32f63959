BEGIN /pid != 1 && uid == 0 || execname == "x" ^^ !ppid/ { }
==== ast
clause 1:1
  probe "BEGIN"
  when (|| (&& (!= pid 1) (== uid 0)) (^^ (== execname "x") (! ppid)))
  do
