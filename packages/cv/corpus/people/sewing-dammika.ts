import type { Person } from "../person.ts";

export const person: Person = {
  id: "sewing-dammika",
  family: "apparel",
  country: "LK",
  languageCode: "si",
  name: "දම්මිකා රණවීර",
  headline: "මැහුම් අංශ අධීක්ෂිකා",
  email: "dammika.ranaweera@lankatapal.example",
  phone: "076 555 3091",
  location: "බියගම, ශ්‍රී ලංකාව",
  labels: { contact: "සම්බන්ධ වීමට", email: "විද්‍යුත් තැපෑල", phone: "දුරකථනය", address: "ලිපිනය" },
  sections: [
    { heading: "මා ගැන", text: ["මැහුම් යන්ත්‍රයක් ළඟින් පටන් ගෙන පේළියක් භාරව වැඩ කරන තැනට පැමිණි කෙනෙක්මි."] },
    {
      heading: "සේවා පළපුරුද්ද",
      jobs: [
        { title: "මැහුම් අංශ අධීක්ෂිකා", company: "කැලණි ගංගා ඇඟලුම්", place: "බියගම", dates: "2016 මාර්තු – මේ දක්වා", from: "2016-03", to: null, points: ["සේවකයින් 48 දෙනෙකුගෙන් යුත් පේළියක දෛනික {?නිෂ්පාදන සැලසුම=Production planning|නිෂ්පාදන සැලසුම|නිෂ්පාදන සැලසුම්කරණය}.", "[[පේළියේ කාර්යක්ෂමතාව 52% සිට 71% දක්වා ඉහළ නංවන ලදී.]]", "{5S} වැඩසටහනේ පේළි භාරකාරිය."] },
        { title: "තත්ත්ව පරීක්ෂිකා", company: "කැලණි ගංගා ඇඟලුම්", place: "බියගම", dates: "2011 ජුනි – 2016 පෙබරවාරි", from: "2011-06", to: "2016-02", points: ["අවසන් පරීක්ෂාව, මිනුම් පත්‍ර සහ {!මල්=Flower arranging|මල්} මෝස්තර රෙදි."] },
        { title: "මැහුම් යන්ත්‍ර ක්‍රියාකාරිනී", company: "රුවන් ගාර්මන්ට්ස්", place: "ගම්පහ", dates: "2008 ජනවාරි – 2011 මැයි", from: "2008-01", to: "2011-05", points: ["{ඕවර්ලොක්=Overlock machine operation|ඕවර්ලොක්|Overlock|Overlocking|Overlock machine} සහ {ෆ්ලැට්ලොක්=Flatlock machine operation|ෆ්ලැට්ලොක්|Flatlock|Flatlock machine} යන්ත්‍ර."] },
      ],
    },
    { heading: "කුසලතා", list: ["{පේළි සමබර කිරීම=Line balancing|පේළි සමබර කිරීම}", "{තත්ත්ව පාලනය=Quality control|තත්ත්ව පාලනය}", "{සේවක පුහුණුව=Training and development|සේවක පුහුණුව|Operator training|Staff training|Training}", "{මැහුම්=Sewing|මැහුම්|මැහුම් කටයුතු}", "{MS Excel=Microsoft Excel}", "{~නායකත්වය=Leadership|නායකත්වය}", "{~කණ්ඩායම් හැඟීම=Teamwork|කණ්ඩායම් හැඟීම}"] },
    { heading: "අධ්‍යාපනය", studies: [{ degree: "අ.පො.ස. (සාමාන්‍ය පෙළ)", degreeAlso: ["අ.පො.ස. සාමාන්‍ය පෙළ", "G.C.E. Ordinary Level"], institution: "මල්වාන මහා විද්‍යාලය", dates: "2007", year: 2007 }] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}, {ඉංග්‍රීසි=English} (සාමාන්‍ය)"] },
    { heading: "විනෝදාංශ", text: ["{!ගෙවතු වගාව=Gardening|ගෙවතු වගාව|Horticulture}, {!බැති ගී=Singing|බැති ගී}"] },
    { heading: "නිර්දේශ", text: ["ඩී. එම්. ජයලත් මහතා, නිෂ්පාදන කළමනාකරු, කැලණි ගංගා ඇඟලුම්, 011 555 4417"] },
  ],
  optional: ["Quality inspection", "Final inspection", "අවසන් පරීක්ෂාව", "Garment inspection", "Measurement", "Measuring", "Spec sheets", "Line supervision", "Production supervision", "අධීක්ෂණය", "Supervision", "Team management", "Staff supervision", "Production efficiency", "Efficiency improvement", "Fabric inspection", "Sewing machine operation", "Production management", "Lean manufacturing", "Garments", "තත්ත්ව පරීක්ෂාව", "Fabrics", "කාර්යක්ෂමතාව"],
  totalYears: 18.8,
  level: "Expert",
  inconsistencies: [],
  files: ["classic", "docx-plain@libreoffice"],
};
