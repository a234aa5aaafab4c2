import type { PaperSection } from "./paper-sections.ts";

export const COURSES_AND_REGISTERS: readonly PaperSection[] = [
  {
    shape: "summary sentence and list",
    text: `# Certifications & Training
* Certified Public Accountant (CPA), ICPAK – Member No. 12345 (2018)
* Advanced Excel – Strathmore University, 5-day short course, 2019
* Anti-money laundering e-learning (annual)`,
    names: [
      "Certified Public Accountant (CPA)",
      "Advanced Excel",
      "Anti-money laundering e-learning (annual)",
    ],
  },
  {
    shape: "two columns table dates left",
    text: `# Certifications
2023\tGoogle Project Management: Professional Certificate
2022\tHubSpot Inbound Marketing
2021\tMeta Certified Digital Marketing Associate`,
    names: [
      "Google Project Management: Professional Certificate",
      "HubSpot Inbound Marketing",
      "Meta Certified Digital Marketing Associate",
    ],
  },
  {
    shape: "date right tab",
    text: `# Certifications
Certified Energy Manager, Association of Energy Engineers\t2020
LEED Green Associate, USGBC\t2018`,
    names: ["Certified Energy Manager", "LEED Green Associate"],
  },
  {
    shape: "licences doc",
    text: `# Professional Registration
* Uganda Nurses and Midwives Council, Reg. No. 23456, licence valid until December 2027
* BLS and ACLS providers, 2025`,
    names: ["Uganda Nurses and Midwives Council", "BLS", "ACLS"],
  },
  {
    shape: "german list comma",
    text: `# Zertifikate und Weiterbildungen
ITIL 4 Foundation (2021), Scrum Master PSM I (2020), AWS Cloud Practitioner (2022)
Excel für Controller, Haufe Akademie, 2 Tage`,
    names: ["ITIL 4 Foundation", "Scrum Master PSM I", "AWS Cloud Practitioner", "Excel für Controller"],
  },
  {
    shape: "swiss",
    text: `# Weiterbildung
2022 Berufsbildnerkurs, Kanton Bern
2019 CAS Projektmanagement, Berner Fachhochschule
Kranführerausweis Kategorie B`,
    names: ["Berufsbildnerkurs", "CAS Projektmanagement", "Kranführerausweis Kategorie B"],
  },
  {
    shape: "fr permis et habilitations",
    text: `# Habilitations
- CACES R482 cat. A et F, valable jusqu'en 2028
- AIPR opérateur
- Travail en hauteur et port du harnais (2023)
- Permis B et C`,
    names: ["CACES R482 cat. A et F", "AIPR opérateur", "Travail en hauteur et port du harnais"],
    also: ["Permis B et C"],
  },
  {
    shape: "es cursos y carnets",
    text: `# Cursos y carnets
2021 · Carnet de carretillero, Grupo Femxa
2020 · PRL construcción 20 h, FLC
2018 · Curso de soldadura TIG (120 horas), SEPE
Carnet de conducir C+E y CAP`,
    names: ["Carnet de carretillero", "PRL construcción 20 h", "Curso de soldadura TIG (120 horas)"],
    also: ["Carnet de conducir C+E y CAP"],
  },
  {
    shape: "it abilitazioni",
    text: `# Certificazioni
ECDL Full Standard (2016)
Cisco CCNA – in corso
Corso sicurezza lavoratori rischio alto, 16 ore – aggiornato al 2024
B2 First (Cambridge), 2015`,
    names: ["ECDL Full Standard", "Corso sicurezza lavoratori rischio alto"],
    also: ["B2 First"],
  },
  {
    shape: "br conselhos",
    text: `# Registros e cursos
CRC-SP 1SP123456/O-7
Curso de eSocial – 24h – Sescon – 2022
NR-33 Espaços Confinados – válido até 2026`,
    names: ["CRC-SP 1SP123456/O-7", "Curso de eSocial", "NR-33 Espaços Confinados"],
  },
  {
    shape: "nl",
    text: `# Cursussen en certificaten
2024  BHV, NIBHV
2022  Heftruckcertificaat, Vakbekwaam BV
2020  Code 95
EHBO (Oranje Kruis), geldig tot 2026`,
    names: ["BHV", "Heftruckcertificaat", "Code 95", "EHBO (Oranje Kruis)"],
  },
  {
    shape: "lk english mixture",
    text: `# Other Qualifications
* Diploma in Computer Applications (6 months) – IDM Computer Studies, 2012
* Certificate in Spoken English – British Way, Matara
* National Vocational Qualification (NVQ Level 3) – Electrician, VTA, 2014`,
    names: [
      "Diploma in Computer Applications (6 months)",
      "Certificate in Spoken English",
      "National Vocational Qualification (NVQ Level 3)",
    ],
  },
  {
    shape: "lk courses followed",
    text: `# Courses Followed
Certificate Course in Tamil (150 hours) – Department of Official Languages, 2019
Supervisory Management – Employers' Federation of Ceylon, 2021
Fire Safety and Evacuation – Fire Brigade, Colombo, 2018`,
    names: [
      "Certificate Course in Tamil (150 hours)",
      "Supervisory Management",
      "Fire Safety and Evacuation",
    ],
  },
  {
    shape: "indian bulleted with year in front",
    text: `# Certifications
* 2022: Microsoft Certified: Azure Data Engineer Associate (DP-203)
* 2021: Databricks Certified Data Engineer Associate
* 2019: Oracle Certified Associate, Java SE 8 Programmer`,
    names: [
      "Microsoft Certified: Azure Data Engineer Associate (DP-203)",
      "Databricks Certified Data Engineer Associate",
      "Oracle Certified Associate, Java SE 8 Programmer",
    ],
  },
  {
    shape: "us two line w score",
    text: `# Certifications & Licenses
Series 7 and Series 66, FINRA, 2018
Life and Health Insurance License – State of Florida
Notary Public, State of Florida (commission expires 03/2028)`,
    names: [
      "Series 7 and Series 66",
      "Life and Health Insurance License, State of Florida",
      "Notary Public, State of Florida",
    ],
  },
  {
    shape: "badges",
    text: `# Badges
AWS Certified Solutions Architect – Professional | valid to 11/2027
AWS Certified Security – Specialty | valid to 02/2026
CKAD: Certified Kubernetes Application Developer | 2023`,
    names: [
      "AWS Certified Solutions Architect – Professional",
      "AWS Certified Security – Specialty",
      "CKAD: Certified Kubernetes Application Developer",
    ],
  },
  {
    shape: "expired",
    text: `# Certifications
* Certified Scrum Product Owner (CSPO), Scrum Alliance, 2019 (lapsed)
* Lean Six Sigma Yellow Belt – internal, Delta Foods`,
    names: ["Certified Scrum Product Owner (CSPO)", "Lean Six Sigma Yellow Belt"],
  },
  {
    shape: "middle east",
    text: `# Courses
HACCP level 2 (2022) Dubai Municipality
Basic Food Hygiene (2021) Dubai Municipality
PIC level 3`,
    names: ["HACCP level 2", "Basic Food Hygiene", "PIC level 3"],
  },
  {
    shape: "seafarer list",
    text: `# Certificates
STCW Basic Safety Training – exp. Feb 2027
Proficiency in Survival Craft and Rescue Boats
Ship's Cook Certificate (MLC 2006)
Seaman's Discharge Book, No. C123456
US C1/D visa, valid to 2029`,
    names: [
      "STCW Basic Safety Training",
      "Proficiency in Survival Craft and Rescue Boats",
      "Ship's Cook Certificate",
    ],
    also: ["Seaman's Discharge Book", "US C1/D visa"],
  },
  {
    shape: "teacher uk",
    text: `# Training
QTS awarded 2015, Teacher Reference Number 12/34567
Safeguarding Level 3 (2024); Prevent; Team Teach
NPQSL, Ambition Institute, 2022`,
    names: ["QTS", "Safeguarding Level 3", "Prevent", "Team Teach", "NPQSL"],
  },
  {
    shape: "mixed with membership in table",
    text: `# Memberships and Certificates
Body\tGrade\tSince
Institution of Civil Engineers\tMember (MICE)\t2016
Engineering Council\tChartered Engineer\t2016`,
    names: ["Member (MICE), Institution of Civil Engineers", "Chartered Engineer"],
  },
  {
    shape: "sinhala driving + vocational",
    text: `# සහතික පත්‍ර
* ජාතික වෘත්තීය සුදුසුකම් NVQ 4, විදුලි කාර්මික, 2018
* ප්‍රථමාධාර පාඨමාලාව, රතු කුරුස සංගමය`,
    names: ["ජාතික වෘත්තීය සුදුසුකම් NVQ 4", "ප්‍රථමාධාර පාඨමාලාව"],
  },
  {
    shape: "dots",
    text: `# Certificates
Fire Warden • Manual Handling • COSHH Awareness • Asbestos Awareness (UKATA) 2024`,
    names: ["Fire Warden", "Manual Handling", "COSHH Awareness", "Asbestos Awareness (UKATA)"],
  },
  {
    shape: "and list",
    text: `# Certificates
First aid, fire marshal and manual handling`,
    names: ["First aid", "fire marshal", "manual handling"],
  },
  {
    shape: "french diplomas and certs",
    text: `# Certifications
Certificat Voltaire (876), 2021
PSC1, Croix-Rouge, 2019
Google Analytics 4 – Skillshop, 2023`,
    names: ["Certificat Voltaire (876)", "PSC1", "Google Analytics 4 – Skillshop"],
  },
  {
    shape: "nigerian table",
    text: `# Professional Qualifications
Qualification\tInstitution\tDate
NEBOSH IGC\tRRC International\t2019
ISO 45001 Lead Auditor\tBureau Veritas\t2021
Member, ISPON\tInstitute of Safety Professionals of Nigeria\t2018`,
    names: ["NEBOSH IGC", "ISO 45001 Lead Auditor", "Member, Institute of Safety Professionals of Nigeria"],
  },
  {
    shape: "how a course was taught",
    text: `# Courses
Bookkeeping Bootcamp, online, 2021
Manipulador de alimentos, a distancia, 2020
Lehrgang Lebensmittelhygiene, Fernlehrgang, 2022
HACCP, formação interna, 2018
Manual Handling, in-house training, 2022
Staplerschein, interne Schulung, 2020
Carrello elevatore, corso interno, 2019, valido fino al 2029`,
    names: [
      "Bookkeeping Bootcamp",
      "Manipulador de alimentos",
      "Lehrgang Lebensmittelhygiene",
      "HACCP",
      "Manual Handling",
      "Staplerschein",
      "Carrello elevatore",
    ],
  },
  {
    shape: "summary inline",
    text: `# Additional Information
Driving licence: Class B, clean
Certified First Aider
References on request`,
    names: ["Certified First Aider"],
  },
];
