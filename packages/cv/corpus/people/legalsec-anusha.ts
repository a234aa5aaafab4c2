import type { Person } from "../person.ts";

export const person: Person = {
  id: "legalsec-anusha",
  family: "law",
  country: "LK",
  languageCode: "en",
  name: "Anusha Devi Rajaratnam",
  headline: "Legal Secretary",
  email: "anusha.rajaratnam@hulftsmail.example",
  phone: "+94 76 555 0019",
  location: "Wellawatte, Colombo 06",
  sections: [
    { heading: "Profile", text: ["Legal secretary who types faster than counsel talks."] },
    {
      heading: "Chambers and firms",
      jobs: [
        { title: "Legal Secretary", company: "Rajapakse Nadarajah & Partners", place: "Hulftsdorp", dates: "Nov 2018 – Present", from: "2018-11", to: null, points: ["Plaints, answers and deeds from dictation; {?court diary=Diary management|Court diary|Calendar management|Court calendar} for three partners.", "[[Not one limitation date missed in seven years, against four in the year before I came.]]"] },
        { title: "Typist", company: "Notary Mrs. S. Ponnambalam", companyAlso: ["Mrs. S. Ponnambalam", "S. Ponnambalam"], place: "Wellawatte", dates: "Jan 2015 – Oct 2018", from: "2015-01", to: "2018-10", points: ["{?Land registry searches=Title searches|Land registry searches|Land registry}, {?photocopies=Photocopying}, tea for clients."] },
      ],
    },
    { heading: "Skills", tags: ["{Legal document drafting=Legal drafting|Legal document drafting|Drafting legal documents|Document drafting}", "{Deeds|Conveyancing|Deed preparation}", "{Audio typing=Audio typing|Transcription|Dictation}", "{Filing=File management|Filing}", "{MS Word=Microsoft Word}", "{~Confidentiality=Discretion|Confidentiality}"] },
    { heading: "Education", studies: [{ degree: "Certificate in Legal Secretarial Practice", institution: "Aquinas College of Higher Studies", dates: "2014", year: 2014 }] },
    { heading: "Languages", languages: ["{Tamil} (excellent)", "{English} (excellent)", "{Sinhala} (good)"] },
    { heading: "Referees", text: ["Mr. K. Nadarajah, Attorney-at-Law, 011 255 5040. Ms. {!Jasmine} Perera, Parish Office, 011 255 5077."] },
  ],
  optional: ["Typing", "Touch typing", "Secretarial work", "Secretarial skills", "Administration", "Notarial work", "Legal administration", "Legal documentation", "Litigation support", "Deadline management", "Court filing"],
  totalYears: 11.8,
  level: "Expert",
  inconsistencies: [],
  files: ["dates-right", "docx-lists@libreoffice"],
};
