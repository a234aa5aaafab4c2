import type { Person } from "../person.ts";

export const person: Person = {
  id: "graphiste-eloise",
  family: "design",
  country: "BE",
  languageCode: "fr",
  name: "Éloïse Vandermaelen",
  headline: "Graphiste",
  email: "bonjour@eloisevdm.example",
  phone: "+32 478 26 41 90",
  location: "Liège, Belgique",
  labels: { contact: "Coordonnées", email: "E-mail", phone: "GSM", address: "Adresse" },
  links: [["eloisevdm.example", "https://eloisevdm.example"]],
  sections: [
    { heading: "En deux mots", text: ["Du papier, de la couleur et des délais tenus. Je dessine des choses que l'on garde sur le frigo."] },
    {
      heading: "Parcours",
      jobs: [
        { title: "Graphiste", company: "Atelier Pamplemousse", place: "Liège", dates: "avril 2021 – présent", from: "2021-04", to: null, points: [
          "{Identités visuelles=Branding|Identité visuelle|Identités visuelles|Visual identity|Brand identity}, affiches de théâtre et rapports annuels dans {InDesign=Adobe InDesign}.",
          "[[Délai moyen d'un dossier ramené de 15 à 9 jours.]]",
          "Un habillage de tram pour la fête de la {!Java}, deux points de {!vue=Vue|Vue.js} opposés sur le rose.",
          "Maquettes web dans {Figma} ; intégration confiée à une collègue.",
        ] },
        { title: "Graphiste prépresse", company: "Imprimerie Vaillant-Lambert", place: "Namur", dates: "septembre 2018 – mars 2021", from: "2018-09", to: "2021-03", points: ["Contrôle des fichiers avec {PitStop=PitStop|PitStop Pro|Enfocus PitStop}, {?imposition=Imposition} et épreuves {?couleur=Colour proofing|Épreuves couleur|Proofing|Color proofing|Colour management}.", "[[Plaques refaites : de 22 à 6 par mois.]]"] },
      ],
    },
    { heading: "Boîte à outils", tags: ["{Adobe InDesign}", "{Adobe Illustrator}", "{Adobe Photoshop}", "{Figma}", "{Mise en page=Layout design|Mise en page|Page layout|Layout}", "{Typographie=Typography|Typographie}", "{Prépresse=Prepress|Prépresse|Pre-press}", "{Packaging=Packaging design|Packaging}", "{~Créativité=Creativity|Créativité}", "{~Sens du détail=Attention to detail|Sens du détail}"] },
    { heading: "Études", studies: [{ degree: "Bachelier en arts graphiques", degreeAlso: ["Bachelier arts graphiques", "Bachelier"], institution: "École supérieure Saint-Remacle", place: "Liège", dates: "2015 – 2018", year: 2018 }] },
    { heading: "Certificat", certificates: ["{Adobe Certified Professional, Print & Digital Media Publication=Adobe Certified Professional, Print & Digital Media Publication|Adobe Certified Professional|Adobe Certified Professional in Print & Digital Media Publication|ACP}"] },
    { heading: "Langues", languages: ["{Français=French}, {néerlandais=Dutch} (B1), {anglais=English} (B2)"] },
    { heading: "Et aussi", text: ["{!Apiculture=Beekeeping|Apiculture} sur le toit, {!accordéon=Accordion|Accordéon|Music}, carnets de {!croquis=Sketch}"] },
  ],
  optional: ["Design graphique", "Conception graphique", "Conception d'affiches", "Affiches", "Poster design", "Web design", "Webdesign", "Maquettes web", "Print design", "Édition", "Annual reports", "Report design", "Prototyping", "Preflight", "Contrôle des fichiers", "File checking", "Interface design", "UI design", "Wireframing", "Print production", "Vehicle wrap design", "Editorial design", "Habillage", "Impression", "Printing", "Adobe Creative Suite", "Adobe Creative Cloud", "Illustration", "Colour theory", "Sketching", "Drawing", "Croquis", "Mockups", "Colour"],
  not: ["Theatre", "Théâtre"],
  totalYears: 8.2,
  level: "Senior",
  inconsistencies: [],
  files: ["latex-alta", "cards"],
};
