import type { Person } from "../person.ts";

export const person: Person = {
  id: "hr-alanoud",
  family: "human resources",
  country: "SA",
  languageCode: "ar",
  name: "العنود بنت فهد القحطاني",
  headline: "أخصائية موارد بشرية",
  email: "alanoud.alqahtani@bareedriyadh.example",
  phone: "+966 55 018 4427",
  location: "الرياض، حي الياسمين",
  labels: { contact: "التواصل", email: "البريد الإلكتروني", phone: "الجوال", address: "العنوان" },
  sections: [
    { heading: "نبذة", text: ["خبرة خمس سنوات في شؤون الموظفين. أسمع أكثر مما أتكلم، وأرغب في تعلم {!بايثون=Python|بايثون}."] },
    {
      heading: "الخبرات العملية",
      jobs: [
        { title: "أخصائية موارد بشرية", company: "شركة نخيل القصيم للتمور", place: "الرياض", dates: "مارس 2022 – حتى الآن", from: "2022-03", to: null, points: ["{استقطاب المرشحين=Recruitment|استقطاب المرشحين|الاستقطاب|التوظيف|Talent acquisition} وإجراء {المقابلات=Interviewing|المقابلات|إجراء المقابلات|Interviews|Job interviews} لوظائف المصنع والمكاتب.", "إعداد {مسيرات الرواتب=Payroll|مسيرات الرواتب|مسير الرواتب|الرواتب} عبر {نظام حماية الأجور=Wage protection system|نظام حماية الأجور|WPS}، ومتابعة {التأمينات الاجتماعية=GOSI|التأمينات الاجتماعية|Social insurance|Social security} و{منصة قوى=Qiwa|منصة قوى|قوى}.", "أنسق أسبوعيًا مع أقسام {!المالية=Finance|المالية} و{!التسويق=Marketing|التسويق} و{!تقنية المعلومات=Information technology|تقنية المعلومات}.", "[[انخفض معدل دوران الموظفين من 28% إلى 15% خلال عامين.]]"] },
        { title: "منسقة شؤون موظفين", company: "مجموعة دلتا للمقاولات", place: "الرياض", dates: "يونيو 2021 – فبراير 2022", from: "2021-06", to: "2022-02", about: "مجموعة تعمل في {!السباكة=Plumbing|السباكة} و{!الكهرباء=Electrical work|الكهرباء} و{!التكييف=HVAC|Air conditioning|التكييف}.", points: ["{حفظ ملفات الموظفين=Personnel files|حفظ ملفات الموظفين|ملفات الموظفين|Employee records|Personnel records|Records management}، و{تأهيل الموظفين الجدد=Onboarding|تأهيل الموظفين الجدد|Employee onboarding}."] },
      ],
    },
    { heading: "المهارات", list: ["{تقييم الأداء=Performance management|تقييم الأداء|Performance appraisal|Performance evaluation}", "{نظام العمل السعودي=Labour law|نظام العمل السعودي|نظام العمل|Saudi labour law}", "{Microsoft Excel|Excel|إكسل}", "{SAP SuccessFactors|SuccessFactors}", "{~السرية=Discretion|السرية|Confidentiality}", "{~العمل الجماعي=Teamwork|العمل الجماعي}"] },
    { heading: "التعليم", studies: [{ degree: "بكالوريوس إدارة الأعمال", degreeAlso: ["بكالوريوس إدارة أعمال"], institution: "جامعة الملك سعود", dates: "2017 – 2021", year: 2021 }] },
    { heading: "الشهادات", certificates: ["{SHRM-CP}، 2024"] },
    { heading: "اللغات", languages: ["{العربية=Arabic}", "{الإنجليزية=English}"] },
    { heading: "التطوع والهوايات", text: ["وزعت مع جمعية الحرفيات كتيبًا عن {!التغذية=Nutrition|التغذية}. {!الخط العربي=Calligraphy|الخط العربي|Arabic calligraphy}، {!الفروسية=Horse riding|الفروسية}."] },
  ],
  optional: ["Active listening", "الاستماع", "الإنصات", "Personnel administration", "شؤون الموظفين", "Employee relations", "Employee turnover", "Employee retention", "الموارد البشرية", "Business administration", "إدارة الأعمال", "SAP", "Microsoft Office"],
  not: ["Delta", "Dates", "Agriculture", "Contracting", "المقاولات", "Crafts"],
  totalYears: 5.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["header-band", "docx-plain"],
};
