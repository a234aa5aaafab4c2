export default String.raw`
@group therapy-animal-dispensing-detail | Animals, teeth, medicines, therapy, eyes and ears in detail | health | narrow

[skills]
Ovariohysterectomy = OVH^, Bitch spays, Spays ~ Spaying and neutering
Orthopaedic surgery in animals = TPLO^, Cruciate repair, Small animal orthopaedics ~ Veterinary surgery
Bovine reproduction = Cattle fertility, Fertility visits, Routine fertility visits, Bovine fertility, Fertility scanning
Herd health planning = Herd health plans, Flock health plans, Farm health plans ~ Herd management
Lameness treatment = Lameness work-ups, Lameness diagnosis, Laminitis, Navicular disease, Laminitis management ~ Lameness scoring
Foaling assistance = Foaling, Foal watch
Equine dentistry = Equine dental rasping, Horse teeth rasping
Pre-purchase examination = Horse vetting, Five-stage vetting
Exotic animal medicine = Exotics, Exotic pets medicine, Avian medicine, Wildlife medicine
Export certification of animals = Export health certificates, Animal health certificates, Export certification
Ring vaccination
GDV surgery
Toxicity cases in animals = Toxicology cases, Poisoning cases
Flock visits = Farm visits by vets, Poultry farm visits
Pet passports = Pet travel documents
Animal welfare audits = Welfare audits, Animal welfare assessment
Euthanasia support = Pet euthanasia, Euthanasia of animals, Bereavement support for owners
Animal handling and restraint = Handling and restraint, Patient restraint for vets ~ Animal handling
Kennel care = Kennel duties, Cattery care ~ Veterinary nursing
Nurse clinics = Veterinary nurse clinics ~ Nurse-led clinics
In-house bloods = In-house blood tests, In-house lab tests, In-house laboratory testing
IV catheter placement = Intravenous catheter placement, IV catheters, Catheter placement ~ Cannulation
Pregnancy diagnosis in animals = Pregnancy checks, PD scanning of cattle ~ Pregnancy diagnosis
Wound bandaging = Bandage changes ~ Wound care, Bandaging
Hospitalised patient care = In-patient care of animals, Inpatient monitoring, Hospitalised animals
Gingivectomy = Gingival contouring, Crown lengthening, Periodontal surgery, Flap surgery in dentistry
Full-mouth rehabilitation = Full mouth reconstruction, Oral rehabilitation ~ Prosthodontics
Fixed orthodontics = Metal braces, Fixed orthodontic appliances ~ Orthodontics, Fixed appliances, Braces
Facial aesthetics = Aesthetic injectables, Botox*, Botox and fillers, Anti-wrinkle injections, Facial injectables ~ Dermal fillers
Apicectomy = Apicoectomy, Root-end surgery
Bone grafting = Bone grafts, Guided bone regeneration, Socket preservation, Ridge augmentation ~ Dental implants
Sinus lift = Sinus augmentation ~ Dental implants
Implant restoration = Implant crowns, Implant-supported dentures, Implant prosthetics, All-on-4
Denture relines = Relines, Denture relining, Denture repairs and relines
Splinting of mobile teeth = Tooth splinting
OPG interpretation = OPG reading, Radiograph interpretation, X-ray interpretation, Reading X-rays, X-ray reading
NHS dentistry = NHS UDA, UDA targets, NHS dental contract, UDAs
Dental waterline management = Dental unit waterline, DUWL^, Waterline disinfection
Amalgam separators = Amalgam waste, Amalgam separation
Bitewings = Bitewing X-rays, Periapical radiographs, Periapicals ~ Dental radiography
Study models = Study casts, Casting of study models, Pouring study models
Nitrous oxide monitoring = Laughing gas ~ Inhalation sedation
Treatment estimates = Dental treatment estimates, Treatment plan coordination ~ Treatment coordination
Dental recalls = Recall appointments ~ Recall systems
Clinical screening of prescriptions = Clinical screening, Clinical checks, Clinical check of prescriptions, Prescription validation ~ Prescription checking
Narcotics control = Narcotic drugs register ~ Controlled drugs handling
OTC recommendations = OTC counselling, Counter prescribing ~ Over-the-counter advice, Minor ailments
Flu vaccination = Flu jabs, Influenza vaccination, Travel and flu vaccination, Covid vaccination, COVID-19 vaccination
New Medicine Service = NMS consultations, NMS service, Medicines use reviews, MURs^
Near-expiry management = Short-dated stock, Short expiry management, Expired drugs disposal ~ Expiry checks
Insulin device training = Inhaler technique training, Insulin pen training, Device counselling ~ Inhaler technique
Good dispensing practice = GDP in pharmacies, Good pharmacy practice, GPP^
Insurance approvals = Pre-approvals, Insurance pre-authorisation, Medical insurance approvals ~ Insurance pre-approvals
E-claims = E-claim submission, eClaims, e-claim link, eClaimLink, DHPO
Prescription endorsing = Endorsing prescriptions, Prescription endorsement, Prescription submission
Owings = Owing prescriptions, Owings management
Medicines management = Medicines management technician duties ~ Medication reconciliation
Drug history taking = Drug histories, Medication history taking, Medication histories
Patients' own drugs = Patients own drugs, PODs assessment, POD lockers
Automated cabinet refill = Pyxis refill, ADC refill, Cabinet restocking, Pyxis restocking
Aseptic services = Aseptic unit, Aseptic manufacturing of medicines ~ Sterile compounding
Chemotherapy reconstitution = Chemo compounding ~ Cytotoxic reconstitution
Aseptic hood cleaning = LAFW cleaning, Laminar flow cleaning
CD running balance = Controlled drug balance checks, CD balance checks, CD checks
Prescription refills = Refill requests, Medication refills, Refills*
Industrial hygiene = Occupational hygiene, Workplace hygiene monitoring
Ventilation assessment = LEV assessment ~ LEV testing
Return-to-work plans = Return-to-work planning, Phased return, Workplace adjustments, Reasonable adjustments ~ Return-to-work programmes, Return-to-work interviews
DSE assessment = Display screen assessments, VDU assessments ~ Ergonomics
Ill-health retirement = Ill health retirement cases, Medical boarding, Medical board cases
Management referrals = Occupational health referrals, OH referrals
Drug and alcohol testing = Drug testing, Alcohol testing, Breathalyser testing, Substance abuse testing, Drug and alcohol screening
Medical screening = Periodic medicals, Executive health checks, Medical check-ups, Annual medical examinations, Health check-ups
First aid training = First aid instruction, First aid courses, Training first aiders
Serial casting = Contracture casting ~ Spasticity management
Spasticity management = Tone management, Spasticity treatment
ACL rehabilitation = ACL rehab, Post-ACL rehabilitation, Ligament rehabilitation, Knee rehabilitation
Amputee rehabilitation = Amputee rehab, Pre-prosthetic training ~ Prosthetic training
Manual muscle testing = MMT^, Muscle strength testing, Muscle testing
Range of motion assessment = ROM exercises ~ Goniometry
Early mobilisation = Early ambulation, Mobilisation of patients, Ambulation of patients, Bed mobility ~ Patient transfer
Back school = Back care classes, Back care education
Pilates classes = Clinical Pilates, Rehab Pilates, Mat Pilates classes
Match-day cover = Pitchside physio, Matchday physiotherapy, Pitchside cover, Touchline cover
Six-minute walk test = 6MWT^, 6-minute walk test
Patient education sessions = Education sessions for patients
Matrix rhythm therapy
IASTM^ = Instrument-assisted soft tissue mobilisation, Soft tissue release ~ Manual therapy
Neural mobilisation = Neurodynamics, Nerve gliding
Constraint-induced movement therapy = CIMT^
Functional electrical stimulation = FES^, NMES^, Muscle stimulation, Electrical muscle stimulation
SWD^ ~ Interferential therapy
Medical nutrition therapy = MNT^, Nutrition therapy
Insulin adjustment = Insulin titration, Insulin dose adjustment
Bariatric nutrition = Bariatric dietetics, Nutrition after bariatric surgery
Ketogenic diet = Ketogenic therapy, Ketogenic diet therapy
Infant and young child feeding = IYCF counselling ~ Breastfeeding support, Nutrition counselling for mothers
Tray line checks = Tray line, Tray line supervision, Tray checks, Diet trays, Tray assembly in kitchens
Dysphagia diets = Modified texture diets, Soft and pureed diets ~ Texture-modified diets
Fluid restriction = Fluid restriction advice
Phosphate management = Phosphate binders, Phosphate binder titration
Food service dietetics = Hospital food service, Dietary kitchen management, Diet kitchen
Oncology nutrition = Cancer nutrition
Prenatal nutrition = Maternal nutrition
Food fortification advice = Fortified diets, Oral nutritional supplements, ONS^
Real ear measurement = REM^
Ear moulds = Earmould impressions, Custom ear moulds ~ Ear mould impressions
Visual reinforcement audiometry = VRA^, Play audiometry, Behavioural observation audiometry
Auditory steady-state response = ASSR^
Hearing aid repair = Hearing aid servicing ~ Audiology
Balance assessment = Balance clinics, Caloric testing, vHIT^
Autism intervention = Autism therapy, Early intervention for autism, Autism intervention programmes
Feeding therapy = Paediatric feeding therapy, Feeding and swallowing therapy, Feeding assessment
Selective mutism
Cleft palate speech therapy = Cleft speech therapy
Paediatric follow-up clinics = Paediatric follow-up
Diabetic retinal screening = Retinal screening, Retinopathy screening, Retinal grading ~ Diabetic retinopathy screening
Cycloplegic refraction > Refraction
Post-cataract follow-up = Cataract follow-up, Cataract co-management ~ Post-cataract care
Gonioscopy
Pupil dilation = Dilated fundus examination, Dilation*, Dilated eye examination
Image grading in retinal screening = Retinal image grading
Minor eye conditions = MECS^, CUES^, Minor eye conditions service
Aftercare appointments = Aftercare checks ~ Optometry
Varifocal fitting = Progressive lens fitting, Multifocal fitting ~ Varifocal dispensing
NHS optical vouchers = NHS vouchers, GOS forms, GOS vouchers
Lens selection = Lens recommendations, Lens advice, Lens coating advice
Seating and positioning = Postural management, Wheelchair seating, Seating clinics, Special seating ~ Seating assessment
Kitchen assessments = Meal preparation assessment, Washing and dressing assessment, Washing and dressing practice
Biomechanical assessment = Gait and biomechanics, Biomechanics clinics
Insole prescription = Orthotic insoles, Orthotic prescription, Custom orthotics ~ Insoles
Orthotic devices* = Orthoses, Splints and orthoses ~ Prosthetics and orthotics
Sharp debridement = Scalpel debridement, Conservative sharp debridement ~ Wound debridement
Verruca treatment = Verrucae treatment, Wart treatment, Verruca cryotherapy
Chiropractic adjustment = Spinal adjustments, Spinal manipulative therapy ~ Spinal manipulation
Osteopathic manipulation = Osteopathic techniques, Osteopathic treatment, HVLA^, HVT^
Cranial osteopathy ~ Craniosacral therapy
Posture analysis = Postural analysis, Postural assessment, Posture screening ~ Posture correction
Cognitive stimulation therapy = Cognitive stimulation, CST groups
Relaxation groups = Relaxation training ~ Relaxation techniques
Social prescribing = Social prescriptions
Limb measurement = Measurement of limbs, Limb measuring, Residual limb measurement ~ Prosthetics and orthotics
Foot scanning = Foot scans, 3D foot scanning ~ Prosthetics and orthotics
Prosthesis donning training = Donning and doffing of prostheses, Donning training ~ Prosthetics and orthotics
Crown casting = Casting of crowns, Casting of frameworks, Framework casting, Chrome framework casting, Chrome frameworks ~ Dental laboratory work
Tooth set-up = Setting up of teeth, Setting up teeth, Tooth setup, Teeth arrangement, Denture set-up, Setup of artificial teeth ~ Dental laboratory work
Model scanning = Scanning of models, Scanning models, Dental model scanning ~ Dental laboratory work
Orthodontic wires = Wire bending in orthodontics, Orthodontic wire bending ~ Orthodontic appliances
Equine nursing = Horse nursing ~ Veterinary nursing
Surgical instrument cleaning = Cleaning of surgical instruments, Instrument cleaning ~ Sterilisation

[tools]
IDEXX analysers = IDEXX ProCyte, IDEXX Catalyst
SOE R4 dental software = R4 dental, Carestream R4, Kodak R4
HTM 01-05
PharmOutcomes
NHS smart cards* = Smart cards*
DOH licence* = DHA licence, MOH licence, DHA exam, MOH exam, Dataflow report
Electronic Prescription Service = EPS prescriptions, EPS downloads, EPS release, Electronic prescriptions, E-prescriptions
Maitland mobilisation = Maitland^, Maitland concept, Maitland technique
Mulligan mobilisation = Mulligan^, Mulligan concept, Mulligan technique, MWM^
McKenzie method = McKenzie^, McKenzie therapy, MDT McKenzie
PNF stretching = PNF^, PNF techniques, Proprioceptive neuromuscular facilitation
Berg Balance Scale = Berg balance test
Timed Up and Go = TUG test
Barthel Index = Barthel score
TM3^
Rehab My Patient
Physitrack
InBody^ = InBody analyser, InBody scans
Dietplan7 = Dietplan 6
Noah hearing software = NOAH 4, Noah software
Lidcombe Program = Lidcombe therapy
Phonak Target = NOAH System, Signia Connexx
Oticon Genie
Humphrey field analyser = HFA^, Humphrey visual field analyser
Optisoft
Wellcomm = WellComm screening, Welcomm
`;
