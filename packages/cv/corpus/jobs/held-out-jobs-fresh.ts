import type { JobAd } from "./job-ad.ts";

/** Held-out ads of the newest people's trades and of some that are asked for everywhere. */
export const HELD_OUT_FRESH_JOBS: readonly JobAd[] = [
  {
    id: "tax-adviser",
    title: "Tax Adviser",
    description:
      "Practice of twelve people, clients from the bakery to the exporter. You prepare the corporate and VAT returns, plan before the year is over, answer the authority's letters and stand next to the client when the inspector comes.",
    requiredSkills: ["Corporate tax", "VAT", "Tax planning", "Transfer pricing"],
    requiredYears: 3,
    suits: {
      3: ["tax-wanja", "fiscal-larissa"],
      2: ["auditor-charith", "accountant-diego"],
      1: [
        "accountant-nadeesha",
        "accountant-layla",
        "accountant-yasmina",
        "accounts-rekha",
        "comptable-solange",
        "credit-hansini",
        "payroll-deborah",
        "paghe-federica",
        "controller-siobhan",
        "bookkeeper-roshan",
      ],
    },
  },
  {
    id: "schichtleitung-lager",
    title: "Schichtleitung Lager (m/w/d)",
    description:
      "Zentrallager mit 9.000 Palettenplätzen, zwei Schichten. Sie teilen 15 Leute ein, halten Wareneingang und Versand in Gang, kümmern sich um Bestände und Inventur und springen selbst auf den Stapler, wenn es eng wird.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["lager-merve", "logistics-daan", "logistics-wanjiru", "magasinier-lamine", "veteran-marcus"],
      2: ["warehouse-tyrell", "storekeeper-yogarajah"],
      1: [
        "planner-shehan",
        "supply-isuri",
        "procurement-mercy",
        "dispatcher-ruslan",
        "chauffeur-joris",
        "production-asanka",
        "store-chipo",
        "shop-kugan",
        "spedition-anke",
      ],
    },
  },
  {
    id: "mathematics-teacher",
    title: "Mathematics Teacher (Secondary)",
    description:
      "Girls' school by the sea seeks a teacher for forms one to five. Small classes, a patient staff room, exam classes from the second year on. Newly qualified teachers are welcome to apply.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["maths-shanice", "teacher-selvarani", "teacher-okello"],
      2: ["tutor-oskar", "teacher-kavishka"],
      1: [
        "principal-wijeratne",
        "teacher-sunita",
        "primary-kalaichelvi",
        "senteacher-joanna",
        "lecturer-dilhan",
        "actuary-thandi",
      ],
    },
  },
  {
    id: "soc-analyst",
    title: "Security Operations Analyst",
    description:
      "Our operations centre watches forty customers around the clock. You work alerts in the SIEM, decide what is noise, open incidents, hunt on quiet days and tune the rules so that there are more of them. Shifts, four on and three off.",
    requiredSkills: ["SIEM", "Incident response", "Threat hunting", "Log analysis"],
    requiredYears: 2,
    suits: {
      3: ["soc-hafiz"],
      2: ["security-yael"],
      1: [
        "network-janith",
        "sysadmin-brian",
        "devops-emeka",
        "devops-nomvula",
        "sre-tunde",
        "itsupport-kerron",
        "devops-raghav",
        "reseau-mariam",
        "fachinformatiker-nils",
        "helpdesk-rizwan",
      ],
    },
  },
  {
    id: "pharmacist",
    title: "Pharmacist",
    description:
      "Outpatient dispensary of a district hospital, 400 prescriptions a day. You check every one of them, keep the controlled drugs book, report adverse reactions and find time to tell an old man which tablet is for the morning. Registered pharmacists only.",
    requiredSkills: ["Dispensing", "Prescription review", "Controlled drugs", "Pharmacovigilance"],
    requiredYears: 2,
    suits: {
      3: ["farmaceutica-daniela"],
      2: ["pharmacy-nurul"],
      1: ["pharmassist-kirushanthi", "medrep-vikram", "dietitian-rania", "lab-thilini"],
    },
  },
  {
    id: "consultor-imobiliario",
    title: "Consultor(a) Imobiliário(a)",
    description:
      "Agência de bairro com carteira própria procura quem goste de pessoas e de casas: angariar, avaliar, mostrar, negociar e acompanhar até à escritura. Comissões atrativas, formação inicial e carro da empresa.",
    requiredSkills: [],
    requiredYears: 1,
    suits: {
      3: ["imobiliaria-marta", "realtor-brenda"],
      2: [],
      1: [
        "sales-omar",
        "sales-bilal",
        "sales-clara",
        "shop-ximena",
        "insurance-ravindu",
        "travel-sanduni",
        "vendedor-caio",
        "seguros-renato",
        "conveyancer-imogen",
      ],
    },
  },
  {
    id: "hr-officer-plant",
    title: "Human Resources Officer",
    description:
      "Two sewing plants, 1,200 people. You hire every week, induct them, keep the files straight, hear grievances before they become strikes and run the training calendar. Payroll is done elsewhere.",
    requiredSkills: ["Recruitment", "Grievance handling", "Labour law", "Training and development"],
    requiredYears: 3,
    suits: {
      3: ["hr-tharushi", "hr-priya", "hr-alanoud"],
      2: ["rrhh-carmen"],
      1: ["paghe-federica", "payroll-deborah", "lawyer-ines", "lawyer-adaeze"],
    },
  },
  {
    id: "marketing-manager-food",
    title: "Marketing Manager",
    description:
      "Family-owned maker of jams and pickles, on its way into the neighbouring countries. You own the brand, the budget and the calendar, brief the agencies, plan the fairs and lead three juniors. Reports to the managing director.",
    requiredSkills: [],
    requiredYears: 6,
    suits: {
      3: ["marketing-ruta"],
      2: ["marketing-camilo", "communication-awa", "marketing-dinuka"],
      1: [
        "seo-jericho",
        "writer-oliver",
        "content-mahnoor",
        "events-wambui",
        "product-sofia",
        "sales-omar",
        "medrep-vikram",
      ],
    },
  },
  {
    id: "kahrabai-mabani",
    title: "فني كهرباء مبانٍ",
    description:
      "شركة مقاولات تبحث عن فني كهرباء لمجمع سكني من أربعة أبراج: تمديدات، لوحات توزيع، تأريض، فحص وكشف الأعطال، مع الالتزام بتعليمات السلامة في الموقع.",
    requiredSkills: ["التمديدات الكهربائية", "لوحات التوزيع", "التأريض", "كشف الأعطال"],
    requiredYears: 3,
    suits: {
      3: ["electrician-karrar", "electrician-tharindu", "elektroniker-sebastian"],
      2: ["manutencao-wagner"],
      1: [
        "lift-mahesh",
        "electrical-thisara",
        "autoelectric-nimal",
        "hvac-darnell",
        "solar-mariana",
        "mechatronics-ben",
        "mep-anwar",
      ],
    },
  },
  {
    id: "preschool-teacher-village",
    title: "Preschool Teacher",
    description:
      "Twenty children between three and five, a garden, and parents who stay for a chat. Mornings only. You plan the week, tell the stories, get paint on your sleeves and know what to do about a grazed knee.",
    requiredSkills: ["Lesson planning", "Storytelling", "Arts and crafts", "First aid"],
    requiredYears: 0,
    suits: {
      3: ["preschool-nirosha", "childcare-emma", "erzieherin-johanna"],
      2: ["teacher-sunita", "primary-kalaichelvi"],
      1: [
        "senteacher-joanna",
        "dance-chandani",
        "teacher-selvarani",
        "socialworker-tamika",
        "caregiver-marites",
        "teacher-kavishka",
      ],
    },
  },
  {
    id: "koelchauffeur",
    title: "Vrachtwagenchauffeur CE koeltransport",
    description:
      "Vaste truck, vaste planner, vrijdagavond thuis. Je rijdt groenten en zuivel naar Frankrijk en Duitsland, zet je lading zelf vast en houdt je papieren en tachograaf in orde. Code 95 verplicht.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["chauffeur-joris", "trucker-wade", "driver-sunil"],
      2: [],
      1: [
        "dispatcher-ruslan",
        "logistics-daan",
        "crane-ramiro",
        "train-gareth",
        "mechanic-rajesh",
        "farmer-murugan",
        "guide-kiprono",
      ],
    },
  },
  {
    id: "cad-draughtsperson",
    title: "Mechanical Draughtsperson",
    description:
      "Job shop for special machines. The engineers sketch, you make it something a welder and a miller can work from: parts, assemblies, tolerances, parts lists, revisions that nobody mixes up.",
    requiredSkills: ["AutoCAD", "SolidWorks", "Technical drawing", "GD&T", "Bill of materials"],
    requiredYears: 3,
    suits: {
      3: ["draughtsman-anil"],
      2: ["mechanical-ivan", "mechanical-yashveer"],
      1: [
        "zerspaner-jannik",
        "mechatronics-ben",
        "electrical-thisara",
        "lecturer-dilhan",
        "structural-ikram",
      ],
    },
  },
  {
    id: "full-stack-spare-parts",
    title: "Full-Stack Web Developer",
    description:
      "We sell spare parts for tractors to eleven countries through a shop that we wrote ourselves. Four developers, no ticket factory. You build a screen, the service behind it and the query below that, put it live on the same day and look at the figures the next.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["webdev-camille", "frontend-zoe", "software-dulaj", "fullstack-chathurika"],
      2: ["developpeuse-oceane", "frontend-sewmini"],
      1: [
        "developer-sanne",
        "entwickler-lukas",
        "software-kavindu",
        "backend-narek",
        "graduate-amaya",
        "javaarchitect-suresh",
        "javadev-piotr",
        "programador-iker",
        "salesforce-ananya",
      ],
    },
  },
  {
    id: "accounts-assistant-beginner",
    title: "Accounts Assistant",
    description:
      "Importer of bathroom fittings. You enter the supplier invoices, match the bank once a week, look after the petty cash and remind those who forget to pay. Tidy beginners are welcome; we pay for the next exam.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: [
        "accounts-kavitha",
        "accounts-rekha",
        "accountant-nadeesha",
        "accountant-yasmina",
        "comptable-solange",
        "credit-hansini",
        "bookkeeper-roshan",
        "traineeacc-sithara",
      ],
      2: [
        "accountant-layla",
        "accountant-diego",
        "auditor-charith",
        "tax-wanja",
        "fiscal-larissa",
        "treasury-megan",
        "controller-siobhan",
        "impiegata-ilaria",
      ],
      1: [
        "payroll-deborah",
        "bank-ishara",
        "buero-heike",
        "paghe-federica",
        "office-lena",
        "clerk-pooja",
        "secretaria-paula",
      ],
    },
  },
];
