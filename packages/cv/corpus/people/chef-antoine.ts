import type { Person } from "../person.ts";

export const person: Person = {
  id: "chef-antoine",
  family: "kitchen",
  country: "FR",
  languageCode: "fr",
  name: "Antoine Lemercier",
  headline: "Chef de partie",
  email: "antoine.lemercier@boitefr.example",
  phone: "06 48 21 77 03",
  location: "Annecy, France",
  labels: { contact: "Coordonnées", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "À propos", text: ["Cuisinier de montagne, à l'aise en brigade et au passe, permis B."] },
    {
      heading: "Expériences professionnelles",
      jobs: [
        { title: "Chef de partie poisson", company: "Auberge du Semnoz", place: "Annecy", dates: "depuis décembre 2022", from: "2022-12", to: null, points: ["Responsable du poste poisson pour 70 couverts, encadrement de deux commis.", "[[Pertes matière ramenées de 9 % à 4 % en une saison.]]"] },
        { title: "Demi-chef de partie", company: "Les Trois Sapins", place: "Megève", dates: "déc. 2019 à avr. 2022", from: "2019-12", to: "2022-04", points: ["{Cuisson sous vide=Sous vide|Cuisson sous vide|Sous-vide cooking} et sauces ; {plan de maîtrise sanitaire=Food safety|Plan de maîtrise sanitaire|Food hygiene} tenu chaque soir."] },
        { title: "Commis de cuisine", company: "Brasserie du Lac", place: "Évian-les-Bains", dates: "juillet 2018 – novembre 2019", from: "2018-07", to: "2019-11", points: ["Entrées froides, {!express=Express|Express.js} du midi, plonge en renfort."] },
      ],
    },
    { heading: "Compétences", tags: ["{HACCP}", "{Gestion des stocks=Inventory management|Stock management|Stock control|Gestion des stocks|Inventory control}", "{Pâtisserie=Pastry|Pâtisserie|Pastry making|Patisserie|Baking and pastry}", "{Élaboration de menus=Menu planning|Élaboration de menus|Menu development}", "{~Travail en équipe=Teamwork|Travail en équipe}", "{~Gestion du stress=Stress management|Gestion du stress|Working under pressure}"] },
    { heading: "Formation", studies: [{ degree: "CAP Cuisine", institution: "Lycée hôtelier Savoie Léman", place: "Thonon-les-Bains", dates: "2016 – 2018", year: 2018 }] },
    { heading: "Langues", languages: ["{Français=French} (langue maternelle)", "{Anglais=English} (B1)", "{Italien=Italian} (notions)"] },
    { heading: "Loisirs", text: ["Ski de randonnée, {!photographie=Photography}"] },
  ],
  optional: ["Cooking", "Fish preparation", "Seafood preparation", "Culinary arts", "Team management", "Sauce making", "Cuisine", "Driving"],
  totalYears: 7.8,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-right", "docx-textbox"],
};
