export default String.raw`
@group posts-of-care-detail | Posts of wards, scans, theatres, homes and early help in detail | health | narrow

[skills]
Nursing process = Nursing care process ~ Care planning
Kinaesthetics = Kinaesthetics in nursing, Kinaesthetic mobilisation
Activation of residents = Resident activation, Activation therapy, Activating care
Care programme approach = CPA meetings, CPA reviews, Care coordination in mental health
ECT nursing = ECT care, ECT recovery
Community psychiatric nursing = Community mental health nursing, CPN visits, CPN^
Ligature checks = Ligature risk assessment, Ligature audits, Environmental checks on wards
Seclusion reviews = Seclusion monitoring, Seclusion
Section 17 leave = Section 17 escorts, Escorted leave, Mental Health Act paperwork
Medication concordance = Medication adherence support, Compliance with medication
Relapse signatures = Early warning signs work, Relapse signature work, Staying well plans
Psychosocial interventions = PSI in psychosis, Hearing voices groups
Eating disorder nursing = Meal supervision, Meal support in eating disorders
Leg ulcer management = Leg ulcer dressings, Leg ulcer clinics, Leg ulcers ~ Leg ulcer care
Ankle-brachial pressure index = Doppler ABPI, ABPI^, ABPI measurement
Continence assessment = Bladder scans, Bladder training ~ Bladder scanning
School immunisations = HPV vaccination, School vaccination, School-age immunisation, BCG vaccination, MMR vaccination
Enuresis clinics = Bedwetting clinics
Child measurement programme = Height and weight screening, Child measurement, NCMP^ ~ Height and weight checks
Student nurse mentoring = Student mentorship in nursing, Practice assessor, Practice supervisor, Clinical instruction of students ~ Clinical supervision
Off-duty rotas = Off-duty*, Off duty planning ~ Nurse scheduling
Anticipatory medicines = Just-in-case medicines, Anticipatory prescribing
Health visiting checks = Ages and stages reviews, New birth visits, 2-year reviews, Developmental reviews
Transvaginal ultrasound = Transvaginal scans, TVS scans, Gynaecological ultrasound, Pelvic ultrasound
Vascular ultrasound studies = Carotid Doppler, DVT scans, Carotid ultrasound, Varicose vein mapping
General ultrasound = Renal ultrasound, Thyroid ultrasound, Testicular ultrasound, Abdominal scans, Small parts ultrasound, Neck ultrasound
Musculoskeletal ultrasound = MSK ultrasound, Shoulder ultrasound
Ultrasound-guided FNA = FNA guidance, Ultrasound-guided biopsy, Ultrasound-guided procedures
Stress echocardiography = Stress echo, Transthoracic echo, Transthoracic echocardiogram, Transthoracic echocardiography, TTE^, TOE?
Tilt table testing = Tilt table tests, Tilt testing
Cath lab monitoring = Haemodynamic monitoring in the cath lab, Cath lab physiology, Cath lab duties
Probe disinfection = Probe decontamination, TOE probe cleaning
Scrub practice = Scrub practitioner, Scrubbing for cases, Instrument passing, Passing instruments, Draping of patients
Malignant hyperthermia management = Malignant hyperthermia
Laparoscopic stacks = Stack systems, Laparoscopic stack set-up, Arthroscopy towers
Fluid warming = IV fluids warming, Patient warming, Bair Hugger
Postoperative nausea management = PONV management, PONV^
Autologous transfusion
Neurophysiology studies = Evoked potentials, EMG studies ~ EEG
Bedridden patient care = Care of bedridden patients, Bedridden care, Bedbound care
Bathing and grooming = Grooming*, Sponge baths, Sponge bathing, Tepid sponging, Bed sponging ~ Personal care
Nasogastric feeding by carers = Oral feeding, Tube feeding at home ~ Nasogastric tube feeding
Ambulation assistance = Ambulation*, Assisted walking, Walking assistance ~ Mobility assistance
Doctor appointments escort = Doctor appointments, Hospital escort, Hospital accompaniment, Accompanying to clinics
Memory games = Memory activities, Memory exercises, Cognitive games, Puzzles and memory games
Physiotherapy exercises = Passive range of motion, Assisted exercises
Caregiver certificate = NC II Caregiving, Caregiving NC II, Caregiver course
Paediatric phlebotomy = Paediatric bleeds, Paediatric blood sampling, Heel pricks
Order of draw = Vacutainer system, Vacutainers, Butterfly needles
Patient identification = Positive patient identification, Patient ID checks
Otoscopy
Non-contact tonometry = Air-puff tonometry, Puff test
Fundus photos = Fundus imaging, Retinal photos ~ Retinal photography
Discrete trial training = DTT^, Discrete trial teaching, Discrete trials
Natural environment teaching = NET teaching, Naturalistic teaching, Pivotal response training, Incidental teaching
Skill acquisition plans = Skill acquisition programmes, Skill acquisition, Behaviour reduction plans
Reinforcement schedules = Token boards, Prompting and fading, Differential reinforcement
BCBA supervision = RBT supervision, Supervision of RBTs
Play therapy techniques = Sand tray, Filial therapy, Puppets in therapy ~ Sandplay therapy, Sandplay
Theraplay = DDP therapy, Dyadic developmental psychotherapy
Feeding protocols = Feeding programmes for autism
Therapy session notes = Session notes*, Clinical notes for therapy
Functional communication training = Functional communication
Portage = Portage home visiting, Portage visits
Home programmes = Home-based programmes, Home activities plans, Home exercise plans for parents
Developmental play = Floortime, DIR Floortime, Play skills
Lip reading = Speech reading, Cued speech
Auditory training = Listening skills training, Ling six sounds
Toy library
Phonological awareness = Phonological awareness work ~ Speech therapy
Dysphagia support = Swallowing support, Thickened fluids, Thickening of drinks, Modified diets ~ Speech therapy
Patient preparation for scans = Preparation of patients for scans, Scan preparation ~ Patient transfer
Group therapy sessions = Language groups, Therapy group sessions ~ Speech therapy

[tools]
easyDOK > Nursing documentation
Nedap Ons = ONS Nedap > Nursing documentation
Recovery Star = Outcomes Star
Voluson = GE Voluson, Voluson E10
Vivid E95 = GE Vivid, Philips EPIQ, Philips Affiniti
BSE accreditation = British Society of Echocardiography
VB-MAPP = ABLLS-R, ABLLS, PEAK assessment
RBT^ = Registered Behavior Technician
CentralReach = Catalyst ABA
`;
