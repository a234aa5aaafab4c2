import type { Person } from "../person.ts";

export const person: Person = {
  id: "plumber-aled",
  family: "plumbing",
  country: "GB",
  languageCode: "en",
  name: "Aled Prosser",
  headline: "Plumbing and heating engineer, Swansea and the valleys",
  email: "aled@prosser.example",
  phone: "07700 900461",
  location: "Swansea",
  sections: [
    {
      heading: "The work so far",
      jobs: [
        { title: "Plumbing and Heating Engineer", company: "Self-employed", companyAlso: ["Freelance"], dates: "2019 – now", from: "2019", to: null, points: ["Boilers, bathrooms and the odd burst pipe on {!Boxing} Day.", "[[Customers who come back went from one job in five to three in five.]]"] },
        { title: "Plumber", company: "Gower Bay Homes Ltd", companyAlso: ["Gower Bay Homes"], dates: "2014 – 2018", from: "2014", to: "2018", points: ["140 new houses, {?first and second fix=First and second fix|First fix|Second fix|First fix plumbing|Second fix plumbing|First and second fix plumbing}; {central heating|Central heating systems|Central heating installation|Heating systems|Heating} from drawing to handover."] },
        { title: "Apprentice Plumber", company: "D. J. Hopkin & Sons", companyAlso: ["D. J. Hopkin and Sons"], dates: "2013 – 2011", from: "2013", to: "2011", points: ["Carried, swept, learned."] },
      ],
    },
    { heading: "What I fit and mend", list: ["{Gas boilers=Boiler installation|Gas boilers|Gas boiler installation|Boilers|Boiler fitting|Boiler repair|Boiler servicing}", "{Bathroom fitting|Bathroom installation|Bathroom fitting and installation|Bathrooms}", "{Underfloor heating|Underfloor heating installation}", "{Unvented cylinders=Unvented hot water systems|Unvented cylinders|Unvented hot water|Unvented hot water cylinders|Hot water systems}", "{Leak detection|Leak repair}"] },
    {
      heading: "School and college",
      studies: [
        { degree: "NVQ Level 3 Plumbing and Domestic Heating", degreeAlso: ["NVQ Level 3", "NVQ Level 3 in Plumbing and Domestic Heating"], institution: "Coleg Bae Abertawe", dates: "2013", year: 2013 },
        { degree: "GCSEs (7, with Maths and English)", degreeAlso: ["GCSEs", "GCSE", "7 GCSEs", "GCSEs (7)"], institution: "Ysgol Bryn Tawel", dates: "2010", year: 2010 },
      ],
    },
    { heading: "Tickets", certificates: ["{Gas Safe registered|Gas Safe|Gas Safe Register|Gas Safe registration|Gas Safe registered engineer}, no. 555018", "{CSCS card|CSCS}, 2023"] },
    { heading: "Languages", languages: ["{Welsh}, {English}"] },
    { heading: "And otherwise", text: ["Own van, clean licence. Sing {!bass=Bass guitar|Bass} in the male voice choir; {!rugby=Rugby} on the sofa."] },
  ],
  optional: ["Reading drawings", "Technical drawing", "Repairs", "Maintenance", "Customer retention", "Customer service", "Emergency repairs", "Burst pipe repair", "Driving", "Driving licence", "Domestic plumbing", "Gas installation", "Gas fitting", "Customer relations"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["modern", "docx-sidebar@libreoffice"],
};
