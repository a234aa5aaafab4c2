import type { Person } from "../person.ts";

export const person: Person = {
  id: "driver-sunil",
  family: "driving",
  country: "LK",
  languageCode: "si",
  name: "සුනිල් ශාන්ත රත්නායක",
  headline: "බර වාහන රියදුරු",
  email: "sunil.ratnayake@gamimail.example",
  phone: "077 814 2290",
  location: "අනුරාධපුරය",
  labels: { contact: "සම්බන්ධතා", email: "විද්‍යුත් තැපෑල", phone: "දුරකථන අංකය", address: "ලිපිනය" },
  sections: [
    { heading: "පෞද්ගලික තොරතුරු", rows: [["උපන් දිනය", "1984.07.19"], ["ජාතික හැඳුනුම්පත් අංකය", "842010456V"], ["විවාහක / අවිවාහක බව", "විවාහක"]] },
    {
      heading: "සේවා පළපුරුද්ද",
      jobs: [
        { title: "බර වාහන රියදුරු", company: "රජරට ප්‍රවාහන සේවය", place: "අනුරාධපුරය", dates: "2016 ජනවාරි සිට මේ දක්වා", from: "2016-01", to: null, points: ["වී සහ පොහොර {බෙදාහැරීම=Delivery|බෙදාහැරීම|Goods delivery}, දිවයින පුරා {දුර ගමන් රිය පැදවීම=Long-distance driving|දුර ගමන් රිය පැදවීම|Long-haul driving}.", "[[ඉන්ධන වියදම 12% කින් අඩු කළා.]]"] },
        { title: "ලොරි රියදුරු", company: "නුවරවැව හාඩ්වෙයාර්", place: "අනුරාධපුරය", dates: "2011 මාර්තු – 2015 දෙසැම්බර්", from: "2011-03", to: "2015-12", points: ["සිමෙන්ති සහ වැලි ප්‍රවාහනය."] },
      ],
    },
    { heading: "කුසලතා", list: ["{වාහන නඩත්තුව=Vehicle maintenance|වාහන නඩත්තුව}", "{GPS}", "{මාර්ග සැලසුම්කරණය=Route planning|මාර්ග සැලසුම්කරණය}", "{~වගකීම=Responsibility|වගකීම}"] },
    { heading: "අධ්‍යාපනය", studies: [{ degree: "අ.පො.ස. සාමාන්‍ය පෙළ", institution: "වලිසිංහ හරිශ්චන්ද්‍ර විද්‍යාලය", dates: "2000", year: 2000 }] },
    { heading: "සහතික", certificates: ["{බර වාහන රියදුරු බලපත්‍රය|Heavy vehicle licence}, 2010"] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala}", "{දෙමළ=Tamil}"] },
  ],
  optional: ["Driving", "Heavy vehicle driving", "Truck driving", "Transport", "Fuel efficiency", "Transportation"],
  totalYears: 15.7,
  level: "Expert",
  inconsistencies: [],
  files: ["bio-data", "docx-form@libreoffice"],
};
