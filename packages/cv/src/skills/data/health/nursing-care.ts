export default String.raw`
@group nursing-care | Nursing and social care | health

[skills]
Urine dipsticks = Urine dip tests, Urine dip ~ Dipstick testing
Pain monitoring = Pain scoring, Pain scores, Pain charts
Medical care in nursing
Patient companionship = Accompanying patients
Bathing assistance = Bathing*, Bathing of patients
Non-invasive ventilation = NIV^, BiPAP, CPAP^ > Respiratory care
Arterial blood gas sampling = ABG^, ABG analysis, ABG sampling, ABG interpretation, Blood gas analysis, Arterial blood gases > Critical care nursing
PICC line care = PICC lines, Central line care, Central venous catheter care, CVC care, CVP monitoring, CVP measurement > IV therapy
Port care = Implanted port care ~ PICC line care
Parenteral nutrition = TPN^ > Critical care nursing
ECMO care = ECMO^ > Critical care nursing
Cardiac monitoring = Telemetry monitoring > Cardiac care
Suctioning* = Oral suctioning > Respiratory care
Glasgow Coma Scale = GCS^ > Patient assessment
Early warning scores = NEWS2 > Patient assessment
Nappy changing = Nappy changes, Diaper changing > Infant care
Safe sleep = Safe sleep checks, Safe sleep practices > Infant care
Bed management = Bed allocation > Ward management
Blood transfusion care = Blood transfusions > Nursing
Case conferences = Multidisciplinary team meetings, MDT meetings
Benefits applications = Welfare applications > Social work
Adoption services = Fostering and adoption > Child welfare
Elder abuse prevention = Adult safeguarding, Safeguarding adults > Social care
Nurse-led clinics > Nursing
Nurse scheduling = Nurse rostering > Shift planning
Clinical supervision = Student nurse supervision > Nursing education
Postoperative monitoring = Recovery room care, PACU care > Surgical nursing
Neonatal resuscitation = Newborn resuscitation, Resuscitation of the newborn, Resuscitation of newborns, Helping Babies Breathe, NRP?, Neonatal resuscitation programme > Neonatal care
Partograph use = Partogram, Partograph monitoring, Partograph, CTG monitoring, CTG interpretation > Midwifery
Nutrition counselling for mothers = Infant feeding counselling > Midwifery
Care coordination = Coordination of care > Patient care
Discharge planning = Discharge teaching, Patient discharge, Discharge plans > Nursing
Motivational interviewing > Counselling
Court reports = Social enquiry reports, Social inquiry reports, Social investigation reports > Social work
Blood sugar testing = Blood sugar checks, Glucometer testing, Blood glucose testing, Glucose testing, RBS testing > Diabetes care
Patient admission = Admission of patients, Hospital admission, Appointment slips > Nursing
Bedside monitoring > Patient monitoring
Fluid management = IV fluids, Fluid balance monitoring, Fluid balance charts, Intake and output charting, Fluid balance, Input and output charting, I/O charting, Intake-output monitoring, Fluid therapy, Intravenous fluids > IV therapy
Antenatal clinics = Maternity clinics > Prenatal care
Health camps = Mobile clinics, Outreach clinics, Medical camps, Screening camps, Free medical camps > Community nursing
Group work facilitation > Social work
Breastfeeding support = Lactation support, Breastfeeding counselling, Infant feeding, Lactation counselling, IYCF^, Complementary feeding > Midwifery
Care assessment = Care needs assessment > Care planning
Stroke rehabilitation = Stroke care, Neurological rehabilitation, Neuro rehabilitation, Stroke rehab, Neuro rehab, Neurorehabilitation, Neuro-physiotherapy > Rehabilitation
Manual handling = Safe manual handling, Moving and lifting
Malaria management = Malaria case management, Malaria treatment, Malaria testing
Nutrition screening = Malnutrition screening, MUST screening, MUAC screening, Nutritional screening, MUST score, MUST tool, MUST audits, MUAC^, MUAC measurement > Patient assessment
Primary nursing > Nursing
Nursing management = Nursing administration, Nursing leadership, Nursing services administration > Nursing
Quality improvement in care = Quality improvement projects, Quality improvement, QI projects
Airway management = Airway care, Difficult airways
Intubation = Endotracheal intubation > Airway management
Emergency driving = Blue light driving, Ambulance driving, Emergency response driving, EVOC?
Sleep-in support > Caregiving
Medication labelling = Drug labelling, Medicine labelling ~ Dispensing
Infusion pumps = Syringe pumps*, Syringe driver set-up > IV therapy
Nursing* = Nursing care, General nursing, Registered nursing, Nursing skills, Nursing practice, Clinical nursing
Patient care = Care of patients, Patient-centred care, Bedside care, Patient centered care, Direct patient care, Patient nursing, Person-centred care, Patient caring
Patient assessment = Nursing assessment, Patient evaluation, Health assessment, Clinical assessment, Physical assessment, Assessing patients
Patient monitoring = Monitoring patients, Patient observation, Observing patients, One-to-one observation, Enhanced observations, 1:1 observation, 1:1 care, Special observations
Vital signs monitoring = Blood pressure*, Obs rounds, Vital signs, Taking vital signs, Measuring vital signs, Blood pressure measurement, Blood pressure monitoring, Monitoring vital signs, Vitals*, Vital signs recording, Blood pressure checks, BP checks, BP monitoring, BP measurement
Care planning = Care plans, Nursing care plans, Care plan development, Individual care plans
Medication administration = Meds*, Meds rounds, Administering medication, Medication management, Drug administration, Administration of medication, Medicine administration, Administering medicines, Medication rounds, Giving medication, Medication dispensing to patients, Drug rounds, Medicine rounds, Medication prompting, Oral medication, Medication reminders, Medication prompts, Medication assistance, Prompting medication
Wound care = Wound dressing, Wound management, Dressing wounds, Dressing changes, Wound healing, dressings?, Surgical dressings, Changed dressings
IV therapy = IV drugs, Intravenous therapy, IV administration, IV drips, Infusion therapy, IV infusion
Cannulation = IV cannulation, IV insertion, Intravenous cannulation > IV therapy
Injections = Giving injections, Injection administration, Intramuscular injections
Catheterisation = Catheter care, Urinary catheterisation, Catheter insertion
Phlebotomy = Blood drawing, Venipuncture, Blood sampling, Blood collection, Drawing blood, Taking blood samples, Venepuncture, Blood draws, Taking blood, Blood taking
Infection control = Infection prevention, Infection prevention and control, IPC^, Hand hygiene
Critical care nursing = Intensive care nursing, Critical care, ICU nursing, Intensive care, ICU care, ICU* > Nursing
Emergency nursing = Emergency room nursing, A&E nursing, ER nursing, Accident and emergency nursing > Nursing
Surgical nursing = Theatre nursing, Operating theatre nursing, Scrub nursing, Perioperative nursing, Operating room nursing, Perioperative care, Scrub nurse duties, Circulating nurse duties, Operating theatre, Surgical scrub, Scrubbing*, Surgical counts, Swab counts, Instrument counts, needle and instrument counts, Swab and instrument counts > Nursing
Pre- and post-operative care = Post-operative care, Postoperative care, Pre-operative care, Pre and post operative care, Pre-operative and post-operative care, Preoperative care, Post-op care, Pre-op care
Paediatric nursing = Pediatric care, Child nursing > Nursing
Neonatal care = Neonatal nursing, NICU, Newborn care, Neonatal intensive care, NICU nursing, Neonatal ICU care, Care of preterm infants, Preterm care
Prenatal care = Prenatal check-ups, Prenatal checkups, Antenatal care, Antenatal checks, Antenatal check-ups, Antenatal visits > Midwifery
Postnatal care = Postnatal visits, Postpartum care, Postnatal checks, Postnatal home visits, Post-natal visits > Midwifery
Midwifery = Midwife skills, Labour ward, Labour and delivery, Delivery of babies, Maternity care
Mental health nursing = Psychiatric nursing, Psychiatric care, Acute mental health > Nursing
Geriatric care = Elderly care, Care of the elderly, Elder care, Geriatric nursing, Caring for the elderly, Aged care, Senior care, Care of older people, Old people's care, Nursing home care
Dementia care = Alzheimer's care, Dementia support, Dementia*
Palliative care = End-of-life care, Hospice care, Terminal care, Hospice*
Oncology nursing = Cancer care, Oncology care > Nursing
Chemotherapy administration = Chemotherapy*, Cytotoxic drug administration, Cytotoxic administration, Port-a-Cath care > Oncology nursing
Dialysis care = Dialysis*, Renal nursing
Haemodialysis = Hemodialysis nursing, CAPD^ > Dialysis care
Cardiac care = Cardiac nursing, Coronary care, CCU care, Coronary care nursing
Diabetes care = Diabetes management, Diabetic care, Diabetes education, Diabetes counselling, Diabetes clinics, Diabetes reviews, Diabetic clinics, Diabetic reviews
Blood glucose monitoring = Blood sugar monitoring, BM checks, BM monitoring, CBG monitoring > Diabetes care
Insulin administration = Insulin injections > Diabetes care
Respiratory care = Respiratory therapy, Nebulisation
Oxygen therapy = Oxygen administration, High-flow oxygen > Respiratory care
Mechanical ventilation = Ventilator care, Ventilator management, Ventilator weaning, Ventilators* > Respiratory care
Tracheostomy care = Tracheostomy suctioning, Tracheostomies > Respiratory care
Stoma care = Ostomy care, Colostomy care
Pressure ulcer prevention = Pressure sore prevention, Pressure area care, Bedsore prevention, Pressure injury prevention, Pressure injuries
Nasogastric tube feeding = NGT feeding, NG tube insertion, Enteral feeding, Tube feeding, PEG feeding, Nasogastric tubes, Nasogastric feeding, NG tube feeding, NG feeding, Ryles tube feeding, Nasogastric tube insertion, NGT insertion, Nasogastric intubation, Tube feeds
Pain management = Pain assessment
Triage = Patient triage
Community nursing = Public health nursing, Home nursing, District nursing, Community health nursing, Home visiting
School nursing
Occupational health nursing > Nursing
Nursing documentation = Patient records, Medical records, Patient documentation, Clinical documentation, Charting*, Medical documentation, Patient charting, Patient record keeping, Medical record keeping, Health records, Medical records management
Shift handover = Nursing handover, Patient handover, Handover reports, SBAR, SBAR handover, Clinical handover, ISBAR^, Handover*, Shift logs, Logbooks*, Shift logging, Logbook entries on shift, Log sheet readings, Logging readings, Reading logs on shift, Shift log keeping
Ward management = Ward administration, Nurse management, Ward supervision, Ward budgets, Waiting list management
Patient education = Health education for patients, Patient teaching, Patient counselling, Educating patients, Patient and family education
Patient safety = Fall prevention, Falls assessment, Falls risk assessment
Patient advocacy
Patient transfer = Patient transport, Patient lifting, Manual handling of patients, Moving and handling of people, Patient handling, Lifting patients, Hoist use, Using hoists, Patient mobility, Patient positioning, Moving and handling, Patient mobilisation, Non-emergency transport, Mobilising patients, Ambulating patients, Patient ambulation, Transfer of patients, Bed transfers ~ Hoisting
Basic life support = BLS^, BLS certification
Advanced life support = ACLS^, ALS^, Advanced cardiac life support
Paediatric life support = PALS^, Pediatric advanced life support
CPR^ = Cardiopulmonary resuscitation, CPR training, Resuscitation
First aid = First aider*, First aid at work, Emergency first aid, Paediatric first aid, First aid treatment
  not before box, kit, cabinet, room, post, bag, poster
Personal care = Personal hygiene care, Bathing and dressing, Assistance with bathing, Basic care, Assisting with personal hygiene, Activities of daily living, ADL support, Personal hygiene assistance, Grooming assistance, ADL^, Daily living skills, Activity analysis
Caregiving = Care giving, Caregiver skills, Home care, Home caregiving, Care assistance, Carer skills, Care work, Live-in care, Domiciliary care, Home care visits, Home health care, Home healthcare, Home health*
Disability support = Disability care, Supporting people with disabilities, Learning disability support, Learning disabilities, Disability services, Support for people with disabilities
Companionship* = Companion care
Respite care
Feeding assistance = Assisting with meals, Feeding patients, Meal assistance, Assisted feeding, Assistance with meals, Feeding support*, Lunch duty*, Feeding*, Feeding of patients
Continence care = Incontinence care
Restraint techniques = De-escalation, De-escalation techniques, MAPA^, Verbal de-escalation, Conflict de-escalation, PMVA^, Control and restraint, Physical intervention, Physical restraint, Restraint*, Prevention and management of violence
Health promotion = Health awareness, Health education, Health campaigns, Health talks, Health education talks, Community health education
Immunisation = Vaccination, Vaccine administration, Administering vaccines, Immunisation programmes, Immunisation clinics, Childhood immunisation, Child immunization, Childhood vaccination, EPI clinics, Vaccines*, Giving vaccines
Family planning = Reproductive health, Sexual and reproductive health, Family planning counselling, Contraceptive counselling, Contraception and sexual health, Reproductive health services, SRH services, Sexual health clinics
Nursing research = Evidence-based practice, Evidence-based nursing, Evidence-based medicine, EBM?
Nursing education = Clinical teaching, Clinical instruction, Clinical mentoring, Mentoring student nurses
Social work = Social work practice, Social casework, Casework*, Social services
Social care = Adult social care, Health and social care
Counselling* = Counseling skills, Client counselling, Psychological counselling, Counselling services
Psychosocial support = Psycho-social support, Psychosocial counselling, PSS^, MHPSS^, Psychological first aid
Needs assessment = Client assessment, Needs analysis, Community needs assessment, Community assessments, Social assessments, Family assessments
Crisis intervention = Crisis counselling, Suicide prevention, Crisis calls
Child welfare = Child protection services, Foster care, Foster placement, Kinship care, Foster carer assessment
Family support = Family counselling, Family therapy, Family work, Family intervention, Couples therapy, Systemic therapy, Family visits, Family mediation
Trauma-informed care = Trauma counselling, Trauma support, Trauma therapy, Trauma-focused therapy, TF-CBT
Addiction counselling = Substance abuse counselling, Drug rehabilitation, Addiction support, Substance misuse support
Domestic violence support = Gender-based violence, GBV^, GBV response, Domestic abuse support, Gender-based violence response, GBV case management, SGBV case management, Domestic violence*, Domestic violence work, Domestic violence counselling, IDVA^, Domestic abuse work
Group therapy = Group counselling, Support groups, Therapy groups
Rehabilitation* = Patient rehabilitation, Rehabilitation support
Community outreach = Outreach*, Community outreach programmes, Outreach programmes
Community development = Community mobilisation, Community engagement, Social mobilisation, Community participation, Community work, Community meetings, Community organising
Refugee support = Refugee assistance, Migrant support, Refugee resettlement
Homelessness support = Housing support, Homeless outreach
Support planning = Support plans, Person-centred planning, Individual support plans, Person-centred plans, PCP planning
`;
