export default String.raw`
@group metal-shop-detail | Metal shops in detail | trades

[skills]
Green sand moulding = Green sand moulds, Green sand, Sand mould making, Hand moulding in sand, Green sand mould making, No-bake moulding, Shell moulding, Resin sand moulding, Chemically bonded sand
Gating and risers = Gating design, Gating calculation, Gating systems, Runner and riser design, Risers and gating
Metal pouring = Ladle pouring, Pouring of iron, Iron pouring, Steel pouring, Ductile iron, Grey iron, Molten metal handling, Ladle operation, Ductile iron pouring, Bronze pouring, Aluminium pouring
Slag removal = Deslagging, Slagging off, Slag skimming
Spectrometer analysis = Spectrometer, Spectrometer samples, Spark spectrometry, OES analysis, Optical emission spectrometry
Sand testing = Moulding sand testing, Sand reclamation
Casting defect analysis = Casting defects, Casting inspection, Casting quality
Gravity die casting = Permanent mould casting, Pressure die casting, High-pressure die casting, Low-pressure die casting, HPDC
Centrifugal casting = Spin casting, Continuous casting of metal
Casting fettling = Fettling of castings, Casting grinding, Casting finishing, Casting cleaning
Aluminium extrusion = Extrusion press operation, Extrusion of aluminium
Welding qualifications = 6G pipe, 3G/4G, 3G and 4G, Vertical up, ISO 9606-1, EN 287, Welder qualification, Coded welding, Coded welder, Class 1 welding, 6GR
WPS reading = Reading WPS, Following WPS, Welding procedure reading
Magnetic particle testing = MPI^, Magnetic particle inspection, MT testing, Mag particle inspection
Back purging = Argon purging, Purge welding, Purging of pipes, Gas purging, Purging of services, Purging and commissioning of gas, Tightness testing, Gas soundness testing, Gas leak detection, Live gas work, Gas escape repair
Weld preheating = Preheat, Preheating, Interpass temperature, Interpass temperature control, PWHT^, Post-weld heat treatment, Preheat control
Fillet welds = Fillet welding, Groove welds, Butt welds, Butt welding
Arc gouging = Carbon arc gouging, Air arc gouging, Gouging, Weld gouging
Weld dressing = Weld grinding flush, Weld cleaning, Weld finishing, Weld polishing
Robotic welding = Cobot welding, Robot welding cells, Welding robot programming, Welding robot operation
Weld mapping = Weld maps, Weld traceability, Weld logs, Weld numbering
Exothermic welding = Cadweld, Thermite welding, Cadwelding
Plate cutting = Steel cutting, Metal cutting, Cutting of plate, Profile burning
Friction welding = Friction stir welding, Stud welding, Projection welding, Seam welding, Laser welding, Laser welding of jewellery, Laser beam welding
CNC bending = Press brake programming, CNC press brake, Brake pressing, Bend allowance
Sheet metal layout = Sheet metal development, Sheet metal pattern development, Flat pattern layout, Unfolding
Sheet metal ductwork = HVAC ductwork, Duct making, Spiral duct, Ductwork installation
Metal spinning = Sheet metal spinning
Nesting of parts = SigmaNEST, RADAN, Part nesting, Lantek, Nesting software
Hood fabrication = Stainless hoods, Kitchen hood fabrication, Stainless steel kitchens, Exhaust hoods, Extraction hood fabrication
Stainless steel fabrication = Stainless fabrication, Stainless steel work, Tank fabrication, Vessel fabrication, Stainless tank fabrication, Hopper fabrication
Tinsmithing = Tinsmith work, Tin work, Copper work, Coppersmithing, Brass work
Steel marking out = Marking out, Marking-off, Laying out of steel
Plate girder assembly = Plate girders, Girder assembly, Girder fabrication, Beam fabrication, Column fabrication, Truss fabrication
Steel drilling = Drilling and punching, Beam drilling, Beam line operation, Beam lines, Mag drill, Magnetic drilling, Magnetic drill
Column plumbing = Plumbing up, Plumbing of columns, Alignment of columns, Column alignment
Hull block assembly = Hull blocks, Hull assembly, Block assembly, Ship plating, Plating of hulls, Hull construction, Frame fairing, Ship fabrication
Heavy lifting = Heavy lifts, Heavy load moving, Machine moving, Machinery moving, Skates and jacking, Jacking and skidding, Jack and slide, Load moving, Machinery skates, Hydraulic jacks, Jacking of loads
Chain hoists = Chain blocks, Lever hoists, Tirfor, Come-alongs, Electric hoists, Hoist maintenance, Winches, Winch operation, Capstans
Wire rope splicing = Cable splicing, Splicing of wire ropes, Wire splicing
Sling angle calculation = Sling angles, Load weight calculation, Rigging calculations
Lifting equipment inspection = LEEA, Lifting gear inspection, Lifting accessories inspection, Inspection of lifting gear, Lifting tackle inspection, Thorough examination
Crane signalling = Crane signals, Signalling of cranes, Crane signalling and slinging, Signalman duties, Signalling for cranes, Dogging
Forge welding = Fire welding, Hammer welding
Ornamental ironwork = Wrought iron, Scrolls*, Scroll making, Railing forging, Artistic metalwork, Architectural metalwork, Decorative ironwork
Gates and railings = Gate and railing fabrication, Railings*, Railing installation, Balustrade fabrication, Fence fabrication, Window grilles, Burglar bars, Gate installation, Staircase fabrication
Hardening and tempering = Tempering of steel, Chisel hardening, Steel hardening, Tool hardening
Die spotting = Tool try-outs, Tool trials, Die try-out, Mould trials, Spotting of dies, Die tryout
Mould polishing = Polishing of moulds, Die polishing, Cavity polishing
Bench fitting = Fitting and scraping, Scraping of slideways, Hand scraping, Fitter bench work, Slideway scraping, Fitting and turning, Filing and fitting
Toolroom work = Tool room, Toolroom machining, Tool and die, Toolroom fitting
Cimatron = VISI, Tebis
Press tool design = Die design, Tool design, Tooling design
Lathe setting = Machine tool setting, Setting and operating, Job setting, Set-up of CNC machines, Setting of machines, Setup sheets, Set-up sheets
Sliding head turning = Sliding head, Sliding head lathes, Swiss lathe, Swiss-type lathe, Swiss-type turning, Star Swiss lathes, Citizen Cincom, Swiss machining
Probing = Renishaw probe, Part probing, On-machine probing, Renishaw
Cycle time reduction = Cycle time optimisation, Cycle times
Tool life management = Tool life, Tool wear monitoring, Tool wear, Tool management
Insert selection = Carbide inserts, Cutting tool selection, Insert changing, Cutting tools, Insert changes, Speeds and feeds, Feeds and speeds, Cutting parameters
Cutting fluids = Coolant maintenance, Coolant concentration, Coolants
Drilling and tapping = Tapping of holes, Hole drilling, Radial drilling, Pillar drill, Drill press, Countersinking
Wheel dressing = Grinding wheel dressing, Dressing of grinding wheels, Grinding wheel balancing, Diamond wheels, Grinding wheels
Linishing = Belt grinding, Tube linishing, Belt linishing, Belt sanding of metal
Honing and lapping = Bore honing, Superfinishing, Valve seat lapping, Valve lapping by hand, Cylinder honing
Mirror polishing = Mirror polish, Mirror finish, Casting polishing, Polishing of castings, Stainless polishing
Vibratory finishing = Tumbling*, Barrel finishing, Vibro finishing, Barrel tumbling

[tools]
Festool = Bosch power tools, Milwaukee tools
TRUMPF^ = TruLaser, TruBend
Amada
Lincoln Electric = Miller Electric, Fronius, Kemppi, ESAB
Haas = Haas VF
DMG Mori = Deckel Maho, Mori Seiki
Esprit CAM = SolidCAM, BobCAD, Vericut
`;
