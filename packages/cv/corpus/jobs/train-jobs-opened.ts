import type { JobAd } from "./job-ad.ts";

export const TRAIN_OPENED_JOBS: readonly JobAd[] = [
  {
    id: "quantity-surveyor",
    title: "Quantity Surveyor",
    description:
      "Main contractor in Colombo, two apartment towers. Take-offs, bills of quantities, monthly valuations, variations and the final account; FIDIC contracts.",
    requiredSkills: ["Quantity takeoff", "Bill of quantities", "Variation orders", "Final accounts", "FIDIC"],
    requiredYears: 4,
    suits: {
      3: ["surveyor-ruvini", "quantity-nuwanthi"],
      2: ["project-gunnar", "obra-nuria"],
      1: [
        "civil-farhan",
        "civil-youssef",
        "foreman-sampath",
        "architect-paolo",
        "interior-chiara",
        "civil-mahela",
        "structural-ikram",
        "mep-anwar",
      ],
    },
  },
  {
    id: "cnc-machinist",
    title: "CNC Machinist",
    description:
      "Small series in stainless steel and titanium. You set up, program and run three and five axis mills and check your own parts with micrometer and CMM.",
    requiredSkills: ["CNC programming", "Milling", "Machine setup", "Technical drawing"],
    requiredYears: 3,
    suits: {
      3: ["zerspaner-jannik"],
      2: ["mechanical-ivan"],
      1: [
        "welder-torsten",
        "mechatronics-ben",
        "mechanic-joao",
        "seafarer-joseph",
        "operador-edson",
        "welder-kwabena",
      ],
    },
  },
  {
    id: "freight-forwarder",
    title: "Import and Export Executive",
    description:
      "Forwarder near the port: bookings with the lines, bills of lading, customs entries, letters of credit. You know your Incoterms and keep promises.",
    requiredSkills: [
      "Customs clearance",
      "Bill of lading",
      "Incoterms",
      "Letters of credit",
      "Microsoft Excel",
    ],
    requiredYears: 2,
    suits: {
      3: ["forwarder-shamil", "customs-rashid", "spedition-anke"],
      2: ["planner-shehan", "supply-isuri"],
      1: [
        "apparel-shanika",
        "logistics-wanjiru",
        "logistics-daan",
        "procurement-mercy",
        "veteran-marcus",
        "dispatcher-ruslan",
        "lager-merve",
        "merchandiser-tharushi",
      ],
    },
  },
  {
    id: "payroll-officer",
    title: "Payroll Officer",
    description:
      "Monthly salaries for 900 people in three factories: time sheets, statutory deductions, leave pay, reconciliation, and patience at the counter.",
    requiredSkills: ["Payroll", "Timesheet processing", "Reconciliation", "Microsoft Excel"],
    requiredYears: 2,
    suits: {
      3: ["payroll-deborah", "paghe-federica"],
      2: [
        "accountant-nadeesha",
        "accountant-diego",
        "accounts-rekha",
        "comptable-solange",
        "hr-alanoud",
        "bookkeeper-roshan",
      ],
      1: [
        "accounts-kavitha",
        "accountant-yasmina",
        "accountant-layla",
        "hr-priya",
        "fiscal-larissa",
        "clerk-malini",
        "treasury-megan",
        "auditor-charith",
        "credit-hansini",
        "hr-tharushi",
        "tax-wanja",
        "traineeacc-sithara",
      ],
    },
  },
  {
    id: "safety-officer",
    title: "HSE Officer",
    description:
      "Container terminal under construction. Permits to work, toolbox talks, inspections, incident investigation; you stop a job when it must be stopped.",
    requiredSkills: ["Risk assessment", "Permit to work", "Toolbox talks", "Incident investigation"],
    requiredYears: 4,
    suits: {
      3: ["safety-ebere"],
      2: ["firefighter-rajan"],
      1: [
        "security-musa",
        "police-ramesh",
        "crane-ramiro",
        "project-gunnar",
        "production-asanka",
        "welder-torsten",
        "obra-nuria",
        "mep-anwar",
      ],
    },
  },
  {
    id: "seo-executive",
    title: "SEO Executive",
    description:
      "Online shop for outdoor gear. Keyword research, technical audits, links that last, and reports from Search Console that people read.",
    requiredSkills: ["Keyword research", "Technical SEO", "Link building", "Google Search Console"],
    requiredYears: 2,
    suits: {
      3: ["seo-jericho"],
      2: ["marketing-dinuka", "marketing-camilo"],
      1: ["writer-oliver", "webdev-camille", "communication-awa", "content-mahnoor", "marketing-ruta"],
    },
  },
  {
    id: "credit-officer",
    title: "Credit Officer",
    description:
      "Rural branch of a savings bank: group and business loans, visits in the villages, recovery with respect, clean KYC files.",
    requiredSkills: ["Credit analysis", "Loan recovery", "KYC", "Customer service"],
    requiredYears: 1,
    suits: {
      3: ["microfinance-yogeswari"],
      2: ["bank-ishara", "banker-athula"],
      1: [
        "insurance-ravindu",
        "accountant-nadeesha",
        "auditor-charith",
        "treasury-megan",
        "credit-hansini",
        "seguros-renato",
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
    id: "security-manager",
    title: "Security Manager, Shopping Mall",
    description:
      "You lead sixty guards over three shifts, the camera room, visitors and contractors at the gates, fire drills, and you speak to the police in their own language.",
    requiredSkills: ["Access control", "CCTV", "Team leadership", "Fire safety", "Incident reporting"],
    requiredYears: 8,
    suits: {
      3: ["police-ramesh", "security-musa"],
      2: [],
      1: ["firefighter-rajan", "veteran-marcus", "safety-ebere", "guard-alemu"],
    },
  },
  {
    id: "data-engineer",
    title: "Data Engineer",
    description:
      "Pipelines from forty shops into one warehouse. Orchestrate them, test them, model the result so that analysts stop asking.",
    requiredSkills: ["Python", "SQL", "Apache Airflow", "dbt", "ETL"],
    requiredYears: 2,
    suits: {
      3: ["data-weiling", "analytics-margaux"],
      2: ["dataengineer-nuwan", "datascientist-priyanka"],
      1: [
        "mlengineer-aisha",
        "javaarchitect-suresh",
        "software-kavindu",
        "sre-tunde",
        "statistician-henrik",
        "data-kofi",
        "backend-narek",
        "dataanalyst-folake",
        "dba-emmanuel",
        "aiengineer-oluwaseun",
      ],
    },
  },
  {
    id: "ux-researcher",
    title: "UX Researcher",
    description:
      "Public services that citizens can use without calling us. Interviews, usability tests, journey maps; you bring the evidence and the team builds.",
    requiredSkills: ["User research", "Usability testing", "Journey mapping", "Figma"],
    requiredYears: 3,
    suits: {
      3: ["uxresearcher-meiling"],
      2: ["designer-beatriz", "uxdesigner-ingrid"],
      1: ["product-sofia", "analyst-keshini", "frontend-zoe", "writer-oliver", "product-liis"],
    },
  },
  {
    id: "interior-designer",
    title: "Interior Designer",
    description:
      "Villas and small hotels from the first sketch to the last lamp. Plans in AutoCAD, renders, joinery details, weeks on site with the craftsmen.",
    requiredSkills: ["Space planning", "AutoCAD", "SketchUp", "Rendering", "Lighting design"],
    requiredYears: 3,
    suits: {
      3: ["interior-chiara"],
      2: ["architect-paolo"],
      1: ["designer-luis", "carpenter-lars", "artist-koji", "tischlerin-merle"],
    },
  },
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
];
