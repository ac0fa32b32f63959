BEGIN { this->p = curpsinfo; trace((*this->p).pr_pid); }
==== types
dtrace: failed to compile script err.D_XLATE_SOU.kept-pointer-followed.d: [D_XLATE_SOU] line 1: a pointer to a translated object is used member by member
  err.D_XLATE_SOU.kept-pointer-followed.d:1:36: BEGIN { this->p = curpsinfo; trace((*this->p).pr_pid); }
                                                                                   ^~~~~~~~~~
  name the member that you want: ->member
