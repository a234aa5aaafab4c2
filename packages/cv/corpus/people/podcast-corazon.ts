import type { Person } from "../person.ts";

export const person: Person = {
  id: "podcast-corazon",
  family: "journalism",
  country: "PH",
  languageCode: "en",
  name: "Maria Corazon Abellanosa",
  printedName: "MARIA CORAZON ABELLANOSA",
  headline: "Radio & Podcast Producer",
  email: "kit.abellanosa@sugbumail.example",
  phone: "+63 917 555 0182",
  location: "Cebu City, Philippines",
  sections: [
    { heading: "In short", text: ["I make people who \"never listen to talk radio\" listen to talk radio. News desk first, features later, podcasts now. Fond of long interviews and short sentences."] },
    {
      heading: "Work",
      jobs: [
        { title: "Senior Producer, Podcasts", company: "Habagat Audio House", place: "Cebu City", dates: "Apr 2021 – present", from: "2021-04", to: null, points: ["{Produce=Podcast production|Podcast producing|Producing|Audio production|Producing podcasts|Podcasts|Podcasting} three weekly shows with a staff of four: {story pitching=Pitching|Story pitching|Pitching stories|Story development}, {guest booking=Guest booking|Booking guests|Guest research}, {script editing=Script editing|Scriptwriting|Editing scripts|Scripting}, {sound mixing=Sound mixing|Audio mixing|Mixing|Audio editing} in {Reaper=Reaper|REAPER|Cockos Reaper}.", "[[Grew monthly downloads from 12,000 to 160,000 in three years.]]", "I insist on being in the room for the {!final cut=Final Cut Pro|Final Cut}, even at midnight.", "Video trailers are animated by our graphics man Jopet in {!After Effects=After Effects|Adobe After Effects}.", "{Sponsorship deals=Sponsorship|Sponsorship deals|Sponsorship sales|Sponsor relations|Sponsorships} with two banks and a ferry line."] },
        { title: "Radio News Producer", company: "DYSK Balita Visayas", place: "Cebu City", dates: "Dec 2016 – Mar 2021", from: "2016-12", to: "2021-03", points: ["Ran the {rundown=Rundown planning|Rundowns|Rundown|Show rundown|Show rundowns|News rundown|Running orders} of the two-hour morning show, {live remote broadcasts=Remote broadcasting|Live remote broadcasts|Outside broadcasting|Live remotes|Outside broadcasts|Remote broadcasts|Live broadcasting} during two typhoons, {fact-checking=Fact-checking|Fact checking|Fact-check}.", "[[?Series on the island's {!fishing=Fishing} villages (reported with Dindo Ylaya); it won the 2019 Regional Press Club award for best documentary.]]", "[[?Trained six campus interns in {field recording=Field recording|Location recording}, {interviewing=Interviewing|Interviews|Interview techniques} and {defamation basics=Media law|Defamation law|Defamation|Defamation basics}.]]"] },
        { title: "Reporter", company: "Tingog Community FM", place: "Dumaguete", dates: "Nov 2016 – May 2015", from: "2016-11", to: "2015-05", points: ["City hall beat, two bulletins a day: {news writing=News writing|News reporting|Newswriting|Bulletin writing}, {newscasting=Newscasting|News reading|News presenting|Announcing|News anchoring}, {translation from English to Cebuano=Translation|Translating|English-Cebuano translation|Translation from English to Cebuano}."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "AB Mass Communication", institution: "Silangan University", place: "Dumaguete", dates: "2015", year: 2015 },
      ],
    },
    { heading: "Short courses", certificates: ["{Safety in the Newsroom and the Field=Safety in the Newsroom and the Field|Newsroom safety}, Red Cross Cebu, 2018", "{Podcast Monetization=Podcast Monetization|Podcast monetization}, online, 2022"] },
    { heading: "Selected shows", list: ["\"Tubig\", ten parts on who owns Cebu's water, 2024", "\"Lola's Recipe for Disaster\", weekly since 2022"] },
    { heading: "Languages", languages: ["{Cebuano}, {Filipino=Filipino|Tagalog}, {English}"] },
    { heading: "When the red light is off", text: ["Free diving, ukulele, two rescued cats."] },
  ],
  optional: ["Radio production", "Journalism", "Editing", "Reporting", "Broadcasting", "Storytelling", "Social media", "Production", "Radio", "Team management", "Research", "Mentoring", "Training", "Leadership", "Writing", "Teaching", "Content creation", "Coordination", "Music programming", "Documentary production", "Public speaking", "Video production", "Content planning", "Multimedia journalism", "Team leadership", "Supervision", "Live production", "Broadcast production", "Mobile journalism", "Copywriting", "Feature writing", "Negotiation", "Advertising sales", "Sales", "Documentary", "Radio documentary", "Radio documentaries", "Beat reporting", "Political reporting"],
  totalYears: 9.9,
  level: "Senior",
  levelAlso: ["Expert"],
  inconsistencies: ["reversed"],
  files: ["web-timeline", "tracked"],
};
