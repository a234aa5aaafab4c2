import type { Person } from "../person.ts";

export const person: Person = {
  id: "agronomist-mutinta",
  family: "agriculture",
  country: "ZM",
  languageCode: "en",
  name: "Mutinta Hamoonga",
  headline: "Agronomist",
  email: "mutinta.hamoonga@kafuemail.example",
  phone: "+260 97 555 0127",
  location: "Mazabuka, Zambia",
  sections: [
    {
      heading: "Profile",
      text: [
        "I am an agronomist of the muddy kind. I grew up on six acres of maize and cowpeas, and I still judge a field by its edges.",
      ],
    },
    {
      heading: "Career",
      jobs: [
        {
          title: "Agronomist",
          company: "Kafue Flats Seed Company",
          place: "Mazabuka",
          dates: "March 2023 - present",
          from: "2023-03",
          to: null,
          points: [
            "My work is {seed multiplication=Seed production|Seed multiplication} with 74 contract growers. From planting to harvest I am on their fields four days a week, where I do the {crop scouting=Crop scouting|Field scouting|Scouting|Crop monitoring|Crop inspection}, take {soil samples=Soil testing|Soil sampling} and agree with each of them on the {fertiliser plan=Fertiliser planning|Fertilisation|Nutrient management|Fertilizer management|Fertiliser recommendations|Soil fertility}.",
            "[[Rejected seed fell from 12 to 5 per cent of the intake in two seasons.]]",
            "In armyworm years I run the {pest control=Pest control} meetings under a tree. The growers who {!excel=Microsoft Excel} are asked to speak, and I keep quiet.",
            "The boundaries of all fields are in {QGIS}, walked with a phone. The {!drone=Drone operation|Drones|Drone piloting} belongs to a contractor from Lusaka, and the {!germination tests=Seed testing|Germination testing} are done by the ladies in the laboratory.",
          ],
        },
        {
          title: "Extension Officer",
          company: "Chisamba Farmers' Union",
          place: "Chisamba",
          dates: "January 2017 - December 2020",
          from: "2017-01",
          to: "2020-12",
          points: [
            "For four years I was the {extension=Agricultural extension} service for 900 households, on a motorcycle. I set out {demonstration plots=Demonstration plots|Field demonstrations|On-farm demonstrations|Demonstration farming} of {conservation farming=Conservation agriculture|Conservation farming|Conservation tillage}, spoke on community {?radio=Radio|Radio presenting|Broadcasting} twice a month and wrote a report that I hope somebody read.",
            "The loans that some members asked me about were a matter for the {!microfinance=Microfinance} officer.",
          ],
        },
      ],
    },
    {
      heading: "Studies",
      studies: [
        {
          degree: "MSc in Agronomy",
          institution: "University of Zambia",
          place: "Lusaka",
          dates: "January 2021 - December 2022, full time",
          year: 2022,
          points: [
            "The thesis compared three planting dates of groundnuts; I did the {statistics=Statistical analysis|Statistics} myself, in {R}.",
          ],
        },
        {
          degree: "BSc in Agricultural Sciences",
          institution: "Mulungushi University",
          dates: "2012 - 2016",
          year: 2016,
        },
      ],
    },
    {
      heading: "Beyond that",
      text: [
        "I drive anything with four wheels, I am {~patient=Patience} with people and short with paperwork. A course on {!GIS-based irrigation=Irrigation|Irrigation design} is planned for the coming dry season.",
      ],
    },
    { heading: "Languages", languages: ["{Tonga|Chitonga}, {English}, {Nyanja|Chinyanja|Chewa}"] },
    {
      heading: "Referee",
      list: ["Dr. Ruby Siachitema, Supervisor, r.siachitema@unza.example, +260 95 555 0170"],
    },
  ],
  optional: [
    "Agronomy",
    "Data analysis",
    "Farmer training",
    "Training",
    "Driving",
    "Report writing",
    "GPS",
    "Mapping",
    "Field work",
    "Contract farming",
    "Maize",
    "Groundnuts",
    "GIS",
    "Public speaking",
    "Outgrower management",
    "Crop production",
    "Community outreach",
    "Experimental design",
  ],
  not: ["Ruby", "Loans"],
  totalYears: 7.7,
  level: "Senior",
  inconsistencies: [],
  files: ["flowing", "groff"],
};
