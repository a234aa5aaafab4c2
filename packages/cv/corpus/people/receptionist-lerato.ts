import type { Person } from "../person.ts";

export const person: Person = {
  id: "receptionist-lerato",
  family: "hotel front office",
  country: "ZA",
  languageCode: "en",
  name: "Lerato Dlamini",
  headline: "Front Desk Agent",
  email: "lerato.dlamini@capepost.example",
  emailLink: "Write to me",
  phone: "+27 82 440 7719",
  location: "Cape Town, South Africa",
  sections: [
    { heading: "Hello", text: ["I like lobbies at six in the morning. Friendly, punctual, and good with a full car park of angry cyclists."] },
    {
      heading: "Jobs",
      jobs: [
        { title: "Front Desk Agent", company: "Signal Hill Suites", place: "Cape Town", dates: "May 2025 – Present", from: "2025-05", to: null, points: ["Check-in and check-out for 84 rooms in {Opera PMS=Opera PMS|Oracle Opera|Opera}; {cash handling=Cash handling} and {night audit=Night audit|Night auditing}.", "[[Guest review score for arrival rose from 8.1 to 9.2.]]"] },
        { title: "Receptionist", company: "Kloof Dental Rooms", place: "Cape Town", dates: "Aug 2023 – Apr 2025", from: "2023-08", to: "2025-04", points: ["{Appointment scheduling=Appointment scheduling|Scheduling|Appointment booking}, {telephone etiquette=Telephone etiquette|Telephone skills|Phone etiquette}, {invoicing=Invoicing}."] },
      ],
    },
    { heading: "Good at", tags: ["{Guest relations}", "{Reservations|Reservation management}", "{Complaint handling|Complaints handling|Complaint resolution}", "{Upselling}", "{~Communication|Communication skills}", "{~Patience}"] },
    { heading: "School", studies: [{ degree: "National Senior Certificate", degreeAlso: ["Matric"], institution: "Khayelitsha High School", dates: "2022", year: 2022 }] },
    { heading: "Languages", languages: ["{isiXhosa=Xhosa|isiXhosa}", "{English}", "{Afrikaans}"] },
    { heading: "Off duty", text: ["Netball, {!sewing=Sewing} my own dresses, {!java=Java} coffee"] },
  ],
  optional: ["Customer service", "Front office operations", "Reception", "Front desk", "Hospitality"],
  totalYears: 3.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["rating", "docx-columns", "tracked", "docx-sidebar@libreoffice"],
};
