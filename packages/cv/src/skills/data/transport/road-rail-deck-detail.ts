export default String.raw`
@group road-rail-deck-detail | Wheels, rails, cranes and decks in detail | transport | narrow

[skills]
Preparation and disposal of trains = Train disposal, En-route fault rectification, Wrong side failures, Tonnage trains, RA brake tests ~ Train driving
Freight train working = Freight trains, Freight working, Electric traction, ATO operation ~ Train driving
Signal calling = Calling signals, Signal aspects, GSM-R radio, Track defect reporting ~ Train driving
Train register keeping = Train register, Signal panel working, NX panel, Line blockages, Granting line blockages, Token working, Tokenless block, VDU signalling, IECC^, Signal box work, Signal boxes ~ Railway signalling
Brake pipe connection = Air hose connection, Connecting air hoses, Brake hose coupling, Wagon numbering, Derailers, Remote control locomotives, Screw couplings, Buckeye couplings, Hand signalling ~ Shunting
COD collection = Cash on delivery collection, Collecting COD, Capturing POD, Capturing signatures ~ Delivery
Defensive riding = Bike maintenance for couriers, Basic bike maintenance, Motorbike checks, Bike checks ~ Motorcycle riding
Airport pickups = Airport pick-ups, Airport pick up and drop, Airport drop-offs, Airport pick-up ~ Travel arrangements
VIP protocol driving = VIP protocol, Escort driving, Security driving ~ Taxi driving
Fluid level checks = Checking oil and water, Oil and water checks, Oil water and tyre checks, Fluids and tyre checks, Tyre changing by drivers ~ Vehicle checks
Fuel receipts = Fuel bills, Fuel log, Trip log keeping ~ Driving
Manual and automatic driving = Manual and automatic, Stick shift driving, Manual transmission driving
City knowledge = Knowledge of city roads, Road knowledge, Sat nav, Sat nav use ~ Route planning
Articulated bus driving = Articulated buses, Electric bus driving, Electric buses, Bendy buses, Double deckers ~ Bus driving
Tour commentary while driving = Coach luggage handling, Tacho*, Tacho rules, Digital tacho, EU drivers' hours ~ Bus driving
Reefer haulage = Reefer operation, Hauling reefers, Regional hauling, Car transporters, Container haulage, Curtainsiders, Tramping* ~ Heavy vehicle driving
Low loader moves = Plant haulage, Lowbed haulage, Lowboy
Power harrowing = Power harrow, Grain carting, Carting grain, Trailer work on farms, Slurry tankers, Slurry tanker driving, Buckrake, Raking of hay, Forage wagon, GPS steering, PTO implements, PTO safety, Implement hitching, Hitching implements, Sugar beet harvester, Cane harvester, Mulcher operation ~ Tractor operation
Batter trimming = Battering slopes, Bulk excavation, Mass excavation, Loading wagons, Loading dump trucks, Quick hitches, Grading to levels, Asphalt rollers, Sub-base compaction, Spreading sub-base ~ Excavator operation
Blind lifts = Blind lifting, Radio lifts, Setting up outriggers, Outrigger set-up, Wind limits for lifting, RCI^, Rated capacity indicators, Knuckle boom cranes, Pedestal cranes, Offshore crane operation ~ Crane operation
Crane operator certificates = NCCCO^, CCO certification, CPCS A60, CPCS A04
Vessel discharge by crane = Discharging vessels, Vessel discharge, Vessel loading with cranes ~ STS crane
Clamp truck driving = Clamp trucks, Paper clamp trucks, Bendi trucks, Bendi^, Flexi trucks, LPG bottle changing, Battery topping up, Battery top-ups, Truck charging, Forklift charging, Forklift pre-use checks ~ Forklift operation
Forklift certificates = ITSSAR^, AITT^, NPORS N010
Walk-round van checks = Van checks, Daily van checks ~ Vehicle checks
Load tipping at RDCs = RDC deliveries, Tipping at RDCs
Rail ticket checking on board = Ticket inspection on trains, Dispatching trains, Train dispatch from platforms
Delivery route knowledge = Round knowledge, Delivery round sorting, Van packing in drop order, Drop order loading
Trailer coupling and uncoupling = Coupling of artics, Dolly coupling, Fifth wheel checks
Cargo bike riding = E-cargo bikes, Bicycle courier work, Pedal cart driving
Animal-drawn cart driving = Bullock carts, Horse carts, Ox cart driving, Carriage driving
Handcart work = Hand carts, Trolley pushing, Porterage by hand, Pedal rickshaw riding, Cycle rickshaw riding
Garage key drops = Vehicle handover, Vehicle relocation, Car moving, Trade plate driving, Plate driving
Livestock haulage = Animal transport by lorry, Milk collection rounds, Refuse vehicle driving, Gully sucker driving
Crane erection = Tower crane erection, Erection of cranes, Crane dismantling, Dismantling of cranes, Crane assembly, Boom assembly, Jib assembly ~ Crane operation
Concrete skips = Concrete skip handling, Skip pours by crane ~ Crane operation
Exclusion zones = Lifting exclusion zones, Drop zones ~ Lift planning
Load moment indicators = Safe load indicators, Anti-collision systems ~ Crane operation
Cargo gauging = Ullage measurement, Ullaging, Ullages ~ Cargo operations
Voyage reports = Noon reports, Voyage reporting ~ Passage planning
`;
