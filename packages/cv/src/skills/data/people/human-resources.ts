export default String.raw`
@group human-resources | Human resources | people

[skills]
Employment certificates = Employment references*, Work certificates
Employee registration = Hiring and termination paperwork, Registration of employees
Sickness absence management = Sick leave management
Employment contracts = Contracts of employment, Employment contract preparation
Training records = Training record keeping
Absenteeism management = Absenteeism*
Talent pipelining = Talent pipelines, Talent pools
Workforce planning = Strategic workforce planning, Headcount planning, Headcount management, Headcount control, Headcount budgeting > Human resources
Grievance handling = Grievance management, Grievance procedures, Employee grievances, Grievances*
Human resources = HR^, Human resource management, HRM^, HR management, HR operations, HR administration, Personnel administration, HR practices
Recruitment = Recruiting, Talent acquisition, Hiring*, Staffing*, Recruitment and selection, Staff recruitment, Hiring processes, End-to-end recruitment, Full-cycle recruiting, Personnel recruitment, Recruitment process, Employee recruitment, Staff hiring > Human resources
Candidate sourcing = Talent sourcing, Headhunting, Head hunting, Executive search, Boolean search, Boolean searching, CV screening, Candidate screening, Resume screening, Shortlisting candidates, Screening candidates, Direct sourcing, Screening CVs, X-ray search, Phone screening, Telephone screening, Phone screens, Screening*, CV shortlisting, Shortlists, Screening calls, Phone interviews with candidates > Recruitment
Technical recruitment = IT recruitment, Tech recruiting, Technical recruiting, Technical hiring, Technical interviews > Recruitment
Volume recruitment = Mass recruitment, Bulk hiring, High-volume recruitment, Seasonal hiring, High-volume hiring > Recruitment
Campus recruitment = Graduate recruitment, University recruitment, Campus hiring, Job fairs, College recruiting, College recruitment > Recruitment
Interviewing* = Interviewing candidates, Job interviews, Interviewing skills, Interview techniques, Conducting interviews, Competency-based interviewing, Interviews*, Competency based interviews, Behavioural interviewing, STAR interviews
Job descriptions = Job analysis, Job description writing, Job evaluation, Job posting, Job grading
Onboarding = Employee onboarding, Staff onboarding, Staff induction, Induction*, Employee induction, Orientation programmes, New hire orientation, New joiner onboarding, On-boarding, Induction of staff, Induction of new staff, Inducted new joiners, Inducted new staff, New joiner induction, Inducting new staff ~ Training delivery
Offboarding = Exit interviews, Exit management, Exit formalities, Clearance forms, Exit clearance, Staff clearance, Employee clearance
Employee relations = Industrial relations, Labour relations, Staff relations, Union negotiations, Trade union relations, Union relations
Employee engagement = Staff engagement, Employee satisfaction surveys, Engagement surveys, Employee surveys, Pulse surveys
Employee retention = Staff retention, Talent retention, Recruitment and retention, Recruitment & retention, Retention of staff
Employee welfare = Staff welfare, Worker welfare, Welfare administration, Welfare activities
Performance appraisal = Performance reviews, Performance evaluation, Appraisals*, Staff appraisal, Employee appraisals, Quarterly performance reviews
Talent management = Talent development, Succession planning, Talent reviews, Nine-box reviews, Rights negotiation, Licensing of rights, Nine-box grid, 9-box grid, Talent mapping
Learning and development = L&D, Learning & development, Training and development, Staff development, Employee development, Employee training, Staff training, Training programmes, Training staff, Corporate training, Training and coaching, Training of staff
Training needs analysis = Training needs assessment, TNA^, Learning needs analysis, Skills gap analysis
Training delivery = Training*, Delivering training, Trainer skills, Conducting training, Workshop delivery, Training facilitation, Train the trainer, Training sessions, Classroom training, Facilitation of training
Leadership development = Management development, Leadership programmes, Leadership training
Compensation and benefits = Compensation & benefits, C&B, Benefits administration, Salary benchmarking, Rewards management, Total rewards, Employee benefits, Compensation management, Compensation analysis, Benefit programs
Attendance management = Absence management, Absence monitoring, Absence records, Sickness absence, Time and attendance, Leave management, Attendance monitoring, Attendance tracking, Leave administration, Attendance sheets
Shift planning = Rota planning, Rostering, Roster planning, Staff scheduling, Shift scheduling, Rota management, Duty roster, Shift management, Roster management, Duty rostering, Rota writing, Writing rotas, Rota preparation
HR policies = HR policy development, Personnel policies, HR letters, HR reporting, Contract administration in HR, Policy drafting for HR, Employee handbook > Human resources
HR compliance = Labour law compliance, Employment law compliance, Labour law advice, Labour office liaison, Labour department liaison
Disciplinary procedures = Disciplinary and grievance cases, Disciplinary and grievance, Grievance and disciplinary, Disciplinary and grievance procedures, Disciplinary handling, Disciplinary action, Domestic inquiries, Disciplinary hearings, Disciplinary investigations
Employee records management = Personnel records, HR records, Personnel files, HR documentation, Employee files, Maintained personal files, Personal files maintenance, Maintaining personal files, Personal files
Workforce management = WFM^, Manpower planning, Manpower management, Manpower allocation
HR business partnering = HRBP^, HR business partner* > Human resources
HR audits = HR auditing
Diversity and inclusion = DEI^, Diversity equity and inclusion, Equality and diversity, D&I, EDI^, Diversity, equity and inclusion, DEI programmes
Occupational psychology = Psychometric testing, Personality assessments, Psychometrics, MMPI^, Item response theory
Career counselling = Career guidance, Career coaching, Careers advice, Careers interviews, Career guidance sessions, Action plans for clients, Gatsby Benchmarks
Outplacement
Labour law = Employment law, Employment legislation, Shop and Office Act, Labour laws, Labour tribunals, Labour cases, Labour court matters, Industrial disputes law
Group dynamics = Group exercises for recruitment ~ Recruitment
Visa and work permits = Work permits, Visa processing, Immigration processing, Expatriate management, Global mobility, Visa sponsorship, Work permit processing
Background checks = Reference checks, Employment verification, Background verification, Pre-employment checks
Internship programmes = Internship coordination, Apprenticeship programmes, Apprenticeships*, Apprentice management
Executive coaching > Coaching
TUPE^ = TUPE transfers
Virtual instructor-led training = VILT, Virtual training, Webinar delivery
Microlearning = Micro-learning
Competency frameworks = Competency mapping, Skills matrices, Skills matrix, Multi-skilling, Operator skill matrix, Multi-skill training, Cross training of operators
Storyboarding for e-learning
Soft skills training = Customer service training, Communication skills training
Gamification
Temp staffing = Temporary staffing, Temp desk, Contract staffing, Contract recruitment, Payroll of contractors, Staff augmentation
Right to work checks = I-9 verification, Work permit applications, Sponsor licence, Form I-9, I-9 forms, I-9 compliance
Overseas recruitment = Foreign employment processing, Manpower deployment abroad
Salary negotiation = Offer management
Contractor payroll = Umbrella payroll
Facilities coordination = Office facilities management
Office budget control = Office budgets
Vendor liaison = Supplier liaison

[tools]
LinkedIn Recruiter = LinkedIn recruiting > Recruitment
Bullhorn^ = Bullhorn ATS > Applicant tracking systems
SHRM^ = SHRM-CP, SHRM-SCP > Human resources
PHR certification ~ SHRM
CIPD = CIPD Level 5, CIPD Level 7, CIPD Level 3 > Human resources
Cornerstone OnDemand = Cornerstone LMS, Cornerstone? > Learning and development
TalentLMS > Learning management systems
Docebo > Learning management systems ~ TalentLMS
Naukri = Naukri.com
Culture Amp
SHL assessments = SHL^
MBTI = Myers-Briggs
DISC^ = DISC assessments
Hogan assessments = Hogan Assessment Systems
PHR^ = SPHR
Vyond = GoAnimate
SAP Litmos = Litmos
LinkedIn Learning
Degreed^
Vincere
JobAdder
Loxo
Indeed.com = Indeed?
Monster.com = Monster?
Reed.co.uk
Totaljobs
Broadbean
Zoho Recruit
Manatal
TestGorilla
HackerRank

[tools]
Rippling^
Deel^
Remote.com ~ Deel
Ashby? = Ashby ATS
Lattice? = Lattice HR
15Five ~ Lattice
iSpring = iSpring Suite

[tools]
Ceridian
iTrent = MHR iTrent
Tanda ~ Deputy rostering
Rotageek
Homebase scheduling
Allocate HealthRoster = HealthRoster
TRAC recruitment = Trac Jobs
NHS Jobs
Oleeo
Jobvite
JazzHR
Codility
Predictive Index
CliftonStrengths = StrengthsFinder, Gallup strengths
Glint surveys

[skills]
Workers' compensation = Workers compensation, Worker's compensation, Workers' comp*, Workers comp*, Worker's comp*, Workers' compensation claims, Workers' compensation administration ~ Compensation and benefits
Unemployment claims = Unemployment insurance claims, Unemployment hearings, Unemployment claims management ~ Employee relations
Open enrollment = Benefits enrollment, Benefits open enrollment ~ Compensation and benefits
Retirement plan administration = 401k administration, 401k plan administration, 401(k) administration, 401k plans*, 401k* ~ Compensation and benefits
Affirmative action = Affirmative action plans, Affirmative action planning ~ Diversity and inclusion
Pre-employment screening = Drug screening, Drug screens, Pre-employment drug testing, Pre-employment processing ~ Background checks

[tools]
FMLA^ = Family and Medical Leave Act, Family Medical Leave Act, FMLA administration, FMLA compliance ~ Attendance management, Labour law
Americans with Disabilities Act = ADA compliance, ADA accommodations, ADA regulations ~ Labour law
FLSA^ = Fair Labor Standards Act, FLSA compliance ~ Labour law
Equal employment opportunity = EEO^, EEOC^, EEO compliance, EEOC compliance, EEO-1 reporting ~ Diversity and inclusion, Labour law
COBRA^ = COBRA administration, COBRA benefits ~ Compensation and benefits
ERISA^ ~ Compensation and benefits
Affordable Care Act = ACA reporting, ACA compliance ~ Compensation and benefits
Title VII ~ Labour law
E-Verify ~ Right to work checks
Deltek = Del-Tek, Deltek Costpoint, Deltek Vision, Costpoint
Halogen TalentSpace = Halogen Software, Halogen?
  with HRIS, performance, talent, ADP, HR
Infor Lawson = Lawson ERP, Lawson Software, Lawson?
  with ERP, payroll, HRIS, SAP, PeopleSoft, Kronos, Oracle
PCRecruiter = PCR applicant tracking ~ Applicant tracking systems
eRecruiter^
BreatheHR = Breathe HR
CIPHR^
Sage HR
`;
