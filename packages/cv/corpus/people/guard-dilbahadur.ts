import type { Person } from "../person.ts";

export const person: Person = {
  id: "guard-dilbahadur",
  family: "security",
  country: "NP",
  languageCode: "en",
  name: "Dil Bahadur Thapa Magar",
  headline: "Security Guard",
  email: "dilbahadur.tm@himsecure.example",
  phone: "+974 3341 7029",
  location: "Doha, Qatar",
  sections: [
    { heading: "Summary", text: ["Security guard with 15 years experience in Qatar and Nepal. {~Alert=Alertness|Alert|Vigilance|Attention to detail}, {~disciplined=Discipline|Disciplined|Self-discipline}, no bad habits."] },
    { heading: "Skills", groups: [["Gate", ["{access control=Access control|Access control systems|Entry control}", "{bag search=Bag search|Bag searching|Bag checks|Searching bags|Bag searches|Baggage search}", "{visitor book=Visitor book|Visitor log|Visitor registration|Visitor register|Visitor management|Visitor logging}"]], ["Control room", ["{CCTV=CCTV|CCTV monitoring|CCTV operation|CCTV surveillance}", "{fire panel=Fire panel|Fire alarm panel|Fire panel monitoring|Fire alarm|Fire alarm systems|Fire alarm monitoring}", "{walkie talkie=Walkie talkie|Two-way radio|Radio communication|Radio|Walkie-talkie|Radio communications|Two way radio|Walkie talkies}"]], ["Outside", ["{foot patrol=Foot patrol|Patrolling|Patrol|Foot patrols|Patrols|Security patrol}", "{traffic and parking=Traffic and parking|Traffic control|Parking control|Traffic and parking control|Parking|Traffic management|Parking management|Traffic}"]], ["Person", ["{~team work=Teamwork|Team work|Team player|Working in a team}", "{!tall 178 cm=Tall 178 cm|Tall}"]]] },
    {
      heading: "Employment",
      jobs: [
        { title: "Security Guard", company: "Falcon Dunes Security Services", place: "Doha, Qatar", dates: "05/2019 – present", from: "2019-05", to: null, points: ["Posted at a bank in West Bay, night shift. I stand before the {!vault=Vault|HashiCorp Vault} door but I have no key of it.", "Check badges, write the {incident report=Incident reporting|Incident reports|Incident report|Report writing|Incident report writing|Incident report writing} in English, hand over to the day man.", "When a door is jammed the {!locksmith=Locksmithing|Locksmith} is called and I {stay with him=Escorting|Escorting contractors|Contractor escorting|Escort|Visitor escort|Escorting visitors|Contractor supervision|Staying with contractors}."] },
        { title: "Building Cleaner", company: "Gulf Shine W.L.L.", place: "Doha, Qatar", dates: "02/2017 – 04/2019", from: "2017-02", to: "2019-04", points: ["{Floor machine=Floor machine|Floor scrubbing|Floor polishing|Floor cleaning|Floor scrubber|Floor cleaning machine|Floor machine operation|Scrubbing machine}, {mopping}, {toilets=Toilet cleaning|Toilets|Cleaning toilets|Washroom cleaning}. The outside {!windows=Windows|Microsoft Windows|Window cleaning} were made by rope men of another company."] },
        { title: "Gate keeper", company: "Annapurna View School", place: "Pokhara, Nepal", dates: "04/2015 – 12/2016", from: "2015-04", to: "2016-12", points: ["Opened for the buses, rang the bell, kept the dogs out."] },
      ],
    },
    { heading: "Training", certificates: ["{SSD Security Licence=SSD Security Licence|SSD Licence|SSD Security License|Security Licence|SSD}, Ministry of Interior Qatar, renewed 2025", "{Basic Fire Fighting=Basic Fire Fighting|Basic Firefighting|Fire Fighting}, 2022", "{First Aid and CPR=First Aid and CPR|First Aid|CPR|First Aid & CPR}, 2022"] },
    {
      heading: "Education",
      studies: [
        { degree: "SLC", institution: "Shree Machhapuchhre Secondary School", place: "Kaski", dates: "2009", year: 2009 },
      ],
    },
    { heading: "Languages", languages: ["{Nepali}, {Hindi}, {English}; {Magar} at home"] },
    { heading: "Interest", text: ["Volleyball on Friday, phone call with my daughters every evening."] },
  ],
  optional: ["Security", "Security guarding", "Guarding", "Surveillance", "Safety", "Reporting", "Physical fitness", "Observation", "Key control", "Cleaning", "Volleyball", "Night shift", "Handover", "Badge checking", "ID checks", "Safety patrol", "Gatekeeping", "Gate keeping", "School security", "Bank security", "Floor care", "Bell ringing"],
  totalYears: 11.5,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["side-titles", "bio-data"],
};
