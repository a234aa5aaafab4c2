import type { Person } from "../person.ts";

export const person: Person = {
  id: "mechanical-ivan",
  family: "mechanical engineering",
  country: "BG",
  languageCode: "en",
  name: "Ivan Stoyanov Petkov",
  headline: "Mechanical Design Engineer",
  email: "ivan.petkov@balkanbox.example",
  phone: "+359 88 412 7703",
  location: "Plovdiv, Bulgaria",
  sections: [
    { heading: "Summary", text: ["Design engineer for packaging machines and conveyors. Eight years at the drawing board."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Mechanical Design Engineer", company: "Trakia Pack", place: "Plovdiv", dates: "March 2020 – Present", from: "2020-03", to: null, points: ["{CATIA|CATIA V5} and {SolidWorks} models, {FEA=Finite element analysis|FEA|FEM}, {GD&T=GD&T|Geometric dimensioning and tolerancing}.", "[[Changeover time of the carton line cut from 50 to 12 minutes.]]"] },
        { title: "CNC Programmer", company: "Maritsa Tools", place: "Plovdiv", dates: "May 2018 – September 2021", from: "2018-05", to: "2021-09", points: ["Full time, three shifts: {CAM programming=CAM|CAM programming} in {Mastercam}, {milling=Milling|CNC milling}."] },
      ],
    },
    { heading: "Skills", tags: ["{3D printing|Additive manufacturing}", "{Sheet metal design|Sheet metal}", "{Pneumatics}", "{PDM|Product data management}", "{~Precision}"] },
    { heading: "Education", studies: [{ degree: "MSc in Mechanical Engineering", institution: "Technical University of Sofia", dates: "2012 – 2018", year: 2018 }] },
    { heading: "Languages", languages: ["{Bulgarian}, {English}, {Russian} (reading)"] },
  ],
  optional: ["Mechanical engineering", "Mechanical design", "CNC programming", "Design engineering", "Machine design", "CAD", "Product design", "CNC", "SMED", "CNC machining"],
  totalYears: 8.5,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["pipes", "docx-plain@libreoffice-docx", "jsonresume-spartan"],
};
