import type { Person } from "../person.ts";

export const person: Person = {
  id: "schoolleaver-nethmi",
  family: "office administration",
  country: "LK",
  languageCode: "en",
  name: "Nethmi Sansala de Zoysa",
  email: "nethmi.dezoysa07@ambalamail.example",
  phone: "+94 70 555 2264",
  location: "Ambalangoda, Sri Lanka",
  sections: [
    { heading: "Career aim", text: ["To begin as a trainee in an office where I can learn the work from the first letter to the last file."] },
    {
      heading: "School results",
      studies: [
        { degree: "G.C.E. A/L (Commerce Stream)", degreeAlso: ["G.C.E. A/L", "GCE Advanced Level", "G.C.E. Advanced Level"], institution: "Sangamitta Balika Vidyalaya, Galle", dates: "2025", year: 2025, points: ["Accounting B, Business Studies B, ICT {!C}"] },
        { degree: "G.C.E. O/L", degreeAlso: ["GCE Ordinary Level", "G.C.E. Ordinary Level"], institution: "P. de S. Kularatne College, Ambalangoda", dates: "2022", year: 2022, points: ["9 passes: 6 A, 2 B, 1 C"] },
      ],
    },
    { heading: "Courses", certificates: ["{Certificate in Computer Applications|Computer Applications} (six months), ESOFT Metro Campus, 2026", "{?Spoken English Course|Spoken English}, British Way Academy, 2023"] },
    { heading: "What I can do already", list: ["{MS Word=Microsoft Word} and {MS Excel=Microsoft Excel}", "{Typing=Touch typing|Typing} in English and Sinhala", "{Filing=File management|Filing}", "{~Punctuality=Punctuality|Time management}", "{~Quick learner=Fast learner|Quick learner}"] },
    { heading: "At school", text: ["Senior prefect 2024. {!Netball}, under 19 team, and the {!swift=Swift} runner of the relay. Treasurer of the Buddhist Society: collected and wrote down Rs. 50 per head."] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Non-related referees", text: ["Mrs. Malini Gunawardena, Principal, 091 555 0008", "Ven. Madampe Sumana Thero, Chief Incumbent, 091 555 0021"] },
  ],
  optional: ["Microsoft Office", "Computer literacy", "Computer skills", "Accounting", "Business studies", "ICT", "Data entry", "Leadership", "Bookkeeping", "Computer applications"],
  totalYears: 0,
  level: "Entry Level",
  inconsistencies: [],
  files: ["icons", "pandoc-docx"],
};
