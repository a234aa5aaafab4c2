export default String.raw`
@group transport-sea-rail | Transport by sea, rail, road and air | logistics

[skills]
Passage planning = Voyage planning
Bunkering* = Fuel bunkering, Taking bunkers, Bunkers*, Bunker taking, Bunker calculations, Fuel changeover, Fuel oil changeover, Bunkering operations
Deck maintenance = Deck painting
Lifesaving appliances = LSA and FFA, Lifeboats, Life-saving equipment, LSA/FFA maintenance
Marine engine overhaul = Main engine maintenance, Auxiliary engines, Engine room maintenance, Piston overhaul
Marine boilers = Auxiliary boilers
Ballast operations = Ballasting
Tanker cargo operations
Reefer monitoring = Reefer containers
Dynamic positioning = DP systems, Kongsberg K-Pos
Pilotage
Port state control = Flag state inspections
Container handling = Container lashing, Container stuffing, Lashing of containers, Lashing containers
Ship husbandry = Provisioning of ships
Chartering and broking = Charter parties
Shunting* = Yard shunting, Wagon shunting, Uncoupling, Yard operations on rail, Hump yard
Route knowledge = Rule book knowledge
Train dispatch
Track maintenance = Track inspection, Track laying, Level crossing maintenance
Rolling stock maintenance = Locomotive maintenance, Coach maintenance
Overhead line equipment = OLE^
Van driving = Van deliveries
Tachograph rules = ELD^, Working time rules, Driving time rules, Working time directive for drivers
Load restraint = Strapping of loads, Load distribution, Chaining of loads, Strapping loads, Strapped loads, Ratchet strapping, Chain and binder, Wheel nut checks, Wheel re-torque, Reversing of artics, Backing of trailers, Alley docking, Blind side reversing
Hazardous goods driving = Hazardous materials handling
Motorcycle taxi
Roadside assistance = Roadside repair, Jump starting, Towing of vehicles, Recovery trucks
Aerodrome operations
Air traffic services
Aerial work = Aerial spraying, Aerial survey

[tools]
BNWAS
ENC charts = Admiralty charts
ETCS^
MORSE train protection = AWS train protection
EFB^ = Electronic flight bag
Foreflight
Navblue
Descartes
Navis N4
Körber voice
Paragon routing
TomTom Telematics
Onfleet
TWIC^
IMDG^ = IMDG Code
Ocean Signal EPIRB = EPIRB

[skills]
Chart correction ~ Passage planning
Chart work = Chartwork ~ Passage planning
Coastal navigation ~ Passage planning
Lashing* ~ Cargo operations
Hold cleaning ~ Cargo operations
Hatch cover maintenance ~ Cargo operations
Bunker operations ~ Bunkering
Fuel transfer ~ Bunkering
Lookout duties ~ Bridge watchkeeping
UMS operation ~ Bridge watchkeeping
Chipping and painting = Deck chipping, Chipping and scraping, Deck painting and chipping, Ship painting by crew, Derusting, Needle gunning ~ Deck maintenance
Mooring lines ~ Deck maintenance
Rope splicing ~ Deck maintenance
Steering* ~ Deck maintenance
Helm duties ~ Deck maintenance
Lifeboat drills ~ Lifesaving appliances
Lifeboat maintenance ~ Lifesaving appliances
Survival craft ~ Lifesaving appliances
Fire-fighting drills at sea ~ Lifesaving appliances
Abandon ship drills ~ Lifesaving appliances
Man overboard drills ~ Lifesaving appliances
Purifier maintenance = Purifier overhaul, Overhauling purifiers, Fuel oil purifiers, Lube oil purifiers, Separators on ships ~ Marine engine overhaul
Draft surveys ~ Ballast operations
Trim and stability ~ Ballast operations
Stability calculations ~ Ballast operations
Inert gas systems = Inerting, Tank inerting ~ Tanker cargo operations
Crude oil washing = COW operations ~ Tanker cargo operations
Ship-to-ship transfer ~ Tanker cargo operations
DP operations ~ Dynamic positioning
Tug operation ~ Pilotage
Towing operations ~ Pilotage
Berthing* ~ Pilotage
Berthing operations ~ Pilotage
Vetting inspections ~ Port state control
SIRE inspections ~ Port state control
Class surveys = Class inspections, Classification surveys, Class survey preparation ~ Port state control
ISM audits ~ Port state control
Gantry crane = Gantry crane operation ~ Container handling
RTG operation ~ Container handling
Reach stacker ~ Container handling
Reach stacker operation ~ Container handling
Straddle carrier ~ Container handling
Yard planning ~ Container handling
Terminal tractor ~ Container handling
Berth planning ~ Container handling
Tally clerking ~ Container handling
Crew changes ~ Ship husbandry
Port clearance ~ Ship husbandry
Laytime calculation ~ Chartering and broking
Demurrage ~ Chartering and broking
Train handling ~ Train driving
Engine driving ~ Train driving
Train marshalling ~ Shunting
Wagon coupling = Coupling of wagons, Coupling wagons ~ Shunting
Signal reading ~ Route knowledge
Signalling rules ~ Route knowledge
Train signalling ~ Route knowledge
Platform duties ~ Train dispatch
Train despatch ~ Train dispatch
Station duties ~ Train dispatch
Platform safety ~ Train dispatch
Timetable planning ~ Train dispatch
Train guard duties ~ Train dispatch
Permanent way work ~ Track maintenance
Rail welding = Aluminothermic welding, Welding rails, Thermit welding, Flash butt welding, Rail joint welding ~ Track maintenance
Sleeper replacement ~ Track maintenance
Rail grinding ~ Track maintenance
Ballast tamping ~ Track maintenance
Bogie overhaul ~ Rolling stock maintenance
Wagon repair ~ Rolling stock maintenance
Train brake testing = Train brake tests ~ Rolling stock maintenance
Catenary maintenance ~ Overhead line equipment
Passenger safety ~ Bus driving
Tour coach driving ~ Bus driving
Wheelchair passengers = Wheelchair assistance, Wheelchair ramp operation, Wheelchair ramps, Assisting wheelchair users, Ramp deployment ~ Bus driving
Articulated lorries ~ Heavy vehicle driving
Semi-trailers ~ Heavy vehicle driving
Multi-drop delivery = Multi-drop, Multidrop driving, Drop-off rounds, Delivery rounds, Courier driving, Parcel round, Package delivery, Multi-drop driving, Recorded delivery, Route sorting, Mail frames, Walk sorting ~ Van driving
Home delivery ~ Van driving
Delivery runs ~ Van driving
Passenger pick-up ~ Taxi driving
Driver logs ~ Tachograph rules
Logbook keeping ~ Tachograph rules
Tie-downs ~ Load restraint
Tail lift operation = Lift gate, Tail-lift deliveries ~ Loading and unloading
Slot booking = Terminal slot booking, Delivery slot booking, Booking slots, Booking of slots, Dock slot booking
Roping and sheeting = Sheeting and roping ~ Load securing
Tail lift ~ Loading and unloading
ADR licence ~ Hazardous goods driving
HazMat ~ Hazardous goods driving
Vehicle scheduling = Truck scheduling, Scheduling trucks, Fleet scheduling, Vehicle utilisation, Dispatching trucks, Trip scheduling, Dispatch planning, Vehicle routing and scheduling, Truck dispatching, Scheduling of trucks, Dispatch plans, Shipment plans, Shipment planning, Despatch planning ~ Fleet management
Telematics ~ Fleet management
Vehicle tracking ~ Fleet management
In-vehicle monitoring systems = IVMS^, Vehicle monitoring systems, Driver behaviour monitoring ~ Vehicle tracking
Route scheduling ~ Traffic engineering
Driver dispatch ~ Traffic engineering
Vehicle routing ~ Traffic engineering
Tuk-tuk driving ~ Motorcycle taxi
Trishaw driving ~ Motorcycle taxi
Vehicle recovery ~ Roadside assistance
Breakdown recovery ~ Roadside assistance
Towing* ~ Roadside assistance
Instrument approaches ~ Piloting aircraft
Multi-crew cooperation ~ Piloting aircraft
Line training ~ Piloting aircraft
Type rating instruction = Type rating instructor, TRE^, Type rating examiner, Simulator checks, Simulator instruction ~ Piloting aircraft
Simulator training ~ Piloting aircraft
Base training ~ Piloting aircraft
Pre-flight checks = Pre-flight inspection ~ Piloting aircraft
Weight and balance = Mass and balance, Weight and balance calculation, Load and trim sheets ~ Flight planning
Load sheets ~ Flight planning
NOTAM review ~ Flight planning
Load control ~ Flight planning
Aircraft loading ~ Airport ground handling
Baggage loading ~ Airport ground handling
Aircraft turnaround = Turnaround* ~ Airport ground handling
De-icing ~ Airport ground handling
Aircraft cleaning ~ Airport ground handling
Belt loader operation ~ Airport ground handling
Apron control ~ Airport ground handling
Runway inspections ~ Aerodrome operations
Airside safety ~ Aerodrome operations
Airside driving ~ Aerodrome operations
Bird control ~ Aerodrome operations
Approach control = Approach radar, Radar approach control ~ Air traffic services
Tower control ~ Air traffic services
Radar control ~ Air traffic services
Area control ~ Air traffic services
Flight plan processing ~ Air traffic services
Search and rescue flying ~ Aerial work
Inbound operations ~ Goods receiving
Inbound deliveries ~ Goods receiving
Bin location management ~ Goods receiving
Slotting* = SKU slotting, Slotting of SKUs, Warehouse slotting, Warehouse layout, Warehouse layout design, Location management ~ Goods receiving
Outbound operations ~ Dispatch
Shipping labels ~ Dispatch
Waybills ~ Dispatch
Outbound shipments ~ Dispatch
Pallet jack operation ~ Reach truck operation
Electric pallet jack ~ Reach truck operation
Perpetual inventory ~ Cross-docking
Physical counts ~ Cross-docking
Annual stock take = Annual stock count ~ Cross-docking
Stock auditing = Stock audit, Inventory audit, Inventory auditing, Stock reconciliation, Inventory reconciliation > Auditing ~ Cross-docking
Post delivery = Letter delivery, Delivering letters, Postal delivery, Mail rounds ~ Parcel sorting
Mail room work ~ Parcel sorting
Mailroom ~ Parcel sorting
Franking* = Franking machines, Franked mail, Mail franking, Franking mail, Franking machine operation ~ Parcel sorting
LCL shipments ~ Freight forwarding
FCL shipments ~ Freight forwarding
Consolidation of cargo ~ Freight forwarding
Cargo booking ~ Freight forwarding
Air waybills = AWB^, Air way bills, House airway bill, MAWB, HAWB, Airway bill, AWB cutting, HBL ~ Freight forwarding
Certificates of origin = Origin certificates ~ International business
Customs entries = Customs entry preparation, Preparing customs entries, Customs examination, Customs inspection attendance, Entry processing ~ International business
Customs valuation = Valuation queries, Valuation of imports ~ HS classification
Duty calculation ~ HS classification
Cargo examination ~ HS classification
Cargo inspection ~ HS classification
Customs audits ~ HS classification
Duty drawback ~ HS classification
Safety stock ~ Supply chain management

[tools]
ERTMS
TPWS
Lido flight planning
COSMOS terminal
HighJump
Vocollect
Webfleet

[tools]
Furuno = Furuno radar
Transas ~ ECDIS
TMSA = Tanker management and self assessment
Automatic identification system
`;
