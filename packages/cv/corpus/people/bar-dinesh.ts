import type { Person } from "../person.ts";

export const person: Person = {
  id: "bar-dinesh",
  family: "restaurant service",
  country: "LK",
  languageCode: "en",
  name: "Dinesh Kumar Selvaraj",
  headline: "Bartender",
  email: "dinesh@negombo.example",
  phone: "+94 77 304 6618",
  location: "Negombo, Sri Lanka",
  sections: [
    { heading: "Summary", text: ["Bartender with experience in hotels and beach bars, known for {!swift=Swift} service and a good memory for guests. I do not do {!flair bartending=Flair bartending|Flair}."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "Head Bartender", titleAlso: ["Bartender"], company: "Café Java Beach", companyAlso: ["Cafe Java Beach"], place: "Negombo", dates: "Feb 2022 – Present", from: "2022-02", to: null, points: [
          "{Cocktails=Cocktail making|Cocktails|Mixology} and {mocktails=Mocktails|Mocktail making|Mocktail preparation}, our own syrups and infusions, {latte art} in the mornings.",
          "The old {!Micros=Oracle MICROS|Micros} till was taken out a month before I came. I entered the item list of the new one, {Loyverse=Loyverse POS|Loyverse}, and print the day report from it.",
          "Weekly {bar stock counts=Stock taking|Bar stock counts|Stock counts|Stock counting|Stocktaking|Bar inventory|Inventory management}; orders to the two agents by WhatsApp.",
          "[[Beverage cost came down from 31% to 24% in one season, with measured pouring and locked spirits.]]",
          "Food comes from the {!pizza=Pizza making|Pizza} oven and the {!sushi=Sushi|Sushi making} counter of the neighbours, I only carry it over.",
          "[[A mocktail card of my own raised non alcoholic sales by 18%.]]",
          "Sunset parties with a {!DJ=DJing|DJ}: crowd at the bar, no free pouring, and I {?refuse drinks to drunk guests=Responsible service of alcohol|RSA|Responsible alcohol service|Handling intoxicated guests}.",
        ] },
        { title: "Bar Steward", company: "Lagoon Palms Hotel", place: "Negombo", dates: "Mar 2015 – Dec 2019", from: "2015-03", to: "2019-12", points: [
          "Pool bar and minibar round, {beer and wine service=Beverage service|Beer and wine service|Drinks service|Bar service|Beer service}, glasses, ice, garnish.",
          "Pointed guests to the {!diving=Diving|Scuba diving} school of our partners, commission to the hotel.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Bartending}", "{Upselling}", "{Cash handling}", "{Glass cleaning and polishing=Glass polishing|Glass cleaning and polishing|Glass cleaning|Glassware care}", "{Espresso machine=Espresso|Espresso machine|Espresso preparation|Coffee making|Barista skills}", "{Bar opening and closing|Opening and closing procedures|Bar setup}", "{~Friendly|Friendliness}", "{~Honest=Integrity|Honesty|Honest}"] },
    { heading: "Education", studies: [{ degree: "Certificate in Food and Beverage Service", degreeAlso: ["Food and Beverage Service Certificate"], institution: "Sri Lanka Institute of Tourism and Hotel Management", place: "Colombo", dates: "2014", year: 2014 }, { degree: "G.C.E. O/L", degreeAlso: ["GCE Ordinary Level"], institution: "Wijayaratnam Hindu Central College", dates: "2011", year: 2011 }] },
    { heading: "Languages", languages: ["{Tamil}, {Sinhala}, {English}, {German} (for the bar)"] },
    { heading: "Free time", text: ["Travelling, {!astrology=Astrology}, watching football with my brothers."] },
  ],
  not: ["Java"],
  optional: ["Infusions", "Syrup making", "Syrups", "Food hygiene", "Ordering", "Supplier ordering", "Stock ordering", "Purchasing", "POS", "Point of sale", "Portion control", "Cost control", "Beverage cost control", "Menu development", "Menu planning", "Menu design", "Minibar", "Minibar service", "Pool bar", "Garnishing", "Garnishes", "WhatsApp", "Inventory control", "Stock management", "Reporting", "Sales reporting", "Crowd management", "Bar management", "Coffee", "Wine", "Wine service", "Beverage control", "Alcohol awareness", "Sales", "Glassware", "Guest relations", "Events", "Menu engineering", "Data entry", "Food service", "Food running", "Serving food", "Barista", "Pouring"],
  totalYears: 9.6,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["canva-sidebar", "docx-columns"],
};
