import type { Person } from "../person.ts";

export const person: Person = {
  id: "legalofficer-litia",
  family: "law",
  country: "FJ",
  languageCode: "en",
  name: "Litia Waqanivalu",
  headline: "Legal Officer",
  email: "litia.w@examplelaw.example",
  phone: "+679 921 4470",
  location: "Lautoka, Fiji",
  sections: [
    {
      heading: "Practice",
      jobs: [
        { title: "Legal Officer", company: "Viti Cane and Land Trust", place: "Lautoka", dates: "02/2020 - present", from: "2020-02", to: null, points: [
          "Leases, easements and advice to the {!milling=Milling}, {!rail=Rail|Railways} and {!forestry=Forestry} divisions.",
          "[[Cleared a backlog of 460 lease renewals in fourteen months.]]",
          "Papers and {?minutes=Minute taking|Minutes} for the board of trustees.",
        ] },
        { title: "Associate", company: "Naidu Cokanasiga Lawyers", place: "Suva", dates: "03/2016 - 01/2020", from: "2016-03", to: "2020-01", points: [
          "House sales, wills and family matters; every Tuesday in the magistrates’ court.",
        ] },
      ],
    },
    { heading: "Abilities", tags: ["{Contract drafting}", "{Land law|Property law|Real estate law}", "{Conveyancing}", "{Legal research}", "{Mediation}", "{~Negotiation}", "{~Discretion}"] },
    { heading: "Admission", certificates: ["{Barrister and Solicitor|Barrister & Solicitor}, High Court of Fiji, 2016"] },
    { heading: "Education", studies: [
      { degree: "Professional Diploma in Legal Practice", institution: "University of the South Pacific", dates: "2015", year: 2015 },
      { degree: "Bachelor of Laws", institution: "University of the South Pacific", dates: "2014", year: 2014 },
    ] },
    { heading: "Languages", languages: ["{iTaukei=Fijian|iTaukei}, {English}, {Fiji Hindi|Hindi}"] },
    { heading: "Besides", text: ["Outrigger {!paddling=Canoeing|Paddling}; treasurer of the village {!netball=Netball} team"] },
  ],
  optional: ["Family law", "Litigation", "Wills", "Wills and estates", "Court appearances", "Lease agreements", "Leases", "Lease management", "Corporate governance", "Board papers", "Legal advice", "Advocacy", "Probate", "Easements", "Lease renewals", "Property transactions", "Board support"],
  totalYears: 10.7,
  level: "Expert",
  inconsistencies: [],
  files: ["two-columns", "docx-columns"],
};
