import { nowWords, type PageWords, yearFirst } from "./page-words.ts";

/** `Intl` has the months of the moon. */
const MONTHS = "ජනවාරි පෙබරවාරි මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්".split(" ");

export const SINHALA: PageWords = {
  headings: {
    summary: ["මා ගැන", "හැඳින්වීම", "අරමුණ", "සාරාංශය"],
    posts: ["සේවා පළපුරුද්ද", "රැකියා පළපුරුද්ද", "පළපුරුද්ද", "වෘත්තීය පළපුරුද්ද", "රැකියා අත්දැකීම්"],
    studies: ["අධ්‍යාපනය", "අධ්‍යාපන සුදුසුකම්", "අධ්‍යාපනික සුදුසුකම්"],
    skills: ["කුසලතා", "හැකියාවන්", "දක්ෂතා", "විශේෂ කුසලතා"],
    certificates: ["සහතික", "වෘත්තීය සුදුසුකම්", "පාඨමාලා සහ සහතික"],
    languages: ["භාෂා", "භාෂා හැකියාව", "භාෂා දැනුම"],
  },
  labels: {
    email: ["ඊමේල්", "විද්‍යුත් තැපෑල", "ඊ-මේල්"],
    phone: ["දුරකථනය", "දුරකථන අංකය", "ජංගම දුරකථනය"],
    address: ["ලිපිනය", "ස්ථිර ලිපිනය"],
    web: ["වෙබ් අඩවිය"],
  },
  year: "වර්ෂය",
  dates: {
    now: nowWords(["දැනට", "මේ දක්වා", "අද දක්වා", "මේ වන තෙක්", "වර්තමානය"], ["මේ", "අද", "වර්තමානය"]),
    full: yearFirst,
    short: yearFirst,
    apart: yearFirst,
    to: (from, to) => `${from} සිට ${to} දක්වා`,
    since: (from) => `${from} සිට`,
    between: (from, to) => `${from} සිට ${to} දක්වා`,
    months: () => MONTHS,
  },
  joins: null,
  script: { sans: "Noto Sans Sinhala", serif: "Noto Serif Sinhala", isRightToLeft: false },
};
