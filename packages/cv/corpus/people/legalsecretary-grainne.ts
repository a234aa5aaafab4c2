import type { Person } from "../person.ts";

export const person: Person = {
  id: "legalsecretary-grainne",
  family: "law",
  country: "IE",
  languageCode: "en",
  name: "Gráinne Ní Mhurchú",
  headline: "Legal Secretary",
  email: "grainne.nm@leemail.example",
  phone: "086 555 0187",
  location: "Douglas, Cork",
  sections: [
    { heading: "A few words", text: ["I have worked in solicitors' offices in Cork since leaving college, nearly fourteen years now, and I still like opening a new file. {~Tactful=Tact|Tactfulness|Diplomacy|Tactful} with clients, {~thorough=Thoroughness|Attention to detail|Thorough} with paper."] },
    {
      heading: "Posts held",
      jobs: [
        { title: "Legal Secretary (Conveyancing and Probate)", company: "Hurley Deasy Solicitors LLP", place: "South Mall, Cork", dates: "Spring 2018 to date", from: "2018", to: null, points: ["Run {residential conveyancing=Conveyancing|Residential conveyancing|Conveyancing administration|Property conveyancing} files from contract to {Land Registry=Land registration|Land Registry|Land Registry applications|Property registration|Land Registry registration} application, with one solicitor signing.", "{Audio typing=Audio typing|Dictation|Audio transcription|Dictaphone typing|Digital dictation|Transcription} at 75 wpm, formerly from tape and now from {BigHand}.", "Prepare {probate papers=Probate|Probate papers|Probate administration|Probate documents|Probate applications} – Form SA.2, oaths, the notice of application.", "Search {Landdirect=Landdirect|Landdirect.ie} and the {CRO=CRO|Companies Registration Office|CORE|Company searches|CRO searches|Company search}, order planning documents.", "[[Cleared a backlog of 130 unregistered deeds in eighteen months.]]", "Show each new apprentice where everything is and what must never be thrown out.", "The accounts girl does the {!bookkeeping=Bookkeeping|Book-keeping} and VAT; I only pass up the cheques."] },
        { title: "Litigation Secretary", company: "T. J. Coakley & Sons", place: "Washington Street, Cork", dates: "Autumn 2014 – Spring 2018", from: "2014", to: "2018", points: ["Typed and filed pleadings for personal injury cases in the Circuit and High Courts; made up {briefs and booklets=Brief preparation|Court bundles|Trial bundles|Bundling|Booklets|Preparation of briefs|Court booklets|Court bundle preparation} for counsel, whose {!advocacy=Advocacy} carried the day or didn't.", "Registered and {!express=Express.js|Express} post, {service on defendants=Service of documents|Service of proceedings|Serving documents|Process serving|Document service}, stamp office, court office – before e-filing.", "Debt collection letters for one large client, a {!plumbing=Plumbing} wholesaler ({summonses=Debt collection|Summonses|Debt recovery|Summons drafting|Debt collection letters})."] },
        { title: "Junior Secretary", company: "O'Regan Law", place: "Bandon", dates: "January 2013 – Autumn 2014", from: "2013-01", to: "2014", points: ["{Switchboard=Switchboard|Reception|Switchboard operation|Telephone answering|Call handling|Telephone skills}, tea, {filing=Filing|File management|Archiving|Records management} and the deeds safe.", "Put every letter through {Word=Microsoft Word|Word|MS Word} with house {templates=Document templates|Word templates|Templates|Template creation}."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "Legal Studies and Secretarial Course (QQI Level 6)", institution: "Cork College of Commerce", place: "Cork", dates: "2011–2012", year: 2012 },
        { degree: "Leaving Certificate", institution: "Scoil na nÓg", place: "Glanmire", dates: "2011", year: 2011 },
      ],
    },
    { heading: "Courses", certificates: ["{Anti-Money Laundering for Law Firms=Anti-Money Laundering for Law Firms|AML|Anti-Money Laundering|AML for Law Firms}, Law Society Skillnet, 2023"] },
    { heading: "Languages", languages: ["{Irish} (native, Múscraí), {English}"] },
    { heading: "Otherwise", list: ["Keep the booking diary of the parish hall", "Camogie coach, under-12s"] },
  ],
  optional: ["Legal administration", "Legal secretarial work", "Litigation", "Litigation support", "Administration", "Office administration", "Client care", "Customer service", "Diary management", "Typing", "Data entry", "Communication", "Confidentiality", "Microsoft Office", "Microsoft Outlook", "Proofreading", "Property law", "Family law", "Scheduling", "Secretarial skills", "Training", "Client communication", "Post handling", "Legal drafting", "Shorthand", "Document management", "Court filing", "Teaching", "Deadline management", "Correspondence", "Mentoring", "Document preparation", "Medical records", "Case progression", "Stationery ordering", "Invoicing", "Billing", "Time recording", "Conveyancing searches", "Planning searches", "Planning documents", "Pleadings", "Legal documents", "Legal typing", "E-filing", "Camogie coaching", "Coaching", "Personal injury", "Deeds", "Touch typing", "AML", "Anti-money laundering"],
  totalYears: 13.8,
  level: "Expert",
  inconsistencies: [],
  files: ["narrow-justified", "docx-header@libreoffice"],
};
