import type { Person } from "../person.ts";

export const person: Person = {
  id: "lawtrainee-imesha",
  family: "law",
  country: "LK",
  languageCode: "en",
  name: "Imesha Dassanayake",
  headline: "Apprentice to an Attorney-at-Law",
  email: "imesha.d@hulftmail.example",
  phone: "+94 71 205 7718",
  location: "Colombo 12, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Law student in the last months of apprenticeship, hoping for a junior post in a chambers that answers letters."] },
    { heading: "Education", studies: [{ degree: "Attorney-at-Law (final part)", degreeAlso: ["Attorney-at-Law", "Attorney at Law"], institution: "Sri Lanka Law College", dates: "2023 – 2026", year: 2026 }, { degree: "LL.B.", degreeAlso: ["LLB", "Bachelor of Laws"], institution: "Open University of Sri Lanka", dates: "2021 – 2025", year: 2025 }, { degree: "G.C.E. A/L (Arts)", degreeAlso: ["GCE Advanced Level", "G.C.E. A/L"], institution: "Devi Balika Vidyalaya", dates: "2020", year: 2020, points: ["Logic A, Political Science A, French B"] }] },
    {
      heading: "Experience",
      jobs: [{ title: "Legal Apprentice", company: "Chambers of Mr. D. Senaratne", place: "Hulftsdorp", dates: "12 January 2026 – present", from: "2026-01", to: null, points: ["{Legal research}, {drafting=Legal drafting|Drafting} of plaints and affidavits, {title searches=Title search|Title searches} at the land registry.", "Carried files to court on rest days too."] }],
    },
    { heading: "Moots and prizes", list: ["[[Best memorial at the Colombo Moot 2025, out of 24 teams.]]", "Editor, student law review, 2024"] },
    { heading: "Skills", tags: ["{MS Word=Microsoft Word}", "{Legal databases|LawNet}", "{~Public speaking|Presentation skills}", "{~Critical thinking}"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {French} (school)"] },
    { heading: "Referees", text: ["Mr. D. Senaratne, Attorney-at-Law, 011 243 0006, senaratne.chambers@hulftref.example"] },
  ],
  not: ["REST"],
  optional: ["Mooting", "Editing", "Logic"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["classic", "docx-sidebar"],
};
