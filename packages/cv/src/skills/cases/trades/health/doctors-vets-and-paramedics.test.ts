import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Ran hypertension clinics and diabetes reviews for a list of 2,100 patients.",
      ["Diabetes reviews", "Hypertension clinics"],
    ],
    [
      "Joint injections, contraceptive implants and minor surgery every Thursday; records in SystmOne.",
      ["Contraceptive implants", "Joint injections", "Minor surgery", "SystmOne"],
    ],
    [
      "Led the practice's smoking cessation programme and childhood immunisation.",
      ["Childhood immunisation", "Smoking cessation"],
    ],
    [
      "Suturing, incision and drainage and fracture management in a rural dispensary.",
      ["Fracture management", "Incision and drainage", "Suturing"],
    ],
    [
      "ECG interpretation, spirometry and cervical smears without referral to the town hospital.",
      ["Cervical smears", "ECG interpretation", "Spirometry"],
    ],
    [
      "Emergency laparotomies and trauma surgery in a 1-in-4 rota.",
      ["Emergency laparotomy", "Trauma surgery"],
    ],
    [
      "Introduced the WHO surgical safety checklist; surgical audit presented every quarter.",
      ["Surgical audit", "WHO surgical safety checklist"],
    ],
    ["Colonoscopy and gastroscopy lists, two sessions weekly.", ["Colonoscopy", "Gastroscopy"]],
    ["Skin grafting and burns management for the whole province.", ["Burns management", "Skin grafting"]],
    [
      "Supervised house officers in chest drain insertion and central line insertion.",
      ["Central line insertion", "Chest drain insertion"],
    ],
    [
      "ECT twice a week and clozapine monitoring; lithium monitoring for 120 patients.",
      ["Clozapine monitoring", "ECT", "Lithium monitoring"],
    ],
    [
      "Methadone maintenance and alcohol detoxification at a community clinic.",
      ["Alcohol detoxification", "Methadone maintenance"],
    ],
    [
      "Liaison psychiatry for a 900-bed hospital, capacity assessments and delirium management.",
      ["Capacity assessment", "Delirium management", "Liaison psychiatry"],
    ],
    ["Taught motivational interviewing to prison officers.", ["Motivational interviewing"]],
    [
      "Ventilator care and CRRT for two patients per shift; arterial blood gases every four hours.",
      ["Arterial blood gases", "CRRT", "Ventilator care"],
    ],
    [
      "Tracheostomy care, endotracheal suctioning and prone positioning throughout the pandemic.",
      ["Endotracheal suctioning", "Prone positioning", "Tracheostomy care"],
    ],
    ["Titrated inotropes and sedation by RASS.", ["Inotrope titration", "RASS"]],
    [
      "Pressure ulcer prevention cut ulcers by half; enteral feeding by pump.",
      ["Enteral feeding", "Pressure ulcer prevention"],
    ],
    ["Charted fluid balance and GCS hourly.", ["Fluid balance", "GCS"]],
    [
      "Pulse diagnosis and prakriti analysis of forty guests a week in a wellness resort.",
      ["Prakriti analysis", "Pulse diagnosis"],
    ],
    ["Leech therapy and ksharasutra under a consultant.", ["Ksharasutra", "Leech therapy"]],
    ["Yoga therapy and dietary advice for diabetic patients.", ["Dietary advice", "Yoga therapy"]],
    ["Gave acupuncture and cupping at a temple clinic.", ["Acupuncture", "Cupping"]],
    [
      "Pregnancy diagnosis and artificial insemination on 60 dairy farms.",
      ["Artificial insemination", "Pregnancy diagnosis"],
    ],
    [
      "Spaying and neutering of 1,200 street dogs and rabies vaccination in villages.",
      ["Rabies vaccination", "Spaying and neutering"],
    ],
    [
      "Meat inspection and post-mortem examination at the municipal slaughterhouse.",
      ["Meat inspection", "Post-mortem examination"],
    ],
    [
      "Tuberculin testing, lameness scoring and foot trimming of herds.",
      ["Foot trimming", "Lameness scoring", "Tuberculin testing"],
    ],
    [
      "Orthopaedic surgery, dental scaling and anaesthesia monitoring in a clinic of six vets.",
      ["Anaesthesia monitoring", "Dental scaling", "Orthopaedic surgery"],
    ],
    ["Treated mastitis and milk fever on call at night.", ["Mastitis treatment", "Milk fever treatment"]],
    [
      "Advised owners on parasite control; faecal egg counts in house.",
      ["Faecal egg counts", "Parasite control"],
    ],
    [
      "Anaesthetic monitoring, surgical prep and autoclaving.",
      ["Anaesthetic monitoring", "Autoclaving", "Surgical prep"],
    ],
    [
      "IV catheter placement, fluid therapy and blood sampling.",
      ["Blood sampling", "Fluid therapy", "IV catheter placement"],
    ],
    [
      "Skin scrapes, urinalysis and faecal floats in the in-house lab.",
      ["Faecal floats", "Skin scrapes", "Urinalysis"],
    ],
    ["Puppy classes on Saturdays and weight clinics for cats.", ["Puppy classes", "Weight clinics"]],
    ["Kennel management of 40 boarders.", ["Kennel management"]],
    [
      "Cardiopulmonary bypass in 600 cases; cardioplegia and cell salvage.",
      ["Cardioplegia", "Cardiopulmonary bypass", "Cell salvage"],
    ],
    [
      "Anaesthetic machine checks, airway equipment preparation and transducer set-up.",
      ["Airway equipment preparation", "Anaesthetic machine checks", "Transducer set-up"],
    ],
    [
      "Treadmill testing, Holter monitoring and pacing checks.",
      ["Holter monitoring", "Pacing checks", "Treadmill tests"],
    ],
    ["Nerve conduction studies and EEG recording.", ["EEG", "Nerve conduction studies"]],
    ["Polysomnography and lung function testing in a chest hospital.", ["Polysomnography", "Spirometry"]],
    [
      "Intubation assistance in trauma; capnography on every trolley.",
      ["Capnography", "Intubation assistance"],
    ],
    [
      "Blue light driving and patient assessment on 2,400 calls.",
      ["Blue light driving", "Patient assessment"],
    ],
    [
      "Advanced airway management, needle decompression and IV access.",
      ["Airway management", "IV access", "Needle decompression"],
    ],
    [
      "Spinal immobilisation, splinting and bleeding control at crashes.",
      ["Bleeding control", "Spinal immobilisation", "Splinting"],
    ],
    ["Mass casualty triage after a train accident.", ["Mass casualty triage"]],
    ["ePCR on a tablet and vehicle checks before each shift.", ["Vehicle checks", "ePCR"]],
    [
      "Vital signs, blood glucose monitoring and fluid charts for a bay of eight.",
      ["Blood glucose monitoring", "Fluid charts", "Vital signs"],
    ],
    [
      "Bed bathing, mouth care and pressure area care at night.",
      ["Bed baths", "Mouth care", "Pressure area care"],
    ],
    [
      "Enhanced observation of patients at risk; last offices with dignity.",
      ["Enhanced observations", "Last offices"],
    ],
    [
      "Phlebotomy, ECG recording and simple dressings in outpatients.",
      ["ECG recording", "Phlebotomy", "Simple dressings"],
    ],
    ["Patient escort to scans and specimen collection.", ["Patient escort", "Specimen collection"]],
    [
      "Live-in care for a man with Parkinson's; medication prompts and continence care.",
      ["Continence care", "Live-in care", "Medication prompts"],
    ],
    [
      "PEG feeding, catheter care and compression stockings.",
      ["Catheter care", "Compression stockings", "PEG feeding"],
    ],
    ["Reablement after hip fractures and mobility assistance.", ["Mobility assistance", "Reablement"]],
    [
      "Companionship, grocery shopping and light housekeeping.",
      ["Companionship", "Grocery shopping", "Light housekeeping"],
    ],
    ["Respite care at weekends; daily logs in an app.", ["Daily logs", "Respite care"]],
    ["Normal deliveries of 1,400 babies and water births.", ["Normal deliveries", "Water births"]],
    [
      "Booking visits, antenatal clinics and postnatal visits in a rural area.",
      ["Antenatal clinics", "Booking visits", "Postnatal visits"],
    ],
    ["PMTCT and family planning in a mission hospital.", ["Family planning", "PMTCT"]],
    ["Parentcraft classes and hypnobirthing in the evenings.", ["Hypnobirthing", "Parentcraft classes"]],
    [
      "Newborn examination and membrane sweeps; notes in BadgerNet.",
      ["Badgernet", "Membrane sweeps", "Newborn examination"],
    ],
    [
      "Outpatient consultations of 70 a day; malaria case management.",
      ["Malaria case management", "Outpatient consultations"],
    ],
    ["ART initiation for 900 patients and TB treatment.", ["ART initiation", "TB treatment"]],
    [
      "Fracture reduction, suturing and lumbar puncture.",
      ["Fracture reduction", "Lumbar puncture", "Suturing"],
    ],
    ["VMMC camps and mobile clinics by lake steamer.", ["Mobile clinics", "VMMC"]],
    ["IMCI training for nurses; snakebite treatment.", ["IMCI", "Snakebite treatment"]],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(skillKeys(expected));
  });

  test.each([
    "Trained two registrars for the Royal College examination and sat on the parish council.",
    "The practice moved to new premises in spring; the waiting room got air conditioning.",
    "Theatre time was cut by the power cuts of 2022.",
    "Chaired the hospital sports day and the canteen committee.",
    "The unit lies beside a lake and has a garden where patients grow vegetables.",
    "Looked after visitors' shoes and the relatives' room at night.",
    "Guests came from Germany and Japan; the resort has a beach and a pool.",
    "Drives the clinic's pick-up and keeps two horses and a goat.",
    "Lined up trolleys and mended wheels.",
    "Parked at the fuel station, ate sandwiches.",
    "Played cards, fed the budgie, posted letters.",
    "The ward has blue walls and a bell.",
    "The centre has a borehole, a maize field and solar lamps.",
  ])("nothing from what stands about: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
