import type { Person } from "../person.ts";

export const person: Person = {
  id: "mason-piyadasa",
  family: "construction",
  country: "LK",
  languageCode: "si",
  name: "කේ. ඩී. පියදාස",
  headline: "මේසන් බාස්",
  email: "piyadasa.kd@nilwala.example",
  phone: "071 555 2204",
  location: "අකුරැස්ස, මාතර",
  labels: { contact: "විස්තර", email: "විද්‍යුත් තැපෑල", phone: "දුරකථන අංකය", address: "ලිපිනය" },
  sections: [
    { heading: "මා ගැන", text: ["වසර තිහක පළපුරුද්ද ඇති මේසන් බාස් කෙනෙක්. නිවාස, පාසල් ගොඩනැගිලි සහ පාලම් වැඩ කර තිබේ."] },
    {
      heading: "සේවා පළපුරුද්ද",
      jobs: [
        { title: "ප්‍රධාන මේසන්", company: "නිල්වලා ඉදිකිරීම් සමාගම", place: "මාතර", dates: "2009 මැයි සිට මේ දක්වා", from: "2009-05", to: null, points: ["{ගඩොල් බැඳීම=Bricklaying|ගඩොල් බැඳීම|Brickwork}, {කපරාරු කිරීම=Plastering|කපරාරු කිරීම|කපරාරුව} සහ {ටයිල් ඇල්ලීම=Tiling|ටයිල් ඇල්ලීම|Tile laying} වැඩ භාරව කටයුතු කිරීම.", "[[පාසල් ගොඩනැගිල්ලේ බිත්ති වැඩ නියමිත දිනට සති තුනකට පෙර නිම කළා.]]", "[[සිමෙන්ති නාස්තිය සියයට 12 සිට 5 දක්වා අඩු කළා.]]", "ගෝලයන් හය දෙනෙකුට වැඩ {~ඉගැන්වීම=Training|ඉගැන්වීම|Teaching|Mentoring|Apprentice training|Coaching}."] },
        { title: "මේසන්", company: "රුහුණු බිල්ඩර්ස්", place: "ගාල්ල", dates: "2001 ජනවාරි – 2009 අප්‍රේල්", from: "2001-01", to: "2009-04", points: ["{කොන්ක්‍රීට් දැමීම=Concrete works|කොන්ක්‍රීට් දැමීම|කොන්ක්‍රීට්|Concreting|Concrete}, {කම්බි බැඳීම=Bar bending|කම්බි බැඳීම|Steel fixing|Rebar work|Reinforcement} සහ {ෂටරින්=Formwork|ෂටරින්|Shuttering}.", "{සැලසුම් කියවීම=Technical drawing|සැලසුම් කියවීම|Reading drawings|Blueprint reading|Reading plans}, {මට්ටම් බැලීම=Levelling|මට්ටම් බැලීම|Leveling|Setting out}."] },
        { title: "අත්උදව්කරු", company: "පෞද්ගලික කොන්ත්‍රාත්, අකුරැස්ස", companyAlso: ["පෞද්ගලික කොන්ත්‍රාත්"], dates: "1996 ජූනි – 2000 දෙසැම්බර්", from: "1996-06", to: "2000-12", points: ["බදාම ඇනීම, වැලි හැලීම, ගඩොල් ඇදීම."] },
      ],
    },
    { heading: "දන්නා වැඩ", tags: ["{කළුගල් බැඳීම=Stone masonry|කළුගල් බැඳීම|Rubble masonry|Stonework|Masonry}", "{වහල වැඩ=Roofing|වහල වැඩ|Roof work}", "{ද්‍රව්‍ය ඇස්තමේන්තු=Cost estimation|ද්‍රව්‍ය ඇස්තමේන්තු|Estimating|Material estimation|Quantity takeoff|Estimation}", "{තීන්ත ගෑම=Painting|තීන්ත ගෑම|House painting}", "{~අවංකකම=Honesty|අවංකකම|Integrity}", "{~කාලයට වැඩ=Time management|Punctuality|කාලයට වැඩ}"] },
    { heading: "අධ්‍යාපනය", studies: [{ degree: "අ.පො.ස. සාමාන්‍ය පෙළ", institution: "අකුරැස්ස මහා විද්‍යාලය", dates: "1995", year: 1995 }] },
    { heading: "සහතික", certificates: ["{ජාතික වෘත්තීය සුදුසුකම් NVQ 4 (මේසන්)|NVQ 4|NVQ Level 4|NVQ 4 මේසන්}, 2012"] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}", "{දෙමළ=Tamil} (ටිකක්)"] },
    { heading: "විනෝදාංශ", text: ["{!මාළු ඇල්ලීම=Fishing}, බෙර වාදනය"] },
    { heading: "විමසිය හැකි අය", text: ["ඩී. එම්. සුනිල්, ඉංජිනේරු, නිල්වලා ඉදිකිරීම් සමාගම, 041 555 0198"] },
  ],
  optional: ["Masonry", "Construction", "Supervision", "Team leadership", "Bridge construction", "Building construction", "Mortar mixing", "Training and development", "Site supervision", "Carpentry", "Waste reduction"],
  totalYears: 30.4,
  level: "Expert",
  inconsistencies: [],
  files: ["bio-data", "docx-form@libreoffice"],
};
