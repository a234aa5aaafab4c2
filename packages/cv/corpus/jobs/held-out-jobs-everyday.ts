import type { JobAd } from "./job-ad.ts";

/** Held-out ads of everyday trades: phones, wards, sites, seams, figures, microphones, peppers, counters. */
export const HELD_OUT_EVERYDAY_JOBS: readonly JobAd[] = [
  {
    id: "android-developer-tickets",
    title: "Android Developer",
    description:
      "Bus and train tickets on the phones of half a million people, many of them old phones. You write screens in Kotlin and Compose, keep the app useful without a signal and read the crash reports before the coffee. A first year of practice is enough.",
    requiredSkills: ["Kotlin", "Android", "Jetpack Compose", "Git"],
    requiredYears: 1,
    suits: {
      3: ["android-kaveesha", "mobile-defne"],
      2: ["flutter-hashini", "mobile-sana"],
      1: [
        "software-kavindu",
        "javadev-piotr",
        "react-divya",
        "frontend-sewmini",
        "frontend-zoe",
        "graduate-amaya",
        "dotnet-isuru",
        "developer-sanne",
        "fullstack-chathurika",
        "software-dulaj",
        "gamedev-rafael",
        "java-oshini",
        "laravel-kwesi",
      ],
    },
  },
  {
    id: "emergency-nurse",
    title: "Registered Nurse, Emergency Department",
    description:
      "Town hospital, 55,000 attendances a year. You decide who waits and who does not, put up drips, give the drugs, look after the families in the corridor and hand over so that nothing is lost. Nights are shared fairly.",
    requiredSkills: ["Triage", "IV therapy", "Medication administration", "Vital signs monitoring"],
    requiredYears: 2,
    suits: {
      3: ["nurse-maricel", "nurse-lucia"],
      2: ["nurse-keabetswe", "nurse-dilani", "nurse-ananthi", "nurse-amir", "nurse-luca", "rn-lorraine"],
      1: [
        "nurse-femke",
        "nurse-aminata",
        "enfermera-itziar",
        "dialysis-rowena",
        "matron-grace",
        "midwife-thandiwe",
        "paramedic-connor",
        "doctor-amina",
      ],
    },
  },
  {
    id: "site-manager-housing",
    title: "Site Manager, New Housing",
    description:
      "Regional house builder, 90 plots on an old mill field. You run the site from the first drain to the last key: gangs, deliveries, safety, neighbours, the programme on the wall and the list of snags that nobody likes.",
    requiredSkills: ["Site management", "Health and safety", "Subcontractor management", "Snagging"],
    requiredYears: 5,
    suits: {
      3: ["sitemanager-darren", "obra-nuria"],
      2: ["foreman-sampath", "civil-mahela", "civil-farhan", "project-gunnar"],
      1: [
        "mep-anwar",
        "civil-youssef",
        "surveyor-ruvini",
        "quantity-nuwanthi",
        "structural-ikram",
        "architect-paolo",
        "mason-piyadasa",
        "carpenter-lars",
        "safety-ebere",
      ],
    },
  },
  {
    id: "sewing-line-supervisor",
    title: "Sewing Line Supervisor",
    description:
      "Casual wear for two European brands. You take a line of fifty machines through the style changes, balance it by the hour, train the new operators, catch the defects in the line and not at the end of it.",
    requiredSkills: [],
    requiredYears: 4,
    suits: {
      3: ["sewing-dammika", "production-asanka"],
      2: ["tailor-rohini"],
      1: ["dyeing-suresh", "apparel-shanika", "merchandiser-tharushi", "operador-edson", "qualidade-telma"],
    },
  },
  {
    id: "management-accountant-plant",
    title: "Management Accountant",
    description:
      "Biscuit factory with its own mill. You cost the recipes, explain the variances to people who stand at ovens, build the budget and the forecasts and have the monthly pack on the table by the fifth working day.",
    requiredSkills: ["Budgeting", "Variance analysis", "Costing", "Microsoft Excel"],
    requiredYears: 4,
    suits: {
      3: ["finance-shehara", "controller-siobhan"],
      2: [
        "accountant-diego",
        "accountant-nadeesha",
        "accountant-layla",
        "auditor-charith",
        "treasury-megan",
        "contabilista-filipa",
      ],
      1: [
        "accountant-yasmina",
        "comptable-solange",
        "bookkeeper-roshan",
        "accounts-rekha",
        "credit-hansini",
        "fiscal-larissa",
        "tax-wanja",
        "analytics-margaux",
        "traineeacc-sithara",
        "payroll-deborah",
      ],
    },
  },
  {
    id: "journaliste-radio-locale",
    title: "Journaliste radio et web (H/F)",
    description:
      "Radio associative du littoral, rédaction de quatre personnes. Vous préparez et présentez les flashs, partez en reportage, montez vos sons et mettez l'essentiel en ligne avant midi. Permis B et goût des conseils municipaux.",
    requiredSkills: ["Journalisme", "Interview", "Montage audio", "Rédaction web"],
    requiredYears: 2,
    suits: {
      3: ["journaliste-baptiste", "reporter-saoirse", "journalist-farzana"],
      2: [],
      1: [
        "writer-oliver",
        "communication-awa",
        "content-mahnoor",
        "videoeditor-valentina",
        "photographer-mateo",
        "fonico-elia",
      ],
    },
  },
  {
    id: "tecnico-cultivos-invernadero",
    title: "Técnico/a de cultivos en invernadero",
    description:
      "Cooperativa de hortícolas busca técnico de campo para 40 socios: visitas semanales, plan de riego y abonado, control biológico, cuaderno de campo y preparación de las auditorías de calidad. Vehículo de empresa.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["agricola-manuel", "agronomist-bekele", "farmer-murugan", "agriinstructor-sumedha"],
      2: ["vineyard-hamish"],
      1: [
        "tea-ranjith",
        "landscaper-tane",
        "hovenier-sander",
        "farm-annelies",
        "poultry-gayan",
        "ecologist-freya",
      ],
    },
  },
  {
    id: "sachbearbeitung-buergerservice",
    title: "Sachbearbeitung Bürgerservice (m/w/d)",
    description:
      "Stadtverwaltung mit 24.000 Einwohnern, Teilzeit möglich. Sie nehmen Meldungen und Anträge auf, führen die elektronische Akte, geben am Schalter und am Telefon Auskunft und behalten die Fristen im Blick.",
    requiredSkills: ["Melderecht", "Bürgerberatung", "Aktenführung", "MS Office"],
    requiredYears: 0,
    suits: {
      3: ["verwaltung-katrin", "anagrafe-nives"],
      2: ["clerk-malini", "devofficer-chamari"],
      1: [
        "buero-heike",
        "office-lena",
        "impiegata-ilaria",
        "secretaria-paula",
        "clerk-pooja",
        "pa-margaret",
        "legalsec-anusha",
        "librarian-pieter",
      ],
    },
  },
];
