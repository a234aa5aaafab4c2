export default String.raw`
@group building-trades-detail | Building trades in detail | trades

[skills]
Ring beam casting = Ring beams, Lintel casting, Tie beams, Plinth beams, Bond beams ~ Masonry
Foundation digging = Digging foundations, Footing excavation ~ Excavation
Foundation laying = Foundation work, Strip foundations, Foundations*, Foundation construction, Raft foundations ~ Foundation digging
Pointing and jointing = Brick pointing, Tuck pointing, Tuckpointing, Wall pointing, Brick jointing, Jointing and pointing ~ Brick and block laying
Thin joint blockwork = Aircrete blocks, Thin joint masonry, AAC block laying, AAC blocks
Arch building = Arch construction, Brick arches, Segmental arches ~ Arches
Refractory bricklaying = Refractory brickwork, Firebrick lining, Firebricks, Refractory bricks, Kiln lining, Furnace bricklaying, Refractory installation ~ Refractory work
Movement joints = Expansion joints, Movement joint installation ~ Brick and block laying
Copings and sills = Copings, Coping stones, Cills, Window sills ~ Brick and block laying
Brick slips = Brick slip installation, Brick cladding ~ Brick and block laying
Lime mortar work = Lime pointing, Hot lime ~ Rendering of walls
Hod carrying = Brick carrying, Labouring for bricklayers ~ Labouring
Stone fixing = Ashlar fixing, Ashlar masonry, Stone setting in walls, Stone facade fixing ~ Stone laying
Letter carving = Letter cutting in stone, Inscription cutting, Letter engraving in stone
Countertop fabrication = Granite worktops, Granite countertops, Granite countertop fabrication, Worktop fabrication, Quartz worktops, Marble countertops, Granite worktop polishing, Countertop installation, Worktop installation
Bridge saw operation = Bridge saws, Stone saw operation, Block saw operation
Stone polishing = Marble polishing, Granite polishing, Floor polishing of stone
Memorial masonry = Headstones, Headstone installation, Memorial installation, Gravestone making, Monument installation, Tombstone making
Templating = Template making, Worktop templating, Kitchen templating
Stone conservation = Stone restoration, Masonry conservation, Masonry repair
Formwork stripping = Shutter stripping, Formwork striking, Striking formwork, Formwork dismantling, Formwork cleaning, Stripping formwork, De-nailing timber, De-nailing, Nail pulling, Shutter oiling, Shuttering oil application ~ Formwork
Joint cutting ~ Demolition work
Concrete cutting = Saw cutting, Concrete sawing, Wall sawing, Floor sawing ~ Joint cutting
Core drilling = Diamond drilling, Diamond coring, Concrete coring, Concrete drilling, Taking cores, Core taking, Coring of pavements, Core cutting of concrete ~ Demolition work
Decorative concrete = Stamped concrete, Polished concrete, Exposed aggregate, Imprinted concrete, Pattern imprinted concrete
Terrazzo work = Terrazzo, Terrazzo laying, Terrazzo polishing, Terrazzo floors
Shotcrete = Sprayed concrete, Gunite, Shotcreting, Concrete spraying, Shotcrete robot, Gunite application
Laser screed operation = Laser screed, Laser screeding ~ Floor screeding
Hardwood flooring = Hardwood floors, Oak flooring, Oak floor laying, Solid wood floors, Hardwood floor laying, Engineered wood flooring, Wood floor installation ~ Laminate flooring
Plunge saw = Track saw, Track saws, Plunge saws ~ Woodworking machines
Timber cladding = Wood cladding, Weatherboarding
Siding installation = Siding, Vinyl siding ~ Timber cladding
Cladding installation = Cladding fitting ~ Timber cladding
Fire door installation = Fire doors, Fire door fitting, Fire door hanging, Fire door inspection, Fire door maintenance ~ Door hanging
Cantilever scaffolds = Cantilever scaffolding, Cantilevered scaffolds, Drop scaffolds
Independent scaffolds ~ Cantilever scaffolds
Birdcage scaffolds = Putlog scaffolds, Truss-out scaffolds, Birdcages ~ Cantilever scaffolds
Suspended scaffolds = Hanging scaffolds ~ Cantilever scaffolds
Loading bays = Loading bay erection, Loading platforms
Temporary roofs = Temporary roofing, Temporary roof erection, Scaffold sheeting, Shrink wrapping of scaffolds, Tin hats, Scaffold roofs, Scaffold encapsulation, Debris netting
Hoist operation = Hoists, Material hoist, Passenger hoist, Goods hoist, Builder's hoist, Material hoist operation, Passenger hoist operation
Demolition robot operation = Demolition robot, Brokk, Remote-controlled demolition
High-reach demolition = High-reach excavator
Concrete crushing = Rubble crushing, Crusher operation on site
Material salvage = Architectural salvage, Salvage of materials, Rubble sorting
Waste segregation on site = Segregating waste on site, Site waste segregation, Reclaiming materials ~ Material salvage
Single-ply roofing = Single-ply membranes, Single ply, TPO, TPO roofing, EPDM, PVC membranes, Single-ply membrane laying
Torch-on felt = Torch-on membranes, Felt laying, Built-up felt, Torched felt, Bitumen felt ~ Flat roofing
Standing seam roofing = Standing seam, Standing seam zinc, Zinc roofing, Copper roofing, Sheet metal roofing, Seamed roofing
Skylight installation = Skylights, Roof lights, Rooflights, Rooflight installation, Velux windows, Roof light fitting, Roof window installation, Roof windows, Skylight fitting
Battens and felt = Felt and batten, Roof battens, Battening, Roof underlay, Underlay membranes, Sarking membranes, Batten fixing
GRP roofing = GRP flat roofs, Fibreglass roofing, Fibreglass flat roofs
Asphalt shingles = Asphalt shingle installation, Shingle roofing, Shingling, Shingles*, Asphalt shingling, Architectural shingles, Cedar shingles, Cedar shakes
Liquid waterproofing = Liquid-applied membranes, Liquid membranes, Liquid roofing, Waterproof membranes, Wet room tanking, Basement tanking, Tanking systems, Tanking wet rooms, Tanking of wet areas, Ditra matting, Schluter systems, Uncoupling membranes, Decoupling mats, Wet room installation
Large format tiling = Large format tiles, Large-format porcelain, Porcelain slabs
Swimming pool tiling = Pool tiling, Tiling of pools
Vinyl tile laying = LVT, LVT laying, LVT installation, Luxury vinyl tile, Vinyl plank, Sheet vinyl, Vinyl laying, Safety flooring, Vinyl welding
Linoleum laying = Linoleum ~ Vinyl tile laying
Resin flooring = Resin floors, Resin floor installation, Epoxy resin floors, Polyurethane flooring, Epoxy floor coating, Industrial flooring
Subfloor preparation = Subfloors, Subfloor levelling, Floor preparation, Floor levelling, Levelling of floors
Moisture testing of floors = Moisture testing, Moisture meters ~ Subfloor preparation
Monocouche rendering = K-Rend, Monocouche render, Monocouche, Silicone render, Through-coloured render, Weber render, Coloured render ~ Rendering of walls
Fibrous plastering = Ceiling roses, Fibrous plaster, Ceiling rose casting
Coving = Coving fitting, Coving installation, Cornice running, Running cornices, Cornice casting
Spray plastering = Machine plastering, Projection plastering, PFT machine, Gypsum spraying, Plaster spraying, Machine-applied plaster, Spray plaster, PFT G4, Plastering machines
Venetian plaster = Venetian plastering, Polished plaster, Marmorino
Tadelakt ~ Venetian plaster
Microcement ~ Venetian plaster
Gypsum plastering = Float and set, Hardwall plastering, Bonding coat, Gypsum plaster ~ Plaster restoration
Sand and cement plastering ~ Gypsum plastering
Lime plastering = Lime plaster work, Lime plaster ~ Rendering of walls
Jointing and taping = Taping and jointing, Taping and finishing, Joint taping, Drywall taping, Drywall finishing, Mudding and taping, Tape and joint, Taping of joints, Tape and jointing ~ Drywall installation
Bead fixing = Angle beads, Corner beads, Plaster beads
Insulation cladding = Aluminium cladding of pipes, Cladding of pipework, Insulation sheet metal, Aluminium cladding, Aluminium cladding fabrication, Aluminium cladding of pipework, Insulation jacketing, Cladding in aluminium, Metal jacketing, Aluminium jacketing, Stainless jacketing, Sheet metal cladding of pipes
Mineral wool insulation = Mineral wool, Rockwool, Glass wool, Insulation batts
Blown-in insulation = Blow-in insulation, Cellulose insulation, Cellulose blowing, Loose-fill insulation, Cavity fill, Blown-in cellulose, Blown cellulose, Blown fibre, Bonded bead insulation, Bonded bead, Blowing insulation
Cold insulation = Cryogenic insulation, Insulation of cold lines
Vapour barriers = Vapour barrier sealing, Vapour control layers
Airtightness = Air sealing ~ Vapour barriers
Acoustic insulation = Soundproofing, Sound insulation, Acoustic panels, Acoustic panel installation, Acoustic treatment
Duct insulation = Duct wrap, Duct wrapping, Duct lining
Shower screens = Shower doors, Shower screen installation, Shower enclosures, Frameless shower doors, Shower door installation
Aluminium window fabrication = Aluminium windows, Aluminium fabrication of windows, Aluminium doors and windows, Aluminium window installation, Aluminium doors
uPVC window fabrication = uPVC windows, uPVC, uPVC doors, PVC-U windows, uPVC fabrication, Sash window repair
Leaded lights = Leaded light repair, Leaded glass, Stained glass repair, Stained glass restoration, Leaded windows, Copper foil glass, Copper foiling, Leading of glass, Lead came, Leaded panels, Stained glass leading
Frameless glazing = Frameless glass, Glass balustrades, Frameless glass doors, Glass railing, Glass partition installation, Spider glazing
Glass processing = Toughened glass, Glass edging, Glass bevelling, Glass drilling, Tempered glass, Laminated glass, Drilling glass, Glass notching
Vacuum lifter = Glass suction lifter, Glass vacuum lifter, Suction lifters
Shopfront installation = Shopfronts, Shop fronts, Shopfront fitting, Storefront installation, Storefronts
Automatic door installation = Automatic doors ~ Shopfront installation
Boarding up = Board-up, Board-ups, Emergency boarding up
Emergency glazing ~ Boarding up
Mirror fitting = Mirrors*, Mirror installation
Curtain wall sealing = Resealing of curtain walls, Curtain wall resealing, Curtain wall maintenance
Corrosion protection = Anti-corrosion, Anticorrosion coating, Rust protection, Rust proofing ~ Painting and decorating
Burner servicing = Burner maintenance, Burner service ~ Boiler servicing
Drinking water installation = Drinking water pipework, Potable water installation ~ Plumbing
Playground inspection = Playground safety checks
Grave care = Cemetery gardening, Grave maintenance, Cemetery maintenance ~ Landscaping
`;
