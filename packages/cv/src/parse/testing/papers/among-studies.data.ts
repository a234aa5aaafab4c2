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
    shape: "apprenticeship and further training",
    text: `# Ausbildung und Weiterbildung
2008 – 2011\tAusbildung zur Floristin, Blumen Hartmann, Ulm
2016\tAusbildereignung (AdA), IHK Ulm
2019\tFührerschein Klasse BE`,
    names: ["Ausbildereignung (AdA)"],
    also: ["Führerschein Klasse BE"],
  },
  {
    shape: "a paper among studies",
    text: `# Education
HND in Quantity Surveying, ATI Labuduwa, 2016
NVQ Level 4 – Draughtsperson, VTA Galle, 2013
G.C.E. A/L, Richmond College, Galle, 2012
AutoCAD 2D/3D certificate, CADD Centre, 2014`,
    names: ["AutoCAD 2D/3D certificate"],
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
];
