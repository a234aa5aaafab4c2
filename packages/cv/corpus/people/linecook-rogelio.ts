import type { Person } from "../person.ts";

export const person: Person = {
  id: "linecook-rogelio",
  family: "kitchen",
  country: "PH",
  languageCode: "en",
  name: "Rogelio Dimaculangan",
  printedName: "ROGELIO DIMACULANGAN",
  headline: "Line Cook / Commis Chef",
  email: "ojie.dimaculangan@kusinero.example",
  phone: "+971 55 308 6614",
  location: "Sharjah, United Arab Emirates",
  sections: [
    { heading: "Objective", text: ["To cook in a good kitchen where I can grow. I am {~hard working=Hard work|Hard working|Hard-working|Diligence|Work ethic|Strong work ethic}, and {~flexible with shifts=Flexibility|Flexible|Flexible with shifts|Adaptability}."] },
    { heading: "Strong points", list: ["{Hot line=Hot line|Hot kitchen|Hot section|Hot line cooking|Line cooking}: {grill=Grilling|Grill|Grill station|Grill cooking}, {wok=Wok cooking|Wok|Wok station|Wok frying|Stir frying}, {fryer=Deep frying|Fryer|Frying|Deep fryer|Fryer station}", "{Butchering chicken and fish=Butchery|Butchering chicken and fish|Butchering|Fish filleting|Meat cutting|Fish butchery|Butchering chicken|Butchering fish|Meat and fish butchery|Chicken butchery}", "{Stocks and sauces=Stocks and sauces|Sauces|Stocks|Sauce making|Sauce preparation|Stock making}", "{~Fast hands=Speed|Fast hands|Fast worker|Quickness|Dexterity|Manual dexterity}", "{HACCP} sheets and {fridge temperature=Temperature control|Fridge temperature|Temperature logs|Temperature monitoring|Fridge temperature checks|Temperature logging|Temperature recording} log", "Never absent"] },
    {
      heading: "Work",
      jobs: [
        { title: "Commis 1", company: "Pearl Lagoon Hotel Apartments", place: "Sharjah", dates: "2020 to date", from: "2020", to: null, points: ["Breakfast for 180 guests: {egg station=Egg station|Eggs|Egg cooking|Live egg station|Live cooking}, {pancakes=Pancakes|Pancake making|Making pancakes}, {Arabic mezze=Arabic mezze|Mezze|Arabic cuisine|Arabic food|Arabic cooking|Cold mezze|Arabic mezze preparation}.", "Lunch I am on grill.", "The {!pastry=Pastry|Pastry making|Pastries|Baking} comes from a bakery outside."] },
        { title: "Cook", company: "Manong Ben's Grill House", place: "Batangas City", dates: "2016 to 2020", from: "2016", to: "2020", points: ["{Mise en place=Mise en place|Mise-en-place|Prep}, {adobo and kare-kare=Filipino cuisine|Adobo and kare-kare|Filipino cooking|Adobo|Kare-kare|Filipino dishes|Filipino food} for 90 seats, {ordering=Ordering|Ordering supplies|Food ordering|Ordering from market|Stock ordering|Purchasing|Supplier ordering} from the market.", "Broke one {!blender=Blender}, paid it from my salary."] },
        { title: "Food stall helper", company: "Lola Mameng Lugawan", place: "Lipa", dates: "2014 to 2016", from: "2014", to: "2016", points: ["{Porridge=Porridge|Porridge cooking|Lugaw|Lugaw cooking|Cooking porridge|Porridge making}, {dishwashing=Dishwashing|Dish washing|Washing dishes}, {serving=Serving|Food serving|Serving food|Serving customers|Food service}. Sales about {!PHP=PHP|PHP programming} 4,000 a day."] },
      ],
    },
    { heading: "Training", certificates: ["{Cookery NC II=Cookery NC II|Cookery NCII|TESDA Cookery NC II|NC II Cookery}, TESDA, 2016", "{Basic Food Hygiene=Basic Food Hygiene|Food Hygiene|Basic Food Hygiene certificate}, Sharjah Municipality, 2021", "{Occupational Health Card=Occupational Health Card|Health Card}, renewed every year"] },
    {
      heading: "Education",
      studies: [
        { degree: "High School Diploma", institution: "Lipa Westside National High School", place: "Lipa City", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Language", languages: ["{Tagalog=Tagalog|Filipino}, {English}, {Arabic} for kitchen only"] },
    { heading: "Dreams", text: ["One day {!sushi=Sushi|Sushi making|Japanese cuisine}. My cousin in Osaka promised to teach me."] },
  ],
  optional: ["Cooking", "Food preparation", "Culinary arts", "Kitchen operations", "Food safety", "Commercial kitchen", "Continental cuisine", "Hygiene", "Food hygiene", "Plating", "Team player", "Teamwork", "Asian cuisine", "International cuisine", "Stock taking", "Time management", "Soups", "Buffet", "Reliability", "Never absent", "Attendance", "Punctuality", "Dependability", "Breakfast cooking", "Breakfast", "Breakfast preparation"],
  totalYears: 12.3,
  level: "Expert",
  inconsistencies: [],
  files: ["cards@weasyprint", "docx-columns@libreoffice"],
};
