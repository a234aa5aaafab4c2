import type { JobAd } from "./job-ad.ts";

export const TRAIN_HEALTH_JOBS: readonly JobAd[] = [
  {
    id: "icu-nurse",
    title: "ICU Staff Nurse",
    description:
      "Twelve-bed intensive care unit in Colombo. You look after ventilated patients, give medication, dress wounds and keep infections out. Shifts, good handovers, a team that laughs.",
    requiredSkills: ["Critical care", "Medication administration", "Wound care", "Infection control"],
    requiredYears: 3,
    suits: {
      3: ["nurse-dilani", "nurse-ananthi"],
      2: ["nurse-lucia", "nurse-amir", "rn-lorraine"],
      1: [
        "nurse-femke",
        "nurse-aminata",
        "matron-grace",
        "paramedic-connor",
        "doctor-amina",
        "carer-bridget",
        "analyst-keshini",
        "nurse-luca",
        "icudoctor-mehdi",
        "midwife-thandiwe",
        "thuiszorg-fenna",
        "caregiver-marites",
        "enfermera-itziar",
      ],
    },
  },
  {
    id: "medical-laboratory",
    title: "Medical Laboratory Technologist",
    description:
      "Haematology and microbiology in a private hospital; blood samples, quality control, results on time.",
    requiredSkills: ["Haematology", "Microbiology", "Phlebotomy", "Quality control"],
    requiredYears: 2,
    suits: {
      3: ["lab-thilini", "lab-hassan"],
      2: [],
      1: ["scientist-eleni", "nurse-aminata", "research-hana", "qualidade-telma", "farmaceutica-daniela"],
    },
  },
  {
    id: "midwife",
    title: "Midwife, Labour Ward",
    description:
      "District hospital with 3,000 births a year. You lead normal births, read the trace, know what to do when a mother bleeds, and sit down with her when it is over.",
    requiredSkills: ["Labour and delivery", "Antenatal care", "CTG interpretation", "Neonatal resuscitation"],
    requiredYears: 2,
    suits: {
      3: ["midwife-thandiwe"],
      2: ["nurse-aminata"],
      1: [
        "doctor-amina",
        "matron-grace",
        "nurse-dilani",
        "nurse-ananthi",
        "nurse-lucia",
        "nurse-amir",
        "nurse-luca",
        "nurse-femke",
      ],
    },
  },
  {
    id: "home-carer",
    title: "Carer, nights",
    description:
      "Older people in their own homes around Negombo. You help with washing, dressing and meals, sit with those who cannot sleep, write down what happened and call the nurse in charge when something is not right. We teach lifting; kindness you bring.",
    requiredSkills: [],
    requiredYears: 1,
    suits: {
      3: ["carer-bridget", "thuiszorg-fenna", "caregiver-marites", "aidesoignante-clarisse"],
      2: ["nurse-amir", "nurse-femke", "enfermera-itziar", "disability-jarrah"],
      1: [
        "nurse-luca",
        "nurse-aminata",
        "nurse-lucia",
        "nurse-ananthi",
        "nurse-dilani",
        "paramedic-connor",
        "midwife-thandiwe",
        "rn-lorraine",
      ],
    },
  },
  {
    id: "ward-doctor",
    title: "Junior Hospital Doctor (General Medicine)",
    description:
      "Registered with the medical council. Clerk patients, order and read tests, present them at the morning round, discharge them with a letter that their family doctor understands. One night in five.",
    requiredSkills: ["Patient assessment", "Internal medicine", "Emergency medicine"],
    requiredYears: 1,
    suits: {
      3: ["doctor-amina"],
      2: ["icudoctor-mehdi"],
      1: [
        "dentist-sachini",
        "paramedic-connor",
        "nurse-dilani",
        "nurse-lucia",
        "matron-grace",
        "nurse-ananthi",
      ],
    },
  },
  {
    id: "anesthesiste",
    title: "Anesthésiste (H/F), bloc opératoire",
    description:
      "Clinique de 180 lits : consultations pré-anesthésiques, blocs d'orthopédie et de maternité, salle de réveil, astreintes de réanimation. Diplôme de spécialité exigé, cinq ans de pratique souhaités.",
    requiredSkills: ["Anesthésie générale", "Réanimation", "Anesthésie locorégionale"],
    requiredYears: 5,
    suits: {
      3: ["icudoctor-mehdi"],
      2: ["doctor-amina"],
      1: ["nurse-dilani", "nurse-ananthi", "dentist-sachini", "paramedic-connor", "nurse-lucia"],
    },
  },
  {
    id: "ambulance-clinician",
    title: "Ambulance Clinician",
    description:
      "999 work in the city and on the coast road. You lead at the scene, give drugs under protocol, drive when it is your turn and hand over in under a minute.",
    requiredSkills: ["Advanced life support", "Trauma care", "Emergency driving"],
    requiredYears: 2,
    suits: {
      3: ["paramedic-connor"],
      2: ["nurse-lucia"],
      1: [
        "nurse-luca",
        "firefighter-rajan",
        "icudoctor-mehdi",
        "doctor-amina",
        "nurse-dilani",
        "nurse-ananthi",
        "rn-lorraine",
        "enfermera-itziar",
      ],
    },
  },
  {
    id: "ct-imaging",
    title: "CT & X-ray Technologist",
    description:
      "Private hospital, 128-slice scanner. Run lists, put in cannulas, keep the dose as low as it will go and the worried calm. On-call rota.",
    requiredSkills: ["Computed tomography", "Radiation protection", "PACS"],
    requiredYears: 2,
    suits: {
      3: ["radiographer-callum"],
      2: [],
      1: [
        "nurse-dilani",
        "doctor-amina",
        "dentist-sachini",
        "lab-thilini",
        "vetnurse-hannah",
        "hygienist-kayla",
      ],
    },
  },
  {
    id: "rehab-therapist",
    title: "Rehabilitation Therapist, Sports & Spine Clinic",
    description:
      "We treat runners, cricketers and office backs. You assess, use your hands, write exercise programmes people really do, and send on what is not for us.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["physio-ruwan"],
      2: [],
      1: [
        "nurse-amir",
        "beauty-kavya",
        "doctor-amina",
        "nurse-dilani",
        "paramedic-connor",
        "ayurveda-nirmala",
      ],
    },
  },
  {
    id: "dispensary",
    title: "Dispensary Assistant",
    description:
      "Fill prescriptions under the pharmacist's eye, check expiry dates, keep the fridge log, tell customers when to take what. Computerised stock.",
    requiredSkills: ["Dispensing", "Stock control", "Customer service"],
    requiredYears: 1,
    suits: {
      3: ["pharmacy-nurul", "pharmassist-kirushanthi", "farmaceutica-daniela"],
      2: [],
      1: [
        "nurse-ananthi",
        "nurse-lucia",
        "medrep-vikram",
        "cashier-hiruni",
        "shop-ximena",
        "lab-thilini",
        "procurement-mercy",
        "shop-kugan",
        "secretaria-paula",
      ],
    },
  },
  {
    id: "family-dentist",
    title: "Associate Dentist",
    description:
      "Three-chair family practice. Fillings, root canals, extractions, children who have never seen a dentist. Own list from the first month.",
    requiredSkills: ["Restorative dentistry", "Endodontics", "Oral surgery"],
    requiredYears: 2,
    suits: {
      3: ["dentist-sachini"],
      2: [],
      1: ["doctor-amina", "icudoctor-mehdi", "radiographer-callum", "vetnurse-hannah", "hygienist-kayla"],
    },
  },
  {
    id: "nursing-head",
    title: "Head of Nursing Services",
    description:
      "Reports to the hospital director. Leads 220 nurses on nine wards: rosters and budgets, accreditation, falls and pressure sores going down, young ward sisters growing up. Registered nurse with a long record of leading others.",
    requiredSkills: [],
    requiredYears: 12,
    suits: {
      3: ["matron-grace"],
      2: [],
      1: [
        "nurse-dilani",
        "midwife-thandiwe",
        "nurse-femke",
        "nurse-lucia",
        "carer-bridget",
        "hotelgm-niroshan",
        "nurse-ananthi",
        "rn-lorraine",
        "enfermera-itziar",
      ],
    },
  },
  {
    id: "animal-clinic",
    title: "Animal Clinic Nurse",
    description:
      "Small animals. Prepare theatre, watch the anaesthetic, run bloods, place drips, teach owners to give tablets to cats.",
    requiredSkills: ["Anaesthesia monitoring", "Animal handling", "Surgical assistance"],
    requiredYears: 1,
    suits: {
      3: ["vetnurse-hannah"],
      2: [],
      1: [
        "farm-annelies",
        "nurse-dilani",
        "nurse-lucia",
        "nurse-luca",
        "nurse-amir",
        "nurse-ananthi",
        "poultry-gayan",
      ],
    },
  },
];
