export default String.raw`
@group textile-finish-detail | Textiles, stone and finishing in detail | trades

[skills]
Reactive dyeing = Disperse dyeing, Acid dyeing, Acid dyes, Vat dyeing, Jet dyeing, Jig dyeing, Jet dyeing machines, Soft flow dyeing, Knit dyeing, Piece dyeing, Dyeing of knits, Package dyeing, Winch dyeing, Jigger dyeing, Garment dyeing, Dyeing machine operation
Ring spinning = Open-end spinning
Upholstery work
Letter cutting = Granite cutting
Lock picking = Electronic locks
Cavity walls = Wall ties, Boundary walls, Load-bearing walls, Cavity wall construction, Cavity wall building
Plaster restoration = Gypsum plaster
Epoxy flooring = Epoxy coating, Floor coatings
Caulking*
Bathroom waterproofing

[tools]
Datacolor
bluesign
ZDHC
Higg Index
ISO 105
Sedo
Uster Tester
Gerber Cutter

[skills]
Pad batch ~ Reactive dyeing
Cold pad batch ~ Reactive dyeing
Jigger machines ~ Reactive dyeing
Bleaching* ~ Reactive dyeing
Scouring of fabric ~ Reactive dyeing
Mercerising ~ Reactive dyeing
Dye recipes ~ Reactive dyeing
Recipe formulation ~ Reactive dyeing
Fastness tests ~ Reactive dyeing
Lab dipping ~ Reactive dyeing
Dye house management ~ Reactive dyeing
Stenter ~ Reactive dyeing
Compacting of fabric ~ Reactive dyeing
Textile chemistry ~ Reactive dyeing
Wet processing ~ Reactive dyeing
Ring frame ~ Ring spinning
Doffing ~ Ring spinning
Carding ~ Ring spinning
Combing of cotton ~ Ring spinning
Yarn testing ~ Ring spinning
Blow room ~ Ring spinning
Winding of yarn ~ Ring spinning
Autoconer ~ Ring spinning
Yarn manufacture ~ Ring spinning
Rapier looms ~ Knitting
Air-jet looms ~ Knitting
Sizing of yarn ~ Knitting
Drawing-in ~ Knitting
Foam cutting = Foam cutting for cushions, Cushion filling, Cushion sewing ~ Upholstery work
Button tufting ~ Upholstery work
Webbing* ~ Upholstery work
Spring tying = Webbing and springs, Springing, Webbing of chairs, Tying springs, Re-webbing, Sprung seats, Chair webbing ~ Upholstery work
Loose covers = Slipcovers, Slip covers, Cover sewing, Upholstery sewing, Leather upholstery, Sewing of covers, Upholstery cutting ~ Upholstery work
Cushion making ~ Upholstery work
Fabric matching ~ Upholstery work
Lime mortar ~ Letter cutting
Ashlar ~ Letter cutting
Banker masonry ~ Letter cutting
Monument cleaning ~ Letter cutting
Stone repair ~ Letter cutting
Kerb stones ~ Letter cutting
Master key systems ~ Lock picking
Safe servicing ~ Lock picking
Door closers ~ Lock picking
Bonding patterns ~ Cavity walls
English bond ~ Cavity walls
Flemish bond ~ Cavity walls
Lintels* ~ Cavity walls
Lime wash ~ Plaster restoration
Limewashing ~ Plaster restoration
Sand and cement render ~ Plaster restoration
Intumescent coatings = Intumescent paint, Intumescent coating application, Fire-retardant coatings, Fireproofing, Fire proofing, Spray fireproofing ~ Epoxy flooring
Line marking ~ Epoxy flooring
HVLP spraying ~ Epoxy flooring
Anti-corrosion painting ~ Epoxy flooring
Sanding* ~ Caulking
Filling and sanding = Filling and caulking, Wall filling, Crack filling, Sanding of walls, Surface sanding ~ Caulking
Priming* = Primer and undercoat, Primer application, Undercoating, Priming and painting, Undercoats ~ Caulking
Masking of surfaces ~ Caulking
Sanding and filling ~ Caulking
Woodwork painting ~ Caulking
Exterior woodwork ~ Caulking
Tile grouting = Grouting of tiles, Epoxy grout, Epoxy grouting, Regrouting ~ Bathroom waterproofing
Underfloor tiling ~ Bathroom waterproofing
Heated floors ~ Bathroom waterproofing
`;
