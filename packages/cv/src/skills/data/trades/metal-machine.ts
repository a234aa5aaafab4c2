export default String.raw`
@group metal-machine | Metalwork, machines and vehicles | trades

[skills]
Vertical machining = VMC^, VMC operation, VMC machines, Vertical machining centre > Machining
Dimensional measurement = Measurement*, Measuring*
Tolerance checking = Tolerance checks
Fixture setup = Fixture setting, Workholding
Flux-cored welding = Flux core, FCAW^, Flux core welding
Submerged arc welding = SAW welding, SAW*
Orbital welding = Orbital TIG, Orbital welders, Orbital weld heads
Aluminium welding = Stainless steel welding, Carbon steel welding, Duplex stainless, Duplex welding, Duplex stainless steel, Inconel welding, Exotic alloys, Titanium welding, Stainless welding, Autogenous welding, Sanitary welding, Hygienic welding, Stainless tube welding
Tack welding = Tacking*
Weld repair = Weld grinding
Welding procedures = WPS^, Welding procedure specifications, PQR^
Fit-up = Structural fit-up, Pipe fit-up
Isometric drawing reading = Reading of isometric drawings, Reading isometric drawings, Reading of isometrics, Isometric drawings, Isometrics*, Reading isometrics, Piping isometrics
Pipe spooling = Spool fabrication, Pipe fabrication, Pipe spool fabrication, Carbon steel spools, Spool fit-up, Pipe spools, Spools, Spool erection
Structural steel fabrication = Fabrication of steel structures, Steelwork, Railing fabrication
Plate rolling = Plate work, Plate bending, Rolling of plates, Bending rolls, Shell rolling, Section bending
Punch press operation = Punching*, Turret punching, Power press operation, CNC turret punch, Turret punch, Turret punch press, CNC punching, Trumatic
Sheet metal forming
Waterjet cutting = Water jet cutting, Profile cutting, CNC plasma cutting, Oxy-acetylene cutting
Thread cutting = Thread rolling, Gear cutting, Threading on lathes, Screw cutting, Thread milling, Internal threading, Thread turning, Gear shaping, Gear hob setting, Gear grinding, Spline cutting, Gear milling, Thread cutting on lathes, Single point threading, Slotting machines, Shaping machine, Shaper operation
Wire erosion = EDM^, Wire EDM, Spark erosion, Sinker EDM, Die sinking, Electrode making, Electrodes for EDM, EDM operation, Wire cutting, Wire eroding, Wire cut EDM, Electrical discharge machining, Sinker erosion, Ram EDM, Die sinking EDM, Wire-cut
Five-axis machining = 5-axis machining, Multi-axis machining
Fixture design = Fixture making
CMM operation = Zeiss CMM, CMM measurement, Mitutoyo CMM, Hexagon CMM, 3D measurement
Surface roughness measurement = Surface roughness, Roughness measurement, Roughness tester, Roughness testing, Ra measurement, Surface finish measurement, Surface roughness testing, Surface roughness tester
Rolling mill operation = Hot rolling, Cold rolling
Polishing and buffing = Buffing*
Shaft alignment = Motor alignment, Alignment of motors, Motor and pump alignment, Laser alignment, Coupling alignment, Dial alignment, Alignment of shafts, Shaft aligning
Bearing replacement = Bearing fitting, Bearing maintenance, Bearings*
Compressor maintenance = Compressor overhaul, Air compressors, Compressor servicing, Chiller maintenance, Chiller servicing, Chiller repair, Chiller operation, Chiller plants, Chiller plant operation, Screw chillers, Centrifugal chillers, Absorption chillers, Chiller overhaul
Valve maintenance = Valve overhaul, Valve lapping, Control valves, Safety valve testing
Hydraulic repair = Hydraulic hose making, Hydraulic troubleshooting, Hydraulic pumps, Hydraulic maintenance
Conveyor maintenance = Conveyor systems, Conveyor repair, Conveyors, Conveyor belt repair, Belt changing, Idlers, Idler replacement, Screw conveyors, Bucket elevators, Belt tracking
Breakdown maintenance = Breakdown work, Break down work, Break down maintenance, Breakdown repair, Corrective maintenance, Reactive maintenance
Work order management = Work orders
Fuel injection = Injector testing, Injection pump calibration, Injector servicing, Fuel injection systems, Injector overhaul, Injector replacement, Fuel system repair, Fuel systems, Injector repair, Diesel pump calibration, Common rail injectors, Fuel pump repair, Fuel injector overhaul, Fuel injectors, Fuel valve overhaul, Injector cleaning
Timing belt replacement = Timing belts, Cambelts, Cam belts, Timing chains, Belt replacement
Exhaust repair = Exhaust fitting, Catalytic converters, Muffler repair, Exhaust replacement, Exhaust welding, Catalytic converter replacement
Battery service = Battery testing, Battery charging
Vehicle wiring = Wiring harness repair, Auto wiring, Wiring harnesses
ECU programming = ECU diagnostics, ECU remapping, Key programming, ECU coding, Coding of ECUs, Module coding, Module programming, Engine mapping, Remapping
Electric vehicle servicing = High-voltage vehicle safety
Panel beating and painting = Paintless dent repair, Colour mixing, Colour mixing of paint, Paint matching, Paint preparation, Car body repair, Smart repair, Chassis alignment, Car-O-Liner, Frame straightening, Plastic welding of bumpers, Bumper repair, Bodywork repair, PDR^, Plastic repair
Paint tinting = Tinting of paint ~ Paint mixing
Paint mixing = Mixing of paints ~ Paint manufacturing
Windscreen replacement = Windscreen repair
Tractor repair = Tractor diagnosis, Tractor servicing, Tractor maintenance, Tractor overhaul, Farm equipment repair, Baler repair, Implement repair, Maintaining tractors, Farm machinery servicing, Balers*, Baler knotters, Knotter repair, Combine servicing, Combine pre-season checks, Combine knife replacement
Excavator maintenance = Loader maintenance
Motor rewinding and testing = Motor testing, Motor maintenance
Aircraft line maintenance = Line maintenance, Aircraft inspection, Daily aircraft checks, Base maintenance, Heavy maintenance, Line checks, Pre-flight checks of aircraft, Daily checks of aircraft, Weekly checks, Line check certification, Turnaround checks, Pre-flight inspection of aircraft, Line station maintenance, Line maintenance of aircraft
Aircraft engine maintenance = Engine runs, Turbofan engines
Aircraft composite repair = Composite repair, Sheet metal repair of aircraft
Aircraft component maintenance = Component overhaul
Wire locking = Safety wiring
Aircraft refuelling = Aircraft fuelling, Aircraft towing, Towing of aircraft
Airworthiness = Airworthiness directives, Continuing airworthiness
Office equipment repair
Locksmith work
Vending machine repair = Vending machine servicing
Soldering of components = Reflow soldering, Wave soldering, Component replacement, Micro soldering
Cable assembly = Harness assembly, Cable harnessing
Glass cutting = Glass tempering
Fibreglass work = Fibreglass lamination
Shipfitting

[tools]
Okuma
PowerMill
GibbsCAM
hyperMILL
Edgecam
Trumpf machines = TRUMPF TruBend, TruTops
Amada machines ~ Trumpf machines
Mitutoyo
PC-DMIS
Calypso metrology
Romer arm
ISO 3834
EN 1090
EN ISO 9606
EASA Part 145 = Part 145
Aircraft maintenance manual = AMM^
CFM56
Airbus A320 = A320 family, A320^, A319, A321, A320neo, A320ceo
Boeing 737 = B737NG, B737-800, 737 MAX, 737NG
Boeing 787
Airbus A330 = A330^
Diagnostic scan tools = Scan tools
Delphi diagnostics ~ Diagnostic scan tools
PicoScope ~ Diagnostic scan tools
Bosch ESI[tronic] = Bosch ESI ~ Diagnostic scan tools
Wabco diagnostics ~ Diagnostic scan tools
Consult III ~ Diagnostic scan tools
GDS2 ~ Diagnostic scan tools
Ford IDS ~ Diagnostic scan tools
Xentry diagnostics = Star Diagnosis ~ Diagnostic scan tools
Jaltest ~ Diagnostic scan tools
TEXA^ ~ Diagnostic scan tools
XENTRY
VCDS^
ODIS diagnostics
ISTA BMW diagnostics
Torque wrench
Impact wrenches ~ Torque wrench
Overhead crane = Overhead crane operation, Overhead crane driving

[skills]
Back gouging ~ Weld repair
Arc air gouging = Arc gouging, Carbon arc gouging, Air arc gouging, Gouging, Weld gouging ~ Weld repair
Hardfacing ~ Weld repair
Bend tests ~ Weld inspection
Macro etching ~ Weld inspection
Steel fitting ~ Fit-up
Assembly of steelwork ~ Fit-up
Gate making ~ Structural steel fabrication
Grille making ~ Structural steel fabrication
Metal folding = Folding of sheet metal, Sheet metal folding, Seaming, Metal seaming, Duct seaming, Lock forming ~ Bending
Ductwork fabrication ~ Sheet metal forming
Duct fabrication = Sheet metal ductwork, HVAC ductwork, Duct making, Spiral duct, Ductwork installation ~ Sheet metal forming
Panel work ~ Sheet metal forming
Gear hobbing ~ Thread cutting
Broaching ~ Thread cutting
Swiss turning ~ Five-axis machining
Live tooling ~ Five-axis machining
Tool offsets = Work offsets, Tool offset adjustment, Offset adjustment, Tool offset setting, Setting offsets, Offset setting ~ G-code
Jig making ~ Fixture design
Jig design ~ Fixture design
Callipers ~ Measuring instruments
Dial gauges ~ Measuring instruments
Height gauges ~ Measuring instruments
Gauge blocks ~ Measuring instruments
Bore gauges ~ Measuring instruments
Hardness testing = Hardness measurement, Measuring hardness, Brinell hardness, Vickers hardness, Hardness tests, Rockwell tests ~ Surface roughness measurement
Rockwell hardness ~ Surface roughness measurement
Mould maintenance ~ Tool making
Mould changing = Mould changes, Changing moulds, Mould change-overs, Mould installation, Mould setting ~ Tool making
Moulding in sand ~ Die casting
Core making = Cores for castings, Core shooting, Core box making, Core setting ~ Die casting
Furnace charging ~ Die casting
Melting of metal = Charging furnaces, Slagging, Inoculation of iron ~ Die casting
Fettling ~ Die casting
Kiln operation ~ Gas furnaces
Kilns* ~ Gas furnaces
Quenching ~ Metallurgy
Case hardening ~ Metallurgy
Carburising ~ Metallurgy
Stress relieving ~ Metallurgy
Normalising* ~ Metallurgy
Wire drawing ~ Rolling mill operation
Slitting* ~ Rolling mill operation
Continuous casting = Continuous caster operation, Continuous casting machine, Continuous caster, Billet casting, Caster operation, Slab caster ~ Rolling mill operation
Shot blasting ~ Industrial painting
Abrasive blasting = ISO 8501, Sa 2.5, Steel blasting, Blasting of steel, Garnet blasting, Vapour blasting, Dry ice blasting, Blast cleaning of steel ~ Industrial painting
Grit blasting ~ Industrial painting
Blast cleaning ~ Industrial painting
Metal finishing ~ Polishing and buffing
Deburring of parts ~ Polishing and buffing
Differential repair = Differential overhaul ~ Transmission repair
Mechanical seals ~ Water pump maintenance
Seal replacement ~ Water pump maintenance
Hose crimping = Crimping hoses, Hydraulic hose crimping, Hose routing, Routing hoses ~ Hydraulic repair
Belt splicing ~ Conveyor maintenance
Greasing ~ Tribology
Oil analysis ~ Tribology
Greasing of machines ~ Tribology
Thermography ~ Vibration analysis
Thermal imaging ~ Vibration analysis
Predictive maintenance ~ Vibration analysis
Ultrasonic leak detection ~ Vibration analysis
Emergency repairs ~ Breakdown maintenance
Foundation bolts ~ Equipment installation
Millwright work ~ Equipment installation
Job cards ~ Work order management
Maintenance logs ~ Work order management
Maintenance records ~ Work order management
Lock-out tag-out = Lockout tagout ~ Industrial safety
Isolation procedures ~ Industrial safety
Energy isolation ~ Industrial safety
Cylinder head repair = Cylinder head overhaul, Cylinder heads ~ Engine repair
Common rail systems = Common rail ~ Fuel injection
Carburettor tuning ~ Fuel injection
Shock absorbers ~ Suspension and steering
Wheel bearings ~ Suspension and steering
Puncture repair ~ Wheel alignment
Oil and filter changes = Filter and oil change, Oil and filters, Spark plugs, Spark plug replacement, Filter and plug changes ~ Vehicle maintenance
Tune-ups ~ Vehicle maintenance
Alternator repair ~ Battery service
Starter motor repair = Starter motors ~ Battery service
Alternators* ~ Battery service
Fault code reading = Fault codes ~ ECU programming
EV battery diagnostics ~ Electric vehicle servicing
Dent removal ~ Panel beating and painting
Body filler work ~ Panel beating and painting
Chassis straightening ~ Panel beating and painting
Spray booth work = Spray booth, Spray booth operation, Paint booth ~ Panel beating and painting
Colour matching ~ Panel beating and painting
Auto glass fitting ~ Windscreen replacement
Agricultural machinery repair = Agricultural machinery maintenance, Farm machinery maintenance, Farm machinery repair ~ Tractor repair
Harvester maintenance = Harvester repair, Combine repair, Combine harvester repair, Combine maintenance, Harvester servicing, Forage harvester repair, Sugarcane harvester repair ~ Tractor repair
Undercarriage repair = Undercarriage*, Undercarriage rebuild, Undercarriage rebuilding, Track chains, Track shoes, Rollers and idlers, Track tensioning ~ Excavator maintenance
Track repair ~ Excavator maintenance
Insulation resistance testing ~ Motor rewinding and testing
Transit checks ~ Aircraft line maintenance
A-checks^ = A-check^ ~ Aircraft line maintenance
C-checks ~ Aircraft line maintenance
Borescope inspection ~ Aircraft engine maintenance
Landing gear ~ Aircraft component maintenance
Wheel and brake shop ~ Aircraft component maintenance
Aircraft wiring ~ Avionics
Torque control ~ Wire locking
Pushback* ~ Aircraft refuelling
Technical log = Tech log, Tech logs, Technical logs, Aircraft technical log, Logbook entries, Aircraft logbooks ~ Airworthiness
Service bulletins ~ Airworthiness
Technical records ~ Airworthiness
Photocopier repair ~ Office equipment repair
Copier repair ~ Office equipment repair
Key cutting = Key duplication, Laser key cutting, Keys to code, Cutting keys to code ~ Locksmith work
Lock installation = Lock fitting ~ Locksmith work
Safe opening ~ Locksmith work
PCB repair = Component level troubleshooting, Chip-level repair, Motherboard repair, PCB rework, Board repair, SMT rework, SMD rework, Board rework, Reworked boards, SMT process, Reflow profiling ~ Soldering of components
Rework of boards ~ Soldering of components
Desoldering ~ Soldering of components
Connector crimping ~ Cable assembly
End-of-line testing ~ Functional testing
Burn-in testing = Burn-in, Burn-in tests ~ Functional testing
In-circuit testing = In-circuit test, ICT testing ~ Functional testing
Kitting of parts ~ Assembly
Vulcanising ~ Rubber processing
Latex dipping = Glove dipping, Latex compounding, Crepe rubber, Sheet rubber making, RSS sheets ~ Rubber processing
Tyre building = Building tyres, Tyre building machines ~ Rubber processing
Thermoforming ~ Injection moulding
Film blowing = Blown film, Blown film extrusion, Film blowing lines, Polythene bag making, Bag cutting and sealing, Film slitting, Bag making from film, LDPE film, Shopper bag making ~ Injection moulding
Pelletising ~ Injection moulding
GRP lamination ~ Fibreglass work
Hand lay-up ~ Fibreglass work
Vacuum bagging ~ Fibreglass work
Resin infusion ~ Fibreglass work
Hull repair ~ Shipfitting
Hull inspection ~ Shipfitting
Dry docking ~ Shipfitting
Hull blasting ~ Shipfitting

[tools]
Bystronic
FaroArm = FARO arm
B1 licence
B2 licence
B737

[tools]
Siemens S7 = S7-400
Zeiss Calypso
Keyence vision = Keyence^
`;
