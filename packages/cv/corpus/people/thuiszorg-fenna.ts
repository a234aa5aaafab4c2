import type { Person } from "../person.ts";

export const person: Person = {
  id: "thuiszorg-fenna",
  family: "social care",
  country: "NL",
  languageCode: "nl",
  name: "Fenna van 't Hof-de Boer",
  headline: "Verzorgende IG in de thuiszorg",
  email: "fennavanthof@wadpost.example",
  phone: "06 - 555 01 938",
  location: "Harlingen",
  labels: { contact: "Bereikbaar", email: "Mail", phone: "Telefoon", address: "Woonplaats" },
  sections: [
    { heading: "Wie ik ben", text: ["Ik {!word=Microsoft Word} rustig als het druk is en ik ken elke brug in Friesland."] },
    {
      heading: "Werk",
      jobs: [
        { title: "Verzorgende IG", company: "Buurtzorgteam De Terp", place: "Harlingen", dates: "sinds apr 2022", from: "2022-04", to: null, points: ["Route van elf cliënten op de fiets; {wondzorg=Wound care|Wondzorg}, {?steunkousen=Compression stockings|Steunkousen|Compression therapy} en {medicijnen aanreiken=Medication administration|Medicijnen aanreiken}.", "[[Het aantal valincidenten op mijn route daalde van 9 naar 3 per jaar.]]"] },
        { title: "Helpende", company: "Woonzorgcentrum Almenum", place: "Franeker", dates: "sep 2014 – dec 2019", from: "2014-09", to: "2019-12", points: ["Wassen en aankleden, samen {?koken=Cooking|Koken}, rolstoelen de lift in."] },
      ],
    },
    { heading: "Mantelzorg", text: ["Januari 2020 – maart 2022: fulltime zorg voor mijn vader."] },
    { heading: "Waar ik goed in ben", tags: ["{Persoonlijke verzorging=Personal care|Persoonlijke verzorging}", "{Zorgplannen=Care planning|Zorgplannen|Care plans}", "{Dementiezorg=Dementia care|Dementiezorg}", "{Nedap Ons|Nedap}", "{~Empathie=Empathy|Empathie}", "{~Zelfstandig werken=Independence|Zelfstandig werken|Working independently|Autonomy}"] },
    { heading: "Geleerd", studies: [
      { degree: "Mbo Verzorgende IG (niveau 3)", degreeAlso: ["Mbo Verzorgende IG", "Verzorgende IG", "Mbo Verzorgende IG niveau 3"], institution: "ROC Friese Poort", place: "Leeuwarden", dates: "2018", year: 2018 },
      { degree: "Vmbo-diploma Zorg en Welzijn", degreeAlso: ["Vmbo-diploma", "Vmbo Zorg en Welzijn", "Vmbo"], institution: "Simon Vestdijk College", dates: "2012", year: 2012 },
    ] },
    { heading: "Papieren", certificates: ["{BHV}, 2025", "{Voorbehouden handelingen|Bekwaamheidsverklaring voorbehouden handelingen}, geldig tot 2027", "{?Rijbewijs B|Rijbewijs}"] },
    { heading: "Talen", languages: ["{Fries=Frisian|West Frisian} (moedertaal), {Nederlands=Dutch} (moedertaal), {Engels=English} (redelijk)"] },
    { heading: "Vrije tijd", text: ["{!Schaatsen=Ice skating|Skating|Schaatsen} op natuurijs, {!breien=Knitting|Breien}"] },
  ],
  optional: ["Home care", "Elderly care", "Fall prevention", "Mobility support", "Caregiving", "Care work", "Informal care"],
  totalYears: 9.9,
  level: "Senior",
  levelAlso: ["Expert"],
  inconsistencies: [],
  files: ["docx-plain", "flowing"],
};
