import type { Person } from "../person.ts";

export const person: Person = {
  id: "sysadmin-brian",
  family: "it support",
  country: "UG",
  languageCode: "en",
  name: "Brian Ssemakula",
  headline: "IT Support Officer",
  email: "brian.ssemakula@perlmail.example",
  phone: "+256 772 551 803",
  location: "Kampala, Uganda",
  sections: [
    { heading: "Personal Profile", text: ["IT officer in schools and a district hospital. I rest only after the backup is verified."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "IT Support Officer", company: "Mengo Ridge Hospital", place: "Kampala", dates: "Feb 2022 - Present", from: "2022-02", to: null, points: ["{Windows Server} and {Active Directory} for 240 users; {backups=Backup and recovery|Backups|Data backup|Backup management} with {Veeam}.", "[[Open tickets older than a week went from 70 to 4.]]"] },
        { title: "Computer Lab Attendant", company: "Kisubi Hill College", place: "Entebbe", dates: "Jan 2020 - Jan 2022", from: "2020-01", to: "2022-01", points: ["{Hardware repair=Hardware repair|Computer repair|PC repair|Hardware maintenance}, {network cabling=Network cabling|Structured cabling|Cabling}, helping S4 candidates with {!Access=Microsoft Access} to past papers."] },
      ],
    },
    { heading: "Technical Skills", tags: ["{Windows Server}", "{Office 365|Microsoft 365}", "{TCP/IP}", "{MikroTik}", "{Ubuntu|Linux}", "{Helpdesk|Help desk|IT support|Help desk support}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Information Technology", institution: "Makerere University Business School", dates: "2017 - 2019", year: 2019 }, { degree: "Uganda Advanced Certificate of Education", institution: "Ndejje Senior Secondary School", dates: "2016", year: 2016 }] },
    { heading: "Certifications", certificates: ["{CompTIA A+}, 2021", "{MTCNA|MikroTik Certified Network Associate}, 2023"] },
    { heading: "Languages", languages: ["{English}, {Luganda}, {Swahili}"] },
  ],
  not: ["REST"],
  optional: ["Technical support", "System administration", "Networking", "Ticketing", "Backup"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: [],
  files: ["label-column", "docx-plain"],
};
