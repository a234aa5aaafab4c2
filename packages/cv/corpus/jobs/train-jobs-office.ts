import type { JobAd } from "./job-ad.ts";

export const TRAIN_OFFICE_JOBS: readonly JobAd[] = [
  {
    id: "hr-manager",
    title: "HR Manager",
    description:
      "Own recruitment, performance reviews, grievances and labour law for 600 people in two plants.",
    requiredSkills: ["Employee relations", "Recruitment", "Performance management", "Labour law"],
    requiredYears: 7,
    suits: {
      3: ["hr-priya"],
      2: ["rrhh-carmen", "hr-alanoud"],
      1: [
        "lawyer-ines",
        "lawyer-adaeze",
        "hotelgm-niroshan",
        "tea-ranjith",
        "paghe-federica",
        "payroll-deborah",
      ],
    },
  },
  {
    id: "legal-counsel",
    title: "Legal Counsel",
    description:
      "In-house lawyer of a manufacturing group: contracts, employment law, disputes, board papers.",
    requiredSkills: ["Contract drafting", "Employment law", "Litigation", "Corporate governance"],
    requiredYears: 5,
    suits: {
      3: ["lawyer-adaeze", "lawyer-ines"],
      2: ["lawyer-zanele", "conveyancer-imogen"],
      1: ["hr-priya", "lawtrainee-imesha", "paralegal-denise", "legalsec-anusha"],
    },
  },
  {
    id: "executive-assistant",
    title: "Executive Assistant to the CEO",
    description: "Diary, travel, board papers, minutes; discretion above all.",
    requiredSkills: ["Calendar management", "Minute taking", "Travel arrangements", "Microsoft Office"],
    requiredYears: 5,
    suits: {
      3: ["pa-margaret"],
      2: ["office-lena", "legalsec-anusha", "buero-heike", "impiegata-ilaria", "secretaria-paula"],
      1: [
        "clerk-malini",
        "receptionist-lerato",
        "travel-sanduni",
        "clerk-pooja",
        "anagrafe-nives",
        "devofficer-chamari",
      ],
    },
  },
  {
    id: "social-worker",
    title: "Child Protection Officer",
    description: "Case management, home visits and court reports for children at risk; crisis intervention.",
    requiredSkills: ["Case management", "Child protection", "Crisis intervention"],
    requiredYears: 3,
    suits: {
      3: ["socialworker-tamika"],
      2: ["counsellor-noor"],
      1: ["childcare-emma", "carer-bridget", "ngo-aline", "senteacher-joanna", "preschool-nirosha"],
    },
  },
  {
    id: "paralegal",
    title: "Paralegal, Disputes",
    description:
      "Bundles, discovery, court filings and a calendar with no surprises, for four litigators who forget their own deadlines.",
    requiredSkills: ["Legal research", "E-discovery", "Document management", "Drafting pleadings"],
    requiredYears: 2,
    suits: {
      3: ["paralegal-denise"],
      2: ["lawtrainee-imesha", "lawyer-adaeze", "legalsec-anusha", "lawyer-zanele"],
      1: ["lawyer-ines", "pa-margaret", "translator-hala", "conveyancer-imogen"],
    },
  },
  {
    id: "office-clerk",
    title: "Management Assistant",
    description:
      "Files, letters in two languages, leave registers, the phone, minutes of the Thursday meeting. Typing speed will be tested.",
    requiredSkills: ["Typing", "Filing", "Microsoft Word"],
    requiredYears: 1,
    suits: {
      3: ["clerk-malini", "buero-heike", "impiegata-ilaria", "devofficer-chamari", "secretaria-paula"],
      2: ["office-lena", "clerk-pooja", "pa-margaret", "legalsec-anusha", "anagrafe-nives", "dtp-jeyanthi"],
      1: [
        "receptionist-lerato",
        "bank-ishara",
        "accounts-kavitha",
        "lawtrainee-imesha",
        "paralegal-denise",
        "accounts-rekha",
        "credit-hansini",
        "schoolleaver-nethmi",
        "customs-rashid",
        "microfinance-yogeswari",
        "payroll-deborah",
        "paghe-federica",
        "hr-alanoud",
        "receptionniste-maud",
        "bookkeeper-roshan",
      ],
    },
  },
  {
    id: "mel-officer",
    title: "MEAL Coordinator",
    description:
      "Consortium of four NGOs in the north. Indicators, baseline and endline, tablets in the field, a database that partners fill in, reports donors finish reading.",
    requiredSkills: ["Monitoring and evaluation", "Data collection", "Log frames", "Report writing"],
    requiredYears: 4,
    suits: {
      3: ["ngo-aline"],
      2: ["devofficer-chamari"],
      1: [
        "statistician-henrik",
        "agronomist-bekele",
        "data-weiling",
        "counsellor-noor",
        "socialworker-tamika",
        "datascientist-priyanka",
        "uxresearcher-meiling",
        "data-kofi",
        "dataanalyst-folake",
        "analytics-margaux",
        "esg-nandini",
      ],
    },
  },
  {
    id: "infrastructure-pm",
    title: "Programme Manager, Rail Upgrade",
    description:
      "Lead delivery of signalling and power works worth 90 million over four years: contractors, risk, earned value, stakeholders in two ministries.",
    requiredSkills: [
      "Project management",
      "Risk management",
      "Contract management",
      "Stakeholder management",
    ],
    requiredYears: 10,
    suits: {
      3: ["project-gunnar"],
      2: [],
      1: [
        "civil-farhan",
        "solar-mariana",
        "foreman-sampath",
        "architect-paolo",
        "electrical-thisara",
        "petroleum-blake",
        "surveyor-ruvini",
        "civil-mahela",
        "obra-nuria",
        "structural-ikram",
      ],
    },
  },
];
