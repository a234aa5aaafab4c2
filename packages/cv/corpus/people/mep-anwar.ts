import type { Person } from "../person.ts";

export const person: Person = {
  id: "mep-anwar",
  family: "construction",
  country: "AE",
  languageCode: "en",
  name: "Anwar Hussain Siddiqui",
  headline: "MEP Supervisor",
  email: "anwar.siddiqui@gulfpost.example",
  phone: "+971 55 613 0472",
  location: "Al Quoz, Dubai, UAE",
  sections: [
    { heading: "Objective", text: ["Seeking a challenging position as MEP Supervisor / Foreman in a reputed contracting company in UAE or KSA."] },
    {
      heading: "Gulf Experience",
      jobs: [
        { title: "MEP Supervisor", company: "Al Rawda Electromechanical LLC", companyAlso: ["Al Rawda Electromechanical"], place: "Dubai", dates: "15-Jan-2022 to Till Date", from: "2022-01", to: null, about: "Project: G+32 residential tower, Business Bay", points: [
          "{Supervision=Site supervision|Supervision|MEP supervision} of {ducting=Ductwork installation|Ducting|Duct installation|Ductwork}, {chilled water piping|Chilled water|Chilled water pipework}, {plumbing} and {electrical containment|Cable containment|Cable trays|Conduits} as per approved shop drawings.",
          "{Manpower allocation=Manpower planning|Manpower allocation|Manpower management|Resource allocation|Resource planning} of 65 nos. technicians and helpers; {daily progress reports=Progress reporting|Daily reports|Report writing|Reporting}.",
          "Raising {inspection requests=Inspection requests|WIR|Work inspection requests|Inspections} and attending inspections with consultant and {!Civil Defence}.",
          "{Pressure testing|Hydrostatic testing} and {testing and commissioning|Commissioning} of FCUs and AHUs.",
          "[[Closed 1,140 snags in seven weeks before handover.]]",
        ] },
        { title: "HVAC Foreman", company: "Doha Cool Trading & Contracting", place: "Doha, Qatar", dates: "03-May-2015 to 28-Nov-2019", from: "2015-05", to: "2019-11", points: [
          "Installation of {VRF} and {package units|Packaged units}, {GI duct=Ductwork installation|GI duct fabrication|Duct fabrication} and {insulation|Duct insulation|Thermal insulation}.",
          "Coordination with {!architects=Architecture|Architectural} and civil team for openings and ceilings.",
          "{Tool box talks=Toolbox talks} and {permit to work} system.",
          "[[Finished the ducting of a 28,000 sq. m. mall three weeks ahead of programme.]]",
        ] },
      ],
    },
    {
      heading: "Home Country Experience",
      jobs: [{ title: "A/C Technician", company: "Cool Breeze Engineering Works", place: "Lucknow, India", dates: "July 2010 to March 2015", from: "2010-07", to: "2015-03", points: ["Service and repair of {split and window A/C=Air conditioning|A/C repair|AC repair|Air conditioning repair|Air conditioning maintenance|AC maintenance|Split and window A/C|HVAC}, {gas charging=Refrigerant charging|Refrigerant handling|Gas charging}, {brazing}."] }],
    },
    { heading: "Technical Skills", list: ["{Reading of shop drawings=Technical drawing|Shop drawings|Reading shop drawings|Drawing reading}", "{Material take off=Quantity takeoff|Material takeoff|Material take-off}", "{Firefighting piping=Fire fighting systems|Firefighting piping|Fire protection systems|Sprinkler systems}", "{AutoCAD} (viewing)", "MS Office ({Word=Microsoft Word}, {Excel=Microsoft Excel})"] },
    { heading: "Academic & Technical Qualification", studies: [
      { degree: "Diploma in Refrigeration and Air Conditioning", institution: "Government Polytechnic, Lucknow", dates: "2007 – 2010", year: 2010 },
      { degree: "Intermediate (12th)", degreeAlso: ["Intermediate"], institution: "U.P. Board", dates: "2007", year: 2007 },
    ] },
    { heading: "Trainings", certificates: ["{OSHA 30 Hours|OSHA 30}", "{?Fire Warden training|Fire Warden}"] },
    { heading: "Personal Details", rows: [["Passport No", "R7714402"], ["Visa status", "Employment visa, transferable"], ["Driving licence", "UAE light vehicle"], ["Notice period", "30 days"]] },
    { heading: "Languages", languages: ["{English}, {Hindi}, {Urdu}, {Arabic} (spoken)"] },
  ],
  optional: ["MEP", "MEP supervision", "MEP installation", "HVAC", "HVAC installation", "Supervision", "Site supervision", "Manpower planning", "Manpower management", "Team leadership", "Air conditioning", "Air conditioning repair", "Snagging", "Handover", "Coordination", "Microsoft Office", "Occupational safety", "Driving", "Electrical installation", "Refrigeration", "FCU", "AHU", "AC repair", "Staff supervision", "Resource allocation", "Maintenance and repair", "Piping", "Project handover", "Fire safety"],
  totalYears: 14.2,
  level: "Expert",
  inconsistencies: ["gap"],
  files: ["docx-lists@libreoffice", "label-column"],
};
