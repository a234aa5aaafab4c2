import type { Person } from "../person.ts";

export const person: Person = {
  id: "bank-ishara",
  family: "banking",
  country: "LK",
  languageCode: "si",
  name: "ඉෂාරා ලක්මාලි ද සිල්වා",
  headline: "බැංකු සහකාර",
  email: "ishara.desilva@galleposta.example",
  phone: "+94 91 224 6071",
  location: "ගාල්ල, ශ්‍රී ලංකාව",
  labels: { contact: "සම්බන්ධ කරගන්න", email: "ඊමේල්", phone: "දුරකථනය", address: "ලිපිනය" },
  sections: [
    { heading: "මා ගැන", text: ["ගනුදෙනුකරුවන් සමඟ ඉවසීමෙන් වැඩ කිරීමට කැමති බැංකු නිලධාරිනියකි."] },
    {
      heading: "රැකියා අත්දැකීම්",
      jobs: [
        { title: "බැංකු සහකාර", company: "දකුණු මුතු බැංකුව", place: "ගාල්ල", dates: "2023 අප්‍රේල් – දැනට", from: "2023-04", to: null, points: ["{මුදල් අයකැමි කටයුතු=Cash handling|මුදල් අයකැමි කටයුතු|Bank teller operations|Teller operations}, ගිණුම් විවෘත කිරීම සහ {ණය අයදුම්පත්=Loan processing|ණය අයදුම්පත්|Loan applications} පරීක්ෂාව.", "[[නව ඉතිරිකිරීමේ ගිණුම් 40% කින් වැඩි කිරීමට දායක විය.]]"] },
        { title: "දත්ත ඇතුළත් කිරීමේ ක්‍රියාකරු", company: "වැලිගම පළාත් සමූපකාරය", place: "වැලිගම", dates: "2021 ජූනි – 2023 මාර්තු", from: "2021-06", to: "2023-03", points: ["{Microsoft Excel} සහ {Tally} මඟින් දිනපතා වාර්තා."] },
      ],
    },
    { heading: "කුසලතා", tags: ["{පාරිභෝගික සේවය=Customer service|පාරිභෝගික සේවය}", "{දත්ත ඇතුළත් කිරීම=Data entry|දත්ත ඇතුළත් කිරීම}", "{KYC}", "{~කණ්ඩායම් හැඟීම=Teamwork|කණ්ඩායම් හැඟීම}"] },
    { heading: "අධ්‍යාපන සුදුසුකම්", studies: [{ degree: "ව්‍යාපාර පරිපාලන උපාධිය", institution: "රුහුණ විශ්වවිද්‍යාලය", dates: "2017 – 2021", year: 2021 }] },
    { heading: "භාෂා හැකියාව", languages: ["{සිංහල=Sinhala}", "{ඉංග්‍රීසි=English}"] },
    { heading: "විනෝදාංශ", text: ["{!ඡායාරූපකරණය=Photography}, ගීත ශ්‍රවණය"] },
  ],
  optional: ["Account opening", "Reporting", "Banking", "Banking operations", "Retail banking"],
  totalYears: 5.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["sidebar-left", "docx-plain"],
};
