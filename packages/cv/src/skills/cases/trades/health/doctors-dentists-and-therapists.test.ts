import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Advance care planning and palliative care in two nursing homes.",
      ["Advance care planning", "Palliative care"],
    ],
    [
      "Malaria case management, HIV testing and counselling and antenatal care at a rural health post.",
      ["Malaria case management", "HIV testing and counselling", "Antenatal care"],
    ],
    [
      "Led QOF for the practice and ran the diabetes clinic; medication reviews shared with the pharmacist.",
      ["QOF", "Diabetes clinic", "Medication reviews"],
    ],
    [
      "Oncology MDT, chemotherapy prescribing, bone marrow biopsy and intrathecal chemotherapy.",
      ["Oncology MDT", "Chemotherapy prescribing", "Bone marrow biopsy", "Intrathecal chemotherapy"],
    ],
    [
      "Total knee replacement, intramedullary nailing of long bones, arthroscopic ACL reconstruction, plaster technique.",
      [
        "Total knee replacement",
        "Intramedullary nailing",
        "Arthroscopic ACL reconstruction",
        "Plaster technique",
      ],
    ],
    [
      "Ran the acute stroke thrombolysis rota; lumbar puncture, EEG reporting and botulinum toxin injections.",
      ["Stroke thrombolysis", "Lumbar puncture", "EEG", "Botulinum toxin injections"],
    ],
    [
      "Scrubbed for general and orthopaedic cases: instrument counts, surgical scrub, sterile field maintenance.",
      ["Instrument counts", "Surgical scrub", "Sterile field maintenance"],
    ],
    [
      "Rendered bedside care, tube feeding, suctioning and health teachings to patients and families.",
      ["Bedside care", "Tube feeding", "Suctioning", "Health teachings"],
    ],
    [
      "Vital signs, medication administration, wound dressing and SBAR handover on a 32-bed surgical ward.",
      ["Vital signs", "Medication administration", "Wound dressing", "SBAR handover"],
    ],
    [
      "Kangaroo mother care, neonatal resuscitation and APGAR scoring.",
      ["Kangaroo mother care", "Neonatal resuscitation", "APGAR scoring"],
    ],
    [
      "Newborn examination, heel prick tests, jaundice monitoring in the community.",
      ["Newborn examination", "Heel prick tests", "Jaundice monitoring"],
    ],
    [
      "PMTCT, family planning counselling and IUCD insertion at the district clinic.",
      ["PMTCT", "Family planning counselling", "IUCD insertion"],
    ],
    [
      "Set fractures by traditional bone setting; splinting with bamboo.",
      ["Traditional bone setting", "Splinting"],
    ],
    ["Hijama and regimental therapy, 15 patients a day.", ["Hijama", "Regimental therapy"]],
    [
      "Treated infertility patients with Chinese herbal medicine and electroacupuncture.",
      ["Chinese herbal medicine", "Electroacupuncture"],
    ],
    ["Assisted at caesarean sections and hernia repairs.", ["Caesarean sections", "Hernia repair"]],
    [
      "Reported notifiable diseases through IDSR and DHIS2.",
      ["Notifiable disease reporting", "IDSR", "DHIS2"],
    ],
    [
      "Outreach clinics for nomads: immunisation, malnutrition screening, health education.",
      ["Outreach clinics", "Immunisation", "Malnutrition screening", "Health education"],
    ],
    [
      "Necropsies, flock visits and antimicrobial stewardship for an integrator.",
      ["Necropsy", "Flock visits", "Antimicrobial stewardship"],
    ],
    [
      "Equine ambulatory: lameness examinations, pre-purchase examinations, foaling.",
      ["Lameness examination", "Pre-purchase examination", "Foaling"],
    ],
    [
      "TB testing, export certification and meat inspection for the state.",
      ["TB testing", "Export certification", "Meat inspection"],
    ],
    [
      "Domiciliary dentistry for care homes: denture relines and extractions.",
      ["Denture relines", "Extractions", "Domiciliary dentistry"],
    ],
    [
      "Full-mouth rehabilitation, smile design on DSD, veneers.",
      ["Full-mouth rehabilitation", "Smile design", "DSD", "Veneers"],
    ],
    [
      "School screening, fissure sealants, fluoride varnish and oral health education.",
      ["Fissure sealants", "Fluoride varnish", "Oral health education", "School screening"],
    ],
    [
      "Near-expiry management, FEFO, cold chain records, narcotics register.",
      ["Near-expiry management", "FEFO", "Cold chain", "Narcotics register"],
    ],
    [
      "Patient counselling on inhalers, insulin pens and drug interactions.",
      ["Patient counselling", "Drug interactions"],
    ],
    [
      "Formulary management, drug utilisation reviews, ADR reporting to the committee.",
      ["Formulary management", "Drug utilisation review", "ADR reporting"],
    ],
    [
      "Accident investigation, toolbox talks and permit-to-work audits.",
      ["Accident investigation", "Toolbox talks", "Permit to work"],
    ],
    [
      "Legionella risk assessments, water sampling, asbestos surveys.",
      ["Legionella risk assessment", "Water sampling", "Asbestos surveys"],
    ],
    ["Heat stress monitoring by WBGT on offshore rigs.", ["Heat stress monitoring", "WBGT"]],
    [
      "IFT, TENS, wax baths and cervical traction for outpatients.",
      ["IFT", "TENS", "Wax baths", "Cervical traction"],
    ],
    [
      "Paediatric physiotherapy: developmental assessment, serial casting, parent training.",
      ["Paediatric physiotherapy", "Developmental assessment", "Parent training", "Serial casting"],
    ],
    [
      "ACL rehabilitation, strapping and match-day cover for a rugby academy.",
      ["ACL rehabilitation", "Strapping", "Match-day cover"],
    ],
    [
      "Renal diets, fluid restriction advice, phosphate binder titration.",
      ["Renal diets", "Fluid restriction advice", "Phosphate binder titration"],
    ],
    [
      "Nutrition education in schools and cooking demonstrations.",
      ["Nutrition education", "Cooking demonstrations"],
    ],
    [
      "Body composition analysis with InBody, meal plans for athletes.",
      ["Body composition analysis", "InBody", "Meal plans"],
    ],
    ["Microsuction and ear impressions in domiciliary visits.", ["Microsuction", "Ear impressions"]],
    [
      "Dysphagia assessment, videofluoroscopy and FEES on stroke wards.",
      ["Dysphagia assessment", "Videofluoroscopy", "FEES"],
    ],
    [
      "Cochlear implant mapping and auditory verbal therapy.",
      ["Cochlear implant mapping", "Auditory verbal therapy"],
    ],
    [
      "Low vision aids for school leavers; spectacle dispensing.",
      ["Low vision aids", "Spectacle dispensing"],
    ],
    [
      "Cycloplegic refraction, squint assessment and amblyopia treatment in children.",
      ["Cycloplegic refraction", "Squint assessment", "Amblyopia treatment"],
    ],
    ["Diabetic retinal screening, image grading.", ["Diabetic retinal screening", "Image grading"]],
    [
      "Wheelchair assessment and seating and positioning for children with cerebral palsy; AMPS.",
      ["Wheelchair assessment", "Seating and positioning", "AMPS"],
    ],
    [
      "Chiropractic adjustments, X-ray interpretation, posture analysis.",
      ["Chiropractic adjustment", "X-ray interpretation", "Posture analysis"],
    ],
    [
      "Cognitive rehabilitation, kitchen assessments and discharge planning after brain injury.",
      ["Cognitive rehabilitation", "Kitchen assessments", "Discharge planning"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Patients from the dermatology clinic were waiting in the corridor.",
  "The cardiology department performs angiograms in a new wing.",
  "The hospital has 600 beds, an MRI scanner and a catheterisation lab.",
  "The unit offers water births, epidurals and a birth pool.",
  "The spa sells herbal oils, teas and incense.",
  "The district hospital has a laboratory, a pharmacy and a mortuary.",
  "Clients keep parrots, ponies and alpacas.",
  "The clinic has five chairs, a CBCT and a hygienist.",
  "The shop next door sells cosmetics, vitamins and baby milk.",
  "The plant makes paint, solvents and resins.",
  "The gym has treadmills, bikes and a pool.",
  "The kitchen cooks curries, soups and puddings.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
