import type { Person } from "../person.ts";

export const person: Person = {
  id: "carsales-shaquille",
  family: "sales",
  country: "TT",
  languageCode: "en",
  name: "Shaquille Baptiste",
  headline: "Car Sales Manager",
  email: "shaquille.baptiste@exampleshop.example",
  phone: "+1 868 355 0174",
  location: "Chaguanas, Trinidad and Tobago",
  sections: [
    { heading: "Summary", text: ["Sells family cars and answers the phone after the sale too."] },
    { heading: "Experience", jobs: [
      { title: "Sales Manager", company: "Scarlet Ibis Autos", place: "Chaguanas", dates: "Jan 2022 – Present", from: "2022-01", to: null, points: [
        "[[Cars sold per month up from 31 to 47.]]",
        "Weekly targets for six consultants.",
        "Every used car leaves with new {!spark=Apache Spark|Spark|PySpark} plugs.",
      ] },
      { title: "Sales Consultant", company: "Scarlet Ibis Autos", dates: "Jun 2018 – Dec 2021", from: "2018-06", to: "2021-12", promoted: true, points: ["{?Test drives=Test drives|Test drive|Vehicle demonstrations}, {?trade-ins=Trade-ins|Part exchange|Trade-in appraisal} and bank forms."] },
      { title: "Showroom Host", company: "Scarlet Ibis Autos", dates: "Sep 2016 – May 2018", from: "2016-09", to: "2018-05", promoted: true },
    ] },
    { heading: "Skills", tags: ["{Vehicle sales|Car sales|Automotive sales}", "{Negotiation}", "{Customer service}", "{CRM}", "{Vehicle valuation|Car valuation|Vehicle appraisal}", "{~Staff coaching=Coaching|Staff coaching}"] },
    { heading: "Languages", languages: ["{English}, {Spanish}"] },
    { heading: "Education", studies: [{ degree: "Caribbean Secondary Education Certificate", degreeAlso: ["CSEC"], institution: "Caroni Plains Secondary School", dates: "2016", year: 2016 }] },
    { heading: "References", list: ["Ms. Anjali Ramkissoon, owner, anjali@scarletibis.example"] },
  ],
  optional: ["Team management", "Vehicle financing", "Automotive finance", "Sales management", "After-sales service", "Sales targets", "Used car sales"],
  not: ["Ibis"],
  totalYears: 10.2,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-sidebar", "header-band"],
};
