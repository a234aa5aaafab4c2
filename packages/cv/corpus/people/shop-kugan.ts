import type { Person } from "../person.ts";

export const person: Person = {
  id: "shop-kugan",
  family: "retail",
  country: "LK",
  languageCode: "ta",
  name: "குகன் தர்மலிங்கம்",
  headline: "கிளை மேற்பார்வையாளர்",
  email: "kugan@trincopost.example",
  phone: "026 555 4417",
  location: "திருகோணமலை",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "தொலைபேசி", address: "முகவரி" },
  sections: [
    {
      heading: "பணி அனுபவம்",
      jobs: [
        { title: "கிளை மேற்பார்வையாளர்", company: "கோணேசர் பல்பொருள் அங்காடி", place: "திருகோணமலை", dates: "ஜூன் 2022 – தற்போது வரை", from: "2022-06", to: null, points: ["பன்னிரண்டு ஊழியர்களுக்கான {பணி அட்டவணை=Rostering|பணி அட்டவணை|Staff scheduling|Shift planning}.", "[[காலாவதியான பொருட்களின் இழப்பு 7% இலிருந்து 2% ஆகக் குறைந்தது.]]"] },
        { title: "காசாளர்", company: "நிலாவெளி புத்தகசாலை", place: "நிலாவெளி", dates: "மார்ச் 2019 – மே 2022", from: "2019-03", to: "2022-05", points: ["பாடசாலைப் பருவத்தில் தினமும் 200 வாடிக்கையாளர்கள்; {?அலுமாரி அலங்காரம்=Visual merchandising|அலுமாரி அலங்காரம்|Merchandising|Shelf display}."] },
      ],
    },
    { heading: "திறன்கள்", tags: ["{சரக்கு முகாமைத்துவம்=Inventory management|சரக்கு முகாமைத்துவம்|Stock management}", "{வாடிக்கையாளர் சேவை=Customer service|வாடிக்கையாளர் சேவை}", "{பணம் கையாளுதல்=Cash handling|பணம் கையாளுதல்}", "{POS=Point of sale}", "{Excel=Microsoft Excel}", "{~தலைமைத்துவம்=Leadership|தலைமைத்துவம்}", "{~நேர்மை=Integrity|நேர்மை|Honesty}"] },
    { heading: "கல்வி", studies: [
      { degree: "வணிக முகாமைத்துவ டிப்ளோமா", institution: "உயர் தொழில்நுட்பக் கல்வி நிறுவனம்", place: "திருகோணமலை", dates: "2018", year: 2018 },
      { degree: "க.பொ.த. உயர்தரம்", institution: "இராமகிருஷ்ண இந்துக் கல்லூரி", dates: "2016", year: 2016 },
    ] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}", "{சிங்களம்=Sinhala}", "{ஆங்கிலம்=English}"] },
    { heading: "பொழுதுபோக்கு", text: ["{!நீச்சல்=Swimming|நீச்சல்}, {!புகைப்படம்=Photography|புகைப்படம்|புகைப்படக்கலை} எடுத்தல்"] },
  ],
  optional: ["Retail", "Sales", "Supervision", "Cashiering", "Business management", "Expiry management", "Waste reduction", "Team management"],
  totalYears: 7.7,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-right", "docx-plain@libreoffice"],
};
