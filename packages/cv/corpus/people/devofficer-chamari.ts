import type { Person } from "../person.ts";

export const person: Person = {
  id: "devofficer-chamari",
  family: "public service",
  country: "LK",
  languageCode: "si",
  name: "චමරි සේනානායක",
  headline: "සංවර්ධන නිලධාරිනී",
  email: "chamari.senanayake@udaharanaya.example",
  phone: "+94 66 222 8150",
  location: "මාතලේ",
  labels: { contact: "විස්තර", email: "ඊමේල්", phone: "දුරකථනය", address: "ලිපිනය" },
  sections: [
    {
      heading: "සේවා පළපුරුද්ද",
      jobs: [
        { title: "සංවර්ධන නිලධාරිනී", titleAlso: ["සංවර්ධන නිලධාරි"], company: "ප්‍රාදේශීය ලේකම් කාර්යාලය, මාතලේ", companyAlso: ["ප්‍රාදේශීය ලේකම් කාර්යාලය"], dates: "2019 සැප්තැම්බර් – දැනට", from: "2019-09", to: null, points: ["ගම් තිහක {!මාර්ග=Roads|මාර්ග} හා {!ළිං=Wells|ළිං} ව්‍යාපෘතිවල ප්‍රගති වාර්තා සකස් කිරීම.", "[[අයදුම්පතක් සඳහා ගතවන කාලය දින 21 සිට දින 8 දක්වා අඩු කළෙමි.]]", "{?මහජන පැමිණිලි=Complaint handling|මහජන පැමිණිලි|Public complaints} භාර ගැනීම සහ {?රැස්වීම් වාර්තා=Minute taking|රැස්වීම් වාර්තා|Meeting minutes} ලිවීම."] },
        { title: "දත්ත ඇතුළත් කිරීමේ සහායක", company: "මාතලේ මහ නගර සභාව", dates: "2018 පෙබරවාරි – 2019 අගෝස්තු", from: "2018-02", to: "2019-08", points: ["{?වරිපනම්=Rates collection|වරිපනම්|Property tax|Assessment tax} ලිපිගොනු පරිගණකගත කිරීම."] },
      ],
    },
    { heading: "කුසලතා", tags: ["{වාර්තා සැකසීම=Report writing|වාර්තා සැකසීම|වාර්තා සකස් කිරීම}", "{දත්ත ඇතුළත් කිරීම=Data entry|දත්ත ඇතුළත් කිරීම}", "{ලිපිගොනු කළමනාකරණය=File management|ලිපිගොනු කළමනාකරණය|Record keeping|Document management}", "{MS Word=Microsoft Word}", "{MS Excel=Microsoft Excel}", "{~කණ්ඩායම් හැඟීම=Teamwork|කණ්ඩායම් හැඟීම}", "{~සන්නිවේදනය=Communication|සන්නිවේදනය}"] },
    { heading: "අධ්‍යාපන සුදුසුකම්", studies: [{ degree: "ශාස්ත්‍රවේදී උපාධිය", degreeAlso: ["ශාස්ත්‍රවේදී"], institution: "පේරාදෙණිය විශ්වවිද්‍යාලය", dates: "2013 – 2017", year: 2017 }] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}, {ඉංග්‍රීසි=English}"] },
    { heading: "විනෝදාංශ", text: ["{!ගෙවතු වගාව=Gardening|ගෙවතු වගාව}, පොත් කියවීම"] },
  ],
  optional: ["Project monitoring", "ව්‍යාපෘති", "Project management", "Progress reporting", "Progress reports", "ප්‍රගති වාර්තා", "Computer literacy", "Digitisation", "Public administration", "Community development", "Rural development", "Public relations", "Customer service", "Monitoring and evaluation", "Process improvement", "Public service", "Project reporting", "ව්‍යාපෘති කළමනාකරණය", "Meetings", "Application processing", "Development projects"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["label-column", "docx-plain"],
};
