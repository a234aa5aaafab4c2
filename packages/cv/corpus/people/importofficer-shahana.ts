import type { Person } from "../person.ts";

export const person: Person = {
  id: "importofficer-shahana",
  family: "logistics",
  country: "BD",
  languageCode: "en",
  name: "Shahana Parvin",
  headline: "Import Officer",
  email: "shahana.parvin@exampleport.example",
  phone: "+880 1714 550 938",
  location: "Gazipur, Bangladesh",
  sections: [
    {
      heading: "CAREER",
      jobs: [
        { title: "Import Officer", company: "Meghna Knit Composite", place: "Gazipur", dates: "Oct 2021 – Present", from: "2021-10", to: null, points: [
          "Opens {letters of credit=Letters of credit} for {!yarn=Yarn}, {!dyes=Dyeing|Dyes} and spare parts; about 30 a month.",
          "[[Demurrage fell from USD 41,000 to USD 9,000 a year.]]",
          "Meets the {!C&F=C} agent at the port on Sundays.",
        ] },
        { title: "Documentation Assistant", company: "Karnaphuli Lines", place: "Chattogram", dates: "Mar 2021 – Sep 2020", from: "2021-03", to: "2020-09", points: [
          "Manifests and delivery orders.",
        ] },
        { title: "Office Trainee", company: "Padma Leather Exports", place: "Khulna", dates: "Jul 2018 – Dec 2020", from: "2018-07", to: "2020-12", points: [
          "Packing lists, courier bookings, tea for the buyers.",
        ] },
      ],
    },
    { heading: "SKILLS", text: ["{Letters of credit}, {Customs clearance}, {HS codes=HS classification|HS codes}, {Incoterms}, {Import documentation|Import documents}, {ASYCUDA World|ASYCUDA}, {Microsoft Excel}, {~Negotiation}"] },
    { heading: "EDUCATION", studies: [
      { degree: "BBA in International Business", institution: "University of Chittagong", dates: "2017", year: 2017 },
      { degree: "Higher Secondary Certificate", degreeAlso: ["HSC"], institution: "Khulna Girls’ College", dates: "2012", year: 2012 },
    ] },
    { heading: "LANGUAGES", languages: ["{Bengali|Bangla}, {English}"] },
    { heading: "REFERENCE", text: ["Md. Anwarul Haque, Meghna Knit Composite, anwarul@meghnaknit.example"] },
  ],
  optional: ["Shipping documentation", "Packing lists", "Manifests", "Delivery orders", "Import and export", "Importing", "Documentation", "Courier booking", "Supplier management", "Trade finance", "Export documentation", "Customs", "International business", "Dispatch documentation", "Demurrage management", "Cost control", "Cargo manifests"],
  not: ["Knitting", "Leather"],
  totalYears: 7.6,
  level: "Senior",
  inconsistencies: ["reversed"],
  files: ["dates-left@weasyprint", "docx-table@libreoffice"],
};
