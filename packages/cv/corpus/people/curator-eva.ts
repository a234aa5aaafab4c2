import type { Person } from "../person.ts";

export const person: Person = {
  id: "curator-eva",
  family: "museum and heritage",
  country: "CZ",
  languageCode: "en",
  name: "Eva Horáčková",
  headline: "Museum Registrar",
  email: "eva.horackova@vltavamail.example",
  phone: "+420 604 227 819",
  location: "Prague, Czechia",
  sections: [
    { heading: "Profile", text: ["Registrar: I know where 41,000 objects sleep."] },
    {
      heading: "Professional life",
      jobs: [
        { title: "Registrar", company: "Museum of Glass and Light", place: "Prague", dates: "VI/2018 – present", from: "2018-06", to: null, points: ["{Collections management|Collection management} in {TMS|The Museum System}, {loan agreements=Loan agreements|Loan management|Art loans}, {object handling=Object handling|Art handling}.", "[[Inventory gaps closed: 96% of objects now have a location, up from 61%.]]"] },
        { title: "Gallery Assistant", company: "Holešovice Kunsthalle", place: "Prague", dates: "IX/2015 – V/2018", from: "2015-09", to: "2018-05", points: ["{Guided tours|Tour guiding|Guiding}, hanging shows, {ticketing=Ticketing|Ticket sales}."] },
      ],
    },
    { heading: "Know-how", tags: ["{Condition reports|Condition reporting}", "{Exhibition planning|Exhibition organisation}", "{Climate control|Environmental monitoring}", "{Insurance=Art insurance|Insurance|Fine art insurance}", "{~Diligence}"] },
    { heading: "Education", studies: [{ degree: "MA in Art History", institution: "Charles University", dates: "2010 – 2015", year: 2015 }] },
    { heading: "Languages", languages: ["{Czech}, {English}, {German}, {Italian} (A1)"] },
  ],
  optional: ["Inventory management", "Exhibition installation", "Art history", "Cataloguing", "Inventory"],
  totalYears: 11.2,
  level: "Expert",
  inconsistencies: [],
  files: ["label-column", "pandoc-pdf", "cards@weasyprint", "jsonresume-macchiato"],
};
