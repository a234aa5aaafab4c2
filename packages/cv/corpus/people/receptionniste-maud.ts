import type { Person } from "../person.ts";

export const person: Person = {
  id: "receptionniste-maud",
  family: "hotel front office",
  country: "FR",
  languageCode: "fr",
  name: "Maud Le Guennec",
  headline: "Réceptionniste",
  email: "maud@leguennec.example",
  phone: "+33 6 44 10 27 85",
  location: "Vannes",
  labels: { contact: "Coordonnées", email: "E-mail", phone: "Téléphone", address: "Adresse" },
  sections: [
    {
      heading: "Parcours",
      jobs: [
        { title: "Réceptionniste", company: "Hôtel Les Embruns", place: "Vannes", dates: "avril 2024 – à ce jour", from: "2024-04", to: null, points: ["Arrivées et départs des clients de 48 chambres ; renseignements sur le {!port=Port} et les {!marées=Marées}.", "[[Note moyenne des avis passée de 7,9 à 8,8 sur 10.]]"] },
        { title: "Serveuse", company: "Crêperie du Loc’h", place: "Auray", dates: "juin 2022 – mars 2024", from: "2022-06", to: "2024-03", points: ["{?Service en salle=Table service|Service en salle|Waiting tables}, {?encaissement=Cash handling|Encaissement|Encaissements} et {?formation=Training and development|Formation|Formation des saisonniers|Staff training|Training} des saisonniers."] },
      ],
    },
    { heading: "Compétences", tags: ["{Accueil=Front office operations|Accueil|Reception|Guest relations|Customer reception|Welcoming guests|Guest reception|Accueil client|Accueil des clients}", "{Réservations=Reservations|Réservations|Réservation|Gestion des réservations}", "{Opera=Opera PMS|Opera|Oracle Opera}", "{Facturation=Invoicing|Facturation}", "{Gestion des réclamations=Complaint handling|Gestion des réclamations}", "{Pack Office=Microsoft Office|Pack Office}", "{~Sens du service=Customer focus|Sens du service|Customer orientation|Service orientation|Service-minded}", "{~Organisation=Organisation|Sens de l’organisation}"] },
    { heading: "Formation", studies: [{ degree: "BTS Management en hôtellerie-restauration", degreeAlso: ["BTS"], institution: "Lycée hôtelier de Dinard", dates: "2022", year: 2022 }] },
    { heading: "Langues", languages: ["{Français=French}, {anglais=English}, {espagnol=Spanish}"] },
    { heading: "Loisirs", text: ["{!Voile=Sailing|Voile}, {!couture=Sewing|Couture}"] },
  ],
  optional: ["Hôtellerie", "Hospitality", "Check-in", "Check-in and check-out", "Check-in/check-out", "Arrivées et départs", "Tourist information", "Relation client", "Restauration", "Onboarding", "Review management", "Front desk", "Concierge services"],
  totalYears: 4.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["sidebar-left", "docx-pipes@libreoffice"],
};
