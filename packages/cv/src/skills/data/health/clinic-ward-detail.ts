export default String.raw`
@group clinic-ward-detail | Clinics and wards in detail | health

[skills]
Lensmeter readings = Lensmeter*
Theatre radiography
Radiology reporting ~ Radiography
RIS^ ~ PACS
Continuous renal replacement therapy = CRRT^
Cardiac surgery = Open heart surgery
Thoracic surgery ~ Cardiac surgery
Cardiac anaesthesia ~ Cardiac surgery
Disaster medicine
Medical simulation
Medical dispatch ~ Pre-hospital care
Vacuum-assisted births
Birth plans
Birth registration forms
Stoma siting
Pin site care

[tools]
TPS radiotherapy
GE Healthcare scanners = GE scanners
Siemens Somatom
Siemens Magnetom = Magnetom ~ Siemens Somatom
Carestream
Sectra PACS

[skills]
Scaling* ~ Dental fillings
Teeth scaling ~ Dental fillings
Wisdom teeth* ~ Dental fillings
Minor oral surgery ~ Dental fillings
Oral cancer screening ~ Dental fillings
Night guards ~ Dental fillings
Space maintainers ~ Dental fillings
Pulpotomy ~ Dental fillings
Gum surgery ~ Dental fillings
Pupillary distance = Pupillary distance measurement, PD measurement ~ Lensmeter readings
Low vision aids fitting ~ Lensmeter readings
Squint assessment = Strabismus assessment, Cover test, Squint clinics ~ Lensmeter readings
Colour vision testing ~ Lensmeter readings
Plain film ~ Radiography
Mobile X-ray ~ Radiography
Mobile X-rays imaging ~ Radiography
Trauma imaging = Trauma radiography ~ Radiography
Paediatric imaging ~ Radiography
CT colonography = Virtual colonoscopy ~ Radiography
Cardiac CT = CT coronary angiography, CTCA^, Coronary CT ~ Radiography
Cardiac MRI ~ Radiography
Image quality ~ Radiography
Image evaluation ~ Radiography
Dose audits ~ Radiography
Reporting of X-rays ~ Radiography
Barium swallows ~ Radiography
Cone beam CT = CBCT^ ~ Radiography
Angiographic imaging ~ Radiography
Fluoroscopic screening ~ Radiography
Prone positioning ~ Critical care nursing
Proning ~ Critical care nursing
Inotropes* ~ Critical care nursing
Vasopressors* ~ Critical care nursing
Weaning from ventilation ~ Critical care nursing
Transoesophageal echocardiography ~ Critical care nursing
Sedation management ~ Critical care nursing
Intensive care medicine ~ Critical care nursing
Organ support ~ Critical care nursing
Balloon pumps ~ Critical care nursing
Delirium assessment ~ Critical care nursing
Critical care transfers ~ Critical care nursing
ICU rounds ~ Critical care nursing
Pacemaker insertion ~ Cardiac surgery
Pacemaker checks = Pacing clinics, Device checks, Device clinics ~ Cardiac surgery
Field hospitals ~ Pre-hospital care
Triage tagging ~ Pre-hospital care
Helicopter evacuation ~ Pre-hospital care
Casualty evacuation ~ Pre-hospital care
Simulation training ~ Pre-hospital care
Bedside teaching ~ Pre-hospital care
Supervision of residents ~ Pre-hospital care
Teaching of interns ~ Pre-hospital care
Shoulder dystocia ~ Midwifery
Postpartum haemorrhage ~ Midwifery
Labour ward care ~ Midwifery
Induction of labour ~ Midwifery
Cord care ~ Midwifery
Baby bathing ~ Midwifery
Mother and baby clinics ~ Midwifery
Skin-to-skin care ~ Midwifery
Drip insertion ~ Midwifery
Cervical screening = Cervical smears, Cervical smear taking, Smear taking, Pap smears, VIA screening, Visual inspection with acetic acid, VIA/VILI, Smear tests ~ Midwifery
Pregnancy care ~ Midwifery
Colostomy training ~ Nursing
Catheter removal ~ Nursing
Drain removal ~ Nursing
Stitch removal = Suture and staple removal, Staple removal, Suture and stitch removal ~ Nursing
Traction care ~ Nursing
Cast care ~ Nursing
Bandaging ~ Nursing
Bandaging and dressing ~ Nursing
Ear care ~ Nursing
Eye drops ~ Nursing
Nebuliser therapy ~ Nursing
Peak flow measurement ~ Nursing
Swab taking = Taking swabs ~ Nursing
Environmental swabs = Swabbing of surfaces, Hygiene swabs, Hygiene monitoring ~ Swab taking
Swabs* ~ Nursing
Dipstick testing ~ Nursing
Weighing of babies ~ Nursing
Height and weight checks ~ Nursing
BMI screening ~ Nursing
Temperature taking ~ Nursing
Bed boards ~ Ward management
Duty allocation ~ Ward management
Discharge letters ~ Ward management
Referral letters ~ Ward management
Clinic scheduling ~ Ward management
Patient booking ~ Ward management
Insurance pre-approvals ~ Ward management
Health insurance billing ~ Ward management
Theatre lists ~ Ward management
Clinic lists ~ Ward management

[tools]
Eclipse treatment planning
Varian Eclipse
BizBox^

[skills]
Skin checks ~ Pressure ulcer prevention
Scrub and circulating nursing = Scrub / circulating, Scrub and circulating, Scrub nursing and circulating, Circulating nursing ~ Surgical nursing
Pre-hospital fibrinolysis = Fibrinolysis, Prehospital fibrinolysis, Pre-hospital thrombolysis
Medical aid claims = Medical aid claims processing, Medical scheme claims
Household registers

[tools]
Unisolv
eCHIS^ = Electronic community health information system
`;
