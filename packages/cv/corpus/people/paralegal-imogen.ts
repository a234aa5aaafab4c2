import type { Person } from "../person.ts";

export const person: Person = {
  id: "paralegal-imogen",
  family: "law",
  country: "GB",
  languageCode: "en",
  name: "Imogen Tattersall",
  email: "i.tattersall@aireside.example",
  phone: "07700 900462",
  location: "Leeds, United Kingdom",
  sections: [
    { heading: "About", text: ["Residential conveyancing paralegal, three years in, looking for a firm that will let me qualify. I like a tidy file, a clear letter and a completion that happens before lunch."] },
    {
      heading: "Work",
      jobs: [
        { title: "Conveyancing Paralegal", company: "Holbeck & Rowe Solicitors", place: "Leeds", dates: "Oct 2023 – Present", from: "2023-10", to: null, points: ["I run around 45 sale and purchase files under a supervising solicitor, freehold and leasehold, from instruction to {post-completion=Post-completion|Post completion}. That means {drafting contract packs=Contract drafting|Drafting contracts|Contract packs|Drafting contract packs|Legal drafting|Drafting}, {raising enquiries=Raising enquiries|Enquiries|Pre-contract enquiries|Conveyancing enquiries}, {title checks=Title checks|Title investigation|Title review|Title checking|Reviewing title}, {SDLT returns=SDLT returns|SDLT|Stamp Duty Land Tax|SDLT submissions|SDLT return} and {Land Registry applications=Land Registry applications|Land Registry|HM Land Registry applications|Land registration|Land Registry portal}.", "[[I cut the team's backlog of unregistered titles from 212 to 19 in nine months.]]", "Our {!litigation=Litigation} department sits on the floor above and borrows me only for carrying boxes."] },
        { title: "Legal Secretary", company: "Pennine Property Law", place: "Bradford", dates: "Jun 2022 – Sep 2023", from: "2022-06", to: "2023-09", points: ["{Audio typing=Audio typing|Audio transcription|Digital dictation|Transcription}, {client onboarding=Client onboarding|Onboarding}, {ID and source-of-funds checks=AML checks|ID checks|Source of funds checks|KYC|ID verification|Anti-money laundering checks|ID and source-of-funds checks|Source-of-funds checks}, and answering the telephone for two fee earners.", "[[Reached 98% of searches ordered within 24 hours of instruction.]]"] },
        { title: "Saturday Assistant (part-time)", company: "Otley Road Garden Centre", place: "Leeds", dates: "Mar 2020 – May 2022", from: "2020-03", to: "2022-05", points: ["{Till=Cash handling|Till|Till operation|Till work|Cash register|Point of sale}, plants, and being polite about the weather while I finished my degree."] },
      ],
    },
    { heading: "Key skills", tags: ["{Legal drafting=Legal drafting|Drafting}", "{LEAP=LEAP|LEAP Legal Software}", "{InfoTrack}", "{File management=File management|Case management|Filing|Matter management}", "{Microsoft Word=Microsoft Word|Word|MS Word}", "{Outlook=Microsoft Outlook|Outlook|MS Outlook}", "{~Attention to detail=Attention to detail|Accuracy|Detail-oriented}", "{~Discretion=Discretion|Confidentiality}"] },
    {
      heading: "Education",
      studies: [
        { degree: "LLB Law (2:1)", institution: "University of Huddersfield", place: "Huddersfield", dates: "2019–2022", year: 2022 },
        { degree: "A levels: English Literature, History, French", institution: "Ilkley Moor Sixth Form", place: "Ilkley", dates: "2019", year: 2019 },
      ],
    },
    { heading: "Professional", certificates: ["{CILEX Level 3 Certificate in Law and Practice=CILEX Level 3 Certificate in Law and Practice|CILEX Level 3|Level 3 Certificate in Law and Practice|CILEX}, 2024"] },
    { heading: "Languages", languages: ["{English}, {French} (A level)"] },
    { heading: "Outside work", text: ["Bell ringing at the parish church, fell running, and looking after Monty, my neighbour's ball {!python=Python}. My brother does the {!marketing=Marketing} for our ringing festival; I make the flapjacks."] },
  ],
  optional: ["Conveyancing", "Legal administration", "Customer service", "Client communication", "Property law", "Communication", "Typing", "Administration", "Phone handling", "Report writing", "Legal research", "Anti-money laundering", "Due diligence", "Residential conveyancing", "Retail", "Sales", "Plants", "Politeness", "Plant care", "Property transactions", "Conveyancing searches", "Diary management", "Scheduling", "Leasehold", "Freehold", "Property searches", "Searches", "Ordering searches", "Completion", "Telephone", "Organisation", "Written communication", "Telephone manner", "Telephone skills"],
  totalYears: 6.7,
  level: "Senior",
  inconsistencies: [],
  files: ["narrow-justified", "dot-leaders"],
};
