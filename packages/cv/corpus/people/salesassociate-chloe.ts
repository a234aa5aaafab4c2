import type { Person } from "../person.ts";

export const person: Person = {
  id: "salesassociate-chloe",
  family: "retail",
  country: "CA",
  languageCode: "en",
  name: "Chloe Amirault-Singh",
  email: "chloe.amirault@tidewater.example",
  phone: "902-555-0163",
  location: "Halifax, Nova Scotia, Canada",
  sections: [
    { heading: "Hi, I'm Chloe", text: ["19, finished high school in 2025, one year in retail and still smiling. Looking for full-time hours in a shop where I can learn the whole trade, from the back room to the order book. Can start any Monday."] },
    { heading: "What I bring", list: ["{Cash and debit=Cash handling|Cash|Cash and debit|Cash register|Till operation|Debit}: [[?my drawer balanced every night but two]]", "{~Friendly=Friendliness|Friendly}, {~quick learner=Quick learner|Fast learner|Quick learning|Learning ability|Willingness to learn}, {~on time=Punctuality|Timekeeping|On time}", "{Stocking shelves=Shelf stocking|Stocking|Stocking shelves|Restocking|Shelf replenishment|Shelf stacking}", "{Lightspeed POS=Lightspeed|Lightspeed POS|POS|POS systems|Point of sale|Lightspeed Retail}", "Bilingual service at the counter"] },
    {
      heading: "Jobs so far",
      jobs: [
        { title: "Sales Associate (part-time, then full-time)", company: "Maple & Moss Outfitters", place: "Halifax", dates: "Oct 2025 – Present", from: "2025-10", to: null, points: ["{Customer service=Customer service|Customer care|Helping customers}, {fitting rooms=Fitting rooms|Fitting room|Fitting room service}, {returns and exchanges=Returns and exchanges|Returns|Returns processing|Exchanges|Returns handling}; on Saturdays I run the {!express=Express|Express.js} till by the door.", "[[Signed up 214 customers for the loyalty card, the most in the store this year.]]", "Packed {online orders=Order packing|Online order fulfilment|Order fulfillment|Online orders|Order fulfilment|Packing|Online order fulfillment|Order processing} for pick-up and counted stock twice ({inventory count=Inventory counting|Stock counting|Stocktaking|Inventory count|Inventory|Inventory counts|Stock take}).", "The windows are done by a lady from head office who does {!visual merchandising=Visual merchandising} for nine stores; I hold the ladder."] },
        { title: "Summer Helper", company: "Scotch Village Farm Market", place: "Windsor, NS", dates: "Jul 2025 – Sep 2025", from: "2025-07", to: "2025-09", points: ["Weighed and priced berries and corn, opened and closed the stand, kept the sign funny."] },
      ],
    },
    {
      heading: "School",
      studies: [
        { degree: "Nova Scotia High School Diploma", institution: "Citadel Harbour High", place: "Halifax", dates: "June 2025", year: 2025 },
      ],
    },
    { heading: "Certificates", certificates: ["{WHMIS=WHMIS|WHMIS 2015}, 2025", "{Emergency First Aid=Emergency First Aid|First Aid|Emergency First Aid & CPR}, St. John Ambulance, 2024"] },
    { heading: "Volunteering and fun stuff", text: ["Sorted bottles for the Grade 12 trip and helped at the library's reading hour with the little ones. I would love to learn {!Photoshop=Photoshop|Adobe Photoshop}, because for now my posters are all felt pen. Curling, knitting, thrift stores."] },
    { heading: "Languages", languages: ["{English}, {French} (Acadian, fluent), {Punjabi} (understand it)"] },
    { heading: "References", text: ["Janelle Comeau, Store Manager, Maple & Moss Outfitters"] },
  ],
  optional: ["Retail", "Sales", "Communication", "Product knowledge", "Teamwork", "Volunteering", "Fundraising", "Upselling", "Tutoring", "Store operations", "Cleaning", "Baking", "Event support", "Childcare", "Order picking", "Retail sales", "Reliability", "Knitting", "Bottle returns", "Sorting", "Poster design", "Curiosity", "Payment processing", "Opening and closing", "Opening and closing procedures", "Store opening", "Store closing", "Cash-up", "Opening and closing the stand", "Cheerfulness", "Positive attitude", "Bilingual", "Bilingual customer service", "Loyalty programs", "Loyalty programmes", "Loyalty program", "Pricing", "Weighing", "Signage"],
  totalYears: 1.3,
  level: "Junior",
  inconsistencies: [],
  files: ["web-stacked-dates", "docx-plain"],
};
