import type { Person } from "../person.ts";

export const person: Person = {
  id: "dispatcher-ruslan",
  family: "logistics",
  country: "KZ",
  languageCode: "en",
  name: "AKHMETOV Ruslan",
  headline: "Transport Dispatcher",
  email: "r.akhmetov@steppecargo.example",
  phone: "+7 727 555 01 43",
  location: "Almaty, Kazakhstan",
  sections: [
    {
      heading: "Professional experience",
      jobs: [
        { title: "Senior Dispatcher", company: "Steppe Cargo LLP", place: "Almaty", dates: "05/2019 – present", from: "2019-05", to: null, points: ["Full time, 46 trucks between Khorgos and Warsaw, day and night.", "[[Empty kilometres dropped from 27 % to 16 %.]]"] },
        { title: "Transport Planner", company: "Zhetisu Fresh Fruit", place: "Taldykorgan", dates: "04/2021 – 06/2023", from: "2021-04", to: "2023-06", points: ["Full time from home: reefers with apples and onions, {?driver rosters=Rostering|Driver scheduling|Scheduling}."] },
        { title: "Warehouse Clerk", company: "Medeu Trade Depot", place: "Almaty", dates: "10/2016 – 04/2019", from: "2016-10", to: "2019-04", points: ["{?Delivery notes=Dispatch documentation}, {!forklift=Forklift operation} traffic, {?stock counts=Stock taking} in the cold."] },
      ],
    },
    { heading: "Key skills", tags: ["{Route planning}", "{Fleet tracking|GPS tracking|Vehicle tracking|Fleet monitoring}", "{CMR documents=CMR|CMR documents|CMR waybills}", "{Freight rate negotiation=Freight negotiation|Freight rate negotiation|Rate negotiation|Negotiation}", "{1C|1C:Enterprise}", "{Excel=Microsoft Excel}"] },
    { heading: "Education", studies: [{ degree: "Bachelor of Transport Logistics", degreeAlso: ["Bachelor in Transport Logistics", "Bachelor's degree in Transport Logistics"], institution: "Kazakh Academy of Transport", dates: "2012–2016", year: 2016 }] },
    { heading: "Languages", languages: ["{Kazakh} – mother tongue", "{Russian} – mother tongue", "{English} – B2", "{Polish} – A2"] },
    { heading: "Hobbies", text: ["{!Chess}, horses, repairing a 1978 motorcycle in the {!spring=Spring}"] },
  ],
  optional: ["Dispatching", "Transport planning", "Freight forwarding", "Fleet management", "Transport", "Road freight", "Refrigerated transport", "Stock taking", "Inventory management", "International transport", "Cold chain management", "Shift work"],
  totalYears: 10.1,
  level: "Expert",
  inconsistencies: ["overlap"],
  files: ["timeline@weasyprint", "europasscv", "margin-headings"],
};
