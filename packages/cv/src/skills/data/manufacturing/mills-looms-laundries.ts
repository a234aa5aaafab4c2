export default String.raw`
@group mills-looms-laundries | Mills, looms, laundries and moulds | manufacturing

[skills]
Clinker production = Clinker process
Screening of aggregates = Aggregate screening
Fish buying = Fish auction buying, Buying at fish auctions
Wood pellet production = Pelleting of wood ~ Sawmilling
Single jersey = Single jersey knitting, Rib and interlock, Rib knitting, Interlock knitting, Single jersey and rib ~ Knitting
Yarn tension setting = Yarn tension, Yarn tension control, Stitch length ~ Knitting, Knitting machine needles
Cam setting = Cylinder and dial change, Cylinder change ~ Knitting
Flat knitting of collars = Collar and cuff knitting, Collars and cuffs, Flat knit collars, Flat knit collar and cuff ~ Knitting
Fabric fault checking = Fabric faults, Knitting faults, Weaving faults, Needle lines, Barré ~ Fabric inspection
Sectional warping = Beam warping, Warp beaming, Direct warping ~ Warping
Narrow fabrics = Narrow fabric weaving, Tape weaving, Webbing weaving
Yarn doubling and twisting = TFO twisting, False twist texturing, Yarn texturing ~ Spinning, Yarn splicing, Yarn twisting
Bale opening = Bale plucking ~ Carding, Blow room operation
Decatising = Peaching, Fabric raising machine ~ Textile finishing, Compactor operation, Sanforising
Rotary screen printing of textiles = Rotary screen printing ~ Textile printing
Welt pocket making = Welt pockets, J-stitch, Inseam sewing ~ Sewing machine operation, Placket making
Wire and felt changes = Felt and wire changes, Wire changes, Wires and felts, Machine clothing changes, Paper machine clothing, Felt changes, Changing felts, Wire changes on paper machines, Sheet threading, Threading sheets, Tail threading, Reel turn-up, Turning up reels, Web breaks, Web break handling, Size press operation, Slitter setting on winders, Web joining, Sheet breaks, Threading of paper machine, Grade changes on paper machine, Paper grade changes, Grade changes ~ Paper machine operation
Recausticising = Lime kiln operation, Black liquor evaporation ~ Pulp digester operation, Digester cooking
Roll wrapping = Paper roll wrapping, Roll handling, Slitter rewinding, Slitting and winding ~ Winder operation
Corrugated case making = Cup forming, Paper cup forming, Carton erecting ~ Packaging machinery
Timber sorting = Timber stress grading, Machine stress grading ~ Timber grading, Green chain
Glue spreading for plywood = Plywood lay-up, Hot press operation for plywood ~ Plywood production
Barrier laundry = Thermal disinfection of linen ~ Laundry, Linen counting
Leather and suede cleaning = Leather cleaning, Wedding dress cleaning ~ Dry cleaning
Green tyre building = Green tyres, Tyre curing press, Tyre inspection ~ Tyre building, Rubber processing
Mooney viscosity testing = Mooney viscosity, Shore hardness testing, Rheometer testing of rubber ~ Rubber compounding
Overmoulding = Over-moulding, Insert moulding, Scientific moulding ~ Injection moulding, Ejector pin replacement
Tablet coating and sieving = Tablet sieving ~ Tablet compression, Wet granulation, Fluid bed drying
Wire stranding ~ Cable armouring
Electroless nickel plating = Electroless nickel, Copper plating, Nickel-chrome plating, Brush plating, Cadmium plating ~ Electroplating
Hull cell testing = XRF thickness measurement ~ Electroplating, Bath titration, Plating bath analysis
Thermal spraying = HVOF spraying, HVOF^, Plasma spraying, Metal spraying, Flame spraying
PVD coating = Physical vapour deposition
Carbonitriding = Salt bath heat treatment, Salt bath hardening, Gas nitriding ~ Metallurgy
Powder metallurgy = Powder metal sintering, Sintering of parts
CO2 moulding = CO2 sand moulding, Sodium silicate moulding ~ Green sand moulding
SG iron casting = SG iron, Ductile iron casting, Nodular iron, Nodularisation, Grey iron casting ~ Ductile iron
Knocking out and fettling = Knock out and fettling, Fettling and knock out, Shakeout of castings ~ Fettling
Tube expanding = Boiler tube expanding, Tube rolling of boilers
English wheel = Wheeling and planishing, Planishing, Shrinking and stretching of sheet, Raising in metal ~ Sheet metal work
Malting = Malt kilning, Malt germination, Steeping of barley ~ Beer brewing
Pot still distillation = Pot stills, Whisky distillation ~ Distilling
Sugar pan boiling = Vacuum pan boiling, Pan boiling, Sugar crystallisation ~ Sugarcane cultivation
Milk fat test = Fat test of milk, Antibiotic test of milk, Titratable acidity of milk, Dornic acidity
Seafood platters = Shellfish platters, Cooking of shellfish, Shellfish cooking ~ Fish preparation
Pin boning = Descaling of fish ~ Fish preparation
Fish counter display = Fish counter, Ice display of fish, Wet fish counter ~ Fish auctioning
Pulled sugar work = Sugar pulling, Boiled sweets ~ Chocolate making, Sugar boiling
Wrapper leaf = Cigar rolling by hand, Draw testing of cigars ~ Cigar rolling
Injection mould changes ~ Injection moulding

[tools]
Mayer & Cie^ = Mayer and Cie, Pailung^, Terrot^, Fukuhara^, Santoni^ ~ Knitting
Karl Mayer^ ~ Knitting
Schlafhorst^ = Murata Autoconer, Rieter^, Saurer^, Savio^ ~ Spinning
Uster^ = Uster evenness ~ Yarn testing, Uster Tester
Thies^ ~ Dyeing
Metso DNA = Valmet DNA ~ Distributed control systems
Multivac^ = Ulma^, Ishida^
CQI-9^ = AMS 2750 ~ Metallurgy
EN 14065
MBO^ = Stahlfolder, Heidelberger Stahlfolder ~ Folding machines
DISA^ ~ Green sand moulding
`;
