import type { Person } from "../person.ts";

export const person: Person = {
  id: "welder-kwabena",
  family: "metal trade",
  country: "GH",
  languageCode: "en",
  name: "Kwabena Owusu-Ansah",
  headline: "Welder and Fabricator",
  email: "kwabena.owusu@exampleworks.example",
  phone: "+233 24 719 0356",
  location: "Takoradi, Ghana",
  sections: [
    { heading: "Summary", text: ["Welder with a clean hand on thin plate and a good eye for drawings."] },
    {
      heading: "Work history",
      jobs: [
        { title: "Welder Fabricator", titleAlso: ["Welder and Fabricator"], company: "Sekondi Marine Works", place: "Takoradi", dates: "2019 – Present", from: "2019", to: null, points: ["{Stick=Arc welding|Stick welding|Stick|SMAW|MMA welding|MMA|Manual metal arc welding|Shielded metal arc welding} and {MIG=MIG welding} welding of water {!tanks=Tanks}, ladders and {!deck=Deck} plates.", "[[Rework after inspection fell from 9% to 2%.]]", "Check gas bottles and hoses every morning; {?train=Training and development|Training|Apprentice training|Mentoring|Training apprentices} two apprentices."] },
        { title: "Trainee Welder", company: "Ankobra Engineering", place: "Tarkwa", dates: "2016 – 2019", from: "2016", to: "2019", points: ["{?Cutting=Metal cutting|Cutting}, {grinding=Grinding} and {?painting=Painting|Spray painting} of steel frames."] },
      ],
    },
    { heading: "Skills", tags: ["{MIG welding}", "{Arc welding}", "{Flame cutting|Gas cutting}", "{Metal fabrication|Fabrication|Steel fabrication}", "{Grinding}", "{Reading drawings=Technical drawing|Reading drawings|Blueprint reading|Drawing reading}", "{Workplace safety=Occupational safety|Workplace safety|Safety}", "{~Reliability}", "{~Punctuality}"] },
    { heading: "Certificates", certificates: ["{NVTI Certificate in Welding and Fabrication|NVTI Certificate|NVTI Certificate II in Welding and Fabrication}, 2018"] },
    { heading: "Education", studies: [{ degree: "West African Senior School Certificate", degreeAlso: ["WASSCE"], institution: "Fijai Senior High School", place: "Sekondi", dates: "2015", year: 2015 }] },
    { heading: "Languages", languages: ["{English}, {Twi}, {Fante}"] },
    { heading: "Referee", list: ["Mr. J. Quaye, Sekondi Marine Works, quaye@sekondimarine.example, 031 204 5578"] },
  ],
  not: ["Marine"],
  optional: ["Welding", "Steel fabrication", "Steel work", "Steelwork", "Metalworking", "Supervision", "Equipment inspection", "Safety checks", "Time management", "Quality control"],
  totalYears: 10.3,
  level: "Expert",
  inconsistencies: [],
  files: ["classic@weasyprint", "docx-textbox"],
};
