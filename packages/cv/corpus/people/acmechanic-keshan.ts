import type { Person } from "../person.ts";

export const person: Person = {
  id: "acmechanic-keshan",
  family: "hvac",
  country: "LK",
  languageCode: "en",
  name: "Keshan Dilruk Fernando",
  headline: "Air Conditioning Technician",
  email: "keshan.dilruk@moratuwamail.example",
  phone: "075 318 9042",
  location: "Moratuwa",
  sections: [
    { heading: "OBJECTIVE", text: ["To join a reputed company in Sri Lanka or Gulf as AC technician and to {!go=Go} up step by step with my experience."] },
    {
      heading: "EXPERIENCE",
      jobs: [
        { title: "AC Technician", titleAlso: ["Air Conditioning Technician"], company: "Excel Cool Engineers", place: "Ratmalana", dates: "December 2020 to date", from: "2020-12", to: null, points: [
          "Full time, day. {Split unit installation=Air conditioning installation|Split unit installation|Split AC installation|AC installation}, {gas charging=Refrigerant charging|Gas charging}, {copper brazing=Brazing|Copper brazing}, {compressor change=Compressor replacement|Compressor change|Compressor repair}.",
          "Clients are banks, {!bakeries=Baking|Bakery} and {!dental=Dentistry|Dental care} surgeries; I know which one must not be disturbed at what hour.",
          "[[Repeat complaints on my route reduced from 9 to 2 a month in 2025.]]",
          "{VRF systems=VRF|VRF systems|VRV} since last year; the {!PLC=PLC programming|PLC} of the building system is done by the agent.",
        ] },
        { title: "Maintenance Technician", company: "Mount Breeze Hotel", place: "Mount Lavinia", dates: "March 2019 to June 2022", from: "2019-03", to: "2022-06", points: [
          "Full time, night. {Cold rooms=Cold room maintenance|Cold rooms|Cold room|Commercial refrigeration}, 84 room units, {water pumps=Pump maintenance|Water pumps|Pumps|Pump repair}, {electrical faults=Electrical fault finding|Electrical faults|Fault finding|Electrical troubleshooting}.",
          "{!Lifts=Lift maintenance|Elevator maintenance|Lifts} and {!generators=Generator maintenance|Generators|Diesel generators} had their own contractors; I only called them.",
          "[[Electricity bill of the cold rooms dropped 14% after I changed all door gaskets.]]",
        ] },
        { title: "Helper", company: "Senanayake Refrigeration Works", place: "Panadura", dates: "June 2018 to February 2019", from: "2018-06", to: "2019-02", points: ["{Fridge and freezer repair=Refrigerator repair|Fridge and freezer repair|Refrigeration repair|Freezer repair|Refrigeration|Fridge repair} in the workshop, washing of filters and coils."] },
      ],
    },
    { heading: "SKILLS", tags: ["{Preventive maintenance}", "{Vacuum pump and manifold|Vacuuming|Evacuation|Manifold gauges|Vacuum pump}", "{Ducting|Duct installation|Ductwork}", "{Multimeter and clamp meter=Multimeter|Multimeter and clamp meter|Clamp meter}", "{~Hard working=Hardworking|Hard working|Diligence}", "{~Punctuality}"] },
    { heading: "QUALIFICATIONS", studies: [
      { degree: "NVQ Level 4 – Refrigeration and Air Conditioning Technician", degreeAlso: ["NVQ Level 4", "NVQ Level 4 Refrigeration and Air Conditioning Technician"], institution: "Vocational Training Authority", place: "Panadura", dates: "2018", year: 2018 },
      { degree: "G.C.E. O/L", degreeAlso: ["GCE Ordinary Level"], institution: "Prince of Wales' College", dates: "2015", year: 2015 },
    ] },
    { heading: "WISH", text: ["If the company sends me for {!solar=Solar panel installation|Solar energy|Solar} training I will go with pleasure, up to now I have only carried the panels."] },
    { heading: "LANGUAGES", languages: ["{Sinhala} (mother tongue), {English} (work level)"] },
    { heading: "REFEREES", text: ["Eng. Rohan Perera, {!Mechanical Engineer=Mechanical engineering}, Excel Cool Engineers, 011 263 5588", "Mr. Titus Silva, Chief Engineer, Mount Breeze Hotel"] },
  ],
  not: ["Microsoft Excel"],
  optional: ["Air conditioning", "Refrigeration", "HVAC maintenance", "AC repair", "AC service", "AC maintenance", "Air conditioning repair", "Air conditioning maintenance", "Filter cleaning", "Coil cleaning", "Copper", "Copper pipework", "Cleaning", "Energy saving", "Energy efficiency", "Energy management", "Hotel maintenance", "Building maintenance", "Electrical work", "Soldering", "Contractor coordination", "Customer service", "Gasket replacement", "Maintenance", "Compressors", "Troubleshooting", "Night shift work", "Split units", "Electrical maintenance", "Electrical repair"],
  totalYears: 8.4,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["bio-data", "docx-form"],
};
