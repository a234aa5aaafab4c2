export default String.raw`
@group plant-machine-detail | Plants and machines in detail | engineering

[skills]
Daily production meetings = Daily meetings*
Downtime reduction = Reduction of downtime
Production records = Production recording
Aircraft rescue and firefighting = ARFF^, Aircraft rescue
Hot work permits = Hot work
Hot fire drills
Crane inspection
Crane logbook
Wire rope inspection ~ Crane inspection
Rigging gear inspection ~ Crane inspection
Heat recovery = Heat recovery systems
Thermal oil heaters
Tool control
Aircraft systems troubleshooting
Weight and balance of aircraft = Aircraft weighing, Weighing of aircraft ~ Aircraft maintenance
Aircraft jacking = Jacking*, Aircraft levelling ~ Aircraft maintenance
Component replacement on aircraft ~ Aircraft maintenance
Fuel systems of aircraft ~ Aircraft maintenance
Helicopter maintenance = Rotor maintenance
Signalling maintenance
Points maintenance ~ Signalling maintenance
Wheel building
Boat engine repair = Inboard engines
Rigging of boats ~ Boat engine repair
Greasing of bearings
Axle repair = Axles*
Scrap metal handling = Scrap sorting, Metal recycling
Cement kiln operation
Cement packing = Bag packer, Cement bagging, Rotary packers
Paper machine operation = Paper machines, Basis weight control, Basis weight, Wet end operation, Stock preparation, Dry end operation, Paper machine wet end, Headbox, Headbox consistency, Felt washing, QCS^, Quality control scanners, Paper machine press section, Press section, Headbox control, Grammage control, Sheet formation, Paper moisture control, Stock prep for paper, Furnish preparation, Deinking, Retention chemicals
Calender operation for paper ~ Paper machine operation
Bleach plant operation = Bleach plant ~ Paper machine operation
Pulp digester operation = Digester operation, Pulp mill operation, Digester*, Anaerobic digester operation, Biogas digester operation ~ Paper machine operation
Paper testing = Cobb test, Burst test, Mullen burst test, Freeness testing, Canadian freeness ~ Paper machine operation
Paper coating ~ Paper machine operation
Tobacco processing
Yeast propagation
Sugar boiling
Sugar refining ~ Sugar boiling
Ice production
Bottle blowing
Wafer processing
Wafer inspection ~ Wafer processing
Battery assembly
Battery pack assembly = Cell assembly ~ Battery assembly
Mattress making
Tyre retreading = Retreading*, Tyre buffing, Cushion gum, Skiving and filling of tyres, Envelope curing, Precured tread
Furnace relining
Pressure vessel inspection
Wellhead protection
Enhanced oil recovery
Rock mechanics
Telemetry systems
Press tool setting
Quality gates
Kaizen events
Dust extraction
Fume extraction ~ Dust extraction

[tools]
Liebherr cranes = Liebherr LTM, Liebherr mobile cranes
Demag cranes = Demag AC, Terex Demag
Tadano
Gottwald cranes = Gottwald harbour crane
LICCON = Liebherr LICCON
Potain cranes
Otis lifts
Kone lifts
Schindler lifts
Cummins engines
Caterpillar engines
Wärtsilä engines
MAN B&W engines = MAN B&W, MAN engines
Scania engines
Cognex
Siemens S7-1200
Siemens S7-300
Rockwell Studio 5000
FactoryTalk
Infor EAM
eMaint
UpKeep^
Limble
Crowcon
LOLER
PUWER

[skills]
Foam operations = Foam drills, Foam making ~ Aircraft rescue and firefighting
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
Boiler blowdown = Boiler blow-down ~ Heat recovery
Economisers ~ Heat recovery
Condensate systems ~ Heat recovery
Torque loading ~ Tool control
Foreign object prevention ~ Tool control
FOD prevention ~ Tool control
Ground support equipment checks ~ Tool control
Bleed air systems ~ Aircraft maintenance
Flight control rigging ~ Aircraft maintenance
Landing gear maintenance = Landing gear overhaul ~ Aircraft maintenance
Engine wash ~ Aircraft maintenance
Defect rectification ~ Aircraft maintenance
Rotor blade tracking ~ Helicopter maintenance
Track circuits ~ Signalling maintenance
Interlocking systems = Signal interlocking ~ Signalling maintenance
Axle counters ~ Signalling maintenance
Bicycle assembly ~ Wheel building
Gear adjustment ~ Wheel building
Bike fitting ~ Wheel building
Antifouling ~ Boat engine repair
Sail repair ~ Boat engine repair
Fibreglass repair ~ Boat engine repair
Belt tensioning ~ Mechanical maintenance
V-belts ~ Mechanical maintenance
Chain drives ~ Mechanical maintenance
Sprockets* ~ Mechanical maintenance
Oil seals ~ Mechanical maintenance
Gaskets* ~ Mechanical maintenance
Gasket replacement ~ Mechanical maintenance
Packing glands ~ Mechanical maintenance
Coupling replacement ~ Mechanical maintenance
Drive shafts ~ Axle repair
Propeller shafts ~ Axle repair
Leaf springs ~ Axle repair
Kingpins ~ Axle repair
Turbocharger repair = Turbo repair, Turbo replacement, Turbo* ~ Axle repair
Turbochargers* ~ Axle repair
Cooling systems ~ Axle repair
Head gasket replacement = Head gaskets ~ Axle repair
Cylinder head skimming = Head skimming, Skimming heads, Skimmed heads, Block boring, Valve grinding ~ Head gasket replacement
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
Carbonation ~ Yeast propagation
Beer filtration ~ Yeast propagation
Lautering ~ Yeast propagation
Cane milling ~ Sugar boiling
Cold room operation = Cold rooms, Cold room management ~ Ice production
Blast freezing ~ Ice production
Preform moulding ~ Bottle blowing
Cap sealing ~ Bottle blowing
Sleeve labelling ~ Bottle blowing
Cleanroom work ~ Wafer processing
Clean room operation = Cleanroom operations ~ Wafer processing
Wire bonding ~ Wafer processing
Die bonding ~ Wafer processing
Photolithography ~ Wafer processing
Foam production ~ Mattress making
Rubber compounding = Compounding of rubber ~ Tyre retreading
Refractory work ~ Furnace relining
Refractory lining ~ Furnace relining
Refractories* ~ Furnace relining
Hydrostatic tests = Hydrostatic testing ~ Pressure vessel inspection
Tube cleaning ~ Pressure vessel inspection
Retubing ~ Pressure vessel inspection
Tube rolling ~ Pressure vessel inspection
Boiler tube welding ~ Pressure vessel inspection
Pumping tests ~ Hydrogeology
Packer testing ~ Hydrogeology
Tracer tests ~ Hydrogeology
Slug tests ~ Hydrogeology
Contaminant transport ~ Hydrogeology
Groundwater* ~ Hydrogeology
Groundwater sampling ~ Hydrogeology
Isotope analysis ~ Hydrogeology
Stable isotopes ~ Hydrogeology
Numerical modelling ~ Hydrogeology
Waterflooding ~ Enhanced oil recovery
Rod pump design ~ Enhanced oil recovery
Cost tracking of wells ~ Enhanced oil recovery
Economic evaluation ~ Enhanced oil recovery
Well surveillance ~ Enhanced oil recovery
Flowback ~ Enhanced oil recovery
Pipe stress ~ Pipe fitting
Sand control ~ Enhanced oil recovery
Geotechnical mapping ~ Rock mechanics
Slope monitoring = Prism monitoring, Crack monitoring, Slope stability monitoring, Pit wall monitoring ~ Rock mechanics
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
Ring main units = RMU^ ~ Lighting installation
Switchgear operation ~ Lighting installation
LV networks ~ Lighting installation
MV networks ~ Lighting installation
Solar mounting structures ~ UPS maintenance
Solar water pumps ~ UPS maintenance
DC cabling ~ UPS maintenance
Off-grid systems ~ UPS maintenance
Rooftop solar ~ UPS maintenance
Cobots* ~ Robotic welding
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
