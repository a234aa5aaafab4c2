export default String.raw`
@group law-public-order | Law, government and public order | law

[skills]
Personal injury law = Personal injury claims
Discovery* = Disclosure*
Client intake = Legal intake
Legal billing = Legal invoicing ~ Legal practice management
Judicial work
Regulatory law
Programme administration = Scheme administration
Public services = Citizen services, Public enquiries, Citizen service centres, Public service delivery
Civil registration = Birth registration, Registration of births, Marriage registration, Voter registration
Village administration = Divisional administration, Community administration
Census work
Customs control = Customs inspection, Passenger screening at customs, Customs enforcement
Risk profiling = Risk targeting, Cargo risk profiling
Tax inspection = Tax collection, Tax assessment, Tax investigations, Income tax assessment, Assessment of income tax, Additional assessments, Default assessments
Inspection of premises = Food inspections, Premises inspection, Health inspections, Public health inspection, Labour inspections, Factory inspections, Environmental health inspections
Community policing = Police patrols, Traffic policing, Road policing, Public order policing, Neighbourhood policing, Traffic duty, Public order, Riot duty, Riot police work, Election duty, Public order duty
Intelligence analysis = Crime analysis, Intelligence gathering, Intelligence reports
Custody procedures
Structural firefighting = Wildland firefighting, Wildfire suppression, Bushfire fighting, Fighting structural fires, Structural fires, Fire attack, Interior attack, House fires, Hydrant operation, Pump operation on fire engines, Pump operator
Technical rescue = Rope rescue, Confined space rescue, Swift water rescue, Urban search and rescue, High-angle rescue, Trench rescue, USAR, Collapsed structure rescue
Fire inspections = Hydrant inspection, Fire risk assessment, Fire investigation, Fire code inspection, Fire extinguisher inspection, Fire extinguishers, Fire safety inspections, Fire prevention inspections, Fire cause investigation, Hydrant testing
HAZMAT response = Hazmat operations, Chemical spill response, Oil spill response, Hazardous materials response, Decontamination after incidents, Hazmat incidents, Spill response, Spill kits, Spill kit use, Use of spill kits, Spill control, Spill containment, Spill clean-up
Fire safety education = School fire talks, Community fire safety
Door supervision = Door supervisor work, Queue management at doors, Crowd safety, Ejections
Security systems = Security control room

[tools]
Relativity? = Relativity eDiscovery
  with review, e-discovery, discovery, documents, Concordance, litigation
Concordance litigation
PracticePanther
LawLankan
Bloomberg Law
PACER^
CaseMap
HM Land Registry portal
SIA^ = SIA licence, SIA Door Supervisor, SIA Door Supervision, SIA CCTV licence, SIA Close Protection, Guard card, Security licence
PSIRA = PSIRA Grade C, Grade C PSIRA ~ SIA
COMAH
i2 Analyst's Notebook
PNC checks
HOLMES 2 = HOLMES^

[skills]
Affidavits* ~ Pleadings
Petitions* = Petition handling ~ Pleadings
Motions* ~ Pleadings
Property transactions ~ Conveyancing
Deeds* ~ Conveyancing
Title reports ~ Conveyancing
Land registry searches ~ Conveyancing
Appeals* ~ Litigation
Appellate work ~ Litigation
Prosecution* ~ Criminal law
Bail applications = Bail hearings ~ Criminal law
Custody cases = Child custody matters, Child custody ~ Family law
Divorce proceedings = Divorce petitions, Divorce cases ~ Family law
Unfair dismissal ~ Labour law
Patents* ~ Intellectual property law
Medical negligence ~ Personal injury law
Medical records review ~ Personal injury law
ADR in law ~ Arbitration
Cite-checking = Citation checking, Bluebooking, Bluebook citation ~ Legal research
Case briefs ~ Legal research
Privilege logs ~ Discovery
Privilege review ~ Discovery
Disclosure of documents ~ Discovery
Document production ~ Discovery
Bates stamping = Bates numbering ~ Discovery
Court bundles ~ Case preparation
Witness preparation ~ Case preparation
Deposition summaries ~ Case preparation
Depositions* ~ Case preparation
Exhibit preparation ~ Case preparation
Docketing = Calendar of hearings, Docket management ~ Court filing
Conflict checks ~ Client intake
Time recording ~ Legal billing
Billable hours ~ Legal billing
Attestation* ~ Notarial practice
Pro bono work ~ Legal aid
Court interpreting = Legal interpreting, Tribunal interpreting, Interpreting at hearings, Police interviews interpreting, Asylum interviews interpreting ~ Legal translation
Judgment writing ~ Judicial work
Case listing ~ Judicial work
Court administration ~ Judicial work
Bailiff work ~ Judicial work
Law reform ~ Legislative drafting
Parliamentary questions ~ Legislative drafting
Parliamentary affairs ~ Legislative drafting
Cabinet papers = Cabinet memoranda, Cabinet memos, Cabinet submissions, Cabinet notes ~ Public policy
Briefing papers ~ Public policy
Ministerial briefings = Briefing ministers, Ministerial submissions, Briefing notes for ministers ~ Public policy
Government procurement ~ Budgeting
Counter enquiries ~ Public services
Licensing administration ~ Public services
Permit processing ~ Public services
Licence issuing ~ Public services
Permit issuing ~ Public services
Vital records ~ Civil registration
Cadastral work ~ Land acquisition
Grama Niladhari duties ~ Village administration
Field enumeration ~ Census work
Data enumeration ~ Census work
Consular services ~ Protocol and etiquette
Consular work ~ Protocol and etiquette
Visa interviews ~ Protocol and etiquette
Contraband detection ~ Customs control
Smuggling prevention ~ Customs control
Baggage examination ~ Customs control
Post-clearance audit ~ Risk profiling
Passport checks ~ Border control
Document verification ~ Border control
Document fraud detection = Fraudulent documents detection, Fraud document detection, Forged document detection, Forgery detection ~ Border control
Revenue collection ~ Tax inspection
Weights and measures = Trading standards inspection, Metrology inspection, Scale verification, Petrol pump verification, Calibration of weights, Weights and measures verification, Legal metrology, Stamping of scales, Scales stamping, Petrol pump checks, Verifying scales, Weighing machine repair, Load cell calibration, Test weights ~ Inspection of premises
Crime scene management = Crime scene examination, Scene examination, SOCO work, Scene management, Scene preservation, Scene of crime management ~ Criminal investigation
Suspect interviews = Interrogation, Suspect interviewing, Interrogation of suspects, Interviewing suspects ~ Criminal investigation
Statement taking = Recording statements, Witness interviews, Witness statements, Taking statements, Statement recording ~ Criminal investigation
Fingerprinting ~ Criminal investigation
Fingerprint analysis ~ Forensic science
Ballistics ~ Forensic science
DNA profiling ~ Forensic science
Beat patrol = Foot patrol, Mobile patrols ~ Community policing
Traffic enforcement ~ Community policing
Arrest procedures = Arrests* ~ Community policing
Threat assessment ~ Intelligence analysis
Prisoner escort = Prison kitchens, Court escorts, Prisoner transport, Custody handling, Custody duties, Escort duties, Prisoner escorting, Handcuffing, Physical intervention training, Inmate escort, Escort of prisoners ~ Custody procedures
Cell searches = Pat-down searches ~ Custody procedures
Inmate supervision = Supervision of inmates, Supervision of prisoners, Prisoner supervision ~ Custody procedures
Prison security ~ Custody procedures
Breathing apparatus = Breathing apparatus operations, BA wearing, SCBA use, SCBA?, BA^, BA sets use, Breathing apparatus wearing, BA wearer, Wearing BA, BA control, Compartment fire behaviour ~ Structural firefighting
Hose handling = Hose running, Hose drills ~ Structural firefighting
Ladder work ~ Structural firefighting
Ladder drills = Ladder pitching ~ Structural firefighting
Pump operation in fire service ~ Structural firefighting
Fire appliance driving ~ Structural firefighting
Aerial ladder ~ Structural firefighting
Road traffic extrication ~ Technical rescue
Extrication* = Vehicle extrication, Casualty extrication, Cutting casualties from vehicles, Vehicle rescue, Casualty rescue, Auto extrication ~ Technical rescue
Smoke alarm fitting ~ Fire inspections
Extinguisher maintenance ~ Fire inspections
Decontamination* ~ HAZMAT response
Control room duties ~ Emergency dispatch
Evacuation procedures ~ Emergency response planning
Civil protection ~ Emergency response planning
Combat operations ~ Military training
Infantry tactics ~ Military training
Weapons maintenance ~ Military training
Peacekeeping* = UN peacekeeping, Peacekeeping operations ~ Military training
Bomb disposal = IED disposal ~ Military training
Mine clearance = Humanitarian demining, Explosive ordnance disposal, Demining ~ Military training
Field engineering ~ Military training
Land navigation = Navigation with map and compass, Map and compass ~ Military training
Gatehouse duties = Gate duties, Gatehouse* ~ Security guarding
Visitor screening ~ Security guarding
Visitor registration = Visitor logs, Visitor log ~ Security guarding
Visitor control ~ Security guarding
Bag checks ~ Security guarding
X-ray screening ~ Security guarding
Night patrols ~ Security guarding
Perimeter checks ~ Security guarding
Lock and unlock duties ~ Security guarding
Key holding = Key holder, Keyholder duties ~ Security guarding
Store detective work ~ Loss prevention
Asset protection ~ Loss prevention
Event stewarding ~ Door supervision
Daily occurrence book ~ Incident reporting
Convoy escort ~ Close protection
Access cards ~ Security systems

[tools]
Summation^
MyCase
[skills]
Civil status law = Law of civil status ~ Civil registration
Registration of residents = Residents registration, Population register, Registration law, Law of residents registration ~ Public services
Wedding ceremonies = Civil weddings, Conducting weddings, Wedding officiating, Officiating weddings, Solemnisation of marriages, Marriage solemnisation, Marriage ceremonies ~ Civil registration
Official notices = Administrative notices, Drafting notices for citizens, Fee notices ~ Public administration
Administrative offences = Regulatory offences, Administrative fines ~ Public administration
Committee work = Committee support, Council committees ~ Public administration

[skills]
Five minute interventions = Five minute interventions training
Rub-down searches = Rub-down searching, Full searching, Rub-down and full searching ~ Cell searches
Tornado team = Tornado trained, Tornado training ~ Restraint techniques
Prisoner unlock = Unlock and roll checks, Cuffing, ROTL^, ROTL boards
Offender behaviour programmes = Risk of reoffending assessment ~ Offender management, Offender rehabilitation
Hostage negotiation
Response driving ~ Emergency driving
Controlled goods agreements = Taking control of goods, Service of documents, Process serving

[tools]
OASys^
`;
