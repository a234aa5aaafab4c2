export default String.raw`
@group clinical-practice | Clinical practice and medical specialities | health

[skills]
Clerking = Patient clerking
Prescribing* = Medication prescribing, Non-medical prescribing, Independent prescribing
Haemodynamic monitoring = Invasive monitoring
Cardiac catheterisation
Stress testing of the heart = Stress tests
Sleep studies = Polysomnography, Sleep medicine
Trauma care = Trauma management, Major trauma, ATLS^
Neonatology
Phototherapy = Neonatal phototherapy
Assisted deliveries = Vacuum delivery, Forceps delivery, Instrumental deliveries
Normal deliveries = Vaginal deliveries, Conducting deliveries, Normal vaginal delivery, Spontaneous deliveries, Spontaneous vaginal delivery, SVD?
Postpartum haemorrhage management = PPH management
Cardiotocography = CTG^, Fetal monitoring, Foetal monitoring
Newborn screening = Newborn examination, Newborn assessment, NIPE^, Examination of the newborn
Antenatal classes = Parentcraft classes, Antenatal education
Water births = Waterbirths ~ Midwifery
Perineal suturing = Perineal repair, Episiotomy, Episiotomy repair
Kangaroo mother care = Kangaroo care, KMC?
PMTCT^
HIV counselling and testing = HTC^, VCT^, HIV care, HIV counselling, HIV testing and counselling
Tuberculosis management = TB management, DOTS^, TB DOTS, Directly observed therapy, Directly observed treatment
Dengue management = Dengue care
Travel medicine = Travel health, Travel vaccination, Travel clinics, Travel jabs
Aesthetic medicine
Electroconvulsive therapy = ECT^
Depot injections = Depot clinics, IM injections, Subcutaneous injections, Clozapine clinics, Clozapine monitoring
Palliative medicine
WHO surgical safety checklist = Surgical safety checklist, WHO checklist
Post-anaesthesia care = PACU^
Burns management = Burn care
Vascular surgery
Bariatric surgery
Point-of-care ultrasound = POCUS^, Bedside ultrasound
General radiography = Plain radiography, Radiographic positioning, Plain X-ray, Plain film radiography
Fluoroscopy
Contrast injection = Contrast administration, Contrast media, IV contrast administration, IV contrast injection
Interventional radiology
Bone densitometry = DXA scanning, DEXA
Clinical guidelines = Clinical protocols
Infection control audits = Hand hygiene audits
Outbreak response = Outbreak management
School health = School medical inspections, School health inspections, SMI?
Nutrition rehabilitation
Traditional Chinese medicine
Podiatry
Spinal immobilisation = Spinal boards, Spinal boarding, Spinal injury management
Defibrillation = AED^, Defibrillators*
Mass casualty triage = Mass casualty incidents, START triage
Haemorrhage control = Haemorrhage control with tourniquets, Catastrophic haemorrhage control
Intraosseous access = IO access
12-lead ECG = ECG monitoring
Bladder scanning
Compression bandaging = Four-layer bandaging, Multi-layer bandaging, Compression therapy, Lymphoedema bandaging
Intravenous medication = IV medication
Medication reconciliation = Medicines reconciliation, Medicines optimisation
Barrier nursing = Isolation nursing
Patient hygiene = Oral hygiene of patients
Toileting = Toileting assistance, Commode assistance, Commode*
Hoisting = Hoist transfers, Patient hoists, Patient transfers with hoists, Patient lifts, Use of hoists
Last offices = Dressing of the deceased, Dressing and casketing

[tools]
Allscripts
NextGen Healthcare = NextGen EHR
Athenahealth
eClinicalWorks
RiO patient records
Badgernet
Datix
HL7
Vocera
Omnicell
Pyxis = Pyxis MedStation
Alaris pumps
NANDA^
PHTLS^
MIMS^

[skills]
Primary care ~ General medicine
Family practice ~ General medicine
OPD clinics ~ General medicine
Incision and drainage = I&D*, Abscess drainage ~ Surgery
Wound closure ~ Surgery
Stitching of wounds ~ Surgery
Spinal taps ~ Lumbar puncture
Rapid sequence induction ~ Intubation
Dialysis nursing ~ Haemodialysis
Peritoneal dialysis ~ Haemodialysis
AV fistula care ~ Haemodialysis
Renal replacement therapy ~ Haemodialysis
Cytotoxics handling ~ Chemotherapy administration
Linear accelerator operation ~ Radiotherapy
Brachytherapy ~ Radiotherapy
PET-CT ~ Nuclear medicine
Gamma camera ~ Nuclear medicine
Gastroscopy = OGD^, Upper GI endoscopy, Upper endoscopy, OGDS^ ~ Endoscopy
Scope decontamination ~ Endoscopy
Cardiac ultrasound ~ Echocardiography
Cath lab ~ Cardiac catheterisation
Angiography ~ Cardiac catheterisation
Coronary angiography = Coronary angiograms ~ Cardiac catheterisation
Angioplasty = PCI^, Percutaneous coronary intervention, Stenting ~ Cardiac catheterisation
Heart failure clinics ~ Cardiology
Treadmill tests = Exercise stress testing, Treadmill testing, TMT?, Exercise ECG ~ Stress testing of the heart
Ambulatory ECG ~ Holter monitoring
Stroke medicine ~ Neurology
Epilepsy clinics ~ Neurology
Fracture management ~ Orthopaedics
Fracture clinics ~ Orthopaedics
Joint replacement = Total knee replacement, Arthroplasty, Hip replacement, Knee replacement, Joint replacement surgery, Hip arthroplasty, Knee arthroplasty, Total hip arthroplasty, Total knee arthroplasty, Hemiarthroplasty ~ Orthopaedics
Back slabs ~ Casting and splinting
Child health clinics ~ Paediatrics
Growth monitoring ~ Paediatrics
NICU care ~ Neonatology
Special care baby unit = SCBU^ ~ Neonatology
Vacuum extraction ~ Assisted deliveries
Home births ~ Normal deliveries
Obstetric emergencies ~ Postpartum haemorrhage management
Obstetric emergency drills ~ Postpartum haemorrhage management
Shoulder dystocia drills ~ Postpartum haemorrhage management
Heel prick tests ~ Newborn screening
Childbirth education ~ Antenatal classes
Hypnobirthing ~ Water births
Contraception* ~ Family planning
IUD insertion = IUCD insertion, Coil fitting, Loop insertion ~ Family planning
Implant insertion = Contraceptive implants, Implanon insertion, Jadelle insertion, Long-acting reversible contraception, LARC^, LARC fitting ~ Family planning
Prevention of mother-to-child transmission ~ PMTCT
Antiretroviral therapy = ART initiation, ARV therapy, HIV treatment ~ HIV counselling and testing
ART clinics ~ HIV counselling and testing
TB treatment ~ Tuberculosis management
TB screening ~ Tuberculosis management
Vaccination campaigns ~ Immunisation
Vaccination clinics ~ Immunisation
Skin clinics ~ Dermatology
Skin biopsies = Punch biopsy ~ Dermatology
Cryotherapy = Cryotherapy for warts, Wart cryotherapy ~ Dermatology
Botox injections ~ Aesthetic medicine
Dermal fillers ~ Aesthetic medicine
Chemical peels ~ Aesthetic medicine
Cystoscopy = Flexible cystoscopy, Ureteroscopy, PCNL^, Lithotripsy ~ Urology
Mental state examination = MSE?, Mental status examination ~ Psychiatry
Mental health assessment ~ Psychiatry
Safe holding ~ Restraint techniques
Symptom control ~ Palliative medicine
Syringe driver management = Syringe drivers ~ Palliative medicine
Fitness for work assessments = Fitness-to-work assessments ~ Occupational medicine
Epidurals* = Epidural analgesia ~ Anaesthesia
Scrubbing in ~ Surgical nursing
Recovery nursing ~ Post-anaesthesia care
Appendicectomy = Appendectomy, Laparoscopic appendicectomy, Laparoscopic appendectomy ~ Surgery
Hernia repair = Inguinal hernia repair, Herniorrhaphy, Hernioplasty ~ Surgery
Cholecystectomy = Laparoscopic cholecystectomy, Lap chole ~ Surgery
FAST scans ~ Point-of-care ultrasound
Chest X-rays ~ General radiography
Mobile X-rays ~ General radiography
Breast screening ~ Mammography
Breast imaging ~ Mammography
Barium studies = Barium meals, Barium enema ~ Fluoroscopy
C-arm operation = C-arm, C-arm radiography ~ Fluoroscopy
IR(ME)R ~ Radiation protection
Dosimetry = Radiation dosimetry ~ Radiation protection
DEXA scans ~ Bone densitometry
Insurance claims submission ~ Medical billing
Remote consultations ~ Telemedicine
Mortality reviews ~ Healthcare quality
Morbidity and mortality meetings ~ Healthcare quality
Care pathways ~ Clinical guidelines
Patient safety incidents ~ Clinical governance
Hand hygiene training ~ Infection control audits
Contact tracing ~ Outbreak response
Severe acute malnutrition = SAM treatment, CMAM^, RUTF^, OTP management, Malnutrition treatment ~ Nutrition rehabilitation
Therapeutic feeding ~ Nutrition rehabilitation
Supplementary feeding ~ Nutrition rehabilitation
Cupping* = Hijama, Cupping therapy, Wet cupping ~ Acupuncture
Herbal preparations ~ Ayurvedic medicine
Spinal manipulation ~ Chiropractic
Foot care ~ Podiatry
Nail surgery ~ Podiatry
Diabetic foot care ~ Podiatry
Insoles = Foot orthoses, Custom insoles, Arch supports ~ Prosthetics and orthotics
Cardiopulmonary bypass = Heart-lung machine operation, Clinical perfusion
Heart-lung machine
Cervical collars ~ Spinal immobilisation
Major incident response ~ Mass casualty triage
Tourniquet application = Tourniquets* ~ Haemorrhage control
Bleeding control ~ Haemorrhage control
Male catheterisation ~ Bladder scanning
Urinary catheters ~ Bladder scanning
Catheter changes ~ Bladder scanning
Waterlow score = Waterlow scoring ~ Pressure ulcer prevention
Braden scale = Waterlow* ~ Pressure ulcer prevention
Repositioning of patients = Repositioning patients, Turning patients, Patient repositioning, Two-hourly turns ~ Pressure ulcer prevention
Leg ulcer care ~ Compression bandaging
Doppler assessment ~ Compression bandaging
Negative pressure wound therapy = VAC therapy, VAC dressings ~ Compression bandaging
Blood sample collection ~ Phlebotomy
IV access ~ Cannulation
Intravenous access ~ Cannulation
IV lines ~ Cannulation
IV line insertion ~ Cannulation
IV antibiotics ~ Intravenous medication
IV drug administration ~ Intravenous medication
Blood glucose checks ~ Insulin administration
Nebulisers ~ Oxygen therapy
PPE donning and doffing ~ Barrier nursing
Bed baths = Bed bathing ~ Patient hygiene
Assisted washing ~ Patient hygiene
Washing and dressing ~ Patient hygiene
Help with meals ~ Feeding assistance
Safe lifting ~ Hoisting
Care after death ~ Last offices

[tools]
Malnutrition Universal Screening Tool
`;
