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
    names: ["Paediatric First Aid", "Safeguarding Level 2"],
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
];
