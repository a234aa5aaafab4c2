import type { Person } from "../person.ts";

export const person: Person = {
  id: "pharmacist-rana",
  family: "pharmacy",
  country: "JO",
  languageCode: "ar",
  name: "رنا عبد الله الخطيب",
  headline: "صيدلانية مجتمع",
  email: "rana.khatib@saydaliya.example",
  phone: "079 615 4408",
  location: "إربد، الأردن",
  labels: { contact: "التواصل", email: "البريد الإلكتروني", phone: "الهاتف", address: "العنوان" },
  sections: [
    { heading: "المعلومات الشخصية", rows: [["تاريخ الميلاد", "4 أيلول 1994"], ["الجنسية", "أردنية"], ["الحالة الاجتماعية", "متزوجة ولي طفلة"], ["رقم مزاولة المهنة", "يُقدَّم عند الطلب"]] },
    { heading: "نبذة", text: ["صيدلانية بخبرة تزيد على سبع سنوات في صيدليات المجتمع والمستشفيات. أبرز ما يميّزني {~الدقة=Accuracy|الدقة|Precision|Attention to detail} و{~حسن الاستماع=Active listening|حسن الاستماع|Listening|Listening skills|Good listening}."] },
    {
      heading: "الخبرات العملية",
      jobs: [
        { title: "صيدلانية مسؤولة", titleAlso: ["Pharmacist in Charge"], company: "صيدلية ياسمين الشمال", place: "إربد", dates: "آذار 2022 – حتى الآن", from: "2022-03", to: null, points: ["{صرف الوصفات الطبية=Dispensing|صرف الوصفات الطبية|Prescription dispensing|Dispensing prescriptions|Medication dispensing} و{الإرشاد الدوائي=Patient counselling|الإرشاد الدوائي|Medication counselling|Patient counseling|Medication counseling|Drug counselling|Drug counseling|Pharmaceutical counseling} للمرضى المزمنين.", "{إدارة المخزون=Inventory management|إدارة المخزون|Stock management|Stock control|Inventory control} ومتابعة {تواريخ الصلاحية=Expiry date control|تواريخ الصلاحية|Expiry management|Expiry date monitoring|Expiry dates|Expiry date tracking|Expiry date management|Expiration date monitoring} على نظام {Odoo}، و{مطالبات التأمين الصحي=Health insurance claims|مطالبات التأمين الصحي|Insurance claims|Claims processing|Medical insurance claims|Medical claims|Insurance claims processing|Health insurance claims processing}.", "[[خفّضت قيمة الأدوية المنتهية الصلاحية بنسبة 45% خلال سنة واحدة.]]", "{تدريب طلبة الصيدلة=Training pharmacy students|تدريب طلبة الصيدلة|Training|Student training|Mentoring|Pharmacy student training|Student supervision|Intern training}."] },
        { title: "صيدلانية مستشفى", titleAlso: ["Hospital Pharmacist"], company: "مستشفى سهول حوران", place: "الرمثا", dates: "تموز 2018 – كانون الأول 2020", from: "2018-07", to: "2020-12", points: ["{التحضيرات الوريدية=IV admixture|التحضيرات الوريدية|IV preparation|Intravenous preparations|IV preparations|Intravenous admixture|IV admixtures|IV compounding} و{مراجعة التداخلات الدوائية=Drug interaction review|مراجعة التداخلات الدوائية|Drug interactions|Drug interaction checking|Drug interaction screening|التداخلات الدوائية} باستخدام {Lexicomp=Lexicomp|Lexi-Comp}.", "{تركيب المراهم=Compounding|تركيب المراهم|Ointment compounding|Pharmaceutical compounding|Ointment preparation|Ointment formulation|Compounding ointments}، والإشراف على {عهدة الأدوية المخدرة=Controlled drugs|عهدة الأدوية المخدرة|Controlled substances|Narcotics control|Controlled drug management|Narcotics custody|Narcotics management|Controlled substance management|Narcotic drugs custody|الأدوية المخدرة|Narcotic drug control}.", "كان قسم الحسابات يعمل على {!Oracle}، أما {!تحضير العلاج الكيماوي=Chemotherapy preparation|تحضير العلاج الكيماوي|Chemotherapy} فكان من اختصاص زميلتي.", "إجازة أمومة وتفرغ للأسرة من كانون الثاني 2021 حتى شباط 2022."] },
      ],
    },
    {
      heading: "المؤهلات العلمية",
      studies: [
        { degree: "بكالوريوس صيدلة", degreeAlso: ["Bachelor of Pharmacy"], institution: "جامعة العلوم والتكنولوجيا الأردنية", place: "إربد", dates: "2012 – 2017", year: 2017 },
        { degree: "الثانوية العامة – الفرع العلمي", degreeAlso: ["الثانوية العامة"], institution: "مدرسة زبدة الثانوية للبنات", place: "إربد", dates: "2012", year: 2012 },
      ],
    },
    { heading: "الدورات والشهادات", certificates: ["{ICDL=ICDL|International Computer Driving Licence}، 2017", "{الإنعاش القلبي الرئوي الأساسي (BLS)=BLS|الإنعاش القلبي الرئوي الأساسي (BLS)|Basic Life Support|الإنعاش القلبي الرئوي الأساسي|Basic CPR|CPR}، جمعية القلب الأمريكية، 2023"] },
    { heading: "مهارات الحاسوب", tags: ["{Microsoft Excel=Microsoft Excel|Excel|MS Excel}", "{Microsoft Word=Microsoft Word|Word|MS Word}"] },
    { heading: "اللغات", languages: ["{العربية=Arabic} (اللغة الأم)", "{الإنجليزية=English} (جيد جداً)", "{التركية=Turkish} (مبتدئ)"] },
    { heading: "الطموح", text: ["أرغب في تعلّم {!SPSS} لأغراض البحث العلمي، ولم أستخدمه بعد."] },
    { heading: "المعرّفون", text: ["تُقدَّم الأسماء عند الطلب"] },
  ],
  optional: ["Pharmacy", "صيدلة", "Community pharmacy", "Driving licence", "Customer service", "خدمة العملاء", "Pharmacology", "Hospital pharmacy", "Sales", "Clinical pharmacy", "Computer skills", "Microsoft Office", "CPR", "First Aid", "Basic Life Support"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-left", "docx-tabs@libreoffice"],
};
