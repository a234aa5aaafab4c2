import type { Person } from "../person.ts";

export const person: Person = {
  id: "supplychain-rohit",
  family: "supply chain",
  country: "IN",
  languageCode: "en",
  name: "Rohit Kulkarni-Deshmukh",
  printedName: "ROHIT KULKARNI-DESHMUKH",
  headline: "Senior Supply Chain Manager | Future Head of Operations",
  email: "rohit.kd@careerpost.example",
  phone: "+91 98220 55510",
  location: "Pune, India",
  sections: [
    { heading: "Executive summary", text: ["Results-driven supply chain leader with 12 years across automotive components and contract logistics. I do not run departments, I transform them. Recognised for {~strategic thinking=Strategic thinking}, {~decisiveness=Decisiveness|Decision-making|Decision making} and the ability to take plant, finance and sales along ({~stakeholder management=Stakeholder management}). Next goal: a national P&L by 2028."] },
    { heading: "Core competencies", groups: [["Planning", ["{S&OP=S&OP|Sales and operations planning}", "{Demand planning=Demand planning|Demand forecasting}", "{Inventory optimisation=Inventory optimisation|Inventory optimization|Inventory management}"]], ["Procurement", ["{Strategic sourcing}", "{Vendor development=Vendor development|Supplier development|Vendor management}", "{Contract negotiation=Contract negotiation|Negotiation|Contract negotiations}"]], ["Excellence", ["{Lean=Lean|Lean manufacturing|Lean management}", "{Six Sigma=Six Sigma|Lean Six Sigma}", "{Kaizen}", "{Value stream mapping=Value stream mapping|VSM}"]], ["Systems", ["{SAP S/4HANA=SAP S/4HANA|S/4HANA|SAP}", "{SAP IBP=SAP IBP|SAP Integrated Business Planning|IBP}", "{Power BI=Power BI|Microsoft Power BI}"]]] },
    {
      heading: "Career progression",
      jobs: [
        { title: "Senior Manager – Supply Chain", company: "Sahyadri Auto Components Ltd", place: "Chakan, Pune", dates: "Jul 2021 – Present", from: "2021-07", to: null, points: ["Lead 46 people in planning, {warehousing=Warehousing|Warehouse management|Warehouse operations} and outbound for two plants.", "[[Released ₹21 crore of working capital by cutting inventory days from 58 to 37.]]", "[[Lifted on-time-in-full from 81% to 96% within three quarters.]]", "Sponsor of the control tower; the analytics cell builds its {!Tableau} screens and I decide on them every morning at 8:45.", "Finance still closes its books in {!Oracle}; steered the interface workshops on our side."] },
        { title: "Manager – Materials Planning", company: "Sahyadri Auto Components Ltd", place: "Chakan, Pune", dates: "Apr 2018 – Jun 2021", from: "2018-04", to: "2021-06", points: ["Introduced {kanban=Kanban} supermarkets on nine assembly lines, {MRP=MRP|Material requirements planning|MRP parameters} parameters cleaned part by part.", "[[Reduced premium freight by 64% in the first year.]]"], promoted: true },
        { title: "Assistant Manager – Operations", company: "Deccan Express Logistics", place: "Nashik", dates: "Jun 2014 – Mar 2018", from: "2014-06", to: "2018-03", points: ["{Route planning=Route planning|Route optimisation|Transport planning} for 120 trucks, {3PL=3PL|Third-party logistics|3PL management} contracts with four consumer goods clients.", "[[Won two contract renewals worth ₹9 crore a year.]]"] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "PGDM, Operations Management", institution: "Symbiosis Institute of Operations Management", place: "Nashik", dates: "2014", year: 2014 },
        { degree: "B.E. Mechanical", institution: "Savitribai Phule Pune University", place: "Pune", dates: "2011", year: 2011 },
      ],
    },
    { heading: "Credentials", certificates: ["{Certified Supply Chain Professional=Certified Supply Chain Professional|CSCP}, ASCM, 2020", "{Lean Six Sigma Black Belt=Lean Six Sigma Black Belt|Six Sigma Black Belt|Black Belt}, KPMG India, 2019"] },
    { heading: "Languages", languages: ["{Marathi}, {Hindi}, {English}; {German} A2"] },
  ],
  optional: ["Leadership", "Strategy", "Ambition", "P&L responsibility", "Business development", "Supply chain", "Operations", "Operations management", "Cost reduction", "Change management", "Supply chain management", "Results orientation", "Dashboards", "Logistics", "Contract logistics", "Team leadership", "Working capital", "Process improvement", "Supplier management", "Automotive", "Budgeting", "Transformation", "Delegation", "Drive", "Control tower", "Working capital management", "Outbound logistics", "Team management", "People management", "Facilitation", "Fleet management", "Client management", "Inventory reduction", "Supplier negotiation"],
  not: ["Express.js"],
  totalYears: 12.4,
  level: "Expert",
  inconsistencies: [],
  files: ["linkedin", "cards"],
};
