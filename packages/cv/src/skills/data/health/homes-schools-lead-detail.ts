export default String.raw`
@group homes-schools-lead-detail | Running homes, schools and wards | health | narrow
[skills]
Staff ratios = Staff-child ratios, Staff to child ratios, Ratios and staffing, Adult-child ratios ~ Child safeguarding
Parent partnership = Partnership with parents, Working with parents, Parental partnership ~ Child safeguarding
Room planning* = Room management in nurseries ~ Child safeguarding
Funding claims = Early years funding, Nursery funding claims, Funded hours, Headcount returns, 15 and 30 hours funding, Nursery funding ~ Child safeguarding
Key person approach = Key worker system, Key person system ~ Child safeguarding
Nursery show rounds = Show rounds, Nursery tours, Parent tours ~ Child safeguarding
Self-evaluation form = SEF^, SEF writing ~ Child safeguarding
Licensing compliance = Childcare licensing, Licensing standards, Day care licensing ~ Child safeguarding
Room audits = Room observations ~ Child safeguarding
Ofsted inspections = Ofsted compliance, Ofsted readiness, Ofsted registration, Inspection readiness, Inspection preparation ~ Child safeguarding
Settling-in visits = Settling in sessions ~ Child safeguarding, Settling-in
Fee invoicing = Nursery invoicing, Fees invoicing ~ Child safeguarding, Fee collection
Hospital operations = Hospital operations management, Healthcare operations ~ Child safeguarding, Medical administration
TPA coordination = TPA desk, TPA management, TPA liaison, Third-party administrators ~ Child safeguarding
Health information systems = Health management information systems ~ Child safeguarding, Electronic health records
Service redesign = Service improvement in healthcare, Pathway redesign, Clinical pathway redesign, Service reconfiguration ~ Child safeguarding
OPD management = OPD operations, Outpatient management, Outpatient department management, OPD services ~ Child safeguarding, Patient consultation
IPD billing = IP billing, IPD management, IPD^, In-patient billing ~ Child safeguarding
Empanelment = Hospital empanelment, Corporate empanelment ~ Child safeguarding, Insurance empanelment
Discharge turnaround = Discharge turnaround time, Discharge TAT, Discharge process ~ Child safeguarding
Cashless billing = Cashless claims, Cashless hospitalisation ~ Child safeguarding
Mock drills = Code blue drills, Emergency codes, Mock codes ~ Child safeguarding
Patient satisfaction surveys = Patient satisfaction, Patient surveys, Patient feedback, Friends and Family Test ~ Child safeguarding
Waiting time reduction = Waiting time management, Waiting times, Wait time reduction, Waiting list reduction ~ Child safeguarding
Quality indicators = Clinical indicators, Quality indicator tracking ~ Child safeguarding, Indicator tracking
Medical superintendence = Medical superintendent duties ~ Child safeguarding, Medical administration
Health planning = District health planning, Health service planning, Micro-planning in health, Health systems strengthening ~ Child safeguarding
Private patient services = Private patients ~ Child safeguarding
Mental Capacity Act = MCA assessments, MCA and DoLS, Mental Capacity Act assessments ~ Child safeguarding, Capacity assessment
Deprivation of Liberty Safeguards = DoLS^, DoLS applications, Deprivation of liberty, DoLS assessments, Liberty Protection Safeguards ~ Child safeguarding
Care quality = Care quality assurance, Quality of care, Care governance, Care quality monitoring ~ Child safeguarding
Care audits = Auditing of care, Care plan audits, Home audits, Care auditing, Quality audits in care ~ Child safeguarding
Family liaison = Relatives' meetings, Relatives meetings, Family meetings, Family communication, Family engagement ~ Child safeguarding
Statutory notifications = CQC notifications, Regulation 18 notifications, Notifications to CQC ~ Child safeguarding
Training matrix = Training matrices, Training compliance, Mandatory training compliance ~ Child safeguarding
Local authority contracts = Council contracts, Local authority commissioning, Local authority liaison ~ Child safeguarding
Pre-admission assessments = Pre-admission visits, Resident assessments, Needs assessments of residents ~ Child safeguarding
Care plan reviews = Reviewing care plans, Review of care plans, Care reviews ~ Child safeguarding
Aged care funding = AN-ACC, ACFI^, ACFI claims ~ Child safeguarding
Aged Care Quality Standards = Aged care standards, Aged care accreditation, Aged care compliance ~ Child safeguarding
Restrictive practices = Restraint reduction, Restrictive practice reduction ~ Child safeguarding
Return-to-work interviews = Return-to-work meetings ~ Child safeguarding, Sickness absence management
Fee negotiation = Fee setting, Fee uplifts, Negotiated fees, Negotiating fees, Negotiation of fees ~ Child safeguarding
Duty of candour ~ Child safeguarding
Dementia training = Dementia awareness training, Dementia friends ~ Child safeguarding
Domiciliary care management = Home care management, Care coordination for home care ~ Child safeguarding
Agency staff control = Agency usage, Reducing agency use, Agency use ~ Child safeguarding
Reflective supervision = Social work supervision, Supervision of social workers, Clinical supervision of staff ~ Child safeguarding
Fostering services = Fostering panels, Fostering assessments ~ Child safeguarding, Fostering
Kinship assessments = Connected persons assessments, Kinship care assessments, Special guardianship assessments ~ Child safeguarding, Child welfare
Placement planning = Placement of children ~ Child safeguarding, Placement matching
Homelessness services = Homelessness, Homelessness prevention, Hostel services, Rough sleeping ~ Child safeguarding
Domestic violence services = Domestic abuse services, Domestic violence refuges, Refuge services, Women's refuge, Domestic abuse refuges ~ Child safeguarding
Youth services = Youth provision, Youth service management ~ Child safeguarding, Youth work
Statutory visits = Statutory home visits, Statutory visits to children ~ Child safeguarding
Looked-after children = LAC reviews, Children in care, Children looked after, Corporate parenting ~ Child safeguarding
Strategy meetings = Strategy discussions ~ Child safeguarding
Case file audits = File audits, Case audits, Case file auditing, Audit of case files ~ Child safeguarding
Post-distribution monitoring = PDM surveys ~ Child safeguarding
Complaints mechanisms = Feedback mechanisms, Complaints response mechanism, Community feedback mechanisms, CRM in humanitarian aid ~ Child safeguarding
Learning walks = Walkthroughs of classrooms, Classroom walkthroughs ~ Child safeguarding
Book scrutiny = Work scrutiny, Book looks, Work sampling ~ Child safeguarding
Cover arrangements = Cover management, Cover supervision planning, Substitution timetable, Teacher cover ~ Child safeguarding, Substitution planning
Pupil tracking = Data tracking, Pupil progress meetings, Pupil progress ~ Child safeguarding, Pupil progress tracking
Intervention programmes = Academic interventions, Pupil interventions, Catch-up programmes, Targeted interventions ~ Child safeguarding, Small group teaching
Governors' reports = Governor reports, Reports to governors, Governing body reports, Governing body liaison, Board of governors ~ Child safeguarding
Faculty recruitment = Recruitment of teachers, Teacher hiring, Teaching staff recruitment ~ Child safeguarding, Faculty hiring
Faculty development = Faculty development programmes, FDP^, Teacher development programmes, FDP organisation ~ Child safeguarding
Academic affairs = Academic management, Academic governance ~ Child safeguarding, Academic administration
Exam administration = Examinations management, Conduct of examinations, Exam management ~ Child safeguarding, Examination administration
Assessment and reporting* = School assessment and reporting ~ Child safeguarding
Instructional leadership = Pedagogical leadership, Teaching and learning leadership, Leading teaching and learning ~ Child safeguarding
KHDA inspections = KHDA^, ADEK inspections, ADEK^, DSIB inspections, KHDA compliance, SPEA inspections ~ Child safeguarding
Enrolment growth = Student enrolment growth, Enrolment management, Student recruitment and enrolment ~ Child safeguarding
NAAC accreditation = NAAC^, NBA accreditation, NIRF^, NAAC documentation ~ Child safeguarding
Exclusions and suspensions = School exclusions, Suspensions and exclusions ~ Child safeguarding
Attendance improvement = Attendance tracking in schools, School attendance ~ Child safeguarding
Pupil premium = Pupil premium strategy ~ Child safeguarding
Programme validation = Course validation, Programme approval ~ Child safeguarding
[tools]
Nursery in a Box
Blossom Educational
Log my Care
CoolCare
CareVision
Leecare
AutumnCare
Cerebral CRM
Primero CPIMS
proGres = proGres v4, UNHCR proGres
SARS NHS
Engage MIS
Fedena
Entab
Veracross
[skills]
Staffing ratios = Nurse staffing ratios, Nurse-patient ratios, Nurse to patient ratios, Safe staffing, Acuity tools, Patient acuity, Acuity-based staffing ~ Nursing management
Magnet accreditation = Magnet?, Magnet recognition, Magnet designation ~ Nursing management
Nursing budgets = Ward budget management ~ Nursing management, Ward management
Nurse recruitment = Recruitment of nurses, Overseas nurse recruitment, International nurse recruitment ~ Nursing management
Incident review = Medication error reviews, Mortality and morbidity reviews, Sentinel event review ~ Nursing management
Shared governance = Nursing councils, Shared governance councils ~ Nursing management
Nursing policies = Nursing protocols, Nursing SOPs, Nursing policies and procedures ~ Nursing management
Leadership rounds = Executive rounds, Nursing rounds ~ Nursing management, Intentional rounding
[skills]
Academic regulations = University regulations, Academic policy ~ Academic administration
Convocation = Convocation ceremonies, Graduation ceremonies, Commencement ceremonies ~ Academic administration
Degree audit = Graduation audits, Graduation clearance ~ Academic administration
Senate secretariat = Senate papers, Senate meetings, Academic council secretariat, Academic board secretariat ~ Academic administration
Transcript verification = Transcript issuing, Transcripts*, Issue of transcripts, Certificate verification, Degree verification ~ Academic administration
Student appeals = Academic appeals, Misconduct panels, Academic misconduct panels, Student discipline panels, Student complaints ~ Academic administration
Curriculum approval = Course approval, Curriculum committees ~ Academic administration
Fee management = Fee administration, Tuition fee management, Student fees, Fees management ~ Academic administration
Course registration = Enrolment of students, Student enrolment, Enrolment*, Student onboarding ~ Academic administration, Student administration
Exam scheduling = Examination scheduling, Examination timetables, Exam logistics ~ Academic administration
Statutory student returns = HESA returns, HESA^, HESA student return, AISHE ~ Academic administration, Statutory compliance
[tools]
Ellucian Banner = Banner?, Banner SIS, Ellucian?
Tribal SITS = SITS^, SITS:Vision
PeopleSoft Campus Solutions = Campus Solutions
Syllabus Plus = CELCAT, Scientia
Unit4 Student
OpenEMIS
[skills]
Camp coordination and camp management = CCCM^, Refugee camp management, IDP camp management ~ Case management, Camp management
Site planning for camps = Site planning, Shelter allocation, Plot allocation in camps, Shelter planning ~ Case management
Community committees = Camp committees, Refugee committees, Block leaders ~ Case management
Service mapping = 4Ws, 4Ws reporting, 4W matrix, 3W reporting, 5W reporting ~ Case management
Complaints desk = Help desk for beneficiaries, Complaint boxes ~ Case management
PSEA = PSEA training, Prevention of sexual exploitation, PSEAH, Safeguarding and PSEA ~ Case management
Humanitarian registration = Refugee registration, Biometric registration of refugees ~ Case management, Beneficiary registration
Care and maintenance of camps = Site maintenance, Camp maintenance, Camp infrastructure ~ Case management
NFI distributions = NFI kits, Non-food items, Non-food item distribution, Food distribution, Relief item distribution ~ Case management
Cash for work = Food for work, Cash and voucher assistance ~ Case management
Information management in aid = Humanitarian information management, IM products ~ Case management
Humanitarian protection = Protection mainstreaming, Protection cluster ~ Case management, Protection monitoring
`;
