import type { Person } from "../person.ts";

export const person: Person = {
  id: "roadengineer-tesfaye",
  family: "civil engineering",
  country: "ET",
  languageCode: "en",
  name: "Tesfaye Worku Gebremariam",
  headline: "Highway Engineer",
  email: "tesfaye.worku@examplesite.example",
  phone: "+251 911 730 684",
  location: "Hawassa, Ethiopia",
  sections: [
    { heading: "Professional record", jobs: [
      { title: "Highway Engineer", company: "Abaya Lake Contractors", place: "Hawassa", dates: "2020 – Present", from: "2020", to: null, points: [
        "Alignment and {?cross sections=Cross sections|Cross section design} in {Civil 3D|AutoCAD Civil 3D|Autodesk Civil 3D}; {!access=Microsoft Access|Access} roads to three quarries.",
        "[[Rework on embankments dropped from 9% to 2% of the volume.]]",
        "Density and CBR tests read together with the laboratory.",
        "Monthly {?progress reports=Progress reporting|Progress reports|Report writing} to the client.",
      ] },
      { title: "Site Engineer", company: "Abaya Lake Contractors", place: "Arba Minch", dates: "2017 – 2020", from: "2017", to: "2020", points: ["Setting out with the {total station=Total station|Total stations}; 14 km of {!gravel=Gravel} road."] },
    ] },
    { heading: "Skills", tags: ["{Road design|Highway design}", "{Pavement design}", "{Surveying}", "{AutoCAD}", "{Quality control}", "{~Team player=Teamwork}"] },
    { heading: "Education", studies: [{ degree: "BSc in Civil Engineering", degreeAlso: ["BSc Civil Engineering"], institution: "Hawassa University", dates: "2016", year: 2016 }] },
    { heading: "Languages", languages: ["{Amharic}, {Sidama|Sidaama|Sidamo}, {English}"] },
  ],
  optional: ["Setting out", "Soil testing", "CBR testing", "CBR tests", "Density testing", "Field density tests", "Earthworks", "Material testing", "Geometric design", "Road alignment"],
  not: ["Lake"],
  totalYears: 9.3,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-right", "europasscv"],
};
