import type { Person } from "../person.ts";

export const person: Person = {
  id: "pflegeassistentin-verena",
  family: "social care",
  country: "AT",
  languageCode: "de",
  name: "Verena Kastinger",
  headline: "Pflegeassistentin",
  email: "verena.kastinger@traunpost.example",
  phone: "+43 664 731 20 85",
  location: "Gmunden",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Wohnort" },
  sections: [
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "Pflegeassistentin", company: "Seniorenheim Am Traunufer", place: "Gmunden", dates: "09/2021 – heute", from: "2021-09", to: null, points: [
          "{Grundpflege=Personal care|Grundpflege|Basic care|Basic nursing care} und Begleitung von 14 Bewohnerinnen und Bewohnern, darunter acht mit {?Demenz=Dementia care|Demenz|Demenzbetreuung}.",
          "[[Stürze auf der Station in zwei Jahren von 31 auf 12 gesenkt.]]",
          "{Pflegedokumentation=Nursing documentation|Pflegedokumentation|Care documentation} in {CareCenter=CareCenter|CareCenter Software}.",
          "Jeden zweiten Donnerstag Tanz im Speisesaal, {!Walzer=Waltz|Walzer|Dancing|Tanzen} inbegriffen.",
        ] },
        { title: "Pflegeassistentin", company: "Klinikum Hausruck", place: "Vöcklabruck", dates: "10/2015 – 06/2019", from: "2015-10", to: "2019-06", points: ["Unfallchirurgie: {?Mobilisation=Patient mobilisation|Mobilisation|Mobilization|Mobilisierung} nach Hüftoperationen, {?Vitalzeichenkontrolle=Vital signs monitoring|Vitalzeichenkontrolle|Vitalzeichen|Vital signs}, {?Verbandwechsel=Wound care|Verbandwechsel|Wound dressing} unter Anleitung."] },
        { title: "Heimhelferin", company: "Sozialdienst Inneres Salzkammergut", place: "Bad Ischl", dates: "03/2013 – 09/2015", from: "2013-03", to: "2015-09", points: ["Haushalt, Einkauf und ein offenes Ohr in zwölf Häusern."] },
      ],
    },
    { heading: "Elternkarenz", text: ["07/2019 – 08/2021, zwei Kinder"] },
    { heading: "Ausbildung", studies: [
      { degree: "Ausbildung zur Pflegehelferin (berufsbegleitend)", degreeAlso: ["Ausbildung zur Pflegehelferin", "Pflegehelferin", "Pflegehilfe"], institution: "Schule für Gesundheitsberufe Vöcklabruck", dates: "2014 – 2015", year: 2015 },
      { degree: "Lehrabschluss Einzelhandelskauffrau", degreeAlso: ["Einzelhandelskauffrau"], institution: "Berufsschule Gmunden", dates: "2012", year: 2012 },
    ] },
    { heading: "Kenntnisse", list: ["{Sturzprophylaxe=Fall prevention|Sturzprophylaxe|Falls prevention}", "{Dekubitusprophylaxe=Pressure sore prevention|Dekubitusprophylaxe|Pressure ulcer prevention}", "{Validation nach Feil=Validation therapy|Validation|Validation nach Feil|Validation method}", "{Blutzuckermessung=Blood glucose monitoring|Blutzuckermessung|Blood sugar measurement|Blood glucose measurement}", "{~Einfühlungsvermögen=Empathy|Einfühlungsvermögen}", "{~Belastbarkeit=Resilience|Belastbarkeit|Stress resistance}"] },
    { heading: "Kurse und Nachweise", certificates: ["{Kinaesthetics Grundkurs=Kinaesthetics Grundkurs|Kinaesthetics|Kinästhetik|Kinästhetik-Grundkurs}, 2017", "{Erste-Hilfe-Grundkurs=Erste-Hilfe-Grundkurs|Erste Hilfe|First aid|Erste-Hilfe-Kurs} (16 Stunden), 2024", "Eintrag im {?Gesundheitsberuferegister}", "{?Führerschein B=Führerschein Klasse B|Führerschein B|Driving licence B}"] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English}, etwas {Ungarisch=Hungarian}"] },
    { heading: "Freizeit", text: ["{!Goldhauben=Goldhauben|Goldhaubensticken}gruppe, Bergrettung (Hüttendienst), {!Zither=Zither}"] },
  ],
  optional: ["Altenpflege", "Pflege", "Demenzbetreuung", "Housekeeping", "Hauswirtschaft", "Haushaltsführung", "Shopping", "Sturzprävention", "Retail", "Einzelhandel", "Retail sales", "Active listening", "Zuhören", "Activity planning", "Activation", "Aktivierung", "Biography work", "Orthopaedics", "Traumatology", "Unfallchirurgie", "Trauma surgery", "Bewohnerbetreuung", "Betreuung", "Verkauf", "Sales", "Nursing", "Kinaesthetics", "Kinästhetik", "First aid", "Erste Hilfe", "Care of the elderly", "Bewegungsförderung"],
  not: ["Mountain rescue", "Bergrettung", "Surgery", "Purchasing"],
  totalYears: 11.5,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "docx-table@libreoffice"],
};
