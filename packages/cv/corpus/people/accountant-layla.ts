import type { Person } from "../person.ts";

export const person: Person = {
  id: "accountant-layla",
  family: "accounting",
  country: "SA",
  languageCode: "ar",
  name: "ليلى بنت فهد القحطاني",
  headline: "محاسبة",
  email: "layla.alqahtani@riyadbox.example",
  phone: "+966 55 208 4417",
  location: "الرياض، المملكة العربية السعودية",
  labels: { contact: "التواصل", email: "البريد", phone: "الجوال", address: "السكن" },
  sections: [
    {
      heading: "الخبرة المهنية",
      jobs: [
        { title: "محاسبة", company: "شركة واحة الأغذية", place: "الرياض", dates: "أكتوبر 2023 – الآن", from: "2023-10", to: null, points: ["إعداد {القوائم المالية=Financial statements|القوائم المالية|Financial reporting} و{ضريبة القيمة المضافة=VAT|ضريبة القيمة المضافة|VAT returns}.", "[[خفضت الذمم المتأخرة بنسبة 30% خلال سنة.]]"] },
        { title: "محاسبة متدربة", company: "مكتب نجد للمراجعة", place: "الرياض", dates: "سبتمبر 2022 – أغسطس 2023", from: "2022-09", to: "2023-08", points: ["{تدقيق=Auditing|تدقيق|Audit} المستندات و{التسويات البنكية=Bank reconciliation|التسويات البنكية}."] },
      ],
    },
    { heading: "المهارات التقنية", tags: ["{Odoo}", "{Excel=Microsoft Excel}", "{SAP}", "{Power BI}"] },
    { heading: "المهارات الشخصية", tags: ["{~إدارة الوقت=Time management|إدارة الوقت}", "{~الدقة=Attention to detail|Accuracy|الدقة}"] },
    { heading: "المؤهلات العلمية", studies: [{ degree: "بكالوريوس محاسبة", institution: "جامعة الملك سعود", dates: "2018 – 2022", year: 2022 }] },
    { heading: "الشهادات", certificates: ["{SOCPA}, 2025"] },
    { heading: "اللغات", languages: ["{العربية=Arabic} (اللغة الأم)", "{الإنجليزية=English} (جيد جدا)"] },
  ],
  optional: ["Accounting", "Taxation", "Accounts receivable", "Credit control"],
  totalYears: 4.1,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["sidebar-right", "docx-tabs"],
};
