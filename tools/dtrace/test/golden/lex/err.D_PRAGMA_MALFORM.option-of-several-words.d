#pragma D option nspec=24 * 8
#pragma D option quiet flowindent
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_MALFORM.option-of-several-words.d: [D_PRAGMA_MALFORM] line 1: malformed #pragma D option: superfluous words after the option
  err.D_PRAGMA_MALFORM.option-of-several-words.d:1:1: #pragma D option nspec=24 * 8
                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  one option stands in a line, and its value is one word, as in bufsize=4m
dtrace: failed to compile script err.D_PRAGMA_MALFORM.option-of-several-words.d: [D_PRAGMA_MALFORM] line 2: malformed #pragma D option: superfluous words after the option
  err.D_PRAGMA_MALFORM.option-of-several-words.d:2:1: #pragma D option quiet flowindent
                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  one option stands in a line, and its value is one word, as in bufsize=4m
