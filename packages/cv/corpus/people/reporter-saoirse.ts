import type { Person } from "../person.ts";

export const person: Person = {
  id: "reporter-saoirse",
  family: "journalism",
  country: "IE",
  languageCode: "en",
  name: "Saoirse Ní Dhomhnaill",
  headline: "Court and county reporter",
  email: "saoirse@nidhomhnaill.example",
  emailLink: "e-mail",
  phone: "087 555 0134",
  location: "Ennis, Co. Clare",
  links: [["Portfolio", "https://saoirse.example/cuttings"]],
  sections: [
    {
      heading: "Bylines",
      jobs: [
        { title: "Court Reporter", company: "Shannonside Courier", place: "Ennis", dates: "Since Sept. 2022", from: "2022-09", to: null, points: ["District and Circuit Court, four days a week.", "[[A series on unpaid fines brought EUR 310,000 back to the county.]]"] },
        { title: "Freelance Reporter", titleAlso: ["Reporter"], company: "Self-employed", companyAlso: ["Freelance"], dates: "2016 – 2018", from: "2016", to: "2018", points: ["Radio pieces for two stations; the {!Go=Go} North magazine; weddings, when rent was due."] },
        { title: "Junior Reporter", company: "The Burren Echo", place: "Ennistymon", dates: "Feb. 2012 – June 2016", from: "2012-02", to: "2016-06", points: ["Hurling, harbours and {!council meetings=Meetings|Meeting management}; late {?subbing=Sub-editing|Subbing|Editing} on press night."] },
      ],
    },
    { heading: "Craft", tags: ["{Court reporting=Court reporting|Journalism}", "{Interviewing}", "{Shorthand|Teeline shorthand|Teeline} (110 wpm)", "{Fact-checking=Fact checking}", "{Audio editing|Sound editing}"] },
    { heading: "Schooling", studies: [{ degree: "BA in Journalism", institution: "University of Galway", dates: "2008 – 2011", year: 2011 }] },
    { heading: "Tongues", languages: ["{Irish|Gaeilge}, {English}"] },
    { heading: "Otherwise", text: ["Fiddle, sea {!swimming=Swimming}, a cat called {!Python}."] },
  ],
  optional: ["Radio", "Radio journalism", "Broadcasting", "News writing", "Media law", "Investigative journalism", "Sports reporting", "Freelancing"],
  not: ["Fines"],
  totalYears: 10.6,
  level: "Expert",
  inconsistencies: ["gap"],
  files: ["moderncv-banking", "two-columns@weasyprint"],
};
