import type { Person } from "../person.ts";

export const person: Person = {
  id: "officeclerk-chandrika",
  family: "office administration",
  country: "LK",
  languageCode: "si",
  name: "චන්ද්‍රිකා දිල්රුක්ෂි විජේසූරිය",
  headline: "කාර්යාල ලිපිකාරිනී",
  email: "chandrika.wije@lankatapal.example",
  phone: "071 555 2846",
  location: "මාතර",
  labels: { contact: "සම්බන්ධ වීමට", email: "විද්‍යුත් තැපෑල", phone: "දුරකථනය", address: "ලිපිනය" },
  sections: [
    { heading: "මා ගැන", text: ["පුද්ගලික ආයතන දෙකක වසර නවයක කාර්යාල සේවා පළපුරුද්දක් ඇත."] },
    {
      heading: "සේවා පළපුරුද්ද",
      jobs: [
        { title: "කාර්යාල ලිපිකාරිනී", company: "නිල්වලා ඉදිකිරීම් සමාගම", place: "මාතර", dates: "2020 අප්‍රේල් – මේ දක්වා", from: "2020-04", to: null, points: [
          "{ලිපි ගොනු කිරීම=File management|ලිපි ගොනු කිරීම|Filing|ගොනු කිරීම}, {ලිපි කෙටුම්පත් කිරීම=Business correspondence|ලිපි කෙටුම්පත් කිරීම|Letter writing|Correspondence|Letter drafting} සහ {රැස්වීම් වාර්තා=Minute taking|රැස්වීම් වාර්තා|Minutes} ලිවීම.",
          "{!පෙදරේරු=Masonry|පෙදරේරු|Bricklaying} සහ {!වඩු=Carpentry|වඩු|Woodworking} කණ්ඩායම්වල {පැමිණීමේ ලේඛන=Attendance management|පැමිණීමේ ලේඛන|Attendance tracking|Attendance|Time and attendance} පවත්වාගෙන යමි.",
          "[[සොයා ගැනීමට පැයක් ගත වූ ලිපියක් දැන් විනාඩි පහකින් සොයා ගත හැකි ලෙස ගොනු 2,300ක් නැවත සකස් කළෙමි.]]",
          "{!වැටුප්=Payroll|වැටුප්} සකස් කරන්නේ ගිණුම් අංශයයි; මම පැමිණීමේ ලේඛනය ඔවුන්ට යවමි.",
          "සැලසුම් අඳින්නේ {!AutoCAD} වලිනි, එය ඉංජිනේරුවන්ගේ වැඩකි.",
        ] },
        { title: "පිළිගැනීමේ නිලධාරිනී", company: "රුහුණු පෞද්ගලික රෝහල", place: "වැලිගම", dates: "2017 ජූනි – 2020 මාර්තු", from: "2017-06", to: "2020-03", points: [
          "{දුරකථන හුවමාරුව=Switchboard operation|දුරකථන හුවමාරුව|Telephone handling|Switchboard|Telephone operation}, වෛද්‍යවරුන් හමුවීම සඳහා {වේලාවන් වෙන් කිරීම=Appointment scheduling|වේලාවන් වෙන් කිරීම|Appointment booking|Scheduling appointments} සහ {මුදල් භාර ගැනීම=Cash handling|මුදල් භාර ගැනීම|Cash collection|Cashiering}.",
          "[[රෝගීන් රැඳී සිටින කාලය මිනිත්තු 50 සිට 20 දක්වා අඩු වුණේ අංක ක්‍රමයක් යෙදීමෙනි.]]",
          "{!රසායනාගාරය=Laboratory work|රසායනාගාරය} සහ {!එක්ස් කිරණ=Radiography|එක්ස් කිරණ|X-ray} අංශයට රෝගීන් යොමු කළෙමි.",
        ] },
      ],
    },
    { heading: "කුසලතා", tags: ["{සිංහල යතුරු ලියනය=Typing|සිංහල යතුරු ලියනය|Sinhala typing|Touch typing|යතුරු ලියනය}", "{MS Word=Microsoft Word}", "{MS Excel=Microsoft Excel}", "{සුළු මුදල් පොත=Petty cash|සුළු මුදල්|සුළු මුදල් පොත}", "{~කාලය කළමනාකරණය=Time management|කාලය කළමනාකරණය}", "{~ආචාරශීලීත්වය=Courtesy|ආචාරශීලීත්වය|Politeness}"] },
    { heading: "අධ්‍යාපනය", studies: [
      { degree: "ලේකම් පාඨමාලා ඩිප්ලෝමාව", degreeAlso: ["ලේකම් ඩිප්ලෝමාව"], institution: "මාතර තාක්ෂණ විද්‍යාලය", dates: "2017", year: 2017 },
      { degree: "අ.පො.ස. (උසස් පෙළ)", degreeAlso: ["අ.පො.ස. උසස් පෙළ"], institution: "සුජාතා විද්‍යාලය", place: "මාතර", dates: "2014", year: 2014 },
    ] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}, {ඉංග්‍රීසි=English} (සාමාන්‍ය)"] },
    { heading: "ඉදිරියට", text: ["ලබන වසරේ {!QuickBooks} පාඨමාලාවක් හැදෑරීමට බලාපොරොත්තු වෙමි."] },
    { heading: "විනෝදාංශ", text: ["{!ගෙවතු වගාව=Gardening|ගෙවතු වගාව}, පොත් කියවීම"] },
    { heading: "නිර්දේශ", text: ["ආර්. පී. ගුණසේකර මහතා, ගිණුම් කළමනාකරු, නිල්වලා ඉදිකිරීම් සමාගම, 041 555 7720"] },
  ],
  optional: ["Record keeping", "Report writing", "Reception", "Front desk", "පිළිගැනීම", "Customer service", "Patient registration", "Queue management", "Data entry", "Document management", "Secretarial work", "Billing", "Microsoft Office", "Archiving", "Records management", "Telephone etiquette", "Letter drafting", "Office work", "කාර්යාල කටයුතු", "ලේකම් කටයුතු", "Patient flow", "Front office operations", "Patient reception", "Cash balancing"],
  totalYears: 9.4,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-left", "docx-plain@libreoffice"],
};
