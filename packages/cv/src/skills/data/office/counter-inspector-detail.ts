export default String.raw`
@group counter-inspector-detail | Offices of law, health, taxes, benefits and licences in detail | office | narrow

[skills]
Office maintenance* = Office upkeep, Office premises upkeep
Data entry supervision = Supervision of data entry, Data entry quality checks
Backlog clearance = Clearing backlogs, Clearance of backlogs, Backlog reduction
Front office supervision = Front desk supervision, Supervision of front office
Typing pool* = Typing pool supervision
Leave rosters = Leave planning, Leave scheduling
Vendor bills = Vendor bill processing, Utility bills payment
Annual appraisals = Annual staff appraisals
Attendance summaries = Attendance reports, Monthly attendance reports
Plaint typing = Plaints, Typing of plaints
Probate files = Probate administration, Probate work
Service of summons = Summons*, Service of notices, Issue of summons
Booking counsel = Booking of counsel, Counsel bookings, Instructing barristers, Briefing counsel
Conference arrangements = Conference room booking, Arranging conferences
Visa arrangements = Arranging visas
Confidential filing = Confidential files, Confidential document handling
Stakeholder liaison = Liaison with stakeholders, Stakeholder coordination
Report compilation = Compilation of reports, Compiling reports
Agendas = Preparing agendas, Meeting agendas
Action tracking = Action item tracking, Action logs, Action point follow-up, Tracking of actions
Corporate gifts = Gift management, Gifts and hampers, Gifting
Typing speed
CEO calendar management = Executive calendar management, Managing executive calendars
AGM organisation = AGMs, AGM arrangements, Annual general meetings, Off-site retreats, Retreat planning
Purchase requests = Raising purchase requests
Contract records = Contract database
Clinic letters = Typed clinic letters, Clinic letter typing, Typing clinic letters, Patient letters, Letters to GPs
Insurance verification = Insurance eligibility verification, Verified insurance eligibility, Verifying insurance, Benefits verification, Verification of insurance, Verification of insurance eligibility
Telephone enquiries = Phone enquiries, Telephone inquiries, Patient queries, Handling phone enquiries
Clinic coordination = Clinic cover, Clinic preparation, Coordinating clinics
Medical reports = Medical report preparation, Medical report typing, Medical certificates issuing
Copay collection = Co-pay collection, Collecting copays, Patient payment collection, Patient payments
Test results chasing = Chasing test results, Chased test results, Results chasing, Pathology results, Lab results filing
Charge posting = Posting of charges, Charge entry, Posting charges, Charge capture
MDT coordination = MDT lists, Multidisciplinary meeting lists, MDT meeting minutes
Passenger clearance = Passenger processing, Arrivals clearance, Green channel checks, Passenger profiling
Baggage search = Baggage x-ray, Luggage search
X-ray scanning = Scanner image analysis
Anti-smuggling = Anti-smuggling operations, Preventive raids
Seizure of goods = Seizures*, Seizure reports, Narcotics seizures, Contraband seizure, Seizing contraband
Traveller interviews = Interviewing travellers, Secondary interviews, Secondary inspection, Passenger interviews
Duty assessment = Duty recovery, Customs duty assessment, Assessment of duty, Duty collection
Drug detection = Narcotics detection, Drug interdiction
Border patrol = Border surveillance, Border security
Visa checks = Visa verification, Visa control, Visa inspection
Manifest verification = Manifest checking, Manifest checks, Verification of manifests
Rummaging of vessels = Rummaging, Vessel search, Ship searches, Vessel rummage
Container examination = Container inspection, Container checks, Examination of containers
Biometric capture = Biometrics*, Biometric enrolment, Fingerprint enrolment, Biometric data capture
Detention of offenders = Detention*, Custody of suspects
WCO guidelines = WCO^, Kyoto Convention, WTO valuation
VAT audits = VAT inspections
Tax returns examination = Examination of tax returns, Tax return review
Taxpayer education = Taxpayer awareness, Tax awareness seminars, Awareness seminars, Tax clinics, Taxpayer assistance
Refund verification = Refund claims verification, Tax refund verification, Input tax matching, VAT refund verification
Tax recovery = Recovery of taxes, Recovery action, Tax arrears collection, Tax debt collection
Double taxation agreements = DTAA, Double tax treaties, Tax treaties
Garnishee orders = Garnishee notices, Attachment orders
Audit case selection = Case selection*, Risk-based audit, Risk-based audit selection
Taxpayer registration = TIN issuance, Registration of taxpayers, TIN registration
Taxpayer interviews = Interviewing taxpayers
Penalty computation = Penalty calculation, Tax penalties, Penalties and interest computation, Computation of penalties
Instalment agreements = Instalment plans, Instalment plan negotiation
Position papers = Position paper writing
Benefit assessment = Assessing benefits, Entitlement decisions, Entitlement assessment, Benefit decisions
Income verification = Verified income, Verification of income, Verifying income
Fraud referrals = Benefit fraud referrals
Decision letters = Decision notices, Decision letter writing, Notification letters
Payment authorisation = Authorising payments, Payment approvals
Benefit sanctions = Sanctions*, Claimant commitments, Conditionality
Vulnerable claimants = Support of vulnerable claimants, Supporting vulnerable customers
Backdating* = Backdating of claims, Arrears computation
Mandatory reconsiderations = Reconsiderations, Appeal submissions, Tribunal papers, Tribunal submissions
Telephone claims = Claims by telephone, Telephone claim taking
Changes of circumstances = Changes in circumstances
Licence applications = Licence application processing, Licence processing, Processed licence applications, Processing licence applications
Trade licences = Business licences, Business licensing, Trade licence applications, Business permits
Renewal notices = Renewal reminders, Licence renewals, Renewal notice issue, Permit renewals
Enforcement visits = Enforcement inspections, Enforcement action, Licence enforcement
Taxi licensing = Vehicle licensing, Premises licensing, Taxi and alcohol licensing, Gambling licensing
Permit conditions = Licence conditions, Conditions of licence
Committee reports = Licensing committee reports, Committee papers, Council reports
Zoning checks = Zoning verification, Zoning compliance, Zoning review, Plan circulation
Licence fee calculation = Fee calculation, Fee computation, Fee assessment
Public notices = Public notice publication, Revocation notices, Revocation of licences
Licensing hearings = Licensing sub-committee hearings, Representations*
Regulatory compliance checks = Compliance checks, Compliance inspections, Compliance visits
Witness protection = Witness care, Victim and witness care
Money laundering investigation = Money laundering inquiries, Financial crime investigation, Asset tracing, Bank record analysis, Production orders
Autopsy attendance = Post-mortem attendance, Attendance at post-mortems, Post-mortem assistance
Court file preparation = CPS files, Case papers, Prosecution files, File preparation for prosecution, Prosecution case files, Case file preparation for court
Disclosure schedules = Disclosure of evidence, Unused material schedules
Complaint investigation = Investigating complaints, Investigated complaints
Wage audits = Wage inspection, Wage violations, Wage and hour inspection, Overtime violations, Minimum wage enforcement
Price inspection = Price control, Market raids, Price control raids
Child labour investigations = Child labour inspection, Child labour raids
EPF compliance = EPF recovery, EPF arrears recovery, ETF compliance, Provident fund compliance, PF inspections
Fisheries inspection = Fisheries enforcement, Fisheries protection, Catch inspection
Conciliation = Dispute conciliation, Conciliated disputes, Conciliation of disputes, Labour dispute conciliation
Consumer protection = Consumer complaints handling, Consumer awareness talks, Consumer complaints, Consumer awareness
Migrant worker protection = Migrant workers*, Migrant worker inspections
Prosecution of traders = Prosecuting offenders, Filing prosecutions
Accident inquiries = Workplace accident investigation, Factory accident inquiries

[tools]
Winscribe
Dragon Medical
T-Pro
e-Referral Service = Choose and Book, NHS e-Referral Service, eRS
Medisoft
Lexacom
PISCES^
RAMIS^
ITMIS^
SNAP^ = SNAP benefits, Food stamps
Medicaid = Medicaid eligibility, Medicaid applications ~ Medicare
Medicare = Medicare eligibility, Medicare claims, Medicare billing, Medicare enrollment
PNC^ = Police National Computer, NICHE RMS, Athena police system
Northgate iWorld
Civica^

[skills]
Council tax = Council tax regulations, Council tax billing, Council tax collection
`;
