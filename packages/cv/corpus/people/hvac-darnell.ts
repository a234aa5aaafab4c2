import type { Person } from "../person.ts";

export const person: Person = {
  id: "hvac-darnell",
  family: "hvac",
  country: "US",
  languageCode: "en",
  name: "Darnell Whitfield",
  headline: "HVAC Service Technician",
  email: "darnell.whitfield@peachmail.example",
  phone: "(404) 555-0199",
  location: "Atlanta, GA 30310",
  sections: [
    { heading: "OBJECTIVE", text: ["Lead tech role with a shop that stocks its trucks."] },
    {
      heading: "EXPERIENCE",
      jobs: [
        { title: "HVAC Service Technician", company: "Piedmont Comfort Air", place: "Atlanta, GA", dates: "04/2019 to Current", from: "2019-04", to: null, points: ["Diagnose {heat pumps}, {gas furnaces=Gas furnaces|Furnaces} and {rooftop units=Rooftop units|RTU}; {refrigerant recovery=Refrigerant handling|Refrigerant recovery|Refrigerants}.", "[[First-visit fix rate of 91%, best of 18 technicians.]]", "[[Sold $240,000 of maintenance plans in 2025.]]"] },
        { title: "Installer Helper", company: "Dixie Duct & Sheet Metal", place: "Macon, GA", dates: "06/2017 to 03/2019", from: "2017-06", to: "2019-03", points: ["{Ductwork|Duct installation|Ducting}, {brazing}, {sheet metal=Sheet metal work|Sheet metal|Sheet metal fabrication}."] },
      ],
    },
    { heading: "SKILLS", tags: ["{Electrical troubleshooting|Troubleshooting|Fault finding}", "{Load calculation|Manual J}", "{BACnet}", "{ServiceTitan}", "{~Customer focus|Customer service}"] },
    { heading: "LICENSES", certificates: ["{EPA 608 Universal|EPA 608|EPA Section 608}", "{NATE certified|NATE}, 2022"] },
    { heading: "EDUCATION", studies: [{ degree: "Diploma, HVAC Technology", degreeAlso: ["Diploma in HVAC Technology"], institution: "Central Georgia Technical College", dates: "2017", year: 2017 }] },
    { heading: "LANGUAGES", languages: ["{English}, {Spanish} (conversational)"] },
  ],
  optional: ["HVAC", "Sales", "HVAC maintenance", "Heating", "HVAC systems", "Air conditioning", "Diagnostics", "Maintenance", "Building automation", "Upselling"],
  totalYears: 9.4,
  level: "Senior",
  inconsistencies: [],
  files: ["tracked", "docx-pipes"],
};
