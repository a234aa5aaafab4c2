import type { Person } from "../person.ts";

export const person: Person = {
  id: "steuerfach-leonie",
  family: "tax",
  country: "DE",
  languageCode: "de",
  name: "Leonie Brandstätter",
  headline: "Steuerfachangestellte",
  email: "leonie.brandstaetter@fuldapost.example",
  phone: "0176 5550 4418",
  location: "Kassel",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    {
      heading: "Berufserfahrung",
      jobs: [
        { title: "Steuerfachangestellte", company: "Kanzlei Wolters & Diehl", companyAlso: ["Wolters & Diehl"], place: "Kassel", dates: "06/2022 – heute", from: "2022-06", to: null, points: [
          "{Lohnabrechnung=Payroll|Lohnabrechnung|Lohnabrechnungen|Lohn- und Gehaltsabrechnung} für 34 Betriebe, vom {!Friseur=Hairdressing|Friseur} bis zur {!Dachdeckerei=Roofing|Dachdecker|Dachdeckerei}",
          "{Umsatzsteuervoranmeldungen=VAT|Umsatzsteuervoranmeldung|Umsatzsteuervoranmeldungen|Umsatzsteuer|VAT returns} und {Jahresabschlüsse=Annual financial statements|Jahresabschluss|Jahresabschlüsse|Financial statements|Year-end closing|Annual accounts} in {DATEV|DATEV Kanzlei-Rechnungswesen}",
          "[[Rückstand bei den Abschlüssen von 27 auf 4 Mandate abgebaut.]]",
        ] },
        { title: "Steuerfachangestellte", company: "Steuerbüro Homberg", place: "Melsungen", dates: "08/2015 – 02/2020", from: "2015-08", to: "2020-02", points: [
          "{Einkommensteuererklärungen=Income tax returns|Einkommensteuererklärung|Einkommensteuererklärungen|Einkommensteuer|Income tax|Tax returns} von Rentnern, Lehrern und einem {!Imker=Beekeeping|Imker|Imkerei}",
          "Telefon, Fristenbuch, {?Belege scannen=Document scanning|Belege scannen|Scanning|Digitisation}",
        ] },
        { title: "Auszubildende zur Steuerfachangestellten", titleAlso: ["Auszubildende"], company: "Steuerbüro Homberg", place: "Melsungen", dates: "08/2012 – 07/2015", from: "2012-08", to: "2015-07" },
      ],
    },
    { heading: "Familienzeit", text: ["03/2020 – 05/2022 Elternzeit"] },
    { heading: "Kenntnisse", tags: ["{DATEV}", "{ELSTER}", "{Finanzbuchhaltung=Financial accounting|Finanzbuchhaltung|Buchhaltung|Bookkeeping|Accounting}", "{Sozialversicherungsrecht=Social security law|Sozialversicherungsrecht|Social insurance law|Social security|Sozialversicherung}", "{Excel=Microsoft Excel}", "{~Sorgfalt=Diligence|Sorgfalt|Attention to detail|Accuracy|Thoroughness|Carefulness}", "{~Verschwiegenheit=Discretion|Verschwiegenheit|Confidentiality}"] },
    { heading: "Weiterbildung", certificates: ["{Fachassistentin Lohn und Gehalt|Fachassistent Lohn und Gehalt}, Steuerberaterkammer Hessen, 2024"] },
    { heading: "Schule", studies: [{ degree: "Mittlere Reife", degreeAlso: ["Realschulabschluss"], institution: "Gesamtschule Melsungen", dates: "2012", year: 2012 }] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English}, {Polnisch=Polish} (Familie)"] },
    { heading: "Freizeit", text: ["Kinderflohmarkt, {!Blasmusik=Brass music|Blasmusik|Brass band} (Horn), {!Backen=Baking|Backen}"] },
  ],
  optional: ["Taxation", "Steuerrecht", "Tax law", "Tax", "Deadline management", "Fristenmanagement", "Fristenkontrolle", "Client management", "Mandantenbetreuung", "Telephone skills", "Payroll accounting", "Administration", "Accounting software", "Income tax", "Time management", "Tax preparation", "Telephone service", "Office administration", "Finance", "Steuererklärungen"],
  not: ["Elternzeit"],
  totalYears: 12,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "docx-table@libreoffice-docx"],
};
