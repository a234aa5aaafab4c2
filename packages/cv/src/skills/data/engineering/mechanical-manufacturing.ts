export default String.raw`
@group mechanical-manufacturing | Mechanical engineering and manufacturing | engineering

[skills]
Reaming* = Boring*, Tapping*, Line boring, Jig boring, Horizontal boring, Boring mill, Vertical boring, VTL operation, Vertical turret lathe, Bore machining > Machining
Honing* = Lapping* > Machining
Annealing* = Tempering*, Hardening* > Metallurgy
Bending* = Press brake operation, Press brake, Brake press, Brake pressing > Sheet metal work
Shearing of metal = Guillotine operation, Guillotine shearing, Guillotine, Shearing of sheet metal, Power shears, Metal shearing > Sheet metal work ~ Bending
Spot inspection = Patrol inspection > Quality control
Heat pumps = Heat pump installation, Heat pump maintenance, Heat pump commissioning, Air source heat pumps, Ground source heat pumps, Heat pump servicing
Gas furnaces = Furnace operation, Furnace maintenance, Induction furnaces, Blast furnace operation, Furnace control, Electric arc furnace, Furnace operator duties, Arc furnace, Cupola, Cupola operation, Induction furnace charging, Melting furnace operation, Induction melting, Furnace tapping, Melt charge calculation, Tapping of furnaces, Tapping furnaces, Alloy addition, Alloying, Ladle furnace, Ladle furnace operation, Steel making, BOF operation, Converter operation, Secondary metallurgy, Alloy adding, Vacuum degassing, EAF operation, BOF steelmaking, EAF^, EAF charging, Charging EAF, Electric arc furnace operation, Temperature dipping, Furnace sampling
Sheet metal design = Sheet metal unfolding, Flat patterns, Sheet metal drawings, Sheet metal drafting > CAD
Visual inspection = Visual testing, Visual checks > Quality control ~ In-process inspection
Fuel treatment = Fuel oil purification, Purifiers*
Planned maintenance systems = PMS maintenance > Preventive maintenance
Deburring* = Polishing*, Metal polishing
Process validation = IQ/OQ/PQ, Equipment qualification, PPQ^
First article inspection = FAI inspection, AS9102, FAI^, First-off inspection, First piece inspection, FAIR reports > Quality control
Corrective and preventive action = CAPA^, Corrective actions
Mechanical engineering* = Mechanical design, Machine design, Mechanical engineering design
Product design engineering = Mechanical product design, Engineering design
Thermodynamics = Heat transfer, Applied thermodynamics, Thermal design, Heat transfer calculations
Fluid mechanics = Fluid dynamics, Fluid systems
Finite element analysis = FEA^, FEM^, Finite element method, Stress analysis, Finite element modelling, Finite element models
Computational fluid dynamics = CFD^, CFD analysis, CFD simulation
Materials science = Materials engineering, Material selection, CMF design, CMF^
Metallurgy = Heat treatment, Metallurgical analysis, Quenching and tempering
Tribology = Lubrication*, Lubrication systems, Lubrication schedules
Vibration analysis = Condition monitoring, Vibration monitoring, Modal analysis, Condition monitoring by vibration, Vibration checks, Vibration measurement
Kinematics = Mechanisms design, Linkage design
Geometric dimensioning and tolerancing = GD&T, Tolerance analysis, Geometric tolerancing, Tolerances*, Geometrical tolerances, Limits and fits, ISO tolerances
CAD^ = Computer-aided design, CAD design, CAD drawing, CAD modelling, CAD software, 3D CAD, 2D CAD, CAD drafting, CAD/CAM
CAM^ = Computer-aided manufacturing, CAM programming
3D modelling = 3D design, Solid modelling, 3D models*
Prototyping* = Prototype development, Prototype building, Product prototyping, Prototypes*, Prototype build ~ UX research
Design for manufacturing = DFM^, Design for manufacture, DFMA^, Design for assembly, DFA^, Design for assembly reviews
Value engineering = Value analysis
Product testing = Prototype testing, Product validation
Mechatronics = Mechatronic systems
Robotics = Industrial robots, Robot programming, Industrial robotics, Robotic systems, Robotics programming
Hydraulics = Hydraulic systems, Hydraulics and pneumatics
Pneumatics = Pneumatic systems, Pneumatic circuits, Pneumatic cylinders, Pneumatic valves, Pneumatic systems repair, Pneumatic cylinder repair
Piping design = Piping engineering, Piping layout, Piping systems, Pipe stress analysis, Piping stress, CAESAR II analysis
Pressure vessel design = Pressure vessels
Pump engineering = Pumps and compressors, Pumps*, Compressors*
Turbine maintenance = Gas turbines, Steam turbines, Turbine operation, Steam turbine operation, Turbo-generator operation, Gas turbine operation
Rotating equipment = Rotating equipment maintenance, Rotating machinery
Maintenance*
  not before and finalization, of account, of accounts, of all accounts, of client, of customer, of the customer, of agent, of the general ledger, of general ledger, of the ledger, of ledgers, of data, of database, of databases, of the database, of information, of file, of files, of all files, of record, of records, of all records, of documentation, of documents, of loans, of contracts, of books, to loan, to loans, to account, to accounts
  not after account, accounts, loan, data warehouse, provider, file, record, database, information, ledger
Mechanical maintenance = Machine maintenance, Machinery maintenance, Equipment maintenance, Maintenance of machines, Machine repair, Equipment repair, Mechanical repair, Machine servicing, Repair and maintenance, Maintenance and repair, Maintenance engineering, Industrial maintenance
Plant maintenance = Factory maintenance, Industrial plant maintenance
Maintenance planning = Maintenance scheduling, Maintenance management, Shutdown planning, Turnaround maintenance, Outage maintenance, Shutdown work, Shutdown execution
Total productive maintenance = TPM^
Reliability engineering = RCM^, Reliability-centred maintenance, Weibull analysis
Root cause analysis = RCA^, 5 Whys, Ishikawa diagrams, Fishbone analysis, Fishbone diagrams, 5 Why, Five whys, 5-Why analysis, Why-why analysis
FMEA^ = Failure mode and effects analysis
8D problem solving = 8D reports, 8D^, 8Ds
Manufacturing* = Manufacturing processes, Production processes, Manufacturing operations
Manufacturing engineering = Production engineering, Process engineering for manufacturing, Industrialisation
Process engineering = Chemical process engineering
Production planning = Production scheduling, Production planning and control, Manufacturing planning, Production control, MRP^, MRP planning, Material requirements planning, Production targets, Production reporting, Production monitoring, Batch scheduling, MRP runs, Daily production reports, Production reports, Shift production reports, Daily output reports, DPR^, Production MIS
Production management = Manufacturing management, Factory management, Production supervision, Production operations, Production line management, Plant management
Production line work = Assembly line work, Assembly line, Production line operation, Line operation, Factory work, Production work
Assembly* = Product assembly, Mechanical assembly, Machine assembly, Component assembly, Assembling*, Parts assembly, Sub-assembly, Final assembly, Gearbox assembly, Pump assembly, Valve assembly, Assembly of gearboxes, Mechanical assembling, Screwdriving, Press fit, Shrink fitting, Bearing pressing, Turbine assembly
Machine operation = Machine operating, Operating machines, Machine operator*, Production machine operation, Operation of machinery, Machinery operation, Industrial machine operation
CNC machining = CNC^, CNC operation, CNC machine operation, CNC machines, CNC operating, CNC turning and milling
CNC programming = CNC machine programming, CNC code, CNC program proving, Program proving, CNC program editing, Prove-out of programs, Conversational programming, Program editing*, Proving programs, Proving out programs, Prove-outs, Program prove-out, Editing CNC programs, M-codes, Single block testing, Dry running of programs > CNC machining
CNC milling > CNC machining, Milling
CNC turning = CNC lathe > CNC machining, Turning
Turning* = Lathe operation, Lathe work, Lathe machine operation, Lathe*, Manual turning, Conventional turning, Centre lathe, Lathe turning, Manual lathe, Capstan lathe, Engine lathe, Centre lathe turning, Shaft turning, Turret lathe, Metal turning, Copy turning
Milling* = Milling machine operation, Milling machines, Conventional milling, Vertical milling, Horizontal milling, Manual milling, Bridgeport mill, Universal milling, Knee mill, Turret mill, Keyway cutting, Keyway broaching, Slot milling
Drilling* = Drill press operation
Machining = Precision machining, Machine shop work, Conventional machining, Metal machining, Machine shop
Tool making = Toolmaking, Tool and die making, Die making, Jigs and fixtures, Die and tool making, Mould making, Press tools, Die maintenance, Die setting, Setting of dies, Press setting, Press tool changing, Flash trimming, Trim press, Injection moulds, Mould tool making, Plastic mould making, Injection mould making, Mould building, Mould fitting
Tool setting = Machine setup, Machine set-up, CNC setup, Setup of machines, Tool changing, CNC setting
Injection moulding = Plastic injection moulding, Plastic moulding, Plastics processing, Plastic welding, Injection moulding machine setting
Blow moulding = Blow moulding machines, Stretch blow moulding, Preform blowing, PET blowing, Bottle blow moulding ~ Injection moulding
Die casting = Metal casting, Casting*, Foundry work, Pattern making for castings, Wax injection
Sand casting ~ Die casting
Extrusion = Plastic extrusion, PVC pipe extrusion, Extrusion of pipe, Pipe extrusion, Sheet extrusion, Profile extrusion, Extruder operation, Film extrusion, Cable extrusion, Extruding PVC pipe, PVC extrusion
Stamping = Press tool operation, Metal stamping, Punching press
Rubber processing = Rubber manufacturing, Tyre manufacturing, Rubber moulding, Compression moulding, Rubber mixing, Banbury mixer, Internal mixer, Two-roll mills, Mill mixing, Compound mixing, Rubber milling, Open mill mixing, Rubber compound mixing, Mixing compounds, Vulcanising press, Rubber pressing, Rubber calendering, Rubber extrusion, Curing presses, Tyre curing, Rubber press operation
Composite materials = Fibreglass, Carbon fibre, Fiberglass work, FRP fabrication
Surface treatment = Surface finishing
Electroplating = Chrome plating, Zinc plating, Nickel plating, Plating line operation, Hard chrome, Gold plating ~ Surface treatment
Galvanising = Hot-dip galvanising, Galvanising line operation ~ Surface treatment
Anodising = Anodizing line operation, Hard anodising ~ Surface treatment
Painting in manufacturing = Paint shop, Spray coating
Woodworking machinery = CNC routing, CNC router, Acrylic routing, Acrylic fabrication, CNC router operation, Acrylic letters, Letter routing
Paper manufacturing = Pulp and paper
Cement manufacturing
Glass manufacturing
Ceramic manufacturing
Chemical manufacturing = Chemical production, Chemical processing
Food manufacturing = Food production lines, Beverage production, Bottling
Pharmaceutical packaging
Packaging machinery = Packaging machine operation, Filling machines
Quality control = QC^, Quality inspection, Quality checks, Quality checking, Product inspection, Quality testing, Quality control inspection, Product quality control
Quality assurance = QA/QC, Quality assurance and control, Product quality assurance, QA processes
In-process inspection = In-line inspection, Incoming inspection, Final inspection, Inline inspection, Goods inspection, Random inspection, In-process checks, In-process quality checks
Statistical process control = SPC^, Control charts, Process capability
Sampling inspection = AQL inspection, AQL^, Acceptance sampling, AQL 2.5, AQL sampling, Inspection of garments, End-line inspection, Final random inspection, Pre-final inspection, Endline inspection
Metrology = Industrial metrology, Measurement technology
Dimensional inspection = CMM^, CMM inspection, Coordinate measuring machine, CMM programming > Metrology
Calibration* = Gauge calibration
Non-destructive testing = NDT^, Ultrasonic testing, Radiographic testing, UT testing, UT thickness, Thickness gauging, Phased array, PAUT, TOFD, Ultrasonic thickness measurement, RT testing, Industrial radiography, X-ray testing of welds, RT film interpretation, Gamma radiography
Dye penetrant testing = Penetrant testing, Liquid penetrant testing, Dye penetrant, DPI^, PT testing, Dye penetrant inspection, Dye check > Non-destructive testing
Lean manufacturing = Lean production, Toyota Production System, TPS^ > Lean management
5S^ = 5S methodology, 5S implementation, Five S, 5S audits
Value stream mapping = VSM^ > Lean manufacturing
SMED = Changeover reduction, Quick changeover, Changeover time reduction, Set-up time reduction, Cutting changeover time, SMED projects > Lean manufacturing
Just-in-time production = Just in time, JIT^, Pull systems
Line balancing = Production line balancing, Assembly line balancing, Balancing the line, Balancing of lines, Takt time, Line efficiency, Andon system
Poka-yoke = Mistake proofing, Error proofing, Poka-yoke fixtures, Poka-yoke design
OEE^ = OEE improvement, Overall equipment effectiveness, OEE tracking
Plant layout = Facility layout, Factory layout, Factory layout design, Plant layout design, Layout improvement
Industrial engineering = IE techniques, Work measurement
Ergonomics = Workplace ergonomics, Human factors, Human factors training, Dirty dozen, CRM for maintenance, Aviation human factors
Bill of materials = BOM^, BOM management
Engineering change management = Engineering change orders, ECN^, ECO^, Change notes
Industrial safety = Machine safety, Plant safety, Machine guarding, LOTO^, Lockout/tagout
Occupational health and safety = Health and safety, OHS^, HSE^, EHS^, Workplace safety, Occupational safety, Occupational safety and health, OSH^, Health & safety, Workplace health and safety, Health and safety management, HSE management, Safety management, Health and safety compliance, Occupational health, Safety procedures, Safety regulations, Work safety, Incident investigation in safety, Safety walks, Safety committees, Safety records, Safety observations, Health & safety compliance
Safety inspections = Safety audits, Safety auditing, HSE audits, Site safety inspections
Hazard identification = HAZOP, Hazard analysis, HIRA^, Hazard and operability studies
Accident investigation = Incident investigation
Fire safety = Fire fighting equipment, Fire protection
Fire prevention ~ Fire safety
Emergency response planning = Emergency preparedness, Evacuation drills, Emergency procedures, Emergency response, Emergency planning, Contingency planning, Evacuation planning
Personal protective equipment = PPE^, Use of PPE
Safety training = Toolbox talks, Safety inductions, Safety briefings, Tool box talks, Toolbox talk delivery, Guest safety briefings, Safety toolbox talks, Toolbox meetings
Permit to work = PTW^, Permit-to-work systems
Commissioning = Equipment commissioning, Plant commissioning, Testing and commissioning, Installation and commissioning, Commissioning tests, Commissioning of plants, Pre-commissioning
Equipment installation = Machinery installation, Machine installation, Mechanical installation, Machine erection, Machine relocation
Energy management = Energy efficiency, Energy auditing, Energy audits, Energy saving, Power audits, Energy surveys, Energy modelling, Pinch analysis, Building energy modelling, Daylight analysis, Daylight studies, Energy use audits, Energy use auditing, Auditing energy use, Energy logging, Load logging, Power logging
Steam systems = Steam generation, Steam and condensate, Steam traps survey
Compressed air systems
Oil and gas engineering = Oil and gas, Petroleum engineering, Offshore operations, Drilling operations, Oil & gas, Offshore platforms, FPSO^, Offshore installation
Refinery operations = Petrochemical operations, Petroleum refining, Refining*, Reforming of naphtha
Pipeline engineering = Pipeline construction
Reservoir engineering = Well engineering, Well testing, Well test analysis
Mining engineering = Mining operations, Mine planning, Underground mining, Quarry operations, Underground operations, Stope mining, Longwall mining, Room and pillar mining, Mine design, Mine scheduling, Short-term mine planning, Longwall shearer, Room and pillar, Longwall operation, Longwall, Bord and pillar, Short term planning of mines, Mine plans, Weekly mine plans
Mineral processing = Ore processing, Ore beneficiation
Chemical engineering* = Chemical process design, Process simulation, Steady-state simulation
Process safety = Process safety management, PSM^, Process safety audits
P&ID = Piping and instrumentation diagrams, P&ID drawings, P&IDs, P&ID drafting, Piping and instrumentation drawings
Nuclear engineering = Reactor operations, Batch reactors, Reactor charging, Batch reactor operation, Charging reactors, Chemical reactors, Reactors*, Polymerisation, Glass-lined reactors, Jacketed reactors
Marine engineering* = Ship machinery
Automotive engineering = Vehicle engineering, Vehicle design
Aerospace engineering = Aeronautical engineering, Aerodynamics
Acoustics engineering = NVH^

[tools]
NR-12 > Industrial safety
PFMEA > FMEA
PPAP^ = Production part approval process > Quality management
APQP^ = Advanced product quality planning > Quality management
SolidWorks = Solid Works^, Solidworks CAD > CAD ~ Autodesk Inventor, CATIA, Creo
Autodesk Inventor = Inventor? > CAD
  not after the, an, an
CATIA = CATIA V5, Catia V6 > CAD
Creo = PTC Creo, Pro/ENGINEER, Pro/E, ProE, Creo Parametric > CAD
  not before en, que, un, una, el, la, lo, los, las, mi, mis, siti, contenuti, contenidos, aplicaciones, páginas, campañas
Siemens NX = Unigraphics, NX CAD, UG NX, NX? > CAD
Solid Edge = Siemens Solid Edge > CAD
Fusion 360 = Autodesk Fusion 360, Fusion360, Autodesk Fusion > CAD
FreeCAD > CAD
Onshape > CAD
ANSYS = Ansys Workbench, Ansys Fluent, ANSYS Mechanical, Fluent^ > Finite element analysis ~ Abaqus
  not before in, arabic, english, french, german, spanish, both, speaker, reader
Abaqus = SIMULIA Abaqus > Finite element analysis
COMSOL = COMSOL Multiphysics > Finite element analysis
HyperMesh = Altair HyperWorks, HyperWorks, Altair HyperMesh, OptiStruct > Finite element analysis
Nastran = MSC Nastran > Finite element analysis
LS-DYNA > Finite element analysis
OpenFOAM > Computational fluid dynamics
STAR-CCM+ > Computational fluid dynamics
Mastercam = Master CAM > CAM
Siemens SINUMERIK = Sinumerik, Siemens 840D, ShopTurn, ShopMill > CNC programming
FANUC = Fanuc CNC, Fanuc controls > CNC programming
Heidenhain = Heidenhain controls, Heidenhain TNC, iTNC 530 > CNC programming
Mazak = Mazatrol, Mazak Integrex > CNC machining
Haas CNC = Haas machines > CNC machining
KUKA robots = KUKA > Robotics
ABB robots = ABB RobotStudio > Robotics
Universal Robots = UR robots > Robotics
ROS^ = Robot Operating System, ROS2, ROS 2 > Robotics
Aspen HYSYS = HYSYS > Process engineering ~ Aspen Plus
Aspen Plus = AspenPlus > Process engineering
AutoCAD Plant 3D = AutoCAD P&ID, Plant 3D > Piping design
PDMS^ = AVEVA PDMS, AVEVA E3D > Piping design
CAESAR II > Piping design
AutoCAD Mechanical > AutoCAD
IATF 16949 > Quality management
ISO/TS 16949 = TS 16949 ~ IATF 16949
AS9100 > Quality management
ISO 13485 > Quality management
ISO 17025 = ISO/IEC 17025 > Laboratory quality control
ISO 50001 > Energy management
NEBOSH = NEBOSH IGC, NEBOSH certificate > Occupational health and safety
IOSH = IOSH Managing Safely > Occupational health and safety
OSHA^ = OSHA standards, OSHA 30, OSHA 10 > Occupational health and safety
ASME codes = ASME IX, ASME^, ASME Section IX > Pressure vessel design
API 1104 ~ ASME codes
API standards = API 510, API 570
AWS D1.1 = AWS certified welder > Weld inspection
CSWIP 3.1 ~ AWS D1.1
AWS CWI ~ AWS D1.1
AWS D1.5 ~ AWS D1.1
FlexSim > Industrial engineering
AnyLogic > Industrial engineering ~ FlexSim
Arena simulation = Rockwell Arena, Arena? > Industrial engineering ~ FlexSim
`;
