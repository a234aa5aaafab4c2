import type { Person } from "../person.ts";

export const person: Person = {
  id: "accounts-kavitha",
  family: "accounting",
  country: "LK",
  languageCode: "ta",
  name: "கவிதா தர்மலிங்கம்",
  headline: "கணக்கு உதவியாளர்",
  email: "kavitha.tharma@badullamail.example",
  phone: "+94 55 222 4019",
  location: "பதுளை",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "தொலைபேசி இல.", address: "முகவரி" },
  sections: [
    {
      heading: "தொழில் அனுபவம்",
      jobs: [
        { title: "கணக்கு உதவியாளர்", company: "ஊவா மரக்கறி ஏற்றுமதியாளர்கள்", place: "பதுளை", dates: "ஜூன் 2025 முதல் இன்று வரை", from: "2025-06", to: null, points: ["{வங்கி இணக்கக் கூற்று=Bank reconciliation|வங்கி இணக்கக் கூற்று}, {சம்பளப் பட்டியல்=Payroll|சம்பளப் பட்டியல்} தயாரித்தல்.", "[[நிலுவைத் தொகை 1.2 மில்லியன் ரூபாவால் குறைந்தது.]]"] },
      ],
    },
    { heading: "கணினி அறிவு", tags: ["{QuickBooks}", "{Microsoft Excel}"] },
    { heading: "பிற திறன்கள்", tags: ["{கணக்கியல்=Accounting|கணக்கியல்}", "{~நேர முகாமைத்துவம்=Time management|நேர முகாமைத்துவம்}"] },
    { heading: "கல்வித் தகைமைகள்", studies: [{ degree: "தேசிய கணக்கியல் டிப்ளோமா", institution: "உயர் தொழில்நுட்பக் கல்வி நிறுவனம், பதுளை", dates: "2022 – 2025", year: 2025 }] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}, {சிங்களம்=Sinhala}, {ஆங்கிலம்=English}"] },
  ],
  totalYears: 1.4,
  level: "Junior",
  inconsistencies: [],
  files: ["two-columns", "docx-plain@libreoffice"],
};
