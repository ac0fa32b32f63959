self int; extern string; typedef int;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_USELESS.types-alone.d: [D_DECL_USELESS] line 1: useless declaration
  err.D_DECL_USELESS.types-alone.d:1:1: self int; extern string; typedef int;
                                        ^~~~~~~~
  it declares no name
dtrace: failed to compile script err.D_DECL_USELESS.types-alone.d: [D_DECL_USELESS] line 1: useless declaration
  err.D_DECL_USELESS.types-alone.d:1:11: self int; extern string; typedef int;
                                                   ^~~~~~~~~~~~~
  it declares no name
dtrace: failed to compile script err.D_DECL_USELESS.types-alone.d: [D_DECL_USELESS] line 1: useless declaration
  err.D_DECL_USELESS.types-alone.d:1:26: self int; extern string; typedef int;
                                                                  ^~~~~~~~~~~
  it declares no name
