import { monthFirst, nowWords, type PageWords } from "./page-words.ts";

export const ARABIC: PageWords = {
  headings: {
    summary: ["نبذة", "نبذة عني", "الملخص المهني", "الهدف الوظيفي", "من أنا", "نبذة شخصية"],
    posts: [
      "الخبرات",
      "الخبرة المهنية",
      "الخبرات العملية",
      "الخبرة العملية",
      "التاريخ الوظيفي",
      "المسيرة المهنية",
    ],
    studies: ["التعليم", "المؤهلات العلمية", "المؤهل العلمي", "الدراسة", "التحصيل العلمي"],
    skills: ["المهارات", "المهارات الأساسية", "القدرات", "الكفاءات", "نقاط القوة"],
    certificates: ["الشهادات", "الدورات والشهادات", "الدورات التدريبية", "الشهادات المهنية"],
    languages: ["اللغات", "إجادة اللغات", "المهارات اللغوية"],
  },
  labels: {
    email: ["البريد الإلكتروني", "البريد", "الإيميل"],
    phone: ["الهاتف", "رقم الهاتف", "الجوال", "الموبايل"],
    address: ["العنوان", "السكن", "مكان الإقامة"],
    web: ["الموقع الإلكتروني"],
  },
  year: "السنة",
  dates: {
    now: nowWords(
      ["الآن", "حتى الآن", "حتى تاريخه", "الوقت الحاضر", "الحاضر", "حاليًا"],
      ["الآن", "الوقت الحاضر"],
    ),
    full: monthFirst,
    short: monthFirst,
    apart: monthFirst,
    to: (from, to) => `${from} إلى ${to}`,
    since: (from) => `منذ ${from}`,
    between: (from, to) => `من ${from} إلى ${to}`,
  },
  joins: { at: "في", with: "لدى", in: "في" },
  script: { sans: "Noto Sans Arabic", serif: "Noto Naskh Arabic", isRightToLeft: true },
};
