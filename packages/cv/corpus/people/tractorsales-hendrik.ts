import type { Person } from "../person.ts";

export const person: Person = {
  id: "tractorsales-hendrik",
  family: "sales",
  country: "ZA",
  languageCode: "en",
  name: "Hendrik \"Hennie\" Vosloo",
  printedName: "HENDRIK \"HENNIE\" VOSLOO",
  headline: "The man who sells more green metal than anyone north of the Vaal",
  email: "hennie.vosloo@platteland.example",
  phone: "082 555 0146",
  location: "Lichtenburg, South Africa",
  sections: [
    { heading: "Who I am", text: ["With 25 years of full-time experience in selling farm machinery I can say without blushing that there is not a maize farmer in North West who does not have my number. I {!excel=Microsoft Excel|Excel} where other salesmen go home: at the third \"no\". Since 2020 I {~lead=Leadership|Team leadership|People management} a {!sales force=Salesforce} of nine people and every one of them earns commission."] },
    { heading: "My record", list: ["[[?Top dealer salesman in the province in 2016, 2018, 2021 and 2024.]]", "[[Sold 61 tractors in a single season (2021), which nobody at the dealership had done before.]]", "[[Took parts-and-service contracts from R4 million to R13 million a year.]]"] },
    {
      heading: "Career",
      jobs: [
        { title: "Branch Sales Manager", company: "Noordwes Trekkers", place: "Lichtenburg", dates: "April 2020 to date", from: "2020-04", to: null, points: ["Weekly {pipeline=Sales pipeline management|Pipeline management|Sales pipeline} meeting, quarterly {forecast=Sales forecasting|Forecasting|Sales forecast} to the principal in Johannesburg.", "{Key accounts=Key account management|Key accounts|Account management}: the eleven biggest grain farms between Coligny and Sannieshof.", "{Recruitment=Recruitment|Recruiting|Hiring} and training of young reps straight off the farm."] },
        { title: "Sales Representative", company: "Noordwes Trekkers", place: "Lichtenburg", dates: "June 2014 to March 2020", from: "2014-06", to: "2020-03", points: ["{Cold calling=Cold calling|Cold-calling}, farm by farm, bakkie and flask of coffee.", "{Asset finance=Asset finance|Equipment finance|Vehicle and asset finance|Financing} applications with three banks, and {trade-in valuations=Trade-in valuation|Trade-in valuations|Used equipment valuation|Valuation}.", "{Product demonstrations=Product demonstrations|Product demonstration|Demonstrations} in the field on tractors, planters and combines."], promoted: true },
        { title: "Junior Salesman", company: "Impala Implements", place: "Zeerust", dates: "February 2011 to May 2014", from: "2011-02", to: "2014-05", points: ["Counter sales of ploughs, discs and spares; stock count every Friday."] },
      ],
    },
    { heading: "What I bring", tags: ["{~Negotiation}", "{Closing=Closing sales|Closing|Sales closing|Deal closing}", "{After-sales service=After-sales service|After-sales|After-sales support|Aftersales}", "{Tender writing=Tender writing|Tenders|Bid writing|Tendering}", "{Precision farming systems=Precision farming systems|Precision farming|Precision agriculture}", "{~Perseverance=Perseverance|Persistence}"] },
    {
      heading: "Education",
      studies: [
        { degree: "National Diploma in Agricultural Management", institution: "Potchefstroom College of Agriculture", place: "Potchefstroom", dates: "2010", year: 2010 },
      ],
    },
    { heading: "Languages", languages: ["{Afrikaans} (home language), {English} (fluent), {Setswana} (good enough to sell in)"] },
    { heading: "Also", list: ["Driver's licence code EC. Deacon of our congregation. Rugby until the knees went."] },
  ],
  optional: ["Sales", "Customer service", "Agriculture", "Target setting", "Coaching", "Tractors", "Self-confidence", "Competitiveness", "Persuasion", "Sales training", "Used equipment", "Field demonstrations", "Farm demonstrations", "Demo days", "Sales targets", "Customer relationships", "Farming", "Relationship building", "Hunting", "Trade-ins", "Counter sales", "Stocktaking", "Stock counting", "Inventory management", "Stock control", "Retail sales", "Driving licence", "Driver's licence", "Driving licence code EC", "Driving", "Driver's licence code EC"],
  not: ["Impala"],
  totalYears: 15.8,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["header-band@weasyprint", "narrow-justified"],
};
