import type { Person } from "../person.ts";

export const person: Person = {
  id: "cosec-oshadi",
  family: "law",
  country: "LK",
  languageCode: "en",
  name: "Oshadi Nimthara Gamage",
  printedName: "Oshadi Nimthara Gamage (ACCS)",
  headline: "Company Secretarial Executive",
  email: "oshadi.gamage@nugemail.example",
  phone: "+94 76 555 9142",
  location: "Nugegoda, Sri Lanka",
  sections: [
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Company Secretarial Executive", company: "Sapphire Corporate Services", place: "Colombo 03", dates: "October 2024 – Present", from: "2024-10", to: null, points: [
          "Registers, {annual returns=Annual returns|Annual return filing|Statutory returns} and share transfers of 46 private companies, from {!tea=Tea|Tea production} to {!solar power=Solar energy|Solar power}, filed through {eROC}.",
          "[[Late filing penalties of the portfolio fell from LKR 1.9 million to LKR 120,000 in one year.]]",
          "Sit in at board meetings and write the {minutes=Minute taking|Minutes|Board minutes|Meeting minutes} before I go home.",
        ] },
        { title: "Company Secretarial Trainee", company: "Sapphire Corporate Services", place: "Colombo 03", dates: "July 2023 – September 2024", from: "2023-07", to: "2024-09", promoted: true, points: [
          "{?Company incorporation=Company incorporation|Company registration|Incorporation of companies|Incorporations|Company formation} forms, name searches, courier slips.",
        ] },
        { title: "Legal Intern", titleAlso: ["Intern"], company: "Chambers of R. D. Pathirana", companyAlso: ["Chambers of R.D. Pathirana"], place: "Hulftsdorp", dates: "January 2023 – March 2023", from: "2023-01", to: "2023-03", points: ["Carried files, copied {?pleadings=Pleadings|Legal drafting}, watched {!criminal=Criminal law|Criminal} trials from the back bench."] },
      ],
    },
    { heading: "Key Skills", list: [
      "{Company secretarial practice}",
      "{Companies Act|Companies Act No. 7 of 2007|Corporate law|Company law} No. 7 of 2007",
      "{Corporate governance}",
      "Drafting of {board resolutions|Drafting of board resolutions|Board resolutions drafting|Drafting board resolutions|Resolutions}",
      "{MS Word=Microsoft Word} and {Excel=Microsoft Excel}",
      "{~Confidentiality=Discretion|Confidentiality}",
      "{~Time management}",
    ] },
    {
      heading: "Education",
      studies: [
        { degree: "LL.B.", degreeAlso: ["LLB", "Bachelor of Laws"], institution: "The Open University of Sri Lanka", dates: "2019 – 2023", year: 2023 },
        { degree: "G.C.E. A/L (Commerce)", degreeAlso: ["G.C.E. A/L", "G.C.E. Advanced Level", "GCE A/L"], institution: "Anula Vidyalaya", dates: "2018", year: 2018, points: ["Accounting A, Business Studies A, Economics {!C}"] },
      ],
    },
    { heading: "Membership", certificates: ["{Associate of the Institute of Chartered Corporate Secretaries|ACCS|Associate, Institute of Chartered Corporate Secretaries|Chartered Corporate Secretary}, 2025"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Interests", text: ["{!Batik}, long train rides, {!netball=Netball} for the old girls."] },
    { heading: "Referees", list: ["Mrs. Thushari Wickrama, Director, Sapphire Corporate Services, 011 555 8203"] },
  ],
  optional: ["Company secretarial work", "Statutory registers", "Statutory compliance", "Regulatory compliance", "Compliance", "Share transfers", "Board meetings", "Board meeting support", "Drafting", "Filing", "File management", "Record keeping", "Commercial law", "Statutory filings", "Administration", "Legal research", "Meeting coordination", "Company law", "Share registers", "Document filing"],
  totalYears: 3.6,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["docs-serif", "docx-table"],
};
