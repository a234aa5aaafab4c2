import type { Person } from "../person.ts";

export const person: Person = {
  id: "teacher-sunita",
  family: "teaching",
  country: "IN",
  languageCode: "hi",
  name: "सुनीता चौहान",
  headline: "प्राथमिक शिक्षिका",
  email: "sunita.chauhan@jaipurdak.example",
  phone: "+91 98290 11574",
  location: "जयपुर, राजस्थान",
  labels: { contact: "संपर्क", email: "ईमेल", phone: "फ़ोन", address: "पता" },
  sections: [
    { heading: "उद्देश्य", text: ["बच्चों को पढ़ने से प्रेम कराना।"] },
    {
      heading: "अनुभव",
      jobs: [
        { title: "प्राथमिक शिक्षिका", company: "अरावली पब्लिक स्कूल", place: "जयपुर", dates: "जून 2022 – अब तक", from: "2022-06", to: null, points: ["कक्षा 3 के लिए {पाठ योजना=Lesson planning|पाठ योजना} और {कक्षा प्रबंधन=Classroom management|कक्षा प्रबंधन}।", "[[पढ़ने के स्तर में 22% सुधार हुआ।]]"] },
        { title: "सहायक शिक्षिका", company: "गुलाबी नगर विद्यालय", place: "जयपुर", dates: "जुलाई 2021 – मई 2022", from: "2021-07", to: "2022-05" },
      ],
    },
    { heading: "योग्यताएँ", tags: ["{शिक्षण=Teaching|शिक्षण}", "{Google Classroom}", "{Canva}", "{~धैर्य=Patience|धैर्य}", "{~रचनात्मकता=Creativity|रचनात्मकता}"] },
    { heading: "शैक्षिक योग्यता", studies: [{ degree: "बी.एड.", institution: "राजस्थान विश्वविद्यालय", dates: "2019 – 2021", year: 2021 }, { degree: "बी.ए. हिंदी", institution: "महारानी महाविद्यालय", dates: "2016 – 2019", year: 2019 }] },
    { heading: "भाषा ज्ञान", languages: ["{हिंदी=Hindi}, {अंग्रेज़ी=English}, {राजस्थानी=Rajasthani}"] },
    { heading: "रुचियाँ", text: ["{!कढ़ाई=Embroidery}, पतंगबाज़ी"] },
  ],
  optional: ["Primary education", "Primary teaching"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["rating", "docx-plain@libreoffice"],
};
