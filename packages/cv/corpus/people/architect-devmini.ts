import type { Person } from "../person.ts";

export const person: Person = {
  id: "architect-devmini",
  family: "architecture",
  country: "LK",
  languageCode: "en",
  name: "Devmini Rathnasiri",
  headline: "Graduate Architect",
  email: "devmini@rathnasiri-draws.example",
  phone: "+94 76 552 0394",
  location: "Rajagiriya, Sri Lanka",
  links: [["Portfolio", "https://portfolio.example/devmini"]],
  sections: [
    {
      heading: "Practice",
      jobs: [
        { title: "Graduate Architect", company: "Studio Nil Manel", place: "Colombo 07", dates: "January 2025 – present", from: "2025-01", to: null, points: [
          "Working drawings in {Revit} for a four-storey clinic and two houses on slopes.",
          "Shade roofs for the elephant and {!rhino=Rhino|Rhinoceros 3D|Rhinoceros} enclosures of the zoo, from sketch to {?council approval=Planning approvals|Council approval|Building permits|Planning permission|Local authority approvals}.",
          "[[Brought the clinic's tender set out nine days before the date.]]",
          "On site every Wednesday with boots and a list.",
        ] },
        { title: "Trainee Architectural Assistant", titleAlso: ["Architectural Assistant"], company: "Ruwan Vue Design Associates", place: "Battaramulla", dates: "March 2022 – February 2023", from: "2022-03", to: "2023-02", points: ["Measured an old {?walauwa=Building surveys|Measured survey|Measured surveys|Building survey} room by room and drew it in {AutoCAD}.", "Cardboard {?models=Model making|Architectural models|Physical models} for three competitions.", "[[Second prize out of 74 entries for a bus shelter in Jaffna.]]"] },
      ],
    },
    { heading: "Studies", studies: [
      { degree: "Master of Architecture", degreeAlso: ["MArch", "M.Arch"], institution: "University of Moratuwa", dates: "2023 – 2024", year: 2024, points: ["Thesis on rain, verandas and {?passive cooling=Passive cooling|Passive design|Climate-responsive design}"] },
      { degree: "Bachelor of Architecture", degreeAlso: ["BArch", "B.Arch"], institution: "University of Moratuwa", dates: "2017 – 2022", year: 2022 },
    ] },
    { heading: "Software and skills", tags: ["{AutoCAD}", "{Revit}", "{SketchUp}", "{Lumion}", "{Adobe Photoshop}", "{Adobe InDesign}", "{Hand sketching=Hand sketching|Sketching|Freehand sketching|Freehand drawing|Hand drawing}", "{Construction detailing=Construction detailing|Detailing|Architectural detailing|Construction details}", "{~Creativity}", "{~Patience}"] },
    { heading: "Credentials", certificates: ["{LEED Green Associate=LEED Green Associate|LEED}, 2025", "{SLIA Part II=SLIA Part II|Sri Lanka Institute of Architects Part II|SLIA Part 2} examination passed"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {French} (B1)"] },
    { heading: "Other", text: ["Plays the {!sitar=Sitar|Music} badly and in tune"] },
  ],
  optional: ["Architecture", "Architectural design", "Working drawings", "Construction drawings", "Construction documents", "Technical drawing", "BIM", "Site supervision", "Site visits", "Tender documents", "Tendering", "Sustainable design", "Research", "Competition design", "Architectural competitions", "Building documentation", "3D modelling", "Rendering", "Concept design", "Green building", "Heritage documentation", "Healthcare architecture", "Residential design", "Design", "Site inspection", "Roof design", "LEED", "Competitions"],
  not: ["Vue", "Zoo"],
  totalYears: 2.8,
  level: "Junior",
  inconsistencies: [],
  files: ["margin-headings", "pandoc-docx"],
};
