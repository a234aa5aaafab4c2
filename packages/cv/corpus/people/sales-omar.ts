import type { Person } from "../person.ts";

export const person: Person = {
  id: "sales-omar",
  family: "sales",
  country: "AE",
  languageCode: "en",
  name: "Omar Haddad",
  headline: "Key Account Manager",
  email: "omar.haddad@gulfpost.example",
  phone: "+971 50 662 1184",
  location: "Dubai, UAE",
  sections: [
    { heading: "Snapshot", text: ["Key accounts in building materials. Arabic-speaking, mobile, hungry."] },
    {
      heading: "Track Record",
      jobs: [
        { title: "Key Account Manager", company: "Falcon Ceramics Trading", place: "Dubai", dates: "10.2021 – today", from: "2021-10", to: null, points: ["[[Grew turnover with the top ten accounts from AED 8 million to AED 21 million.]]", "{Tender management=Tender management|Tendering|Bid management}, {price negotiation=Negotiation|Price negotiation}, {CRM=CRM|Customer relationship management} in {Salesforce}.", "[[?Won 14 hotel projects.]]"] },
        { title: "Sales Engineer", company: "Oasis Pumps LLC", place: "Sharjah", dates: "03.2019 – 01.2022", from: "2019-03", to: "2022-01", points: ["{Technical sales=Technical sales|Sales engineering} of {pumps=Pumps|Pump systems} to contractors."] },
        { title: "Sales Representative", company: "Levant Tools", place: "Amman", dates: "06.2016 – 12.2018", from: "2016-06", to: "2018-12", points: ["Territory of 60 hardware shops, {cold calling=Cold calling}."] },
      ],
    },
    { heading: "Toolbox", tags: ["{Key account management}", "{B2B sales}", "{Sales forecasting|Forecasting}", "{Salesforce}", "{~Persuasion}", "{~Networking}"] },
    { heading: "Education", studies: [{ degree: "BSc Mechanical Engineering", institution: "University of Jordan", dates: "2011 – 2016", year: 2016 }] },
    { heading: "Languages", languages: ["{Arabic} – mother tongue", "{English} – fluent", "{Hindi} – basic"] },
  ],
  optional: ["Account management", "Sales", "Territory management", "Mechanical engineering", "Business development", "Arabic", "Pumps"],
  totalYears: 10.3,
  level: "Expert",
  inconsistencies: [],
  files: ["sidebar-dark", "pipes@wkhtmltopdf", "label-column", "groff"],
};
