export default String.raw`
@group clinic-support-detail | Technicians and assistants of clinics in detail | health

[skills]
Pregnancy testing = Pregnancy tests
Cooking demonstrations
Mobile radiography = Portable X-ray, Portable radiography, Ward radiography, Portable X-rays
Dose optimisation = Dose reduction
TLD monitoring = Personal dosimetry, Film badge monitoring
Image post-processing = 3D reconstruction, Multiplanar reconstruction
Radiology quality control = Radiography QA
Darkroom processing = Film processing
Radiotherapy delivery = Linac operation, External beam radiotherapy
Doppler studies = Doppler ultrasound, Vascular ultrasound, Venous Doppler
Preliminary image evaluation = Red dot*, Preliminary clinical evaluation
Blister packs*
Insurance claims processing for pharmacy = Insurance billing, Third-party billing
Prescription interpretation = Prescription reading, Reading prescriptions
Drug recalls
Accuracy checking = Accuracy checks, Final accuracy check, ACPT
Ward top-up = Ward stock top-up, Ward stock replenishment
Ointment preparation = Compounding creams, Cream preparation, Ointment compounding
Controlled drug cupboard* = Schedule 3 drugs*
Generic substitution
Robot dispensing = Automated dispensing, Dispensing robots
Patient medication records = PMR?, PMR systems
Pre-packing = Repackaging of medicines, Prepacking, Medicine repackaging, Drug repackaging
Drug returns = Medicine returns
Prior authorisations = Prior auths
Optical insurance claims = Vision insurance claims
Socket fabrication = Prosthetic sockets, Socket making
Ankle-foot orthoses = AFO fabrication, AFOs^, KAFOs^
Spinal braces = Boston brace, Scoliosis bracing, TLSO?, Scoliosis braces
Below-knee prostheses = Transtibial prostheses, Transtibial sockets
Above-knee prostheses = Transfemoral prostheses
Prosthetic alignment = Bench alignment, Dynamic alignment
Drape forming
Polypropylene technology = ICRC technology
Jaipur foot
Myoelectric prostheses = Myoelectric arms, Myoelectric hands
Stump care = Stump bandaging, Residual limb care
Zirconia milling
Acrylic processing = Flasking and packing, Acrylic curing
Metal frameworks = Chrome cobalt, Cobalt chrome frameworks, Partial denture frameworks
Orthodontic appliances = Removable appliances, Retainers*
Surgical guides = Implant guides
Surgical prep = Surgical preparation, Patient prep for surgery, Pre-op prep
In-house laboratory tests = In-house lab
Weight clinics
Hoof paring
Skin scrapes = Skin scrapings
Faecal floats = Faecal flotation
Oral suction = Aspirating*, High-volume suction
Material mixing* = Mixing of materials*
Tray set-up = Tray setup, Setting up trays, Surgery set-up
Denture care advice
Plaque indices = Plaque scoring, Plaque scores, Plaque index, Plaque charting
Amalgam mixing
Temporary crowns = Provisional crowns, Temporary bridges
Orthodontic nursing = Orthodontic assisting
Sedation nursing = Dental sedation nursing
Treatment coordination = Treatment coordinator, Dental treatment coordination
Recall systems = Patient recalls, Recall management
Record retrieval = Case note retrieval, Retrieval of records, Chart retrieval, Casenote retrieval, File retrieval
Chart abstraction = Clinical abstraction
Release of information
Health information management
Birth and death registration = Registration of births and deaths
Hospital statistics = Bed occupancy statistics, Health statistics, Bed census, Statistics returns, Hospital returns, Daily census, IMMR returns
Data quality audits
DRG assignment = DRG grouping, DRG coding
Cancer registry = Tumour registry, Cancer registration
Discharge summaries* = Discharge summary preparation
Claims submission
Denial management = Claim denials
Master patient index
Morbidity returns = Morbidity reporting
Record scanning* = Scanning of records*
Household visits = House-to-house visits, Door-to-door visits
Maternal and child health = MCH?, MNCH^, Maternal health
Immunisation outreach = Outreach immunisation, Vaccination outreach
Oral rehydration = ORS preparation, Oral rehydration therapy, ORS^, ORT corner
Patient referral = Referral of patients
Dengue control = Dengue prevention, Dengue vector control
Larval surveys = Larval surveillance
Larval control ~ Larval surveys
Village health committees = Health committees
Register keeping = Health registers
Mosquito net distribution = Bed net distribution, LLIN distribution
Adolescent health = Youth-friendly services
Mental health first aid
CHW supervision = Supervision of community health workers
Door-to-door campaigns
Water chlorination = Chlorination of wells, Well chlorination
Deworming campaigns
Mass drug administration = MDA campaigns, Drug distribution campaigns ~ Deworming campaigns
Frame selection = Frame styling, Spectacle frame selection, Eyewear consultation, Eyewear advice
Lens ordering
Varifocal dispensing = Progressive lenses, Progressive lens dispensing, Varifocals
Contact lens teaching = Insertion and removal teaching, Contact lens insertion and removal
Optical pre-screening = Pre-screening*
Autorefraction = Auto-refraction, Auto-refractor, Pre-screening in opticians, Pre-test screening ~ Optical pre-screening
Low vision dispensing
Children's dispensing = Paediatric dispensing
Safety eyewear = Safety spectacles, Prescription safety glasses
Optical sales = Eyewear sales, Sunglasses sales, Eyewear merchandising, Sports eyewear
Edger operation
Facial measurements
Airway equipment preparation
Cell salvage = Autotransfusion, Cell saver, Intraoperative cell salvage
Intubation assistance = Assisting intubation, Assistance with intubation
Difficult airway trolley
Capnography
Ventilator set-up = Ventilator setup
Transducer set-up = Arterial line set-up, Transducer setup
Spinal anaesthesia assistance = Epidural assistance, Assisting with epidurals
Anaesthetic drug preparation = Drug preparation
Soda lime changing
Rapid infusers
Myocardial protection = Cardioplegia
ACT monitoring
Theatre set-up = Theatre setup, Operating room set-up
Ventricular assist devices = VAD?
Pacing checks = Pacemaker follow-up
Sanitation inspections = Sanitary inspection
Food sampling = Food sample collection
Court prosecutions = Prosecution of offenders
Waste disposal inspection
Nuisance complaints = Nuisance abatement
Building plan approval
Trade licensing
Noise complaints*
HACCP audits
Port health = Port health inspections, Ship sanitation inspections
Quarantine inspection = Quarantine*
Cemetery inspection
Tobacco control
Legionella sampling
Food safety training
Housing inspections
Emergency childbirth = Childbirth assistance, Field deliveries, Pre-hospital childbirth, Emergency delivery of babies
Inter-hospital transfers = Interfacility transfers, Inter-facility transfers, Interhospital transfers
Stretcher handling
Electronic patient care records = ePCR^, ePRF^, Patient report forms, Patient care reports
Helicopter transfers = Air ambulance transfers
Needle decompression = Needle thoracostomy
Lipid profile
Widal test*
HbA1c testing = HbA1c
Westgard rules = Levey-Jennings charts

[tools]
Joint Commission = Joint Commission standards, JCAHO^
National Incident Management System = NIMS^
3M Encoder
3M 360 Encompass ~ 3M Encoder
QS/1
Rx30
VSP?
exocad
JRCALC^
PTCB* = CPhT*
EMT-B*
NREMT* ~ EMT-B

[skills]
Catheter emptying = Emptying catheters
Chaperoning = Patient chaperoning
Fluid charts = Food and fluid charts
Sliding sheets* = Slide sheets*
Patient escort = Escorting patients, Escorting residents
Meal distribution
Simple dressings
Weighing patients
Light housekeeping
Grocery shopping = Shopping for clients
Mobility assistance = Mobility support
Parkinson's care
Appointment escort = Escort to appointments
Lone working = Lone worker procedures
Walkie-talkies
Body-worn cameras
Footage retrieval = CCTV footage retrieval, Footage export, CCTV footage export, Footage downloads
Electronic call monitoring
Compression stockings = TED stockings, Compression hosiery
Reablement = Re-enablement
Emotional support
Care of diabetic diets = Diabetic diet cooking
Patient flow = Patient flow management
Staff planning in hospitals
Medical equipment procurement
Patient complaints = Patient complaint handling
Theatre utilisation
Lean healthcare
Revenue cycle management
Insurance empanelment = Insurance tie-ups
Credentialing and privileging = Doctor credentialing, Physician credentialing, Credentialing*
Medico-legal matters* = Medico-legal work
Medical tourism
Public health planning
Outpatient services*
Patient experience
Temperament testing = Temperament tests
Exercise supervision = Supervised exercise
Hot packs* = Heat packs*
Walking aid fitting = Walking aid provision
Wax baths = Wax bath therapy, Paraffin wax bath
Hydrotherapy assistance
Ice therapy
Care home management = Nursing home management, Residential home management
CQC compliance = CQC inspections, CQC?
Medication audits
Occupancy management = Nursery occupancy, Occupancy planning, Occupancy*, Occupancy rates, Bed occupancy
`;
