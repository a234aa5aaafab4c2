import type { Person } from "../person.ts";

export const person: Person = {
  id: "supply-isuri",
  family: "supply chain",
  country: "LK",
  languageCode: "en",
  name: "ISURI NETHMINI GAMAGE",
  email: "isurigamage99@lankaposta.example",
  phone: "071-5559034",
  location: "No. 41, Temple Road, Kadawatha",
  labels: { contact: "Contact", email: "E-mail", phone: "Contact No.", address: "Address" },
  sections: [
    { heading: "PERSONAL DETAILS", rows: [["Date of Birth", "3rd May 1999"], ["N.I.C. No.", "996240187V"]] },
    {
      heading: "WORKING EXPERIENCE",
      jobs: [
        { title: "Supply Chain Executive", company: "Ruhunu Spices Exports PLC", place: "Kelaniya", dates: "2025 March to date", from: "2025-03", to: null, points: ["{?Purchase orders=Purchase order processing|Purchase orders|Purchasing|Procurement|Purchase order management} for jars, lids and labels; meeting with the factory every Monday.", "[[Stock-outs of packing material came down from 17 a month to 3.]]", "{Shipping documents=Export documentation|Shipping documents|Shipping documentation|Export documents} for about 25 containers a month."] },
        { title: "Stores Assistant", company: "Ruhunu Spices Exports PLC", place: "Kelaniya", dates: "2023 January to 2025 February", from: "2023-01", to: "2025-02", points: ["{?GRN=Goods receiving|GRN|GRNs|Goods received notes|Goods receipt|Receiving}, {?bin cards=Record keeping|Bin cards|Bin card maintenance|Stock records} and the {?Saturday count=Stock taking}; {!pepper=Pepper}, {!cinnamon=Cinnamon} and a good deal of dust."] },
      ],
    },
    { heading: "SKILLS", list: ["{Demand planning}", "{Inventory control=Inventory management}", "{SAP MM}", "{MS Excel=Microsoft Excel}", "{Vendor management=Supplier management}", "{Incoterms}", "{~Negotiation skills=Negotiation}"] },
    {
      heading: "EDUCATIONAL QUALIFICATIONS",
      studies: [
        { degree: "HND in Logistics and Supply Chain Management", degreeAlso: ["HND", "Higher National Diploma in Logistics and Supply Chain Management"], institution: "Western Province Technical Campus", place: "Dehiwala", dates: "2022", year: 2022 },
        { degree: "G.C.E. A/L (Commerce Stream)", degreeAlso: ["G.C.E. A/L", "G.C.E. Advanced Level", "GCE A/L"], institution: "Anura Balika Vidyalaya", place: "Yakkala", dates: "2018", year: 2018, points: ["Business Studies A, Accounting B, Economics {!C}"] },
      ],
    },
    { heading: "PROFESSIONAL QUALIFICATIONS", certificates: ["{Certificate in Customs Procedure|Customs Procedure}, Ceylon Institute of Shipping Studies, 2024"] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}"] },
    { heading: "EXTRA CURRICULAR ACTIVITIES", text: ["School netball team, {!cake icing=Cake decorating|Baking}"] },
  ],
  optional: ["Packaging", "Packaging materials", "Export", "Exports", "Export operations", "Shipping", "Container shipping", "Stores management", "Storekeeping", "Warehouse operations", "Inventory planning", "Coordination", "Material planning", "Customs procedures", "Customs clearance", "Logistics", "Purchasing"],
  not: ["Netball"],
  totalYears: 3.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["docx-form@libreoffice", "classic@wkhtmltopdf"],
};
