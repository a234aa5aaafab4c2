import type { Person } from "../person.ts";

export const person: Person = {
  id: "guestservice-shanelle",
  family: "hotel front office",
  country: "LK",
  languageCode: "en",
  name: "Shanelle de Zoysa",
  headline: "Guest Service Agent",
  email: "shanelle.dezoysa@fortmail.example",
  phone: "+94 76 890 1145",
  location: "Galle",
  sections: [
    { heading: "About", text: ["Guest service agent at the beginning of my career. Most guests of our hotel come by word of mouth, so every guest matters to me."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Guest Service Agent", company: "Rampart Point Hotel", place: "Galle", dates: "March 2026 - Present", from: "2026-03", to: null, points: [
          "{Check-in and check-out=Guest check-in|Check-in and check-out|Check-in|Check-out|Check-in/check-out|Guest check-in and check-out} in {Opera=Opera PMS|Opera|Oracle Opera}, {night audit} twice a week, {foreign exchange=Foreign exchange|Currency exchange|Foreign currency exchange|Money exchange} at the desk.",
          "[[Review score for reception went up from 8.4 to 9.1 in six months.]]",
          "Sold the trips of outside partners: {!whale watching=Whale watching}, {!surfing=Surfing|Surf lessons}, {!cooking classes=Cooking|Cooking classes}.",
          "{Complaint handling}: called {!housekeeping=Housekeeping|Room cleaning} and followed up with the guest.",
          "[[Wrote a new arrival mail, which cut late check-ins by a third.]]",
        ] },
        { title: "Front Office Trainee", company: "Hotel Lighthouse Corner", place: "Galle", dates: "January 2026 - February 2026", from: "2026-01", to: "2026-02", points: [
          "{Reservations} by phone and {Booking.com=Booking.com Extranet|Booking.com} extranet, filing of passport copies, luggage tags.",
          "The spa had {!Ayurveda=Ayurveda|Ayurvedic massage} doctors; my part was the appointment book (paper): {appointment booking=Appointment scheduling|Appointment booking}.",
          "They changed from {!Fidelio} to a new system the month before I came.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Front office operations}", "{Telephone etiquette}", "{Room assignment|Room allocation}", "{Invoicing|Billing}", "{MS Word=Microsoft Word}", "{MS Excel=Microsoft Excel}", "{~Smiling under stress=Stress management|Composure|Working under pressure}", "{~Punctuality}"] },
    { heading: "Education", studies: [
      { degree: "Diploma in Hotel Management", degreeAlso: ["Hotel Management Diploma"], institution: "Southern Hotel School", place: "Unawatuna", dates: "2023 - 2025", year: 2025 },
      { degree: "G.C.E. A/L", degreeAlso: ["GCE Advanced Level"], institution: "Sacred Heart Convent, Galle", dates: "2022", year: 2022 },
    ] },
    { heading: "Plans", text: ["Saving for a certificate in {!revenue management=Revenue management|Yield management} in Singapore."] },
    { heading: "Languages", languages: ["{English}, {Sinhala}, {French} (basic), {Russian} (greetings)"] },
    { heading: "Referee", text: ["Mr. Fazal Marikar, Front Office Manager, Rampart Point Hotel, +94 91 222 0419"] },
  ],
  optional: ["Guest relations", "Online travel agencies", "OTA management", "Hotel reservations", "Email writing", "Email communication", "Writing", "Filing", "Luggage handling", "Property management systems", "PMS", "Cash handling", "Tour sales", "Tour desk", "Excursion sales", "Upselling", "Sales", "Concierge", "Concierge services", "Review management", "Online reviews", "Microsoft Office", "Document filing", "Guest communication", "Guest service", "Correspondence", "Business correspondence", "Copywriting", "Telephone skills", "Phone etiquette", "Communication", "Hotel management", "Front desk operations", "Reputation management", "Guest follow-up"],
  not: ["Lighthouse"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["sidebar-left", "docx-plain"],
};
