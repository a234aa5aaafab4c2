import type { Person } from "../person.ts";

export const person: Person = {
  id: "hotelgm-niroshan",
  family: "hotel management",
  country: "LK",
  languageCode: "en",
  name: "Niroshan Abeysekera",
  headline: "General Manager",
  email: "niroshan@abeysekera-hotels.example",
  phone: "+94 77 310 5562",
  location: "Colombo 05, Sri Lanka",
  links: [["LinkedIn", "https://linkedin.com/in/niroshan-abey-example"]],
  sections: [
    { heading: "EXECUTIVE SUMMARY", text: ["Hotelier of 22 years who came up through the front office. Opened two properties and turned one around."] },
    {
      heading: "CAREER HISTORY",
      jobs: [
        { title: "General Manager", company: "Ahangama Surf Hotel", place: "Ahangama", dates: "Jan 2019 – Present", from: "2019-01", to: null, points: ["Full {P&L=P&L management|P&L|Profit and loss management|P&L responsibility} of 96 rooms and 140 staff; {revenue management} with {IDeaS}.", "[[RevPAR up 31% against 2019.]]", "[[Energy cost per room night reduced by 26% with solar and heat recovery.]]", "Excel at hiring for attitude."] },
        { title: "Resident Manager", company: "Fort Galle Residence", place: "Galle", dates: "Jun 2014 – Dec 2018", from: "2014-06", to: "2018-12", points: ["{Pre-opening=Pre-opening|Hotel pre-opening|Hotel opening}, {budgeting=Budgeting}, union talks."] },
        { title: "Front Office Manager", company: "Meridien Palms", place: "Abu Dhabi", dates: "Mar 2009 – May 2014", from: "2009-03", to: "2014-05", points: ["{Front office operations|Front office|Front office management}, {yield management=Yield management|Revenue management}, {Opera=Opera PMS|Oracle Opera|Opera}."] },
        { title: "Receptionist", company: "Meridien Palms", dates: "Aug 2004 – Feb 2009", from: "2004-08", to: "2009-02", promoted: true },
      ],
    },
    { heading: "COMPETENCIES", tags: ["{Hotel operations|Hotel management}", "{Guest experience|Guest relations|Guest satisfaction}", "{Cost control}", "{~Leadership}", "{~Decision making}"] },
    { heading: "EDUCATION", studies: [{ degree: "Higher Diploma in Hotel Management", institution: "Ceylon Hotel School", dates: "2001 – 2004", year: 2004 }] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}, {Arabic} (working)"] },
  ],
  not: ["Microsoft Excel"],
  optional: ["Hospitality management", "Negotiation", "Recruitment", "Energy efficiency", "Hospitality", "Labour relations", "Turnaround management", "Industrial relations"],
  totalYears: 22.3,
  level: "Expert",
  inconsistencies: [],
  files: ["running", "europasscv", "jsonresume-even"],
};
