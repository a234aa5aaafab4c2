import type { Person } from "../person.ts";

export const person: Person = {
  id: "communication-awa",
  family: "marketing",
  country: "SN",
  languageCode: "fr",
  name: "Awa Ndiaye-Lefèvre",
  headline: "Chargée de communication digitale",
  email: "awa.ndiaye@terangapost.example",
  phone: "+221 77 555 04 19",
  location: "Dakar, Sénégal",
  labels: { contact: "Me joindre", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "En deux mots", text: ["Communicante avec 10 ans d'expérience, à l'aise devant un marché de quartier comme devant un ministre."] },
    {
      heading: "Mon parcours",
      jobs: [
        { title: "Chargée de communication digitale", company: "Clinique Baobab", place: "Dakar", dates: "depuis mars 2023", from: "2023-03", to: null, points: ["Portraits de douze {!sages-femmes=Midwifery|Sage-femme} pour la semaine de la maternité, {?newsletter=Email marketing|Newsletter|Newsletters} du jeudi.", "[[Les rendez-vous pris en ligne sont passés de 9 % à 38 %.]]"] },
        { title: "Assistante communication", company: "Festival Sahel Vert", place: "Saint-Louis", dates: "janv. 2021 – févr. 2023", from: "2021-01", to: "2023-02", points: ["Affiches, badges, {?accueil des journalistes=Media relations|Relations presse|Accueil}; stand au bord du fleuve."] },
        { title: "Stagiaire", company: "Radio Ndar FM", place: "Saint-Louis", dates: "juin 2020 – août 2020", from: "2020-06", to: "2020-08" },
      ],
    },
    { heading: "Ce que je sais faire", tags: ["{Réseaux sociaux=Social media marketing|Réseaux sociaux|Community management}", "{Rédaction web=Web writing|Rédaction web|Content writing|Copywriting|Web content writing}", "{Canva}", "{Meta Ads}", "{WordPress}", "{Relations presse=Media relations|Relations presse|Press relations|Public relations}", "{~Créativité=Creativity|Créativité}"] },
    { heading: "Études", studies: [{ degree: "Licence en information et communication", degreeAlso: ["Licence Information et communication", "Licence"], institution: "Université Gaston Berger", place: "Saint-Louis", dates: "2017 – 2020", year: 2020 }] },
    { heading: "Langues", languages: ["{Wolof} (maternelle)", "{Français=French} (bilingue)", "{Anglais=English} (B1)"] },
    { heading: "À côté", text: ["{!Couture=Sewing|Couture}, {!chorale=Choir|Chorale}, course à pied"] },
  ],
  optional: ["Digital communication", "Communication", "Digital marketing", "Event communication", "Radio", "Poster design", "Graphic design", "Event management", "Corporate communication", "Online advertising"],
  totalYears: 6.1,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["classic@wkhtmltopdf", "docx-sidebar"],
};
