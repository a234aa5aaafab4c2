import type { Person } from "../person.ts";

export const person: Person = {
  id: "virtualassistant-analyn",
  family: "office administration",
  country: "PH",
  languageCode: "en",
  name: "Analyn Dela Peña Bacus",
  printedName: "ANALYN DELA PEÑA BACUS",
  headline: "General Virtual Assistant",
  email: "analyn.bacus@cebumail.example",
  phone: "+63 917 555 0173",
  location: "Talisay City, Cebu",
  sections: [
    { heading: "Career Objective", text: ["To be the person who my client does not have to worry about."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "Virtual Assistant (Freelance, home-based)", titleAlso: ["Virtual Assistant", "Freelance Virtual Assistant"], company: "Self-employed", companyAlso: ["Freelance"], place: "Talisay City", dates: "January 2021 – Present", from: "2021-01", to: null, points: [
          "Client: {!dental=Dentistry|Dental} clinic in Arizona, {!root canals=Root canal treatment} and {!implants=Dental implants|Implants}. Confirm the appointments in {Dentrix}, verify the insurance, call back the no-shows. [[No-show rate went down from 18% to 6%.]]",
          "Client: {!plumbing=Plumbing} and {!roofing=Roofing} business in Perth. {Invoicing} in {Xero}, job sheets in {ServiceM8}, {inbox=Email management|Inbox management} every morning at 5.",
          "Client: realtor in Florida (ended 2023). Listings on Zillow, flyers in {Canva}, {?CRM} clean-up.",
          "[[?All my present clients stay with me for three years and more.]]",
        ] },
        { title: "Customer Service Representative", titleAlso: ["CSR"], company: "Mactan BPO Solutions, Inc.", companyAlso: ["Mactan BPO Solutions"], place: "Cebu City", dates: "June 2016 – December 2020", from: "2016-06", to: "2020-12", points: ["Graveyard shift for a US {!telco=Telecommunications|Telco} account, billing and {?retention=Customer retention|Retention}; perfect attendance award twice.", "Acting team lead for 12 agents, last 8 months."] },
      ],
    },
    { heading: "What I can do for you", groups: [
      ["Admin", ["{Calendar management}", "{Email management|Inbox management}", "{Data entry}", "{Travel booking=Travel arrangements}"]],
      ["Tools", ["{Google Workspace|G Suite}", "{Asana}", "{Slack}", "{Canva}", "{Xero}", "{Calendly}"]],
      ["Attitude", ["{~Resourceful=Resourcefulness}", "{~Trustworthy=Trustworthiness|Reliability|Integrity}", "{~Can work with minimal supervision=Independence|Autonomy|Working independently|Self-motivation}"]],
    ] },
    { heading: "Education", studies: [{ degree: "Bachelor of Science in Hotel and Restaurant Management", degreeAlso: ["BS Hotel and Restaurant Management", "BSHRM"], institution: "University of Cebu", dates: "2012 – 2016", year: 2016 }] },
    { heading: "Trainings", certificates: ["{Xero Advisor Certification|Xero Advisor|Xero Advisor Certified}, 2022", "{?Real Estate VA Bootcamp}, online, 2021"] },
    { heading: "Languages", languages: ["{Cebuano|Bisaya} and {Filipino|Tagalog} (native), {English} (neutral accent)"] },
    { heading: "Personal", rows: [["Internet", "Fiber 200 Mbps, with back-up"], ["Equipment", "Core i5, two monitors, noise-cancelling headset"], ["Character reference", "Ms. Jocelyn Arcilla, Mactan BPO, jarcilla@mactanbpo.example"]] },
  ],
  not: ["Telephony", "Networking"],
  optional: ["Real estate", "Real estate support", "Appointment scheduling", "Insurance verification", "Scheduling", "Customer service", "Virtual assistance", "Administrative support", "Billing", "Team leadership", "Team management", "Call centre operations", "Hotel management", "Hospitality management", "Restaurant management", "Listings", "Listing management", "Zillow", "Property listings", "Phone support", "Bookkeeping", "Graphic design", "Job sheets", "Follow-up calls", "Attendance", "Outbound calls", "Flyer design", "Data cleaning", "Client management", "Hospitality", "Email handling", "Calling", "Telephone skills"],
  totalYears: 10.4,
  level: "Expert",
  inconsistencies: [],
  files: ["rating", "docx-south-asian"],
};
