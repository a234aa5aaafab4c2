import type { Person } from "../person.ts";

export const person: Person = {
  id: "journaliste-baptiste",
  family: "journalism",
  country: "FR",
  languageCode: "fr",
  name: "Baptiste Kerjean",
  headline: "Journaliste, presse et radio locales",
  email: "baptiste.kerjean@courrielouest.example",
  phone: "06 44 55 07 19",
  location: "Saint-Nazaire",
  labels: { contact: "Contact", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  links: [["Mes articles", "https://kerjean.example/articles"]],
  sections: [
    { heading: "En bref", text: ["Journaliste de terrain. Je préfère une mairie un lundi soir à un plateau un dimanche."] },
    {
      heading: "Parcours",
      jobs: [
        { title: "Journaliste", company: "Radio Estuaire", place: "Saint-Nazaire", dates: "septembre 2022 – aujourd’hui", from: "2022-09", to: null, points: ["Journal de sept heures, {interviews=Interviewing|Interviews|Interview} en direct, {montage=Audio editing|Montage audio|Montage|Editing|Sound editing} dans {Adobe Audition|Audition}.", "[[L’émission du matin est passée de 14 000 à 23 000 auditeurs.]]", "Un {!express=Express} au bar du {!port=Port} avant chaque conseil municipal."] },
        { title: "Rédacteur web", titleAlso: ["Rédacteur"], company: "Le Phare de Retz", place: "Pornic", dates: "février 2018 – janvier 2021", from: "2018-02", to: "2021-01", points: ["Articles, brèves et {photos=Photography|Photographie|Photos|Photojournalism} mis en ligne dans {WordPress} ; chantier naval, pêche, faits divers.", "[[Une enquête sur les loyers a fait rouvrir 31 dossiers à la préfecture.]]"] },
      ],
    },
    { heading: "Formation", studies: [{ degree: "Licence professionnelle de journalisme", degreeAlso: ["Licence professionnelle journalisme", "Licence de journalisme"], institution: "IUT de Lannion", dates: "2017", year: 2017 }] },
    { heading: "Langues", languages: ["{Français=French}, {anglais=English}, {breton=Breton}"] },
    { heading: "Loisirs", text: ["{!Voile=Sailing|Voile}, {!accordéon=Accordion|Accordéon}, brocantes"] },
  ],
  not: ["Pêche", "Fishing"],
  optional: ["Journalism", "Journalisme", "Radio", "Radio journalism", "News reporting", "Reportage", "Reporting", "Investigative journalism", "Enquête", "Journalisme d’investigation", "Investigation", "Writing", "Rédaction", "Web writing", "Rédaction web", "Content writing", "Live broadcasting", "News presenting", "Presenting", "Présentation", "Radio presenting", "Broadcasting", "Local politics", "News writing", "CMS", "Field reporting"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["latex-alta", "docx-columns@libreoffice"],
};
