export default String.raw`
@group workshop-crafts | Crafts of the workshop | trades

[skills]
Movement decoration = Perlage, Anglage, Movement finishing
Pivoting of staffs = Staff pivoting, Balance staff pivoting
Ceramic glaze making = Glaze formulation and testing
Cuerda seca
Saw tooth setting = Band saw tensioning, Stellite tipping of saws ~ Grinding
Casing up of watches = Casing up, Fitting of hands, Hand fitting of watches, Fitting hands and dials ~ Watch repair
Turret clocks = Turret clock maintenance, Turret clock repair ~ Watch repair
Wheel cutting*
Movement demagnetising = Demagnetising watches ~ Watch repair
Pipe voicing = Organ pipe voicing ~ Organ building
Sound post fitting = Bass bar fitting, Purfling, Fingerboard planing, Nut making for guitars
Micro setting = Micro-pavé setting, Micro prong setting > Stone setting
Flush setting of stones = Gypsy setting, Wax setting of stones, Wax stone setting > Stone setting
Polki setting = Polki stone setting, Polki jewellery, Kundan setting ~ Stone setting
Bruting = Diamond bruting, Diamond cleaving
Crystalline glazes = Soda firing, Terra sigillata, Salt firing
Press moulding of clay = Clay press moulding ~ Slip casting
Kiln building
Clay recycling = Clay reclaim, Reclaiming clay
Tile making by hand = Hand-made tiles, Handmade tiles
Bone china*
Glass-to-metal seals = Graded seals, Ring seals in glass, Glass to metal sealing, Graded glass seals ~ Lampworking
Glass stress checking = Polariscope, Stress checking with polariscope ~ Annealing
Glass lathe work = Lathe work on glass, Glass lathe ~ Lampworking
Diamond sawing of glass = Diamond saw cutting, Diamond sawing ~ Cold working of glass
Mould blowing of glass = Glass mould blowing ~ Glass blowing
Wheel engraving of glass = Wheel engraving, Brilliant cutting of glass, Brilliant cutting ~ Stained glass
Pâte de verre
Copper foil glasswork = Copper foil technique, Lead came soldering ~ Stained glass, Leaded lights
Green woodworking = Pole lathe turning, Pole lathe, Spoon carving ~ Wood carving
Barrel toasting = Toasting of barrels, Barrel raising ~ Coopering
Mordanting = Mordants, Natural dyestuffs ~ Natural dyeing
Rope making = Ropemaking, Rope walk
Carpet repair = Rug repair, Carpet restoration
Bookbinding leather paring = Leather paring, Paring leather ~ Bookbinding
Gold tooling = Blind tooling, Finishing in gold ~ Bookbinding
Edge gilding = Gilt edges, Gilding of edges ~ Bookbinding
Rebacking = Rebacking of books, Book rebacking, Spine rebacking ~ Conservation of objects
Tissue repair of paper = Japanese tissue repair, Japanese paper repair, Paper tear repair ~ Conservation of objects
Coptic binding > Bookbinding
Slipcase making = Slipcases, Slip cases, Clamshell boxes, Solander boxes ~ Box making
Marbled paper ~ Hand papermaking
Water gilding = Oil gilding ~ Gilding
String inlay = Inlay banding, Stringing and banding ~ Marquetry
Mortice and tenon = Mortise and tenon joints > Joinery
Hair stuffing = Bridle ties, Stitched edge upholstery, Edge roll upholstery, Hair stuffing and stitching ~ Upholstery, Chesterfield rebuilding
Spring lashing = Lashing springs, Lashed springs, Hand-tied springs, Coil spring lashing ~ Upholstery, Spring tying
Top covers in upholstery = Cutting top covers, Fitting top covers, Top cover fitting ~ Upholstery
Close nailing = Decorative nailing, Close-nailed finish ~ Upholstery
Fabric estimating = Upholstery fabric estimating
Headlining replacement = Headlining fitting ~ Car upholstery
Convertible tops = Convertible top replacement, Hood replacement on convertibles
Blake stitching ~ Goodyear welting, Blake stitch
Half soles and heels = Half soles, Heel top pieces, Re-heeling, Resoling and heeling > Shoe making
Shoe dyeing = Leather dyeing of shoes, Dyeing of shoes ~ Shoe making
Luggage repair = Handbag repair, Bag and luggage repair ~ Shoe making
Post-bed machine = Post-bed sewing machine ~ Shoe closing
Hide trimming = Hide fleshing and trimming, Trimming of hides
Leather currying = Currying of leather ~ Tanning
Shrinkage temperature testing = Leather testing, Leather tear tests ~ Tanning
Nailing on and clenching = Clenching up, Nailing on shoes, Clenches ~ Farriery
White line disease = Hoof abscesses, Hoof abscess treatment, Hoof resection, Hoof wall resection ~ Hoof trimming
Gait assessment of horses = Foot balance of horses, Mediolateral balance ~ Farriery
Gun repair = Firearms repair, Rifle repair, Shotgun repair ~ Gunsmithing
Barrel bluing = Gun bluing, Chequering of stocks, Gunstock chequering, Chambering of barrels ~ Gunsmithing
Auto locksmithing = Car key programming, Transponder key programming, Vehicle key cutting ~ Locksmithing
Flow forming of rings = Ring rolling of forgings
Restoration of ironwork = Wrought ironwork restoration ~ Blacksmithing, Ornamental ironwork
Screen stretching = Screen stretching and coating, Screen coating and exposure ~ Screen printing, Screen exposure
Prop moulds = Silicone mould making, Silicone moulds ~ Prop making, Slip casting
Papier-mâché
Stone indent repairs = Stone indents, Indent repairs in stone, Mortar repairs to stone, Stone mortar repair ~ Stone masonry
Stone poulticing = Poulticing of stone, Stone consolidation ~ Window cleaning
Plaster casting in moulds = Gypsum casting, Plaster casts, Squeeze moulds ~ Tool making
Letter gilding in stone = Gilded inscriptions, Gilding of inscriptions ~ Letter cutting
CCTV flue survey = Chimney camera inspection, CCTV chimney survey ~ Chimney sweeping
Bird guards and cowls = Chimney cowls, Chimney pots and cowls ~ Chimney sweeping, Chimney cowl fitting
Chimney fire prevention = Tar glaze removal, Burning out of chimneys ~ Chimney sweeping, Chimney cowl fitting

[tools]
Witschi^ ~ Watch repair
Valjoux^ = Valjoux 7750, ETA 2824, Sellita SW200 > Watch repair ~ Watch movement servicing
COSC^ = COSC certification, Chronometer certification
HETAS^ = HETAS registered, HETAS engineer
JewelCAD^
Kundan^
Meenakari^
DipWCF^ = Diploma of the Worshipful Company of Farriers
Crib 5 = Crib 5 fabrics
`;
