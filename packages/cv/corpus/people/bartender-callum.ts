import type { Person } from "../person.ts";

export const person: Person = {
  id: "bartender-callum",
  family: "restaurant service",
  country: "AU",
  languageCode: "en",
  name: "Callum Ruby",
  headline: "Bartender / Bar Supervisor",
  email: "callumruby@brunswickmail.example",
  phone: "0491 570 156",
  location: "Brunswick VIC 3056",
  sections: [
    { heading: "G'day", text: ["Six years behind the stick, from a 400-capacity pub to a twelve-seat cocktail room. I excel at remembering what you drank last time."] },
    {
      heading: "Bars",
      jobs: [
        { title: "Bar Supervisor", company: "The Tin Magpie", place: "Fitzroy", dates: "Oct 2023 – now (4 nights, part-time)", from: "2023-10", to: null, points: ["{Cocktails=Cocktail making|Cocktails|Mixology|Cocktail preparation|Bartending}: 22 classics and a list that changes with the season; {batching=Batching|Cocktail batching|Cocktail preparation} and {house syrups=Syrup making|House-made syrups|Syrups|Cocktail development}.", "{Rosters=Rostering|Rosters|Staff scheduling|Roster management} for five, {liquor orders=Ordering|Liquor ordering|Stock ordering|Inventory management|Purchasing} and the Monday {stocktake=Stock taking|Stocktake|Stocktaking|Stocktakes|Inventory management}.", "[[Pour cost went from 27% to 21% in eight months.]]", "Train new starters on {RSA|Responsible service of alcohol} and free pour counts."] },
        { title: "Bartender", company: "Lygon Wine Bar", place: "Carlton", dates: "Feb 2024 – Dec 2025 (Sundays & Mondays, casual)", from: "2024-02", to: "2025-12", points: ["{Wine service|Wine knowledge|Wine} by the glass from a list of 80, {table service|Waiting tables|Table waiting|Waiting}, {upselling} of cheese boards."] },
        { title: "Bartender", company: "Preston Railway Hotel", place: "Preston", dates: "Nov 2020 – Sep 2023", from: "2020-11", to: "2023-09", points: ["{Draught beer=Beer service|Draught beer|Beer|Draft beer|Beer dispense} on 18 taps, {line cleaning=Beer line cleaning|Line cleaning|Cellar management}, {keg changes=Cellar management|Keg changing|Keg changes|Cellar work}.", "{POS|Point of sale|Point-of-sale systems} and {EFTPOS|Cash handling}, tills balanced to the cent; {?last drinks} with a smile, {~calm with drunk people=Conflict resolution|Calm under pressure|De-escalation|Conflict management}.", "Served 300 covers on Friday nights."] },
        { title: "Glassie", company: "Preston Railway Hotel", dates: "Mar 2020 – Oct 2020", from: "2020-03", to: "2020-10", promoted: true },
      ],
    },
    { heading: "Tickets", certificates: ["{RSA Victoria|RSA|Responsible Service of Alcohol}, refreshed 2025", "{Food Handler|Food Handling Certificate|Food handlers certificate|SITXFSA005}, 2022", "{First Aid HLTAID011|HLTAID011|First Aid|Provide First Aid}, 2024"] },
    { heading: "Also good at", tags: ["{Espresso|Coffee making|Barista|Barista skills|Espresso coffee}", "{Menu costing|Recipe costing|Costing|Cost control}", "{~Banter=Communication|Customer service|Interpersonal skills}", "{~Working under pressure}", "{SevenRooms} bookings"] },
    { heading: "School", studies: [{ degree: "VCE", degreeAlso: ["Victorian Certificate of Education"], institution: "Northcote High School", dates: "2019", year: 2019 }] },
    { heading: "Speaks", languages: ["{English}, {Italian} from nonna"] },
    { heading: "Outside", text: ["AFL, {!vinyl} DJ once a month, {!surf}ing badly. References: Dee Kafka, owner, The Tin Magpie, 03 5550 1177"] },
  ],
  not: ["Ruby", "Kafka", "Microsoft Excel"],
  optional: ["Bartending", "Bar management", "Staff training", "Training", "Hospitality", "Reservations", "Cellar management", "Customer service", "Team leadership", "Supervision", "Cash handling", "Menu development", "Conflict resolution", "Stock control", "Shift work", "Cost control", "Bar operations"],
  totalYears: 6.7,
  level: "Senior",
  inconsistencies: [],
  files: ["rating", "sidebar-left", "pandoc-docx", "cards"],
};
