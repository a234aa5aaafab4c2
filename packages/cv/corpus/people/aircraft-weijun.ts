import type { Person } from "../person.ts";

export const person: Person = {
  id: "aircraft-weijun",
  family: "aircraft maintenance",
  country: "SG",
  languageCode: "en",
  name: "Desmond Koh Wei Jun",
  headline: "Licensed Aircraft Engineer (B1.1)",
  email: "desmond.kohwj@tampinesmail.example",
  phone: "+65 8123 4470",
  location: "Tampines, Singapore 520",
  sections: [
    {
      heading: "Employment",
      jobs: [
        {
          title: "Licensed Aircraft Engineer", company: "Straits Aero Engineering Pte Ltd", place: "Changi", dates: "Nov 2020 – present", from: "2020-11", to: null,
          points: [
            "{Line maintenance|Aircraft line maintenance} and certification of A320 family and A330 aircraft, up to 14 turnarounds a night.",
            "{Troubleshooting|Fault finding|Aircraft troubleshooting|Defect rectification} of bleed air, landing gear and flight control snags using {AMM|Aircraft maintenance manual|Aircraft maintenance manuals|Maintenance manuals}, {MEL|Minimum equipment list} and {TSM|Troubleshooting manual}.",
            "[[Technical delays on my shift fell from 1.9 to 0.7 per 100 departures.]]",
            "{Engine change=Engine change|Engine changes|Engine replacement|Aircraft engine replacement} team lead ({CFM56} and {?Trent 700}).",
          ],
        },
        {
          title: "Aircraft Technician", company: "Straits Aero Engineering Pte Ltd", dates: "May 2016 – Oct 2020", from: "2016-05", to: "2020-10", promoted: true,
          points: ["{Base maintenance|Heavy maintenance|C-checks}: A- and C-checks in the hangar, {borescope inspection=Borescope inspection|Borescope|Borescope inspections|Boroscope inspection}, {composite repair=Composite repair|Composite repairs} under supervision.", "{Torque} loading, {wire locking=Wire locking|Safety wiring|Lockwire}, {tool control=Tool control|FOD prevention}; nothing was ever left behind."],
        },
        { title: "Air Force Technician (National Service)", titleAlso: ["Air Force Technician", "National Service"], company: "Republic of Singapore Air Force", place: "Paya Lebar", dates: "Apr 2014 – Apr 2016", from: "2014-04", to: "2016-04", points: ["Ground support equipment, {refuelling=Aircraft refuelling|Refuelling|Refueling}, {marshalling=Aircraft marshalling|Marshalling}."] },
      ],
    },
    { heading: "Core Competencies", groups: [
      ["Systems", ["{Hydraulics|Hydraulic systems}", "{Landing gear|Landing gear systems}", "{Flight controls|Flight control systems}", "{Avionics} (basic)"]],
      ["Documents", ["{AMOS|AMOS MRO}", "{Technical log|Technical logs|Tech log|Aircraft technical log|Maintenance records}", "{EASA Part 145|Part-145|EASA Part-145|Part 145}", "{SAR-145}"]],
      ["People", ["{~Shift handovers=Communication|Shift handover|Handover}", "{~Teamwork}", "{~Attention to detail}"]],
    ] },
    { heading: "Licences & Approvals", certificates: ["{SAR-66 Category B1.1|SAR-66 B1.1|SAR-66 AML|SAR-66|Aircraft maintenance licence}, CAAS, 2020", "{A320 type rating|A320 (CFM56) type rating|A320}, 2020", "{A330 type rating|A330}, 2022", "{?Human Factors}, recurrent 2025"] },
    { heading: "Education", studies: [{ degree: "Diploma in Aerospace Engineering", institution: "Temasek Polytechnic", dates: "Apr 2011 – Mar 2014", year: 2014 }] },
    { heading: "Languages", languages: ["{English}, {Mandarin|Mandarin Chinese|Chinese}, {Hokkien} (home)"] },
    { heading: "Declaration", text: ["I consent to the collection, use and disclosure of my personal data for recruitment purposes under the PDPA. Notice period: two months. Expected salary negotiable."] },
  ],
  not: ["Recruitment"],
  optional: ["Aircraft maintenance", "Aviation maintenance", "Human factors", "Certification", "Ground support equipment", "Team leadership", "Line maintenance", "Aircraft inspection", "Quality assurance", "Aviation safety", "Preventive maintenance", "A320", "A330", "Technical documentation", "Pneumatics", "Bleed air systems", "Aircraft engineering", "Engines", "Airbus A320"],
  totalYears: 12.6,
  level: "Expert",
  inconsistencies: [],
  files: ["sidebar-dark", "europasscv", "docx-table"],
};
