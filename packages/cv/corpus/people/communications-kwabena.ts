import type { Person } from "../person.ts";

export const person: Person = {
  id: "communications-kwabena",
  family: "marketing",
  country: "GH",
  languageCode: "en",
  name: "Kwabena Asante-Boadu",
  headline: "Journalist turned communications lead",
  email: "kwabena@asanteboadu.example",
  phone: "+233 24 555 0175",
  location: "Accra, Ghana",
  sections: [
    { heading: "In short", text: ["For eleven years I asked the questions. For the last five I have been writing the answers, and I try to remember what it felt like on the other side of the microphone. I work best with a phone ringing and forty minutes to go; my editors called it {~calm=Calmness|Calm under pressure|Composure|Working under pressure}, my wife has other words."] },
    {
      heading: "The story so far",
      jobs: [
        { title: "Head of Communications", company: "Volta Basin Health Trust", place: "Accra", dates: "since Oct 2021", from: "2021-10", to: null, points: ["Team of five. {Media relations=Media relations|Press relations}, {crisis communication=Crisis communication|Crisis communications}, {speechwriting=Speechwriting|Speech writing} for the Executive Director.", "Wrote and ran the bed-net campaign in six languages. [[Net use in the four pilot districts rose from 48% to 73%.]]", "Our short film had its {!premiere=Adobe Premiere Pro|Premiere} at the Goethe; a young man named Selorm did the {!drone shots=Drone filming|Drone photography|Drone} and the cut, I did the {script=Scriptwriting|Script writing|Script|Screenwriting} and the worrying."] },
        { title: "Deputy News Editor", company: "The Coastal Express", place: "Accra", dates: "Feb 2017 – Sep 2021", from: "2017-02", to: "2021-09", points: ["{Sub-editing=Sub-editing|Copy editing|Subediting|Copyediting}, {page planning=Page planning|Page layout|Newspaper page planning}, {fact-checking=Fact-checking|Fact checking} desk set up with Dubawa.", "[[Grew WhatsApp bulletin subscribers from nothing to 112,000.]]"] },
        { title: "Reporter and Presenter", company: "Radio Akwaaba 98.3", place: "Kumasi", dates: "Aug 2010 – Jan 2017", from: "2010-08", to: "2017-01", points: ["{Court reporting} and {investigative reporting=Investigative reporting|Investigative journalism}, {live presenting=Live presenting|Radio presenting|Live broadcasting|Presenting|Radio presentation} of the morning show, {audio editing=Audio editing|Sound editing} in {Adobe Audition=Adobe Audition|Audition}.", "[[?Finalist, GJA Radio Reporter of the Year 2014.]]"] },
      ],
    },
    { heading: "In the toolbox", list: ["{Press releases=Press releases|Press release writing|Press release|Writing press releases}, op-eds and the two-line text message.", "{Mailchimp}, {Hootsuite}, {Meltwater}", "{Right to Information requests=Right to Information requests|Freedom of information requests|FOI requests|RTI requests}", "{Shorthand=Shorthand|Teeline shorthand}, 90 words a minute, rusting"] },
    {
      heading: "Trained at",
      studies: [
        { degree: "MA Development Communication", institution: "University of Ghana", place: "Legon", dates: "2020", year: 2020 },
        { degree: "BA Communication Studies", institution: "Ghana Institute of Journalism", place: "Accra", dates: "2010", year: 2010 },
      ],
    },
    { heading: "Speaks", languages: ["{Twi}, {English}, {Ga}, enough {Ewe} to be forgiven, {French} (DELF B1)"] },
  ],
  optional: ["Journalism", "Communications", "Public relations", "Writing", "Storytelling", "Editing", "Radio", "Leadership", "Team leadership", "Photography", "Coaching", "News writing", "Campaigns", "Video", "Broadcasting", "Health communication", "Networking", "Hosting", "Event hosting", "Moderation", "Interviewing", "Corporate communications", "Curiosity", "Communication", "Deadlines", "Media training", "Newsletter", "Public health", "Budget reporting", "Reporting", "Content creation", "Social media", "Research", "Feature writing", "Government reporting", "Media monitoring", "Agriculture reporting", "Spokesperson", "Managing editors", "Behaviour change communication", "Video production", "Radio production", "News reporting", "Working to deadlines", "Strategic communications", "Campaign management", "Campaign planning", "Op-eds", "Op-ed writing"],
  not: ["Express.js"],
  totalYears: 16.3,
  level: "Expert",
  inconsistencies: [],
  files: ["web-margin-grid", "flowing"],
};
