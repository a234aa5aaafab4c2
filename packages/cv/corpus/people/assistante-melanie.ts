import type { Person } from "../person.ts";

export const person: Person = {
  id: "assistante-melanie",
  family: "office administration",
  country: "FR",
  languageCode: "fr",
  name: "Mélanie Garnier-Faure",
  headline: "Assistante administrative",
  email: "melanie@limousinmail.example",
  phone: "06 55 50 17 83",
  location: "87000 Limoges",
  labels: { contact: "Contact", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "Profil", text: ["Assistante administrative dans le bâtiment depuis 2017, organisée, habituée à travailler seule au bureau."] },
    {
      heading: "Expérience professionnelle",
      jobs: [
        { title: "Assistante administrative", company: "Access Habitat Rénovation", place: "Limoges", dates: "septembre 2020 – aujourd'hui", from: "2020-09", to: null, points: [
          "{Devis=Quotations|Devis|Quotes|Rédaction de devis} et {factures=Invoicing|Factures|Facturation|Billing} sous {Batigest|Sage Batigest}, {relances clients=Payment reminders|Relances clients|Relances|Debt collection|Relance clients|Dunning|Credit control}.",
          "[[Impayés ramenés de 62 000 à 14 000 euros en dix-huit mois.]]",
          "{Planning=Staff scheduling|Planning|Scheduling|Rostering|Gestion des plannings|Gestion de planning|Planification} des équipes : trois {!couvreurs=Roofing|Couverture} et un {!électricien=Electrical installation|Électricité}.",
          "La {!paie=Payroll|Paie} et le {!bilan=Financial statements|Bilan comptable|Bilan|Bilan annuel} sont faits par le cabinet comptable, j'envoie les heures le 25.",
          "Le patron dessine sur {!SketchUp} ; j'imprime et je range.",
          "J'ai monté seule les dossiers {?MaPrimeRénov'=MaPrimeRénov'|MaPrimeRénov} de nos clients. [[Résultat : 137 dossiers acceptés sur 141.]]",
        ] },
        { title: "Secrétaire", company: "Menuiserie Lacoste et Fils", place: "Saint-Junien", dates: "mars 2017 – juillet 2020", from: "2017-03", to: "2020-07", points: [
          "{Accueil téléphonique=Telephone reception|Accueil téléphonique|Switchboard operation|Standard téléphonique|Telephone handling|Réception téléphonique|Phone reception}, {courrier=Mail handling|Courrier|Gestion du courrier|Correspondence|Business correspondence}, {classement=File management|Classement|Filing|Archiving|Archivage}, {commandes de bois=Purchase orders|Commandes|Commandes de bois|Ordering|Passation de commandes|Purchasing}.",
          "L'atelier est passé à la {!CNC=CNC machining|CNC|Commande numérique} pendant ces années, sans que cela touche le secrétariat.",
        ] },
      ],
    },
    { heading: "Compétences", tags: ["{Word=Microsoft Word}", "{Excel=Microsoft Excel}", "{Batigest|Sage Batigest}", "{Appels d'offres publics=Tendering|Appels d'offres|Appels d'offres publics|Public tenders|Public procurement|Réponse aux appels d'offres}", "{Orthographe=Spelling|Orthographe|Proofreading}", "{~Rigueur=Rigour|Rigueur|Thoroughness|Attention to detail}", "{~Discrétion=Discretion|Discrétion}"] },
    { heading: "Formation", studies: [
      { degree: "BTS Assistant de gestion PME-PMI", degreeAlso: ["BTS Assistant de gestion", "BTS"], institution: "Lycée Suzanne-Valadon", place: "Limoges", dates: "2014 – 2016", year: 2016 },
      { degree: "Baccalauréat STMG", degreeAlso: ["Bac STMG"], institution: "Lycée Paul-Éluard", place: "Saint-Junien", dates: "2014", year: 2014 },
    ] },
    { heading: "À venir", text: ["Inscrite à une formation {!Canva} au printemps prochain, pour le site de l'entreprise."] },
    { heading: "Langues", languages: ["{Français=French}, {Anglais=English} (scolaire), {Portugais=Portuguese} (courant)"] },
    { heading: "Loisirs", text: ["{!Poterie=Pottery|Poterie}, randonnée, chorale de quartier. Permis B."] },
  ],
  not: ["Microsoft Access"],
  optional: ["Relecture", "Gestion administrative", "Administration", "Secrétariat", "Secretarial work", "Recouvrement", "Loan recovery", "Grant applications", "Subsidy applications", "Dossiers de subvention", "Subventions", "Aides à la rénovation", "Montage de dossiers", "Accounts receivable", "Administrative support", "Telephone skills", "Gestion PME", "Timesheets", "Relevé d'heures", "Impression", "Printing", "Document management", "Organisation", "Driving", "Permis B", "Team scheduling", "Suivi des heures", "E-mail", "Fax", "Reception", "Customer service", "Procurement", "Accueil", "Grant writing", "Correction de textes", "Email", "Time tracking", "Collections", "Microsoft Office", "Business management", "Construction", "Independence", "Autonomie"],
  totalYears: 9.6,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-right", "docx-pipes"],
};
