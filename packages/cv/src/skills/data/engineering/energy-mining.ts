export default String.raw`
@group energy-mining | Energy, oil, gas and mining | engineering

[skills]
Solar site assessment = Site assessment
Drilling and blasting = Drill and blast, Blast hole drilling, Blast design, Drill pattern design, Drill patterns, Designing blasts, Pre-splitting, Presplitting, Controlled blasting, Blast pattern design, Blast planning, Initiation sequences, Initiation sequence design
Open pit mining = Surface mining, Open cast mining, Pit supervision, Bench mining, Open pit, Open-pit mines, Opencast mining, Opencast mines
Roof bolting = Rock bolting, Roof support, Roof bolter, Roof bolter operation, Ground support installation, Heading support, Scaling of roof, Barring down, Mesh and bolt
Mucking = Mucking out of headings
LHD operation = LHD loader, Scoop operation, LHD^, LHD driving, Bogger operation, Scooptram, Loader operation underground, Load haul dump
Haul truck operation = Haul trucks, Dump trucks, Haul truck driving, Dump truck operation in mines, Rigid dump trucks, Off-highway trucks, Truck haulage
Dragline operation
Continuous miner operation = Continuous miner
Mine ventilation = Ventilation surveys, Auxiliary ventilation
Gas testing = Gas monitoring, Gas detection, Multi-gas detector, Gas monitors
Mine surveying = Underground surveying, Volume surveys, Stockpile surveys
Mine rescue = Self-rescuers
Flotation = Froth flotation
Leaching* = Heap leaching, Carbon in leach, CIL^, CIP/CIL, CIL plant, Carbon in pulp, Elution and electrowinning
Gold refining = Gold panning
Tailings management = Tailings dams, Tailings storage, Tailings*, Tailings dam, Tailings storage facilities
Grade control = Reconciliation of grade
Core logging = Core sampling, Drill core logging, Geological logging, Chip logging, RC logging, Logging core, Core drilling logging, RC chip logging, Core cutting, Core splitting
Resource estimation = Resource modelling, Reserve estimation
Assaying
Quarrying
Coal handling = Coal washing, Coal preparation
Explosives handling = Explosives storage, ANFO^, Emulsion explosives, Explosives magazine, Magazine register, Magazine keeping, Magazine register keeping
Mine closure planning = Mine rehabilitation
Drilling engineering = Directional drilling, Horizontal drilling
Drilling fluids = Mud mixing, Drilling mud, Drilling mud mixing, Mud pumps, Mixing drilling mud
Well completion = Completions*, Completion design
  not before of
Well intervention = Well servicing, Well stimulation
Hydraulic fracturing
Artificial lift = Gas lift, Plunger lift
Well control = IWCF^, Well integrity, Well integrity management, Workover operations
Reservoir simulation = Reservoir modelling, Reserves booking
Petrophysics
Cementing of wells = Well cementing, Cementing operations, Cementing unit operation, Fracturing operations, Cementing*, Primary cementing, Squeeze cementing
Rig operations
Subsea engineering = Subsea inspection
Pipeline pigging = Pipeline inspection, Pipeline integrity, Pigging, Running pigs, Intelligent pigging, Pig launching, Pig receiving
Tank farm operations = Tank gauging, Tank dipping, Tank cleaning, Tank farms, Tanker unloading of chemicals
LNG operations
Distillation* = Crude distillation, Distillation columns
Catalytic cracking = Catalytic reforming, FCC^, FCCU, Fluid catalytic cracking, CCR^
  not before marking, certification, compliance, rules, approval, part, testing, standards
Flare systems = Flaring*
Petroleum economics
Turnaround planning = Plant turnarounds, Outage planning
Boiler water treatment = Boiler feedwater, Water chemistry control, Feed water testing, Feed water analysis, Water softener operation, Boiler water testing, Demineralisation plant, RO plant operation, Reverse osmosis plant, DM plant, Testing feed water, Boiler water tests
Load dispatch = Load shedding schemes, Load shedding*, Load shedding schedules, Under-frequency load shedding, Load forecasting, Load dispatching
Nuclear plant operation
Hydropower operation
Wind resource assessment = Wind farm development, Site wind measurement
Geothermal energy
Biogas plants = Biogas production
Overhead line work = Line construction, Power line maintenance, Live line work, Live-line working, Hot stick, Hot stick work, Barehand work, Live wire work, Rubber glove work, Hotline work, Powerline maintenance, Overhead line maintenance, Rubber gloving, Live working on lines
Solar farm operation = Solar commissioning, Solar farm O&M, PV plant O&M

[tools]
Vulcan mine software = Maptek Vulcan, Vulcan?
Micromine
Leapfrog^
Deswik
Whittle^ = GEOVIA Whittle
Petrel?
  with reservoir, seismic, Schlumberger, well
Eclipse reservoir simulator
CMG^ = CMG reservoir simulation
PROSPER^ = Petex IPM, PROSPER/GAP
PHDWin
ARIES petroleum economics
Kappa Saphir
WellView
OpenWells
Landmark EDM = WellPlan
OFM^ = Oil Field Manager
PIPESIM
OLGA^
Techlog
Kingdom suite = Kingdom?, IHS Kingdom
Spotfire = TIBCO Spotfire
WindPRO
WAsP^
PVSOL
SAM solar
PSS/E = PSSE
OSIsoft PI = PI System, PI historian
BOSIET
IWCF well control
HUET^
ATEX
NFPA 70E
API 653 = API 579
ASME B31.3

[skills]
Ground support ~ Roof bolting
Strata control ~ Roof bolting
Timbering ~ Roof bolting
Scooping* ~ Mucking
Scooptram operation ~ LHD operation
Underground loader ~ LHD operation
Rock drilling ~ Jumbo drilling
Rotary drilling ~ Jumbo drilling
Shovel operation ~ Dragline operation
Face shovel operation ~ Dragline operation
Shearer operation ~ Continuous miner operation
Airflow measurement ~ Mine ventilation
Atmospheric testing = Atmosphere testing ~ Gas testing
Methane testing = Testing for methane ~ Gas testing
Pit optimisation ~ Mining engineering
Proto team ~ Mine rescue
Crushing and screening ~ Mineral processing
Crushing* ~ Mineral processing
Comminution = Crushing and grinding ~ Mineral processing
Grinding circuits ~ Mineral processing
Gravity concentration ~ Flotation
Dense media separation ~ Flotation
Cyanidation ~ Leaching
Solvent extraction ~ Leaching
Electrowinning ~ Leaching
Smelting* ~ Gold refining
Bullion pouring ~ Gold refining
Ore sorting ~ Grade control
Block modelling ~ Resource estimation
Geostatistics ~ Resource estimation
Kriging ~ Resource estimation
Fire assay ~ Assaying
Stone crushing ~ Quarrying
Aggregate production ~ Quarrying
Conveyor operation ~ Coal handling
Belt conveyors = Conveyor belts ~ Coal handling
Shotfiring = Shot firing ~ Explosives handling
Detonators* = Electronic detonators, Nonel, Detonator handling, Shock tube detonators, Initiation systems ~ Explosives handling
Land reclamation ~ Mining engineering
Production optimisation ~ Oil and gas engineering
Well performance ~ Oil and gas engineering
Well design ~ Drilling engineering
Well planning ~ Drilling engineering
Casing design ~ Drilling engineering
Mud engineering ~ Drilling fluids
Mud logging = Cuttings description, Cuttings logging, Wellsite geology ~ Drilling fluids
Mud weight control ~ Drilling fluids
Perforating ~ Well completion
Workovers ~ Well intervention
Coiled tubing ~ Well intervention
Slickline ~ Well intervention
Wireline operations ~ Well intervention
Fracking ~ Hydraulic fracturing
Frac design ~ Hydraulic fracturing
Acidising ~ Hydraulic fracturing
Rod pumps ~ Artificial lift
Electric submersible pumps ~ Artificial lift
ESP design ~ Artificial lift
Beam pumps ~ Artificial lift
Pressure transient analysis ~ Reservoir engineering
Flow testing ~ Reservoir engineering
Nodal analysis ~ Reservoir engineering
Blowout prevention = Blowout preventers, BOP^, BOP drills, Blowout preventer testing, IADC WellSharp ~ Well control
BOP testing ~ Well control
History matching ~ Reservoir simulation
Decline curve analysis ~ Reservoir simulation
Material balance ~ Reservoir simulation
Well logging ~ Petrophysics
Log interpretation ~ Petrophysics
Formation evaluation ~ Petrophysics
Roughneck work ~ Rig operations
Drill floor work ~ Rig operations
Derrick work ~ Rig operations
Pipe handling ~ Rig operations
Tripping pipe = Pipe tripping ~ Rig operations
ROV operations ~ Subsea engineering
Umbilicals ~ Subsea engineering
Cathodic protection ~ Pipeline pigging
Corrosion monitoring ~ Pipeline pigging
Corrosion control = Corrosion*, Corrosion prevention, Corrosion inspection ~ Pipeline pigging
Fuel storage ~ Tank farm operations
Fuel terminals ~ Tank farm operations
Loading arms ~ Tank farm operations
Gas processing ~ LNG operations
Gas compression ~ LNG operations
LPG filling ~ LNG operations
Gas plant operations ~ LNG operations
LPG handling ~ LNG operations
Gas dehydration ~ LNG operations
Fractionation ~ Distillation
Hydrotreating ~ Catalytic cracking
AFE preparation ~ Petroleum economics
Plant shutdowns ~ Turnaround planning
Shutdown maintenance ~ Turnaround planning
Turbine start-up ~ Power generation
Unit start-up ~ Power generation
Control room operation = Control room operator, Control room* ~ Power generation
Panel operation = Panel operator ~ Power generation
Feedwater treatment = Feed water treatment, Feed water, Feed water dosing, Feedwater chemistry ~ Boiler water treatment
Grid operations ~ Load dispatch
Network switching ~ Load dispatch
Switching operations ~ Load dispatch
System control ~ Load dispatch
Flue gas analysis ~ Air quality monitoring
Reactor physics ~ Nuclear plant operation
Spillway gates ~ Hydropower operation
Penstock maintenance ~ Hydropower operation
Blade repair ~ Wind energy
Blade inspection ~ Wind energy
Biodigesters ~ Biogas plants
Pole climbing ~ Overhead line work
Pole erection = Pole setting, Pole planting, Pole installation, Wood pole inspection, Pole replacement ~ Overhead line work
Stringing of conductors = Conductor stringing, Conductor sagging, Sagging of lines, Line sagging, Line stringing, Stringing conductors, Cable stringing, OPGW stringing, String conductor, Sag and tension, Sagging conductors, OPGW^ ~ Overhead line work
Transformer oil testing = DGA testing, Dissolved gas analysis, Oil filtration of transformers, Oil BDV test, BDV testing, Transformer oil filtration, DGA of transformers, IR tests, IR testing of cables, Polarisation index tests ~ Substation design
Switchyard work ~ Substation design
Panel cleaning = Cleaning of panels ~ Solar farm operation
String testing ~ Solar farm operation
PV design ~ Solar farm operation
Shading analysis ~ Solar farm operation
PV module mounting ~ Solar farm operation

[tools]
IPM suite
MBAL
GAP modelling
COMPASS well planning
UniSim = Honeywell UniSim
PV*SOL
`;
