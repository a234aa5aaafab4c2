import type { Person } from "../person.ts";

export const person: Person = {
  id: "customercare-senuri",
  family: "customer support",
  country: "LK",
  languageCode: "en",
  name: "Senuri Anthonisz",
  headline: "Customer Care Associate",
  email: "senuri.anthonisz@bluelagoon.example",
  phone: "+94 70 555 6614",
  location: "Negombo, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["People ring me when the internet is gone and the match is on. They mostly hang up smiling."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Customer Care Associate", company: "Serendib Broadband", place: "Colombo", dates: "Jun 2025 – Present", from: "2025-06", to: null, points: ["About 80 calls a shift in three languages; {?tickets=Ticketing|Tickets|Ticket management|Ticketing systems} and promises kept in {Freshdesk}.", "[[Raised my first-call resolution from 62% to 79%.]]", "Asked to sit beside the new ones in their first week."] },
        { title: "Counter Assistant (holidays)", titleAlso: ["Counter Assistant"], company: "Swift Courier Point", place: "Negombo", dates: "Nov 2024 – Feb 2025", from: "2024-11", to: "2025-02", points: ["Parcels in, parcels out, and the queue in between."] },
      ],
    },
    { heading: "Skills", tags: ["{Customer service}", "{Complaint handling}", "{Freshdesk}", "{Live chat}", "{Touch typing}", "{MS Office=Microsoft Office}", "{~Patience}", "{~Clear communication=Communication|Clear communication}"] },
    { heading: "Education", studies: [{ degree: "Higher Diploma in English", degreeAlso: ["Higher Diploma"], institution: "Advanced Technological Institute, Gampaha", dates: "2024", year: 2024 }] },
    { heading: "Languages", languages: ["{English}, {Sinhala}, {Tamil}"] },
    { heading: "Interests", text: ["{!Netball}, thrillers, teaching my aunt to use her phone"] },
    { heading: "Referee", text: ["Ms. F. Jansz, Team Leader, Serendib Broadband, 011 555 2278"] },
  ],
  not: ["Swift", "Courier"],
  optional: ["Call handling", "Call centre operations", "Inbound calls", "First-call resolution", "First call resolution", "Technical support", "Internet support", "Troubleshooting", "Training", "Mentoring", "Onboarding", "Coaching", "Peer training", "Parcel handling", "Queue management", "Counter service", "Cash handling", "Multilingual support", "Telephone support", "Telephone etiquette", "Customer satisfaction", "Broadband support"],
  totalYears: 1.8,
  level: "Junior",
  inconsistencies: [],
  files: ["rating", "docx-letterhead"],
};
