import type { Person } from "../person.ts";

export const person: Person = {
  id: "dance-chandani",
  family: "performing arts",
  country: "LK",
  languageCode: "si",
  name: "චාන්දනී කුමාරි හේරත්",
  headline: "නර්තන ගුරුවරිය",
  email: "chandani.herath@udaratamail.example",
  phone: "+94 81 238 4417",
  location: "මහනුවර",
  labels: { contact: "සම්බන්ධතා", email: "විද්‍යුත් තැපෑල", phone: "දුරකථන", address: "ලිපිනය" },
  sections: [
    {
      heading: "වෘත්තීය අත්දැකීම්",
      jobs: [
        { title: "නර්තන ගුරුවරිය", company: "සෙංකඩගල බාලිකා විද්‍යාලය", place: "මහනුවර", dates: "2014 මැයි සිට අද දක්වා", from: "2014-05", to: null, points: ["{උඩරට නැටුම්=Kandyan dance|උඩරට නැටුම්|Dance|Traditional dance} සහ {නර්තන නිර්මාණය=Choreography|නර්තන නිර්මාණය}.", "[[සමස්ත ලංකා තරඟයේ ප්‍රථම ස්ථාන 5ක් දිනා ගත්තා.]]"] },
        { title: "නර්තන ශිල්පිනී", company: "ගිරිදුර්ග නර්තන මණ්ඩලය", place: "මාතලේ", dates: "2009 ජූලි – 2014 අප්‍රේල්", from: "2009-07", to: "2014-04" },
      ],
    },
    { heading: "දක්ෂතා", tags: ["{බෙර වාදනය=Drumming|බෙර වාදනය}", "{ඉගැන්වීම=Teaching|ඉගැන්වීම}", "{වේදිකා කළමනාකරණය=Stage management|වේදිකා කළමනාකරණය}", "{~නිර්මාණශීලීත්වය=Creativity|නිර්මාණශීලීත්වය}"] },
    { heading: "අධ්‍යාපනය", studies: [{ degree: "නර්තනවේදී උපාධිය", institution: "සෞන්දර්ය කලා විශ්වවිද්‍යාලය", dates: "2005 – 2009", year: 2009 }] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}, {ඉංග්‍රීසි=English}"] },
  ],
  optional: ["Performing arts", "Dance instruction", "Dance teaching"],
  totalYears: 17.3,
  level: "Expert",
  inconsistencies: [],
  files: ["two-columns", "docx-lists@libreoffice"],
};
