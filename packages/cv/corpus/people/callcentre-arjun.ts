import type { Person } from "../person.ts";

export const person: Person = {
  id: "callcentre-arjun",
  family: "customer support",
  country: "IN",
  languageCode: "en",
  name: "Arjun Malhotra",
  headline: "Team Leader, Customer Support",
  email: "arjun.malhotra@ncrbox.example",
  phone: "+91-99104-88273",
  location: "Noida, India",
  sections: [
    { heading: "CAREER SNAPSHOT", text: ["Voice and chat support for a British bank and an airline. 12 years of experience in BPO."] },
    {
      heading: "PROFESSIONAL EXPERIENCE",
      jobs: [
        { title: "Team Leader", company: "Yamuna Contact Services", place: "Noida", dates: "Apr 2022 - Till Date", from: "2022-04", to: null, points: ["18 agents: {coaching=Coaching|Agent coaching}, {call monitoring=Call monitoring|Call quality monitoring|Quality monitoring}, rosters in {Genesys}.", "[[CSAT lifted from 71% to 86% in three quarters.]]"] },
        { title: "Customer Care Executive", company: "Yamuna Contact Services", dates: "Dec 2019 - Mar 2022", from: "2019-12", to: "2022-03", promoted: true, points: ["{Complaint handling|Complaints handling|Complaint resolution}, {Zendesk}, {refunds=Refund processing|Refunds}."] },
      ],
    },
    { heading: "KEY SKILLS", tags: ["{Customer service}", "{Escalation management|Escalation handling}", "{KPI reporting|KPI tracking|Reporting}", "{MS Excel=Microsoft Excel}", "{~Active listening}", "{~Communication}"] },
    { heading: "ACADEMICS", studies: [{ degree: "B.A. (Hons) English", degreeAlso: ["BA English", "B.A. English", "B.A. (Hons)"], institution: "University of Delhi", dates: "2016 - 2019", year: 2019 }] },
    { heading: "LANGUAGES", languages: ["{Hindi}, {English}, {Punjabi}"] },
    { heading: "DECLARATION", text: ["I solemnly declare that all the statements are correct. Place: Noida"] },
  ],
  optional: ["Call centre operations", "Team leadership", "Team management", "Live chat", "Customer satisfaction", "Workforce management", "Chat support", "Banking", "Call center operations"],
  totalYears: 6.9,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["sidebar-right", "docx-plain", "compact@wkhtmltopdf"],
};
