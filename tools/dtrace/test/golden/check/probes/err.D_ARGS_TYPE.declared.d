struct a { int x; };
struct b { int x; };
struct out { int x; };
translator struct out < struct a *A > { x = A->x; };
translator struct out < struct b *B > { x = B->x; };
provider work {
	probe line__read(int id, int size, struct a *p) : (int size, int id, struct out *p);
	probe line__cut(int id, int size) : (int id, char size);
};
work1234:::line-* { trace(args[0]); trace(args[1]); }
==== types
dtrace: failed to compile script err.D_ARGS_TYPE.declared.d: [D_ARGS_TYPE] line 10: args[0] is of different arguments: arg0 of work1234:work:read_line:line-cut, arg1 of work1234:work:read_line:line-read
  err.D_ARGS_TYPE.declared.d:10:27: work1234:::line-* { trace(args[0]); trace(args[1]); }
                                                              ^~~~~~~
  write a clause for each
dtrace: failed to compile script err.D_ARGS_TYPE.declared.d: [D_ARGS_TYPE] line 10: args[1] is of different types: char of work1234:work:read_line:line-cut, int of work1234:work:read_line:line-read
  err.D_ARGS_TYPE.declared.d:10:43: work1234:::line-* { trace(args[0]); trace(args[1]); }
                                                                              ^~~~~~~
  write a clause for each
