import type { Person } from "../person.ts";

export const person: Person = {
  id: "civil-youssef",
  family: "civil engineering",
  country: "JO",
  languageCode: "ar",
  name: "يوسف محمود الخطيب",
  headline: "مهندس مدني",
  email: "yousef.alkhatib@ammanbox.example",
  phone: "+962 79 440 2186",
  location: "عمّان، الأردن",
  labels: { contact: "بيانات التواصل", email: "البريد الإلكتروني", phone: "رقم الهاتف", address: "العنوان" },
  sections: [
    { heading: "الهدف الوظيفي", text: ["العمل في شركة مقاولات كبرى واكتساب الخبرة في الجسور."] },
    {
      heading: "الخبرة",
      jobs: [
        { title: "مهندس موقع", company: "شركة وادي رم للمقاولات", place: "العقبة", dates: "آذار 2025 – حتى تاريخه", from: "2025-03", to: null, points: ["{الإشراف على الموقع=Site supervision|الإشراف على الموقع|Construction supervision} و{حصر الكميات=Quantity surveying|حصر الكميات|Quantity takeoff}.", "[[أنجز الجدار الاستنادي قبل الموعد بثلاثة أسابيع.]]"] },
        { title: "مهندس متدرب", company: "بلدية الزرقاء", place: "الزرقاء", dates: "تموز 2024 – كانون الأول 2024", from: "2024-07", to: "2024-12" },
      ],
    },
    { heading: "المهارات", tags: ["{AutoCAD}", "{Revit}", "{ETABS}", "{~العمل ضمن فريق=Teamwork|العمل ضمن فريق}"] },
    { heading: "المؤهل العلمي", studies: [{ degree: "بكالوريوس هندسة مدنية", institution: "الجامعة الأردنية", dates: "2019 – 2024", year: 2024 }] },
    { heading: "اللغات", languages: ["{العربية=Arabic}، {الإنجليزية=English}"] },
  ],
  totalYears: 2.2,
  level: "Junior",
  inconsistencies: [],
  files: ["dates-right", "docx-lists"],
};
