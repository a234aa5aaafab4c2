export default String.raw`
@group imaging-care-childcare-detail | Imaging, laboratories, health visits, care and children in detail | health | narrow

[skills]
Theatre imaging = Operating theatre imaging, Intraoperative imaging ~ Radiography
Intravenous urography = IVU^, IVP^, IVU studies, Intravenous pyelogram
Hysterosalpingography = HSG^
SPECT^ = SPECT-CT
Stereotactic biopsies = Breast biopsy, Stereotactic breast biopsy
Tomosynthesis = Breast tomosynthesis, DBT imaging
Radiopharmaceutical preparation = Radiopharmaceuticals, Hot lab, Radiopharmacy
Linear accelerators* = Linac, Varian TrueBeam, Elekta linac
Treatment verification imaging = CBCT verification, Image-guided radiotherapy, IGRT^
Mould room work = Mould room, Immobilisation masks, Thermoplastic masks
Radiotherapy set-up = Patient set-up in radiotherapy, Radiotherapy patient set-up
IMRT^ = VMAT^, Intensity-modulated radiotherapy
X-ray quality tests = QA tests of tubes, Reject analysis, X-ray QA, Equipment QA in radiology
Lead apron checks = Lead apron testing, Lead apron screening
Personal dosimetry badges = TLD badge records, Dosimeter badges ~ Radiation dose surveys
Peripheral smears = Blood film examination, Thin and thick films ~ Peripheral blood smears, Slide preparation
CD4 count = CD4 testing, CD4 counting
Blood donor screening = Donor screening, Donor selection, Donor bleeding, Donor recruitment
Component separation = Blood component separation, Blood component preparation ~ Component preparation
Sputum collection = Sputum sample collection, Sputum specimens
Sputum microscopy ~ AFB staining, Microbiology
Water bacteriology testing ~ Microbiology
Antibody screening in blood = Direct Coombs test, Coombs testing, DCT and ICT
Viral serology = Hepatitis serology, HBsAg testing, VDRL testing ~ Widal test
Fluid analysis in labs = Body fluid analysis, CSF analysis
Sintering of zirconia = Sintering, Zirconia sintering
Ceramic staining = Stain and glaze, Staining and glazing, Glazing and staining
Shade taking = Tooth shade selection
Denture try-ins = Try-ins, Wax try-in, Denture try-in
Articulator mounting = Articulation of models, Articulators
Plaster pouring = Pouring models, Die stone pouring ~ Model casting
Mouthguards = Sports mouthguards, Gumshields, Mouthguard fabrication
Vacuum forming of appliances = Pressure forming, Biostar
Cast rectification = Positive cast rectification, Plaster rectification, Model rectification
Shoe modification = Footwear modification, Shoe adaptations, Rocker soles, Orthopaedic shoe modifications ~ Orthopaedic shoemaking
Below-knee prosthesis = Below-knee prosthetics
Implant bars* = Implant frameworks
Case checking in dental labs = Case checking
Enema administration = Enema, Giving enemas, Bowel management, Bowel care
Admission and discharge of patients = Admissions and discharges, Admission and discharge procedures, Admitting patients
Turning of patients = Patient turning, Repositioning, Two-hourly turning, Turning and positioning ~ Repositioning of patients
Health records management = Clinical records management ~ Nursing documentation, Health information management
Chart assembly = Record assembly, Chart completion, Chart deficiency, Deficiency analysis ~ Technical analysis
Chart audits = Chart auditing, Documentation audits, Records audits, Coding audits
Coder training = Training of coders
Clinical documentation improvement = CDI queries, CDI specialist
AR follow-up = Accounts receivable follow-up, A/R follow-up, AR calling, Insurance follow-up
Eligibility verification = Insurance eligibility, Eligibility and benefits verification ~ Insurance verification
DRG validation = MS-DRG, DRG^ ~ DRG assignment
Subject access requests = DSARs^, Data subject access requests
Monthly returns* = Submission of returns
Household registration = Household mapping, Household listing, Household enumeration ~ Household visits
Antenatal follow-up = Pregnancy follow-up, Follow-up of pregnant women, Pregnancy mapping
Defaulter tracing = Defaulter tracking, Lost to follow-up tracing, Contact and defaulter tracing
Sanitation promotion = Latrine promotion, Sanitation and hygiene promotion, Toilet promotion, Open defecation campaigns
WASH promotion = Hygiene promotion, Hygiene education, Handwashing demonstrations, Handwashing promotion
Vitamin A supplementation = Iron and folic acid distribution, Vitamin A distribution ~ Micronutrient supplementation
Condom distribution = Condom promotion, Condom demonstrations
Net distribution ~ Mosquito net distribution
Integrated community case management = iCCM^
Village health days = VHND^, Village health and nutrition days
Microplanning = Micro-planning, Immunisation microplans
Newborn home visits = HBNC^, Home-based newborn care
Event medical cover = Event first aid, Event medicine, Medical standby, Medical cover at events
Pre-alerts to hospital = Hospital pre-alert, ASHICE^, ATMIST^
Supraglottic airways = i-gel insertion, LMA insertion, iGel
Drug bag checks = Drug bags
Paramedic drugs = Drug administration by paramedics
Rapid response car = Fast response car, Solo response
Aeromedical transfer = Air ambulance, HEMS^, Medevac^, Aeromedical evacuation, Medical evacuation
Statutory nuisance = Nuisance investigations, Abatement notices ~ Nuisance complaints
Infectious disease investigation = Food poisoning investigation ~ Epidemiology
Outbreak control ~ Outbreak response
Health and safety inspections of premises = Inspection of food premises ~ Inspection of premises
Building plan vetting = Plan vetting, Vetting of building plans
Housing health and safety rating = HHSRS^, Housing Act enforcement
HMO licensing = HMO inspections, Landlord licensing
PACE interviews = Interviews under caution, PACE statements
School sanitation ~ School health
Hygiene improvement notices = Hygiene notices ~ Notice serving
Sanitary surveys = Sanitation surveys ~ Sanitation inspections
Source reduction of mosquitoes = Mosquito source reduction, Breeding site elimination
Public health education = Public health campaigns, Public awareness programmes
Slaughterhouse supervision ~ Meat inspection
Transfer practice ~ Transfer training
CPM machine = Continuous passive motion
Pregnancy massage = Prenatal massage, Antenatal massage, Postnatal massage
Client consultation forms = Consultation forms, Consultation cards, Client record cards
Equipment cleaning = Plinth cleaning, Cleaning of equipment, Cleaning equipment
Group exercise for seniors = Chair-based exercise, Chair exercises, Seated exercise
Parallel bars*
Rooming patients = Patient rooming, Room turnover in clinics
Patient intake = Intake of patients
Rapid strep tests = Rapid flu tests, Strep tests
CLIA-waived tests = CLIA-waived testing, Waived testing, Point-of-care tests
Assisting with minor procedures = Assisting in minor procedures, Minor procedure assistance, Assisting physicians, Assisting doctors
Ear lavage = Ear flushing ~ Otolaryngology
Referral coordination = Referral processing, Referral tracking, Managing referrals, Processing referrals
New patient checks = New patient registration checks, New patient health checks, NHS health checks
Mealtime assistance = Mealtime support, Help at mealtimes ~ Feeding assistance
Ward housekeeping = Ward hostess ~ Infection control cleaning
Breakaway training = Breakaway techniques, Conflict resolution and breakaway
Specimen transport = Specimen delivery, Sample transport, Specimen collection and delivery, Sample delivery
Reminiscence therapy = Reminiscence ~ Reminiscence work, Life story work
Commode cleaning = Commode care, Bedpan cleaning, Bedpan assistance, Bedpans and urinals
Intentional rounding = Comfort rounds, Hourly rounding
Domestic tasks in the home = Domestic tasks, Household tasks, Domestic duties for clients, Domestic support
MAR charts = MAR sheets, MAR chart completion, Medication administration records
Escorting to appointments = Hospital appointments escort, Accompanying to appointments ~ Appointment escort
Sleep-ins = Sleep-in shifts, Sleeping nights, Sleep-in duties
Waking nights = Waking night shifts, Waking night duties
Double-up calls = Double-up care, Double-handed care, Double ups
Domiciliary calls = Care calls, Call monitoring in care, Domiciliary visits ~ Caregiving
Community access support = Community access, Community outings ~ Community development, Community inclusion
Budgeting support = Support with budgeting, Money management support, Help with money
Travel training = Independent travel training
Epilepsy support = Epilepsy management, Epilepsy awareness, Seizure management, Epilepsy*
Buccal midazolam = Buccolam, Rescue medication, Buccal midazolam administration
Body maps = Body mapping of injuries
Daily care notes = Daily notes, Daily logs in care, Daily records of care ~ Care documentation
Diabetes support in care = Diabetes awareness, Diabetes monitoring
Stroke survivors support
Client transport in care = Transporting clients
SEND support = SEND provision, SEN provision, Support for children with SEND
Allergy management in childcare = Allergy management, Anaphylaxis response, EpiPen use, Epipen training ~ Food allergy counselling
Baby massage
Sing-alongs = Songs and rhymes, Action songs ~ Nursery rhymes, Music and movement
Parent handovers = Handovers to parents, Daily handovers to parents, Parent feedback
Travel nannying = Travel with families, Travelling with families
Maternity nursing for families = Maternity nurse ~ Night nannying
Nursery routines = Nap times, Sleep time supervision ~ Nap routines, Sleep routines
Physical play = Soft play, Gross motor activities, Physical development activities, Fine motor activities
Bath and bedtime = Bath time ~ Bedtime routines
Nursery cooking = Nursery cooking for children ~ Meal preparation for children
Display work = Bulletin boards ~ Classroom displays
Cover supervision = Covering lessons, Cover lessons, Class cover
EAL support = EAL learners, EAL^, EAL pupils support, Support for EAL pupils, EAL teaching, English as an additional language
Speech and language interventions = Speech and language support, SALT interventions, Language interventions, Treatment of language disorders
Precision teaching
Reading to pupils for exams = Reading in exams, Exam reader ~ Reader and scribe
Lunchtime supervision = Lunchtime duty, Midday supervision, Dinner duty, Break duty, Bus duty ~ Feeding assistance
Nurture groups
Instrument decontamination = Decontamination of instruments, Instrument reprocessing, Reprocessing of instruments, Instrument washing
Tray assembly in sterile services = Surgical tray assembly, Instrument tray assembly, Instrument sets, Set assembly, Tray packing
Instrument inspection = Instrument checking, Inspection of instruments
Steriliser testing = Bowie-Dick test, Bowie Dick, Biological indicators, Biological indicator testing, Chemical indicators, Steriliser validation
Endoscope reprocessing = Endoscope decontamination, Scope cleaning, Scope reprocessing, Endoscope cleaning, AER operation
Endoscope drying cabinets = Drying cabinets for scopes
Hospital portering = Portering, Porter duties, Theatre portering, Porters' duties
Oxygen cylinder handling = Oxygen cylinders, Oxygen cylinder changes, Medical gas cylinders
Mortuary transfers = Body transfer, Mortuary duties, Transfer of the deceased
Wheelchair transfers = Wheelchair pushing, Wheelchair transport
Linen distribution = Linen delivery on wards, Linen exchange
Loan kits = Loan instruments, Loan sets
Low-temperature sterilisation = Plasma sterilisation, Ethylene oxide, EtO sterilisation, Ethylene oxide sterilisation, Sterrad, Hydrogen peroxide sterilisation
Washer-disinfectors = Washer loading, Washer disinfector operation
Turnover cleaning in theatre = Turnover cleaning, Theatre turnaround, Operating room cleaning ~ Infection control cleaning
Missing instrument reports = Instrument tracking, Instrument traceability
[tools]
GE Revolution CT = GE Revolution
Philips Ingenia = Ingenia MRI
Sysmex XN = Sysmex XN-1000, Sysmex XN-550
Ingenious RIS = Soliton RIS
IPS e.max = E.max, Emax
McKesson pharmacy = McKesson EnterpriseRx
USP 795 = USP 800
RHIT^ = RHIA^, CCS certification
SNOMED CT = SNOMED^
ASHA worker* = ASHA programme
LUCAS device = LUCAS CPR
Corpuls = Corpuls3
Zoll monitor = Zoll X Series, Zoll defibrillator, LIFEPAK, Lifepak 15
ITLS^ = International Trauma Life Support
Care Certificate
Birdie care software = Birdie app
CareLineLive
Read Write Inc = RWI phonics, Read Write Inc phonics, RWInc
Numicon
Little Wandle
Nuffield Early Language Intervention = NELI^
JAG accreditation = JAG standards
RVN registration* = RVN
ABDO dispensing* = ABDO
`;
