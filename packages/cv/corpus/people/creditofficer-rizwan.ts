import type { Person } from "../person.ts";

export const person: Person = {
  id: "creditofficer-rizwan",
  family: "banking",
  country: "LK",
  languageCode: "en",
  name: "M. Rizwan Cader",
  printedName: "M. RIZWAN CADER",
  headline: "Credit Officer",
  email: "rizwan.cader@lankapost.example",
  phone: "077 555 0164",
  location: "Katugastota, Kandy, Sri Lanka",
  sections: [
    { heading: "Personal Statement", text: ["A banker with nine years of service in one of the leading licensed commercial banks, having started at the counter and grown with the branch. I offer {~integrity=Integrity|Honesty}, local knowledge of the Central Province and a steady hand in {recoveries=Loan recovery|Recoveries|Debt recovery|Recovery|Debt collection|Credit recovery}."] },
    {
      heading: "Career History",
      jobs: [
        { title: "Credit Officer", company: "Hanthana Commercial Bank PLC", place: "Kandy City Branch", dates: "From 01.04.2022 to date", from: "2022-04", to: null, points: ["Evaluate SME and micro loans up to Rs. 5 million: {cash flow analysis=Cash flow analysis|Cash flow|Cashflow analysis}, {CRIB reports=CRIB reports|CRIB|Credit bureau reports|CRIB report|Credit checks}, inspection of the business place ({credit appraisal=Credit appraisal|Credit evaluation|Credit analysis|Loan appraisal|Credit assessment|Loan evaluation}).", "Present borrowers are in {!dairy farming=Dairy farming|Dairy}, {!carpentry=Carpentry|Woodworking} workshops, {!driving=Driving instruction|Driving|Driving lessons} schools and tea smallholdings.", "[[Reduced the branch's non-performing ratio from 8.4% to 4.9% between 2022 and 2025.]]", "Prepare {security documents=Security documentation|Security documents|Loan documentation|Mortgage documentation|Legal documentation}: mortgage bonds, guarantees, promissory notes.", "Monthly {arrears=Arrears management|Arrears|Arrears monitoring|Arrears reporting|Arrears follow-up} review with the regional office, for which I prepare the list.", "Guide two trainee banking assistants."] },
        { title: "Senior Banking Assistant", company: "Hanthana Commercial Bank PLC", place: "Kandy City Branch", dates: "01.07.2019 to 31.03.2022", from: "2019-07", to: "2022-03", points: ["{Opened current and savings accounts=Account opening|Opening accounts|Bank account opening|Customer onboarding} in line with {KYC=KYC|Know your customer|KYC procedures} and {AML=AML|Anti-money laundering|AML rules} rules.", "{Pawning advances=Pawning|Pawning advances|Pawn broking|Pawnbroking|Gold loans} including testing of gold articles.", "Head office IT carried out the {!core banking migration=Core banking migration|Data migration|Core banking} over two weekends; our branch only checked customer balances.", "[[Best branch staff member for new deposits in 2021 (Rs. 74 million).]]"], promoted: true },
        { title: "Banking Trainee", company: "Hanthana Commercial Bank PLC", place: "Matale Branch", dates: "02.10.2017 to 30.06.2019", from: "2017-10", to: "2019-06", points: ["{Teller counter=Teller operations|Teller|Bank teller|Teller duties|Cashiering|Teller work|Cash handling}, {cheque clearing=Cheque clearing|Cheque processing|Clearing}, {standing orders=Standing orders|Standing order processing} and foreign remittances."], promoted: true },
      ],
    },
    {
      heading: "Educational Qualifications",
      studies: [
        { degree: "Intermediate in Applied Banking and Finance (IABF)", institution: "Institute of Bankers of Sri Lanka", place: "Colombo", dates: "2021", year: 2021 },
        { degree: "G.C.E. (A/L) Commerce – 2As 1B", institution: "Zahira College", place: "Kandy", dates: "2016", year: 2016 },
        { degree: "G.C.E. (O/L)", institution: "Zahira College", place: "Kandy", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Extra-curricular activities", list: ["Captain of the bank's carrom team, 2023", "Secretary, Young Men's Muslim Association, Katugastota", "Gave talks on saving money to schoolchildren during Savings Week."] },
    { heading: "Language proficiency", languages: ["{Tamil} – mother tongue", "{Sinhala} – speak, read, write", "{English} – good"] },
    { heading: "Declaration", text: ["I do hereby certify that the above particulars are true and accurate. M. Rizwan Cader, 3rd November 2026."] },
  ],
  optional: ["Banking", "Lending", "Loan processing", "Customer service", "Cash management", "Risk assessment", "Credit risk", "Cross-selling", "Sales", "Client visits", "Communication", "Leadership", "Documentation", "Data entry", "Microsoft Office", "Retail banking", "SME lending", "Microfinance", "Deposit mobilisation", "Coaching", "Mentoring", "Financial statements", "Relationship management", "Collateral valuation", "Field visits", "Teamwork", "Compliance", "Training", "Financial literacy training", "Negotiation", "Public speaking", "Presentation", "Local knowledge", "Supervision", "Site inspection", "Business inspection", "NPL management", "Gold testing", "Gold appraisal", "Gold assaying", "Remittances", "Foreign remittances", "Remittance processing"],
  totalYears: 9.1,
  level: "Senior",
  inconsistencies: [],
  files: ["dot-leaders", "docx-south-asian@libreoffice"],
};
