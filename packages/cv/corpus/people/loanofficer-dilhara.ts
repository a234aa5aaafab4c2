import type { Person } from "../person.ts";

export const person: Person = {
  id: "loanofficer-dilhara",
  family: "banking",
  country: "LK",
  languageCode: "en",
  name: "Dilhara Senanayake",
  headline: "Credit Officer",
  email: "dilhara.senanayake@exampleledger.example",
  phone: "041 222 7084",
  location: "Matara, Sri Lanka",
  sections: [
    { heading: "Objective", text: ["To run a credit unit in the south, where I know the roads and the harvests."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Credit Officer", company: "Ruhuna Finance PLC", companyAlso: ["Ruhuna Finance"], place: "Matara", dates: "Apr 2022 – Present", from: "2022-04", to: null, points: [
          "Appraise {leases=Leasing|Leases|Lease appraisal} for {!tractors=Tractors|Tractor operation}, three-wheelers and {!fishing=Fishing} boats.",
          "[[Arrears above 90 days in my book came down from 8.4% to 4.9%.]]",
          "A {!swift=Swift} answer, yes or no, within two days.",
        ] },
        { title: "Banking Assistant", company: "Galle Savings Bank", place: "Galle", dates: "Jun 2018 – Mar 2022", from: "2018-06", to: "2022-03", points: [
          "{?Pawning|Pawn broking} counter, savings accounts and loan files for {!cinnamon=Cinnamon} growers.",
        ] },
      ],
    },
    { heading: "Skills", list: ["{Credit appraisal=Credit analysis|Credit appraisal}", "{Loan recovery}", "{KYC}", "{Microsoft Excel}", "{~Negotiation}", "{~Integrity}"] },
    { heading: "Certificates", certificates: ["{Certificate in Banking and Finance|CBF}, Institute of Bankers of Sri Lanka"] },
    { heading: "Education", studies: [{ degree: "BBA in Finance", institution: "University of Ruhuna", dates: "2014 – 2018", year: 2018 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {Tamil}"] },
    { heading: "Referees", text: ["Mrs. K. Abeywickrama, Manager, Galle Savings Bank, 091 223 4456"] },
  ],
  optional: ["Savings accounts", "Account opening", "Loan processing", "Loan documentation", "Credit assessment", "Credit control", "Arrears management", "Customer relations", "Loan administration", "Lending", "Vehicle leasing", "Teller operations", "Pawning", "Loans", "Credit"],
  totalYears: 8.4,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "docx-tabs@libreoffice-docx"],
};
