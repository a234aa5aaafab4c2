export default String.raw`
@group medicine-lab | Medicine, pharmacy and laboratory | health

[skills]
Biochemical tests = Biochemical analysis, Biochemistry tests
Self-testing in pharmacies
Medication surveillance = Medication monitoring
Medicine preparation
Medicine ordering = Drug ordering
Diabetic diets = Diabetes diets, Diabetes nutrition, Diabetes dietary advice
Image quality control = Image quality checks
Radiation dose monitoring = Dose monitoring
Microbial identification = Identification of microorganisms, Identification of bacteria
Coliform testing = Coliform counts, Coliform analysis
Pathogen detection = Detection of pathogens
Haematology analysers
Blood tests = Blood testing
Batch record review = BMR review, Batch manufacturing records > Good manufacturing practice
Computer system validation = CSV validation, GAMP 5 > Good manufacturing practice
Dossier compilation = CTD dossiers, eCTD submissions > Regulatory affairs
Stability studies = Stability testing, Shelf-life studies, Accelerated stability > Pharmaceutical manufacturing
Adverse event management = PSUR writing > Pharmacovigilance
Lumbar puncture
Central line insertion = Central lines, Central venous catheterisation, Central venous lines
Chest drain insertion = Chest drains, Chest tube insertion, Intercostal drains, Intercostal drain insertion, Thoracostomy, ICD insertion
Sysmex analysers = Sysmex, Roche Cobas, Cobas > Laboratory skills
Mindray analysers = Mindray BC, Mindray BC-5000 > Laboratory skills
Cobas analysers > Laboratory skills
Gram staining = Gram stain, Ziehl-Neelsen staining > Medical microbiology
Antibiotic susceptibility testing = Antimicrobial susceptibility testing > Medical microbiology
GeneXpert testing = GeneXpert > Molecular diagnostics
Coagulation testing = Coagulation studies, PT/INR, Coagulation profile, Coagulation tests > Haematology
Caesarean sections = C-sections, LSCS^, Caesareans > Obstetrics
Casting and splinting = Plaster casting, Splinting, Cast application, Plaster of Paris, Plaster application, Hand splinting, Thermoplastic splinting, Orthotic fabrication, Hand splints, Casts and splints > Orthopaedics
Outpatient clinics = Clinic management > Patient consultation
Ward rounds* > General medicine
Culture media preparation = Culture plates, Culture media > Medical microbiology ~ Microbiology
Slide preparation = Histology slides, Blood smears, Blood films > Laboratory skills
Biochemistry analysers = Clinical analysers, Automated analysers > Clinical chemistry
Cross-matching = Compatibility testing, Crossmatching, Blood cross-matching > Blood banking
Blood grouping = Blood typing > Blood banking
Medical audits > Healthcare quality
Chest physiotherapy = Cardiopulmonary physiotherapy, Respiratory physiotherapy > Physiotherapy
Gait training = Gait practice, Gait analysis, Balance training, Gait re-education, Analysis of gait, Video gait analysis > Physiotherapy
Taping* = Kinesio taping, Sports taping > Physiotherapy
Return to play = Return-to-play programmes > Sports injury management
Dry needling > Physiotherapy
Clinical governance
Method validation = Analytical method validation
Hospital information management = HMIS^
General medicine = Internal medicine, General practice, Family medicine
Clinical diagnosis = Diagnosis*, Medical diagnosis, Diagnostics*, Differential diagnosis, Diagnosing patients
Clinical examination = Physical examination, Patient examination, Medical examination, History taking, Patient history taking, Medical history taking, Clinical history taking, Medical histories, Patient histories
Patient consultation = Medical consultation, Outpatient consultations, Outpatient care, OPD*
Treatment planning = Treatment plans, Therapy planning
Emergency medicine = Emergency care, Emergency response medicine, Accident and emergency, Emergency medical care, A&E^, Casualty medicine, Emergency department*
Pre-hospital care = Paramedic care, Ambulance care, Emergency medical services, EMT^, Paramedicine, Ambulance services, EMS^, Prehospital care, Roadside care
Surgery* = General surgery, Surgical skills, Surgical procedures, Minor surgery, Surgical assistance, Suturing, Minor surgical procedures, Minor procedures, Minor operations, Wound suturing, Suture removal, Surgical assisting, Theatre assistance, Abdominal surgery
Laparoscopic surgery = Laparoscopy, Minimally invasive surgery, Keyhole surgery > Surgery
Orthopaedics = Orthopaedic surgery, Orthopedics care
Anaesthesia = Anaesthesiology, Anaesthetics, General anaesthesia, Anaesthetic care, Regional anaesthesia, Spinal anaesthesia, Anaesthesia machine checks, Anaesthesia assistance, Anaesthetic machine checks, Checking anaesthetic machines, Spinal blocks, Regional blocks, Anaesthetic trolley, Airway equipment, Airway trolley
Cardiology = Interventional cardiology, Cardiac care unit
Echocardiography = Echocardiograms > Cardiology
ECG^ = ECG interpretation, EKG^, Electrocardiography, ECG recording, ECG reading, ECG analysis
Paediatrics = Pediatric medicine, Paediatric clinics
Obstetrics and gynaecology = OB/GYN, Obs and gynae, Gynaecological surgery, OB-GYN
Obstetrics > Obstetrics and gynaecology
Gynaecology > Obstetrics and gynaecology
Psychiatry = Psychiatric assessment
Dermatology = Skin diseases
Ophthalmology = Eye care, Eye surgery, Ophthalmic nursing
Optometry = Refraction testing, Eye examinations, Contact lens fitting, Visual acuity testing, Contact lenses, Contact lens aftercare, Contact lens dispensing, Contact lens trials, Contact lens practice
Otolaryngology = ENT surgery, Ear nose and throat, ENT^, Ear syringing, Ear irrigation, Ear wax removal, Microsuction, Wax removal, Earwax removal, Cerumen removal
Neurology = Neurophysiology
Neurosurgery > Surgery
Oncology = Cancer treatment
Nephrology
Gastroenterology
Endoscopy = Endoscopic procedures ~ Gastroenterology
Urology
Pulmonology = Respiratory medicine
Endocrinology
Infectious diseases = Tropical medicine, HIV/AIDS care, Tuberculosis control
Geriatrics = Geriatric medicine, Elderly medicine
Sports medicine
Occupational medicine = Pre-employment medicals
Forensic medicine = Autopsy*, Post-mortem examination
Public health = Community medicine, Public health programmes, Community health
Epidemiology = Disease surveillance, Outbreak investigation, Epidemiological research, Epidemiological surveillance, Disease notification, Communicable disease investigation, Disease outbreak investigation, Notification of diseases
Preventive medicine = Preventive care
Radiology = Diagnostic imaging, Medical imaging
Radiography = Diagnostic radiography > Radiology
X-ray imaging = X-ray, X-rays, X-ray radiography, Digital radiography, CR and DR systems, Computed radiography
CT scanning = CT imaging, Computed tomography, CT scans, CT^
MRI^ = MRI scanning, Magnetic resonance imaging, MRI imaging, MRI scans, MRI safety, MRI safety screening, MR safety, MRI screening
Ultrasound imaging = Ultrasonography, Sonography, Ultrasound*, Ultrasound scanning, Obstetric ultrasound, Abdominal ultrasound, Antenatal scans, Anomaly scans, Foetal scans, Obstetric scans, Dating scans, Nuchal translucency, Nuchal translucency scans, NT scans, Growth scans, Viability scans, Early pregnancy scans
Mammography
Nuclear medicine = PET scanning
Radiotherapy = Radiation therapy, Radiation oncology
Radiation protection = Radiation safety, ALARA^
PACS^ = RIS/PACS, DICOM, Picture archiving and communication system
Dentistry = General dentistry, Dental care, Dental treatment, Dental surgery
Dental assisting = Chairside assistance, Dental assistance, Dental nursing, Chair-side assistance, Chairside assisting
Dental hygiene = Scaling and polishing, Oral hygiene, Dental scaling, Oral health education, Dental prophylaxis, Scaling and root planing, Teeth polishing, Oral hygiene instruction, Oral hygiene education, Scale and polish, Scaling & polishing, OHI?, Root surface debridement, Root planing, Deep cleaning of teeth, Prophylaxis*, Airflow polishing, Air polishing, EMS Airflow, Guided biofilm therapy, GBT^
Orthodontics = Braces fitting, Orthodontic adjustments
Endodontics = Root canal treatment, Root canal therapy, Root canals, RCT^, Randomised controlled trials, Randomized controlled trials
Prosthodontics = Dentures, Dental prosthetics, Dental technology, Denture making, Denture fitting, Complete dentures, Partial dentures, Denture repair, Denture fabrication, Denture construction, Full dentures
Dental radiography = Dental X-rays, Intraoral radiographs, OPG^, Bitewing radiographs ~ Radiography
Physiotherapy = Physical therapy, Physio therapy, Physiotherapy treatment, Physical rehabilitation, Physio treatment
Manual therapy = Joint mobilisation, Soft tissue mobilisation, Trigger point therapy
Exercise therapy = Therapeutic exercise, Exercise prescription, Exercise rehabilitation, Rehabilitation exercises, Home exercise programmes, Corrective exercise
Electrotherapy = TENS therapy, Ultrasound therapy, TENS^, Electrical stimulation
Hydrotherapy
Occupational therapy = OT assessments
Speech therapy = Speech and language therapy, Speech-language pathology, Speech language therapy, Articulation therapy, Fluency therapy, Stuttering therapy, Language therapy, Aphasia therapy, Stammering therapy, Phonological therapy, Phonology therapy, Speech sound therapy, Aphasia, Aphasia rehabilitation, Stuttering, Stammering
Audiology = Hearing tests, Audiometry, Hearing aid fitting, Hearing assessments, Pure tone audiometry, Hearing aids, Hearing screening, Newborn hearing screening, Hearing aid programming, Hearing aid verification, Hearing aid dispensing
Nutrition = Nutrition counselling, Clinical nutrition, Nutritional counselling, Dietary advice, Nutrition planning, Nutritional assessment, Pathya advice, Diet advice, Dietary counselling, Diet counselling, Dietary assessment, Nutrition assessment, Nutrition education, Nutrition talks, Nutrition advice, Nutritional advice, Nutrition plans
Dietetics > Nutrition
Meal planning = Meal plans ~ Nutrition, Dietetics
Diet planning = Diet charts, Diet chart preparation, Diet plans > Nutrition
Psychotherapy = Psychodynamic therapy, Psychodynamic psychotherapy
Cognitive behavioural therapy = CBT^, Behavioural activation, Exposure therapy > Psychotherapy
Clinical psychology = Psychological assessment, Psychological testing, Psychology*
Chiropractic = Osteopathy
Acupuncture
Ayurvedic medicine = Ayurveda, Ayurvedic treatment, Panchakarma, Ayurvedic therapies, Panchakarma therapy, Panchakarma treatments
Homeopathy
Traditional medicine = Herbal medicine, Herbal remedies, Herbalism, Phytotherapy
Pharmacy practice = Pharmacy*, Pharmaceutical care, Community pharmacy, Hospital pharmacy, Retail pharmacy, Clinical pharmacy, Pharmacy operations
Dispensing* = Dispensing medicines, Prescription dispensing, Dispensing medication, Drug dispensing, Medication dispensing, Dispensing of medicines, Medicine dispensing, Dispensing prescriptions, Dispensing drugs, Pill counting, Prescription filing
Prescription checking = Script processing, Processing of scripts, Processing scripts, Prescription queries, Prescription review, Prescription processing, Prescription verification, Prescription screening, Prescription handling, Prescription filling, Filling prescriptions, Issuing of prescriptions, Prescription checks
Pharmacology* = Clinical pharmacology, Pharmacotherapy, Drug interactions
Compounding* = Drug compounding, Pharmaceutical compounding, Compounding medicines
Drug inventory management = Pharmacy inventory, Drug inventory, Drug stock management, Medicine stock management, Medication inventory, Pharmacy stock control
Medication counselling = Medication reviews, Medicines counselling, Drug counselling, Medication therapy management, Medicines information, Drug information
Controlled drugs handling = CD balance, Controlled drug checks, Controlled substances, Controlled drugs, Controlled drugs register, Controlled drugs management, Narcotics handling, CD register, Dangerous drugs register, Narcotics register, Controlled drug records
Over-the-counter advice = OTC advice, OTC medicines, OTC sales
Cold chain management = Cold chain, Vaccine storage, Vaccine cold chain, Cold-chain delivery, Cold chain transport, Vaccine fridge logs, Vaccine fridge monitoring, Vaccine inventory, VFC programme
Pharmacovigilance = Drug safety, Adverse event reporting, Adverse drug reaction reporting, ADR reporting, ADR monitoring, Adverse drug reactions
Pharmaceutical manufacturing = Tablet manufacturing, Pharmaceutical production
Drug regulatory affairs = Drug registration, Pharmaceutical regulatory affairs
Medical laboratory science = Medical laboratory technology, Laboratory medicine, Clinical laboratory, Medical lab technology, Medical laboratory, Clinical laboratory testing
Laboratory skills = Laboratory techniques, Lab techniques, Laboratory testing, Lab testing, Lab work, Laboratory work, Laboratory analysis, Laboratory procedures, Lab skills, Laboratory practice
Haematology = Haematology testing, Full blood count, Hematology analysis, Blood cell counting, FBC?, CBC?, Complete blood count
Clinical chemistry = Clinical biochemistry, Blood chemistry
Medical microbiology = Clinical microbiology, Bacteriology, Culture and sensitivity, TB microscopy, AFB smears
Immunology = Immunoassays, Immunohaematology, Immunoassay development
Serology = HIV testing ~ Immunology
Histopathology = Tissue processing, Histotechnology
Histology ~ Histopathology
Cytology = Cytopathology, Pap smear screening
Pathology = Anatomical pathology
Blood banking = Blood bank, Transfusion medicine, Blood bank issue, Blood issue
Urinalysis = Urine analysis, Urine tests, Urine testing, Urine dips ~ Nursing
Parasitology = Malaria microscopy, Stool tests, Stool examination, Malaria smears, Malaria parasite microscopy, Blood smears for malaria, MP smears
Virology = Viral culture, Plaque assays, Viral titration
Molecular diagnostics = PCR testing, COVID-19 testing
Point-of-care testing = POCT^
Specimen collection = Sample collection, Specimen handling, Sample handling, Specimen processing, Sample preparation, Sample processing, Sample logging, Sample registration
Laboratory quality control = QC in laboratory, Laboratory QA, Quality control in laboratory, QC charts, Control charts in laboratory
Laboratory safety = Lab safety, Biosafety, Biosafety procedures, BSL-2, BSL-3, Biosafety compliance, Biological safety
Laboratory equipment maintenance = Instrument calibration, Equipment calibration, Lab equipment maintenance, Analyser maintenance, Calibration of instruments, Lab equipment operation
Laboratory information systems = LIMS^, LIS^, Laboratory information management
Clinical trials = Clinical research, Clinical trial management, Clinical trial monitoring, Clinical studies, Trial monitoring, Patient recruitment for trials, Clinical data management, Clinical study reports, CSR review, CSR writing in trials
Good clinical practice = GCP guidelines, ICH-GCP
Good laboratory practice = GLP^, Good documentation practice, ALCOA^
Good manufacturing practice = GMP, cGMP, GMP compliance
Good distribution practice = GDP guidelines, GDP?
Medical writing = Medical report writing, Clinical writing
Medical coding = E/M coding, Evaluation and management coding, Radiology coding, Surgery coding, Inpatient coding, Outpatient coding, HCC coding, ICD-10, ICD-10 coding, Clinical coding, Medical billing and coding, ICD-11, ICD coding, ICD-10-CM, ICD-9, ICD-9-CM, ICD9, ICD10, CPT and ICD codes, CPT/ICD
Medical billing = Healthcare billing, Medical claims
Medical transcription
Medical terminology
Electronic health records = EHR^, EMR^, Electronic medical records, Electronic patient records, Hospital information system, HIS?
Telemedicine = Telehealth, Teleconsultation
Health informatics = Medical informatics
Healthcare management = Health management, Hospital management, Health services management, Health administration, Health care management
Healthcare quality = Healthcare accreditation, JCI accreditation, Clinical audit, NABH^, NABH accreditation, JCI^, Hospital accreditation
Sterilisation = Sterile processing, Autoclaving, Instrument sterilisation, CSSD^, Sterilisation of instruments, Disinfection and sterilisation, Equipment sterilisation, Aseptic technique, Autoclave operation, Sterile services, ANTT^, Sterile technique, Aseptic non-touch technique, Instrument autoclaving, Autoclaving instruments, Sterilising tools, Sterilising equipment, Autoclaves, Bench-top autoclaves
Medical equipment operation = Medical equipment, Operating medical equipment, Medical devices
Biomedical engineering = Medical equipment maintenance, Biomedical equipment maintenance, Medical equipment repair, Medical device maintenance, Patient monitor maintenance, Patient monitors, Infusion pump maintenance, Ventilator maintenance, Electrical safety testing of medical devices, Defibrillator testing, Medical device repair
Medical waste management = Clinical waste disposal, Biomedical waste management, Clinical waste, Sharps disposal, Medical waste
Medical ethics = Bioethics
Organ transplantation = Transplant coordination, Organ donation
Embryology
Genetic counselling
Prosthetics and orthotics = Orthotics, Prosthetics, Orthosis fitting, Prosthesis fitting, Prosthetic fitting, Prosthetic limb fitting, Prosthetic knees, Prosthetic feet, Microprocessor knees, Upper limb prostheses, Spinal orthoses, Knee braces, Compression garments fitting, Diagnostic sockets, Test sockets, Socket lamination, Socket design, Prosthetic leg fitting, Fitting of prosthetic legs, Upper limb prosthetics, Body-powered prostheses, Body-powered arms, Cosmetic hands, Cosmetic prostheses, Polypropylene vacuum forming
Veterinary medicine = Veterinary care, Veterinary science, Animal health, Animal healthcare, Veterinary practice, Animal medicine, Veterinary consultations
Veterinary surgery = Animal surgery, Soft tissue surgery, Orthopaedic animal surgery, Small animal surgery
Veterinary nursing = Animal nursing, Kennel nursing
Small animal care = Pet care, Companion animal care, Pet sitting
Artificial insemination = Insemination of cows, Bovine insemination, Cow insemination, Inseminating cows, AI of cattle, Heat detection, Cattle insemination, Pregnancy diagnosis in cattle, Semen handling, Inseminating, Detecting heats, Heat observation, Oestrus detection, Bulling detection, AI of cows, AI in sows, Sow insemination, DIY AI

[tools]
Medifox
NetSoins
HiX^ = ChipSoft HiX
EEG^ = Electroencephalography, EEG recording > Neurology
EMG^ = Electromyography > Neurology
Nerve conduction studies = EMG and nerve conduction, NCS and EMG ~ EMG
Spirometry = Lung function tests, Pulmonary function testing, Lung function testing, Pulmonary function tests, PFT?, Body plethysmography, FeNO testing
Holter monitoring = Holter analysis, Ambulatory blood pressure monitoring, ABPM^ > Cardiology
Bronchoscopy
Colonoscopy > Gastroenterology
Dialysis machines = Fresenius dialysis machines

[tools]
Practice Fusion
RiO EPR = RiO?, PARIS EPR
  with records, notes, documented, caseload
FHIR = HL7 FHIR
Kareo = Tebra EHR, Tebra
DrChrono
Planmeca = Planmeca Romexis
BD Rowa = Rowa Vmax
MatrixCare
Ulysses incident reporting = Ulysses Risk Management
Best Practice software = Bp Premier
Genie Solutions = Gentu
Medical Director software
SimplePractice ~ TherapyNotes
TherapyNotes
ARIA oncology system = Varian Aria
MOSAIQ = Elekta MOSAIQ
Pinnacle treatment planning
MALDI-TOF = MALDI
ChIP-seq = ATAC-seq
Bioconductor
Snakemake ~ Nextflow
AutoDock = AutoDock Vina
Schrödinger suite = Schrödinger?
UPLC = UHPLC
MedDRA
OpenClinica
CDISC
eCTD
Asthma management = Asthma clinics, Asthma reviews
Modified early warning score = MEWS^
Utilisation review = UR nursing, Utilisation management

[skills]
Speech audiometry = Speech in noise testing ~ Audiology, Visual reinforcement audiometry
Aural rehabilitation = Auditory rehabilitation ~ Audiology, Auditory training
Paediatric audiology = Children's audiology ~ Audiology
Vestibular evoked potentials = VEMP^, cVEMP ~ Vestibular rehabilitation
Audiological evaluation = Audiological assessment, Hearing evaluation ~ Audiology
Tissue processing and embedding = Embedding and microtomy ~ Histology, Tissue embedding
Specimen accessioning = Accessioning of specimens, Specimen reception and accessioning
PAS staining = Masson's trichrome, Periodic acid-Schiff, Trichrome staining ~ Special stains
Embryo culture = Embryo grading, Embryo transfer in IVF, Sperm preparation, ICSI^, Vitrification of embryos, Embryo vitrification ~ IVF
Scalp acupuncture = Ear seeds, Japanese acupuncture, Japanese needling, Five element acupuncture, Five element theory ~ Acupuncture
Trigger point needling = Trigger point dry needling, Dry needling of trigger points ~ Dry needling
Clean needle technique = CNT certification ~ Acupuncture
Forensic psychological reports = Forensic psychology reports, Expert psychological reports ~ Clinical psychology
Clinical interviews = Clinical interviewing, Structured clinical interviews, SCID-5^ ~ Clinical psychology
Animal-assisted therapy
Friday prayers = Leading Friday prayers ~ Friday sermons
Bovine TB testing = TB testing of cattle ~ Large animal practice, TB testing

[tools]
Ventana BenchMark = BenchMark Ultra, Ventana Ultra ~ Immunohistochemistry
NCCAOM^ = NCCAOM Diplomate ~ Acupuncture
AMPDS^
`;
