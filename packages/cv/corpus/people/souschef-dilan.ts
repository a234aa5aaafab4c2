import type { Person } from "../person.ts";

export const person: Person = {
  id: "souschef-dilan",
  family: "kitchen",
  country: "LK",
  languageCode: "en",
  name: "Dilan Wickramaratne",
  headline: "Executive Sous Chef",
  email: "dilan.wickrama@southcoastmail.example",
  phone: "077 555 2846",
  location: "Galle, Sri Lanka",
  sections: [
    { heading: "Who I am", text: ["A chef of the southern coast: fish from the harbour at five, curry leaf from my mother's garden, and a brigade that goes home on time. Fourteen years in hotel kitchens in Sri Lanka and the Maldives."] },
    { heading: "Strengths", tags: ["{Menu planning=Menu planning|Menu development|Menu design}", "{Food costing=Food costing|Food cost control|Recipe costing|Food cost|Menu costing}", "{HACCP}", "{Sri Lankan cuisine=Sri Lankan cuisine|Sri Lankan cooking}", "{Seafood=Seafood preparation|Seafood|Seafood cookery|Fish preparation}", "{Stock rotation=Stock rotation|FIFO|Stock control}", "{Roster planning=Rostering|Roster planning|Scheduling|Rosters|Staff scheduling|Shift planning}", "{~Leadership=Leadership|Team leadership}", "{~Hygiene-minded=Hygiene|Hygiene awareness|Cleanliness|Hygiene consciousness|Hygiene-minded}"] },
    {
      heading: "My kitchens",
      jobs: [
        { title: "Executive Sous Chef", company: "Lighthouse Bastion Hotel", place: "Galle", dates: "11.2020 – now", from: "2020-11", to: null, points: ["Second in command of a brigade of 24; two restaurants, rooftop bar and {banquets=Banqueting|Banquets|Banquet catering|Banquet operations|Banquet cooking} up to 300 guests.", "[[Food cost down from 38% to 31% of sales within eighteen months.]]", "{Supplier negotiation=Supplier negotiation|Supplier negotiations|Supplier management|Negotiation|Vendor negotiation}, {daily market buying=Purchasing|Market buying|Procurement|Food purchasing|Daily market buying|Buying} and the {allergen chart=Allergen management|Allergens|Allergen control|Allergen awareness|Allergen chart}.", "[[?Trained eleven commis, three of whom are now chefs de partie.]]"] },
        { title: "Chef de Partie (hot range)", company: "Kuramathi Lagoon Resort", place: "Rasdhoo, Maldives", dates: "04.2016 – 10.2020", from: "2016-04", to: "2020-10", points: ["{Grill=Grilling|Grill|Grill cooking|Grill station}, {sauces=Sauce making|Sauces|Sauce preparation|Saucier}, {live cooking stations=Live cooking|Live cooking stations|Live cooking station|Live stations|Show cooking} on the beach.", "The {!sushi=Sushi|Sushi making} counter had its own Japanese master; I washed the rice once and was sent away.", "[[?Named Employee of the Quarter twice.]]"] },
        { title: "Commis Chef", company: "Hikkaduwa Palms Hotel", place: "Hikkaduwa", dates: "06.2012 – 03.2016", from: "2012-06", to: "2016-03", points: ["Cold kitchen, in the basement beside {!housekeeping=Housekeeping}, whose radio I still miss: {salads=Salad preparation|Salads}, {buffet set-up=Buffet set-up|Buffet setup|Buffets|Buffet|Buffet preparation|Buffet service}, {butchery=Butchery|Butchering}."] },
      ],
    },
    { heading: "Papers", certificates: ["{NVQ Level 4 Professional Cookery=NVQ Level 4 Professional Cookery|NVQ Level 4|NVQ 4 Professional Cookery|Professional Cookery NVQ Level 4|NVQ Level 4 in Professional Cookery}, Sri Lanka Institute of Hotel Catering, 2013", "{Food Handler Medical Certificate=Food Handler Medical Certificate|Food handler certificate|Food Handler}, PHI Galle, 2025", "{HACCP Awareness=HACCP Awareness|HACCP|HACCP certificate}, 2019"] },
    {
      heading: "Schooling",
      studies: [
        { degree: "Certificate in Professional Cookery", institution: "Sri Lanka Institute of Hotel Catering", place: "Koggala", dates: "2012", year: 2012 },
        { degree: "G.C.E. Advanced Level (Commerce)", institution: "Richmond Hill College", place: "Galle", dates: "2010", year: 2010 },
      ],
    },
    { heading: "Tongues", languages: ["{Sinhala}, {English} (good), {Tamil} (kitchen level), {Dhivehi} (a little)"] },
    { heading: "Free time", text: ["Body-boarding and old vinyl. The pictures in my portfolio are by a friend who does hotel {!photography=Photography}."] },
  ],
  optional: ["Cooking", "Culinary arts", "Catering", "Kitchen operations", "Cost control", "Recruitment", "Baking", "Training", "Staff training", "Portion control", "Ordering", "Hospitality", "Kitchen management", "Asian cuisine", "Line cooking", "Meat preparation", "Mentoring", "Coaching", "Cold kitchen", "Garde manger", "Food preparation"],
  totalYears: 14.4,
  level: "Expert",
  inconsistencies: [],
  files: ["web-counts", "docx-south-asian"],
};
