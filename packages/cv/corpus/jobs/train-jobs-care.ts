import type { JobAd } from "./job-ad.ts";

export const TRAIN_CARE_JOBS: readonly JobAd[] = [
  {
    id: "pharmacy-assistant",
    title: "Pharmacy Assistant",
    description:
      "Busy family pharmacy: read the prescription, fill it, label it, explain it, bill it. A trained beginner is welcome.",
    requiredSkills: ["Dispensing", "Inventory management", "Customer service"],
    requiredYears: 0,
    suits: {
      3: ["pharmacy-nurul", "pharmassist-kirushanthi", "farmaceutica-daniela"],
      2: [],
      1: [
        "medrep-vikram",
        "cashier-hiruni",
        "shop-ximena",
        "nurse-aminata",
        "nurse-luca",
        "lab-thilini",
        "shop-kugan",
        "vendedor-caio",
        "secretaria-paula",
      ],
    },
  },
  {
    id: "live-in-carer",
    title: "Live-in Caregiver for an Elderly Couple",
    description:
      "She has dementia, he can no longer lift her. Washing, meals, medicines, company. Own room, one free day a week.",
    requiredSkills: ["Elderly care", "Dementia care", "Personal care", "Cooking"],
    requiredYears: 2,
    suits: {
      3: ["caregiver-marites", "carer-bridget", "thuiszorg-fenna", "aidesoignante-clarisse"],
      2: ["nurse-femke", "enfermera-itziar", "disability-jarrah"],
      1: [
        "nurse-amir",
        "nurse-lucia",
        "nurse-ananthi",
        "nurse-aminata",
        "nurse-luca",
        "nurse-dilani",
        "housekeeping-rosario",
        "childcare-emma",
        "nurse-keabetswe",
        "preschool-nirosha",
        "rn-lorraine",
        "dialysis-rowena",
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
        "dialysis-rowena",
      ],
    },
  },
  {
    id: "home-care-worker",
    title: "Home Care Worker",
    description:
      "A round of ten clients in their own homes: washing, dressing, stockings, medicines from the box, a word with the daughter. Bicycle or car.",
    requiredSkills: ["Personal care", "Medication administration", "Dementia care"],
    requiredYears: 1,
    suits: {
      3: ["thuiszorg-fenna", "carer-bridget", "caregiver-marites", "aidesoignante-clarisse"],
      2: ["nurse-femke", "enfermera-itziar", "disability-jarrah"],
      1: [
        "nurse-amir",
        "nurse-lucia",
        "nurse-ananthi",
        "nurse-aminata",
        "nurse-luca",
        "nurse-dilani",
        "matron-grace",
        "nurse-keabetswe",
        "rn-lorraine",
        "dialysis-rowena",
        "midwife-thandiwe",
        "paramedic-connor",
      ],
    },
  },
  {
    id: "pflegefachkraft",
    title: "Pflegefachkraft (m/w/d) im Nachtdienst",
    description:
      "Unser Haus liegt am Stadtpark und hat 80 Plätze auf drei Wohnbereichen. Sie haben ein Examen als Pflegefachkraft, Altenpfleger oder Gesundheits- und Krankenpfleger und behalten auch um drei Uhr die Ruhe. Wir bieten: unbefristeter Vertrag, 30 Tage Urlaub, Jobrad, betriebliche Altersvorsorge, Einspringprämie. Wir freuen uns auf Menschen jeder Herkunft.",
    requiredSkills: ["Grundpflege", "Behandlungspflege", "Wundversorgung", "Pflegedokumentation"],
    requiredYears: 0,
    suits: {
      1: [
        "nurse-aminata",
        "matron-grace",
        "midwife-thandiwe",
        "thuiszorg-fenna",
        "aidesoignante-clarisse",
        "carer-bridget",
        "caregiver-marites",
        "disability-jarrah",
      ],
      2: ["nurse-lucia", "nurse-dilani", "nurse-ananthi", "nurse-luca", "dialysis-rowena"],
      3: ["nurse-amir", "nurse-femke"],
    },
  },
];
