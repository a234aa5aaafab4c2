import type { Person } from "../person.ts";

export const person: Person = {
  id: "fleuriste-maelys",
  family: "retail",
  country: "FR",
  languageCode: "fr",
  name: "Maëlys Guérin",
  headline: "Fleuriste",
  email: "maelys.guerin@courrielouest.example",
  phone: "06 39 98 70 15",
  location: "Angers",
  labels: { contact: "Coordonnées", email: "Courriel", phone: "Téléphone", address: "Ville" },
  sections: [
    { heading: "À propos", text: ["Passionnée par les fleurs de saison, je cherche un poste de fleuriste à temps plein dans une boutique à taille humaine."] },
    {
      heading: "Expérience",
      jobs: [
        { title: "Fleuriste", company: "L'Atelier des Pivoines", place: "Angers", dates: "Depuis avril 2024", from: "2024-04", to: null, points: [
          "Création de {bouquets=Bouquet making|Bouquets|Création de bouquets|Floral arrangement|Flower arranging}, {compositions de deuil=Funeral flowers|Compositions de deuil|Funeral arrangements} et {décoration de mariages=Wedding flowers|Décoration de mariages|Décoration florale|Wedding decoration|Floral decoration}",
          "{Conseil et vente=Sales|Conseil et vente|Vente|Customer advice|Conseil client|Customer service|Retail sales}, {encaissement=Cash handling|Encaissement|Tenue de caisse|Point of sale}",
          "{Commandes chez les grossistes=Ordering|Commandes|Passation de commandes|Purchasing|Procurement|Gestion des commandes|Supplier orders} et à la criée",
          "[[Hausse de 25 % des ventes de la Saint-Valentin grâce aux précommandes sur Instagram]]",
        ] },
        { title: "Apprentie fleuriste", titleAlso: ["Apprentie", "Fleuriste (apprentissage)"], company: "Fleurs du Mail", place: "Angers", dates: "Septembre 2021 – Juillet 2023", from: "2021-09", to: "2023-07", points: ["{Réception et mise en eau=Flower conditioning|Réception des végétaux|Mise en eau|Réception et mise en eau|Flower care|Entretien des végétaux}, {entretien des plantes=Plant care|Entretien des plantes|Entretien des végétaux}, vitrine, livraisons en centre-ville"] },
        { title: "Vendeuse saisonnière", titleAlso: ["Vendeuse"], company: "Jardinerie Belle-Rive", place: "Avrillé", dates: "Mars 2021 – Août 2021", from: "2021-03", to: "2021-08" },
      ],
    },
    { heading: "Parenthèse", text: ["Août 2023 – mars 2024 : voyage à vélo du Portugal à la Grèce"] },
    { heading: "Compétences", list: ["{Art floral=Floristry|Art floral|Floral design|Floral art}", "{Étalage et vitrine=Merchandising|Étalage|Vitrine|Window dressing|Visual merchandising|Window display}", "{Connaissance des végétaux=Plant knowledge|Connaissance des végétaux|Botany|Botanique}", "{Instagram} et {Canva}", "{~Créativité=Creativity|Créativité}", "{~Sens du contact=Interpersonal skills|Sens du contact|People skills}", "{?~Résistance au froid et aux horaires=Stamina|Résistance|Endurance|Resilience}"] },
    { heading: "Diplômes", studies: [
      { degree: "CAP Fleuriste", institution: "CFA de la Chambre de métiers, Angers", dates: "2021 – 2023", year: 2023 },
      { degree: "Baccalauréat général", degreeAlso: ["Baccalauréat"], institution: "Lycée Joachim-du-Bellay", dates: "2020", year: 2020 },
    ] },
    { heading: "Permis", text: ["Permis B, véhicule personnel"] },
    { heading: "Langues", languages: ["{Français=French}, {Anglais=English} (notions), {Espagnol=Spanish} (notions)"] },
    { heading: "Loisirs", text: ["{!Cyclotourisme=Cycling|Cyclotourisme}, {!poterie=Pottery|Poterie}, {!rose des vents=Rose} tatouée sur le bras"] },
  ],
  optional: ["Livraison", "Deliveries", "Delivery", "Social media", "Social media marketing", "Réseaux sociaux", "Réception des marchandises", "Driving", "Goods receiving", "Window dressing", "Precommandes", "Event decoration", "Wreath making", "Negotiation", "Retail"],
  totalYears: 5,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["canva-sidebar", "docx-lists@libreoffice"],
};
