import type { Person } from "../person.ts";

export const person: Person = {
  id: "civil-mahela",
  family: "civil engineering",
  country: "LK",
  languageCode: "en",
  name: "Mahela Bandara Ekanayake",
  printedName: "Eng. Mahela Bandara Ekanayake",
  headline: "Civil Engineer (Irrigation and Roads)",
  email: "mahela.ekanayake@damsite.example",
  phone: "+94 66 555 2190",
  location: "Matale, Sri Lanka",
  labels: { contact: "Reach me", email: "E-mail", phone: "Phone", address: "Address" },
  sections: [
    {
      heading: "Sites",
      jobs: [
        { title: "Resident Engineer", company: "Knuckles Hydro Consultants", place: "Laggala", dates: "April 2020 to present", from: "2020-04", to: null, points: ["Canal lining and two culverts; {?site meetings=Site meetings|Meetings} every Tuesday.", "[[Handed over the left bank canal 7 weeks early and 4 % under the estimate.]]"] },
        { title: "Site Engineer", company: "Ruhunu Road Builders", place: "Embilipitiya", dates: "August 2015 to March 2020", from: "2015-08", to: "2020-03", points: ["38 km of rural road: {setting out=Setting out|Surveying}, {?compaction tests=Compaction testing|Soil testing|Soil compaction}, payment certificates."] },
      ],
    },
    { heading: "Competence", tags: ["{AutoCAD}", "{Bills of quantities=Bill of quantities}", "{Concrete works}", "{Drainage design|Drainage}", "{Site supervision}", "{MS Project=Microsoft Project}"] },
    { heading: "Degree", studies: [{ degree: "BSc Eng (Hons) in Civil Engineering", degreeAlso: ["BSc Eng (Hons) Civil Engineering", "BSc Eng in Civil Engineering"], institution: "University of Peradeniya", dates: "2011 – 2015", year: 2015 }] },
    { heading: "Memberships and papers", certificates: ["{Associate Member, Institution of Engineers Sri Lanka|Associate Member of IESL|AMIE(SL)|Associate Member}, 2016", "{?Light vehicle driving licence|Driving licence}"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {Tamil}"] },
    { heading: "Off site", text: ["{!Spring=Spring} bird counts with the Field Ornithology Group, village {!carpentry=Carpentry} class"] },
  ],
  optional: ["Irrigation", "Irrigation engineering", "Canal construction", "Quality control", "Payment certificates", "Interim payment certificates", "Culverts", "Road construction", "Cost control", "Concreting", "Quantity surveying"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["label-column", "groff"],
};
