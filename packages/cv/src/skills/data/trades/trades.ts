export default String.raw`
@group trades | Skilled trades | trades

[skills]
Air conditioning*
Hemming* > Sewing
Overlocking* = Overlock machine, Overlock*, Overlocker > Sewing, Sewing machine operation
Beading* = Beadwork, Bead work, Fixing beads, Stop beads, Render beads > Embroidery ~ Jewellery design
Grouting* > Tiling
Screeding* > Flooring
Guttering* = Gutter installation, Gutter fitting, Gutter cleaning, Gutters*, Gutter repair > Roofing
Pipe lagging = Pipe insulation, Pipe insulating, Steam pipe insulation, Lagging, Steam pipe lagging, Pipework insulation, Boiler lagging, Removable insulation jackets > Insulation installation
Riveting* = Riveting of panels, Panel riveting, Pop riveting, Blind riveting, Solid riveting > Sheet metal work
Crimping* > Cable pulling
Splicing* > Fibre optics
Threading pipes = Pipe threading > Pipe fitting
Laminating* > Printing
Engraving*
Kiln firing = Firing of ceramics, Ceramics glazing, Firing of kilns, Glaze firing, Electric kilns, Gas kilns, Wood firing, Raku firing, Kiln setting > Pottery
Wheel throwing = Throwing on the wheel, Pottery wheel, Wheel-thrown pottery, Jigger and jolley, Jiggering > Pottery
PEX piping = PPR pipe welding > Pipe fitting
Sewer line repair = Sewer cleaning, Manhole works > Plumbing
Sanitary ware installation = Sanitary fittings, Sanitary ware, Sanitaryware, Sanitary fixtures, Fixture installation, Bathroom fixtures > Bathroom installation
Pressure testing = Hydro testing, Hydrotesting, Hydro tests, Hydrostatic pressure testing, System pressure testing, Pipe pressure testing, Air testing of pipes > Pipe fitting
Conduit installation = Conduit wiring, Trunking installation, Cable trays, Conduit*, Conduit running, Running conduit, Concealed wiring, EMT conduit, Bending conduit > Electrical installation
Intercom installation = Door phone installation, Gate automation, Automatic gates, Gate motors, Gate motor installation, Automated gates, Gate automation installation, Sliding gate motors, Gate openers, Automatic gate installation
Satellite dish installation = TV antenna installation
Zipper replacement = Zip replacement, Zip replacing > Tailoring
Saree blouse stitching = Blouse stitching, Bridal wear stitching, Bridal lehenga, Sari fall, Saree blouses, Saree blouse sewing, Blouse making, Kandyan saree, Salwar stitching, Kurta stitching, Lehenga stitching, Churidar stitching, Kids wear stitching > Tailoring
Curtain making = Curtain sewing, Blind making, Drapery making, Curtain hanging, Roman blinds > Sewing
Leak detection = Leak testing, Leak repair, Leak tracing, Leak tests, Helium leak testing, Bubble testing, Pressure decay testing > Plumbing
Copper pipework = Copper piping, Pipe soldering, Copper pipe soldering, Copper lines, Copper tube brazing, Copper pipe installation, Soldering of copper pipes, Soldering and brazing, Joint brazing, Brazing of joints, Pipe brazing, Silver soldering, Silver brazing, Copper soldering, Copper pipe > Plumbing
Pipe bending > Pipe fitting
Boiler servicing = Boiler repair, Boiler service, Boiler maintenance > Heating installation
Gas certificates = Gas safety certificates, Gas safety inspections, Gas safety checks, Landlord gas checks > Gas fitting
Solar water heating = Solar thermal installation, Solar hot water, Solar water heaters
Water heater installation = Geyser installation, Water heater repair, Water heaters, Geysers, Boiler and geyser installation, Tankless water heaters, Solar water heater installation, Solar geysers, Hot water systems > Plumbing
Hand stitching > Sewing
Fault isolation = Electrical faults, Electrical fault finding, Fault tracing, Tracing faults, Electrical fault diagnosis, Circuit fault finding, Electrical fault tracing, Electrical breakdowns > Fault finding
Timber framing = Timber frame construction, Wood frame construction, Timber construction, Timber frame erection, Wood framing, House framing, Rough framing, Stick framing, Wall framing, Dormer framing, Carpentry framing, Timber frame > Carpentry
Cladding* = Facade cladding, Wall cladding
Stair building = Staircase construction > Carpentry
Rooftop units = RTU maintenance > HVAC
Refrigerant handling = Refrigerant recovery, EPA 608, EPA Section 608, EPA 608 Universal, EPA Universal, Section 608, F-Gas Category 1, F-gas handling, R410A, R32, R134a, Refrigerants, Refrigerant reclaim, Recovery of refrigerant > Refrigeration
Gas line installation > Gas fitting
Weld preparation = Edge preparation > Welding
Tool maintenance = Tool sharpening, Maintenance of tools
Flame cutting = Oxy-fuel cutting, Gas cutting, Torch cutting, Oxy-fuel, Oxyacetylene, Oxy-acetylene, Oxy-propane cutting, Burning and cutting, Oxy cutting > Welding
Carpentry = Woodworking, Carpentry work, Wood working, Wood work
Joinery = Joinery work > Carpentry
Cabinet making = Cabinetmaking, Kitchen cabinet making, Cabinet assembly, Kitchen cabinets, Carcass assembly of furniture, Wardrobe making, Joinery and cabinetmaking, Bespoke furniture, Cabinet building, Pantry cupboards > Carpentry
Furniture making = Furniture manufacturing, Furniture construction, Furniture assembly
Upholstery = Furniture upholstery, Upholstering, Traditional upholstery, Boat cushions, Foam replacement
Wood finishing = Wood polishing, French polishing, Varnishing, Wood staining, French polish, Shellac polishing
Wood carving = Leg turning, Wood lathe, Wood turning lathe, Table leg turning, Spindle turning, Woodcarving ~ Woodturning
Timber grading = Timber seasoning, Grading of timber, Lumber grading, Wood grading, Strength grading, Visual timber grading
Plumbing = Plumbing work, Plumbing installation, Plumbing repairs, Plumbing systems, Plumbing maintenance, Sanitary installation
Pipe fitting = Pipefitting, Pipe installation, Pipe laying, Pipework, Water main laying, Main laying, Pipeline laying, Pipe bedding, Sewer pipe laying, Pipelaying
Gas fitting = Gas installation, Gas safety
Drain cleaning = Drain clearing, Drain unblocking, Drain jetting, Blocked drains, Drain clearance, Sewer jetting, Drain rodding, Jetter*, Drain jetters, Water jetting of drains, High-pressure jetting, Van pack jetting, Drain snaking, Hydro jetting
Heating installation = Heating systems, Boiler installation, Central heating, Underfloor heating, Heating engineering, Radiator replacement, Unvented cylinders, Boiler fitting, Combi boilers, Condensing boilers, Boiler replacement, Gas boilers, Boilers*, Underfloor heating installation, Radiant floor heating, G3 unvented, Unvented hot water, Hot water cylinders, Hot water cylinder installation, Unvented cylinder installation
Boiler operation = Steam boiler operation, Boiler attendant, Firing boilers, Steam boilers, Boiler house operation, Fireman boiler, Blowdown, Gauge glasses, Boiler attendance, Boilerman duties, First class boiler licence, Boiler licence, Kettle boiler, Biomass boilers, Boiler firing, Fuel feeding of boilers, Burner adjustment, Burner tuning, Tube cleaning of boilers, Cleaning boiler tubes, Steam leak repair, Water level gauges, Gauge glass blowing, Thermic fluid heaters, Thermic heaters, Ash removal from boilers
Bathroom installation = Bathroom fitting, Kitchen fitting, Kitchen installation, Bathroom refits, Worktop fitting, Fitted kitchens, Cabinet installation, Wardrobe fitting, Fitted wardrobes, Bathroom refurbishment, Kitchen cabinet installation, Cabinet hanging, Worktop scribing, Scribing of worktops, Wardrobe installation, Built-in wardrobes, Wardrobes, Closet installation, Bathroom renovation
Water pump maintenance = Pump maintenance, Pump repair, Pump installation, Pump overhaul, Pump servicing, Centrifugal pumps, Centrifugal pump overhaul, Multistage pumps, Submersible pumps, Pump alignment, Diaphragm pumps, Pump rebuilding, Gear pumps, Vacuum pump overhaul, Slurry pumps
Welding = Weld work, Metal welding, Welding and fabrication, Welding work, Welding techniques, Welding skills
Arc welding = Stick welding, SMAW, Manual metal arc welding, MMA welding, Shielded metal arc welding, Electrode welding, MMA^, MMAW, Manual metal arc, E6010/E7018, E7018, 111 welding > Welding
MIG welding = MIG/MAG welding, GMAW, MAG welding, MIG/MAG, MIG^, Metal inert gas welding, CO2 welding > Welding
TIG welding = GTAW, Argon welding, TIG^, WIG welding, TIG (GTAW) > Welding
Gas welding = Oxy-acetylene welding, Oxy-fuel welding > Welding
Brazing > Welding ~ Gas welding
Spot welding = Resistance welding > Welding
Pipe welding = 6G welding, 6G pipe welding, 6G^, Position welding, 3G welding, 4G welding, 5G welding, Overhead welding, Pipe root welding, Pipeline welding, Welding of pipes, Root pass welding, Downhill welding > Welding
Underwater welding = Wet welding, Hyperbaric welding, Underwater cutting, Underwater burning, Pile cutting underwater, Underwater welding and cutting > Welding
Plasma cutting = Plasma cutter, Hand plasma, Plasma table
Weld inspection = Welding inspection, Weld testing, Fillet weld inspection
Metal fabrication = Steel fabrication work, Metalwork, Metal work, Metal working, Fabrication*, Metalworking
Sheet metal work = Sheet metal fabrication, Sheet metal, Panel beating work
Sheet metal bending > Sheet metal work
Blacksmithing = Forging, Drop forging, Hot forging, Hammer forging, Gate forging, Hand forging, Blacksmith forging, Upset forging, Closed-die forging, Open-die forging, Forging press, Forging press operation, Coke forge, Power hammer, Hammer work, Drawing out of metal, Drawing out*, Upsetting*, Anvil work, Scroll work, Forge hammers, Forging of scrolls, Gas forge, Tongs making, Drop stamping of forgings
Grinding* = Metal grinding, Surface grinding, Cylindrical grinding, Centreless grinding, Tool grinding, OD grinding, Cylindrical grinders, Shaft grinding, ID grinding, Internal grinding, Roll grinding, Crankshaft grinding, Centreless grinders, Tool and cutter grinding, Cutter sharpening, Cutter grinding, Drill sharpening, Saw sharpening, Blade sharpening, Knife grinding, Walter grinding machines, ANCA, Saw doctoring
Soldering = Soldering and desoldering, Electronics soldering, SMD soldering
Locksmithing = Lock repair, Mortice locks, Mortise locks, Lock installation on doors, Door hardware installation, Door hardware, Deadlocks, Padlocks, Panic hardware, Fire door hardware, Key extraction, Smart locks, Window locks
Electrical installation = Electrical wiring, House wiring, Domestic wiring, Industrial wiring, Wiring*, Electrical work, Wiring installation, Building wiring, Electrical fitting, Cable installation, House rewiring, Residential wiring, Commercial wiring, Wiring of houses, Full rewires, Rewiring houses
Electrical maintenance = Electrical repairs, Electrical maintenance work
Electrical testing = Insulation testing, Electrical inspection, Inspection and testing of electrical installations, PAT testing, Megger testing, Electrical measurements
Cable pulling = Cable termination work, Cable management, Cabling*, Cable trenching, Pulling of cables, Cable hauling, Cable blowing, Fibre blowing, Pulling cables, Wire pulling
Cable jointing = Cable laying, HV jointing, MV jointing, LV jointing, Cable joints, HV cable jointing, Underground cable jointing, 11 kV cable jointing, XLPE jointing, Straight joints, Copper cable jointing, Telephone cable jointing ~ Cable pulling
Distribution board installation = Distribution boards, DB boards, Panel wiring, Panel board wiring, Control panel wiring, DB dressing, Electrical panel assembly, Panel building, Control panel assembly, Control panels, Panel assembly, Distribution board dressing, DBs^, DB wiring, Distribution board wiring, DB installation, Load centres, Electrical panel testing, Control panel building, Control wiring, DB termination, Panel dressing, Landing panels, Panel termination, Panel upgrades, Electrical service upgrades, Electrical panel upgrades, Panel changeouts
Motor rewinding = Motor winding, Motor repair, Armature winding
Coil winding ~ Motor rewinding
Lighting installation = Lighting maintenance, Public lighting
Solar panel installation = Solar installation, PV installation, Solar PV installation, Photovoltaic installation, Solar system installation
Generator maintenance = Generator repair, Generator operation, Generators*, Diesel generator maintenance, Generator synchronisation, Synchronisation of generators, Grid synchronisation, Synchronising generators, Synchronisation with the grid, DG synchronisation, Load sharing of generators
UPS maintenance = UPS systems, Inverter installation, PV maintenance, UPS?, UPS installation, UPS repair, Battery bank maintenance, UPS battery replacement
Lift maintenance = Elevator maintenance, Elevator installation, Escalator maintenance, Lift installation, Lift servicing, Elevator repair, Guide rail installation, Lift modernisation, Lift rescue, Lift controllers, Traction lifts, Hydraulic lifts, MRL lifts, Platform lifts, Machine room maintenance of lifts, Lift machine rooms, Guide rail alignment, Lift pit inspection, Lift car levelling, Hydraulic lift repair, Lift controller replacement, Lift load testing, Stairlifts, Stairlift installation, Dumbwaiters, Moving walkways, Counterweight installation, Lift controller commissioning, Servicing of lifts, Car door modernisation, Lift fault finding, Controller fault finding
Air conditioning installation = AC installation, Air conditioner installation, Split AC installation
Air conditioning repair = AC repair, AC servicing, AC maintenance, Air conditioner repair, Air conditioning maintenance, A/C repair
Refrigeration = Refrigeration systems, Refrigeration maintenance, Refrigeration and air conditioning, Refrigeration repair, Commercial refrigeration, Walk-in freezers, Walk-in coolers, Reach-in coolers, Display cabinets for cold food, Freezer repair, Refrigerated cabinets, Ice machine repair, Ice machines, Walk-in cooler repair, Bottle coolers, Refrigerator repair, Fridge repair
Cold room maintenance > Refrigeration
HVAC^ = HVAC systems, HVAC maintenance, Heating ventilation and air conditioning, HVAC installation, HVAC design, HVAC repair
Chilled water systems = Chilled water, Chilled water piping, Chilled water plants ~ HVAC
Ventilation systems = Ductwork, Duct installation, Ducting, Ventilation design, Kitchen exhaust, Kitchen ventilation, Kitchen extract, Staircase pressurisation, Toilet exhaust
Appliance repair = Home appliance repair, Domestic appliance repair, Household appliance repair, Oven repair, Cooker repair, Dishwasher repair, White goods repair, Microwave repair, Dryer repair, Fan repair, Rice cooker repair, Small appliance repair
Washing machine repair > Appliance repair
Mobile phone repair = Phone repair, Smartphone repair, Cell phone repair, Mobile repairing, Charging port repair, Back glass replacement, Phone unlocking
Television repair = TV repair, Radio and TV repair
Watch repair = Watchmaking, Clock repair
Shoe making = Shoemaking, Shoe repair, Cobbling, Footwear manufacturing, Resoling, Resoling boots, Heel replacement, Heel replacing, Heeling, Boot resoling, Boot repair, Bag repair, Shoe stretching, Repair of shoes
Leather work = Leatherwork, Leather craft, Leather goods making, Leather crafting, Leather stitching, Leather tanning, Leather cutting, Chrome tanning, Vegetable tanning, Hide tanning, Tanning of hides, Hide soaking, Soaking and liming, Tannery work, Retanning, Tanning drums
Jewellery making = Jewellery manufacturing
Goldsmithing > Jewellery making
Silversmithing > Jewellery making
Gem cutting = Gem polishing, Gemstone cutting, Lapidary
Gemmology = Gemology, Gemstone identification ~ Gem cutting
Stone setting = Claw setting, Prong setting, Pavé, Pavé setting, Bezel setting, Channel setting, Gem mounting ~ Gem cutting
Pottery = Ceramics, Pottery making, Ceramic making, Glazing of pottery, Pottery glazing
Basket weaving = Cane weaving, Rattan work, Coir products, Mat weaving
Batik = Batik making, Batik printing
Handicrafts = Handicraft making, Handmade crafts, Craft making
Glass blowing = Glassblowing, Glass work
Stone carving = Stone cutting, Monumental masonry, Sculpting stone
Sign making = Signwriting, Signage installation, Vinyl cutting, Sign writing, Sign fabrication, Signboard making, Sign installation
Picture framing
Piano tuning = Instrument repair, Musical instrument repair, Tuning pianos, Aural tuning, Piano servicing, Grand piano tuning, Concert tuning, Concert grand tuning, Upright pianos, Piano technician work, Electronic tuning devices, Harpsichord tuning
Gunsmithing
Bicycle repair = Bike repair, Bicycle maintenance
Small engine repair = Lawn mower repair
Hand tools = Power tools, Use of hand tools, Use of power tools, Hand and power tools, Power tool operation, Hand tool use, Power tool use, Cordless tools
Measuring instruments = Vernier calliper, Micrometer use, Measuring tools, Precision measuring, Vernier caliper, Micrometers, Precision measurement, Measurement tools, Vernier and micrometer, Vernier calipers and micrometers, Dial indicator, Micrometers and gauges, Plug gauges, Thread gauges, Go/no-go gauges, Feeler gauges, Slip gauges, Dial test indicator, Sine bar, Depth gauges, Calipers
Handyman work = Handyman skills*, Odd jobs, General repairs, Minor repairs, Handyman*, Handyman services
Preventive maintenance = Preventative maintenance, Planned maintenance, Routine maintenance, Scheduled maintenance, Planned preventive maintenance, PPM?, Preventive maintenance planning
Fault finding = Fault diagnosis, Troubleshooting*, Trouble shooting*, Machine troubleshooting, Equipment troubleshooting, Technical troubleshooting, Fault rectification, Electrical troubleshooting
Working at heights = Work at height, Height work, Rope access, Abseiling, IRATA Level 1, IRATA Level 2, IRATA Level 3, SPRAT^, Industrial rope access, Industrial climbing
Confined space work = Confined space entry, Confined space*
Industrial painting = Powder coating, Sandblasting, Sand blasting, Protective coating, Surface preparation, Coating inspection, Coating application, NACE^, NACE CIP Level 2, NACE CIP, AMPP^, Coatings inspector, BGAS, FROSIO, NACE Level 1, NACE Level 2, Powder coating line, Powder coat application, Powder coating line operation, Electrostatic spraying, Electrostatic painting, Electrostatic*, E-coat, Electrocoating, Cathodic dip painting
Chimney sweeping = Chimney cleaning, Sweeping of chimneys, Sweeping flues, Flue sweeping work, Rodding of chimneys
Diving = Commercial diving, Scuba diving, Underwater work
Pest control = Fumigation, Pest management services, Termite treatment, Anti-termite treatment, Termite control, Pre-construction termite treatment, Soil treatment for termites, Termite inspection
Tree surgery = Tree felling, Tree pruning, Tree climbing, Felling*, Tree surveys, Tree inspection, Tree removal, Felling of trees, Cross-cutting of logs, Delimbing, Bucking, Chainsaw felling, Felling and crosscutting, Chainsaw maintenance and cross-cutting, Chainsaw tickets, CS30, CS31, Windblown timber, Climbing trees, Crown lifting, Crown thinning, Dead-wooding, Deadwooding, Rope and harness work in trees, Tree dismantling, Branch rigging, Rigging of branches, Aerial rescue, Sectional felling, Pollarding
Tailoring = Garment alterations, Clothing alterations, Alterations*, Bespoke tailoring, Uniform orders, Uniform stitching, Garment fitting, Bespoke suits, Suit sewing, Suit cutting, Suit tailoring, Jacket making, Trouser making, Sewing bespoke suits, Gown alterations, Wedding dress alterations, Taking in garments, Wedding gown alteration, Fittings for suits, Dress fitting, Fitting sessions, Client fittings, Suit fittings, Bridal alterations, Dress alterations, Suit alterations, Uniform making, Kilt making, Alterations to wedding dresses, Jacket alterations
Dressmaking = Dress making, Seam finishing > Tailoring
Embroidery = Hand embroidery, Gold work embroidery, Zardozi, Appliqué, Appliqueing, Cross stitch, Smocking, Kantha, Goldwork, Crewel, Aari work, Hand embroidering, Appliqué work
Bookbinding = Book binding
Printing* = Offset printing, Print production, Press operation, Printing press operation, Offset press operation, Offset printing press, Litho printing, CTP^, Colour matching in print, Sheet-fed offset, Web offset, Flexographic printing, Flexo printing, Gravure printing, Letterpress printing, Pad printing, DTG printing, T-shirt printing, Offset lithography, Sheetfed offset, Four-colour offset, Speedmaster, Printing of labels by offset, Four-colour printing, Lithographic printing, GTO, Sheet-fed printing, Flexo, Flexography, Flexo press operation, Flexo label printing, Anilox rollers, Label printing, CI flexo, Gravure, Rotogravure, Rotogravure printing, Gravure cylinders, Web presses, Web press operation, Web offset printing, Heatset web, Coldset web
Digital printing = Print on demand, Xerox Iridesse, Xerox Versant, Konica Minolta AccurioPress, Canon imagePRESS, Ricoh Pro, Variable data printing, Variable data, VDP^, Personalised printing, Mail merge printing
Screen printing = Silk screen printing, Serigraphy
Prepress = Pre-press, Final artwork, Print finishing, Pre-press work, Press checks, Press passing, Press passes, Proof approval
3D printing = Additive manufacturing, FDM printing, 3D printers
3D scanning = 3D scans, 3D laser scanning of objects ~ 3D printing
Laser cutting = Laser engraving, Laser cutter operation, Laser engraver, Trophy engraving, Engraving of trophies, Plaque engraving, Rotary engraving, Pantograph engraving, CO2 laser
Packaging* = Packing*, Product packaging, Hand packing, Packing goods, Packing and labelling, Packaging operation
`;
