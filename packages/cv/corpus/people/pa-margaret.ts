import type { Person } from "../person.ts";

export const person: Person = {
  id: "pa-margaret",
  family: "office administration",
  country: "GB",
  languageCode: "en",
  name: "Margaret Swift",
  headline: "Executive Assistant",
  email: "margaret.swift@thamesmail.example",
  phone: "020 7946 0321",
  location: "London SE13",
  sections: [
    { heading: "Profile", text: ["PA to two chief executives and, for one strange summer, a lord mayor."] },
    {
      heading: "Career Summary",
      jobs: [
        { title: "Executive Assistant", company: "Greenwich Time Holdings", place: "London", dates: "Oct 2011 to date", from: "2011-10", to: null, points: ["{Diary management|Calendar management}, {board papers=Board papers|Board reporting|Board support}, {travel arrangements=Travel arrangements|Travel planning|Travel coordination}.", "[[Renegotiated hotel rates, which saves £38,000 a year.]]"] },
        { title: "PA to the Director", titleAlso: ["PA", "Personal Assistant to the Director"], company: "Jenkins Rail Engineering", place: "Reading", dates: "Jan 2002 to Sept 2011", from: "2002-01", to: "2011-09", points: ["{Minute taking|Minutes}, {audio typing=Audio typing}, {event management=Event management|Event planning|Events}."] },
        { title: "Secretary", company: "Borough of Lewisham", dates: "June 1996 to Dec 2001", from: "1996-06", to: "2001-12", points: ["{Shorthand} at 100 words a minute."] },
      ],
    },
    { heading: "Skills", list: ["{Microsoft Office}, {Microsoft Teams|Teams}, {Concur|SAP Concur}", "{Expense management|Expense reports|Expenses}", "{~Discretion|Confidentiality}", "{~Calm} in small crises"] },
    { heading: "Education", studies: [{ degree: "RSA Diploma in Secretarial Procedures", institution: "Lewisham College", dates: "1995 – 1996", year: 1996 }] },
    { heading: "Languages", languages: ["{English}, {French} (good)"] },
    { heading: "Interests", text: ["{!Go} and chess, {!spring=Spring} bulbs, {!Latin} hymns"] },
  ],
  not: ["Swift", "Jenkins", "COBOL", "Perl"],
  optional: ["Administration", "Negotiation", "Office administration", "Executive support", "Secretarial", "Cost savings", "Personal assistance", "Calm", "Typing"],
  totalYears: 30.4,
  level: "Expert",
  inconsistencies: [],
  files: ["classic", "docx-tracked@libreoffice-docx"],
};
