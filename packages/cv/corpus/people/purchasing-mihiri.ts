import type { Person } from "../person.ts";

export const person: Person = {
  id: "purchasing-mihiri",
  family: "procurement",
  country: "LK",
  languageCode: "en",
  name: "Mihiri Dassanayake",
  headline: "Purchasing Officer",
  email: "mihiri.dassanayake@gampahamail.example",
  phone: "033 555 2817",
  location: "Gampaha, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Buyer with more than 10 years of experience in manufacturing companies."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Purchasing Officer", company: "Amber Leaf Ayurvedics (Pvt) Ltd", companyAlso: ["Amber Leaf Ayurvedics"], place: "Gampaha", dates: "Jun 2023 – Present", from: "2023-06", to: null, points: [
          "Glass, cartons, honey and 140 kinds of dried {!herbs=Herbs|Herbal medicine}, from forty growers and six importers.",
          "[[Bargained packaging cost down by 11%, worth LKR 8.2 million in the year.]]",
          "{?Purchase orders} and three-way match in {SAP Business One=SAP Business One|SAP B1|SAP}.",
          "Shipments from India: {?LCs=Letters of credit|LC|LCs|L/C}, and a {!swift=Swift} word to the clearing agent when the vessel is early.",
        ] },
        { title: "Stores and Purchasing Assistant", company: "Ja-Ela Glass Works", place: "Ja-Ela", dates: "Aug 2020 – May 2023", from: "2020-08", to: "2023-05", points: ["Bin cards, {?GRNs=Goods receiving|GRN|GRNs|Goods received notes|Goods receipt} and the monthly count of moulds.", "[[Cleared dead stock of LKR 1.9 million.]]"] },
      ],
    },
    { heading: "Skills", list: ["{Vendor evaluation=Supplier evaluation|Vendor evaluation|Supplier assessment|Vendor assessment}", "{Price negotiation=Price negotiation|Negotiation|Negotiation skills|Price negotiations}", "{Import documentation=Import documentation|Import documents|Import and export|Shipping documentation}", "{Inventory control=Inventory management|Inventory control|Stock control|Stock management}", "{SAP Business One=SAP Business One|SAP B1|SAP}", "{Microsoft Excel}", "{~Integrity}", "{~Attention to detail}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Supply Chain Management", institution: "Institute of Supply and Materials Management", dates: "2021 – 2022", year: 2022 }, { degree: "G.C.E. Advanced Level (Commerce)", degreeAlso: ["G.C.E. Advanced Level", "GCE Advanced Level", "G.C.E. A/L"], institution: "Holy Cross College, Gampaha", dates: "2019", year: 2019, points: ["Accounting A, Economics {!C|C programming}, Business Studies A"] }] },
    { heading: "Professional Qualification", certificates: ["{CIPS Level 3 Advanced Certificate in Procurement and Supply Operations=CIPS Level 3 Advanced Certificate in Procurement and Supply Operations|CIPS Level 3|CIPS Level 3 Advanced Certificate|CIPS|CIPS Advanced Certificate in Procurement and Supply Operations}, 2024"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Non-related Referees", text: ["Rev. Fr. Sylvester Perera, Holy Cross Church, 033 555 0148"] },
  ],
  optional: ["Procurement", "Purchasing", "Buying", "Supplier management", "Cost reduction", "Cost savings", "Stock taking", "Stock counting", "Three-way matching", "Invoice matching", "Customs clearance", "Importing", "Sourcing", "Supply chain management", "Bin cards", "Accounting", "Packaging procurement", "Warehousing", "Supplier sourcing", "Economics", "Business studies", "Raw material sourcing", "Store keeping", "Stores management", "Invoice verification", "Stock disposal", "Dead stock clearance", "Storekeeping", "Logistics", "Negotiation", "Vendor management", "International trade", "Purchase orders"],
  not: ["Glass", "Ayurveda", "Ayurvedic medicine"],
  totalYears: 6.3,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["dates-left@wkhtmltopdf", "docx-tabs"],
};
