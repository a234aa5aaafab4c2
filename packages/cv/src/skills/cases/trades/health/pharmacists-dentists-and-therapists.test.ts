import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Fitted complete dentures and took digital impressions with an intraoral scanner.",
      ["Complete dentures", "Digital impressions"],
    ],
    ["Fissure sealants and fluoride varnish in 14 schools.", ["Fissure sealants", "Fluoride varnish"]],
    [
      "Scaling and polishing, tooth whitening and veneers.",
      ["Scaling and polishing", "Tooth whitening", "Veneers"],
    ],
    [
      "Inhalation sedation for anxious children; paediatric dentistry on Saturdays.",
      ["Inhalation sedation", "Paediatric dentistry"],
    ],
    [
      "Medicines reconciliation within 24 hours of admission and therapeutic drug monitoring of vancomycin.",
      ["Medicines reconciliation", "Therapeutic drug monitoring"],
    ],
    [
      "Aseptic dispensing of TPN and cytotoxic reconstitution in a LAF cabinet.",
      ["Aseptic dispensing", "Cytotoxic reconstitution", "TPN"],
    ],
    [
      "Formulary management and drug utilisation review for the therapeutics committee.",
      ["Drug utilisation review", "Formulary management"],
    ],
    ["Reported adverse drug reactions to the national centre.", ["Adverse drug reactions"]],
    [
      "Checked expiry dates of ward stock and counselled patients at discharge.",
      ["Expiry date checks", "Patient counselling"],
    ],
    ["COSHH assessments of 140 substances and LEV testing.", ["COSHH assessments", "LEV testing"]],
    [
      "Face fit testing and hearing conservation training in a foundry.",
      ["Face fit testing", "Hearing conservation"],
    ],
    [
      "Asbestos surveys and Legionella risk assessments of public buildings.",
      ["Asbestos surveys", "Legionella risk assessment"],
    ],
    ["Hand-arm vibration measurements on chainsaws and grinders.", ["Hand-arm vibration"]],
    [
      "Exposure monitoring reports for the board; health surveillance with the company doctor.",
      ["Exposure monitoring", "Health surveillance"],
    ],
    [
      "Carbohydrate counting classes for people with type 1 diabetes and weight management groups.",
      ["Carbohydrate counting", "Weight management"],
    ],
    [
      "Growth monitoring and treatment of severe acute malnutrition in twelve camps.",
      ["Growth monitoring", "Severe acute malnutrition"],
    ],
    ["Analysed menus of school canteens in Nutritics and wrote diet plans.", ["Diet plans", "Nutritics"]],
    ["Anthropometry and dietary recall surveys in 900 households.", ["Anthropometry", "Dietary recall"]],
    ["Stammering therapy and voice therapy for teachers.", ["Stammering therapy", "Voice therapy"]],
    ["AAC and PECS for non-verbal children; parent coaching at home.", ["AAC", "PECS", "Parent coaching"]],
    [
      "Hearing aid fitting, tympanometry and pure tone audiometry in a community clinic.",
      ["Hearing aid fitting", "Pure tone audiometry", "Tympanometry"],
    ],
    [
      "Cochlear implant mapping and auditory verbal therapy.",
      ["Auditory verbal therapy", "Cochlear implant mapping"],
    ],
    [
      "Diabetic retinopathy screening with fundus photography and OCT.",
      ["Diabetic retinopathy screening", "Fundus photography", "OCT"],
    ],
    [
      "Biometry for cataract lists; visual field testing on a Humphrey.",
      ["Biometry", "Visual field testing"],
    ],
    ["Low vision aids and amblyopia treatment for children.", ["Amblyopia treatment", "Low vision aids"]],
    [
      "Home assessments, equipment prescription and discharge planning for older people.",
      ["Discharge planning", "Equipment prescription", "Home assessments"],
    ],
    ["Hand splinting and scar management after burns.", ["Hand splinting", "Scar management"]],
    [
      "Sensory integration and handwriting intervention with children in eight schools.",
      ["Handwriting intervention", "Sensory integration"],
    ],
    [
      "Wheelchair assessment and pressure relief seating for spinal injuries.",
      ["Pressure relief seating", "Wheelchair assessment"],
    ],
    [
      "Cognitive rehabilitation and upper limb rehabilitation after stroke; mirror therapy.",
      ["Cognitive rehabilitation", "Mirror therapy", "Upper limb rehabilitation"],
    ],
    ["Assessed ADL with the AMPS and set goals by COPM.", ["ADL", "AMPS", "COPM"]],
    [
      "Accuracy checking, blister packs for care homes, ward top-up.",
      ["Accuracy checking", "Blister packs", "Ward top-up"],
    ],
    [
      "Fridge temperature checks twice daily and stock rotation.",
      ["Fridge temperature checks", "Stock rotation"],
    ],
    ["Pre-packing of tablets; ointment preparation.", ["Ointment preparation", "Pre-packing"]],
    [
      "Prior authorisations and generic substitution explained to patients.",
      ["Generic substitution", "Prior authorisations"],
    ],
    ["Blood pressure checks and OTC sales at the counter.", ["Blood pressure checks", "OTC sales"]],
    [
      "Socket fabrication, plaster casting and gait analysis for amputees.",
      ["Gait analysis", "Plaster casting", "Socket fabrication"],
    ],
    ["AFO fabrication and insoles for children with clubfoot.", ["AFO fabrication", "Insoles"]],
    ["Denture making, wax-ups and acrylic processing.", ["Acrylic processing", "Denture making", "Wax-ups"]],
    [
      "Zirconia milling and ceramic layering; designs in exocad.",
      ["Ceramic layering", "Zirconia milling", "exocad"],
    ],
    ["Orthodontic appliances and shade matching at the chair.", ["Orthodontic appliances", "Shade matching"]],
    [
      "Scaling and root planing, periodontal charting and oral hygiene instruction.",
      ["Oral hygiene instruction", "Periodontal charting", "Scaling and root planing"],
    ],
    [
      "Chairside assistance to three dentists; tray set-up and instrument sterilisation.",
      ["Chairside assistance", "Instrument sterilisation", "Tray set-up"],
    ],
    ["Alginate impressions and temporary crowns.", ["Alginate impressions", "Temporary crowns"]],
    [
      "Fluoride application and fissure sealants in a school bus clinic.",
      ["Fissure sealants", "Fluoride application"],
    ],
    [
      "Recall systems and appointment booking; treatment coordination for implants.",
      ["Appointment booking", "Recall systems", "Treatment coordination"],
    ],
    ["Bitewing radiographs and air polishing.", ["Air polishing", "Bitewing radiographs"]],
    ["Clinical coding of 90 discharges a day by ICD-10.", ["Clinical coding", "ICD-10"]],
    [
      "Chart abstraction, DRG assignment and denial management.",
      ["Chart abstraction", "DRG assignment", "Denial management"],
    ],
    [
      "Release of information under HIPAA; record retrieval for clinics.",
      ["HIPAA", "Record retrieval", "Release of information"],
    ],
    [
      "Birth and death registration and morbidity returns in DHIS2.",
      ["Birth and death registration", "DHIS2", "Morbidity returns"],
    ],
    [
      "Medical transcription for six consultants; data quality audits.",
      ["Data quality audits", "Medical transcription"],
    ],
    [
      "Malaria rapid tests, TB DOTS and HIV counselling.",
      ["HIV counselling", "Malaria rapid tests", "TB DOTS"],
    ],
    ["Larval surveys and dengue control with schools.", ["Dengue control", "Larval surveys"]],
    [
      "Health talks at the well; village health committees formed.",
      ["Health talks", "Village health committees"],
    ],
    ["Contact tracing in the epidemic; data by CommCare.", ["CommCare", "Contact tracing"]],
    [
      "Spectacle dispensing, pupillary distance measurement and varifocal dispensing.",
      ["Pupillary distance measurement", "Spectacle dispensing", "Varifocal dispensing"],
    ],
    ["Lens glazing on an edger; frame adjustments.", ["Frame adjustment", "Lens glazing"]],
    [
      "Contact lens teaching and pre-screening with the auto-refractor.",
      ["Contact lens teaching", "Pre-screening"],
    ],
    ["Low vision dispensing and children's dispensing.", ["Children's dispensing", "Low vision dispensing"]],
    [
      "Optical sales of 120 pairs a month, insurance claims by VSP.",
      ["Insurance claims", "Optical sales", "VSP"],
    ],
    [
      "Food premises inspection of 420 shops and food sampling.",
      ["Food premises inspection", "Food sampling"],
    ],
    [
      "Outbreak investigation of dysentery; chlorination of wells.",
      ["Outbreak investigation", "Well chlorination"],
    ],
    [
      "Court prosecutions of 60 offenders; nuisance complaints.",
      ["Court prosecutions", "Nuisance complaints"],
    ],
    ["School medical inspections and vector control.", ["School medical inspections", "Vector control"]],
    ["Port health inspections of ships and rodent control.", ["Port health inspections", "Rodent control"]],
    [
      "Housing inspections and trade licensing for the urban council.",
      ["Housing inspections", "Trade licensing"],
    ],
    [
      "Manual therapy, dry needling and kinesio taping for athletes.",
      ["Dry needling", "Kinesio taping", "Manual therapy"],
    ],
    [
      "Chest physiotherapy on ICU and gait training after hip surgery.",
      ["Chest physiotherapy", "Gait training"],
    ],
    [
      "Cardiac rehabilitation classes and pelvic floor training.",
      ["Cardiac rehabilitation", "Pelvic floor training"],
    ],
    ["Hydrotherapy in a spa town; shockwave therapy for heels.", ["Hydrotherapy", "Shockwave therapy"]],
    ["Balance training and walking aids for older people at home.", ["Balance training", "Walking aids"]],
    ["Goniometry and SOAP notes at each visit.", ["Goniometry", "SOAP notes"]],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(skillKeys(expected));
  });

  test.each([
    "The pharmacy stands on the ground floor beside the canteen.",
    "Gave a talk on tea and biscuits at the staff party.",
    "The centre owns a minibus and a sandpit.",
    "Built a kitchen for training and bought garden tools.",
    "Hung the Christmas lights and washed the delivery scooter.",
    "Bought plaster and screws; the workshop has a veranda.",
    "The records room is in the basement with rats and a dehumidifier.",
    "Carried a cool box and an umbrella; slept in health posts.",
    "Cleaned mirrors, dusted display cases.",
    "Rode a motorcycle, wore a khaki uniform.",
    "Queued for parking and mended the treadmill belt.",
  ])("nothing from what stands about: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
