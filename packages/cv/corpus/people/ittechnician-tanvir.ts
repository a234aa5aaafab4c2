import type { Person } from "../person.ts";

export const person: Person = {
  id: "ittechnician-tanvir",
  family: "it support",
  country: "BD",
  languageCode: "en",
  name: "Tanvir Hasan Bhuiyan",
  printedName: "TANVIR HASAN BHUIYAN",
  headline: "IT Support Technician",
  email: "tanvir.bhuiyan@deltamail.example",
  phone: "+880 1711 046 392",
  location: "Narayanganj, Bangladesh",
  sections: [
    { heading: "Career Summary", text: ["Hands-on support for 260 users in a factory and two offices, from the printer cable to the server room."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "IT Support Technician", company: "Meghna Ceramic Tiles Ltd.", companyAlso: ["Meghna Ceramic Tiles"], place: "Narayanganj", dates: "Feb 2023 – Till date", from: "2023-02", to: null, points: [
          "Joiners and leavers in {Active Directory} and {Microsoft 365=Microsoft 365|Microsoft Office|Office 365|M365}.",
          "[[Reduced open tickets from 74 to 12 in the first half year.]]",
          "[[?Pulled and labelled 3 km of {?network cable=Network cabling|Structured cabling|Cabling}.]]", "{MikroTik} routers at both gates.",
          "Daily backup of the {Tally} server with {Veeam=Veeam|Veeam Backup}.",
          "Print the gate {!access=Microsoft Access|MS Access|Access} cards of new workers.",
        ] },
        { title: "Junior IT Officer", company: "Buriganga General Hospital", place: "Dhaka", dates: "Jan 2018 – Jun 2021", from: "2018-01", to: "2021-06", points: ["{Windows} installation, printers, {?CCTV} and the queue display at the desk.", "Taught nurses to enter bills in the new {?hospital software=Hospital information systems|Hospital management system|Hospital software|HIS}."] },
      ],
    },
    { heading: "Skills", list: ["{Hardware troubleshooting=Hardware repair|Hardware troubleshooting|Computer hardware|Hardware maintenance}", "{Windows Server}", "{LAN}, {TCP/IP}", "{Help desk support=Helpdesk|Help desk support|IT support|Technical support|Help desk}", "{Microsoft Excel} and {Microsoft Word}", "{~Patience}"] },
    { heading: "Education", studies: [
      { degree: "Diploma in Engineering (Computer)", degreeAlso: ["Diploma in Computer Engineering", "Diploma in Engineering"], institution: "Dhaka Polytechnic Institute", dates: "2013 – 2017", year: 2017 },
      { degree: "S.S.C. (Science)", degreeAlso: ["SSC", "S.S.C.", "Secondary School Certificate"], institution: "Sonargaon Model High School", dates: "2013", year: 2013 },
    ] },
    { heading: "Professional Training", certificates: ["{CCNA 200-301=CCNA|CCNA 200-301|Cisco Certified Network Associate}, valid till 2027", "{CompTIA A+=CompTIA A+|A+}", "{Microsoft 365 Certified: Fundamentals (MS-900)=Microsoft 365 Certified: Fundamentals|MS-900|Microsoft 365 Fundamentals|Microsoft 365 Certified: Fundamentals (MS-900)}"] },
    { heading: "Language Proficiency", languages: ["{Bangla=Bengali|Bangla}, {English}, {Hindi} (spoken)"] },
    { heading: "Personal Details", rows: [["Father's Name", "Md. Abdul Quddus Bhuiyan"], ["Date of Birth", "14 August 1996"], ["Blood Group", "B+"], ["Hobbies", "{!Fishing}, {!carrom=Carrom}"]] },
  ],
  optional: ["Networking", "User account management", "User administration", "Backup and recovery", "User training", "Training", "Printer maintenance", "Printer support", "Operating system installation", "Windows installation", "Ticketing", "Routers", "Router configuration", "Access control", "Troubleshooting", "Server maintenance", "Server administration", "Microsoft Office", "Cisco", "User support", "Onboarding", "Technical support", "Network administration", "ID card printing", "CCNA", "IT support", "Printers", "Hospital information systems", "Cable labelling"],
  not: ["Ceramic", "Tiling", "Tiles"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["docx-south-asian@libreoffice", "bio-data"],
};
