export default String.raw`
@group plant-machine-detail | Plants and machines in detail | engineering

[skills]
Aircraft rescue and firefighting = ARFF^, Aircraft rescue
Hot work permits = Hot work, Hot fire drills
Crane inspection = Wire rope inspection, Rigging gear inspection, Crane logbook
Heat recovery = Heat recovery systems, Thermal oil heaters
Tool control
Aircraft systems troubleshooting = Hydraulic systems of aircraft, Fuel systems of aircraft, Aircraft jacking, Component replacement on aircraft, Jacking*, Aircraft weighing, Weighing of aircraft, Weight and balance of aircraft, Aircraft levelling
Helicopter maintenance = Rotor maintenance
Signalling maintenance = Points maintenance
Wheel building
Boat engine repair = Inboard engines, Rigging of boats
Greasing of bearings
Axle repair = Axles*
Scrap metal handling = Scrap sorting, Metal recycling
Cement kiln operation = Cement packing
Paper machine operation = Paper testing, Paper coating, Paper machines, Basis weight control, Basis weight, Wet end operation, Pulp digester operation, Digester operation, Bleach plant operation, Stock preparation, Bleach plant, Pulp mill operation, Dry end operation, Calender operation for paper
Tobacco processing
Yeast propagation = CIP^
Sugar boiling = Sugar refining
Ice production
Bottle blowing
Wafer processing = Wafer inspection
Battery assembly = Cell assembly, Battery pack assembly
Mattress making
Tyre retreading
Furnace relining
Pressure vessel inspection
Wellhead protection
Enhanced oil recovery
Rock mechanics
Telemetry systems
Welding robots = Robot welding, Robot teaching, Fanuc robots, Pick and place robots
Press tool setting
Quality gates
Kaizen events
Dust extraction = Fume extraction

[tools]
Liebherr cranes
Potain cranes
Otis lifts
Kone lifts
Schindler lifts
Cummins engines
Caterpillar engines
Wärtsilä engines
MAN B&W engines
Scania engines
Cognex
Siemens S7-1200
Siemens S7-300
Rockwell Studio 5000
FactoryTalk
Infor EAM
eMaint
UpKeep
Limble
Crowcon
LOLER
PUWER

[skills]
Foam operations ~ Aircraft rescue and firefighting
Crash tender ~ Aircraft rescue and firefighting
Fuel spill response ~ Aircraft rescue and firefighting
Foam tenders ~ Aircraft rescue and firefighting
Sprinklers* ~ Hot work permits
Extinguishers* ~ Hot work permits
Fire hydrants ~ Hot work permits
Hose reels ~ Hot work permits
BA training ~ Hot work permits
BA sets ~ Hot work permits
Fire pumps ~ Hot work permits
Guide rails ~ Lift maintenance
Door operators ~ Lift maintenance
Wire ropes ~ Lift maintenance
Wire rope replacement ~ Lift maintenance
Rope replacement ~ Lift maintenance
Safety gear tests ~ Lift maintenance
Overspeed governors ~ Lift maintenance
Passenger rescue ~ Lift maintenance
Brake adjustment ~ Lift maintenance
Landing doors ~ Lift maintenance
Shackles and slings ~ Crane inspection
Slings* ~ Crane inspection
Limit switches ~ Crane inspection
Lifting gear ~ Crane inspection
Spreader beams ~ Crane inspection
Outriggers ~ Crane inspection
Steam traps ~ Heat recovery
Boiler blowdown ~ Heat recovery
Economisers ~ Heat recovery
Condensate systems ~ Heat recovery
Torque loading ~ Tool control
Foreign object prevention ~ Tool control
FOD prevention ~ Tool control
Ground support equipment checks ~ Tool control
Bleed air systems ~ Aircraft systems troubleshooting
Flight control rigging ~ Aircraft systems troubleshooting
Landing gear maintenance ~ Aircraft systems troubleshooting
Engine wash ~ Aircraft systems troubleshooting
Cabin maintenance ~ Aircraft systems troubleshooting
Defect rectification ~ Aircraft systems troubleshooting
Rotor blade tracking ~ Helicopter maintenance
Track circuits ~ Signalling maintenance
Interlocking systems ~ Signalling maintenance
Axle counters ~ Signalling maintenance
Bicycle assembly ~ Wheel building
Gear adjustment ~ Wheel building
Bike fitting ~ Wheel building
Antifouling ~ Boat engine repair
Sail repair ~ Boat engine repair
Fibreglass repair ~ Boat engine repair
Belt tensioning ~ Greasing of bearings
V-belts ~ Greasing of bearings
Chain drives ~ Greasing of bearings
Sprockets* ~ Greasing of bearings
Oil seals ~ Greasing of bearings
Gaskets* ~ Greasing of bearings
Gasket replacement ~ Greasing of bearings
Packing glands ~ Greasing of bearings
Coupling replacement ~ Greasing of bearings
Drive shafts ~ Axle repair
Propeller shafts ~ Axle repair
Leaf springs ~ Axle repair
Kingpins ~ Axle repair
Turbocharger repair = Turbo repair, Turbo replacement, Turbo* ~ Axle repair
Turbochargers* ~ Axle repair
Cooling systems ~ Axle repair
Head gasket replacement = Head gaskets, Cylinder head skimming, Cylinder head overhaul ~ Axle repair
Valve adjustment ~ Axle repair
Engine mounts ~ Axle repair
Water pump replacement ~ Axle repair
Plastic recycling ~ Scrap metal handling
Baler operation ~ Scrap metal handling
Shredder operation ~ Scrap metal handling
Raw mill operation ~ Cement kiln operation
Clinker grinding ~ Cement kiln operation
Pulp preparation ~ Paper machine operation
Corrugator operation = Corrugators, Corrugated board production, Corrugating ~ Paper machine operation
Box making ~ Paper machine operation
Carton gluing ~ Paper machine operation
Cigarette making ~ Tobacco processing
Hop dosing ~ Yeast propagation
Keg filling ~ Yeast propagation
Keg washing ~ Yeast propagation
Clean-in-place ~ Yeast propagation
Carbonation ~ Yeast propagation
Beer filtration ~ Yeast propagation
Lautering ~ Yeast propagation
Cane milling ~ Sugar boiling
Cold room operation ~ Ice production
Blast freezing ~ Ice production
Preform moulding ~ Bottle blowing
Cap sealing ~ Bottle blowing
Sleeve labelling ~ Bottle blowing
Cleanroom work ~ Wafer processing
Clean room operation ~ Wafer processing
Wire bonding ~ Wafer processing
Die bonding ~ Wafer processing
Photolithography ~ Wafer processing
Foam production ~ Mattress making
Rubber compounding ~ Tyre retreading
Refractory work ~ Furnace relining
Refractory lining ~ Furnace relining
Refractories* ~ Furnace relining
Hydrostatic tests ~ Pressure vessel inspection
Tube cleaning ~ Pressure vessel inspection
Retubing ~ Pressure vessel inspection
Tube rolling ~ Pressure vessel inspection
Boiler tube welding ~ Pressure vessel inspection
Pumping tests ~ Wellhead protection
Packer testing ~ Wellhead protection
Tracer tests ~ Wellhead protection
Aquifer tests ~ Wellhead protection
Slug tests ~ Wellhead protection
Contaminant transport ~ Wellhead protection
Groundwater* ~ Wellhead protection
Groundwater sampling ~ Wellhead protection
Isotope analysis ~ Wellhead protection
Stable isotopes ~ Wellhead protection
Numerical modelling ~ Wellhead protection
Waterflooding ~ Enhanced oil recovery
Rod pump design ~ Enhanced oil recovery
Cost tracking of wells ~ Enhanced oil recovery
Economic evaluation ~ Enhanced oil recovery
Well surveillance ~ Enhanced oil recovery
Flowback ~ Enhanced oil recovery
Pipe stress ~ Enhanced oil recovery
Sand control ~ Enhanced oil recovery
Geotechnical mapping ~ Rock mechanics
Slope monitoring ~ Rock mechanics
Extensometers ~ Rock mechanics
RTU configuration ~ Telemetry systems
SCADA operation ~ Telemetry systems
Pump station operation ~ Telemetry systems
Reservoir cleaning ~ Telemetry systems
Valve operation ~ Telemetry systems
Pipe flushing ~ Telemetry systems
Main repairs ~ Telemetry systems
Burst main repair = Burst repair, Repairing bursts, Water main repair, Repair clamps, Burst pipe repair, Pipe burst repair ~ Telemetry systems
Water mains ~ Telemetry systems
Network mapping ~ Telemetry systems
Pole erection work ~ Lighting installation
Meter boxes ~ Lighting installation
Underground cabling ~ Lighting installation
Ring main units ~ Lighting installation
Switchgear operation ~ Lighting installation
LV networks ~ Lighting installation
MV networks ~ Lighting installation
Solar mounting structures ~ UPS maintenance
Solar water pumps ~ UPS maintenance
DC cabling ~ UPS maintenance
Off-grid systems ~ UPS maintenance
Rooftop solar ~ UPS maintenance
Cobots* ~ Welding robots
Progressive dies = Progressive tooling, Progressive die making, Progressive tools, Press tool making, Stamping dies, Punches and dies, Die building, Compound dies, Blanking dies ~ Press tool setting
Deep drawing ~ Press tool setting
Fine blanking ~ Press tool setting
Coil feeding ~ Press tool setting
Torque checking ~ Quality gates
Fit and finish ~ Quality gates
Water leak testing of vehicles ~ Quality gates
Line feeding ~ Quality gates
Line side supply ~ Quality gates
Trim line work ~ Quality gates
Door assembly ~ Quality gates
Body shop work ~ Quality gates
Paint shop work ~ Quality gates
A3 problem solving ~ Kaizen events
Gemba walks ~ Kaizen events
Standard work ~ Kaizen events
Andon ~ Kaizen events
Kanban cards ~ Kaizen events
Single-piece flow ~ Kaizen events
Heijunka ~ Kaizen events
Red tags ~ Kaizen events
Visual management ~ Kaizen events
Local exhaust ventilation ~ Dust extraction
`;
