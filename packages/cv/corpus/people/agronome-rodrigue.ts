import type { Person } from "../person.ts";

export const person: Person = {
  id: "agronome-rodrigue",
  family: "agriculture",
  country: "BJ",
  languageCode: "fr",
  name: "Rodrigue Houngbédji",
  headline: "Conseiller agricole",
  email: "r.houngbedji@exemplechamp.example",
  phone: "+229 01 97 41 60 28",
  location: "Allada, Bénin",
  labels: { contact: "Coordonnées", email: "E-mail", phone: "Téléphone", address: "Adresse" },
  sections: [
    {
      heading: "Parcours",
      jobs: [
        { title: "Conseiller agricole", company: "Union Ananas du Plateau", place: "Allada", dates: "avril 2021 – à ce jour", from: "2021-04", to: null, points: [
          "Suivi de 320 producteurs, relevés de parcelles dans {KoboToolbox|Kobo|KoBo}.",
          "[[Rendement moyen passé de 48 à 63 tonnes à l’hectare.]]",
          "Essais d’engrais avec le service {!R&D} de la station.",
        ] },
        { title: "Animateur rural", company: "ONG Eau Claire", place: "Parakou", dates: "janvier 2018 – mars 2021", from: "2018-01", to: "2021-03", points: [
          "Réunions de village avec {!maçons=Masonry|Maçonnerie|Maçons}, {!puisatiers=Well drilling|Puisatiers|Well digging} et mères de famille.",
        ] },
      ],
    },
    { heading: "Compétences", tags: ["{Conseil agricole=Agricultural extension|Conseil agricole|Agricultural advisory|Agricultural consulting|Agricultural advice|Vulgarisation agricole}", "{Fertilité des sols=Soil fertility|Fertilité des sols}", "{Irrigation goutte à goutte=Drip irrigation|Irrigation goutte à goutte|Irrigation}", "{Lutte contre les ravageurs=Pest control|Lutte contre les ravageurs}", "{Excel=Microsoft Excel}", "{~Écoute=Active listening|Écoute}"] },
    { heading: "Formation", studies: [
      { degree: "Licence professionnelle en agronomie", institution: "Université d’Abomey-Calavi", dates: "2017", year: 2017 },
      { degree: "Baccalauréat série D", degreeAlso: ["Baccalauréat", "Baccalauréat, série D"], institution: "Lycée Béhanzin", place: "Porto-Novo", dates: "2013", year: 2013 },
    ] },
    { heading: "Langues", languages: ["{Français=French}, {fon=Fon}, {yoruba=Yoruba}"] },
    { heading: "Loisirs", text: ["Football, {!couture=Sewing|Couture}"] },
  ],
  optional: ["Agronomie", "Agronomy", "Data collection", "Collecte de données", "Farmer training", "Encadrement des producteurs", "Suivi des producteurs", "Farmer support", "Field trials", "Essais d’engrais", "Essais agronomiques", "Fertilisers", "Engrais", "Animation rurale", "Rural development", "Community mobilisation", "Facilitation", "Animation de réunions", "Fertilizer trials", "Relevés de parcelles", "Animation", "Communication", "Meeting facilitation"],
  not: ["R"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["two-columns", "docx-tabs@libreoffice"],
};
