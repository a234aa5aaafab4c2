import type { Person } from "../person.ts";

export const person: Person = {
  id: "helpdesk-rizwan",
  family: "it support",
  country: "LK",
  languageCode: "en",
  name: "Mohamed Rizwan Cader",
  headline: "IT Support Executive",
  email: "rizwan.cader@quickmail.example",
  phone: "077 562 1984",
  location: "Dehiwala",
  sections: [
    { heading: "CAREER OBJECTIVE", text: ["To work as an IT support professional in an organisation where I can use my knowledge of hardware and networking and grow with the company."] },
    {
      heading: "WORK EXPERIENCE",
      jobs: [
        { title: "IT Support Executive", company: "Harbour View Hospitals PLC", companyAlso: ["Harbour View Hospitals"], place: "Colombo 03", dates: "January 2024 to date", from: "2024-01", to: null, points: [
          "First line support for around 350 users in wards, {!pharmacy=Pharmacy} and {!laboratory=Laboratory work|Laboratory}.",
          "Creating users and resetting passwords in {Active Directory} and {Microsoft 365=Microsoft Office|Microsoft 365|Office 365|M365}.",
          "[[Logging and following up tickets in {Freshservice}; average closing time came down from two days to five hours.]]",
          "Installing and imaging PCs, printers and barcode label printers.",
          "Daily checking of {backups=Backup and recovery} and {CCTV|CCTV systems|CCTV maintenance} recordings.",
        ] },
        { title: "Computer Technician", company: "Galle Road Computers", place: "Wellawatte", dates: "June 2021 to December 2023", from: "2021-06", to: "2023-12", points: [
          "{Repair of laptops and desktops=Hardware repair|Laptop repair|PC repair}, {data recovery}, {Windows installation=Windows|Windows installation}.",
          "{Network cabling} for shops and small offices, {router and Wi-Fi setup=Router configuration|Wi-Fi setup|Network configuration|Wi-Fi|Networking}.",
          "Visited customers on site and prepared {?quotations=Quotations}.",
          "[[Won maintenance agreements with nine shops, which brought the owner LKR 85,000 a month.]]",
        ] },
        { title: "Sales Assistant (Part time)", titleAlso: ["Sales Assistant"], company: "Galle Road Computers", place: "Wellawatte", dates: "November 2020 to May 2021", from: "2020-11", to: "2021-05" },
      ],
    },
    { heading: "SKILLS", list: ["{Hardware and software troubleshooting=Troubleshooting|Hardware troubleshooting|Fault finding}", "{LAN / WAN|LAN|WAN|LAN/WAN|Networking}", "{TCP/IP}", "{Windows Server}", "{TeamViewer} and {AnyDesk}", "{~Customer friendly=Customer service|Customer orientation|Friendliness}", "{~Good team player=Teamwork|Team player|Good team player}", "{~Able to work under pressure=Stress management|Working under pressure}"] },
    { heading: "PROFESSIONAL QUALIFICATIONS", certificates: ["{CompTIA A+}, 2022", "{?Cisco CCNA|CCNA} (following)"] },
    { heading: "EDUCATION", studies: [
      { degree: "Higher National Diploma in Computing", degreeAlso: ["HND in Computing"], institution: "ESOFT Metro Campus", dates: "2019 - 2021", year: 2021 },
      { degree: "G.C.E. A/L (Technology)", degreeAlso: ["G.C.E. A/L", "GCE Advanced Level"], institution: "Hindu College, Ratmalana", dates: "2018", year: 2018, points: ["Engineering Technology B, Science for Technology C, ICT A"] },
    ] },
    { heading: "PERSONAL DETAILS", rows: [["Date of Birth", "14.09.1999"], ["Civil Status", "Single"], ["NIC No.", "199925801127"]] },
    { heading: "LANGUAGES", languages: ["{Tamil}, {Sinhala}, {English}"] },
    { heading: "HOBBIES", text: ["{!Cricket}, watching {!football=Football}, {!gaming=Gaming}"] },
    { heading: "REFEREES", text: ["Mr. S. Nadarajah, Head of IT, Harbour View Hospitals, 011 254 9012", "I hereby declare that the above particulars are true and correct to the best of my knowledge."] },
  ],
  optional: ["Data recovery", "Helpdesk", "IT support", "Technical support", "User support", "User administration", "User management", "Ticketing systems", "Ticketing", "Networking", "Printer support", "Printers", "Remote support", "Customer service", "Hardware maintenance", "Computer hardware", "Sales", "Imaging", "System imaging", "PC imaging", "Installation", "Software installation", "Account management", "Windows"],
  totalYears: 6,
  level: "Senior",
  levelAlso: ["Mid-Level"],
  inconsistencies: [],
  files: ["docx-south-asian", "bio-data"],
};
