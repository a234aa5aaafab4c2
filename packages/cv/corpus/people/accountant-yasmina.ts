import type { Person } from "../person.ts";

export const person: Person = {
  id: "accountant-yasmina",
  family: "accounting",
  country: "MA",
  languageCode: "fr",
  name: "Yasmina Benchekroun",
  headline: "Assistante comptable",
  email: "yasmina.benchekroun@atlasmail.example",
  phone: "+212 661 44 20 97",
  location: "Casablanca, Maroc",
  labels: { contact: "Contact", email: "E-mail", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "Objectif", text: ["Évoluer vers un poste de comptable confirmée dans une PME."] },
    {
      heading: "Expérience",
      jobs: [
        { title: "Assistante comptable", company: "Conserves de l'Océan", place: "Casablanca", dates: "février 2025 à aujourd'hui", from: "2025-02", to: null, points: ["{Saisie des factures=Invoice processing|Saisie des factures|Invoicing|Accounts payable}, {rapprochement bancaire=Bank reconciliation|Rapprochement bancaire}, {déclaration de TVA=VAT|Déclaration de TVA}.", "[[Délai de relance des clients réduit de 45 à 18 jours.]]"] },
        { title: "Stagiaire comptable", company: "Fiduciaire Anfa", place: "Casablanca", dates: "juin 2024 – novembre 2024", from: "2024-06", to: "2024-11", points: ["Classement, {archivage=Archiving|Archivage|Filing}."] },
      ],
    },
    { heading: "Compétences", tags: ["{Sage|Sage Comptabilité}", "{Excel=Microsoft Excel}", "{Paie=Payroll|Paie}", "{~Rigueur=Rigour|Rigor|Attention to detail|Rigueur}"] },
    { heading: "Diplômes", studies: [{ degree: "Licence en sciences de gestion", institution: "Université Hassan II", dates: "2021 – 2024", year: 2024 }, { degree: "Baccalauréat sciences économiques", institution: "Lycée Ibn Toumert", dates: "2021", year: 2021 }] },
    { heading: "Langues", languages: ["{Arabe=Arabic} (maternelle), {Français=French} (courant), {Anglais=English} (B1)"] },
    { heading: "Centres d'intérêt", text: ["{!Calligraphie=Calligraphy}, randonnée"] },
  ],
  optional: ["Accounts receivable", "Credit control"],
  totalYears: 2.3,
  level: "Junior",
  inconsistencies: [],
  files: ["sidebar-left", "docx-plain"],
};
