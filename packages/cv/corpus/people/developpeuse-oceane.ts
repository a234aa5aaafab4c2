import type { Person } from "../person.ts";

export const person: Person = {
  id: "developpeuse-oceane",
  family: "software",
  country: "FR",
  languageCode: "fr",
  name: "Océane Le Goff",
  headline: "Développeuse front-end indépendante | accessibilité | éco-conception",
  email: "oceane@legoff-web.example",
  phone: "+33 6 52 90 14 77",
  location: "Quimper, Bretagne, France",
  links: [["www.linkedin.com/in/oceane-legoff-demo (LinkedIn)", "https://www.linkedin.com/in/oceane-legoff-demo"], ["legoff-web.example (Portfolio)", "https://legoff-web.example"]],
  labels: { contact: "Coordonnées", email: "E-mail", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "Principales compétences", tags: ["{Vue.js=Vue|Vue.js|VueJS}", "{TypeScript}", "{Accessibilité numérique=Web accessibility|Accessibilité numérique|Accessibilité|Accessibility|Digital accessibility}"] },
    { heading: "Languages", languages: ["{Français=French} (Native or Bilingual)", "{Breton} (Limited Working)", "{Anglais=English} (Professional Working)"] },
    { heading: "Certifications", certificates: ["{Opquast – Maîtrise de la qualité en projet web|Opquast|Maîtrise de la qualité en projet web}"] },
    { heading: "Résumé", text: ["J'écris des interfaces que ma grand-mère malvoyante peut utiliser, et elle les teste. Pas de {!React} par défaut, pas de {!jQuery} non plus : le moins de code possible. Le soir je lis un livre sur {!Rust} ; je n'en ai pas encore écrit une ligne."] },
    {
      heading: "Expérience",
      jobs: [
        { title: "Développeuse front-end indépendante", titleAlso: ["Développeuse front-end"], company: "Le Goff Web", place: "Quimper, France", dates: "mars 2023 - Present (3 ans 9 mois)", from: "2023-03", to: null, about: "Clients : une conserverie, la billetterie d'un festival, Express Marée (livraison de poisson), deux communautés de communes.", points: ["Applications en {Nuxt} et {TypeScript}, {tests de composants=Component testing|Tests de composants|Unit testing} avec {Vitest}.", "Audits {RGAA} pour le secteur public.", "[[Score Lighthouse du festival monté de 48 à 97, page d'accueil sous 200 Ko.]]"] },
        { title: "Formatrice vacataire", titleAlso: ["Formatrice"], company: "École Numérique du Ponant", place: "Brest, France", dates: "septembre 2024 - juin 2026 (1 an 10 mois)", from: "2024-09", to: "2026-06", points: ["Deux jours par mois : {HTML} et {CSS} en première année ; d'autres y enseignent {!Java} et la {!photographie=Photography|Photographie}."] },
        { title: "Développeuse front-end", company: "Kerbreizh Mutuelle", place: "Quimper, France", dates: "octobre 2019 - février 2023 (3 ans 5 mois)", from: "2019-10", to: "2023-02", points: ["Espace adhérent en {Vue.js=Vue|Vue.js|VueJS}, bibliothèque de composants dans {Storybook}, maquettes reprises de {Figma}.", "Intégration continue sur {GitLab CI=GitLab CI|GitLab CI/CD}."] },
        { title: "Intégratrice web (alternance)", titleAlso: ["Intégratrice web"], company: "Kerbreizh Mutuelle", place: "Quimper, France", dates: "septembre 2017 - septembre 2019 (2 ans 1 mois)", from: "2017-09", to: "2019-09", promoted: true, points: ["Courriels et pages de campagne en {Sass}, au sein du pôle {!Santé=Health|Santé|Healthcare} et {!Prévoyance=Insurance|Prévoyance}."] },
      ],
    },
    { heading: "Formation", studies: [{ degree: "Licence professionnelle, Métiers du numérique", degreeAlso: ["Licence professionnelle", "Licence professionnelle Métiers du numérique"], institution: "Université de Bretagne Occidentale", dates: "2018 - 2019", year: 2019 }, { degree: "BTS Services informatiques aux organisations", degreeAlso: ["BTS SIO", "BTS"], institution: "Lycée Chaptal", dates: "2016 - 2018", year: 2018 }] },
  ],
  optional: ["Opquast", "Web quality", "Front-end development", "Éco-conception", "Ecodesign", "Eco-design", "Sustainable web design", "Web integration", "Intégration web", "Teaching", "Formation", "Continuous integration", "Intégration continue", "CI/CD", "Accessibility auditing", "Audits RGAA", "Lighthouse", "Web performance", "Design systems", "Component libraries", "Email development", "Freelance", "User testing"],
  not: ["Express", "Express.js", "Fish", "Reading"],
  totalYears: 9.2,
  level: "Senior",
  inconsistencies: [],
  files: ["linkedin", "latex-alta"],
};
