import type { Person } from "../person.ts";

export const person: Person = {
  id: "procurement-suresh",
  family: "procurement",
  country: "QA",
  languageCode: "en",
  name: "Suresh Babu Nair",
  headline: "Procurement Officer (Construction)",
  email: "sureshnair.doha@gulfbox.example",
  phone: "+974 5555 0128",
  location: "Al Mansoura, Doha, Qatar",
  sections: [
    { heading: "Objective", text: ["Seeking a senior position in procurement with a main contractor in GCC where my experience of civil and MEP materials will be useful. Can join in 30 days, having NOC and valid Qatar driving licence."] },
    {
      heading: "Experience Details",
      jobs: [
        { title: "Procurement Officer", company: "Al Wajba Contracting W.L.L.", place: "Doha, Qatar", dates: "July 2021 to Present", from: "2021-07", to: null, points: ["Floating enquiries, preparing {comparative statements=Quotation comparison|Comparative statements|Bid comparison|Quotation analysis|Comparative statement|Quotation evaluation|Bid evaluation} and issuing {LPOs=Purchase orders|Purchase order|LPO|LPOs|Purchase order processing} for steel, block, cable and pipe in {SAP MM=SAP MM|SAP|SAP Materials Management}.", "[[Negotiated yearly rates for cement and rebar, with a saving of QAR 1.3 million in 2024.]]", "Following up deliveries with forwarders and {customs clearance=Customs clearance|Customs|Customs formalities|Customs documentation} at Hamad Port, under {Incoterms=Incoterms|Incoterms 2020} agreed with the overseas mills.", "{!Welding} and {!HVAC maintenance=HVAC maintenance|HVAC|AC maintenance} of the labour camp is given to sub-contractors; I verify their {invoices=Invoice verification|Invoice checking|Invoice processing|Invoices}.", "{Vendor registration=Vendor registration|Supplier registration|Vendor qualification|Supplier qualification|Vendor prequalification|Supplier evaluation|Vendor evaluation}: CR copy, trade licence, samples and factory visit before the first order.", "Bought {!AutoCAD} licences and 40 laptops for the design department."] },
        { title: "Purchase Assistant cum Store Keeper", company: "Doha Crest Trading & Contracting", place: "Industrial Area, Doha", dates: "November 2017 to June 2021", from: "2017-11", to: "2021-06", points: ["Receiving materials against delivery notes and making {GRN=Goods receipt|GRN|Goods received notes|Goods receipt note|Goods receiving|GRNs} on the same day.", "Checked the {!tally=Tally|Tally ERP} sheets of the stevedores with the packing lists.", "{Physical stock verification=Stock verification|Physical stock verification|Stock taking|Stocktaking|Stock counting|Stock audit|Inventory count|Stock control} every quarter. [[Stock differences reduced from 6% to under 1%.]]", "Maintained {min-max levels=Min-max levels|Min-max planning|Reorder levels|Stock levels|Inventory control|Min-max inventory} in {Excel=Microsoft Excel|Excel|MS Excel}."] },
        { title: "Store Assistant", company: "Malabar Building Mart", place: "Kozhikode, Kerala", dates: "September 2017 to February 2014", from: "2017-09", to: "2014-02", points: ["Issue of tiles, paint and sanitary items to customers, {billing=Billing|Billing of sales|Cash billing|Invoicing} and weekly {reorder list=Reordering|Stock ordering|Reorder list|Stock replenishment|Ordering}."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "Post Graduate Diploma in Materials Management", institution: "Annamalai University (distance)", place: "Chidambaram", dates: "2019", year: 2019 },
        { degree: "B.Com.", institution: "University of Calicut", place: "Kozhikode", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Certification", certificates: ["{CIPS Level 3 Advanced Certificate in Procurement and Supply Operations=CIPS Level 3 Advanced Certificate in Procurement and Supply Operations|CIPS Level 3|CIPS|CIPS Level 3 Advanced Certificate}, CIPS, 2022"] },
    { heading: "Languages", languages: ["{Malayalam}, {English}, {Hindi}, {Arabic} (spoken)"] },
    { heading: "Strengths", text: ["{~Hard working=Hard work|Hard-working|Hardworking|Diligence|Work ethic}, {~sincere=Sincerity|Honesty|Sincere} and {~target oriented=Goal orientation|Target orientation|Target-oriented|Results orientation|Target oriented}."] },
  ],
  optional: ["Purchasing", "Supply chain", "Supply chain management", "Logistics", "Supplier management", "Vendor management", "Vendor development", "Contract management", "Cost saving", "Cost reduction", "Communication", "Inventory management", "Material management", "Reporting", "Microsoft Office", "Warehouse management", "Warehousing", "Price comparison", "Sourcing", "Import", "Imports", "Shipping", "Data entry", "Expediting", "Freight forwarding", "Site coordination", "Documentation", "Purchase requisitions", "Quantity checking", "Teamwork", "Record keeping", "Payment terms", "Driving", "Driving licence", "Civil materials", "MEP materials", "Retail sales", "Customer service", "Packing lists", "Factory visits", "Store keeping", "Storekeeping", "Price negotiation", "Negotiation", "Rate contracts"],
  totalYears: 9,
  level: "Senior",
  inconsistencies: ["reversed"],
  files: ["bio-data@wkhtmltopdf", "narrow-justified"],
};
