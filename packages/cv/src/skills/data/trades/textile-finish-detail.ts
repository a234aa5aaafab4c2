export default String.raw`
@group textile-finish-detail | Textiles, stone and finishing in detail | trades

[skills]
Reactive dyeing
Dyeing machine operation ~ Reactive dyeing
Piece dyeing ~ Reactive dyeing
Garment dyeing ~ Reactive dyeing
Winch dyeing ~ Reactive dyeing
Package dyeing ~ Reactive dyeing
Knit dyeing = Dyeing of knits ~ Reactive dyeing
Jig dyeing = Jigger dyeing ~ Reactive dyeing
Jet dyeing = Jet dyeing machines, Soft flow dyeing ~ Reactive dyeing
Vat dyeing ~ Reactive dyeing
Acid dyeing = Acid dyes ~ Reactive dyeing
Disperse dyeing ~ Reactive dyeing
Ring spinning
Open-end spinning ~ Ring spinning
Upholstery work
Letter cutting
Granite cutting ~ Letter cutting
Lock picking
Electronic locks ~ Lock picking
Cavity walls = Cavity wall construction, Cavity wall building
Load-bearing walls ~ Cavity walls
Boundary walls ~ Cavity walls
Wall ties ~ Cavity walls
Plaster restoration
Epoxy flooring = Epoxy coating, Floor coatings, Epoxy floors
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
Cold pad batch = Cold pad batch dyeing, Pad-steam dyeing ~ Reactive dyeing
Jigger machines ~ Reactive dyeing
Bleaching* ~ Reactive dyeing
Scouring of fabric ~ Reactive dyeing
Mercerising ~ Reactive dyeing
Dye recipes ~ Reactive dyeing
Recipe formulation = Recipe scaling, Scaling recipes ~ Reactive dyeing
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
Autoconer ~ Ring spinning
Yarn manufacture = Yarn manufacturing ~ Ring spinning
Rapier looms ~ Knitting
Air-jet looms ~ Knitting
Sizing of yarn ~ Knitting
Drawing-in* ~ Knitting
Foam cutting = Foam cutting for cushions ~ Upholstery work
Cushion sewing ~ Foam cutting
Cushion filling ~ Foam cutting
Button tufting ~ Upholstery work
Webbing* ~ Upholstery work
Spring tying = Webbing and springs, Tying springs, Sprung seats ~ Upholstery work
Webbing of chairs = Re-webbing, Chair webbing ~ Spring tying
Loose covers = Slipcovers, Slip covers, Cover sewing, Sewing of covers ~ Upholstery work
Upholstery sewing ~ Loose covers
Upholstery cutting ~ Loose covers
Leather upholstery ~ Loose covers
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
Limewashing = Whitewashing ~ Plaster restoration
Sand and cement render ~ Plaster restoration
Intumescent coatings = Intumescent paint, Intumescent coating application, Fire-retardant coatings, Fireproofing, Fire proofing, Spray fireproofing ~ Epoxy flooring
Line marking ~ Epoxy flooring
HVLP spraying ~ Epoxy flooring
Anti-corrosion painting ~ Epoxy flooring
Sanding* ~ Caulking
Filling and sanding = Filling and caulking, Wall filling, Crack filling, Sanding of walls, Surface sanding, Sanding and filling ~ Caulking
Priming* = Primer and undercoat, Primer application, Undercoating, Priming and painting, Undercoats ~ Caulking
Masking of surfaces ~ Caulking
Woodwork painting ~ Caulking
Exterior woodwork ~ Caulking
Tile grouting = Grouting of tiles, Epoxy grout, Epoxy grouting, Regrouting ~ Bathroom waterproofing
Underfloor tiling ~ Bathroom waterproofing
Heated floors ~ Bathroom waterproofing
`;
