import type { Person } from "../person.ts";

export const person: Person = {
  id: "preschool-nirosha",
  family: "childcare",
  country: "LK",
  languageCode: "si",
  name: "නිරෝෂා දිල්හානි වීරසිංහ",
  headline: "පෙර පාසල් ගුරුවරිය",
  email: "nirosha.weerasinghe@wayambamail.example",
  phone: "037 555 0174",
  location: "කුරුණෑගල",
  labels: { contact: "සම්බන්ධතා", email: "විද්‍යුත් තැපෑල", phone: "දුරකථන අංකය", address: "ලිපිනය" },
  sections: [
    {
      heading: "සේවා පළපුරුද්ද",
      jobs: [
        { title: "පෙර පාසල් ගුරුවරිය", company: "සඳැල්ල පෙර පාසල", place: "කුරුණෑගල", dates: "2022 ජනවාරි සිට මේ දක්වා", from: "2022-01", to: null, points: [
          "අවුරුදු 3-5 ළමුන් 24 දෙනෙකු සඳහා {පාඩම් සැලසුම්=Lesson planning|පාඩම් සැලසුම්|පාඩම් සැලසුම් කිරීම} සහ {කතන්දර කීම=Storytelling|කතන්දර කීම|කතන්දර}.",
          "[[දෛනික පැමිණීම 78%සිට 93%දක්වා ඉහළ ගියා.]]",
          "{?දෙමාපිය රැස්වීම්=Parent communication|දෙමාපිය රැස්වීම්|Parent meetings|Parent-teacher meetings} සහ වාර්ෂික ප්‍රදර්ශනය.",
        ] },
        { title: "සහායක ගුරුවරිය", company: "මල් කැකුළු ළමා නිවාසය", place: "නාරම්මල", dates: "2020 මාර්තු - 2021 දෙසැම්බර්", from: "2020-03", to: "2021-12", points: ["කුඩා ළමුන් රැකබලා ගැනීම සහ ආහාර වේල් සූදානම් කිරීම."] },
      ],
    },
    { heading: "හැකියාවන්", tags: ["{ළමා මනෝවිද්‍යාව=Child psychology|ළමා මනෝවිද්‍යාව}", "{පන්ති කාමර කළමනාකරණය=Classroom management|පන්ති කාමර කළමනාකරණය}", "{අත්කම්=Arts and crafts|අත්කම්|Crafts|Handicrafts|Craft}", "{සංගීතය=Music|සංගීතය}", "{ප්‍රථමාධාර=First aid|ප්‍රථමාධාර}", "{~ඉවසීම=Patience|ඉවසීම}", "{~නිර්මාණශීලීත්වය=Creativity|නිර්මාණශීලීත්වය}"] },
    { heading: "අධ්‍යාපන සුදුසුකම්", studies: [
      { degree: "පෙර පාසල් අධ්‍යාපන ඩිප්ලෝමාව", institution: "ශ්‍රී ලංකා විවෘත විශ්වවිද්‍යාලය", dates: "2019", year: 2019 },
      { degree: "අ.පො.ස. උසස් පෙළ", institution: "මලියදේව බාලිකා විද්‍යාලය", dates: "2017", year: 2017 },
    ] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}", "{ඉංග්‍රීසි=English}"] },
    { heading: "විනෝදාංශ", text: ["{!රෙදි මැසීම=Sewing|රෙදි මැසීම}, {!ගෙවතු වගාව=Gardening|ගෙවතු වගාව}"] },
    { heading: "විමසිය හැකි අය", list: ["ඩී. එම්. කරුණාවතී මිය, විදුහල්පතිනි, 037 555 0120"] },
  ],
  optional: ["Childcare", "Early childhood education", "Child care", "Preschool teaching", "Preschool education", "Teaching", "පෙර පාසල් අධ්‍යාපනය", "ළමා රැකවරණය", "Food preparation", "Meal preparation", "Cooking", "Attendance management", "Event planning", "Psychology", "Exhibition", "Child development", "ඉගැන්වීම"],
  totalYears: 6.7,
  level: "Senior",
  inconsistencies: [],
  files: ["docx-plain@libreoffice", "two-columns"],
};
