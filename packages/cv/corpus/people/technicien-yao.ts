import type { Person } from "../person.ts";

export const person: Person = {
  id: "technicien-yao",
  family: "it support",
  country: "CI",
  languageCode: "fr",
  name: "Serge Kouadio Yao",
  headline: "Technicien support informatique",
  email: "serge.yao@lagune.example",
  phone: "+225 07 08 55 50 41",
  location: "Abidjan, Côte d'Ivoire",
  labels: { contact: "Contact", email: "E-mail", phone: "Téléphone", address: "Adresse" },
  sections: [
    {
      heading: "Expérience professionnelle",
      jobs: [
        { title: "Technicien support niveau 2", titleAlso: ["Technicien support N2", "Technicien support"], company: "Lagune Assurances", place: "Abidjan-Plateau", dates: "septembre 2023 – à ce jour", from: "2023-09", to: null, points: [
          "240 postes dans sept agences : comptes {Active Directory}, messagerie {Microsoft 365|Office 365}, tickets dans {GLPI}.",
          "[[Délai moyen de résolution passé de 19 à 6 heures.]]",
          "Déplacements à Bouaké et San-Pedro pour les ouvertures ; formation des {!commerciaux=Sales|Commerciaux} et des {!juristes=Law|Juristes} à la double authentification.",
        ] },
        { title: "Technicien de maintenance", company: "Micro Adjamé", place: "Abidjan", dates: "janvier 2020 – août 2021", from: "2020-01", to: "2021-08", points: [
          "{Réparation=Hardware repair|Réparation de PC|Réparation d'ordinateurs|Computer repair|PC repair|Réparation} d'ordinateurs et d'{?imprimantes=Printer repair|Imprimantes|Printers|Printer maintenance|Printer support}, sur place ou au comptoir.",
        ] },
      ],
    },
    {
      heading: "Formation",
      studies: [
        { degree: "Licence professionnelle Réseaux et télécommunications", degreeAlso: ["Licence professionnelle", "Licence professionnelle Réseaux et télécoms"], institution: "Institut polytechnique de la Lagune", place: "Abidjan", dates: "septembre 2021 – juillet 2023 (temps plein)", year: 2023 },
        { degree: "BTS Maintenance des systèmes informatiques", degreeAlso: ["BTS"], institution: "Lycée technique de Bouaké", dates: "2019", year: 2019 },
      ],
    },
    { heading: "Compétences", tags: ["{Windows 11=Windows|Windows 11|Windows 10}", "{Active Directory}", "{Microsoft 365|Office 365}", "{Câblage réseau=Network cabling|Câblage réseau|Câblage}", "{MikroTik}", "{Sauvegarde Veeam=Veeam|Sauvegarde Veeam|Veeam Backup}", "{~Patience}", "{~Sens du service=Customer focus|Sens du service|Service orientation|Customer service|Service-minded}"] },
    { heading: "Certifications", certificates: ["{MTCNA|MikroTik MTCNA|MikroTik Certified Network Associate}, 2024", "{CompTIA A+}, 2021"] },
    { heading: "Langues", languages: ["{Français=French}, {anglais=English} (B1), {baoulé=Baoulé|Baule}"] },
    { heading: "Loisirs", text: ["{!Scrabble} en club, {!pétanque=Pétanque}, zouglou."] },
  ],
  optional: ["Helpdesk", "Assistance utilisateurs", "User support", "User training", "Formation", "Training", "Formation des utilisateurs", "Multi-factor authentication", "MFA", "Double authentification", "Two-factor authentication", "Email administration", "Backup and recovery", "Sauvegardes", "Maintenance informatique", "Computer maintenance", "Support informatique", "Ticketing", "Ticket management", "Incident management", "User account management", "Account administration", "Networking", "Réseaux", "Telecommunications", "Office setup", "Customer service", "Technical support"],
  not: ["Insurance"],
  totalYears: 4.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["grid", "docx-sidebar@libreoffice"],
};
