import type { Person } from "../person.ts";

export const person: Person = {
  id: "relationclient-hanitra",
  family: "customer support",
  country: "MG",
  languageCode: "fr",
  name: "Hanitra Rakotondrabe",
  headline: "Chargée de relation client",
  email: "hanitra.rakoto@exemplecourrier.example",
  phone: "+261 34 07 215 88",
  location: "Antananarivo, Madagascar",
  labels: { contact: "Coordonnées", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "Parcours", jobs: [
      { title: "Chargée de relation client", company: "Ravinala Énergie", place: "Antananarivo", dates: "février 2025 – à ce jour", from: "2025-02", to: null, points: [
        "Appels et courriels sur les factures et les {!compteurs=Compteurs}, suivi dans {Freshdesk}.",
        "[[Délai de réponse ramené de 48 à 9 heures.]]",
      ] },
      { title: "Caissière", company: "Supermarché Analamanga", place: "Antananarivo", dates: "juin 2024 – janvier 2025", from: "2024-06", to: "2025-01", points: ["{?Encaissement=Cash handling|Encaissement} et rayon {!vanille=Vanille|Vanilla}."] },
    ] },
    { heading: "Compétences", tags: ["{Relation client=Customer service|Relation client}", "{Freshdesk}", "{Gestion des réclamations=Complaint handling|Gestion des réclamations}", "{Saisie de données=Data entry|Saisie de données}", "{Excel=Microsoft Excel}", "{~Écoute=Active listening|Écoute}", "{~Patience}"] },
    { heading: "Formation", studies: [{ degree: "Licence en communication", institution: "Université d’Antananarivo", dates: "2023", year: 2023 }] },
    { heading: "Langues", languages: ["{Malgache=Malagasy}, {français=French}, {anglais=English}"] },
  ],
  optional: ["Telephone communication", "Accueil téléphonique", "Billing enquiries", "Facturation", "Invoicing", "Shelf stocking", "Ticketing", "Email support", "Phone support", "Communication"],
  totalYears: 2.4,
  level: "Junior",
  inconsistencies: [],
  files: ["two-columns", "docx-lists@libreoffice"],
};
