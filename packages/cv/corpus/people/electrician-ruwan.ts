import type { Person } from "../person.ts";

export const person: Person = {
  id: "electrician-ruwan",
  family: "electrical trade",
  country: "LK",
  languageCode: "en",
  name: "Ruwan Chaminda Pathirana",
  printedName: "RUWAN CHAMINDA PATHIRANA",
  headline: "Electrician for houses and buildings",
  email: "ruwan.pathirana@lankawire.example",
  phone: "+94 71 604 2218",
  location: "Kurunegala, Sri Lanka",
  sections: [
    { heading: "Who I am", text: ["I am electrician. First I was helper, then five years in Qatar on big sites, and now I am back in my own town. I am {~honest=Honesty|Integrity|Honest} man and I come {~on time=Punctuality|Punctual|On time|Time management|Reliability}."] },
    {
      heading: "Work I did",
      jobs: [
        { title: "Electrician, own small jobs", titleAlso: ["Electrician"], company: "Self-employed", companyAlso: ["Own small jobs"], place: "Kurunegala", dates: "Mar 2022 to date", from: "2022-03", to: null, points: ["{House wiring=House wiring|Electrical wiring|Wiring|Domestic wiring|Residential wiring|Electrical house wiring} from the meter to the last plug.", "I {find the fault=Fault finding|Electrical fault finding|Fault diagnosis|Electrical troubleshooting|Troubleshooting|Fault detection|Electrical fault diagnosis} first with the {insulation tester=Insulation testing|Insulation tester|Insulation resistance testing|Megger testing|Megger|Electrical testing}, only then I open the wall.", "Changing old {distribution boards=Distribution boards|Distribution board installation|Distribution board|DB installation|Distribution board replacement|Changing distribution boards|Consumer units}, making the {earthing=Earthing|Grounding|Earthing systems|Earthing installation}, putting {trip switches=Trip switches|Trip switch installation|RCD|RCCB|Circuit breakers|Circuit breaker installation}.", "{!Solar panels=Solar installation|Solar panels|Solar panel installation|Solar PV|Solar|Solar energy} on the roof are put by another firm. I only bring the cable to the inverter."] },
        { title: "Electrician", company: "Al Wukair Building Contracting W.L.L.", companyAlso: ["Al Wukair Building Contracting"], place: "Doha, Qatar", dates: "Jan 2017 – Dec 2021", from: "2017-01", to: "2021-12", points: ["{Cable pulling=Cable pulling|Pulling cables|Cable installation}, {cable trays=Cable trays|Cable tray|Cable tray installation|Cable tray fixing}, {bending conduit=Conduit bending|Bending conduit|Conduit|Conduit installation|Conduit work}, {glanding and termination=Cable termination|Glanding|Termination|Glanding and termination|Cable glanding|Cable glanding and termination|Cable jointing} up to 240 mm².", "The engineers drew in {!AutoCAD=AutoCAD|CAD|Auto CAD}, I {worked from the drawings=Reading drawings|Drawing reading|Blueprint reading|Reading electrical drawings|Electrical drawings|Technical drawing reading|Reading technical drawings|Technical drawings|Interpreting drawings|Working from drawings|Reading blueprints|Wiring diagrams}.", "[[With four men I finished the second fix of 312 flats in 14 months, three weeks before the date.]]"] },
        { title: "Electrician's helper", company: "Wijesiri Electricals", place: "Kurunegala", dates: "Oct 2014 – Dec 2016", from: "2014-10", to: "2016-12", points: ["Cutting the walls, carrying ladders, {fixing switches and sockets=Switches and sockets|Fixing switches and sockets|Socket installation|Switch installation|Installing switches and sockets|Switch and socket installation|Fixing switches|Fixing sockets}."] },
      ],
    },
    { heading: "What I still want", text: ["I wish to follow a course in {!PLC=PLC|PLC programming|Programmable logic controllers} when the Technical College opens it again."] },
    { heading: "Certificates", certificates: ["{NVQ Level 4, Electrician=NVQ Level 4, Electrician|NVQ Level 4|NVQ Level 4 Electrician|NVQ Level 4 in Electrician}, NAITA, 2014", "{Work at Height=Work at Height|Working at Height|Work at Heights}, site training Doha, 2018"] },
    {
      heading: "Schools",
      studies: [
        { degree: "Certificate in Electrical Wiring", institution: "Technical College Kurunegala", place: "Kurunegala", dates: "2013 – 2014", year: 2014 },
        { degree: "G.C.E. O/L", institution: "Wayamba Maha Vidyalaya", place: "Kurunegala", dates: "2011", year: 2011 },
      ],
    },
    { heading: "Languages I speak", languages: ["{Sinhala}, mother tongue", "{English}, working on sites", "{Hindi}, a little from the camp"] },
  ],
  optional: ["Electrical installation", "Electrical work", "Electrical maintenance", "Electrical systems", "Cabling", "Cable laying", "Inverter installation", "Inverters", "Hand tools", "Residential electrical", "Commercial electrical", "Construction", "Electrical safety", "Electrical circuits", "Second fix", "Second fixing", "Second fix electrical", "Teamwork", "Team leadership", "Leadership", "Wall chasing", "Chasing", "Cutting walls"],
  totalYears: 11.9,
  level: "Expert",
  inconsistencies: [],
  files: ["europass", "grid@wkhtmltopdf"],
};
