import type { Person } from "../person.ts";

export const person: Person = {
  id: "verwaltung-katrin",
  family: "public service",
  country: "DE",
  languageCode: "de",
  name: "Katrin Lüdemann",
  headline: "Verwaltungsfachangestellte",
  email: "katrin.luedemann@weserpost.example",
  phone: "0151 555 20 468",
  location: "Hameln",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "Sachbearbeiterin Bürgerservice", titleAlso: ["Sachbearbeiterin"], company: "Stadt Aerzbergen", dates: "04/2017 – heute", from: "2017-04", to: null, points: ["Pass- und Meldewesen, rund 45 Vorsprachen am Tag; Schalter auch am {!Samstag=Samstag}.", "[[Wartezeit im Bürgerbüro von 38 auf 12 Minuten verkürzt.]]", "Einführung der elektronischen Akte in {d.3|d.velop|d.3ecm}; {?Einarbeitung=Onboarding|Einarbeitung|Training|Training and development|Einarbeitung neuer Mitarbeiter} der Auszubildenden."] },
        { title: "Verwaltungsfachangestellte, Ordnungsamt", titleAlso: ["Verwaltungsfachangestellte"], company: "Landkreis Oberweser", dates: "08/2009 – 12/2014", from: "2009-08", to: "2014-12", points: ["Bescheide, Fristen, Widersprüche; {?Gewerbeanmeldungen=Trade registration|Gewerbeanmeldungen|Business registration|Gewerbeanmeldung}."] },
        { title: "Auszubildende zur Verwaltungsfachangestellten", titleAlso: ["Auszubildende", "Ausbildung zur Verwaltungsfachangestellten"], company: "Landkreis Oberweser", dates: "08/2006 – 07/2009", from: "2006-08", to: "2009-07", points: ["Stationen in Kasse, Bauamt und Kita-Verwaltung."] },
      ],
    },
    { heading: "Familienzeit", text: ["01/2015 – 03/2017: Elternzeit für zwei Kinder"] },
    { heading: "Kenntnisse", tags: ["{Melderecht=Registration law|Melderecht}", "{Verwaltungsrecht=Administrative law|Verwaltungsrecht}", "{Aktenführung=File management|Aktenführung|Record keeping|Records management|Filing}", "{Bürgerberatung=Citizen services|Bürgerberatung|Bürgerservice|Citizen advice|Customer service|Customer advice}", "{MESO}", "{MS Office=Microsoft Office}", "{~Geduld=Patience|Geduld}", "{~Verschwiegenheit=Discretion|Verschwiegenheit|Confidentiality}"] },
    { heading: "Schule", studies: [{ degree: "Erweiterter Sekundarabschluss I", degreeAlso: ["Sekundarabschluss I"], institution: "Realschule am Klütberg", dates: "2006", year: 2006 }] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English}, {Russisch=Russian} (Grundkenntnisse)"] },
    { heading: "Ehrenamt und Hobbys", text: ["{!Tischtennis=Table tennis|Tischtennis} im Verein, {!Imkerei=Beekeeping|Imkerei} mit meinem Vater"] },
  ],
  optional: ["Verwaltung", "Public administration", "Administration", "Sachbearbeitung", "Case processing", "Passwesen", "Meldewesen", "Civil registration", "Civil registry", "Passport services", "Passports", "Electronic records", "Elektronische Akte", "E-Akte", "E-government", "Document management", "Dokumentenmanagement", "Ausbildung", "Bescheide", "Official notices", "Fristenüberwachung", "Deadline management", "Widerspruchsbearbeitung", "Appeals", "Appeal handling", "Counter service", "Schalterdienst", "Digitalisation", "Digitalisierung", "Process improvement", "Cash handling", "Kasse", "Ordnungsrecht", "Regulatory affairs"],
  totalYears: 18,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "docx-table@libreoffice-docx"],
};
