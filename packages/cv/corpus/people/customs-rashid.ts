import type { Person } from "../person.ts";

export const person: Person = {
  id: "customs-rashid",
  family: "logistics",
  country: "OM",
  languageCode: "ar",
  name: "راشد بن سالم الهنائي",
  headline: "مخلّص جمركي",
  email: "rashid.alhinai@soharmail.example",
  phone: "+968 9555 0174",
  location: "صحار، سلطنة عُمان",
  labels: { contact: "التواصل", email: "البريد الإلكتروني", phone: "الهاتف", address: "العنوان" },
  sections: [
    { heading: "نبذة", text: ["مخلّص جمركي مرخّص، أعمل بين الميناء والمنطقة الحرة منذ ثماني سنوات، وأعرف أين تتأخر الحاوية ولماذا."] },
    {
      heading: "الخبرات العملية",
      jobs: [
        { title: "مخلّص جمركي أول", company: "شركة الباطنة للتخليص والشحن", place: "صحار", dates: "مارس 2021 – حتى الآن", from: "2021-03", to: null, points: ["{التخليص الجمركي=Customs clearance|التخليص الجمركي|Customs|Customs procedures} للبضائع المستوردة والعابرة، وإعداد {البيانات الجمركية=Customs declarations|البيانات الجمركية|Customs documentation} في نظام {بيان=Bayan|بيان|Bayan system}.", "{تصنيف السلع=HS classification|تصنيف السلع|Tariff classification|HS codes|التصنيف الجمركي} وفق النظام المنسق و{حساب الرسوم=Duty calculation|حساب الرسوم|Customs duties|Customs duty calculation}.", "[[خفضت متوسط زمن الإفراج عن الحاوية من 72 ساعة إلى 30 ساعة.]]", "متابعة {بوليصة الشحن=Bill of lading|بوليصة الشحن|Bills of lading|Shipping documentation} و{شهادة المنشأ=Certificate of origin|شهادة المنشأ|Certificates of origin} مع الموردين."] },
        { title: "كاتب تخليص", company: "شركة الباطنة للتخليص والشحن", place: "صحار", dates: "سبتمبر 2018 – فبراير 2021", from: "2018-09", to: "2021-02", promoted: true, points: ["{إدخال البيانات=Data entry|إدخال البيانات}، {الأرشفة=Archiving|الأرشفة|Filing}، و{المعاينة=Cargo inspection|المعاينة|Goods inspection|Customs inspection|Inspection} مع مفتش الجمارك.", "إنجاز عشرين معاملة يوميًا."] },
      ],
    },
    { heading: "المهارات", tags: ["{الاستيراد والتصدير=Import and export|الاستيراد والتصدير|Import/export|Import|Export}", "{Incoterms}", "{Microsoft Excel}", "{الاعتمادات المستندية=Letters of credit|الاعتمادات المستندية|Letter of credit|Documentary credits}", "{~التفاوض=Negotiation|التفاوض}", "{~العمل تحت الضغط=Working under pressure|العمل تحت الضغط|Stress management|Calm under pressure}"] },
    { heading: "التعليم", studies: [{ degree: "دبلوم إدارة اللوجستيات", institution: "جامعة التقنية والعلوم التطبيقية، صحار", dates: "2015 – 2018", year: 2018 }] },
    { heading: "الرخص والشهادات", certificates: ["{رخصة مخلّص جمركي|Customs broker licence|رخصة تخليص جمركي}، الإدارة العامة للجمارك، 2020", "{?دورة المواد الخطرة}، 2023"] },
    { heading: "اللغات", languages: ["{العربية=Arabic} (اللغة الأم)", "{الإنجليزية=English} (جيد جدًا)", "{الأردية=Urdu} (محادثة)"] },
    { heading: "الهوايات", text: ["{!الصيد=Fishing} البحري، {!التصوير=Photography}، كرة الطائرة"] },
  ],
  optional: ["Logistics", "Freight forwarding", "Shipping", "Logistics management", "Free zone", "Dangerous goods", "Follow-up", "Hazardous materials", "Supplier management", "Transit", "Documentation", "Free zones", "Cargo handling"],
  totalYears: 8.2,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-right", "docx-lists@libreoffice", "classic"],
};
