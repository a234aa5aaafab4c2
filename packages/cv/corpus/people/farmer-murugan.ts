import type { Person } from "../person.ts";

export const person: Person = {
  id: "farmer-murugan",
  family: "agriculture",
  country: "LK",
  languageCode: "ta",
  name: "முருகேசு சிவகுமார்",
  headline: "விவசாய கள உத்தியோகத்தர்",
  email: "murugesu.siva@vannimail.example",
  phone: "+94 76 330 9918",
  location: "கிளிநொச்சி, இலங்கை",
  labels: { contact: "தொடர்புக்கு", email: "மின்னஞ்சல்", phone: "தொலைபேசி", address: "முகவரி" },
  sections: [
    {
      heading: "வேலை அனுபவம்",
      jobs: [
        { title: "விவசாய கள உத்தியோகத்தர்", company: "வன்னி விவசாயிகள் கூட்டுறவு", place: "கிளிநொச்சி", dates: "ஏப்ரல் 2021 – இன்று வரை", from: "2021-04", to: null, points: ["{சொட்டு நீர்ப்பாசனம்=Drip irrigation|சொட்டு நீர்ப்பாசனம்|Irrigation} அமைத்தல் மற்றும் {மண் பரிசோதனை=Soil testing|மண் பரிசோதனை|Soil analysis}.", "[[நெல் விளைச்சல் ஏக்கருக்கு 18% அதிகரித்தது.]]", "விவசாயிகளுக்கு வாராந்தப் {பயிற்சி=Training|பயிற்சி|Farmer training|Training and development} வகுப்புகள்."] },
        { title: "பண்ணை மேற்பார்வையாளர்", company: "இரணைமடு பண்ணை", place: "கிளிநொச்சி", dates: "மே 2017 – ஒக்டோபர் 2019", from: "2017-05", to: "2019-10", points: ["நாற்று மேடை மற்றும் கூலியாட்கள் பட்டியல்."] },
      ],
    },
    { heading: "திறமைகள்", tags: ["{இயற்கை விவசாயம்=Organic farming|இயற்கை விவசாயம்}", "{பூச்சி கட்டுப்பாடு=Pest control|பூச்சி கட்டுப்பாடு|Pest management}", "{உழவு இயந்திரம் ஓட்டுதல்=Tractor driving|உழவு இயந்திரம் ஓட்டுதல்|Tractor operation}", "{Excel=Microsoft Excel}"] },
    { heading: "கல்வித் தகைமை", studies: [{ degree: "விவசாய டிப்ளோமா", institution: "வவுனியா விவசாயக் கல்லூரி", dates: "2014 – 2016", year: 2016 }] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}", "{சிங்களம்=Sinhala}"] },
  ],
  optional: ["Agriculture", "Crop production", "Nursery management", "Agricultural extension", "Rice cultivation", "Paddy cultivation"],
  totalYears: 8.1,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["timeline", "docx-table"],
};
