import type { JobAd } from "./job-ad.ts";

export const HELD_OUT_JOBS: readonly JobAd[] = [
  {
    id: "quantity-surveyor",
    title: "Quantity Surveyor",
    description:
      "Main contractor in Colombo, two apartment towers. Take-offs, bills of quantities, monthly valuations, variations and the final account; FIDIC contracts.",
    requiredSkills: ["Quantity takeoff", "Bill of quantities", "Variation orders", "Final accounts", "FIDIC"],
    requiredYears: 4,
    suits: {
      3: ["surveyor-ruvini"],
      2: ["project-gunnar"],
      1: ["civil-farhan", "civil-youssef", "foreman-sampath", "architect-paolo", "interior-chiara"],
    },
  },
  {
    id: "mason",
    title: "Mason",
    description:
      "Houses and a small school around Galle: brick and block walls, plaster, floor and wall tiles. You read a drawing and leave a clean site.",
    requiredSkills: ["Bricklaying", "Plastering", "Tiling"],
    requiredYears: 3,
    suits: {
      3: ["mason-piyadasa", "foreman-sampath"],
      2: [],
      1: ["schilder-jeroen", "crane-ramiro", "carpenter-lars", "plumber-kevin"],
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
      1: ["welder-torsten", "mechatronics-ben", "mechanic-joao", "seafarer-joseph"],
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
      3: ["forwarder-shamil", "customs-rashid"],
      2: ["planner-shehan"],
      1: ["apparel-shanika", "logistics-wanjiru", "logistics-daan", "procurement-mercy", "veteran-marcus"],
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
      3: ["payroll-deborah"],
      2: ["accountant-nadeesha", "accountant-diego"],
      1: [
        "accounts-kavitha",
        "accountant-yasmina",
        "accountant-layla",
        "hr-priya",
        "fiscal-larissa",
        "clerk-malini",
        "treasury-megan",
        "auditor-charith",
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
      2: ["marketing-dinuka"],
      1: ["writer-oliver", "webdev-camille"],
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
      1: ["insurance-ravindu", "accountant-nadeesha", "auditor-charith", "treasury-megan"],
    },
  },
];
