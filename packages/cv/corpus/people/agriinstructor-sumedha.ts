import type { Person } from "../person.ts";

export const person: Person = {
  id: "agriinstructor-sumedha",
  family: "agriculture",
  country: "LK",
  languageCode: "si",
  name: "සුමේධ බණ්ඩාර ඒකනායක",
  headline: "කෘෂිකර්ම උපදේශක",
  email: "sumedha.ekanayake@govibima.example",
  phone: "+94 71 246 8059",
  location: "අනුරාධපුරය",
  labels: { contact: "සම්බන්ධතා", email: "විද්‍යුත් තැපෑල", phone: "දුරකථන", address: "ලිපිනය" },
  sections: [
    { heading: "හැඳින්වීම", text: ["වී හා බෝග ගොවීන් සමඟ කුඹුරේම වැඩ කරන උපදේශකවරයෙකි."] },
    {
      heading: "සේවා පළපුරුද්ද",
      jobs: [
        { title: "කෘෂිකර්ම උපදේශක", company: "තිරප්පනේ ගොවිජන සේවා මධ්‍යස්ථානය", place: "තිරප්පනේ", dates: "2019 ජූනි – මේ දක්වා", from: "2019-06", to: null, points: [
          "ගොවි පවුල් 620කට {?වගා උපදෙස්=Agricultural advice|වගා උපදෙස්|Crop advisory|Agricultural extension|Extension services} සහ {පළිබෝධ පාලනය=Pest control|පළිබෝධ පාලනය|Pest management|Crop protection|Integrated pest management}.",
          "[[වී අස්වැන්න හෙක්ටයාරයකට ටොන් 4.1 සිට 5.6 දක්වා වැඩි කළා.]]",
          "{පස් පරීක්ෂාව=Soil testing|පස් පරීක්ෂාව|Soil analysis} සහ පොහොර නිර්දේශ; දත්ත {Excel=Microsoft Excel} පත්‍රවල.",
          "සතිපතා {?ගුවන් විදුලි=Radio|ගුවන් විදුලි|Radio presenting|Radio broadcasting} වැඩසටහනකට මිනිත්තු දහයක්.",
        ] },
        { title: "ක්ෂේත්‍ර සහායක", company: "රජරට බීජ සමාගම", place: "මැදවච්චිය", dates: "2017 මාර්තු – 2019 මැයි", from: "2017-03", to: "2019-05", points: ["{බීජ නිෂ්පාදනය=Seed production|බීජ නිෂ්පාදනය}, වගා ලියාපදිංචිය සහ {!ට්‍රැක්ටර්=Tractor operation|ට්‍රැක්ටර්|Tractor driving} කුලී ලේඛන."] },
      ],
    },
    { heading: "කුසලතා", tags: ["{කෘෂි ව්‍යාප්ති සේවා=Agricultural extension|කෘෂි ව්‍යාප්ති සේවා|Extension services|Extension}", "{වී වගාව=Paddy cultivation|වී වගාව|Rice cultivation|Rice farming|Paddy farming}", "{බිංදු ජල සම්පාදනය=Drip irrigation|බිංදු ජල සම්පාදනය|Irrigation}", "{කාබනික පොහොර=Organic fertiliser|කාබනික පොහොර|Organic fertilizer|Composting|Organic fertilisers}", "{ගොවි පුහුණුව=Farmer training|ගොවි පුහුණුව|Training}", "{~සන්නිවේදනය=Communication|සන්නිවේදනය}", "{~නායකත්වය=Leadership|නායකත්වය}"] },
    { heading: "අධ්‍යාපනය", studies: [
      { degree: "කෘෂිකර්ම ජාතික ඩිප්ලෝමාව", degreeAlso: ["කෘෂිකර්ම ඩිප්ලෝමාව"], institution: "කුණ්ඩසාලේ කෘෂිකර්ම විද්‍යාලය", dates: "2014 – 2016", year: 2016 },
      { degree: "අ.පො.ස. උසස් පෙළ (ජීව විද්‍යා)", degreeAlso: ["අ.පො.ස. උසස් පෙළ"], institution: "අනුරාධපුර මධ්‍ය විද්‍යාලය", dates: "2013", year: 2013, points: ["{!රසායන විද්‍යාව=Chemistry|රසායන විද්‍යාව} {!C|C programming}, ජීව විද්‍යාව B"] },
    ] },
    { heading: "සහතික", certificates: ["{NVQ 5 කෘෂිකර්ම=NVQ Level 5|NVQ 5|NVQ 5 කෘෂිකර්ම|NVQ Level 5 Agriculture}", "{ශ්‍රී ලංකා GAP පුහුණුකරු=Sri Lanka GAP Trainer|ශ්‍රී ලංකා GAP පුහුණුකරු|SL-GAP|GAP|Sri Lanka GAP|SL-GAP Trainer}, 2022"] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}, {දෙමළ=Tamil}, {ඉංග්‍රීසි=English}"] },
    { heading: "විමසිය හැකි අය", text: ["ඩබ්. ඒ. ජයරත්න මයා, සහකාර කොමසාරිස්, 025 555 0136"] },
  ],
  optional: ["Field extension", "Counselling", "Advisory", "Fertiliser recommendations", "Fertilizer recommendation", "Fertiliser management", "පොහොර නිර්දේශ", "Fertilizer management", "Data entry", "Data recording", "Record keeping", "Biology", "කෘෂිකර්මය", "Crop registration", "Soil fertility", "Soil science", "Yield improvement", "Crop production", "වගාව", "Field work", "Agronomy", "උපදේශනය", "Crop cultivation", "Advisory services", "Fertilization", "Good agricultural practices", "GAP"],
  totalYears: 9.7,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "docx-form"],
};
