import type { Person } from "../person.ts";

export const person: Person = {
  id: "electrician-karrar",
  family: "electrical trade",
  country: "IQ",
  languageCode: "ar",
  name: "كرار حسين الموسوي",
  headline: "فني كهرباء",
  email: "karrar.almusawi@basramail.example",
  phone: "+964 770 555 0163",
  location: "البصرة، العراق",
  labels: { contact: "معلومات الاتصال", email: "البريد الإلكتروني", phone: "الهاتف", address: "العنوان" },
  sections: [
    { heading: "نبذة مختصرة", text: ["فني كهرباء يعمل في المباني والمولدات منذ أكثر من ثماني سنوات."] },
    {
      heading: "الخبرة العملية",
      jobs: [
        { title: "فني كهرباء", company: "شركة شط العرب للمقاولات", place: "البصرة", dates: "أيار 2021 – حتى الآن", from: "2021-05", to: null, points: [
          "{التمديدات الكهربائية=Electrical wiring|التمديدات الكهربائية|تمديدات كهربائية|Electrical installation|Electrical installations} للمباني السكنية و{لوحات التوزيع=Distribution boards|لوحات التوزيع|Distribution panels|Electrical panels|Switchboards} و{التأريض=Earth testing|التأريض|Earthing|Grounding}.",
          "[[انخفضت أعطال المولدات من 12 إلى 3 في الشهر.]]",
          "اجتماع أسبوعي مع قسم {!المحاسبة=Accounting|المحاسبة}.",
        ] },
        { title: "مساعد كهربائي", company: "ورشة النخيل", place: "البصرة", dates: "شباط 2018 – نيسان 2021", from: "2018-02", to: "2021-04", points: ["{?سحب الكابلات=Cable pulling|سحب الكابلات|Cable laying|Network cabling|Cable installation|Cabling} و{تركيب الإنارة=Lighting installation|تركيب الإنارة|Lighting}."] },
      ],
    },
    { heading: "المهارات", tags: ["{قراءة المخططات=Reading electrical drawings|قراءة المخططات|Blueprint reading|Technical drawing|Wiring diagrams|Reading drawings|Reading plans|Reading blueprints|Reading schematics}", "{كشف الأعطال=Fault finding|كشف الأعطال}", "{الطاقة الشمسية=Solar energy|الطاقة الشمسية|Solar power|Photovoltaics}", "{السلامة المهنية=Occupational safety|السلامة المهنية}", "{~العمل الجماعي=Teamwork|العمل الجماعي}", "{~الدقة=Attention to detail|الدقة|Accuracy|Precision}"] },
    { heading: "التعليم", studies: [{ degree: "دبلوم تقنيات كهربائية", degreeAlso: ["دبلوم"], institution: "المعهد التقني، البصرة", dates: "2015 – 2017", year: 2017 }] },
    { heading: "اللغات", languages: ["{العربية=Arabic}", "{الإنجليزية=English} (متوسط)"] },
    { heading: "الهوايات", text: ["{!صيد السمك=Fishing|صيد السمك} و{!الخط العربي=Calligraphy|الخط العربي|Arabic calligraphy}"] },
  ],
  optional: ["Electrical installation", "Electrical work", "Electrical maintenance", "Generator maintenance", "Generators", "صيانة المولدات", "المولدات", "Generator repair", "Building electrics", "Maintenance", "Electrical engineering", "Solar panel installation", "Renewable energy", "Residential wiring"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "docx-tabs@libreoffice"],
};
