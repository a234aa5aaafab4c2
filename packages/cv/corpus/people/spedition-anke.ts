import type { Person } from "../person.ts";

export const person: Person = {
  id: "spedition-anke",
  family: "logistics",
  country: "DE",
  languageCode: "de",
  name: "Anke Wilhelmi",
  headline: "Speditionskauffrau",
  email: "anke.wilhelmi@beispielpost.example",
  phone: "+49 151 230 7741",
  location: "Kassel",
  labels: { contact: "Persönliche Daten", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "Disponentin", company: "Fuldatal Transporte GmbH", companyAlso: ["Fuldatal Transporte"], place: "Kassel", dates: "04/2020 – heute", from: "2020-04", to: null, points: ["{Tourenplanung=Route planning|Tourenplanung} für 24 {!Lkw=Truck driving|Lkw}, {?Frachtpapiere=Shipping documentation|Frachtpapiere|Freight documents|Freight documentation|Transport documents|Dispatch documentation} und Kontakt zu den Fahrern.", "[[Leerkilometer innerhalb von zwei Jahren um 17 % gesenkt.]]"] },
        { title: "Kauffrau für Spedition und Logistikdienstleistung", titleAlso: ["Speditionskauffrau"], company: "Nordhessen Logistik KG", companyAlso: ["Nordhessen Logistik"], place: "Baunatal", dates: "08/2016 – 03/2020", from: "2016-08", to: "2020-03", points: ["Sendungen nach Polen und in die {!Schweiz}, {?Reklamationen=Complaint handling|Reklamationen|Reklamationsbearbeitung} und {?Rechnungsprüfung=Invoice verification|Rechnungsprüfung|Invoice checking|Invoice control|Invoicing}."] },
        { title: "Auszubildende", titleAlso: ["Ausbildung"], company: "Nordhessen Logistik KG", companyAlso: ["Nordhessen Logistik"], place: "Baunatal", dates: "08/2013 – 07/2016", from: "2013-08", to: "2016-07" },
      ],
    },
    { heading: "Kenntnisse", tags: ["{Disposition=Dispatching|Disposition|Transport planning|Transport scheduling|Transport dispatching|Dispatch|Freight dispatching}", "{Tourenplanung=Route planning}", "{Zollabwicklung=Customs clearance|Zollabwicklung}", "{Gefahrgut (ADR)=Hazardous materials handling|Gefahrgut|ADR|Dangerous goods|Gefahrgut (ADR)|Gefahrgutrecht}", "{SAP}", "{MS Office=Microsoft Office}", "{~Belastbarkeit=Resilience|Belastbarkeit|Working under pressure|Stress management}", "{~Organisationstalent=Organisation|Organisationstalent|Organisationsfähigkeit}"] },
    { heading: "Schule", studies: [{ degree: "Fachhochschulreife", institution: "Max-Eyth-Schule Kassel", dates: "2013", year: 2013 }] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English}, {Polnisch=Polish}"] },
    { heading: "Hobbys", text: ["{!Nähen=Sewing|Nähen}, Rudern"] },
  ],
  optional: ["Logistics", "Logistik", "Spedition", "Freight forwarding", "Communication", "Driver management", "Fleet management", "Cost control", "Fahrerbetreuung", "Export", "Import and export", "International transport", "Cost reduction", "Empty mileage reduction", "Transport", "Transportation", "Transport management", "Logistics management"],
  totalYears: 13.3,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "docx-table@libreoffice-docx"],
};
