import type { PaperSection } from "./paper-sections.ts";

export const AMONG_STUDIES: readonly PaperSection[] = [
  {
    shape: "degrees and certificates under one heading",
    text: `# Education & Certifications
BSc Information Technology, SLIIT, 2018
AWS Certified Developer – Associate (2021)
Certified Scrum Master, Scrum Alliance, 2020`,
    names: ["AWS Certified Developer – Associate", "Certified Scrum Master"],
  },
  {
    shape: "French training and habilitations",
    text: `# Formation
2014 CAP Boulanger, CFA de Tours
2020 Formation HACCP, 14 h
2022 SST, Croix-Rouge`,
    names: ["Formation HACCP", "SST"],
  },
  {
    shape: "levels of courses among qualifications",
    text: `# Qualifications
Level 3 Diploma in Childcare, Leeds City College, 2014
Paediatric First Aid, 2024
Safeguarding Level 2, 2023
Enhanced DBS`,
    names: ["Paediatric First Aid", "Safeguarding Level 2", "Enhanced DBS"],
  },
  {
    shape: "Spanish studies and courses",
    text: `# Formación y cursos
Grado en Enfermería, Universidad de Murcia, 2016
Experto en Urgencias, Universidad Católica de Ávila, 2019
Soporte Vital Avanzado, 2023`,
    names: ["Soporte Vital Avanzado"],
  },
  {
    shape: "training above a degree",
    text: `# Training & Education
2023\tCertified Kubernetes Administrator (CKA), CNCF
2012 – 2016\tBEng Software Engineering, University of Moratuwa`,
    names: ["Certified Kubernetes Administrator (CKA)"],
  },
  {
    shape: "one course under its Dutch heading, which heads studies in French",
    text: "# Cursus\nBosch eBike Expert, 2024",
    names: ["Bosch eBike Expert"],
  },
  {
    shape: "courses with their schools among studies",
    text: `# Education & Courses
Leeds City College – Level 2 Diploma in Professional Cookery (2011)
Allergen awareness (FSA, 2022)
Barista training, Costa Academy`,
    names: ["Allergen awareness", "Barista training"],
  },
  {
    shape: "standings in a profession among studies",
    text: `# Education & Professional Qualifications
CFA Charterholder (2012) and Fellow of ACCA (2010)
ACMA (Associate of CIMA), 2019
Executive MBA, The Chinese University of Hong Kong, 2015`,
    names: ["CFA Charterholder", "Fellow of ACCA", "ACMA (Associate of CIMA)"],
  },
  {
    shape: "examinations passed of a profession, whose end is expected",
    text: `# Education and Qualifications
ICAEW ACA – 12 of 15 exams passed; qualification expected December 2027
University of Bristol, BSc Economics, 2022`,
    names: ["ICAEW ACA"],
  },
  {
    shape: "names alone below training, with a school's award between them",
    text: `# Training
Certificate in Health and Wellbeing, Careerforce, 2019
First Aid (St John) exp. 08/2027
Safe handling / hoist`,
    names: ["Certificate in Health and Wellbeing", "First Aid", "Safe handling / hoist"],
  },
  {
    shape: "certs beside the award of a foreign school",
    text: `# Education & Certs
Zespół Szkół nr 4, Gdańsk – Technician in Logistics (2003-2007)
Food Safety Level 2 (FoodReady, Feb 2023)
Barista course, Cork Barista School`,
    names: ["Food Safety Level 2", "Barista course"],
  },
  {
    shape: "part of the way into a profession",
    text: `# Qualifications
ACCA – part qualified (9 papers passed, exempt from 4)
AAT Level 4 Diploma in Professional Accounting, Kaplan College, 2019`,
    names: ["ACCA – part qualified (9 papers passed, exempt from 4)"],
  },
];
