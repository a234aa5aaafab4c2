export default String.raw`
@group science-site-technicians-detail | Laboratory and engineering technicians in detail | engineering | narrow

[skills]
pH meters = pH meter calibration
Kjeldahl method = Kjeldahl nitrogen, Kjeldahl digestion, Kjeldahl analysis, Kjeldahl apparatus
Calorimetry = Bomb calorimeter, Calorific value determination
Conductivity meters = Conductivity measurement, TDS meter
Soxhlet extraction = Soxhlet apparatus, Fat extraction
Pipette calibration = Micropipette calibration, Calibration of pipettes
Rotary evaporators = Rotavapor, Rotovap, Rotary evaporation
Bulk density testing = Tapped density, Bulk density, Tap density testing
Refractive index measurement = Refractive index, Refractometry, Abbe refractometer
Oil and grease analysis = Oil and grease testing, Oil and grease
Formwork inspection = Formwork checking, Shuttering checking, Shuttering inspection
Culvert construction = Box culverts, Culvert works, Pipe culverts
Trial pits = Trial pitting, Test pits
Benchmark transfer = Transfer of benchmarks, TBM establishment, Bench mark shifting
LV panels = Low voltage panels, Main distribution boards, Sub-main distribution boards, Power control centres
Capacitor banks = Capacitor bank maintenance, APFC panels, Capacitor panels, APFC^
ATS panels = Automatic transfer switches, AMF panels, Auto changeover panels
Contact resistance testing = Contact resistance test, CRM test, Contact resistance measurement, Ductor test
Distribution transformers = Distribution transformer maintenance
Tan delta testing = Tan delta, Tan delta test, Dissipation factor testing
Overload setting = Overload relay setting, Setting overloads, Motor protection setting
Wiring schematics = Schematic wiring diagrams
Earth pits = Earth pit resistance, Earth pit maintenance, Earth pit testing
Conformal coating = Conformal coating of boards, Coating of PCBs
Firmware flashing = Flashing firmware, Firmware updates, Firmware upgrades, EEPROM programming
Flying probe testing = Flying probe, Flying probe test
Boundary scan = JTAG boundary scan, Boundary scan testing
PCB potting = Potting of electronics, Encapsulation of boards
Valve servicing = Valve overhauling, Control valve servicing
Dial gauge alignment = Dial indicator alignment, Shaft coupling alignment
Dynamic balancing = Rotor balancing, Balancing of rotors, Field balancing, Balancing*
Spare parts identification = Spares identification, Identification of spares, Critical spares list
Fatigue testing = Fatigue tests
Manufacturing drawings = Production drawings, Workshop drawings, Machining drawings
P&ID reading = Reading P&IDs, P&ID interpretation, P&ID tracing, Reading of P&IDs
Scale-up trials = Pilot trials, Plant trials, Trial reports
Catalyst loading = Catalyst handling, Catalyst changeovers, Catalyst changeout, Catalyst regeneration, Catalysts*, Catalyst development
Water chemistry* = Boiler water chemistry, Cycle chemistry
Ion exchange = Ion exchange resins, Resin regeneration, Demineralisation
Emulsification = Emulsion preparation, Emulsion manufacture, Homogenisation of emulsions
pH control = pH correction, pH adjustment
Solvent charging = Charging of solvents, Charging of raw materials
Corrosion coupons = Corrosion coupon monitoring
Deviation reports = Deviation handling, Deviation reporting
Stockpile measurement = Stockpile volumes, Stockpile volume calculation
Assay sampling = Assay sample preparation, Assaying of samples, Sample assaying
Flotation tests = Bench flotation, Flotation testing, Bench flotation tests
Channel sampling = Channel samples, Chip sampling, Rock chip sampling
QAQC of samples = QAQC samples, Blanks and standards, Certified reference materials, Sample QAQC
Blast pattern marking = Blast patterns, Pegging blast patterns, Blast pattern marking out, Drill pattern layout, Hole depth measurement
Metallurgical accounting = Metallurgical balance, Metal accounting
Bottle roll tests = Bottle rolls, Bottle roll leach, Leach tests
Pit mapping = Geological pit mapping, Face mapping, Bench mapping, Underground mapping
Truck dispatch systems = Truck dispatch, Fleet dispatch, Modular Dispatch, Wenco
Sample dispatch = Dispatch of samples, Sample despatch, Sample submission, Sample chain of custody
GA drawings = General arrangement drawings, General arrangements
Section detailing = Section details, Wall sections, Section drawings
Mark-ups of drawings = Redline mark-ups, Redlining, Red-line drawings, Drawing mark-ups, Redlines, Mark-up drawings
Title blocks = Drawing title blocks, Drawing templates
MEP drawings = MEP shop drawings, MEP drafting, MEP layouts, Services drawings, HVAC ducting drawings, HVAC drawings, Ducting drawings, Duct layouts
Plumbing layouts = Plumbing drawings, Drainage layouts, Plumbing layout drawings
Blow-up plans* = Plot plans
Drafting standards = CAD standards, BS 1192, Layering standards
Submission drawings = Municipality submission drawings, Municipality drawings, Approval drawings, Planning drawings, Council submission drawings, Building permit drawings
Door and window schedules = Door schedules, Window schedules, Room schedules, Schedules of finishes
Block libraries = CAD block library, Revit families, Family creation, Family modelling, Revit family creation
Tolerancing = Fits and tolerances
Transmittals = Drawing transmittals, Document transmittals
Steel connection design = Steel connection details, Connection details, Connection detailing
MOST^ = Predetermined time standards
Calibration scheduling = Calibration schedule, Calibration records, Calibration register, Calibration control
Yamazumi charts
Material review boards = MRB^
Pre-dispatch inspection = PDI^, Pre-despatch inspection, Pre-shipment inspection, Final quality inspection, PDIR, PDI reports
Pre-shift examination = Pre-shift inspection, Pre-use inspection
Equipment allocation = Fleet allocation, Plant allocation, Machine allocation
Load and haul = Loading and hauling, Load and haul operations, Loading and haulage
Shuttle cars = Shuttle car, Shuttle car operation, Ram cars, Shearer loaders
Methane monitoring = Methane checks, Gas checks underground
Explosives accounting = Explosives records, Magazine records, Explosives register, Explosives stock book
Take 5* = Take 5 risk assessment, SLAM assessments
Crew training = Crew inductions, Crew competency
Dump management = Dump sequencing, Waste dump management, Dump supervision
Pre-start meetings = Pre-start briefings, Start-of-shift meetings, Pre-start talks
Blast clearance = Blast guarding, Re-entry inspection, Post-blast inspection
Ventilation door inspection = Ventilation doors, Stopping construction
Absenteeism control = Absence control, Absenteeism reduction
Hourly output tracking = Hourly production monitoring, Output tracking, Hourly production tracking, Output monitoring
Disciplinary counselling = Disciplinary counselling of staff
Material reconciliation = Reconciliation of materials, Steel reconciliation, Cement reconciliation
Finishing works = Interior finishing works, Finishes supervision

[tools]
Chromeleon
LabSolutions
Pitram
Xrefs = External references in CAD
ICAM^
`;
