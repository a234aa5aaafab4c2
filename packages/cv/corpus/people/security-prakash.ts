import type { Person } from "../person.ts";

export const person: Person = {
  id: "security-prakash",
  family: "security",
  country: "AE",
  languageCode: "en",
  name: "Prakash Bahadur Tamang",
  headline: "Security Supervisor",
  email: "prakash.tamang@khorfakkanmail.example",
  phone: "+971 55 555 0147",
  location: "Sharjah, United Arab Emirates",
  sections: [
    { heading: "OBJECTIVE", text: ["To continue as supervisor or assistant security manager with a company who values honest men. I am from a family of soldiers; I stand straight, I write a clear report and I do not sleep on night duty."] },
    { heading: "PERSONAL", rows: [["Nationality", "Nepali"], ["Visa status", "Employment visa, transferable"], ["Height / weight", "176 cm / 74 kg"], ["Driving licence", "none"]] },
    {
      heading: "EMPLOYMENT",
      jobs: [
        { title: "Security Supervisor", company: "Falcon Crescent Guarding Services LLC", place: "Sharjah", dates: "01 Feb 2023 – till date", from: "2023-02", to: null, points: ["Posted at a shopping mall of 190 shops with fourteen guards in two shifts; {duty roster=Rostering|Duty roster|Scheduling|Roster planning|Duty rostering|Shift scheduling|Duty rosters}, {guard briefing=Guard briefing|Briefing|Briefings|Team briefing|Guard briefings|Shift briefings}, {occurrence book=Occurrence book|Incident reporting|Occurrence book keeping|Incident reports|Occurrence reporting|Logbook|Log keeping}.", "[[Shoplifting cases at the mall reduced from 27 per month to 8 within one year.]]", "[[Organised two full evacuation drills, last one cleared 3,200 visitors in nine minutes.]]", "{Escort of cash=Cash escort|Cash-in-transit|Escort of cash|Cash in transit escort|Cash in transit|Escorting cash} from the jewellery shops to the bank at closing time."] },
        { title: "CCTV Operator", company: "Falcon Crescent Guarding Services LLC", place: "Dubai", dates: "10 Jan 2021 – 31 Jan 2023", from: "2021-01", to: "2023-01", points: ["{Control room=Control room operations|Control room|Control room operation|Control room monitoring}, 212 cameras, {Milestone XProtect=Milestone XProtect|Milestone|XProtect}, {CCTV=CCTV|CCTV monitoring|CCTV surveillance|CCTV operation|Video surveillance}; {footage retrieval=Footage retrieval|Video retrieval|CCTV footage retrieval|Video evidence|Footage review} for the police.", "When a camera was dead, the {!networking=Networking|Computer networking} contractor came; I made the ticket and signed his pass."], promoted: true },
        { title: "Security Guard", company: "Hotel Annapurna Gate", place: "Pokhara", dates: "15 Aug 2019 – 31 Dec 2020", from: "2019-08", to: "2020-12", points: ["{Access control=Access control|Gate control}, {baggage scanning=Baggage screening|Baggage scanning|Bag screening|Luggage screening|Baggage scanner|X-ray screening}, {foot patrol=Patrolling|Foot patrol|Patrol|Patrols|Foot patrols|Security patrols} of garden and pool. (Pool safety itself was for the {!lifeguard=Lifeguarding|Lifeguard} company.)", "{De-escalation=De-escalation|Conflict resolution|Conflict de-escalation|Deescalation} with drunk guests, {~politely=Politeness|Courtesy}, and {key control=Key control|Key management|Key handling}."] },
      ],
    },
    { heading: "LICENCES", certificates: ["{SIRA Security Supervisor=SIRA Security Supervisor|SIRA|SIRA Supervisor|SIRA licence|SIRA Security Supervisor licence}, Dubai, 2023", "{PSBD Guard Licence=PSBD Guard Licence|PSBD|PSBD licence}, Abu Dhabi, 2021", "{Basic Fire Fighting=Basic Fire Fighting|Fire fighting|Firefighting|Fire Fighting}, Civil Defence, 2022", "{First Aid and AED=First Aid and AED|First Aid|AED|First Aid & AED}, 2024"] },
    {
      heading: "EDUCATION",
      studies: [
        { degree: "+2 Humanities", institution: "Machhapuchhre Higher Secondary School", place: "Pokhara", dates: "2018", year: 2018 },
      ],
    },
    { heading: "LANGUAGES", languages: ["{Nepali}, {Hindi}, {English} (good), {Arabic} (working words)"] },
    { heading: "DECLARATION", text: ["I declare that the above is true to my knowledge. Hobbies: volleyball, running, madal drum."] },
  ],
  optional: ["Security", "Guarding", "Surveillance", "Leadership", "Team management", "Team leadership", "Supervision", "Customer service", "Physical security", "Report writing", "Loss prevention", "Training", "Staff training", "Emergency response", "Evacuation", "Discipline", "Fire safety", "Public safety", "Communication", "Monitoring", "Incident management", "Physical fitness", "Computer literacy", "Theft prevention", "Conflict management", "Mall security", "Drills", "Asset protection", "Observation", "Staff supervision", "Honesty", "Reliability", "Written communication", "Evacuation drills", "Evacuation planning"],
  not: ["Driving"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["bio-data", "europass-form"],
};
