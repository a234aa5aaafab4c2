import type { PaperSection } from "./paper-sections.ts";

export const CARDS_AND_LICENCES: readonly PaperSection[] = [
  {
    shape: "lk accountant professional qualifications",
    text: `# Professional Qualifications
* CIMA (UK) – Passed Finalist, 2021
* AAT Sri Lanka – Completed all levels (2017)
* CA Sri Lanka – Business Level (reading)`,
    names: ["CIMA (UK) – Passed Finalist", "AAT Sri Lanka"],
    also: ["CA Sri Lanka – Business Level (reading)"],
  },
  {
    shape: "part-qualified uk",
    text: `# Professional Qualifications
Part-qualified ACCA (9 of 13 papers passed)
AAT Level 4 Diploma in Accounting, Kaplan, 2018`,
    names: ["Part-qualified ACCA (9 of 13 papers passed)", "AAT Level 4 Diploma in Accounting"],
  },
  {
    shape: "uk trades cards",
    text: `# Tickets and Cards
CSCS Gold Card (expires March 2028)
IPAF 3a & 3b – exp. 11/2027
PASMA towers
18th Edition BS 7671, City & Guilds 2382-22
ECS card no. 1234567
Full clean driving licence`,
    names: ["CSCS Gold Card", "IPAF 3a & 3b", "PASMA towers", "18th Edition BS 7671", "ECS card"],
    also: ["Full clean driving licence"],
  },
  {
    shape: "us nurse",
    text: `# Licenses & Certifications
Registered Nurse, State of Texas – License #912345, exp. 08/2027
Basic Life Support (BLS), American Heart Association, exp. 06/2026
ACLS, American Heart Association
TNCC – Emergency Nurses Association, 2023`,
    names: ["Registered Nurse, State of Texas", "Basic Life Support (BLS)", "ACLS", "TNCC"],
  },
  {
    shape: "philippines caregiver",
    text: `# Trainings and Seminars Attended
Caregiving NC II – TESDA, March 2019
Basic Life Support and First Aid Training – Philippine Red Cross, Iloilo Chapter, June 2021
Pre-Departure Orientation Seminar – OWWA, 2019
# Eligibility
Civil Service Professional Eligibility, 2016 – 84.20%`,
    names: [
      "Caregiving NC II",
      "Basic Life Support and First Aid Training",
      "Civil Service Professional Eligibility",
    ],
    also: ["Pre-Departure Orientation Seminar"],
  },
  {
    shape: "nigeria",
    text: `# Professional Certifications
Associate Member, Institute of Chartered Accountants of Nigeria (ACA) – 2019
Project Management Professional (PMP) – PMI – 2022
HSE Level 1, 2 & 3 – 2018
NYSC Discharge Certificate – 2016`,
    names: [
      "Associate Member, Institute of Chartered Accountants of Nigeria (ACA)",
      "Project Management Professional (PMP)",
      "HSE Level 1, 2 & 3",
      "NYSC Discharge Certificate",
    ],
  },
  {
    shape: "gulf engineer",
    text: `# Certifications
* PMP® – Project Management Institute (No. 2345678), valid till Dec 2027
* NEBOSH International General Certificate (IGC), 2018
* UAE Society of Engineers – Member
* Valid UAE driving license`,
    names: ["PMP", "NEBOSH International General Certificate (IGC)", "Member, UAE Society of Engineers"],
    also: ["Valid UAE driving license"],
  },
  {
    shape: "germany",
    text: `# Weiterbildung
03/2021\tAusbilderschein (AEVO), IHK Dortmund
2019\tStaplerschein, DEKRA
09/2017\tSchweißerpass WIG nach DIN EN ISO 9606-1
Führerschein Klasse B, CE
Ersthelfer im Betrieb (DRK), aufgefrischt 2024`,
    names: [
      "Ausbilderschein (AEVO)",
      "Staplerschein",
      "Schweißerpass WIG nach DIN EN ISO 9606-1",
      "Ersthelfer im Betrieb (DRK)",
    ],
    also: ["Führerschein Klasse B, CE"],
  },
  {
    shape: "germany two-line",
    text: `# Zertifikate
Certified Professional for Requirements Engineering – Foundation Level
IREB, 2020
Professional Scrum Master I
Scrum.org, 2021`,
    names: [
      "Certified Professional for Requirements Engineering – Foundation Level",
      "Professional Scrum Master I",
    ],
  },
  {
    shape: "france",
    text: `# Formations et habilitations
CACES R489 catégories 1, 3 et 5 (2022)
Habilitation électrique B1V, BR – APAVE, 2021
SST – Sauveteur Secouriste du Travail, recyclé en 2024
Permis B, véhicule personnel`,
    names: [
      "CACES R489 catégories 1, 3 et 5",
      "Habilitation électrique B1V, BR",
      "SST – Sauveteur Secouriste du Travail",
    ],
    also: ["Permis B"],
  },
  {
    shape: "france langues",
    text: `# Certifications
TOEIC : 895/990 (2022)
PIX – niveau 5
Voltaire : 842 points`,
    names: ["TOEIC : 895/990", "PIX – niveau 5", "Voltaire : 842 points"],
  },
  {
    shape: "spain",
    text: `# Formación complementaria
Curso de Prevención de Riesgos Laborales (60 h) – Fundación Laboral de la Construcción, 2019
Carné de carretillero – Asepeyo, 2020
Manipulador de alimentos (vigente)
Carnet de conducir B y vehículo propio`,
    names: [
      "Curso de Prevención de Riesgos Laborales (60 h)",
      "Carné de carretillero",
      "Manipulador de alimentos (vigente)",
    ],
    also: ["Carnet de conducir B y vehículo propio"],
  },
  {
    shape: "brazil",
    text: `# Cursos e certificações
NR-10 – Segurança em Instalações Elétricas (SENAI, 2021)
NR-35 – Trabalho em Altura, validade 08/2026
Excel Avançado – 40h – Udemy
CNH categoria AB`,
    names: ["NR-10 – Segurança em Instalações Elétricas", "NR-35 – Trabalho em Altura", "Excel Avançado"],
    also: ["CNH categoria AB"],
  },
  {
    shape: "italy",
    text: `# Attestati e abilitazioni
Attestato HACCP – responsabile, 2023
Corso antincendio rischio medio (8 ore), 2022
Patentino muletto, scadenza 2027
Patente B, automunito
Iscrizione all'Albo degli Infermieri di Bologna n. 12345`,
    names: [
      "Attestato HACCP",
      "Corso antincendio rischio medio (8 ore)",
      "Patentino muletto",
      "Iscrizione all'Albo degli Infermieri di Bologna n. 12345",
    ],
    also: ["Patente B"],
  },
  {
    shape: "portugal",
    text: `# Certificados
CAP – Certificado de Competências Pedagógicas (IEFP, 2018)
Carta de condução B
Suporte Básico de Vida – INEM – 2023`,
    names: ["CAP – Certificado de Competências Pedagógicas", "Suporte Básico de Vida"],
    also: ["Carta de condução B"],
  },
  {
    shape: "netherlands",
    text: `# Certificaten
VCA VOL, geldig tot 2029
BHV-diploma (herhaling 2025)
Rijbewijs B, C en code 95
NEN 3140 VOP`,
    names: ["VCA VOL", "BHV-diploma", "NEN 3140 VOP"],
    also: ["Rijbewijs B, C en code 95"],
  },
  {
    shape: "several in one line commas",
    text: `# Certifications
AWS Cloud Practitioner (2022), Azure Fundamentals AZ-900 (2023), Certified ScrumMaster (2021)`,
    names: ["AWS Cloud Practitioner", "Azure Fundamentals AZ-900", "Certified ScrumMaster"],
  },
  {
    shape: "several in one line pipes",
    text: `# CERTIFICATIONS
CompTIA Network+ | CompTIA Security+ | Cisco CCNA (200-301) | ITIL 4 Foundation`,
    names: ["CompTIA Network+", "CompTIA Security+", "Cisco CCNA (200-301)", "ITIL 4 Foundation"],
  },
  {
    shape: "issuer before",
    text: `# Certifications
Google: Professional Data Engineer (2023)
Microsoft: Power BI Data Analyst Associate (PL-300), 2022
Coursera / DeepLearning.AI – Deep Learning Specialization, 2021`,
    names: [
      "Google: Professional Data Engineer",
      "Microsoft: Power BI Data Analyst Associate (PL-300)",
      "Deep Learning Specialization",
    ],
  },
  {
    shape: "moocs with hours",
    text: `# Online Courses
Python for Everybody – University of Michigan, Coursera (2020)
The Complete Web Developer Bootcamp, Udemy, 65 hours
CS50x: Introduction to Computer Science – HarvardX, edX`,
    names: [
      "Python for Everybody",
      "The Complete Web Developer Bootcamp",
      "CS50x: Introduction to Computer Science",
    ],
  },
  {
    shape: "table with head",
    text: `# Certificates
Course\tInstitute\tYear
Diploma in English\tBritish Council\t2014
Certificate in Computerised Accounting\tNIBM\t2016
Peachtree Accounting\tESOFT Metro Campus\t2017`,
    names: ["Diploma in English", "Certificate in Computerised Accounting", "Peachtree Accounting"],
  },
  {
    shape: "table number head",
    text: `# Training Courses
S/N\tCourse Title\tOrganiser\tDate
1\tBasic Fire Fighting\tFire Academy\tMay 2015
2\tHandling of Hazardous Materials\tNAFDAC\tOct 2017
3\tFirst Aid\tRed Cross\t2019`,
    names: ["Basic Fire Fighting", "Handling of Hazardous Materials", "First Aid"],
  },
  {
    shape: "nvq",
    text: `# Vocational Qualifications
NVQ Level 4 in Automobile Mechanic – German Tech, Ratmalana (2015)
NVQ Level 3 – Welder, NAITA, 2013`,
    names: ["NVQ Level 4 in Automobile Mechanic", "NVQ Level 3 – Welder"],
  },
  {
    shape: "uk social care",
    text: `# Training
Level 3 NVQ in Health and Social Care
Care Certificate (all 15 standards)
Moving & Handling, Safeguarding Adults, Medication Administration – refreshed yearly
Enhanced DBS (update service)`,
    names: [
      "Level 3 NVQ in Health and Social Care",
      "Care Certificate (all 15 standards)",
      "Moving & Handling",
      "Safeguarding Adults",
      "Medication Administration",
    ],
    also: ["Enhanced DBS (update service)"],
  },
  {
    shape: "in progress",
    text: `# Certifications
Certified Information Systems Auditor (CISA) – exam scheduled for January 2027
ISTQB Certified Tester – Foundation Level (2021)
AWS Solutions Architect – Associate (in progress)`,
    names: ["ISTQB Certified Tester – Foundation Level"],
  },
];
