export default String.raw`
@group allied-health-detail | Pharmacy, therapy, eyes and teeth in detail | health

[skills]
Shirodhara
Abhyanga = Ayurvedic oil massage
Basti* = Kati basti, Vasti*
Nasya*
Virechana
Vamana*
Swedana = Swedana therapy
Pulse diagnosis = Nadi pariksha, Nadi pareeksha
Prakriti analysis = Dosha assessment, Prakriti assessment
Dravyaguna
Kayachikitsa
Shalya tantra
Marma therapy
Rasayana therapy
Decoctions* = Kashaya preparation, Decoction preparation, Kashaya, Kashayam, Herbal decoctions
Medicated oils* = Herbal oil preparation, Medicated oil preparation, Taila preparation, Taila
Yoga therapy
Unani medicine = Unani
Siddha medicine
Leech therapy = Hirudotherapy
Moxibustion
Tuina = Tui na
Ksharasutra = Kshara sutra
Pharmacognosy
Wellness programmes*
Naturopathy
Caesarean sections in cattle = Bovine caesarean
Mastitis control = Mastitis treatment, Mastitis management
Lameness scoring = Mobility scoring, Lameness examination
TB testing = Tuberculin testing, Tuberculin skin testing
Rabies control
Faecal egg counts = Faecal examination, Worm egg counts, Faecal tests
Animal euthanasia = Euthanasia*
Poultry health = Poultry medicine, Poultry disease control
Embryo transfer
Wildlife capture = Chemical immobilisation, Darting of wildlife
Equine medicine = Equine practice
Zoonoses* = Zoonosis control, Zoonotic diseases
Foot-and-mouth disease control = FMD control, FMD surveillance, FMD vaccination
Rotary endodontics
Inhalation sedation = Nitrous oxide sedation, RA sedation
Conscious sedation ~ Inhalation sedation
Dental veneers = Veneers*, Porcelain veneers
Rubber dam* = Rubber dam isolation, Rubber dam placement
CAD/CAM dentistry = Chairside CAD/CAM
Dental photography = Intraoral photography, Intraoral photos, Intraoral camera, Intraoral imaging
Smile design = Digital smile design
Occlusion*
TMJ disorders = TMD management, TMJ treatment, Temporomandibular disorders
TPN compounding = TPN preparation, Parenteral nutrition compounding
Formulary management = Formulary development, Drug formulary
Drug interaction checking = Drug interaction screening, Interaction checks
Drug utilisation review = DUR?, Drug use evaluation, Drug utilisation studies
Dose calculation = Dosage calculations, Drug calculations, Medication calculations
Extemporaneous preparation = Extemporaneous compounding, Extemporaneous dispensing
Unit dose dispensing = Unit dose packaging, Unit dose
Anticoagulation clinic = Warfarin clinic, INR monitoring, INR clinic, Anticoagulation monitoring
Vancomycin dosing
Pharmacokinetic dosing = Aminoglycoside dosing ~ Vancomycin dosing
Minor ailments* = Minor ailments service, Responding to symptoms, Pharmacy First
Renal dosing = Renal dose adjustment
Inhaler technique = Inhaler training, Inhaler counselling, Inhaler technique checks
Emergency contraception*
Pharmacoeconomics
Drug tender evaluation
Exposure monitoring = Exposure assessment, Workplace exposure monitoring
LEV testing = Local exhaust ventilation testing, LEV examination
Heat stress assessment = WBGT measurement, Heat stress monitoring, Heat stress, WBGT^
Manual handling assessment = Manual handling risk assessment
Hand-arm vibration = HAVS assessment, HAVS^
Face fit testing = RPE face fit testing, Respirator fit testing, Fit testing of respirators
Respiratory protection*
Hearing conservation = Hearing conservation programmes
Health surveillance = Medical surveillance
Asbestos surveys = Asbestos inspection
Asbestos management ~ Asbestos surveys
Legionella risk assessment = Legionella testing, Legionella*, L8, Water hygiene monitoring, Legionella management
Biological monitoring
Industrial ventilation
Safety data sheets* = SDS?, MSDS^, Material safety data sheets, SDS management
Indoor air quality = IAQ^
Food hygiene inspection = Food premises inspection
Hazardous substances* = Hazardous substance control
Lighting surveys
Control banding
Enteral nutrition = Home enteral feeding
Renal diets* = Renal nutrition, Renal dietetics
Low FODMAP diet = FODMAP^, Low FODMAP
Anthropometry = Anthropometric measurement, Weighing and measuring children
Paediatric nutrition = Child nutrition, Infant nutrition
Food allergy counselling = Food allergies, Food allergy management, Allergen advice
Recipe analysis
Community nutrition = Public health nutrition
Texture-modified diets = IDDSI^
Food fortification = Micronutrient fortification
Micronutrient supplementation ~ Food fortification
Behaviour change = Behaviour change counselling
Food frequency questionnaires = Dietary recall, 24-hour recall, 24-hour dietary recall, Diet history
Nutrition surveillance
SMART surveys > Nutrition surveillance
FEES^ = Fibreoptic endoscopic evaluation of swallowing
Parent training = Parent coaching, Parent education
Cleft palate speech = Cleft speech
Oral motor therapy = Oromotor therapy
Tympanometry = Impedance audiometry
Otoacoustic emissions = OAE?
Auditory brainstem response = BERA^, ABR?, BERA testing
Cochlear implant mapping = Cochlear implant programming
Ear mould impressions = Ear impressions, Ear mould making
Social communication groups* = Social skills groups, Social skills training, Social communication therapy
Dysarthria therapy = Dysarthria*
Tracheostomy weaning
Auditory verbal therapy
Tinnitus management = Tinnitus counselling
Retinoscopy = Objective refraction
Binocular vision assessment = Binocular vision
Orthoptics = Orthoptic exercises, Vision therapy
Keratometry
Pachymetry
Corneal topography = Corneal mapping, Pentacam ~ Pachymetry
Ocular biometry = Biometry, IOL calculation, A-scan
Dry eye management = Dry eye clinics
Diabetic retinopathy screening = Diabetic eye screening
Glaucoma screening = Glaucoma referral refinement, Glaucoma monitoring, Glaucoma co-management, Glaucoma management, Glaucoma care
Myopia management = Myopia control
Orthokeratology = Ortho-K
Scleral lenses* = Scleral lens fitting, Rigid gas permeable lenses, Specialty contact lenses
RGP lenses = RGP fitting ~ Scleral lenses
Paediatric optometry = Paediatric eye examinations, Children's eye tests
Foreign body removal
Cataract screening = Cataract camps
Post-cataract care = Post-operative cataract care
Prism prescribing = Prisms*
Amblyopia treatment = Amblyopia therapy, Amblyopia management, Patching therapy
Ocular ultrasound = B-scan
School eye camps* = Eye camps*
Focimetry = Lensometry, Lens focimetry
Fine motor skills* = Fine motor training
Handwriting intervention = Handwriting programmes
Pressure relief seating = Pressure care, Specialist seating, Postural seating
Energy conservation techniques = Fatigue management
Paediatric occupational therapy
Upper limb rehabilitation = Upper limb rehab, Upper extremity rehabilitation, Upper limb therapy
Mirror therapy
Scar management = Scar massage, Scar therapy
Pressure garments ~ Scar management
Oedema management ~ Scar management
Prosthetic training = Prosthetic rehabilitation
Manual handling plans
Milk fever treatment = Milk fever

[tools]
BNF^ = British National Formulary
GPhC registration*
Pharmacy council registration* ~ GPhC registration
SLMC pharmacist registration* ~ GPhC registration
GDC registration*
GOC registration*
HCPC* = HCPC registration*
  with registration, registered, register, health and care professions
RCVS* = MRCVS*
BOHS* = BOHS modules*
Nutritics
CELF^ = CELF-5, CELF-4
LSVT^ = LSVT LOUD
COPM^
MoHO?
AMPS?
FIM? = Functional Independence Measure
Hanen = Hanen programme

[skills]
Spinal rehabilitation = Spinal cord injury rehabilitation
Traction therapy = Lumbar traction, Cervical traction, Spinal traction
Wax therapy = Paraffin wax, Paraffin wax treatments, Paraffin hand treatments
Geriatric rehabilitation = Geriatric physiotherapy, Elderly rehabilitation
Cardiac rehabilitation = Cardiac rehab
Pulmonary rehabilitation = Pulmonary rehab
Pelvic floor training = Pelvic floor exercises, Pelvic floor rehabilitation
Goniometry = Range of motion measurement, ROM measurement
Ergonomic advice
Shockwave therapy = ESWT?
SOAP notes
Lymphatic drainage = Manual lymphatic drainage, MLD?
Stair practice = Stair climbing practice, Stairs assessments ~ Gait training
Functional capacity assessment = Functional capacity evaluations ~ Occupational therapy
Goniometer readings = Goniometer measurements ~ Goniometry
NDIS^ = National Disability Insurance Scheme
My Aged Care
`;
