export default String.raw`
@group doctors-nurses-detail | Doctors and nurses by specialty | health

[skills]
Chronic disease management = Long-term condition management, NCD management, Chronic illness management
Hypertension management = Hypertension clinics, Hypertension control, Blood pressure clinics, Hypertension and diabetes management, Diabetes and hypertension management
Well-woman clinics
Joint injections = Intra-articular injections, Steroid injections
Telephone triage = Phone triage
Fit notes* = Sick notes*
Smoking cessation = Stop smoking support, Tobacco cessation, Quit smoking support
Medical certificates* = Medical certification, Issuing medical certificates
Referral management = Specialist referrals
Mental health screening = Depression screening
Dermoscopy = Dermatoscopy
Thyroidectomy
Mastectomy
Hysterectomy
Tonsillectomy
Prostatectomy = TURP^
Bowel resection = Bowel anastomosis, Colectomy
Hysteroscopy
Arthroscopy
ERCP^
Damage control surgery
Surgical audit
Skin grafting = Skin grafts
Flap surgery = Skin flaps ~ Skin grafting
Varicose vein surgery = EVLT^, Sclerotherapy
Haemorrhoidectomy = Banding of haemorrhoids, Haemorrhoid banding
Laparotomy = Emergency laparotomy, Exploratory laparotomy
Wound debridement = Debridement, Surgical debridement
Laparoscopic suturing = Intracorporeal suturing
Surgical training = Teaching surgical trainees
Operating list planning = Theatre list planning
Trauma surgery
Day case surgery = Day surgery, Ambulatory surgery
Amputations* = Limb amputation
Breast surgery
Colorectal surgery
Paediatric surgery
Hand surgery
Spinal surgery
Stapling devices*
Psychopharmacology
Lithium monitoring
Mental Health Act assessments = Section 12 approval
Forensic psychiatry
Old age psychiatry = Psychogeriatrics, Geriatric psychiatry
Child and adolescent psychiatry = CAMHS^, Child psychiatry
Addiction psychiatry = Addiction medicine
Alcohol detoxification = Alcohol detox, Detoxification, Medically assisted withdrawal
Opioid substitution therapy = Methadone maintenance, Opioid substitution treatment, Methadone dispensing, Buprenorphine prescribing
Community mental health = Community psychiatry
Rapid tranquillisation = Rapid tranquilisation
Liaison psychiatry = Consultation-liaison psychiatry
Capacity assessment = Mental capacity assessment
Fitness to plead
Psychiatric court reports = Medico-legal reports, Medicolegal reports
Delirium management = Delirium screening, CAM-ICU^
Eating disorders*
Supervision of trainees = Trainee supervision
Arterial line care = Arterial lines*
Inotrope infusions = Inotrope titration, Vasopressor infusions
Sedation scoring = RASS^, Ramsay score
Endotracheal suctioning = ET suctioning, ETT suctioning, Airway suctioning, Tracheal suctioning, Closed suction
Intra-aortic balloon pump = IABP^
Crash cart checks = Crash trolley checks, Crash trolley*, Crash cart*, Emergency trolley checks
Bedside handover
Code Blue response = Code Blue^
Preceptorship* = Preceptoring, Nurse preceptorship
Oral care = Mouth care
Bundle care = VAP bundle, CLABSI bundle, VAP prevention, CLABSI prevention
Thromboprophylaxis = VTE assessment, VTE prophylaxis
Burns nursing = Burns dressing
AV fistula cannulation = Fistula needling, Fistula care
Active management of the third stage = AMTSL^

[tools]
QOF^ = Quality and Outcomes Framework
Docman
Prometric* = Prometric exam*
HAAD* ~ Prometric
MRCGP*
MRCS*
FRCS* ~ MRCS
MRCPsych*
GMC registration*
PMDC registration* ~ GMC registration
HPCSA registration* ~ GMC registration
Medical council registration* ~ GMC registration
SLMC registration* ~ GMC registration
NMC registration*
Nursing council registration* ~ NMC registration
SLNC registration* ~ NMC registration
DSM-5 = DSM-IV^, DSM-5-TR

[skills]
Booking visits = Antenatal booking, Booking clinics
High-risk pregnancy care
Cord clamping = Delayed cord clamping
Vitamin K administration
Manual removal of placenta = MROP^
Magnesium sulphate administration = Magnesium sulphate
Eclampsia management ~ Magnesium sulphate administration
Misoprostol administration
Fundal height measurement = Fundal height
Membrane sweeps = Membrane sweeping
Bereavement midwifery
Integrated management of childhood illness = IMCI^, IMNCI^
Male circumcision = VMMC^, Circumcision
Fracture reduction = Closed reduction, Reduction of fractures
Snakebite treatment = Snakebite management, Snake bite management
Health centre management
Cholera treatment
Epidemic response = Outbreak preparedness
Mentorship of nurses = Nurse mentoring, Clinical mentorship
Paracentesis = Ascitic tap, Ascitic drainage
Thoracentesis = Pleural tap, Pleural aspiration
Fracture fixation = ORIF^, Internal fixation
Renal transplantation = Kidney transplants
Pain clinics = Chronic pain management
Preoperative assessment = Pre-anaesthetic assessment, Pre-op assessment, Pre-operative assessment
Mole checks = Skin cancer screening
Phototherapy for skin
Colposcopy
Infertility treatment = Fertility treatment
IVF^ = In vitro fertilisation, IVF procedures ~ Embryology
Well-child visits = Well-baby visits, Well baby clinics
Developmental assessment = Developmental checks ~ Well-child visits
Rheumatology clinics
Haematology clinics
Forensic examinations = Medico-legal examinations, Judicial medical examinations
Death certification
Medical student teaching = Teaching medical students, Undergraduate medical teaching
Ward-based teaching
Clinical trials recruitment
Telephone consultations = Phone consultations
Video consultations ~ Telephone consultations
Minor injuries = Minor injury treatment
Health visiting
Practice nursing
Prison nursing
Camp nursing
Rehabilitation nursing
Orthopaedic nursing
`;
