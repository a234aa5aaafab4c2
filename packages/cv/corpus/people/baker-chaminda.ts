import type { Person } from "../person.ts";

export const person: Person = {
  id: "baker-chaminda",
  family: "kitchen",
  country: "LK",
  languageCode: "en",
  name: "Chaminda Pushpakumara",
  headline: "Head Baker",
  email: "chaminda.baker@weladamail.example",
  phone: "+94 72 488 0173",
  location: "Kurunegala, Sri Lanka",
  sections: [
    {
      heading: "Working life",
      jobs: [
        { title: "Head Baker", company: "Oven Song Bakers", place: "Kurunegala", dates: "02/2018 – present", from: "2018-02", to: null, points: [
          "{Bread=Bread making|Bread|Bread baking|Baking} and {?buns=Bun making|Buns} for eleven shops: 4,200 loaves and a night without talk.",
          "[[Returned bread went down from 9% to 3% of what leaves the door.]]",
          "{Sourdough} since 2022, taught by a guest from Graz.",
          "Weekly {?flour order=Ordering|Purchasing|Flour ordering|Stock ordering}, and {HACCP} sheets for the inspector.",
          "[[?Took on and trained six boys from the village; four are bakers now.]]",
        ] },
        { title: "Baker (full time)", titleAlso: ["Baker"], company: "Hotel Wewa Grand", place: "Dambulla", dates: "03/2012 – 01/2018", from: "2012-03", to: "2018-01", points: ["Breakfast {pastry=Pastry|Pastry making|Breakfast pastry|Patisserie} for 220 rooms: {?croissants=Croissants|Viennoiserie|Laminated dough|Puff pastry}, {?Danish=Danish pastry|Danish pastries|Danish}; birthday {cakes=Cake making|Cakes|Cake baking} on order."] },
        { title: "Production Baker (full time)", titleAlso: ["Production Baker"], company: "Matale Loaf Factory", place: "Matale", dates: "06/2014 – 10/2016", from: "2014-06", to: "2016-10", points: ["Day shift at the tunnel {?oven=Oven operation|Tunnel oven operation|Ovens}, three tons a day for the {!express=Express|Express.js} trains and the prisons."] },
        { title: "Bakery Helper", company: "Sisira Bakehouse", place: "Nikaweratiya", dates: "01/2006 – 02/2012", from: "2006-01", to: "2012-02", points: ["Wood fire, {?dough=Dough making|Dough mixing|Dough preparation|Dough} by hand, deliveries by {!bicycle=Cycling|Bicycle}."] },
      ],
    },
    { heading: "What people say of me", text: ["{?Early=Punctuality|Early|Early riser}, {?clean=Cleanliness|Clean|Hygiene}, and {~patient=Patience|Patient} with apprentices."] },
    { heading: "Papers", certificates: ["{National Vocational Qualification Level 4, Baker=NVQ Level 4 Baker|National Vocational Qualification Level 4, Baker|NVQ Level 4|NVQ Level 4 (Baker)|National Vocational Qualification Level 4}, NAITA 2011", "{Food Hygiene Certificate=Food Hygiene Certificate|Food hygiene|Food Hygiene} of the Municipal Council, renewed 2025"] },
    { heading: "School", studies: [{ degree: "G.C.E. Ordinary Level", degreeAlso: ["GCE Ordinary Level", "G.C.E. O/L", "GCE O/L"], institution: "Nikaweratiya Maha Vidyalaya", dates: "2005", year: 2005 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English} for recipes, a little {Tamil}"] },
  ],
  optional: ["Baking", "Food safety", "Training", "Staff training", "Mentoring", "Apprentice training", "Food hygiene", "Production planning", "Bakery operations", "Bakery management", "Waste reduction", "Recruitment", "Delivery", "Breakfast service", "Breakfast pastry", "Team management", "Wood-fired oven", "Inventory management", "Team leadership", "Industrial baking", "Bulk production", "Leadership", "Supervision", "Viennoiserie", "Sourdough baking", "Hygiene"],
  not: ["Singing", "Danish language", "Trains"],
  totalYears: 20.8,
  level: "Expert",
  inconsistencies: ["overlap"],
  files: ["label-column", "docx-plain"],
};
