import { monthFirst, nowWords, type PageWords } from "./page-words.ts";

/** As they are spelt in Sri Lanka; `Intl` spells them as in India. */
const SRI_LANKAN = "ஜனவரி பெப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டெம்பர் ஒக்டோபர் நவம்பர் டிசம்பர்".split(" ");

export const TAMIL: PageWords = {
  headings: {
    summary: ["அறிமுகம்", "என்னைப் பற்றி", "சுருக்கம்", "நோக்கம்", "குறிக்கோள்"],
    posts: ["பணி அனுபவம்", "தொழில் அனுபவம்", "வேலை அனுபவம்", "அனுபவம்"],
    studies: ["கல்வி", "கல்வித் தகைமைகள்", "கல்வித் தகுதி", "படிப்பு"],
    skills: ["திறன்கள்", "திறமைகள்", "ஆற்றல்கள்", "கணினி அறிவு"],
    certificates: ["சான்றிதழ்கள்", "பயிற்சிகளும் சான்றிதழ்களும்"],
    languages: ["மொழிகள்", "மொழி அறிவு", "மொழித் திறன்"],
  },
  labels: {
    email: ["மின்னஞ்சல்"],
    phone: ["தொலைபேசி", "கைபேசி", "தொலைபேசி இல.", "அலைபேசி"],
    address: ["முகவரி", "வசிப்பிடம்"],
    web: ["இணையதளம்"],
  },
  year: "ஆண்டு",
  dates: {
    now: nowWords(["இன்று வரை", "இன்றுவரை", "தற்போது வரை", "தற்போது", "இதுவரை"], ["இன்று", "தற்போது"]),
    full: monthFirst,
    short: monthFirst,
    apart: monthFirst,
    to: (from, to) => `${from} முதல் ${to} வரை`,
    since: (from) => `${from} முதல்`,
    between: (from, to) => `${from} முதல் ${to} வரை`,
    months: (country) => (country === "LK" ? SRI_LANKAN : null),
  },
  joins: null,
  script: { sans: "Noto Sans Tamil", serif: "Noto Serif Tamil", isRightToLeft: false },
};
