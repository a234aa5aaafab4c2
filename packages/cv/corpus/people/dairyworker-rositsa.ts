import type { Person } from "../person.ts";

export const person: Person = {
  id: "dairyworker-rositsa",
  family: "agriculture",
  country: "BG",
  languageCode: "en",
  name: "Rositsa Dimova Angelova",
  headline: "Dairy farm worker",
  email: "rositsa.angelova@kravarnik.example",
  phone: "+44 7700 900 754",
  location: "Whitchurch, Shropshire",
  sections: [
    { heading: "Few words", text: ["I like cows more than shops. At four I am up, at half past four I am in the parlour, and I do not need somebody to wake me ({~reliable=Reliability|Reliable|Dependability}, my boss wrote it in my paper). I {milk=Milking|Milk|Cow milking|Milking cows|Machine milking} 240 heads with one other woman, I see quick if one has {mastitis=Mastitis detection|Mastitis|Mastitis recognition|Mastitis control|Detecting mastitis|Mastitis checks|Recognising mastitis}, and I {treat the tube into the teat=Mastitis treatment|Intramammary treatment|Teat tubes|Intramammary tubes|Tubing cows|Tube treatment|Intramammary tube treatment|Mastitis tubes|Intramammary antibiotics|Treating mastitis|Treating cows|Animal treatment} when the {!vet=Veterinary medicine|Vet|Veterinary care|Veterinary} has said which.", "The {!AI=Artificial intelligence|AI} man comes each morning at ten and the {!insemination=Artificial insemination|Insemination|Cattle insemination|Cow insemination} is his thing; I only {write which cow is bulling=Heat detection|Oestrus detection|Bulling detection|Heat observation|Heat detection records|Estrus detection|Breeding records|Recording heats}."] },
    {
      heading: "My places",
      jobs: [
        { title: "Milker and calf rearer", company: "Ash Magna Dairy Farms", place: "Whitchurch, England", dates: "Autumn 2019 to today", from: "2019", to: null, points: ["Calves are mine: {colostrum=Colostrum feeding|Colostrum management|Colostrum|Feeding colostrum|Calf feeding|Colostrum feeding of calves}, {teaching them the bucket=Calf rearing|Bucket training|Bucket feeding|Calf feeding|Teaching calves to drink|Bucket training of calves|Calf bucket training|Bucket training calves}, {ear tags=Ear tagging|Ear tags|Tagging|Calf tagging|Tagging calves}, {dehorning=Dehorning|Disbudding|Calf dehorning} with the hot iron and injection.", "[[Dead calves: from 11 in one hundred to 4 in one hundred, in two winters.]]", "I {wash the parlour and the tank=Parlour cleaning|Parlour washing|Bulk tank cleaning|Tank washing|Milking equipment cleaning|Cleaning milking equipment|Tank cleaning|Parlour and tank washing|Parlour and tank cleaning|Milking parlour cleaning|Washing the parlour} and {drive the loader=Loader driving|Telehandler|Loader|Loader operation|Telehandler operation|Driving a loader|Tractor driving|Driving loader|Telehandler driving} with the feed.", "The boss's wife sells {!cheese=Cheese making|Cheesemaking|Cheese|Cheese production} in the market on Friday."] },
        { title: "Picker, then team leader of pickers", titleAlso: ["Picker", "Team leader of pickers", "Picker, team leader"], company: "Rozova Dolina 97 EOOD", companyAlso: ["Rozova Dolina 97"], place: "Karlovo, Bulgaria", dates: "Spring 2013 – Summer 2019", from: "2013", to: "2019", points: ["In May {picking roses=Rose picking|Picking roses|Flower picking|Rose harvesting|Rose harvest}, in July {lavender=Lavender harvesting|Lavender picking|Lavender|Lavender harvest|Picking lavender}, in September {grapes=Grape picking|Grapes|Grape harvesting|Grape harvest|Picking grapes}, in winter {pruning=Pruning|Vine pruning|Rose pruning|Winter pruning}.", "I {weighed the sacks=Weighing|Weighing sacks|Weighing produce|Weighing harvest|Weighing the sacks} and {wrote the hours of 18 people=Time recording|Timekeeping|Writing hours|Recording hours|Time sheets|Timesheets|Hours recording|Recording working hours|Attendance records|Time keeping|Record keeping}."] },
      ],
    },
    { heading: "Papers", certificates: ["{Safe Use of Veterinary Medicines=Safe Use of Veterinary Medicines|Safe Use of Veterinary Medicines certificate}, Lantra, 2021", "{Telehandler ticket=Telehandler ticket|Telehandler|Telehandler certificate|Telehandler licence}, 2022"] },
    {
      heading: "School",
      studies: [
        { degree: "Secondary school diploma", institution: "SOU Hristo Prodanov", place: "Karlovo", dates: "2010", year: 2010 },
      ],
    },
    { heading: "Language", languages: ["{Bulgarian} from my mother, {English} from the cows and the radio, some {Turkish}"] },
  ],
  optional: ["Dairy farming", "Animal husbandry", "Farming", "Agriculture", "Livestock care", "Animal care", "Cattle", "Cattle care", "Fruit growing", "Hygiene", "Dairy", "Machine operation", "Cleaning", "Milking hygiene", "Farm work", "Calving", "Calf care", "Feeding animals", "Rose growing", "Team leadership", "Observation", "Attention to detail", "Animal health", "Farm machinery", "Early rising", "Crop harvesting", "Harvesting", "Seasonal work", "Teamwork", "Livestock", "Herd management", "Herd health", "Animal welfare", "Vineyard work", "Viticulture", "Punctuality", "Self-motivation", "Parlour milking", "Milking parlour operation", "Milking parlour", "Administering medication", "Milking machine operation", "Local anaesthetic", "Injections", "Injecting", "Giving injections", "Feeding cattle", "Feeding", "Feeding cows", "Cattle feeding", "Feed mixing", "Team supervision", "Supervision", "Leadership", "Team management", "Team leading"],
  totalYears: 13.3,
  level: "Expert",
  inconsistencies: [],
  files: ["cards", "docx-tabs@libreoffice"],
};
