export default String.raw`
@group plants-furnaces-lines | Plants, furnaces, mines and power lines | engineering

[skills]
HV cable terminations = Heat shrink terminations, Underground terminations, Cable elbows, Loadbreak elbows ~ Cable jointing
Chlorine residual testing = Chlorine residual, Free chlorine testing, Residual chlorine, Chlorine residual monitoring ~ Water treatment
Bacteriological sampling = Bacteriological samples, Coliform sampling, Microbiological water samples ~ Water quality testing, Coliform testing
Ozonation = Ozone disinfection ~ Water treatment
Nitrification control = Nitrification, Denitrification, MLSS control ~ Wastewater engineering
Drinking water compliance = Safe Drinking Water Act, SDWA^ ~ Water treatment
Burden calculation = Burden calculation for blast furnace, Charge calculation of furnaces, Möller calculation ~ Gas furnaces
Blast furnace tapping = Taphole drilling, Taphole opening, Mud gun, Clay gun, Hot stoves, Torpedo cars, Casthouse work, Cast house operation ~ Gas furnaces
Hot metal desulphurisation = Desulphurisation of hot metal, Hot metal sampling, Slag sampling
AOD converter = AOD^, Argon oxygen decarburisation, Vacuum degassing of steel
Rotary kiln operation = Rotary kiln, Preheater tower, Grate cooler ~ Cement kiln operation, Clinker cooler operation
Vertical roller mill = Cement mill operation, Ball mill operation for cement ~ Raw mill operation
Blaine testing = Blaine fineness, Blaine^, Free lime testing, Lime saturation factor ~ Cement testing, Clinker quality control
Alternative fuels in kilns = Co-processing of waste, Alternative fuels firing, Coprocessing
Desulphurisation of flue gas = Flue gas desulphurisation ~ Power generation
Combined cycle operation = Combined cycle plant, CCGT operation, HRSG operation ~ Power generation
Alkylation units = Delayed coking ~ Refinery operations, Hydrotreating
Stoping = Open stoping, Cut and fill mining ~ Mining engineering
Ore reconciliation = Mine reconciliation, Reconciliation of mined tonnes, Grade reconciliation ~ Grade control
Haulage simulation = Truck and shovel simulation, Talpac^ ~ Mining engineering
Air overpressure monitoring = Air overpressure, Blast monitoring ~ Vibration monitoring of blasts
Shaft sinking = Raise boring, Raiseboring ~ Mining engineering
Timber packs = Mesh and lacing, Installing roof bolts and mesh, Timber support in mines, Elongate support ~ Ground support
Scraper winch operation = Scraper winch ~ Mining engineering
Early entry examination = Sockets examination, Examination of sockets ~ Mine safety, Roof bolting
Shock tube initiation = Shock tube, Detonating cord, Connecting up of blasts ~ Blasting, Detonators
UXO clearance = Unexploded ordnance, Unexploded ordnance disposal ~ Explosives handling, Mine clearance
Avalanche control = Avalanche blasting
Gold elution = Carbon elution, Elution circuit, Dense medium separation, Heavy media separation ~ Mineral processing
Mud rotary drilling = Mud rotary, Rotary mud drilling, DTH hammer, DTH hammer drilling, Sonic drilling, Auger drilling ~ Geological site investigation, DTH drilling
Hand pump installation = Hand pumps, Handpump repair, Afridev^, India Mark II ~ Water network design
Log cuttings = Drill cuttings logging ~ Geological site investigation, Mud logging
Top drive operation = Top drive, Drill string handling, Tripping drill pipe
Pole framing = Frame crossarms, Framing poles, Crossarm installation, Crossarms, Pole inspection
Padmount switchgear = Padmount transformers, Pad-mounted transformers, Padmount transformer installation ~ Fuse cutouts
Distribution lines = Distribution line work, Transmission and distribution lines ~ Overhead line construction
Switching orders = Switching and tagging ~ HV switching
Fault locating on cables = Fault locating, Underground fault locating ~ Fault localisation
Wind tunnel testing = Wind-tunnel tests
Fire engineering = Fire dynamics simulation, Smoke control design, Evacuation modelling, Fire strategy reports
Nuclear decommissioning = Decommissioning of nuclear sites

[tools]
PCS 7 = SIMATIC PCS 7, PCS7^ ~ Distributed control systems
Ovation DCS = Emerson Ovation ~ Distributed control systems
CSWIP 3.1U = CSWIP 3.2U ~ Diving
KMB 28 = Kirby Morgan, KMB 18, KM 37 ~ Diving
`;
