import type { Person } from "../person.ts";

export const person: Person = {
  id: "vehicleapprentice-bradley",
  family: "automotive trade",
  country: "GB",
  languageCode: "en",
  name: "Bradley Oakes",
  email: "brad.oakes07@trentmail.example",
  phone: "07700 900 455",
  location: "Long Eaton, Nottingham",
  sections: [
    { heading: "About me", text: ["I am 19 and in the third year of my apprenticeship, I finish next summer and would like to stay in a independent garage because you get to do a bit of everything. I am not the best at writing but ask my boss about the work."] },
    {
      heading: "Jobs",
      jobs: [
        { title: "Apprentice Light Vehicle Technician", titleAlso: ["Apprentice Vehicle Technician", "Apprentice"], company: "Erewash Autos", place: "Long Eaton", dates: "sept 2024 to now", from: "2024-09", to: null, points: [
          "{servicing=Vehicle servicing|Servicing|Car servicing|Vehicle maintenance} all makes, {brakes=Brake repair|Brakes|Brake systems|Brake servicing}, {clutches=Clutch replacement|Clutches|Clutch repair}, {cambelts=Timing belt replacement|Cambelts|Cambelt replacement|Timing belts}, {exhausts=Exhaust fitting|Exhausts|Exhaust repair}",
          "help with MOT prep and do the {tyres=Tyre fitting|Tyres|Tyre changing|Wheel balancing} on my own",
          "been shown {diagnostics=Vehicle diagnostics|Diagnostics|Fault diagnosis|Diagnostic equipment} with the {Snap-on|Snap-on diagnostics|Snap on} machine, boss still does the {!hybrids=Hybrid vehicles|Hybrids}",
          "[[my comebacks went from 5 in the first year to 1 in the second]]",
        ] },
        { title: "Kitchen Porter", company: "The Barge Inn", place: "Sawley", dates: "june 2023 to aug 2024", from: "2023-06", to: "2024-08", points: ["weekends and then full time in the summers, pot wash, floors, some {?veg prep=Food preparation|Vegetable preparation}, did not burn anything"] },
      ],
    },
    { heading: "College and school", studies: [
      { degree: "Level 3 Motor Vehicle Service and Maintenance Technician", degreeAlso: ["Level 3 Motor Vehicle Service and Maintenance Technician (Light Vehicle)", "Level 3 Apprenticeship"], institution: "Derby College", dates: "due 2027", year: 2027 },
      { degree: "GCSEs", degreeAlso: ["8 GCSEs", "GCSE"], institution: "Wilsthorpe School", dates: "2023", year: 2023, points: ["8 of them, maths 5, english 4, {!food tech=Food technology|Food tech} 6, {!french=French} 3"] },
    ] },
    { heading: "Tickets", certificates: ["{F-Gas|F-Gas certificate|Air conditioning refrigerant handling} (car air con) 2025", "{First aid at work|First aid}, 2025", "{?Driving licence full=Driving licence|Full driving licence|Driving licence full}, since march 2025"] },
    { heading: "good at", tags: ["{~using my hands=Manual dexterity|Hands-on work|Practical skills}", "{MIG welding} (bit)", "{~turning up=Reliability|Punctuality|Attendance|Dependability}", "{~asking before I break it=Fast learner|Willingness to learn|Asking questions|Eagerness to learn}"] },
    { heading: "Not at work", text: ["{!Banger racing=Racing|Motorsport|Banger racing} at the weekend with my uncle, Forest, {!Xbox=Gaming}."] },
  ],
  optional: ["MOT preparation", "MOT", "Car maintenance", "Kitchen portering", "Cleaning", "Pot washing", "Air conditioning", "Car air conditioning", "Driving", "Welding", "Light vehicle maintenance", "Mechanical repair", "Vehicle inspection", "Refrigerant handling", "Air conditioning servicing", "Dish washing", "Car repair"],
  not: ["Forestry", "Writing", "Hybrid vehicle maintenance"],
  totalYears: 3.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["docx-plain", "no-headings"],
};
