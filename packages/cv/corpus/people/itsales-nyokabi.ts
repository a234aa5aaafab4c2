import type { Person } from "../person.ts";

export const person: Person = {
  id: "itsales-nyokabi",
  family: "sales",
  country: "KE",
  languageCode: "en",
  name: "Mercy Nyokabi Kamau",
  headline: "Account Manager, Enterprise Technology",
  email: "mercy@nairobibox.example",
  phone: "+254 722 555 631",
  location: "Nairobi",
  links: [["linkedin.com/in/mercynyokabi", "https://linkedin.example/in/mercynyokabi"]],
  sections: [
    { heading: "Profile", text: ["Account manager in enterprise IT with more than six years of quota. Used to long sales cycles with banks, saccos and county governments."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Account Manager", company: "Savannah Cloud Distributors", place: "Nairobi", dates: "July 2022 – Present", from: "2022-07", to: null, points: [
          "Carry a portfolio of {!SAP}, {!Oracle|Oracle Database} and {!VMware} licences for 34 banks and saccos: {key account management=Key account management|Account management}, {renewals=Renewal management|Renewals|Contract renewals|Licence renewals|License renewals}, {contract negotiation=Contract negotiation|Negotiating contracts}.",
          "[[Grew the portfolio from USD 1.1 million to USD 2.6 million in three years.]]",
          "The demo of {!Kubernetes} or {!cybersecurity=Cybersecurity|Information security} is given by our presales engineers; I bring the right people into the room and write the {proposal=Proposal writing|Proposals|Writing proposals}.",
          "Moved the team's pipeline out of forty spreadsheets into {HubSpot} and trained everyone to use it.",
          "[[Renewal rate of my accounts: 96% in 2025, team average 81%.]]",
        ] },
        { title: "Sales Representative", company: "Access Point Business Machines", place: "Nakuru", dates: "May 2020 – June 2022", from: "2020-05", to: "2022-06", points: [
          "{Cold calling}, {tenders of counties=Tendering|Tenders|Tender management|Public tenders|Government tenders}, copiers and {!payroll=Payroll|Payroll software} software to schools and clinics.",
          "[[Won 11 county tenders out of 19.]]",
          "Built up {referral sales=Referral selling|Referral sales|Referral marketing|Referrals} by asking the {!accountants=Accounting} of my customers for an introduction.",
        ] },
      ],
    },
    { heading: "Strengths", list: ["{B2B sales}", "{Sales forecasting}", "{Market research}", "{Sales presentations|Presentation skills|Sales presentation}", "{Stakeholder management}", "{Excel=Microsoft Excel} and {PowerPoint=Microsoft PowerPoint}", "{~Negotiation}", "{~Resilience}"] },
    { heading: "Education", studies: [{ degree: "Bachelor of Commerce, Marketing option", degreeAlso: ["Bachelor of Commerce", "BCom"], institution: "Egerton Hills University", place: "Njoro", dates: "2016 – 2020", year: 2020 }] },
    { heading: "Languages", languages: ["{English}, {Kiswahili=Swahili|Kiswahili}, {Kikuyu|Gikuyu}"] },
    { heading: "Referees", text: ["Brian Otieno, Head of {!Data Science=Data science}, Lake Basin Sacco, +254 733 555 019", "Jane Wairimu, Sales Director, Savannah Cloud Distributors, jane@savannahcloud.example"] },
  ],
  not: ["Microsoft Access"],
  optional: ["Sales", "CRM", "Sales pipeline management", "Pipeline management", "Solution selling", "Software sales", "Enterprise sales", "Licence management", "IT sales", "Technology sales", "Cloud sales", "Coaching", "Training", "User training", "Staff training", "Hospitality", "Marketing", "Prospecting", "Negotiation skills", "Data migration", "CRM implementation", "Customer retention", "Customer relationship management", "Relationship management", "Spreadsheets", "Telephone sales", "Telemarketing", "Public procurement", "Business-to-business sales", "Portfolio management", "Contract management", "Training and development", "Bidding", "Bid management", "Public sector sales", "CRM software", "License sales"],
  totalYears: 6.5,
  level: "Senior",
  inconsistencies: [],
  files: ["linkedin", "docx-header"],
};
