import type { Person } from "../person.ts";

export const person: Person = {
  id: "accounts-rekha",
  family: "accounting",
  country: "IN",
  languageCode: "hi",
  name: "रेखा कुमारी श्रीवास्तव",
  headline: "लेखा सहायक",
  email: "rekha.srivastava@gomtimail.example",
  phone: "0522-555 0164",
  location: "लखनऊ, उत्तर प्रदेश",
  labels: { contact: "संपर्क", email: "ईमेल", phone: "फ़ोन", address: "पता" },
  sections: [
    { heading: "उद्देश्य", text: ["किसी छोटे कारखाने या व्यापारिक फर्म में लेखा विभाग संभालना।"] },
    {
      heading: "कार्य अनुभव",
      jobs: [
        { title: "लेखा सहायक", company: "गोमती स्टील ट्रेडर्स", place: "लखनऊ", dates: "अप्रैल 2020 – वर्तमान", from: "2020-04", to: null, points: ["{जीएसटी रिटर्न=GST|जीएसटी रिटर्न|GST returns|GST filing|जीएसटी} और {बैंक मिलान=Bank reconciliation|बैंक मिलान|बैंक समाधान}।", "[[बकाया वसूली का समय 75 दिन से घटाकर 48 दिन किया।]]"] },
        { title: "कंप्यूटर ऑपरेटर", company: "अवध कोचिंग सेंटर", place: "लखनऊ", dates: "जुलाई 2017 – दिसंबर 2018", from: "2017-07", to: "2018-12", points: ["फ़ीस की रसीदें, {?डाटा एंट्री=Data entry|डाटा एंट्री} और प्रश्नपत्रों की छपाई।"] },
      ],
    },
    { heading: "कौशल", tags: ["{टैली=Tally|टैली|Tally ERP 9|TallyPrime}", "{एक्सेल=Microsoft Excel|एक्सेल|Excel}", "{वेतन गणना=Payroll|वेतन गणना|Salary calculation}", "{हिंदी टाइपिंग=Touch typing|हिंदी टाइपिंग|Typing|Hindi typing}", "{~ईमानदारी=Integrity|ईमानदारी|Honesty}", "{~समय प्रबंधन=Time management|समय प्रबंधन}"] },
    { heading: "शैक्षिक योग्यता", studies: [
      { degree: "बी.कॉम.", degreeAlso: ["B.Com", "बी.कॉम"], institution: "लखनऊ विश्वविद्यालय", dates: "2014 – 2017", year: 2017 },
      { degree: "इंटरमीडिएट (वाणिज्य)", degreeAlso: ["इंटरमीडिएट"], institution: "राजकीय बालिका इंटर कॉलेज", dates: "2014", year: 2014 },
    ] },
    { heading: "भाषाएँ", languages: ["{हिंदी=Hindi}", "{उर्दू=Urdu}", "{अंग्रेज़ी=English} (कामचलाऊ)"] },
    { heading: "रुचियाँ", text: ["{!कढ़ाई=Embroidery|कढ़ाई}, पुराने गीत, {!खाना पकाना=Cooking|खाना पकाना}"] },
    { heading: "घोषणा", text: ["मैं घोषणा करती हूँ कि उपरोक्त जानकारी सत्य है।"] },
  ],
  optional: ["Accounting", "Bookkeeping", "Debt collection", "Accounts receivable", "Taxation", "Invoicing", "Computer operation", "Fee collection", "Collections", "Receipts"],
  totalYears: 8.1,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["grid", "docx-table"],
};
