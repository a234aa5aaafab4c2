import type { Person } from "../person.ts";

export const person: Person = {
  id: "fmcg-kwaku",
  family: "sales",
  country: "GH",
  languageCode: "en",
  name: "Kwaku Asante-Boadi",
  headline: "Territory Sales Representative",
  email: "kwaku.asante@exampleoda.example",
  phone: "+233 20 555 7149",
  location: "Kumasi, Ghana",
  sections: [
    { heading: "Profile", text: ["Sales representative with more than 12 years of experience in fast-moving consumer goods. Known in every market from Kejetia to Obuasi."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Territory Sales Representative", titleAlso: ["Sales Representative"], company: "Adom Soap Works", place: "Kumasi", dates: "January 2022 – Present", from: "2022-01", to: null, points: [
          "128 outlets in Ashanti, ten calls before noon; orders and shelf photos in {Repsly}.",
          "[[Share of shops that stock our bar soap rose from 42% to 71% in eighteen months.]]",
          "{!Swift} answers to shop owners and a promise kept on delivery days.",
        ] },
        { title: "Wholesale Sales Assistant", titleAlso: ["Sales Assistant"], company: "Opoku & Daughters Wholesale", companyAlso: ["Opoku and Daughters Wholesale"], place: "Kumasi", dates: "March 2018 – December 2021", from: "2018-03", to: "2021-12", points: [
          "Wrote {?waybills=Waybills|Dispatch documentation|Delivery notes}, counted {!sardines=Fish|Sardines}, rice and tomato paste out of the store.",
          "[[Collected GHS 86,000 of old credit within one year.]]",
        ] },
      ],
    },
    { heading: "Skills", list: ["{FMCG sales|FMCG|Consumer goods sales}", "{Route planning}", "{Van sales}", "{Merchandising}", "{Credit collection=Debt collection|Credit collection|Collections|Loan recovery|Credit control}", "{Distributor relations=Distributor management|Distributor relations|Distributor relationship management}", "{Microsoft Excel}", "{~Negotiation}", "{~Persistence|Perseverance|Tenacity}"] },
    {
      heading: "Education",
      studies: [{ degree: "HND in Marketing", degreeAlso: ["HND Marketing", "Higher National Diploma in Marketing"], institution: "Kumasi Technical University", dates: "2014 – 2017", year: 2017 }],
    },
    { heading: "Licence", certificates: ["{?Driver's Licence Class B|Driver's Licence|Driving licence|Driving Licence Class B}"] },
    { heading: "Languages", languages: ["{Twi|Asante Twi}, {English}, {Hausa}"] },
    { heading: "Interests", text: ["Highlife {!guitar=Guitar|Guitar playing}, Asante Kotoko on any radio."] },
    { heading: "References", text: ["Madam Efua Opoku, Opoku & Daughters, 024 555 6630"] },
  ],
  optional: ["Field sales", "Retail sales", "Order taking", "Territory management", "Stock control", "Stock taking", "Customer relations", "Customer relationship management", "Driving", "Wholesale", "Marketing", "Distribution", "Route sales", "Inventory management", "Debt recovery", "Sales calls", "Delivery", "Reliability", "Order processing", "Account management"],
  not: ["Soap", "Tomato"],
  totalYears: 8.7,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["header-band@weasyprint", "pandoc-docx"],
};
