import type { Person } from "../person.ts";

export const person: Person = {
  id: "nurse-ananthi",
  family: "nursing",
  country: "IN",
  languageCode: "ta",
  name: "ஆனந்தி பாலசுப்ரமணியன்",
  headline: "செவிலியர்",
  email: "ananthi.bala@maduraibox.example",
  phone: "+91 94433 70152",
  location: "மதுரை, தமிழ்நாடு",
  labels: { contact: "தொடர்பு விவரம்", email: "மின்னஞ்சல்", phone: "கைபேசி", address: "முகவரி" },
  sections: [
    { heading: "நோக்கம்", text: ["நோயாளிகளின் நலனே முதன்மை."] },
    {
      heading: "அனுபவம்",
      jobs: [
        { title: "பணி செவிலியர்", company: "மீனாட்சி பல்நோக்கு மருத்துவமனை", place: "மதுரை", dates: "ஆகஸ்ட் 2022 – இன்றுவரை", from: "2022-08", to: null, points: ["{தீவிர சிகிச்சை=Critical care|Intensive care|தீவிர சிகிச்சை} பிரிவில் {மருந்து வழங்கல்=Medication administration|மருந்து வழங்கல்}, {காயப் பராமரிப்பு=Wound care|காயப் பராமரிப்பு}.", "[[தொற்று விகிதம் 6% இலிருந்து 2% ஆகக் குறைந்தது.]]"] },
        { title: "பயிற்சி செவிலியர்", company: "வைகை மருத்துவமனை", place: "மதுரை", dates: "ஜூலை 2021 – ஜூலை 2022", from: "2021-07", to: "2022-07" },
      ],
    },
    { heading: "திறன்கள்", tags: ["{ECG}", "{BLS=Basic Life Support|BLS}", "{நோயாளி பராமரிப்பு=Patient care|நோயாளி பராமரிப்பு}", "{~பொறுமை=Patience|பொறுமை}"] },
    { heading: "கல்வி", studies: [{ degree: "பி.எஸ்சி. நர்சிங்", institution: "மதுரை மருத்துவக் கல்லூரி", dates: "2017 – 2021", year: 2021 }] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}, {ஆங்கிலம்=English}"] },
  ],
  optional: ["Nursing", "Infection control"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["sidebar-right", "docx-plain"],
};
