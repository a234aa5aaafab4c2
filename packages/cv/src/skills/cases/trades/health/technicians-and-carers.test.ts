import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    ["DEXA lists and dental radiography.", ["DEXA", "Dental radiography"]],
    [
      "PET-CT, dose calibration, radiopharmaceutical preparation in the hot lab.",
      ["PET-CT", "Radiopharmaceutical preparation", "Dose calibration"],
    ],
    [
      "Mammography screening, stereotactic biopsies and tomosynthesis.",
      ["Mammography", "Stereotactic biopsies", "Tomosynthesis"],
    ],
    [
      "HbA1c by HPLC, lipid profiles, thyroid function tests.",
      ["HbA1c", "HPLC", "Lipid profile", "Thyroid function tests"],
    ],
    [
      "Tissue processing, embedding, microtomy and H&E staining; frozen sections.",
      ["Tissue processing", "Embedding", "Microtomy", "H&E staining", "Frozen sections"],
    ],
    [
      "Culture and sensitivity, Gram staining, VITEK 2 identification.",
      ["Culture and sensitivity", "Gram staining", "VITEK"],
    ],
    [
      "Dosette boxes for 120 patients, delivery scheduling, owings.",
      ["Dosette boxes", "Delivery scheduling", "Owings"],
    ],
    [
      "Third-party billing, prior authorizations, inventory counts.",
      ["Third-party billing", "Prior authorisations", "Inventory counts"],
    ],
    ["Shade taking with patients, try-ins, case checking.", ["Shade taking", "Try-ins", "Case checking"]],
    [
      "Fitted AFOs, spinal braces and insoles; prosthetic alignment.",
      ["AFOs", "Spinal braces", "Insoles", "Prosthetic alignment"],
    ],
    [
      "Model making, articulator mounting, denture repairs same day.",
      ["Model making", "Articulator mounting", "Denture repair"],
    ],
    [
      "Enemas, turning of patients, pressure area care.",
      ["Enema", "Turning of patients", "Pressure area care"],
    ],
    [
      "Last offices, family support, pain monitoring at a hospice.",
      ["Last offices", "Family support", "Pain monitoring"],
    ],
    [
      "Immunisation days, weighing of babies and health talks at the clinic.",
      ["Immunisation", "Weighing of babies", "Health talks"],
    ],
    [
      "Stock ordering, clinical waste and amalgam separators.",
      ["Stock ordering", "Clinical waste", "Amalgam separators"],
    ],
    [
      "Impressions, bitewings, tray set-up, temporary crowns.",
      ["Impressions", "Bitewings", "Tray set-up", "Temporary crowns"],
    ],
    [
      "Oral hygiene instruction, fluoride application in schools.",
      ["Oral hygiene instruction", "Fluoride application"],
    ],
    [
      "Eligibility verification, charge entry, payment posting.",
      ["Eligibility verification", "Charge entry", "Payment posting"],
    ],
    ["HCC coding, chart audits, coder training.", ["Chart audits", "Coder training", "HCC coding"]],
    [
      "Birth and death registration, monthly returns, DHIS2 entry.",
      ["Birth and death registration", "Monthly returns", "DHIS2"],
    ],
    [
      "Latrine promotion, handwashing demonstrations, CLTS triggering.",
      ["Latrine promotion", "Handwashing demonstrations", "CLTS triggering"],
    ],
    [
      "Condom distribution, peer education, HIV self-testing.",
      ["Condom distribution", "Peer education", "HIV self-testing"],
    ],
    [
      "Community mobilisation for polio rounds, microplanning, social mapping.",
      ["Community mobilisation", "Microplanning", "Social mapping"],
    ],
    [
      "Spectacle repairs, soldering, screw replacement.",
      ["Spectacle repairs", "Soldering", "Screw replacement"],
    ],
    ["Children's dispensing, safety eyewear for two factories.", ["Children's dispensing", "Safety eyewear"]],
    ["Lens edging and glazing on Essilor, tinting.", ["Lens edging", "Glazing", "Tinting"]],
    ["Records in ePCR; safeguarding referrals.", ["ePCR", "Safeguarding referrals"]],
    ["Event medical cover, first aid training of stewards.", ["Event medical cover", "First aid training"]],
    [
      "12-lead ECGs, thrombolysis decision, pre-alert to cath lab.",
      ["12-lead ECG", "Thrombolysis", "Pre-alert"],
    ],
    [
      "Infectious disease investigation, contact tracing, outbreak control.",
      ["Infectious disease investigation", "Contact tracing", "Outbreak control"],
    ],
    ["Housing inspections under HHSRS, HMO licensing.", ["Housing inspections", "HHSRS", "HMO licensing"]],
    [
      "Statutory nuisance cases: noise monitoring, abatement notices.",
      ["Statutory nuisance", "Noise monitoring", "Abatement notices"],
    ],
    [
      "Artificial insemination of cattle, heat detection, pregnancy checks.",
      ["Artificial insemination", "Heat detection", "Pregnancy checks"],
    ],
    [
      "Hospitalised patient care, tube feeding, kennel cleaning.",
      ["Hospitalised patient care", "Tube feeding", "Kennel cleaning"],
    ],
    ["Puppy classes, microchipping, nail clipping.", ["Puppy classes", "Microchipping", "Nail clipping"]],
    ["Pregnancy massage and reflexology in a five-star spa.", ["Pregnancy massage", "Reflexology"]],
    [
      "Manual lymphatic drainage, compression bandaging.",
      ["Manual lymphatic drainage", "Compression bandaging"],
    ],
    [
      "Client consultations, aromatherapy blends, hot stone massage.",
      ["Client consultations", "Aromatherapy", "Hot stone massage"],
    ],
    [
      "Spirometry, ear lavage, hearing and vision screening.",
      ["Spirometry", "Ear lavage", "Hearing and vision screening"],
    ],
    [
      "Chaperoning, new patient checks, smoking cessation advice.",
      ["Chaperoning", "New patient checks", "Smoking cessation"],
    ],
    [
      "Assisted with minor procedures, suture removal, autoclaving.",
      ["Minor procedures", "Suture removal", "Autoclaving"],
    ],
    ["Last offices and end-of-life care.", ["Last offices", "End-of-life care"]],
    ["Bed making, patient escort, specimen delivery.", ["Bed making", "Patient escort", "Specimen delivery"]],
    [
      "Hoisting, toileting, continence care, mealtime assistance.",
      ["Hoisting", "Toileting", "Continence care", "Mealtime assistance"],
    ],
    [
      "Respite care for children with complex needs; tracheostomy care.",
      ["Respite care", "Tracheostomy care"],
    ],
    [
      "MAR charts, daily notes on Nourish, body maps.",
      ["MAR charts", "Daily notes", "Nourish Care", "Body maps"],
    ],
    [
      "Community access, budgeting support, travel training.",
      ["Community access", "Budgeting support", "Travel training"],
    ],
    ["Circle time, sing-alongs, arts and crafts.", ["Circle time", "Sing-alongs", "Arts and crafts"]],
    [
      "Weaning and allergy management; paediatric first aid.",
      ["Weaning", "Allergy management", "Paediatric first aid"],
    ],
    [
      "After-school club, holiday club, risk assessments.",
      ["After-school club", "Holiday club", "Risk assessments"],
    ],
    ["Cover supervision in maths and EAL support.", ["Cover supervision", "EAL support"]],
    ["Sensory circuits, ELSA sessions, personal care.", ["Sensory circuits", "ELSA", "Personal care"]],
    [
      "Speech and language interventions, Wellcomm screening.",
      ["Speech and language interventions", "Wellcomm"],
    ],
    ["Plasma sterilisation, washer loading.", ["Plasma sterilisation", "Washer loading"]],
    ["Waste segregation, linen distribution.", ["Waste segregation", "Linen distribution"]],
    [
      "Portering: patient transport, oxygen cylinders, mortuary transfers.",
      ["Portering", "Patient transport", "Oxygen cylinders", "Mortuary transfers"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Radiologists reported the scans overnight.",
  "The lab has an incubator, three fridges and a hood.",
  "The pharmacist vaccinates and counsels.",
  "Dentists send impressions by post.",
  "Residents play bingo and paint.",
  "Patients listen to music during drilling.",
  "The basement holds 400,000 folders.",
  "Villagers grow millet and keep goats.",
  "Optometrists test eyes upstairs.",
  "Firefighters cut open the car and laid hose.",
  "Restaurants grill, fry and deliver.",
  "Vets operated on dogs, cats and a python.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
