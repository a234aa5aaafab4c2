import type { Person } from "../person.ts";

export const person: Person = {
  id: "farm-annelies",
  family: "agriculture",
  country: "NZ",
  languageCode: "en",
  name: "Annelies Hartigan",
  headline: "Dairy Farm Manager",
  email: "annelies@hartiganfarm.example",
  phone: "027 448 9012",
  location: "Ashburton, Canterbury, New Zealand",
  sections: [
    { heading: "Overview", text: ["Farm manager of a 620-cow unit. {!Java} is what I call the coffee in my thermos."] },
    {
      heading: "On the land",
      jobs: [
        { title: "Farm Manager", company: "Rakaia Plains Dairy", place: "Ashburton", dates: "June 2020 – present", from: "2020-06", to: null, points: ["{Herd management}, {pasture management=Pasture management|Grazing management}, {calving=Calving|Calf rearing} of 600 in eight weeks, staff of four.", "[[Milk solids per cow up 9% on the same feed.]]", "[[Empty rate cut from 16% to 10%.]]"] },
        { title: "2IC", titleAlso: ["2IC (second in charge)", "Second in Charge"], company: "Rakaia Plains Dairy", dates: "June 2018 – May 2020", from: "2018-06", to: "2020-05", promoted: true, points: ["{Milking} roster and {effluent management|Effluent compliance}."] },
        { title: "Farm Assistant", company: "Opihi Station", place: "Timaru", dates: "November 2016 – May 2018", from: "2016-11", to: "2018-05", points: ["{Fencing}, {tractor work=Tractor operation|Tractor driving|Tractor work}, sheep {!shearing=Shearing} gang catering."] },
      ],
    },
    { heading: "Skills", tags: ["{Artificial insemination}", "{Animal health|Animal husbandry}", "{Irrigation}", "{Budgeting}", "{~Common sense}"] },
    { heading: "Training", studies: [{ degree: "New Zealand Certificate in Agriculture, Level 4", degreeAlso: ["New Zealand Certificate in Agriculture"], institution: "Primary ITO", dates: "2018", year: 2018 }] },
    { heading: "Tickets", certificates: ["{Growsafe}, 2024"] },
    { heading: "Languages", languages: ["{English}, {Dutch}"] },
  ],
  optional: ["Dairy farming", "Farm management", "Staff management", "Livestock management", "Team management", "Feed management", "Staff supervision"],
  totalYears: 10,
  level: "Expert",
  levelAlso: ["Senior"],
  inconsistencies: [],
  files: ["modern", "groff"],
};
