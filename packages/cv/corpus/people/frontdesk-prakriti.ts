import type { Person } from "../person.ts";

export const person: Person = {
  id: "frontdesk-prakriti",
  family: "hotel front office",
  country: "NP",
  languageCode: "en",
  name: "Prakriti Gurung",
  headline: "Looking for my first full-time front desk position",
  email: "prakriti.grg@himalmail.example",
  phone: "+977 981-555 0121",
  location: "Pokhara, Nepal",
  sections: [
    { heading: "Career Objective", text: ["To obtain a challenging position in a reputed hotel where I can utilise my skills and grow together with the organisation. I am {~friendly=Friendliness}, {~hardworking=Hardworking|Hard work|Diligence|Work ethic} and always smiling. Later I want to learn {!revenue management=Revenue management}."] },
    {
      heading: "Education",
      studies: [
        { degree: "Bachelor of Hotel Management", institution: "Pokhara University", place: "Pokhara", dates: "2021 – 2025", year: 2025 },
        { degree: "+2 (Management)", institution: "Gandaki Higher Secondary School", place: "Pokhara", dates: "2021", year: 2021 },
      ],
    },
    {
      heading: "Internships and Work",
      jobs: [
        { title: "Front Office Intern", company: "Hotel Amadeus Lakeside", place: "Pokhara", dates: "January 2026 – June 2026", from: "2026-01", to: "2026-06", points: ["{Check-in and check-out=Check-in and check-out|Check-in/check-out|Guest check-in|Check-in|Check-in and checkout} of groups up to 35 guests, many on their way to Annapurna {!Base Camp=Basecamp|Base Camp}.", "{Reservations=Reservations|Reservation handling|Room reservations|Hotel reservations|Booking management} by phone, e-mail and {Booking.com extranet=Booking.com extranet|Booking.com|Booking.com Extranet} in {eZee Absolute=eZee Absolute|eZee|eZee PMS}.", "[[My name is in 26 five-star reviews in six months.]]", "{Cash float=Cash handling|Cash float|Cash desk|Cashiering} and {foreign exchange=Foreign currency exchange|Foreign exchange|Currency exchange} at the counter."] },
        { title: "Housekeeping Trainee", company: "Fewa Garden Resort", place: "Pokhara", dates: "June 2024 – August 2024", from: "2024-06", to: "2024-08", points: ["{Room make-up=Room cleaning|Room make-up|Room preparation|Bed making|Housekeeping} of 14 rooms daily, linen count, minibar."] },
      ],
    },
    { heading: "Skills", tags: ["{Upselling=Upselling|Up-selling}", "{Complaint handling=Complaint handling|Complaints handling|Handling complaints}", "{MS Word=Microsoft Word|MS Word|Word}", "{MS Excel=Microsoft Excel|MS Excel|Excel}", "{Canva}", "{~Grooming and punctuality=Punctuality|Grooming|Grooming and punctuality}"] },
    { heading: "Training", certificates: ["{Basic First Aid=Basic First Aid|First Aid}, Nepal Red Cross Society, 2024", "{Trekking Guide Licence=Trekking Guide Licence|Trekking Guide License|Trekking Guide}, NATHM, 2023"] },
    { heading: "Languages", languages: ["{Nepali} (native), {Gurung} (at home), {English} (fluent), {Hindi} (fluent), {Korean} (EPS-TOPIK passed)"] },
    { heading: "Personal Details", rows: [["Date of Birth", "17 February 2003"], ["Nationality", "Nepali"], ["Marital Status", "Single"], ["Hobbies", "Singing dohori, trekking, photography"]] },
    { heading: "Declaration", text: ["I hereby declare that the above particulars are true to the best of my knowledge."] },
  ],
  optional: ["Hospitality", "Customer service", "Guest service", "Smiling", "Teamwork", "Social media", "Front desk", "Guest relations", "Communication", "Reception", "Tourism", "Trekking", "Hotel management", "Service orientation", "Dancing", "Photography", "Willingness to learn", "Microsoft Office", "Typing", "Front office", "Front office operations", "Local knowledge", "Guest reviews", "Problem solving", "Yoga", "Positive attitude", "Positivity", "Telephone", "Telephone etiquette", "Laundry", "Patience", "Waiting tables", "Property management system", "PMS", "Email correspondence", "Linen count", "Linen management", "Minibar"],
  not: ["Amadeus"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["side-titles", "docx-south-asian@libreoffice"],
};
