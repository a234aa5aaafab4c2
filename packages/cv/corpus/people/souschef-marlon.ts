import type { Person } from "../person.ts";

export const person: Person = {
  id: "souschef-marlon",
  family: "kitchen",
  country: "SC",
  languageCode: "en",
  name: "Marlon Hoareau",
  headline: "Sous Chef",
  email: "marlon.hoareau@examplekitchen.example",
  phone: "+248 252 7719",
  location: "Beau Vallon, Seychelles",
  sections: [
    {
      heading: "Kitchens",
      jobs: [
        { title: "Sous Chef", company: "Hotel Takamaka Bay", place: "Mahé", dates: "Nov 2021 – Present", from: "2021-11", to: null, points: [
          "[[Food cost went down from 38% to 31% of sales.]]",
          "Hot kitchen for 140 guests, crab in the {!shell=Shell} on Fridays, order lists in {Excel=Microsoft Excel}.",
        ] },
        { title: "Chef de Partie", company: "MV Coral Empress", dates: "Mar 2017 – Feb 2020", from: "2017-03", to: "2020-02", points: [
          "Sauces and grill at sea; {!lifeboat=Lifeboat|Seamanship} drill on Mondays, {!fire=Firefighting} watch in port.",
        ] },
        { title: "Commis Chef", company: "Bistro Lalo", place: "Victoria", dates: "2014 – 2016", from: "2014", to: "2016", points: [
          "Salads, stocks and the occasional {!rest=REST} day.",
        ] },
      ],
    },
    { heading: "In between", text: ["March 2020 to October 2021: ships laid up; nursed my father at home."] },
    { heading: "Skills", tags: ["{Creole cuisine|Creole cooking}", "{Grill|Grilling}", "{Sauces|Sauce making}", "{Menu costing}", "{HACCP}", "{Stock control=Inventory management|Stock control}", "{~Calm under pressure=Stress management|Calm under pressure}"] },
    { heading: "School", studies: [{ degree: "Certificate in Culinary Arts", institution: "Seychelles Tourism Academy", dates: "2013", year: 2013 }] },
    { heading: "Languages", languages: ["{Creole=Seychellois Creole|Creole|Seselwa}, {French}, {English}"] },
  ],
  optional: ["Food cost control", "Cost control", "Ordering", "Food costing", "Stocks", "Salads", "Hot kitchen", "Seafood", "Leadership", "Purchasing", "Salad preparation", "Food safety", "Kitchen management"],
  not: ["Nursing"],
  totalYears: 10,
  level: "Expert",
  levelAlso: ["Senior"],
  inconsistencies: [],
  files: ["pipes", "docx-pipes"],
};
