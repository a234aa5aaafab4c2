import type { Person } from "../person.ts";

export const person: Person = {
  id: "software-dulaj",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Dulaj W. M. Senanayake",
  headline: "PHP developer",
  email: "dulaj.senanayake@gampost.example",
  phone: "+94 (0)71 445 90 12",
  location: "Kurunegala, Sri Lanka",
  links: [["github.com/dulaj-codes", "https://github.example/dulaj-codes"]],
  sections: [
    {
      heading: "Where I've been",
      jobs: [
        { title: "Software Engineer", company: "Pixel Paddy (Pvt) Ltd", place: "Kandy", dates: "3/24 to date", from: "2024-03", to: null, points: ["Ordering system for 60 village shops in {Laravel} and {Vue.js=Vue}; I write the {PHPUnit} tests first.", "[[The nightly stock import went from 50 minutes to 6.]]", "We {!go=Go} live every Thursday, never on a poya day."] },
        { title: "Trainee Software Engineer", company: "Pixel Paddy (Pvt) Ltd", place: "Kandy", dates: "9/23 to 2/24", from: "2023-09", to: "2024-02", promoted: true, points: ["{?Bug fixing=Debugging|Bug fixing} in the plug-in for {!Swift} Parcels, our courier."] },
      ],
    },
    { heading: "Toolbox", tags: ["{PHP}", "{Laravel}", "{Vue.js=Vue}", "{MySQL}", "{Git}", "{Docker} (basics)", "{~Team player=Teamwork}"] },
    {
      heading: "Learned at",
      studies: [
        { degree: "BSc (Hons) in Computing and Information Systems", degreeAlso: ["BSc (Hons) Computing and Information Systems", "BSc in Computing and Information Systems"], institution: "Sabaragamuwa University of Sri Lanka", dates: "2019 - 2023", year: 2023 },
      ],
    },
    { heading: "Languages", languages: ["{Sinhala}", "{English}", "{Tamil}, a little"] },
    { heading: "Referee", text: ["Ms. {!Ruby} Fernando, Head of Delivery, Pixel Paddy, 077 600 1188, ruby.fernando@pixelpaddy.example"] },
  ],
  optional: ["Testing", "Unit testing", "Test-driven development", "TDD", "E-commerce", "Databases", "SQL"],
  not: ["COBOL", "Perl"],
  totalYears: 3.2,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["title-at", "docx-tracked"],
};
