import type { Person } from "../person.ts";

export const person: Person = {
  id: "schoolcook-mavis",
  family: "kitchen",
  country: "JM",
  languageCode: "en",
  name: "Mavis Ebanks-Tulloch",
  headline: "School Cook",
  email: "mavis.tulloch@yardpost.example",
  phone: "+1 876 555 0173",
  location: "Santa Cruz, St Elizabeth, Jamaica",
  sections: [
    {
      heading: "Summary",
      text: [
        "Head cook of a school kitchen, with fifteen years at the stove behind me. Punctual, tidy and not easily flustered.",
      ],
    },
    {
      heading: "Experience",
      jobs: [
        {
          title: "Head Cook",
          company: "Pedro Plains Primary School",
          place: "St Elizabeth",
          dates: "September 2017 to date",
          from: "2017-09",
          to: null,
          points: [
            "Lunch for 340 children between eleven and one, with three helpers.",
            "Weekly {menus=Menu planning} under the ministry's {?nutrition=Nutrition|Nutrition standards} rules; the {allergy list=Allergen management|Food allergies} hangs by the hatch.",
            "[[Plate waste fell from 18 to 7 kilos a day once the children voted on the vegetables.]]",
            "The {!garden=Gardening} belongs to the grade five teacher, I only collect the callaloo; the bursar does the {!accounts=Accounting}.",
            "{!Express} delivery of chicken on Tuesdays, rest of the {?ordering=Ordering|Purchasing|Procurement} on Fridays.",
          ],
        },
        {
          title: "Cook",
          company: "Treasure Cove Guest House",
          place: "Treasure Beach",
          dates: "February 2011 to July 2017",
          from: "2011-02",
          to: "2017-07",
          points: [
            "Breakfast and dinner for up to 24 guests; {bread and bun=Baking|Bread making} every morning.",
            "{Stock cards=Inventory management} for the dry store. The owner kept the {!bar=Bartending} himself.",
          ],
        },
      ],
    },
    {
      heading: "Skills",
      tags: [
        "{Bulk cooking|Large-scale cooking|Volume cooking|Batch cooking|Mass catering|Institutional cooking}",
        "{Menu planning}",
        "{Food safety}",
        "{Portion control}",
        "{Baking}",
        "{Stock control=Inventory management}",
        "{~Team supervision=Supervision|Team supervision|Staff supervision|Team management}",
        "{~Punctuality}",
      ],
    },
    {
      heading: "Training",
      studies: [
        {
          degree: "NVQ-J Level 2, Commercial Food Preparation",
          degreeAlso: ["NVQ-J Level 2"],
          institution: "HEART Trust",
          place: "Junction",
          dates: "2010",
          year: 2010,
        },
      ],
    },
    {
      heading: "Certificates",
      certificates: ["{Food Handler's Permit|Food Handler Permit}, renewed every January"],
    },
    { heading: "Languages", languages: ["{English}", "{Patois=Jamaican Patois|Patois|Jamaican Creole}"] },
    {
      heading: "Church and home",
      list: ["Sunday school, {!netball=Netball}, {!sewing=Sewing} uniforms for my grandchildren"],
    },
  ],
  optional: [
    "Catering",
    "Portioning",
    "Cleanliness",
    "Stress management",
    "Kitchen hygiene",
    "Team leadership",
    "Leadership",
  ],
  totalYears: 15.7,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-table", "classic@wkhtmltopdf"],
};
