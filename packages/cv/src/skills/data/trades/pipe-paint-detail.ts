export default String.raw`
@group pipe-paint-detail | Pipes, cooling and coatings in detail | trades

[skills]
Wastewater drainage = Waste water drainage, Soil and waste pipes
Tap fitting = Taps and fittings
Drain surveys = CCTV drain survey, Drain inspection cameras, Drain inspection, Drain camera inspection
Plastic pipe systems = PPR^, PPR pipes, PVC pipe fitting, PPR welding, MLCP, Multilayer pipes, PVC pipe installation, PPR piping
PEX^ ~ Plastic pipe systems
CPVC ~ Plastic pipe systems
Medical gas installation = Medical gas, Medical gases, Medical gas pipelines, MGPS^
HDPE welding = HDPE fusion, Butt fusion, Butt fusion welding, Electrofusion, Electrofusion welding, Electrofusion jointing, Socket fusion, Poly pipe welding, PE pipe jointing, Joining of HDPE mains, HDPE pipe laying
Hot tapping = Live tapping, Under-pressure drilling, Line stopping
Flange assembly = Flange make-up, Flange management, Flange alignment, Making up flanges, Flange bolting, Gasket fitting
Bolt torquing = Hydraulic torque wrench, Hydraulic torquing, Bolt tensioning, Bolt tightening, Bolt torque, Torque tightening, Controlled bolting
Pipe supports = Pipe support fabrication, Pipe support installation, Pipe hangers, Pipe racks
Steam tracing = Steam tracing installation
Trace heating = Heat tracing ~ Steam tracing
Solar thermal
Radiator balancing = Balancing radiators, Hydraulic balancing, System balancing, Thermostatic radiator valves, TRVs, Thermostatic valves, Radiator valves, Hydronic balancing
Grease traps = Grease trap cleaning, Grease trap installation, Interceptors
Soakaway construction = Drainage fields
French drains ~ Soakaway construction
Air handling unit maintenance = AHU^, FCU^, Fan coil units, Fan coil maintenance, Air handler maintenance, Package units
Cooling tower maintenance = Cooling towers, Cooling tower cleaning, Cooling tower operation, Cooling tower treatment
Superheat and subcooling = Superheat, Subcooling, Superheat checks, Superheat adjustment, Superheat measurement
Manifold gauges = Gauge manifold, Refrigerant gauges, Micron gauge
Vacuum pumps ~ Manifold gauges
Expansion valves = Expansion valve replacement, TXV^, Thermostatic expansion valves
Capillary tubes ~ Expansion valves
Coil cleaning = Condenser cleaning, Evaporator cleaning, Condenser coil cleaning, Cleaning of coils
Filter replacement = Filter cleaning, Filter changes, Filter changing, Air filter replacement
Ammonia refrigeration = Ammonia plants, Ammonia refrigeration plants, Industrial refrigeration, Ammonia compressors, NH3 refrigeration
CO2 refrigeration = CO2 systems, Transcritical CO2, Transcritical systems, Cascade refrigeration
Transport refrigeration = Reefer units
Carrier Transicold ~ Transport refrigeration
Thermo King ~ Transport refrigeration
Psychrometrics = Psychrometric charts, Psychrometric analysis, Psychrometry
Heat load calculation = Cooling load calculation ~ Psychrometrics
Furnace repair = Furnace installation, Oil furnaces, Furnaces*, Furnace tune-ups, Heat exchangers inspection
Contactor replacement = Contactors, Relays and contactors
Capacitor replacement ~ Contactor replacement
Texture coating = Textured coatings, Artex, Popcorn ceilings, Knockdown texture, Stipple finishes
Artex removal ~ Texture coating
Gilding = Gold leaf, Gold leafing, Leaf gilding
Graining = Wood graining, Wood graining and marbling
Marbling ~ Graining
Lead paint removal = Lead paint safety, Lead-safe practices, EPA RRP, RRP certification
Anti-graffiti coating = Anti-graffiti
Dry film thickness = DFT^, DFT gauge, Dry film thickness measurement, DFT measurement, Film thickness measurement, DFT readings, Wet film thickness, Paint thickness gauge, Film thickness gauge, DFT checks, WFT checks
Elcometer ~ Dry film thickness
Adhesion testing ~ Dry film thickness
Holiday testing ~ Dry film thickness
Two-pack paint = 2K paint, 2K^, Two-pack, Two-pack spraying, 2K polyurethane
Clear coating = Clear coat, Base coat and clear coat ~ Two-pack paint
Masking = Masking and taping, Masking of vehicles, Masking off
Vehicle refinishing = Car refinishing, Automotive refinishing
Bus painting ~ Vehicle refinishing
Paint correction ~ Vehicle refinishing
Hydro dipping = Water transfer printing, Hydrographics
Marine coatings = Marine painting, Ship painting, Hull painting, Anti-fouling paint
Tank coating ~ Marine coatings
Phosphating = Phosphate coating, Pre-treatment of metal
Passivation = Pickling and passivation, Metal pickling ~ Phosphating
Graffiti removal = Graffiti cleaning, Removal of graffiti
Cradle work = Cradles, Gondola operation, BMU operation, Building maintenance unit, Suspended platforms, Suspended platform operation, Gondolas
Water-fed pole = Reach and wash, Water fed pole system, Water-fed pole cleaning, Reach and wash system, Pure water pole system, Pure water poles, Pure water cleaning, Deionised water cleaning
Flue inspection = Chimney inspection
Flue sweeping = Flue cleaning ~ Flue inspection
Chimney lining = Flue lining, Flexible flue liners, Chimney relining ~ Flue inspection
Gutter vacuum = Gutter vacuuming, Gutter clearing
`;
