import type { JobAd } from "./job-ad.ts";

/** A fourth set of held-out ads of everyday trades: hands, roads, phones, ledgers, surveys, brands, boilers, bills. */
export const HELD_OUT_FOURTH_EVERYDAY_JOBS: readonly JobAd[] = [
  {
    id: "occupational-therapist-hands",
    title: "Occupational Therapist",
    description:
      "Rehabilitation ward of 24 beds and a hand clinic twice a week. You assess what a patient can do alone, train the rest, make the splints yourself, visit the home before discharge and write to the family doctor. Two years after registration is welcome, none is no obstacle.",
    requiredSkills: ["Activities of daily living", "Splinting", "Hand therapy", "Stroke rehabilitation"],
    requiredYears: 1,
    suits: {
      3: ["occupational-nadeeka"],
      2: [],
      1: ["physio-ruwan", "physio-sabina", "prosthetist-immaculee", "speech-niamh"],
    },
  },
  {
    id: "highway-engineer-upgrade",
    title: "Highway Engineer",
    description:
      "Upgrading of 86 km of gravel to asphalt, three bridges, no detours. You design the alignment and the pavement, check the levels in the field, answer the consultant's comments and keep the laboratory and the graders talking to each other. Accommodation on site, ten days home every two months.",
    requiredSkills: ["Road design", "Pavement design", "Civil 3D", "Surveying"],
    requiredYears: 5,
    suits: {
      3: ["roadengineer-tesfaye", "civil-mahela", "civil-farhan"],
      2: [],
      1: ["civil-youssef", "structural-ikram", "obra-nuria", "project-gunnar", "foreman-sampath"],
    },
  },
  {
    id: "ios-developer-clinics",
    title: "iOS Developer",
    description:
      "Patients book, pay and find their results in our app, and they tell the store when they cannot. You own the iPhone side: SwiftUI for what is new, UIKit for what is old, tests for both, a release every second week.",
    requiredSkills: ["Swift", "SwiftUI", "UIKit", "XCTest", "Git"],
    requiredYears: 3,
    suits: {
      3: ["iosdev-nourhan", "mobile-sana", "mobile-defne"],
      2: [],
      1: ["flutter-hashini", "android-kaveesha", "gamedev-rafael"],
    },
  },
  {
    id: "internal-auditor-hotels",
    title: "Internal Auditor",
    description:
      "Group of nine hotels and a laundry. You plan the year by risk, count stores and cash without a call beforehand, test the controls, write short reports and go back to see what became of them. About a third of the time is travel. People from audit firms settle in well here.",
    requiredSkills: ["Internal audit", "Internal controls", "Risk assessment", "Microsoft Excel"],
    requiredYears: 3,
    suits: {
      3: ["internalaudit-rezwan", "auditor-charith"],
      2: ["finance-shehara", "controller-siobhan"],
      1: [
        "costing-roshni",
        "accountant-diego",
        "accountant-layla",
        "accountant-nadeesha",
        "contabilista-filipa",
        "comptable-solange",
        "fundaccountant-shihara",
        "treasury-megan",
        "tax-wanja",
        "traineeacc-sithara",
      ],
    },
  },
  {
    id: "survey-analyst-nutrition",
    title: "Survey Data Analyst",
    description:
      "Nutrition programme in six districts. You turn the questionnaire into tablet forms, draw the sample, look at the interviews while the teams are still in the field, clean and weight the data and put the tables in front of people who decide on them.",
    requiredSkills: ["Stata", "Questionnaire design", "Sampling", "KoboToolbox"],
    requiredYears: 3,
    suits: {
      3: ["surveydata-emefa", "ngo-aline"],
      2: ["statistician-henrik", "dataanalyst-folake"],
      1: [
        "data-kofi",
        "bianalyst-wojciech",
        "datascientist-priyanka",
        "analytics-margaux",
        "data-weiling",
        "machinelearning-sahan",
        "uxresearcher-meiling",
        "reportinganalyst-lindiwe",
        "datascience-temur",
      ],
    },
  },
  {
    id: "brand-executive-spices",
    title: "Brand Executive, Spices",
    description:
      "Our packets hang in every village shop; half of them hang at the back. You look after one brand: plan and budget, agency and media, promotions with the sales team, launches, figures every Monday. At least one week of each month is spent in shops.",
    requiredSkills: ["Brand management", "Trade marketing", "Market research", "Media planning"],
    requiredYears: 2,
    suits: {
      3: ["brand-dulani", "marketing-ruta"],
      2: [
        "marketing-dinuka",
        "digital-atieno",
        "marketing-camilo",
        "communication-awa",
        "marketingofficer-thida",
      ],
      1: ["fmcg-kwaku", "areasales-harpreet", "sales-bilal", "seo-jericho", "events-wambui", "medrep-vikram"],
    },
  },
  {
    id: "kundendienst-heizung",
    title: "Kundendiensttechniker Heizung (m/w/d)",
    description:
      "Meisterbetrieb mit 14 Leuten, eigenes Fahrzeug, Touren in der Stadt. Sie warten Gasgeräte und immer mehr Wärmepumpen, finden Störungen, gleichen Anlagen ab und erklären den Leuten ihre Regelung. Notdienst alle sechs Wochen, Schulungen beim Hersteller.",
    requiredSkills: ["Heizungsbau", "Wärmepumpen", "Gasinstallation", "Hydraulischer Abgleich"],
    requiredYears: 2,
    suits: {
      3: ["anlagenmechaniker-florian", "plumber-kevin", "plumber-aled"],
      2: ["hvac-darnell"],
      1: ["refrigeracion-yeison", "mep-anwar", "boiler-wasantha", "elektroniker-sebastian"],
    },
  },
  {
    id: "conseiller-clientele-eau",
    title: "Conseiller(ère) clientèle (H/F)",
    description:
      "Distributeur d'eau, plateau de trente personnes. Vous expliquez les factures, ouvrez et fermez les contrats, traitez les réclamations par téléphone et par écrit et suivez chaque dossier jusqu'à la réponse. Débutants acceptés, formation de quatre semaines.",
    requiredSkills: ["Relation client", "Gestion des réclamations", "Saisie de données"],
    requiredYears: 1,
    suits: {
      3: [
        "relationclient-hanitra",
        "support-mirjana",
        "support-anjelica",
        "customercare-senuri",
        "callcentre-arjun",
      ],
      2: ["callcenter-jussara", "virtualassistant-analyn", "receptionniste-maud"],
      1: [
        "receptionist-lerato",
        "frontdesk-mathusha",
        "baliemedewerker-anouk",
        "reservations-dinithi",
        "shop-ximena",
        "insurance-ravindu",
        "technicien-yao",
        "bankteller-jomar",
      ],
    },
  },
];
