export default String.raw`
@group automotive-transport | Vehicles, driving, aviation and shipping | transport

[skills]
Filler work = Body filler, Filler application
Sensor replacement = Replacing sensors, Proximity sensors, Proximity switch replacement, Photocell replacement, Encoder replacement
Central locking = Central locking repair
Automotive wiring = Wiring repair
Battery replacement = Battery changing
Trailer coupling = Coupling and uncoupling, Trailer handling > Heavy vehicle driving
Electronic driving logs = ELD logs, Electronic logging devices, Drivers' hours, Hours of service, Driver log books, ELD logbooks, HOS compliance, Driver hours compliance, Logbook completion by drivers
Refrigerated transport = Reefer loads, Refrigerated trailers, Reefers, Reefer transport, Refrigerated freight, Temperature-controlled transport, Refrigerated haulage, Hauling refrigerated freight, Reefer hauling, Reefer driving, Refrigerated freight hauling
Flatbed hauling = Flatbed loads, Flatbed, Flatbed trucking, Flatbed driving, Flatbed trailers, Low loader, Abnormal loads, Heavy haulage, Oversize loads, Step-deck
Hazmat endorsement > Dangerous goods transport
Vehicle reversing = Reverse parking, Reversing*, Docking of trailers, Fifth wheel coupling, Drop and hook, Shunter driving, Yard shunter
Passenger announcements = Cabin announcements, Announcements*, Public announcements, Station announcements, PA announcements > Cabin crew service
Duty-free sales = Inflight sales, In-flight sales > Retail sales
Meal service = Inflight meal service > Food and beverage service
Spare parts ordering > Spare parts management
Automotive repair = Auto repair, Vehicle repair, Car repair, Automobile repair, Car mechanics, Auto mechanics, Automotive mechanics, Motor mechanics, Automobile mechanics, Vehicle mechanics
Vehicle maintenance = Vehicle servicing, Car maintenance, Car servicing, Automotive maintenance, Vehicle service, Oil changes, Vehicle lubrication, Periodic servicing, Vehicle tune-up, Lube service, Lubrication service, Oil changing, Fluid changes, Full car service, Interim service, PMS of vehicles, Full services, Full service of vehicles, Full service of cars
Vehicle diagnostics = Automotive diagnostics, Engine diagnostics, Car diagnostics, Fault code scanning, Diagnostic scanners, OBD2 diagnostics, Diagnostic scanning, Diagnostics of vehicles, Computer diagnostics, Vehicle scanning, Auto diagnostics, KFZ-Diagnose, Electronic diagnostics, Vehicle fault diagnosis
OBD diagnostics = OBD^, OBD-II, OBD2, OBD-II diagnostics, OBD scanning, Warning light diagnosis, Scan tool diagnostics, Diagnosing warning lights > Vehicle diagnostics
Engine repair = Engine overhaul, Engine maintenance, Engine rebuilding, Engine tuning, Engine overhauling, Injector calibration, Radiator repair, Engine reconditioning, Engine assembly, Engine change, Engine removal, Engine rebuild, Engine stripping, Engine building, Top overhaul, Engine removal and installation, Engine replacement, APU change, APU replacement, Powerplant change, Engine run-ups, Engine ground runs, Engine run-up, Ground runs, Engine changing, Leak check runs, APU^, APU servicing
Diesel engine repair = Diesel mechanics, Diesel engines, Diesel engine maintenance, Heavy vehicle mechanics, Overhaul of diesel engines, Diesel engine overhaul
Transmission repair = Gearbox repair, Gear box repair, Clutch replacement, Transmission systems, Clutch repair, Clutch overhaul, Gearbox overhaul, Gearbox rebuilding, Gearbox maintenance, Gearboxes*, Clutches*, Clutch fitting, Clutch plates, Automatic transmissions, Automatic transmission repair, Gearbox reconditioning, Manual transmissions, Differentials, Final drives, Final drive overhaul, Industrial gearboxes, Reducers, Gear reducers, Reducer overhaul
Brake repair = Brake servicing, Brake replacement, Brake overhaul, Brake pads, Brake lining, Brake bleeding, Air brakes, Brake tests, Brake testing, Brake service, Brakes*, Brake relining, Brake pad replacement, Brake discs, Brake shoes, Brake bleeding on cars, Air brake repair, Air brake servicing, Air brake systems, Air brake adjustment, EBS^, Pneumatic brakes, Slack adjusters, Hydraulic brake bleeding, Disc brake bleeding, Hydraulic disc brakes, Rim brakes, Brake bleed, Bleeding of brakes
Brake systems > Brake repair
Suspension and steering = Suspension repair, Steering systems, Steering repair, Suspension work, Steering racks, Ball joints, Tie rods, Shock absorber replacement, Suspension bushes, Power steering
Wheel alignment = Wheel balancing, Tyre fitting, Tyre changing, Tyre service, Tyre rotation, Tyre repair, Tyre replacement, Balancing of wheels, Wheels and tyres, Four-wheel alignment, Wheel aligning, Hunter alignment, Laser wheel alignment, Steering geometry, Tyre changes
Auto electrical = Auto electrical repair, Automotive electrical systems, Vehicle electrical systems, Auto electrician*, Automobile wiring, Automotive electronics, Automotive electrics, Wiring repair in vehicles, Auto electrical work, Auto electrics, Auto electrician work, Car electrical repair, Car wiring, Vehicle electrics
Auto air conditioning = Car AC repair, Vehicle air conditioning, Car AC, A/C recharge, Auto AC, Automotive air conditioning, Vehicle AC servicing, Air-con regas, Air conditioning recharge, Air conditioning recharging, Car air conditioning, Air conditioning service
Hybrid vehicle repair = Hybrid vehicles, EV repair, Hybrid vehicle maintenance, Hybrid technology, Hybrid batteries, Hybrid battery replacement, Hybrid systems, Hybrid battery repair, High-voltage batteries, High-voltage isolation, High-voltage battery isolation, IMI Level 3 EV
Auto body repair = Panel beating, Body repair, Tinkering, Vehicle body repair, Dent repair, Collision repair, Car body work, Accident repair, Crash repair
Vehicle painting = Auto painting, Car painting, Automotive painting, Vehicle spray painting
Car detailing = Vehicle detailing, Car washing, Car wash, Vehicle valeting, Vehicle cleaning, Car valeting, Interior detailing, Auto detailing, Ceramic coating, Car polishing*, Paint protection film, Upholstery cleaning of cars, Engine bay cleaning, Machine polishing of cars, Car valeting service, Washing and valeting cars, Vehicle washing, Car cleaning, Bus cleaning, Train cleaning
Motorcycle repair = Motorbike repair, Three-wheeler repair, Motorcycle mechanics, Motorcycle servicing, Tuk-tuk repair, Scooter repair, Auto rickshaw repair, Two-wheeler repair, Motorcycle engine overhaul, Moped repair, Carburettor cleaning
Heavy equipment repair = Heavy machinery maintenance, Heavy equipment maintenance, Heavy machinery repair, Heavy duty mechanics, Earthmoving equipment maintenance, Heavy plant maintenance, Plant maintenance of heavy equipment, Plant mechanic work, Plant fitting, Mobile plant repair, Construction equipment repair, Heavy plant repair, Loader repair, Excavator repair, Dump truck maintenance, Bulldozer repair, Grader repair, Dozer repair, Earthmoving equipment repair ~ Excavator maintenance
Vehicle inspection = MOT testing, Vehicle assessment, Emission testing, Roadworthiness inspection, Vehicle testing, MOT^, MOT tests, MOT tester, Vehicle inspection testing, Roadworthiness testing, COF inspections, TÜV inspection, Hauptuntersuchung, ITV inspections, Fitness testing of vehicles, Annual vehicle inspection, Emissions tests, Exhaust emission testing, Smog checks, Smog testing, Gas analyser, Opacity testing
Spare parts management = Auto parts, Spare parts, Vehicle parts, Parts management, Spare parts inventory
Workshop management = Garage management, Service advising, Vehicle workshop management
Vehicle valuation
Driving* = Driving skills, Vehicle driving, Car driving, Light vehicle driving, Vehicle operation
Defensive driving = Safe driving
Heavy vehicle driving = HGV driving, Truck driving, Lorry driving, Heavy vehicle licence, HGV^, HGV Class 1, HGV Class 2, LGV^, Heavy goods vehicle driving, Night driving, Winter driving, Heavy vehicle operation, Tanker driving, Refrigerated trucks, Class 1 driving, Trailer driving, Tipper driving, OTR driving, Container trucks, Tanker*, Fuel tanker driving, Tanker loading and discharge, Fuel delivery driving, Bowser driving, Tipper*, Tipping of aggregates, Tipper trucks, Aggregate delivery, Dumper driving on roads, Tipping aggregates, Grab lorry, Aggregate tipping, Skip lorry driving, Snow chains*, 4x4 driving, 4WD driving
Bus driving = Coach driving, Passenger transport, School bus driving, School bus, Public bus driving, Driving buses, Minibus driving, D1 licence, Double-decker driving, Bus operation
Taxi driving = Ride-hailing, Chauffeuring, Chauffeur service, Private driving, Executive driving, Taxi meter, Uber driving, PickMe driving, Taxi service, Cab driving, Private hire driving, PHV licence, Hackney carriage, Cab fares, Chauffeur, Chauffeur driving, VIP driving, VIP chauffeuring, Airport transfer driving, Meet and greet at airports, PickMe*, Uber*, Ola driving, Ride hailing apps, Taximeter use, Passenger motorcycle, Private hire, Taxi and private hire
Delivery* = Parcel delivery, Delivery services, Courier delivery, Courier services, Goods delivery, Last-mile delivery, Courier work
Delivery driving = Motorbike delivery > Delivery
Motorcycle riding = Motorbike riding, Three-wheeler driving
Driving licence* = Driver's licence*, Clean driving licence*, Full driving licence*, Full UK driving licence*, Light vehicle licence*, Heavy vehicle driving licence*
Driving instruction = Driver training
Route planning = Journey planning, Route optimisation, Delivery route planning
Vehicle checks = Pre-trip inspection, Vehicle safety checks, Daily vehicle checks, Walkaround checks, Vehicle defect checks, Pre-trip checks, Vehicle walkarounds, First-use checks, Walk-round checks, Post-trip inspections, Vehicle inspection by driver, Pre-trip and post-trip inspections, Daily walkaround checks, DVIR, Vehicle walk-round checks, Bus checks, Defect cards, Defect reporting on vehicles, Driver defect reports, Nil defect reports
Load securing = Cargo securing, Load security, Loading and unloading vehicles, Tarping, Tarping loads, Securing loads, Load sheeting, Sheeting loads, Sheeting of loads, Ratchet straps, Chaining down, Load binding, Freight securing, Securing of loads, Load securement, Cargo securement
Tachograph use = Digital tachograph, Driver CPC, Tachographs, CPC^, CPC card, DQC, Certificate of professional competence for drivers, Code 95, Driving and rest times, Driving and resting times
Dangerous goods transport = ADR^, Hazardous materials transport, Dangerous goods handling, Dangerous goods, Hazmat handling, Hazardous goods, Hazardous goods transport, Transport of dangerous goods
GPS navigation = Map reading, Satellite navigation
Train driving = Locomotive operation, Railway operations, Rail operations, Freight train driving, Passenger train driving, Metro driving, Diesel locomotives, Electric locomotives, EMU driving, DMU driving, Driving trains, Train operation, Locomotive driving
Railway signalling = Rail signalling
Tram operation = Tram driving
Traffic control = Traffic marshalling, Traffic direction, Directing traffic, Flagging*, Flagger, Stop-go boards, Stop/go boards, Flag person, Traffic banksman, Traffic marshal, Lollipop man at road works, Traffic control at road works, Road works traffic control, Traffic directing
Parking management = Valet parking, Parking attendance, Car parking, Parking cars, Parking of cars, Parking attendant, Parking control, Car park attendance
Forklift operation = Forklift driving, Forklift truck driving, Fork lift, Forklift, Forklift operating, Forklift truck operation, Forklift licence, Forklift certified, Fork-lift operation, Forklift handling, FLT^, Lift truck, FLT driving, FLT licence, Forklift truck, RTITB, Lift truck operation, Side loader, Sideloader, Counterbalance licence, Counterbalance forklift, Counterbalance, Counterbalance truck, OSHA forklift certification, Powered industrial trucks
Reach truck operation = Reach truck, Order picker truck, VNA trucks, Pump truck, Forklift battery charging, PPT truck, Reach truck licence, Reach truck driving, Reach forklift, LLOP^, Low-level order picker, VNA^, Very narrow aisle, Turret truck, Pallet stacker, Walkie stacker, Electric pallet truck, Cherry picker truck, Ride-on pallet truck, High-level order picker
Pallet truck operation = Pallet jack, Hand pallet truck, Powered pallet truck, Pallet truck, Sack trucks, Hand truck
Aviation* = Civil aviation, Aviation operations, Aviation industry
Piloting aircraft = Commercial pilot licence, Flying*, Flight operations, Airline transport pilot licence, CPL^, ATPL^, Aircraft handling, Night flying, Multi-engine flying
Instrument flying = Instrument rating, IFR^
Flight planning = Flight dispatch, Flight scheduling, Flight following, Fuel planning, Flight watch
Flight instruction
Helicopter piloting
Drone piloting = Drone operation, UAV operation, Drone flying, Drone pilot*, UAV piloting
Cabin crew service = Cabin service, In-flight service, Inflight service, Flight attendant service, Cabin crew operations, Cabin crew*, Galley management, Galley service, Trolley service, Meal service on board, In-flight announcements, Inflight announcements
Aviation safety = Aircraft safety, Aviation safety management, Cabin safety, Flight safety, Safety demonstrations, Cabin checks, Cabin safety checks
Aviation security = AVSEC, Airport security, Passenger screening, Baggage screening, Screening passengers, X-ray machines, X-ray image interpretation, X-ray machine operation, Hold baggage screening, Walk-through metal detectors, Hand-held metal detectors, ETD screening, Cargo screening, X-ray baggage screening, Airport security screening
Air traffic control = Air traffic management, ATC^
Airport operations = Airport management, Airside operations
Airport ground handling = Ground handling, Ramp operations, Ramp handling, Ground operations, Apron services, Aircraft marshalling, Ramp agent duties, Ground support equipment
Passenger handling = Passenger services, Passenger check-in, Passenger assistance, Boarding procedures, Passenger care, Special assistance passengers, Passenger boarding, Baggage check-in, Check-in counters, Assistance to wheelchair passengers, Boarding assistance
Baggage handling = Baggage services, Luggage handling, Hold loading, Aircraft hold loading, Baggage sorting, Baggage make-up, Belt loader, ULD handling, Cargo hold loading, Loading aircraft holds, Pushback tug, Ramp services, Aircraft cabin cleaning, Carrying luggage, Luggage porterage, Luggage carrying, Door opening for guests, Bellhop duties, Bell desk, Luggage storage, Doorman duties, Doorman, Porterage, Luggage tagging
Aircraft maintenance = Aircraft repair, Aircraft engineering, Aviation maintenance, EASA Part 66, Aircraft mechanics, Part-66
Aircraft structures repair = Airframe maintenance, Structural repairs of aircraft, Aircraft structural repair, Airframe repair ~ Structural repair manual
Air cargo operations = Air freight, Air cargo, Cargo handling
Crew scheduling = Crew resource management, CRM training for crews
Maritime operations = Ship operations, Vessel operations, Shipping operations, Marine operations
Marine navigation = Ship navigation, Nautical navigation, Navigation of vessels, Celestial navigation
Bridge watchkeeping = Watchkeeping, Navigational watch, Engine watch, Anchor watch, Deck watch, Bridge watch, Watch keeping, Watch standing, Standing watches, Lookout*, Keeping lookout, Lookout keeping, Bridge watch standing ~ Marine navigation
Seamanship = Deck operations, Deck work
Mooring operations = Mooring, Mooring and unmooring, Unmooring, Line handling, Ship mooring, Vessel mooring, Making fast > Seamanship
Ship handling = Ship manoeuvring, Boat handling, Boat operation, Small boat handling, Boat maintenance, Skiff handling, Coxswain duties, Boat driving, Beaching of boats, Manoeuvring of ships, Manoeuvring
Ship engine maintenance = Marine engine maintenance, Marine diesel engines, Engine room operations, Marine machinery maintenance, Engine room watchkeeping, Engine watch standing, Standing engine watches, Main engine watch, Engine room watches, Engine watchkeeping, UMS watchkeeping
Marine electrical systems = ETO duties
Cargo operations = Cargo stowage, Stowage planning, Cargo loading, Cargo planning, Cargo lashing, Cargo watch, Cargo loading and discharging, Lashing and unlashing, Lashing gear, Twistlocks
Tanker operations = Oil tanker operations, LNG tanker operations
Port operations = Terminal operations, Harbour operations, Container terminal operations, Stevedoring, Dock work, Cargo handling on quays, Tally clerk work, Tally sheets, Longshoring, Docker work, Cargo slinging
Ship surveying = Marine surveying
Shipbuilding = Ship repair, Naval architecture, Boat building, Boatbuilding, Ship construction, Wooden boat building, Planking, Caulking of boats
Ship chartering = Chartering, Shipbroking, Vessel fixing, Fixing vessels, Vessel chartering, Fixture recaps, Cargo matching, Chartering desk
Ship agency = Vessel agency, Husbandry services
Maritime safety = Safety at sea, Sea survival, Personal survival techniques, Lifeboat operation
Naval communications = GMDSS^, Marine radio communication
Ballast water management = Marine pollution prevention

[tools]
Samsara = Samsara fleet > Fleet management
Geotab > Fleet management
Motive ELD > Fleet management
Autel = Autel scanner, Autel MaxiSys > Vehicle diagnostics
Launch X431 > Vehicle diagnostics
Techstream = Toyota Techstream > Vehicle diagnostics
Snap-on diagnostics = Snap-on Scanner > Vehicle diagnostics
Mitchell 1 = Mitchell OnDemand > Automotive repair
ALLDATA > Automotive repair
Altea DCS = Amadeus Altéa Departure Control > Passenger handling
SITA airport systems = SITA CUTE > Passenger handling
AMOS maintenance = Swiss AMOS > Aircraft maintenance
TRAX maintenance > Aircraft maintenance
AMOS marine = AMOS PMS > Ship engine maintenance
Danaos > Ship engine maintenance
NS5 > Ship engine maintenance
Transas simulator > Marine navigation
ARPA radar = ARPA^ ~ Transas simulator
NAVTEX
STCW^ = STCW 95, STCW certificates, STCW basic safety training > Maritime safety
ECDIS > Marine navigation
SOLAS^ = SOLAS and MARPOL > Maritime safety
MARPOL > Maritime safety ~ SOLAS
ISM Code = ISM^ > Maritime safety
ISPS Code = ISPS^ ~ ISM Code
IATA DGR = IATA Dangerous Goods Regulations, IATA DGR Cat 6 > Dangerous goods transport
IATA ticketing = IATA/UFTAA, IATA Foundation
Jeppesen = Jeppesen charts > Flight planning
Bosch diagnostic tools = Bosch KTS > Vehicle diagnostics

[tools]
Delphi DS diagnostics = Delphi DS
VAG ODIS = ODIS^
BMW ISTA = ISTA^
FORScan
JCB ServiceMaster
Autodata = Haynes Pro, HaynesPro
Kerridge DMS = Kerridge^
Keyloop ~ Kerridge DMS
CDK Global = CDK DMS
Reynolds and Reynolds
Pinewood DMS
Knorr-Bremse diagnostics = Haldex diagnostics
Fleetio ~ Fleet management
`;
