import type { Person } from "../person.ts";

export const person: Person = {
  id: "lab-hassan",
  family: "laboratory",
  country: "EG",
  languageCode: "ar",
  name: "حسن عبد العزيز مرسي",
  headline: "فني مختبر طبي",
  email: "hassan.morsi@nilemail.example",
  phone: "+20 100 733 9281",
  location: "الإسكندرية، مصر",
  labels: { contact: "معلومات الاتصال", email: "البريد الإلكتروني", phone: "الهاتف", address: "العنوان" },
  sections: [
    { heading: "نبذة", text: ["فني مختبر يهتم بدقة النتائج وسلامة العينات."] },
    {
      heading: "الخبرات العملية",
      jobs: [
        { title: "فني مختبر أول", company: "مختبرات المنارة", place: "الإسكندرية", dates: "يناير 2020 – حتى الآن", from: "2020-01", to: null, points: ["تحاليل {أمراض الدم=Hematology|Haematology|أمراض الدم} و{الكيمياء الحيوية=Clinical chemistry|Biochemistry|الكيمياء الحيوية} على أجهزة آلية.", "[[انخفض زمن تسليم النتائج من 6 ساعات إلى ساعتين.]]"] },
        { title: "فني مختبر", company: "مستشفى الشاطبي التخصصي", place: "الإسكندرية", dates: "مارس 2016 – ديسمبر 2019", from: "2016-03", to: "2019-12", points: ["{سحب العينات=Phlebotomy|سحب العينات|Blood collection} وترتيب المخزن."] },
      ],
    },
    { heading: "المهارات", tags: ["{PCR}", "{ELISA}", "{مراقبة الجودة=Quality control|مراقبة الجودة}", "{~العمل الجماعي=Teamwork|العمل الجماعي}"] },
    { heading: "التعليم", studies: [{ degree: "بكالوريوس علوم طبية مخبرية", institution: "جامعة الإسكندرية", dates: "2011 – 2015", year: 2015 }] },
    { heading: "اللغات", languages: ["{العربية=Arabic}", "{الإنجليزية=English}"] },
  ],
  optional: ["Laboratory techniques", "Medical laboratory", "Sample handling", "Specimen collection", "Inventory management"],
  totalYears: 10.7,
  level: "Expert",
  inconsistencies: [],
  files: ["classic", "docx-plain@libreoffice"],
};
