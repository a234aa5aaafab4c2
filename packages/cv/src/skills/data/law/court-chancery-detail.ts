export default String.raw`
@group court-chancery-detail | Courts and chambers in detail | law

[skills]
Writ petitions = Writ applications, Fundamental rights petitions, Fundamental rights cases
Powers of attorney
Cross-examination = Examination in chief
Plea bargaining
Judicial review
Legal due diligence
Trial management
Sentencing
Evaluation of evidence = Evidence assessment, Assessment of evidence
Judicial ethics
Small claims* = Small claims hearings
Juvenile justice = Youth justice
Inquests = Coroner's inquests, Coronial inquests
Legal reasoning
Domestic violence cases
Maintenance cases = Maintenance orders
Pre-trial conferences = Pretrial conferences, Pre-trial hearings
Contempt proceedings
Remand orders
Traffic offences
Judicial training
Registry supervision
Search warrants
Plea taking
Court backlog reduction
Deed execution = Execution of deeds
IP licensing
Trade mark oppositions = Trademark oppositions
Ombudsman investigations
Human rights monitoring = Human rights reporting, Human rights documentation
Apostille = Legalisation of documents
Contract lifecycle management = CLM?
Whistleblowing procedures
Privacy impact assessments = DPIA^, Data protection impact assessments
Legal training
Treaty drafting
Parliamentary procedure
Coroner's law
Discovery documents*
Land title extracts
Proofreading of pleadings
Time recording for billing = Billing time
Witness scheduling
Company filings = Company returns, Annual returns filing
Affidavit drafting = Drafting affidavits
Wills drafting = Drafting wills
Immigration forms*
Mediation bundles
Court runs*
Contract abstracts = Contract abstraction
[skills]
Land Registry applications = AP1^, AP1 forms, AP1 applications, TR1 forms
Completion statements* = Preparing completion statements
Legal aid applications = Legal aid forms, CCMS applications, Legal Aid Agency applications
Medical chronologies = Medical records chronology, Medical records review for claims, Medical records summaries
Discovery requests = Discovery responses, Requests for production, Propounding discovery ~ Interrogatories
File opening* = Matter opening and closing, Opening files ~ File indexing
Document redaction = Redaction of documents, Redacting documents
Appeal bundles = Immigration appeals, Tribunal bundles, Hearing bundles ~ Case preparation, Court bundles
IP renewals = Trademark renewals, Patent renewals, Annuity payments, Patent annuities
Court diary = Diary of hearings, Hearing diary, Cause list ~ Court filing
Vakalatnama = Written statements drafting ~ Plaint typing
Court forms = Claim forms, N1 forms, Court forms completion
[tools]
CE-File = CE-Filing
[skills]
Commercial leases = Lease agreements drafting, Licences to alter, Lease renewals under the Act, Licence to assign ~ Commercial leasing
Non-disclosure agreements = NDAs^, Confidentiality agreements, NDA drafting
Trademark prosecution = Trademark applications ~ Trade mark oppositions, Patent drafting
Cheque bounce cases = Section 138 cases, Cheque dishonour cases, NI Act cases
Banking and finance law = Security documents, Facility agreements ~ Banking law, Loan processing
Written submissions = Skeleton arguments, Written arguments, Heads of argument
Grievance investigations = Grievance and disciplinary investigations ~ Disciplinary procedures
Mortgage bonds = Mortgage deeds, Drafting of mortgage bonds, Charge documents
Data processing agreements = DPAs^, DPA drafting ~ Records of processing activities
Financial remedy proceedings = Financial remedy, Ancillary relief, Form E
Child arrangements orders = Child custody cases, Custody applications, Children Act proceedings ~ Maintenance cases
Consumer complaints before forums = Consumer court cases, Consumer forum cases
Land acquisition cases = Partition suits, Partition cases, Land cases ~ Land acquisition
Judicial case management = Case management conferences, Directions hearings, Settlement conferences, Pre-trial case management ~ Pre-trial conferences
Case backlog reduction = Case backlog, Arrears reduction in courts, Clearing case backlogs ~ Backlog clearance
Docket control = Cause list management ~ Docketing
Costs assessment = Assessment of costs, Taxation of costs
Procedural orders = Interim orders, Interlocutory orders, Court orders drafting
Tribunal hearings = Hearing cases, Conduct of hearings, Hearing of cases, Presiding over hearings
Arbitral awards = Arbitration awards, Award writing
Protection orders = Protection order hearings, Restraining orders, Non-molestation orders, Injunction applications
Family court* = Family court proceedings, Family proceedings
Evidence law = Law of evidence, Rules of evidence, Evidence Act
Court rules = Civil procedure rules, CPR Part 36, Court procedure, Rules of court
Bench books
Anti-bribery = Anti-bribery training, Anti-bribery and corruption, ABC compliance, Bribery Act, FCPA^ ~ Corporate compliance programmes
Whistleblowing = Whistleblowing line, Speak-up line, Whistleblower hotline, Whistleblowing investigations
Legal risk management = Legal risk, Litigation risk, Legal risk assessment
IP portfolio management = IP portfolio, Trademark portfolio management, Trademark portfolio ~ Patent strategy
Notarial deeds = Notarial acts, Attestation of deeds ~ Notarial practice
Public procurement law = Procurement law, Public procurement regulations
UBO filings = UBO register, Beneficial ownership filings, PSC register
Contract templates = Template agreements, Standard form contracts, Contract playbooks, Negotiation playbooks
Board resolutions = Shareholder resolutions, Drafting resolutions, Resolutions drafting
Employment contracts drafting = Drafting employment contracts
[tools]
Ironclad CLM = Ironclad^
Juro ~ Ironclad CLM
ContractPodAi ~ Ironclad CLM
Icertis ~ Ironclad CLM
Practical Law Company = PLC Practical Law
Indian Kanoon
CaseLines = HMCTS CE-File
HighQ
[skills]
Secretarial audit = Secretarial standards
FEMA compliance = FEMA filings, FEMA returns, FC-GPR, FLA returns
SEBI compliance = SEBI LODR, LODR compliance, SEBI regulations, Listing compliance, Listing agreement compliance
Insider trading compliance = Insider trading policy, Insider trading disclosures, Structured digital database, Insider lists
Share allotments = Allotment of shares, Share issues ~ Share registration
Related-party approvals = Related party transactions
ESOP administration = ESOPs^, ESOP management, Share scheme administration, Share plans administration
Companies House filings = Confirmation statements, ACRA filings, BizFile filings, CIPC filings
Asylum interviews = Interviews of asylum seekers, Interviewing asylum seekers
Legal terminology = Law terminology, Legal terms* ~ Legal translation
Relay interpreting ~ Interpreting
Escort interpreting = Delegation interpreting ~ Interpreting

[tools]
MCA21 = MCA portal
`;
