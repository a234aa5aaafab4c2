import type { Person } from "../person.ts";

export const person: Person = {
  id: "formwork-kevin",
  family: "construction",
  country: "AU",
  languageCode: "en",
  name: "Kevin Thomas Dulhunty",
  printedName: "DULHUNTY, Kevin Thomas",
  email: "kevdulhunty@southbigpond.example",
  phone: "0491 570 156",
  location: "Wollongong NSW, Australia",
  sections: [
    { heading: "Personal particulars", rows: [["Full name", "Kevin Thomas Dulhunty"], ["Date of birth", "2 October 1971"], ["Trade", "Formwork carpenter, now general foreman"], ["Licence", "Heavy rigid, forklift ticket"], ["Health", "Good. Left knee done 2021"], ["Years on the tools and over them", "36"]] },
    { heading: "Trade and site knowledge", rows: [["Formwork", "{Conventional timber formwork=Timber formwork|Conventional timber formwork|Formwork|Conventional formwork}, {jump form=Jump form|Jumpform|Climbing formwork|Jump-form}, {slab tables=Table forms|Slab tables|Table formwork}"], ["Concrete", "{Pour planning=Pour planning|Concrete pour planning|Planning pours}, {slump tests=Slump testing|Slump test|Slump tests}, {vibrating=Concrete vibration|Vibrating concrete|Concrete compaction|Vibrating}, {stripping=Formwork stripping|Stripping formwork|Stripping}"], ["Setting out", "{Dumpy level=Dumpy level|Levelling|Setting out} and string line. Total station if somebody shows me which button"], ["Reading", "{Structural drawings=Reading structural drawings|Structural drawings|Reading drawings|Drawing reading|Blueprint reading|Reading plans}, any age"], ["Safety", "{Toolbox talks=Toolbox talks|Toolbox talk}, {SWMS=SWMS|Safe Work Method Statements|Safe work method statement}, checks that edge protection and scaffold {!access=Microsoft Access|Access} are right before anybody steps on it"], ["People", "Up to 40 men and three women. {~Straight talking=Straight talking|Straightforwardness|Directness|Clear communication|Communication|Plain speaking}, {~fair=Fairness}"], ["Cranes", "{!Crane driving=Crane operation|Crane driving} not mine, I only {dogman=Dogging|Dogman|Crane signalling|Crane dogging|Load slinging} if the regular bloke is crook"], ["Computer", "Phone yes. My {!word=Microsoft Word|Word} is better than my typing"]] },
    {
      heading: "Where I have worked",
      jobs: [
        { title: "General Foreman", company: "Illawarra Formwork & Concrete P/L", place: "Wollongong", dates: "2009 to now", from: "2009", to: null, points: ["Hospital stages 2 and 3, the steelworks wharf, about thirty unit blocks.", "Crews, gear, {ordering of ply and steel=Materials ordering|Material ordering|Ordering materials|Ordering}, day sheets.", "[[Eleven hundred days without a lost-time injury on the hospital job.]]", "[[Got the floor cycle from nine days to six on the Crown Street towers.]]"] },
        { title: "Leading Hand", company: "Baulkham Brothers", place: "Sydney", dates: "1999 to 2009", from: "1999", to: "2009", points: ["Olympic village repairs, Cross City Tunnel portals, car parks.", "[[Put 22 apprentices through, 19 finished.]]"] },
        { title: "Formwork Carpenter", company: "Baulkham Brothers", place: "Sydney", dates: "1994 to 1999", from: "1994", to: "1999", points: ["Walls, columns, stairs. Stairs are what I am known for."], promoted: true },
        { title: "Apprentice Carpenter", company: "R. J. Mullins Builder", place: "Dapto", dates: "1990 to 1994", from: "1990", to: "1994", points: ["House frames and decks."] },
      ],
    },
    { heading: "Tickets", certificates: ["{General Construction Induction Card=General Construction Induction Card|White Card}, SafeWork NSW, 2008", "{Dogging licence DG=Dogging licence DG|Dogging licence|DG licence}, SafeWork NSW, 2012", "{Certificate III in Carpentry}, TAFE NSW, 1994"] },
    { heading: "Spoken", languages: ["{English}. Site {Italian}, most of it rude"] },
  ],
  optional: ["Concrete", "Construction supervision", "Site supervision", "Apprentices", "Driving", "Rigging", "Reading people", "Crew management", "Supervision", "Team management", "Training apprentices", "Formwork design", "Concreting", "Forklift", "Forklift operation", "Scaffolding", "Site diary", "Safety", "Leadership", "Manual work", "Construction", "Total station", "Apprentice training", "Mentoring", "Stair formwork", "Stairs", "Wall formwork", "Column formwork", "Carpentry", "House framing", "Timber framing", "Decking", "Framing"],
  totalYears: 36.3,
  level: "Expert",
  inconsistencies: [],
  files: ["dot-leaders", "docx-form"],
};
