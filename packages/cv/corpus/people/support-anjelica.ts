import type { Person } from "../person.ts";

export const person: Person = {
  id: "support-anjelica",
  family: "customer support",
  country: "PH",
  languageCode: "en",
  name: "Ma. Anjelica Dela Cruz",
  headline: "Customer Support Specialist",
  email: "anjelica.dc@cebumail.example",
  phone: "0917 555 0182",
  location: "Cebu City",
  sections: [
    {
      heading: "Headsets worn",
      jobs: [
        { title: "Support Team Lead", company: "Island Connect BPO", place: "Cebu City", dates: "Jul '24 – now", from: "2024-07", to: null, points: ["[[First-call resolution rose from 68% to 81% on my team.]]", "Night shift for a Canadian shoe shop; {?coaching=Coaching|Mentoring} of eight agents."] },
        { title: "Chat Support Agent", company: "Island Connect BPO", place: "Cebu City", dates: "Mar '22 – Jun '24", from: "2022-03", to: "2024-06", promoted: true, points: ["Three chats at once, 70 tickets a day in {Zendesk}."] },
        { title: "Ferry Ticket Clerk", company: "Bohol Fast Craft", place: "Tagbilaran", dates: "Nov '20 – Feb '22", from: "2020-11", to: "2022-02", points: ["{?Cash=Cash handling} count at the close of every trip."] },
      ],
    },
    { heading: "What I bring", tags: ["{Live chat=Live chat support|Live chat|Chat support}", "{Escalation handling|Escalation management|Escalations}", "{Order tracking}", "{Typing=Touch typing} (62 wpm)", "{~Patience}", "{~Empathy}"] },
    { heading: "Schooling", studies: [{ degree: "BS Tourism Management", degreeAlso: ["Bachelor of Science in Tourism Management", "BS in Tourism Management"], institution: "University of San Carlos", dates: "graduated with honours", year: null }] },
    { heading: "Languages", languages: ["{Cebuano} – native", "{Filipino|Tagalog} – native", "{English} – C1"] },
    { heading: "Character references", text: ["Mr. Jenkins Uy, Operations Manager, Island Connect, 032 555 0114"] },
  ],
  optional: ["Quality monitoring", "Team leadership", "Leadership", "Team leading", "Supervision", "Ticketing", "Shift work", "E-commerce support"],
  not: ["Jenkins", "Craft"],
  totalYears: 6,
  level: "Senior",
  levelAlso: ["Mid-Level"],
  inconsistencies: [],
  files: ["justified", "docx-textbox"],
};
