import type { Person } from "../person.ts";

export const person: Person = {
  id: "warehouse-tyrell",
  family: "logistics",
  country: "US",
  languageCode: "en",
  name: "Tyrell Boudreaux",
  headline: "Warehouse Associate",
  email: "tyrell.boudreaux@bayoumail.example",
  phone: "504-555-0131",
  location: "New Orleans, LA",
  sections: [
    { heading: "SUMMARY", text: ["Forklift certified associate, never late. Spring cleaning of racks is my idea of fun."] },
    {
      heading: "EXPERIENCE",
      jobs: [
        { title: "Warehouse Associate", company: "Crescent City Cold Storage", place: "New Orleans, LA", dates: "05/2025 – Present", from: "2025-05", to: null, points: ["{Order picking|Picking}, {RF scanner=RF scanning|RF scanner|Barcode scanning}, {forklift=Forklift operation|Forklift} in the freezer.", "[[Picked 142 lines an hour, 18% over target.]]"] },
        { title: "Night Stocker", company: "Magnolia Grocers", place: "Metairie, LA", dates: "06/2024 – Present", from: "2024-06", to: null, points: ["Full-time nights: {shelf stocking=Shelf stocking|Shelf replenishment|Stocking|Replenishment}, {pallet jack=Pallet jack operation|Pallet jack}."] },
      ],
    },
    { heading: "SKILLS", tags: ["{Inventory control|Inventory management}", "{Shipping and receiving|Receiving}", "{OSHA 10|Workplace safety}", "{~Reliability}", "{~Teamwork}"] },
    { heading: "EDUCATION", studies: [{ degree: "GED", institution: "Delgado Community College", dates: "2024", year: 2024 }] },
    { heading: "LANGUAGES", languages: ["{English}"] },
  ],
  not: ["Spring"],
  optional: ["Warehouse operations", "Cold storage", "Forklift certification", "OSHA", "Cleaning"],
  totalYears: 2.4,
  level: "Junior",
  inconsistencies: ["overlap"],
  files: ["compact", "docx-lists@libreoffice"],
};
