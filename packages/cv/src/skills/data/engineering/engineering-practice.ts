export default String.raw`
@group engineering-practice | Engineering and production practice | engineering

[skills]
ISO certification
Certification audits
Risk-based thinking
Management review
Water network design = Water supply schemes, Water supply, Rural water supply, Water supply projects, Water supply design, Gravity water schemes
Quality inspection on site = Inspection requests, Snag inspection, WIRs^, RFIs for inspection, Work inspection requests
Transformer design
Instrument calibration loops = Loop checking, Instrument loops, Control valve calibration, Transmitter calibration, Sensor calibration, Loop tuning, Instrument maintenance in plants, Loop checks, Loop testing
Industrial work study
Machine minding = Machine feeding, Packing machine operation, Filling machine operation, Labelling machines, Sealing machines, Machine loading

[tools]
CYMCAP
SKM PowerTools = SKM Power Tools
PV Elite
HAP Carrier = Carrier HAP, HAP^, Hourly Analysis Program
Inventor CAD
Yokogawa Centum = Centum VP
HART communicator = HART protocol
TEMS^ = TEMS Investigation
Atoll planning

[skills]
Timber design ~ Structural engineering
Bridge inspection = Bridge condition surveys, Bridge assessments ~ Structural engineering
Rebar detailing = Steel fixing schedules, Reinforcement details, Bar schedules, Reinforcement drawings ~ Structural engineering
Steel detailing ~ Structural engineering
Geometric design ~ Highway engineering
Storm water design ~ Highway engineering
Junction design ~ Highway engineering
Sewer design = Sewer network design, Sewerage design ~ Water network design
Flood risk assessment = Flood studies, Flood mapping ~ Water network design
Pump station design ~ Water network design
Catchment modelling ~ Water network design
Irrigation design ~ Water network design
CPT testing ~ Geotechnical engineering
Pile testing ~ Geotechnical engineering
Field density tests ~ Geotechnical engineering
Proctor tests = Proctor compaction, Standard Proctor, MDD test ~ Geotechnical engineering
Sieve analysis = Sieve sizing, Particle sizing, Screen sizing, Screen analysis ~ Geotechnical engineering
Atterberg limits ~ Geotechnical engineering
Look-ahead programmes = Lookahead programmes, Three-week lookaheads, Lookahead planning, Two-week lookahead, Three-week look-ahead ~ Construction management
Project programmes ~ Construction management
Progress reporting = Progress reports, Status reporting, Status reports*, Weekly status reports, Project status reports, RAG reporting, RAG status ~ Construction management
Delay analysis ~ Construction management
Site progress reports ~ Construction management
Work programmes ~ Construction management
Progress monitoring = Progress tracking ~ Construction management
Look-ahead schedules ~ Construction management
Progress measurement ~ Interim valuations
Measurement sheets ~ Interim valuations
ITPs = Inspection and test plans ~ Quality inspection on site
Non-conformance reports = Non-conformance management, Nonconformance management, NCRs, Non-conformance reporting, NCR raising, Nonconformity reports, Raising NCRs, NCR reports, Rework tracking ~ Quality inspection on site
RFI management ~ Quality inspection on site
RFIs ~ Quality inspection on site
Material approvals = Material approval requests, MAR submissions, Material inspection requests, MIRs ~ Quality inspection on site
Material submittals ~ Quality inspection on site
Handover documentation ~ Quality inspection on site
Test certificates ~ Quality inspection on site
Floor plans = Floor plan design ~ Architecture
Site analysis ~ Architecture
Measured surveys ~ Architecture
Restoration projects ~ Architecture
Elevations* ~ Architecture
Sections and elevations ~ Architecture
Construction documents ~ Architecture
Design development ~ Architecture
Presentation drawings ~ Architecture
Housing design ~ Architecture
Room layouts ~ Architecture
Furniture selection = FF&E selection, FF&E^, FF&E specification, FF&E schedules ~ Interior design
Material boards = Finishes boards, Sample boards, Material palettes ~ Interior design
Colour schemes ~ Interior design
Lighting plans = Lighting layouts, Reflected ceiling plans ~ Interior design
Finishes selection ~ Interior design
Bespoke furniture design ~ Interior design
Motor design ~ Transformer design
Switchgear design ~ Transformer design
Panel design ~ Transformer design
Lighting calculations ~ Transformer design
Cable schedules ~ Transformer design
Arc flash studies = Arc flash analysis, Arc flash, Arc flash assessment ~ Transformer design
Relay coordination ~ Transformer design
Substation design = Substation engineering, Substations*, Substation maintenance, Substation operation, Grid substation, Circuit breaker maintenance ~ Transformer design
LV design ~ Transformer design
Pressure transmitters ~ Instrument calibration loops
Flow meters ~ Instrument calibration loops
Level transmitters ~ Instrument calibration loops
DCS panels ~ Instrument calibration loops
DCS configuration ~ Instrument calibration loops
PID tuning ~ Instrument calibration loops
OTDR testing = Fibre testing, OTDR tests, Fibre certification, Optical power meter, Optical loss testing, Power meter and light source ~ Fibre optics
FTTH installs = FTTH installation ~ Fibre optics
Copper jointing ~ Fibre optics
Line testing ~ Fibre optics
Broadband installation ~ Fibre optics
Telephone line repair ~ Fibre optics
Base station maintenance = BTS maintenance, Site maintenance of cells ~ Fibre optics
Antenna alignment = Antenna installation, Microwave antenna alignment, Dish alignment, Dish installation, Antenna aligning, VSAT installation ~ Fibre optics
Site surveys for radio ~ Fibre optics
Drive testing = Drive tests, RF drive test, RF drive testing ~ Fibre optics
Line fault repair ~ Fibre optics
Cell site commissioning ~ Fibre optics
DSL installation ~ Fibre optics
Microwave link alignment = Microwave alignment, Microwave dish alignment, MW alignment, Alignment of microwave links, Microwave link commissioning, Link commissioning ~ Fibre optics
Gear design = Gearbox design, Gear train design ~ Mechanical engineering
Tolerance stack-up ~ Mechanical engineering
Sheet metal parts design ~ Mechanical engineering
Plastic part design = Injection mould design, Mold design, Mould tool design, Plastics design, Plastic trim design, Plastic component design ~ Mechanical engineering
Drawing release ~ Mechanical engineering
Detailed drawings ~ Mechanical engineering
Design reviews ~ Mechanical engineering
Fatigue analysis = Fatigue life analysis, Durability analysis ~ Mechanical engineering
Thermal analysis ~ Mechanical engineering
Heat exchangers ~ Mechanical engineering
Boiler design ~ Mechanical engineering
Heat exchanger design = Heat exchanger sizing, Shell and tube exchangers ~ Mechanical engineering
Piping stress analysis = Stress analysis of piping ~ Mechanical engineering
Pump selection = Pump sizing, Pump hydraulics ~ Mechanical engineering
Test rigs ~ Mechanical engineering
Test bench work ~ Mechanical engineering
DFMEA = Design FMEA ~ Mechanical engineering
Design verification = Functional verification, UVM ~ Mechanical engineering
Mass and energy balance = Mass balance, Heat and mass balance, Energy balances ~ Chemical engineering
HAZOP studies ~ Chemical engineering
Pilot plants ~ Chemical engineering
Pilot plant operation = Pilot distillation column, Pilot scale distillation ~ Chemical engineering
Reactor design = Reaction engineering, Reaction kinetics ~ Chemical engineering
Batch processing = Batch manufacturing, Batch production ~ Chemical engineering
Crystallisation ~ Chemical engineering
Drying of products ~ Chemical engineering
Evaporation ~ Chemical engineering
Line layout ~ Industrial work study
Operator efficiency ~ Industrial work study
Workstation design ~ Industrial work study
Yamazumi ~ Industrial work study
Shop floor control ~ Production planning
Shift supervision ~ Production planning
Shift reports ~ Production planning
Line changeovers = Line change-overs ~ Production planning
Changeovers* ~ Production planning
Downtime analysis = Downtime recording ~ Production planning
Defect analysis ~ In-process inspection
Quality audits ~ In-process inspection
Supplier quality = Supplier quality assurance, SQA^ ~ In-process inspection
Customer complaints handling in quality ~ In-process inspection
Control plans ~ In-process inspection
Gauge R&R ~ In-process inspection
Pareto analysis = Pareto, Pareto charts, 80/20 analysis ~ In-process inspection
Quality documentation ~ In-process inspection
Sampling plans ~ In-process inspection
Quality reporting ~ In-process inspection
Non-conformance handling ~ In-process inspection
Quality circles ~ In-process inspection
Packing line work ~ Machine minding
Bottling line ~ Machine minding
Case packing ~ Machine minding
Conveyor line work ~ Machine minding
Palletiser operation ~ Machine minding
Filling lines ~ Machine minding
Shrink tunnel ~ Machine minding
Weighing* ~ Machine minding
Checkweighing = Checkweighers, Weight checks, Checking weights ~ Machine minding, Metal detection in food
Metal detection ~ Machine minding
Cartoning ~ Machine minding
Product packing ~ Machine minding
Job hazard analysis = JSA^, JHA^, Job safety analysis ~ Occupational health and safety
Near-miss reporting = Near-miss reports, Hazard reporting, Hazard reports ~ Occupational health and safety
Emergency drills ~ Occupational health and safety
Fire drill coordination ~ Occupational health and safety
Workplace inspections ~ Occupational health and safety
Ergonomic assessments = Workstation ergonomics, Ergonomics studies, RULA^ ~ Occupational health and safety
Manual handling training ~ Occupational health and safety
COSHH assessments ~ Occupational health and safety
Method statement writing ~ Occupational health and safety

[tools]
MIKE URBAN
InfoWorks ICM = InfoWorks
SmartPlant 3D
CADWorx
IES VE = IESVE
Honeywell Experion = Experion PKS
Emerson DeltaV = DeltaV
ABB 800xA = 800xA^, System 800xA
Foxboro DCS
Foundation Fieldbus
`;
