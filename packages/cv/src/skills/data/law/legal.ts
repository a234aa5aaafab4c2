export default String.raw`
@group legal | Law | law

[skills]
Lawsuits = Lawsuit handling, Court claims
Asylum applications = Asylum claims, Refugee law > Immigration law
Corporate transactions = Corporate restructuring, Share purchase agreements > Corporate law
Tenancy law = Landlord and tenant law > Property law
Compliance training = Mandatory training, Statutory training, Toolbox training > Regulatory compliance
Whistleblowing management = Ethics hotline
Legal correspondence = Demand letters, Letters of demand, Drafting letters of demand > Legal drafting
Client interviews = Client interviewing, Taking instructions, Took instructions, Winning instructions, Instruction taking
Court hearings = Hearings*, Attending hearings > Court representation
Legal research = Case law research, Law research, Legal investigation, Statutory research, Legal memoranda, Caselaw search, Case law search
Legal drafting = Drafting legal documents, Legal writing, Drafting of legal documents, Legal document drafting, Deed drafting, Motion drafting
Contract drafting = Contract review, Drafting contracts, Contract preparation, Contract drafting and review, Drafting agreements, Contracts*, Agreements drafting
Contract law = Law of contract, Commercial contracts
Commercial law = Business law, Mercantile law
Corporate law = Company law, Companies Act, Corporate legal affairs
Civil law = Civil procedure, Private law
Criminal law = Criminal procedure, Criminal justice, Criminal defence, Criminal prosecution
Constitutional law = Public law
Administrative law
International law = Public international law
Human rights law = Human rights
Property law = Land law, Real property law, Real estate law
Conveyancing = Property conveyancing, Title searches, Title examination
Leasehold conveyancing = Leasehold property, Leasehold* ~ Conveyancing
Freehold conveyancing ~ Conveyancing
New build conveyancing = New build plots, New build sales, New builds* ~ Conveyancing
Remortgages = Remortgaging, Remortgage work ~ Conveyancing
Transfer of equity ~ Conveyancing
Shared ownership ~ Conveyancing
Right to buy ~ Conveyancing
Help to Buy ~ Conveyancing
Exchange of contracts = Exchange and completion ~ Conveyancing
Post-completion = Post-completion work ~ Conveyancing
Deeds of variation ~ Conveyancing
Title investigation = Title checks, Reviewing title, Investigation of title ~ Conveyancing
Property searches = Local authority searches, Local searches, Conveyancing searches ~ Conveyancing
Lender reporting = Certificate of title, Reporting to lenders, Reports on title ~ Conveyancing
Undertakings* ~ Conveyancing
Client accounts = Client account ledgers, SRA Accounts Rules, Solicitors' accounts ~ Conveyancing
Lease extensions ~ Conveyancing
Settlement agreements = Compromise agreements ~ Conveyancing
Family law = Divorce law, Matrimonial law, Child custody law
Intellectual property law = Intellectual property, IP law, Trademark law, Patent law, Copyright law, Trademarks*, Trademark filings, Trademark registration, Copyright*, Copyright compliance
Patent drafting = Patent prosecution, Patent searches, Patent filing
Tax law = Revenue law, Tax disputes, Tax dispute resolution, Tax appeals, Tax litigation, Tax appeal hearings, Appeal hearings, Tax appeal handling
Banking law = Finance law
Insolvency law = Bankruptcy law, Bankruptcy*
Maritime law = Shipping law, Admiralty law
Environmental law
Immigration law = Asylum law, Immigration*, Visa law, Immigration applications
Competition law = Antitrust law, Antitrust
Data protection law = Data privacy, Data protection, Privacy law, Privacy compliance, Privacy*, Privacy programme management
Employment dispute handling = Labour tribunal cases, Labour disputes, Labour tribunal matters, Tribunal representation, Employment tribunals, Employment tribunal cases, Labour court cases, CCMA cases
Consumer law = Consumer protection law
Construction law
Medical law = Medical negligence law
Litigation = Civil litigation, Commercial litigation, Litigation support, Litigation management
Court representation = Court appearances, Trial advocacy, Courtroom advocacy, Court proceedings, Oral advocacy, Criminal trials, Criminal trial work, Court advocacy, Appearing in court
Advocacy* = Legal advocacy, Client advocacy
Arbitration = Commercial arbitration, International arbitration
Mediation = Conflict mediation, Dispute mediation, Alternative dispute resolution, Victim-offender mediation, ADR proceedings
Dispute resolution = Legal dispute resolution
Legal advice = Legal counselling, Legal advisory, Legal consultation, Legal consulting, Client legal advice, Legal opinions
Legal aid = Legal advice clinics
Case management = Caseload management, Case file management, Case handling, Case notes, Case files, Case recording
Case preparation = Brief preparation, Preparing case files, Brief writing, Trial bundles, Trial binders, Case files preparation ~ Criminal investigation
Pleadings = Drafting pleadings, Drafting of pleadings, Drafting petitions, Drafting motions
Evidence handling = Evidence collection, Evidence gathering, Evidence management, Chain of custody
Legal compliance audits
Notarial practice = Notary services, Notary public, Notarisation, Notarial attestation, Deed attestation, Notarial work, Notary*
Wills and probate = Wills*, Probate, Inheritance law, Law of succession, Wills and trusts, Wills and estates, Testamentary cases, Probate applications, Letters of administration
Estate planning = Estate administration ~ Wills and probate
Legal translation = Legal typing
Court filing = E-filing, Court document filing, Court calendar, Legal filing, Case filing, Court clerking, Filing court documents, Filing in court
E-discovery = Ediscovery, Electronic discovery, Document review, Disclosure review
Legal practice management = Law office management, Law firm management, Practice management in law, Law practice management, Law firm administration
Legal operations = Legal ops
Regulatory affairs = Regulatory submissions, Regulatory filings
Statutory interpretation = Legal interpretation
Legislative drafting = Law drafting, Bill drafting, Legislative research, Legislative bill drafting, Drafting bills
Negotiating settlements = Settlement negotiation, Negotiation of settlements, Claim settlement negotiation, Repair cost negotiation
Paralegal work = Paralegal support, Paralegal*
Compliance investigations = Internal investigations, Workplace investigations, Employee investigations
Corporate compliance programmes = Anti-bribery compliance, Anti-corruption compliance, Compliance programmes
Licensing agreements = Licensing*
Joint venture agreements = Shareholder agreements
Court reporting = Court transcription, Court reports coverage
Debt recovery law = Money recovery suits, DRT matters, Winding up petitions
Land registry = HM Land Registry, Land Registry portal, Land registration, Deed registration
Company registration = Business registration, Company incorporation, Company formation
Legal ethics
Forensic science = Forensics*, Crime scene investigation, Forensic analysis

[tools]
LEAP? = LEAP Legal Software
Proclaim? = Proclaim case management, Eclipse Proclaim, Proclaim CMS
  with files, cases, matters, caseload
Lexcel
InfoTrack
Osprey Approach = Osprey?
GDPR^ = DSGVO^, General Data Protection Regulation, GDPR compliance > Data protection law
HIPAA^ = HIPAA compliance
HITRUST = HITRUST CSF ~ HIPAA
SCC Online > Legal research
LawNet ~ SCC Online
Manupatra > Legal research ~ SCC Online
iManage > Document management
NetDocuments > Document management ~ iManage

[tools]
LawMaster
Litify
Everlaw ~ Relativity
Concordance review
Nuix
PCLaw
RA-MICRO
beA = besonderes elektronisches Anwaltspostfach
Juris database = juris^
Beck-Online ~ Juris database
Dalloz = Dalloz.fr
Lexis 360 ~ Dalloz
Secib
Aranzadi = Aranzadi Digital
vLex ~ Aranzadi
[skills]
Debt enforcement = Enforcement of judgments, Enforcement proceedings, Compulsory enforcement, Judgment enforcement ~ Debt recovery law
Dunning procedures = Dunning proceedings, Court payment orders, Applications for payment orders ~ Debt recovery law
Legal fee billing = Fee billing for lawyers, Statutory fee billing, RVG^, RVG billing, Billing under the RVG ~ Legal billing
Cost assessment applications = Applications for the assessment of costs ~ Legal fee billing
Comparative law
Moot court = Mooting, Moot court coaching, Moot coaching
Law teaching = Teaching law ~ Higher education teaching
Limitation dates = Limitation periods, Limitation date tracking

[tools]
HeinOnline
Laserform
`;
