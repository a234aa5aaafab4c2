import type { Person } from "../person.ts";

export const person: Person = {
  id: "medicalsales-samer",
  family: "sales",
  country: "JO",
  languageCode: "ar",
  name: "سامر خليل الحداد",
  headline: "مندوب مبيعات أجهزة طبية",
  email: "samer@ammanbox.example",
  phone: "+962 79 555 4180",
  location: "عمّان، الأردن",
  labels: { contact: "التواصل", email: "البريد", phone: "الجوال", address: "السكن" },
  sections: [
    { heading: "نبذة", text: ["مندوب مبيعات منذ أكثر من سبع سنوات بين المستشفيات والصيدليات. أبيع الأجهزة ولا أشغّلها."] },
    {
      heading: "الخبرة العملية",
      jobs: [
        { title: "مندوب مبيعات أول", titleAlso: ["مندوب مبيعات"], company: "شركة وادي السير للأجهزة الطبية", place: "عمّان", dates: "مارس 2022 – الآن", from: "2022-03", to: null, points: [
          "بيع أجهزة {!الأشعة=Radiography|الأشعة|Radiology|X-ray} و{!غسيل الكلى=Haemodialysis|غسيل الكلى|Dialysis}، أما {!صيانة الأجهزة الطبية=Medical equipment maintenance|صيانة الأجهزة الطبية|Biomedical equipment maintenance|صيانة الأجهزة} فيقوم بها مهندسو الشركة.",
          "إعداد {عروض الأسعار=Quotations|عروض الأسعار|Quotation preparation} و{العطاءات الحكومية=Tendering|العطاءات الحكومية|العطاءات|المناقصات|Government tenders|Tenders|Tender management}.",
          "[[ارتفعت مبيعات منطقتي من 210 آلاف إلى 390 ألف دينار خلال عامين.]]",
          "أسلّم فواتير العملاء إلى قسم {!المحاسبة=Accounting|المحاسبة}، و{تحصيل الذمم=Debt collection|تحصيل الذمم|Accounts receivable|Collections|التحصيل|تحصيل الديون} عليّ أنا.",
          "كانت الشركة تستعمل {!Oracle|Oracle Database} قبل انضمامي ثم تركته، ونعمل الآن على {Odoo} وأنا من أدخل فيه بيانات العملاء.",
        ] },
        { title: "مندوب مبيعات صيدليات", titleAlso: ["مندوب مبيعات"], company: "مستودع أدوية الرصيفة", place: "الزرقاء", dates: "مايو 2019 – فبراير 2022", from: "2019-05", to: "2022-02", points: [
          "زيارة 60 صيدلية في الأسبوع: {عرض المنتجات=Product presentation|عرض المنتجات|Product detailing|Product demonstration|Medical detailing}، {استلام الطلبات=Order taking|استلام الطلبات|Order processing|أخذ الطلبات} و{التفاوض=Negotiation|التفاوض|مهارات التفاوض} على الشروط.",
          "[[انخفضت المرتجعات من 9% إلى 3% في السنة الثانية.]]",
          "{!صرف الأدوية=Dispensing|صرف الأدوية} عمل الصيدلاني، ولم أقم به يوماً.",
        ] },
      ],
    },
    { heading: "المهارات", tags: ["{المبيعات=Sales|المبيعات|مبيعات}", "{خدمة العملاء=Customer service|خدمة العملاء}", "{Excel=Microsoft Excel}", "{PowerPoint=Microsoft PowerPoint}", "{~العمل تحت الضغط=Stress management|العمل تحت الضغط|Working under pressure}", "{~الإقناع=Persuasion|الإقناع}"] },
    { heading: "التعليم", studies: [
      { degree: "بكالوريوس إدارة أعمال", degreeAlso: ["بكالوريوس في إدارة الأعمال"], institution: "الجامعة الهاشمية", place: "الزرقاء", dates: "2014 – 2018", year: 2018 },
    ] },
    { heading: "ما أودّ تعلّمه", text: ["أرغب في دورة {!التسويق الرقمي=Digital marketing|التسويق الرقمي} في العام القادم، فليست لدي خبرة فيه."] },
    { heading: "الشهادات", certificates: ["{?رخصة قيادة خصوصي|رخصة قيادة}"] },
    { heading: "اللغات", languages: ["{العربية=Arabic} (اللغة الأم)", "{الإنجليزية=English} (جيد)"] },
    { heading: "الهوايات", text: ["{!السباحة=Swimming|السباحة}، القراءة"] },
  ],
  optional: ["Field sales", "Medical sales", "Medical equipment sales", "Medical device sales", "Pharmaceutical sales", "B2B sales", "Data entry", "إدخال البيانات", "CRM", "Territory management", "Customer relationship management", "Credit control", "Invoicing", "Business administration", "إدارة الأعمال", "Account management", "Driving", "Hospital sales", "Customer visits", "Returns management", "Presentation skills", "Client visits", "Public procurement", "Contract negotiation", "Customer data management", "بيع", "زيارة الصيدليات", "Business management"],
  totalYears: 7.5,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-right", "docx-lists"],
};
