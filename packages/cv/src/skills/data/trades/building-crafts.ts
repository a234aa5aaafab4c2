export default String.raw`
@group building-crafts | Building crafts | trades

[skills]
Facade restoration = Facade renovation
Roof stripping = Stripping roofs
Structural steelwork = Structural steel*, Steel structures
Tile layout = Pattern layout, Tile pattern layout
Bathroom tiling = Outdoor tiling, Skirting tiles
Timber cutting = Cutting timber
First fix carpentry = First fix, Second fix, Second fix carpentry, 1st & 2nd fix carpentry, First and second fix carpentry, 1st fix, 2nd fix, 1st and 2nd fix
Door hanging = Door fitting, Hanging doors, Door installation, Door frames
Skirting and architraves = Skirting boards, Skirting fitting, Architraves, Skirting installation, Architrave fitting, Baseboard installation, Baseboards, Skirting*
Staircase building = Staircase installation, Stair fitting, Staircases*
Roof carpentry = Roof trusses, Roof framing, Cut roofs, Timber roofing, Rafter cutting, Roof pitching, Cut rafters, Truss installation, Roof truss installation, Roof construction
Stud partitions = Stud walls, Metal stud, Partitioning, Stud wall building, Stud wall construction, Studwork, Stud work, Partition installation, Partition erection
Decking* = Deck building, Timber decking
Laminate flooring = Wood flooring, Floor sanding, Vinyl flooring, Sanding and sealing, Floor oiling, Floor sealing, Floor refinishing, Floor varnishing, Laminate laying, Laminate floor fitting, Sanding floors, Floor lacquering, Hardwood refinishing
Woodworking machines
Wood joints = Dovetail joints, Wood jointing
Wood sawing = Timber sawing, Log sawing
Furniture restoration = Antique restoration, Furniture repair, Furniture finishing, Furniture polishing, Antique furniture restoration, Restoring antiques, Restored antiques, Antique restoring, Furniture restoring
Brick and block laying = Facing brickwork
Stone laying = Dry stone walling, Stone cladding, Stone dressing, Stone pitching, Sandstone dressing, Limestone dressing, Stone shaping, Stone sawing, Dry stone walls, Stone walling
Mortar mixing = Concrete mixing
Skim coating
Rendering of walls = External rendering, Lime rendering, Rendering walls
Cornice work = Cornices*
Floor screeding = Floor screeds
Faux finishing = Decorative finishes
Wood staining and varnishing = Varnish application
Curtain walling = Curtain wall installation, Curtain wall panels, Curtain wall panel installation, Unitised panels, Unitised curtain walling, Vacuum lifters for glass, Glazing robots
Silicone sealing = Joint sealing, Silicone sealants, Sealing with silicone, Mastic application, Mastic sealing, Weather sealing of facades, Gasket fitting in facades
Flat roofing = Felt roofing, Torch-on roofing, Bitumen roofing, EPDM roofing, Membrane roofing
Lead work = Lead flashing, Leadwork, Leadwork renewal, Lead valleys, Lead welding, Roof valleys
Loft insulation = Cavity wall insulation, Spray foam insulation, External wall insulation, EWI^, ETICS^, EIFS^, Thermal facade systems, Wall insulation, Spray foam, Polyurethane foam, PU foam, Polyurethane foam spraying, Foam insulation
Tube and fitting scaffolding = Scaffold*, Tube and fitting, Tube & coupler, Tube and coupler, Tube and clamp scaffolding, Tube and clamp, Tube & fitting, Tube & clamp, Tubular scaffolding, Independent tied scaffold ~ Scaffolding
Scaffold inspection = Scaffold dismantling, Inspection of scaffolds, Scaffolding inspection, Scaffold checks > Scaffolding ~ Tube and fitting scaffolding
Scaffold tagging = Scaftag, Scaffold tags, Scafftag, Scaff-tag, Green and red tags ~ Scaffold inspection
Access equipment
Demolition work
Drain laying = Drainage installation, Sewer laying, Drainage work, Drainage*, Land drainage
Kerb laying = Slab laying, Kerbstones, Kerb works
Rebar tying = Rebar cutting, Rebar bending
Wheel loader operation = Front-end loader, Wheel loader, Loading shovel, Wheel loader driving, Front loader, Payloader, Pay loader
Slinging and signalling = Load signalling, Hand signals
Lift planning = Lift plans, Tandem lifts, Lifting plans
Plumbing first fix
Plumbing design = Public health engineering, Drainage system design ~ Plumbing
Toilet installation = Sink installation, Shower installation, Basin installation, Bath installation, Toilet repair
Radiator installation = Radiators*, Thermostat installation, Thermostats, Thermostat replacement, Smart thermostats
Gas appliance servicing = Gas cookers, Gas fires, Gas leak testing, Gas tightness testing
Water tank installation = Water tanks, Tank installation, Water pumps
Septic tanks = Septic tank installation
Backflow prevention = Backflow preventers, Backflow testing, RPZ valves, Backflow preventer testing
Sprinkler installation = Fire sprinkler fitting, Sprinkler systems, Sprinkler pipework, Fire sprinklers, Sprinkler pipe fitting, Sprinkler fitting, Sprinkler maintenance
Firefighting systems = Fire fighting systems, Fire protection systems, Wet risers, Fire hydrant systems ~ Sprinkler installation
Consumer unit installation = Consumer units, DB boxes
Cable containment = Cable tray installation, Cable trunking, Containment installation
Inspection and testing of installations = Inspection and testing, EICR^, Periodic inspection, Testing and inspection, Electrical certificates, Issuing EICRs, 2391, City & Guilds 2391, Electrical installation testing, Dead testing, Live testing
Socket and switch fitting = Light fitting, Socket installation
Earthing installation = Earth rods
EV charger installation = EV chargers, Car charger installation, EV charging installation ~ Electric vehicle servicing
Alarm installation = Access control installation, Burglar alarms
Split unit installation = Air handling units, Split AC, Split units, Ductless split systems, Mini-splits
Refrigerant charging = Leak testing of refrigerant, Evacuation and charging
HVAC balancing = Air balancing, Testing and balancing, HVAC controls, HVAC troubleshooting
Site housekeeping = Site cleaning, Site tidying
Working platforms
Chimney work = Chimney repair

[tools]
BS 7671 = IET wiring regulations
Gas Safe^ = Gas Safe registered
CSCS^ = CSCS card
CPCS^
NPORS
SMSTS^
SSSTS^
IPAF^
PASMA^
National Electrical Code = NEC code, NFPA 70
Hilti tools
DeWalt tools ~ Hilti tools
Makita tools ~ Hilti tools
Fluke testers = Fluke meters
On-Screen Takeoff
Buildertrend

[skills]
Ironmongery fitting ~ Door hanging
Trim carpentry ~ Skirting and architraves
Finish carpentry ~ Skirting and architraves
Crown moulding ~ Skirting and architraves
Balustrades ~ Staircase building
Handrail fitting ~ Staircase building
Truss erection ~ Roof carpentry
Rafters ~ Roof carpentry
Joist laying ~ Roof carpentry
Pergolas ~ Decking
Carpet laying = Carpet installation, Carpet tiles, Carpet stretching, Underlay, Gripper rods, Gripper and underlay, Underlay fitting, Stair runners, Stair carpets, Power stretching ~ Laminate flooring
Form setting ~ Formwork
Table saw ~ Woodworking machines
Band saw ~ Woodworking machines
Planer thicknesser ~ Woodworking machines
Router operation ~ Woodworking machines
Spindle moulder ~ Woodworking machines
Circular saw ~ Woodworking machines
Mitre saw ~ Woodworking machines
Edge banding = Edge bander, Edging of panels, Edgebanding, Edge bander operation ~ Woodworking machines
Mortise and tenon ~ Wood joints
Veneering ~ Wood joints
Inlay work ~ Wood joints
Timber treatment = Timber preservation, Pressure treatment of timber, Pressure treating, Pressure treated poles, Pole treatment, CCA treatment, Creosoting, Wood preservation, Timber treating, Wood treatment, Tanalising, Vacuum pressure impregnation, CCA*, Preservative mixing, Boron dipping, Boron treatment, Creosote treatment, Vacuum-pressure treatment, Anti-sapstain dipping, Retention testing, Timber pressure treatment, Thermal modification of wood ~ Wood sawing
Lacquering ~ Furniture restoration
Pointing* ~ Brick and block laying
Repointing ~ Brick and block laying
Arches* ~ Brick and block laying
Stonework ~ Stone laying
Rubble masonry = Rubble work ~ Stone laying
Concrete vibrating = Poker vibrator, Vibrating poker, Concrete vibration, Concrete compaction ~ Mortar mixing
Power floating = Power trowelling, Power float, Power trowel operation, Helicopter finishing, Concrete trowelling ~ Mortar mixing
Slab casting ~ Mortar mixing
Concrete casting ~ Mortar mixing
Concrete curing = Curing of concrete ~ Mortar mixing
Gable building = Building gables, Gables*
Skimming* ~ Skim coating
Wall skimming ~ Skim coating
Plaster repair ~ Skim coating
Plasterboarding = Plasterboard fixing, Plasterboard, Plasterboard installation, Boarding walls, Boarding of ceilings, Sheetrock, Sheetrock hanging, Drywall hanging, Plasterboard fitting ~ Drywall installation
Gypsum boards ~ Drywall installation
Gypsum ceilings ~ Drywall installation
Pebble dashing = Pebbledash, Roughcast, Dashing*, Spar dash, Harling, Tyrolean finish ~ Rendering of walls
Decorative plaster ~ Cornice work
Mouldings* ~ Cornice work
Plaster mouldings ~ Cornice work
Stucco work ~ Cornice work
Screed laying ~ Floor screeding
Self-levelling compounds ~ Floor screeding
Marble laying ~ Tiling
Granite laying ~ Tiling
Wall preparation ~ Painting and decorating
Putty work ~ Painting and decorating
Puttying ~ Painting and decorating
Brush and roller work = Brush and roller, Brush roller and spray, Brush roller, Hand painting of walls, Cutting in ~ Painting and decorating
Paper hanging = Paperhanging ~ Painting and decorating
Stencilling ~ Faux finishing
Reglazing ~ Glazing
Structural glazing ~ Curtain walling
Facade installation ~ Curtain walling
Sealant application ~ Silicone sealing
Mastic work ~ Silicone sealing
Thatching = Reed thatching ~ Roofing
Shingle installation ~ Roofing
Flashings* ~ Lead work
Downpipes* ~ Guttering
Tanking* ~ Waterproofing
MEWP operation = MEWP^ ~ Access equipment
Scissor lifts ~ Access equipment
Cherry pickers ~ Access equipment
Boom lifts ~ Access equipment
Aerial work platforms ~ Access equipment
IRATA ~ Working at heights
Strip-out ~ Demolition work
Soft strip ~ Demolition work
Dismantling* ~ Demolition work
Trench digging ~ Excavation
Footings* ~ Excavation
Backfilling ~ Excavation
Compaction* ~ Excavation
Site clearance ~ Excavation
Earth moving ~ Excavation
Manhole building ~ Drain laying
Manholes* ~ Drain laying
Kerbing ~ Kerb laying
Paving slabs ~ Kerb laying
Interlock paving ~ Kerb laying
Cobblestone paving ~ Kerb laying
Road surfacing ~ Paving
Road marking ~ Paving
Pothole patching ~ Paving
Steel reinforcement ~ Rebar tying
Reinforcement work ~ Rebar tying
String lines ~ Levelling
Mini digger ~ Excavator operation
Backhoe loader = Backhoe loader operation ~ Excavator operation
Skid steer operation = Skid steer, Bobcat operation, Bobcat skid steer, Compact loader ~ Wheel loader operation
Telehandler operation ~ Wheel loader operation
Telehandler ~ Wheel loader operation
Motor grader operation = Grader*, Road grading, Grader driving, Motor graders, Grader operation ~ Wheel loader operation
Dumper operation ~ Wheel loader operation
Compactor operation ~ Wheel loader operation
Banksman duties ~ Slinging and signalling
Banking of cranes ~ Slinging and signalling
Load charts ~ Lift planning
Pipe runs ~ Plumbing first fix
Push-fit pipework ~ Plumbing first fix
Compression fittings ~ Plumbing first fix
Solder joints ~ Plumbing first fix
Pipe cutting ~ Plumbing first fix
Pipe jointing ~ Plumbing first fix
Plastic pipework ~ Plumbing first fix
Press fittings ~ Plumbing first fix
Tap replacement ~ Toilet installation
Tap repair ~ Toilet installation
Wet rooms ~ Bathroom installation
Power flushing ~ Radiator installation
Heating controls ~ Radiator installation
Heating maintenance ~ Radiator installation
Booster pumps ~ Water tank installation
Pressure pumps ~ Water tank installation
Soakaways ~ Septic tanks
Legionella control ~ Backflow prevention
Water hygiene ~ Backflow prevention
Fire suppression systems ~ Sprinkler installation
Rewiring* = Rewires ~ Electrical installation
Fuse boards ~ Consumer unit installation
Panel boards ~ Consumer unit installation
Breaker panels ~ Consumer unit installation
Fuse board changes ~ Consumer unit installation
Trunking* ~ Cable containment
Basket tray ~ Cable containment
Conduit bending ~ Cable containment
Conduit runs ~ Cable containment
Glanding ~ Network cabling
Fixed wire testing ~ Inspection and testing of installations
Portable appliance testing ~ Inspection and testing of installations
Continuity testing ~ Inspection and testing of installations
Lighting circuits ~ Socket and switch fitting
Ceiling fans ~ Socket and switch fitting
Fan installation ~ Socket and switch fitting
Emergency lighting = Emergency lights, Emergency light testing, Exit signs ~ Socket and switch fitting
LED lighting ~ Socket and switch fitting
Downlights ~ Socket and switch fitting
Bonding of services ~ Earthing installation
Cat5e ~ Network cabling
Patch panels ~ Network cabling
IP cameras ~ CCTV installation
Smoke detectors ~ Fire alarm systems
Roller shutters ~ Intercom installation
Garage doors ~ Intercom installation
AC gas charging ~ Split unit installation
VRF systems = VRF^, VRV^, VRV systems, VRF/VRV systems, VRF installation, VRV installation, VRF system installation, VRF air conditioning ~ Split unit installation
Chillers* ~ Split unit installation
Duct cleaning = Ventilation duct cleaning ~ Split unit installation
AHU maintenance ~ Split unit installation
Gas charging ~ Split unit installation
Vacuuming of systems ~ Refrigerant charging
F-gas ~ Refrigerant charging
Compressor replacement = Compressor change, Compressor change-out, Compressor changing ~ Refrigerant charging
Home repairs ~ Building maintenance
Punch lists ~ Building inspection
Snag lists = Snagging lists ~ Building inspection
Measuring up ~ Taking off quantities
Ladder safety ~ Working platforms
Harness use = Fall protection, Safety harness ~ Working platforms
Fall arrest ~ Working platforms
Angle grinder = Angle grinding ~ Hand tools
Hammer drills ~ Hand tools
Jackhammer ~ Hand tools
Demolition hammer ~ Hand tools
Nail guns = Nail gun, Pneumatic nailers, Framing nailer, Brad nailer ~ Hand tools
Fireplace installation ~ Chimney work
Stove fitting = Stove installation, Wood burner installation, Wood-burning stove installation, Pellet stove installation, Pellet stoves ~ Chimney work
Exhibition stands ~ Shop fitting
Shop fitting = Shopfitting
Stand building ~ Shop fitting

[tools]
18th Edition wiring regulations
Autodesk Build
`;
