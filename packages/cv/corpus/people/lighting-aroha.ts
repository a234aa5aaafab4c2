import type { Person } from "../person.ts";

export const person: Person = {
  id: "lighting-aroha",
  family: "performing arts",
  country: "NZ",
  languageCode: "en",
  name: "Aroha Te Whaiti-Simmonds",
  headline: "Lighting Designer & Stage Electrician",
  email: "aroha@followspot.example",
  phone: "021 555 0148",
  location: "Wellington, New Zealand",
  sections: [
    { heading: "Kia ora", text: ["I light plays, dance, opera and the odd field. Twelve years between the grid and the production desk, most of them in small houses where one person has to do three jobs."] },
    {
      heading: "Credits and employment",
      jobs: [
        { title: "Head of Lighting", company: "Harbourside Playhouse", place: "Wellington", dates: "2019 – present", from: "2019", to: null, points: ["{Lighting design=Lighting design|Stage lighting design} for four in-house productions a year and technical liaison for visiting companies.", "{Programming on grandMA3=grandMA3|GrandMA|Lighting console programming|MA3|grandMA|Lighting programming}, {rigging=Rigging|Lighting rigging|Stage rigging}, {focusing=Focusing|Light focusing|Lighting focus|Lighting focusing}, {test and tag=Test and tag|Portable appliance testing|PAT testing|Electrical testing}.", "[[Swapped the tungsten rig for LED: the theatre's power bill dropped by 41% in the first season.]]", "Supervise six casuals and a trainee."] },
        { title: "Freelance Lighting Designer", company: "Self-employed", place: "Wellington and touring", dates: "2016 – 2019", from: "2016", to: "2019", points: ["[[?Toured a solo show to 23 towns with two cases and a {Wysiwyg=WYSIWYG|wysiwyg|CAST WYSIWYG} file.]]", "Lit “Salt Lines” for Moana Dance Collective ({!choreography=Choreography}: Hemi Rangihuna; {!sound design=Sound design}: Ottilie Marsh). [[?Won the 2018 Capital Theatre Award for best lighting.]]", "Drew {lighting plots=Lighting plots|Lighting plans|Light plots|Lighting plot} in {Vectorworks Spotlight=Vectorworks|Vectorworks Spotlight}, wrote the {cue sheets=Cue sheets|Cueing|Cue writing|Cue sheet} and {called the show=Show calling|Calling the show|Calling shows|Show call} when there was no stage manager."] },
        { title: "Stage Electrician", company: "Northland Arts Festival", place: "Whangārei", dates: "2014 – 2016", from: "2014", to: "2016", points: ["{Dimmers=Dimmers|Dimmer maintenance|Dimming systems|Dimmer racks|Dimming}, {DMX=DMX|DMX512|DMX networks|DMX networking}, {cable runs=Cabling|Cable runs|Cable running|Cable laying}, {follow spot=Followspot operation|Follow spot|Followspot|Follow spot operation|Followspot operating} and a great deal of gaffer tape."] },
      ],
    },
    {
      heading: "Training",
      studies: [
        { degree: "Diploma in Performing Arts Technology", institution: "Te Whare Toi Academy", place: "Wellington", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Tickets", certificates: ["{Working at Height=Working at Height|Working at Heights}, 2023", "{Elevated Work Platform=Elevated Work Platform|EWP}, 2021", "{Comprehensive First Aid=Comprehensive First Aid|First Aid}, Red Cross, 2024"] },
    { heading: "Community", text: ["Each January I run a {lighting workshop=Workshop facilitation|Lighting workshops|Teaching|Workshops|Lighting workshop|Training|Workshop delivery} for rangatahi at the marae. My partner teaches {!composition=Composition|Music composition} at the conservatory, so the house is never quiet."] },
    { heading: "Reo", languages: ["{English}, {Te reo Māori=Māori|Te reo Māori|Maori|Te Reo Maori} (conversational)"] },
    { heading: "Two people who will speak for me", text: ["Fergus Abernethy, General Manager, Harbourside Playhouse; Dr Lucia Penrose, Northland Arts Festival."] },
  ],
  optional: ["Lighting", "Stage lighting", "Theatre", "Electrics", "Touring", "Budgeting", "Stage management", "Live events", "Technical theatre", "Theatre production", "Theatre lighting", "Health and safety", "Mentoring", "Volunteer management", "Team leadership", "Event production", "Leadership", "Supervision", "Electrical work", "Collaboration", "Technical liaison", "Liaison", "Venue liaison", "Stakeholder liaison", "LED lighting", "LED", "LED fixtures", "Pre-visualisation", "Previsualization", "Lighting visualisation"],
  totalYears: 12.3,
  level: "Expert",
  inconsistencies: [],
  files: ["centred", "web-margin-grid"],
};
