export default String.raw`
@group construction-civil | Construction and civil engineering | construction

[skills]
Subcontractor billing = Subcontractor bills, Subcontractor bill verification, Contractor bill checking, Bill certification of subcontractors
Mobile towers = Mobile access towers, Tower scaffolds
Scaffold handover certificates = Handover certificates
Ladder beams = Beam work
Scaffold work = Work on scaffolds
Construction details = Construction detailing
Feasibility estimates
Subcontractor payments = Subcontractor payment certificates
Rainwater drainage = Storm drains > Drainage design
Pothole repair = Road maintenance, Road repairs, Road patching, Pothole filling, Patching of roads, Verge maintenance, Road sweeping > Highway engineering
Gabion works = Retaining walls, Retaining wall design > Civil engineering
Steel bar cutting > Bar bending
Gang leading = Foreman duties, Crew supervision > Site supervision
Timekeeping on site = Labour timesheets, Site timekeeping
Concrete repair = Crack repair, Epoxy injection, Crack injection, Concrete patching, Carbonation repair, Concrete restoration
Geological site investigation = Borehole drilling, Borehole logging, Water well drilling, Well drilling, Borehole pump installation, Bore well drilling, Borehole construction, Borehole installation, Well drilling rigs > Geotechnical engineering
Energy performance certificates = Energy certification, APE certification, Energy certificates, EPC assessments, EPCs, Domestic energy assessment
Fit-out works = Office fit-out, Interior fit-out works, Fit-out management, Fit-out supervision, Interior fit-out, Interior finishing, Fit-out coordination, Office fit-outs, Office refurbishment > Interior design
Planning applications = Planning permission, Building approvals > Building regulations
Concept design = Schematic design, Sketch design, Conceptual design, Concept development > Architecture
Facade detailing = Facade design, Detail drawings, Facade engineering, Curtain wall design, Curtain walls, Curtain walling design > Architectural drawing
Heritage restoration = Building conservation, Restoration of monuments > Renovation
Labour management on site = Labour management, Gang supervision > Site supervision
Material ordering = Ordering materials, Ordering of materials > Material management
Site visits*
Daily site reports = Daily progress reports, Site diaries, Daily reports*, Site reports*, Site reporting > Site supervision
Reinforced concrete = RCC works, Reinforced concrete works
Bar bending schedules = BBS preparation, BBS^, Rebar schedules > Bar bending
Site logistics = Site logistics planning
Cost planning = Construction cost planning > Cost estimation
Utility mapping = Underground utilities
Construction* = Building construction, Construction work, Civil construction, Building works, Construction industry
Civil engineering* = Civil engineering design, Civil works
Structural engineering = Structural design, Structural analysis, Structural calculations, Structural engineering design, Structural drawings, Structural inspection, Structural detailing, Structural assessment
Reinforced concrete design = RC design, Concrete design, RCC design, Reinforced concrete structures, RC frame design, RC frames, Design of RC frames, Reinforced concrete frames
Steel structure design = Steel design, Structural steel design
Foundation design = Pile foundations, Pile design, Foundations engineering, Piling design, Bored pile design
Geotechnical engineering = Soil mechanics, Geotechnical investigation, Slope stability, Soil investigation, SPT^, Slope stability analysis, Ground investigation, Site investigation
Soil testing = Soil tests, Compaction testing, Soil compaction, Compaction tests, Sand cone tests
Concrete testing = Slump test, Cube test, Materials testing, Concrete cube testing, Slump testing, Cube testing, Slump cones, Cube moulds, Cube making, Cube crushing, Concrete cubes, Cylinder testing, Compression testing of concrete, Compressive strength testing, Cube samples, Cube casting, Compressive strength tests, Slump
Highway engineering = Road design, Road construction, Highway design, Highway construction, Pavement design, Road works, Road safety audits, Flexible pavement design, Road pavement design, Asphalt pavement design
Bridge engineering = Bridge design, Bridge construction, Bridge decks
Tunnelling = Tunnel construction, Tunnel engineering, Tunnel design, TBM tunnelling, Tunnel lining
Dam engineering = Hydropower engineering, Dam construction, Dam safety, Dam design, Spillway design
Hydraulic engineering = Hydraulic modelling, Flood risk modelling
Hydrology = Hydrological modelling, Flood modelling
Water supply engineering = Water supply and drainage, Water supply systems, Water distribution design
Drainage design = Stormwater management, Stormwater drainage, Drainage systems, Storm water drainage, Culverts, Culvert design, Stormwater drainage design
Wastewater engineering = Wastewater treatment, Sewage treatment, Waste water treatment
Water treatment = Water purification, Water treatment plants, Water softeners
Irrigation engineering
Coastal engineering = Harbour engineering, Port engineering, Breakwaters, Revetments, Coastal protection, Dredging works, Marine structures, Quay walls
Railway engineering = Track engineering, Rail construction, Track design, Track alignment, Permanent way design
Traffic engineering = Transport planning, Transportation planning, Traffic studies, Traffic management, Trip planning for drivers, Traffic surveys, Traffic modelling, Temporary traffic management
Earthquake engineering = Seismic design, Earthquake resistant design
Land surveying = Surveying, Topographic surveys, Topographical survey, Land survey, Topographic surveying, Site surveying, Engineering survey, Site surveys*
Levelling = Setting out, Site levelling, Site setting out, Level setting
GPS surveying = GNSS surveying, RTK GPS, DGPS survey
Photogrammetry = Aerial photogrammetry
Drone surveying = Drone survey, UAV surveying, UAV mapping, Drone mapping, Aerial surveying, UAV photogrammetry, Aerial mapping, UAV survey
Quantity surveying = Quantity take-off, Quantity takeoff, QS work, Quantities measurement, Measurement and valuation, Quantity survey
Bills of quantities = BOQ^, BOQ preparation, BoQ^, BOQs^
Taking off quantities = Taking-off, Take-offs, Takeoffs, Material takeoff, Material take-off, Quantity take-offs, Material estimates, Material lists, MTO^
Cost estimation = Cost estimating, Estimating, Estimation*, Construction estimating, Cost estimates, Project estimation, Building estimation
Interim valuations = Interim payment applications, Payment certificates, Interim payment certificates, Payment applications, Interim applications, Progress payments, Progress claims, Valuation of works, Interim certificates
Variation orders = Variations*, Variation claims, Change orders
Construction claims = Claims preparation, Extension of time claims, EOT claims, Contractual claims, Claims preparation in construction, Delay claims, Claims and variations, Loss and expense claims
Remeasurement = Re-measurement, Site remeasurement, Joint measurement
Subcontract procurement = Subcontract packages, Subcontract administration
Final account settlement = Final account preparation, Final account negotiation
Cost reports = Construction cost reports, Cost value reports ~ Final account settlement
Rate analysis = Unit rate analysis
Construction management = Construction project management, Building management of sites, Construction supervision, Construction planning, Programme planning, Construction scheduling
Site supervision = Site management, Site engineering, Site inspection, Construction site supervision, Supervising construction, Site coordination, Supervision of site works
Site safety = Construction safety, Construction site safety
Subcontractor management = Subcontractor coordination, Managing subcontractors, Contractor management, Sub-contractor management, Contractor supervision
Material management = Material procurement, Material planning, Material handling
Construction quality control = QA/QC in construction, QA/QC civil, Construction quality assurance
Method statements = Method statement preparation, Construction method statements, RAMS^
Building inspection = Building surveys, Building surveying, Snagging, Property inspection, Defect inspection, De-snagging, Desnagging
Building regulations = Building codes, Building code compliance, Planning regulations, Building permits, Building permit applications, Code compliance, Building code review, Municipal drawings, Permit submissions
Building maintenance = Property maintenance, Building repairs, Building upkeep, Facility maintenance, General maintenance, Maintenance work*, House maintenance, Maintenance repairs
Renovation = Refurbishment, Building renovation, Home renovation, Restoration of buildings
Demolition
Architecture* = Architectural design, Building design, Architectural planning, Conservation architecture
Architectural drawing = Architectural drafting, Working drawings, Construction drawings, Building plans, Permit drawings, Tender drawings
Architectural visualisation = Architectural rendering, 3D visualisation, 3D rendering, Arch viz
Architectural model making = Scale model making, Model making, Foam models, Mock-up making
Landscape architecture = Landscape design
Urban planning = Town planning, City planning, Urban design, Regional planning, Land use planning, Spatial planning, Master planning, Masterplanning
Interior design = Interior decoration, Interior architecture, Space planning, Interior designing, Interior space planning, Interior decorating, Residential interiors, Residential design, Residential interior design, Villa interiors, Apartment interiors
Sustainable building = Green building, LEED^, Passive house, LEED AP, BREEAM, LEED Green Associate, Passivhaus
Building information modelling = BIM^, BIM coordination, BIM modelling
Shop drawings = Fabrication drawings
As-built drawings = As-builts
Blueprint reading = Reading blueprints, Blueprint fluency, Reading drawings, Drawing reading, Technical drawing reading, Reading technical drawings, Reading plans, Plan reading, Reading construction drawings, Reading of drawings, Reading of blueprints, Reading of plans, Reading scaffold drawings, Reading of scaffold drawings, Scaffold drawing reading, Reading structural drawings, Reading of structural drawings, Reading layout drawings, Reading fabrication drawings, Reading of fabrication drawings, Reading mechanical drawings, Reading of mechanical drawings, Reading engineering drawings, Reading of engineering drawings, Reading of technical drawings, Interpreting drawings, Blueprint interpretation, Drawing interpretation, Reading building plans
Technical drawing = Engineering drawing, Draughting, Drafting*, Technical drafting, Draughtsmanship, Mechanical drawing, Mechanical drafting
2D and 3D drafting = 2D drafting, 3D drafting
Concreting = Concrete pouring, Concrete work, Concrete placing, Concrete finishing, Concrete pours
Concrete mix design = Mix design
Formwork = Shuttering, Formwork carpentry, Formwork erection, Shutter carpentry, Formwork installation, Shuttering carpentry, Shutter erection, Shuttering erection, Formwork assembly, System formwork, Doka formwork, Peri formwork, Doka, Slab formwork, Climbing formwork
Bar bending = Steel fixing, Rebar, Rebar fixing, Reinforcement fixing, Rebar work, Rebar inspection, Reinforcement inspection, Steel inspection, Rebar checking
Masonry
Bricklaying = Brick laying, Brickwork, Brick work, Laying bricks, Face brickwork, Facework, Face brick laying > Masonry
Block laying = Blockwork, Block work, Laying blocks, Blocklaying > Masonry
Stone masonry > Masonry
Plastering = Plaster work, Wall plastering
Tiling = Floor tiling, Wall tiling, Tile laying, Tile fitting, Tile installation, Tile setting, Wall and floor tiling, Tile cutting, Mosaic tiling, Tile fixing, Wet saw, Wet tile saw, Tile saw, Tile cutters
Flooring = Floor installation, Floor laying, Carpet fitting, Parquet laying, Floor finishing, Parquet, Parquet flooring, Parquet floors, Parquet restoration
Roofing = Roof installation, Roof repair, Roof work, Roof tiling, Slate roofing, Roof slating, Roof sheeting, Metal roofing, Re-roofing, Slating, Slate laying, Reslating, Slate repair, Tiling of roofs, Roof tile laying, Tile roofing, Ridge tiles, Ridge and hip tiles, Clay tile roofing, Concrete tile roofing, Corrugated sheets, Corrugated roofing, Roof sheet installation, IBR sheeting, Profiled sheets, Zinc sheets, Iron sheets, Sheet roofing, Roof leak repair, Roof leak detection, Roof patching, Roof maintenance, Reroofing, Roof replacement, Shingle repair, Roof inspection, Metal sheeting, Tiling roofs, Interlocking tiles
Waterproofing = Damp proofing, Roof waterproofing, Damp-proof courses, Basement waterproofing, DPC installation, Damp course installation, Damp proof membranes, DPM installation
Insulation installation = Thermal insulation, Insulation work, Insulation*
Drywall installation = Gypsum board installation, Dry lining, Drywall, Partition walls, Drylining
Ceiling installation = Suspended ceilings, False ceilings, Ceiling fixing, Drop ceilings, Grid ceilings, T-bar ceilings, Acoustic ceilings, Suspended ceiling installation, Acoustical ceilings ~ Drywall installation
Painting and decorating = House painting, Wall painting, Interior painting, Building painting, Painting work, Painter and decorator*, Wallpapering, Exterior painting, Emulsion painting, Roller painting, Wallpaper hanging, Wallpaper installation, Wallpaper removal, Wall covering, Emulsion*, Emulsioning, Emulsion paint application, Two coats of emulsion, Primer and emulsion, Mist coating
Spray painting = Airless spraying, Airless spray, Airless spray painting, Airless sprayers, Spray plant, Airless spray application, Graco, HVLP^, HVLP spray gun, Spray gun operation, Spray guns, Conventional spray, Spray finishing
Scaffolding = Scaffold erection, Scaffold building, Scaffolding erection, Scaffold design, Scaffold dismantling and erection
Paving = Asphalt laying, Asphalting, Block paving, Road paving, Asphalt paving, Tarmac laying, Laying block paving, Block paving laying, Paviour work, Kerb setting, Setting kerbs, Resin-bound surfacing, Resin bound driveways, Driveway construction, Patio laying, Paving laying, Natural stone paving, Cobble laying
Excavation = Trenching, Earthworks, Groundworks, Earth works, Foundation excavation, Cut and fill, Earthwork calculations, Trencher operation, Trenchers, Chain trencher, Trench cutting, Trench backfilling, Trench shoring
Piling = Bored piling, Pile driving
Rock blasting = Blasting operations
Excavator operation = Excavator operating, Operating excavators, Backhoe operation, Backhoe operating, Digger operation, JCB operation, 360 excavator, Excavator driver work, Digger, Digger driving, 360 excavator operation, Tracked excavator, 180 excavator, Mini excavator, Excavators and loaders, Trench excavation, Hydraulic excavator, Backhoe, JCB 3CX, JCB driving, Backhoe driving, TLB operation, Excavator driving, Excavators*
Bulldozer operation = Dozer operation, Bulldozer, Dozer, Dozing, Scraper operation, Motor scraper, D8 dozer, Bulldozer driving
Crane operation = Crane operating, Tower crane operation, Mobile crane operation, Tower crane, Crawler crane, Crane driving, Tower crane driving, Luffing jib crane, Self-erecting crane, Tower crane lifting, Tower crane operator, Mobile crane, Crawler crane operation, Rough terrain crane, All-terrain cranes, Truck crane, Mobile crane driving, EOT crane, Bridge crane operation, Pendant crane, Cabin crane, Overhead travelling crane, Crane climbing, Pick and carry, Harbour crane, Harbour crane operation, City crane
Rigging = Rigging and slinging, Slinging, Lifting operations, Banksman, Rigging and lifting, Rigging gear, Rigging equipment, Rigging work, Industrial rigging, Rigger duties
Road roller operation = Roller operation, Road roller, Rolling of asphalt, Asphalt rolling, Rolling asphalt, Vibratory roller, Fill compaction, Compaction of fill, Compaction equipment, Roller driving, Compacting fill, Wacker plate, Plate compactor, Trench rammer, Vibrating plate, Roller compaction
Concrete pump operation = Concrete mixer operation, Concrete pumping, Boom pump operation, Line pump operation
Heavy equipment operation = Heavy machinery operation, Heavy machine operation, Plant operation, Construction machinery operation, Heavy equipment operating, Operating heavy machinery, Heavy equipment*
Glazing = Glass fitting, Window installation, Glass installation, Window fitting, Window frames, Window replacement, Double glazing, Shopfront glazing, Glass partitions, Window glazing, Double-glazed units, Double-glazed window installation, Sealed units, Insulated glass units, Double-glazed unit fitting, Fitting windows, Installing windows, uPVC window installation, Window hanging
Aluminium fabrication = Aluminium work, Aluminium joinery
Steel erection = Structural steel erection, Steel fabrication, Steel structure erection, Steel frame erection, Erection of steel structures, Bridge erection, Steel assembly
Landscaping = Landscape gardening, Landscape maintenance, Garden design, Garden planning
Fence installation = Fencing installation, Fence building
Swimming pool construction
Precast concrete = Prestressed concrete, Post-tensioning, Post-tensioning work, Tendon stressing, Tendon installation, Prestressing, Post tension, Precast casting, Precast kerbs, Kerb casting, Precast production, Kerb making, Hollow-core production, Paving block production, Casting of precast, Concrete product making, Precast panel casting, Precast kerb casting
Labouring = General labouring, Manual labour, Construction labour
Asbestos removal = Asbestos abatement, Asbestos stripping, Asbestos awareness, Asbestos handling, Lead abatement, Asbestos sheet removal
Fire stopping = Firestopping, Fire seals, Penetration sealing, Fire collars, Fire-stop installation

[tools]
PlanRadar
PriMus
Arquímedes
Presto^
FIDIC = FIDIC contracts, FIDIC Red Book > Contract administration
NEC contracts = NEC3, NEC4, NEC4 ECC > Contract administration
JCT contracts = JCT^ > Contract administration
NATM^ = New Austrian Tunnelling Method > Tunnelling
AutoCAD = Auto CAD, Autocad 2D, AutoCAD 3D, AutoCAD LT > Technical drawing ~ MicroStation, SketchUp
AutoCAD Civil 3D = Civil 3D, Autodesk Civil 3D > AutoCAD
AutoCAD MEP > AutoCAD
Revit = Autodesk Revit, Revit Architecture, Revit Structure, Revit MEP > Building information modelling ~ ArchiCAD
ArchiCAD = Archi CAD, Graphisoft Archicad > Building information modelling
Navisworks = Autodesk Navisworks > Building information modelling
Tekla Structures = Tekla > Building information modelling, Steel structure design
SketchUp = Sketch Up, Google SketchUp, Trimble SketchUp, SketchUp Pro
Lumion > Architectural visualisation ~ Enscape, Twinmotion
Enscape > Architectural visualisation
Twinmotion > Architectural visualisation
V-Ray = VRay > Architectural visualisation
3ds Max = 3D Max, Autodesk 3ds Max, 3D Studio Max > 3D modelling
Rhinoceros 3D = Rhino?, Rhino 3D, Rhinoceros?, Rhino3D > 3D modelling
Grasshopper? = Grasshopper 3D > Rhinoceros 3D
Vectorworks > Technical drawing
MicroStation = Micro Station, Bentley MicroStation > Technical drawing
ETABS > Structural engineering ~ STAAD.Pro, SAP2000
STAAD.Pro = STAAD Pro, STAAD^ > Structural engineering
SAP2000 = SAP 2000 > Structural engineering
SAFE slab design = CSI SAFE > Structural engineering
PROKON > Structural engineering
Robot Structural Analysis = Autodesk Robot > Structural engineering
PLAXIS = Plaxis 2D > Geotechnical engineering
EPANET > Water supply engineering
WaterGEMS = Bentley WaterGEMS > Water supply engineering ~ EPANET
WaterCAD > Water supply engineering ~ EPANET
HEC-RAS > Hydrology ~ HEC-HMS
HEC-HMS > Hydrology
SWMM = EPA SWMM, PCSWMM > Drainage design
Total station = Leica total station > Land surveying
Theodolite > Land surveying ~ Total station
CostX = Exactal CostX > Quantity surveying
PlanSwift = Plan Swift > Quantity surveying
CCS Candy = Candy? > Cost estimation
  with estimates, estimating, boq, pricing, tenders, rates
Cubit estimating = Buildsoft Cubit, Buildsoft > Cost estimation
Eurocodes = Eurocode 2, British Standards structural, EN 1992 > Structural engineering
BS 8110 ~ Eurocodes
Asta Powerproject = Powerproject > Project scheduling
Synchro 4D > Building information modelling
NRM2 > Quantity surveying
CESMM ~ NRM2
SMM7 ~ NRM2

[tools]
EnergyPlus
OpenStudio energy ~ EnergyPlus
GEOVIA GEMS = GEMCOM
MineSight ~ GEOVIA GEMS
Arena PLM
3DEXPERIENCE = ENOVIA
`;
