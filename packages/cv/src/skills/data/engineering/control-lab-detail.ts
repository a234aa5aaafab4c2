export default String.raw`
@group control-lab-detail | Control rooms, test labs and bridges in detail | engineering

[skills]
Laboratory journal = Lab notebooks, Laboratory notebooks
Sample digestion = Acid digestion
Layout planning = Plant layout planning, Shop floor layout
Wastewater plant design = Design of wastewater plants, STP design, ETP design, Wastewater treatment plant design, Sewage plant design, Water treatment plant design
Payment certification = Interim payment certification, Interim payments, Certifying interim payments, Certification of payments, IPC preparation
Pile supervision = Bored piles, Bored pile supervision, Pile load tests, Supervision of bored piles, Pile integrity testing
Open pit planning = Pit design, Open pits, Long-term mine planning, Pit planning, Planning open pits
Mine ventilation planning = VentSim, Ventilation planning, Ventilation checks
Metallography = Metallographic examination, Microstructure analysis, Metallographic preparation, Etching of samples, Metallurgical microscopy
Well log interpretation = Interpreting well logs, Petrophysical interpretation
Reservoir history matching = Eclipse simulation
Power quality = Harmonics, Power quality measurement, Harmonic filters
RAN optimisation = Parameter tuning in RAN, LTE optimisation, KPI optimisation of RAN
Radio planning = LTE planning, LTE site planning, 5G planning, Site planning in radio ~ RAN optimisation
Fibre planning = Fibre network planning, FTTH design, OSP design, FTTH planning, Outside plant design
PV plant design = Solar plant design, Design of PV plants, Designing PV plants, Solar design
CBR testing = CBR^, California bearing ratio, CBR tests ~ Geotechnical engineering
Nuclear density gauge = Nuclear gauge ~ CBR testing
Soil compaction testing = Proctor^, Modified Proctor, Sand replacement test, Core cutter, In-situ density ~ CBR testing
Asphalt testing = Marshall test, Bitumen testing, Asphalt mix testing, Bitumen extraction, Penetration test of bitumen, Superpave, Marshall stability, Marshall stability test, Marshall mix design
Tensile testing = Universal testing machine, UTM^, Tensile tests, Pulling tensile tests, Tensile strength testing, Steel tensile testing, Rebar testing, Bend testing of steel
Cone penetration testing = CPT?, CPTu, Cone penetration
  with soil, soils, geotechnical, borehole, boreholes, SPT, DCP, ground, rig, rigs, piles, piling
  not before and ICD, coding, code
Dynamic cone penetrometer = DCP tests ~ Cone penetration testing
Plate load tests ~ Cone penetration testing
Vane shear test ~ Cone penetration testing
Borehole logs = Borelogs ~ Cone penetration testing
Standard penetration test ~ Cone penetration testing
Pavement testing = Falling weight deflectometer, FWD^, Benkelman beam, Skid resistance testing, Roughness surveys of roads
Permeability testing = Permeability*, Permeability tests
Atterberg limits testing ~ Permeability testing
Hydrometer analysis ~ Permeability testing
Direct shear tests ~ Permeability testing
Consolidation tests ~ Permeability testing
Triaxial testing ~ Permeability testing
Rheology = Rheometer, Viscometer, Rheometry
Controller tuning = Tuning controllers, Tuning of controllers, PID loop tuning
Level taking = Taking levels, Dumpy level, Auto level, Level surveys, Setting out works, Levelling instruments
Gas chromatography operation = GC operation, Running the GC, GC analysis, GC runs, Gas chromatograph operation
Labour allocation = Allocating labour, Allocation of labour, Manning of shifts, Manpower planning on site, Labour planning, Crew allocation
Near-miss investigation = Near misses, Investigating near misses
Snag closing = Closing snags, Defect closing, Closing out snags
Operator training* = Training operators, Training of operators, Training machine operators, Machine operator training
Material requisition = Requisitioning of materials, Raising requisitions, Indenting of materials, Material indents
KPI boards = SQCD boards, Visual management boards, Performance boards, Tier meetings, Visual boards
Alarm management = Alarm monitoring on DCS, DCS alarms, DCS alarm monitoring, Monitoring DCS alarms, Alarm rationalisation
Stream sampling = Sampling of streams, Process stream sampling, Sampling streams, Product sampling, Water sampling rounds
Incinerator operation = Incinerators, Waste-to-energy plant operation, Waste feeding, Incinerator feeding, Waste incinerator operation
Combustion control = Boiler control, Burner control, Burner management, Combustion tuning
Feeder switching = Switching feeders, Switching of feeders, Feeder operation
Grid control ~ Feeder switching
Compressor operation = Gas compressors, Gas compressor operation, Reciprocating compressors, Centrifugal compressors
Flare operation
Custody transfer = Crude oil custody transfer, Custody transfer metering, Fiscal metering ~ Flare operation
Tank dips ~ Flare operation
Industrial robot operation = Robot operation, Robot cells, Cell fault clearing, Clearing faults in cells, Robot cell operation
Fanuc robot programming ~ Industrial robot operation
CNC cells ~ Industrial robot operation
Yaskawa ~ Industrial robot operation
Kiln control = Cement kiln control, Kiln burner operation, Central control room in cement
Raw mix control ~ Kiln control
Rolling mill control ~ Kiln control
Cylinder liner replacement = Cylinder liners, Cylinder liner changing, Liner replacement
Exhaust valve overhaul = Exhaust valves, Fuel pump overhaul, Piston pulling, Unit overhaul ~ Cylinder liner replacement
Piston ring renewal ~ Cylinder liner replacement
Decarbonising = Decarbonising of engines, Decarb ~ Cylinder liner replacement
Fresh water generators = Evaporators on ships, Freshwater generators ~ Ship stability
Incinerators on ships ~ Fresh water generators
Inert gas ~ Fresh water generators
Sewage plants on board = Sewage treatment plant on ships ~ Fresh water generators
Certificates of competency = COC Class 4, COC^, Class 1 engineer, Class 2 engineer, Master mariner certificate, Officer of the watch certificate, OOW^, Chief mate certificate, COC Class 2, COC Class 3
Tanker vetting = Vetting*, SIRE^, SIRE vetting, CDI inspections, OCIMF
Bridge resource management = BRM^, BTM^, Bridge team management
Engine room resource management ~ Bridge resource management
GMDSS log keeping = GMDSS logs, Keeping GMDSS logs, Radio logs, Radio watchkeeping
VHF radio operation ~ GMDSS log keeping
GMDSS GOC = GOC^ ~ GMDSS log keeping
Navigation in pilotage waters = Pilotage waters
COLREGS = Collision avoidance ~ Navigation in pilotage waters
Terrestrial navigation = Position fixing ~ Navigation in pilotage waters
Type ratings = A320 type rating, B737 type rating
MCC training ~ Type ratings
Flight instructor rating ~ Type ratings
Multi-engine rating = Multi-engine IR, MEIR ~ Type ratings
Frozen ATPL ~ Type ratings
PPL^ ~ Type ratings
Crew briefing = Briefing crew, Briefings of crew, Flight briefing, Pre-flight briefing
NOTAMs = NOTAM briefing ~ Crew briefing
Radar vectoring = Vectoring, Vectoring arrivals, Arrivals vectoring, Vectoring of arrivals, Approach radar control
Traffic separation = Separation of traffic, Separating traffic ~ Radar vectoring
Flight progress strips = Strip marking, Flight strips, Electronic flight strips ~ Radar vectoring
Ground control ~ Radar vectoring
Aerodrome control ~ Radar vectoring
RT phraseology = Radiotelephony, R/T phraseology, Phraseology, Radiotelephony phraseology, Radio telephony, R/T procedures, RTF phraseology, Restricted radiotelephony, FRTOL
Aviation English = ICAO English Level 4, ICAO Level 5, English level 5, ICAO English, English Language Proficiency level 4, ICAO level 4, ICAO level 6, ELP level 5 ~ RT phraseology
Navaid maintenance = ILS maintenance, ILS^, VOR/DME, VOR^, VOR maintenance, Maintaining ILS, DME^, NDB maintenance, Flight checks, Navigational aid maintenance, Flight inspection of navaids, CNS maintenance
ADS-B ~ Navaid maintenance
Radar maintenance = Surveillance radar maintenance ~ Navaid maintenance
RNAV = RNP approaches, PBN^
CAT II approaches = CAT III approaches ~ RNAV
LVP operations ~ RNAV
RVSM operations ~ RNAV
Contractor induction = Inducting contractors, Inductions of contractors, Site induction, Safety inductions of contractors, Contractor permits
Contractor auditing = Auditing contractors, Contractor audits
Contractor safety = Contractor safety management, Contractor control, Contractor HSE ~ Contractor auditing
Notice serving = Improvement notices, Serving notices, Prohibition notices, Notice issuing, Enforcement notices, Inspection notices
Incident statistics = LTIFR^, TRIR^, LTIR, Accident statistics, Safety statistics, LTI^, Safety KPIs, TRIFR
RIDDOR reporting = RIDDOR^, Statutory accident reporting
Bow-tie analysis = Bow-tie, Bowtie analysis, BowTieXP
HAZID studies ~ Bow-tie analysis
Statutory inspection = Lifting inspections, PSSR, Boiler inspection, Insurance inspection of plant, Statutory examinations, Pressure systems inspection
`;
