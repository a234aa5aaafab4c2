import type { Person } from "../person.ts";

export const person: Person = {
  id: "parfumeuse-ghislaine",
  family: "perfumery",
  country: "FR",
  languageCode: "fr",
  name: "Ghislaine Autran",
  headline: "Parfumeuse-créatrice",
  email: "ghislaine.autran@courrielsiagne.example",
  phone: "06 39 98 21 74",
  location: "Grasse",
  labels: { contact: "Coordonnées", email: "Courriel", phone: "Portable", address: "Ville" },
  sections: [
    { heading: "Profil", text: ["Quinze ans de nez, dont neuf en parfumerie fonctionnelle, celle que l'on met dans les {!lessives=Lessives|Detergents} et que personne ne signe. Je reviens d'un an de bateau ; mes matières premières m'ont manqué."] },
    {
      heading: "Parcours",
      jobs: [
        { title: "Parfumeuse senior", titleAlso: ["Parfumeuse"], company: "Maison Escoffier & Rey", place: "Grasse", dates: "février 2024 – aujourd'hui", from: "2024-02", to: null, points: [
          "{Création de parfums=Fragrance creation|Création de parfums|Perfume creation|Fragrance development|Perfume formulation|Création de fragrances} fins et de niche : du brief à la {mise en concentré=Fragrance compounding|Mise en concentré|Compounding|Pesée}, trois lancements par an.",
          "{Conformité IFRA=IFRA compliance|Conformité IFRA|IFRA|IFRA standards} et {allergènes=Allergen management|Allergènes|Allergens|Gestion des allergènes}, {reformulation=Fragrance reformulation|Reformulation} après chaque amendement.",
          "[[Coût matière de la gamme historique réduit de 22 % sans écart au test triangulaire.]]",
        ] },
        { title: "Parfumeuse, parfumerie fonctionnelle", titleAlso: ["Parfumeuse"], company: "Aromalys International", place: "Le Cannet", dates: "octobre 2013 – décembre 2022", from: "2013-10", to: "2022-12", points: [
          "Parfums pour {!shampooings=Shampoos|Shampooings}, {!bougies=Candle making|Bougies}, {!litière pour chats=Cat litter} et un {!assouplissant=Fabric softener|Assouplissant} vendu à onze millions de flacons.",
          "{Tests de stabilité=Stability testing|Tests de stabilité} en base, {évaluation olfactive=Olfactory evaluation|Évaluation olfactive|Fragrance evaluation|Sensory evaluation} avec un panel de douze personnes, lecture des {chromatogrammes=Chromatogram interpretation|Chromatogrammes|Lecture de chromatogrammes|Chromatography|Chromatographie|Gas chromatography|CPG|GC} (la machine, c'était Yves).",
          "[[Taux de briefs gagnés passé d'un sur neuf à un sur quatre.]]",
        ] },
        { title: "Assistante parfumeuse", company: "Aromalys International", place: "Le Cannet", dates: "septembre 2010 – septembre 2013", from: "2010-09", to: "2013-09", promoted: true, points: ["{Pesée au milligramme=Precision weighing|Pesée|Pesée de précision|Weighing}, orgue de 900 matières, nettoyage des pipettes."] },
      ],
    },
    { heading: "Parenthèse", text: ["2023 : tour de la Méditerranée à la {!voile=Sailing|Voile}, congé sans solde puis rupture conventionnelle."] },
    { heading: "Palette et outils", groups: [
      ["Matières", ["{enfleurage}, {?absolues=Absolutes|Absolues|Natural raw materials} et captifs, {accords floraux=Floral accords|Accords floraux|Accords}"]],
      ["Logiciels", ["{FormulAir}, {Excel=Microsoft Excel}"]],
      ["Sur moi", ["{~mémoire olfactive=Olfactory memory|Mémoire olfactive}, {~ténacité=Perseverance|Ténacité|Tenacity|Persistence}, {~écoute=Active listening|Écoute}"]],
    ] },
    { heading: "Formation", studies: [
      { degree: "Diplôme de parfumeur-créateur", degreeAlso: ["Diplôme de parfumeur"], institution: "École supérieure du parfum de Siagne", dates: "2008 – 2010", year: 2010 },
      { degree: "Licence de chimie", institution: "Université Côte d'Azur", place: "Nice", dates: "2005 – 2008", year: 2008 },
    ] },
    { heading: "Distinctions", text: ["Prix du jeune parfumeur, mention, 2015"] },
    { heading: "Langues", languages: ["{français=French}, {italien=Italian} (courant), {anglais=English} (professionnel)"] },
    { heading: "Ailleurs", text: ["Tarot, {!confitures=Cooking|Confitures} de {!rose=Rose} de mai, chat sourd nommé {!Python=Python}."] },
  ],
  optional: ["Cosmetics", "Perfumery", "Parfumerie", "Formulation", "Fine fragrance", "Functional perfumery", "Parfumerie fonctionnelle", "Fragrance", "Cost reduction", "Raw materials", "Raw material knowledge", "Triangle testing", "Triangle tests", "Test triangulaire", "Sensory analysis", "Product development", "Regulatory compliance", "Panel management", "Chemistry", "Brief analysis", "Chimie", "Pipetting", "Creativity", "Cleaning", "Captifs", "Client briefs", "Cost optimisation", "Niche perfumery", "Product launches", "Parfumerie fine", "Essential oils", "Olfaction", "Lancement de produits"],
  totalYears: 15.1,
  level: "Expert",
  inconsistencies: [],
  files: ["canva-sidebar", "docx-lists@libreoffice"],
};
