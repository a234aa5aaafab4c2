import type { Person } from "../person.ts";

export const person: Person = {
  id: "roomattendant-salote",
  family: "housekeeping",
  country: "FJ",
  languageCode: "en",
  name: "Salote Vakaloloma",
  headline: "Room attendant",
  email: "salote.vakaloloma@korowai.example",
  phone: "+679 920 4471",
  location: "Nadi, Fiji",
  sections: [
    { heading: "My details", rows: [["Full name", "Salote Vakaloloma"], ["Born", "11 July 1994"], ["Married", "Yes, two children"], ["Village", "Nawaka"], ["Shifts", "Any, also Sunday after church"], ["Wanted work", "Housekeeping supervisor or room attendant"]] },
    { heading: "What I do well", list: ["{Making beds=Bed making|Making beds|Bed-making|Making up rooms|Room making} the hotel way", "{Deep cleaning} of bathrooms", "{Laundry} and {ironing}", "{~Smiling=Friendliness|Smiling|Positive attitude|Cheerfulness|Friendly|Cheerful}", "{~Honest with guests' things=Honesty|Integrity|Trustworthiness|Honest}", "{Folding towels=Towel folding|Folding towels|Towel art|Towel animals} in the shape of swan and turtle"] },
    {
      heading: "Where I have worked",
      jobs: [
        { title: "Room Attendant", company: "Coral Path Resort", place: "Denarau", dates: "06/2019 to now", from: "2019-06", to: null, points: ["Fourteen rooms in one shift, and I help the new girls.", "{Housekeeping=Housekeeping|Hotel housekeeping} trolley, {minibar count=Minibar count|Minibar|Minibar stock|Minibar checks|Minibar refilling|Minibar control}, {turn down=Turndown service|Turn down|Turndown|Turn-down service} in the evening.", "The spa ladies next door do the {!massage=Massage|Massage therapy|Spa massage}. I only bring them fresh oil and towels.", "During the Covid closing (April 2020 to October 2021) the resort kept me on half pay and I {looked after the plants=Plant care|Looking after plants|Gardening|Plant watering|Watering plants}."] },
        { title: "Waitress", company: "Bula Corner Cafe", place: "Nadi Town", dates: "02/2015 – 05/2019", from: "2015-02", to: "2019-05", points: ["{Taking orders=Order taking|Taking orders|Taking food orders}, {carrying plates=Table service|Carrying plates|Waiting tables|Serving food|Food service|Plate carrying|Waitressing|Serving}, {money at the till=Cash handling|Till operation|Handling money|Cashiering|Till|Cash register|Money handling|Money at the till}.", "Most of our customers came for {!scuba diving=Scuba diving|Diving|Scuba} and talked about fishes all morning."] },
      ],
    },
    { heading: "Certificates", certificates: ["{Certificate II in Hospitality (Accommodation)=Certificate II in Hospitality (Accommodation)|Certificate II in Hospitality|Certificate II in Hospitality Accommodation}, APTC, 2018", "{First Aid=First Aid|First Aid certificate}, Fiji Red Cross Society, 2023"] },
    {
      heading: "School",
      studies: [
        { degree: "Fiji School Leaving Certificate/Form 6", institution: "Sabeto Hills Secondary School", place: "Nadi", dates: "2011", year: 2011 },
      ],
    },
    { heading: "Languages", languages: ["{iTaukei=Fijian|iTaukei|iTaukei Fijian}, {English}, {Fiji Hindi=Fiji Hindi|Hindi|Fijian Hindi}"] },
    { heading: "In my free time", text: ["Choir of our church. My husband plays rugby and he is in the front of the {!scrum=Scrum}, so every Saturday I wash very dirty shirts."] },
  ],
  optional: ["Hotel operations", "Hospitality", "Linen", "Stock control", "Stocktaking", "Guest relations", "Guest service", "Customer service", "Cleaning chemicals", "Mini-bar", "Choir singing", "Singing", "Bathroom cleaning", "Hotel room cleaning", "Cleaning rooms", "Training new staff", "Training", "Staff training", "Mentoring", "Onboarding", "Helpfulness", "On-the-job training", "Food and beverage service", "Point of sale", "POS"],
  totalYears: 11.8,
  level: "Expert",
  inconsistencies: [],
  files: ["no-headings", "docx-form@libreoffice"],
};
