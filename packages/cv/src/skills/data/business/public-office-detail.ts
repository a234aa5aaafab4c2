export default String.raw`
@group public-office-detail | Public office, charities and policy | business | narrow
[skills]
Select committee work = Committee work in parliament, Parliamentary committee work, Parliamentary committees, Select committees ~ Public policy
Policy scrutiny = Legislative scrutiny, Scrutiny of legislation, Overview and scrutiny ~ Public policy
Legislative amendments = Drafting of amendments, Amendments to legislation, Legislative review, Legislative reform ~ Public policy
Private members' bills = Private member's bill ~ Public policy
Coalition building = Coalition negotiations, Alliance building, Political alliances ~ Public policy
Door-to-door canvassing = Door-to-door canvass, Voter canvassing, Political canvassing, Canvassing voters, Canvassing*, Canvassed, Doorstep canvassing, House-to-house canvassing, Door knocking ~ Public policy
Voter outreach = Voter engagement, Voter mobilisation, Get out the vote, Voter registration drives, Voter education ~ Public policy
Town hall meetings = Town halls*, Barazas, Public barazas, Village meetings, Community barazas ~ Public policy
Budget scrutiny = Budget oversight, Scrutiny of budgets ~ Public policy
Grassroots mobilisation = Grassroots organising, Grassroots campaigning, Political organising, Party organising ~ Public policy
Manifesto drafting = Manifesto writing, Manifesto development ~ Public policy
Committee chairing = Chairing committees, Chairing of committees, Chairing committee meetings ~ Public policy
By-laws = Bylaws, By-law drafting, Municipal by-laws, Byelaws ~ Public policy
Participatory budgeting = Community budgeting ~ Public policy
Consensus building = Building consensus ~ Public policy
Constituency development fund = CDF projects, Ward development fund, MPLAD funds, MPLADS^, NG-CDF ~ Public policy
Electoral law = Election law, Electoral regulations ~ Public policy
Zoning amendments = Rezoning, Zoning changes ~ Public policy
Member recruitment = Membership recruitment, Recruiting members, Membership drives, Membership growth ~ Public policy
Strike ballots = Industrial action ballots, Strike action ~ Public policy
Opinion polling = Political polling, Opinion polls ~ Public policy
Establishments Code = E-Code ~ Public policy
Tender boards = Tender board membership, Procurement committees, Tender committees, Cabinet appointed procurement committee ~ Public policy
Medium-term expenditure framework = MTEF^, Medium term budgeting, Medium-term budget framework ~ Public policy
Treasury circulars ~ Public policy
Vote book* = Vote ledger, Vote control ~ Public policy
District administration = Provincial administration, Local administration, Sub-divisional administration, Revenue and magistracy ~ Public policy, Village administration
Revenue administration = Land revenue administration, Land revenue collection ~ Public policy
Law and order* = Law and order maintenance, Maintenance of law and order ~ Public policy
Bilateral agreements = Bilateral negotiations, Bilateral treaties ~ Public policy, Treaty negotiation
RTI requests = RTI applications, RTI replies, FOIA requests ~ Public policy, Freedom of information
Noting and drafting = Note sheets, File noting, Official noting, Minute sheets ~ Public policy
Audit queries = Audit replies, Replies to audit queries, Audit observations, Audit paras ~ Public policy
Decentralised budget = Decentralised funds ~ Public policy
Public accounts committee = PAC hearings, COPA hearings, COPE hearings ~ Public policy
Citizen charters = Citizens' charters, Service charters, Client charters ~ Public policy
Preliminary investigations = Preliminary inquiries ~ Public policy
Charge sheets = Charge sheet drafting ~ Public policy
Public service reform = Administrative reform ~ Public policy, Public sector reform
Gazette notifications = Gazette notices, Gazetting ~ Public policy
Disaster relief coordination = Flood relief coordination, Relief distribution, Relief coordination ~ Public policy
Customary law = Traditional law, Native law and custom, Customary laws ~ Public policy
Customary courts = Traditional courts, Native courts, Village courts, Local courts ~ Public policy
Land allocation = Allocation of land, Stand allocation, Plot allocation ~ Public policy
Family disputes = Family dispute resolution, Marital disputes ~ Public policy
Traditional ceremonies = Traditional rites, Cultural ceremonies, Installation ceremonies ~ Public policy
Village records = Village register ~ Public policy
Village development committees = VDC meetings, Ward committees, Community development committees ~ Public policy
Water point committees = Water user committees, Borehole committees, Water users associations, Water committees, Water management committees ~ Public policy
Community leadership = Traditional leadership ~ Public policy
Indigenous rights = Indigenous peoples' rights, Land rights ~ Public policy
Cultural heritage preservation = Heritage preservation, Cultural preservation, Preservation of culture ~ Public policy
Community forestry = Community forest management, Participatory forest management ~ Public policy
Board governance = Trustee governance, Charity governance, Board of trustees, Board secretariat, Governance of charities ~ Public policy, Corporate governance
Monitoring evaluation and learning = MEL frameworks, MEAL system, Monitoring evaluation accountability and learning ~ Public policy, Minimum equipment list
Resource mobilisation = Resource mobilization strategy ~ Public policy
Donor compliance = USAID compliance, USAID rules, Donor regulations, Grant compliance, EU grants, EU grant compliance, USAID regulations ~ Public policy
Impact measurement = Social impact measurement, Impact assessment of programmes, Impact reporting, Social return on investment, SROI^ ~ Public policy, Impact evaluation
Membership management = Membership services, Member relations, Member services, Membership administration ~ Public policy
Legacy giving = Planned giving, Legacy fundraising, Legacies and bequests, Gifts in wills ~ Public policy
Regular giving = Individual giving, Monthly giving, Direct mail fundraising ~ Public policy
Corporate partnerships = Corporate fundraising, Corporate giving, CSR partnerships ~ Public policy
Trusts and foundations = Foundation fundraising, Trust fundraising, Trust applications ~ Public policy
Crowdfunding = Crowdfunding campaigns ~ Public policy
Gala dinners = Fundraising galas, Charity galas, Fundraising dinners, Charity auctions ~ Public policy
Due diligence of partners = Partner due diligence, Partner assessments, Partner capacity assessment ~ Public policy
Localisation of aid = Localisation agenda ~ Public policy
Strategy retreats = Strategic retreats ~ Public policy
Community entry = Community sensitisation, Sensitisation meetings, Community dialogues ~ Public policy
Annual operating plans = Annual operational plans, Annual work plans, Annual plans of operation, Annual operating planning ~ Public policy
Performance frameworks = Performance measurement frameworks, Performance management framework, Performance contracting ~ Public policy
Scenario planning = Scenario analysis and planning, Futures thinking, Strategic foresight, Foresight analysis ~ Public policy
Horizon scanning = Environmental scanning ~ Public policy
Evidence reviews = Rapid evidence assessment, Rapid evidence reviews, Evidence synthesis, Evidence-based policy ~ Public policy
Logic models = Logic modelling, Results chains, Intervention logic ~ Public policy
Green Book appraisal = HM Treasury Green Book, Green Book business cases, Five case model, Green Book, Magenta Book ~ Public policy
Consultation responses = Responses to consultations, Consultation analysis ~ Public policy
Corporate planning = Corporate planning cycle, Corporate plans ~ Public policy
Parliamentary answers = Answers to parliamentary questions, Replies to parliamentary questions ~ Public policy
Intergovernmental relations = Inter-agency coordination, Inter-agency liaison, Inter-departmental coordination ~ Public policy
[tools]
NationBuilder
Hansard^
PFMA^ = Public Finance Management Act, PFM Act
Salesforce Nonprofit Cloud = Nonprofit Cloud, Salesforce NPSP, NPSP^
Raiser's Edge = Raisers Edge, Blackbaud Raiser's Edge, Raiser's Edge NXT
Donorbox
DonorPerfect
Bloomerang^
eTapestry
Beneficiary CRM
Gift Aid
[skills]
Constituent enquiries = Constituent correspondence, Constituent queries, Resident enquiries, Resident complaints, Residents' complaints, Resident petitions ~ Public policy
Ward walkabouts = Ward walks, Estate walkabouts, Ward tours, Walkabouts with residents ~ Public policy
Council meetings = Full council meetings, City council meetings, Village council meetings, Sanggunian sessions ~ Public policy
Ordinance drafting = Drafting ordinances, Drafted ordinances, Ordinances*, Resolutions and ordinances ~ Public policy
Planning committees = Licensing committee, Scrutiny committee ~ Public policy
Budget hearings = Budget consultations ~ Public policy, Public hearings
Service delivery oversight = Service delivery monitoring, Oversight of services ~ Public policy
Ward plans = Ward planning, Area plans, Barangay development plans, Village plans, Gram panchayat development plan ~ Public policy
Zoning approvals = Zoning decisions, Zoning variances, Land use approvals ~ Public policy
Neighbourhood associations = Residents' associations, Resident associations, Tenants' associations ~ Public policy
Media statements = Press statements, Public statements ~ Public policy
Union organising = Workplace organising, Workplace mapping, Trade union organising, Labour organising ~ Public policy
Grievance representation = Member representation, Representing members, Represented members, Union representation, Accompanying members ~ Public policy
Shop steward training = Reps' training, Training of shop stewards, Union education ~ Public policy
Pay negotiations = Pay talks, Pay bargaining, Wage negotiations, Wage settlement, Long-term settlements, Pay claims ~ Public policy
Picket coordination = Picketing, Picket lines, Strike coordination, Strike management, Strike committees ~ Public policy
Workplace campaigns = Industrial campaigns ~ Public policy, Leafleting
Branch meetings* ~ Public policy
[skills]
Product-market fit = Customer discovery, Customer development, Idea validation, Market validation ~ Strategic planning
Board management = Managing the board, Board relationship management, Board engagement ~ Strategic planning
Culture building = Culture development, Building culture ~ Strategic planning
MVP development = MVP?, MVP launch, Minimum viable product, MVP build ~ Strategic planning
Growth strategy = Growth planning ~ Strategic planning
OKR setting = Setting OKRs ~ Strategic planning, Objectives and key results
Grant funding = Grant fundraising, Innovation grants, Seed grants ~ Strategic planning
Burn rate management = Burn rate, Cash runway ~ Strategic planning, Runway management
Seed fundraising = Angel investment, Angel syndicates, Angel investors, Seed round, Series A fundraising, Venture capital fundraising, VC fundraising ~ Strategic planning
Accelerator programmes = Startup incubation, Business incubation ~ Strategic planning
Void inspections = Void property inspections, Inspection of void properties, Empty property inspections, Void management ~ Housing management
Estate inspections = Housing estate inspections ~ Housing management
Mutual exchanges* = Tenancy exchanges ~ Housing management
Tenant engagement = Resident engagement, Tenant involvement, Tenant participation ~ Housing management
Possession proceedings = Eviction proceedings, Possession claims, Possession orders, Notices seeking possession ~ Housing management
Anti-social behaviour cases = Anti-social behaviour, ASB cases, ASB case management ~ Housing management
Tenancy sign-ups = Sign-ups of tenants, Signing up tenants, Tenant sign-ups ~ Housing management
`;
