export default String.raw`
@group plant-site-lead-detail | Running plants, pits, sites and stores | engineering | narrow
[skills]
Scrap reduction = Scrap control, Reject reduction, Rejection reduction, Waste and scrap reduction, Rework reduction ~ Production management
Style changeover ~ Production management, SMED
Overtime control = Overtime reduction, OT control, OT reduction ~ Production management
Autonomous maintenance = Jishu Hozen, Autonomous maintenance steps ~ Production management
Tiered meetings = Daily management system, Tier boards, Short interval management, Daily stand-ups in production ~ Production management, KPI boards
Line commissioning = New line commissioning, New line installation, Line start-up ~ Production management
Manning plans = Manpower allocation in production, Line manning ~ Production management
Conversion cost = Conversion cost reduction, Cost per unit, Cost per standard hour ~ Production management
World class manufacturing = WCM^, World Class Manufacturing pillars ~ Production management
[tools]
Plex MES
Opcenter
Sepasoft
Redzone^
Evocon
LineView
Shopfloor-Online
GSD sewing
[skills]
Mine safety = Mine safety management, Mining safety, Mine health and safety ~ Mining engineering
Ore reserve management = Ore reserves, Ore reserve estimation, Reserve management, Mineral reserves ~ Mining engineering
Mine closure = Progressive rehabilitation, Mine closure plans, Mined land rehabilitation ~ Mining engineering
Explosives management = Explosives control, Magazine inspections ~ Mining engineering, Explosives handling
Short-interval control = SIC^ ~ Mining engineering
Quarry management = Quarry supervision ~ Mining engineering
Stripping ratio = Strip ratio, Overburden removal, Overburden stripping ~ Mining engineering
Safety meetings = HSE meetings, Safety committee meetings ~ Mining engineering, Occupational health and safety
Royalty returns = Mineral royalties, Royalty payments ~ Mining engineering
Face advance = Sublevel stoping, Long-hole stoping, Sublevel caving, Block caving ~ Mining engineering
Mine legal compliance = Mining legislation, Statutory appointments in mines, Mine regulations, DGMS regulations, DGMS^, DGMS compliance, Mines and Works Act, MHSA^, MSHA^, MSHA compliance, Mine Health and Safety Act ~ Mining engineering
Operator fatigue management ~ Mining engineering
Dispatch control = Mine dispatch, Mine control ~ Mining engineering, Truck dispatch systems
Community relations in mining = Social licence to operate, Social and labour plans ~ Mining engineering
[tools]
MineSched = GEOVIA MineSched
Modular Mining Dispatch = Jigsaw Mining
Minestar = Cat MineStar, MineStar Command
XPAC
Spry? = Micromine Spry
JKSimBlast
Shotplus
Studio 5D Planner = Studio OP, Studio RM
[skills]
Extension of time = EOT^ ~ Construction management, Construction claims
Client liaison = Client coordination, Liaison with clients, Client meetings ~ Construction management
Fit-out* = Interior fit-outs, Fit-out projects ~ Construction management, Fit-out works
High-rise construction = High-rise, High rise buildings, Tall buildings ~ Construction management
Infrastructure projects = Infrastructure works, Infrastructure construction ~ Construction management
Tower crane planning = Crane planning, Hoisting plans ~ Construction management
Progress meetings = Weekly progress meetings, Site progress meetings, Site meetings ~ Construction management
Subcontract awards = Subcontract placement, Letting subcontracts, Buying subcontract packages ~ Construction management, Subcontract procurement
NOC approvals = NOCs from authorities, Authority approvals, Authority NOCs, Municipality approvals, Statutory approvals, NOC applications, Obtaining NOCs ~ Construction management
O&M manuals = Operation and maintenance manuals ~ Construction management
Close-out documentation = Project close-out, Close-out documents, Handover documents, Defects liability period, Project closeout, Closeout documents, Closeout packages ~ Construction management, Handover documentation
Constructability reviews = Constructability, Constructibility reviews ~ Construction management
Site mobilisation = Mobilisation plans, Site establishment, Site set-up, Project mobilisation ~ Construction management
Main contracting = Main contractor coordination, General contracting ~ Construction management
Design and build = Design & build, D&B projects, Design-build ~ Construction management
Recovery programmes = Recovery schedule, Acceleration programmes, Delay mitigation ~ Construction management, Delay analysis
Baseline programme = Baseline schedule ~ Construction management
Resource loading = Resource levelling, Resource histograms, S-curves ~ Construction management
Precast erection = Precast installation, Precast planning ~ Construction management
Site quality = Quality walks, NCR closure, NCR close-out ~ Construction management
Considerate Constructors = Neighbour liaison, Considerate Constructors Scheme ~ Construction management
[tools]
CDM Regulations = CDM 2015, CDM regs
Viewpoint Vista
Asite
COINS ERP
Dalux
[skills]
Landed cost = Landed cost calculation, Landed costing ~ Supply chain management
On time in full = OTIF^, OTIF delivery, DIFOT^, On-time delivery ~ Supply chain management
Network optimisation in supply = Network optimisation*, Supply network design, Distribution network design, Logistics network design ~ Supply chain management
Vendor development = Vendor base development ~ Supply chain management, Vendor management
Picking accuracy = Pick accuracy, Pick rates, Picking productivity ~ Supply chain management
Sourcing from China = China sourcing, Low-cost country sourcing, LCC sourcing ~ Supply chain management, Strategic sourcing
Dead stock clearance = Dead stock disposal, Dead stock, Obsolete stock disposal ~ Supply chain management
Cost to serve = Cost-to-serve analysis, Logistics cost reduction, Freight cost reduction, Logistics cost control ~ Supply chain management
Vaccine logistics = Pharma cold chain, GDP compliance ~ Supply chain management, Cold chain management
Stock availability = On-shelf availability, Fill rate, Order fill rate, Stock-out reduction ~ Supply chain management
[tools]
RELEX
GEP SMART
FarEye
Locus.sh
Unicommerce
[skills]
Infrastructure management = IT infrastructure management, IT infrastructure operations, Infrastructure operations ~ IT management
Data centre decommissioning = Data centre exit, Data centre migration, Data centre consolidation ~ IT management
Cutover planning = Cutover management, Cutover plans, System cutover, Go-live planning, Go-live support, Cutover* ~ IT management
IT policies = IT policies and procedures, Acceptable use policy, IT policy writing ~ IT management
Network refresh = Infrastructure refresh, Hardware refresh, Device refresh, PC refresh, Server refresh ~ IT management
IT security leadership = CISO duties, Virtual CISO ~ IT management
IT helpdesk leadership = Managing helpdesk teams ~ IT management
Technology budgeting = IT budgets, IT budget planning, IT cost control, IT spend ~ IT management, IT budgeting
Application portfolio = Application rationalisation ~ IT management, Technical support engineering
[skills]
Efficiency improvement = Line efficiency improvement, Plant efficiency, Factory efficiency, Efficiency monitoring, Efficiency tracking ~ Production management
Cutting room management = Cutting room, Cutting room supervision, Cutting section, Finishing section, Finishing floor ~ Production management
Defects per hundred units = DHU^, DHU reduction, DHU reports, Defect per hundred ~ Production management
Needle control = Needle policy, Broken needle policy, Needle records, Metal detection in garments, Broken needle control, Needle change control, Bundle checking, Quality at source, Thread tension adjustment ~ Production management
WIP control = WIP management, WIP reduction, Work in progress control ~ Production management, WIP tracking
Pre-production meetings = PP meetings, PPM meeting, Pilot runs ~ Production management
Buyer audits = Customer audits, Brand audits in factories, Third-party audits, Vendor compliance audits ~ Production management
On-time shipment = Ex-factory dates, Shipment closure ~ Production management, Vehicle scheduling
Hourly targets = Hourly production boards, Hourly output boards, Hour-by-hour boards ~ Production management, Hourly output tracking
Warranty analysis = Warranty returns analysis, Warranty claims analysis, Field returns analysis, Field failure analysis ~ Production management
Cost of poor quality = COPQ^, Quality costs, Cost of quality ~ Production management
VDA 6.3 audits = VDA 6.3, Process audits to VDA ~ Production management
Deviation permits = Concessions*, Concession requests, Waivers and concessions ~ Production management
Containment actions = Containment*, Containment of defects, Sorting at customer, Interim containment ~ Production management, Quality sorting
Supplier PPM = PPM tracking, Customer PPM, Supplier quality ratings ~ Production management
[skills]
Housebuilding = Residential construction, Housing projects, Housing construction, New build housing, Residential projects ~ Construction management
NHBC standards = NHBC^, NHBC inspections, NHBC key stage inspections, LABC warranty, Premier Guarantee ~ Construction management
Trade coordination = Coordination of trades, Trade sequencing, Coordinating trades ~ Construction management, Subcontractor management
Plot handovers = Home demos, Home demonstrations, Legal completions of plots ~ Construction management
Build programme = Build schedules, Build planning ~ Construction management
RAMS review = RAMS preparation, RAMS approval, Review of RAMS ~ Construction management, Method statements
Deck casting = Deck slab casting, Deck concreting, Deck pours ~ Construction management
Precast girders = Girder launching, Girder erection, Launching girders, PSC girders, Segment launching ~ Construction management, Tunnel boring
Post-tension stressing = Stressing*, Tendon grouting, PT stressing ~ Construction management
Asphalt works = Wearing course, Binder course, Prime coat, Tack coat ~ Construction management, Paving
Utilities diversion = Service diversions, Diversion of utilities ~ Construction management
Traffic diversions = Traffic management plans ~ Construction management, Traffic engineering
Consultant walkthroughs = Consultant walks, Joint site inspections, Consultant approvals on site, Consultants' approvals, Joint inspections ~ Construction management
Pile caps = Pile cap, Pile cap casting, Pile cap works, Abutments, Piers and pier caps ~ Construction management
Bearing installation = Bridge bearings, Expansion joints installation ~ Construction management, Movement joints
Subbase works = Subbase*, Road base, Subgrade preparation, Subgrade, GSB laying, WMM laying ~ Construction management
[skills]
Should-cost modelling = Should-costing, Clean sheet costing, Cost breakdown analysis ~ Procurement
Supplier risk = Supplier risk management, Supplier risk assessment, Supplier risk scoring, Supply risk ~ Procurement
Make or buy analysis = Make or buy, Make vs buy analysis ~ Procurement
MRO procurement = MRO?, MRO purchasing, MRO buying, Spares procurement ~ Procurement
Dual sourcing = Second sourcing, Alternative sourcing, Multi-sourcing, Supplier diversification ~ Procurement
Purchase order cycle = PO cycle time, PO management, PR to PO conversion, PO amendments ~ Procurement, Purchase order processing
P2P process = P2P clean-up ~ Procurement, Procure-to-pay
E-auctions = Online bidding ~ Procurement
[skills]
Stuck pipe prevention = Stuck pipe, Stuck pipe freeing ~ Drilling engineering
Rig inspections = Rig acceptance inspections, Rig audits, Rig acceptance ~ Drilling engineering
AFE control = AFE?, AFE tracking ~ Drilling engineering, AFE preparation
Tripping* = Tripping operations ~ Drilling engineering, Tripping pipe
Drill bits* = Bit selection, Drill bit selection, Bit optimisation ~ Drilling engineering
NPT reduction = Non-productive time reduction, NPT analysis ~ Drilling engineering
Torque and drag = Torque and drag analysis, Torque & drag, Hole cleaning ~ Drilling engineering
Pre-spud meetings = DWOP ~ Drilling engineering
Rig supervision = Toolpusher supervision, Rig crew supervision, Company man duties, Wellsite supervision ~ Drilling engineering, Drilling supervision
Safety signage = Safety signs, Installation of safety signs ~ Occupational health and safety
Journey management = Journey management plans, Road journey management ~ Occupational health and safety
`;
