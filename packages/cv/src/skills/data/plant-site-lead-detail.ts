export default String.raw`
@group plant-site-lead-detail | Running plants, pits, sites and stores | engineering
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
Mine safety = Mine safety management, Mining safety, Mine health and safety ~ Mine closure planning
Ore reserve management = Ore reserves, Ore reserve estimation, Reserve management, Mineral reserves ~ Mine closure planning
Mine closure = Progressive rehabilitation, Mine closure plans, Mined land rehabilitation ~ Mine closure planning
Explosives management = Explosives control, Magazine inspections ~ Mine closure planning, Explosives handling
Short-interval control = SIC^ ~ Mine closure planning
Quarry management = Quarry supervision ~ Mine closure planning, Mining engineering
Stripping ratio = Strip ratio, Overburden removal, Overburden stripping ~ Mine closure planning
Safety meetings = HSE meetings, Safety committee meetings ~ Mine closure planning, Occupational health and safety
Royalty returns = Mineral royalties, Royalty payments ~ Mine closure planning
Face advance = Sublevel stoping, Long-hole stoping, Sublevel caving, Block caving ~ Mine closure planning, Mining engineering
Mine legal compliance = Mining legislation, Statutory appointments in mines, Mine regulations, DGMS regulations, DGMS^, DGMS compliance, Mines and Works Act, MHSA^, MSHA^, MSHA compliance ~ Mine closure planning
Operator fatigue management ~ Mine closure planning
Dispatch control = Mine dispatch, Mine control ~ Mine closure planning, Truck dispatch systems
Community relations in mining = Social licence to operate, Social and labour plans ~ Mine closure planning
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
Close-out documentation = Project close-out, Close-out documents, Handover documents, Defects liability period ~ Construction management, Handover documentation
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
Dead stock clearance = Dead stock disposal ~ Supply chain management
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
`;
