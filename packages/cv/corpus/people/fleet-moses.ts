import type { Person } from "../person.ts";

export const person: Person = {
  id: "fleet-moses",
  family: "logistics",
  country: "UG",
  languageCode: "en",
  name: "Moses Ocen Okwir",
  headline: "Fleet Officer",
  email: "moses.ocen@acholinet.example",
  phone: "+256 772 555 083",
  location: "Gulu, Uganda",
  sections: [
    {
      heading: "Work history",
      jobs: [
        { title: "Fleet Officer", company: "Aswa Relief Network", place: "Gulu", dates: "Feb 2023 – to date", from: "2023-02", to: null, points: [
          "23 Land Cruisers, two trucks and eleven {!motorcycles=Motorcycle repair|Motorcycles}: service dates, permits, {?insurance claims=Insurance claims|Motor claims|Claims handling|Claims management|Claims assessment|Vehicle insurance claims}.",
          "[[Fuel per 100 km down by 17% in the first year with {Cartrack}.]]",
          "[[Days off the road fell from 61 to 22 a month.]]",
          "Weekly movement plan for the {!nutrition=Nutrition} and {!water=Water supply|Water engineering|Water} teams.",
        ] },
        { title: "Transport Assistant", company: "Kwania Dairies", place: "Lira", dates: "Jun 2022 – Apr 2019", from: "2022-06", to: "2019-04", points: [
          "Rounds to 40 farms before sunrise for {!milk=Dairy farming|Milk|Milk production}; {?driver rosters=Rostering|Driver rosters|Rosters|Driver scheduling}, log books.",
        ] },
        { title: "Driver", company: "Nile Parcels", place: "Kampala", dates: "Jan 2016 – Mar 2019", from: "2016-01", to: "2019-03", points: ["[[?Canter truck, Kampala to Arua and back, no accident in three years.]]"] },
      ],
    },
    { heading: "Skills", tags: ["{Fleet management|Fleet administration|Vehicle fleet management}", "{Fuel management|Fuel control|Fuel monitoring}", "{GPS tracking|Vehicle tracking|GPS|GPS vehicle tracking}", "{Preventive maintenance}", "{Defensive driving}", "{Route planning}", "{Microsoft Excel|MS Excel}", "{~Integrity}", "{~Reliability}"] },
    {
      heading: "Training and school",
      studies: [
        { degree: "Certificate in Motor Vehicle Technology", degreeAlso: ["Motor Vehicle Technology"], institution: "Lira Technical Institute", dates: "2013 – 2015", year: 2015 },
        { degree: "Uganda Certificate of Education", degreeAlso: ["UCE"], institution: "Dr. Obote College Boroboro", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Certificates", certificates: ["{CILT International Certificate in Logistics and Transport|CILT Certificate|CILT International Certificate|International Certificate in Logistics and Transport|CILT}, 2022", "{?Driving permit B, CM, CH|Driving permit|Driving permit B|Driving licence}"] },
    { heading: "Languages", languages: ["{Luo|Acholi|Lango}, {English}, {Swahili|Kiswahili}"] },
    { heading: "Referees", list: ["Ms. Harriet Akello, Logistics Manager, Aswa Relief Network, h.akello@aswarelief.example", "Mr. J. Musoke, Nile Parcels, +256 701 555 620"] },
  ],
  optional: ["Driving", "Truck driving", "Vehicle insurance", "Insurance", "Vehicle maintenance", "Vehicle repair", "Transport planning", "Transport management", "Journey planning", "Movement planning", "Scheduling", "Planning", "Record keeping", "Logbook keeping", "Log books", "Logbooks", "Motor vehicle mechanics", "Transport", "Humanitarian logistics", "Cost reduction", "Delivery", "Collection rounds", "Permits", "Maintenance scheduling", "Maintenance planning", "Cost control"],
  not: ["Relief", "Farms"],
  totalYears: 7,
  level: "Senior",
  inconsistencies: ["reversed"],
  files: ["docx-lists", "dates-left@wkhtmltopdf"],
};
