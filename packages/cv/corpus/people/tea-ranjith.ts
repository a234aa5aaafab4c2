import type { Person } from "../person.ts";

export const person: Person = {
  id: "tea-ranjith",
  family: "tea and plantation",
  country: "LK",
  languageCode: "en",
  name: "Ranjith Bandara Ekanayake",
  headline: "Assistant Superintendent",
  email: "rb.ekanayake@hillmail.example",
  phone: "(+94) 52 223 4470",
  location: "Nuwara Eliya",
  sections: [
    { heading: "Executive Profile", text: ["Planter from the high-grown districts, 30 years between field and factory."] },
    {
      heading: "Planting Career",
      jobs: [
        { title: "Superintendent", company: "Great Western Valley Estate", place: "Talawakelle", dates: "June 2010 to date", from: "2010-06", to: null, points: ["412 hectares, 780 resident workers, two factories.", "[[Lifted yield from 1,450 to 1,920 kg per hectare over six seasons.]]", "[[Obtained the highest auction price for BOPF in three successive years.]]", "{Fair trade=Fairtrade|Fair trade} and {Rainforest Alliance} audits."] },
        { title: "Senior Assistant Superintendent", company: "Dambatenne Hills", place: "Haputale", dates: "February 2003 to May 2010", from: "2003-02", to: "2010-05", points: ["{Withering}, {rolling=Tea rolling|Rolling} and {firing=Tea drying|Firing|Drying}: the whole {tea manufacture=Tea manufacturing|Tea manufacture|Tea processing|Tea production}."] },
        { title: "Assistant Superintendent", company: "Dambatenne Hills", place: "Haputale", dates: "October 1996 to January 2003", from: "1996-10", to: "2003-01", promoted: true, points: ["{Pruning} cycles, {nursery management=Nursery management|Plant nursery management}, {soil conservation=Soil conservation}."] },
      ],
    },
    { heading: "Fields of Competence", tags: ["{Estate management|Plantation management}", "{Tea tasting}", "{Labour relations|Industrial relations|Labor relations}", "{Budgeting}", "{Crop protection|Pest management|Pest control}", "{~Leadership}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Plantation Management", institution: "National Institute of Plantation Management, Athurugiriya", dates: "1999", year: 1999 }, { degree: "G.C.E. A/L (Bio Science)", degreeAlso: ["GCE A/L", "GCE Advanced Level"], institution: "Dharmaraja College, Kandy", dates: "1995", year: 1995 }] },
    { heading: "Tongues", languages: ["{Sinhala}, {English}, {Tamil} (spoken)"] },
    { heading: "Sport", text: ["Captained the Dimbula Athletic and Cricket Club, golf"] },
  ],
  not: ["Western"],
  optional: ["Auditing", "Agronomy", "Agriculture", "Factory management", "Yield improvement", "People management"],
  totalYears: 30.1,
  level: "Expert",
  inconsistencies: [],
  files: ["running", "tracked"],
};
