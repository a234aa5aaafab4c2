import { monthFirst, nowWords, type PageWords } from "./page-words.ts";

export const HINDI: PageWords = {
  headings: {
    summary: ["परिचय", "मेरे बारे में", "उद्देश्य", "कैरियर उद्देश्य", "संक्षिप्त परिचय"],
    posts: ["कार्य अनुभव", "अनुभव", "कार्यानुभव", "व्यावसायिक अनुभव", "नौकरी का अनुभव"],
    studies: ["शिक्षा", "शैक्षिक योग्यता", "शैक्षणिक योग्यता", "पढ़ाई"],
    skills: ["कौशल", "योग्यताएँ", "दक्षता", "विशेषताएँ", "तकनीकी कौशल"],
    certificates: ["प्रमाण पत्र", "प्रमाणपत्र", "प्रशिक्षण एवं प्रमाण पत्र"],
    languages: ["भाषाएँ", "भाषा ज्ञान", "भाषाओं का ज्ञान"],
  },
  labels: {
    email: ["ईमेल", "ई-मेल"],
    phone: ["मोबाइल", "मोबाइल नंबर", "फ़ोन", "दूरभाष"],
    address: ["पता", "निवास", "स्थायी पता"],
    web: ["वेबसाइट"],
  },
  year: "वर्ष",
  dates: {
    now: nowWords(["अब तक", "वर्तमान", "आज तक", "वर्तमान तक", "जारी"], ["अब", "आज", "वर्तमान"]),
    full: monthFirst,
    short: monthFirst,
    apart: monthFirst,
    to: (from, to) => `${from} से ${to} तक`,
    since: (from) => `${from} से`,
    between: (from, to) => `${from} से ${to} तक`,
  },
  joins: null,
  script: { sans: "Noto Sans Devanagari", serif: "Noto Serif Devanagari", isRightToLeft: false },
};
