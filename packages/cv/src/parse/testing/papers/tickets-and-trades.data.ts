import type { PaperSection } from "./paper-sections.ts";

export const TICKETS_AND_TRADES: readonly PaperSection[] = [
  {
    shape: "gce professional lk nurse",
    text: `# Professional Qualifications
Diploma in General Nursing – Nurses' Training School, Kandy (2014)
Registered Nurse – Sri Lanka Nursing Council, Reg. No. 34567
Post Basic Diploma in Critical Care – PGIM, 2020`,
    names: ["Registered Nurse"],
  },
  {
    shape: "uk hgv",
    text: `# Licences
Category C+E, Driver CPC valid to September 2029
Digital tachograph card
ADR (packages, class 3)
HIAB`,
    names: ["Driver CPC", "Digital tachograph card", "ADR (packages, class 3)", "HIAB"],
  },
  {
    shape: "electrician spelled",
    text: `# Qualifications and Cards
JIB Gold Card; 2391 Inspection & Testing; AM2; SSSTS (2023)`,
    names: ["JIB Gold Card", "2391 Inspection & Testing", "AM2", "SSSTS"],
  },
  {
    shape: "it with vendor column",
    text: `# Certificates
Microsoft\tAZ-104 Azure Administrator\t2022
Cisco\tCCNA\t2019
CompTIA\tSecurity+\t2021`,
    names: ["AZ-104 Azure Administrator", "CCNA", "Security+"],
  },
  {
    shape: "fr enumerated",
    text: `# Certifications et habilitations
Certiphyto décideur (2021), Certibiocide (2022), CACES 3`,
    names: ["Certiphyto décideur", "Certibiocide", "CACES 3"],
  },
  {
    shape: "sp health",
    text: `# Cursos
Soporte Vital Avanzado (ERC) – 2023
Manejo de heridas crónicas, 100 h, FUDEN, 2021
Lactancia materna (OMS/UNICEF)`,
    names: ["Soporte Vital Avanzado (ERC)", "Manejo de heridas crónicas", "Lactancia materna (OMS/UNICEF)"],
  },
  {
    shape: "pt saude",
    text: `# Cédulas e cursos
Cédula profissional n.º 12345 – Ordem dos Enfermeiros
SBV e SAV (2024)`,
    names: ["Cédula profissional n.º 12345 – Ordem dos Enfermeiros", "SBV", "SAV"],
  },
  {
    shape: "pl/en",
    text: `# Courses and Certificates
SEP E1 up to 1 kV, valid until 2028
Forklift licence UDT`,
    names: ["SEP E1 up to 1 kV", "Forklift licence UDT"],
  },
  {
    shape: "dated ranges of courses",
    text: `# Training
Jan 2022 – Mar 2022\tBarista training, Coffee Lab, Tallinn
Sep 2020 – Dec 2020\tFront-End Bootcamp, Code School`,
    names: ["Barista training", "Front-End Bootcamp"],
  },
  {
    shape: "skills-like under certifications heading",
    text: `# Certifications and Skills
AWS Certified Cloud Practitioner (2022)
Scrum Fundamentals Certified (SFC)`,
    names: ["AWS Certified Cloud Practitioner", "Scrum Fundamentals Certified (SFC)"],
  },
  {
    shape: "finance uk",
    text: `# Professional Qualifications
ACA – ICAEW, qualified 2018 (first-time passes)
CFA Level II candidate`,
    names: ["ACA"],
    also: ["CFA Level II candidate"],
  },
  {
    shape: "hr",
    text: `# Certifications
SHRM-CP (2022) | aPHR, HRCI (2019) | CIPD Level 5 Associate Diploma, in progress`,
    names: ["SHRM-CP", "aPHR"],
    also: ["CIPD Level 5 Associate Diploma"],
  },
  {
    shape: "legal lk",
    text: `# Professional Memberships
Attorney-at-Law of the Supreme Court of Sri Lanka, enrolled 2016
Life Member, Bar Association of Sri Lanka`,
    names: ["Attorney-at-Law of the Supreme Court of Sri Lanka", "Life Member, Bar Association of Sri Lanka"],
  },
  {
    shape: "de pflege",
    text: `# Fortbildungen
Praxisanleiterin (300 Std.), Caritas Akademie Freiburg, 2020
Wundexpertin ICW®, 2022, rezertifiziert 2025
Kinästhetik Grundkurs`,
    names: ["Praxisanleiterin (300 Std.)", "Wundexpertin ICW", "Kinästhetik Grundkurs"],
  },
  {
    shape: "wrapped parentheses",
    text: `# Certifications
AWS Certified Solutions Architect – Associate (Amazon Web Services,
issued 2021, expires 2024)
Certified Information Systems Security Professional
(CISSP), ISC2, 2020`,
    names: [
      "AWS Certified Solutions Architect – Associate",
      "Certified Information Systems Security Professional (CISSP)",
    ],
  },
  {
    shape: "a list that counts itself",
    text: `# Tickets
1. Forklift Counterbalance (RTITB) – exp. 06/2026
2. IPAF 3a & 3b
3. CSCS Green Card`,
    names: ["Forklift Counterbalance", "IPAF 3a & 3b", "CSCS Green Card"],
  },
  {
    shape: "letters in brackets count the list",
    text: `# Training
(a) Mason Level-2, CTEVT, Kathmandu
(b) Scaffolding training, Al Balagh Qatar, 2016
(c) Safety training certificate`,
    names: ["Mason Level-2", "Scaffolding training", "Safety training certificate"],
  },
  {
    shape: "a level in front of its month",
    text: `# Mandatory Training
Safeguarding Adults Level 3 – March 2024
Moving and Handling – Jan 2025`,
    names: ["Safeguarding Adults Level 3", "Moving and Handling"],
  },
  {
    shape: "where a course was held, in the firm",
    text: `# Training
Juki machine maintenance – in-house training at MAS Active – 3 days
HACCP awareness training conducted by Boecker`,
    names: ["Juki machine maintenance", "HACCP awareness training"],
  },
  {
    shape: "bars and slashes between papers",
    text: `# Certifications
CSPO® | Pragmatic Institute PMC-III | SAFe® 5 Agilist
BSAFE (2020) / SSAFE, Goma (2019)
Splunk Core Certified User, GIAC GCIH #41223`,
    names: [
      "CSPO",
      "Pragmatic Institute PMC-III",
      "SAFe® 5 Agilist",
      "BSAFE",
      "SSAFE",
      "Splunk Core Certified User",
      "GIAC GCIH",
    ],
  },
  {
    shape: "the number of a register inside a bracket, and a union",
    text: `# Memberships
Registered with Sri Lanka Nursing Council (SLNC No. 34567)
E tū union member`,
    names: ["Registered with Sri Lanka Nursing Council (SLNC)"],
  },
  {
    shape: "makers and schools in front of a colon",
    text: `# Courses
Motion Design School: Kickstart, 2018
Cisco: CCNA, CCNP`,
    names: ["Kickstart", "CCNA", "CCNP"],
  },
  {
    shape: "a table of what was attended, of which some are papers",
    text: `# Trainings Attended
Year\tTraining\tOrganiser
2019\tCompTIA A+\tHostalite
2021\tITIL 4 Foundation\tPeopleCert
2022\tSetting up a market stall\tTown hall`,
    names: ["CompTIA A+", "ITIL 4 Foundation"],
  },
  {
    shape: "certificates of attendance",
    text: `# Certificates of Attendance
Records Management, 2016, IDM
MS-CIT – passed with 88 %`,
    names: ["Records Management", "MS-CIT"],
  },
  {
    shape: "a register behind its number",
    text: `# Nursing Registration
Reg. No. 12345, Kenya Nursing Council`,
    names: ["Kenya Nursing Council"],
  },
  {
    shape: "a Polish heading",
    text: `# Certyfikaty i szkolenia
AZ-305, AZ-400, AZ-104`,
    names: ["AZ-305", "AZ-400", "AZ-104"],
  },
];
