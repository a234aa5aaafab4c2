import type { Person } from "../person.ts";

export const person: Person = {
  id: "reservations-dinithi",
  family: "hotel front office",
  country: "LK",
  languageCode: "en",
  name: "Dinithi Samaraweera",
  headline: "Reservations Executive",
  email: "dinithi.samaraweera@suitemail.example",
  phone: "+94 71 905 4426",
  location: "Colombo 06, Sri Lanka",
  sections: [
    { heading: "About", text: ["The voice before the hotel. I remember who wants the quiet side and who wants the train."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Reservations Executive", company: "Java Lane Suites", place: "Colombo 03", dates: "May 2024 – Present", from: "2024-05", to: null, points: [
          "Rates and rooms in {Opera=Opera PMS|Opera|Oracle Opera|OPERA Cloud}; allotments on {Booking.com=Booking.com|Booking.com Extranet} and {Agoda=Agoda|Agoda YCS}.",
          "[[Direct bookings rose from 18% to 31% of all room nights.]]",
          "Answer {?group=Group bookings|Group reservations} enquiries within two hours; weddings, film crews and one touring {!cricket=Cricket} side.",
        ] },
        { title: "Guest Service Assistant", company: "Weligama Surf Hotel", place: "Weligama", dates: "Nov 2022 – Apr 2024", from: "2022-11", to: "2024-04", points: ["{Check-in and check-out=Check-in and check-out|Check-in|Check-out|Guest check-in}, city ledger, lost boards and found sandals.", "[[Named in 64 guest reviews.]]"] },
      ],
    },
    { heading: "Skills", tags: ["{Reservations}", "{Opera PMS=Opera PMS|Opera|Oracle Opera|OPERA Cloud}", "{Upselling}", "{Revenue management}", "{Email correspondence=Email correspondence|Business correspondence|Correspondence|Email communication|Email etiquette}", "{Microsoft Excel}", "{~Communication}", "{~Time management}"] },
    { heading: "Education", studies: [
      { degree: "Diploma in Hotel Management", institution: "Sri Lanka Institute of Tourism & Hotel Management", dates: "2021 – 2022", year: 2022 },
      { degree: "G.C.E. Advanced Level (Arts)", degreeAlso: ["G.C.E. Advanced Level", "GCE Advanced Level", "G.C.E. A/L"], institution: "Rathnavali Balika Vidyalaya, Gampaha", dates: "2020", year: 2020 },
    ] },
    { heading: "Certificates", certificates: ["{NVQ Level 4 – Hotel Front Office Operations=NVQ Level 4 Hotel Front Office Operations|NVQ Level 4|NVQ Level 4 – Hotel Front Office Operations|NVQ 4}", "{IATA Foundation in Travel and Tourism=IATA Foundation in Travel and Tourism|IATA Foundation in Travel & Tourism|IATA Foundation} (2023)"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {German} (A2)"] },
  ],
  optional: ["OTA management", "Online travel agencies", "Channel management", "Rate management", "City ledger", "Guest relations", "Lost and found", "Complaint handling", "Booking management", "Email", "Rates management", "Sales", "Allotment management", "Group coordination", "Direct bookings", "Direct sales", "Telephone etiquette", "Telephone skills", "Room allocation", "Guest communication", "Wedding coordination", "Enquiry handling", "Inventory management", "Travel and tourism", "Tourism", "Hotel management", "Guest service", "Hospitality management"],
  not: ["Java", "Surfing", "Surf", "Film"],
  totalYears: 4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["canva-sidebar", "docx-plain@libreoffice-docx"],
};
