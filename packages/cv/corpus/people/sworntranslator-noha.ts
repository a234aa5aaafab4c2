import type { Person } from "../person.ts";

export const person: Person = {
  id: "sworntranslator-noha",
  family: "translation",
  country: "EG",
  languageCode: "en",
  name: "Noha Abdel-Malek",
  printedName: "NOHA ABDEL-MALEK",
  headline: "Sworn Translator & Court Interpreter",
  email: "noha.abdelmalek@tarjama.example",
  phone: "+20 100 555 0162",
  location: "Alexandria, Egypt",
  sections: [
    { heading: "Preface", text: ["Nineteen years between two languages that read in opposite directions. I have rendered divorces, dredgers, olive presses and one murder. A court interpreter has no opinion; she has {~accuracy=Accuracy|Precision}, {~composure=Composure|Calm under pressure|Calmness} and a glass of water."] },
    {
      heading: "Practice",
      jobs: [
        { title: "Sworn Translator and Interpreter", company: "Freelance", companyAlso: ["Self-employed", "Freelance practice"], place: "Alexandria", dates: "January 2015 – present", from: "2015-01", to: null, points: ["{Consecutive=Consecutive interpreting|Consecutive interpretation|Consecutive} and {whispered interpreting=Whispered interpreting|Chuchotage|Whispered interpretation} before the Alexandria Economic Court and in 60 arbitrations at CRCICA.", "{Legal translation=Legal translation|Translating contracts|Contract translation} of charter parties, {powers of attorney=Powers of attorney|Power of attorney|Legal documents}, patents. Recent patents dealt with {!blockchain=Blockchain} ledgers and something called {!Kubernetes}, of which I understood every word and nothing else.", "{Sight translation} of police records. {Termbases=Terminology management|Termbases|Terminology|Termbase management|Terminology databases} of 14,000 entries, built in {MultiTerm=SDL MultiTerm|MultiTerm|Trados MultiTerm}.", "{memoQ}, {Trados Studio=Trados Studio|SDL Trados Studio|Trados|SDL Trados}.", "[[In 2024 delivered 1.1 million words without a single late file.]]"] },
        { title: "In-house Translator", company: "Mariout Law Offices", place: "Alexandria", dates: "March 2010 – December 2014", from: "2010-03", to: "2014-12", points: ["English–Arabic contracts, memoranda, court pleadings; {revision=Revision|Bilingual revision|Translation revision|Editing} of two junior colleagues' work.", "[[Cut outside translation spending by 70% in two years.]]"] },
        { title: "Subtitler", company: "Nile Sat Media", place: "Cairo", dates: "September 2007 – February 2010", from: "2007-09", to: "2010-02", points: ["{Subtitling}, mostly football and talk shows: Real, {!Ajax}, Al Ahly; {time-coding=Time-coding|Timecoding|Spotting|Subtitle timing} in {EZTitles}."] },
      ],
    },
    {
      heading: "Studies",
      studies: [
        { degree: "MA in Legal Translation", institution: "The American University in Cairo", place: "Cairo", dates: "2014", year: 2014 },
        { degree: "BA in English Language and Literature", institution: "Alexandria University", place: "Alexandria", dates: "2007", year: 2007 },
      ],
    },
    { heading: "Oaths & Memberships", certificates: ["{Sworn Translator=Sworn Translator|Certified Sworn Translator}, Ministry of Justice, 2015", "{Diploma in Public Service Interpreting=Diploma in Public Service Interpreting|DPSI}, Chartered Institute of Linguists, 2017"] },
    { heading: "Tongues", languages: ["{Arabic} — mother tongue", "{English} — as a second skin", "{French} — C1", "{Italian} — passive"] },
  ],
  optional: ["Translation", "Interpreting", "Discretion", "Confidentiality", "Maritime law", "Contracts", "Proofreading", "Punctuality", "Research", "Mentoring", "Typing", "Arbitration", "Teaching", "Localisation", "Literature", "Reading", "Voice", "Quality assurance", "Quality control", "Project management", "Deadline management", "Glossary management", "Law", "Maritime terminology", "Legal terminology", "Shipping documents", "Court interpreting", "Dubbing", "Note-taking", "Public speaking", "Team leadership", "Technical translation", "Patents", "Commercial contracts", "Neutrality", "Charter parties", "Bills of lading"],
  totalYears: 19.2,
  level: "Expert",
  inconsistencies: [],
  files: ["company-dash", "docx-columns"],
};
