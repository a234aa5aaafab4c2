import type { Person } from "../person.ts";

export const person: Person = {
  id: "carpenter-geoffrey",
  family: "carpentry",
  country: "AU",
  languageCode: "en",
  name: "Geoffrey \"Bluey\" Pannikin",
  printedName: "GEOFFREY \"BLUEY\" PANNIKIN",
  headline: "Carpenter & Site Foreman",
  email: "bluey.pannikin@tablelands.example",
  phone: "0491 570 156",
  location: "Cairns, Australia",
  sections: [
    { heading: "G'day", text: ["Thirty years on the tools and off them. Qualified carpenter, last eleven years running jobs for a builder who does schools, clinics and cyclone-rated houses. I turn up, I {read plans=Plan reading|Reading plans|Blueprint reading|Read plans|Reading drawings|Technical drawings|Construction drawings}, I don't shout much."] },
    {
      heading: "Where I've been",
      jobs: [
        { title: "Site Foreman", company: "Barron River Builders Pty Ltd", place: "Cairns", dates: "May 2015 – Present", from: "2015-05", to: null, points: ["Run sites up to $6m: {programming trades=Trade coordination|Trades coordination|Programming trades|Construction scheduling|Scheduling|Construction programming|Programming of trades|Subcontractor coordination}, {toolbox talks=Toolbox talks|Toolbox talk}, {SWMS=SWMS|Safe work method statements|Safe Work Method Statement}, {ordering materials=Material ordering|Ordering materials|Materials ordering|Procurement|Material procurement}, {defect lists=Defect lists|Defects management|Defect management|Snagging|Punch lists|Defect inspection}.", "[[Handed over the Mossman clinic five weeks early and $180,000 under budget.]]", "[[1,460 days without a lost-time injury across four sites.]]", "Line up the sparkies and the {!plumbing=Plumbing} crew, who bring their own licences. I keep to timber.", "Monday site meeting goes on the whiteboard in the shed. No {!scrum=Scrum}, no sticky notes, except the one time under a pile of footy players at the Christmas do."] },
        { title: "Leading Hand Carpenter", company: "Trinity Formwork & Framing", place: "Townsville", dates: "Feb 2006 – April 2015", from: "2006-02", to: "2015-04", points: ["{Formwork=Formwork|Shuttering|Formwork carpentry} for slabs and lift shafts, {wall and roof framing=Framing|Wall framing|Roof framing|Wall and roof framing|Timber framing|Carpentry framing}, {cyclone tie-downs=Cyclone tie-downs|Cyclone tie-down|Tie-downs|Cyclone-rated construction|Cyclone tie-down systems}.", "[[?Crew of seven, plus {supervising apprentices=Apprentice supervision|Supervising apprentices|Apprentice training|Training apprentices}; four got their tickets under me.]]"] },
        { title: "Carpenter", company: "Self-employed (Pannikin Carpentry)", place: "Mareeba", dates: "2000 – 2006", from: "2000", to: "2006", points: ["Decks, {kitchen installation=Kitchen installation|Kitchen fitting|Installing kitchens|Kitchen fit-outs}, {stairs=Stair building|Stairs|Staircase construction|Stair construction}, {restoring Queenslanders=Restoration|Heritage restoration|Building restoration|Restoring Queenslanders|House restoration}. {Quoting=Quoting|Estimating|Quotes|Cost estimation|Quotations} and {invoicing=Invoicing|Billing} my own jobs."] },
        { title: "Apprentice, then Carpenter", company: "Atherton Joinery Works", place: "Atherton", dates: "1996 – 2000", from: "1996", to: "2000", points: ["{Joinery}, {door hanging=Door hanging|Hanging doors|Door installation}, {window frames=Window frame making|Window frames|Window making|Window installation}."] },
      ],
    },
    { heading: "Tickets", certificates: ["{White Card=White Card|Construction White Card|General Construction Induction}, 2009", "{Licence to Perform High Risk Work – Dogging=Dogging|High Risk Work Licence|Dogging licence|Licence to Perform High Risk Work|Licence to Perform High Risk Work – Dogging}, WorkSafe, 2011", "{QBCC Site Supervisor licence=QBCC Site Supervisor licence|QBCC Site Supervisor|Site Supervisor licence|QBCC licence}, 2015", "{First Aid and CPR=First Aid and CPR|First Aid|CPR}, 2025", "{Working at Heights=Working at Heights}, 2022"] },
    {
      heading: "Trade",
      studies: [
        { degree: "Certificate III in Carpentry", institution: "TAFE Queensland", place: "Atherton", dates: "2000", year: 2000 },
      ],
    },
    { heading: "Also handy with", list: ["{Excavator=Excavator operation|Excavator|Excavators|Excavator operating|Operating excavators} up to 5 t, {EWP=EWP|Elevated work platform|Elevating work platform|Boom lift}, {laser level=Laser level|Laser levels|Laser levelling|Levelling}", "{Procore} on the tablet, under protest"] },
    { heading: "Languages", languages: ["{English}. Enough {Tok Pisin} for a beer."] },
    { heading: "When I'm not working", text: ["Barra fishing. I drink my coffee black, from four in the morning on."] },
  ],
  optional: ["Construction", "Supervision", "Leadership", "Team leadership", "Health and safety", "Site safety", "Training", "Renovation", "Woodworking", "Communication", "Crew management", "Subcontractor management", "Mentoring", "Quality control", "Problem solving", "Residential construction", "Hand tools", "Power tools", "Team management", "Building", "Construction management", "Reliability", "Punctuality", "Site management", "Carpentry", "Fishing", "Budget management", "Concrete", "Concreting", "Decking", "Deck building", "Decks", "Self-employment"],
  not: ["Programming"],
  totalYears: 30.3,
  level: "Expert",
  inconsistencies: [],
  files: ["company-dash"],
};
