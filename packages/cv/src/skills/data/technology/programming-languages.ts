export default String.raw`
@group programming-languages | Programming languages | technology

[tools]
JavaScript = JS^, Java Script, ECMAScript, ES5, ES6, ES2015, ES2016, ES2017, ES2018, ES2019, ES2020, ES2021, ES2022, ES2023, ES6+, Vanilla JS, Vanilla JavaScript ~ TypeScript, Dart
TypeScript = TS?, Type Script? > JavaScript
Python^ = Python 2, Python 3, Python2, Python3, Py? ~ Ruby, R, Julia
  not before hunting, snake, skin, road
  not after monty, ball, reticulated
Java? = Java SE, J2SE, Core Java, Java 8, Java 11, Java 17, Java 21, JDK^ ~ C#, Kotlin, Scala
  not before island, coffee, house, tea, sparrow, sea, indonesia, lane, and sumatra, and bali, and brazil, and vietnam, and colombia, and ethiopia, and india
  not after island of, central, east, west, java from, coffee from, tea from, goods from, imports from, beans from, spices from
C? = C language, C programming, ANSI C, Embedded C, C99, C11, C programming language ~ C++
  not before level, suite, section, grade, class, minor, major, sharp, section, cut, reactive, arm, d, v
  not after vitamin, hepatitis, grade, grades, class, category, section, plan, block, type, level, team, appendix, wing, unit, group, step, degree, degrees, licence, license
  with programming, embedded, microcontroller, microcontrollers, firmware, compiler, gcc, language, languages
C++ = CPP^, C plus plus, Modern C++, C++11, C++14, C++17, C++20, C++23, Visual C++ > Object-oriented programming ~ C, Rust
C# = C Sharp, CSharp, Visual C# > Object-oriented programming ~ Java, VB.NET
Go? = Golang, Go lang, Go language, Go programming ~ Rust
  not before to, ahead, live, lives, further, beyond, above, through, over, out, green, kart, away, pro, cart, getter, between, extra, wrong, home, forward, straight, off, and see, hand, first, digital, global, public, paperless, around, about
  not after to, on the, ready to, let, lets, let's, we, i, you, they, pokémon, pokemon, visa, grab, pick me, will, would, can, must, should, don't, also, then, and to, have a, per, as you, pok, windows xp
Rust? = Rust language, Rust programming, Rustlang ~ C++
  not before removal, prevention, proofing, protection, repair, treatment, inhibitor, resistant, resistance, converter, stain, stains, belt
  not after anti, surface, remove, removing, coffee leaf, wheat, leaf, stem, against
Ruby? = Ruby programming, Ruby language, Ruby 2, Ruby 3 ~ Python
  not before wedding, jubilee, tuesday, ring, mine, mines, gem, gemstone, necklace, princess, murray, room
  not after miss, mrs, ms, mr, dr, sapphire and
PHP = PHP 5, PHP 7, PHP 8, PHP5, PHP7, PHP8, Core PHP
Swift? = Swift 4, Swift 5, Swift UI development, Swift language, Swift programming > iOS development ~ Objective-C, Kotlin
  not before action, actions, response, responses, reply, replies, service, delivery, resolution, decision, decisions, learner, turnaround, code, codes, payment, payments, transfer, transfers, message, messages, messaging, growth, solution, solutions, current, taylor, car, dzire, mt, mt103, gpi, network, recovery, thinking, support
  not after taylor, suzuki, maruti, a, the, very, jonathan, ensure, ensuring, for, by, via
Kotlin > Java ~ Swift
Scala? = Scala language, Scala 2, Scala 3 ~ Java, Kotlin
  not after la, teatro alla, alla
R? = R programming, R language, R programming language, R Studio, RStudio, R Shiny, R statistical software > Statistics ~ Python, SAS
  not before and d, d, rd, reactive, squared, value, word, us, engine
  not after mr, dr, toys, section, class, category, hr, h, ii, grade, licence, license, type
  with statistics, statistical, statistician, ggplot2, dplyr, shiny, rstudio, regression, biostatistics
Perl? = Perl 5, Perl scripting ~ Python
Objective-C = ObjC^, Obj-C > iOS development
Dart? = Dart language > Object-oriented programming ~ JavaScript
  not before board, boards, player, team, league, club, rail, valley, charge, harbour, vader, point
  not after a, play, pub
Elixir? = Elixir language, Elixir Phoenix > Functional programming ~ Erlang
  not before of, tonic, preparation, syrup
Erlang? = Erlang/OTP ~ Elixir
Haskell > Functional programming ~ OCaml, F#
Clojure = ClojureScript > Functional programming ~ Scala
F# = F Sharp, FSharp > Functional programming ~ C#
OCaml > Functional programming
Lua? = Lua scripting, LuaJIT ~ Python
Julia? = Julia language, Julia programming ~ Python, R
  with numpy, simulation, numerical, scientific computing
MATLAB = Mat Lab, Matlab/Simulink > Numerical computing ~ GNU Octave, Python
GNU Octave = Octave? ~ MATLAB
Fortran = Fortran 77, Fortran 90, FORTRAN77
COBOL = Enterprise COBOL ~ JCL
Pascal? = Turbo Pascal, Object Pascal, Free Pascal ~ Delphi
Delphi? = Embarcadero Delphi, Delphi 7 > Pascal
  not before technique, method, study, panel, india, new delhi
Visual Basic = VB6, VB 6, Visual Basic 6, VB^ ~ VB.NET
VB.NET = Visual Basic .NET, VB NET ~ C#, Visual Basic
VBA^ = Visual Basic for Applications, Excel VBA, Excel macros, VBA macros, Macros in Excel, VBA Excel ~ Visual Basic
Assembly language = Assembler language, x86 assembly, ARM assembly, Assembly programming, MIPS assembly, 8086 assembly
Bash^ = Shell scripting, Bash scripting, Shell script, Unix shell, Bash script, Shell?, Linux shell, Korn shell, sh scripting > Command line ~ PowerShell
Zsh > Command line ~ Bash
PowerShell = Power Shell, PowerShell scripting, Windows PowerShell ~ Bash
SQL = Structured Query Language, ANSI SQL, SQL queries, SQL querying > Databases
PL/SQL = PLSQL, Oracle PL/SQL > SQL, Oracle Database ~ T-SQL
T-SQL = Transact-SQL, TSQL > SQL, Microsoft SQL Server
HTML = HTML5, HTML 5, XHTML, Hypertext Markup Language, HTML4
CSS = CSS3, CSS 3, Cascading Style Sheets, CSS2
XML = Extensible Markup Language
XSLT = XSL^
JSON
YAML
Markdown?
  not before pricing, prices, price, sale, sales
LaTeX^ = LaTex^, LATEX^, LA TEX*, LT XA E*, LT X*
Overleaf^ ~ LaTeX
Groovy? = Apache Groovy, Groovy scripting > Java ~ Kotlin
Solidity^ = Solidity language > Smart contracts
  with ethereum, blockchain, web3, smart contract, smart contracts
Vyper? > Smart contracts ~ Solidity
Apex? = Salesforce Apex, Apex triggers > Salesforce
  not before legends, court, body, bank
ABAP = SAP ABAP, ABAP Objects > SAP
Prolog^ > Logic programming
Lisp^ = Common Lisp, LISP^ ~ Clojure, Scheme
Scheme? = Scheme language ~ Lisp
  not after pension, loan, grant, the, a, this, subsidy, government, training, benefit, employment, youth
Racket? ~ Scheme
Smalltalk? > Object-oriented programming
Ada? = Ada 95, Ada 2012
  not before lovelace
Zig? = Zig language ~ Rust
Nim? ~ Rust
Crystal? = Crystal language ~ Ruby
  not before clear, report, reports, glass, ball, palace, growth
Tcl^ = Tcl/Tk, TCL^
AWK? = Awk scripting ~ Bash
Scratch? = Scratch programming, Scratch Jr
  not after from
ActionScript ~ JavaScript
ColdFusion = Cold Fusion, CFML^
RPG programming = RPG/400, RPGLE, RPG ILE, RPG?, RPG IV, Free-format RPG ~ COBOL
JCL^ = Job Control Language ~ COBOL
G-code = GCode, G-code programming
Ladder logic = Ladder diagram, Ladder programming > PLC programming
Structured text programming = IEC 61131-3, IEC 61131 > PLC programming
VHDL > FPGA design ~ Verilog
Verilog = Verilog HDL > FPGA design
SystemVerilog = System Verilog > Verilog
CUDA = CUDA C, Nvidia CUDA > GPU programming
OpenCL > GPU programming ~ CUDA
GLSL^ = OpenGL Shading Language > Shader programming
HLSL^ > Shader programming ~ GLSL
Stored procedures = Stored procedure development > SQL
Regular expressions = Regex, RegExp > Pattern matching
Pattern matching*
WebAssembly = WASM, Web Assembly
Hack language = Hack/HHVM ~ PHP
ABL Progress = OpenEdge ABL, Progress 4GL, OpenEdge
4D database = 4th Dimension
AppleScript = Apple Script
AutoHotkey = Auto Hotkey
AutoLISP = Auto LISP > AutoCAD
Q# > Quantum computing
Stan? = Stan modelling, RStan, PyStan > Bayesian statistics
  not after uzbeki, paki
Gherkin? = Gherkin syntax > Behaviour-driven development
`;
