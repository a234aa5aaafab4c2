import type { Person } from "../person.ts";

export const person: Person = {
  id: "paralegal-shelagh",
  family: "law",
  country: "CA",
  languageCode: "en",
  name: "Shelagh Furlong",
  headline: "Family law paralegal",
  email: "shelagh.furlong@narrowsmail.example",
  phone: "+1 709 555 0138",
  location: "St. John's, Newfoundland",
  sections: [
    {
      heading: "Present position",
      jobs: [
        {
          title: "Paralegal",
          company: "Signal Cove Law Office",
          place: "St. John's",
          dates: "since May 2023",
          from: "2023-05",
          to: null,
          about:
            "Three {family law=Family law|Family practice} lawyers depend on me to know what is due and when. I do the {drafting of affidavits=Affidavit drafting|Affidavits|Legal drafting|Drafting affidavits} and financial statements, put together the {disclosure=Disclosure|Document disclosure|Financial disclosure} binders, enter every limitation date in {Clio} and send the court its papers by {e-filing=E-filing}. New clients see me first: the {intake=Client intake|Client interviews|Intake} takes an hour, a box of tissues and a list of bank accounts. [[A backlog of 140 files that nobody had closed was gone within seven months.]] The lawyers do the {!mediation=Mediation} and the advocacy; I book the room and make the coffee. A vendor came to show us {!Relativity}, for which none of our files is big enough.",
        },
      ],
    },
    {
      heading: "Before that",
      jobs: [
        {
          title: "Legal Assistant",
          company: "Rodgers & Penney",
          place: "Mount Pearl",
          dates: "February 2021 to April 2023",
          from: "2021-02",
          to: "2023-04",
          about:
            "A two-lawyer office that bought and sold houses for half of the town. I did the {title searches=Title searches|Title search|Title searching} at the registry, typed from {dictation=Dictation|Transcription|Dictaphone typing|Audio typing}, kept the {trust ledger=Trust accounting|Trust accounts|Trust ledger} until the bookkeeper took it over, and wrote the reporting letters in {Word=Microsoft Word}. The litigation file in the corner cupboard was Mr. Penney's and I never opened it. On Fridays the courier brought an {!express=Express} envelope that had always been wanted on Thursday.",
        },
      ],
    },
    {
      heading: "How I work",
      text: [
        "I am {~discreet=Discretion}, because everybody here is somebody's cousin, and I like {~deadlines=Time management|Meeting deadlines} better than most people do. I speak to clients in plain words and leave {?legal research=Legal research} to those who are paid for it, unless one of the articling students is away.",
      ],
    },
    {
      heading: "Schooling",
      studies: [
        {
          degree: "Diploma in Paralegal Studies",
          institution: "Avalon College of Business and Law",
          place: "St. John's",
          dates: "2018 to 2020",
          year: 2020,
        },
      ],
    },
    { heading: "Languages", languages: ["{English}, and {French} enough for a form"] },
    {
      heading: "Outside",
      text: ["I row in the regatta, knit, and sing alto with a choir that tours as far as Gander."],
    },
  ],
  optional: [
    "Conveyancing",
    "Real estate law",
    "Property law",
    "Court filing",
    "Document preparation",
    "Deadline management",
    "Docketing",
    "Calendar management",
    "Financial statements",
    "Communication",
    "Client communication",
    "Plain language",
    "Customer service",
    "Case management",
    "File management",
    "Legal assistance",
    "Correspondence",
    "Organisation",
    "Typing",
  ],
  not: ["Litigation", "Choir", "Bookkeeping", "Knitting"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["latex-article", "docx-letterhead@libreoffice"],
};
