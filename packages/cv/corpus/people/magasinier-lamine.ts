import type { Person } from "../person.ts";

export const person: Person = {
  id: "magasinier-lamine",
  family: "logistics",
  country: "SN",
  languageCode: "fr",
  name: "MOUHAMADOU LAMINE NDIAYE",
  headline: "Magasinier principal",
  email: "ml.ndiaye@postedakar.example",
  phone: "+221 76 208 33 14",
  location: "Pikine, Dakar",
  labels: { contact: "Coordonnées", email: "E-mail", phone: "Tél.", address: "Adresse" },
  sections: [
    { heading: "PROFIL", text: ["Douze ans d'expérience en entrepôt, toujours dans la même maison, du quai de déchargement jusqu'au bureau du chef."] },
    {
      heading: "EXPÉRIENCE",
      jobs: [
        { title: "Magasinier principal", company: "Sénégal Fret & Négoce", place: "Dakar", dates: "2022.05 – à ce jour", from: "2022-05", to: null, about: "Je tiens le dépôt de matériaux : {!ciment=Cement|Ciment}, fer à béton, {!peinture=Painting|Peinture} et {!carrelage=Tiling|Carrelage}. À la {réception des marchandises=Goods receiving|Réception des marchandises|Réception} je compare chaque palette au bon de livraison avant de signer, puis tout est saisi dans {Sage X3|Sage}. L'{inventaire tournant=Stock taking|Inventaire tournant|Cycle counting|Inventaire|Inventory} se fait le jeudi, et les services {!Achats=Procurement|Purchasing}, {!Comptabilité=Accounting|Comptabilité} et {!Marketing} reçoivent l'état le soir même.", points: ["[[Écarts d'inventaire passés de 3,1 % à 0,6 % en dix-huit mois.]]", "J'{?encadre quatre manutentionnaires=Team leadership|Encadrement|Encadrement d'équipe|Supervision|Leadership} et je fais le {planning des équipes=Rostering|Planning des équipes|Planning|Shift planning}."] },
        { title: "Magasinier", company: "Sénégal Fret & Négoce", dates: "2020.01 – 2022.04", from: "2020-01", to: "2022-04", promoted: true, about: "{Préparation de commandes=Order picking|Préparation de commandes} pour des {!plombiers=Plumbing|Plomberie}, des {!menuisiers=Carpentry|Menuiserie} et deux hôtels ; {chargement des camions=Truck loading|Chargement|Chargement des camions|Loading} selon la tournée." },
        { title: "Manutentionnaire", company: "Sénégal Fret & Négoce", dates: "2018.06 – 2019.12", from: "2018-06", to: "2019-12", promoted: true, about: "Déchargement des conteneurs, {étiquetage=Labelling|Étiquetage|Labeling}, filmage des palettes." },
      ],
    },
    { heading: "COMPÉTENCES", list: ["{Gestion des stocks=Inventory management|Gestion des stocks|Gestion de stock}", "{Conduite de chariot élévateur=Forklift operation|Conduite de chariot élévateur|Chariot élévateur|Forklift driving}", "Méthode {FIFO}", "{Excel=Microsoft Excel|Excel} : tableaux de suivi, pas de {!macros=Macros|VBA}", "{~Rigueur=Rigour|Rigueur|Rigor|Thoroughness}, {~ponctualité=Punctuality|Ponctualité}"] },
    { heading: "DIPLÔMES ET FORMATIONS", studies: [{ degree: "CAP Magasinage et messagerie", institution: "Centre de formation professionnelle de Thiaroye", dates: "2016 – 2018", year: 2018 }] },
    { heading: "CERTIFICAT", certificates: ["{CACES R489 catégorie 3|CACES R489|CACES}, 2021"] },
    { heading: "LANGUES", languages: ["{Wolof}, {français=French}, {pulaar=Pulaar|Fula|Fulani}"] },
    { heading: "DIVERS", text: ["Trésorier de l'Amicale des Électriciens de Pikine depuis 2021 (mon père l'était, moi non). Pas de {!permis poids lourd=Truck driving|Permis poids lourd|Heavy vehicle driving}. Je voudrais apprendre {!SAP}."] },
  ],
  optional: ["Spreadsheets", "Tableaux de suivi", "Filmage", "Warehouse management", "Gestion d'entrepôt", "Entrepôt", "Pallet wrapping", "Manutention", "Unloading", "Déchargement", "Delivery notes", "Handling", "Sage", "ERP", "Contrôle des livraisons", "Stock control", "Saisie de données", "Data entry", "Palettisation", "Container unloading"],
  not: ["Electricity", "Électricité", "Treasury"],
  totalYears: 8.4,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["docs-serif", "docx-lists"],
};
