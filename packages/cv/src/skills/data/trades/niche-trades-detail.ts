export default String.raw`
@group niche-trades-detail | Smaller trades in detail | trades

[skills]
Lift re-roping = Re-roping, Re-roping of lifts, Rope changing on lifts, Roping of lifts, Suspension rope replacement, Rope shortening, Rope tensioning on lifts, Rope replacement on lifts
Lift door adjustment = Door operator adjustment, Lift door operators, Landing door adjustment, Car door adjustment, Landing door alignment
Lift safety gear testing = Safety gear testing, Governor testing, Lift governor testing, Overspeed governor testing, Safety gear tests, Lift safety gear ~ Lift maintenance
Buffer testing ~ Lift safety gear testing
Escalator step replacement = Escalator steps, Step chains, Step chain replacement, Escalator handrails, Handrail replacement on escalators, Comb plate replacement, Escalator servicing
GWO training = GWO^, GWO Basic Safety, GWO Basic Technical, GWO BST, Climbing rescue
Tower bolt torquing = Torque and tension, Bolt tension checks, Tower bolts
IGBT replacement = IGBTs, Converter repair, Converter maintenance, Inverter maintenance
Roller shutter repair = Roller shutter installation, Roller door repair, Shutter motors, Roller shutter maintenance, Roller shutter servicing
Industrial door repair ~ Roller shutter repair
Dock levellers = Dock leveller repair ~ Roller shutter repair
Garage door repair = Garage door springs, Garage door installation, Garage door spring replacement, Torsion springs, Garage door openers
Lock opening = Opening locked doors, Lockouts, Non-destructive entry, Locked door opening, Auto lockouts, Emergency entry
Safe cracking ~ Lock opening
Rekeying of locks = Rekeying, Cylinder rekeying, Key systems, Master keying, Lock changes, Lock replacement, Cylinder replacement in locks, Master key system making, Lock rekeying, Cylinder replacement, Changing cylinders, Lock cylinder changes, Euro cylinders, Master key suites
Electronic access hardware = Maglocks, Access readers, Electric strikes
Door entry systems = Door entry installation, Intercom wiring, Wiring of intercoms, Video intercoms, Video door entry ~ Electronic access hardware
Water leak location = Leak location, Locating leaks, Correlator, Leak correlators, Acoustic leak detection, Leak noise correlation, Leak locating, Leak finding, Step testing
Non-revenue water = NRW^, NRW reduction ~ Water leak location
Main flushing = Flushing mains, Hydrant flushing, Swabbing of mains, Flushing of mains, Flushed hydrants, Flushing hydrants
Hydrant maintenance ~ Main flushing
Valve exercising = Exercising valves, Valve operation on networks, Sluice valves
Valve replacement = Valve installation ~ Valve exercising
Pressure reducing valves = PRV maintenance ~ Valve exercising
Gas main laying = Gas pipe laying, Gas service connections, Service connections, Service laying, Gas network maintenance
Water service connections = House connections ~ Gas main laying
Gas meter exchange = Meter exchanges, Exchanging gas meters, Meter changing, Gas meter installation
Smart meter installation ~ Gas meter exchange
Cable avoidance = CAT and Genny, Cable avoidance tool, CAT scanning, Utility scanning, Service location, Scanning for cables, Cable locating, Utility locating, Service detection
GPR scanning ~ Cable avoidance
Reinstatement of roads = Reinstatement, Excavation reinstatement, Footway reinstatement, Trench reinstatement
NRSWA = Signing lighting and guarding ~ Reinstatement of roads
Pumping station maintenance = Pump station maintenance, Lift station maintenance, Sewage pumping stations
Wafer handling = Wafer loading, Loading wafers, FOUP handling
Wafer fab operation = Recipe set-up in fabs ~ Wafer handling
Wafer cleaning = Wet benches ~ Wafer handling
Wafer polishing ~ Wafer handling
Wafer dicing = Wafer bonding, Chemical mechanical polishing, Atomic layer deposition, CMP^ ~ Wafer handling
Ion implantation ~ Wafer handling
CVD^ ~ Wafer handling
Wafer etching = Etch recipes, Etch recipe running, Wet etch, Wet etching, Dry etching ~ Wafer handling
Die inspection = Microscope inspection, Inspecting dies by microscope, Optical inspection of dies
X-ray inspection of boards ~ Die inspection
Automated optical inspection = AOI^ ~ Die inspection
Die attach ~ Die inspection
Electrode coating = Coating electrodes, Electrode manufacture, Electrode calendering, Electrode slitting
Electrolyte filling ~ Electrode coating
Pouch cell assembly = Pouch cells ~ Electrode coating
Cell formation = Formation cycling, Battery formation ~ Electrode coating
Lot tracking = Lot traceability, Tracking lots, Batch traceability, Lot control, Travellers*, Traceability, Product traceability
MES data entry ~ Lot tracking
Cleanroom gowning = Gowning, Gowning procedures, Cleanroom protocol, Class 100 cleanroom, ISO 5 cleanroom, Cleanroom discipline
Fermentation control = Yeast handling, Yeast pitching, Pitching yeast, Fermenter operation, Yeast management
Gravity readings = Reading gravities, Specific gravity readings, Hydrometers ~ Fermentation control
Kegging = Kegging beer, Beer kegging, Cask filling, Beer packaging, Keg line operation, Beer kegging line
Bright beer filtration ~ Kegging
Coopering = Cooperage, Barrel making, Cask making, Barrel charring, Charring barrels, Stave replacement, Barrel repair, Staves, Making casks
Wheat tempering = Wheat conditioning, Tempering wheat, Tempering of wheat, Purifiers in mills
Flour blending ~ Wheat tempering
Roller mill setting = Setting roller mills ~ Wheat tempering
Flour sieving = Sieving flour, Sieving of flour, Plansifters ~ Wheat tempering
Spirit blending = Blending of spirits, Whisky blending
Spirit maturation = Cask management ~ Spirit blending
Cut points = Distillation cuts ~ Spirit blending
Brush chipping = Chipper operation, Wood chippers, Wood chipping, Chipping brush, Brushwood chipping
Arborist certificates = NPTC^, LANTRA, CS38, CS39, NPTC chainsaw
ISA Certified Arborist ~ Arborist certificates
Green cutting = Cutting greens, Mowing of greens, Greens mowing
Top dressing of greens ~ Green cutting
Hole changing ~ Green cutting
Hollow tining ~ Green cutting
Scarifying = Verticutting ~ Green cutting
Bunker maintenance = Raking bunkers, Bunker raking ~ Green cutting
Mower setting = Setting cylinder mowers, Cylinder mowers, Mower sharpening, Reel grinding, Cylinder grinding of mowers, Zero-turn mowers
Mower repair = Mower maintenance ~ Mower setting
Border planting = Planting borders, Borders*, Bedding plants, Perennial borders, Herbaceous borders, Planting schemes, Hanging baskets
Container planting ~ Border planting
Laying lawns = Lawn laying, Turfing ~ Border planting
Track gauge measurement = Measuring gauge, Gauge measuring, Track gauge, Track geometry, Cross-level measurement, Track recording, Gauge checks
Point machine maintenance = Point machines, Point machine repair, Switch maintenance, Point motors, Switch machine maintenance, Points heating, Points lubrication
Axle counter maintenance ~ Point machine maintenance
Track circuit testing = Track circuit maintenance ~ Point machine maintenance
Signal relay testing = Relay fault finding, Relay rooms, Signalling relays, Signal maintenance, Signal testing, Railway signalling maintenance, Relay interlocking maintenance
Signal installation ~ Signal relay testing
Overhead catenary work = Overhead catenary, Catenary stringing, Stringing catenary, Droppers, Dropper adjustment, OLE maintenance, OCS maintenance, Contact wire renewal
Third rail maintenance = Third rail ~ Overhead catenary work
Rail flaw detection = Ultrasonic rail testing, Rail ultrasonics, Rail inspection, Rail flaw testing
Possession planning = Possession management, Engineering possessions, Possession protection, Track possession
ULD build-up = Building ULDs, ULD building, ULD^, Air cargo build-up, ULD breakdown, Pallet build-up for air cargo, Cargo build-up
Air cargo acceptance = Cargo acceptance, Cargo weighing, Weighing cargo, Acceptance checks, Cargo documentation checks, Manifesting, Cargo scanning
Dangerous goods acceptance = DGR checks, Checking DGR declarations, DGR declarations, Shipper's declarations, DGR Cat 6, DGR declaration checks
Repacking of goods = Repacking, Repacking goods, Kitting and repacking, Rework and repacking, Co-packing, Goods repacking
Chilled picking = Picking chilled goods, Cold store work, Cold store, Chilled order picking, Frozen picking, Cold storage work, Chilled goods picking
Trailer loading = Loading trailers, Loading of trailers, Dock loading, Loading bay work, Consignment scanning, Scanning consignments
Trailer unloading ~ Trailer loading
Telescopic conveyors ~ Trailer loading
Dock levelling ~ Trailer loading
Pool construction = Pool building, Gunite pools, Pool shells, Liner pools, Pool installation
Pool filter installation ~ Pool construction
Pool pump installation = Pool pumps, Pool pump plumbing, Pool plumbing ~ Pool construction
Wire straining = Straining wire, Wire fencing
Post driving = Driving posts, Post hole digging ~ Wire straining
Barbed wire fencing ~ Wire straining
Palisade fencing ~ Wire straining
Chain-link fencing = Chain link fence installation ~ Wire straining
Gabions = Gabion filling, Filling gabions, Gabion walls, Gabion baskets, Gabion construction
Retaining wall construction = Building retaining walls, Crib walls, Retaining wall building ~ Landscaping
Rockery walls ~ Retaining wall construction
Tunnel boring = TBM^, TBM operation, Tunnel boring machines, Segment erection, Erecting segments, Segment erector, Segment assembly in tunnels
Spiling ~ Tunnel boring
Segment grouting = Annulus grouting ~ Tunnel boring
Pipe jacking = Jacking pipes, Microtunnelling, Trenchless technology
Auger boring = Thrust boring, Moling ~ Pipe jacking
Horizontal directional drilling = HDD^ ~ Pipe jacking
Ground dewatering = Dewatering*, Wellpoints, Wellpoint dewatering, Site dewatering
Soil nailing = Ground anchors ~ Ground dewatering
Jet grouting ~ Ground dewatering
Ground freezing ~ Ground dewatering
Kiln shell scanning = Kiln shell temperatures, Shell scanning, Kiln shell temperature monitoring
Bag house maintenance ~ Kiln shell scanning
Preheater operation = Preheater patrols, Preheaters, Cyclone blockage clearing ~ Kiln shell scanning
Clinker cooler operation = Clinker coolers ~ Kiln shell scanning
Slip preparation = Slip milling, Milling slip, Ceramic body preparation
Ceramic spray drying = Ceramic powder spray drying ~ Slip preparation
Glazing line operation = Glazing lines ~ Slip preparation
Kiln car loading = Loading kiln cars ~ Slip preparation
Tile press operation = Tile presses, Tile pressing ~ Slip preparation, Brick making
Salt making = Salt pans, Salt pan raking, Raking salt pans, Salt harvesting, Salt bagging, Bagging salt, Solar salt works
Gel coat repair = Gel coats, Gelcoat repair, Repairing gel coats, Gelcoating
Boat moulding = GRP moulds ~ Gel coat repair
Hull lamination = Hull laminating, Laminating hulls ~ Gel coat repair
Teak decking = Teak decks, Teak deck fitting
Yacht joinery ~ Teak decking
Deck caulking ~ Teak decking
Trailer chassis building = Chassis fabrication, Trailer building
Axle fitting = Trailer axle fitting ~ Trailer chassis building
Trailer wiring ~ Trailer chassis building
Coach building = Coachbuilding, Vehicle body building, Truck body building ~ Trailer chassis building
Caravan repair = Caravan servicing, Habitation checks, Caravan damp testing ~ Trailer chassis building
Panel bonding = Bonding panels, Structural adhesives, Adhesive bonding
Seat fitting in vehicles ~ Panel bonding
Hire equipment inspection = Pre-hire inspection, Returned plant inspection, Off-hire inspection, Hire fleet maintenance
Generator load testing ~ Hire equipment inspection
Telehandler servicing ~ Hire equipment inspection
Powered access repair = Access platform repair ~ Hire equipment inspection
Damage reports = Damage report writing ~ Hire equipment inspection
LPG cylinder filling = Cylinder filling, Filling LPG cylinders, Gas cylinder filling, Gas bottling, LPG bottling
Cylinder requalification ~ LPG cylinder filling
Road tanker loading = Bottom loading, Loading road tankers, Vapour recovery, Vehicle earthing at loading, Top loading of tankers, Fuel terminal operation, Gantry loading of fuel
Pipe-to-soil potential measurement = Pipe-to-soil potentials, CP surveys, Coating defect surveys, DCVG surveys
Stacker reclaimer operation = Stacker reclaimers
Wagon tippler ~ Stacker reclaimer operation
Coal handling plant ~ Stacker reclaimer operation
Ship loader operation = Ship unloader operation ~ Stacker reclaimer operation
Appliance connection = Washing machine connection, Connecting washing machines, Appliance installation
Assembling beds = Bed assembly ~ Appliance connection
Appliance delivery = Washing machine delivery, White goods delivery ~ Appliance connection
Fish auctioning = Fish auction, Fish selling, Fish market work
Fish packing in ice = Fish icing for sale ~ Fish auctioning
Fish weighing = Catch weighing ~ Fish auctioning
Tack fitting = Fitting tack
Farrier assistance ~ Tack fitting
Hay nets ~ Tack fitting
Stable mucking out ~ Tack fitting
Saddle fitting ~ Tack fitting
`;
