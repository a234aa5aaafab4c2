import type { Person } from "../person.ts";

export const person: Person = {
  id: "sales-bilal",
  family: "sales",
  country: "PK",
  languageCode: "en",
  name: "Syed Bilal Hussain Bukhari",
  headline: "Area Sales Manager, home appliances",
  email: "bilal.bukhari@ravimail.example",
  emailLink: "Write to me",
  phone: "0300-5551289",
  location: "Lahore, Pakistan",
  sections: [
    {
      heading: "Territory and trade",
      jobs: [
        { title: "Area Sales Manager", company: "Crescent Home Appliances", dates: "06/2020 – today", from: "2020-06", to: null, points: ["Eleven distributors between Lahore and Sahiwal, nine {?sales officers=Team leadership|Leadership|Sales team management}.", "[[Fridge sales grew 34 % in the first season.]]", "Launched the {!Spark} line of water coolers."] },
        { title: "Senior Order Booker", company: "Ravi Beverages", dates: "03/2019 – 01/2018", from: "2019-03", to: "2018-01", points: ["{?Trade promotions=Trade promotions|Trade marketing|Sales promotion} before Ramadan."] },
        { title: "Order Booker", company: "Ravi Beverages", dates: "06/2014 – 12/2019", from: "2014-06", to: "2019-12", points: ["55 shops a day on a motorcycle, {?cash collection=Cash collection|Cash handling|Collections} in the evening."] },
      ],
    },
    { heading: "Strong points", tags: ["{Distributor management|Distribution management|Channel management}", "{Sales forecasting}", "{Shelf merchandising=Merchandising|Shelf merchandising}", "{MS Excel=Microsoft Excel}", "{~Negotiation}"] },
    { heading: "Schooling", studies: [{ degree: "B.Com", degreeAlso: ["Bachelor of Commerce"], institution: "University of the Punjab", dates: "2013", year: 2013 }] },
    { heading: "Languages", languages: ["{Urdu}", "{Punjabi}", "{English}"] },
  ],
  optional: ["Field sales", "Order taking", "Territory management", "Area sales management", "Product launches", "FMCG", "Route sales", "Distribution"],
  not: ["Beverages"],
  totalYears: 12,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["company-dash", "dates-left@wkhtmltopdf"],
};
