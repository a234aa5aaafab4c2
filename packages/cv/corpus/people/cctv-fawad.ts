import type { Person } from "../person.ts";

export const person: Person = {
  id: "cctv-fawad",
  family: "electrical trade",
  country: "PK",
  languageCode: "en",
  name: "Fawad Ahmed Khattak",
  headline: "ELV Technician – CCTV, Fire Alarm, Access Control",
  email: "fawad.khattak@margallamail.example",
  phone: "+92 345 555 0917",
  location: "Rawalpindi, Pakistan",
  sections: [
    { heading: "Objective", text: ["Seeking a position as ELV technician in a reputed company in Pakistan or the Gulf."] },
    {
      heading: "Job experience",
      jobs: [
        { title: "Senior ELV Technician", titleAlso: ["ELV Technician"], company: "Margalla Secure Systems", place: "Islamabad", dates: "April 2021 – Present", from: "2021-04", to: null, points: [
          "{Hikvision} and {Dahua} cameras, NVRs and {?fire alarm panels=Fire alarm systems|Fire alarm panels|Fire alarms} in plazas and the branches of two {!banks=Banking|Banks}.",
          "[[Handed over 640 camera points of a housing scheme nine days before the date.]]",
          "{?Site survey=Site surveys|Site survey|Site inspection}, cable lists and {?as-built drawings=As-built drawings|As-built drawing|Technical drawing}; training of the {!guards=Security guarding|Guarding} on playback.",
        ] },
        { title: "ELV Technician (full time)", titleAlso: ["ELV Technician"], company: "Khyber Cable & Networks", companyAlso: ["Khyber Cable and Networks"], place: "Peshawar", dates: "February 2019 – June 2023", from: "2019-02", to: "2023-06", points: [
          "{Access control} doors, {PABX|PABX systems|Telephone systems|PBX} and {public address=Public address systems|Public address|PA systems} in hospitals and one cinema.",
        ] },
        { title: "Electrical Helper", company: "Al Noor Electric Store", place: "Nowshera", dates: "January 2017 – January 2019", from: "2017-01", to: "2019-01", points: [
          "{?House wiring=Electrical wiring|House wiring}, fans and {?UPS=UPS installation|UPS|UPS systems} batteries; parcels by motorbike.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{CCTV installation|CCTV|CCTV systems|CCTV camera installation}", "{Fire alarm systems|Fire alarm|Fire alarms|Fire alarm installation}", "{Access control}", "{Structured cabling=Network cabling|Structured cabling}", "{Fibre splicing|Fiber splicing|Fibre optic splicing|Fusion splicing|Fibre optics}", "{IP addressing|IP networking|Networking|TCP/IP}", "{Fault finding}", "{Drilling and conduit work=Conduit installation|Conduit work|Conduit fitting|Drilling and conduit work|Drilling}", "{~Hard working=Hardworking|Hard working}", "{~Team work=Teamwork|Team work}"] },
    {
      heading: "Education",
      studies: [
        { degree: "DAE (Electronics)", degreeAlso: ["Diploma of Associate Engineering (Electronics)", "DAE Electronics", "DAE"], institution: "Government College of Technology", place: "Peshawar", dates: "2013 – 2016", year: 2016 },
        { degree: "Matric (Science)", degreeAlso: ["Matric", "Matriculation"], institution: "Government High School Pabbi", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Training", certificates: ["{Hikvision Certified Security Associate|HCSA|Hikvision HCSA}, 2022"] },
    { heading: "Languages", languages: ["{Pashto}, {Urdu}, {English}"] },
    { heading: "Personal", rows: [["Nationality", "Pakistani"], ["Date of birth", "2 June 1996"], ["Driving licence", "Motorcar and motorcycle"], ["Hobbies", "{!Volleyball}, {!kabaddi=Kabaddi}"]] },
  ],
  optional: ["Delivery", "Motorcycle riding", "Commissioning", "Driving", "User training", "Training", "Customer training", "Electronics", "NVR", "NVR configuration", "DVR", "IP cameras", "ELV systems", "Extra low voltage systems", "Low voltage systems", "Security systems", "Installation", "Cable installation", "Cable management", "Cabling", "Technical documentation", "Fan installation", "Battery maintenance", "Electrical wiring", "Video surveillance", "Surveillance systems", "Project delivery", "Staff training", "Maintenance", "Cable lists"],
  totalYears: 9.8,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["classic@wkhtmltopdf", "docx-form"],
};
