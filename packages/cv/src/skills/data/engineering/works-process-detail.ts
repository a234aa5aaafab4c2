export default String.raw`
@group works-process-detail | Civil, mechanical and process engineering in detail | engineering | narrow
[skills]
Piece rate setting = Piece rate*, Piece rate calculation ~ Industrial engineering
Facility planning = Facility layout planning ~ Industrial engineering
Quality engineering ~ Industrial engineering, APQP
First pass yield = RFT analysis, RFT reports, FPY^, First time right, Right first time*, First-time yield ~ Industrial engineering
7 QC tools = Seven QC tools, Seven basic quality tools, 7 quality tools ~ Root cause analysis
Routing creation = Routings and BOMs, BOM and routing ~ Industrial engineering, Routing and switching
Standard times = Standard minutes, Standard allowed minutes ~ Industrial engineering, Garment costing
Throughput improvement = Throughput*, Throughput analysis, Capacity improvement, Productivity improvement ~ Industrial engineering
Layered audits = Process audits in plants ~ Industrial engineering
Supermarket pull systems = Takt ~ Industrial engineering, Just-in-time production
Cost-down projects = Cost saving projects, VAVE, VA/VE ~ Industrial engineering
Digital factory = Industry 4.0, Smart manufacturing, Digital twin ~ Industrial engineering
Production ramp-up = Ramp-up* ~ Industrial engineering, Product development
[tools]
Simio
ProModel
AutoMod
Timestudy T1
WITNESS simulation
[skills]
Alignment design = Road alignment, Horizontal and vertical alignment, Geometric design of roads, Highway geometric design, Highway alignment ~ Civil engineering, Geometric design
Earthwork volumes = Earthwork quantities, Cut and fill calculation, Mass haul ~ Civil engineering
Interim bills = RA bills, Running bills, Running account bills, Contractor bills, Contractor billing, Bill certification, Measurement books ~ Civil engineering
Load rating = Bridge load rating, Bridge condition assessment, Bridge management ~ Civil engineering, Bridge inspection
Hydraulic design = Hydraulic calculations, Hydraulic analysis, Hydraulic profile, Hydraulic structures ~ Civil engineering, Hydraulic engineering
IS codes = IS 456, IS 800, IS 1893, Indian Standards, IRC codes, IRC^, MoRTH specifications, MORTH ~ Civil engineering
ACI codes = ACI^, ACI 318 design, ACI standards ~ Civil engineering
Canal works = Canal lining, Irrigation structures, Irrigation canals, Tank rehabilitation ~ Civil engineering
Pavement core cutting = Core cutting of pavement ~ Civil engineering, Core drilling
Ground improvement = Stone columns, Vibro-compaction, Prefabricated vertical drains, Micropiles ~ Civil engineering, Soil nailing
Structural retrofitting = Retrofitting of structures, Structural strengthening, CFRP strengthening, Structural rehabilitation, Structural audits, Structural surveys ~ Civil engineering
Structural steel connections = Connection design, Steel connections ~ Civil engineering
Section 278 works = Section 38, Section 104, S278, Adoptable drainage ~ Civil engineering
Site investigation reports = Geotechnical reports ~ Civil engineering, Geotechnical engineering
[tools]
InfraWorks
InfoDrainage
MicroDrainage
Causeway Flow
SewerGEMS
SewerCAD
TUFLOW
MIKE 21 = MIKE FLOOD, MIKE 11
Tedds
ProtaStructure
RISA = RISA-3D
SCIA Engineer
IDEA StatiCa
LUSAS
CSiBridge
MX Road
AutoTURN
ADAPT-PT = ADAPT^
RAM Concept
RAPT^
spColumn
[skills]
Effluent treatment plants = ETP^, Sewage treatment plants, STP operation, ETP/STP operation ~ Water treatment, ETP operation
Sludge management = Sludge treatment, Faecal sludge management, Fecal sludge management, Septage management ~ Water treatment, Sludge handling
Odour control = Odour surveys, Odour monitoring, Odor control, Odour assessment ~ Water treatment
Sanitary engineering = Environmental sanitation, Sanitation engineering ~ Water treatment, Plumbing design
Leachate treatment = Leachate management, Leachate collection ~ Water treatment
Zero liquid discharge = ZLD^, ZLD systems, Multi-effect evaporation, MEE^, Multiple effect evaporator ~ Water treatment
Scrubber design = Wet scrubbers, Scrubbers*, Bag filter design, Cyclone separators ~ Water treatment, Electrostatic precipitators
Landfill liner design = Liner design, Landfill liners, Landfill capping ~ Water treatment
Soil vapour extraction = Pump and treat, Air sparging, Bioremediation, In-situ chemical oxidation, Phytoremediation ~ Water treatment
Latrine design = Latrine construction, Pit latrines, Sanitation facilities, Community-led total sanitation, CLTS^, CLTS triggering ~ Water treatment
SuDS design = SuDS^, Sustainable drainage, Sustainable urban drainage, Sustainable drainage systems, Bioswales, Rain gardens, Rain garden design ~ Water treatment
Pilot studies* = Pilot testing of plants, Pilot-scale studies, Treatability studies, Treatability tests ~ Water treatment
Waste-to-energy = Anaerobic digestion, Refuse-derived fuel, Biomethanation ~ Water treatment
Materials recovery facility = MRF^, Waste characterisation ~ Water treatment, Waste segregation
Aeration sizing = Aeration design, Blower sizing, Diffuser design ~ Water treatment
[tools]
BioWin
GPS-X
WEST modelling
Visual MODFLOW
[skills]
Shaft design = Shafts*, Shaft and bearing selection, Bearing selection, Machine element design ~ Mechanical engineering
Detail design* = Detailed design, Detailed engineering, Basic and detailed engineering ~ Mechanical engineering
Design verification plan = DVP&R, DVP^, DVPR^, Design verification testing, Design validation ~ Mechanical engineering
Third-party inspection = TPI^, Vendor inspection, Source inspection, Expediting and inspection ~ Mechanical engineering
Engine testing = Engine test cells, Dynamometer testing, Engine dyno testing, Engine calibration ~ Mechanical engineering
Powertrain engineering = Powertrain development, Driveline design, Transmission design ~ Mechanical engineering
NVH testing = Noise vibration and harshness, NVH analysis ~ Mechanical engineering, Acoustics engineering
Vehicle dynamics = Chassis design, Suspension design ~ Mechanical engineering
Battery pack design = EV battery packs, EV powertrain ~ Mechanical engineering
Plumbing and drainage design = Plumbing systems design ~ Mechanical engineering, Plumbing design
Smoke control = Smoke extraction, Car park ventilation, Stair pressurisation ~ Mechanical engineering
Elevator engineering = Lift traffic analysis, Vertical transportation ~ Mechanical engineering
Medical gas systems ~ Mechanical engineering, Medical gas installation
District cooling = District cooling plants, Energy transfer stations ~ Mechanical engineering
Product certification = CE marking, UL certification, FCC certification, CE and FCC marking ~ Mechanical engineering
Motion control = Servo systems ~ Mechanical engineering, Servo drives
[tools]
Codeware Compress
Elite CHVAC
McQuay Duct Sizer
Carrier E20
Trane TRACE = TRACE 700
MagiCAD
PIPE-FLO
MSC Adams = Adams Car
GT-Power
GT-Suite
ETAP Mechanical
SPX laser alignment
Fixturlaser
NFPA 13 = NFPA 20, NFPA 72, NFPA standards, NFPA^
SMACNA
[skills]
Unit operations ~ Chemical engineering
Petrochemicals* = Petrochemical processing, Olefins ~ Chemical engineering, Nuclear engineering
Debottlenecking = Plant debottlenecking ~ Chemical engineering
Line sizing = Pipe sizing, Hydraulic line sizing ~ Chemical engineering
Pressure relief = Pressure relief systems, Flare design, Blowdown systems ~ Chemical engineering, Flare systems
Plant utilities = Utilities*, Utility systems ~ Chemical engineering, Utility operation
Industrial drying = Drying* ~ Chemical engineering, Spray drying
Equipment datasheets = Datasheets*, Process datasheets, Equipment specification sheets ~ Chemical engineering
OSHA process safety management = OSHA PSM, PSM elements, Process safety information ~ Chemical engineering
Performance test runs = Performance guarantee tests, Performance guarantee test runs, PGTR, Test runs ~ Chemical engineering
Licensor liaison = Licensor coordination, Technology licensors ~ Chemical engineering
Batch scale-up = Lab to plant scale-up ~ Chemical engineering, Business process improvement
Clinker quality control = Clinker quality, Raw mix design, Kiln feed control, Kiln optimisation ~ Chemical engineering
Sugar technology ~ Chemical engineering, Sugarcane cultivation
Edible oil refining = Oil refining and deodorising, Deodorisation, Degumming, Solvent extraction of oil ~ Chemical engineering
Hydrogen production = Green hydrogen, Electrolysers, Carbon capture ~ Chemical engineering
Membrane processes = Nanofiltration ~ Chemical engineering, Membrane filtration
Cause and effect diagrams for shutdown = Cause and effect charts, Cause & effect matrix, Interlocks*, Trip logic ~ Chemical engineering
Process economics = Techno-economic analysis, Techno-economic assessment ~ Chemical engineering
[tools]
ProSim
PHAWorks
PHA-Pro
PHAST^
COMOS^
SmartPlant P&ID = SmartPlant
Smart 3D
gPROMS
Aspen Capital Cost Estimator
[skills]
Gravity separation = Jigs and spirals, DMS plant ~ Mineral processing, Gravity concentration
Extractive metallurgy = Hydrometallurgy, Pyrometallurgy ~ Mineral processing
Thickening* = Dewatering of concentrate ~ Mineral processing, Thickeners
Alloy development = Alloy design, Alloy selection ~ Mineral processing
Welding metallurgy = WPS/PQR, Weldability studies ~ Mineral processing
Flotation testwork = Metallurgical testwork, Grind optimisation, Reagent trials, Reagent optimisation ~ Mineral processing, Flotation tests
Gold room operations = Gold room, Gold pouring, Doré smelting ~ Mineral processing, Gold smelting
Phase design = Pushback design, Pit phase design, Pit shell optimisation ~ Mineral processing
Support design* = Ground support design, Stope design, Stope planning ~ Mineral processing, Game design
Cathode quality = Crud control, SX-EW, SX/EW operation ~ Mineral processing
PVT analysis = PVT modelling, Fluid characterisation ~ Mineral processing
Daily drilling reports = Morning reports in drilling ~ Mineral processing
Casting metallurgy = Foundry metallurgy, Methoding of castings ~ Mineral processing, Ductile iron
Refractory management ~ Mineral processing, Refractories
[tools]
CMG simulation = CMG IMEX
tNavigator
HSC Chemistry
METSIM
Magma casting = MAGMASOFT
ProCAST
FactSage
JMatPro
[skills]
Anaesthesia machines = Anaesthesia workstations, Anesthesia machine maintenance ~ Biomedical engineering
CT scanners = CT scanner maintenance, MRI maintenance, Imaging equipment maintenance, X-ray equipment maintenance ~ Biomedical engineering
Breakdown calls = Breakdown attendance, Breakdown response ~ Biomedical engineering, Breakdown maintenance
Composites manufacturing = Composites*, Composite layup, Composite structures, Carbon fibre layup, Prepreg layup ~ Biomedical engineering, Composite materials
Coupon testing = Mechanical testing of materials, Tensile testing of coupons ~ Biomedical engineering
Materials characterisation ~ Biomedical engineering
Biomaterials = Tissue engineering, Biocompatibility testing, ISO 10993 ~ Biomedical engineering
[tools]
IEC 60601 = IEC 60601-1, IEC 62353
IEC 62304
Fluke Biomedical
Rigel analyser
[skills]
AHU selection = Equipment selection in HVAC, Chiller selection, Fan selection, FCU selection, Pump head calculation, ESP calculation, External static pressure ~ Mechanical engineering
Acoustic design = Noise control in buildings, Acoustics*, Acoustic treatment design, Sound attenuators ~ Mechanical engineering
Cleanroom HVAC = Cleanroom design, Pharma HVAC ~ Mechanical engineering
BMS points schedule = BMS points, Points list, I/O schedules ~ Mechanical engineering
Equipment schedules = HVAC schedules, Mechanical schedules ~ Mechanical engineering
Technical submittals = Material submittal preparation, Submittal preparation ~ Mechanical engineering
[skills]
Body in white = BIW^, BIW design, BIW engineering ~ Mechanical engineering
Automotive closures = Closures design, Door design in vehicles, Tailgate design, Hood design ~ Mechanical engineering
Interior trim design = Interior trim, Trim design, Exterior trim, Instrument panel design ~ Mechanical engineering
Crash regulations = Crashworthiness, Crash simulation, Crash testing, Occupant safety, Pedestrian protection ~ Mechanical engineering
Vehicle homologation = Homologation, Type approval, Homologation to ECE, ECE regulations, CMVR compliance ~ Mechanical engineering
Engineering changes = Engineering change requests, Engineering change notices, ECN management ~ Mechanical engineering, Engineering change management
Supplier technical reviews = Technical reviews with suppliers, Supplier design reviews ~ Mechanical engineering
Weight reduction = Lightweighting, Mass reduction, Weight optimisation ~ Mechanical engineering
Wiring harness routing = Harness packaging ~ Mechanical engineering, Harness routing
BOM release = Part release, Design release ~ Mechanical engineering, Drawing release
A-surface feasibility = A-surface, A-surface data, Draft analysis, Class A feasibility ~ Mechanical engineering
Die feasibility = Die try-outs, Stamping feasibility ~ Mechanical engineering, Die spotting
Benchmark teardowns = Teardown benchmarking, Teardown analysis, Vehicle teardowns ~ Mechanical engineering
`;
