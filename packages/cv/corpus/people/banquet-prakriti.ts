import type { Person } from "../person.ts";

export const person: Person = {
  id: "banquet-prakriti",
  family: "restaurant service",
  country: "NP",
  languageCode: "en",
  name: "Prakriti Shahi",
  headline: "Banquet Supervisor",
  email: "prakriti.shahi@bagmatimail.example",
  phone: "+977 98415 55036",
  location: "Lalitpur, Nepal",
  sections: [
    { heading: "About", text: ["Steady hands for a hall of 900 guests. Seasons in {!spring=Spring|Spring Framework|Spring Boot} and autumn, when everybody in the valley marries."] },
    {
      heading: "Work",
      jobs: [
        { title: "Banquet Supervisor", company: "Hotel Bagmati Palace", place: "Kathmandu", dates: "09/2023 – present", from: "2023-09", to: null, points: [
          "{?Floor plans=Floor planning|Floor plans|Table planning|Seating plans|Seating planning}, briefing of 20 to 60 casual staff, and the event sheet from {Delphi|Delphi.fdc|Amadeus Delphi}.",
          "[[Breakage down by 34% since the glass store is counted every night.]]",
          "[[Sold wine packages to 61 of 140 wedding parties in the last season.]]",
          "Hand the hall back to {!housekeeping=Housekeeping|Room cleaning} and {!security=Security} after the last guest.",
        ] },
        { title: "Waitress", company: "Patan Courtyard Kitchen", place: "Lalitpur", dates: "11/2021 – 08/2023", from: "2021-11", to: "2023-08", points: [
          "Breakfast to dinner for {!trekking=Trekking|Trekking guide} groups; {?bills and cash=Cash handling|Billing|Bills and cash|Cashiering} at closing.",
        ] },
        { title: "Trainee, Food & Beverage Service", titleAlso: ["Trainee, F&B Service", "F&B Trainee", "Trainee"], company: "Phewa View Resort", place: "Pokhara", dates: "06/2021 – 10/2021", from: "2021-06", to: "2021-10" },
      ],
    },
    { heading: "Skills", tags: ["{Banquet service|Banqueting|Banquet operations|Banquets}", "{Buffet set-up|Buffet setup|Buffet service|Buffet}", "{Table setting|Table setup|Table laying|Table set-up}", "{Wine service}", "{Upselling}", "{Duty roster=Rostering|Duty roster}", "{Food hygiene|Food safety}", "{~Leadership}", "{~Customer focus|Customer orientation}"] },
    {
      heading: "Education",
      studies: [
        { degree: "Bachelor of Hotel Management", degreeAlso: ["BHM"], institution: "Nepal Academy of Tourism and Hotel Management", place: "Kathmandu", dates: "2017 – 2021", year: 2021 },
        { degree: "+2 Management", degreeAlso: ["+2", "Higher Secondary (+2)"], institution: "Nilgiri Higher Secondary School", place: "Baglung", dates: "2016", year: 2016 },
      ],
    },
    { heading: "Certificates", certificates: ["{Food Handler Certificate|Food Handler|Food Handling Certificate}, 2023"] },
    { heading: "Languages", languages: ["{Nepali}, {English}, {Hindi}"] },
    { heading: "Free time", text: ["{!Painting} mandalas, hill running."] },
  ],
  optional: ["Event coordination", "Event planning", "Staff briefing", "Team management", "Team leadership", "Staff supervision", "Supervision", "Stock taking", "Inventory management", "Inventory", "Stock control", "Wedding planning", "Weddings", "Wine sales", "Sales", "Breakfast service", "Food service", "Events", "Hotel management", "Briefing", "Event management", "Wedding receptions", "Wine", "Loss control"],
  not: ["Glass"],
  totalYears: 5.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["canva-sidebar", "docx-plain@libreoffice"],
};
