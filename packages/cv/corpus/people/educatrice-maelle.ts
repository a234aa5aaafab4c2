import type { Person } from "../person.ts";

export const person: Person = {
  id: "educatrice-maelle",
  family: "social work",
  country: "BE",
  languageCode: "fr",
  name: "Maëlle Vandenbroucke-Diallo",
  headline: "Éducatrice spécialisée",
  email: "maelle.vdbd@courriermosan.example",
  phone: "+32 470 55 50 19",
  location: "Namur, Belgique",
  labels: { contact: "Contact", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "Profil", text: ["Éducatrice diplômée depuis deux ans, je travaille avec des adolescents placés et leurs familles. J'aime le quotidien partagé, les règles claires et les petites victoires. {~À l'écoute=Active listening|Listening|Écoute active|Écoute|À l'écoute}, {~ferme sans crier=Firmness|Fermeté|Assertiveness|Firm without shouting}, habituée aux nuits et aux week-ends."] },
    {
      heading: "Parcours professionnel",
      jobs: [
        { title: "Éducatrice spécialisée", company: "Maison d'accueil Les Tilleuls ASBL", place: "Namur", dates: "depuis février 2025", from: "2025-02", to: null, points: ["Référente de cinq jeunes de 13 à 17 ans : {projet éducatif individualisé=Individual education plans|Individualised educational project|Projet éducatif individualisé|Individualized education plan|Individual educational project|Individual support plans|Educational project|PEI|Individual care plans}, {entretiens de famille=Family interviews|Entretiens de famille|Family meetings|Family work|Family counselling|Entretiens familiaux}, {rapports au SAJ et au juge=Report writing|Rapports|Rédaction de rapports|Social reports|Reports to the court|Reports|Court reports}.", "[[Les fugues sont passées de 21 à 6 par an depuis la mise en place du conseil des jeunes que j'anime.]]", "{Gestion de crise=Crisis management|Crisis intervention|Gestion de crise} et {médiation=Mediation|Médiation} entre jeunes.", "Les bilans d'{!ergothérapie=Occupational therapy|Ergothérapie} sont faits par une collègue du centre voisin ; je conduis le minibus."] },
        { title: "Éducatrice (contrat de remplacement)", company: "Centre de jour L'Escale", place: "Dinant", dates: "septembre 2024 – janvier 2025", from: "2024-09", to: "2025-01", points: ["Adultes en situation de handicap mental : {aide à l'autonomie=Independence support|Autonomy support|Aide à l'autonomie|Support for independence|Promoting independence|Independent living support|Daily living support}, {ateliers cuisine et potager=Workshop facilitation|Workshops|Ateliers cuisine et potager|Ateliers cuisine|Cooking workshops|Cooking and gardening workshops|Activity workshops|Animation d'ateliers}, {communication par pictogrammes=Pictogram communication|Pictograms|Communication par pictogrammes|Augmentative communication|PECS|Augmentative and alternative communication|AAC|Pictogrammes}."] },
      ],
    },
    { heading: "Stages", list: ["Service d'accrochage scolaire, Ciney, 2024 (12 semaines) : {soutien scolaire=Tutoring|Homework help|Soutien scolaire|School support|Academic support|Homework support}", "Plaine de vacances, Jambes, étés 2021 et 2022 : animation d'un groupe de 24 enfants"] },
    { heading: "Compétences", groups: [["Métier", ["{observation et écrits professionnels=Observation|Professional writing|Observation et écrits professionnels|Écrits professionnels|Report writing}", "{travail en réseau=Networking with partners|Networking|Travail en réseau|Partnership working|Multi-agency work|Network collaboration|Interagency work}", "{prévention des assuétudes=Addiction prevention|Prévention des assuétudes|Substance abuse prevention|Drug prevention}"]], ["Outils", ["{Word=Microsoft Word|Word|MS Word}", "{Canva}", "{agenda partagé=Shared calendar|Agenda partagé|Calendar management|Scheduling|Shared calendars|Google Calendar}"]], ["Humain", ["{~patience=Patience}", "{~humour=Sense of humour|Humour|Humor|Sense of humor}", "{~esprit d'équipe=Team spirit|Teamwork|Esprit d'équipe}"]]] },
    {
      heading: "Formation",
      studies: [
        { degree: "Bachelier éducateur spécialisé en accompagnement psycho-éducatif", institution: "Haute École Mosane", place: "Namur", dates: "2024", year: 2024 },
        { degree: "CESS", institution: "Athénée royal de Rochefort", place: "Rochefort", dates: "2021", year: 2021 },
      ],
    },
    { heading: "Brevets", certificates: ["{Brevet européen de premiers secours (BEPS)=Brevet européen de premiers secours|BEPS|Premiers secours|First Aid|European First Aid Certificate|Brevet européen de premiers secours (BEPS)}, Croix-Rouge, 2023", "{Brevet d'animateur de centre de vacances=Brevet d'animateur|Animateur de centre de vacances|Brevet d'animateur de centre de vacances|Holiday camp leader|BACV}, 2022", "{Permis B=Permis B|Permis de conduire B|Driving licence B|Driving licence}, 2021"] },
    { heading: "Langues", languages: ["{Français=French} (maternelle), {néerlandais=Dutch} (B1), {peul=Fula|Fulani|Pulaar|Peul|Fulah} (compris)"] },
    { heading: "À côté", text: ["Roller derby, couture et un chien trop grand. J'aimerais apprendre la {!langue des signes=Sign language|Langue des signes} l'an prochain ; mon frère, lui, fait son {!droit=Law|Droit} à Liège et relit mes lettres."] },
  ],
  optional: ["Social work", "Travail social", "Special education", "Éducation spécialisée", "Child protection", "Protection de l'enfance", "Facilitation", "Animation", "Communication", "Group work", "Planning", "Cooking", "Youth work", "Disability support", "Autism", "Autisme", "Educational support", "Childcare", "Coordination", "Creativity", "Counselling", "Volunteer management", "Social work with young people", "Educational projects", "Accompagnement éducatif", "Support worker", "Project management", "Gestion de projet", "Driving", "Gardening", "Jardinage", "Organisation", "Case management", "Residential care", "Group animation", "Flexibility", "Availability", "Disponibilité", "Flexibilité", "Youth council", "Facilitation of youth councils", "Group facilitation", "Conduite", "Minibus driving", "Children's activities", "Animation de groupe"],
  totalYears: 2.2,
  level: "Junior",
  inconsistencies: [],
  files: ["latex-alta", "side-titles"],
};
