import type { Person } from "../person.ts";

export const person: Person = {
  id: "travel-sanduni",
  family: "travel",
  country: "LK",
  languageCode: "en",
  name: "Sanduni Weerasekara",
  headline: "Travel Consultant",
  email: "sanduni.w@pearltours.example",
  phone: "0768812094",
  location: "Negombo",
  sections: [
    { heading: "My profile", text: ["Tailor-made round trips for guests from Germany and Austria. A year at home with my mother in 2022 (see below)."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Travel Consultant", company: "Pearl Coast Tours", place: "Negombo", dates: "since 02/2024", from: "2024-02", to: null, points: ["{Itinerary planning}, {hotel contracting=Hotel contracting|Contracting}, {Amadeus} bookings.", "[[Repeat customers grew from 12% to 29%.]]"] },
        { title: "Reservations Executive", company: "Airport Link Travels", place: "Katunayake", dates: "05/2018 – 10/2021", from: "2018-05", to: "2021-10", points: ["{Ticketing|Airline ticketing}, {visa processing=Visa processing|Visa applications}, refunds in the pandemic."] },
      ],
    },
    { heading: "Family care", text: ["11/2021 – 01/2024: full-time care of my mother after her stroke."] },
    { heading: "Skills", tags: ["{Galileo|Galileo GDS}", "{Tour operations|Tour planning}", "{Customer service}", "{Google Workspace|G Suite}", "{~Multitasking}"] },
    { heading: "Education", studies: [{ degree: "IATA Foundation in Travel and Tourism", degreeAlso: ["IATA Foundation"], institution: "Skyline Aviation Academy", dates: "2018", year: 2018 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {German} (B2)"] },
  ],
  optional: ["GDS", "Reservations", "Travel planning", "Refund processing", "Travel consulting", "Flight booking", "Caregiving", "Bookings"],
  totalYears: 6.3,
  level: "Senior",
  inconsistencies: [],
  files: ["header-band", "docx-sidebar@libreoffice", "spaced@weasyprint", "modern@ghostscript"],
};
