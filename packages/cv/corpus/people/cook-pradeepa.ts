import type { Person } from "../person.ts";

export const person: Person = {
  id: "cook-pradeepa",
  family: "kitchen",
  country: "LK",
  languageCode: "si",
  name: "ප්‍රදීපා කුමාරි හේරත්",
  headline: "සූපවේදිනී",
  email: "pradeepa.herath@sigirimail.example",
  phone: "066 555 3081",
  location: "දඹුල්ල",
  labels: { contact: "සම්බන්ධතා", email: "ඊමේල්", phone: "දුරකථනය", address: "ලිපිනය" },
  sections: [
    {
      heading: "සේවා පළපුරුද්ද",
      jobs: [
        { title: "සූපවේදිනී", company: "ලොවි ලේක් හෝටලය", place: "දඹුල්ල", dates: "2021 අප්‍රේල් සිට මේ දක්වා", from: "2021-04", to: null, points: ["උදේ ආහාර බුෆේ එක සහ {?ශ්‍රී ලාංකික ආහාර=Sri Lankan cuisine|ශ්‍රී ලාංකික ආහාර} අංශය.", "[[ආහාර නාස්තිය මාස 8කදී 31%කින් අඩු කළා.]]"] },
        { title: "කුස්සි සහායිකා", company: "හබරණ විවේකාගාරය", place: "හබරණ", dates: "2018 ජනවාරි - 2021 මාර්තු", from: "2018-01", to: "2021-03", points: ["එළවළු කැපීම, පිඟන් සේදීම, {?ගබඩා භාණ්ඩ=Inventory management|ගබඩා භාණ්ඩ|Stock control} ලැයිස්තුව."] },
      ],
    },
    { heading: "හැකියාවන්", tags: ["{මෙනු සැලසුම්=Menu planning|මෙනු සැලසුම්|මෙනු සැලසුම් කිරීම}", "{ආහාර සනීපාරක්ෂාව=Food hygiene|ආහාර සනීපාරක්ෂාව|Food safety}", "{කේක් සහ පේස්ට්‍රි=Pastry|කේක් සහ පේස්ට්‍රි|Baking|Cake making}", "{HACCP}", "{~කණ්ඩායම් හැඟීම=Teamwork|කණ්ඩායම් හැඟීම|Team spirit}", "{~ඉවසීම=Patience|ඉවසීම}"] },
    { heading: "අධ්‍යාපනය", studies: [
      { degree: "NVQ 4 සූපවේදී පාඨමාලාව", degreeAlso: ["NVQ 4", "සූපවේදී පාඨමාලාව"], institution: "ජාතික ආධුනිකත්ව මණ්ඩලය", place: "කුරුණෑගල", dates: "2017", year: 2017 },
      { degree: "අ.පො.ස. සාමාන්‍ය පෙළ", institution: "දඹුල්ල ජාතික පාසල", dates: "2014", year: 2014 },
    ] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}", "{ඉංග්‍රීසි=English}"] },
    { heading: "විනෝදාංශ", text: ["{!ගෙවතු වගාව=Gardening|ගෙවතු වගාව}, {!නැටුම්=Dance|නැටුම්|Dancing}"] },
    { heading: "ප්‍රකාශය", text: ["ඉහත තොරතුරු සත්‍ය බව සහතික කරමි."] },
  ],
  optional: ["Cooking", "Buffet", "Buffet preparation", "Breakfast service", "Breakfast preparation", "Vegetable preparation", "Dishwashing", "Food waste reduction", "Culinary arts"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["docx-table@libreoffice", "classic"],
};
