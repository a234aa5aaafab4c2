export default String.raw`
@group doctor-midwife-detail | Doctors, midwives and traditional medicine in detail | health | narrow

[skills]
Cardiovascular risk assessment = CVD risk assessment, Cardiac risk assessment, Cardiovascular risk scoring
Two-week-wait referrals = 2WW referrals, Urgent suspected cancer referrals, Suspected cancer referrals
Polypharmacy reviews = Polypharmacy management, Deprescribing ~ Medication counselling
Child health surveillance = Child health checks, Six-week baby checks, 6-week checks, Well-child surveillance ~ Well-child visits
Advance care planning = ReSPECT forms, Advance decisions ~ Palliative care
DNACPR discussions = DNACPR decisions, DNAR discussions, Resuscitation decisions ~ Advance care planning
Out-of-hours care = Out-of-hours GP, OOH sessions, Out-of-hours consultations
OPD consultations = Outpatient department duties, OPD duties ~ Outpatient clinics, Patient consultation, OPD management
Emergency room duties = ER duties, ETU duties, Casualty duties, A&E duties, Casualty work
Medico-legal certificates = Medicolegal certificates, JMO duties ~ Forensic examinations, Medico-legal matters
Multimorbidity* = Multimorbidity management, Complex comorbidities
Lifestyle counselling = Lifestyle advice, Diet and lifestyle counselling, Lifestyle medicine, Lifestyle modification
Palliative care in the community = Community palliative care > Palliative care
Significant event analysis = Significant event audits, SEA meetings
Antenatal shared care = Shared antenatal care > Prenatal care
Pacemaker implantation = Permanent pacemaker implantation, PPM implantation, ICD implantation, Device implantation ~ Cardiology, Pacemaker insertion
Pleural procedures = Pleurodesis, Medical thoracoscopy ~ Thoracentesis
Robotic surgery = Robot-assisted surgery, Robotic-assisted surgery, Da Vinci surgery
Arthroscopic ACL reconstruction = ACL reconstruction, ACL repair, Arthroscopic ligament reconstruction > Arthroscopy
Intramedullary nailing = IM nailing, Nailing of long bones ~ Fracture fixation
External fixation = External fixators, Ilizarov ~ Fracture fixation
Plaster technique = Plaster of Paris technique
Vitreoretinal surgery = Vitrectomy, VR surgery, Retinal surgery ~ Ophthalmology
Trabeculectomy = Glaucoma surgery
Intravitreal injections = Anti-VEGF injections, Intravitreal anti-VEGF
Obstetric anaesthesia = Labour epidurals, Labour analgesia ~ Epidurals
Epidural anaesthesia = Epidural insertion ~ Anaesthesia, Epidurals
Ultrasound-guided nerve blocks = Peripheral nerve blocks, USG-guided blocks > Anaesthesia ~ Dental anaesthesia
Difficult airway management = Awake fibreoptic intubation, Fibreoptic intubation > Airway management
Stroke thrombolysis = Thrombolysis, Thrombolysis in stroke, Hyperacute stroke care ~ Stroke rehabilitation
Mechanical thrombectomy = Thrombectomy ~ Stroke thrombolysis
Botulinum toxin injections = Botulinum toxin, Botulinum injections
Dialysis prescription = Dialysis prescribing ~ Haemodialysis
Bone marrow biopsy = Bone marrow aspiration, Bone marrow aspirates, Trephine biopsy
Chemotherapy prescribing = Chemotherapy protocols, SACT prescribing ~ Chemotherapy administration
Intrathecal chemotherapy > Chemotherapy administration
Immunotherapy* = Checkpoint inhibitors, Cancer immunotherapy
Oncology MDTs = Tumour boards, Cancer MDT, Tumor board meetings ~ Case conferences
Targeted temperature management = Therapeutic hypothermia, Therapeutic cooling
Umbilical catheterisation = Umbilical line insertion, UVC insertion
Surfactant therapy = Surfactant administration, LISA procedure
Temporary pacing = Temporary pacing wires
Cardioversion = DC cardioversion, Synchronised cardioversion
Pericardiocentesis
TAVI^ = TAVR^, Transcatheter valve implantation
Stress testing in cardiology = Exercise tolerance test, Dobutamine stress echo ~ Treadmill tests
Renal biopsy = Kidney biopsy
Liver biopsy = FibroScan
Prostate biopsy = TRUS biopsy
Functional endoscopic sinus surgery = FESS^, Septoplasty ~ Otolaryngology
Allergy testing = Skin prick testing, Patch testing
Laser skin treatment = Dermatological laser, Laser dermatology, Skin lasers
Sclerotherapy injections = Foam sclerotherapy
Palliative sedation ~ Palliative care
Pre-operative preparation = Preoperative preparation, Pre-operative checks, Pre-op preparation, Preparing patients for theatre ~ Pre- and post-operative care
Port-a-Cath access = Port access, Implanted port access, Central port access ~ PICC line care
Charge nurse duties = Nurse in charge, Shift in charge, Shift coordination on the ward, Charge nursing
Sepsis Six = Sepsis bundle, Sepsis management, Sepsis screening, Hour-one bundle
Sterile field maintenance = Sterile field, Maintaining the sterile field, Aseptic field ~ Surgical nursing
Diathermy set-up = Diathermy setup, Diathermy machine
Viral load monitoring = Viral load testing ~ Antiretroviral therapy
Water treatment checks in dialysis = RO water checks, Dialysis water checks, Chlorine testing of dialysis water
Neonatal life support = NLS course, Newborn life support
Fetal heart monitoring = Fetal heart auscultation, Fetal heart rate monitoring ~ Cardiotocography
Birth planning = Birth preferences, Birth preparedness ~ Birth plans
Continuity of carer = Caseload midwifery, Caseloading
Leopold's manoeuvres = Leopold's maneuver, Leopold manoeuvres, Abdominal palpation
APGAR scoring = Apgar score
Jaundice monitoring = Bilirubin monitoring, Jaundice screening, Neonatal jaundice management
Clean delivery = Clean delivery kits, Safe delivery
Danger signs in pregnancy = Danger sign recognition
Emergency obstetric care = EmONC^, BEmONC^, CEmONC^, Basic emergency obstetric care ~ Obstetric emergencies
Perineal care = Perineal assessment, Pelvic floor advice
Lactation consulting = IBCLC^ ~ Breastfeeding support
Herbal formulation = Herbal prescriptions, Herbal prescribing, Herbal formulas, Polyherbal formulation ~ Traditional medicine
Churna preparation = Churna, Herbal powders
Tongue diagnosis = Tongue and pulse diagnosis ~ Pulse diagnosis
Chinese herbal medicine = Chinese herbs, Chinese herbology, TCM herbs, Chinese herbal formulas, Granule dispensary, Herbal granule dispensing > Traditional medicine
Electroacupuncture = Electro-acupuncture > Acupuncture
Auricular acupuncture = Auriculotherapy, Ear acupuncture, NADA protocol > Acupuncture
Facial acupuncture = Cosmetic acupuncture > Acupuncture
Gua sha
Homeopathic case taking = Case taking in homeopathy, Constitutional remedies ~ Homeopathy
Repertorisation = Repertory work, Case repertorisation ~ Homeopathy
Materia medica
Varma therapy = Varmam, Varma kalai ~ Siddha medicine
Rasayana ~ Rasayana therapy
Regimental therapy = Regimenal therapy, Ilaj bit tadbeer ~ Unani medicine
Traditional bone setting = Bone setting, Orthopaedic traditional medicine, Kadum bindum
Mud therapy = Mud packs
Iridology
Kinesiology in therapy = Applied kinesiology
HIV care and treatment = HIV management, HIV clinical care, Comprehensive HIV care ~ HIV counselling and testing, Antiretroviral therapy
Voluntary counselling and testing ~ HIV counselling and testing
Integrated disease surveillance = IDSR^, IDSP^, Notifiable disease reporting ~ Epidemiology
Feldsher duties
Advanced clinical practice = Advanced nurse practitioner, ANP^, Advanced practice nursing
PEP and PrEP = Pre-exposure prophylaxis, Post-exposure prophylaxis ~ Kodak Preps
HIV self-testing = HIV self-test kits ~ HIV counselling and testing
Adherence counselling = Adherence support, Treatment adherence counselling ~ Antiretroviral therapy
Supervision of nurses = Nurse supervision, Supervising nurses
[tools]
QRISK = QRISK3, QRISK2
AccuRx
Ardens templates = Ardens^
da Vinci robot = da Vinci Xi, Da Vinci Surgical System
NIHSS^ = NIH Stroke Scale
DataFlow* = Dataflow verification, DataFlow PSV
PROMPT course* = PROMPT training
Pinard stethoscope = Pinard horn, Fetoscope
RADAR homeopathy = RADAR Opus
MDCalc
UpToDate
BMJ Best Practice
Medscape*
Manchester Triage = Manchester Triage System, MTS triage
Emergency Severity Index = ESI triage
Canadian Triage and Acuity Scale = CTAS^
Omnicell cabinets
Helix EMR
`;
