import type { Person } from "../person.ts";

export const person: Person = {
  id: "guide-kiprono",
  family: "travel",
  country: "KE",
  languageCode: "en",
  name: "Kiprono Langat",
  headline: "Safari Guide & Driver",
  email: "kiprono.langat@maramail.example",
  phone: "+254 722 905 417",
  location: "Narok, Kenya",
  sections: [
    { heading: "Personal Statement", text: ["I grew up beside the Mara and have guided guests from all over the world since 2013. I know where the leopards rest, I keep my vehicle spotless and I bring everybody home safe. Silver-level guide with a clean driving record."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Head Guide", company: "Oloisuk Camp", place: "Maasai Mara", dates: "July 2021 - present", from: "2021-07", to: null, points: [
          "Lead {game drives=Game drives|Safari guiding|Game viewing} and {walking safaris|Bush walks|Guided walks}, often with photographers and families.",
          "Plan the {vehicle and guide roster=Rostering} for six vehicles and check radios and first aid boxes every morning.",
          "[[{Train=Training and development|Guide training|Training} young guides from the community in birds and tracks; five of eight passed their bronze exam at the first attempt.]]",
          "Work closely with the {!kitchen=Cooking|Kitchen} for bush breakfasts.",
        ] },
        { title: "Driver Guide", company: "Rift & Savannah Tours", place: "Nairobi", dates: "March 2016 - April 2020", from: "2016-03", to: "2020-04", points: [
          "{Tours=Tour guiding|Guided tours|Tours|Tour leading} of 3 to 14 days to Amboseli, Nakuru, Tsavo and the coast in {4x4|4x4 driving|Off-road driving|Four-wheel driving} Land Cruisers.",
          "Minor {repairs in the field=Vehicle maintenance|Vehicle repair|Field repairs|Minor vehicle repairs}, {park fees and trip cash=Cash handling}, {customer care=Customer service}.",
          "[[?Rated 4.9 out of 5 by more than 300 guests on review sites.]]",
          "[[?Drove more than 240,000 kilometres without an accident.]]",
        ] },
        { title: "Trainee Guide", company: "Rift & Savannah Tours", place: "Nairobi", dates: "June 2013 - February 2016", from: "2013-06", to: "2016-02", promoted: true },
      ],
    },
    { heading: "Why there is a gap", text: ["From May 2020 to June 2021 there was no tourism because of Covid-19. I went home and worked on the family farm with our {?cattle=Cattle farming|Livestock}."] },
    { heading: "What I can offer", list: ["{Bird and animal identification=Wildlife identification|Bird identification|Animal identification|Birding|Wildlife knowledge}", "{Tracking|Animal tracking}", "{Storytelling} around the fire", "{Vehicle checks=Vehicle inspection} and {radio communication}", "{~Patience}", "{~Good sense of humour=Humour|Sense of humour}"] },
    { heading: "Certificates", certificates: ["{KPSGA Silver|KPSGA Silver Guide|KPSGA}, Kenya Professional Safari Guides Association, 2019", "{Wilderness First Aid}, 2024", "{PSV licence|PSV|PSV driving licence}"] },
    { heading: "Education", studies: [
      { degree: "Diploma in Tour Guiding and Travel Operations", degreeAlso: ["Diploma in Tour Guiding"], institution: "Kenya Utalii College", dates: "2011 - 2013", year: 2013 },
      { degree: "Kenya Certificate of Secondary Education", degreeAlso: ["KCSE"], institution: "Narok High School", dates: "2010", year: 2010 },
    ] },
    { heading: "Languages", languages: ["{English}, {Swahili|Kiswahili}, {Maasai|Maa}, {German} (conversational)"] },
    { heading: "Free time", text: ["Long distance {!running=Running}, Arsenal"] },
  ],
  optional: ["Tour guiding", "Guiding", "Driving", "First aid", "Wildlife", "Safari planning", "Tourism", "Route planning", "Guest relations", "Safe driving", "Tour leading", "Team leadership", "Wildlife conservation", "Ecology", "Itinerary planning", "Leadership", "Fleet management", "Photography guiding", "Game tracking", "Vehicle care"],
  totalYears: 12.3,
  level: "Expert",
  inconsistencies: [],
  files: ["sidebar-right", "docx-table"],
};
