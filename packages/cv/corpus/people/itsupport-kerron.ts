import type { Person } from "../person.ts";

export const person: Person = {
  id: "itsupport-kerron",
  family: "it support",
  country: "TT",
  languageCode: "en",
  name: "Kerron Baptiste-Joseph",
  headline: "IT Support Technician",
  email: "kerron.bj@caronimail.example",
  phone: "1-868-555-0139",
  location: "Chaguanas, Trinidad and Tobago",
  sections: [
    { heading: "About me", text: ["No question is too {!basic=BASIC}, and nobody gets told to turn it off and on again before I have listened."] },
    {
      heading: "Work history",
      jobs: [
        { title: "IT Support Technician", company: "Caroni Valley Credit Union", place: "Chaguanas", dates: "2021-05 – present", from: "2021-05", to: null, points: ["Look after 160 users in six branches, by phone, by remote session and on foot.", "{Active Directory} accounts, mailboxes, {?printers=Printer maintenance|Printers|Printer support|Printer repair|Printer troubleshooting}, and the {?backup=Backup and recovery|Backup|Backups|Data backup} every Friday.", "[[Brought the average wait for an answer down from 9 hours to 2.5.]]"] },
        { title: "Help Desk Agent", company: "Sunlink Cable & Internet", place: "Port of Spain", dates: "2018-09 – 2020-03", from: "2018-09", to: "2020-03", points: ["Modems, passwords, slow lines; every call logged in {ServiceNow}."] },
      ],
    },
    { heading: "Career break", text: ["April 2020 to April 2021: at home with my father after his stroke."] },
    { heading: "What I work with", tags: ["{Windows 10 and 11=Windows|Windows 10|Windows 11|Windows 10/11|Windows 10 and 11}", "{Active Directory}", "{Office 365=Microsoft 365|Office 365|Microsoft Office}", "{Hardware repair}", "{Remote support|Remote desktop support|Remote assistance|Remote technical support}", "{TCP/IP}", "{Ticketing systems|Ticketing|Ticketing system}", "{~Patience}"] },
    {
      heading: "Schooling",
      studies: [
        { degree: "Associate Degree in Information Technology", degreeAlso: ["Associate of Applied Science in Information Technology"], institution: "Couva Community College", dates: "2016–2018", year: 2018 },
        { degree: "CSEC, six subjects", degreeAlso: ["CSEC", "CSEC (six subjects)"], institution: "Caroni Hindu Secondary School", dates: "2015", year: 2015 },
      ],
    },
    { heading: "Certificates", certificates: ["{CompTIA A+|A+}, 2019", "{ITIL 4 Foundation|ITIL Foundation|ITIL v4 Foundation|ITIL 4}, 2022"] },
    { heading: "Languages", languages: ["{English}"] },
    { heading: "Spare time", text: ["Steel pan, {!cricket=Cricket}, looking after two {!parrots=Animal care} and one allotment."] },
  ],
  hidden: { how: "white", text: "Kubernetes, Python, Machine learning, Azure, Cisco CCNP, Penetration testing", claims: ["Kubernetes", "Python", "Machine learning", "Azure", "Penetration testing"] },
  optional: ["Help desk", "Help desk support", "Technical support", "User support", "End-user support", "User account management", "Account management", "Email administration", "Microsoft Exchange", "Networking", "Customer service", "Customer support", "Call logging", "Modem support", "Internet support", "Password resets", "Information technology", "Computer networking", "Network troubleshooting"],
  totalYears: 7.1,
  level: "Senior",
  inconsistencies: [],
  files: ["icons", "docx-pipes@libreoffice"],
};
