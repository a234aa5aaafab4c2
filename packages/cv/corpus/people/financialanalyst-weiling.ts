import type { Person } from "../person.ts";

export const person: Person = {
  id: "financialanalyst-weiling",
  family: "finance",
  country: "SG",
  languageCode: "en",
  name: "Teo Wei Ling",
  printedName: "TEO WEI LING (Vivian)",
  headline: "Senior Financial Analyst, CA (Singapore)",
  email: "weiling.teo@harbourmail.example",
  phone: "+65 8555 0139",
  location: "Bishan, Singapore",
  sections: [
    { heading: "Executive Summary", text: ["Chartered accountant with eight years in audit and commercial finance (marine supply, distribution). Comfortable with ambiguity, comfortable with CFOs. {~Analytical=Analytical thinking|Analytical skills|Analytical}; direct; {~persuasive=Persuasion|Persuasiveness|Influencing|Persuasive}."] },
    {
      heading: "Career",
      jobs: [
        { title: "Senior Financial Analyst", company: "Straits Marine Supply Pte Ltd", place: "Tuas, Singapore", dates: "Jan '24 – Present", from: "2024-01", to: null, points: ["Own the {rolling forecast=Rolling forecast|Rolling forecasts|Forecasting|Financial forecasting} and annual {budget=Budgeting|Budget|Budget preparation|Annual budget|Budget planning} for five ASEAN entities (S$180m revenue).", "Built the {three-statement model=Financial modelling|Financial modeling|Three-statement model|Three-statement modelling|Financial models} used in the purchase of a Batam chandler.", "{Working capital=Working capital management|Working capital|Working capital analysis} reviews with the sales heads. [[DSO improved from 71 to 52 days.]]", "{Power Query=Power Query|Microsoft Power Query} and {Power BI=Power BI|Microsoft Power BI|PowerBI} pack for the board; an intern's {!Python} script for vessel tracking was dropped after he went back to NUS.", "Supervise one analyst; answer the auditors from the other side of the table now."] },
        { title: "Financial Analyst", company: "Straits Marine Supply Pte Ltd", place: "Tuas, Singapore", dates: "Apr '21 – Dec '23", from: "2021-04", to: "2023-12", points: ["Monthly {consolidation=Consolidation|Group consolidation|Financial consolidation|Consolidated accounts} in {SAP BPC=SAP BPC|SAP Business Planning and Consolidation|SAP}, {intercompany reconciliations=Intercompany reconciliation|Intercompany reconciliations|Reconciliation|Intercompany}.", "{Margin analysis=Margin analysis|Profitability analysis|Gross margin analysis|Product profitability} by product line (ropes, paints, safety gear).", "{Month-end close=Month-end close|Month-end closing|Month end close|Month-end|Closing} by day four, {flash report=Flash reporting|Flash reports|Flash report|Management reporting} by day two.", "[[Uncovered S$640k of unbilled freight in the first quarter.]]"], promoted: true },
        { title: "Audit Associate", company: "Tan Koh & Partners PAC", place: "Robinson Road, Singapore", dates: "Aug '18 – Mar '21", from: "2018-08", to: "2021-03", points: ["{Statutory audits=Statutory audit|Statutory audits|External audit|Audit|Auditing|Financial audit} of listed and private companies, among them a {!ship repair=Ship repair|Ship repairing} yard and two clinics.", "{Walkthroughs and tests of controls=Tests of controls|Test of controls|Internal controls|Internal control testing|Control testing|Walkthroughs|Controls testing|Internal control} for the revenue cycle; user rights in {!Oracle=Oracle|Oracle ERP|Oracle Financials|Oracle Database} were tested by our IT audit colleagues.", "Drafted {SFRS(I)=SFRS(I)|SFRS|IFRS|Singapore Financial Reporting Standards} disclosures."] },
      ],
    },
    { heading: "Know-how", groups: [["Standards", ["{IFRS 15=IFRS 15|IFRS}", "{IFRS 16=IFRS 16|IFRS}"]], ["Tools", ["{Excel=Microsoft Excel|Excel|MS Excel} ({INDEX-MATCH=INDEX-MATCH|INDEX MATCH|Index/Match|INDEX/MATCH}, {VBA=VBA|Excel VBA|Macros|Excel macros})", "{PowerPoint=Microsoft PowerPoint|PowerPoint|MS PowerPoint}"]], ["Next", ["{!Tableau} course booked for February"]]] },
    {
      heading: "Education",
      studies: [
        { degree: "Bachelor of Accountancy (Hons, Merit)", institution: "Nanyang Technological University", place: "Singapore", dates: "2014–2018", year: 2018 },
        { degree: "GCE 'A' Levels", institution: "Anderson Junior College", place: "Singapore", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Professional", certificates: ["{Chartered Accountant of Singapore=Chartered Accountant of Singapore|CA (Singapore)|CA Singapore|Chartered Accountant}, ISCA, 2021"] },
    { heading: "Languages", languages: ["{English}, {Mandarin=Mandarin|Chinese|Mandarin Chinese} (both native), {Bahasa Indonesia=Indonesian|Bahasa Indonesia|Bahasa} (working)"] },
    { heading: "Interests", text: ["Dragon boating (women's crew, Kallang), sourdough, mentoring girls at CHIJ."] },
  ],
  optional: ["Financial analysis", "Finance", "FP&A", "Accounting", "Financial reporting", "Reporting", "Stakeholder management", "Business partnering", "Leadership", "Team leadership", "Supervision", "Communication", "Presentation", "Cash flow", "Financial statements", "Data analysis", "Inventory costing", "Compliance", "Dashboards", "Process improvement", "Mentoring", "Coaching", "Group reporting", "Transfer pricing documentation", "Tax", "Inventory management", "Sampling", "Receivables circularisation", "Cost analysis", "Due diligence", "Disclosures", "Financial statement disclosures", "M&A", "Mergers and acquisitions", "Board reporting", "Power BI dashboards", "Hedging", "KPI reporting", "Stock counts", "Audit liaison", "Audit support", "Audit coordination"],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: [],
  files: ["company-dash", "latex-alta"],
};
