import type { JobAd } from "./job-ad.ts";

export const TRAIN_FINANCE_JOBS: readonly JobAd[] = [
  {
    id: "accountant",
    title: "Accountant",
    description:
      "Month end, bank reconciliation, VAT returns and payables for a trading company; advanced spreadsheets.",
    requiredSkills: ["Bank reconciliation", "VAT", "Microsoft Excel", "Financial reporting"],
    requiredYears: 4,
    suits: {
      3: ["accountant-nadeesha", "accountant-diego", "controller-siobhan", "bookkeeper-roshan"],
      2: [
        "auditor-charith",
        "accountant-layla",
        "accountant-yasmina",
        "fiscal-larissa",
        "accounts-rekha",
        "credit-hansini",
        "treasury-megan",
      ],
      1: [
        "bank-ishara",
        "accounts-kavitha",
        "payroll-deborah",
        "buero-heike",
        "paghe-federica",
        "impiegata-ilaria",
      ],
    },
  },
  {
    id: "bank-branch",
    title: "Branch Manager",
    description:
      "Our Matara branch has 22 people, 31,000 customers and a savings book that could be twice as big. You answer for deposits, SME and personal loans, arrears, cash and audit marks. Banking qualification (IBSL or like).",
    requiredSkills: [],
    requiredYears: 8,
    suits: {
      3: ["banker-athula"],
      2: ["bank-ishara"],
      1: [
        "insurance-ravindu",
        "auditor-charith",
        "accountant-diego",
        "accountant-nadeesha",
        "store-chipo",
        "credit-hansini",
        "microfinance-yogeswari",
        "treasury-megan",
        "controller-siobhan",
      ],
    },
  },
  {
    id: "internal-auditor",
    title: "Executive – Internal Audit",
    description:
      "Visit plants and warehouses, test controls, write findings that get fixed. Part-qualified or newly qualified; some travel.",
    requiredSkills: ["Internal audit", "Internal controls", "Risk assessment", "Audit reporting"],
    requiredYears: 2,
    suits: {
      3: ["auditor-charith"],
      2: ["accountant-layla", "accountant-diego"],
      1: [
        "accountant-nadeesha",
        "accountant-yasmina",
        "fiscal-larissa",
        "banker-athula",
        "insurance-ravindu",
        "accounts-kavitha",
        "accounts-rekha",
        "credit-hansini",
        "treasury-megan",
        "payroll-deborah",
        "controller-siobhan",
        "bookkeeper-roshan",
      ],
    },
  },
  {
    id: "pricing-analyst",
    title: "Pricing Analyst, General Insurance",
    description:
      "Build GLMs for motor and home, watch loss ratios by segment, explain a rate change to people who hate it. Some papers passed.",
    requiredSkills: ["Actuarial analysis", "GLM", "R", "Pricing"],
    requiredYears: 1,
    suits: {
      3: ["actuary-thandi"],
      2: ["statistician-henrik"],
      1: [
        "datascientist-priyanka",
        "insurance-ravindu",
        "data-weiling",
        "accountant-diego",
        "data-kofi",
        "dataanalyst-folake",
      ],
    },
  },
  {
    id: "motor-claims",
    title: "Motor Claims Handler",
    description:
      "From first call to payment: cover, liability, surveyor's report, garage, reserve, the odd fraud.",
    requiredSkills: ["Claims handling", "Insurance", "Fraud detection"],
    requiredYears: 2,
    suits: {
      3: ["insurance-ravindu"],
      2: [],
      1: [
        "bank-ishara",
        "actuary-thandi",
        "paralegal-denise",
        "callcentre-arjun",
        "banker-athula",
        "support-anjelica",
      ],
    },
  },
  {
    id: "comptable",
    title: "Comptable fournisseurs",
    description:
      "Saisie des factures, rapprochements bancaires, déclarations de TVA, relances et campagnes de règlement dans Sage. Une première expérience en cabinet ou en entreprise.",
    requiredSkills: [],
    requiredYears: 1,
    suits: {
      3: ["accountant-yasmina", "accountant-nadeesha", "accounts-rekha", "bookkeeper-roshan"],
      2: [
        "accountant-layla",
        "accountant-diego",
        "accounts-kavitha",
        "credit-hansini",
        "treasury-megan",
        "payroll-deborah",
        "impiegata-ilaria",
      ],
      1: [
        "fiscal-larissa",
        "auditor-charith",
        "office-lena",
        "bank-ishara",
        "clerk-pooja",
        "patissiere-maelle",
        "buero-heike",
        "paghe-federica",
        "controller-siobhan",
      ],
    },
  },
];
