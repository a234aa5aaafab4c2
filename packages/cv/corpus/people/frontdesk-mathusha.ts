import type { Person } from "../person.ts";

export const person: Person = {
  id: "frontdesk-mathusha",
  family: "hotel front office",
  country: "LK",
  languageCode: "en",
  name: "Mathusha Selvakumar",
  headline: "Guest Service Agent",
  email: "mathusha.s@hillmail.example",
  phone: "+94 (0)76 555 2217",
  location: "Nuwara Eliya, Sri Lanka",
  sections: [
    { heading: "Career Profile", text: ["A pleasant front office person who remembers names and the way guests like their tea."] },
    {
      heading: "Career History",
      jobs: [
        { title: "Guest Service Agent", company: "Lakeview Colonial Hotel", place: "Nuwara Eliya", dates: "10/2024 – Present", from: "2024-10", to: null, points: ["{Check-in and check-out=Check-in|Check-in and check-out|Guest check-in|Check-in/check-out|Check-out} for 62 rooms, {reservations=Reservations} by phone and from the booking sites.", "{?Cashiering=Cash handling} at the end of the shift and {?night audit=Night audit|Night auditing} twice a week.", "[[Guest review score went up from 8.1 to 8.9 in one season.]]"] },
        { title: "Trainee – Front Office", titleAlso: ["Trainee - Front Office", "Front Office Trainee", "Trainee"], company: "Lakeview Colonial Hotel", place: "Nuwara Eliya", dates: "04/2024 – 09/2024", from: "2024-04", to: "2024-09", points: ["{!Bell} desk, {?telephone=Telephone handling|Telephone operation|Switchboard operation|Telephone etiquette} and lost property."] },
      ],
    },
    { heading: "Key Skills", tags: ["{Opera PMS|Opera|Oracle Opera|OPERA Property Management System|Opera Cloud}", "{Front office operations}", "{Guest relations}", "{Complaint handling}", "{MS Office=Microsoft Office}", "{~Communication}"] },
    {
      heading: "Academic and Professional Qualifications",
      studies: [
        { degree: "NVQ Level 4 in Front Office Operations", degreeAlso: ["NVQ Level 4", "NVQ Level 4 Front Office Operations"], institution: "Uva Hotel School", place: "Bandarawela", dates: "2024", year: 2024 },
        { degree: "G.C.E. Advanced Level (Arts)", degreeAlso: ["G.C.E. Advanced Level", "G.C.E. A/L", "GCE Advanced Level"], institution: "Holy Trinity Central College", place: "Nuwara Eliya", dates: "2022", year: 2022 },
      ],
    },
    { heading: "Languages", languages: ["{Tamil} – mother tongue", "{Sinhala} – fluent", "{English} – good", "{French} – beginner"] },
    { heading: "Interests", text: ["{!Bharatanatyam=Dance|Dancing|Bharatanatyam}, carrom, growing {!leeks=Gardening|Vegetable growing}"] },
    { heading: "Non-Related Referees", text: ["Mr. Roshan Wijetunga, Front Office Manager, Lakeview Colonial Hotel, 052 555 1180", "Mrs. P. Sivapalan, Principal, 077 555 0926"] },
  ],
  optional: ["Bell service", "Concierge", "Luggage handling", "Lost and found", "Lost property", "Guest services", "Online reviews", "Online travel agencies", "Shift handover", "Front desk", "Guest service"],
  not: ["Carrom"],
  totalYears: 2.6,
  level: "Junior",
  inconsistencies: [],
  files: ["grid", "docx-plain@libreoffice-docx"],
};
