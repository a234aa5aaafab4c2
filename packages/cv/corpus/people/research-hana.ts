import type { Person } from "../person.ts";

export const person: Person = {
  id: "research-hana",
  family: "science",
  country: "KR",
  languageCode: "en",
  name: "Hana Yoon",
  headline: "Research Assistant, Marine Biology",
  email: "hana.yoon@busanlab.example",
  phone: "+82 10-4417-9920",
  location: "Busan, South Korea",
  sections: [
    { heading: "Interests in research", text: ["Kelp, carbon and cold water. Looking for a doctoral place in 2027."] },
    { heading: "Education", studies: [{ degree: "MSc in Marine Biology", institution: "Pukyong Coastal University", dates: "2023 – 2025", year: 2025 }, { degree: "BSc in Biology", institution: "Pukyong Coastal University", dates: "2018 – 2022", year: 2022 }] },
    {
      heading: "Experience",
      jobs: [
        { title: "Research Assistant", company: "Nakdong Estuary Station", place: "Busan", dates: "2026.02 – present", from: "2026-02", to: null, points: ["{Scuba diving=Scientific diving|Scuba diving|Diving} surveys, {DNA extraction}, {qPCR}, data in {R} and {Git}.", "[[Doubled the number of plots per dive by a new transect method.]]"] },
      ],
    },
    { heading: "Methods", tags: ["{Water quality analysis|Water quality testing}", "{R}", "{QGIS}", "{Statistics|Statistical analysis}", "{Scientific writing}"] },
    { heading: "Talks", list: ["Kelp after the heat, Busan Marine Days 2025 (poster, {!Swift=Swift} prize for the shortest title)"] },
    { heading: "Certificates", certificates: ["{PADI Rescue Diver|Rescue Diver}, 2024"] },
    { heading: "Languages", languages: ["{Korean} (native), {English} (TOEIC 935), {Japanese} (N3)"] },
  ],
  optional: ["Marine biology", "Biology", "Data analysis", "Molecular biology", "Field research", "GIS", "Field work", "PCR", "Research"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["latex-article", "two-columns"],
};
