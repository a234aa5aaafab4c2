import type { Person } from "../person.ts";

export const person: Person = {
  id: "esg-nandini",
  family: "sustainability",
  country: "IN",
  languageCode: "en",
  name: "Nandini Deshpande",
  headline: "ESG & Climate Reporting Analyst",
  email: "nandini.deshpande@punepost.example",
  phone: "+91 97654 20318",
  location: "Pune, India",
  links: [["LinkedIn", "https://linkedin.example/in/nandini-d"]],
  sections: [
    { heading: "Profile", text: ["Chemical engineer turned ESG analyst. Five years of turning electricity bills, diesel receipts and supplier surveys into disclosures that survive assurance."] },
    { heading: "Experience", jobs: [
      { title: "ESG Analyst", company: "Sahyadri Auto Components", place: "Pune", dates: "Jan 2024 – Present", from: "2024-01", to: null, points: [
        "Own the {BRSR|Business Responsibility and Sustainability Report|BRSR reporting} filing and the {CDP|CDP reporting|CDP disclosure} climate response for a listed group of nine plants.",
        "[[CDP score moved from C to A- in two cycles.]]",
        "{Scope 3=Scope 3 emissions|Scope 3|Scope 3 accounting|Scope 3 inventory} inventory across 410 suppliers, screened with {?spend-based=Spend-based method|Spend-based} factors and replaced, category by category, by primary data.",
        "[[Data collection time per quarter cut from 26 to 9 working days by rolling out {Sweep} to all plants.]]",
        "Support {!paint shop=Painting|Paint shop}, {!forging=Forging} and {!procurement=Procurement} heads in setting reduction targets; {SBTi|Science Based Targets|Science-based targets} submission approved in 2025.",
        "Coordinate {?limited assurance=ESG assurance|Limited assurance|Assurance} with the auditors.",
      ] },
      { title: "Sustainability Associate", company: "Greenledger Advisors LLP", companyAlso: ["Greenledger Advisors"], place: "Mumbai", dates: "Aug 2021 – Dec 2023", from: "2021-08", to: "2023-12", points: [
        "Prepared {GRI|GRI Standards|Global Reporting Initiative} reports and {double materiality=Double materiality assessment|Double materiality|Materiality assessment} assessments for clients in {!cement=Cement}, {!dairy=Dairy} and {!hospitality=Hospitality}.",
        "Calculated {GHG inventories=GHG accounting|Carbon accounting|GHG inventories|GHG Protocol|Greenhouse gas accounting} for 14 companies; checked them against {ISO 14064}.",
        "Gap analysis against {CSRD} and {ESRS} for two exporters to the EU.",
      ] },
    ] },
    { heading: "Tools & Frameworks", tags: ["{TCFD}", "{ISSB|IFRS S2|ISSB standards}", "{EcoVadis}", "{Power BI}", "{Excel=Microsoft Excel|Excel} (Power Query)", "{SimaPro}", "{Life cycle assessment|LCA}"] },
    { heading: "Strengths", tags: ["{~Stakeholder management}", "{~Attention to detail}", "{~Clear writing=Writing|Clear writing|Written communication}"] },
    { heading: "Education", studies: [
      { degree: "PG Diploma in Environmental Management", degreeAlso: ["Postgraduate Diploma in Environmental Management"], institution: "Tata Environmental College", place: "Mumbai", dates: "2020 – 2021", year: 2021 },
      { degree: "B.Tech. Chemical Engineering", degreeAlso: ["BTech Chemical Engineering", "B.Tech in Chemical Engineering"], institution: "Institute of Chemical Sciences, Nagpur", dates: "2016 – 2020", year: 2020 },
    ] },
    { heading: "Certifications", certificates: ["{GRI Certified Sustainability Professional|GRI Certified}, 2023", "{FSA Credential Level I|FSA Level I|FSA Credential}, 2024", "{?CFA Sustainable Investing Certificate} (registered for 2027)"] },
    { heading: "Languages", languages: ["{Marathi} (native), {Hindi} (fluent), {English} (fluent), {German} (A2)"] },
    { heading: "Interests", text: ["Trekking the Sahyadris, {!pottery=Pottery}, {!kathak=Kathak|Dance} since the age of six, terrace {!composting=Composting}."] },
  ],
  optional: ["ESG", "ESG reporting", "Sustainability reporting", "Sustainability", "Climate reporting", "Climate disclosure", "Target setting", "Power Query", "Data collection", "Gap analysis", "Supplier engagement", "Stakeholder engagement", "Carbon footprint", "Environmental management", "Emissions reporting", "Supplier surveys", "Chemical engineering", "Consulting", "Audit", "Data analysis", "Decarbonisation", "Net zero", "Scope 1 and 2", "Scope 1", "Scope 2", "Primary data", "Reporting", "Coordination", "Climate risk", "Sustainability consulting", "GHG Protocol", "Regulatory reporting"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["enhancv", "latex-awesome"],
};
