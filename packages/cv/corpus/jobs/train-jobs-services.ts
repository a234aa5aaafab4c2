import type { JobAd } from "./job-ad.ts";

export const TRAIN_SERVICE_JOBS: readonly JobAd[] = [
  {
    id: "credit-controller",
    title: "Credit Controller",
    description:
      "Wholesaler with 300 dealers on credit. You chase what is late, match what came in, warn sales before the limit is gone and report the ageing every week. QuickBooks and a thick skin.",
    requiredSkills: ["Credit control", "Bank reconciliation", "QuickBooks", "Microsoft Excel"],
    requiredYears: 3,
    suits: {
      3: ["credit-hansini"],
      2: ["accountant-nadeesha", "accounts-rekha", "comptable-solange", "buero-heike"],
      1: [
        "accounts-kavitha",
        "accountant-yasmina",
        "accountant-layla",
        "accountant-diego",
        "treasury-megan",
        "microfinance-yogeswari",
        "payroll-deborah",
        "auditor-charith",
        "fiscal-larissa",
        "paghe-federica",
        "controller-siobhan",
      ],
    },
  },
  {
    id: "chat-support-lead",
    title: "Team Lead, Customer Support (chat, night shift)",
    description:
      "You look after nine agents who answer shoppers overseas by chat and e-mail. You read transcripts, take the angry ones yourself and teach the rest. Zendesk is our second home.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["support-anjelica", "callcentre-arjun"],
      2: ["support-mirjana"],
      1: [
        "receptionist-lerato",
        "travel-sanduni",
        "shop-kugan",
        "shop-ximena",
        "insurance-ravindu",
        "nightporter-tenzin",
        "seo-jericho",
      ],
    },
  },
  {
    id: "night-front-desk",
    title: "Front Desk Agent (Nights)",
    description:
      "Mountain lodge, 48 rooms. From ten to six the house is yours: late check-ins, the audit, wake-up calls, a taxi at half past three. Opera is what we use; we can teach it.",
    requiredSkills: ["Check-in", "Night audit", "Cash handling", "Reservations"],
    requiredYears: 1,
    suits: {
      3: ["nightporter-tenzin", "receptionist-lerato", "frontdesk-mathusha"],
      2: [],
      1: [
        "travel-sanduni",
        "cabincrew-natasha",
        "waiter-kamal",
        "hotelgm-niroshan",
        "housekeeping-rosario",
        "guard-alemu",
      ],
    },
  },
  {
    id: "courts-reporter",
    title: "Reporter, Courts and County",
    description:
      "Weekly paper with a daily website. Three days in court, one with the council, one on the road. Copy that stands up; shorthand is welcome, radio experience too.",
    requiredSkills: ["Journalism", "Interviewing", "Fact checking"],
    requiredYears: 3,
    suits: {
      3: ["reporter-saoirse"],
      2: ["journalist-farzana"],
      1: ["writer-oliver", "videoeditor-valentina", "communication-awa", "photographer-mateo"],
    },
  },
  {
    id: "legal-secretary",
    title: "Legal Secretary",
    description:
      "Two partners, one apprentice and a great deal of paper. Dictation, deeds, the court diary, clients at the door who must not meet each other.",
    requiredSkills: ["Audio typing", "Legal drafting", "Diary management", "Microsoft Word"],
    requiredYears: 3,
    suits: {
      3: ["legalsec-anusha"],
      2: ["pa-margaret", "paralegal-denise", "buero-heike"],
      1: [
        "lawtrainee-imesha",
        "clerk-malini",
        "office-lena",
        "schoolleaver-nethmi",
        "anagrafe-nives",
        "clerk-pooja",
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
      2: ["nurse-femke"],
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
      ],
    },
  },
  {
    id: "analista-seleccion",
    title: "Analista de Reclutamiento y Selección",
    description:
      "Empresa textil con 900 trabajadores busca persona para cubrir vacantes de planta y oficina: publicación de avisos, entrevistas, evaluaciones e inducción del personal nuevo.",
    requiredSkills: ["Reclutamiento", "Entrevistas por competencias", "Pruebas psicométricas"],
    requiredYears: 2,
    suits: {
      3: ["rrhh-carmen"],
      2: ["hr-priya", "hr-alanoud"],
      1: ["payroll-deborah", "counsellor-noor", "office-lena", "pa-margaret"],
    },
  },
  {
    id: "physics-teacher",
    title: "Teacher of Physics",
    description:
      "Boarding school, forms one to six. Twenty periods a week, a laboratory that works most days, and evening study twice a week. A second subject helps.",
    requiredSkills: ["Physics", "Lesson planning", "Classroom management"],
    requiredYears: 2,
    suits: {
      3: ["teacher-okello"],
      2: ["teacher-selvarani", "tutor-oskar"],
      1: [
        "lecturer-dilhan",
        "teacher-sunita",
        "senteacher-joanna",
        "principal-wijeratne",
        "primary-kalaichelvi",
      ],
    },
  },
  {
    id: "hotel-cook",
    title: "Cook, Rice and Curry and Breakfast",
    description:
      "Lake hotel, 64 rooms, full on weekends. Breakfast buffet from five, local dishes at noon. Clean station, clean knife, little in the bin.",
    requiredSkills: ["Cooking", "Food hygiene", "Menu planning"],
    requiredYears: 2,
    suits: {
      3: ["cook-pradeepa"],
      2: ["chef-antoine"],
      1: ["patissiere-maelle", "waiter-kamal", "barista-jade", "waiter-giulia"],
    },
  },
  {
    id: "medical-ward-nurse",
    title: "Staff Nurse, Medical Ward",
    description:
      "Thirty beds, three shifts, students to look after. Medicines, drips, dressings, a clear handover, and you notice when somebody is worse than an hour ago.",
    requiredSkills: ["Medication administration", "Wound care", "Cannulation", "Infection control"],
    requiredYears: 2,
    suits: {
      3: ["nurse-keabetswe", "nurse-dilani", "nurse-lucia", "rn-lorraine"],
      2: ["nurse-amir", "nurse-ananthi", "nurse-femke", "nurse-luca"],
      1: [
        "nurse-aminata",
        "matron-grace",
        "midwife-thandiwe",
        "thuiszorg-fenna",
        "paramedic-connor",
        "caregiver-marites",
        "carer-bridget",
        "aidesoignante-clarisse",
      ],
    },
  },
  {
    id: "comptable-general",
    title: "Comptable général (H/F)",
    description:
      "Négoce de matériaux, quatre dépôts. Tenue des comptes selon le SYSCOHADA, TVA, rapprochements bancaires, paie et relance des clients en retard ; logiciel Sage.",
    requiredSkills: ["SYSCOHADA", "TVA", "Rapprochement bancaire", "Sage", "Paie"],
    requiredYears: 3,
    suits: {
      3: ["comptable-solange"],
      2: ["accountant-yasmina", "controller-siobhan"],
      1: [
        "accountant-diego",
        "accountant-layla",
        "accountant-nadeesha",
        "accounts-rekha",
        "accounts-kavitha",
        "auditor-charith",
        "credit-hansini",
        "payroll-deborah",
        "treasury-megan",
        "fiscal-larissa",
        "paghe-federica",
      ],
    },
  },
  {
    id: "supply-chain-planner",
    title: "Supply Chain Planner",
    description:
      "Food exporter with forty suppliers. You forecast with sales, order before it is urgent, keep the stores lean in SAP and the containers on time.",
    requiredSkills: ["Demand planning", "Inventory management", "SAP", "Microsoft Excel"],
    requiredYears: 3,
    suits: {
      3: ["planner-shehan", "supply-isuri"],
      2: [],
      1: [
        "procurement-mercy",
        "production-asanka",
        "logistics-wanjiru",
        "logistics-daan",
        "forwarder-shamil",
        "apparel-shanika",
        "sap-juergen",
        "veteran-marcus",
        "magasinier-lamine",
        "merchandiser-tharushi",
      ],
    },
  },
];
