import type { Person } from "../person.ts";

export const person: Person = {
  id: "mechanical-yashveer",
  family: "mechanical engineering",
  country: "MU",
  languageCode: "en",
  name: "Yashveer Ramdhony",
  headline: "Mechanical Engineer",
  email: "yashveer.ramdhony@islandmail.example",
  phone: "+230 5555 0148",
  location: "Quatre Bornes, Mauritius",
  sections: [
    {
      heading: "Positions",
      jobs: [
        { title: "Mechanical Design Engineer", titleAlso: ["Design Engineer"], company: "Trou d'Eau Pumps Ltd", companyAlso: ["Trou d'Eau Pumps"], place: "Phoenix", dates: "Jun 2020 – Present", from: "2020-06", to: null, points: ["Pump housings and base frames in {SolidWorks}; stress checks in {ANSYS|Ansys Mechanical}.", "[[Took 18% of the weight off the P40 frame at the same stiffness.]]", "Drawings for the foundry, {tolerances=GD&T|Tolerances|Tolerancing|Geometric tolerancing} included; two visits a month to see why they ask."] },
        { title: "Maintenance Engineer", company: "Belle Rive Sugar Mill", place: "Flacq", dates: "Jan 2018 – Dec 2022", from: "2018-01", to: "2022-12", points: ["{Preventive maintenance} plan for the {!mills=Milling}, conveyors and {?boilers=Boiler maintenance|Boilers|Boiler operation|Steam boilers}; nine fitters in crop season."] },
      ],
    },
    { heading: "Technical skills", tags: ["{SolidWorks}", "{AutoCAD}", "{Finite element analysis}", "{GD&T}", "{Pump selection=Pump selection|Pumps|Pump systems|Pump design|Centrifugal pumps|Pump sizing}", "{Root cause analysis|RCA}", "{MATLAB}"] },
    {
      heading: "Education",
      studies: [
        { degree: "BEng (Hons) Mechanical Engineering", degreeAlso: ["BEng Mechanical Engineering", "BEng (Hons) in Mechanical Engineering"], institution: "University of Mauritius", dates: "2013 – 2017", year: 2017 },
        { degree: "Higher School Certificate", degreeAlso: ["HSC"], institution: "Collège du Plateau", place: "Curepipe", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Registration", certificates: ["{Registered Professional Engineer|Professional Engineer}, Council of Registered Professional Engineers, 2021"] },
    { heading: "Languages", languages: ["{English}, {French}, {Creole=Mauritian Creole|Creole}"] },
    { heading: "Leisure", text: ["{!Kitesurfing}, and an old Mini whose {!gears=Gears|Gear design} I will understand one day."] },
  ],
  optional: ["Maintenance management", "Maintenance planning", "Team leadership", "Team supervision", "Conveyors", "Conveyor systems", "Conveyor maintenance", "Stress analysis", "Structural analysis", "Technical drawing", "3D modelling", "Casting", "Casting design", "Product design", "Weight reduction", "Weight optimisation", "Design optimisation", "Engineering design", "Maintenance", "Machine maintenance"],
  not: ["Sugar"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["timeline", "moderncv-classic"],
};
