import type { Person } from "../person.ts";

export const person: Person = {
  id: "nurse-aminata",
  family: "nursing",
  country: "CI",
  languageCode: "fr",
  name: "Aminata Kouassi",
  headline: "Infirmière diplômée d'État",
  email: "aminata.kouassi@lagunemail.example",
  phone: "+225 07 08 41 22 59",
  location: "Abidjan, Côte d'Ivoire",
  labels: { contact: "Coordonnées", email: "E-mail", phone: "Tél.", address: "Ville" },
  sections: [
    { heading: "Résumé", text: ["Infirmière en maternité, 3 ans d'expérience."] },
    {
      heading: "Expérience",
      jobs: [
        { title: "Infirmière en maternité", company: "Clinique Sainte-Rita", place: "Abidjan", dates: "de novembre 2023 à ce jour", from: "2023-11", to: null, points: ["{Suivi prénatal=Prenatal care|Antenatal care|Suivi prénatal}, {vaccination=Vaccination|Immunization|Immunisation}, {conseil en allaitement=Breastfeeding support|Conseil en allaitement|Lactation support}.", "[[Consultations manquées réduites de 28 % grâce aux rappels par SMS.]]"] },
        { title: "Bénévole", company: "Croix-Rouge de Côte d'Ivoire", dates: "2019 – 2022", from: "2019", to: "2022", unjudged: true, points: ["Collectes de sang."] },
      ],
    },
    { heading: "Savoir-faire", tags: ["{Soins infirmiers=Nursing care|Soins infirmiers|Nursing|Patient care}", "{Prélèvements sanguins=Phlebotomy|Prélèvements sanguins|Blood collection|Blood sampling}", "{Stérilisation=Sterilization|Sterilisation|Stérilisation}", "{~Bienveillance=Compassion|Kindness|Bienveillance|Empathy}"] },
    { heading: "Études", studies: [{ degree: "Diplôme d'État d'infirmier", institution: "INFAS Abidjan", dates: "2020 – 2023", year: 2023 }] },
    { heading: "Langues", languages: ["{français=French}, {dioula=Dioula|Dyula}, {anglais=English} scolaire"] },
  ],
  optional: ["Midwifery", "Maternity care", "Blood donation"],
  totalYears: 3,
  level: "Mid-Level",
  levelAlso: ["Junior"],
  inconsistencies: [],
  files: ["dates-left", "docx-header"],
};
