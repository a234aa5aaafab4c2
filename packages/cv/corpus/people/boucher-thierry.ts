import type { Person } from "../person.ts";

export const person: Person = {
  id: "boucher-thierry",
  family: "butchery",
  country: "FR",
  languageCode: "fr",
  name: "Thierry Vasset",
  headline: "Boucher-charcutier",
  email: "thierry.vasset@limagneposte.example",
  phone: "06 55 50 18 42",
  location: "Clermont-Ferrand",
  labels: { contact: "Contact", email: "Courriel", phone: "Tél.", address: "Adresse" },
  sections: [
    {
      heading: "Parcours professionnel",
      jobs: [
        { title: "Chef boucher", company: "Boucherie des Volcans", place: "Clermont-Ferrand", dates: "septembre 2015 – aujourd'hui", from: "2015-09", to: null, points: [
          "{Désossage=Boning|Désossage|Deboning|Meat boning}, {découpe=Meat cutting|Découpe|Découpe de viande|Découpe de la viande} et {parage=Meat trimming|Parage|Trimming} du bœuf et de l'agneau.",
          "[[Pertes à la découpe ramenées de 8 % à 4,5 %.]]",
          "Deux apprentis ; foire aux vins avec le service {!marketing=Marketing} de la galerie.",
        ] },
        { title: "Boucher-charcutier", company: "Charcuterie Limagne", place: "Riom", dates: "mai 2009 – août 2015", from: "2009-05", to: "2015-08", points: [
          "{Terrines et pâtés=Terrines and pâtés|Terrines et pâtés|Pâtés and terrines|Terrines|Pâté making|Terrines et pâtés en croûte}, {?boudin=Black pudding|Boudin|Sausage making} le jeudi, banc sur le marché le samedi.",
        ] },
        { title: "Boucher", company: "Super Sancy", place: "Issoire", dates: "septembre 2004 – avril 2009", from: "2004-09", to: "2009-04", points: ["Rayon libre-service, vitrine prête à 7 heures."] },
        { title: "Apprenti boucher", company: "Maison Chabrol", place: "Riom", dates: "août 2004 – septembre 2002", from: "2004-08", to: "2002-09" },
      ],
    },
    { heading: "Compétences", tags: ["{Charcuterie|Charcuterie making|Cured meats}", "{Hygiène alimentaire=Food hygiene|Hygiène alimentaire}", "{HACCP}", "{Conseil à la clientèle=Customer advice|Conseil à la clientèle|Conseil client|Customer service|Conseil clientèle}", "{Gestion des stocks=Inventory management|Gestion des stocks}", "{Encaissement=Cash handling|Encaissement}", "{~Rigueur=Rigour|Rigueur|Rigor|Diligence|Attention to detail|Thoroughness}", "{~Esprit d'équipe=Teamwork|Esprit d'équipe}"] },
    { heading: "Formation", studies: [{ degree: "CAP Boucher", institution: "CFA de Riom", dates: "2004", year: 2004 }] },
    { heading: "Langues", languages: ["{Français=French}, {espagnol=Spanish} (notions)"] },
    { heading: "Loisirs", text: ["Rugby (vétérans), {!pêche=Fishing|Pêche} à la mouche, {!photographie=Photography|Photographie}"] },
  ],
  optional: ["Butchery", "Boucherie", "Meat preparation", "Meat processing", "Préparation de la viande", "Apprentice training", "Training apprentices", "Training", "Training and development", "Formation d'apprentis", "Encadrement", "Encadrement d'apprentis", "Mentoring", "Merchandising", "Display", "Vente", "Sales", "Retail", "Market selling", "Knife skills", "Food safety", "Sausage making", "Customer service", "Retail sales", "Waste reduction", "Meat display", "Team management", "Apprentice supervision"],
  totalYears: 22.2,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["dates-right", "docx-lists"],
};
