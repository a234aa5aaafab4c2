import type { Person } from "../person.ts";

export const person: Person = {
  id: "brewer-tyler",
  family: "brewing",
  country: "US",
  languageCode: "en",
  name: "Tyler Kowalczyk",
  headline: "Head Brewer",
  email: "tyler.kowalczyk@lakeshoremail.example",
  phone: "(231) 555-0148",
  location: "Traverse City, MI",
  sections: [
    { heading: "Summary", text: ["Production brewer, 15 bbl to 60 bbl. Clean lagers first, hazy IPAs because rent. Strong on cellar, sanitation and numbers; comfortable training people who have never worn rubber boots."] },
    { heading: "Experience", jobs: [
      { title: "Head Brewer", company: "Deadhead Point Brewing Co.", companyAlso: ["Deadhead Point Brewing"], place: "Traverse City, MI", dates: "June 2020 – Present", from: "2020-06", to: null, points: [
        "Run a 20 bbl brewhouse, 4,800 bbl a year, crew of five.",
        "[[Cut beer loss from 14% to 8.5% with a centrifuge schedule and a cleaner dry-hop procedure.]]",
        "{Recipe development} for 30+ beers a year; {?yeast propagation} and {?cell counts=Cell counting|Cell counts|Yeast cell counting} in house.",
        "[[Two medals for the pilsner, and shelf life up from 60 to 110 days after we chased dissolved oxygen below 40 ppb.]]",
        "{?Canning=Canning|Canning line operation|Packaging} on a {!Wild Goose} line, two days a week; {CIP} records, {?OSHA} log, {?TTB reporting=TTB reporting|TTB reports|TTB|Excise reporting}.",
        "Taproom sells {!pizza=Pizza making|Pizza}, {!cider=Cider making|Cider} and too much {!merch=Merchandising|Merchandise}; I only fill the lines.",
      ] },
      { title: "Beer Buyer (weekends)", titleAlso: ["Beer Buyer"], company: "Burnt Dock Bottle Shop", place: "Traverse City, MI", dates: "May 2021 – Oct 2023", from: "2021-05", to: "2023-10", points: ["Saturdays only. Tastings, {?ordering=Ordering|Purchasing}, talking customers out of old stouts."] },
      { title: "Cellar Lead", company: "Grindstone Lake Brewery", place: "Grand Rapids, MI", dates: "Mar 2017 – May 2020", from: "2017-03", to: "2020-05", points: [
        "{Fermentation=Fermentation|Fermentation management|Fermentation monitoring} of 18 tanks, {?filtration}, {?carbonation}, {?kegging=Kegging|Keg filling}; barrel program of 120 casks.",
        "Wrote the {SOPs} the place still uses.",
      ] },
      { title: "Brewer's Assistant", titleAlso: ["Assistant Brewer"], company: "Grindstone Lake Brewery", place: "Grand Rapids, MI", dates: "Aug 2015 – Feb 2017", from: "2015-08", to: "2017-02", promoted: true, points: ["Milled, mashed, shoveled, scrubbed."] },
    ] },
    { heading: "Skills", tags: ["{Ekos|Ekos Brewery Management}", "{Sensory panels=Sensory evaluation|Sensory analysis|Sensory panels|Sensory panel}", "{Water chemistry|Brewing water chemistry|Water treatment}", "{HACCP}", "{Forklift=Forklift operation|Forklift}", "{Glycol systems|Glycol chiller maintenance|Glycol}", "{Inventory=Inventory management|Inventory}", "{~Training crews=Training and development|Team training|Staff training|Training}"] },
    { heading: "Education", studies: [
      { degree: "Certificate in Craft Brewing", degreeAlso: ["Craft Brewing Certificate"], institution: "Schoolcraft College", place: "Livonia, MI", dates: "2015", year: 2015 },
      { degree: "B.A. Philosophy", degreeAlso: ["BA Philosophy", "Bachelor of Arts in Philosophy"], institution: "Grand Valley State University", place: "Allendale, MI", dates: "2010 – 2014", year: 2014 },
    ] },
    { heading: "Certifications", certificates: ["{Certified Cicerone|Cicerone} (2019)", "{ServSafe Manager|ServSafe}, 2024", "{OSHA 10}"] },
    { heading: "Outside work", text: ["Ice {!hockey} goalie, bad {!banjo}, {!homebrew}ing never. A rescue dog named {!Python}."] },
  ],
  optional: ["Brewhouse operation", "Brewing operations", "Dry hopping", "Dry-hopping", "Centrifuge operation", "Centrifuge", "Dissolved oxygen", "Dissolved oxygen control", "Dissolved oxygen measurement", "Cellar management", "Cellar work", "Cellar operations", "Cellaring", "Barrel aging", "Barrel ageing", "Barrel program", "Barrel-aging", "Sanitation", "Quality control", "Team leadership", "Team management", "Lager brewing", "Production", "Milling", "Mashing", "Beer tasting", "Tastings", "Tasting", "Shelf life", "Retail", "Yeast management", "Production brewing", "Packaging", "Loss reduction", "Cleaning in place", "Record keeping", "Purchasing", "Customer service", "Beer knowledge", "Safety", "Glycol chillers", "Numeracy", "Staff supervision"],
  not: ["Philosophy"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["us-one-pager", "indeed@weasyprint"],
};
