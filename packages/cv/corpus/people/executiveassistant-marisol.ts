import type { Person } from "../person.ts";

export const person: Person = {
  id: "executiveassistant-marisol",
  family: "office administration",
  country: "AE",
  languageCode: "en",
  name: "Marisol Concepcion",
  headline: "Executive Assistant to the Chairman",
  email: "marisol.concepcion@deskmail.example",
  phone: "+971 50 555 0193",
  location: "Al Barsha, Dubai, UAE",
  sections: [
    { heading: "Career Summary", text: ["Eleven years as assistant and secretary to owners of family businesses in the UAE. {~Discreet=Discretion|Confidentiality|Discreet}, {~calm=Calmness|Calm under pressure|Composure|Calm} and never late."] },
    {
      heading: "Experience in the Gulf",
      jobs: [
        { title: "Executive Assistant to the Chairman", company: "Al Rasheq Holding", place: "Business Bay, Dubai", dates: "since October 2020", from: "2020-10", to: null, points: ["{Keep the diaries=Calendar management|Diary management|Scheduling|Diary keeping|Appointment scheduling} of the Chairman and of two directors, in {Outlook=Microsoft Outlook|Outlook|MS Outlook}.", "Book flights, hotels, visas and drivers for about 60 trips a year ({travel arrangements=Travel arrangements|Travel management|Travel booking|Travel coordination|Travel planning|Booking travel}).", "{Take minutes=Minute taking|Taking minutes|Minutes|Minute-taking} of the board and send them out the same evening.", "Prepare the Chairman's slides in {PowerPoint=Microsoft PowerPoint|PowerPoint|MS PowerPoint} and check the {petty cash=Petty cash|Petty cash handling|Petty cash management}.", "Look after a driver, an office boy and two receptionists: rosters, leave, uniforms.", "During the {!Oracle=Oracle|Oracle ERP|Oracle Database} change-over in Finance I was in charge of meeting rooms and catering for the consultants.", "Our visitors' app was written in {!Flutter} by a company in Sharjah; I sent them the list of complaints.", "[[Saved AED 210,000 in one year by moving the travel contract to a new agency.]]"] },
        { title: "Personal Assistant / Office Manager", company: "Gulf Pearl Interiors LLC", place: "Deira, Dubai", dates: "May 2016 - September 2020", from: "2016-05", to: "2020-09", points: ["Ran an office of 25 designers and fitters: post, stationery, issue of {!access=Microsoft Access|MS Access|Access} cards, {visa renewals=Visa processing|Visa renewals|Visa renewal|PRO services|Visa administration|Visas} with the PRO.", "Kept the {staff leave records=Leave records|Leave management|Personnel records|HR administration|Staff leave records|HR records|Attendance records|Leave administration} in {Excel=Microsoft Excel|Excel|MS Excel}.", "Typed quotations which the {!interior design=Interior design|Interior designing} team had worked out.", "Raised {purchase orders=Purchase orders|Purchase order|Purchasing|Procurement} for furniture and curtains."] },
        { title: "Receptionist", company: "Hotel Apartments Al Waha", place: "Bur Dubai", dates: "06/2015 – 04/2016", from: "2015-06", to: "2016-04", points: ["{Front desk=Front desk|Reception|Front office|Front desk operations|Reception duties|Front desk work}, {switchboard=Switchboard|Telephone switchboard|Switchboard operation|Call handling|Telephone handling}, check-in and check-out in {Opera PMS=Opera PMS|Opera|Oracle Opera|OPERA Property Management System}."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "Bachelor of Science in Office Administration", institution: "Polytechnic University of the Philippines", place: "Manila", dates: "2010 – 2014", year: 2014 },
      ],
    },
    { heading: "Languages", languages: ["{English} (fluent), {Tagalog} (mother tongue), {Arabic} (greetings and simple phone calls)"] },
    { heading: "Other details", rows: [["Nationality", "Filipino"], ["Visa status", "Employment visa, transferable"], ["Driving licence", "UAE, light vehicle"]] },
  ],
  optional: ["Administration", "Office administration", "Executive support", "Administrative support", "Secretarial skills", "Organisation", "Organization", "Communication", "Event management", "Filing", "Correspondence", "Hospitality", "Customer service", "Budgeting", "Microsoft Office", "Translation", "Supplier management", "Vendor management", "Negotiation", "Data entry", "Coordination", "Reservations", "Cash handling", "Guest relations", "Record keeping", "Facility management", "Renovation coordination", "Access control", "Word processing", "Stationery ordering", "Meeting organisation", "Meeting coordination", "Catering coordination", "Office management", "Typing", "Post handling", "Presentations", "Board support", "Driving", "Driving licence", "Quotations", "Office supplies management", "Supervision", "Team supervision", "Staff supervision", "Rostering", "Rota planning", "Staff rostering"],
  totalYears: 11.4,
  level: "Expert",
  inconsistencies: [],
  files: ["margin-headings"],
};
