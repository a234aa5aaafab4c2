export default String.raw`
@group metal-shop-detail | Metal shops in detail | trades

[skills]
Tool presetting = Tool pre-setting, Tool presetters, Zoller, Presetting tools, Touching off tools, Adjusting offsets
Straightening*
Green sand moulding = Green sand moulds, Green sand, Sand mould making, Hand moulding in sand, Green sand mould making, Making sand moulds, Resin bonded sand, Furan sand, Furan process, CO2 process moulding, Closing moulds, Mould closing, Mould venting, Sand ramming, Jolt squeeze machine, Jolt squeeze moulding, Disamatic, Box closing, Box moulding of castings, Floor moulding in foundry, Machine moulding in foundry, Loam moulding, Pit moulding
Shell moulding = Resin sand moulding, No-bake moulding, Chemically bonded sand ~ Green sand moulding
Gating and risers = Gating design, Gating calculation, Gating systems, Runner and riser design, Risers and gating
Metal pouring = Ladle pouring, Pouring of iron, Iron pouring, Steel pouring, Molten metal handling, Ladle operation, Bronze pouring, Aluminium pouring, Pouring of metal, Pouring metal, Ladle handling, Pouring iron, Ladles*, Ladle lining, Pouring from ladle, Pouring of castings, Pouring molten metal ~ Die casting
Grey iron ~ Metal pouring
Ductile iron = Ductile iron pouring ~ Metal pouring
Slag removal = Deslagging, Slagging off, Slag skimming, Slag control, Slag foaming
Spectrometer analysis = Spectrometer, Spectrometer samples, Spark spectrometry, OES analysis, Optical emission spectrometry
Sand testing = Moulding sand testing, Green compression strength, Sand permeability, Sand muller, Muller operation
Sand reclamation ~ Sand testing
Casting defect analysis = Casting defects, Casting inspection, Casting quality, Rejection analysis of castings, Blow holes, Cold shuts, Gas porosity
Gravity die casting = Permanent mould casting
Pressure die casting = High-pressure die casting, Low-pressure die casting, HPDC ~ Gravity die casting
Centrifugal casting = Spin casting
Continuous casting of metal ~ Centrifugal casting
Casting fettling = Fettling of castings, Casting grinding, Casting finishing, Casting cleaning
Aluminium extrusion = Extrusion press operation, Extrusion of aluminium, Aluminium extrusion press, Profile stretching, Profile ageing, Ageing ovens, Extrusion die changes, Billet handling, Quench tanks
Welding qualifications = 6G pipe, 3G/4G, 3G and 4G, Vertical up, ISO 9606-1, EN 287, Welder qualification, Coded welding, Coded welder, Class 1 welding, 6GR
WPS reading = Reading WPS, Following WPS, Welding procedure reading
Magnetic particle testing = MPI^, Magnetic particle inspection, MT testing, Mag particle inspection
Back purging = Argon purging, Purge welding, Purging of pipes
Purging and commissioning of gas = Gas purging, Purging of services ~ Back purging
Tightness testing = Gas soundness testing ~ Back purging
Gas escape repair ~ Back purging
Live gas work ~ Back purging
Gas leak detection ~ Back purging
Weld preheating = Preheat, Preheating, Interpass temperature, Interpass temperature control, Preheat control
Post-weld heat treatment = PWHT^ ~ Weld preheating
Fillet welds = Fillet welding
Butt welding = Butt welds ~ Fillet welds
Groove welds ~ Fillet welds
Weld dressing = Weld grinding flush, Weld cleaning, Weld finishing, Weld polishing
Robotic welding = Cobot welding, Robot welding cells, Welding robot programming, Welding robot operation, Welding robots, Robot welding, Robot teaching, Fanuc robots
Pick and place robots ~ Robotic welding
Weld mapping = Weld maps, Weld traceability, Weld logs, Weld numbering
Exothermic welding = Cadweld, Cadwelding
Thermite welding ~ Exothermic welding
Plate cutting = Steel cutting, Metal cutting, Cutting of plate, Profile burning
Friction welding
Friction stir welding ~ Friction welding
Laser welding = Laser welding of jewellery, Laser beam welding ~ Friction welding
Seam welding ~ Friction welding
Projection welding ~ Friction welding
Stud welding ~ Friction welding
CNC bending = Press brake programming, CNC press brake, Bend allowance
Sheet metal layout = Sheet metal development, Sheet metal pattern development, Flat pattern layout, Unfolding
Metal spinning = Sheet metal spinning
Nesting of parts = SigmaNEST, Part nesting, Nesting software, Nesting of sheets, Nesting*
RADAN ~ Nesting of parts
Lantek ~ Nesting of parts
Hood fabrication = Stainless hoods, Kitchen hood fabrication, Stainless steel kitchens, Exhaust hoods, Extraction hood fabrication
Stainless steel fabrication = Stainless fabrication, Stainless steel work
Tank fabrication = Vessel fabrication, Stainless tank fabrication, Hopper fabrication ~ Stainless steel fabrication
Tinsmithing = Tinsmith work, Tin work
Brass work ~ Tinsmithing
Coppersmithing = Copper work ~ Tinsmithing
Steel marking out = Marking out, Marking-off, Laying out of steel
Plate girder assembly = Plate girders, Girder assembly, Girder fabrication
Beam fabrication = Column fabrication ~ Plate girder assembly
Truss fabrication ~ Plate girder assembly
Steel drilling = Drilling and punching, Beam drilling, Beam line operation, Beam lines, Mag drill, Magnetic drilling, Magnetic drill
Column plumbing = Plumbing up, Plumbing of columns, Alignment of columns, Column alignment, Plumbing columns, Plumbing up steel, Lining and levelling of steel, Guy ropes, Guying
Hull block assembly = Hull blocks, Hull assembly, Block assembly, Ship plating, Plating of hulls, Hull construction, Frame fairing, Ship fabrication
Heavy lifting = Heavy lifts, Heavy load moving, Machine moving, Machinery moving, Skates and jacking, Jacking and skidding, Jack and slide, Load moving, Machinery skates
Hydraulic jacks = Jacking of loads ~ Heavy lifting
Chain hoists = Chain blocks, Lever hoists, Tirfor, Come-alongs, Electric hoists, Hoist maintenance
Winches = Winch operation, Capstans ~ Chain hoists
Wire rope splicing = Cable splicing, Splicing of wire ropes, Wire splicing
Sling angle calculation = Sling angles, Load weight calculation, Rigging calculations
Lifting equipment inspection = Lifting gear inspection, Lifting accessories inspection, Inspection of lifting gear, Lifting tackle inspection, Thorough examination, Proof testing of slings, Sling inspection, Proof load testing, Colour coding of lifting gear, Load testing of lifting gear
LEEA ~ Lifting equipment inspection
Crane signalling = Crane signals, Signalling of cranes, Crane signalling and slinging, Signalman duties, Signalling for cranes, Dogging
Reading weld symbols = Weld symbols, Welding symbols, Weld symbol reading
Forge welding = Fire welding, Hammer welding
Ornamental ironwork = Wrought iron, Scrolls*, Scroll making, Railing forging, Artistic metalwork, Architectural metalwork, Decorative ironwork, Wrought iron work, Ornamental iron, Restoration ironwork, Ironwork restoration, Finials, Gates and railings making
Gates and railings = Gate and railing fabrication, Railings*, Railing installation, Balustrade fabrication, Gate installation
Fence fabrication ~ Gates and railings
Staircase fabrication ~ Gates and railings
Burglar bars = Window grilles, Security grilles ~ Gates and railings
Hardening and tempering = Tempering of steel, Chisel hardening, Steel hardening, Tool hardening
Die spotting = Tool try-outs, Tool trials, Die try-out, Mould trials, Spotting of dies, Die tryout
Mould polishing = Polishing of moulds, Die polishing, Cavity polishing
Bench fitting = Fitting and scraping, Scraping of slideways, Hand scraping, Fitter bench work, Slideway scraping, Filing and fitting
Fitting and turning ~ Bench fitting
Toolroom work = Tool room, Toolroom machining, Tool and die, Toolroom fitting
Cimatron
Tebis ~ Cimatron
VISI ~ Cimatron
Press tool design = Die design, Tool design, Tooling design
Lathe setting = Machine tool setting, Setting and operating, Job setting, Set-up of CNC machines, Setting of machines, Setup sheets, Set-up sheets, Machine setting
Sliding head turning = Sliding head, Sliding head lathes, Swiss lathe, Swiss-type lathe, Swiss-type turning, Swiss machining
Citizen Cincom = Star Swiss lathes ~ Sliding head turning
Probing = Renishaw probe, Part probing, On-machine probing, Renishaw
Cycle time reduction = Cycle time optimisation, Cycle times
Tool life management = Tool life, Tool wear monitoring, Tool wear, Tool management
Insert selection = Carbide inserts, Cutting tool selection, Insert changing, Cutting tools, Insert changes, Changing inserts, Cutting speeds and feeds, Insert changeovers
Speeds and feeds = Feeds and speeds, Cutting parameters ~ Insert selection
Cutting fluids = Coolant maintenance, Coolant concentration, Coolants
Drilling and tapping = Tapping of holes, Hole drilling, Radial drilling, Pillar drill, Drill press, Countersinking
Wheel dressing = Grinding wheel dressing, Dressing of grinding wheels, Grinding wheel balancing, Diamond wheels, Grinding wheels
Linishing = Belt grinding, Tube linishing, Belt linishing, Belt sanding of metal
Honing and lapping = Bore honing, Superfinishing, Valve seat lapping, Valve lapping by hand, Cylinder honing
Mirror polishing = Mirror polish, Mirror finish, Casting polishing, Polishing of castings, Stainless polishing
Vibratory finishing = Tumbling*, Barrel finishing, Vibro finishing, Barrel tumbling

[tools]
Festool
Bosch power tools ~ Festool
Milwaukee tools ~ Festool
TRUMPF^ = TruLaser, TruBend
Amada
Lincoln Electric
ESAB ~ Lincoln Electric
Kemppi ~ Lincoln Electric
Fronius ~ Lincoln Electric
Miller Electric ~ Lincoln Electric
Haas = Haas VF
DMG Mori = Deckel Maho, Mori Seiki
Esprit CAM
Vericut ~ Esprit CAM
BobCAD ~ Esprit CAM
SolidCAM ~ Esprit CAM
`;
