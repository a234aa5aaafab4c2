import type { Person } from "../person.ts";

export const person: Person = {
  id: "webdev-camille",
  family: "software",
  country: "BE",
  languageCode: "fr",
  name: "Camille Delvaux",
  headline: "Développeuse web",
  email: "camille@delvaux-web.example",
  emailLink: "Écrivez-moi",
  phone: "+32 472 55 18 09",
  location: "Liège, Belgique",
  links: [["GitLab", "https://gitlab.com/cdelvaux-exemple"]],
  labels: { contact: "Contact", email: "Courriel", phone: "GSM", address: "Ville" },
  sections: [
    { heading: "Profil", text: ["Je construis des sites rapides pour des institutions culturelles."] },
    {
      heading: "Parcours professionnel",
      jobs: [
        { title: "Développeuse full stack", company: "Atelier Meuse", place: "Liège", dates: "09/2022 – aujourd'hui", from: "2022-09", to: null, points: ["Billetterie de quatre musées en {Symfony} et {Vue.js=Vue}, données dans {MySQL}.", "[[Temps de chargement divisé par trois, de 4,2 s à 1,4 s.]]", "Intégration continue avec {GitLab CI|GitLab CI/CD}."] },
        { title: "Intégratrice web", company: "Studio Ardenne", place: "Namur", dates: "02/2020 – 08/2022", from: "2020-02", to: "2022-08", points: ["Thèmes {WordPress}, {Sass}, {accessibilité=Web accessibility|Accessibility|Accessibilité|WCAG}."] },
        { title: "Stagiaire développement web", company: "Studio Ardenne", place: "Namur", dates: "09/2019 – 01/2020", from: "2019-09", to: "2020-01", promoted: true },
      ],
    },
    { heading: "Compétences techniques", groups: [["Langages", ["{PHP}", "{JavaScript}", "{HTML}", "{CSS}"]], ["Outils", ["{Git}", "{Docker}", "{Figma}"]]] },
    { heading: "Formation", studies: [{ degree: "Bachelier en informatique de gestion", institution: "Haute École de la Province de Liège", dates: "2016 – 2019", year: 2019 }] },
    { heading: "Langues", languages: ["{Français=French}", "{Néerlandais=Dutch} (B1)", "{Anglais=English} (C1)"] },
  ],
  optional: ["CI/CD", "Web development", "Full-stack development", "Front-end development", "Web performance", "Performance optimization", "GitLab"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["header-band", "latex-article"],
};
