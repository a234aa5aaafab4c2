export default String.raw`
@group plans-maps-detail | Plans, maps, plots and costs in detail | construction | narrow
[skills]
Sewerage = Sewer works, Sewerage works, Sewer construction ~ Drain laying
Construction accounting = Works accounting, Site accounting
Post-contract administration = Post-contract, Post-contract quantity surveying ~ Quantity surveying
Pre-contract quantity surveying = Pre-contract, Pre-contract stage ~ Quantity surveying
Subcontractor procurement = Subcontract comparison, Subcontractor comparison, Subcontract package procurement, Subcontractor negotiation ~ Quantity surveying
Letters of award = LOAs?, Letters of intent ~ Quantity surveying
Retention release = Retention monies, Release of retention ~ Quantity surveying
Contra charges = Back charges, Contra charging, Set-off ~ Quantity surveying
Rate build-ups = Rate build-up, Built-up rates, Unit rate build-up, First principles estimating ~ Quantity surveying
Life cycle costing = Whole life costing, LCC analysis, Life cycle cost analysis ~ Quantity surveying
Day works = Daywork sheets, Daywork accounts ~ Quantity surveying
Provisional sums = Prime cost sums, PC sums, Provisional sum adjustment ~ Quantity surveying
Back-to-back contracts = Back-to-back subcontracts ~ Quantity surveying
Measurement standards = NRM^, NRM1, POMI, CESMM4, SMM7 measurement, SLS 573 ~ Quantity surveying, NRM2
Bonds and guarantees = Performance bonds, Advance payment bonds, Advance payment guarantees ~ Quantity surveying
Employer's requirements = Employers requirements ~ Quantity surveying
Pre-tender estimates = Order of magnitude estimates, Approximate estimates ~ Quantity surveying, Feasibility estimates
[tools]
RICS standards
WinQS
ConQuest^
Glodon Cubicost = Cubicost, Glodon
[skills]
Quantitative risk assessment = QRA^, QRA studies, Consequence modelling ~ Hazard identification
Fault tree analysis = Event tree analysis, Fault trees ~ Hazard identification
Behaviour-based safety = BBS programme, Behavioural safety, Safety walkdowns, Safety walkabouts, Management walkdowns ~ Hazard identification, Occupational health and safety
Nuclear safety = Nuclear safety cases, Safety cases, Safety case writing ~ Hazard identification
Explosives engineering ~ Hazard identification
Heat stress management = Heat stress programme ~ Hazard identification
[tools]
TapRooT^
PHAST Risk = DNV Phast
DNV Safeti
RoSPA
Enhesa
Velocity EHS = VelocityEHS
iAuditor = SafetyCulture
[skills]
Zoning = Zoning maps, Zoning plans, Zoning ordinance, Zoning regulations, Land use zoning ~ Urban planning, Zoning checks
Development control = Development management, Development control plans, Officer reports, Delegated reports, Planning case officer duties ~ Urban planning
Local plan making = Local plan, Local plan drafting, Development plans, Plan-making, Local development framework, Neighbourhood plans, Neighbourhood planning, Structure plans ~ Urban planning
Transport modelling = Traffic simulation, Microsimulation, Junction modelling, Demand modelling in transport, Four-step model, Four step modelling ~ Urban planning, Traffic engineering
Traffic counts = Traffic count surveys, Turning counts, Classified counts, Classified volume counts, Queue surveys, Queue length surveys, Pedestrian counts ~ Urban planning, Traffic engineering
Origin-destination surveys = O-D surveys, Roadside interviews ~ Urban planning
Trip generation = TRICS^, Trip rates, Trip distribution, Trip assignment ~ Urban planning
Signal timing = Traffic signal design, Signal design, Traffic signals, Signal optimisation, Signal timing plans, Traffic signal timing ~ Urban planning
Parking studies = Parking surveys, Parking demand studies, Parking layouts, Parking strategy ~ Urban planning, Parking management
Planning appeals = Appeal statements, Public inquiries, Planning inquiries, Examination hearings ~ Urban planning
Section 106 agreements = Section 106, S106, Planning obligations, Community Infrastructure Levy ~ Urban planning
Planning enforcement = Planning enforcement notices, Stop work notices, Unauthorised construction ~ Urban planning, Notice serving
Census data analysis = Census analysis, Population projections ~ Urban planning, Demographic analysis
Travel plans = Travel planning for sites, Green travel plans, Transport statements, Mobility plans, Mobility planning ~ Urban planning
Cycling infrastructure = Cycle lanes, Active travel, Walking and cycling, Pedestrian planning, Pedestrianisation, Cycle infrastructure design ~ Urban planning
Slum upgrading = Informal settlement upgrading, Informal settlements, Slum rehabilitation, Resettlement planning ~ Urban planning, Resettlement plans
Transit-oriented development = TOD^, Bus route planning, BRT planning, BRT^, Bus rapid transit ~ Urban planning
Smart cities = Smart city planning ~ Urban planning
Conservation areas = Conservation area appraisals, Listed building consent, Listed buildings, Heritage impact assessment, Heritage statements, Heritage assessments ~ Urban planning
Swept path analysis = Swept paths, Vehicle tracking in design, Swept path drawings ~ Urban planning
Housing land supply = Five-year housing land supply, Site allocations, Housing needs assessment, SHLAA ~ Urban planning
Land use surveys = Land use and land cover mapping, LULC mapping, Land cover mapping ~ Urban planning, Land use mapping
Strategic environmental assessment = Sustainability appraisal ~ Urban planning
Town planning schemes = Development plan preparation, Master plan preparation, Structure planning ~ Urban planning
Road user charging = Congestion charging, Traffic calming, Traffic calming schemes, Traffic regulation orders, TROs ~ Urban planning
Public realm design = Public realm, Streetscape design, Streetscapes, Placemaking, Urban regeneration, Regeneration ~ Urban planning
[tools]
Pregeo
Docfa
VISSIM = PTV Vissim
VISUM = PTV Visum
SIDRA^ = SIDRA Intersection
Synchro traffic = Synchro?, Synchro 11
SimTraffic
LinSig
Junctions 10 = Junctions 9
ARCADY
PICADY
TRANSYT
Aimsun = Aimsun Next
EMME^ = INRO Emme
Cube Voyager = Cube?, Citilabs Cube
TransCAD
SATURN traffic = SATURN^
TRL PICADY
CommunityViz
UrbanSim
CityEngine = Esri CityEngine
SPACE syntax
DepthmapX
[skills]
Point cloud processing = Point cloud registration, Scan registration, Cloud registration ~ Land surveying, Point clouds
Control networks = Control establishment, Geodetic control, Static GNSS, Ground control points ~ Land surveying, Control surveys
Bathymetry = Bathymetric survey, Bathymetric surveying, Multibeam surveys, Side scan sonar, Tide corrections ~ Land surveying
Map production = Map compilation, Map drafting, Map design, Symbology, Thematic mapping, Topographic mapping, Base maps, Topographic maps, Compilation of topographic maps, Hazard mapping, Map layouts ~ Land surveying, Cartography
Land title plans = Land title, Title plans, Title surveys, Land titling, Land registration surveys, Title registration ~ Land surveying, Deed plans
Boundary re-establishment = Boundary demarcation, Demarcation surveys, Re-establishment of boundaries, Beacon relocation, Encroachment surveys ~ Land surveying, Boundary surveys
Deformation monitoring = Settlement monitoring, Structural monitoring surveys, Movement monitoring, Tilt monitoring, Monitoring of settlement ~ Land surveying
Digital terrain models = DTM^, Digital elevation models, Terrain modelling, Orthophotos, Orthomosaics, Orthophoto production, Orthorectification ~ Land surveying
Map digitisation = Map digitising, Digitisation of maps, Digitizing*, On-screen digitising, Vectorisation ~ Land surveying
Geodatabases = Geodatabase design, Geodatabase management, Spatial databases, Topology checks, Spatial data management ~ Land surveying
Geodesy = Geodetic surveying, Geodetic computation, Datum transformation, Coordinate systems, Coordinate transformation, Map projections ~ Land surveying
Field books = Field book keeping, Field notes* ~ Land surveying
Ground penetrating radar = GPR^, GPR surveys, Utility detection, Utility surveys, Buried services detection, Utility tracing, PAS 128 ~ Land surveying, Cable avoidance
Pit pickups = Mine pickups, Survey pickups ~ Land surveying, Stockpile measurement
Machine control models = Machine control files, Machine guidance, Machine guidance models ~ Land surveying, GPS machine control
Scan-to-BIM = Scan-to-CAD ~ Land surveying
Tacheometry = Tacheometric surveys, Chain surveying, Plane table survey, Plane tabling, Theodolite surveys ~ Land surveying, Theodolite
Land acquisition surveys = Acquisition surveys, Preliminary plans, Advance tracings ~ Land surveying
[tools]
Leica instruments = Leica*, Leica TS16, Leica GPS
Leica Cyclone = Cyclone?, Cyclone REGISTER 360
LiDAR^ = LiDAR scanning, Terrestrial laser scanner
Carlson Survey = Carlson?, Carlson Civil
FME^ = FME Desktop, Safe FME, FME Workbench
StarNet = STAR*NET
Faro Scene = FARO^, FARO Focus
Autodesk ReCap = ReCap Pro
CloudCompare
TerraScan
Terrasolid
DJI drones = DJI UAV
Mavic 3E
Sokkia
Hi-Target
CHCNAV
South GNSS
Stonex
QPS Qinsy = QINSy
CARIS HIPS
ArcGIS Online = ArcGIS Enterprise, ArcGIS Field Maps
Survey123
StoryMaps
GeoServer
Global Mapper
SNAP Toolbox = ESA SNAP
Sentinel-2 = Sentinel Hub
eCognition
n4ce
LSS survey software
[skills]
HSE inspections = HSE walks, HSE site inspections, Daily safety inspections ~ Hazard identification, Safety inspections
PPE compliance = PPE inspection, PPE management, PPE enforcement, PPE issue ~ Hazard identification
Excavation safety = Excavation checks, Excavation inspections, Trench safety, Shoring inspections ~ Hazard identification
Observation cards = STOP cards, STARRT cards, STARRT, Safety observation cards, SOC cards, Hazard cards ~ Hazard identification
Safety campaigns = Safety awareness campaigns, Safety week, Safety promotion ~ Hazard identification
HSE plans = Site safety plans, Project HSE plan, Construction phase plans, HSE plan preparation ~ Hazard identification
Environmental aspects register = Environmental aspects, Aspects and impacts, Aspect impact register ~ Hazard identification
Rescue plans = Rescue drills, Rescue planning, Work at height rescue ~ Hazard identification
Legal registers = Legal compliance register, Register of legislation ~ Hazard identification
Lessons learned bulletins = Lessons learned, Safety alerts, Safety bulletins ~ Hazard identification
Lifting supervision = Lifting operation supervision, Lift supervision, Critical lifts ~ Hazard identification, Rigging
`;
