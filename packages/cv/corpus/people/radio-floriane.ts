import type { Person } from "../person.ts";

export const person: Person = {
  id: "radio-floriane",
  family: "journalism",
  country: "BE",
  languageCode: "fr",
  name: "Floriane Delhez",
  headline: "Journaliste radio",
  email: "floriane.delhez@courriermeuse.example",
  phone: "+32 470 55 01 83",
  location: "Namur, Belgique",
  labels: { contact: "Contact", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    {
      heading: "En deux mots",
      text: [
        "Dix-sept ans de radio locale, dont douze à me lever à trois heures. Je parle court, je vérifie deux fois et je rends l'antenne à l'heure.",
      ],
    },
    {
      heading: "Parcours",
      jobs: [
        {
          title: "Journaliste et présentatrice",
          titleAlso: ["Journaliste", "Présentatrice"],
          company: "Radio Haute-Meuse",
          place: "Namur",
          dates: "depuis septembre 2014",
          from: "2014-09",
          to: null,
          about:
            "Je me charge de la {présentation=Radio presenting|Présentation|Radio presentation|Radio hosting|Presenting|Broadcasting|News presenting} de la matinale du lundi au jeudi, de l'{écriture des journaux=News writing|Écriture journalistique|Writing} de 6 h à 9 h et de l'{interview=Interviewing|Interview|Interviews} de 7 h 45, toujours en {direct=Live broadcasting|Direct|Live radio|Live reporting}. Je fais moi-même le {montage sonore=Audio editing|Montage audio|Montage sonore|Sound editing} de mes sujets, dans {Adobe Audition}. [[L'audience de la tranche du matin est passée de 41 000 à 58 000 auditeurs en trois ans.]] Depuis 2022 je produis aussi un {podcast=Podcasting|Podcast|Podcast production} d'enquête, un épisode par mois. Le {!montage vidéo=Video editing} pour le site revient à la cellule numérique, les {!réseaux sociaux=Social media marketing} à une collègue de Liège ; on m'a montré {!Dalet} lors d'une visite à Bruxelles, notre maison n'en veut pas.",
        },
        {
          title: "Reporter",
          company: "Studio Sambre",
          place: "Charleroi",
          dates: "mars 2009 à août 2014",
          from: "2009-03",
          to: "2014-08",
          about:
            "J'ai couvert les conseils communaux, le tribunal et les inondations, souvent seule avec un enregistreur et un vélo. C'est là que j'ai appris le {reportage=Reporting|Reportage|News reporting|Field reporting} et la {vérification des faits=Fact checking|Vérification des faits}. Le samedi, je lisais les résultats de football ; les commentaires de match étaient l'affaire d'un ancien {!gardien=Goalkeeping}.",
        },
      ],
    },
    {
      heading: "Ce que disent les autres",
      text: [
        "Que je garde mon {~sang-froid=Stress management|Sang-froid} quand l'invité ne vient pas, que je suis {~curieuse=Curiosity|Curiosité} de tout et que je mange trop de spéculoos en régie.",
      ],
    },
    {
      heading: "Études",
      studies: [
        {
          degree: "Master en journalisme",
          institution: "Haute École du Confluent",
          place: "Namur",
          dates: "2006 – 2008",
          year: 2008,
        },
      ],
    },
    {
      heading: "Langues",
      languages: [
        "{français=French} (langue maternelle), {néerlandais=Dutch} courant, {anglais=English} correct",
      ],
    },
    {
      heading: "Et puis",
      list: ["Le {!théâtre=Theatre|Acting} d'ombres, le {!vélo=Cycling}, la cuisine de ma grand-mère"],
    },
  ],
  optional: [
    "Radio",
    "Radio production",
    "Investigative journalism",
    "Court reporting",
    "Storytelling",
    "Sound recording",
    "Voice",
    "Local journalism",
    "Time management",
    "Punctuality",
    "Research",
    "News",
  ],
  not: ["Football"],
  totalYears: 17.7,
  level: "Expert",
  inconsistencies: [],
  files: ["justified@weasyprint", "moderncv-classic"],
};
