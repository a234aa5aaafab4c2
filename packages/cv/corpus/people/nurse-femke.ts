import type { Person } from "../person.ts";

export const person: Person = {
  id: "nurse-femke",
  family: "nursing",
  country: "NL",
  languageCode: "nl",
  name: "Femke de Groot",
  headline: "Wijkverpleegkundige",
  email: "femke.degroot@waddenmail.example",
  phone: "+31 6 4102 7739",
  location: "Leeuwarden, Nederland",
  labels: { contact: "Contact", email: "E-mailadres", phone: "Mobiel", address: "Adres" },
  sections: [
    { heading: "Over mij", text: ["Wijkverpleegkundige op de fiets, 7 jaar ervaring."] },
    {
      heading: "Loopbaan",
      jobs: [
        { title: "Wijkverpleegkundige", company: "Thuiszorg Friese Kust", place: "Leeuwarden", dates: "01-09-2021 – nu", from: "2021-09", to: null, points: ["{Indicatiestelling=Care assessment|Indicatiestelling|Needs assessment}, {wondzorg=Wound care|Wondzorg}, {palliatieve zorg=Palliative care|Palliatieve zorg}.", "[[Ziekenhuisopnames in mijn wijk met 20% verminderd.]]"] },
        { title: "Verpleegkundige chirurgie", company: "Ziekenhuis Het Noorden", place: "Groningen", dates: "01-07-2019 – 31-08-2021", from: "2019-07", to: "2021-08", points: ["{Medicatie toedienen=Medication administration|Medicatie toedienen}, ontslaggesprekken."] },
      ],
    },
    { heading: "Competenties", tags: ["{Infuus prikken=Cannulation|IV cannulation|Infuus prikken|Intravenous cannulation|IV therapy}", "{Rapporteren=Reporting|Rapporteren|Clinical documentation|Nursing documentation}", "{~Luisteren=Active listening|Listening|Luisteren}", "{~Zelfstandigheid=Independence|Autonomy|Zelfstandigheid|Self-reliance}"] },
    { heading: "Opleidingen", studies: [{ degree: "HBO-V", institution: "Hanzehogeschool Groningen", dates: "2015 – 2019", year: 2019 }] },
    { heading: "Registraties", certificates: ["{BIG-registratie|BIG}, 2019"] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}, {Fries=Frisian|West Frisian}, {Engels=English}"] },
  ],
  optional: ["Nursing", "District nursing", "Community nursing", "Home care", "Discharge planning", "Surgical nursing", "Patient care"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-left", "groff"],
};
