import type { Person } from "../person.ts";

export const person: Person = {
  id: "plumber-declan",
  family: "plumbing",
  country: "IE",
  languageCode: "en",
  name: "Declan Mulhern",
  headline: "Plumber and oil heating technician",
  email: "declan@mulhernheating.example",
  phone: "087 555 3098",
  location: "Castlebar, Co. Mayo",
  sections: [
    { heading: "About me", text: ["Plumber for 25 years, half of them in my own van. Looking for a steady position with a local firm. I am not registered for {!gas=Gas fitting|Gas installation|Gas boilers} work."] },
    {
      heading: "Work history",
      jobs: [
        { title: "Self-employed plumber", titleAlso: ["Plumber"], company: "Mulhern Heating", place: "Castlebar", dates: "2012 – present", from: "2012", to: null, points: [
          "{Oil boiler servicing=Boiler servicing|Oil boiler servicing|Oil boiler service}, {bathroom fitting=Bathroom installation|Bathroom fitting}, {underfloor heating}, new houses and old farmhouses.",
          "[[?Since 2021 mostly {air to water heat pumps=Heat pump installation|Heat pumps|Air to water heat pumps|Air-to-water heat pumps|Air source heat pumps}, a good 70 of them.]]",
          "[[Call-backs under one in a hundred jobs in the last five years.]]",
          "On renovations I work alongside the {!tiler=Tiling}, the {!plasterer=Plastering} and the {!electrician=Electrical installation|Electrical wiring}.",
          "My daughter does the {!website=Web design|Website} and the {!invoices=Invoicing|Billing}. The {pricing of jobs=Cost estimation|Pricing of jobs|Estimating|Quotations|Job pricing} I do myself.",
          "[[?Two apprentices finished with me, both passed phase 6 at the first go.]]",
        ] },
        { title: "Plumber", company: "Ruby Bay Mechanical Ltd", companyAlso: ["Ruby Bay Mechanical"], place: "Westport", dates: "2005 – 2012", from: "2005", to: "2012", points: [
          "Hotels and two schools: {copper and multilayer pipe=Pipe fitting|Copper pipework|Copper and multilayer pipe|Pipework|Pipefitting|Copper pipe}, {pressure testing}, plant rooms, {sprinkler pipework=Sprinkler systems|Sprinkler pipework|Sprinkler installation|Sprinklers}.",
          "Anything in steel went out to a {!welding=Welding} shop in Ballina.",
          "[[Hotel boiler house handed over nine days ahead of the programme.]]",
        ] },
        { title: "Apprentice plumber", company: "P. Gavin & Son", place: "Ballina", dates: "2001 – 2005", from: "2001", to: "2005", points: ["Served my time on house plumbing: {soldering}, {drainage=Drainage|Drain laying|Drains}, {lead flashing|Leadwork|Lead work|Lead flashings}."] },
      ],
    },
    { heading: "What I do well", list: ["{Leak detection|Finding leaks} and repair", "{Unvented cylinders|Hot water cylinders|Unvented hot water systems}", "{Solar hot water=Solar thermal|Solar hot water|Solar water heating|Solar thermal systems}", "{~Good with customers=Customer service|Good with customers|Communication|Interpersonal skills}"] },
    { heading: "Tickets", certificates: ["{OFTEC 105E|OFTEC}", "{Safe Pass|Safe Pass card}", "{?Manual handling|Manual handling certificate}"] },
    { heading: "Education", studies: [{ degree: "National Craft Certificate in Plumbing", degreeAlso: ["National Craft Certificate", "Craft Certificate in Plumbing"], institution: "FÁS Training Centre", place: "Ballina", dates: "2005", year: 2005 }] },
    { heading: "Other things", text: ["Full clean licence, own van and tools. Train the under 12s in {!hurling=Hurling}."] },
  ],
  not: ["Ruby"],
  optional: ["Plumbing", "Heating", "Heating systems", "Boilers", "Oil boilers", "Apprentice training", "Training", "Mentoring", "Plant rooms", "New builds", "Renovation", "Bathroom renovation", "Driving", "Renewable energy", "Manual handling", "Boiler installation", "Installation", "Copper", "Solar energy", "Fire protection", "Maintenance", "Heating installation", "Sanitary installation", "Boiler house", "Heat pump", "Cylinders", "Self-employment", "Training and development", "Training apprentices", "Coaching", "Pipe installation", "Flashing", "Roofing", "Supervision", "Coaching", "OFTEC", "Safe Pass", "Communication"],
  totalYears: 25.3,
  level: "Expert",
  inconsistencies: [],
  files: ["classic@wkhtmltopdf", "docx-lists@libreoffice"],
};
