BEGIN { x = strerror(2); }
BEGIN /strerror(errno) == "No such file or directory"/ { }
BEGIN { trace(pid ? signame(1) : "none"); }
==== errors
dtrace: failed to compile script err.D_OP_INCOMPAT.text-that-the-tool-makes.d: [D_OP_INCOMPAT] line 1: a variable cannot hold a value of type dt_text_t
  err.D_OP_INCOMPAT.text-that-the-tool-makes.d:1:9: BEGIN { x = strerror(2); }
                                                            ^~~~~~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
dtrace: failed to compile script err.D_OP_INCOMPAT.text-that-the-tool-makes.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "dt_text_t" == "string"
  err.D_OP_INCOMPAT.text-that-the-tool-makes.d:2:8: BEGIN /strerror(errno) == "No such file or directory"/ { }
                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
dtrace: failed to compile script err.D_OP_INCOMPAT.text-that-the-tool-makes.d: [D_OP_INCOMPAT] line 3: operator ?: operands must have compatible types: "dt_text_t" : "string"
  err.D_OP_INCOMPAT.text-that-the-tool-makes.d:3:15: BEGIN { trace(pid ? signame(1) : "none"); }
                                                                   ^~~~~~~~~~~~~~~~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
