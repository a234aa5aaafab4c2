import type { Person } from "../person.ts";

export const person: Person = {
  id: "patissiere-elodie",
  family: "kitchen",
  country: "FR",
  languageCode: "fr",
  name: "Élodie Marchand",
  printedName: "Élodie MARCHAND",
  headline: "Pâtissière tourière",
  email: "elodie.marchand@courriel.example",
  phone: "06 42 18 77 05",
  location: "63000 Clermont-Ferrand",
  labels: { contact: "Contact", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "État civil", rows: [["Née le", "9 mars 1996 (30 ans)"], ["Situation", "pacsée, un enfant"], ["Permis", "B, véhiculée"]] },
    {
      heading: "Expériences professionnelles",
      jobs: [
        { title: "Pâtissière tourière", company: "Maison Roubeyrie", place: "Clermont-Ferrand", dates: "Depuis septembre 2021", from: "2021-09", to: null, points: ["{Tourage=Lamination|Tourage|Dough lamination|Laminated dough|Laminated pastry|Laminated doughs} et {viennoiserie=Viennoiserie|Viennoiserie baking|Breakfast pastries|Viennoiseries}: croissants, brioches feuilletées, 600 pièces par nuit", "{Montage d'entremets=Entremets|Montage d'entremets|Entremets assembly|Layered cakes|Entremet|Cake assembly}, {glaçage miroir=Mirror glaze|Glaçage miroir|Glazing|Mirror glazing|Glaçage|Icing}, {tempérage du chocolat=Chocolate tempering|Tempérage du chocolat|Tempérage|Chocolate work|Chocolaterie|Tempering}", "[[Taux d'invendus ramené de 9 % à 4 % grâce à un nouveau plan de production.]]", "{Formation de deux apprentis=Apprentice training|Formation d'apprentis|Formation de deux apprentis|Training apprentices|Training|Mentoring|Apprentice supervision|Encadrement d'apprentis|Staff training}", "Le {!chef=Chef|Chef de cuisine} signe la carte; le {!sucre tiré=Pulled sugar|Sucre tiré|Sugar work} reste son domaine"] },
        { title: "Commis pâtissière", company: "Hôtel du Parc Lavaur ****", place: "Vichy", dates: "Juillet 2017 – février 2020", from: "2017-07", to: "2020-02", points: ["{Desserts à l'assiette=Plated desserts|Desserts à l'assiette|Dessert plating|Plated dessert|Plating} pour 80 couverts, {mise en place=Mise en place|Kitchen preparation}", "{Gestion des stocks=Stock management|Gestion des stocks|Inventory management|Stock control|Inventory control} et {commandes fournisseurs=Supplier ordering|Commandes fournisseurs|Ordering|Purchasing|Supplier orders|Procurement}"] },
        { title: "Apprentie pâtissière", company: "Boulangerie Vidal", place: "Riom", dates: "Septembre 2014 – juin 2017", from: "2014-09", to: "2017-06", points: ["{Pâte à choux=Choux pastry|Pâte à choux}, {crèmes=Creams|Crèmes|Pastry creams|Custards|Pastry cream|Cream making}, cuisson au four à sole"] },
      ],
    },
    { heading: "Interruption", text: ["Mars 2020 – août 2021: congé parental, puis recherche d'un poste en {!vue=Vue.js|Vue} d'un travail de nuit."] },
    {
      heading: "Formation",
      studies: [
        { degree: "Brevet technique des métiers (BTM) Pâtissier", institution: "CFA des Volcans", place: "Clermont-Ferrand", dates: "2017", year: 2017 },
        { degree: "CAP Pâtissier", institution: "CFA des Volcans", place: "Clermont-Ferrand", dates: "2016", year: 2016 },
        { degree: "Brevet des collèges", institution: "Collège Blaise {!Pascal}", place: "Clermont-Ferrand", dates: "2014", year: 2014 },
      ],
    },
    { heading: "Attestations", certificates: ["{Formation HACCP=HACCP|Formation HACCP|HACCP training|Hygiène alimentaire HACCP}, CCI du Puy-de-Dôme, 2022", "{SST=SST|Sauveteur secouriste du travail|Sauveteur secouriste du travail (SST)|Workplace first aid|First Aid}, INRS, 2023"] },
    { heading: "Atouts", text: ["{~Rapidité=Speed|Rapidité|Working quickly|Fast worker|Efficiency}, {~esprit d'équipe=Teamwork|Esprit d'équipe|Team spirit|Team player|Travail d'équipe}, goût du geste précis."] },
    { heading: "Langues", languages: ["{Français=French} (langue maternelle), {anglais=English} (scolaire)"] },
    { heading: "Centres d'intérêt", text: ["Randonnée dans le Sancy, où la {!vue=Vue.js|Vue} vaut l'effort; couture; concours de pâtisserie amateur en tant que jurée"] },
  ],
  optional: ["Pastry making", "Pastry", "Pâtisserie", "Baking", "Permis B", "Driving licence", "Customer service", "Team supervision", "Recettes", "Catering", "Production planning", "Planification de la production", "Plan de production", "Oven baking", "Deck oven", "Four à sole", "Cuisson", "HACCP", "Food hygiene", "Food safety", "Precision", "Précision", "Attention to detail"],
  not: ["Pascal"],
  totalYears: 10.7,
  level: "Expert",
  inconsistencies: [],
  files: ["side-titles", "linkedin"],
};
