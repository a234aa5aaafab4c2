import type { Person } from "../person.ts";

export const person: Person = {
  id: "beekeeper-matjaz",
  family: "agriculture",
  country: "SI",
  languageCode: "en",
  name: "Matjaž Hribernik",
  headline: "Beekeeper and bee breeder",
  email: "matjaz@cebelarstvo-hribernik.example",
  phone: "+386 41 555 027",
  location: "Slovenj Gradec, Slovenia",
  sections: [
    { heading: "Why I write", text: ["My cooperative sends three of us each year to manage apiaries abroad and this time I want to go. I have lived with the grey Carniolan bee for twenty-six years, sixteen of them for my living. I do not talk much. Bees do not like it."] },
    {
      heading: "What I have done",
      jobs: [
        { title: "Beekeeper, own farm", company: "Čebelarstvo Hribernik", place: "Slovenj Gradec", dates: "spring 2010 – today", from: "2010", to: null, points: ["180 colonies in AŽ houses and on two trailers. {Migratory beekeeping=Migratory beekeeping|Migration of colonies|Transhumance}: acacia, then lime, then fir, when the {!sap=SAP} of the forest allows it.", "{Queen rearing=Queen rearing|Queen breeding|Rearing queens|Queen bee rearing}, about 900 mated queens a year. {Instrumental insemination=Instrumental insemination|Artificial insemination|Instrumental insemination of queens}.", "{Varroa control=Varroa control|Varroa treatment|Varroa management} with {oxalic acid=Oxalic acid treatment|Oxalic acid|Oxalic acid vaporisation} and brood breaks only. [[Winter losses are under 6% for eight years.]]", "{Honey extraction=Honey extraction|Extracting honey}, creaming, jars, labels. [[In 2023 gold for fir honey at Apimondia, 97 of 100 points.]]", "[[I have moved the yield from 14 to 23 kilos a hive.]]"] },
        { title: "Extension Worker for Beekeeping", company: "Čebelarska zveza Koroške", place: "Ravne na Koroškem", dates: "2006 – 2009", from: "2006", to: "2009", points: ["Visits to 240 beekeepers, {disease inspection=Bee disease inspection|Disease inspection|Foulbrood inspection|Bee disease diagnosis|Disease inspections} for foulbrood together with the veterinary office, evening courses."] },
        { title: "Joiner", company: "Lesnina Mislinja", place: "Mislinja", dates: "2000 – 2005", from: "2000", to: "2005", points: ["Windows and stairs, and after work the first boxes for my bees."] },
      ],
    },
    { heading: "What I would still like to learn", text: ["{!Mead making=Mead making|Mead} from the Poles, and top-bar boxes in Africa."] },
    {
      heading: "Schools",
      studies: [
        { degree: "Joiner (vocational)", institution: "Srednja lesarska šola", place: "Maribor", dates: "2000", year: 2000 },
      ],
    },
    { heading: "Papers", certificates: ["{National Vocational Qualification Beekeeper=National Vocational Qualification Beekeeper|NVQ Beekeeper|NPK čebelar}, 2006", "{Certified Queen Breeder=Certified Queen Breeder|Queen Breeder|Approved Queen Breeder}, Agricultural Institute of Slovenia, 2012", "{Organic Farming Certificate=Organic Farming Certificate|Organic certificate}, IKC Maribor, renewed 2026"] },
    { heading: "Languages", languages: ["{Slovenian}, {German} (good), {English} (as you see)"] },
  ],
  optional: ["Beekeeping", "Honey", "Farming", "Woodworking", "Sales", "Patience", "Direct sales", "Market selling", "Teaching", "Bee breeding", "Organic farming", "Carpentry", "Honey production", "Hive inspection", "Apiculture", "Tours", "Guided tours", "Tourism", "Bee biology", "Joinery", "Melliferous plants", "Calm", "Self-employment", "Recordkeeping", "Honey sales", "Data recording", "Colony management", "Apitherapy", "Retail sales", "Observation", "Labelling", "Extension services", "Wood finishing", "Machine woodworking", "Public speaking", "AŽ hives", "Brood breaks", "Brood interruption", "Cooperative work", "Cooperation", "Creamed honey", "Honey creaming", "Creaming honey", "Honey packing", "Bottling", "Packaging", "Advising", "Consulting", "Agricultural extension", "Training", "Teaching courses", "Foulbrood", "Window making", "Stair building", "Hive building", "Building hives", "Staircase making"],
  not: ["Hive"],
  totalYears: 24.3,
  level: "Expert",
  inconsistencies: [],
  files: ["title-at", "docx-pipes"],
};
