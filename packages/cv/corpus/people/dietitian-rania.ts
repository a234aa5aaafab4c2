import type { Person } from "../person.ts";

export const person: Person = {
  id: "dietitian-rania",
  family: "dietetics",
  country: "JO",
  languageCode: "ar",
  name: "رانيا خالد العبادي",
  headline: "أخصائية تغذية علاجية",
  email: "rania.abbadi@ammanmail.example",
  phone: "+962 7 9555 0142",
  location: "عمّان، الأردن",
  labels: { contact: "للتواصل", email: "البريد الإلكتروني", phone: "الهاتف", address: "العنوان" },
  sections: [
    {
      heading: "الخبرات",
      jobs: [
        { title: "أخصائية تغذية علاجية", company: "مستشفى الياسمين", place: "عمّان", dates: "آذار 2019 – حتى الآن", from: "2019-03", to: null, points: ["دوام كامل: {خطط غذائية=Meal planning|خطط غذائية|Diet planning|Diet plans|Menu planning} لمرضى السكري والكلى.", "[[انخفض متوسط السكر التراكمي لدى 120 مريضاً من 9.1 إلى 7.4.]]"] },
        { title: "مشرفة تغذية", company: "شركة لقمة للتموين", place: "السلط", dates: "كانون الثاني 2021 – تموز 2023", from: "2021-01", to: "2023-07", points: ["دوام كامل مسائي: {?قوائم الطعام=Menu planning|قوائم الطعام} لأربع مدارس."] },
      ],
    },
    { heading: "المهارات", tags: ["{التغذية العلاجية=Clinical nutrition|التغذية العلاجية|Therapeutic nutrition|Nutrition|Dietetics}", "{تقييم الحالة الغذائية=Nutritional assessment|تقييم الحالة الغذائية|Nutrition assessment}", "{التغذية الأنبوبية=Tube feeding|التغذية الأنبوبية|Enteral nutrition}", "{التثقيف الصحي=Health education|التثقيف الصحي|Patient education}", "{Excel=Microsoft Excel}", "{~التواصل=Communication|التواصل}"] },
    { heading: "التعليم", studies: [{ degree: "بكالوريوس التغذية والحميات", degreeAlso: ["بكالوريوس في التغذية والحميات"], institution: "الجامعة الأردنية", dates: "2014 – 2018", year: 2018 }] },
    { heading: "الشهادات", certificates: ["{مزاولة مهنة التغذية|مزاولة مهنة}، وزارة الصحة، 2019"] },
    { heading: "اللغات", languages: ["{العربية=Arabic} (اللغة الأم)", "{الإنجليزية=English} (جيد جداً)"] },
    { heading: "الهوايات", text: ["{!الطبخ=Cooking|الطبخ}، {!السباحة=Swimming|السباحة}، القراءة"] },
  ],
  optional: ["Dietetics", "Nutrition", "Diabetes care", "Diabetes management", "Renal nutrition", "School catering", "Catering", "Patient care", "Supervision", "Nutrition counselling"],
  totalYears: 7.7,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["modern", "docx-tabs"],
};
