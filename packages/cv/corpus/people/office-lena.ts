import type { Person } from "../person.ts";

export const person: Person = {
  id: "office-lena",
  family: "office administration",
  country: "DE",
  languageCode: "de",
  name: "Lena Brinkmann",
  headline: "Kauffrau für Büromanagement",
  email: "lena.brinkmann@ruhrpost.example",
  phone: "+49 176 4410 9923",
  location: "Bochum",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Mobil", address: "Adresse" },
  sections: [
    { heading: "Kurzprofil", text: ["Organisierte Sachbearbeiterin mit Freude an sauberen Ablagen."] },
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "Sachbearbeiterin Einkauf", company: "Zeche Nord Logistik GmbH", place: "Bochum", dates: "01.10.2024 – heute", from: "2024-10", to: null, points: ["{Bestellwesen=Procurement|Bestellwesen|Purchasing|Purchase order management} in {SAP}, {Rechnungsprüfung=Invoice verification|Rechnungsprüfung|Invoice processing|Invoice checking}.", "[[Skontoerträge um 18.000 Euro im Jahr gesteigert.]]"] },
        { title: "Elternzeit", company: "—", dates: "01.08.2023 – 30.09.2024", from: "2023-08", to: "2024-09", unjudged: true },
        { title: "Bürokauffrau", company: "Kanzlei Overbeck & Partner", place: "Herne", dates: "01.08.2020 – 31.07.2023", from: "2020-08", to: "2023-07", points: ["{Terminplanung=Appointment scheduling|Terminplanung|Scheduling|Calendar management}, {Korrespondenz=Correspondence|Korrespondenz|Business correspondence} und {Aktenführung=File management|Aktenführung|Records management|Filing}."] },
        { title: "Auszubildende Kauffrau für Büromanagement", company: "Kanzlei Overbeck & Partner", place: "Herne", dates: "01.08.2017 – 31.07.2020", from: "2017-08", to: "2020-07", promoted: true },
      ],
    },
    { heading: "Fähigkeiten", tags: ["{MS Office=Microsoft Office}", "{SAP}", "{DATEV}", "{Zehnfingersystem=Touch typing|Zehnfingersystem|Typing}", "{~Organisationstalent=Organisation|Organization|Organisationstalent|Organisational skills|Organizational skills}"] },
    { heading: "Ausbildung", studies: [{ degree: "Fachoberschulreife", institution: "Hildegardis-Schule Bochum", dates: "2017", year: 2017 }] },
    { heading: "Sprachkenntnisse", languages: ["{Deutsch=German} – Muttersprache", "{Englisch=English} – gut", "{Französisch=French} – Grundkenntnisse"] },
    { heading: "Interessen", text: ["{!Stricken=Knitting}, Rudern"] },
  ],
  optional: ["Office administration", "Office management", "Büromanagement", "Administration"],
  totalYears: 8.1,
  level: "Senior",
  inconsistencies: [],
  files: ["label-column", "docx-tabs@libreoffice"],
};
