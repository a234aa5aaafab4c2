import type { Person } from "../person.ts";

export const person: Person = {
  id: "procurement-mercy",
  family: "procurement",
  country: "MW",
  languageCode: "en",
  name: "Mercy Chisomo Banda",
  headline: "Procurement Officer",
  email: "mercy.banda@shirebox.example",
  phone: "+265 99 441 7702",
  location: "Lilongwe, Malawi",
  sections: [
    { heading: "PERSONAL PROFILE", text: ["Buyer for hospitals and donors, with a habit of asking for the third quotation."] },
    {
      heading: "WORKING HISTORY",
      jobs: [
        { title: "Procurement Officer", company: "Kamuzu Road Medical Stores", place: "Lilongwe", dates: "02/03/2020 - Present", from: "2020-03", to: null, points: ["{Tendering|Tender management}, {bid evaluation}, {framework contracts=Contract management|Framework agreements|Framework contracts} for medicines worth USD 6 million a year.", "[[Saved 14% on infusion sets by joint buying with two districts.]]"] },
        { title: "Stores Assistant", company: "Mulanje Estates", place: "Mulanje", dates: "01/10/2016 - 31/08/2018", from: "2016-10", to: "2018-08", points: ["{Stores ledger=Inventory management|Stores management|Stores ledger|Stores}, {goods receiving|Goods receipt}."] },
      ],
    },
    { heading: "SKILLS", tags: ["{Procurement|Purchasing}", "{Supplier management|Vendor management}", "{Public procurement}", "{Sage|Sage ERP}", "{~Integrity}", "{~Negotiation}"] },
    { heading: "CERTIFICATION", certificates: ["{CIPS Level 4 Diploma|CIPS Level 4|CIPS Diploma}, 2022"] },
    { heading: "EDUCATION", studies: [{ degree: "Bachelor of Commerce", institution: "Malawi University of Business and Applied Sciences", dates: "2011 - 2015", year: 2015 }] },
    { heading: "LANGUAGES", languages: ["{Chichewa|Chewa}, {English}, {Tumbuka}"] },
  ],
  optional: ["Sourcing", "Cost reduction", "Medical supplies", "Cost savings", "Receiving"],
  totalYears: 8.6,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["compact", "docx-table"],
};
