export default String.raw`
@group counsel-brand-sales-detail | Consulting, people, brands and sales in detail | business | narrow
[skills]
Market sizing = Market sizing studies, TAM/SAM/SOM, Addressable market ~ Management consulting
KPI development = KPI design, KPI definition, KPI setting and review ~ Management consulting, Performance management
Hypothesis-driven problem solving = Structured problem solving ~ Management consulting, Problem structuring
RACI matrices = RACI^, RACI matrix, RACI charts ~ Management consulting
Digital strategy = Digital strategy development, Digital roadmaps ~ Management consulting
M&A integration = Integration management office, Integration planning ~ Management consulting, Post-merger integration
Productivity studies = Productivity analysis, Productivity measurement, Manpower audits, Manpower studies, Staffing studies ~ Management consulting
As-is and to-be mapping = As-is/to-be, As-is mapping, As-is processes, To-be processes, To-be design, AS-IS TO-BE ~ Management consulting, Process mapping
Spans and layers = Spans of control, Delayering ~ Management consulting
Role profiles = Role profiling, Role design, Job architecture ~ Management consulting
Savings tracking = Procurement savings tracking, Savings delivery ~ Management consulting, Benefits realisation
RPA assessment = RPA opportunity assessment, Automation assessment, Automation opportunity assessment ~ Management consulting
Steering committees = Steering committee packs, SteerCo, SteerCo packs, Steerco reporting ~ Management consulting
Expert interviews = Executive interviews ~ Management consulting, Stakeholder interviews
Organisation and methods = Organisation and methods studies, O&M studies, Work study in offices ~ Management consulting
Workshops* = Workshop design, Co-creation workshops, Design thinking workshops ~ Management consulting
Cost baselining = Cost baseline, Cost benchmarking, Spend baselining ~ Management consulting
Voice of the customer = VoC programmes ~ Management consulting
Client proposals = Proposals*, Consulting proposals, Statement of work, SOW^, SoW drafting ~ Management consulting, Proposal development
Capability maturity assessment ~ Management consulting, Maturity assessments
Change readiness assessment = Change impact assessment, Change impacts, Change champions network ~ Management consulting
[tools]
Mural.co
Planview
Clarity PPM
iGrafx
Blueworks Live
[skills]
Legislative analysis = Bill analysis, Analysis of bills, Legislative tracking ~ Public policy, Legislative drafting
Briefing notes = Policy notes, Policy memos, Policy memoranda, Ministerial correspondence ~ Public policy
Regulatory analysis = Regulatory policy, Regulatory affairs in policy ~ Public policy
Sustainable development goals = SDGs^, SDG reporting, SDG localisation, Agenda 2030 ~ Public policy
Health policy = Energy policy, Social policy, Agricultural policy, Housing policy, Environmental policy analysis, Science policy ~ Public policy, Education policy
Drafting legislation = Drafting of legislation, Drafting regulations, Subsidiary legislation ~ Public policy
Policy evaluation = Evaluation of policies, Evaluation of programmes, Ex-post evaluation, Ex-ante evaluation ~ Public policy
Roundtables = Round table meetings, Policy roundtables, Roundtable discussions ~ Public policy
Consultation summaries = Summary of consultation responses ~ Public policy
Payment claims = Grant claims, Claims verification for grants ~ Public policy
Monitoring visits = Programme monitoring visits ~ Public policy
Comparative policy research = Comparative analysis of policy, International comparisons ~ Public policy
[tools]
Dedoose
Overton
[skills]
CV writing = Resume writing, CV clinics, CV workshops, Resume reviews, CV reviews ~ Recruitment
Interview coaching = Mock interviews, Interview preparation of candidates, Interview skills training ~ Recruitment
Labour market information = LMI^, Labour market intelligence, Labour market analysis ~ Recruitment
Compensation* = Compensation planning, Compensation structure ~ Recruitment, Compensation and benefits
Candidate experience = Candidate engagement, Candidate management, Candidate care ~ Recruitment
Time to fill = Time-to-hire, TAT in hiring, Recruitment metrics, Recruitment KPIs ~ Recruitment
Recruitment process outsourcing = RPO*, RPO delivery ~ Recruitment
Notice period negotiation = Notice period buy-out, Counter-offer handling, Counter offers ~ Recruitment
Joining formalities = Joining kits, Pre-joining formalities, Joining documentation, Pre-boarding ~ Recruitment
US staffing = US IT staffing, US IT recruitment, W2 hiring, C2C hiring, W2^, C2C^, Corp-to-corp, Bench sales, Tax terms ~ Recruitment
Talent market mapping = Market mapping, Talent mapping in recruitment, Competitor mapping, Sourcing maps ~ Recruitment
Intake calls = Intake meetings, Hiring manager intake, Job briefing, Requirement intake ~ Recruitment
Offer rollout = Offer letters, Offer letter preparation, Salary negotiation with candidates, Offer release ~ Recruitment, Salary negotiation
Candidate submissions = Submissions?, CV submission, Profile submission, Submitting profiles ~ Recruitment
Group discussions = Group discussion rounds, GD rounds ~ Recruitment
Terms of business = Client terms, Agency terms ~ Recruitment
Temp payroll = Temporary payroll, Temp desk management, Timesheet collection ~ Recruitment, Temp staffing
Client calls = Client calling, Client meetings in recruitment ~ Recruitment, Customer visits
Careers fairs = Job fair participation, Careers events, Walk-in drives, Hiring drives, Recruitment drives, Walk-in interviews ~ Recruitment, Campus recruitment
Employability skills = Employability training, Job readiness training, Job search skills, Job clubs ~ Recruitment, Employability workshops
[tools]
Naukri RMS
Resdex
Indeed Recruiter = Indeed Resume
Monster recruiter
Dice?
CareerBuilder
Ceipal
Recruitee
Workable ATS
SeekOut
HireEZ = Hiretual
HireVue
Thomas PPA = Thomas International
Saville
[skills]
Onboarding programmes = Onboarding programme design, Onboarding journeys, New hire training, New hire orientation programmes ~ Training delivery
Product training = Product training sessions, Product knowledge training ~ Training delivery
Process training = Process training in BPO, Process trainers' work, Pre-process training ~ Training delivery
IT training = IT user training, Application training, Software training, System training ~ Training delivery, User training
Voice and accent training = Voice & accent, Voice and accent, V&A training, Accent neutralisation, Accent training ~ Training delivery
Performance consulting = Performance improvement consulting ~ Training delivery
Training budget = L&D budget, Learning budget ~ Training delivery
SCORM packaging = SCORM packages, SCORM authoring ~ Training delivery, xAPI
Voice-over scripts = Narration scripts, E-learning scripts ~ Training delivery
Mock calls = Call simulations, Mock call sessions ~ Training delivery
Action learning sets = Action learning ~ Training delivery
360 debriefs = 360 feedback debriefs, Feedback debriefs ~ Training delivery
Feedback surveys = Training feedback, Training feedback forms, Training feedback surveys, Happy sheets, Post-training surveys ~ Training delivery
Learning analytics = Training metrics, Training reports, Training ROI ~ Training delivery
Webinars* = Webinar hosting, Online workshops ~ Training delivery, Virtual instructor-led training
Apprenticeship reviews = Apprenticeship delivery, Apprentice reviews, Apprentice progress reviews, Apprenticeship management ~ Training delivery, Internship programmes
End-point assessment = EPA preparation, EPA gateway ~ Training delivery
Functional skills teaching = Functional skills maths, Functional skills English ~ Training delivery, Functional skills
Behavioural training = Etiquette training, Grooming training, Outbound training, Team building activities, Icebreakers ~ Training delivery
Learning needs of teams ~ Training delivery, Training needs analysis
Learning content curation = Content curation, Course authoring, E-learning authoring, Courseware development ~ Training delivery
[tools]
LearnDash
Thinkific
Kajabi
Lectora
Synthesia
[skills]
WhatsApp marketing = WhatsApp campaigns, SMS campaigns, Bulk SMS ~ Marketing, WhatsApp Business
Attribution modelling = Marketing attribution, Multi-touch attribution, Attribution* ~ Marketing, Marketing mix modelling
UTM tracking = UTM parameters, UTM tagging ~ Marketing, Tensile testing
Lookalike audiences = Custom audiences, Audience targeting ~ Marketing, Customer segmentation
Backlink outreach = Off-page optimisation ~ Marketing, Link building
Brand tracking = Brand health tracking, Brand trackers, Brand equity studies ~ Marketing
Usage and attitude studies = U&A studies, Shopper studies, Shopper insights, Home visits with consumers ~ Marketing
Go-to-market plans = GTM plans, Launch plans ~ Marketing, Marketing strategy
Product positioning = Positioning?, Brand positioning, Positioning and messaging, Value propositions ~ Marketing, Messaging frameworks
Sales enablement = Sales enablement content, Sales decks, Sales playbooks ~ Marketing, Marketing collateral
Battlecards = Competitive battlecards ~ Marketing
Product sampling drives = Sampling drives, Sampling campaigns ~ Marketing, In-store sampling
Mall events = Mall activations, Mall promotions, Kiosk activations ~ Marketing, Event marketing
Lead scoring = Lead grading, Drip campaigns ~ Marketing, Lead qualification
Email flows = Abandoned cart flows, Welcome flows, Email sequences ~ Marketing
Creative testing = Ad testing, Ad copywriting ~ Marketing, Copywriting
Marketing operations = Campaign operations ~ Marketing, Ad operations
Generative engine optimisation = GEO optimisation, Answer engine optimisation, LLM SEO, AI search optimisation ~ Marketing
Marketplace advertising = Amazon PPC, Sponsored products, Retail media ~ Marketing, Amazon Ads
[tools]
Later social
Metricool
ConvertKit
Moengage
CleverTap
WebEngage
SpyFu
Clay outbound = Clay.com
Jasper AI = Jasper*
[skills]
Influencer outreach = Blogger outreach, KOL outreach ~ Public relations, Influencer marketing
Corporate events = Corporate event management, Corporate event planning, Company events ~ Public relations
Website content = Web content, Website copy, Website copywriting, Web content management ~ Public relations, Web copy
Publicity* = Publicity campaigns, Publicity planning ~ Public relations
Investor communications = Financial communications, Investor updates, Results announcements ~ Public relations
Media lists = Media list building, Press lists, Media databases, Journalist databases ~ Public relations
Award entries = Award submissions, Award nominations ~ Public relations
IEC materials = IEC campaigns, IEC activities, BCC materials, Behaviour change communication, SBCC^, IEC/BCC, Social and behaviour change ~ Public relations
Talking points = Speaking notes, Key messaging, Lines to take ~ Public relations, Messaging frameworks
Media enquiries = Press enquiries, Media inquiries, Media queries, Press queries, Responding to media ~ Public relations
Interview preparation = Interview briefings, Spokesperson preparation, Spokesperson briefing ~ Public relations
Photo calls = Photo opportunities, Foundation stone ceremonies ~ Public relations
VIP visits = Delegation visits, Visits of dignitaries, VIP visit coordination, Visit programmes ~ Public relations
Media coverage reports = AVE reports, PR reports, PR measurement, Coverage tracking ~ Public relations, Media monitoring
CEO messages = Leadership messages, Executive communications, Leadership communications, Executive messaging ~ Public relations
Radio talk shows = Talk shows, Radio programmes on air, TV talk shows, Phone-in programmes ~ Public relations
Case studies* = Customer stories, Case study writing, Success stories, Human interest stories, Impact stories ~ Public relations
Community meetings on health = Community awareness meetings, Community sensitisation meetings ~ Public relations
Media partnerships = Media tie-ups, Media partners ~ Public relations
Exclusive placements = Byline articles, Bylined articles, Bylines, Ghostwriting articles ~ Public relations
[skills]
Pharma selling = Pharma sales, Ethical promotion, Rx promotion, Prescription generation, Doctor conversion, Rx generation ~ Pharmaceutical sales, RCPA
Tender business = Institutional business, Tender sales, Tender bidding ~ Pharmaceutical sales, Hospital tenders
Capital equipment sales = Capital sales, Medical capital sales ~ Pharmaceutical sales
Industrial sales = Industrial selling, Sales of industrial products, Engineering sales, Technical product sales ~ Pharmaceutical sales
Clinical training of customers = Surgeon training, Clinical training, Theatre staff training, Customer training ~ Pharmaceutical sales, Clinical training of users
Surgical product sales = Surgical instruments sales, Orthopaedic sales ~ Pharmaceutical sales
Tour programmes = MTP^, MCL?, Must see list, Master call list ~ Pharmaceutical sales, Tour plans
Daily call reports = DCR^, Daily call reporting, Rep reporting, Call reporting, Call planning, Call plans, Call average ~ Pharmaceutical sales
Formulary listing = Formulary applications, Formulary submissions, Formulary access, Formulary inclusion ~ Pharmaceutical sales
NHS procurement = NHS supply chain, NHS tenders, NHS frameworks ~ Pharmaceutical sales
Channel partners = Channel partner development, Partner management, Partner enablement, Partner recruitment, Partner programmes, Co-selling ~ Pharmaceutical sales, Channel sales
Commissioning support = Installation coordination, Installation support, Start-up support ~ Pharmaceutical sales
Incentive targets = Quota attainment, Quota achievement, Sales quotas ~ Pharmaceutical sales, Target achievement
Speaker programmes = Speaker meetings, Scientific meetings, Round table meetings with doctors, Lunch and learns ~ Pharmaceutical sales
Loan kit management = Implant trays ~ Pharmaceutical sales, Loan kits
Consignment stock = Consignment inventory, Consignment stock management, Consignment audits ~ Pharmaceutical sales
Technical presentations = Technical seminars, Consultant visits, Specification selling, Spec-in, Consultant approvals ~ Pharmaceutical sales
Patient support programmes = Patient assistance programmes ~ Pharmaceutical sales
[tools]
OCE CRM = IQVIA OCE, IMS data
[skills]
Enterprise sales = Enterprise selling, Enterprise account sales, Strategic selling, Complex sales ~ B2B sales
Cloud sales = Cloud solutions sales, Cloud solutions, Selling cloud, SaaS selling ~ B2B sales
Cybersecurity sales = Security solution sales, Security sales to enterprises ~ B2B sales
Pre-sales = Pre-sales support, Pre-sales consulting, Presales engineering, Solution engineering, Technical pre-sales ~ B2B sales, Technical sales
Hardware sales = IT hardware sales, IT product sales, IT infrastructure sales, Networking products, Networking product sales ~ B2B sales
Licence sales = Microsoft licensing, Software licence sales, Licensing sales, CSP licensing ~ B2B sales, Renewal notices
Telecom sales = Connectivity sales, Data and voice sales, ILL sales ~ B2B sales
OEM relationships = OEM relationship management, OEM management, Vendor alliances ~ B2B sales
C-level engagement = CXO engagement, C-suite engagement, CXO relationships, C-level selling, Executive engagement ~ B2B sales
Deal registration = Opportunity registration ~ B2B sales
Discovery calls = Discovery meetings, Sales discovery, Needs discovery ~ B2B sales
Cold emailing = Cold email, Outbound prospecting, Outbound sequences, Sales cadences, Cadences ~ B2B sales, Cold calling
Quote generation = Quote preparation, Configure price quote ~ B2B sales, Quotation preparation
Market development funds = MDF?, MDF campaigns, Co-marketing, Co-op marketing ~ B2B sales
Forecast calls = Forecast reviews, Sales forecasts calls ~ B2B sales
Managed services* = Managed services sales, Managed IT services ~ B2B sales
Government e-procurement = GeM portal, GeM^, GeM tenders, E-procurement portals, Public tenders bidding ~ B2B sales, E-procurement
Revenue operations = RevOps, Sales ops ~ B2B sales, Sales operations
Sales development = BDR?, Meeting booking, Lead research ~ B2B sales, Software defined radio
Statement of requirements = RFI responses to vendors, Bid responses ~ B2B sales, Tender management
[tools]
BANT^ = BANT qualification
MEDDICC
Chorus.ai
Cognism
6sense
Bombora
Lemlist
Instantly.ai
Zoho Bigin
[skills]
Resource forecasting = Resource tracking, Resource capacity planning, Resource utilisation, Resource utilisation tracking ~ PMO
Change requests = Change request management, CR management, Change control in projects ~ PMO
Lessons learned reviews = Lessons learned sessions, Lessons learned workshops, Project lessons learned, Post-project reviews, Post-implementation reviews ~ PMO
Dependency management = Dependency tracking, Interdependencies ~ PMO
Portfolio reporting = Programme reporting, Portfolio dashboards, Project dashboards ~ PMO, Project monitoring
Timesheet approvals = Timesheet tracking ~ PMO
[skills]
Survey programming = Script checks, Survey scripting, Questionnaire scripting, Survey set-up ~ Market research
Conjoint analysis = Conjoint, Conjoint studies, Choice-based conjoint, MaxDiff, MaxDiff analysis ~ Market research
Consumer panels = Panel management, Online panels ~ Market research
Fieldwork management = Field management in research, Fieldwork coordination, Fieldwork supervision ~ Market research, Back-checks
Insight presentations = Debrief decks, Research debriefs, Insight decks ~ Market research
Key driver analysis = Driver analysis, Regression of drivers, Penalty analysis ~ Market research
Discussion guides = Moderation guides, Topic guides ~ Market research
[tools]
Decipher surveys = Decipher?
Q Research Software
Displayr
Sawtooth^ = Sawtooth Software
Nfield
SurveyToGo
Customer health scoring = Customer health scores, Health scoring* ~ Customer success
`;
