export default String.raw`
@group vehicle-shop-detail | Vehicle and machine shops in detail | trades

[skills]
DPF regeneration = DPF^, DPF cleaning, AdBlue systems, SCR systems, EGR cleaning, EGR valves
ABS repair = ABS^, ABS brakes, ABS systems, Airbag systems, SRS systems, Airbag repair
ADAS calibration = ADAS^, Camera calibration, Radar calibration, Driver assistance calibration, ADAS camera calibration
Auto electrical work = Auto electrics, Auto electrician work, Car electrical repair, Car wiring
CNG conversion = LPG conversion, Gas conversion of vehicles, CNG kits, LPG kits, Autogas installation, CNG fitting
Heavy vehicle repair = Truck mechanics, Truck repair, Bus repair, Truck maintenance, Heavy duty truck repair, Trailer repair, Bus maintenance, HGV repair, HGV maintenance, Lorry repair, Heavy commercial vehicles, Truck servicing, Trailer maintenance
Tachograph calibration = Tachograph repair, Tachograph installation, Speed limiter calibration
Cooling system repair = Radiator repair of vehicles, Thermostat replacement in vehicles, Coolant flush, Overheating diagnosis, Radiator flushing
Car upholstery = Auto upholstery, Seat trimming, Automotive trimming, Car seat covers, Headliner replacement, Vehicle trimming
Window tinting = Window film, Window film installation, Car wrapping, Vinyl wrapping
Vehicle accessories fitting = Car audio installation, Car alarm installation, Dashcam installation, Tow bar fitting, Tracker installation, GPS tracker installation, Reverse camera fitting
Service estimates = Job estimates, Service writing, Repair orders, Vehicle repair estimates
EASA Part-66 licence = EASA B1, B1.1 licence, B1.1, B1 licence category, Category B1, Category B2, Category A licence, LAME, LWTR
A&P licence = FAA A&P, A&P^, Airframe and Powerplant, A&P mechanic, FAA Airframe and Powerplant, FAA IA, Inspection authorization
Engine borescoping = Borescope, Boroscope inspection, Boroscope, Borescoping, Engine borescoping inspection
Blade blending = Blending of blades, Fan blade blending
Wheel and brake changes = Wheels and brakes, Wheel changes, Wheel changing, Brake change on aircraft
Minimum equipment list = MEL^, MEL application, MEL/CDL, Deferred defects, Defect deferral, Deferring defects, Acceptable deferred defects
Structural repair manual = SRM^, Aircraft sheet metal, Aircraft structures, Skin repairs, Rivet replacement, Structural repairs of aircraft, Aircraft structural repair, Airframe repair
Illustrated parts catalogue = Fault isolation manual, TSM^, CMM manuals, Wiring diagram manual, Component maintenance manual
Certificate of release to service = CRS^, Release to service, CRS signing, CRS issue, Certifying staff duties, Maintenance release, EASA Form 1, FAA 8130-3, Dual release
Airworthiness directive compliance = SB/AD compliance, AD/SB compliance, Compliance with airworthiness directives, ADs and SBs, AD compliance, Service bulletin embodiment, Airworthiness directive embodiment
Cabin defect rectification = Cabin defects, Cabin interior repair, Aircraft interiors, Cabin repairs, Seat repair, Galley equipment repair, In-flight entertainment repair
Fuel tank entry = Fuel tank safety, Fuel tank sealing, Fuel tank inspection, Aircraft fuel tanks, Fuel leak repair, CDCCL, Leak sealing
EWIS = Electrical wiring interconnection systems, Aircraft wire repair, Aircraft wiring repair
Pitot-static testing = Pitot static tests, Air data testing, RVSM, RVSM checks, Altimeter testing, Transponder testing
ETOPS = EDTO, ETOPS checks, CAT III maintenance, ETOPS maintenance
Aircraft de-icing = De-icing of aircraft, Anti-icing, Aircraft deicing
Foreign object debris control = FOD^, FOD walks, FOD control, FOD awareness
CAMO = Part-M, CAMO duties, Airworthiness review, Maintenance programme management
Aircraft hydraulics = Aircraft hydraulic systems, Aircraft pneumatics, Landing gear rigging, Landing gear change, Landing gear overhaul, Bleed air, Flight controls, Environmental control systems of aircraft, Aircraft air conditioning packs
Radome repair = Composite bonding, Honeycomb repair, Wet lay-up, Carbon fibre repair
Aircraft battery servicing = Ni-Cad batteries, Aircraft batteries, Aircraft battery maintenance
Machine alignment = Shaft aligning, Laser shaft alignment, Belt alignment, Pulley alignment, Machine levelling
Hydraulic hoses = Hose assembly, Hose making, Hose replacement, Hydraulic hose replacement, Hydraulic hose assembly, Hydraulic fittings
Hydraulic cylinder overhaul = Hydraulic cylinder rebuild, Hydraulic cylinder rebuilding, Hydraulic rams, Hydraulic cylinders, Cylinder resealing
Crusher maintenance = Crushers, Jaw crushers, Cone crushers, Crusher liners, Liner changes, Mill relining, Crusher repair, Screen maintenance, Vibrating screens, Screen media
Harvester repair = Combine repair, Combine harvester repair, Combine maintenance, Harvester servicing, Forage harvester repair, Sugarcane harvester repair
John Deere Service Advisor = Service Advisor, John Deere diagnostics, AGCO EDT, CNH EST
CAT ET^ = Caterpillar ET, Cat SIS, Cummins INSITE, INSITE, Komatsu KOMTRAX, Volvo Tech Tool, Volvo VCADS, PTT Premium Tech Tool
Steam turbine overhaul = Steam turbine maintenance, Gas turbine overhaul, Gas turbine maintenance, Turbine overhaul, Turbine inspection, Turbine blading
Packaging machine maintenance = Packing machine maintenance, Filler maintenance, Bottling line maintenance, Filling machine maintenance, Form-fill-seal machines, Bottling plant maintenance
Drilling rig maintenance = Drilling rigs maintenance, Rig maintenance, Top drive maintenance, Mud pump overhaul
Chainsaw repair = Brush cutter repair, Garden machinery repair, Garden machinery servicing, Outdoor power equipment
Grease guns = Manual lubrication, Lubrication rounds, Centralised lubrication, Automatic lubrication systems, Lubrication of machines, Greasing of equipment
Chain tensioning = Belt tensioning of machines, Chain replacement, Belt replacement on machines, Chains and sprockets, Chain adjustment
Millwrighting = Millwright, Millwright duties
MTBF analysis = MTBF^, MTTR^, MTBF and MTTR, Breakdown analysis
Wheel truing = Truing of wheels, Spoke replacement, Wheel lacing, Spoking
Gear indexing = Gear tuning, Derailleur adjustment, Derailleurs, Derailleur indexing, Gear cable replacement
E-bike repair = E-bikes, E-bike servicing, Electric bikes, Electric bicycle repair, E-bike motors, E-bike diagnostics, E-scooter repair, E-bike motor repair, Electric scooter repair
Fork servicing = Suspension forks, Fork service, Fork overhaul, Suspension service on bikes, Shock service
Bottom bracket replacement = Bottom brackets, Headsets, Headset fitting, Hub overhaul, Hub servicing, Drivetrain cleaning, Drivetrain replacement, Freehub service
Tubeless set-up = Tubeless tyres, Tubeless conversion, Tubeless fitting
Bicycle frame repair = Frame building, Frame brazing, Carbon frame repair
Wheelchair repair = Wheelchair maintenance, Mobility scooter repair, Wheelchair servicing, Pram repair

[tools]
Shimano = SRAM^, Campagnolo, Bosch eBike, Cytech, Park Tool
ATR 72 = ATR 42/72, ATR 42, PW127
Boeing 777 = B777, Boeing 747, Boeing 767, B747, B767
Dash 8 = Q400, Bombardier Q400, De Havilland Dash 8
Cessna 172 = Cessna 208, Cessna Caravan, Piper aircraft, Cessna 152
V2500 = PW4000, LEAP-1A, PW1100G, GE90, Trent 700, CF6, CFM LEAP, RB211, PT6A
AMOS^ = AMOS maintenance system
TRAX^ = Ramco Aviation, Maintenix
ASE certification = ASE certified, ASE Master Technician, ASE^
Cummins^ = Cummins engine repair, Perkins, Deutz engines, Perkins engines, MTU engines
Komatsu
Caterpillar^
Snap-on = Hazet, Facom, Stahlwille
`;
