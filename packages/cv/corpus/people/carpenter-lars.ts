import type { Person } from "../person.ts";

export const person: Person = {
  id: "carpenter-lars",
  family: "carpentry",
  country: "NO",
  languageCode: "en",
  name: "Lars Håkon Eide",
  headline: "Carpenter",
  email: "lars.eide@fjordpost.example",
  phone: "+47 911 40 227",
  location: "Bergen, Norway",
  sections: [
    { heading: "Who", text: ["Carpenter with trade certificate. Wooden houses, old and new, in all weather."] },
    {
      heading: "Work",
      jobs: [
        { title: "Foreman Carpenter", company: "Vestland Tre AS", place: "Bergen", dates: "Aug 2020 - now", from: "2020-08", to: null, points: ["Crew of five on terraced houses: {timber framing|Wood framing|Framing}, {roofing}, {cladding=Cladding|Exterior cladding|Siding}.", "[[Handed over 24 homes with fewer than two defects each, half of the company's average.]]", "{Site safety=Site safety|Construction safety|Occupational safety} talks every Monday."] },
        { title: "Carpenter", company: "Hardanger Bygg", place: "Voss", dates: "Aug 2014 - Jul 2020", from: "2014-08", to: "2020-07", points: ["{Formwork}, windows, {stair building=Stair building|Staircase construction}; lived on site in summer houses."] },
        { title: "Apprentice Carpenter", company: "Hardanger Bygg", dates: "Aug 2012 - Jul 2014", from: "2012-08", to: "2014-07", promoted: true },
      ],
    },
    { heading: "I master", tags: ["{Joinery}", "{Restoration of log houses=Restoration|Building restoration|Heritage restoration|Restoration of log houses}", "{Reading drawings=Blueprint reading|Reading drawings|Technical drawing|Reading technical drawings|Technical drawings}", "{Scaffolding}", "{~Reliability}"] },
    { heading: "School", studies: [{ degree: "Trade Certificate in Carpentry", institution: "Voss Upper Secondary School", dates: "2010 - 2014", year: 2014 }] },
    { heading: "Languages", languages: ["{Norwegian}, {English}"] },
  ],
  not: ["Summer"],
  optional: ["Carpentry", "Supervision", "Window installation", "Construction", "Team leadership"],
  totalYears: 14.3,
  level: "Expert",
  inconsistencies: [],
  files: ["pipes", "docx-sidebar", "jsonresume-spartan"],
};
