import type { PaperSection } from "./paper-sections.ts";

export const LICENCES_OF_THE_WORLD: readonly PaperSection[] = [
  {
    shape: "a register in front and what it lists the person as",
    text: `# Registration
Engineers Board of Kenya – Graduate Engineer, B12345
HCPC – Prosthetist/Orthotist, PO12345
BAPO member`,
    names: ["Graduate Engineer, Engineers Board of Kenya", "Prosthetist/Orthotist, HCPC", "BAPO member"],
  },
  {
    shape: "several that one body granted",
    text: `# Papers
VHF radio licence, RYA
Sea Survival, Fire Fighting, First Aid – Seafish, 2014
BLS & ACLS – American Heart Association (valid till Dec 2026)
JAIIB (2017) and CAIIB (2020)`,
    names: [
      "VHF radio licence",
      "Sea Survival",
      "Fire Fighting",
      "First Aid",
      "BLS",
      "ACLS",
      "JAIIB",
      "CAIIB",
    ],
  },
  {
    shape: "details behind a dash",
    text: `# Licenses
Class A CDL – Hazmat, Tanker, Doubles/Triples
ASNT Level II certificate – UT, MT, PT, RT
RN, State of Ohio #RN.445566`,
    names: ["Class A CDL", "ASNT Level II certificate", "RN"],
  },
  {
    shape: "bars between tickets of which one is dated",
    text: `# Tickets
Safe Pass (Exp 04/2028) | Manual Handling | CSCS Scaffolding Advanced | MEWP IPAF`,
    names: ["Safe Pass", "Manual Handling", "CSCS Scaffolding Advanced", "MEWP IPAF"],
  },
  {
    shape: "the year of a standard",
    text: `# HSE Certifications
NEBOSH IGC
ISO 45001:2018 Lead Auditor (IRCA), 2022`,
    names: ["NEBOSH IGC", "ISO 45001:2018 Lead Auditor (IRCA)"],
  },
  {
    shape: "qualifications that are papers only, beside studies",
    text: `# Qualifikationen
Sachkundeprüfung § 34a GewO, IHK Köln 2016
Brandschutzhelfer, Ersthelfer (2024)
Hubarbeitsbühnenschein`,
    names: ["Sachkundeprüfung § 34a GewO", "Brandschutzhelfer", "Ersthelfer", "Hubarbeitsbühnenschein"],
  },
  {
    shape: "a teacher's papers",
    text: `# Teaching Qualifications
CELTA (Pass B), International House London, 2016
TEFL 120-hour
TKT Modules 1–3`,
    names: ["CELTA (Pass B)", "TEFL 120-hour", "TKT Modules 1–3"],
  },
  {
    shape: "rows of a table that begin in small letters",
    text: `# Certs
Name\tIssuing body\tDate\tExpiry
Fire Warden\tSafeHands Training\tJan 2023\tJan 2026
bizSAFE Level 2\tWSH Council\t2021\t-`,
    names: ["Fire Warden", "bizSAFE Level 2"],
  },
  {
    shape: "a driving licence among data of the person",
    text: `# Personal Details
Date of birth: 12 May 1990
Driving licence: B, B1
Passport: valid until 2030
Marital status: married`,
    names: [],
  },
  {
    shape: "papers by their letters, in a row with one year",
    text: `# Sea Documents
PSSR, PST, FPFF, EFA & STSDSD – 2021
Kettlebell instructor, Spinning instructor`,
    names: ["PSSR", "PST", "FPFF", "EFA", "STSDSD", "Kettlebell instructor", "Spinning instructor"],
  },
  {
    shape: "bars where one is still to come, and a register with its number",
    text: `# Licences
CISR | CIC – in progress
College of Nurses of Ontario – RN, General Class, 1234567
Nursing Council of Kenya – RN 45678`,
    names: ["CISR", "RN, College of Nurses of Ontario", "Nursing Council of Kenya"],
  },
];
