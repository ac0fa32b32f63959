BEGIN {
if (arg0 == 0) trace(0);
else if (arg0 == 1) ; else if (arg0 == 2) ; else if (arg0 == 3) ; else if (arg0 == 4) ; else if (arg0 == 5) ;
else if (arg0 == 6) ; else if (arg0 == 7) ; else if (arg0 == 8) ; else if (arg0 == 9) ; else if (arg0 == 10) ;
else if (arg0 == 11) ; else if (arg0 == 12) ; else if (arg0 == 13) ; else if (arg0 == 14) ; else if (arg0 == 15) ;
else if (arg0 == 16) ; else if (arg0 == 17) ; else if (arg0 == 18) ; else if (arg0 == 19) ; else if (arg0 == 20) ;
else if (arg0 == 21) ; else if (arg0 == 22) ; else if (arg0 == 23) ; else if (arg0 == 24) ; else if (arg0 == 25) ;
else if (arg0 == 26) ; else if (arg0 == 27) ; else if (arg0 == 28) ; else if (arg0 == 29) ; else if (arg0 == 30) ;
else if (arg0 == 31) ; else if (arg0 == 32) ; else if (arg0 == 33) ; else if (arg0 == 34) ; else if (arg0 == 35) ;
else if (arg0 == 36) ; else if (arg0 == 37) ; else if (arg0 == 38) ; else if (arg0 == 39) ; else if (arg0 == 40) ;
else if (arg0 == 41) ; else if (arg0 == 42) ; else if (arg0 == 43) ; else if (arg0 == 44) ; else if (arg0 == 45) ;
else if (arg0 == 46) ; else if (arg0 == 47) ; else if (arg0 == 48) ; else if (arg0 == 49) ; else if (arg0 == 50) ;
else if (arg0 == 51) ; else if (arg0 == 52) ; else if (arg0 == 53) ; else if (arg0 == 54) ; else if (arg0 == 55) ;
else if (arg0 == 56) ; else if (arg0 == 57) ; else if (arg0 == 58) ; else if (arg0 == 59) ; else if (arg0 == 60) ;
else if (arg0 == 61) ; else if (arg0 == 62) ; else if (arg0 == 63) ; else if (arg0 == 64) ; else if (arg0 == 65) ;
else if (arg0 == 66) ; else if (arg0 == 67) ; else if (arg0 == 68) ; else if (arg0 == 69) ; else if (arg0 == 70) ;
else if (arg0 == 71) ; else if (arg0 == 72) ; else if (arg0 == 73) ; else if (arg0 == 74) ; else if (arg0 == 75) ;
else if (arg0 == 76) ; else if (arg0 == 77) ; else if (arg0 == 78) ; else if (arg0 == 79) ; else if (arg0 == 80) ;
else if (arg0 == 81) ; else if (arg0 == 82) ; else if (arg0 == 83) ; else if (arg0 == 84) ; else if (arg0 == 85) ;
else if (arg0 == 86) ; else if (arg0 == 87) ; else if (arg0 == 88) ; else if (arg0 == 89) ; else if (arg0 == 90) ;
else if (arg0 == 91) ; else if (arg0 == 92) ; else if (arg0 == 93) ; else if (arg0 == 94) ; else if (arg0 == 95) ;
else if (arg0 == 96) ; else if (arg0 == 97) ; else if (arg0 == 98) ; else if (arg0 == 99) ; else if (arg0 == 100) ;
else if (arg0 == 101) ; else if (arg0 == 102) ; else if (arg0 == 103) ; else if (arg0 == 104) ;
else if (arg0 == 105) ; else if (arg0 == 106) ; else if (arg0 == 107) ; else if (arg0 == 108) ;
else if (arg0 == 109) ; else if (arg0 == 110) ; else if (arg0 == 111) ; else if (arg0 == 112) ;
else if (arg0 == 113) ; else if (arg0 == 114) ; else if (arg0 == 115) ; else if (arg0 == 116) ;
else if (arg0 == 117) ; else if (arg0 == 118) ; else if (arg0 == 119) ; else if (arg0 == 120) ;
else if (arg0 == 121) ; else if (arg0 == 122) ; else if (arg0 == 123) ; else if (arg0 == 124) ;
else if (arg0 == 125) ; else if (arg0 == 126) ; else if (arg0 == 127) ; else if (arg0 == 128) ;
else if (arg0 == 129) ; else if (arg0 == 130) ; else if (arg0 == 131) ; else if (arg0 == 132) ;
else if (arg0 == 133) ; else if (arg0 == 134) ; else if (arg0 == 135) ; else if (arg0 == 136) ;
else if (arg0 == 137) ; else if (arg0 == 138) ; else if (arg0 == 139) ; else if (arg0 == 140) ;
else if (arg0 == 141) ; else if (arg0 == 142) ; else if (arg0 == 143) ; else if (arg0 == 144) ;
else if (arg0 == 145) ; else if (arg0 == 146) ; else if (arg0 == 147) ; else if (arg0 == 148) ;
else if (arg0 == 149) ; else if (arg0 == 150) ; else if (arg0 == 151) ; else if (arg0 == 152) ;
else if (arg0 == 153) ; else if (arg0 == 154) ; else if (arg0 == 155) ; else if (arg0 == 156) ;
else if (arg0 == 157) ; else if (arg0 == 158) ; else if (arg0 == 159) ; else if (arg0 == 160) ;
else if (arg0 == 161) ; else if (arg0 == 162) ; else if (arg0 == 163) ; else if (arg0 == 164) ;
else if (arg0 == 165) ; else if (arg0 == 166) ; else if (arg0 == 167) ; else if (arg0 == 168) ;
else if (arg0 == 169) ; else if (arg0 == 170) ; else if (arg0 == 171) ; else if (arg0 == 172) ;
else if (arg0 == 173) ; else if (arg0 == 174) ; else if (arg0 == 175) ; else if (arg0 == 176) ;
else if (arg0 == 177) ; else if (arg0 == 178) ; else if (arg0 == 179) ; else if (arg0 == 180) ;
else if (arg0 == 181) ; else if (arg0 == 182) ; else if (arg0 == 183) ; else if (arg0 == 184) ;
else if (arg0 == 185) ; else if (arg0 == 186) ; else if (arg0 == 187) ; else if (arg0 == 188) ;
else if (arg0 == 189) ; else if (arg0 == 190) ; else if (arg0 == 191) ; else if (arg0 == 192) ;
else if (arg0 == 193) ; else if (arg0 == 194) ; else if (arg0 == 195) ; else if (arg0 == 196) ;
else if (arg0 == 197) ; else if (arg0 == 198) ; else if (arg0 == 199) ; else if (arg0 == 200) ;
else if (arg0 == 201) ; else if (arg0 == 202) ; else if (arg0 == 203) ; else if (arg0 == 204) ;
else if (arg0 == 205) ; else if (arg0 == 206) ; else if (arg0 == 207) ; else if (arg0 == 208) ;
else if (arg0 == 209) ; else if (arg0 == 210) ; else if (arg0 == 211) ; else if (arg0 == 212) ;
else if (arg0 == 213) ; else if (arg0 == 214) ; else if (arg0 == 215) ; else if (arg0 == 216) ;
else if (arg0 == 217) ; else if (arg0 == 218) ; else if (arg0 == 219) ; else if (arg0 == 220) ;
else if (arg0 == 221) ; else if (arg0 == 222) ; else if (arg0 == 223) ; else if (arg0 == 224) ;
else if (arg0 == 225) ; else if (arg0 == 226) ; else if (arg0 == 227) ; else if (arg0 == 228) ;
else if (arg0 == 229) ; else if (arg0 == 230) ; else if (arg0 == 231) ; else if (arg0 == 232) ;
else if (arg0 == 233) ; else if (arg0 == 234) ; else if (arg0 == 235) ; else if (arg0 == 236) ;
else if (arg0 == 237) ; else if (arg0 == 238) ; else if (arg0 == 239) ; else if (arg0 == 240) ;
else if (arg0 == 241) ; else if (arg0 == 242) ; else if (arg0 == 243) ; else if (arg0 == 244) ;
else if (arg0 == 245) ; else if (arg0 == 246) ; else if (arg0 == 247) ; else if (arg0 == 248) ;
else if (arg0 == 249) ; else if (arg0 == 250) ; else if (arg0 == 251) ; else if (arg0 == 252) ;
else if (arg0 == 253) ; else if (arg0 == 254) ; else if (arg0 == 255) ; else if (arg0 == 256) ;
else if (arg0 == 257) ; else if (arg0 == 258) ; else if (arg0 == 259) ; else if (arg0 == 260) ;
else if (arg0 == 261) ; else if (arg0 == 262) ; else if (arg0 == 263) ; else if (arg0 == 264) ;
else if (arg0 == 265) ; else if (arg0 == 266) ; else if (arg0 == 267) ; else if (arg0 == 268) ;
else if (arg0 == 269) ; else if (arg0 == 270) ; else if (arg0 == 271) ; else if (arg0 == 272) ;
else if (arg0 == 273) ; else if (arg0 == 274) ; else if (arg0 == 275) ; else if (arg0 == 276) ;
else if (arg0 == 277) ; else if (arg0 == 278) ; else if (arg0 == 279) ; else if (arg0 == 280) ;
else if (arg0 == 281) ; else if (arg0 == 282) ; else if (arg0 == 283) ; else if (arg0 == 284) ;
else if (arg0 == 285) ; else if (arg0 == 286) ; else if (arg0 == 287) ; else if (arg0 == 288) ;
else if (arg0 == 289) ; else if (arg0 == 290) ; else if (arg0 == 291) ; else if (arg0 == 292) ;
else if (arg0 == 293) ; else if (arg0 == 294) ; else if (arg0 == 295) ; else if (arg0 == 296) ;
else if (arg0 == 297) ; else if (arg0 == 298) ; else if (arg0 == 299) ; else if (arg0 == 300) ;
else if (arg0 == 301) ; else if (arg0 == 302) ; else if (arg0 == 303) ; else if (arg0 == 304) ;
else if (arg0 == 305) ; else if (arg0 == 306) ; else if (arg0 == 307) ; else if (arg0 == 308) ;
else if (arg0 == 309) ; else if (arg0 == 310) ; else if (arg0 == 311) ; else if (arg0 == 312) ;
else if (arg0 == 313) ; else if (arg0 == 314) ; else if (arg0 == 315) ; else if (arg0 == 316) ;
else if (arg0 == 317) ; else if (arg0 == 318) ; else if (arg0 == 319) ; else if (arg0 == 320) ;
else if (arg0 == 321) ; else if (arg0 == 322) ; else if (arg0 == 323) ; else if (arg0 == 324) ;
else if (arg0 == 325) ; else if (arg0 == 326) ; else if (arg0 == 327) ; else if (arg0 == 328) ;
else if (arg0 == 329) ; else if (arg0 == 330) ; else if (arg0 == 331) ; else if (arg0 == 332) ;
else if (arg0 == 333) ; else if (arg0 == 334) ; else if (arg0 == 335) ; else if (arg0 == 336) ;
else if (arg0 == 337) ; else if (arg0 == 338) ; else if (arg0 == 339) ; else if (arg0 == 340) ;
else if (arg0 == 341) ; else if (arg0 == 342) ; else if (arg0 == 343) ; else if (arg0 == 344) ;
else if (arg0 == 345) ; else if (arg0 == 346) ; else if (arg0 == 347) ; else if (arg0 == 348) ;
else if (arg0 == 349) ; else if (arg0 == 350) ; else if (arg0 == 351) ; else if (arg0 == 352) ;
else if (arg0 == 353) ; else if (arg0 == 354) ; else if (arg0 == 355) ; else if (arg0 == 356) ;
else if (arg0 == 357) ; else if (arg0 == 358) ; else if (arg0 == 359) ; else if (arg0 == 360) ;
else if (arg0 == 361) ; else if (arg0 == 362) ; else if (arg0 == 363) ; else if (arg0 == 364) ;
else if (arg0 == 365) ; else if (arg0 == 366) ; else if (arg0 == 367) ; else if (arg0 == 368) ;
else if (arg0 == 369) ; else if (arg0 == 370) ; else if (arg0 == 371) ; else if (arg0 == 372) ;
else if (arg0 == 373) ; else if (arg0 == 374) ; else if (arg0 == 375) ; else if (arg0 == 376) ;
else if (arg0 == 377) ; else if (arg0 == 378) ; else if (arg0 == 379) ; else if (arg0 == 380) ;
else if (arg0 == 381) ; else if (arg0 == 382) ; else if (arg0 == 383) ; else if (arg0 == 384) ;
else if (arg0 == 385) ; else if (arg0 == 386) ; else if (arg0 == 387) ; else if (arg0 == 388) ;
else if (arg0 == 389) ; else if (arg0 == 390) ; else if (arg0 == 391) ; else if (arg0 == 392) ;
else if (arg0 == 393) ; else if (arg0 == 394) ; else if (arg0 == 395) ; else if (arg0 == 396) ;
else if (arg0 == 397) ; else if (arg0 == 398) ; else if (arg0 == 399) ; else if (arg0 == 400) ;
else trace(1); trace(;); }
==== ast
dtrace: failed to compile script err.D_TOO_DEEP.else-ifs.d: [D_TOO_DEEP] line 97: there are more than 399 else if
  err.D_TOO_DEEP.else-ifs.d:97:78: else if (arg0 == 397) ; else if (arg0 == 398) ; else if (arg0 == 399) ; else if (arg0 == 400) ;
                                                                                                                ^~
  use several clauses
dtrace: failed to compile script err.D_TOO_DEEP.else-ifs.d: [D_SYNTAX] line 98: syntax error near ";"
  err.D_TOO_DEEP.else-ifs.d:98:22: else trace(1); trace(;); }
                                                        ^
  expected an expression
dtrace: failed to compile script err.D_TOO_DEEP.else-ifs.d: [D_SYNTAX] line 98: syntax error near ")"
  err.D_TOO_DEEP.else-ifs.d:98:23: else trace(1); trace(;); }
                                                         ^
  expected an expression
