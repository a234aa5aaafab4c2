export default String.raw`
@group archive-society-detail | Archives and the study of society in detail | science

[skills]
Records appraisal = Archival appraisal
Metadata standards
Dublin Core > Metadata standards
Palaeography
Reading room service = Reading room supervision, Reading room, Searchroom, Searchroom supervision, Reading room invigilation
Accessioning = Accession register, Accessioned new books, Accessioning of books, Book accessioning
Provenance research
Retention schedules = Records retention, Retention scheduling
Freedom of information = Right to information requests, FOI requests, FOI?, Right to information, RTI?, Freedom of information requests
Map collections*
Microfilming = Microfilm, Microfiche
Interpretation panels = Exhibition texts, Museum labels
Repatriation of artefacts
Panel data analysis = Panel data
Impact evaluation
DSGE modelling = DSGE^
CGE modelling = CGE?
Trade policy = Trade policy analysis
Monetary policy
Fiscal policy
Poverty analysis = Poverty mapping
Difference-in-differences
Labour economics
Balance of payments = Balance of payments compilation
Debt sustainability analysis = DSA framework, Debt analysis of states
Development economics
Sector studies*
Game theory

Discourse analysis
Grounded theory

[tools]
AtoM^ = Access to Memory
ArchivesSpace ~ AtoM

[skills]
Archival exhibitions = Document exhibitions
Heritage interpretation = Site interpretation
Visitor studies = Audience research
Content analysis
Life histories = Life history interviews
Social impact assessment
Participatory rural appraisal = PRA?
Monte Carlo methods
Differential equations
[skills]
Library membership = Membership registration in libraries, Library cards, Member registration, Membership registration, Membership cards, Issuing membership cards, Library registration
Overdue notices = Fines collection in libraries, Overdue book notices, Overdue reminders for books ~ Arrears letters
Collections storage = Art storage, Object storage
[skills]
Label writing for exhibitions = Label writing, Exhibition labels, Text panels, Interpretive writing ~ Interpretation panels
File format migration = Format migration, Format identification
Courier trips* = Art courier, Couriering loans
Community archives = Community heritage projects
Records surveys = Information audits ~ Chart audits
Records disposal = Disposal of records, Document disposal ~ Destruction certificates
Repatriation of objects = Repatriation claims, Restitution claims, Repatriation of cultural property, Restitution of objects
Deaccessioning = Deaccession, Rationalisation of collections, Collections review
Copyright clearance = Rights clearance, Image rights, Picture licensing, Copyright advice, Copyright permissions, Rights and reproductions
Salvage training in museums = Salvage training, Emergency salvage, Salvage of collections
Disaster planning for collections = Disaster planning, Emergency plans for collections, Disaster preparedness in libraries
Handling collections = Handling sessions, Object handling sessions
Museum conservation = Remedial conservation, Conservation treatments, Textile conservation ~ Conservation of objects
Literature searching = Evidence searching, Systematic review searching, Systematic searching, Systematic searches ~ Database searching
Current awareness = Current awareness bulletins, Current awareness service, SDI service, Current awareness alerts
Bibliographic instruction = Library instruction sessions, User orientation, Library orientation, Library inductions ~ Library instruction
Digital libraries = Digital library management, E-library, E-library management
Metadata management = Metadata*, Metadata clean-up, Metadata schemas ~ Metadata creation, Metadata standards
Thesis deposit = Thesis submission, ETD management, Thesis archiving
Readers' requests = Hold requests, Book reservations
Instrumental variables = IV regression, Regression discontinuity, Propensity score matching
Input-output tables = Social accounting matrix ~ Input-output analysis, National accounts
Trade analysis = Trade statistics, Tariff analysis, Trade flows analysis ~ Trade policy
Fiscal projections = Revenue forecasting for government, Budget projections of states, Fiscal modelling
Grievance mechanisms = Grievance redress mechanisms, GRM^ ~ Grievance redress, Complaints mechanisms
Mixed methods = Mixed-methods research
Community consultation = Village consultations
Situation reports = SitReps^, Field situation reports
Country reports = Country briefings, Country risk reports, Country analysis
Political risk analysis = Political risk, Geopolitical risk, Geopolitical analysis ~ Political analysis
Election observation = Election monitoring, Election observer missions
Conflict analysis = Conflict sensitivity, Conflict mapping, Do no harm analysis
Foreign policy = Foreign policy analysis ~ Tact, Diplomacy and international relations
Historical writing = Writing history, Local history research ~ Historical research
Think tank publications = Research briefs, Policy reports ~ Public policy, Working papers
Comparative politics*
Feedback sessions with clients = Feedback sessions to parents, Assessment feedback sessions
Crisis plans = Crisis planning, Safety plans in therapy, Relapse prevention plans
Genograms = Ecomaps, Genogram work
Behaviour therapy = Behavioural therapy, Token economy ~ Behaviour modification, Cognitive behavioural therapy
Projective tests = Rorschach, TAT?, Draw-a-person test, Projective testing
Educational psychology practice = School psychology, School psychological services, Psychoeducational assessment
Forensic assessment = Forensic psychological assessment, Forensic evaluations, Parenting assessments, Parenting capacity assessments
Online counselling = Telehealth counselling, Online therapy, Teletherapy, Telepsychology, Telephone counselling
Dialectical behaviour therapy skills = DBT skills, DBT skills groups, DBT groups
Hospital discharge planning by social workers = Hospital discharge*, Safe discharge, Discharge coordination, Discharge social work
Substance misuse counselling = Drug and alcohol counselling, Alcohol counselling ~ Addiction counselling
Twelve-step facilitation = 12-step, 12-step groups, Twelve-step programme, 12-step programme
Care proceedings = Public law proceedings, Care orders
Direct work with children = Direct work with young people, Wishes and feelings work
Foster carer supervision = Supervising social worker, Supervising social worker visits, Foster carer reviews, Foster carer recruitment
Family finding = Adoption matching, Matching of children, Matching in fostering
Best interests meetings = Best interests, Best interests decisions
Continuing healthcare = CHC assessments, Continuing healthcare checklists, CHC checklists, NHS continuing healthcare
Approved mental health practice = AMHP^, AMHP duties, Mental health tribunals, Tribunal reports in mental health
Offender supervision = Community orders, Licence supervision, Supervision of offenders ~ Probation work
Unpaid work placements = Community payback, Unpaid work supervision, Community service orders
Home studies = Home study reports ~ Court reports
Signs of Safety

[tools]
PHQ-9
GAD-7 ~ PHQ-9
CORE-10 = CORE-OM ~ PHQ-9
Beck Depression Inventory = BDI-II ~ PHQ-9
Raven's Progressive Matrices = Raven's matrices
Stanford-Binet
Vineland scales = Vineland
Bayley Scales = Bayley-III
Conners scales = Conners 3
16PF
OPQ32 = OPQ assessments ~ 16PF
NHS Talking Therapies = IAPT
Preservica
Archivematica
PubMed = MEDLINE, Ovid MEDLINE
CINAHL ~ PubMed
PsycINFO ~ PubMed
Embase ~ PubMed
Cochrane Library ~ PubMed
Covidence
Rayyan ~ Covidence
ArchivesSpace platform
eMuseum
Axiell Collections
OverDrive^ = Libby app
BorrowBox ~ OverDrive
`;
