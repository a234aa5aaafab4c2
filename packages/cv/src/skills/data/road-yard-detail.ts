export default String.raw`
@group road-yard-detail | Roads, yards, decks and stores in detail | transport

[skills]
Train preparation = Preparing trains, Preparation of trains, Train brake tests, Brake continuity tests, Locomotive preparation, Train inspection, Wagon inspection, Wagon examination, Coach inspection
Points operation = Setting points, Points setting, Hand points, Switch throwing, Ground frames, Setting of points
Interlocking panel operation = Interlocking panel, Signal box operation, Panel signalling, Lever frames, Block working, Absolute block, Train describer
Level crossing operation = Level crossing control, Level crossings, Level crossing keeping, Gate keeping on railways
Train protection systems = AWS/TPWS, ATP systems, Cab signalling, CBTC
Railway rule book = Rule book, Rules and regulations of railways, Route learning, PTS^, Personal track safety, COSS, GSM-R
Track work = Tamping, Ballast work, Rail laying, Permanent way maintenance, P-way maintenance, Fishplate bolting
Articulated lorry driving = Artic driving, Tractor-trailer driving, Tractor trailer, Semi-trailer driving, Truck and trailer driving, Long haul trucking, Over-the-road driving, Interstate driving, Heavy truck driving
CDL Class A = Class A CDL, CDL-A, Commercial driver's license, Class B CDL, CDL Class B, Air brake endorsement, Doubles/triples endorsement, Tanker endorsement
Category C+E = LGV C+E, Category C, Category CE, Class 1 driver, C+E licence, Führerschein Klasse CE, Permis EC, LGV Class 1, Code 14 licence, MC licence, HR licence
PSV licence = PCV licence, Category D, PCV Category D, Passenger carrying vehicle licence, Bus licence, D licence
Lorry loader operation = Hiab, Hiab operation, Lorry loader, Lorry crane, Lorry-mounted crane, Moffett, Moffett forklift, Truck-mounted forklift, Truck-mounted crane, Hiab crane, ALLMI
CMR documents = CMR^, CMR waybills, Consignment notes, TIR carnets
Wheelchair passenger assistance = Wheelchair boarding, Wheelchair securing, Wheelchair passenger boarding, Helping wheelchair users, WAV driving
Motorcycle delivery = Rider delivery, Motorcycle courier, Boda boda, Bike courier, Bicycle delivery
Non-emergency patient transport = Patient transport driving
Slope grading = Grading of slopes, Slope trimming, Fine grading, Final trim, Site grading, Levelling of ground, Grading slopes, Slope battering
GPS machine control = Trimble machine control, Machine control, Topcon machine control, Leica machine control, GPS machine guidance, 3D machine control, Trimble Earthworks
Paver operation = Paver*, Asphalt paver, Paving machine operation, Asphalt paver operation, Tarmacking, Screed operation on pavers, Cold planer, Cold milling, Road planing, Road milling, Asphalt raking
Dump truck driving = Articulated dump truck, ADT^, Forward tipping dumper, Site dumper, Dumpers, Dumper operation on site
Piling rig operation = Piling rig, Piling rigs, CFA piling, Sheet piling, Micropiling, Pile boring, Rotary piling, Piling attendant
Load chart reading = Reading load charts, Load moment, Crane load charts, Precast panel lifting, Panel lifting
Port crane operation = RTG crane, RTG^, STS crane, STS crane operation, Ship-to-shore crane, Quay crane, Quay crane operation, Portal crane, Empty handler, Terminal tractor driving, RTG crane operation
Forestry harvester operation = Forestry harvester, Timber forwarding, Forwarder, Harvester head, Timber harvester, Skidder operation, Timber extraction, Feller buncher, Timber processing by harvester
Plant checks = Daily plant checks, Pre-use checks, Pre-start checks, Prestart checks, Pre-start inspections, Pre-operational checks, Machine pre-start checks
Helmsmanship = Helmsman, Steering of ships, Steering duties, Helmsman duties, Ship steering, Wheelman
Anchor handling = Anchor work, Handling anchors, Windlass, Windlass operation, Anchor operations
Hatch cover operation = Hatch covers, Cargo hold cleaning, Tank cleaning on ships, Hold preparation, Hatch opening, Tank washing
Lifeboat handling = PSCRB, PSC&RB, Proficiency in survival craft, Launching lifeboats, Lifeboat launching, Rescue boats, Fast rescue craft, Fast rescue boats
Knots and splicing = Knots*, Rope handling, Marlinspike seamanship, Rope and wire work
Able seafarer = AB^, Able seaman, Ordinary seaman, Able seafarer deck, Deck rating, EFA, Rating forming part of a navigational watch
Bosun duties = Bosun store, Boatswain duties, Deck stores
Carton labelling = Labelling cartons, Carton sorting, Label application, Product labelling, Labelling of cartons, Labelling of goods, Goods labelling, Box labelling, Sorting and labelling
Strapping of goods = Strapping machines, Bagging of goods, Sack filling, Bag filling, Bag stitching
Site labouring = Construction labouring, Site labour, Barrowing, Wheelbarrow work, Shovelling, Building labouring, Labouring on site
Driver rostering = Driver scheduling, Rostering drivers, Crew rostering, Rostering of drivers, Duty rosters for drivers, Driver rota planning
Fuel monitoring = Fuel reports, Fuel consumption monitoring, Fuel cards, Fuel control
Material expediting = Expediting of materials, Purchase order expediting, Expediting materials
Stock record keeping = Kardex, Stock ledger, Stock registers
Reorder level setting = Reorder levels, Reorder points, Min-max levels, Stock level setting
Backorder management = Backorders, Back orders
Advance shipping notices = ASN^, Advance ship notice, EDI transactions, EDI orders
Lead time management = Lead times
`;
