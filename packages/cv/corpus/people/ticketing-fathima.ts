import type { Person } from "../person.ts";

export const person: Person = {
  id: "ticketing-fathima",
  family: "travel",
  country: "LK",
  languageCode: "en",
  name: "Fathima Rizna Nawas",
  headline: "Senior Ticketing & Reservations Executive",
  email: "rizna.nawas@serendibmail.example",
  phone: "+94 75 590 2274",
  location: "Kandy, Sri Lanka",
  sections: [
    { heading: "Personal Statement", text: ["It is with great enthusiasm that I present myself as a dedicated ticketing professional, ever mindful that behind each passenger name record there is a family going on pilgrimage, a student leaving home for the first time or a worker returning to his children. I strive to serve each of them with accuracy and courtesy, and I believe the trust of my regular passengers bears witness to this."] },
    { heading: "Employment History", jobs: [
      { title: "Senior Ticketing Executive", company: "Crescent Wings Travels", place: "Kandy", dates: "February 2022 to present", from: "2022-02", to: null, points: [
        "Issuing, reissuing and refunding of tickets in {Amadeus} and {Galileo|Travelport Galileo}; {fare construction=Fare calculation|Fare construction|Fare quotation|Fares and ticketing} for multi sector journeys; {BSP reporting=BSP|BSP reporting|BSP billing|Billing and Settlement Plan} every week.",
        "Organising of {?Umrah groups=Group travel|Umrah groups|Group bookings|Umrah travel|Group ticketing} in coordination with the {!visa=Visa processing} desk, the {!hotel contracts=Hotel contracting} desk and the moulavi who accompanies them.",
        "[[Increased monthly ticket sales from LKR 9 million to LKR 21 million within two and a half years.]]",
        "[[ADM penalties came to zero in 2025, against eleven in the year before I took over quality checking.]]",
      ] },
      { title: "Reservations Officer", company: "Hill Capital Holidays (Pvt) Ltd", companyAlso: ["Hill Capital Holidays"], place: "Kandy", dates: "June 2020 to August 2023", from: "2020-06", to: "2023-08", points: [
        "Full time in-house handling of {reservations}, schedule changes and travel insurance for outbound passengers; colleagues of the inbound side sold {!safari=Safari}, {!ayurveda=Ayurveda} and {!diving=Diving} packages.",
        "{?Refund claims=Refund processing|Refunds|Refund claims|Refund handling} with airlines for flights cancelled in the pandemic.",
        "[[Recovered LKR 14.6 million for 380 passengers in ten months of patient correspondence.]]",
      ] },
      { title: "Trainee Ticketing Clerk", titleAlso: ["Ticketing Clerk", "Trainee"], company: "Lanka Sky Tours", place: "Matale", dates: "March 2018 to May 2020", from: "2018-03", to: "2020-05", points: [
        "Answered telephone inquiries, prepared {?itineraries=Itinerary planning|Itineraries|Itinerary preparation|Trip planning} and entered bookings in {Abacus}.",
      ] },
    ] },
    { heading: "Skills and Competencies", list: [
      "{Sabre Red|Sabre|Sabre Red 360} (working knowledge), {NDC|New Distribution Capability|NDC booking} portals of three Gulf carriers",
      "{IATA fare rules=Fare rules|IATA fare rules|Fare rule interpretation} and {?baggage|Baggage rules|Baggage policy} rules",
      "{Customer service} at counter, by telephone and on {?WhatsApp=WhatsApp|WhatsApp Business}",
      "{MS Office=Microsoft Office|MS Office}, {QuickBooks} (invoicing only)",
      "{~Courtesy}, {~accuracy=Attention to detail|Accuracy} and {~patience=Patience} with first time travellers",
    ] },
    { heading: "Professional Certificates", certificates: ["{IATA/UFTAA Foundation Diploma|IATA Foundation Diploma|IATA Foundation in Travel and Tourism|IATA/UFTAA Foundation} – 2018", "{Amadeus Selling Platform Certificate|Amadeus Certificate|Amadeus Selling Platform} – 2019", "{IATA Travel and Tourism Consultant Diploma|IATA Consultant Diploma} – 2021"] },
    { heading: "Education", studies: [{ degree: "G.C.E. Advanced Level (Arts)", degreeAlso: ["G.C.E. Advanced Level", "GCE A/L"], institution: "Badi-ud-din Mahmud Girls' College", place: "Kandy", dates: "2017", year: 2017, points: ["{!Geography} A, {!Political Science} B, Tamil A"] }] },
    { heading: "Language Proficiency", languages: ["{Tamil} – native", "{Sinhala} – fluent", "{English} – fluent", "{Arabic} – reading, basic conversation"] },
    { heading: "Pastimes", text: ["Henna art, {!badminton=Badminton}, {!cake decorating=Cake decorating} and Urdu poetry."] },
    { heading: "References", text: ["Mr. M. I. M. Fazly, Managing Director, Crescent Wings Travels, 081 220 4471, fazly@crescentwings.example"] },
  ],
  optional: ["Dedication", "Enthusiasm", "Ticketing", "Airline ticketing", "Ticket issuance", "Ticket reissue", "Ticket reissues", "Refunds", "GDS", "Global distribution systems", "Travel insurance", "Schedule changes", "Outbound travel", "Quality checking", "Quality control", "Ticket sales", "Sales", "Invoicing", "Pilgrimage travel", "Telephone inquiries", "Telephone etiquette", "Reservations management", "Bookings", "Booking", "Counter service", "Reconciliation", "Baggage handling", "Enquiry handling", "ADM", "Reporting", "Coordination", "Travel agency operations", "Data entry", "Communication"],
  not: ["Poetry"],
  totalYears: 8.7,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["side-titles", "docx-plain@libreoffice-docx"],
};
