import type { Person } from "../person.ts";

export const person: Person = {
  id: "augenoptikerin-svenja",
  family: "optometry",
  country: "DE",
  languageCode: "de",
  name: "Svenja Petersen",
  headline: "Augenoptikermeisterin",
  email: "svenja.petersen@foerdepost.example",
  phone: "+49 176 555 20418",
  location: "Flensburg",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    { heading: "Beruflicher Werdegang", jobs: [
      { title: "Augenoptikermeisterin", company: "Optik Hansen & Töchter", place: "Flensburg", dates: "seit 04/2022", from: "2022-04", to: null, points: [
        "{Refraktion=Refraction|Refraktion|Refraktionsbestimmung|Eye testing|Augenglasbestimmung} bei Erwachsenen und Schulkindern, etwa zwölf Termine am Tag",
        "{Anpassung formstabiler und weicher Kontaktlinsen=Contact lens fitting|Kontaktlinsenanpassung|Kontaktlinsen|Contact lenses}, Nachkontrollen mit der {?Spaltlampe=Slit lamp|Spaltlampe|Slit lamp examination}",
        "[[Anteil der Gleitsichtgläser am Umsatz von 31 auf 44 Prozent gesteigert]]",
        "Screening mit {?Funduskamera=Fundus photography|Funduskamera|Fundus camera|Retinal imaging} und {?Tonometer=Tonometry|Tonometer|Tonometrie}; auffällige Befunde gehen an die {!Augenarztpraxis=Augenheilkunde|Ophthalmology} am Südermarkt",
        "{?Ausbildung=Apprentice training|Ausbildung|Training apprentices|Ausbildung von Lehrlingen|Apprenticeship training} von zwei Lehrlingen, {?Dienstplan=Dienstplanung|Rostering|Shift planning}",
      ] },
      { title: "Augenoptikerin", company: "Brillenhaus am Hafen", place: "Kiel", dates: "09/2014 – 08/2019", from: "2014-09", to: "2019-08", points: [
        "{Brillenberatung=Eyewear consultation|Brillenberatung|Spectacle dispensing|Optical dispensing|Frame styling} und Verkauf, {?Zentrierung=Lens centration|Zentrierung|Videozentrierung|Centration|Pupillary distance measurement} mit Videosystem, {?Werkstatt=Lens edging|Lens cutting|Glasbearbeitung|Spectacle workshop|Werkstatt} (Schleifen, Löten, Reparatur)",
        "Nebenher Verkauf von {!Hörgeräten=Hörakustik|Hearing aids|Hörgeräte}batterien und {!Ferngläsern=Ferngläser|Binoculars}",
        "[[Reklamationsquote in der Werkstatt von 6 auf 2 Prozent gesenkt]]",
      ] },
      { title: "Auszubildende zur Augenoptikerin", titleAlso: ["Auszubildende", "Ausbildung zur Augenoptikerin"], company: "Brillenhaus am Hafen", place: "Kiel", dates: "08/2011 – 07/2014", from: "2011-08", to: "2014-07" },
    ] },
    { heading: "Familienzeit und Meisterschule", text: ["09/2019 – 02/2021 Elternzeit (Zwillinge)", "03/2021 – 03/2022 Meisterschule in Vollzeit"] },
    { heading: "Aus- und Weiterbildung", studies: [
      { degree: "Meisterprüfung im Augenoptikerhandwerk", degreeAlso: ["Augenoptikermeisterin", "Meisterprüfung", "Augenoptikermeister"], institution: "Fachakademie für Augenoptik Lübeck", dates: "03/2021 – 03/2022", year: 2022 },
      { degree: "Gesellenprüfung Augenoptik", degreeAlso: ["Gesellenprüfung", "Augenoptikerin"], institution: "Handwerkskammer Schleswig", dates: "2014", year: 2014 },
      { degree: "Mittlere Reife", institution: "Käte-Lassen-Schule", place: "Flensburg", dates: "2011", year: 2011 },
    ] },
    { heading: "Zertifikate", certificates: ["{Low-Vision-Fachberaterin|Low Vision|Low-Vision-Beratung} (WVAO), 2024", "{Ausbilderschein|AEVO|Ausbildereignung|Ausbildereignungsprüfung} 2022"] },
    { heading: "Kenntnisse", list: [
      "{IPRO|IPRO Brillensoftware}, {Microsoft Office}, {Krankenkassenabrechnung=Insurance billing|Krankenkassenabrechnung|Hilfsmittelabrechnung|Health insurance billing} (Hilfsmittel)",
      "{Vergrößernde Sehhilfen=Low vision aids|Vergrößernde Sehhilfen|Low vision}",
      "{?Sportbrillen=Sports eyewear|Sportbrillen} ({!Schießen=Schießen|Shooting}, {!Segeln=Segeln|Sailing}, {!Radfahren=Radfahren|Cycling})",
      "Führerschein Klasse B",
    ] },
    { heading: "Das sagt man über mich", tags: ["{~ruhige Hand=Manual dexterity|Ruhige Hand|Fingerfertigkeit|Steady hand}", "{~geduldig=Patience|Geduld|geduldig}", "{~verbindlich=Reliability|Verbindlichkeit|Zuverlässigkeit|verbindlich}"] },
    { heading: "Sprachen", languages: ["{Deutsch=German} (Muttersprache), {Dänisch=Danish} (fließend), {Englisch=English} (B1), {Plattdüütsch=Low German|Plattdeutsch} to Huus"] },
    { heading: "Freizeit", text: ["{!Handball}, {!Imkerei=Imkerei|Beekeeping} mit meinem Vater, Hafenkino"] },
  ],
  optional: ["Augenoptik", "Optics", "Opticianry", "Optometry", "Optometrie", "Gleitsichtgläser", "Progressive lenses", "Varifocal lenses", "Screening", "Löten", "Soldering", "Brillenreparatur", "Reparatur", "Repair", "Schleifen", "Grinding", "Sales", "Verkauf", "Kundenberatung", "Customer service", "Beratung", "Retail", "Nachkontrollen", "Lens grinding", "Spectacle repair", "Führerschein Klasse B", "Driving licence", "Führerschein B", "Driving", "Abrechnung", "Billing", "Team leadership", "Augenscreening", "Kinderoptometrie", "Children's eye tests", "Zentriersysteme", "Videozentriersystem", "Kinderrefraktion", "Contact lens aftercare", "Eyewear sales", "Glasschleifen"],
  not: ["Meisterschule", "Elternzeit"],
  totalYears: 12.6,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "docx-table@libreoffice-docx"],
};
