import type { Person } from "../person.ts";

export const person: Person = {
  id: "planner-shehan",
  family: "supply chain",
  country: "LK",
  languageCode: "en",
  name: "Shehan Wickremesooriya",
  headline: "Supply Planner",
  email: "shehan.wick@lakplan.example",
  phone: "+94-77-661-2093",
  location: "Wattala, Sri Lanka",
  sections: [
    { heading: "Who I am", text: ["Supply planner who likes quiet months."] },
    {
      heading: "What I have done",
      jobs: [
        { title: "Supply Planner", company: "Ruhunu Dairies PLC", place: "Colombo", dates: "2022 Nov – Present", from: "2022-11", to: null, points: ["{Demand planning|Demand forecasting|Forecasting} and {MRP|Material requirements planning} in {SAP}; {S&OP=S&OP|Sales and operations planning} meetings.", "[[Stock cover reduced from 61 to 38 days with no more shortages.]]"] },
        { title: "Logistics Coordinator", company: "Hambantota Freight", place: "Hambantota", dates: "2020 Aug – 2022 Oct", from: "2020-08", to: "2022-10", points: ["{Freight forwarding}, {customs clearance}, {Incoterms}."] },
        { title: "Management Trainee", company: "Hambantota Freight", dates: "2020 Feb – 2020 Jul", from: "2020-02", to: "2020-07", promoted: true },
      ],
    },
    { heading: "Toolkit", tags: ["{Excel=Microsoft Excel}", "{Power BI}", "{Power Query}", "{SAP}", "{~Problem solving}"] },
    { heading: "Learning", studies: [{ degree: "BSc in Operations and Logistics Management", institution: "General Sir John Kotelawala Defence University", dates: "2016 – 2019", year: 2019 }] },
    { heading: "Badges", certificates: ["{APICS CPIM|CPIM}, part 1, 2024"] },
    { heading: "I can talk in", languages: ["{Sinhala}, {English}, {Tamil} (simple)"] },
  ],
  hidden: { how: "off-page", text: "Oracle SCM Blue Yonder Kinaxis Lean Six Sigma Black Belt Agile Scrum Master PMP", claims: ["Kinaxis", "Scrum", "Six Sigma"] },
  optional: ["Supply planning", "Supply chain planning", "Inventory optimization", "Logistics", "Supply chain management", "Operations planning", "Inventory management", "Production planning"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: [],
  files: ["modern", "timeline", "timeline@weasyprint", "docx-table"],
};
