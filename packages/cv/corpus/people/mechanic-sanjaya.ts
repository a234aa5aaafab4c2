import type { Person } from "../person.ts";

export const person: Person = {
  id: "mechanic-sanjaya",
  family: "automotive trade",
  country: "LK",
  languageCode: "si",
  name: "සංජය මධුෂාන් පෙරේරා",
  headline: "ආධුනික මෝටර් රථ කාර්මික",
  email: "sanjaya.perera@chilawmail.example",
  phone: "0722 410 883",
  location: "හලාවත",
  labels: { contact: "සම්බන්ධතා තොරතුරු", email: "ඊ-මේල්", phone: "දුරකථනය", address: "ස්ථිර ලිපිනය" },
  sections: [
    { heading: "අරමුණ", text: ["පළපුරුදු කාර්මිකයෙකු යටතේ වැඩ ඉගෙන ගැනීම."] },
    {
      heading: "පළපුරුද්ද",
      jobs: [{ title: "ආධුනික කාර්මික", company: "මුන්නේශ්වරම් මෝටර්ස්", place: "හලාවත", dates: "2026 මාර්තු සිට මේ වන තෙක්", from: "2026-03", to: null, points: ["{ඔයිල් මාරු කිරීම=Vehicle servicing|ඔයිල් මාරු කිරීම|Oil change|Vehicle maintenance} සහ {ටයර් මාරු කිරීම=Tyre fitting|Tire fitting|ටයර් මාරු කිරීම}."] }],
    },
    { heading: "දක්ෂතා", list: ["{වෙල්ඩින්=Welding|වෙල්ඩින්}", "{Microsoft Word}", "{~ඉගෙනීමේ කැමැත්ත=Willingness to learn|Eagerness to learn|ඉගෙනීමේ කැමැත්ත}"] },
    { heading: "අධ්‍යාපන සුදුසුකම්", studies: [{ degree: "NVQ මට්ටම 3 මෝටර් යාන්ත්‍රික", institution: "කාර්මික විද්‍යාලය, කුලියාපිටිය", dates: "2025", year: 2025 }, { degree: "අ.පො.ස. සාමාන්‍ය පෙළ", institution: "ආනන්ද ජාතික පාසල, හලාවත", dates: "2022", year: 2022 }] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}, {දෙමළ=Tamil}"] },
  ],
  totalYears: 0.7,
  level: "Entry Level",
  inconsistencies: [],
  files: ["classic", "docx-plain"],
};
