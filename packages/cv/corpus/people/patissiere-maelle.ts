import type { Person } from "../person.ts";

export const person: Person = {
  id: "patissiere-maelle",
  family: "kitchen",
  country: "FR",
  languageCode: "fr",
  name: "Maëlle Le Goff",
  headline: "Pâtissière – chocolatière",
  email: "maelle.legoff@finistmail.example",
  phone: "06 39 98 41 27",
  location: "29000 Quimper",
  labels: { contact: "Me joindre", email: "Courriel", phone: "Portable", address: "Adresse" },
  sections: [
    { heading: "En deux mots", text: ["Ancienne assistante de gestion passée au beurre salé. Levée à 3 h 30 sans réveil, je cherche un laboratoire où l'on travaille le {feuilletage=Puff pastry|Feuilletage|Lamination|Laminated dough|Pâte feuilletée} à la main."] },
    {
      heading: "Parcours professionnel",
      jobs: [
        { title: "Pâtissière tournante", titleAlso: ["Pâtissière"], company: "Maison Kerdoncuff", place: "Quimper", dates: "depuis mai 2023", from: "2023-05", to: null, points: ["{Entremets=Entremets|Cake making|Pastry|Pâtisserie|Layered cakes}, {tour=Viennoiserie|Tourage|Tour|Lamination|Viennoiseries} et {chocolat=Chocolate work|Chocolaterie|Chocolate making|Chocolat|Tempering}, en poste tournant dans une équipe de six.", "[[Pertes de crème pâtissière ramenées de 9 % à 3 % grâce à un plan de production journalier.]]", "{Bûches=Christmas logs|Bûches|Entremets|Seasonal products} et {pièces montées=Croquembouche|Pièces montées|Wedding cakes|Celebration cakes} : 340 bûches en décembre dernier.", "Étiquetage des {allergènes=Allergen management|Allergènes|Allergens|Allergen labelling}, relevés {HACCP}."] },
        { title: "Ouvrière pâtissière", company: "Les Délices du Steïr", place: "Quimper", dates: "septembre 2021 – avril 2023", from: "2021-09", to: "2023-04", points: ["{Cuisson=Baking|Cuisson|Oven work}, {pâtes à choux=Choux pastry|Pâte à choux|Choux}, {nettoyage du laboratoire=Cleaning|Nettoyage|Kitchen hygiene|Hygiene|Hygiène}.", "[[Ma tarte au sarrasin est devenue la meilleure vente du samedi : 45 pièces contre 12 auparavant.]]"] },
        { title: "Aidante familiale", company: "Domicile de ma grand-mère", dates: "août 2020 – août 2021", from: "2020-08", to: "2021-08", unjudged: true },
        { title: "Assistante de gestion", company: "Cornouaille Nautisme SARL", place: "Concarneau", dates: "octobre 2014 – août 2019", from: "2014-10", to: "2019-08", points: ["{Facturation=Invoicing|Facturation|Billing|Invoice processing}, {relances clients=Credit control|Relances clients|Debt collection|Accounts receivable|Customer reminders|Dunning}, {accueil téléphonique=Telephone reception|Accueil téléphonique|Reception|Phone handling|Telephone answering|Customer service} sur {EBP}."] },
      ],
    },
    { heading: "Formations", studies: [
      { degree: "CAP Pâtissier (reconversion, temps plein)", degreeAlso: ["CAP Pâtissier"], institution: "CFA de Quimper", dates: "septembre 2019 – juillet 2020", year: 2020 },
      { degree: "BTS Assistant de gestion PME-PMI", degreeAlso: ["BTS Assistant de gestion"], institution: "Lycée Brizeux, Quimper", dates: "2012 – 2014", year: 2014 },
    ] },
    { heading: "Savoir-faire", tags: ["{Tempérage=Tempering|Chocolate tempering|Tempérage}", "{Glaçage miroir=Mirror glaze|Glaçage miroir|Glazing|Glaçage}", "{Pain au levain=Sourdough|Pain au levain|Sourdough bread|Bread baking}", "{Fiches techniques et coûts matière=Recipe costing|Fiches techniques|Food costing|Food cost control|Costing|Recipe sheets}", "{~Rapidité=Speed|Rapidité|Efficiency|Time management}", "{~Esprit d'équipe=Teamwork|Esprit d'équipe|Team spirit}"] },
    { heading: "Langues", languages: ["{Français=French} (maternel)", "{Breton} (scolaire)", "{Anglais=English} (B1)"] },
    { heading: "Divers", text: ["Permis B. Gouren, {!voile=Sailing}, {!couture=Sewing} de tabliers."] },
  ],
  optional: ["Pastry", "Pastry making", "Production planning", "Food safety", "Baking", "Waste reduction", "Labelling", "Chocolate making", "Food labelling", "Confectionery", "Caregiving", "Administration", "Allergen labelling", "Bakery", "Customer service", "Cake decorating", "Pâtisserie", "Office administration", "Business administration", "Pastry cream", "Food hygiene", "Bookkeeping"],
  totalYears: 10.1,
  level: "Expert",
  inconsistencies: [],
  files: ["two-columns", "docx-header@libreoffice", "timeline", "web-stacked-dates"],
};
