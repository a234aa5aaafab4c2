export default String.raw`
@group vehicle-shop-detail | Vehicle and machine shops in detail | trades

[skills]
DPF regeneration = DPF^, DPF cleaning
EGR cleaning = EGR valves ~ DPF regeneration
AdBlue systems = SCR systems ~ DPF regeneration
ABS repair = ABS?, ABS brakes, ABS systems
Airbag repair = Airbag systems, SRS systems ~ ABS repair
ADAS calibration = ADAS^, Camera calibration, Radar calibration, Driver assistance calibration, ADAS camera calibration
CNG conversion = Gas conversion of vehicles, CNG kits, CNG fitting
LPG conversion = LPG kits, Autogas installation ~ CNG conversion
Heavy vehicle repair = Truck mechanics, Truck repair, Truck maintenance, Heavy duty truck repair, HGV repair, HGV maintenance, Lorry repair, Heavy commercial vehicles, Truck servicing
Bus repair = Bus maintenance ~ Heavy vehicle repair
Trailer repair = Trailer maintenance ~ Heavy vehicle repair
Tachograph calibration = Tachograph repair, Tachograph installation
Speed limiter calibration ~ Tachograph calibration
Cooling system repair = Radiator repair of vehicles, Thermostat replacement in vehicles, Coolant flush, Overheating diagnosis, Radiator flushing
Car upholstery = Auto upholstery, Seat trimming, Automotive trimming, Car seat covers, Headliner replacement, Vehicle trimming, Car seat re-trimming, Retrimming car seats, Car seat repair, Headlinings, Headliners, Motorcycle seats, Boat seats, Marine upholstery, Automotive upholstery
Window tinting = Window film, Window film installation
Vinyl wrapping ~ Window tinting
Vehicle accessories fitting
Dashcam installation = Reversing cameras, Reverse cameras, Dash cams, Reverse camera fitting ~ Vehicle accessories fitting
GPS tracker installation = Tracker installation ~ Vehicle accessories fitting
Tow bar fitting = Tow bars ~ Vehicle accessories fitting
Wiring loom repair = Wiring looms, Building looms
Car alarm installation ~ Vehicle accessories fitting
Car audio installation ~ Vehicle accessories fitting
Service estimates = Job estimates, Service writing, Vehicle repair estimates
Repair orders ~ Service estimates
EASA Part-66 licence = EASA B1, B1.1 licence, B1.1, B1 licence category, Category B1, Category B2, Category A licence, LAME^
LWTR ~ EASA Part-66 licence
A&P licence = FAA A&P, A&P^, Airframe and Powerplant, A&P mechanic, FAA Airframe and Powerplant, FAA IA, Inspection authorization
Engine borescoping = Borescope, Boroscope inspection, Boroscope, Borescoping, Engine borescoping inspection, Engine borescope inspection
Blade blending = Blending of blades, Fan blade blending
Wheel and brake changes = Wheels and brakes, Wheel changes, Wheel changing, Brake change on aircraft
Minimum equipment list = MEL^, MEL application, MEL/CDL, Deferred defects, Defect deferral, Deferring defects, Acceptable deferred defects
Structural repair manual = SRM^
Rivet replacement ~ Structural repair manual
Skin repairs ~ Structural repair manual
Aircraft structures ~ Structural repair manual
Aircraft sheet metal ~ Structural repair manual
Illustrated parts catalogue = IPC authoring, Parts catalogues, Maintenance manuals authoring
Wiring diagram manual ~ Illustrated parts catalogue
Component maintenance manual = CMM manuals ~ Illustrated parts catalogue
Fault isolation manual = TSM^, Trouble shooting manual ~ Illustrated parts catalogue
Certificate of release to service = CRS^, Release to service, CRS signing, CRS issue, Certifying staff duties, Maintenance release, Dual release
FAA 8130-3 ~ Certificate of release to service
EASA Form 1 ~ Certificate of release to service
Airworthiness directive compliance = SB/AD compliance, AD/SB compliance, Compliance with airworthiness directives, ADs and SBs, AD compliance, Airworthiness directive embodiment
Service bulletin embodiment ~ Airworthiness directive compliance
Cabin defect rectification = Cabin defects, Cabin interior repair, Aircraft interiors, Cabin repairs, Cabin maintenance ~ Aircraft maintenance
In-flight entertainment repair ~ Cabin defect rectification
Galley equipment repair ~ Cabin defect rectification
Seat repair ~ Cabin defect rectification
Fuel tank entry = Fuel tank safety, Fuel tank sealing, Fuel tank inspection, Aircraft fuel tanks, Fuel leak repair, Leak sealing
CDCCL ~ Fuel tank entry
EWIS = Electrical wiring interconnection systems, Aircraft wire repair, Aircraft wiring repair
Pitot-static testing = Pitot static tests
Air data testing ~ Pitot-static testing
Altimeter testing ~ Pitot-static testing
Transponder testing ~ Pitot-static testing
RVSM = RVSM checks ~ Pitot-static testing
ETOPS = EDTO, ETOPS checks, CAT III maintenance, ETOPS maintenance
Aircraft de-icing = De-icing of aircraft, Anti-icing, Aircraft deicing
Foreign object debris control = FOD^, FOD walks, FOD control, FOD awareness
CAMO = Part-M, CAMO duties, Maintenance programme management
Airworthiness review ~ CAMO
Aircraft hydraulics = Aircraft hydraulic systems, Hydraulic systems of aircraft
Environmental control systems of aircraft = Aircraft air conditioning packs ~ Aircraft hydraulics
Aircraft pneumatics ~ Aircraft hydraulics
Flight controls ~ Aircraft hydraulics
Bleed air ~ Aircraft hydraulics
Landing gear rigging = Landing gear change ~ Aircraft hydraulics
Radome repair
Wet lay-up ~ Radome repair
Honeycomb repair ~ Radome repair
Carbon fibre repair ~ Radome repair
Composite bonding ~ Radome repair
Aircraft battery servicing = Ni-Cad batteries, Aircraft batteries, Aircraft battery maintenance
Machine alignment = Machine levelling, Levelling of machines
Laser shaft alignment ~ Machine alignment
Belt alignment = Pulley alignment ~ Machine alignment
Hydraulic hoses = Hose assembly, Hose making, Hose replacement, Hydraulic hose replacement, Hydraulic hose assembly, Hydraulic fittings
Hydraulic cylinder overhaul = Hydraulic cylinder rebuild, Hydraulic cylinder rebuilding, Hydraulic rams, Hydraulic cylinders, Cylinder resealing, Hydraulic cylinder repair
Crusher maintenance = Crushers, Jaw crushers, Cone crushers, Crusher liners, Liner changes, Crusher repair, Crusher liner changes, Relining mills, Screen panel changes, Changing liners, Screen mesh changes
Screen maintenance = Vibrating screens, Screen media ~ Crusher maintenance
Mill relining ~ Crusher maintenance
John Deere Service Advisor = Service Advisor, John Deere diagnostics
CNH EST ~ John Deere Service Advisor
AGCO EDT ~ John Deere Service Advisor
CAT ET^ = Caterpillar ET, Cat Electronic Technician
Volvo Tech Tool = Volvo VCADS, PTT Premium Tech Tool ~ CAT ET
Komatsu KOMTRAX ~ CAT ET
Cummins INSITE = INSITE ~ CAT ET
Cat SIS ~ CAT ET
Steam turbine overhaul = Steam turbine maintenance, Turbine overhaul, Turbine inspection, Turbine blading, Turbines*
Gas turbine overhaul = Gas turbine maintenance ~ Steam turbine overhaul
Packaging machine maintenance = Packing machine maintenance, Filler maintenance, Bottling line maintenance, Filling machine maintenance, Form-fill-seal machines, Bottling plant maintenance
Drilling rig maintenance = Drilling rigs maintenance, Rig maintenance
Mud pump overhaul ~ Drilling rig maintenance
Top drive maintenance ~ Drilling rig maintenance
Chainsaw repair = Chainsaw maintenance
Garden machinery repair = Garden machinery servicing, Outdoor power equipment ~ Chainsaw repair
Brush cutter repair ~ Chainsaw repair
Grease guns
Centralised lubrication = Automatic lubrication systems ~ Grease guns
Manual lubrication = Lubrication rounds, Lubrication of machines, Greasing of equipment ~ Grease guns
Chain tensioning = Chain adjustment
Chain replacement = Chains and sprockets ~ Chain tensioning
Belt replacement on machines = Belt tensioning of machines ~ Chain tensioning
Millwrighting = Millwright, Millwright duties
MTBF analysis = MTBF^, MTBF and MTTR, Breakdown analysis
MTTR^ ~ MTBF analysis
Wheel truing = Truing of wheels
Spoke replacement ~ Wheel truing
Wheel lacing = Spoking ~ Wheel truing
Gear indexing = Gear tuning, Derailleur adjustment, Derailleurs, Derailleur indexing, Gear cable replacement
E-bike repair = E-bikes, E-bike servicing, Electric bikes, Electric bicycle repair, E-bike motors, E-bike diagnostics, E-bike motor repair
Electric scooter repair = E-scooter repair ~ E-bike repair
Fork servicing = Suspension forks, Fork service, Fork overhaul, Suspension service on bikes, Shock service
Bottom bracket replacement = Bottom brackets
Drivetrain replacement = Drivetrain cleaning, Replacement of drivetrains ~ Bottom bracket replacement
Hub overhaul = Hub servicing, Freehub service ~ Bottom bracket replacement
Headset fitting = Headsets ~ Bottom bracket replacement
Tubeless set-up = Tubeless tyres, Tubeless conversion, Tubeless fitting, Tubeless*, Bleeding of bike brakes
Bicycle frame repair = Frame brazing, Carbon frame repair
Frame building ~ Bicycle frame repair
Wheelchair repair = Wheelchair maintenance, Wheelchair servicing
Pram repair ~ Wheelchair repair
Mobility scooter repair ~ Wheelchair repair

[tools]
Shimano
Park Tool ~ Shimano
Cytech ~ Shimano
Bosch eBike ~ Shimano
Campagnolo ~ Shimano
SRAM^ ~ Shimano
ATR 72 = ATR 42/72, ATR 42, PW127
Boeing 777 = B777
Boeing 767 = B767 ~ Boeing 777
Boeing 747 = B747 ~ Boeing 777
Dash 8 = Q400, Bombardier Q400, De Havilland Dash 8
Cessna 172
Piper aircraft ~ Cessna 172
Cessna 152 ~ Cessna 172
Cessna 208 = Cessna Caravan ~ Cessna 172
V2500
PT6A ~ V2500
RB211 ~ V2500
CF6 ~ V2500
Trent 700 ~ V2500
GE90 ~ V2500
PW1100G ~ V2500
LEAP-1A = CFM LEAP ~ V2500
PW4000 ~ V2500
AMOS^ = AMOS maintenance system, ShipManager^
TRAX^
Maintenix ~ TRAX
Ramco Aviation ~ TRAX
ASE certification = ASE certified, ASE Master Technician, ASE^
Cummins^ = Cummins engine repair
MTU engines ~ Cummins
Deutz engines ~ Cummins
Perkins = Perkins engines ~ Cummins
Komatsu
Caterpillar^
Snap-on
Stahlwille ~ Snap-on
Facom ~ Snap-on
Hazet ~ Snap-on
`;
