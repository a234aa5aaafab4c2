import type { PaperSection } from "./paper-sections.ts";

export const TABLES_AND_LISTS: readonly PaperSection[] = [
  {
    shape: "credential ids",
    text: `# Licenses & Certifications
AWS Certified Developer – Associate
Amazon Web Services (AWS)
Issued Jan 2023 · Expires Jan 2026
Credential ID 7HXK2P9QNNE4
Certified Kubernetes Application Developer
The Linux Foundation
Issued Mar 2022
Credential ID LF-abc123xyz`,
    names: ["AWS Certified Developer – Associate", "Certified Kubernetes Application Developer"],
  },
  {
    shape: "teacher licence",
    text: `# Licensure
Licensed Professional Teacher (LPT), PRC License No. 1234567, valid until 09/2027
Board Exam: Licensure Examination for Teachers, March 2018, 83.60%`,
    names: ["Licensed Professional Teacher (LPT)"],
  },
  {
    shape: "seafarer",
    text: `# Certificates of Competency
Officer in Charge of a Navigational Watch (II/1), MCA, No. 12345, valid to 05/2028
GMDSS General Operator's Certificate
Advanced Fire Fighting, 02/2023
ENG1 medical, valid to 01/2027`,
    names: [
      "Officer in Charge of a Navigational Watch (II/1)",
      "GMDSS General Operator's Certificate",
      "Advanced Fire Fighting",
    ],
    also: ["ENG1 medical"],
  },
  {
    shape: "aviation",
    text: `# Licences and ratings
EASA Part-66 B1.1 licence (DE.66.12345)
Type ratings: A320 family (CFM56/V2500), B737-800
FAA A&P`,
    names: ["EASA Part-66 B1.1 licence (DE.66.12345)", "A320 family (CFM56/V2500)", "B737-800", "FAA A&P"],
  },
  {
    shape: "first aid etc",
    text: `# Additional training
First Aid at Work (3 days, St John Ambulance, 2023)
Fire Marshal
Level 2 Food Hygiene & Safety (Highfield), 2022
Personal Licence Holder`,
    names: ["First Aid at Work", "Fire Marshal", "Level 2 Food Hygiene & Safety", "Personal Licence Holder"],
  },
  {
    shape: "safety us",
    text: `# Certifications
OSHA 30-Hour Construction
Certified Forklift Operator
Confined Space Entry
Class A CDL with Hazmat and Tanker endorsements`,
    names: [
      "OSHA 30-Hour Construction",
      "Certified Forklift Operator",
      "Confined Space Entry",
      "Class A CDL with Hazmat and Tanker endorsements",
    ],
  },
  {
    shape: "memberships",
    text: `# Professional Memberships
Member of the Chartered Institute of Personnel and Development (MCIPD)
Associate, Institution of Engineers Sri Lanka – AM/12345
Life member, Computer Society of India`,
    names: [
      "Member of the Chartered Institute of Personnel and Development (MCIPD)",
      "Associate, Institution of Engineers Sri Lanka",
      "Life member, Computer Society of India",
    ],
  },
  {
    shape: "india",
    text: `# Certifications & Trainings
* Completed 6-month certificate course in Tally ERP 9 with GST from NIIT, Pune (2019)
* Lean Six Sigma Green Belt (KPMG), 2021
* NISM Series VIII: Equity Derivatives Certification – valid upto 14.03.2026
* Attended 2-day workshop on POSH at NASSCOM`,
    names: [
      "6-month certificate course in Tally ERP 9 with GST",
      "Lean Six Sigma Green Belt (KPMG)",
      "NISM Series VIII: Equity Derivatives Certification",
    ],
    also: ["2-day workshop on POSH at NASSCOM"],
  },
  {
    shape: "language tests among certificates",
    text: `# Certificates
Goethe-Zertifikat B2, 2022
IELTS Academic, overall 7.5 (2023)
DELF B1`,
    names: ["Goethe-Zertifikat B2", "IELTS Academic", "DELF B1"],
  },
  {
    shape: "wrapped narrow column",
    text: `# Certificações
* Liderança de Equipes de
Atendimento (2019)
* LGPD na Prática
(2021)`,
    names: ["Liderança de Equipes de Atendimento", "LGPD na Prática"],
  },
  {
    shape: "month first",
    text: `# Certifications
Mar 2023 – Professional Scrum Product Owner I (PSPO I)
Nov 2021 – SAFe 5 Agilist`,
    names: ["Professional Scrum Product Owner I (PSPO I)", "SAFe 5 Agilist"],
  },
  {
    shape: "inline skills section no certs",
    text: `# Skills
Certified in nothing, yet fluent in Excel, PowerPoint
Payroll, VAT returns, Sage 50`,
    names: [],
  },
  {
    shape: "arabic",
    text: `# الشهادات والدورات
* دورة السلامة المهنية، معهد الأمان، 2021
* رخصة قيادة خفيفة
* شهادة ICDL`,
    names: ["دورة السلامة المهنية", "شهادة ICDL"],
    also: ["رخصة قيادة خفيفة"],
  },
  {
    shape: "sinhala",
    text: `# වෘත්තීය සුදුසුකම්
* NVQ 3 මට්ටම – පෙදරේරු, 2014
* බර වාහන රියදුරු බලපත්‍රය`,
    names: ["NVQ 3 මට්ටම", "බර වාහන රියදුරු බලපත්‍රය"],
  },
  {
    shape: "tamil",
    text: `# சான்றிதழ்கள்
* கணினி பயன்பாடு சான்றிதழ், NAITA, 2018
* முதலுதவி பயிற்சி, செஞ்சிலுவைச் சங்கம், 2020`,
    names: ["கணினி பயன்பாடு சான்றிதழ்", "முதலுதவி பயிற்சி"],
  },
  {
    shape: "grouped labels",
    text: `# Certifications
Technical: AWS Solutions Architect Associate, Terraform Associate
Management: PRINCE2 Practitioner, Professional Scrum Master II`,
    names: [
      "AWS Solutions Architect Associate",
      "Terraform Associate",
      "PRINCE2 Practitioner",
      "Professional Scrum Master II",
    ],
  },
  {
    shape: "salesforce list",
    text: `# CERTIFICATIONS
Salesforce Administrator, Salesforce Platform App Builder, Salesforce Sales Cloud Consultant`,
    names: [
      "Salesforce Administrator",
      "Salesforce Platform App Builder",
      "Salesforce Sales Cloud Consultant",
    ],
  },
  {
    shape: "bold name plain rest",
    text: `# Certifications
B Certified Internal Auditor
The Institute of Internal Auditors, 2020. Member no. 44556.
B IFRS Diploma (DipIFR)
ACCA, December 2018`,
    names: ["Certified Internal Auditor", "IFRS Diploma (DipIFR)"],
  },
  {
    shape: "expiry column table",
    text: `# Licences
Certificate\tNumber\tValid until
Gas Safe Register\t598231\t31/03/2027
ACS Domestic (CCN1, CENWAT)\tA-7781\t11/2028`,
    names: ["Gas Safe Register", "ACS Domestic (CCN1, CENWAT)"],
  },
  {
    shape: "pharmacist",
    text: `# Registration
Registered Pharmacist, Sri Lanka Medical Council (Reg. No. 7788)
Good Pharmacy Practice workshop, 2022`,
    names: ["Registered Pharmacist", "Good Pharmacy Practice workshop"],
  },
  {
    shape: "chef",
    text: `# Certificates
HACCP Level 3 – Apave, Doha – 2020
WSET Level 2 Award in Wines (Distinction)
Barista Skills – Intermediate (SCA)`,
    names: [
      "HACCP Level 3",
      "WSET Level 2 Award in Wines (Distinction)",
      "Barista Skills – Intermediate (SCA)",
    ],
  },
  {
    shape: "gce lines",
    text: `# Educational Qualifications
G.C.E. A/L 2014 – Combined Maths B, Physics C, Chemistry C
Mahinda Rajapaksa College, Homagama
G.C.E. O/L 2011 – 7 A, 2 B
Mahinda Rajapaksa College, Homagama`,
    names: [],
  },
  {
    shape: "gce table",
    text: `# Education
G.C.E. Advanced Level (2016) – Commerce Stream
Subject\tGrade
Accounting\tA
Economics\tB
Business Studies\tA
St. Anne's College, Kurunegala`,
    names: [],
  },
  {
    shape: "look alikes of pending",
    text: `# Certifications
Reading Recovery Teacher Certificate, 2016
Due Diligence Certificate – ICA
Planned Preventive Maintenance, 2019
Registered Dental Nurse, GDC 123456
CISSP – expected June 2027
CFA Level I (passed), Level II registered for 2027`,
    names: [
      "Reading Recovery Teacher Certificate",
      "Due Diligence Certificate",
      "Planned Preventive Maintenance",
      "Registered Dental Nurse",
      "CFA Level I (passed)",
    ],
  },
];
