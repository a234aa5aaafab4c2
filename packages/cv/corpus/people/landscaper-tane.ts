import type { Person } from "../person.ts";

export const person: Person = {
  id: "landscaper-tane",
  family: "landscaping",
  country: "NZ",
  languageCode: "en",
  name: "Tane Wiremu Paki",
  headline: "Landscape Gardener",
  email: "tane.paki@wairaumail.example",
  phone: "+64 27 555 0138",
  location: "Nelson, New Zealand",
  sections: [
    {
      heading: "Work history",
      jobs: [
        { title: "Lead Landscaper", company: "Tasman Gardens & Stone", place: "Nelson", dates: "Nov 2019 – now", from: "2019-11", to: null, points: [
          "{Paving|Paving installation|Laying pavers|Paver installation}, {dry stone walls=Dry stone walling|Dry stone walls|Stone walling|Stone masonry|Stone walls}, {decking=Decking|Deck building|Deck construction} and {irrigation=Irrigation|Irrigation systems|Irrigation installation} from the plan to the broom.",
          "Crew of four and a {mini excavator=Excavator operation|Mini excavator operation|Mini excavator|Digger operation|Mini digger}.",
          "[[Call-backs down from one job in six to one in twenty.]]",
          "One client wanted a {!swimming pool=Swimming pools|Swimming pool|Pool building|Pool construction|Swimming}; she got a pond and is happier.",
        ] },
        { title: "Gardener", company: "Nelson Parks Contractors", place: "Nelson", dates: "Oct 2015 – Oct 2019", from: "2015-10", to: "2019-10", points: [
          "{Pruning}, {hedges=Hedge trimming|Hedges|Hedge cutting|Hedging|Hedge care}, {mowing=Mowing|Lawn mowing|Lawn care|Grass cutting} and {weed control|Weeding|Weed management} in eleven parks.",
        ] },
      ],
    },
    { heading: "Also handy with", tags: ["{Planting|Planting plans|Plant installation}", "{Retaining walls|Retaining wall construction}", "{Drainage|Drainage systems}", "{Chainsaw|Chainsaw operation|Chainsaw use}", "{Plant identification|Plant knowledge}", "{~Reliability}", "{~Physical fitness=Physical fitness|Physical stamina|Stamina}"] },
    { heading: "Tickets", certificates: ["{Growsafe Certificate|Growsafe}", "{First Aid Certificate|First aid|Workplace First Aid}", "{?Class 2 driver licence=Class 2 driver licence|Class 2 licence}"] },
    { heading: "Education", studies: [{ degree: "New Zealand Certificate in Horticulture (Level 4)", degreeAlso: ["New Zealand Certificate in Horticulture", "Certificate in Horticulture"], institution: "Nelson Marlborough Institute of Technology", dates: "2015", year: 2015 }] },
    { heading: "Languages", languages: ["{English}, {te reo Māori=Maori|Māori|Te reo Māori}"] },
    { heading: "Off the tools", text: ["Rugby refereeing, {!guitar=Guitar}, {!fishing=Fishing} in Tasman Bay"] },
  ],
  optional: ["Landscaping", "Gardening", "Horticulture", "Landscape gardening", "Landscape construction", "Hard landscaping", "Soft landscaping", "Hardscaping", "Team leadership", "Crew management", "Team management", "Supervision", "Leadership", "Ponds", "Pond construction", "Water features", "Park maintenance", "Grounds maintenance", "Garden maintenance", "First aid", "Pesticide application", "Driving", "Truck driving", "Plan reading", "Reading plans"],
  totalYears: 11.1,
  level: "Expert",
  inconsistencies: [],
  files: ["company-dash", "docx-table"],
};
