import type { Person } from "../person.ts";

export const person: Person = {
  id: "quantity-nuwanthi",
  family: "construction",
  country: "LK",
  languageCode: "en",
  name: "Nuwanthi Abeywickrama",
  headline: "Quantity Surveyor",
  email: "n.abeywickrama@mailisland.example",
  phone: "+94 71 905 3381",
  location: "Kandy, Sri Lanka",
  sections: [
    { heading: "Summary", text: ["Quantity surveyor with experience on both the contractor's and the consultant's side in building and road projects. Returned to work in 2022 after two years at home with my daughter."] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Senior Quantity Surveyor", company: "Mahaweli Constructions (Pvt) Ltd", companyAlso: ["Mahaweli Constructions"], place: "Kandy", dates: "June 2024 – Present", from: "2024-06", to: null, points: [
          "Responsible for the {interim payment applications=Interim payments|Payment applications|Interim valuations|Payment certificates} and {final accounts=Final accounts|Final account|Final account preparation} of a twelve storey apartment building.",
          "Evaluate {variations=Variation orders} and prepare {extension of time claims=Claims preparation|Extension of time claims|EOT claims|Contract claims|Construction claims} under {FIDIC}.",
          "[[Settled the final account of the Peradeniya hostel project 4% under the budget.]]",
          "Guide three assistant quantity surveyors.",
        ] },
        { title: "Quantity Surveyor", company: "Mahaweli Constructions (Pvt) Ltd", companyAlso: ["Mahaweli Constructions"], place: "Kandy", dates: "May 2022 – May 2024", from: "2022-05", to: "2024-05", promoted: true, points: [
          "{Taking off quantities=Quantity takeoff|Taking off|Quantity surveying|Measurement} from drawings, {BOQ preparation=Bill of quantities}, {rate analysis|Rate build-up|Unit rate analysis}.",
          "Comparing {subcontractor quotations=Bid evaluation|Quotation comparison|Subcontractor management|Quotations|Subcontractor evaluation} and drawing up subcontract agreements.",
          "[[Saved LKR 14 million on aluminium and glazing by rebidding two packages.]]",
        ] },
        { title: "Assistant Quantity Surveyor", company: "Design & Cost Consultants", place: "Colombo", dates: "February 2017 – March 2020", from: "2017-02", to: "2020-03", points: [
          "Prepared {cost estimates=Cost estimation} and {tender documents=Tendering} for schools and a district hospital.",
          "Site measurements and checking of contractors' bills together with the {!structural engineers=Structural engineering|Structural engineers}.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{AutoCAD}", "{CostX}", "{PlanSwift}", "{MS Excel=Microsoft Excel}", "{MS Project=Microsoft Project}", "{Cost control}", "{Contract administration=Contract management}", "{~Negotiation}", "{~Attention to detail}"] },
    { heading: "Education", studies: [
      { degree: "BSc (Hons) in Quantity Surveying", degreeAlso: ["BSc in Quantity Surveying"], institution: "University of Moratuwa", dates: "2012 – 2016", year: 2016 },
    ] },
    { heading: "Memberships", certificates: ["{?Probationary Member of the Institute of Quantity Surveyors Sri Lanka (IQSSL)|IQSSL}"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, basic {Tamil}"] },
    { heading: "Referees", list: ["Eng. Ruwan Jayasekara, Project Manager, Mahaweli Constructions, 081 220 4417", "Ch. QS Malini Fonseka, Director, Design & Cost Consultants"] },
  ],
  optional: ["Quantity surveying", "Cost planning", "Cost management", "Building", "Construction", "Subcontracting", "Subcontract agreements", "Contract drafting", "Site measurement", "Team leadership", "Mentoring", "Supervision", "Leadership", "Valuation", "Quantity takeoff", "Contract law", "Subcontractor management", "Claims management", "Team management", "Bill checking", "Road construction", "Budgeting"],
  totalYears: 7.7,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "docx-table@libreoffice"],
};
