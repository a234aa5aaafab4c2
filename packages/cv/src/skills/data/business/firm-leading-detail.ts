export default String.raw`
@group firm-leading-detail | Leading a firm and its offices | business | narrow
[skills]
Turnaround management = Business turnaround, Company turnaround, Corporate turnaround, Turnaround strategy ~ Strategic planning, Aircraft turnaround
Joint ventures = Joint venture management, JV management, JVs, JV negotiations ~ Strategic planning
Start-up growth = Scaling start-ups, Scaling up, Scale-ups ~ Strategic planning, Startups
Market expansion = International expansion, Geographic expansion, Regional expansion, Expansion strategy ~ Strategic planning
Shareholder relations = Shareholder management, Shareholder reporting, Shareholder communication ~ Strategic planning, Joint venture agreements
Site consolidation = Plant closures, Site closures, Footprint consolidation ~ Strategic planning
Group restructuring = Business restructuring ~ Strategic planning, Corporate transactions
Business portfolio review = Portfolio strategy, Business portfolio management ~ Strategic planning
Board presentations = Presentations to the board ~ Strategic planning, Board meeting support
Company secretariat = Company secretarial duties ~ Strategic planning, Company secretarial practice
Strategy execution = Strategy deployment, Execution of strategy, Hoshin kanri, Hoshin planning, Policy deployment ~ Strategic planning
Commercial management = Commercial strategy, Commercial leadership, Commercial excellence ~ Strategic planning
Executive leadership = Executive management, Senior leadership, C-suite leadership ~ Strategic planning
Enterprise risk = Enterprise risk registers ~ Strategic planning
Covenant compliance = Bank covenants, Loan covenants ~ Strategic planning
Banking facilities = Bank facilities, Bank facility negotiation, Bank facility management, Facility negotiation, Bank negotiations, Banking relationships and facilities ~ Strategic planning
Approval matrices = Delegation of authority, Authority matrix, DOA matrix, Approval matrix ~ Strategic planning
Pricing support = Deal pricing, Bid pricing, Deal desk ~ Strategic planning
Stay interviews = Exit and stay interviews ~ Strategic planning
Emiratisation = Emiratization quotas, Nafis, Nationalisation quotas, Saudization, Omanisation, Qatarisation, Nitaqat ~ Strategic planning
Labour camp management = Labour camps, Camp administration, Labour accommodation, Staff accommodation, Worker accommodation, Staff accommodation management ~ Strategic planning
Annual maintenance contracts = AMC*, AMC renewals, AMC contracts, AMC management, Maintenance contracts ~ Strategic planning
PRO services = Visa and PRO services, PRO work, Government relations officer duties, Mandoob, PRO duties, Visa and immigration processing ~ Strategic planning
Guest house management = Guest houses, Transit house management ~ Strategic planning
Insurance renewals = Renewal of insurances, Vehicle insurance renewals, Company insurances ~ Strategic planning
Stationery* = Stationery control, Stationery stock, Stationery and printing ~ Strategic planning, Office supplies management
Utility bills = Utility payments, Utilities management, Bills payment ~ Strategic planning
Soft services = Soft FM, Soft facilities services, Hard services, Hard and soft services, Hard FM, Total facilities management, TFM^ ~ Strategic planning
Employee transport = Staff transport, Staff transportation, Employee transportation, Cab and transport management, Staff pick-up and drop ~ Strategic planning
Pantry services = Pantry, Cafeteria management ~ Strategic planning, Pantry management
Landlord liaison = Landlord negotiations, Landlord relations ~ Strategic planning
Modern trade = Modern trade accounts, Modern trade sales, Supermarket accounts ~ Strategic planning
General trade = General trade sales, Traditional trade ~ Strategic planning
Primary sales = Primary and secondary sales ~ Strategic planning
Dealer network = Dealer network management, Dealer network development, Dealer appointments, Dealer onboarding, Dealer relations ~ Strategic planning, Channel sales
Dealer audits = Distributor audits ~ Strategic planning
Outlet coverage = Market coverage, Numeric distribution, Outlet expansion, Weighted distribution, Retail coverage ~ Strategic planning
Listing fees = Slotting fees, New line listings, Listing negotiations, Product listings with retailers ~ Strategic planning
Joint business plans = Joint business planning, JBP^, Account plans ~ Strategic planning, Key account management
Trade spend = Trade spend management, Trade investment ~ Strategic planning, Trade terms
Sales incentive plans = Commission plans, Sales compensation plans ~ Strategic planning
Sales territory planning = Territory mapping, Beat plans, Journey plans, Permanent journey plans, PJP^ ~ Strategic planning, Territory planning
Thought leadership = Thought leadership content, Thought leadership articles ~ Strategic planning
Holding statements = Crisis statements, Reactive statements ~ Strategic planning
Q&A documents = Q&A briefs, Media Q&As, Q&A preparation ~ Strategic planning
Press trips = Press tours, Press visits, Fam trips, Familiarisation trips ~ Strategic planning
Pitch processes = Agency pitches, Agency selection ~ Strategic planning, Pitching
Brand ambassadors = Brand ambassador programmes, Brand ambassador management ~ Strategic planning
Share of voice = SOV^, Share of voice analysis ~ Strategic planning
CSR communications = Sustainability communications, CSR reporting, CSR campaigns, CSR activities ~ Strategic planning
Pack shots = Product shots ~ Strategic planning
Cross-functional leadership = Cross-functional team leadership, Cross-functional teams, Leading cross-functional teams ~ Strategic planning
Open innovation = Innovation partnerships, Innovation challenges, Hackathons ~ Strategic planning
Freedom to operate = Freedom-to-operate searches, FTO analysis, FTO searches, Patent landscaping, Prior art searches ~ Strategic planning, Patent drafting
Technology roadmapping = Roadmapping*, R&D roadmaps, Innovation roadmaps ~ Strategic planning, IT strategy
Product specifications* = Product specs, Finished product specifications ~ Strategic planning
Consortium management = Consortium building, Consortia, Consortium leadership ~ Strategic planning
Supplier co-development = Co-development with suppliers, Early supplier involvement ~ Strategic planning
Lean R&D* = Lean innovation, Lean product development ~ Strategic planning
[tools]
Horizon Europe = Horizon 2020
H2020
EU framework programmes
Entrepreneurial Operating System = EOS^
EOS Traction
Sprinklr
Bizom
FieldAssist
Salesforce Maps
Repsly
Hay job evaluation = Hay Group method, Korn Ferry Hay, Hay method
Mercer IPE
Zimyo
PeopleStrong
Cascade HR = IRIS Cascade
Factorial HR
HRMantra
Peakon
Officevibe
[skills]
Domestic enquiry = Departmental enquiry, Departmental inquiries ~ Labour law
Contract labour compliance = Contract labour management, CLRA compliance, Contract labour licences, CLRA^, Contract workforce compliance ~ Labour law
Shop floor counselling = Worker counselling, Employee counselling on the floor ~ Labour law
Factories Act = Factories Act compliance, Shops and Establishments Act, Factory licence renewal, Factory licence ~ Labour law
PF and ESI compliance = PF compliance, ESI compliance, PF and ESI returns, PF/ESI returns, PF/ESI, EPF returns ~ Labour law, ESI and PF
Works committees = Worker committees, Workers' committees, Joint consultative committee, Worker participation committees, Canteen committee ~ Labour law
Show cause notices ~ Labour law, Disciplinary files
Desk moves = Churn management, Move management, Internal moves, Moves adds and changes ~ Labour law, Office moves
Reception cover = Reception management, Front desk cover ~ Labour law
Asbestos register = Asbestos surveys review, Asbestos management plans ~ Labour law, Asbestos management
Contract tendering = Tendering of contracts, Tender of cleaning contracts, Retendering, Service contract tendering ~ Labour law
PPM schedules = PPM planning, Planned preventative maintenance, PPM scheduling, Planned maintenance schedules ~ Labour law
Buyer negotiation = Negotiation with buyers, Buyer meetings ~ Labour law, Buyer communication
Distributor appointment = Appointment of distributors, Distributor onboarding ~ Labour law
Export incentives = MEIS, RoDTEP, Advance licence, EPCG, Export promotion schemes ~ Labour law, Duty drawback
Buying agents = Buying house liaison, Buying houses, Buying office liaison ~ Labour law
GSP certificates = GSP^, GSP+, Preferential origin, Form A, FTA utilisation ~ Labour law
Brand plans = Annual brand plans, Brand planning, Brand planning process ~ Labour law
ATL campaigns = ATL^, ATL advertising, ATL communication ~ Labour law
BTL campaigns = BTL^, BTL promotions ~ Labour law, Event marketing
Market share growth = Market share*, Share growth, Share of market ~ Labour law
Innovation pipeline = NPD pipeline, Innovation funnel, Innovation calendar ~ Labour law
Copy testing = Ad pre-testing, Link testing, Advertising testing ~ Labour law
Brand P&L = Brand profit and loss, Brand profitability ~ Labour law
Consumer promotions = Consumer offers, On-pack promotions, Lucky draws ~ Labour law
SKU rationalisation = Range rationalisation, Portfolio rationalisation ~ Labour law
Brand equity* = Brand equity building, Brand equity tracking, Brand health ~ Labour law
Activation calendar = Activation plans, Marketing calendar, Promotional calendar, Promotion calendar ~ Labour law
Pack changes = Pack design changes, Packaging changes, Pack redesign, Label changes ~ Labour law
Price-pack architecture = PPA strategy, Pack-price architecture ~ Labour law
[tools]
Planon
Concept Evolution = CAFM Explorer
CAFM^ = CAFM systems
IWFM^
Alibaba.com = Alibaba?
FSI Concept
MRI Evolution
[skills]
Idea management = Idea campaigns, Suggestion schemes, Idea generation campaigns ~ Strategic planning
Innovation workshops = Innovation sprints, Innovation labs ~ Strategic planning
Pilot projects = Pilot programmes, Piloting of projects, Proof of value ~ Strategic planning
Corporate venturing = Corporate venture capital, Venture building, Venture clienting ~ Strategic planning
Lean startup ~ Strategic planning
Jobs to be done = JTBD^, Jobs-to-be-done interviews ~ Strategic planning
Co-creation = Co-creation sessions, Co-design, Co-design workshops ~ Strategic planning
Start-up collaboration = Start-up partnerships, Start-up scouting ~ Strategic planning
[skills]
End of service calculation = EOSB^, Gratuity settlement ~ HR policies, Leave encashment
Labour contracts = MOHRE contracts, Drafting labour contracts ~ HR policies
MOHRE = MOHRE portal, Tasheel, Amer services, GDRFA ~ HR policies
Staff files = Personnel files maintenance, Staff file maintenance, Employee file management, P-files ~ HR policies
Air ticket entitlement = Air ticket bookings for staff, Air tickets*, Ticket entitlement, Leave tickets ~ HR policies
Job offers* = Job offer letters, Offer preparation ~ HR policies
Organisation charts = Org charts, Organograms ~ HR policies
Disciplinary warnings = Warning letters issue ~ HR policies
Absconding cases = Absconding reports ~ HR policies
Medical insurance administration = Medical insurance additions, Health insurance administration, Medical insurance enrolment ~ HR policies, Health insurance
`;
