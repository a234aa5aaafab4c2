export default String.raw`
@group clinic-ward-detail | Clinics and wards in detail | health

[skills]
Lensmeter readings = Lensmeter*
Theatre radiography
Radiology reporting ~ Theatre radiography
RIS^ ~ PACS
Continuous renal replacement therapy = CRRT^
Cardiac surgery = Open heart surgery
Thoracic surgery ~ Cardiac surgery
Cardiac anaesthesia ~ Cardiac surgery
Disaster medicine
Medical simulation
Medical dispatch ~ Disaster medicine
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
Plain film ~ Theatre radiography
Mobile X-ray ~ Theatre radiography
Mobile X-rays imaging ~ Theatre radiography
Trauma imaging = Trauma radiography ~ Theatre radiography
Paediatric imaging ~ Theatre radiography
CT colonography = Virtual colonoscopy ~ Theatre radiography
Cardiac CT = CT coronary angiography, CTCA^, Coronary CT ~ Theatre radiography
Cardiac MRI ~ Theatre radiography
Image quality ~ Theatre radiography
Image evaluation ~ Theatre radiography
Dose audits ~ Theatre radiography
Reporting of X-rays ~ Theatre radiography
Barium swallows ~ Theatre radiography
Cone beam CT = CBCT^ ~ Theatre radiography
Angiographic imaging ~ Theatre radiography
Fluoroscopic screening ~ Theatre radiography
Prone positioning ~ Continuous renal replacement therapy
Proning ~ Continuous renal replacement therapy
Inotropes* ~ Continuous renal replacement therapy
Vasopressors* ~ Continuous renal replacement therapy
Weaning from ventilation ~ Continuous renal replacement therapy
Transoesophageal echocardiography ~ Continuous renal replacement therapy
Sedation management ~ Continuous renal replacement therapy
Intensive care medicine ~ Continuous renal replacement therapy
Organ support ~ Continuous renal replacement therapy
Balloon pumps ~ Continuous renal replacement therapy
Delirium assessment ~ Continuous renal replacement therapy
Critical care transfers ~ Continuous renal replacement therapy
ICU rounds ~ Continuous renal replacement therapy
Pacemaker insertion ~ Cardiac surgery
Pacemaker checks = Pacing clinics, Device checks, Device clinics ~ Cardiac surgery
Field hospitals ~ Disaster medicine
Triage tagging ~ Disaster medicine
Helicopter evacuation ~ Disaster medicine
Casualty evacuation ~ Disaster medicine
Simulation training ~ Disaster medicine
Bedside teaching ~ Disaster medicine
Supervision of residents ~ Disaster medicine
Teaching of interns ~ Disaster medicine
Shoulder dystocia ~ Vacuum-assisted births
Postpartum haemorrhage ~ Vacuum-assisted births
Labour ward care ~ Vacuum-assisted births
Induction of labour ~ Vacuum-assisted births
Cord care ~ Vacuum-assisted births
Baby bathing ~ Vacuum-assisted births
Mother and baby clinics ~ Vacuum-assisted births
Skin-to-skin care ~ Vacuum-assisted births
Drip insertion ~ Vacuum-assisted births
Cervical screening = Cervical smears, Cervical smear taking, Smear taking, Pap smears, VIA screening, Visual inspection with acetic acid, VIA/VILI, Smear tests ~ Vacuum-assisted births
Pregnancy care ~ Vacuum-assisted births
Colostomy training ~ Stoma siting
Catheter removal ~ Stoma siting
Drain removal ~ Stoma siting
Stitch removal = Suture and staple removal, Staple removal, Suture and stitch removal ~ Stoma siting
Traction care ~ Stoma siting
Cast care ~ Stoma siting
Bandaging ~ Stoma siting
Bandaging and dressing ~ Stoma siting
Ear care ~ Stoma siting
Eye drops ~ Stoma siting
Nebuliser therapy ~ Stoma siting
Peak flow measurement ~ Stoma siting
Swab taking = Taking swabs ~ Stoma siting
Environmental swabs = Swabbing of surfaces, Hygiene swabs, Hygiene monitoring ~ Swab taking
Swabs* ~ Stoma siting
Dipstick testing ~ Stoma siting
Weighing of babies ~ Stoma siting
Height and weight checks ~ Stoma siting
BMI screening ~ Stoma siting
Temperature taking ~ Stoma siting
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
`;
