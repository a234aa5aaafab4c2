import type { Person } from "../person.ts";

export const person: Person = {
  id: "clerk-pooja",
  family: "office administration",
  country: "IN",
  languageCode: "hi",
  name: "पूजा शर्मा",
  headline: "डाटा एंट्री ऑपरेटर",
  email: "pooja.sharma@bhopalmail.example",
  phone: "+91 88274 10935",
  location: "भोपाल, मध्य प्रदेश",
  labels: { contact: "संपर्क", email: "ईमेल", phone: "मोबाइल नंबर", address: "पता" },
  sections: [
    { heading: "व्यक्तिगत विवरण", rows: [["पिता का नाम", "श्री रामनरेश शर्मा"], ["जन्म तिथि", "12/08/2003"]] },
    {
      heading: "कार्यानुभव",
      jobs: [{ title: "डाटा एंट्री ऑपरेटर", company: "झीलों की नगरी कोरियर", place: "भोपाल", dates: "सितंबर 2024 से अब तक", from: "2024-09", to: null, points: ["{डाटा एंट्री=Data entry|डाटा एंट्री} और {Excel=Microsoft Excel} में दैनिक रिपोर्ट।", "[[प्रविष्टि की त्रुटियाँ 4% से घटकर 0.5% हुईं।]]"] }],
    },
    { heading: "कौशल", list: ["{हिंदी टाइपिंग=Hindi typing|Typing|हिंदी टाइपिंग}", "{MS Word=Microsoft Word}", "{Tally}", "{~समय प्रबंधन=Time management|समय प्रबंधन}"] },
    { heading: "शैक्षणिक योग्यता", studies: [{ degree: "बी.कॉम.", institution: "बरकतउल्ला विश्वविद्यालय", dates: "2021 – 2024", year: 2024 }] },
    { heading: "भाषाएँ", languages: ["{हिंदी=Hindi}, {अंग्रेज़ी=English}"] },
    { heading: "घोषणा", text: ["मैं घोषणा करती हूँ कि ऊपर दी गई जानकारी सत्य है।"] },
  ],
  optional: ["Reporting", "Data reporting"],
  totalYears: 2.2,
  level: "Junior",
  inconsistencies: [],
  files: ["bio-data", "docx-table"],
};
