export default String.raw`
@group road-yard-detail | Roads, yards, decks and stores in detail | transport

[skills]
Trip recording = Trip logs, Trip sheets
Fuel logs = Fuel records
Returns collection
Cash on delivery
Route navigation = GPS route navigation
Coach tours = Coach tour driving, Tour driving
Timetable adherence = Running to timetable
Train preparation = Preparing trains, Preparation of trains, Brake continuity tests, Locomotive preparation, Train inspection, Wagon inspection, Wagon examination, Coach inspection
Points operation = Setting points, Points setting, Hand points, Switch throwing, Ground frames, Setting of points
Interlocking panel operation = Interlocking panel, Signal box operation, Panel signalling, Lever frames, Block working, Absolute block, Train describer
Level crossing operation = Level crossing control, Level crossings, Level crossing keeping, Gate keeping on railways
Train protection systems = AWS/TPWS, ATP systems, Cab signalling
CBTC ~ Train protection systems
Railway rule book = Rule book, Rules and regulations of railways
Route learning ~ Railway rule book
Personal track safety = PTS^ ~ Railway rule book
COSS ~ Railway rule book
GSM-R ~ Railway rule book
Track work = Tamping, Ballast work, Rail laying, Permanent way maintenance, P-way maintenance, Fishplate bolting
Articulated lorry driving = Artic driving, Tractor-trailer driving, Tractor trailer, Semi-trailer driving, Truck and trailer driving, Long haul trucking, Over-the-road driving, Interstate driving, Heavy truck driving
CDL Class A = Class A CDL, CDL-A, Commercial driver's license, Air brake endorsement, Doubles/triples endorsement, Tanker endorsement, CDL^
Class B CDL = CDL Class B ~ CDL Class A
Category C+E = LGV C+E, Category CE, Class 1 driver, C+E licence, Führerschein Klasse CE, Permis EC, LGV Class 1, Code 14 licence, MC licence, HR licence
Category C ~ Category C+E
PSV licence = PCV licence, Category D, PCV Category D, Passenger carrying vehicle licence, Bus licence, D licence
Lorry loader operation = Hiab, Hiab operation, Lorry loader, Lorry crane, Lorry-mounted crane, Truck-mounted crane, Hiab crane, ALLMI, Lorry crane operation, Loader crane operation
Moffett = Moffett forklift, Truck-mounted forklift ~ Lorry loader operation
CMR documents = CMR^, CMR waybills, Consignment notes
TIR carnets ~ CMR documents
Wheelchair passenger assistance = Wheelchair boarding, Wheelchair securing, Wheelchair passenger boarding, Helping wheelchair users, WAV driving
Motorcycle delivery = Rider delivery, Motorcycle courier, Boda boda
Bicycle delivery = Bike courier ~ Motorcycle delivery
Non-emergency patient transport = Patient transport driving
Slope grading = Grading of slopes, Slope trimming, Fine grading, Final trim, Site grading, Levelling of ground, Grading slopes, Slope battering
GPS machine control = Trimble machine control, Machine control, Topcon machine control, Leica machine control, GPS machine guidance, 3D machine control, Trimble Earthworks
Paver operation = Paver*, Asphalt paver, Paving machine operation, Asphalt paver operation, Tarmacking, Screed operation on pavers, Asphalt raking
Cold planer = Cold milling, Road planing, Road milling ~ Paver operation
Dump truck driving = Articulated dump truck, ADT^, Forward tipping dumper, Site dumper, Dumpers, Dumper operation on site, Dump truck operation
Piling rig operation = Piling rig, Piling rigs, CFA piling, Pile boring, Rotary piling, Piling attendant
Micropiling ~ Piling rig operation
Sheet piling ~ Piling rig operation
Load chart reading = Reading load charts, Load moment, Crane load charts
Panel lifting = Precast panel lifting ~ Load chart reading
Port crane operation = RTG crane, RTG^, RTG crane operation
Terminal tractor driving ~ Port crane operation
Empty handler ~ Port crane operation
Portal crane ~ Port crane operation
STS crane = STS crane operation, Ship-to-shore crane, Quay crane, Quay crane operation, RMG crane operation ~ Port crane operation
Forestry harvester operation = Forestry harvester, Harvester head, Timber harvester, Timber extraction, Timber processing by harvester
Feller buncher ~ Forestry harvester operation
Skidder operation ~ Forestry harvester operation
Forwarder = Timber forwarding ~ Forestry harvester operation
Plant checks = Daily plant checks, Pre-use checks, Pre-start checks, Prestart checks, Pre-start inspections, Pre-operational checks, Machine pre-start checks, Equipment inspection, Daily checks*, Daily machine checks
Helmsmanship = Helmsman, Steering of ships, Steering duties, Helmsman duties, Ship steering, Wheelman
Anchor handling = Anchor work, Handling anchors, Windlass, Windlass operation, Anchor operations
Hatch cover operation = Hatch covers, Hatch opening
Tank cleaning on ships = Tank washing ~ Hatch cover operation
Cargo hold cleaning = Hold preparation, Hold washing ~ Hatch cover operation
Lifeboat handling = PSCRB, PSC&RB, Proficiency in survival craft, Launching lifeboats, Lifeboat launching
Rescue boats = Fast rescue craft, Fast rescue boats ~ Lifeboat handling
Able seafarer = AB^, Able seaman, Able seafarer deck, Deck rating, Rating forming part of a navigational watch
EFA ~ Able seafarer
Ordinary seaman ~ Able seafarer
Bosun duties = Boatswain duties
Deck stores = Bosun store ~ Bosun duties
Carton labelling = Labelling cartons, Carton sorting, Label application, Product labelling, Labelling of cartons, Labelling of goods, Goods labelling, Box labelling, Sorting and labelling
Strapping of goods = Strapping machines
Bag stitching ~ Strapping of goods
Sack filling = Bag filling, Bagging of goods ~ Strapping of goods
Site labouring = Construction labouring, Site labour, Barrowing, Wheelbarrow work, Shovelling, Building labouring, Labouring on site, General labour
Driver rostering = Driver scheduling, Rostering drivers, Crew rostering, Rostering of drivers, Duty rosters for drivers, Driver rota planning
Fuel monitoring = Fuel reports, Fuel consumption monitoring, Fuel cards, Fuel control, Fuel card management
Material expediting = Expediting of materials, Purchase order expediting, Expediting materials
Stock record keeping = Kardex, Stock ledger, Stock registers
Reorder level setting = Reorder levels, Reorder points, Min-max levels, Stock level setting
Stock write-offs = Write-offs of stock, Stock disposal ~ Stock control
Backorder management = Backorders, Back orders
Advance shipping notices = ASN^, Advance ship notice
EDI transactions = EDI orders ~ Advance shipping notices
Lead time management = Lead times, Supplier lead times
`;
