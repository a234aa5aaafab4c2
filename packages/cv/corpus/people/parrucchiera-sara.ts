import type { Person } from "../person.ts";

export const person: Person = {
  id: "parrucchiera-sara",
  family: "hairdressing",
  country: "IT",
  languageCode: "it",
  name: "Sara Loiacono",
  headline: "Parrucchiera",
  email: "sara.loiacono@murattianoposta.example",
  phone: "+39 340 555 0187",
  location: "Bari",
  labels: { contact: "Contatti", email: "E-mail", phone: "Cellulare", address: "Indirizzo" },
  sections: [
    { heading: "Profilo", text: ["Ascolto prima di tagliare. Sabato sempre presente."] },
    {
      heading: "Esperienze lavorative",
      jobs: [
        { title: "Parrucchiera", company: "Salone Murat 14", place: "Bari", dates: "04/2022 – oggi", from: "2022-04", to: null, points: [
          "{Taglio=Haircutting|Taglio|Hair cutting|Haircuts|Taglio capelli|Taglio di capelli}, {piega=Blow-drying|Piega|Blow drying|Hair styling|Hairstyling|Styling}, {colore=Hair colouring|Colore|Colorazione|Hair coloring|Hair color} e {balayage=Balayage}.",
          "[[Clienti fisse passate da 60 a 145 in due anni.]]",
          "Niente {!unghie=Nail care|Unghie|Manicure|Nails|Nail art}: in salone facciamo solo capelli.",
        ] },
        { title: "Apprendista parrucchiera", company: "Forbici d'Oro", place: "Monopoli", dates: "09/2019 – 03/2022", from: "2019-09", to: "2022-03", points: [
          "{?Shampoo=Shampooing|Shampoo|Hair washing|Shampoo and conditioning}, {permanente=Perming|Permanente|Perms|Permanent waving|Hair perming}, pulizia delle postazioni, {?cassa=Cash handling|Cassa} il venerdì.",
        ] },
      ],
    },
    { heading: "Competenze", list: ["{Acconciature da sposa=Bridal hairstyling|Acconciature da sposa|Bridal hair|Wedding hairstyles|Bridal hairstyles|Acconciature sposa}", "{Extension=Hair extensions|Extension|Extensions}", "{Trattamenti alla cheratina=Keratin treatments|Trattamenti alla cheratina|Keratin treatment}", "{Accoglienza clienti=Customer reception|Accoglienza clienti|Customer service|Client reception|Accoglienza|Customer care|Customer welcome}", "{~Cortesia=Courtesy|Cortesia}", "{~Manualità=Manual dexterity|Manualità|Manual skills}"] },
    { heading: "Istruzione", studies: [{ degree: "Qualifica di operatore del benessere: acconciatura", degreeAlso: ["Qualifica di operatore del benessere", "Operatore del benessere: acconciatura"], institution: "Centro di formazione Don Tonino", place: "Molfetta", dates: "2019", year: 2019 }] },
    { heading: "Lingue", languages: ["{Italiano=Italian}, {inglese=English} (A2)"] },
    { heading: "Altro", text: ["Patente B. Vorrei imparare il {!trucco=Make-up|Trucco|Makeup} cinematografico. Ballo la {!pizzica=Dance|Pizzica|Dancing|Ballo}."] },
  ],
  optional: ["Hairdressing", "Hair care", "Acconciatura", "Parrucchiera", "Hairstyling", "Hair styling", "Wellness", "Cleaning", "Pulizia", "Beauty", "Customer service", "Customer loyalty", "Client retention", "Hair treatments", "Hygiene", "Sanitation", "Driving", "Acconciature", "Workstation cleaning", "Active listening", "Ascolto", "Customer retention"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["spaced@weasyprint", "docx-table@libreoffice"],
};
