import type { JobAd } from "./job-ad.ts";

export const TRAIN_JOBS: readonly JobAd[] = [
  {
    id: "icu-nurse",
    title: "ICU Staff Nurse",
    description:
      "Twelve-bed intensive care unit in Colombo. You look after ventilated patients, give medication, dress wounds and keep infections out. Shifts, good handovers, a team that laughs.",
    requiredSkills: ["Critical care", "Medication administration", "Wound care", "Infection control"],
    requiredYears: 3,
    suits: {
      3: ["nurse-dilani", "nurse-ananthi"],
      2: ["nurse-lucia", "nurse-amir"],
      1: [
        "nurse-femke",
        "nurse-aminata",
        "matron-grace",
        "paramedic-connor",
        "doctor-amina",
        "carer-bridget",
        "analyst-keshini",
        "nurse-luca",
      ],
    },
  },
  {
    id: "backend-engineer",
    title: "Senior Backend Engineer",
    description:
      "Payments platform. Services in Java and Kotlin with Kafka and PostgreSQL on Kubernetes. You own what you ship and you write tests.",
    requiredSkills: ["Java", "Kotlin", "Apache Kafka", "PostgreSQL", "Kubernetes"],
    requiredYears: 4,
    suits: {
      3: ["software-kavindu"],
      2: [],
      1: ["devops-emeka", "qa-minh", "webdev-camille", "security-yael", "developer-sanne"],
    },
  },
  {
    id: "platform-engineer",
    title: "DevOps Engineer",
    description:
      "We run forty services on AWS. Terraform everything, watch it with Prometheus and Grafana, deploy through pipelines.",
    requiredSkills: ["Kubernetes", "Terraform", "AWS", "Linux", "CI/CD"],
    requiredYears: 3,
    suits: {
      3: ["devops-emeka"],
      2: ["software-kavindu"],
      1: ["sysadmin-brian", "security-yael", "network-janith", "webdev-camille"],
    },
  },
  {
    id: "embedded-engineer",
    title: "Firmware Engineer",
    description:
      "Battery management for electric three-wheelers: bare metal and RTOS on ARM, CAN, and long evenings with an oscilloscope.",
    requiredSkills: ["C", "C++", "RTOS", "CAN bus", "Embedded systems"],
    requiredYears: 3,
    suits: { 3: ["embedded-tomasz"], 2: [], 1: ["electrical-thisara", "mechatronics-ben"] },
  },
  {
    id: "accountant",
    title: "Accountant",
    description:
      "Month end, bank reconciliation, VAT returns and payables for a trading company; advanced spreadsheets.",
    requiredSkills: ["Bank reconciliation", "VAT", "Microsoft Excel", "Financial reporting"],
    requiredYears: 4,
    suits: {
      3: ["accountant-nadeesha", "accountant-diego"],
      2: ["auditor-charith", "accountant-layla", "accountant-yasmina"],
      1: ["bank-ishara", "accounts-kavitha"],
    },
  },
  {
    id: "hr-manager",
    title: "HR Manager",
    description:
      "Own recruitment, performance reviews, grievances and labour law for 600 people in two plants.",
    requiredSkills: ["Employee relations", "Recruitment", "Performance management", "Labour law"],
    requiredYears: 7,
    suits: { 3: ["hr-priya"], 2: [], 1: ["lawyer-ines", "lawyer-adaeze", "hotelgm-niroshan", "tea-ranjith"] },
  },
  {
    id: "merchandiser",
    title: "Apparel Merchandiser",
    description:
      "Handle knit programmes for European buyers from costing to shipment; keep the time and action calendar honest.",
    requiredSkills: ["Merchandising", "Costing", "Fabric sourcing", "Microsoft Excel"],
    requiredYears: 3,
    suits: {
      3: ["apparel-shanika"],
      2: [],
      1: ["production-asanka", "tailor-rohini", "planner-shehan", "procurement-mercy"],
    },
  },
  {
    id: "plant-manager",
    title: "Production Manager",
    description: "Lead three shifts in a glove factory: planning, OEE, Lean and 5S, safety first.",
    requiredSkills: ["Production planning", "Lean manufacturing", "5S", "Kaizen"],
    requiredYears: 8,
    suits: {
      3: ["production-asanka"],
      2: ["logistics-daan"],
      1: ["mechanic-joao", "mechanical-ivan", "planner-shehan", "foreman-sampath", "welder-torsten"],
    },
  },
  {
    id: "electrician",
    title: "Electrician",
    description: "Wiring of hotels and villas, three phase boards, fault finding, some solar.",
    requiredSkills: ["Electrical wiring", "Fault finding", "Distribution boards"],
    requiredYears: 3,
    suits: {
      3: ["electrician-tharindu"],
      2: [],
      1: ["hvac-darnell", "electrical-thisara", "solar-mariana", "mechatronics-ben"],
    },
  },
  {
    id: "site-engineer",
    title: "Site Engineer (Civil)",
    description: "Roads and bridges in the Central Province. Supervision, surveying, programme and drawings.",
    requiredSkills: ["AutoCAD", "Surveying", "Reinforced concrete", "Primavera P6"],
    requiredYears: 4,
    suits: {
      3: ["civil-farhan"],
      2: ["foreman-sampath", "civil-youssef"],
      1: ["architect-paolo", "solar-mariana", "carpenter-lars", "project-gunnar"],
    },
  },
  {
    id: "chef-de-partie",
    title: "Chef de Partie",
    description: "Fish and sauces for a 70-cover restaurant. HACCP, stock, menus with the seasons.",
    requiredSkills: ["HACCP", "Menu planning", "Inventory management"],
    requiredYears: 3,
    suits: { 3: ["chef-antoine"], 2: [], 1: ["waiter-giulia", "waiter-kamal"] },
  },
  {
    id: "front-office",
    title: "Front Office Executive",
    description: "Reception of a city hotel: check-in, reservations, complaints, night audit in Opera.",
    requiredSkills: ["Front office operations", "Reservations", "Opera PMS", "Complaint handling"],
    requiredYears: 2,
    suits: {
      3: ["receptionist-lerato"],
      2: ["hotelgm-niroshan", "travel-sanduni"],
      1: ["housekeeping-rosario", "waiter-kamal", "cabincrew-natasha", "callcentre-arjun"],
    },
  },
  {
    id: "warehouse-supervisor",
    title: "Warehouse Supervisor",
    description: "Lead 30 pickers, keep counts right in SAP, forklifts moving and people safe.",
    requiredSkills: ["Inventory management", "Forklift operation", "SAP", "Team leadership"],
    requiredYears: 4,
    suits: {
      3: ["logistics-wanjiru", "logistics-daan"],
      2: ["planner-shehan"],
      1: ["procurement-mercy", "production-asanka", "office-lena", "store-chipo", "warehouse-tyrell"],
    },
  },
  {
    id: "tea-estate",
    title: "Assistant Superintendent, Tea Estate",
    description:
      "High-grown estate with its own factory: field work, labour relations, pruning, withering to firing.",
    requiredSkills: [],
    requiredYears: 0,
    suits: { 3: ["tea-ranjith"], 2: [], 1: ["agronomist-bekele", "farm-annelies", "farmer-murugan"] },
  },
  {
    id: "legal-counsel",
    title: "Legal Counsel",
    description:
      "In-house lawyer of a manufacturing group: contracts, employment law, disputes, board papers.",
    requiredSkills: ["Contract drafting", "Employment law", "Litigation", "Corporate governance"],
    requiredYears: 5,
    suits: { 3: ["lawyer-adaeze", "lawyer-ines"], 2: [], 1: ["hr-priya", "lawtrainee-imesha"] },
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
      1: ["scientist-eleni", "nurse-aminata", "research-hana"],
    },
  },
  {
    id: "childcare",
    title: "Preschool Educator",
    description: "Play, observation and calm for fifteen toddlers. First aid and a big heart.",
    requiredSkills: ["Early childhood education", "Child observation", "First aid"],
    requiredYears: 1,
    suits: {
      3: ["childcare-emma"],
      2: ["teacher-sunita"],
      1: ["teacher-selvarani", "socialworker-tamika", "dance-chandani"],
    },
  },
];
