import type { Person } from "../person.ts";

export const person: Person = {
  id: "teamlead-rhodora",
  family: "customer support",
  country: "PH",
  languageCode: "en",
  name: "Rhodora Gallego",
  headline: "Contact Centre Team Leader",
  email: "rhodora.gallego@islandpost.example",
  phone: "+63 917 550 2286",
  location: "Iloilo City, Philippines",
  links: [["linkedin.com/in/rhodora-gallego-demo", "https://www.linkedin.com/in/rhodora-gallego-demo"]],
  sections: [
    {
      heading: "Summary",
      text: [
        "I came for one summer on the phones and stayed. Sixteen agents report to me now, most of them better on the phone than I was.",
      ],
    },
    {
      heading: "Experience",
      jobs: [
        {
          title: "Team Leader",
          company: "Bantayog Contact Solutions",
          place: "Iloilo City",
          dates: "July 2023 - Present",
          from: "2023-07",
          to: null,
          points: [
            "Sixteen agents for an Australian electricity retailer; a {~coaching=Coaching|Agent coaching|Team coaching} hour with each of them every fortnight.",
            "[[Average handle time down from 9:40 to 7:15 with satisfaction up from 84% to 91%.]]",
            "{Escalations=Escalation handling|Escalation management|Escalations} and refunds; queues in {Genesys Cloud|Genesys}. The workforce desk in Manila does the {!forecasting=Forecasting}.",
            "{!Salesforce} is on the client's roadmap; for now it is {Zendesk} and patience.",
          ],
        },
        {
          title: "Quality Analyst",
          company: "Bantayog Contact Solutions",
          place: "Iloilo City",
          dates: "March 2021 - June 2023",
          from: "2021-03",
          to: "2023-06",
          promoted: true,
          points: [
            "{Call monitoring|Call quality monitoring|Quality monitoring|Call listening|Call evaluation} and scoring, forty recordings a week, {calibration=Calibration sessions|Call calibration|Calibration} with the client on Thursdays.",
            "Scorecards rebuilt in {Google Sheets}.",
          ],
        },
        {
          title: "Customer Service Representative",
          company: "Panay Voice Services",
          place: "Iloilo City",
          dates: "May 2018 - February 2021",
          from: "2018-05",
          to: "2021-02",
          points: [
            "Inbound {billing questions=Billing enquiries|Billing support|Invoicing|Billing}, night shift; the {!meters=Metering} themselves were somebody else's business.",
          ],
        },
      ],
    },
    {
      heading: "Top Skills",
      tags: [
        "{~Team coaching=Coaching}",
        "{Call monitoring}",
        "{Escalation handling}",
        "{KPI reporting|KPI tracking|KPIs|KPI}",
        "{Genesys Cloud}",
        "{Zendesk}",
        "{~Active listening}",
        "{~Patience}",
      ],
    },
    {
      heading: "Education",
      studies: [
        {
          degree: "Bachelor of Science in Tourism Management",
          degreeAlso: ["BS in Tourism Management", "Bachelor of Science"],
          institution: "Western Panay State College",
          dates: "2014 - 2018",
          year: 2018,
        },
      ],
    },
    { heading: "Languages", languages: ["{Hiligaynon}", "{Filipino|Tagalog}", "{English}"] },
  ],
  optional: [
    "Team management",
    "Leadership",
    "Quality assurance",
    "Inbound calls",
    "Refunds",
    "Reporting",
    "Shift work",
    "Team leadership",
  ],
  not: ["Tourism", "Tourism management"],
  totalYears: 8.5,
  level: "Senior",
  inconsistencies: [],
  files: ["linkedin", "docx-header@libreoffice", "jsonresume-stackoverflow"],
};
