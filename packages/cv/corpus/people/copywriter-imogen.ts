import type { Person } from "../person.ts";

export const person: Person = {
  id: "copywriter-imogen",
  family: "writing",
  country: "GB",
  languageCode: "en",
  name: "Imogen Fairweather",
  headline: "Freelance copywriter & editor",
  email: "imogen@fairweatherwords.example",
  phone: "07700 900 284",
  location: "Bristol, UK",
  sections: [
    { heading: "What I do", text: ["I write clearly about complicated things. {Copywriting=Copywriting|Copy writing}, {proofreading=Proofreading|Proof-reading}, the occasional {ghostwritten=Ghostwriting|Ghost writing|Ghostwritten articles} column. Self-employed since 2019, previously in-house and on a local paper."] },
    {
      heading: "Working life",
      jobs: [
        { title: "Freelance Copywriter", company: "Self-employed", place: "Bristol", dates: "Sept 2019 – present", from: "2019-09", to: null, points: ["{White papers=White papers|White paper writing|Whitepapers|White paper} and {case studies=Case studies|Case study writing|Case study} for software houses: recent subjects include {!cyber security=Cybersecurity|Cyber security|Information security}, apple storage and farm drainage.", "{Tone-of-voice guidelines=Tone of voice|Tone-of-voice guidelines|Tone of voice guidelines|Brand voice|Style guides} for a housing association of 900 staff.", "Longest-standing client is a {!Sage=Sage|Sage 50|Sage Accounting} reseller in Bath (monthly newsletter, in {Mailchimp}).", "Work alongside a designer, who does the layout in {!InDesign=InDesign|Adobe InDesign}, and an agency in Cardiff for {!translation=Translation|Translating} into Welsh.", "Pitch, quote, write, revise, invoice, chase, start again.", "[[An email series for a hospice raised £86,000 in nine weeks.]]"] },
        { title: "Content Editor", company: "Quayside Learning Ltd", place: "Bristol", dates: "Jan 2016 – Aug 2019", from: "2016-01", to: "2019-08", points: ["{Edited=Editing|Content editing|Copy editing|Copy-editing|Copyediting|Structural editing} distance-learning units for accountants; {commissioned=Commissioning|Commissioning authors|Commissioning editors|Author management} and calmed down twelve authors.", "Looked after the website in {Drupal=Drupal|Drupal CMS} and {keyword research=Keyword research|SEO keyword research|SEO}.", "[[Halved the time from manuscript to publication (from 26 weeks to 13).]]"] },
        { title: "Reporter", company: "Severn Vale Gazette", place: "Stroud", dates: "Sept 2013 – Dec 2015", from: "2013-09", to: "2015-12", points: ["Council meetings, magistrates' court, prize marrows. {Shorthand=Shorthand|Teeline|Teeline shorthand} at 100 wpm.", "{Interviewed=Interviewing|Interviews|Interview technique} people on their worst and best days."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "NCTJ Diploma in Journalism", institution: "City of Bristol College", place: "Bristol", dates: "2013", year: 2013 },
        { degree: "BA (Hons) English Literature, 2:1", institution: "University of Exeter", place: "Exeter", dates: "2009–2012", year: 2012 },
      ],
    },
    { heading: "Bits and pieces", list: ["Member of the Chartered Institute of Editing and Proofreading", "Volunteer reader for the Talking Newspaper", "I use {Google Docs=Google Docs|Google Workspace}, {Word=Microsoft Word|Word|MS Word} with {track changes=Track changes|Tracked changes}, and {Trello}"] },
    { heading: "Working style", text: ["{~Punctual=Punctuality|Meeting deadlines|Punctual|Reliability|Deadline management}, {~unflappable=Calmness|Unflappability|Composure|Calm under pressure|Resilience|Unflappable}, good at asking stupid questions."] },
  ],
  optional: ["Writing", "Content writing", "Content creation", "Content marketing", "Journalism", "News writing", "Blogging", "Client management", "Research", "Invoicing", "B2B marketing", "Newsletters", "Sub-editing", "Technical writing", "Brochures", "Self-motivation", "Website copy", "Layout", "Podcasting", "Communication", "Microsoft Office", "Mentoring", "Grammar", "Fact checking", "Creative writing", "Project management", "Storytelling", "Campaign planning", "Content strategy", "Email marketing", "Email copywriting", "Court reporting", "Reporting", "News reporting", "Content management", "CMS", "Fundraising copy", "Fundraising"],
  totalYears: 13.2,
  level: "Expert",
  inconsistencies: [],
  files: ["centred", "docx-letterhead@libreoffice"],
};
