import type { Person } from "../person.ts";

export const person: Person = {
  id: "aidesoignante-clarisse",
  family: "social care",
  country: "FR",
  languageCode: "fr",
  name: "Clarisse Mbemba-Rousseau",
  headline: "Aide-soignante diplômée d'État",
  email: "clarisse.mbemba@courrielnantes.example",
  phone: "06 41 77 20 93",
  location: "44800 Saint-Herblain",
  links: [["02 40 55 18 36 (fixe)", "tel:+33240551836"]],
  labels: { contact: "Me joindre", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "En quelques mots", text: ["Aide-soignante depuis six ans, je sais qu'une {toilette=Personal care|Toilette|Aide à la toilette|Soins d'hygiène|Hygiene care} bien faite change une journée. {?Calme=Calmness|Calme|Composure|Stress management} la nuit, {~patiente=Patience|Patiente} avec les familles."] },
    {
      heading: "Parcours",
      jobs: [
        { title: "Aide-soignante", company: "EHPAD Les Tilleuls", companyAlso: ["Les Tilleuls"], place: "Saint-Herblain", dates: "depuis 03/2023", from: "2023-03", to: null, points: ["Unité protégée de 14 résidents : {accompagnement des personnes atteintes d'Alzheimer=Dementia care|Accompagnement Alzheimer|Alzheimer|Maladie d'Alzheimer|Alzheimer's care}, {aide au repas=Feeding assistance|Aide au repas|Aide aux repas|Meal assistance}, {prévention des escarres=Pressure sore prevention|Prévention des escarres}.", "{Transferts au lève-personne=Patient transfers|Transferts|Lève-personne|Patient hoist|Patient lifting|Manual handling}, {?change=Incontinence care|Change|Personal care}, coucher, et parfois une chanson de Piaf.", "{Transmissions=Patient handover|Transmissions|Transmissions ciblées|Handover|Nursing documentation} écrites dans {NetSoins} ; j'échange chaque matin avec la {!cuisine=Cooking|Cuisine}, la {!lingerie=Laundry|Lingerie} et l'{!animation=Animation|Motion graphics}.", "[[Chutes de nuit ramenées de onze à quatre par trimestre après la réorganisation des rondes.]]"] },
        { title: "Aide-soignante intérimaire", titleAlso: ["Aide-soignante"], company: "Oracle Santé Intérim", place: "Nantes", dates: "09/2020 – 02/2023", from: "2020-09", to: "2023-02", about: "Missions de deux à huit semaines à la clinique Sainte-Odile (chirurgie), au SSIAD de Rezé (à domicile) et à l'hôpital de Clisson.", points: ["{Prise des constantes=Vital signs monitoring|Prise des constantes|Constantes|Vital signs}, {réfection des lits=Bed making|Réfection des lits}, brancardage en renfort.", "{?Soins à domicile=Home care|Soins à domicile} chez des personnes dépendantes."] },
        { title: "Agente de service hospitalier (étés)", titleAlso: ["Agente de service hospitalier"], company: "Clinique Sainte-Odile", place: "Nantes", dates: "étés 2018–2019", from: "2018", to: "2019", points: ["{Bionettoyage=Hospital cleaning|Bionettoyage|Cleaning|Nettoyage} des chambres."] },
      ],
    },
    { heading: "Mes points forts", tags: ["{Soins palliatifs=Palliative care|Soins palliatifs}", "{Toilette évaluative=Personal care|Toilette évaluative|Toilette}", "{~Écoute=Active listening|Écoute|Listening}", "{~Esprit d'équipe=Teamwork|Esprit d'équipe|Team spirit}", "{~Discrétion=Discretion|Discrétion}"] },
    { heading: "Formation", studies: [{ degree: "Diplôme d'État d'aide-soignant (DEAS)", degreeAlso: ["Diplôme d'État d'aide-soignant", "DEAS"], institution: "IFAS du Confluent", place: "Nantes", dates: "2019 – 2020", year: 2020 }, { degree: "Baccalauréat ST2S", institution: "Lycée Colette-Besson", dates: "2019", year: 2019, points: ["Matières préférées : {!biologie=Biology|Biologie}, {!philosophie=Philosophy|Philosophie}."] }] },
    { heading: "Attestations", certificates: ["{AFGSU 2|AFGSU niveau 2|AFGSU}, 2024"] },
    { heading: "Langues", languages: ["{Français=French}", "{Lingala}", "{Anglais=English} (notions)"] },
    { heading: "Et aussi", text: ["Bénévole à l'association Les Jardiniers du Cœur. {!Couture=Sewing|Couture}, {!yoga=Yoga}. J'ai lu un livre sur la {!sophrologie=Sophrology|Sophrologie} et j'aimerais m'y former. Permis B."] },
  ],
  optional: ["First aid", "Premiers secours", "Gestes d'urgence", "Driving", "Permis B", "Aide au coucher", "Rounds", "Nursing assistance", "Hygiene", "Fall prevention", "Prévention des chutes", "Bedside care", "Night shift work", "Patient care", "Soins", "Accompagnement", "Brancardage", "Patient transport", "Accompagnement de fin de vie"],
  not: ["Oracle", "Gardening", "Jardinage", "Singing"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["canva-sidebar", "docx-plain@libreoffice"],
};
